// SPDX-License-Identifier: GPL-3.0-or-later
// Share of the games of a store that have the name of an opening, by variant.
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/store.hpp"

#include <cstdio>
#include <map>

namespace damscope {
namespace {

/// Games from the start of their variant, of six plies or more.
struct Counts {
    std::uint64_t games = 0;
    std::uint64_t named = 0;
    std::uint64_t beyondFirstMove = 0; ///< of those named: with a name of more than the first move
    std::uint64_t onlyBallots = 0;     ///< of these: with a number of a ballot and no name
};

constexpr int leastPlies = 6;

bool isOneMove(const db::OpeningName& opening) {
    return opening.line.find_first_of(" :") == std::string::npos;
}

bool hasName(const db::OpeningName& opening) {
    for (const std::string& name : opening.names)
        if (!name.empty())
            return true;
    return opening.system != 0;
}

void count(const db::GameLine& line, Counts& counts) {
    ++counts.games;
    if (line.openingId == 0)
        return;
    const db::OpeningName& opening = db::openingNames().named(line.openingId);
    ++counts.named;
    if (isOneMove(opening))
        return;
    ++counts.beyondFirstMove;
    if (!hasName(opening))
        ++counts.onlyBallots;
}

std::map<rules::Variant, Counts> countGames(db::Store& store) {
    std::map<rules::Variant, Counts> counts;
    for (const db::GameId id : db::findGames(store, {})) {
        const db::GameLine line = db::gameLines(store, std::span(&id, 1)).at(0);
        const auto game = db::loadGame(store, id);
        const rules::Variant variant = line.header.variant;
        if (game && line.header.plies >= leastPlies &&
            game->start() == rules::Position::start(variant))
            count(line, counts[variant]);
    }
    return counts;
}

double percent(std::uint64_t part, std::uint64_t whole) {
    return 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace
} // namespace damscope

int main(int argc, char** argv) {
    using namespace damscope;
    if (argc != 2) {
        std::fprintf(stderr, "usage: opening_names_bench STORE\n");
        return 2;
    }
    db::Store store(argv[1], db::Store::Access::read);
    std::printf("%-16s %7s %8s %16s %13s\n", "variant", "games", "named", "beyond 1st move",
                "only ballots");
    for (const auto& [variant, c] : countGames(store))
        std::printf("%-16s %7llu %7.1f%% %15.1f%% %12.1f%%\n",
                    std::string(rules::rules(variant).name).c_str(),
                    static_cast<unsigned long long>(c.games), percent(c.named, c.games),
                    percent(c.beyondFirstMove, c.games), percent(c.onlyBallots, c.games));
    return 0;
}
