// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/publish/still_board.hpp"

#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <array>

namespace damscope::cli {
namespace {

// Beside the board, in cells.
constexpr std::string_view frame = "viewBox=\"-0.1 -0.1 {} {}\"";

std::string viewBox(const rules::Board& board) {
    return fmt::format(fmt::runtime(frame), board.files + 0.2, board.ranks + 0.2);
}

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

std::string boardPath(rules::Variant variant) {
    return fmt::format("board/{}.svg", rules::rules(variant).name);
}

std::string boardSvg(rules::Variant variant) {
    const rules::Rules& rules = rules::rules(variant);
    const rules::Board& board = rules.board;
    const bool all = board.playing == rules::Playing::all;
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {}>\n<rect x=\"-.1\" y=\"-.1\" width=\"{}\" "
        "height=\"{}\" fill=\"#6b4526\"/>\n<rect width=\"{}\" height=\"{}\" fill=\"#f1dcb8\"/>\n",
        viewBox(board), board.files + 0.2, board.ranks + 0.2, board.files, board.ranks);
    std::string names;
    for (int i = 0; i < board.size(); ++i) {
        const rules::Square square = board.square(i);
        const rules::Coordinates at = board.coordinates(square);
        const bool light = all && (at.row + at.column) % 2 == 0;
        if (!light)
            svg +=
                fmt::format("<rect x=\"{}\" y=\"{}\" width=\"1\" height=\"1\" fill=\"#a9754b\"/>\n",
                            at.column, at.row);
        names +=
            fmt::format("<text x=\"{}.05\" y=\"{}.24\" fill=\"{}\">{}</text>\n", at.column, at.row,
                        light ? "#6b4526" : "#f6e7cd", rules::squareName(rules, square));
    }
    return svg + "<g font-family=\"sans-serif\" font-size=\".22\">\n" + names + "</g>\n</svg>\n";
}

std::string stillBoard(const rules::Position& position, const std::string& root) {
    const rules::Board& board = position.rules().board;
    std::string pieces;
    std::string said;
    for (const rules::Color color : {rules::Color::white, rules::Color::black}) {
        const char sign = color == rules::Color::white ? 'w' : 'b';
        said += color == rules::Color::white ? "W:" : "; B:";
        for (const rules::Kind kind : {rules::Kind::man, rules::Kind::king}) {
            const Men men = menOf(position, color, kind);
            said += men.squares;
            if (men.path.empty())
                continue;
            pieces += fmt::format("<path class=\"{0}e\" d=\"{1}\"/><path class=\"{0}\" d=\"{1}\"/>",
                                  sign, men.path);
            if (kind == rules::Kind::king)
                pieces += fmt::format("<path class=\"{}k\" d=\"{}\"/>", sign, men.path);
        }
    }
    return fmt::format(
        "<svg class=\"still\" {} role=\"img\" aria-label=\"{}\"><image href=\"{}{}\" "
        "x=\"-.1\" y=\"-.1\" width=\"{}\" height=\"{}\"/>{}</svg>",
        viewBox(board), said, root, boardPath(position.rules().variant), board.files + 0.2,
        board.ranks + 0.2, pieces);
}

} // namespace damscope::cli
