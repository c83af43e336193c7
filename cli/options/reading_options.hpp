// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/terminal/progress.hpp"
#include "db/import/import.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// How many threads a command uses that was not told: one for each core, 16 at most, since each
/// has memory of its own.
[[nodiscard]] unsigned usualJobs();

/// What import and lint have in common: which files are read, and how.
struct ReadingOptions {
    std::vector<std::string> paths;
    db::ImportOptions how;

    ReadingOptions();
    void declarePaths(Arguments& arguments);
    void declareHow(Arguments& arguments);
};

/// Shows how far the reading is.
[[nodiscard]] std::function<void(const db::ImportProgress&)> showImportOn(ProgressLine& progress);

} // namespace damscope::cli
