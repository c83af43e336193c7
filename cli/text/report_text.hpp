// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/judged_game.hpp"
#include "cli/terminal/json.hpp"

#include "messages/language.hpp"

#include <string>

namespace damscope::cli {

/// A judged game for people: course of the evaluation, accuracy, errors, turning points.
[[nodiscard]] std::string reportText(const JudgedGame& judged, int width, Language language);

/// The same as one JSON object, with every move.
[[nodiscard]] Json reportJson(const JudgedGame& judged, Language language);

/// The course of the evaluation in block characters, at most `width` of them: higher is better for
/// White; blank if a move was not evaluated.
[[nodiscard]] std::string sparkline(const analysis::GameJudgement& judgement, int width);

} // namespace damscope::cli
