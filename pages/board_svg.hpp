// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "rules/board/position.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace damscope::pages {

/// The side at the bottom of the board.
enum class Seen : std::uint8_t { byWhite, byBlack };

/// The place on the board of what is seen at a row and a column.
[[nodiscard]] rules::Coordinates placeSeen(const rules::Board& board, rules::Coordinates at,
                                           Seen seen);
/// The labels beside a row, from which squares can be named: on numbered boards the numbers of the
/// first and the last playing square, on lettered boards the row's number at the left.
struct RowLabels {
    std::string left;
    std::string right;
};
/// `row` as it is seen, 0 at the top.
[[nodiscard]] RowLabels rowLabels(const rules::Rules& rules, int row, Seen seen);
/// The letters below the board, one for each column; empty on numbered boards.
[[nodiscard]] std::string fileLetters(const rules::Rules& rules, Seen seen);

/// A board, and the words below it: which position it is, and who is to move.
struct CaptionedDiagram {
    rules::Position position;
    std::string caption;
    bool saysWhoMoves = true;
};

struct DiagramSheet {
    int columns = 3; ///< boards beside one another
    int size = 400;  ///< of a board, in pixels
    Seen seen = Seen::byWhite;
};

/// Whether the numbers and letters of its squares stand beside a board.
enum class BoardLabels : std::uint8_t { drawn, leftOut };

/// One diagram without its caption, as what stands in a group of SVG: a cell of the board is
/// `diagramCell` wide, and the upper left corner of the board is the origin.
inline constexpr int diagramCell = 100;
[[nodiscard]] std::string diagramGroup(const rules::Position& position, Seen seen,
                                       BoardLabels labels = BoardLabels::drawn);

/// The diagrams as one picture in SVG 1.1, from left to right and from top to bottom. Needs no
/// colour to be read: it prints well.
[[nodiscard]] std::string diagramSvg(std::span<const CaptionedDiagram> diagrams,
                                     const DiagramSheet& sheet, Language language);

/// The empty board of a variant as a file, with the numbers of its squares in them. It has the
/// colours of the boards that scripts draw.
[[nodiscard]] std::string emptyBoardSvg(rules::Variant variant);
/// A position as SVG in a web page, upon such a file: a few hundred bytes. Needs no script; the
/// style of the page colours the pieces.
[[nodiscard]] std::string stillBoard(const rules::Position& position, std::string_view boardFile);

} // namespace damscope::pages
