// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"
#include "rules/board/position.hpp"
#include "rules/board/result.hpp"

#include <memory>

namespace damscope::analysis::endgame {

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
    /// Of a game that ends in a position: by the board if it is over there, else by the tables.
    [[nodiscard]] rules::GameResult resultAt(const rules::Position& last) const;
    /// That the tables know a result.
    [[nodiscard]] static Message explanation(const rules::Rules& rules, rules::GameResult byTables);

private:
    std::unique_ptr<const Library> tables_; ///< null where there is no usual folder
};

} // namespace damscope::analysis::endgame
