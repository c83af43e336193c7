// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands/training/deck.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What damscope train exercises does.
namespace damscope::cli::exercise_command {

struct Options {
    std::string action;
    SelectionOptions selection;
    std::vector<std::string> files; ///< of its words
    DeckOption deck;
    TodayOption today;
    std::string kind;
    std::optional<std::string> of;
    std::optional<std::int64_t> limit;
    ApplyOption apply;
    OutputOptions output; ///< of export
    JudgingOptions judging;
    FormatOption format;
};

/// The exercises that --deck and --limit choose.
[[nodiscard]] std::vector<db::DeckCard> cardsOf(db::Store& store, const Options& options);

/// "\n     3  too many right moves", for the end of a report.
[[nodiscard]] std::string rejectionLine(std::uint64_t count, std::string_view reason);

[[nodiscard]] ExitStatus list(const Options& options, Console& console);
[[nodiscard]] ExitStatus make(const Options& options, Console& console);
[[nodiscard]] ExitStatus check(const Options& options, Console& console);
[[nodiscard]] ExitStatus remove(const Options& options, Console& console);

// From one database to another.
[[nodiscard]] ExitStatus exportExercises(const Options& options, Console& console);
[[nodiscard]] ExitStatus importExercises(const Options& options, Console& console);

// Exercises that come from files of problems.
[[nodiscard]] ExitStatus makeOfProblems(const Options& options, Console& console);
[[nodiscard]] ExitStatus checkProblems(const Options& options, Console& console);

} // namespace damscope::cli::exercise_command
