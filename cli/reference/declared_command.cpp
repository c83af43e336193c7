// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/reference/declared_command.hpp"

#include "cli/options/language_option.hpp"
#include "cli/options/nearest.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace damscope::cli {

namespace {

// Words that are tried for a command, with its name where that is spelled otherwise: train is for
// developers.
constexpr auto triedWords =
    std::to_array<std::pair<std::string_view, std::string_view>>({{"train-me", "solve"},
                                                                  {"trainer", "solve"},
                                                                  {"training", "solve"},
                                                                  {"practice", "solve"},
                                                                  {"practise", "solve"},
                                                                  {"puzzles", "exercises"}});

std::string meantBy(std::string_view name, std::span<const std::string_view> names) {
    const auto tried =
        std::ranges::find(triedWords, name, [](const auto& word) { return word.first; });
    if (tried != triedWords.end() && std::ranges::find(names, tried->second) != names.end())
        return didYouMean(tried->second);
    return didYouMean(name, names);
}

} // namespace

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
    throw UsageError(inWords({"usage-no-command", {{"word", std::string(name)}}}) +
                     meantBy(name, names));
}

} // namespace damscope::cli
