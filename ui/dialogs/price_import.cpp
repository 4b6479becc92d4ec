// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/price_import.h"

#include "core/catalog/catalog_json.h"
#include "core/store/file.h"
#include "ui/forms/choices.h"
#include "ui/platform/shown_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/search_combo.h"
#include "ui/widgets/text_label.h"

#include <QComboBox>
#include <QDate>
#include <QFile>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QtConcurrent>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int kRowsInSight = 9;
constexpr std::size_t kNamesToTeach = 5; ///< at a time, the most frequent first
constexpr int kDateLength = 10;
constexpr int kVerdictWidth = 160;
constexpr int kCodeLength = 3;

TableCell cellOf(const QString& text, const QVariant& key = {}, Tone tone = Tone::Normal)
{
    TableCell cell;
    cell.text = text;
    cell.sortKey = key;
    cell.tone = tone;
    return cell;
}

QString placeOf(const core::ReviewedRow& row)
{
    QStringList parts;
    for (const std::string& part : {row.provider, row.gpu, row.instance, row.region}) {
        if (!part.empty())
            parts << shownText(part);
    }
    return parts.join(QStringLiteral(" · "));
}

void clearForm(QFormLayout* form)
{
    while (form->rowCount() > 0)
        form->removeRow(0);
}

} // namespace

PriceImport::PriceImport(const QString& file, QString library, const Wording& wording, QWidget* parent)
    : QDialog(parent)
    , m_wording(wording)
    , m_file(file)
    , m_library(std::move(library))
    , m_format(new QComboBox)
    , m_currency(new QLineEdit)
    , m_date(new QLineEdit)
    , m_verdict(new QComboBox)
    , m_summary(new TextLabel(bodyFont()))
    , m_progress(new QProgressBar)
    , m_table(new DataTable(tr("What became of the rows"), kRowsInSight))
    , m_unknownTitle(new TextLabel(captionFont(), Tone::Secondary))
    , m_unknown(new QFormLayout)
    , m_store(new QPushButton)
{
    setWindowTitle(tr("Prices of “%1”").arg(QFileInfo(file).fileName()));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(24, 20, 24, 16);
    rows->setSpacing(12);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    addChoices(form);
    rows->addLayout(form);
    m_summary->setWordWrap(true);
    m_summary->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    rows->addWidget(m_summary);
    m_progress->setRange(0, 0);
    m_progress->setAccessibleName(tr("Reading"));
    rows->addWidget(m_progress);
    rows->addWidget(m_verdict, 0, Qt::AlignLeft);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_unknownTitle);
    rows->addLayout(m_unknown);
    addButtons();
    resize(880, 640);
    connect(&m_reading, &QFutureWatcherBase::finished, this, [this] { take(*m_reading.result()); });
    auto taught = core::taughtNames(QFile::encodeName(m_library).toStdString());
    if (!taught) {
        // Reading on would end in a refusal to store.
        for (QWidget* choice : std::initializer_list<QWidget*>{m_format, m_currency, m_date})
            choice->setEnabled(false);
        showProblem(taught.error(), m_library);
        return;
    }
    m_taught = std::move(*taught);
    read();
}

PriceImport::~PriceImport()
{
    m_reading.disconnect(this);
    m_reading.waitForFinished();
}

QString PriceImport::summary() const
{
    return m_summary->text();
}

