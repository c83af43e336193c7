// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/sheet_pages.hpp"

#include "cli/commands/training/exercise_text.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/diagram_picture.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/words.hpp"
#include "parser/html/page.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::cli {
namespace {

// Points of A4.
constexpr int pageWidth = 595;
constexpr int pageHeight = 842;
constexpr int margin = 40;
constexpr int titleHeight = 40;
constexpr int lineHeight = 15;
constexpr int letters = 88; // of a line of solutions

std::string text(int x, int y, int size, std::string_view words) {
    return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text>\n", x, y, size,
                       parser::html::escaped(visible(words)));
}

std::string page(const std::string& contents, const std::string& title, std::size_t number) {
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {} "
        "{}\" font-family=\"sans-serif\" fill=\"#222222\">\n{}{}{}</svg>\n",
        pageWidth, pageHeight, pageWidth, pageHeight, text(margin, margin + 4, 16, title),
        text(pageWidth - margin - 14, pageHeight - 16, 9, std::to_string(number)), contents);
}

/// Where diagrams stand on a page.
struct Grid {
    explicit Grid(int perPage)
        : columns(perPage <= 2   ? 1
                  : perPage <= 6 ? 2
                                 : 3),
          rows((perPage + columns - 1) / columns), width((pageWidth - 2 * margin) / columns),
          height((pageHeight - 2 * margin - titleHeight) / rows) {}
    int columns;
    int rows;
    int width;
    int height;
};

// A cell: number and who is to move, the board, a line for the answer.
std::string cell(const db::DeckCard& card, std::size_t number, int x, int y, const Grid& grid,
                 Language language) {
    const rules::Position& position = card.exercise.position;
    const rules::Board& board = position.rules().board;
    const bool white = position.toMove() == rules::Color::white;
    constexpr int words = 18;  // above the board
    constexpr int answer = 34; // below it
    constexpr int beside = 26; // for the numbers of squares
    const int side = std::min(grid.width - 2 * beside, grid.height - words - answer - 8);
    const double scale =
        static_cast<double>(side) / (diagramCell * std::max(board.files, board.ranks));
    const int left = x + beside;
    const int top = y + words;
    std::string caption =
        fmt::format("{}.  {}", number, word("to-move", white ? "white" : "black", language));
    if (const std::string from = db::compositionText(card.exercise.composition); !from.empty())
        caption += " (" + from + ')';
    const int line = top + side + answer - 6;
    return text(left, y + 10, 10, cutToWidth(caption, grid.width / 6)) +
           fmt::format("<g transform=\"translate({} {}) scale({:.4f})\">\n{}</g>\n", left, top,
                       scale, diagramGroup(position, Seen::byWhite)) +
           fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"#777777\" "
                       "stroke-width=\"0.6\"/>\n",
                       left, line, left + side, line);
}

std::vector<std::string> solutionLines(std::span<const db::DeckCard> cards, Language language) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::string solution =
            fmt::format("{}.  {}", i + 1, db::solutionText(cards[i].exercise, language));
        std::string rest = wrapped(solution, letters);
        for (std::size_t end = rest.find('\n'); !rest.empty(); end = rest.find('\n')) {
            lines.push_back(rest.substr(0, end));
            rest.erase(0, end == std::string::npos ? rest.size() : end + 1);
        }
    }
    return lines;
}

} // namespace

std::vector<std::string> sheetPages(std::span<const db::DeckCard> cards,
                                    const ExerciseSheet& sheet) {
    std::vector<std::string> pages;
    const Grid grid(sheet.perPage);
    for (std::size_t first = 0; first < cards.size();
         first += static_cast<std::size_t>(sheet.perPage)) {
        std::string contents;
        for (int i = 0; i < sheet.perPage && first + static_cast<std::size_t>(i) < cards.size();
             ++i) {
            const std::size_t at = first + static_cast<std::size_t>(i);
            contents +=
                cell(cards[at], at + 1, margin + i % grid.columns * grid.width,
                     margin + titleHeight + i / grid.columns * grid.height, grid, sheet.language);
        }
        pages.push_back(page(contents, sheet.title, pages.size() + 1));
    }
    const auto lines = solutionLines(cards, sheet.language);
    constexpr std::size_t perPage = (pageHeight - 2 * margin - titleHeight) / lineHeight;
    for (std::size_t first = 0; first < lines.size(); first += perPage) {
        std::string contents;
        for (std::size_t i = first; i < std::min(lines.size(), first + perPage); ++i)
            contents +=
                text(margin, margin + titleHeight + static_cast<int>(i - first) * lineHeight, 10,
                     lines[i]);
        pages.push_back(
            page(contents, word("page", "solutions", sheet.language), pages.size() + 1));
    }
    return pages;
}

std::string pagesHtml(std::span<const std::string> pages, const ExerciseSheet& sheet) {
    std::string html = fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n"
        "<style>@page {{ size: A4; margin: 0; }} body {{ margin: 0; }} svg {{ display: block; "
        "width: 100%; max-width: 210mm; height: auto; margin: auto; break-after: page; }}</style>\n"
        "</head>\n<body>\n",
        codeOf(sheet.language), parser::html::escaped(sheet.title));
    for (const std::string& picture : pages)
        html += picture;
    return html + "</body>\n</html>\n";
}

} // namespace damscope::cli
