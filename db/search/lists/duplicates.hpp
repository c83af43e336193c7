// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/codec/numbers.hpp"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;

/// Why two games are considered the same.
enum class Sameness : std::uint8_t {
    sameMoves, ///< the same main line between players whose names are alike
    beginning, ///< alike players, and the main line of one is the beginning of the other's
    corrected, ///< the same header, and one is broken off at an illegal move in the other's way
    playersSwapped, ///< the same main line, White's name alike to Black's and the other way round
    onlyMoves       ///< the same main line, but the names differ
};
[[nodiscard]] std::string_view text(Sameness sameness);

/// How sure that is.
enum class Certainty : std::uint8_t { possible, likely, certain };

/// A game that repeats a better one. Better is: wholly legal, longer, with more remarks and
/// variations, with more of its header known and fuller names, perhaps edited by a person
/// (compared_headers.hpp), imported first; in this order.
struct Duplicate {
    GameId worse{};
    GameId better{};
    Sameness sameness = Sameness::sameMoves;
    Certainty certainty = Certainty::possible;
    bool edited = false; ///< a person may have edited the worse one: not to be deleted unasked
    bool adds = false;   ///< the worse one says something that the better one lacks
};

/// What a search for duplicates found, in the order of the better games.
struct DuplicateReport {
    std::vector<Duplicate> duplicates;
    bool complete = true; ///< false: stopped
};

/// The duplicates among the games of a filter. Two games are
///
/// - certainly the same if their main lines are (20 plies or more), the names of both players are
///   forms of one name, and neither dates, results, rounds nor the numbers in the names of events
///   contradict one another (unknown ones do not; two games of one source must be known to be of
///   one day or round, or have names that are spelt differently). Also if they come from different
///   sources with the same complete header, and one is broken off at an illegal move where the
///   other goes on;
/// - likely the same if the worse one has something that the better one lacks (game_contents.hpp),
///   if the names are alike but something else contradicts, or the players are
///   swapped in another source of the same day, or one is the beginning (16 plies or more) of the
///   other with alike players and the same day;
/// - possibly the same if the players are swapped otherwise (the next game of a match, with the
///   colours exchanged), if one is the beginning of the other and a day is not known, or if the
///   main lines of 30 plies or more are the same and the names are not.
///
/// Forms of one name: initials, other transliterations (players/name_query.hpp). Names are alike if
/// they are that, share a word of three letters or more, or their longest words differ in one
/// letter, accents and case ignored. For one game to be found as
/// the beginning of another, the longest words of both names must be the same. Every game is read
/// once; games are then sorted by what they have in common, never compared each with each.
[[nodiscard]] DuplicateReport findDuplicates(Store& store, const Filter& filter,
                                             const std::stop_token& stop = {},
                                             const base::Progress& progress = {});

/// Deletes the worse games: one entry of the journal. How their event is counted, and who left it,
/// goes to the better ones. Returns how many were deleted.
std::uint64_t deleteDuplicates(Store& store, std::span<const Duplicate> duplicates,
                               const std::string& reason);

} // namespace damscope::db
