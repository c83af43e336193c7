// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/hub/hub_engine.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engines/endgame_option.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace damscope::cli {

/// --engine: the engine that analyses. Damscope's own unless another is named: one of
/// `damscope engines`, or a command that starts one.
struct ChosenEngine {
    std::optional<std::string> engine;
    std::int64_t megabytes = 64; ///< for the transposition table of Damscope's own
    EndgameOption endgames;      ///< likewise

    void declare(Arguments& arguments);
    /// Throws UsageError if the engine is not known. Starts nothing.
    void validate() const;
    /// Damscope's own engine uses these tables. Throws UsageError if the engine is not known,
    /// EngineError if it does not start.
    [[nodiscard]] std::unique_ptr<analysis::Engine>
    make(rules::Variant variant,
         const std::shared_ptr<const analysis::endgame::Library>& library) const;

    /// Whether it is Damscope's own.
    [[nodiscard]] bool isOwn() const;
};

/// An engine of the list or a command line. Throws UsageError if it is neither.
[[nodiscard]] analysis::HubSettings hubSettingsFor(const std::string& nameOrCommand);

} // namespace damscope::cli
