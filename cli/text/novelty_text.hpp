// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/openings/novelty.hpp"
#include "messages/language.hpp"

#include <optional>
#include <string>

namespace damscope::cli {

/// "12. 34-29"
[[nodiscard]] std::string noveltyMove(const db::Novelty& novelty);
/// The same, and how many games followed: "12. 34-29 (+3)"; empty without one.
[[nodiscard]] std::string noveltyCell(const std::optional<db::Novelty>& novelty);
/// The same with the first games that followed: "12. 34-29, later in 3 games: 17, 20, 25".
[[nodiscard]] std::string noveltyWords(const std::optional<db::Novelty>& novelty,
                                       Language language);
/// Null without one.
[[nodiscard]] Json noveltyJson(const std::optional<db::Novelty>& novelty);

} // namespace damscope::cli
