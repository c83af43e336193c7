// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/study/tree.hpp"
#include "analysis/study/view.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace damscope::analysis::study {

/// A place on a walk through a study.
struct Stop {
    PlaceId place{};
    std::span<const PlaceMove> way; ///< the moves that lead to it
    bool again = false;             ///< other moves lead to it too, and it goes on there
};

/// Goes through the places of a study, to a depth in plies: from the start along the best move
/// first, each place on once, on a shortest way to it. Those that a line has only named are left
/// out. `views`: of the engines; the first that has a value for a move decides about the order.
void walk(const Tree& tree, std::span<const View> views, std::size_t depth,
          const std::function<void(const Stop&)>& visit);

/// The study as a game with variations, so far as the walk goes. `remarks`: what stands at a place.
[[nodiscard]] rules::Game
asGame(const Tree& tree, std::span<const View> views, std::size_t depth,
       const std::function<std::vector<rules::Remark>(const Stop&)>& remarks);

} // namespace damscope::analysis::study
