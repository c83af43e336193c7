// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/output_target.hpp"
#include "cli/options/arguments.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// Accepts the name of a file, which must not be empty (an unset variable in a script).
[[nodiscard]] Accept intoFileName(std::string& target);

/// --spreadsheet: CSV of which no text is taken for a formula.
void declareSpreadsheet(Arguments& arguments, bool& spreadsheet);

/// -o and --no-clobber: where a command writes.
struct OutputOptions {
    std::string file;
    bool noClobber = false;

    /// Declares -o, which is required, and --no-clobber.
    void declare(Arguments& arguments, std::string help);
    /// Declares --no-clobber alone, for commands that name the file in another way.
    void declareNoClobber(Arguments& arguments, std::string_view option);

    [[nodiscard]] bool isStandardOutput() const { return file == "-"; }
    /// The file, and the inputs of the command, which must not be overwritten.
    [[nodiscard]] base::OutputTarget target(std::vector<std::filesystem::path> inputs) const;
};

} // namespace damscope::cli
