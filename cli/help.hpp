// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/general_options.hpp"
#include "messages/language.hpp"

#include <span>
#include <string>
#include <string_view>

namespace damscope::cli {

/// The page that `damscope COMMAND --help` shows, at most 80 columns wide, with the other commands
/// of its noun.
[[nodiscard]] std::string helpPage(const Command& command, const Arguments& arguments,
                                   std::span<const Command> commands, Language language);

/// The page of a noun that is no command itself: `damscope db --help`.
[[nodiscard]] std::string nounPage(std::span<const Command> commands, std::string_view noun,
                                   Language language);

/// The page that `damscope --help` shows: a line for each noun, with its verbs.
[[nodiscard]] std::string helpPage(std::span<const Command> commands, Language language);

} // namespace damscope::cli
