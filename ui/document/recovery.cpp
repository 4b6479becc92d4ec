// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/recovery.h"

#include "core/plan/plan_json.h"
#include "core/store/file.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QtConcurrentRun>
#include <QUuid>

#include <algorithm>
#include <optional>

namespace ui {

namespace {

constexpr auto kEnding = ".recovery";
constexpr auto kFormat = "gpuplan.recovery";
constexpr std::size_t kLargest = std::size_t{160} << 20U; ///< a plan's text, once more as a JSON text

std::string nativeName(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QString lockOf(const QString& file)
{
    return file + QStringLiteral(".lock");
}

/// A lock ends with its program only, however long that runs.
std::unique_ptr<QLockFile> lockFor(const QString& file)
{
    auto lock = std::make_unique<QLockFile>(lockOf(file));
    lock->setStaleLockTime(0);
    return lock;
}

/// Writes in the worker's thread; empty, or the reason.
QString writeWork(const core::Plan& plan, const QString& file, QJsonObject head)
{
    head[QStringLiteral("plan")] = QString::fromStdString(core::writePlan(plan));
    const QByteArray text = QJsonDocument(head).toJson(QJsonDocument::Compact);
    const auto done = core::writeFile(nativeName(file), std::string_view(text.constData(), text.size()));
    return done ? QString() : QString::fromStdString(done.error().id);
}

std::optional<LeftWork> readWork(const QString& file)
{
    const auto text = core::readFile(nativeName(file), kLargest);
    if (!text)
        return std::nullopt;
    const QJsonObject head = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    if (head[QStringLiteral("format")].toString() != QLatin1String(kFormat))
        return std::nullopt;
    const auto read = core::readPlan(head[QStringLiteral("plan")].toString().toStdString());
    if (!read)
        return std::nullopt;
    return LeftWork{file, read->plan, head[QStringLiteral("path")].toString(),
                    head[QStringLiteral("revision")].toString().toLongLong(),
                    QDateTime::fromString(head[QStringLiteral("written")].toString(), Qt::ISODate)};
}

/// Locks without a file, and drafts of writes that were cut off.
void sweep(const QDir& files)
{
    const QStringList filter{QStringLiteral("*.lock"), QStringLiteral(".*")};
    for (const QString& name : files.entryList(filter, QDir::Files | QDir::Hidden)) {
        const bool isDraft = name.startsWith(QLatin1Char('.'));
        const QString owner = isDraft
                                  ? name.mid(1).section(QLatin1String(kEnding), 0, 0) + QLatin1String(kEnding)
                                  : name.chopped(5);
        if (!isDraft && files.exists(owner))
            continue;
        const auto lock = lockFor(files.filePath(owner)); // removes its own file when it is let go
        if (lock->tryLock(0) && isDraft)
            QFile::remove(files.filePath(name));
    }
}

} // namespace

Recovery::Recovery(PlanDocument& document, QObject* parent, int delayMs)
    : QObject(parent)
    , m_document(document)
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_file = QDir(folder()).filePath(name + QLatin1String(kEnding));
    m_timer.setSingleShot(true);
    m_timer.setInterval(delayMs);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::write);
    connect(&m_writing, &QFutureWatcher<QString>::finished, this, &Recovery::finish);
    connect(&m_document, &PlanDocument::changed, this, &Recovery::follow);
    connect(&m_document, &PlanDocument::fileChanged, this, &Recovery::follow);
}

Recovery::~Recovery()
{
    m_writing.waitForFinished();
    remove();
}

QString Recovery::folder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("recovery"));
}

void Recovery::follow()
{
    if (!m_document.isUnsaved()) {
        m_timer.stop();
        if (!m_writing.isRunning())
            remove();
        return;
    }
    // Not started anew by each edit: someone who never pauses is covered too.
    if (!m_timer.isActive())
        m_timer.start();
}

void Recovery::write()
{
    if (m_writing.isRunning()) {
        m_timer.start();
        return;
    }
    if (!m_lock) {
        QDir().mkpath(folder());
        m_lock = lockFor(m_file);
        if (!m_lock->tryLock(0)) {
            m_lock.reset();
            Q_EMIT written(QStringLiteral("file-locked"));
            return;
        }
    }
    m_inWriting = m_document.plan();
    const QJsonObject head{
        {QStringLiteral("format"), QLatin1String(kFormat)},
        {QStringLiteral("version"), 1},
        {QStringLiteral("path"), m_document.path()},
        // As text: JSON's numbers do not hold 64 bits.
        {QStringLiteral("revision"), QString::number(m_document.revision())},
        {QStringLiteral("written"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}};
    m_writing.setFuture(QtConcurrent::run(
        [plan = &m_inWriting, file = m_file, head] { return writeWork(*plan, file, head); }));
}

void Recovery::finish()
{
    const QString reason = m_writing.result();
    m_inWriting = {};
    if (!m_document.isUnsaved())
        remove();
    Q_EMIT written(reason);
}

void Recovery::remove()
{
    if (!m_lock)
        return;
    QFile::remove(m_file);
    m_lock.reset(); // removes its file
}

std::vector<LeftWork> Recovery::leftBehind()
{
    std::vector<LeftWork> works;
    const QDir files(folder());
    sweep(files);
    for (const QString& name : files.entryList({QLatin1Char('*') + QLatin1String(kEnding)}, QDir::Files)) {
        const QString file = files.filePath(name);
        const auto lock = lockFor(file);
        if (!lock->tryLock(0))
            continue;
        if (auto work = readWork(file))
            works.push_back(std::move(*work));
    }
    std::sort(works.begin(), works.end(),
              [](const LeftWork& a, const LeftWork& b) { return a.written > b.written; });
    return works;
}

void Recovery::discard(const QString& file)
{
    const auto lock = lockFor(file);
    if (lock->tryLock(0))
        QFile::remove(file);
}

} // namespace ui
