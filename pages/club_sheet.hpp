// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/club_report.hpp"
#include "pages/sheet.hpp"

#include <string>

namespace damscope::pages {

/// For the trainer: all players, and what the club misses.
[[nodiscard]] Sheet clubSheet(const db::ClubReport& report, Language language);
/// The lesson of one player, with its positions or without.
[[nodiscard]] Sheet lessonSheet(const db::PlayerLesson& lesson, Language language,
                                bool withPositions = true);

/// What the players, or one of them, missed and allowed, by name.
[[nodiscard]] SheetTable motifTable(const db::ClubReport& report, Language language);
[[nodiscard]] SheetTable motifTable(const db::PlayerLesson& lesson, Language language);
/// The positions of a lesson.
[[nodiscard]] SheetTable positionTable(const db::PlayerLesson& lesson, Language language);

/// What is to be found in a position of a lesson; where it is from: "Konaté, Seydou, 2023.05.01,
/// game 12: 9-13 was played"; and what its exercise has as its solution, of one without, how the
/// combination goes.
[[nodiscard]] std::string taskOf(const db::LessonPosition& position, Language language);
[[nodiscard]] std::string originOf(const db::LessonPosition& position, Language language);
[[nodiscard]] std::string solution(const db::LessonPosition& position,
                                   const db::NameCatalogue& names, Language language);

} // namespace damscope::pages