void PriceImport::addChoices(QFormLayout* form)
{
    m_format->addItem(tr("found by itself"), QString());
    for (const auto& [format, word] : core::kNames<core::PriceListFormat>)
        m_format->addItem(QString::fromUtf8(word.data(), qsizetype(word.size())),
                          QString::fromUtf8(word.data(), qsizetype(word.size())));
    m_format->setAccessibleName(tr("Format"));
    m_currency->setText(QStringLiteral("USD"));
    m_currency->setMaxLength(kCodeLength);
    m_currency->setAccessibleName(tr("Currency"));
    m_date->setMaxLength(kDateLength);
    m_date->setPlaceholderText(tr("the day the file was written"));
    m_date->setAccessibleName(tr("Date of the prices"));
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Currency, where the list names none"), m_currency);
    form->addRow(tr("Date of the prices, YYYY-MM-DD"), m_date);
    for (const auto& [verdict, name] :
         {std::pair{Verdict::All, tr("All rows")}, std::pair{Verdict::Taken, tr("Taken")},
          std::pair{Verdict::Repaired, tr("Repaired")}, std::pair{Verdict::Rejected, tr("Rejected")}})
        m_verdict->addItem(name, static_cast<int>(verdict));
    m_verdict->setMinimumWidth(kVerdictWidth);
    m_verdict->setAccessibleName(tr("Rows shown"));
    connect(m_format, &QComboBox::activated, this, &PriceImport::readIfChanged);
    connect(m_currency, &QLineEdit::editingFinished, this, &PriceImport::readIfChanged);
    connect(m_date, &QLineEdit::editingFinished, this, &PriceImport::readIfChanged);
    connect(m_verdict, &QComboBox::activated, this, &PriceImport::showTable);
}

void PriceImport::addButtons()
{
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_store->setProperty("primary", true);
    m_store->setAutoDefault(false); // Enter in a field is no consent
    connect(m_store, &QPushButton::clicked, this, &PriceImport::store);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_store);
    static_cast<QVBoxLayout*>(layout())->addLayout(buttons);
}

std::optional<core::PriceFileChoices> PriceImport::chosen() const
{
    const QString date = m_date->text().trimmed();
    if (!date.isEmpty() && !QDate::fromString(date, Qt::ISODate).isValid())
        return std::nullopt;
    return core::PriceFileChoices{
        core::valueOf<core::PriceListFormat>(m_format->currentData().toString().toStdString()),
        {},
        m_currency->text().trimmed().toUpper().toStdString(),
        date.toStdString()};
}

/// Leaving a field as it was must not take the review away under the mouse.
void PriceImport::readIfChanged()
{
    if (chosen() != m_choices)
        read();
}

void PriceImport::read()
{
    m_choices = chosen();
    if (!m_choices) {
        m_summary->setText(tr("“%1” is no date. Write it as 2026-11-30.").arg(m_date->text()));
        m_list.reset();
        showTable();
        return;
    }
    m_progress->show();
    m_store->setEnabled(false);
    m_summary->setText(tr("Reading “%1”…").arg(QFileInfo(m_file).fileName()));
    std::vector<core::NameInLists> taught = m_taughtNow;
    taught.insert(taught.end(), m_taught.begin(), m_taught.end());
    const std::string path = QFile::encodeName(m_file).toStdString();
    m_reading.setFuture(QtConcurrent::run([path, choices = *m_choices, taught = std::move(taught)] {
        const auto text = core::readFile(path, core::kLargestPriceList);
        return std::make_shared<Reviewed>(
            text ? core::reviewPriceFile(path, *text, choices, core::builtInCatalog(), taught)
                 : Reviewed(tl::unexpected(text.error())));
    }));
}

void PriceImport::take(const Reviewed& reviewed)
{
    m_progress->hide();
    if (!reviewed) {
        showProblem(reviewed.error(), m_file);
        return;
    }
    m_list = *reviewed;
    const core::PriceReview& review = m_list->review;
    const auto count = [this](std::size_t n) { return m_wording.count(static_cast<std::int64_t>(n)); };
    m_summary->setText(tr("%1: %2 rows of prices of %3 in %4. Taken %5, repaired %6, rejected %7.")
                           .arg(QString::fromUtf8(core::nameIn(review.format).data()), count(review.rows),
                                m_wording.date(m_list->asOf), QString::fromStdString(m_list->currency),
                                count(review.taken), count(review.repaired), count(review.rejected)));
    showTable();
    showUnknown();
}

void PriceImport::showProblem(const core::Error& error, const QString& file)
{
    m_progress->hide();
    m_list.reset();
    core::Error named = error;
    named.arguments.emplace_back("path", file.toStdString());
    m_summary->setText(m_wording.sentence(named));
    showTable();
    clearForm(m_unknown);
    m_unknownTitle->hide();
}

