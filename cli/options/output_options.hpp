// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/output_target.hpp"
#include "cli/options/arguments.hpp"
#include "cli/terminal/console.hpp"

#include <filesystem>
#include <functional>
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
    /// As messages name it.
    [[nodiscard]] std::string name() const;
    /// The file, and the inputs of the command, which must not be overwritten.
    [[nodiscard]] base::OutputTarget target(std::vector<std::filesystem::path> inputs) const;
    /// Call before the work starts. Throws base::FileError if the file could not be written.
    void requireWritable(std::vector<std::filesystem::path> inputs) const;
    /// Calls `write` with the standard output, or with a file that appears only if `write` returns
    /// true.
    void write(std::vector<std::filesystem::path> inputs, Console& console,
               const std::function<bool(Output&)>& write) const;
};

} // namespace damscope::cli
