// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/board_svg.hpp"

#include "base/text/utf8.hpp"
#include "messages/translation.hpp"
#include "parser/html/page.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace damscope::pages {

rules::Coordinates placeSeen(const rules::Board& board, rules::Coordinates at, Seen seen) {
    if (seen == Seen::byWhite)
        return at;
    return {board.ranks - 1 - at.row, board.files - 1 - at.column};
}

RowLabels rowLabels(const rules::Rules& rules, int row, Seen seen) {
    const rules::Board& board = rules.board;
    const int onBoard = placeSeen(board, {row, 0}, seen).row;
    if (rules.notation == rules::Notation::algebraic)
        return {std::to_string(board.ranks - onBoard), {}};
    const int perRow = board.squaresPerRow();
    RowLabels labels{std::to_string(rules.number(board.square(onBoard * perRow))),
                     std::to_string(rules.number(board.square((onBoard + 1) * perRow - 1)))};
    if (seen == Seen::byBlack)
        std::swap(labels.left, labels.right);
    return labels;
}

std::string fileLetters(const rules::Rules& rules, Seen seen) {
    std::string letters;
    if (rules.notation != rules::Notation::algebraic)
        return letters;
    for (int column = 0; column < rules.board.files; ++column)
        letters.push_back(
            static_cast<char>('a' + placeSeen(rules.board, {0, column}, seen).column));
    return letters;
}

namespace {

using base::displayWidth;
using parser::html::escaped;

// In units of which a cell of the board has 100.
constexpr int edge = 70;      // beside the board, for numbers
constexpr int captions = 180; // below it
constexpr int gap = 60;       // between boards

/// The colours of a board.
struct Look {
    std::string_view light;
    std::string_view dark;
    bool lined; ///< where all squares are played on: light squares with lines, else in turn
};
constexpr Look onPaper{"#fff8ea", "#d8b98c", true};
constexpr Look onScreen{"#f1dcb8", "#a9754b", false};

std::string text(int x, int y, int size, std::string_view anchor, std::string_view words) {
    return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{}\">{}</text>\n", x,
                       y, size, anchor, escaped(words));
}

std::string rectangle(int x, int y, int width, int height, std::string_view fill,
                      std::string_view rim = {}) {
    return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"{}/>\n", x, y,
                       width, height, fill, rim);
}

bool isLight(const rules::Board& board, rules::Coordinates at) {
    return board.playing == rules::Playing::all && (at.row + at.column) % 2 == 0;
}

// One line of short strokes draws all squares, or all pieces: a page of many boards is a tenth as
// large as with a shape for each.
std::string strokes(std::string_view path, int width, std::string_view colour,
                    std::string_view more = {}) {
    return path.empty() ? std::string()
                        : fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"{}\" "
                                      "stroke-width=\"{}\"{}/>\n",
                                      path, colour, width, more);
}

std::string gridLines(const rules::Board& board) {
    const int right = board.files * diagramCell;
    const int foot = board.ranks * diagramCell;
    std::string path;
    for (int y = 0; y <= foot; y += diagramCell)
        path += fmt::format("M0 {}H{}", y, right);
    for (int x = 0; x <= right; x += diagramCell)
        path += fmt::format("M{} 0V{}", x, foot);
    return strokes(path, 2, "#8a6d45");
}

// The same from both sides: all boards have an even number of rows and columns.
std::string squares(const rules::Board& board, const Look& look) {
    const std::string ground =
        rectangle(0, 0, board.files * diagramCell, board.ranks * diagramCell, look.light);
    if (look.lined && board.playing == rules::Playing::all)
        return ground + gridLines(board);
    std::string dark;
    for (const rules::Square square : board.squares()) {
        const rules::Coordinates at = board.coordinates(square);
        if (!isLight(board, at))
            dark += fmt::format("M{} {}h{}", at.column * diagramCell,
                                at.row * diagramCell + diagramCell / 2, diagramCell);
    }
    return ground + strokes(dark, diagramCell, look.dark);
}

std::string discs(std::string_view centres, int diameter, bool white) {
    return strokes(centres, diameter, white ? "#ffffff" : "#222222", " stroke-linecap=\"round\"");
}

// A disc with a ring of the other colour near its edge.
std::string ringed(std::string_view centres, int diameter, bool white) {
    constexpr int ring = 4;
    return discs(centres, diameter + ring, !white) + discs(centres, diameter - ring, white);
}

