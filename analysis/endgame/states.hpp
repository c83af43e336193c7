// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/solution.hpp"

#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace damscope::analysis::endgame {

/// The state of each position of a slice with one side to move. A position is settled (its result
/// is known; "fresh" until it has been propagated to its predecessors) or open: then it has a count
/// of king moves that are not known to lose, and may have a man's move that draws.
///
/// Several threads may change states concurrently.
class States {
public:
    using State = std::uint8_t;

    /// Resizes to this many positions; their contents are unspecified.
    void resize(std::size_t size) { states_.resize(size); }

    [[nodiscard]] static State settled(Result r, bool capture, bool blocked) {
        return static_cast<State>(settledBit | static_cast<unsigned>(r) |
                                  (capture ? captureBit : 0) | (blocked ? blockedBit : 0) |
                                  (r == Result::draw ? 0 : freshBit));
    }
    /// At most 126 king moves: five kings on the largest board have fewer.
    [[nodiscard]] static State open(int kingMoves) { return static_cast<State>(kingMoves); }
    /// Open, and never lost: a man's move draws.
    [[nodiscard]] static State openToDraw() { return mayDraw; }

    void set(std::size_t place, State s) { at(place).store(s, std::memory_order_relaxed); }

    /// The result of a fresh position, which is then no longer fresh; draw if it was not fresh.
    [[nodiscard]] Result takeFresh(std::size_t place) {
        const State s = at(place).load(std::memory_order_relaxed);
        if ((s & settledBit) == 0 || (s & freshBit) == 0)
            return Result::draw;
        at(place).store(static_cast<State>(s & ~freshBit), std::memory_order_relaxed);
        return static_cast<Result>(s & resultBits);
    }

    /// A king's move of this position leads to one that is lost for the opponent.
    void win(std::size_t place) {
        assert(place < states_.size());
        State s = at(place).load(std::memory_order_relaxed);
        while ((s & settledBit) == 0 &&
               !at(place).compare_exchange_weak(s, settled(Result::win, false, false),
                                                std::memory_order_relaxed)) {
        }
    }
    /// A king's move of this position leads to one that is won for the opponent.
    void loseMove(std::size_t place) {
        assert(place < states_.size());
        State s = at(place).load(std::memory_order_relaxed);
        while ((s & settledBit) == 0 && s != mayDraw) {
            const State next =
                s == 1 ? settled(Result::loss, false, false) : static_cast<State>(s - 1);
            if (at(place).compare_exchange_weak(s, next, std::memory_order_relaxed))
                return;
        }
    }

    /// The final states: positions that are still open are drawn.
    [[nodiscard]] Entry entry(std::size_t place) const {
        assert(place < states_.size());
        const State s = states_[place];
        if ((s & settledBit) == 0)
            return {Result::draw, false, false};
        return {static_cast<Result>(s & resultBits), (s & captureBit) != 0, (s & blockedBit) != 0};
    }

private:
    static constexpr unsigned resultBits = 3;
    static constexpr unsigned captureBit = 4;
    static constexpr unsigned blockedBit = 8;
    static constexpr unsigned freshBit = 16;
    static constexpr unsigned settledBit = 128;
    static constexpr State mayDraw = 127;

    [[nodiscard]] std::atomic_ref<State> at(std::size_t place) {
        return std::atomic_ref<State>(states_[place]);
    }

    std::vector<State> states_;
};

} // namespace damscope::analysis::endgame
