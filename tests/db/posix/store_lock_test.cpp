// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/batch.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/store.hpp"
#include "tests/base/asleep.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <thread>
#include <unistd.h>

namespace damscope::db {
namespace {

TEST(StoreLock, secondWriterWaitsForTheFirst) {
    const TemporaryFolder folder;
    Store store(folder / "games.db", Store::Access::write);
    auto held = std::make_unique<WriterLock>(folder / "games.db");
    std::atomic<bool> released = false;
    std::thread later([&, waiting = ::gettid()] {
        EXPECT_TRUE(awaitAsleep(waiting));
        released = true;
        held.reset();
    });
    Batch(store, Indexing::now).commit();
    EXPECT_TRUE(released);
    later.join();
}

} // namespace
} // namespace damscope::db
