// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/health/check.hpp"
#include "tests/db/journal/every_kind_of_change.hpp"

#include <csignal>
#include <functional>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace damscope::db {
namespace {

// Another program does it, and is killed after so many microseconds.
void killed(Store& store, const TemporaryFolder& folder, const std::function<void()>& work,
            int microseconds) {
    const auto file = store.file();
    store = Store(folder / "none.db", Store::Access::write); // a store is not shared by fork
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        store = Store(file, Store::Access::write);
        work();
        ::_exit(0);
    }
    ::usleep(static_cast<useconds_t>(microseconds));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    store = Store(file, Store::Access::write);
}

// A program that is killed at any moment leaves a change with its entry, or neither; one that
// undoes leaves the entry undone, or standing.
TEST_F(EveryKindOfChange, standsWhateverIsKilled) {
    constexpr int longest = 12'000; // microseconds: beyond most changes
    for (int sequence = 0; sequence < sequences(); ++sequence) {
        if (sequence % 10 == 9)
            begin();
        random_.seed(static_cast<unsigned>(1'000'000 + sequence));
        const auto all = steps();
        for (int i = 0; i < 3; ++i)
            all.at(random_() % all.size())();
        const std::string before = stateOf(store_);
        const std::size_t known = entries();
        killed(store_, memory_, all.at(random_() % all.size()), some(longest));
        if (entries() > known) {
            ASSERT_EQ(entries(), known + 1);
            ASSERT_TRUE(undo(store_, last())) << sequence << " " << whatIs(last());
        }
        ASSERT_EQ(stateOf(store_), before) << sequence;
        const auto standing = lastToUndo(store_);
        if (!standing)
            continue;
        const std::int64_t id = standing->id;
        ASSERT_TRUE(undo(store_, id)) << sequence << " " << whatIs(id);
        const std::string without = stateOf(store_);
        killed(
            store_, memory_, [this, id] { (void)redo(store_, id); }, some(longest));
        ASSERT_EQ(stateOf(store_), journalEntry(store_, id)->undone ? without : before)
            << sequence << " " << whatIs(id);
        killed(
            store_, memory_, [this, id] { (void)undo(store_, id); }, some(longest));
        ASSERT_EQ(stateOf(store_), journalEntry(store_, id)->undone ? without : before)
            << sequence << " " << whatIs(id);
        if (sequence % 10 == 0) {
            ASSERT_TRUE(check(store_).sound()) << sequence;
        }
    }
    EXPECT_TRUE(check(store_).sound());
}

} // namespace
} // namespace damscope::db
