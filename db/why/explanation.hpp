// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/why/reasons.hpp"
#include "messages/language.hpp"

#include <string>
#include <vector>

namespace damscope::db {

/// Words for the moves of one game: what is proved about them.
class Explanation {
public:
    Explanation(const rules::Game& game, const analysis::endgame::ResultJudge& tables,
                Language language)
        : plies_(mainLinePlies(game)), tables_(tables), language_(language),
          reasons_(plies_, finder_) {}
    Explanation(const Explanation&) = delete;
    Explanation& operator=(const Explanation&) = delete;

    /// What is proved against a move: sentences about combinations, men and results, each with its
    /// full stop; empty where there is nothing. The move of index 0 is the first of the main line.
    [[nodiscard]] std::string of(std::size_t move);

private:
    std::vector<analysis::shots::Ply> plies_;
    const analysis::endgame::ResultJudge& tables_;
    Language language_;
    analysis::shots::ShotFinder finder_;
    MoveReasons reasons_;
};

} // namespace damscope::db
