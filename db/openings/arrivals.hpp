// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/openings/occurrences.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace damscope::db::openings {

/// A position and the move from it that leads to the one in question.
struct LastMove {
    rules::Position from;
    rules::Move move;
};

/// Finds the last moves that led games to a position. The position alone does not show
/// which pieces a capture took; so one game is replayed to get the position before, and the index
/// finds the games with the same position a ply earlier; and so on with the remaining games.
class ArrivalFinder {
public:
    ArrivalFinder(const Scope& scope, const rules::Position& position)
        : scope_(scope), position_(position) {}
    /// Fills in `arrival` where one is known. The occurrences are in the order of games.
    void run(std::span<Occurrence> occurrences);

    /// What `arrival` counts.
    [[nodiscard]] const std::vector<LastMove>& found() const { return found_; }
    [[nodiscard]] bool complete() const { return complete_; }

private:
    void lookUp(const Segment& segment, std::span<Occurrence> occurrences);
    void mark(const Segment& segment, std::size_t arrival, std::span<Occurrence> occurrences);
    void replay(Occurrence& occurrence);
    [[nodiscard]] std::uint16_t numberOf(const rules::Position& before);
    bool goOn();

    const Scope& scope_;
    rules::Position position_;
    std::vector<LastMove> found_;
    std::vector<GamePly> hits_;
    bool complete_ = true;
};

} // namespace damscope::db::openings
