// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter.hpp"

#include <cstdint>
#include <optional>

namespace damscope::db {

/// How games went for somebody.
struct Record {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0; ///< games without a result are none of these

    void add(std::optional<Outcome> outcome) {
        ++games;
        wins += outcome == Outcome::won ? 1U : 0U;
        draws += outcome == Outcome::drawn ? 1U : 0U;
        losses += outcome == Outcome::lost ? 1U : 0U;
    }
    [[nodiscard]] std::uint64_t decided() const { return wins + draws + losses; }
    /// Points of one a game, 0 to 1, of the games with a result; nothing without one.
    [[nodiscard]] std::optional<double> score() const {
        if (decided() == 0)
            return std::nullopt;
        return (static_cast<double>(wins) + static_cast<double>(draws) / 2) /
               static_cast<double>(decided());
    }
    friend bool operator==(const Record&, const Record&) = default;
};

} // namespace damscope::db
