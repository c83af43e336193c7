// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast searches are, in stores of made-up games of several sizes:
//
//     search_bench FOLDER [GAMES]...
//
// A store is made in the folder the first time and used again later. Warm is the best of five in an
// open store; cold is the first after opening, with the file dropped from the system's cache as far
// as it lets itself be dropped. Searches use all cores, so that on an idle machine the CPU time
// divided by the cores is near the time of the clock.
#include "db/batch.hpp"
#include "db/filter.hpp"
#include "db/game_order.hpp"
#include "db/games.hpp"
#include "db/openings/tree.hpp"
#include "db/position_index.hpp"
#include "db/query/find.hpp"
#include "db/query/reading.hpp"
#include "db/store.hpp"
#include "parser/assemble.hpp"
#include "rules/fen.hpp"
#include "tests/bench/made_up_games.hpp"
#include "tests/bench/measure.hpp"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

using namespace damscope;

namespace {

constexpr std::uint64_t batchSize = 10'000;
constexpr std::size_t pageSize = 50;
constexpr int warmRuns = 4;

db::GameRow rowOf(const rules::Game& game, std::uint64_t ordinal) {
    parser::ReadGame read(game);
    read.plies = static_cast<int>(game.mainLine().size());
    parser::PlaceFinder places("");
    return db::makeRow(read, ordinal, 0, places);
}

void makeStore(const std::filesystem::path& file, std::uint64_t games) {
    std::fprintf(stderr, "making %llu games ...\n", static_cast<unsigned long long>(games));
    db::Store store(file.string() + "-unfinished", db::Store::Access::write);
    for (std::uint64_t first = 0; first < games; first += batchSize) {
        db::Batch batch(store, db::Indexing::now);
        const db::SourceId source = batch.addSource(
            {"made up/" + std::to_string(first), {first, ~first, batchSize}, "UTF-8"});
        for (std::uint64_t i = first; i < std::min(first + batchSize, games); ++i)
            (void)batch.addGame(source, rowOf(bench::madeUpGame(i), i - first + 1));
        batch.commit();
    }
    db::mergeIndex(store);
}

std::filesystem::path storeOf(const std::filesystem::path& folder, std::uint64_t games) {
    const std::filesystem::path file = folder / ("search-" + std::to_string(games) + ".db");
    if (!std::filesystem::exists(file)) {
        makeStore(file, games);
        std::filesystem::rename(file.string() + "-unfinished", file);
    }
    return file;
}

void dropFromCache(const std::filesystem::path& file) {
    const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    (void)posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED);
    close(descriptor);
}

/// Something to measure; its number tells what was found.
using Work = std::function<std::uint64_t(db::Store&)>;

struct Cost {
    double wall = 0; ///< milliseconds
    double cpu = 0;  ///< of all threads together
};

Cost costOf(const Work& work, db::Store& store, std::uint64_t& found) {
    const double wall = bench::wallSeconds();
    const double cpu = bench::programSeconds();
    found = work(store);
    return {1e3 * (bench::wallSeconds() - wall), 1e3 * (bench::programSeconds() - cpu)};
}

void measure(const std::string& name, const std::filesystem::path& file, const Work& work) {
    std::uint64_t found = 0;
    dropFromCache(file);
    db::Store store(file, db::Store::Access::read);
    const Cost cold = costOf(work, store, found);
    Cost warm = cold;
    for (int run = 0; run < warmRuns; ++run) {
        const Cost cost = costOf(work, store, found);
        warm = {std::min(warm.wall, cost.wall), std::min(warm.cpu, cost.cpu)};
    }
    std::printf("| %s | %llu | %.2f | %.2f | %.2f |\n", name.c_str(),
                static_cast<unsigned long long>(found), cold.wall, warm.wall, warm.cpu);
    std::fflush(stdout);
}

db::query::Query read(const std::string& text) {
    auto query = db::query::readQuery(rules::Variant::international, text);
    if (!query)
        throw std::runtime_error(text + ": " + query.error().message);
    return *query;
}

Work firstPage(const db::query::Query& query) {
    return [query](db::Store& store) {
        std::vector<db::GameId> ids;
        db::query::find(store, query, {}, [&](const db::query::Hit& hit) {
            ids.push_back(hit.game);
            return ids.size() < pageSize;
        });
        return std::uint64_t{db::gameLines(store, ids).size()};
    };
}

