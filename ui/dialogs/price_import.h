// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/catalog/list_names.h"
#include "core/import/price_file.h"
#include "core/store/price_library.h"
#include "ui/platform/wording.h"

#include <QDialog>
#include <QFutureWatcher>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace ui {

class DataTable;
class TextLabel;

/// What became of every row of a price list, before anything is stored: how many are taken, mended and
/// rejected and why, the format, currency and date that are assumed, and the names of GPUs that nobody knows,
/// to be taught once. The file is read beside the window's work.
class PriceImport : public QDialog
{
    Q_OBJECT

public:
    /// The library is the user's (priceLibraryFile), or a test's.
    PriceImport(const QString& file, QString library, const Wording& wording, QWidget* parent = nullptr);
    ~PriceImport() override;

    /// What was stored; absent until then.
    [[nodiscard]] std::optional<core::StoredCounts> stored() const { return m_stored; }
    [[nodiscard]] bool isReading() const { return m_reading.isRunning(); }
    [[nodiscard]] QPushButton* storeButton() const { return m_store; }
    [[nodiscard]] DataTable* table() const { return m_table; }
    [[nodiscard]] QString summary() const;

private:
    using Reviewed = core::Result<core::ImportedList>;
    /// One verdict on rows, or all.
    enum class Verdict { All, Taken, Repaired, Rejected };

    void addChoices(QFormLayout* form);
    void addButtons();
    /// The choices as they stand, or what is wrong with them.
    [[nodiscard]] std::optional<core::PriceFileChoices> chosen() const;
    void readIfChanged();
    void read();
    void take(const Reviewed& reviewed);
    void showProblem(const core::Error& error, const QString& file);
    void showTable();
    void showUnknown();
    void teach(const std::string& name, const std::string& gpu);
    void store();

    const Wording& m_wording;
    QString m_file;
    QString m_library;
    std::optional<core::PriceFileChoices> m_choices; ///< of the last reading
    std::vector<core::NameInLists> m_taught;         ///< in the library, and now
    std::vector<core::NameInLists> m_taughtNow;      ///< in this dialog
    std::optional<core::ImportedList> m_list;
    std::optional<core::StoredCounts> m_stored;
    QFutureWatcher<std::shared_ptr<Reviewed>> m_reading;
    QComboBox* m_format;
    QLineEdit* m_currency;
    QLineEdit* m_date;
    QComboBox* m_verdict;
    TextLabel* m_summary;
    QProgressBar* m_progress;
    DataTable* m_table;
    TextLabel* m_unknownTitle;
    QFormLayout* m_unknown;
    QPushButton* m_store;
};

} // namespace ui
