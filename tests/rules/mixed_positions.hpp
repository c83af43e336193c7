// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/moves/generate.hpp"

#include <random>

namespace damscope::rules {

/// An endless row of positions of a variant: from random games, set up with pieces of all kinds
/// anywhere, full of captures, endings. The same seed gives the same row.
class MixedPositions {
public:
    MixedPositions(Variant variant, std::uint32_t seed)
        : random_(seed), inGame_(Position::start(variant)) {}

    [[nodiscard]] Position next() {
        switch (turn_++ % 4) {
        case 0:
        case 1:
            return inRandomGame();
        case 2:
            return setUp(3 + random(5)); // a third to an eighth of the squares
        default:
            return setUp(6 + random(12));
        }
    }

private:
    static constexpr int longestGame = 150;

    std::uint32_t random(std::uint32_t end) { return static_cast<std::uint32_t>(random_()) % end; }

    Position inRandomGame() {
        const MoveList moves = legalMoves(inGame_);
        const bool over = moves.empty() || ++plies_ > longestGame;
        if (over)
            plies_ = 0;
        inGame_ = over ? Position::start(inGame_.variant())
                       : inGame_.after(moves[random(static_cast<std::uint32_t>(moves.size()))]);
        return inGame_;
    }

    /// One square in so many is taken. The side to move has fewer men and more kings, so that
    /// captures are long.
    Position setUp(std::uint32_t sparseness) {
        Position p(inGame_.variant());
        const Color mover = random(2) == 0 ? Color::white : Color::black;
        for (const Square s : p.rules().board.squares()) {
            if (random(sparseness) != 0)
                continue;
            const bool own = random(3) == 0;
            const bool king = random(own ? 2 : 5) == 0;
            p.put(s, {own ? mover : opponent(mover), king ? Kind::king : Kind::man});
        }
        p.setToMove(mover);
        return p;
    }

    std::mt19937 random_;
    Position inGame_;
    int plies_ = 0;
    unsigned turn_ = 0;
};

} // namespace damscope::rules
