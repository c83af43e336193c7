// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/diagram.hpp"

#include "cli/terminal/terminal_text.hpp"
#include "messages/words.hpp"
#include "parser/html/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::cli {
namespace {

constexpr std::size_t margin = 4; // before the frame: a number and a blank

struct Signs {
    std::array<std::array<std::string_view, 2>, 2> pieces; // [colour][kind]
    std::string_view emptySquare;
    std::string_view horizontal, vertical;
    std::array<std::string_view, 4> corners; // top left, top right, bottom left, bottom right
};

constexpr Signs unicodeSigns{{{{"⛀", "⛁"}, {"⛂", "⛃"}}}, "·", "─", "│", {"┌", "┐", "└", "┘"}};
constexpr Signs asciiSigns{{{{"w", "W"}, {"b", "B"}}}, ".", "-", "|", {"+", "+", "+", "+"}};

std::string_view signAt(const rules::Position& position, rules::Coordinates place,
                        const Signs& signs) {
    const auto square = position.rules().board.at(place);
    if (!square)
        return " ";
    const auto piece = position.at(*square);
    if (!piece)
        return signs.emptySquare;
    return signs
        .pieces[static_cast<std::size_t>(piece->color)][static_cast<std::size_t>(piece->kind)];
}

std::string frame(const rules::Board& board, const Signs& signs, std::size_t firstCorner) {
    std::string line(margin, ' ');
    line += signs.corners[firstCorner];
    for (int i = 0; i < 2 * board.files + 1; ++i)
        line += signs.horizontal;
    return line.append(signs.corners[firstCorner + 1]) + '\n';
}

std::string rowLine(const rules::Position& position, int row, const Signs& signs, Seen seen) {
    const RowLabels labels = rowLabels(position.rules(), row, seen);
    const rules::Board& board = position.rules().board;
    std::string line = fmt::format("{:>3} {}", labels.left, signs.vertical);
    for (int column = 0; column < board.files; ++column)
        line.append(" ").append(signAt(position, placeSeen(board, {row, column}, seen), signs));
    line.append(" ").append(signs.vertical);
    return line + (labels.right.empty() ? "" : fmt::format("{:>3}", labels.right)) + '\n';
}

std::string lettersLine(const std::string& letters) {
    std::string line(margin + 1, ' ');
    for (const char letter : letters)
        line.append(" ").push_back(letter);
    return line + '\n';
}

} // namespace

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

std::string diagram(const rules::Position& position, PieceSigns which, Seen seen,
                    Language language) {
    const Signs& signs = which == PieceSigns::unicode ? unicodeSigns : asciiSigns;
    const rules::Rules& rules = position.rules();
    std::string text = frame(rules.board, signs, 0);
    for (int row = 0; row < rules.board.ranks; ++row)
        text += rowLine(position, row, signs, seen);
    text += frame(rules.board, signs, 2);
    if (const std::string letters = fileLetters(rules, seen); !letters.empty())
        text += lettersLine(letters);
    const bool white = position.toMove() == rules::Color::white;
    return text + word("to-move", white ? "white" : "black", language) + '\n';
}

namespace {

// In units of which a cell of the board has 100.
constexpr int cell = diagramCell;
constexpr int edge = 70;      // beside the board, for numbers
constexpr int captions = 180; // below it
constexpr int gap = 60;       // between boards

constexpr std::string_view lightSquare = "#fff8ea";
constexpr std::string_view darkSquare = "#d8b98c";

std::string text(int x, int y, int size, std::string_view anchor, std::string_view words) {
    return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{}\">{}</text>\n", x,
                       y, size, anchor, parser::html::escaped(visible(words)));
}

std::string circle(int x, int y, int radius, bool white) {
    return fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\" stroke=\"{}\" "
                       "stroke-width=\"4\"/>\n",
                       x, y, radius, white ? "#ffffff" : "#222222", white ? "#222222" : "#ffffff");
}

// A king is two men, one upon the other.
std::string piece(rules::Piece piece, int x, int y) {
    const bool white = piece.color == rules::Color::white;
    const std::string rim = fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"43\" fill=\"#222222\"/>\n",
                                        x, piece.kind == rules::Kind::king ? y + 4 : y);
    if (piece.kind == rules::Kind::man)
        return rim + circle(x, y, 39, white);
    return rim + circle(x, y + 4, 39, white) + circle(x, y - 8, 39, white) +
           circle(x, y - 8, 22, white);
}

