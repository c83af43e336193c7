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
    std::string settings;                     ///< as they were typed
    bool usesTables = false;                  ///< the endgame tables of the default folder
    std::vector<std::filesystem::path> files; ///< the files that it reads: weights, its program
};

/// A side of a match from what a user typed: settings separated by commas, each NAME=VALUE. For
/// every move: `nodes=N`, `depth=N`, `time=TIME`; for a game `clock=TIME+INCREMENT`; and
/// `name=TEXT`. For the embedded engine: `weights=FILE` (or `plain`, `standard`),
/// `endgames=FOLDER` (or `none`), `threads=N`, `hash=MB`. `hub:NAME` or `hub:COMMAND` as the first
/// makes it an external engine; all other settings are its parameters. Throws UsageError naming the
/// option; the contestant's `make` does so if the engine has no such parameter, and throws
/// EngineError if it does not start.
[[nodiscard]] Side sideFrom(const std::string& text, rules::Variant variant,
                            std::string_view option);

} // namespace damscope::cli
