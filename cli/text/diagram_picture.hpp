// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/text/diagram.hpp"

#include <span>
#include <string>
#include <string_view>

namespace damscope::cli {

/// A board, and the words below it: which position it is, and who is to move.
struct CaptionedDiagram {
    rules::Position position;
    std::string caption;
    bool saysWhoMoves = true;
};

/// "White to move".
[[nodiscard]] std::string whoMoves(const rules::Position& position);

struct DiagramSheet {
    int columns = 3; ///< boards beside one another
    int size = 400;  ///< of a board, in pixels
    Seen seen = Seen::byWhite;
};

/// One diagram without its caption, as what stands in a group of SVG: a cell of the board is
/// `diagramCell` wide, and the upper left corner of the board is the origin.
inline constexpr int diagramCell = 100;
[[nodiscard]] std::string diagramGroup(const rules::Position& position, Seen seen);

/// The diagrams as one picture in SVG 1.1, from left to right and from top to bottom. Needs no
/// colour to be read: it prints well.
[[nodiscard]] std::string diagramSvg(std::span<const CaptionedDiagram> diagrams,
                                     const DiagramSheet& sheet);

} // namespace damscope::cli
