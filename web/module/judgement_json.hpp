// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "messages/language.hpp"
#include "rules/game/game.hpp"
#include "web/module/calls.hpp"

namespace damscope::web {

/// The judgement of a game by the evaluations of the open database, if one is open, and those in
/// its comments.
[[nodiscard]] analysis::GameJudgement judgementOf(Session& session, const rules::Game& game);

/// The graph, the moves and the error cards of a judged game.
[[nodiscard]] Json judgementJson(const rules::Game& game, const analysis::GameJudgement& judgement,
                                 Language language);

} // namespace damscope::web
