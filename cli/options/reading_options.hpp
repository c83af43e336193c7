// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/terminal/progress.hpp"
#include "db/import/import.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// The number of threads of a command by default: one for each core, at most 16, since each has
/// memory of its own.
[[nodiscard]] unsigned usualJobs();

/// Accepts an encoding by any of its names.
[[nodiscard]] Accept intoEncoding(std::string& encoding);

/// What import and lint share: which files to read, and how.
struct ReadingOptions {
    std::vector<std::string> paths;
    db::ImportOptions how;

    ReadingOptions();
    void declarePaths(Arguments& arguments);
    void declareHow(Arguments& arguments);
};

/// Shows the progress of reading.
[[nodiscard]] std::function<void(const db::ImportProgress&)> showImportOn(ProgressLine& progress);

} // namespace damscope::cli
