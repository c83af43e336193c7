// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/endgame_option.hpp"

#include <memory>
#include <optional>
#include <string>

namespace damscope::cli {

/// --threads, --hash, --weights and --endgames: how the embedded engine is to work.
struct EngineOptions {
    std::int64_t threads = 1;
    std::int64_t megabytes = 64;
    std::optional<std::string> weights;
    EndgameOption endgames;

    void declare(Arguments& arguments);
    /// Throws UsageError if the file of weights or the folder of tables cannot be used.
    [[nodiscard]] analysis::EngineSettings
    settings(analysis::endgame::Missing missing = analysis::endgame::Missing::stay) const;
};

/// Reads a file of weights. Throws UsageError naming the option that it came with.
[[nodiscard]] std::shared_ptr<const analysis::evaluation::Weights>
weightsFromFile(const std::string& path, std::string_view option);
/// The same for a variant: of another one if its board is the same, else it is a UsageError.
[[nodiscard]] std::shared_ptr<const analysis::evaluation::Weights>
weightsFromFile(const std::string& path, rules::Variant variant, std::string_view option);

} // namespace damscope::cli
