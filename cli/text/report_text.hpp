// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "cli/options/judged_game.hpp"
#include "cli/terminal/json.hpp"
#include "cli/text/score_json.hpp"
#include "cli/text/sheet.hpp"
#include "messages/language.hpp"

#include <optional>
#include <string>

namespace damscope::cli {

/// A judged game for people (pages::gameReport), with the course of its evaluation in so many
/// characters at most.
[[nodiscard]] Sheet reportSheet(const JudgedGame& judged, int width, const Locale& locale);

/// The same as one JSON object, with every move.
[[nodiscard]] Json reportJson(const JudgedGame& judged, Language language);

/// The course of the evaluation in block characters, at most `width` of them: higher is better for
/// White; blank if a move was not evaluated.
[[nodiscard]] std::string sparkline(const analysis::GameJudgement& judgement, int width);

} // namespace damscope::cli
