// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/entrants.hpp"
#include "db/people/events/event_counting.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/edits.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

struct NewEvent {
    std::string name;
    std::string site;
    std::string date; ///< as PDN writes it
    rules::Variant variant = rules::Variant::international;
    std::vector<std::string> players;
    std::vector<std::string> teams = {}; ///< of the players (Entrants)
    /// Players of whom a person has said that nobody in the store is meant.
    std::set<std::string> newcomers = {};
    EventCounting counting = {}; ///< is kept with it; without players who left
};

/// What entering games does to those that are there and not: one is there if two players meet in
/// the same round (KnownEvent).
struct RoundEntry {
    std::vector<Pairing> fresh; ///< no game is there
    struct Known {
        GameId game{};
        Pairing pairing; ///< with a result, which the game lacks
    };
    std::vector<Known> known;
    /// The place of the first pairing whose game is there.
    std::optional<std::size_t> there;
    /// The place of a pairing whose game has another result, or other colours; nothing is done
    /// then.
    std::optional<std::size_t> conflict;

    [[nodiscard]] std::size_t games() const { return fresh.size() + known.size(); }
};
[[nodiscard]] RoundEntry roundEntry(Store& store, const NewEvent& event,
                                    std::span<const Pairing> pairings);
/// Makes games without moves and sets the results, with the dates of their rounds: one edit.
/// Returns the new games in the order of `entry`.
std::vector<GameId> enterRounds(Store& store, const NewEvent& event, const RoundEntry& entry);
/// The same where no game is there yet.
std::vector<GameId> enterEvent(Store& store, const NewEvent& event,
                               std::span<const Pairing> pairings);

/// What is to change in all games of an event.
struct EventCorrection {
    std::vector<rules::Tag> tags; ///< set as they are; a blank value removes a tag
    int year = 0;                 ///< of their dates, whose months and days stay; 0: as they are
    std::map<std::string, std::string> players; ///< other spellings, by those in the games
};

/// The tags of a game that a correction changes.
[[nodiscard]] std::vector<rules::Tag> changesOf(const EventCorrection& correction,
                                                const rules::Game& game);

/// How many games it would change.
[[nodiscard]] std::uint64_t countChanged(Store& store, std::span<const GameId> games,
                                         const EventCorrection& correction,
                                         const std::stop_token& stop = {});

/// Corrects games by one edit, which undoEdit() reverts.
EditReport correctEvent(Store& store, std::span<const GameId> games,
                        const EventCorrection& correction, const std::string& reason,
                        const std::stop_token& stop = {}, const base::Progress& progress = {});

/// Sets the result of a game, written as its variant does, a win on points with these, a forfeit as
/// "2-0F". One edit.
EditReport setResult(Store& store, GameId game, rules::GameResult result,
                     const rules::ResultDetail& detail, const std::string& reason);
/// Makes a game that was not played a bye of one of its players, with the points of a win. One
/// edit.
EditReport setBye(Store& store, GameId game, rules::Color player, const std::string& reason);

} // namespace damscope::db
