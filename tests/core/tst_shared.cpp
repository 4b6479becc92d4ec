// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/shared.h"

#include <rapidcheck.h>

#include <QTest>

#include <string>
#include <vector>

using namespace core;

namespace {

/// Counts how often it is copied.
struct Counted
{
    explicit Counted(int n)
        : value(n)
    {
    }
    Counted(const Counted& other)
        : value(other.value)
    {
        ++copies;
    }
    Counted& operator=(const Counted&) = delete;
    Counted(Counted&&) = default;
    ~Counted() = default;

    int value;
    static inline int copies = 0;
};

} // namespace

class TstShared : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesShareOneValue();
    void anEditIsNeverSeenThroughAnotherCopy();
    void equalityComparesWhatIsInside();
    void editingAnUnsharedValueCopiesNothing();
    void editingASharedValueCopiesItOnce();
    void aMovedFromValueIsStillAValue();
    void anySequenceOfEditsActsLikePlainValues();
};

void TstShared::copiesShareOneValue()
{
    const Shared<std::string> a(std::string("today"));
    const Shared<std::string> b = a;
    QCOMPARE(&*a, &*b);
}

void TstShared::anEditIsNeverSeenThroughAnotherCopy()
{
    Shared<std::string> a(std::string("today"));
    const Shared<std::string> b = a;
    a.edit() = "tomorrow";
    QCOMPARE(*a, std::string("tomorrow"));
    QCOMPARE(*b, std::string("today"));
    QVERIFY(a != b);
}

void TstShared::equalityComparesWhatIsInside()
{
    const Shared<std::string> a(std::string("same"));
    const Shared<std::string> b(std::string("same"));
    QVERIFY(&*a != &*b);
    QVERIFY(a == b);
    QVERIFY(a != Shared<std::string>(std::string("other")));
    QVERIFY(Shared<std::string>() == Shared<std::string>(std::string()));
}

void TstShared::editingAnUnsharedValueCopiesNothing()
{
    Shared<Counted> a(Counted(1));
    Counted::copies = 0;
    a.edit().value = 2;
    a.edit().value = 3;
    QCOMPARE(Counted::copies, 0);
    QCOMPARE(a->value, 3);
}

void TstShared::editingASharedValueCopiesItOnce()
{
    Shared<Counted> a(Counted(1));
    const Shared<Counted> b = a;
    Counted::copies = 0;
    a.edit().value = 2;
    a.edit().value = 3;
    QCOMPARE(Counted::copies, 1);
    QCOMPARE(b->value, 1);
}

void TstShared::aMovedFromValueIsStillAValue()
{
    Shared<std::string> a(std::string("today"));
    const Shared<std::string> b = std::move(a);
    QCOMPARE(*b, std::string("today"));
    QVERIFY(a == b || *a == std::string()); // NOLINT(bugprone-use-after-move): that is what is tested
    a.edit() = "tomorrow";
    QCOMPARE(*b, std::string("today"));
}

void TstShared::anySequenceOfEditsActsLikePlainValues()
{
    QVERIFY(rc::check("like values", [] {
        std::vector<Shared<int>> shared(4, Shared<int>(0));
        std::vector<int> plain(4, 0);
        const auto steps = *rc::gen::container<std::vector<std::tuple<int, int, int>>>(
            rc::gen::tuple(rc::gen::inRange(0, 4), rc::gen::inRange(0, 4), rc::gen::inRange(0, 100)));
        for (const auto& [from, to, value] : steps) {
            if (value % 2 == 0) {
                shared[static_cast<std::size_t>(to)] = shared[static_cast<std::size_t>(from)];
                plain[static_cast<std::size_t>(to)] = plain[static_cast<std::size_t>(from)];
            } else {
                shared[static_cast<std::size_t>(to)].edit() += value;
                plain[static_cast<std::size_t>(to)] += value;
            }
        }
        for (std::size_t i = 0; i < plain.size(); ++i)
            RC_ASSERT(*shared[i] == plain[i]);
    }));
}

QTEST_APPLESS_MAIN(TstShared)
#include "tst_shared.moc"
