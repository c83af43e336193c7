// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/corrections.hpp"

#include "db/events/event_name.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>

namespace damscope::db {
namespace {

std::string inYear(std::string_view written, int year) {
    const rules::Date date = rules::readDate(written);
    return writeDate(rules::Date(year, date.month(), date.day()));
}

// The name of its event may say which round a game is of; another name does not.
void keepRound(const rules::Game& game, std::vector<rules::Tag>& changes) {
    const std::string_view round = game.tag("Round");
    if (!round.empty() && round != "?")
        return;
    if (const EventName name = readEventName(game.tag("Event")); !name.round.empty())
        changes.push_back({"Round", name.round});
}

} // namespace

std::vector<rules::Tag> changesOf(const EventCorrection& correction, const rules::Game& game) {
    std::vector<rules::Tag> changes;
    for (const std::string_view side : {"White", "Black"})
        if (const auto other = correction.players.find(std::string(game.tag(side)));
            other != correction.players.end())
            changes.push_back({std::string(side), other->second});
    if (correction.year != 0)
        changes.push_back({"Date", inYear(game.tag("Date"), correction.year)});
    for (const rules::Tag& tag : correction.tags) {
        if (tag.name == "Event")
            keepRound(game, changes);
        changes.push_back(tag);
    }
    return changes;
}

std::uint64_t countChanged(Store& store, std::span<const GameId> games,
                           const EventCorrection& correction, const std::stop_token& stop) {
    std::uint64_t changed = 0;
    for (const GameId id : games) {
        if (stop.stop_requested())
            break;
        const auto game = loadGame(store, id);
        if (game && withTags(*game, changesOf(correction, *game)).tags != game->tags)
            ++changed;
    }
    return changed;
}

EditReport correctEvent(Store& store, std::span<const GameId> games,
                        const EventCorrection& correction, const std::string& reason,
                        const std::stop_token& stop, const base::Progress& progress) {
    return editGames(
        store, games, [&](const rules::Game& game) { return changesOf(correction, game); }, reason,
        stop, progress);
}

EditReport setResult(Store& store, GameId game, rules::GameResult result,
                     const rules::ResultDetail& detail, const std::string& reason) {
    const auto change = [&](const rules::Game& stored) {
        return std::vector<rules::Tag>{
            {"Result", writeResult(stored.start().rules(), result, detail)}};
    };
    return editGames(store, std::array{game}, change, reason);
}

} // namespace damscope::db
