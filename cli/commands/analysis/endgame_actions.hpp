// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/build.hpp"
#include "analysis/endgame/tables.hpp"
#include "cli/options/format_option.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/exit_status.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// What `damscope endgame` can do, each action in a file of its own.
namespace damscope::cli::endgame_command {

struct Options {
    static constexpr std::int64_t usualPieces = analysis::endgame::smallPieces;
    static constexpr std::int64_t usualSample = 100'000;

    std::string action;
    std::optional<rules::Variant> variant;
    std::optional<std::int64_t> pieces;
    std::int64_t threads = 1;
    std::optional<std::string> folder;
    std::optional<std::string> fen;
    std::int64_t sample = usualSample;
    bool all = false;
    FormatOption format;

    /// Throws UsageError if no variant is named or it has no tables.
    [[nodiscard]] rules::Variant chosenVariant() const;
    /// Throws UsageError if there is none.
    [[nodiscard]] std::filesystem::path chosenFolder() const;
    [[nodiscard]] int mostPieces() const { return static_cast<int>(pieces.value_or(usualPieces)); }
};

ExitStatus build(const Options& options, Console& console);
ExitStatus verify(const Options& options, Console& console);
ExitStatus info(const Options& options, Console& console);
ExitStatus probe(const Options& options, Console& console);

/// Reports files that cannot be used; returns whether there were any.
bool reportRefusals(const analysis::endgame::Tables& tables, Console& console);

/// The existing tables of at most --pieces pieces.
[[nodiscard]] std::vector<const analysis::endgame::Table*>
tablesIn(const analysis::endgame::Tables& tables, const Options& options);

} // namespace damscope::cli::endgame_command
