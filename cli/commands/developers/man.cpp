// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace damscope::cli {
namespace {

// "damscope-db-check".
std::string pageName(const Command& command) {
    return "damscope-" + dashed(command.name);
}

} // namespace

namespace man_command {
namespace {

constexpr std::string_view version = DAMSCOPE_VERSION;

struct Options {
    std::vector<std::string> command; ///< "db", "check"
    std::string folder;
};

std::string page(const Options& options) {
    const std::span<const Command> commands = allCommands();
    if (options.command.empty())
        return manPage(commands, version);
    return manPage(commandNamed(commands, fmt::to_string(fmt::join(options.command, " "))),
                   version);
}

void writePage(const std::string& folder, const std::string& name, const std::string& text,
               Console& console) {
    OutputOptions output;
    output.file = (std::filesystem::path(folder) / (name + ".1")).string();
    output.write({}, console, [&](Output& out) {
        out.write(text);
        return true;
    });
}

void writePages(const std::string& folder, Console& console) {
    makeFolder("--folder", folder);
    writePage(folder, "damscope", manPage(allCommands(), version), console);
    for (const Command& command : allCommands())
        writePage(folder, pageName(command), manPage(command, version), console);
}

ExitStatus run(const Options& options, Console& console) {
    if (options.folder.empty()) {
        console.out().write(page(options));
        return ExitStatus::allWell;
    }
    writePages(options.folder, console);
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"COMMAND", "COMMAND",
                     phrase("the command whose page is printed; else the page of damscope"), false,
                     true},
                    into(options->command));
    arguments.value({"--folder", "FOLDER", phrase("write the pages of all commands here")},
                    intoFileName(options->folder));
    arguments.excludes("--folder", {"COMMAND"},
                       phrase("--folder: writes the pages of all commands; leave COMMAND out"));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace man_command

Command manCommand() {
    return {
        "config man", phrase("print the manual page of a command"),
        phrase("Prints a page in the format of man(1), with the same text as --help in English."),
        phrase("damscope config man import\n"
               "    prints the manual page of import, which man -l - shows\n"
               "damscope config man --folder man1 && ls man1\n"
               "    writes damscope.1, damscope-import.1, ... into a folder"),
        man_command::declare};
}

namespace {

// As text: no character is an instruction of roff, and a minus can be copied into a shell.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
    }
    return result;
}

// A line that begins with a dot or an apostrophe would be a request.
std::string line(std::string_view text) {
    const bool isRequest = text.starts_with('.') || text.starts_with('\'');
    return (isRequest ? "\\&" : "") + escaped(text) + '\n';
}

// Quotes an argument of a macro.
std::string inQuotes(std::string_view text) {
    std::string result = "\"";
    for (const char c : escaped(text))
        result += c == '"' ? std::string("\\(dq") : std::string(1, c);
    return result + '"';
}

std::string upper(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return base::upperCase(c); });
    return result;
}

std::string title(std::string_view page, std::string_view version) {
    return fmt::format(".TH {} 1 \"\" {} {}\n", inQuotes(upper(page)),
                       inQuotes(fmt::format("Damscope {}", version)), inQuotes("Damscope"));
}

std::string section(std::string_view name) {
    return fmt::format(".SH {}\n", inQuotes(upper(name)));
}

std::string paragraphs(std::string_view text) {
    std::string result;
    for (const std::string_view paragraph : base::splitLines(text))
        result += (result.empty() ? "" : ".PP\n") + line(paragraph);
    return result;
}

std::string synopsis(const Command& command, const Arguments& arguments) {
    std::string text = fmt::format("\\fBdamscope {}\\fR", escaped(command.name));
    bool options = false;
    for (const auto& [argument, group, accept] : arguments.entries()) {
        if (!argument.required && !argument.isPositional()) {
            options = true;
            continue;
        }
        const std::string name(argument.spellings().empty() ? std::string_view(argument.name)
                                                            : argument.spellings().front());
        std::string word = argument.isPositional()
                               ? fmt::format("\\fI{}\\fR", escaped(name))
                               : fmt::format("\\fB{}\\fR \\fI{}\\fR", escaped(name),
                                             escaped(argument.placeholder));
        if (argument.isPositional() && argument.many)
            word += "...";
        text += argument.required ? " " + word : " [" + word + "]";
    }
    return text + (options ? " [\\fIOPTIONS\\fR]\n" : "\n");
}

