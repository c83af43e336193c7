// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/diagram.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

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

std::string_view signAt(const rules::Position& position, rules::Place place, const Signs& signs) {
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

struct Edges {
    std::string left;
    std::string right;
};

Edges edgesOf(const rules::Rules& rules, int row) {
    const rules::Board& board = rules.board;
    if (rules.notation == rules::Notation::algebraic)
        return {std::to_string(board.ranks - row), {}};
    const int perRow = board.squaresPerRow();
    return {std::to_string(rules.number(board.square(row * perRow))),
            std::to_string(rules.number(board.square((row + 1) * perRow - 1)))};
}

std::string rowLine(const rules::Position& position, int row, const Signs& signs) {
    const Edges edges = edgesOf(position.rules(), row);
    std::string line = fmt::format("{:>3} {}", edges.left, signs.vertical);
    for (int column = 0; column < position.rules().board.files; ++column)
        line.append(" ").append(signAt(position, {row, column}, signs));
    line.append(" ").append(signs.vertical);
    return line + (edges.right.empty() ? "" : fmt::format("{:>3}", edges.right)) + '\n';
}

std::string fileLetters(const rules::Board& board) {
    std::string line(margin + 1, ' ');
    for (int column = 0; column < board.files; ++column)
        line.append(" ").push_back(static_cast<char>('a' + column));
    return line + '\n';
}

} // namespace

std::string diagram(const rules::Position& position, PieceSigns which) {
    const Signs& signs = which == PieceSigns::unicode ? unicodeSigns : asciiSigns;
    const rules::Rules& rules = position.rules();
    std::string text = frame(rules.board, signs, 0);
    for (int row = 0; row < rules.board.ranks; ++row)
        text += rowLine(position, row, signs);
    text += frame(rules.board, signs, 2);
    if (rules.notation == rules::Notation::algebraic)
        text += fileLetters(rules.board);
    return text + (position.toMove() == rules::Color::white ? "White" : "Black") + " to move\n";
}

} // namespace damscope::cli
