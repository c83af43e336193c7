// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/event_editing.hpp"

#include "db/people/events/event_name.hpp"
#include "db/people/events/events.hpp"
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

/// A round, White and Black.
using Meeting = std::tuple<std::string, std::string, std::string>;

// The games of the event in its year.
std::map<Meeting, GameId> meetingsOf(Store& store, const NewEvent& event) {
    const EventName name = readEventName(event.name);
    const int year = name.year > 0 ? name.year : rules::readDate(event.date).year();
    std::map<Meeting, GameId> there;
    for (const EventLine& line : listEvents(store, event.name)) {
        if (line.key != name.key)
            continue;
        for (const GameLine& game : gameLines(store, line.games)) {
            const int named = readEventName(game.header.event).year;
            const int played = named > 0 ? named : game.header.day.year();
            if (year == 0 || played == 0 || year == played)
                there.try_emplace({game.header.round, game.header.white, game.header.black},
                                  game.id);
        }
    }
    return there;
}

Meeting meetingOf(const NewEvent& event, const Pairing& pairing) {
    return {std::to_string(pairing.round), event.players.at(pairing.white),
            event.players.at(pairing.black)};
}

Meeting turned(Meeting meeting) {
    std::swap(std::get<1>(meeting), std::get<2>(meeting));
    return meeting;
}

} // namespace

std::optional<std::size_t> enteredBefore(Store& store, const NewEvent& event,
                                         std::span<const Pairing> pairings) {
    const auto there = meetingsOf(store, event);
    const auto found = std::ranges::find_if(pairings, [&](const Pairing& pairing) {
        const Meeting meeting = meetingOf(event, pairing);
        return there.contains(meeting) || there.contains(turned(meeting));
    });
    return found == pairings.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - pairings.begin()));
}

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
    const auto there = meetingsOf(store, event);
    RoundEntry entry;
    for (std::size_t i = 0; i < pairings.size() && !entry.conflict; ++i) {
        const Meeting meeting = meetingOf(event, pairings[i]);
        const auto known = there.find(meeting);
        if (known == there.end()) {
            if (there.contains(turned(meeting)))
                entry.conflict = i;
            entry.fresh.push_back(pairings[i]);
            continue;
        }
        const Comparison means = compared(store, known->second, pairings[i]);
        if (means == Comparison::conflict)
            entry.conflict = i;
        else if (means == Comparison::result)
            entry.known.push_back({known->second, pairings[i]});
    }
    return entry;
}

void enterRounds(Store& store, const NewEvent& event, const RoundEntry& entry) {
    StoreChange change(store, ChangeKind::edit, reasonOf(event));
    if (!entry.fresh.empty())
        (void)addOwnGames(change, gamesOf(entry.fresh, event));
    for (const RoundEntry::Known& known : entry.known) {
        std::vector<rules::Tag> tags{{"Result", resultTag(known.pairing, event.variant)}};
        if (!known.pairing.date.empty())
            tags.push_back({"Date", known.pairing.date});
        (void)editGames(change, std::array{known.game}, [&](const rules::Game&) { return tags; });
    }
}

std::vector<GameId> enterEvent(Store& store, const NewEvent& event,
                               std::span<const Pairing> pairings) {
    std::vector<GameId> ids;
    for (const OwnGame& game : addOwnGames(store, gamesOf(pairings, event), reasonOf(event)))
        ids.push_back(game.id);
    return ids;
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
