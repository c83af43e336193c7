// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever closes a store last folds its log in: then its one file is the whole store.
#include "db/store/health/backup.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "tests/db/file_alone.hpp"
#include "tests/db/sample_games.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <barrier>
#include <optional>
#include <set>
#include <thread>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

std::set<std::string> namesIn(const fs::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

class ClosingTest : public ::testing::Test {
protected:
    void add(Store& store, int count = 10) {
        std::vector<rules::Game> games;
        for (int i = 0; i < count; ++i)
            games.push_back(taggedGame({{"White", std::to_string(++players_)}}, {{32, 28}}));
        storeGames(store, games, Indexing::now, ++sources_);
    }
    // Nothing is left beside it but the lock.
    void expectWhole(std::uint64_t games) const {
        EXPECT_EQ(namesIn(folder_.path()), (std::set<std::string>{"games.db", "games.db-lock"}));
        EXPECT_EQ(gamesInFileAlone(file_), games);
    }

    TemporaryFolder folder_;
    fs::path file_ = folder_ / "games.db";
    std::uint64_t sources_ = 0;
    int players_ = 0; // each game is another one, or it would be stored once
};

TEST_F(ClosingTest, readerThatIsLastFoldsTheLogIn) {
    std::optional<Store> reader;
    {
        Store writer(file_, Store::Access::write);
        add(writer);
        reader.emplace(file_, Store::Access::read);
        const Snapshot old(*reader);
        add(writer);
    }
    reader.reset();
    expectWhole(20);
}

TEST_F(ClosingTest, writerThatClosesBesideAnIdleReaderLeavesTheFileWhole) {
    { const Store made(file_, Store::Access::write); }
    Store reader(file_, Store::Access::read); // as a window is while it is open
    {
        Store writer(file_, Store::Access::write);
        add(writer);
    }
    EXPECT_EQ(gamesInFileAlone(file_), 10U);
    EXPECT_FALSE(lacksItsLog(file_));
}

TEST_F(ClosingTest, aReaderOfAnOldStateKeepsTheLogUntilItGoes) {
    { const Store made(file_, Store::Access::write); }
    std::optional<Store> reader(std::in_place, file_, Store::Access::read);
    {
        const Snapshot old(*reader);
        {
            Store writer(file_, Store::Access::write);
            add(writer);
            EXPECT_FALSE(writer.foldLog());
        }
        EXPECT_EQ(gamesInFileAlone(file_), 0U);
        EXPECT_TRUE(lacksItsLog(file_)) << "and it is said";
    }
    reader.reset();
    expectWhole(10);
}

TEST_F(ClosingTest, aReaderFoldsInWhatAKilledWriterLeft) {
    {
        Store writer(file_, Store::Access::write);
        add(writer);
        writer.leaveLog();
    }
    ASSERT_GT(fs::file_size(file_.string() + "-wal"), 0U);
    { const Store reader(file_, Store::Access::read); }
    expectWhole(10);
}

TEST_F(ClosingTest, closingDoesNotWaitForAWriter) {
    { const Store made(file_, Store::Access::write); }
    std::optional<Store> reader(std::in_place, file_, Store::Access::read);
    const WriterLock held(file_);
    const auto begin = std::chrono::steady_clock::now();
    reader.reset();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

// Each thinks for a moment that another is the last.
TEST_F(ClosingTest, ofManyThatCloseAtOnceOneIsTheLast) {
    constexpr int threads = 6;
    constexpr int rounds = 25;
    { const Store made(file_, Store::Access::write); }
    for (int round = 0; round < rounds; ++round) {
        std::barrier together(threads);
        std::vector<std::thread> all;
        for (int i = 0; i < threads; ++i)
            all.emplace_back([&, i] {
                Store store(file_, i == 0 ? Store::Access::write : Store::Access::read);
                together.arrive_and_wait();
                std::optional<Snapshot> seen(std::in_place, store);
                if (i == 0) {
                    seen.reset();
                    const auto source = 100 + static_cast<std::uint64_t>(round);
                    storeGames(store, {taggedGame({{"White", std::to_string(source)}})},
                               Indexing::now, source);
                }
                together.arrive_and_wait();
                seen.reset();
            });
        for (std::thread& thread : all)
            thread.join();
        ASSERT_NO_FATAL_FAILURE(expectWhole(static_cast<std::uint64_t>(round) + 1));
    }
}

// Readers that come and go, writers, and copies of the one file after all of them have gone.
TEST_F(ClosingTest, afterReadersAndWritersAtOnceTheFileIsWhole) {
    constexpr int writers = 4;
    constexpr int batches = 5;
    { const Store made(file_, Store::Access::write); }
    for (int round = 1; round <= 3; ++round) {
        std::atomic<int> writing = writers;
        std::vector<std::thread> all;
        for (int i = 0; i < writers; ++i)
            all.emplace_back([&, i] {
                for (int b = 0; b < batches; ++b) {
                    Store store(file_, Store::Access::write);
                    const auto source = static_cast<std::uint64_t>(1000 * round + 10 * i + b);
                    storeGames(store, {taggedGame({{"White", std::to_string(source)}})},
                               Indexing::now, source);
                }
                --writing;
            });
        for (int i = 0; i < 7; ++i)
            all.emplace_back([&] {
                do {
                    Store store(file_, Store::Access::read);
                    const Snapshot seen(store);
                    (void)store.connection().value("SELECT sum(plies) FROM game");
                } while (writing > 0);
            });
        for (std::thread& thread : all)
            thread.join();
        ASSERT_NO_FATAL_FAILURE(expectWhole(static_cast<std::uint64_t>(round) * writers * batches));
    }
}

TEST_F(ClosingTest, backingUpFoldsTheLogIn) {
    Store store(file_, Store::Access::write);
    add(store);
    Store reader(file_, Store::Access::read);
    backUp(reader, folder_ / "copy.db");
    EXPECT_TRUE(reader.foldLog());
    EXPECT_EQ(gamesInFileAlone(file_), 10U);
}

} // namespace
} // namespace damscope::db
