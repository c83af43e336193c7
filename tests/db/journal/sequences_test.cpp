// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever was done to a store is undone and done again, alone and in any order that the journal
// allows; by programs that are killed meanwhile: posix/sequences_test.cpp.
#include "db/store/health/check.hpp"
#include "tests/db/journal/every_kind_of_change.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace damscope::db {
namespace {

using Reason = JournalRefusal::Reason;

TEST_F(EveryKindOfChange, isUndoneAlone) {
    for (int round = 0; round < 3; ++round) {
        for (const auto& step : steps()) {
            const std::string before = stateOf(store_);
            const std::size_t known = entries();
            step();
            if (entries() == known) {
                EXPECT_EQ(stateOf(store_), before) << "a change without an entry";
                continue;
            }
            EXPECT_EQ(entries(), known + 1) << whatIs(last());
            const std::string after = stateOf(store_);
            const std::string what = whatIs(last());
            ASSERT_TRUE(undo(store_, last())) << what;
            EXPECT_EQ(stateOf(store_), before) << what;
            ASSERT_TRUE(redo(store_, last())) << what;
            EXPECT_EQ(stateOf(store_), after) << what;
        }
    }
    EXPECT_TRUE(check(store_).sound());
}

// States are compared after each undoing of the last and each doing again, in a random walk;
// entries in the middle are undone where the journal allows it, and then nothing but they may
// differ.
TEST_F(EveryKindOfChange, isUndoneInRandomOrder) {
    for (int sequence = 0; sequence < sequences(); ++sequence) {
        if (sequence % 10 == 9) {
            ASSERT_TRUE(check(store_).sound()) << sequence;
            begin();
        }
        random_.seed(static_cast<unsigned>(sequence));
        const std::string first = stateOf(store_);
        std::vector<std::int64_t> made;
        std::vector<std::string> states{first};
        const auto all = steps();
        for (int i = 0; i < 6; ++i) {
            const std::size_t known = entries();
            all.at(random_() % all.size())();
            if (entries() == known)
                continue;
            made.push_back(last());
            states.push_back(stateOf(store_));
        }
        // In any order: some are refused, and those that are not come back.
        for (int i = 0; i < 6 && !made.empty(); ++i) {
            const std::int64_t id = made.at(random_() % made.size());
            const std::string now = stateOf(store_);
            const auto undone = undo(store_, id);
            if (!undone) {
                EXPECT_EQ(stateOf(store_), now) << "nothing half done";
                EXPECT_TRUE(undone.error().reason == Reason::undoFirst ||
                            undone.error().reason == Reason::redoFirst)
                    << whatIs(id);
            } else {
                ASSERT_TRUE(redo(store_, id)) << sequence << " " << undone->what;
                EXPECT_EQ(stateOf(store_), now) << sequence << " " << undone->what;
            }
        }
        // The last first, as far as the beginning.
        for (std::size_t i = made.size(); i-- > 0;) {
            const auto undone = undo(store_, made[i]);
            ASSERT_TRUE(undone) << sequence << " " << messageOf(undone.error(), made[i]).code << " "
                                << whatIs(made[i]);
            ASSERT_EQ(stateOf(store_), states[i]) << sequence << " " << undone->what;
        }
        // And in the first order again.
        for (std::size_t i = 0; i < made.size(); ++i) {
            ASSERT_TRUE(redo(store_, made[i])) << sequence << " " << whatIs(made[i]);
            ASSERT_EQ(stateOf(store_), states[i + 1]) << sequence << " " << whatIs(made[i]);
        }
        // Every entry at random, with its way blocked or free, until none stands.
        for (int tries = 0; tries < 300; ++tries) {
            const std::int64_t id = made.empty() ? 0 : made.at(random_() % made.size());
            (void)undo(store_, id);
            const auto stands = [this](std::int64_t entry) {
                return !journalEntry(store_, entry)->undone;
            };
            if (std::ranges::none_of(made, stands))
                break;
        }
        ASSERT_EQ(stateOf(store_), first) << sequence;
    }
    EXPECT_TRUE(check(store_).sound());
}

} // namespace
} // namespace damscope::db
