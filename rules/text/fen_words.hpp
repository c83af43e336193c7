// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/text/fen.hpp"

#include <array>
#include <string_view>

namespace damscope::rules::detail {

/// How the errors of a FEN are worded in one language: {word}, {number}, {color} are those of the
/// FenError, {most} is the longest FEN, {board} the size of the board, {a} English's article of it.
struct FenWords {
    std::array<std::string_view, static_cast<std::size_t>(FenFault::colorMissing) + 1> sentences;
    std::array<std::string_view, 2> colors; ///< White, Black, as {color} wants them
};

[[nodiscard]] const FenWords& fenWords(Language language);

} // namespace damscope::rules::detail
