// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/match.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace damscope::cli {

/// A side of a match.
struct Side {
    analysis::match::Contestant contestant;
    bool usesTables = false;                  ///< the usual endgame tables
    std::vector<std::filesystem::path> files; ///< that it reads: weights, its program
};

/// A side of a match from what a user typed: settings parted by commas, each NAME=VALUE. Of every
/// move: `nodes=N`, `depth=N`, `time=MS`; of a game `clock=SECONDS+INCREMENT`; and `name=TEXT`. Of
/// the embedded engine: `weights=FILE` (or `plain`, `standard`), `endgames=FOLDER` (or `none`),
/// `threads=N`, `hash=MB`. `hub:NAME` or `hub:COMMAND` as the first makes it an engine of another
/// maker, whose parameters are all other settings. Throws UsageError naming the option; the
/// contestant's `make` does so where the engine has no such parameter, and throws EngineError where
/// it does not start.
[[nodiscard]] Side sideFrom(const std::string& text, rules::Variant variant,
                            std::string_view option);

} // namespace damscope::cli
