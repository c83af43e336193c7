// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/material.hpp"
#include "analysis/endgame/result.hpp"
#include "rules/board/position.hpp"

#include <array>
#include <unordered_map>
#include <vector>

namespace damscope::analysis::endgame {

// Every position of the classes with up to so many pieces, White or Black to move, with its result
// found in the plainest way: by going through all positions again and again, with the moves as
// anybody gets them, until nothing changes.
class NaiveResults {
public:
    NaiveResults(rules::Variant variant, int pieces);

    [[nodiscard]] const std::vector<rules::Position>& positions() const { return positions_; }
    [[nodiscard]] Result of(const rules::Position& p) const { return results_.at(p.key()); }

private:
    void place(const Material& m);
    [[nodiscard]] Result resultOneMoveOn(const rules::Position& p) const;

    std::vector<rules::Position> positions_;
    std::unordered_map<rules::PositionKey, Result> results_;
};

// Makes the tables of a variant and expects them to say the same of every position. Returns how
// many positions there are of each result, by Result.
std::array<int, 3> expectNaiveResults(rules::Variant variant, int pieces);

} // namespace damscope::analysis::endgame
