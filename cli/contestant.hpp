// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/match.hpp"

#include <string>

namespace damscope::cli {

/// A side of a match from what a user typed: settings parted by commas, each NAME=VALUE. Of the
/// embedded engine: `weights=FILE` (or `plain`, `standard`), `endgames=FOLDER` (or `none`),
/// `threads=N`, `hash=MB`; of every move: `nodes=N`, `depth=N`, `time=MS`; and `name=TEXT`. Throws
/// UsageError naming the option.
[[nodiscard]] analysis::match::Contestant
contestantFrom(const std::string& text, rules::Variant variant, std::string_view option);

} // namespace damscope::cli
