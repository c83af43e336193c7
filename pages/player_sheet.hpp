// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/person_games.hpp"
#include "db/people/person_page.hpp"
#include "pages/sheet.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace damscope::pages {

/// "opening"; for files.
[[nodiscard]] std::string_view keyOf(analysis::Phase phase);

/// Lists of records: what each is of, games, won, drawn, lost and the score.
[[nodiscard]] std::vector<Column> recordColumns(Column first, Language language);
[[nodiscard]] Cells recordCells(Cell name, const db::Record& record);

[[nodiscard]] Sheet playersSheet(const std::vector<db::PersonLine>& lines, Language language);
/// `most`: rows of a table; nothing: all.
[[nodiscard]] Sheet playerSheet(const db::PersonPage& page, std::optional<std::size_t> most,
                                Language language, const SheetLinks& links = {});

} // namespace damscope::pages
