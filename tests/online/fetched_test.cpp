// SPDX-License-Identifier: GPL-3.0-or-later
// What a store remembers of fetches.
#include "db/ingest/fetched.hpp"

#include "db/store/store.hpp"
#include "tests/intake/intake_files.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using Periods = std::vector<Period>;
using Gaps = std::vector<PeriodGap>;

TEST(Periods, thatTouchBecomeOne) {
    EXPECT_EQ(withPeriod({}, {5, 9}), (Periods{{5, 9}}));
    EXPECT_EQ(withPeriod({{5, 9}}, {20, 30}), (Periods{{5, 9}, {20, 30}}));
    EXPECT_EQ(withPeriod({{20, 30}}, {5, 9}), (Periods{{5, 9}, {20, 30}}));
    EXPECT_EQ(withPeriod({{5, 9}, {20, 30}}, {10, 19}), (Periods{{5, 30}}));
    EXPECT_EQ(withPeriod({{5, 9}, {20, 30}}, {7, 21}), (Periods{{5, 30}}));
    EXPECT_EQ(withPeriod({{5, 9}}, {0, 100}), (Periods{{0, 100}}));
    EXPECT_EQ(withPeriod({{5, 9}}, {8, 7}), (Periods{{5, 9}})); // is none
}

TEST(Periods, leaveGaps) {
    EXPECT_EQ(gapsBetween({}, 0), (Gaps{{0, {}}}));
    EXPECT_EQ(gapsBetween({}, 50), (Gaps{{50, {}}}));
    EXPECT_EQ(gapsBetween({{0, 9}}, 0), (Gaps{{9, {}}}));
    EXPECT_EQ(gapsBetween({{5, 9}}, 0), (Gaps{{9, {}}, {0, 5}}));
    EXPECT_EQ(gapsBetween({{5, 9}, {20, 30}}, 0), (Gaps{{30, {}}, {9, 20}, {0, 5}}));
    EXPECT_EQ(gapsBetween({{5, 9}, {20, 30}}, 7), (Gaps{{30, {}}, {9, 20}}));
    EXPECT_EQ(gapsBetween({{5, 9}, {20, 30}}, 15), (Gaps{{30, {}}, {15, 20}}));
    EXPECT_EQ(gapsBetween({{5, 9}}, 50), (Gaps{{50, {}}}));
}

TEST(Periods, areRememberedForEachSource) {
    const testing::TemporaryFolder folder;
    {
        Store store(folder.path("games.db"), Store::Access::write);
        EXPECT_EQ(fetchedPeriods(store, "https://a/@/x"), Periods{});
        setFetchedPeriods(store, "https://a/@/x", {{1, 5}, {9, 12}});
        setFetchedPeriods(store, "https://a/@/xy", {{2, 3}});
        setFetchedPeriods(store, "https://a/@/x", {{1, 12}});
    }
    Store store(folder.path("games.db"), Store::Access::read);
    EXPECT_EQ(fetchedPeriods(store, "https://a/@/x"), (Periods{{1, 12}}));
    EXPECT_EQ(fetchedPeriods(store, "https://a/@/xy"), (Periods{{2, 3}}));
}

} // namespace
} // namespace damscope::db
