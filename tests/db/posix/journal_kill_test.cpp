// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "tests/db/journal/journal_store.hpp"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace damscope::db {
namespace {

// A program that is killed at any moment leaves a change with its entry, or neither.
TEST_F(Journal, standsWhateverIsKilled) {
    for (int microseconds = 100; microseconds < 40'000; microseconds += 2'500) {
        const std::string before = stateOf(store_);
        const auto entries = journal(store_, 1000).size();
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            Store own(store_.file(), Store::Access::write);
            const std::array changes{rules::Tag{"Event", "E" + std::to_string(microseconds)}};
            (void)editTags(own, findGames(own, {}), changes, "edit");
            (void)undoLast(own);
            (void)redo(own, lastToRedo(own)->id);
            ::_exit(0);
        }
        ::usleep(static_cast<useconds_t>(microseconds));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const auto now = journal(store_, 1000);
        if (now.size() > entries && !now.front().undone) {
            ASSERT_TRUE(undo(store_, now.front().id));
        }
        EXPECT_EQ(stateOf(store_), before);
        EXPECT_TRUE(check(store_).sound());
    }
}

} // namespace
} // namespace damscope::db
