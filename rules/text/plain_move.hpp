// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/text/notation.hpp"

#include <optional>
#include <string_view>

/// The forms of nearly all moves in nearly all files: internal to resolve and replay.
namespace damscope::rules::detail {

/// '-' written on a capture or 'x' on a quiet move.
[[nodiscard]] bool isWrongSeparator(Separator separator, const Move& move, const Rules& rules);

struct PlainMove {
    Move move;
    bool wrongSeparator = false;
};
/// The move that a text means if it is two squares with one sign between them ("32-28", "7x16",
/// "c3:e5") and exactly one legal move goes from one to the other; otherwise nothing, and resolve()
/// has to decide. Allocates nothing.
[[nodiscard]] std::optional<PlainMove> plainMove(const Position& position, std::string_view text);

} // namespace damscope::rules::detail