void PriceImport::showTable()
{
    TableContent content;
    content.columns = {
        {tr("Verdict"), tr("What became of the rows"), false},
        {tr("Why"), {}, false},
        {tr("Rows"), tr("How many rows of the file"), true},
        {tr("The first of them"), tr("Row of the file, provider, GPU, machine, region"), false}};
    const auto wanted = static_cast<Verdict>(m_verdict->currentData().toInt());
    const auto add = [&](Verdict verdict, const auto& reasons, const QString& name, Tone tone) {
        if (wanted != Verdict::All && wanted != verdict)
            return;
        for (const auto& [reason, found] : reasons) {
            QStringList first;
            for (const core::ReviewedRow& row : found.first)
                first << tr("row %1: %2")
                             .arg(m_wording.count(static_cast<std::int64_t>(row.row)), placeOf(row));
            const std::string word(core::nameIn(reason));
            TableCell why = cellOf(m_wording.importReason(word));
            TableCell place = cellOf(first.value(0), {}, Tone::Secondary);
            why.tip = why.text;
            place.tip = first.join(QLatin1Char('\n'));
            content.rows.push_back({word,
                                    {cellOf(name, {}, tone), why,
                                     cellOf(m_wording.count(static_cast<std::int64_t>(found.rows)),
                                            static_cast<double>(found.rows)),
                                     place}});
        }
    };
    if (m_list) {
        add(Verdict::Rejected, m_list->review.refused, tr("rejected"), Tone::Bad);
        add(Verdict::Repaired, m_list->review.mended, tr("repaired"), Tone::Warn);
        add(Verdict::Taken, m_list->review.remarked, tr("taken"), Tone::Good);
    }
    m_table->setContent(content);
    const int offers = m_list ? static_cast<int>(m_list->review.offers.size()) : 0;
    m_store->setText(tr("Store %n prices", nullptr, offers));
    m_store->setEnabled(offers > 0 && !isReading());
}

void PriceImport::showUnknown()
{
    clearForm(m_unknown);
    std::vector<std::pair<std::string, std::size_t>> names(m_list->review.unknownGpus.begin(),
                                                           m_list->review.unknownGpus.end());
    std::stable_sort(names.begin(), names.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    m_unknownTitle->setVisible(!names.empty());
    m_unknownTitle->setText(
        tr("%n names of GPUs are not known. Say once what they mean, and it is known from then on.", nullptr,
           static_cast<int>(names.size())));
    names.resize(std::min(names.size(), kNamesToTeach));
    for (const auto& [name, rows] : names) {
        auto* gpus = new SearchCombo;
        gpus->addRow(tr("leave it out"), QString(), {});
        for (const FieldChoice& choice : gpuChoices(core::builtInCatalog()))
            gpus->addRow(choice.text, QString::fromStdString(choice.word), choice.detail);
        gpus->setAccessibleName(tr("GPU that “%1” means").arg(shownText(name)));
        connect(gpus, &QComboBox::activated, this,
                [this, gpus, name = name] { teach(name, gpus->currentData().toString().toStdString()); });
        m_unknown->addRow(tr("%1, %n rows", nullptr, static_cast<int>(rows)).arg(shownText(name)), gpus);
    }
}

void PriceImport::teach(const std::string& name, const std::string& gpu)
{
    std::erase_if(m_taughtNow, [&name](const core::NameInLists& each) { return each.name == name; });
    if (!gpu.empty())
        m_taughtNow.push_back({{}, name, gpu, {}});
    // The chooser that was used goes with the old review.
    QMetaObject::invokeMethod(this, &PriceImport::read, Qt::QueuedConnection);
}

void PriceImport::store()
{
    const auto counts =
        core::storeOffers(QFile::encodeName(m_library).toStdString(), {m_list->review.offers}, m_taughtNow);
    if (!counts) {
        showProblem(counts.error(), m_library);
        return;
    }
    m_stored = counts->front();
    accept();
}

} // namespace ui
