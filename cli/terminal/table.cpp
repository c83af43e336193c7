// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/table.hpp"

#include "base/text/utf8.hpp"
#include "cli/terminal/ascii_signs.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <utility>

namespace damscope::cli {
namespace {

constexpr int gap = 2;
constexpr int comfortableName = 20; // shorter ones are cut after columns are left out
constexpr int comfortable = 12;     // what is shorter is hard to distinguish
constexpr int narrowestColumn = 4;

std::string padded(const std::string& text, int width, Column::Align align) {
    const std::string blanks(static_cast<std::size_t>(std::max(width - displayWidth(text), 0)),
                             ' ');
    return align == Column::Align::right ? blanks + text : text + blanks;
}

} // namespace

Table::Table(std::vector<Column> columns, std::optional<int> width, bool bold)
    : columns_(std::move(columns)), room_(width), bold_(bold) {
    for (Column& column : columns_)
        column.title = drawn(std::move(column.title));
}

int Table::totalWidth() const {
    int total = -gap;
    for (const int width : widths_)
        total += width == 0 ? 0 : width + gap;
    return total;
}

void Table::measure(const std::vector<Cells>& rows) {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        widths_.push_back(displayWidth(columns_[i].title));
        for (const Cells& cells : rows)
            widths_[i] = std::max(widths_[i], displayWidth(cells[i]));
    }
}

void Table::fit() {
    const std::array<std::function<bool()>, 6> ways{
        [this] { return shrink(comfortable, false); },
        [this] { return shrink(comfortableName, true); },
        [this] { return leaveOut(); },
        [this] { return shrink(comfortable, true); },
        [this] { return shrink(narrowestColumn, false); },
        [this] { return shrink(narrowestColumn, true); }};
    for (const auto& narrows : ways)
        while (room_ && totalWidth() > *room_ && narrows())
            ;
}

// Narrows the widest of the columns that are wider than `least`, with names or with other texts, by
// one.
bool Table::shrink(int least, bool names) {
    int* widest = nullptr;
    for (std::size_t i = 0; i < columns_.size(); ++i)
        if (columns_[i].mayShrink && columns_[i].isName == names &&
            (widest == nullptr || widths_[i] > *widest))
            widest = &widths_[i];
    if (widest == nullptr || *widest <= least)
        return false;
    --*widest;
    return true;
}

bool Table::leaveOut() {
    for (std::size_t i = columns_.size(); i-- > 0;)
        if (columns_[i].mayGo && widths_[i] > 0) {
            widths_[i] = 0;
            return true;
        }
    return false;
}

std::string Table::line(const Cells& cells) const {
    assert(cells.size() == columns_.size());
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (widths_[i] == 0)
            continue;
        const auto cut = columns_[i].cutInFront ? cutInFront : cutToWidth;
        const std::string cell = room_ ? cut(cells[i], widths_[i]) : cells[i];
        // A terminal that knows the direction of letters must not change the order of the columns.
        text += padded(room_ ? base::isolated(cell) : cell, widths_[i], columns_[i].align);
        text.append(gap, ' ');
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

std::string Table::page(const std::vector<Cells>& written) {
    std::vector<Cells> rows = written;
    for (Cells& cells : rows)
        std::ranges::transform(cells, cells.begin(), drawn);
    std::string text;
    if (widths_.empty()) {
        measure(rows);
        fit();
        Cells titles;
        std::ranges::transform(columns_, std::back_inserter(titles), &Column::title);
        if (const std::string head = line(titles); !head.empty())
            text = (bold_ ? std::string(boldType) + head + std::string(usualType) : head) + '\n';
    }
    for (const Cells& cells : rows)
        text += line(cells) + '\n';
    return text;
}

} // namespace damscope::cli
