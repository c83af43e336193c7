// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstdint>
#include <random>

namespace damscope::samples {

// A simple player: looks a few plies ahead, and further while pieces are taken; counts men, kings
// and how far men have come; does not always choose the best. The same seed plays the same games.
class Player {
public:
    Player(int depth, int carelessness) : depth_(depth), carelessness_(carelessness) {}

    // The position must have a legal move.
    [[nodiscard]] rules::Move choose(const rules::Position& position, std::mt19937& chance) const;

private:
    int depth_;
    int carelessness_; // how much worse than the best a move may be, in hundredths of a man
};

} // namespace damscope::samples
