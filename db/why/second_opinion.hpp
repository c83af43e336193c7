// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "rules/board/position.hpp"
#include "rules/moves/generate.hpp"

#include <optional>

namespace damscope::db {

/// A small search of all moves, quiet ones too, beside proofs that follow captures only: what
/// captures gain quiet moves may win back, or gain as well. It proves nothing, but what it
/// contradicts is not said. The same question always has the same answer.
class SecondOpinion {
public:
    /// Whether a move is clearly better than another one.
    [[nodiscard]] bool isBetter(const rules::Position& position, const rules::Move& move,
                                const rules::Move& other);
    /// Whether some move is clearly better than this one.
    [[nodiscard]] bool hasBetter(const rules::Position& position, const rules::Move& move);

private:
    struct Found {
        int value = 0; ///< for the side to move, in hundredths of a man
        std::optional<rules::Move> move;
    };
    [[nodiscard]] Found search(const rules::Position& position);

    std::optional<analysis::EmbeddedEngine> engine_;
};

} // namespace damscope::db
