// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_report.h"

#include "ui/pdf/pdf_pages.h"
#include "ui/platform/wording_report.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace ui {

namespace {

void prepare(QPdfWriter& writer, const core::ReportContent& content, const QByteArray& attachment)
{
    writer.setResolution(kPdfResolution);
    writer.setPageSize(QPageSize(content.paper == core::Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    // Pages have margins of their own.
    writer.setPageMargins(QMarginsF(), QPageLayout::Point);
    writer.setTitle(inert(content.planName, false));
    writer.setCreator(QStringLiteral("GPU Plan ") + QString::fromStdString(content.identity.program));
    if (!attachment.isEmpty())
        writer.addFileAttachment(QString::fromStdString(content.identity.attachment), attachment,
                                 QStringLiteral("application/json"));
}

/// False when the device refused.
bool draw(QPdfWriter& writer, const PdfPages& pages)
{
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0 && !writer.newPage())
            return false;
        pages.draw(painter, page);
    }
    return painter.end();
}

core::Error unwritable(const QString& path, const QSaveFile& file)
{
    const QString folder = QFileInfo(path).absolutePath();
    // QSaveFile says "Unknown error" for a folder that is not there.
    const QString reason = QDir(folder).exists() ? file.errorString() : QString();
    core::Error error{"file-unwritable", {{"path", path.toStdString()}}, file.errorString().toStdString()};
    if (!reason.isEmpty())
        error.arguments.emplace_back("reason", reason.toStdString());
    return error;
}

} // namespace

core::ReportIdentity identityOf(const QByteArray& plan, const QDateTime& written, const QString& version)
{
    const QString hash =
        QString::fromLatin1(QCryptographicHash::hash(plan, QCryptographicHash::Sha256).toHex());
    const QString number = hash.left(8).toUpper() + written.toString(QStringLiteral("-yyyyMMdd-HHmm"));
    return {number.toStdString(), written.toString(QStringLiteral("yyyy-MM-dd HH:mm")).toStdString(),
            version.toStdString(), "plan.gpuplan.json", hash.toStdString()};
}

core::Result<int> writePdf(const QString& path, const core::ReportContent& content, const core::Plan& plan,
                           const core::PlanResult& result, const Wording& wording,
                           const QByteArray& attachment)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return tl::unexpected(unwritable(path, file));
    const PdfPages pages(content, plan, result, wording);
    bool drawn = false;
    {
        QPdfWriter writer(&file);
        prepare(writer, content, attachment);
        drawn = draw(writer, pages);
    }
    if (!drawn) {
        file.cancelWriting();
        return core::failure("pdf-not-painted", {{"path", path.toStdString()}});
    }
    if (!file.commit())
        return tl::unexpected(unwritable(path, file));
    return pages.count();
}

} // namespace ui
