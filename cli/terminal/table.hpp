// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/sheet.hpp"

#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

using pages::Column;

/// Lays out rows in aligned columns, a page at a time, so that a long table needs little memory and
/// shows at once. The first page decides the widths of the columns.
class Table {
public:
    using Cells = std::vector<std::string>;

    /// `width` is the available width: columns shrink, longer cells are cut, and optional columns
    /// are left out; without it nothing is ever cut or left out. `bold` sets the titles in bold
    /// type.
    Table(std::vector<Column> columns, std::optional<int> width, bool bold);

    /// The lines of the next rows, the titles, if there are any, first on the first page. Cells
    /// must be safe for a terminal (see terminal_text.hpp), as many as there are columns.
    [[nodiscard]] std::string page(const std::vector<Cells>& written);

private:
    void measure(const std::vector<Cells>& rows);
    void fit();
    bool shrink(int least, bool names);
    bool leaveOut();
    [[nodiscard]] int totalWidth() const;
    [[nodiscard]] std::string line(const Cells& cells) const;

    std::vector<Column> columns_;
    std::vector<int> widths_; // empty before the first page; 0: left out
    std::optional<int> room_;
    bool bold_;
};

} // namespace damscope::cli
