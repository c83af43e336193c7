// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/why/reasons.hpp"
#include "messages/language.hpp"

#include <string>
#include <utility>
#include <vector>

namespace damscope::db {

/// Whether a structure is worth a sentence: men of both sides take part in it, it is of five
/// squares or more, or the user defined it. Others are parts of ordinary formations.
[[nodiscard]] bool counts(const Structure& structure);

/// Whether the reason is one against the move: it misses, allows or loses something.
[[nodiscard]] bool isAgainst(const Reason& reason, rules::Color mover);

/// Whether the reason is seen at once: that it threatens to take a single man.
[[nodiscard]] bool isPlain(const Reason& reason);

/// What matters about a move, the strongest first: results, then combinations and men; what it
/// threatens only if nothing is against it; an exchange, and else one structure, only where there
/// is nothing stronger.
[[nodiscard]] std::vector<Reason> whatMatters(std::vector<Reason> reasons, rules::Color mover);

/// Words for the moves of one game: what is proved about them.
class Explanation {
public:
    Explanation(const rules::Game& game, const analysis::endgame::ResultJudge& tables,
                Language language, NameCatalogue names)
        : plies_(mainLinePlies(game)), tables_(tables), language_(language),
          reasons_(plies_, finder_, std::move(names)) {}
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
