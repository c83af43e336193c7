// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/numbers.hpp"
#include "db/people/persons.hpp"
#include "messages/language.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Pages about what a store has, as data: programs print them, write HTML, or show them in a
/// window.
namespace damscope::pages {

struct Column {
    enum class Align : std::uint8_t { left, right };
    std::string title;
    Align align = Align::left;
    bool mayShrink = false; ///< may be cut if the table is too wide
    bool mayGo = false;     ///< may be left out if it still is, the last one first
};

/// A table of a page, with what stands above it; cells are plain text.
struct SheetTable {
    std::string title;
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows;
    std::string note = {}; ///< below it
    /// Where its cells lead: by row and column; blank or not there: nowhere.
    std::vector<std::vector<std::string>> links = {};
    std::size_t left = 0; ///< rows that it would have beside these
};

/// Where a cell leads; blank: nowhere.
[[nodiscard]] std::string_view linkOf(const SheetTable& table, std::size_t row, std::size_t column);

/// A page to read: on a terminal, in a window, in a browser or on paper.
struct Sheet {
    std::string title;
    std::vector<std::string> facts; ///< a line each, below the title
    std::vector<SheetTable> tables;
};

/// The title of a column, a table or a page: word("page", key).
[[nodiscard]] std::string pageWord(std::string_view key, Language language);
/// A column with a title of these words; numbers stand at the right.
[[nodiscard]] Column textColumn(std::string_view key, Language language);
[[nodiscard]] Column numberColumn(std::string_view key, Language language);
/// A share of one as a percentage: "62.5"; empty if there is none.
[[nodiscard]] std::string percentText(const std::optional<double>& share);
/// Empty for 0, where that means that the number is not known.
[[nodiscard]] std::string knownNumber(int number);

/// Where the names on a page lead; a function that is not set, or a blank answer:
/// nowhere.
struct SheetLinks {
    std::function<std::string(db::PersonId)> player;
    std::function<std::string(std::string_view name)> event;
    std::function<std::string(db::GameId)> game;
    std::function<std::string(std::string_view key)> structure;

    template <class Function, class Key>
    [[nodiscard]] static std::string of(const Function& function, const Key& key) {
        return function ? function(key) : std::string();
    }
};

} // namespace damscope::pages
