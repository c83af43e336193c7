// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast searches are, in stores of made-up games of several sizes:
//
//     search_bench FOLDER [GAMES | WORD]...
//
// With words only the searches with one of them in their names are measured. A store is made in the
// folder the first time and used again later. Warm is the best of five in an open store; cold is
// the first after opening, with the file dropped from the system's cache as far as it lets itself
// be dropped. Searches use all cores, so that on an idle machine the CPU time divided by the cores
// is near the time of the clock.
#include "db/search/lists/duplicates.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/openings/tree.hpp"
#include "db/search/query/find/find.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/bench/made_up_games.hpp"
#include "tests/bench/made_up_store.hpp"
#include "tests/bench/measure.hpp"
#include "tests/messages/english.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

using namespace damscope;

namespace {

constexpr std::size_t pageSize = 50;
constexpr int warmRuns = 4;

/// Something to measure; its number is the result.
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

/// Searches one store and prints a row for each search.
class Table {
public:
    /// Only searches with one of the words in their names are measured; without words all are.
    Table(std::filesystem::path file, const std::vector<std::string>& words)
        : file_(std::move(file)), words_(words) {
        std::printf(
            "| search | found | cold ms | warm ms | warm CPU ms |\n|---|---|---|---|---|\n");
    }

    void measure(const std::string& name, const Work& work) const {
        if (!isWanted(name))
            return;
        std::uint64_t found = 0;
        bench::dropFromCache(file_);
        db::Store store(file_, db::Store::Access::read);
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

private:
    [[nodiscard]] bool isWanted(const std::string& name) const {
        return words_.empty() || std::ranges::any_of(words_, [&](const std::string& word) {
                   return name.find(word) != std::string::npos;
               });
    }

    std::filesystem::path file_;
    const std::vector<std::string>& words_;
};

db::query::Query read(const std::string& text) {
    auto query = db::query::readQuery(rules::Variant::international, text, db::NameCatalogue());
    if (!query)
        throw std::runtime_error(text + ": " + english(message(query.error())));
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

void measureQuery(const std::string& name, const Table& table, const std::string& text) {
    const db::query::Query query = read(text);
    table.measure(name + ", first page", firstPage(query));
    table.measure(name + ", count", fullCount(query));
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

// What stands on so many squares of a position: pieces before empty squares, and those of the
// middle rows first.
std::string patternOf(const rules::Position& position, std::size_t squares) {
    const rules::Rules& rules = position.rules();
    std::vector<rules::Square> all;
    for (int i = 0; i < rules.board.size(); ++i)
        all.push_back(rules.board.square(i));
    std::ranges::stable_sort(all, {}, [&](rules::Square s) {
        return std::pair(!position.at(s),
                         std::abs(2 * rules.board.rowOf(s) - rules.board.ranks + 1));
    });
    std::map<std::string, std::string> on;
    for (const rules::Square s : std::span(all).first(squares)) {
        const auto piece = position.at(s);
        const std::string name = !piece                                ? "empty"
                                 : piece->color == rules::Color::white ? "white piece"
                                                                       : "black piece";
        on[name] += " " + rules::squareName(rules, s);
    }
    std::string query;
    for (const auto& [name, names] : on)
        query.append(query.empty() ? "" : " and ").append(name).append(" on").append(names);
    return query;
}

Work tree(const rules::Position& position, const db::Filter& filter = {}) {
    return [position, filter](db::Store& store) {
        db::OpeningBook book(store, filter);
        return book.at(position).all.games;
    };
}

Work headers(const db::Filter& filter, db::SortBy by) {
    return [filter, by](db::Store& store) {
        auto ids = db::findGames(store, filter);
        db::sortGames(store, ids, by, false);
        (void)db::gameLines(store, std::span(ids).first(std::min(ids.size(), pageSize)));
        return std::uint64_t{ids.size()};
    };
}

Work duplicates() {
    return [](db::Store& store) {
        return std::uint64_t{db::findDuplicates(store, {}).duplicates.size()};
    };
}

void measureOpenings(const Table& table) {
    const db::Filter player{.player = "Player 17"};
    const db::Filter years{.from = db::Date(2000), .to = db::Date(2010)};
    for (const std::size_t plies : {0U, 4U, 12U}) {
        const rules::Position position = plies == 0
                                             ? rules::Position::start(rules::Variant::international)
                                             : commonPosition(plies);
        const std::string name = "opening tree at ply " + std::to_string(plies);
        table.measure(name, tree(position));
        table.measure(name + ", games of a player", tree(position, player));
        table.measure(name + ", games of ten years", tree(position, years));
    }
}

void measureHeaders(const Table& table) {
    const db::Filter player{.player = "Player 17"};
    const db::Filter several{
        .event = "tournament", .from = db::Date(1990), .rating = db::Range{1800, 2200}};
    table.measure("headers: games of a player by date", headers(player, db::SortBy::date));
    table.measure("headers: event, years and ratings, by rating",
                  headers(several, db::SortBy::rating));
    table.measure("headers: all games by White's name", headers({}, db::SortBy::white));
}

void measureStore(const Table& table, std::uint64_t games) {
    const rules::Position middle = positionOf(games / 2, 44);
    measureQuery("exact position, rare", table, quoted("position", positionOf(games / 2, 60)));
    measureQuery("exact position, start + 4 plies", table, quoted("position", commonPosition(4)));
    measureOpenings(table);
    for (const std::size_t squares : {3U, 6U, 12U})
        measureQuery("pattern of " + std::to_string(squares) + " squares", table,
                     patternOf(middle, squares));
    measureQuery("material", table,
                 "white kings = 2 and white men = 0 and black kings = 1 and black men = 0");
    measureQuery("manoeuvre", table, "white man captures at least 3 promoting");
    measureQuery("sequence", table,
                 "white gives at least 2 men then immediately (within 6 plies white captures at "
                 "least 4 and within 6 plies white promotes)");
    measureHeaders(table);
    table.measure("duplicates", duplicates());
}

void measure(const std::filesystem::path& folder, const std::vector<std::string>& words) {
    std::filesystem::create_directories(folder);
    std::vector<std::uint64_t> sizes;
    std::vector<std::string> wanted;
    for (const std::string& word : words)
        if (word.find_first_not_of("0123456789") == word.npos)
            sizes.push_back(std::stoull(word));
        else
            wanted.push_back(word);
    if (sizes.empty())
        sizes = {10'000, 100'000, 1'000'000};
    std::printf("The games are made up by tests/bench/made_up_games.cpp: legal, with openings that "
                "repeat.\n");
    for (const std::uint64_t games : sizes) {
        const std::filesystem::path file = bench::madeUpStore(folder, games);
        std::printf("\n%llu made-up games\n\n", static_cast<unsigned long long>(games));
        measureStore(Table(file, wanted), games);
    }
}

} // namespace

int main(int count, char** words) {
    if (count < 2) {
        std::fprintf(stderr, "search_bench FOLDER [GAMES | WORD]...\n");
        return 2;
    }
    try {
        measure(words[1], {words + 2, words + count});
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "search_bench: %s\n", error.what());
        return 3;
    }
}
