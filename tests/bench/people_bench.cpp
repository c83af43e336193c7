// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast the pages of players and events are, in a store of made-up games:
//
//     people_bench FOLDER [GAMES]
//
// The store is made in the folder the first time and used again later. Each page is that of the
// player with most games, or of the event with a number of games that is usual; the best of five in
// an open store.
#include "db/people/dossier.hpp"
#include "db/people/events/event_page.hpp"
#include "db/people/person_games.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/openings/novelty.hpp"
#include "db/store/store.hpp"
#include "tests/bench/made_up_store.hpp"
#include "tests/bench/measure.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>

using namespace damscope;

namespace {

constexpr std::uint64_t usualGames = 1'000'000;
constexpr std::size_t usualEvent = 500;
constexpr int runs = 5;

void measure(const char* what, const std::function<std::uint64_t()>& work) {
    double wall = 1e9;
    double cpu = 1e9;
    std::uint64_t found = 0;
    for (int i = 0; i < runs; ++i) {
        const double wallBefore = bench::wallSeconds();
        const double cpuBefore = bench::programSeconds();
        found = work();
        wall = std::min(wall, 1e3 * (bench::wallSeconds() - wallBefore));
        cpu = std::min(cpu, 1e3 * (bench::programSeconds() - cpuBefore));
    }
    std::printf("| %s | %llu | %.0f | %.0f |\n", what, static_cast<unsigned long long>(found), wall,
                cpu);
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: people_bench FOLDER [GAMES]\n");
        return 2;
    }
    const std::uint64_t games = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : usualGames;
    db::Store store(bench::madeUpStore(argv[1], games), db::Store::Access::read);
    const auto players = db::listPersons(store, "");
    const auto events = db::listEvents(store, "");
    const auto smallest = [&](const db::EventLine& a, const db::EventLine& b) {
        const auto far = [](const db::EventLine& event) {
            return std::abs(static_cast<std::int64_t>(event.games.size()) -
                            static_cast<std::int64_t>(usualEvent));
        };
        return far(a) < far(b);
    };
    const db::EventLine event = *std::ranges::min_element(events, smallest);
    std::puts("| page | games, players or pairs | ms | CPU ms |\n|---|---|---|---|");
    measure("list of players", [&] { return db::listPersons(store, "").size(); });
    measure("player with most games",
            [&] { return db::personPage(store, players.front().person).all.games; });
    measure("player in the middle",
            [&] { return db::personPage(store, players[players.size() / 2].person).all.games; });
    measure("list of events", [&] { return db::listEvents(store, "").size(); });
    measure("event, found by name and counted", [&] {
        const auto found = db::listEvents(store, event.name);
        return db::eventPage(store, found.front()).event.games.size();
    });
    measure("dossier of the player with most games",
            [&] { return db::dossier(store, {players.front().person}).page.all.games; });
    const std::vector<db::GameId> all = db::findGames(store, {});
    std::vector<db::GameId> byDate = all;
    db::sortGames(store, byDate, db::SortBy::date, false);
    measure("opening the novelties of a store, and one of a game",
            [&] { return db::NoveltyFinder(store).of(all[all.size() / 2]).has_value() ? 1U : 0U; });
    db::NoveltyFinder finder(store);
    measure("novelties of a hundred games, all over the store", [&] {
        std::uint64_t found = 0;
        for (std::size_t i = 0; i < 100; ++i)
            found += finder.of(all[i * all.size() / 100]).has_value() ? 1U : 0U;
        return found;
    });
    measure("novelty of the first game by date",
            [&] { return finder.of(byDate.front()).has_value() ? 1U : 0U; });
    return 0;
}
