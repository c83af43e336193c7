// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/reference/completion.hpp"
#include "messages/phrase.hpp"

#include "cli/commands/commands.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

namespace damscope::cli {
namespace completion_command {
namespace {

struct Options {
    std::string shell;
    std::vector<std::string> words;
};

ExitStatus run(const Options& options, Console& console) {
    if (const auto script = completionScript(options.shell)) {
        console.out().write(std::string(*script));
        return ExitStatus::allWell;
    }
    for (const auto& [word, meaning] : completions(allCommands(), options.words))
        console.out().write(meaning.empty() ? word + '\n' : fmt::format("{}\t{}\n", word, meaning));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"SHELL", "SHELL", phrase("bash, zsh or fish; words: complete the last WORD"), true},
        oneOf(options->shell, {"bash", "zsh", "fish", "words"}));
    arguments.value({"WORD", "WORD", phrase("of a command line, after --"), false, true},
                    into(options->words));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace completion_command

Command completionCommand() {
    return {
        "completion", phrase("print a script that completes commands in a shell"),
        phrase(
            "The shell then completes commands, options, variants, formats, the collections of the "
            "database and the engines of your list when Tab is pressed. Packages install the "
            "scripts; without one, put the line of an example into the start-up file of your "
            "shell."),
        phrase("damscope completion bash\n"
               "    for ~/.bashrc: source <(damscope completion bash)\n"
               "damscope completion zsh\n"
               "    for ~/.zshrc, after compinit: source <(damscope completion zsh)\n"
               "damscope completion fish\n"
               "    for ~/.config/fish/completions/damscope.fish"),
        completion_command::declare};
}

} // namespace damscope::cli
