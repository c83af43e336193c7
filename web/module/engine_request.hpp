// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "messages/language.hpp"
#include "rules/game/game.hpp"
#include "web/module/calls.hpp"

#include <memory>

/// What the engine is asked for, without anything that a page has open.
namespace damscope::web {

/// The engine that a request asks for: `threads` and `megabytes`.
[[nodiscard]] std::unique_ptr<analysis::EmbeddedEngine> engineFor(const Json& request);
/// `nodes`, `depth`, `seconds` and `lines`.
[[nodiscard]] analysis::Limits limitsIn(const Json& request);

/// `engine.analyse` at the end of a path: the moves before it matter for repetitions.
[[nodiscard]] Json analysed(const rules::Path& path, const Json& request, Language language,
                            const Watch& watch);
/// `engine.play` there.
[[nodiscard]] Json played(const rules::Path& path, const Json& request, const Watch& watch);

} // namespace damscope::web
