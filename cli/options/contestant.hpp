// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/hub/hub_engine.hpp"
#include "analysis/match/match.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engine_options.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// A side of a match.
struct Side {
    analysis::match::Contestant contestant;
    std::string settings;                     ///< as they were typed
    bool usesTables = false;                  ///< the endgame tables of the default folder
    std::vector<std::filesystem::path> files; ///< the files that it reads: weights, its program
};

/// A side of a match from what a user typed: settings separated by commas, each NAME=VALUE. For
/// every move: `nodes=N`, `depth=N`, `time=TIME`; for a game `clock=TIME+INCREMENT`; and
/// `name=TEXT`. For the embedded engine: `weights=FILE` (or `plain`, `standard`),
/// `endgames=FOLDER` (or `none`), `threads=N`, `hash=MB`. `hub:NAME` or `hub:COMMAND` as the first
/// makes it an external engine; all other settings are its parameters. Throws UsageError naming the
/// option; the contestant's `make` does so if the engine has no such parameter, and throws
/// EngineError if it does not start.
[[nodiscard]] Side sideFrom(const std::string& text, rules::Variant variant,
                            std::string_view option, Language language);

/// --engine: the engine that analyses. Damscope's own unless another is named: one of
/// `damscope engine`, or a command that starts one.
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
