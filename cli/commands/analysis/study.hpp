// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"
#include "db/findings/study/studies.hpp"
#include "db/store/store.hpp"
#include "rules/board/rules.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What the actions of `study` share.
namespace damscope::cli::study_command {

struct Options {
    StoreOptions store;
    std::string action = "list";
    std::optional<std::string> name;
    std::vector<std::string> words; ///< a position, or moves and a note
    // new
    std::optional<std::string> position;
    std::optional<rules::Variant> variant;
    std::string note;
    // run
    std::vector<std::string> engines;
    EngineOptions own;
    std::optional<std::chrono::milliseconds> time;
    std::optional<std::int64_t> nodes;
    std::int64_t first = 1'000'000;
    std::int64_t lines = 3;
    // show and write
    std::optional<std::int64_t> depth;
    OutputOptions output{"-"};
    FormatOption format;
    ExitStatusOption status;
};

/// Throws UsageError, which proposes the nearest name, where there is no such study.
[[nodiscard]] db::Study studyMeant(db::Store& store, const std::string& name);

ExitStatus run(const Options& options, Console& console);
ExitStatus show(const Options& options, Console& console);
ExitStatus write(const Options& options, Console& console);

} // namespace damscope::cli::study_command
