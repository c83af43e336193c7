// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "web/module/calls.hpp"

#include <memory>

namespace damscope::web {

/// The engine that a request asks for: `threads` and `megabytes`.
[[nodiscard]] std::unique_ptr<analysis::EmbeddedEngine> engineFor(const Json& request);
/// `nodes`, `depth`, `seconds` and `lines`.
[[nodiscard]] analysis::Limits limitsIn(const Json& request);

} // namespace damscope::web
