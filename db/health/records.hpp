// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/health/page_file.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Rows out of the pages of a SQLite file: https://www.sqlite.org/fileformat2.html, 1.6 and 2. A
/// page may contain anything: invalid rows are ignored.
namespace damscope::db::salvage {

enum class PageKind : std::uint8_t { tableInterior, tableLeaf, indexInterior, indexLeaf, other };
[[nodiscard]] PageKind kindOf(Bytes page, std::uint32_t number);

/// The pages below an interior page.
[[nodiscard]] std::vector<std::uint32_t> childrenOf(Bytes page, std::uint32_t number);

struct Value {
    enum class Kind : std::uint8_t { null, integer, text, blob };
    Kind kind = Kind::null; ///< a real number, which no table has, counts as null
    std::int64_t integer = 0;
    std::string bytes; ///< of a text or blob
};

struct Row {
    std::int64_t id = 0; ///< of a table's row; 0 in an index
    std::vector<Value> values;
};

/// Where a row is.
struct RowPlace {
    std::uint32_t page = 0;
    std::uint16_t cell = 0;
};

/// The number of rows that a page declares; 0 if it has none.
[[nodiscard]] std::uint16_t cellCount(Bytes page, std::uint32_t number);
/// A row of a leaf or of an index; nothing if it is damaged. `file` gives its further pages.
[[nodiscard]] std::optional<Row> rowAt(PageFile& file, RowPlace place);

} // namespace damscope::db::salvage