std::string optionOf(const Argument& argument) {
    std::string names;
    if (argument.isPositional())
        names = fmt::format("\\fI{}\\fR", escaped(argument.name));
    for (const std::string_view name : argument.spellings())
        names += fmt::format("{}\\fB{}\\fR", names.empty() ? "" : ", ", escaped(name));
    if (!argument.isPositional() && !argument.isFlag())
        names += fmt::format(" \\fI{}\\fR", escaped(argument.placeholder));
    return ".TP\n" + names + '\n' + line(withLanguageCodes(argument.help));
}

std::string optionsOf(const Arguments& arguments) {
    std::string text;
    for (std::size_t group = 0; group < arguments.groups().size(); ++group) {
        std::string rows;
        for (const auto& entry : arguments.entries())
            if (entry.group == group)
                rows += optionOf(entry.argument);
        if (rows.empty())
            continue;
        text += group == 0 ? section("Options")
                           : fmt::format(".SS {}\n", inQuotes(arguments.groups()[group].title));
        text += rows;
    }
    return text;
}

// A command and what it does, two lines each, or more commands before the indented line.
std::string examplesOf(std::string_view text) {
    std::string result;
    for (const std::string_view one : base::splitLines(text)) {
        const bool explains = one.starts_with("    ");
        const std::string_view words = explains ? one.substr(4) : one;
        result += explains ? line(words) : fmt::format(".TP\n\\fB{}\\fR\n", escaped(words));
    }
    return result;
}

std::string exitStatus() {
    std::string text = section("Exit status");
    for (const auto& [statuses, meaning] : exitStatusMeanings)
        text += fmt::format(".TP\n{}\n{}", statuses, line(meaning));
    return text;
}

std::string environment() {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> variables{
        {{"DAMSCOPE_DB", "the database, if --db does not name one"},
         {"DAMSCOPE_ENDGAMES", "the folder of the endgame tables; none: without tables"},
         {"DAMSCOPE_ENGINES", "the list of external engines"},
         {"DAMSCOPE_PAGER", "shows long lists on a terminal; else PAGER, else less"},
         {"DAMSCOPE_VARIANT", "the variant, if --variant does not name one"},
         {"DAMSCOPE_RESULTS", "how results are shown"},
         {"DAMSCOPE_THREADS", "the number of threads, if --threads does not name one"},
         {"DAMSCOPE_LANGUAGE", "the language of messages, by its code"},
         {"LC_ALL, LC_MESSAGES, LANG", "the language of messages, if none is set"},
         {"NO_COLOR", "no colours"}}};
    std::string text = section("Environment");
    for (const auto& [name, meaning] : variables)
        text += fmt::format(".TP\n\\fB{}\\fR\n{}", escaped(name), line(meaning));
    return text;
}

std::string files() {
    return section("Files") + ".TP\n\\fI~/.local/share/damscope/games.db\\fR\n" +
           line("the database, if nothing else is named ($XDG_DATA_HOME)") +
           ".TP\n\\fI~/.config/damscope/config.toml\\fR\n" +
           line("defaults that damscope config sets ($XDG_CONFIG_HOME)");
}

} // namespace

std::string manPage(const Command& command, std::string_view version) {
    const DeclaredCommand declared(command);
    std::string page = title(pageName(command), version) + section("Name") +
                       line(fmt::format("{} - {}", pageName(command), command.summary)) +
                       section("Synopsis") + synopsis(command, declared.arguments);
    if (!command.description.empty())
        page += section("Description") + paragraphs(command.description);
    page += optionsOf(declared.arguments);
    if (!command.examples.empty())
        page += section("Examples") + examplesOf(command.examples);
    return page + exitStatus() + section("See also") + "\\fBdamscope\\fR(1)\n";
}

std::string manPage(std::span<const Command> commands, std::string_view version) {
    std::string page =
        title("damscope", version) + section("Name") + line("damscope - a draughts game database") +
        section("Synopsis") + "\\fBdamscope\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR]\n" +
        section("Description") +
        paragraphs("Damscope reads draughts games in PDN of 18 variants into a database, replays "
                   "every move by the rules, reports what is wrong with its place, finds "
                   "positions, patterns and openings, and lets engines judge every move.\n"
                   "damscope COMMAND --help explains a command, as does damscope-COMMAND(1).");
    page += section("Commands");
    std::string_view group;
    for (const Command& command : commands) {
        if (command.group != group)
            page += fmt::format(".SS {}\n", inQuotes(command.group));
        group = command.group;
        page += fmt::format(".TP\n\\fB{}\\fR(1)\n{}", escaped(pageName(command)),
                            line(command.summary));
    }
    return page + environment() + files() + exitStatus() + section("See also") +
           "\\fBdamscope\\-gui\\fR(1)\n";
}

} // namespace damscope::cli
