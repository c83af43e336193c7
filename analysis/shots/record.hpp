// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace damscope::analysis::shots {

/// What happens at a move of a combination.
struct Step {
    rules::Position before;
    rules::Move move;
    bool own = false;                 ///< of the side that plays the combination
    std::size_t piece = 0;            ///< which piece moves: the same number, the same piece
    std::vector<rules::Square> taken; ///< in the order of the jumps
};

/// A combination as its names see it: always played by White, colours exchanged and the board
/// turned if it was Black's.
struct Record {
    std::vector<Step> steps;

    /// The last capture of the side that plays the combination; null if there is none.
    [[nodiscard]] const Step* lastCapture() const;
    /// Its capture of most pieces, the last of those.
    [[nodiscard]] const Step* mainCapture() const;
    /// How many pieces the opponent takes.
    [[nodiscard]] int given() const;
    /// The steps before one, and the step after it.
    [[nodiscard]] std::span<const Step> before(const Step& step) const;
    [[nodiscard]] const Step* after(const Step& step) const;
};

/// The steps of a line as it was played, by either colour. The moves must be legal one after
/// another.
[[nodiscard]] std::vector<Step> stepsOf(rules::Position start, std::span<const rules::Move> line);

/// Why a move was played and no other.
enum class Choice : std::uint8_t {
    only,     ///< the only legal move, without the majority rule too
    majority, ///< the only legal move, because other captures take less
    free,     ///< there were other legal moves
};
[[nodiscard]] Choice choiceAt(const rules::Position& position);

/// The moves must be legal one after another.
[[nodiscard]] Record recordOf(const rules::Position& start, std::span<const rules::Move> line);

} // namespace damscope::analysis::shots
