// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/output_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/table.hpp"
#include "db/openings/tree.hpp"
#include "db/shots/search_themes.hpp"
#include "messages/language.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// A line of an opening tree: a move, its place, and the moves that followed, if requested.
struct TreeLine {
    db::OpeningMove move;
    rules::Position after;
    std::vector<TreeLine> next;
};

/// The moves of a position as a table: one line each, with the moves that follow indented.
[[nodiscard]] std::vector<Column> treeColumns(Language language);
[[nodiscard]] std::vector<Table::Cells> treeRows(const std::vector<TreeLine>& lines,
                                                 Language language);

/// The name of an opening and what else it is called: "Chefneux opening (variante Chefneux)".
[[nodiscard]] std::string openingWords(std::uint32_t opening, Language language);

/// The last moves that led to a position.
[[nodiscard]] std::vector<Column> arrivalColumns(Language language);
[[nodiscard]] std::vector<Table::Cells> arrivalRows(const db::OpeningTable& table);

[[nodiscard]] Json treeJson(const db::OpeningTable& table, const std::vector<TreeLine>& lines);

/// The same moves as CSV with a header line; `path` holds the moves that lead to each.
[[nodiscard]] std::string treeCsv(const std::vector<TreeLine>& lines);

/// How the games with a structure of a side went.
[[nodiscard]] Json structureJson(const db::StructureResults& row, Language language);

} // namespace damscope::cli
