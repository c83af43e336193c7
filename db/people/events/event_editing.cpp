// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/event_editing.hpp"

#include "db/people/events/event_name.hpp"
#include "db/people/events/event_page.hpp"
#include "db/people/events/known_event.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "rules/game/game.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

// In the style of the variant; a game that nobody played as it was written.
std::string resultTag(const Pairing& pairing, rules::Variant variant) {
    const rules::Rules& rules = rules::rules(variant);
    const auto result = rules::readResult(rules, pairing.result);
    const rules::ResultDetail detail = rules::resultDetail(rules, pairing.result);
    if (!result || detail.forfeit)
        return pairing.result.empty() ? "*" : pairing.result;
    return writeResult(rules, *result, detail);
}

std::string dateTag(const Pairing& pairing, const NewEvent& event) {
    return pairing.date.empty() ? event.date : pairing.date;
}

rules::Game gameOf(const Pairing& pairing, const NewEvent& event) {
    rules::Game game(rules::Position::start(event.variant));
    rules::putTag(game.tags, "Event", event.name);
    rules::putTag(game.tags, "Site", event.site);
    rules::putTag(game.tags, "Date", dateTag(pairing, event));
    rules::putTag(game.tags, "Round", std::to_string(pairing.round));
    rules::putTag(game.tags, "White", event.players.at(pairing.white));
    rules::putTag(game.tags, "Black", event.players.at(pairing.black));
    if (!event.teams.empty()) {
        rules::putTag(game.tags, "WhiteTeam", event.teams.at(pairing.white));
        rules::putTag(game.tags, "BlackTeam", event.teams.at(pairing.black));
    }
    if (pairing.board > 0)
        rules::putTag(game.tags, "Board", std::to_string(pairing.board));
    const std::array result{rules::Tag{"Result", resultTag(pairing, event.variant)}};
    return withTags(std::move(game), result);
}

std::vector<rules::Game> gamesOf(std::span<const Pairing> pairings, const NewEvent& event) {
    std::vector<rules::Game> games;
    games.reserve(pairings.size());
    for (const Pairing& pairing : pairings)
        games.push_back(gameOf(pairing, event));
    return games;
}

std::string reasonOf(const NewEvent& event) {
    return "event \"" + event.name + "\" --enter";
}

/// What a pairing means for the game that is there.
enum class Comparison : std::uint8_t { nothing, result, conflict };

Comparison compared(Store& store, GameId id, const Pairing& pairing) {
    const auto game = loadGame(store, id);
    if (pairing.result.empty() || !game)
        return Comparison::nothing;
    if (game->result == rules::GameResult::unknown)
        return Comparison::result;
    const auto said = rules::readResult(game->start().rules(), pairing.result);
    return said == game->result ? Comparison::nothing : Comparison::conflict;
}

} // namespace

RoundEntry roundEntry(Store& store, const NewEvent& event, std::span<const Pairing> pairings) {
    const KnownEvent known(store, event, pairings);
    RoundEntry entry;
    for (std::size_t i = 0; i < pairings.size() && !entry.conflict; ++i) {
        const auto there = known.meeting(event, pairings[i]);
        if (!there) {
            entry.fresh.push_back(pairings[i]);
            continue;
        }
        entry.there = std::min(entry.there.value_or(i), i);
        const Comparison means = there->isBye      ? Comparison::nothing
                                 : there->isTurned ? Comparison::conflict
                                                   : compared(store, there->game, pairings[i]);
        if (means == Comparison::conflict)
            entry.conflict = i;
        else if (means == Comparison::result)
            entry.known.push_back({there->game, pairings[i]});
    }
    return entry;
}

namespace {

// The date of its round counts more than that of the game.
std::vector<rules::Tag> resultTags(const Pairing& pairing, const NewEvent& event,
                                   const rules::Game& stored) {
    std::vector<rules::Tag> tags{{"Result", resultTag(pairing, stored.variant())}};
    if (!pairing.date.empty() || !rules::readDate(stored.tag("Date")).isKnown())
        tags.push_back({"Date", dateTag(pairing, event)});
    return tags;
}

} // namespace

std::vector<GameId> enterRounds(Store& store, const NewEvent& event, const RoundEntry& entry) {
    StoreChange change(store, ChangeKind::edit, reasonOf(event));
    std::vector<GameId> ids;
    if (!entry.fresh.empty())
        for (const OwnGame& game : addOwnGames(change, gamesOf(entry.fresh, event)))
            ids.push_back(game.id);
    for (const RoundEntry::Known& known : entry.known)
        (void)editGames(change, std::array{known.game}, [&](const rules::Game& stored) {
            return resultTags(known.pairing, event, stored);
        });
    const auto one = !ids.empty()           ? std::optional(ids.front())
                     : !entry.known.empty() ? std::optional(entry.known.front().game)
                                            : std::nullopt;
    if (one && event.counting != EventCounting())
        if (const auto line = eventWith(store, event.name, *one))
            keepCounting(change, *line, eventPage(store, *line, event.counting).counting);
    return ids;
}

std::vector<GameId> enterEvent(Store& store, const NewEvent& event,
                               std::span<const Pairing> pairings) {
    return enterRounds(store, event, {{pairings.begin(), pairings.end()}, {}, {}, {}});
}

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
    StoreChange change(store, ChangeKind::edit, reason);
    return editGames(
        change, games, [&](const rules::Game& game) { return changesOf(correction, game); },
        correction.players.empty() ? Players::byNames : Players::same, stop, progress);
}

EditReport setResult(Store& store, GameId game, rules::GameResult result,
                     const rules::ResultDetail& detail, const std::string& reason) {
    const auto change = [&](const rules::Game& stored) {
        const std::string written = writeResult(stored.start().rules(), result, detail);
        return std::vector<rules::Tag>{{"Result", detail.forfeit ? written + "F" : written}};
    };
    return editGames(store, std::array{game}, change, reason);
}

EditReport setBye(Store& store, GameId game, rules::Color player, const std::string& reason) {
    const bool isWhite = player == rules::Color::white;
    const auto change = [&](const rules::Game& stored) {
        const auto won = isWhite ? rules::GameResult::whiteWins : rules::GameResult::blackWins;
        return std::vector<rules::Tag>{
            {isWhite ? "Black" : "White", "bye"},
            {isWhite ? "BlackTeam" : "WhiteTeam", ""},
            {"Result", std::string(writeResult(stored.start().rules(), won))}};
    };
    return editGames(store, std::array{game}, change, reason);
}

} // namespace damscope::db
