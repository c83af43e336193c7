// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "rules/game/game.hpp"
#include "web/module/calls.hpp"

/// What the engine is asked for, without anything that a page has open.
namespace damscope::web {

/// `engine.analyse` at the end of a path: the moves before it matter for repetitions.
[[nodiscard]] Json analysed(const rules::Path& path, const Json& request, Language language,
                            const Watch& watch);
/// `engine.play` there.
[[nodiscard]] Json played(const rules::Path& path, const Json& request, const Watch& watch);

} // namespace damscope::web
