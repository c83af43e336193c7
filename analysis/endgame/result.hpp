// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"
#include "rules/board/position.hpp"
#include "rules/board/result.hpp"
#include "rules/moves/forcing.hpp"

#include <cstdint>
#include <memory>

namespace damscope::analysis::endgame {

/// The result of a position for the side to move with best play on both sides and no draw rules.
/// The values are those of the file format.
enum class Result : std::uint8_t { draw, win, loss };

/// The same for the other side.
[[nodiscard]] constexpr Result turned(Result r) {
    return r == Result::win ? Result::loss : r == Result::loss ? Result::win : Result::draw;
}

/// The better of two results.
[[nodiscard]] constexpr Result better(Result a, Result b) {
    if (a == Result::win || b == Result::win)
        return Result::win;
    return a == Result::draw || b == Result::draw ? Result::draw : Result::loss;
}

/// The result of a game from a table's result and the side to move.
[[nodiscard]] constexpr rules::GameResult gameResult(Result r, rules::Color toMove) {
    if (r == Result::draw)
        return rules::GameResult::draw;
    return rules::winFor(r == Result::win ? toMove : rules::opponent(toMove));
}

class Library;

/// Judges by which result a game had to end, from its last position: by the board, else by the
/// endgame tables in their usual folder. Safe for several threads at once.
class ResultJudge {
public:
    ResultJudge();
    ~ResultJudge();
    ResultJudge(const ResultJudge&) = delete;
    ResultJudge& operator=(const ResultJudge&) = delete;

    /// What the tables know of a position; unknown where there is no table for it.
    [[nodiscard]] rules::GameResult byTables(const rules::Position& position) const;
    /// The result of a game that ends in a position: the board decides if the game is over there,
    /// else the tables do.
    [[nodiscard]] rules::GameResult resultAt(const rules::Position& last) const;
    /// That the tables know a result.
    [[nodiscard]] static Message explanation(const rules::Rules& rules, rules::GameResult byTables);

private:
    std::unique_ptr<const Library> tables_; ///< null where there is no usual folder
};

} // namespace damscope::analysis::endgame
