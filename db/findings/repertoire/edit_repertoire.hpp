// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/repertoire/repertoire.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// Changes of a repertoire that is a collection of games with variations: one entry of the journal
/// each.
namespace damscope::db {

/// The repertoire of a collection; empty if there is no such collection.
[[nodiscard]] Repertoire repertoireOf(Store& store, std::string_view collection, rules::Color side);

/// Puts a line from the usual start of a variant into a collection, which is made if there is none:
/// into its first game with that start, as a variation where it has other moves, else as a new
/// game. The number of moves that are new; moves after one that is not legal are left out.
std::size_t addLine(Store& store, std::string_view collection, rules::Variant variant,
                    std::span<const std::string> moves);

/// Removes a move, at the end of these moves from the usual start, with all that follows, from the
/// games of a collection. A game that has no move left is taken out of the collection. The number
/// of games that were changed.
std::size_t removeLine(Store& store, std::string_view collection, rules::Variant variant,
                       std::span<const std::string> moves);

/// Stays the same as long as the games of a store do, whatever lines of repertoires are put in or
/// taken out: what was counted in the games holds meanwhile.
using GamesState = std::array<std::int64_t, 4>;
[[nodiscard]] GamesState gamesState(Store& store);

} // namespace damscope::db