// A king is two men, one upon the other.
std::string piecesOf(const rules::Position& position, rules::Color color, Seen seen) {
    constexpr int lower = 4;  // the one below
    constexpr int upper = -8; // and the one above
    const rules::Board& board = position.rules().board;
    std::string feet;
    std::string tops;
    for (const rules::Square square : board.squares()) {
        const auto standing = position.at(square);
        if (!standing || standing->color != color)
            continue;
        const rules::Coordinates at = placeSeen(board, board.coordinates(square), seen);
        const bool isKing = standing->kind == rules::Kind::king;
        const int x = at.column * diagramCell + diagramCell / 2;
        const int y = at.row * diagramCell + diagramCell / 2;
        // A line too short to be seen: a point has no round ends in all programs.
        feet += fmt::format("M{} {}h.1", x, isKing ? y + lower : y);
        if (isKing)
            tops += fmt::format("M{} {}h.1", x, y + upper);
    }
    constexpr int rim = 86;
    constexpr int man = 78;
    constexpr int crown = 44;
    const bool white = color == rules::Color::white;
    return discs(feet, rim, false) + ringed(feet, man, white) + ringed(tops, man, white) +
           ringed(tops, crown, white);
}

std::string pieces(const rules::Position& position, Seen seen) {
    return piecesOf(position, rules::Color::white, seen) +
           piecesOf(position, rules::Color::black, seen);
}

std::string labels(const rules::Rules& rules, Seen seen) {
    std::string svg;
    const int width = rules.board.files * diagramCell;
    for (int row = 0; row < rules.board.ranks; ++row) {
        const RowLabels beside = rowLabels(rules, row, seen);
        const int y = row * diagramCell + 63;
        svg += text(-15, y, 38, "end", beside.left);
        if (!beside.right.empty())
            svg += text(width + 15, y, 38, "start", beside.right);
    }
    const std::string letters = fileLetters(rules, seen);
    for (std::size_t column = 0; column < letters.size(); ++column)
        svg +=
            text(static_cast<int>(column) * diagramCell + 50, rules.board.ranks * diagramCell + 45,
                 38, "middle", std::string_view(letters).substr(column, 1));
    return svg;
}

// As large as fits below the board; letters are about half as wide as they are high.
int captionSize(std::string_view words, int width) {
    constexpr int smallest = 16;
    constexpr int largest = 46;
    const int letters = std::max(1, displayWidth(words));
    return std::clamp(100 * width / (56 * letters), smallest, largest);
}

std::string captionSvg(const CaptionedDiagram& diagram, Language language) {
    const rules::Board& board = diagram.position.rules().board;
    const int width = board.files * diagramCell;
    int y = board.ranks * diagramCell + 105;
    std::string svg;
    if (!diagram.caption.empty()) {
        svg += text(width / 2, y, captionSize(diagram.caption, width + edge), "middle",
                    diagram.caption);
        y += 55;
    }
    if (diagram.saysWhoMoves)
        svg += text(width / 2, y, 40, "middle",
                    word("to-move",
                         diagram.position.toMove() == rules::Color::white ? "white" : "black",
                         language));
    return svg;
}

struct Extent {
    int width = 0;
    int height = 0;
};

// Boards of different sizes get the room of the largest.
Extent room(std::span<const CaptionedDiagram> diagrams) {
    Extent extent;
    for (const CaptionedDiagram& diagram : diagrams) {
        const rules::Board& board = diagram.position.rules().board;
        extent.width = std::max(extent.width, board.files * diagramCell + 2 * edge + gap);
        extent.height = std::max(extent.height, board.ranks * diagramCell + captions + gap);
    }
    return extent;
}

} // namespace

std::string diagramGroup(const rules::Position& position, Seen seen, BoardLabels wanted) {
    const rules::Board& board = position.rules().board;
    return squares(board, onPaper) + pieces(position, seen) +
           rectangle(0, 0, board.files * diagramCell, board.ranks * diagramCell, "none",
                     " stroke=\"#222222\" stroke-width=\"6\"") +
           (wanted == BoardLabels::drawn ? labels(position.rules(), seen) : std::string());
}

