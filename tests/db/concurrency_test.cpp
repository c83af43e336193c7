// SPDX-License-Identifier: GPL-3.0-or-later
// Several threads, each with a Store of its own, on one file.
#include "db/search/lists/filter.hpp"
#include "db/search/query/find/find.hpp"
#include "db/store/health/check.hpp"
#include "db/store/position_index.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace damscope::db {
namespace {

constexpr int gamesPerBatch = 20;
constexpr int batchesPerWriter = 12;

const rules::Position start = rules::Position::start(rules::Variant::international);

void import(const std::filesystem::path& file, std::uint64_t writer) {
    Store store(file, Store::Access::write);
    for (std::uint64_t b = 0; b < batchesPerWriter; ++b) {
        std::vector<rules::Game> games;
        for (int i = 0; i < gamesPerBatch; ++i)
            games.push_back(taggedGame({{"Event", std::to_string(writer)},
                                        {"Round", std::to_string(b)},
                                        {"White", "player " + std::to_string(i)}},
                                       {{32, 28}, {19, 23}}));
        storeGames(store, games, b % 3 == 0 ? Indexing::later : Indexing::now, 100 * writer + b);
        if (b % 4 == 3) {
            indexMissing(store);
            mergeIndex(store);
        }
    }
}

// Looks again and again; whatever is seen must be whole batches, and never fewer than before.
void watch(const std::filesystem::path& file, const std::atomic<bool>& done) {
    Store store(file, Store::Access::read);
    std::uint64_t last = 0;
    while (!done) {
        const Snapshot snapshot(store);
        const std::uint64_t games = countGames(store, {});
        EXPECT_EQ(games % gamesPerBatch, 0U);
        EXPECT_GE(games, last);
        EXPECT_EQ(countPosition(store, start, {}).hits, games);
        last = games;
    }
}

TEST(Concurrency, writersTakeTurnsAndReadersSeeWholeBatches) {
    const TemporaryFolder folder;
    const auto file = folder / "games.db";
    { const Store made(file, Store::Access::write); }
    std::atomic<bool> done = false;
    std::vector<std::thread> readers;
    for (int i = 0; i < 2; ++i)
        readers.emplace_back([&] { watch(file, done); });
    std::vector<std::thread> writers;
    for (std::uint64_t i = 1; i <= 3; ++i)
        writers.emplace_back([&, i] { import(file, i); });
    for (std::thread& writer : writers)
        writer.join();
    done = true;
    for (std::thread& reader : readers)
        reader.join();
    Store store(file, Store::Access::read);
    EXPECT_EQ(countGames(store, {}), 3U * batchesPerWriter * gamesPerBatch);
    EXPECT_EQ(countPosition(store, start, {}).hits, 3U * batchesPerWriter * gamesPerBatch);
    EXPECT_TRUE(check(store).sound());
}

} // namespace
} // namespace damscope::db
