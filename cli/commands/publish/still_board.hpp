// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <string>

namespace damscope::cli {

/// The file with the empty board of a variant, and what is in it: SVG. It has the colours of the
/// boards that scripts draw.
[[nodiscard]] std::string boardPath(rules::Variant variant);
[[nodiscard]] std::string boardSvg(rules::Variant variant);

/// A position as SVG on a page from which `root` leads to the root of the site: a few hundred
/// bytes, since the board is a file of its own. Needs no script.
[[nodiscard]] std::string stillBoard(const rules::Position& position, const std::string& root);

} // namespace damscope::cli