std::string diagramSvg(std::span<const CaptionedDiagram> diagrams, const DiagramSheet& sheet,
                       Language language) {
    const Extent one = room(diagrams);
    const auto count = static_cast<int>(diagrams.size());
    const int columns = std::max(1, std::min(sheet.columns, count));
    const int rows = (count + columns - 1) / columns;
    const int width = columns * one.width;
    const int height = rows * one.height;
    const int pixels = columns * sheet.size;
    std::string svg = fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {} "
        "{}\" font-family=\"sans-serif\" fill=\"#222222\">\n"
        "<rect width=\"{}\" height=\"{}\" fill=\"#ffffff\"/>\n",
        pixels, static_cast<std::int64_t>(pixels) * height / std::max(width, 1), width, height,
        width, height);
    for (int i = 0; i < count; ++i) {
        const CaptionedDiagram& diagram = diagrams[static_cast<std::size_t>(i)];
        svg += fmt::format("<g transform=\"translate({} {})\">\n",
                           i % columns * one.width + edge + gap / 2,
                           i / columns * one.height + gap / 2) +
               diagramGroup(diagram.position, sheet.seen) + captionSvg(diagram, language) +
               "</g>\n";
    }
    return svg + "</svg>\n";
}

namespace {

/// Pieces of one look: the path that has a point at each, and their squares in words.
struct Men {
    std::string path;
    std::string squares;
};

Men menOf(const rules::Position& position, rules::Color color, rules::Kind kind) {
    const rules::Rules& rules = position.rules();
    Men men;
    for (int i = 0; i < rules.board.size(); ++i) {
        const rules::Square square = rules.board.square(i);
        const auto piece = position.at(square);
        if (!piece || piece->color != color || piece->kind != kind)
            continue;
        const rules::Coordinates at = rules.board.coordinates(square);
        men.path += fmt::format("M{}.5 {}.5h0", at.column, at.row);
        men.squares += fmt::format(" {}{}", kind == rules::Kind::king ? "K" : "",
                                   rules::squareName(rules, square));
    }
    return men;
}

} // namespace

std::string emptyBoardSvg(rules::Variant variant) {
    constexpr int frame = diagramCell / 10;
    constexpr std::string_view wood = "#6b4526";
    const rules::Rules& rules = rules::rules(variant);
    const rules::Board& board = rules.board;
    const int width = board.files * diagramCell + 2 * frame;
    const int height = board.ranks * diagramCell + 2 * frame;
    std::string names;
    for (const rules::Square square : board.squares()) {
        const rules::Coordinates at = board.coordinates(square);
        names +=
            fmt::format("<text x=\"{}\" y=\"{}\" fill=\"{}\">{}</text>\n",
                        at.column * diagramCell + 5, at.row * diagramCell + 24,
                        isLight(board, at) ? wood : "#f6e7cd", rules::squareName(rules, square));
    }
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0} {0} {1} {2}\">\n{3}{4}"
        "<g font-family=\"sans-serif\" font-size=\"22\">\n{5}</g>\n</svg>\n",
        -frame, width, height, rectangle(-frame, -frame, width, height, wood),
        squares(board, onScreen), names);
}

std::string stillBoard(const rules::Position& position, std::string_view boardFile) {
    const rules::Board& board = position.rules().board;
    std::string drawn;
    std::string said;
    for (const rules::Color color : {rules::Color::white, rules::Color::black}) {
        const char sign = color == rules::Color::white ? 'w' : 'b';
        said += color == rules::Color::white ? "W:" : "; B:";
        for (const rules::Kind kind : {rules::Kind::man, rules::Kind::king}) {
            const Men men = menOf(position, color, kind);
            said += men.squares;
            if (men.path.empty())
                continue;
            drawn += fmt::format("<path class=\"{0}e\" d=\"{1}\"/><path class=\"{0}\" d=\"{1}\"/>",
                                 sign, men.path);
            if (kind == rules::Kind::king)
                drawn += fmt::format("<path class=\"{}k\" d=\"{}\"/>", sign, men.path);
        }
    }
    return fmt::format(
        "<svg class=\"still\" viewBox=\"-0.1 -0.1 {0} {1}\" role=\"img\" aria-label=\"{2}\"><image "
        "href=\"{3}\" x=\"-.1\" y=\"-.1\" width=\"{0}\" height=\"{1}\"/>{4}</svg>",
        board.files + 0.2, board.ranks + 0.2, said, escaped(boardFile), drawn);
}

} // namespace damscope::pages
