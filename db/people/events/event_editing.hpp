// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/edits.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;

/// A game that is to be played, by the players' places in a list.
struct Pairing {
    int round = 0; ///< from 1
    std::size_t white = 0;
    std::size_t black = 0;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// Each against each by the tables of Berger; `twice`: the second time with the colours exchanged.
[[nodiscard]] std::vector<Pairing> roundRobin(std::size_t players, bool twice);
/// The first rounds of these tables; after the last one they begin again with the colours
/// exchanged: two players have a match of so many games.
[[nodiscard]] std::vector<Pairing> bergerRounds(std::size_t players, int rounds);

struct NewEvent {
    std::string name;
    std::string site;
    std::string date; ///< as PDN writes it
    rules::Variant variant = rules::Variant::international;
    std::vector<std::string> players;
};

/// Whether the store has a game of this event already in which two of these players meet in the
/// same round: the list was entered before. The place of the pairing; nothing: none is there.
[[nodiscard]] std::optional<std::size_t> enteredBefore(Store& store, const NewEvent& event,
                                                       std::span<const Pairing> pairings);

/// Stores a game without moves and result for each pairing, by one edit, which undoEdit() reverts;
/// results and moves follow by edits.
/// Returns the games in the order of the pairings.
std::vector<GameId> enterEvent(Store& store, const NewEvent& event,
                               std::span<const Pairing> pairings);

/// Who meets whom in an event that is entered.
struct Draw {
    enum class Kind : std::uint8_t {
        once,     ///< each against each
        twice,    ///< with both colours
        rounds,   ///< so many rounds of the tables of Berger
        pairings, ///< one round, its games given: Swiss, knock-out
    };
    Kind kind = Kind::once;
    int round = 1; ///< how many, or which one
};

struct Entrants {
    std::vector<std::string> players;
    std::vector<Pairing> pairings;
};

/// Why a list of players is none.
struct EntrantsFault {
    enum class Kind : std::uint8_t {
        twice,      ///< a player who is in the list already
        nobody,     ///< a name that means no person: "N.N.", "?", "White"
        noOpponent, ///< not two names, as pairings are written
        columns,    ///< several columns with words: which is the name is not clear
        number      ///< too few, or too many; of no line
    };
    Kind kind{};
    std::size_t line = 0; ///< from 1
};

inline constexpr std::size_t mostEntrants = 200;
/// Beyond this an event has too many games to be meant.
inline constexpr int mostEnteredRounds = 1000;

/// A player in each line; as pairings White and Black: "Jansen, F. : Konate, A.", also with a tab
/// or " - " between them. Blank lines, and those that begin with #, are nothing. In a list that was
/// copied from a spreadsheet the columns without words, and numbers before and ratings behind a
/// name, are left out. The text may be in any encoding, and names are cleaned (parser::cleanLine).
[[nodiscard]] Expected<Entrants, EntrantsFault> readEntrants(std::string_view text,
                                                             const Draw& draw);

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

/// Sets the result of a game, written as its variant does, a win on points with these. One edit.
EditReport setResult(Store& store, GameId game, rules::GameResult result,
                     const rules::ResultDetail& detail, const std::string& reason);

} // namespace damscope::db
