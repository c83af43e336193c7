// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/paper/exercise_paper.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "base/text/visible.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/translation.hpp"
#include "pages/board_svg.hpp"
#include "pages/paper/a4.hpp"
#include "parser/html/page.hpp"
#include "rules/board/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace damscope::pages {

namespace {

using base::displayWidth;
using base::visible;
using base::wrapped;

// In points.
constexpr int lineHeight = 15;
constexpr int usual = 10; // of letters
constexpr int small = 8;

// Letters of a size that have room, with some to spare: fonts differ.
int lettersIn(int width, int size) {
    return width * 100 / (size * 56);
}

std::string text(int x, int y, int size, std::string_view words) {
    return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text>\n", x, y, size,
                       parser::html::escaped(visible(words)));
}

std::vector<std::string> linesOf(const std::string& words, int letters) {
    std::vector<std::string> lines;
    std::string rest = wrapped(words, letters);
    for (std::size_t end = rest.find('\n'); !rest.empty(); end = rest.find('\n')) {
        lines.push_back(rest.substr(0, end));
        rest.erase(0, end == std::string::npos ? rest.size() : end + 1);
    }
    return lines;
}

/// Writes from the top of a page to its foot, and goes on with the next one.
class Pages {
public:
    Pages(std::string title, std::size_t first) : title_(std::move(title)), number_(first) {}

    /// From here on, on a new page.
    void begin(const std::string& title) {
        end();
        title_ = title;
    }
    void newPage() {
        end();
        open();
    }
    /// Begins a page if so much has no room on this one.
    void need(int height) {
        if (!isOpen_ || y_ + height > a4::height - a4::margin)
            newPage();
    }
    void skip(int height) { y_ += height; }
    void add(const std::string& svg) { contents_ += svg; }
    [[nodiscard]] int y() const { return y_; }
    std::vector<std::string> take() {
        end();
        return std::move(pages_);
    }

private:
    // A title of any length is whole: in smaller letters, on two lines.
    void open() {
        isOpen_ = true;
        y_ = a4::margin + 4;
        constexpr int large = 16;
        constexpr int medium = 11;
        const int width = a4::width - 2 * a4::margin;
        const int size = displayWidth(title_) <= lettersIn(width, large) ? large : medium;
        for (const std::string& line : linesOf(title_, lettersIn(width, size))) {
            contents_ += text(a4::margin, y_, size, line);
            y_ += size + 4;
        }
        y_ = std::max(y_ + 12, a4::margin + 40);
    }
    void end() {
        if (!isOpen_)
            return;
        pages_.push_back(fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {} "
            "{}\" font-family=\"sans-serif\" fill=\"#222222\">\n{}{}</svg>\n",
            a4::width, a4::height, a4::width, a4::height,
            text(a4::width - a4::margin - 14, a4::height - 16, 9, std::to_string(number_++)),
            contents_));
        contents_.clear();
        isOpen_ = false;
    }

    std::string title_;
    std::size_t number_;
    std::vector<std::string> pages_;
    std::string contents_;
    bool isOpen_ = false;
    int y_ = 0;
};

/// Where diagrams stand on a page.
struct Grid {
    Grid(int perPage, int top)
        : columns(perPage <= 2   ? 1
                  : perPage <= 6 ? 2
                                 : 3),
          rows((perPage + columns - 1) / columns), width((a4::width - 2 * a4::margin) / columns),
          height((a4::height - a4::margin - top) / rows) {}
    int columns;
    int rows;
    int width;
    int height;
};

// "ход белых" as the beginning of a sentence: the languages of Damscope need Latin and Cyrillic.
std::string sentence(std::string words) {
    if (words.empty())
        return words;
    words.front() = base::upperCase(words.front());
    constexpr std::string_view lower{"\u0445"}; // of the Russian words for who is to move
    constexpr std::string_view capital{"\u0425"};
    if (words.starts_with(lower))
        words.replace(0, lower.size(), capital);
    return words;
}

