// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/game/replay.hpp"
#include "rules/text/explain.hpp"

#include <initializer_list>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <string_view>

/// Positions and moves the way a rule book writes them, so that a test reads like the rule it
/// shows.
namespace damscope::rules {
/// For messages of failed tests.
inline std::ostream& operator<<(std::ostream& out, Reason reason) {
    return out << code(reason);
}
} // namespace damscope::rules

namespace damscope::rules::by_text {

/// The position of a FEN. Throws std::invalid_argument when it cannot be read.
[[nodiscard]] Position position(Variant variant, std::string_view fen);

/// Of the international game, which the leaflet and the wikibook describe: a position that is set
/// up, and the one in which a game starts.
[[nodiscard]] inline Position set(std::string_view fen) {
    return position(Variant::international, fen);
}
[[nodiscard]] inline Position start() {
    return Position::start(Variant::international);
}

using Moves = std::set<std::string>;
/// Every legal move: "32-28", "37x19 takes 23 32", "8-2 crowned"; squares in the variant's names,
/// taken pieces from Black's side of the board. Throws std::logic_error if a move is listed twice.
[[nodiscard]] Moves moves(const Position& position);
/// Those that start on one square.
[[nodiscard]] Moves movesFrom(const Position& position, std::string_view square);

/// The position after moves that must be legal, each named by its text. Throws std::logic_error.
[[nodiscard]] Position after(Position position, std::initializer_list<std::string_view> texts);

/// A game of moves separated by blanks, played by the rules.
[[nodiscard]] Replayed game(const Position& start, std::string_view moves);

/// The rule that a text breaks; nothing when it is a legal move.
[[nodiscard]] std::optional<Reason> brokenRule(const Position& position, std::string_view text);

/// Whether exactly the dark squares of a board play: those beside which each player has one at his
/// left hand.
[[nodiscard]] bool onlyDarkSquaresPlay(const Board& board);

/// The numbers of squares.
[[nodiscard]] std::set<int> numbers(const Rules& rules, SquareSet squares);
/// first, first + 1, ... last.
[[nodiscard]] std::set<int> range(int first, int last);

} // namespace damscope::rules::by_text
