// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/output_folder.hpp"
#include "cli/options/output_options.hpp"
#include "cli/reference/declared_command.hpp"
#include "cli/reference/man_page.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>

namespace damscope::cli {
namespace man_command {
namespace {

constexpr std::string_view version = DAMSCOPE_VERSION;

struct Options {
    std::optional<std::string> command;
    std::string folder;
};

std::string page(const Options& options) {
    const std::span<const Command> commands = allCommands();
    if (!options.command)
        return manPage(commands, version);
    return manPage(commandNamed(commands, *options.command), version);
}

void writePage(const std::string& folder, const std::string& name, const std::string& text,
               Console& console) {
    OutputOptions output;
    output.file = std::filesystem::path(folder) / (name + ".1");
    output.write({}, console, [&](Output& out) {
        out.write(text);
        return true;
    });
}

void writePages(const std::string& folder, Console& console) {
    makeFolder("--folder", folder);
    writePage(folder, "damscope", manPage(allCommands(), version), console);
    for (const Command& command : allCommands())
        writePage(folder, fmt::format("damscope-{}", command.name), manPage(command, version),
                  console);
}

ExitStatus run(const Options& options, Console& console) {
    if (options.folder.empty()) {
        console.out().write(page(options));
        return ExitStatus::allWell;
    }
    if (options.command)
        throw UsageError("--folder: writes the pages of all commands; leave COMMAND out");
    writePages(options.folder, console);
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"COMMAND", "COMMAND", "the command whose page is printed; else the page of damscope"},
        into(options->command));
    arguments.value({"--folder", "FOLDER", "write the pages of all commands here"},
                    intoFileName(options->folder));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace man_command

Command manCommand() {
    return {"man", "print the manual page of a command",
            "Prints a page in the format of man(1), with the same text as --help in English.",
            "damscope man import\n"
            "    prints the manual page of import, which man -l - shows\n"
            "damscope man --folder man1 && ls man1\n"
            "    writes damscope.1, damscope-import.1, ... into a folder",
            man_command::declare};
}

} // namespace damscope::cli
