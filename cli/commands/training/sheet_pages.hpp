// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/deck.hpp"
#include "messages/language.hpp"

#include <span>
#include <string>
#include <vector>

namespace damscope::cli {

struct ExerciseSheet {
    std::string title;
    int perPage = 6;
    Language language = Language::english;
};

/// Pages of A4 as pictures in SVG, a unit for a point: diagrams with who is to move and a line for
/// the answer; the solutions on the last pages.
[[nodiscard]] std::vector<std::string> sheetPages(std::span<const db::DeckCard> cards,
                                                  const ExerciseSheet& sheet);

/// The pages as one file for a browser or paper.
[[nodiscard]] std::string pagesHtml(std::span<const std::string> pages, const ExerciseSheet& sheet);

} // namespace damscope::cli
