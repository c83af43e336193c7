// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/players/persons.hpp"
#include "db/store/codec/numbers.hpp"
#include "messages/language.hpp"

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// What the program answers about games, players and events, as data that is made once: the command
/// line draws it as text, JSON and CSV, the window as lists and rich text, the site as HTML.
namespace damscope::pages {

/// What a table says in one place: a value for files, and the words for people.
struct Cell {
    using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string,
                               std::vector<std::string>>;

    Cell() = default;
    // NOLINTBEGIN(google-explicit-constructor): tables list texts and numbers
    Cell(std::string words) : value(words), text(std::move(words)) {}
    Cell(std::string_view words) : Cell(std::string(words)) {}
    Cell(const char* words) : Cell(std::string(words)) {}
    template <std::integral Number>
    Cell(Number number) : value(static_cast<std::int64_t>(number)), text(std::to_string(number)) {}
    Cell(bool isSo) : value(isSo) {}
    /// Several texts, with semicolons between them.
    Cell(const std::vector<std::string>& texts);
    // NOLINTEND(google-explicit-constructor)
    Cell(Value forFiles, std::string words) : value(std::move(forFiles)), text(std::move(words)) {}

    /// Nothing for 0, where that means that the number is not known.
    [[nodiscard]] static Cell known(int number) { return number == 0 ? Cell() : Cell(number); }
    /// In groups of three digits.
    [[nodiscard]] static Cell count(std::uint64_t number);
    /// Nothing for an empty text.
    [[nodiscard]] static Cell known(std::string words) {
        return words.empty() ? Cell() : Cell(std::move(words));
    }
    /// A share of one, as a percentage with a decimal.
    [[nodiscard]] static Cell percent(const std::optional<double>& share);

    Value value;      ///< of JSON and CSV; monostate: nothing is known
    std::string text; ///< for people
};

using Cells = std::vector<Cell>;

struct Column {
    enum class Align : std::uint8_t { left, right };
    /// Who is shown it. Files need a key, too.
    enum Readers : std::uint8_t { people = 1, csv = 2, json = 4, files = csv | json, all = 7 };

    std::string title;
    Align align = Align::left;
    bool mayShrink = false; ///< may be cut if the table is too wide
    bool mayGo = false;     ///< may be left out if it still is, the last one first
    std::string key = {};   ///< its name in files; blank: it is in none
    std::uint8_t readers = Readers::all;
    std::optional<int> decimals =
        {};                  ///< of numbers in CSV; not set: as many as it takes, up to two
    bool isName = false;     ///< of a player: it is cut last
    bool cutInFront = false; ///< a path: its end says most
    bool ifKnown = false;    ///< people are shown it only where a row says something in it

    [[nodiscard]] bool isFor(Readers reader) const {
        return (readers & reader) != 0 && (reader == people || !key.empty());
    }
};

/// A table of a page, with what stands above it.
struct SheetTable {
    std::string title;
    std::vector<Column> columns;
    std::vector<Cells> rows;
    std::string note = {}; ///< below it
    /// Where its cells lead: by row and column; blank or not there: nowhere.
    std::vector<std::vector<std::string>> links = {};
    std::size_t left = 0; ///< rows that it would have beside these
    std::string key = {}; ///< its name in files; blank: it is in none
};

/// The columns for people only, without those that say nothing (Column::ifKnown).
[[nodiscard]] SheetTable shownPart(const SheetTable& table);
/// Whether any of its columns has a title; else it is drawn without a line of them.
[[nodiscard]] bool hasTitles(const SheetTable& table);
/// Where a cell leads; blank: nowhere.
[[nodiscard]] std::string_view linkOf(const SheetTable& table, std::size_t row, std::size_t column);
/// What stands below a table; empty: nothing.
[[nodiscard]] std::string noteOf(const SheetTable& table, Language language);

/// A page to read: on a terminal, in a window, in a browser or on paper.
struct Sheet {
    std::string title;
    std::vector<std::string> facts; ///< a line each, below the title
    std::vector<SheetTable> tables;
};

/// One file that needs no other, for a browser or paper, dark or light. Tables without rows are
/// left out.
[[nodiscard]] std::string sheetHtml(const Sheet& sheet, Language language);
/// Its tables as CSV for a spreadsheet: as people read them, but numbers without groups of
/// digits. Of several tables each has its title above it, with an empty line between.
[[nodiscard]] std::string sheetCsv(const Sheet& sheet, Language language);
/// What stands below the title in it.
[[nodiscard]] std::string sheetBody(const Sheet& sheet, Language language);

/// The title of a column, a table or a page: word("page", key).
[[nodiscard]] std::string pageWord(std::string_view key, Language language);
/// A column with a title of these words, and a key in files; numbers stand at the right.
[[nodiscard]] Column textColumn(std::string_view word, Language language, std::string key = {});
[[nodiscard]] Column numberColumn(std::string_view word, Language language, std::string key = {});
/// The same with titles of lists: word("column", ...).
[[nodiscard]] Column listColumn(std::string_view word, Language language, std::string key = {});
[[nodiscard]] Column rightColumn(std::string_view word, Language language, std::string key = {});
/// A column that only files have.
[[nodiscard]] Column fileColumn(std::string key, Column::Readers readers = Column::files);

/// Composes a table from the left to the right of each row: the first row makes the columns.
class TableWriter {
public:
    void beginRow() {
        table_.rows.emplace_back();
        table_.links.emplace_back();
    }
    void put(Column column, Cell cell, std::string link = {});

    [[nodiscard]] SheetTable table() &&;

private:
    SheetTable table_;
};

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
