// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/output_folder.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/output_options.hpp"
#include "cli/reference/schemas.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <filesystem>
#include <memory>
#include <optional>

namespace damscope::cli {
namespace schema_command {
namespace {

struct Options {
    std::optional<std::string> command;
    std::string folder;
};

void listCommands(Console& console) {
    for (const std::string& command : commandsWithSchema())
        console.out().write(command + '\n');
}

void writeSchemas(const std::string& folder, Console& console) {
    makeFolder("--folder", folder);
    for (const std::string& command : commandsWithSchema()) {
        OutputOptions output;
        output.file = std::filesystem::path(folder) / (command + ".json");
        output.write({}, console, [&](Output& out) {
            out.write(*schemaOf(command));
            return true;
        });
    }
}

ExitStatus run(const Options& options, Console& console) {
    if (options.command && !options.folder.empty())
        throw UsageError("--folder: writes the schemas of all commands; leave COMMAND out");
    if (!options.folder.empty())
        writeSchemas(options.folder, console);
    else if (!options.command)
        listCommands(console);
    else if (const auto schema = schemaOf(*options.command))
        console.out().write(*schema);
    else
        throw UsageError(inWords({"usage-no-schema", {{"command", visible(*options.command)}}}));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"COMMAND", "COMMAND", "the command whose schema is printed; else the commands are listed"},
        {into(options->command), commandsWithSchema()}); // which shells complete
    arguments.value({"--folder", "FOLDER", "write the schemas of all commands, as files, here"},
                    intoFileName(options->folder));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace schema_command

Command schemaCommand() {
    return {"schema", "print the JSON schema of a command's output",
            "Prints the schema (JSON Schema, draft 2020-12) of the JSON that a command prints: of "
            "one object, which is a line of JSON Lines, an element of an array, or the whole "
            "output. An object has its version as schema_version (docs/json.md).",
            "damscope schema\n"
            "    lists the commands that print JSON\n"
            "damscope schema games\n"
            "    prints the schema of a game in a list",
            schema_command::declare};
}

} // namespace damscope::cli
