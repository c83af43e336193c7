// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/general_options.hpp"
#include "messages/language.hpp"

#include <span>
#include <string>

namespace damscope::cli {

/// Runs one command line, without the program's own name. Reports errors on the console; throws
/// only for bugs.
[[nodiscard]] ExitStatus runProgram(std::span<const Command> commands,
                                    std::vector<std::string> words, Console& console);

} // namespace damscope::cli
