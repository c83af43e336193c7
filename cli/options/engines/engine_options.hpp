// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engines/endgame_option.hpp"

#include <memory>
#include <optional>
#include <string>

namespace damscope::cli {

/// --threads, --hash, --weights and --endgames: settings of the embedded engine.
struct EngineOptions {
    std::int64_t threads = 1;
    std::int64_t megabytes = 64;
    std::optional<std::string> weights;
    EndgameOption endgames;

    void declare(Arguments& arguments);
    /// Throws UsageError if the file of weights or the folder of tables cannot be used.
    [[nodiscard]] analysis::EngineSettings
    settings(analysis::endgame::Missing missing = analysis::endgame::Missing::stay) const;
    /// Throws UsageError if the weights are for another board than that of the variant.
    void requireWeightsFor(rules::Variant variant) const;
};

/// Reads a file of weights. Throws UsageError naming the option.
[[nodiscard]] std::shared_ptr<const analysis::evaluation::Weights>
weightsFromFile(const std::string& path, std::string_view option);
/// The same for a variant. Weights of another one need the same board, else throws UsageError.
[[nodiscard]] std::shared_ptr<const analysis::evaluation::Weights>
weightsFromFile(const std::string& path, rules::Variant variant, std::string_view option);

} // namespace damscope::cli
