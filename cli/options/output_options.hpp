// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/output_target.hpp"
#include "cli/options/arguments.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// Takes the name of a file, which must not be empty (what a script's unset variable gives).
[[nodiscard]] Accept intoFileName(std::string& target);

/// -o and --no-clobber: where a command writes.
struct OutputOptions {
    std::string file;
    bool noClobber = false;

    /// -o, which must be given, and --no-clobber.
    void declare(Arguments& arguments, std::string help);
    /// --no-clobber alone, for commands that name the file in another way.
    void declareNoClobber(Arguments& arguments, std::string_view option);

    [[nodiscard]] bool isStandardOutput() const { return file == "-"; }
    /// The file, and what the command reads, which it must not write over.
    [[nodiscard]] base::OutputTarget target(std::vector<std::filesystem::path> inputs) const;
};

} // namespace damscope::cli
