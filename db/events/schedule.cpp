// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/schedule.hpp"

#include "db/events/event_name.hpp"
#include "db/events/events.hpp"
#include "db/store/games.hpp"
#include "db/store/own_games.hpp"
#include "db/store/store.hpp"
#include "rules/game/game.hpp"
#include "rules/game/header_tags.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

// The last of an even number stays; the others go round. Of an odd number nobody is the last.
void addRound(std::size_t even, int round, std::size_t players, std::vector<Pairing>& pairings) {
    const std::size_t others = even - 1;
    const auto first = static_cast<std::size_t>(round - 1) * (even / 2) % others;
    const auto at = [&](std::size_t step) { return (first + step) % others; };
    const auto add = [&](std::size_t white, std::size_t black) {
        if (white < players && black < players)
            pairings.push_back({round, white, black});
    };
    if (round % 2 == 1)
        add(at(0), others);
    else
        add(others, at(0));
    for (std::size_t i = 1; i < even / 2; ++i)
        add(at(i), at(others - i));
}

} // namespace

std::vector<Pairing> roundRobin(std::size_t players, bool twice) {
    const int once = static_cast<int>(players + players % 2) - 1;
    return bergerRounds(players, twice ? 2 * once : once);
}

std::vector<Pairing> bergerRounds(std::size_t players, int rounds) {
    std::vector<Pairing> pairings;
    if (players < 2)
        return pairings;
    const std::size_t even = players + players % 2;
    const int all = static_cast<int>(even) - 1;
    for (int round = 1; round <= rounds; ++round) {
        const std::size_t first = pairings.size();
        addRound(even, (round - 1) % all + 1, players, pairings);
        const bool exchanged = (round - 1) / all % 2 == 1;
        for (Pairing& pairing : std::span(pairings).subspan(first)) {
            pairing.round = round;
            if (exchanged)
                std::swap(pairing.white, pairing.black);
        }
    }
    return pairings;
}

std::optional<std::size_t> enteredBefore(Store& store, const NewEvent& event,
                                         std::span<const Pairing> pairings) {
    using Meeting = std::tuple<std::string, std::string, std::string>;
    const EventName name = readEventName(event.name);
    const int year = name.year > 0 ? name.year : rules::readDate(event.date).year();
    std::set<Meeting> there;
    for (const EventLine& line : listEvents(store, event.name)) {
        if (line.key != name.key)
            continue;
        for (const GameLine& game : gameLines(store, line.games)) {
            const int named = readEventName(game.header.event).year;
            const int played = named > 0 ? named : game.header.day.year();
            if (year == 0 || played == 0 || year == played)
                there.emplace(game.header.round, game.header.white, game.header.black);
        }
    }
    const auto isThere = [&](const Pairing& pairing) {
        const std::string& white = event.players.at(pairing.white);
        const std::string& black = event.players.at(pairing.black);
        const std::string round = std::to_string(pairing.round);
        return there.contains({round, white, black}) || there.contains({round, black, white});
    };
    const auto found = std::ranges::find_if(pairings, isThere);
    return found == pairings.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - pairings.begin()));
}

std::vector<GameId> enterEvent(Store& store, const NewEvent& event,
                               std::span<const Pairing> pairings) {
    std::vector<rules::Game> games;
    games.reserve(pairings.size());
    for (const Pairing& pairing : pairings) {
        rules::Game& game = games.emplace_back(rules::Position::start(event.variant));
        rules::putTag(game.tags, "Event", event.name);
        rules::putTag(game.tags, "Site", event.site);
        rules::putTag(game.tags, "Date", event.date);
        rules::putTag(game.tags, "Round", std::to_string(pairing.round));
        rules::putTag(game.tags, "White", event.players.at(pairing.white));
        rules::putTag(game.tags, "Black", event.players.at(pairing.black));
        rules::putTag(game.tags, "Result", "*");
    }
    std::vector<GameId> ids;
    for (const OwnGame& game : addOwnGames(store, games, "event \"" + event.name + "\" --enter"))
        ids.push_back(game.id);
    return ids;
}

} // namespace damscope::db