// A cell: number and task, where it is from, the board, a line for the answer.
std::string cell(const PrintedQuestion& question, std::size_t number, int x, int y,
                 const Grid& grid) {
    const rules::Board& board = question.position.rules().board;
    constexpr int words = 50;  // above the board
    constexpr int answer = 28; // below it
    constexpr int beside = 24; // for the numbers of squares
    const int side = std::min(grid.width - 2 * beside, grid.height - words - answer);
    const double scale =
        static_cast<double>(side) / (diagramCell * std::max(board.files, board.ranks));
    const int left = x + beside;
    const int room = grid.width - beside;
    std::string out;
    int line = y + usual;
    auto task = linesOf(fmt::format("{}.  {}", number, sentence(question.task)),
                        lettersIn(room, usual - 1));
    task.resize(std::min<std::size_t>(task.size(), 2));
    for (const std::string& part : task) {
        out += text(left, line, usual - 1, part);
        line += usual + 1;
    }
    auto origin = linesOf(question.origin, lettersIn(room, small));
    origin.resize(std::min<std::size_t>(origin.size(), 4 - task.size()));
    for (const std::string& part : origin) {
        out += text(left, line, small, part);
        line += small + 1;
    }
    const int top = y + words;
    const int foot = top + side + answer - 8;
    return out +
           fmt::format("<g transform=\"translate({} {}) scale({:.4f})\">\n{}</g>\n", left, top,
                       scale, diagramGroup(question.position, Seen::byWhite)) +
           fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"#777777\" "
                       "stroke-width=\"0.6\"/>\n",
                       left, foot, left + side, foot);
}

void addQuestions(const PrintedSheet& sheet, Pages& pages) {
    const auto perPage = static_cast<std::size_t>(sheet.perPage);
    for (std::size_t first = 0; first < sheet.questions.size(); first += perPage) {
        pages.newPage();
        const int top = pages.y() - usual;
        const Grid grid(sheet.perPage, top);
        for (std::size_t i = 0; i < perPage && first + i < sheet.questions.size(); ++i) {
            const auto place = static_cast<int>(i);
            pages.add(cell(sheet.questions[first + i], first + i + 1,
                           a4::margin + place % grid.columns * grid.width,
                           top + place / grid.columns * grid.height, grid));
        }
    }
}

void addSolutions(const PrintedSheet& sheet, Pages& pages) {
    if (sheet.questions.empty())
        return;
    pages.begin(word("page", "solutions", sheet.language));
    constexpr int indent = 24; // for the number
    for (std::size_t i = 0; i < sheet.questions.size(); ++i) {
        const auto lines = linesOf(sheet.questions[i].solution,
                                   lettersIn(a4::width - 2 * a4::margin - indent, usual));
        pages.need(static_cast<int>(lines.size()) * lineHeight); // none is on two pages
        pages.add(text(a4::margin, pages.y(), usual, std::to_string(i + 1) + '.'));
        for (const std::string& line : lines) {
            pages.add(text(a4::margin + indent, pages.y(), usual, line));
            pages.skip(lineHeight);
        }
        pages.skip(4);
    }
}

} // namespace

std::vector<std::string> pagesOf(const PrintedSheet& sheet) {
    Pages pages(sheet.title, sheet.firstPage);
    addQuestions(sheet, pages);
    if (sheet.hasSolutions)
        addSolutions(sheet, pages);
    return pages.take();
}

std::string pagesHtml(std::span<const std::string> pages, const PrintedSheet& sheet) {
    std::string html = fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta "
        "charset=\"utf-8\">\n{}<title>{}</title>\n"
        "<style>@page {{ size: A4; margin: 0; }} body {{ margin: 0; }} svg {{ display: block; "
        "width: 100%; max-width: 210mm; height: auto; margin: auto; break-after: page; }}</style>\n"
        "</head>\n<body>\n",
        codeOf(sheet.language), parser::html::policy(), parser::html::escaped(sheet.title));
    for (const std::string& picture : pages)
        html += picture;
    return html + "</body>\n</html>\n";
}

std::vector<PrintedQuestion> questionsOf(std::span<const db::DeckCard> cards,
                                         const db::NameCatalogue& names, Language language) {
    std::vector<PrintedQuestion> questions;
    for (const db::DeckCard& card : cards) {
        const db::Exercise& exercise = card.exercise;
        const rules::Variant variant = exercise.position.variant();
        std::string origin = db::compositionText(exercise.composition);
        if (variant != rules::Variant::international)
            origin = fmt::format("{}{}{}", rules::variantTitle(variant, language),
                                 origin.empty() ? "" : ", ", origin);
        questions.push_back({exercise.position, db::questionText(exercise, language), origin,
                             db::solutionText(exercise, names, language)});
    }
    return questions;
}

} // namespace damscope::pages
