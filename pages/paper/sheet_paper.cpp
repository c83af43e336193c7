// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/paper/sheet_paper.hpp"

#include "base/text/utf8.hpp"
#include "base/text/visible.hpp"
#include "pages/paper/a4.hpp"
#include "parser/html/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>

namespace damscope::pages {
namespace {

using base::cutToWidth;
using base::displayWidth;
using base::visible;
using base::wrapped;

// In points.
constexpr double longSide = a4::height;
constexpr double shortSide = a4::width;
constexpr double pageMargin = a4::margin;
constexpr double usualSize = 9; // of letters
constexpr double leastSize = 6.5;
constexpr double titleSize = 17;
constexpr double headingSize = 12;
/// The width of a column of text, as a share of the size of its letters: most fonts are narrower.
constexpr double letterWidth = 0.58;
constexpr int between = 2; // letters from one column of a table to the next

/// Bold letters are wider than columns are: titles of columns are faint.
enum class Look : std::uint8_t { plain, bold, faint };

std::string_view attribute(Look look) {
    if (look == Look::bold)
        return " font-weight=\"bold\"";
    return look == Look::faint ? " fill=\"#666666\"" : "";
}

/// How wide a table is, in letters.
struct Widths {
    explicit Widths(const SheetTable& table) {
        for (const Column& column : table.columns)
            columns.push_back(displayWidth(visible(column.title)));
        for (const Cells& row : table.rows)
            for (std::size_t i = 0; i < row.size(); ++i)
                columns[i] = std::max(columns[i], displayWidth(visible(row[i].text)));
    }
    [[nodiscard]] int all() const {
        return std::accumulate(columns.begin(), columns.end(), 0) +
               between * (static_cast<int>(columns.size()) - 1);
    }
    // The widest columns give way.
    void fit(int room) {
        while (all() > room && *std::ranges::max_element(columns) > 1)
            --*std::ranges::max_element(columns);
    }
    std::vector<int> columns;
};

double sizeFor(const Widths& widths, double room) {
    return std::clamp(room / (letterWidth * widths.all()), leastSize, usualSize);
}

/// Fills page after page.
class Paper {
public:
    Paper(bool landscape, Language language)
        : language_(language), width_(landscape ? longSide : shortSide),
          height_(landscape ? shortSide : longSide) {}

    void add(const Sheet& sheet) {
        line(sheet.title, titleSize, Look::bold);
        for (const std::string& fact : sheet.facts)
            paragraph(fact);
        for (const SheetTable& table : sheet.tables)
            if (!table.rows.empty())
                add(shownPart(table));
    }
    std::vector<std::string> pages() {
        endPage();
        return std::move(pages_);
    }

private:
    [[nodiscard]] double room() const { return width_ - 2 * pageMargin; }

    void paragraph(const std::string& words) {
        std::string rest =
            wrapped(visible(words), static_cast<int>(room() / (letterWidth * usualSize)));
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            line(rest.substr(0, end), usualSize, Look::plain);
            rest.erase(0, end + 1);
        }
    }

    void add(const SheetTable& table) {
        Widths widths(table);
        const double size = sizeFor(widths, room());
        widths.fit(static_cast<int>(std::lround(room() / (letterWidth * size))));
        at_ += headingSize;
        // A heading does not stand alone at the end of a page.
        if (at_ + 5 * headingSize > height_ - pageMargin)
            endPage();
        if (!table.title.empty())
            line(table.title, headingSize, Look::bold);
        titles(table, widths, size);
        for (const Cells& row : table.rows) {
            if (at_ + 1.6 * size > height_ - pageMargin) {
                endPage();
                titles(table, widths, size);
            }
            cells(table, row, widths, size, Look::plain);
        }
        if (const std::string note = noteOf(table, language_); !note.empty())
            paragraph(note);
    }

    void titles(const SheetTable& table, const Widths& widths, double size) {
        Cells names;
        for (const Column& column : table.columns)
            names.emplace_back(column.title);
        cells(table, names, widths, size, Look::faint);
        contents_ +=
            fmt::format("<line x1=\"{0}\" y1=\"{1:.1f}\" x2=\"{2:.1f}\" y2=\"{1:.1f}\" "
                        "stroke=\"#888888\" stroke-width=\"0.6\"/>\n",
                        pageMargin, at_ + 2, pageMargin + letterWidth * size * widths.all());
        at_ += 3;
    }

    void cells(const SheetTable& table, const Cells& row, const Widths& widths, double size,
               Look look) {
        at_ += 1.5 * size;
        int column = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const bool right = table.columns[i].align == Column::Align::right;
            const int place = right ? column + widths.columns[i] : column;
            text(pageMargin + letterWidth * size * place,
                 cutToWidth(visible(row[i].text), widths.columns[i]), size, look, right);
            column += widths.columns[i] + between;
        }
    }

    void line(const std::string& words, double size, Look look) {
        if (at_ + 1.5 * size > height_ - pageMargin)
            endPage();
        at_ += 1.5 * size;
        text(pageMargin,
             cutToWidth(visible(words), static_cast<int>(room() / (letterWidth * size))), size,
             look, false);
    }

    void text(double x, const std::string& words, double size, Look look, bool right) {
        if (!words.empty())
            contents_ +=
                fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"{:.1f}\"{}{}>{}"
                            "</text>\n",
                            x, at_, size, attribute(look), right ? " text-anchor=\"end\"" : "",
                            base::isolated(parser::html::escaped(words)));
    }

    void endPage() {
        if (!contents_.empty()) {
            const std::string number = fmt::format(
                "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"8\" text-anchor=\"end\">{}</text>\n",
                width_ - pageMargin, height_ - pageMargin / 2, pages_.size() + 1);
            pages_.push_back(fmt::format(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
                "viewBox=\"0 0 {0} {1}\" font-family=\"sans-serif\" "
                "fill=\"#222222\">\n{2}{3}</svg>\n",
                width_, height_, contents_, number));
        }
        contents_.clear();
        at_ = pageMargin;
    }

    Language language_;
    double width_;
    double height_;
    double at_ = pageMargin;
    std::string contents_;
    std::vector<std::string> pages_;
};

} // namespace

std::vector<std::string> sheetPaper(const Sheet& sheet, Language language) {
    const bool wide = std::ranges::any_of(sheet.tables, [](const SheetTable& table) {
        return letterWidth * leastSize * Widths(shownPart(table)).all() >
               shortSide - 2 * pageMargin;
    });
    Paper paper(wide, language);
    paper.add(sheet);
    return paper.pages();
}

} // namespace damscope::pages
