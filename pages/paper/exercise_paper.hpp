// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/deck.hpp"
#include "messages/language.hpp"
#include "rules/board/position.hpp"

#include <span>
#include <string>
#include <vector>

namespace damscope::pages {

/// A position that is asked on paper.
struct PrintedQuestion {
    rules::Position position;
    std::string task;   ///< "White to move: play the combination"
    std::string origin; ///< in small letters below it; may be empty
    std::string solution;
};

/// Questions on pages of A4, each with a line for the answer; the solutions, if they are wanted,
/// are on the last pages.
struct PrintedSheet {
    std::string title;
    std::vector<PrintedQuestion> questions;
    int perPage = 6;
    Language language = Language::english;
    std::size_t firstPage = 1; ///< its number
    bool hasSolutions = true;
};

/// The pages as pictures in SVG, a unit for a point.
[[nodiscard]] std::vector<std::string> pagesOf(const PrintedSheet& sheet);

/// The pages as one file for a browser or paper.
[[nodiscard]] std::string pagesHtml(std::span<const std::string> pages, const PrintedSheet& sheet);

/// Exercises as questions.
[[nodiscard]] std::vector<PrintedQuestion>
questionsOf(std::span<const db::DeckCard> cards, const db::NameCatalogue& names, Language language);

} // namespace damscope::pages
