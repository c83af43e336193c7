// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/general_options.hpp"

#include <span>
#include <string>
#include <string_view>

namespace damscope::cli {

/// The commands as manual pages, in the macros of man(7), from the same words as --help in English.

/// damscope(1): the list of commands, and what holds for all of them.
[[nodiscard]] std::string manPage(std::span<const Command> commands, std::string_view version);

/// damscope-NAME(1): one command.
[[nodiscard]] std::string manPage(const Command& command, std::string_view version);

} // namespace damscope::cli
