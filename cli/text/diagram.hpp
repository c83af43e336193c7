// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "pages/board_svg.hpp"
#include "rules/board/position.hpp"

#include <cstdint>
#include <string>

namespace damscope::cli {

enum class PieceSigns : std::uint8_t {
    unicode, ///< white man, white king, black man, black king: U+26C0 to U+26C3
    ascii    ///< w W b B
};

using pages::Seen;

/// The board, one line per row, with a frame. Empty playing squares are dots.
/// Numbered boards show the number of the first playing square of each row at its left and of the
/// last at its right; lettered boards the row's number at the left and the files' letters below.
/// The last line says in the language who is to move.
[[nodiscard]] std::string diagram(const rules::Position& position, PieceSigns signs,
                                  Seen seen = Seen::byWhite, Language language = Language::english);

} // namespace damscope::cli
