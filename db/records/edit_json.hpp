// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/problem_row.hpp"
#include "rules/game/game.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// The tags and problems of a game as they are kept for undoing an edit. Reading what is not
/// written so gives none.
[[nodiscard]] std::string tagsAsJson(std::span<const rules::Tag> tags);
[[nodiscard]] std::vector<rules::Tag> tagsFromJson(std::string_view text);
[[nodiscard]] std::string problemsAsJson(std::span<const ProblemRow> problems);
[[nodiscard]] std::vector<ProblemRow> problemsFromJson(std::string_view text);

} // namespace damscope::db
