// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/person_games.hpp"
#include "db/people/person_page.hpp"
#include "pages/sheet.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace damscope::pages {

/// A list of records on the page of a player: its key is that of its title.
struct RecordSection {
    std::string_view key;
    const std::vector<db::RecordOf>* rows;
};

[[nodiscard]] std::array<RecordSection, 9> sectionsOf(const db::PersonPage& page);
/// "opening"; for files.
[[nodiscard]] std::string_view keyOf(analysis::Phase phase);

[[nodiscard]] Sheet playersSheet(const std::vector<db::PersonLine>& lines, Language language);
/// `most`: rows of a table; nothing: all.
[[nodiscard]] Sheet playerSheet(const db::PersonPage& page, std::optional<std::size_t> most,
                                Language language, const SheetLinks& links = {});

} // namespace damscope::pages
