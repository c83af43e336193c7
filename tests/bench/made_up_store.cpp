// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/made_up_store.hpp"

#include "db/store/batch.hpp"
#include "db/store/position_index.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/assemble.hpp"
#include "tests/bench/made_up_games.hpp"

#include <algorithm>
#include <cstdio>
#include <string>

namespace damscope::bench {
namespace {

constexpr std::uint64_t batchSize = 10'000;

db::GameRow rowOf(const rules::Game& game, std::uint64_t ordinal) {
    parser::ReadGame read(game);
    read.plies = static_cast<int>(game.mainLine().size());
    parser::PlaceFinder places("");
    return db::makeRow(read, ordinal, 0, places);
}

void makeStore(const std::filesystem::path& file, std::uint64_t games) {
    std::fprintf(stderr, "making %llu games ...\n", static_cast<unsigned long long>(games));
    db::Store store(file, db::Store::Access::write);
    for (std::uint64_t first = 0; first < games; first += batchSize) {
        db::Batch batch(store, db::Indexing::now);
        const db::SourceId source = batch.addSource(
            {"made up/" + std::to_string(first), {first, ~first, batchSize}, "UTF-8"});
        for (std::uint64_t i = first; i < std::min(first + batchSize, games); ++i)
            (void)batch.addGame(source, rowOf(madeUpGame(i), i - first + 1));
        batch.commit();
    }
    db::mergeIndex(store);
}

} // namespace

std::filesystem::path madeUpStore(const std::filesystem::path& folder, std::uint64_t games) {
    std::filesystem::path file = folder / ("search-" + std::to_string(games) + ".db");
    if (!std::filesystem::exists(file)) {
        const std::filesystem::path unfinished = file.string() + "-unfinished";
        makeStore(unfinished, games);
        std::filesystem::rename(unfinished, file);
    }
    return file;
}

} // namespace damscope::bench
