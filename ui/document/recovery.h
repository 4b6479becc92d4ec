// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"

#include <QDateTime>
#include <QFutureWatcher>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <vector>

namespace ui {

/// Unsaved work as a recovery file has it.
struct LeftWork
{
    QString file; ///< the recovery file
    core::Plan plan;
    QString path; ///< of the plan's own file; empty when it never had one
    std::int64_t revision = 0;
    QDateTime written;
};

/// Keeps the unsaved work of one document in a file of its own, so that a crash costs seconds: written in
/// another thread some seconds after an edit, whole or not at all, and removed as soon as nothing is unsaved
/// or the document is closed. A lock beside it, held while the document lives, keeps other windows and
/// programs from taking it.
class Recovery : public QObject
{
    Q_OBJECT

public:
    static constexpr int kDelayMs = 3000; ///< from the first edit that is not in the file

    explicit Recovery(PlanDocument& document, QObject* parent = nullptr, int delayMs = kDelayMs);
    ~Recovery() override;

    /// What programs that ended unexpectedly left behind, newest first; what another running program still
    /// holds is not among it. A file that cannot be read stays where it is and is not offered.
    [[nodiscard]] static std::vector<LeftWork> leftBehind();
    /// Removes a recovery file and its lock.
    static void discard(const QString& file);
    /// Where recovery files are.
    [[nodiscard]] static QString folder();

    /// The file of this document; it exists while something is unsaved and was written.
    [[nodiscard]] QString file() const { return m_file; }

Q_SIGNALS:
    /// The work as it stood when the write began is safe. `reason` is empty, or why it is not.
    void written(const QString& reason);

private:
    void follow();
    void write();
    void finish();
    void remove();

    PlanDocument& m_document;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    QFutureWatcher<QString> m_writing;
    core::Plan m_inWriting; ///< shared with the writing thread, so that it is never the last to let go
};

} // namespace ui
