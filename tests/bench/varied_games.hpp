// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace damscope::bench {

/// The games of at least 80 legal plies in the PDN files of a folder and those below it.
[[nodiscard]] std::vector<rules::Game> realGames(const std::string& folder);

/// Makes an archive of any size out of a few games: each model in turn, played as it was up to a
/// random ply and then on with random legal moves to about its length, with players, date and round
/// of its own. The same seed gives the same archive.
class VariedGames {
public:
    /// `clocks`: a %clk command behind every move, as servers write them.
    VariedGames(std::vector<rules::Game> models, std::uint32_t seed, bool clocks);
    /// The next game as PDN.
    [[nodiscard]] std::string next();

private:
    [[nodiscard]] rules::Game variation(const rules::Game& model);
    void header(rules::Game& game);
    std::uint32_t below(std::size_t limit);
    std::uint32_t secondsLeft(std::size_t ply);

    std::vector<rules::Game> models_;
    std::vector<std::string> players_;
    std::mt19937 random_;
    bool clocks_;
    std::size_t made_ = 0;
};

} // namespace damscope::bench
