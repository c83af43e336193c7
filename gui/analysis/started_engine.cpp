// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/started_engine.hpp"

#include "analysis/embedded/embedded_engine.hpp"

namespace damscope::gui {

std::unique_ptr<analysis::Engine>
startedEngine(const std::optional<analysis::HubSettings>& settings, rules::Variant variant,
              const EndgameTables& endgames, const std::stop_token& stop) {
    if (!settings) {
        analysis::EngineSettings own;
        own.endgames = endgames;
        return std::make_unique<analysis::EmbeddedEngine>(own);
    }
    auto engine = std::make_unique<analysis::HubEngine>(*settings);
    (void)engine->meet(variant, stop);
    return engine;
}

} // namespace damscope::gui
