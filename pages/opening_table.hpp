// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/shots/search_themes.hpp"
#include "db/search/openings/tree.hpp"
#include "pages/sheet.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace damscope::pages {

/// A line of an opening tree: a move, its place, and the moves that followed, if requested.
struct TreeLine {
    db::OpeningMove move;
    rules::Position after;
    std::vector<TreeLine> next;
};

/// The moves of a position and their results: a row each, with the moves that follow indented. In
/// CSV `path` holds the moves that lead to each.
[[nodiscard]] SheetTable openingTable(const std::vector<TreeLine>& lines, Language language);
/// The last moves that led to a position.
[[nodiscard]] SheetTable arrivalTable(const std::vector<db::Arrival>& arrivals, Language language);
/// The results of games, in one row.
[[nodiscard]] SheetTable tallyTable(const db::Tally& tally, Language language);

/// How the games with structures went.
[[nodiscard]] SheetTable structureTable(const std::vector<db::StructureResults>& results,
                                        Language language);

/// The name of an opening and what else it is called: "Chefneux opening (variante Chefneux)".
[[nodiscard]] std::string openingWords(std::uint32_t opening, Language language);
/// Since when and by whom a move is played: "2003.07.01 Jansen"; empty if no game has a date.
[[nodiscard]] std::string firstPlayedText(const db::OpeningMove& move);

} // namespace damscope::pages
