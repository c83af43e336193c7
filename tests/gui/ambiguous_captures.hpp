// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <string>
#include <vector>

namespace damscope::gui::testing {

/// A position where several captures lead from one square to another.
struct AmbiguousCapture {
    rules::Variant variant;
    std::string fen;
    std::string from;
    std::string to;
    std::vector<std::string> captures; ///< each in full
};

/// Twenty-one of them, in nine games.
[[nodiscard]] const std::vector<AmbiguousCapture>& ambiguousCaptures();

[[nodiscard]] rules::Position position(const AmbiguousCapture& c);

} // namespace damscope::gui::testing
