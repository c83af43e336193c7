// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/train/sample_file.hpp"

#include <cstdint>
#include <memory>

namespace damscope::analysis::train {

struct SelfPlay {
    rules::Variant variant = rules::Variant::international;
    std::uint64_t nodes = 1000; ///< per move
    int fewestRandomPlies = 4;  ///< random plies of the opening
    int mostRandomPlies = 12;
    /// Endgame tables, if any: the engine uses them, and a game ends when they know its result.
    std::shared_ptr<const endgame::Library> endgames = nullptr;
};

/// The version of `playSelf`: with another one a seed gives other games. Files of version 1 do not
/// name it. 2: openings in which the first move is forced are judged, too.
inline constexpr int selfPlayVersion = 2;

/// Plays one game from a random opening that is not yet decided, and returns its quiet positions
/// (the side to move has no capture), from which the evaluation can be trained. The same seed and
/// engine settings give the same game.
[[nodiscard]] SampleGame playSelf(const SelfPlay& settings, EmbeddedEngine& engine,
                                  std::uint64_t seed);

} // namespace damscope::analysis::train