std::string rectangle(int x, int y, std::string_view fill, std::string_view rim = {}) {
    return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"{}/>\n", x, y,
                       cell, cell, fill, rim);
}

// Light squares that nothing stands on are the ground that the board is drawn upon.
std::string square(const rules::Position& position, rules::Coordinates seenAt, Seen seen) {
    const rules::Board& board = position.rules().board;
    const auto on = board.at(placeSeen(board, seenAt, seen));
    const int x = seenAt.column * cell;
    const int y = seenAt.row * cell;
    std::string svg;
    if (board.playing == rules::Playing::all)
        svg = rectangle(x, y, lightSquare, " stroke=\"#8a6d45\" stroke-width=\"2\"");
    else if (on)
        svg = rectangle(x, y, darkSquare);
    if (const auto standing = on ? position.at(*on) : std::nullopt)
        svg += piece(*standing, x + cell / 2, y + cell / 2);
    return svg;
}

std::string labels(const rules::Rules& rules, Seen seen) {
    std::string svg;
    const int width = rules.board.files * cell;
    for (int row = 0; row < rules.board.ranks; ++row) {
        const RowLabels beside = rowLabels(rules, row, seen);
        const int y = row * cell + 63;
        svg += text(-15, y, 38, "end", beside.left);
        if (!beside.right.empty())
            svg += text(width + 15, y, 38, "start", beside.right);
    }
    const std::string letters = fileLetters(rules, seen);
    for (std::size_t column = 0; column < letters.size(); ++column)
        svg += text(static_cast<int>(column) * cell + 50, rules.board.ranks * cell + 45, 38,
                    "middle", std::string_view(letters).substr(column, 1));
    return svg;
}

// As large as fits below the board; letters are about half as wide as they are high.
int captionSize(std::string_view words, int width) {
    constexpr int smallest = 16;
    constexpr int largest = 46;
    const int letters = std::max(1, displayWidth(words));
    return std::clamp(100 * width / (56 * letters), smallest, largest);
}

std::string captionSvg(const CaptionedDiagram& diagram) {
    const rules::Board& board = diagram.position.rules().board;
    const int width = board.files * cell;
    int y = board.ranks * cell + 105;
    std::string svg;
    if (!diagram.caption.empty()) {
        svg += text(width / 2, y, captionSize(diagram.caption, width + edge), "middle",
                    diagram.caption);
        y += 55;
    }
    if (diagram.saysWhoMoves)
        svg += text(width / 2, y, 40, "middle", whoMoves(diagram.position));
    return svg;
}

std::string boardSvg(const CaptionedDiagram& diagram, Seen seen) {
    const rules::Board& board = diagram.position.rules().board;
    std::string svg = fmt::format("<rect width=\"{}\" height=\"{}\" fill=\"{}\"/>\n",
                                  board.files * cell, board.ranks * cell, lightSquare);
    for (int row = 0; row < board.ranks; ++row)
        for (int column = 0; column < board.files; ++column)
            svg += square(diagram.position, {row, column}, seen);
    svg += fmt::format("<rect width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#222222\" "
                       "stroke-width=\"6\"/>\n",
                       board.files * cell, board.ranks * cell);
    svg += labels(diagram.position.rules(), seen);
    return svg + captionSvg(diagram);
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
        extent.width = std::max(extent.width, board.files * cell + 2 * edge + gap);
        extent.height = std::max(extent.height, board.ranks * cell + captions + gap);
    }
    return extent;
}

} // namespace

std::string whoMoves(const rules::Position& position) {
    return inWords("to-move", position.toMove() == rules::Color::white ? "white" : "black");
}

std::string diagramGroup(const rules::Position& position, Seen seen) {
    return boardSvg({position, {}, false}, seen);
}

std::string diagramSvg(std::span<const CaptionedDiagram> diagrams, const DiagramSheet& sheet) {
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
    for (int i = 0; i < count; ++i)
        svg += fmt::format("<g transform=\"translate({} {})\">\n",
                           i % columns * one.width + edge + gap / 2,
                           i / columns * one.height + gap / 2) +
               boardSvg(diagrams[static_cast<std::size_t>(i)], sheet.seen) + "</g>\n";
    return svg + "</svg>\n";
}

} // namespace damscope::cli
