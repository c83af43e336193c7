// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/repertoire/repertoire.hpp"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

class OpeningBook;
class Store;

/// Who left the repertoire in a game.
enum class LeftBy : std::uint8_t {
    nobody,  ///< the line ended, or the game
    oneself, ///< who plays it
    opponent
};

/// The last position of a game that is in the repertoire, and what was played there.
struct Departure {
    GameId game{};
    LeftBy by{};
    int ply = 0;                         ///< of the move, from 1; 0: the game has no move there
    std::string move;                    ///< empty: none followed
    std::vector<std::string> path;       ///< of the repertoire to the position
    std::vector<RepertoireMove> instead; ///< the repertoire's moves there
};

/// Where games left the repertoire, for the last time: who comes back by another order of moves has
/// not left it. A move to avoid leaves it at once. Games that had no position of it are left out,
/// and so are those that cannot be read.
[[nodiscard]] std::vector<Departure> departures(Store& store, const Repertoire& repertoire,
                                                std::span<const GameId> games,
                                                const std::stop_token& stop = {});

/// A move of opponents for which the repertoire has no answer.
struct Gap {
    std::vector<std::string> path;
    std::string move;
    std::uint64_t games = 0; ///< that played it there
};

/// The moves that at least so many games of a book played where the repertoire has answers to
/// others, most games first.
[[nodiscard]] std::vector<Gap> gaps(OpeningBook& book, const Repertoire& repertoire,
                                    std::uint64_t least, const std::stop_token& stop = {});

} // namespace damscope::db
