// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/command.hpp"

#include "base/system/redirection.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/configuration.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/console.hpp"
#include "web/module/session.hpp"

#include <array>
#include <optional>

namespace damscope::web {
namespace {

// Those whose answers pages show: each one makes the module larger (../CALLS.md).
std::span<const cli::Command> commandsOfPages() {
    static const std::array commands{cli::openingsCommand(), cli::exercisesCommand(),
                                     cli::perftCommand()};
    return commands;
}

} // namespace

// Without the configuration, the help and the names of the program's user.
CommandAnswer runCommand(Session& session, std::vector<std::string> words, const std::string& input,
                         const Watch& watch) {
    using base::Redirection;
    const Redirection in(Redirection::Stream::input, input);
    const Redirection out(Redirection::Stream::output);
    const Redirection messages(Redirection::Stream::messages);
    cli::Output output(out.descriptor(), "standard output");
    cli::Console console(output, [&watch](auto /*grace*/) { return watch.stop; });
    cli::Settings settings = cli::settingsFrom({});
    settings.locale.language = session.language;
    settings.database =
        session.isOpen() ? std::optional(session.fileOf(session.name()).string()) : std::nullopt;
    console.adopt(settings);
    cli::joinVerb(commandsOfPages(), words);
    if (words.empty())
        refuse("arguments");
    const cli::Command& command = cli::commandNamed(commandsOfPages(), words.front());
    cli::DeclaredCommand declared(command, settings);
    declared.arguments.parse(std::span(words).subspan(1));
    console.adopt(declared.general.consoleOptions());
    try {
        const auto status = declared.action(console);
        console.out().flush();
        return {static_cast<int>(status), out.contents(), messages.contents()};
    } catch (const cli::Interrupted&) {
        throw CallError({"interrupted", {}});
    }
}

Json commandJson(Session& session, std::vector<std::string> words, const Watch& watch,
                 const std::string& input) {
    const CommandAnswer answer = runCommand(session, std::move(words), input, watch);
    if (answer.status > static_cast<int>(cli::ExitStatus::problems) || answer.output.empty())
        throw CallError({"command-failed", {{"messages", answer.messages}}});
    return Json::parse(answer.output);
}

} // namespace damscope::web
