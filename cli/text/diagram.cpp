// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/diagram.hpp"

#include "cli/terminal/terminal_text.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <array>

namespace damscope::cli {
namespace {

using pages::placeSeen;
using pages::RowLabels;

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
    const RowLabels labels = pages::rowLabels(position.rules(), row, seen);
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

std::string diagram(const rules::Position& position, PieceSigns which, Seen seen,
                    Language language) {
    const Signs& signs = which == PieceSigns::unicode ? unicodeSigns : asciiSigns;
    const rules::Rules& rules = position.rules();
    std::string text = frame(rules.board, signs, 0);
    for (int row = 0; row < rules.board.ranks; ++row)
        text += rowLine(position, row, signs, seen);
    text += frame(rules.board, signs, 2);
    if (const std::string letters = pages::fileLetters(rules, seen); !letters.empty())
        text += lettersLine(letters);
    const bool white = position.toMove() == rules::Color::white;
    return text + word("to-move", white ? "white" : "black", language) + '\n';
}

} // namespace damscope::cli
