// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "cli/text/sheet.hpp"
#include "db/training/club_report.hpp"
#include "messages/language.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// The lesson of one player.
[[nodiscard]] Sheet lessonSheet(const db::PlayerLesson& lesson, Language language);
/// The same as a page for a browser or paper, with its positions.
[[nodiscard]] std::string lessonHtml(const db::PlayerLesson& lesson, Language language);
/// The same as pages of A4 in SVG.
[[nodiscard]] std::vector<std::string> lessonPages(const db::PlayerLesson& lesson,
                                                   Language language);
/// For the trainer: all players, and what the club misses.
[[nodiscard]] Sheet clubSheet(const db::ClubReport& report, Language language);
[[nodiscard]] Json clubJson(const db::ClubReport& report, Language language);

} // namespace damscope::cli
