// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/hub/hub_engine.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "rules/board/rules.hpp"

#include <memory>
#include <optional>
#include <stop_token>

namespace damscope::gui {

/// Starts an engine for work whose results are stored; without settings Damscope's own, as the
/// command line starts it, so that both find the same. Throws analysis::EngineError.
[[nodiscard]] std::unique_ptr<analysis::Engine>
startedEngine(const std::optional<analysis::HubSettings>& settings, rules::Variant variant,
              const EndgameTables& endgames, const std::stop_token& stop);

} // namespace damscope::gui
