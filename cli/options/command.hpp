// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/exit_status.hpp"

#include <cstdint>
#include <functional>
#include <string_view>

namespace damscope::cli {

/// What a command does once its command line is read.
using Action = std::function<ExitStatus(Console&)>;

/// Whether a command's output may be longer than a screen, and is then shown page by page.
enum class Length : std::uint8_t { brief, paged };

/// One command of the program.
struct Command {
    std::string_view name;
    std::string_view summary;     ///< half a line, for the list of commands
    std::string_view description; ///< what a user must know; paragraphs separated by newlines
    std::string_view examples;    ///< a command and what it does, two lines each
    /// Declares the command's options; the action holds their values.
    Action (*declare)(Arguments&);
    Length length = Length::brief;
    std::string_view group{}; ///< "search": where it stands in the list of commands
};

} // namespace damscope::cli
