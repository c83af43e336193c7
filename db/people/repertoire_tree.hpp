// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/person_games.hpp"
#include "db/people/record.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Connection;

/// A move that a person's games had at a place in the tree of their beginnings.
struct RepertoireLine {
    int depth = 0; ///< plies, from 1
    std::string move;
    std::vector<std::string> moves; ///< all, to this one
    bool own = false;               ///< the person's move, not the opponent's
    Record record;                  ///< of the person
    int lastYear = 0;               ///< 0: no game is dated
    GameId last{};                  ///< the last game with it
};

/// The beginnings of games from the usual starting position, as a tree in reading order, the move
/// with most games first. Moves of fewer than `least` games are left out, and so is what follows
/// after `depth` plies.
[[nodiscard]] std::vector<RepertoireLine> repertoireTree(Connection& connection,
                                                         std::span<const PersonGame> games,
                                                         std::uint64_t least, int depth);

} // namespace damscope::db
