// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_flow.h"
#include "ui/pdf/pdf_table.h"

#include <rapidcheck.h>

#include <QTest>

#include <algorithm>

using ui::Keep;
using ui::PdfBox;
using ui::PdfFlow;
using ui::PlacedBox;

namespace {

constexpr double kPage = 100;

PdfFlow flowOfPages()
{
    return PdfFlow(QRectF(0, 0, 50, kPage));
}

PdfBox box(double height, Keep withNext = Keep::No)
{
    PdfBox result;
    result.height = height;
    result.withNext = withNext;
    return result;
}

/// Boxes of 1 to 40 with any wish; marked by their place.
std::vector<PdfBox> someBoxes()
{
    const auto heights = *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 41)).as("heights");
    std::vector<PdfBox> boxes;
    for (const int height : heights) {
        PdfBox each = box(height, *rc::gen::element(Keep::No, Keep::No, Keep::Wish, Keep::Must));
        each.spaceBefore = *rc::gen::inRange(0, 6);
        each.mark = static_cast<int>(boxes.size());
        boxes.push_back(each);
    }
    return boxes;
}

PdfFlow placed(const std::vector<PdfBox>& boxes)
{
    PdfFlow flow = flowOfPages();
    for (const PdfBox& each : boxes)
        flow.add(each);
    (void)flow.pages();
    return flow;
}

double heightOf(const std::vector<PdfBox>& boxes, std::size_t from, std::size_t to)
{
    double height = 0;
    for (std::size_t i = from; i <= to; ++i)
        height += boxes[i].height + (i == from ? 0 : boxes[i].spaceBefore);
    return height;
}

/// Rows of a table as reports have them: groups, their parts, notes, a total.
std::vector<core::RowRank> someRows()
{
    using core::RowRank;
    std::vector<RowRank> rows;
    const int groups = *rc::gen::inRange(1, 5);
    for (int g = 0; g < groups; ++g) {
        rows.push_back(RowRank::Group);
        const int parts = *rc::gen::inRange(1, 30);
        for (int p = 0; p < parts; ++p) {
            rows.push_back(RowRank::Plain);
            if (*rc::gen::inRange(0, 4) == 0)
                rows.push_back(RowRank::Note);
        }
    }
    if (*rc::gen::arbitrary<bool>())
        rows.push_back(RowRank::Total);
    return rows;
}

PdfFlow tableOf(const std::vector<core::RowRank>& rows, int filled)
{
    PdfFlow flow = flowOfPages();
    flow.add(box(filled));
    PdfBox heading = box(7, Keep::Must);
    heading.mark = 1000;
    flow.add(heading);
    PdfBox header = box(5, Keep::Must);
    header.opensRepeat = true;
    header.mark = 1001;
    flow.add(header);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        PdfBox row = box(4, ui::keepAfterRow(rows, i));
        row.mark = static_cast<int>(i);
        row.closesRepeat = i + 1 == rows.size();
        flow.add(row);
    }
    (void)flow.pages();
    return flow;
}

} // namespace

class TestPdfFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boxesStayInOrderInsideThePageAndApart()
    {
        const bool held = rc::check([] {
            const auto boxes = someBoxes();
            PdfFlow flow = placed(boxes);
            std::size_t next = 0;
            for (const auto& page : flow.pages()) {
                double y = 0;
                for (const PlacedBox& each : page) {
                    RC_ASSERT(each.rect.top() >= y - 1e-9);
                    RC_ASSERT(each.rect.bottom() <= kPage + 0.5);
                    RC_ASSERT(each.rect.height() == boxes[next].height);
                    y = each.rect.bottom();
                    ++next;
                }
            }
            RC_ASSERT(next == boxes.size());
        });
        QVERIFY(held);
    }

    void whatMustStayTogetherDoesWherePagesAllow()
    {
        const bool held = rc::check([] {
            const auto boxes = someBoxes();
            const PdfFlow flow = placed(boxes);
            for (std::size_t from = 0; from < boxes.size(); ++from) {
                std::size_t to = from;
                while (to + 1 < boxes.size() && boxes[to].withNext == Keep::Must)
                    ++to;
                if (heightOf(boxes, from, to) > kPage || (from > 0 && boxes[from - 1].withNext == Keep::Must))
                    continue;
                RC_ASSERT(flow.pageOf(static_cast<int>(from)) == flow.pageOf(static_cast<int>(to)));
            }
        });
        QVERIFY(held);
    }

    void noPageIsLeftMoreThanAThirdBlankForAWish()
    {
        PdfFlow flow = flowOfPages();
        flow.add(box(20));
        for (int i = 0; i < 9; ++i) {
            PdfBox each = box(10, i < 8 ? Keep::Wish : Keep::No);
            each.mark = i;
            flow.add(each);
        }
        (void)flow.pages();
        QCOMPARE(flow.pageOf(0), 1); // 80 were free
        QCOMPARE(flow.pageOf(8), 2);
        PdfFlow other = flowOfPages();
        other.add(box(70));
        for (int i = 0; i < 9; ++i) {
            PdfBox each = box(10, i < 8 ? Keep::Wish : Keep::No);
            each.mark = i;
            other.add(each);
        }
        (void)other.pages();
        QCOMPARE(other.pageOf(0), 2); // 30 were free
        QCOMPARE(other.pageOf(8), 2);
    }

    void tablesHaveNoWidows()
    {
        const bool held = rc::check([] {
            const auto rows = someRows();
            PdfFlow flow = tableOf(rows, *rc::gen::inRange(1, 100));
            const int last = static_cast<int>(rows.size()) - 1;
            // The heading and the header are with the first two rows, the last row with the one before.
            RC_ASSERT(flow.pageOf(1000) == flow.pageOf(1001));
            RC_ASSERT(flow.pageOf(1001) == flow.pageOf(std::min(1, last)));
            RC_ASSERT(flow.pageOf(last) == flow.pageOf(std::max(0, last - 1)));
            for (int i = 0; i < last; ++i) {
                const auto rank = rows[static_cast<std::size_t>(i)];
                const auto next = rows[static_cast<std::size_t>(i) + 1];
                if (rank == core::RowRank::Group || next == core::RowRank::Note
                    || next == core::RowRank::Total)
                    RC_ASSERT(flow.pageOf(i) == flow.pageOf(i + 1));
            }
        });
        QVERIFY(held);
    }

    void theHeaderIsOnEveryPageOfItsTableAndNeverAlone()
    {
        const bool held = rc::check([] {
            const auto rows = someRows();
            PdfFlow flow = tableOf(rows, *rc::gen::inRange(1, 100));
            flow.add(box(3));
            const auto& pages = flow.pages();
            const int first = flow.pageOf(1001);
            const int last = flow.pageOf(static_cast<int>(rows.size()) - 1);
            for (int page = 1; page <= static_cast<int>(pages.size()); ++page) {
                const auto& boxes = pages[static_cast<std::size_t>(page - 1)];
                const auto repeated = std::count_if(boxes.begin(), boxes.end(),
                                                    [](const PlacedBox& each) { return each.repeated; });
                RC_ASSERT(repeated == (page > first && page <= last ? 1 : 0));
                RC_ASSERT(repeated == 0 || boxes.size() > 1);
            }
        });
        QVERIFY(held);
    }
};

QTEST_APPLESS_MAIN(TestPdfFlow)
#include "tst_pdf_flow.moc"
