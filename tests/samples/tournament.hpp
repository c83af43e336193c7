// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace damscope::samples {

struct Entrant {
    std::string name;
    int rating = 0; // 0: none is given
};

// A round-robin of invented players.
struct Tournament {
    rules::Variant variant;
    std::string event;
    std::string site;
    std::string month; // "2023.08."; rounds are played on consecutive days
    int firstDay = 1;
    std::vector<Entrant> players;
    bool twice = false;  // everybody meets everybody with both colours
    int clockRounds = 0; // in so many first rounds the clock was written down
    std::uint32_t seed = 0;
};

// All games, round after round.
[[nodiscard]] std::vector<rules::Game> play(const Tournament& tournament);

} // namespace damscope::samples
