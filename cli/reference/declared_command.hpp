// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/command.hpp"
#include "cli/options/general_options.hpp"

#include <span>
#include <string_view>

namespace damscope::cli {

/// A command with all its options, those of every command among them. Parsing `arguments` sets
/// `general` and what `action` holds, by reference: it is not copied.
struct DeclaredCommand {
    explicit DeclaredCommand(const Command& command);
    DeclaredCommand(const DeclaredCommand&) = delete;
    DeclaredCommand& operator=(const DeclaredCommand&) = delete;
    ~DeclaredCommand() = default;

    Arguments arguments;
    GeneralOptions general;
    Action action;
};

/// Throws UsageError if no command has this name; it proposes the nearest one, or one of `others`,
/// which are names too.
[[nodiscard]] const Command& commandNamed(std::span<const Command> commands, std::string_view name,
                                          std::span<const std::string_view> others = {});

} // namespace damscope::cli
