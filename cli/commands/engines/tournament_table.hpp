// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/elo.hpp"
#include "cli/terminal/json.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace damscope::cli {

/// Two engines, by their numbers, and how the first did against the second.
struct Pairing {
    std::size_t first = 0;
    std::size_t second = 0;
    analysis::match::Standing standing;
};

struct TournamentTable {
    std::vector<std::string> engines;
    std::vector<Pairing> pairings;
    int failures = 0; ///< games that an engine lost by failing
};

/// The table by points, and the pairings.
[[nodiscard]] std::string tableText(const TournamentTable& table, bool mayStyle);
[[nodiscard]] Json tableJson(const TournamentTable& table);

} // namespace damscope::cli