Work fullCount(const db::query::Query& query) {
    return [query](db::Store& store) { return db::query::count(store, query, {}).hits; };
}

void measureQuery(const std::string& name, const std::filesystem::path& file,
                  const std::string& text) {
    const db::query::Query query = read(text);
    measure(name + ", first page", file, firstPage(query));
    measure(name + ", count", file, fullCount(query));
}

/// The position after so many plies of a game.
rules::Position positionOf(std::uint64_t game, std::size_t plies) {
    const rules::Game made = bench::madeUpGame(game);
    const auto line = made.mainLine();
    return *made.position(line[std::min(plies, line.size()) - 1]);
}

// The position that most of the first games have after so many plies.
rules::Position commonPosition(std::size_t plies) {
    std::map<rules::PositionKey, std::pair<int, std::optional<rules::Position>>> seen;
    for (std::uint64_t game = 0; game < 200; ++game) {
        const rules::Position position = positionOf(game, plies);
        auto& entry = seen[position.key()];
        ++entry.first;
        entry.second = position;
    }
    const auto most =
        std::ranges::max_element(seen, {}, [](const auto& entry) { return entry.second.first; });
    return *most->second.second;
}

std::string quoted(const std::string& word, const rules::Position& position) {
    return word + " \"" + rules::writeFen(position) + "\"";
}

// The first men of a position, as a pattern.
std::string patternOf(const rules::Position& position, int men) {
    rules::Position some(position.variant());
    for (const rules::Square s : position.pieces())
        if (men > 0 && !position.kings().contains(s)) {
            const bool second = men % 2 == 0; // of both colours
            const auto wanted = second ? rules::Color::black : rules::Color::white;
            if (position.at(s)->color != wanted && position.men(wanted).size() > 6)
                continue;
            some.put(s, *position.at(s));
            --men;
        }
    return "pattern \"" + rules::writeFen(some).substr(2) + "\"";
}

Work tree(const rules::Position& position) {
    return [position](db::Store& store) {
        db::OpeningBook book(store, {});
        return book.at(position).all.games;
    };
}

Work headers() {
    return [](db::Store& store) {
        db::Filter filter;
        filter.player = "Player 17";
        auto ids = db::findGames(store, filter);
        db::sortGames(store, ids, db::SortBy::date, false);
        (void)db::gameLines(store, std::span(ids).first(std::min(ids.size(), pageSize)));
        return std::uint64_t{ids.size()};
    };
}

void measureStore(const std::filesystem::path& file, std::uint64_t games) {
    std::printf("\n%llu made-up games\n\n", static_cast<unsigned long long>(games));
    std::printf("| search | found | cold ms | warm ms | warm CPU ms |\n|---|---|---|---|---|\n");
    const rules::Position middle = positionOf(games / 2, 44);
    measureQuery("exact position, rare", file, quoted("position", positionOf(games / 2, 60)));
    measureQuery("exact position, start + 4 plies", file, quoted("position", commonPosition(4)));
    for (const std::size_t plies : {0U, 4U, 12U})
        measure("opening tree at ply " + std::to_string(plies), file,
                tree(plies == 0 ? rules::Position::start(rules::Variant::international)
                                : commonPosition(plies)));
    for (const int men : {3, 6, 12})
        measureQuery("pattern of " + std::to_string(men) + " squares", file,
                     patternOf(middle, men));
    measureQuery("manoeuvre", file, "white man captures at least 3 promoting");
    measureQuery("sequence", file,
                 "white gives at least 2 men then immediately (within 6 plies white captures at "
                 "least 4 and within 6 plies white promotes)");
    measure("games of a player by date, first page", file, headers());
}

} // namespace

int main(int count, char** words) {
    if (count < 2) {
        std::fprintf(stderr, "search_bench FOLDER [GAMES]...\n");
        return 2;
    }
    const std::filesystem::path folder = words[1];
    std::filesystem::create_directories(folder);
    std::vector<std::uint64_t> sizes;
    for (int i = 2; i < count; ++i)
        sizes.push_back(std::stoull(words[i]));
    if (sizes.empty())
        sizes = {10'000, 100'000, 1'000'000};
    std::printf("The games are made up by tests/bench/made_up_games.cpp: legal, with openings that "
                "repeat.\n");
    for (const std::uint64_t games : sizes)
        measureStore(storeOf(folder, games), games);
}
