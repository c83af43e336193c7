// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/reference/declared_command.hpp"

#include "cli/options/nearest.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <vector>

namespace damscope::cli {

DeclaredCommand::DeclaredCommand(const Command& command) : action(command.declare(arguments)) {
    general.declare(arguments, command.length);
}

const Command& commandNamed(std::span<const Command> commands, std::string_view name,
                            std::span<const std::string_view> others) {
    const auto found = std::ranges::find(commands, name, &Command::name);
    if (found != commands.end())
        return *found;
    std::vector<std::string_view> names(others.begin(), others.end());
    std::ranges::transform(commands, std::back_inserter(names), &Command::name);
    throw UsageError(fmt::format("there is no command \"{}\"{}", name, didYouMean(name, names)));
}

} // namespace damscope::cli
