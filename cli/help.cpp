// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/help.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "cli/terminal/exit_status.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

namespace damscope::cli {
namespace {

constexpr int pageWidth = 80;
constexpr int indent = 2;
constexpr int helpColumn = 26;

std::string label(const Argument& argument) {
    std::string names = argument.name;
    if (const auto comma = names.find(','); comma != std::string::npos)
        names.insert(comma + 1, " ");
    if (argument.isPositional() || argument.isFlag())
        return names;
    return names + " " + argument.placeholder;
}

std::string usageWord(const Argument& argument) {
    std::string word = argument.name.substr(0, argument.name.find(','));
    if (!argument.isPositional() && !argument.isFlag())
        word += " " + argument.placeholder;
    if (argument.isPositional() && argument.many)
        word += "...";
    return argument.required ? word : "[" + word + "]";
}

// Help in the language of its reader; what is not translated stays English.
std::string inLanguage(std::string_view text, Language language) {
    return word("help", text, language);
}

std::string usage(const Command& command, const Arguments& arguments, Language language) {
    std::string line = fmt::format("{}: damscope {}", inLanguage("Usage", language), command.name);
    bool options = false;
    for (const auto& entry : arguments.entries()) {
        if (entry.argument.required || entry.argument.isPositional())
            line += " " + usageWord(entry.argument);
        else
            options = true;
    }
    return line + (options ? " " + inLanguage("[OPTIONS]", language) + "\n" : "\n");
}

std::string indented(std::string_view text, int width) {
    std::string result;
    for (const char c : text) {
        result += c;
        if (c == '\n')
            result.append(static_cast<std::size_t>(width), ' ');
    }
    return result;
}

std::string row(std::string_view left, std::string_view right) {
    std::string line = fmt::format("{:{}}{}", "", indent, left);
    if (line.size() + 2 > helpColumn)
        line += fmt::format("\n{:{}}", "", helpColumn);
    else
        line.append(helpColumn - line.size(), ' ');
    return line + indented(wrapped(right, pageWidth - helpColumn), helpColumn) + '\n';
}

std::string group(const Arguments& arguments, std::size_t number, Language language) {
    std::string rows;
    for (const auto& entry : arguments.entries())
        if (entry.group == number)
            rows += row(label(entry.argument), inLanguage(entry.argument.help, language));
    if (rows.empty())
        return rows;
    return "\n" + inLanguage(arguments.groups()[number], language) + ":\n" + rows;
}

std::string paragraphs(std::string_view text) {
    std::string result;
    for (const std::string_view paragraph : base::splitLines(text))
        result += wrapped(paragraph, pageWidth) + '\n';
    return result;
}

// "Games"
std::string titleOf(std::string_view group) {
    std::string title(group);
    if (!title.empty())
        title.front() = base::upperCase(title.front());
    return title;
}

std::string examples(std::string_view text, Language language) {
    return text.empty() ? std::string()
                        : fmt::format("\n{}:\n  {}\n", inLanguage("Examples", language),
                                      indented(inLanguage(text, language), indent));
}

std::string exitStatuses(Language language) {
    std::string text = "Exit status:\n";
    for (const auto& [statuses, meaning] : exitStatusMeanings)
        text += fmt::format("  {}  {}\n", statuses, meaning);
    return inLanguage(text, language);
}

} // namespace

std::string helpPage(const Command& command, const Arguments& arguments, Language language) {
    std::string page =
        fmt::format("damscope {} - {}\n\n{}", command.name, inLanguage(command.summary, language),
                    usage(command, arguments, language));
    if (!command.description.empty())
        page += "\n" + paragraphs(inLanguage(command.description, language));
    for (std::size_t i = 0; i < arguments.groups().size(); ++i)
        page += group(arguments, i, language);
    return page + examples(command.examples, language) + "\n" + exitStatuses(language);
}

std::string helpPage(std::span<const Command> commands, Language language) {
    std::string page =
        fmt::format("damscope - {}\n\n{}: damscope COMMAND {}\n",
                    inLanguage("a draughts game database", language), inLanguage("Usage", language),
                    inLanguage("[OPTIONS]", language));
    std::string_view group;
    for (const Command& command : commands) {
        if (command.group != group)
            page += fmt::format("\n{}:\n", inLanguage(titleOf(command.group), language));
        group = command.group;
        page += row(command.name, inLanguage(command.summary, language));
    }
    page += "\n" + paragraphs(inLanguage(
                       "damscope COMMAND --help explains a command, damscope --version "
                       "prints the version. The games are in one file, the database: --db "
                       "FILE, else $DAMSCOPE_DB, else "
                       "$XDG_DATA_HOME/damscope/games.db (~/.local/share/damscope/games.db).",
                       language));
    page += examples("damscope import samples/\n"
                     "    reads a folder into the database\n"
                     "damscope games --player Jansen --from 2019 --to 2024\n"
                     "    lists games\n"
                     "damscope find --moves \"32-28 18-23\" --count\n"
                     "    counts the games that reached a position",
                     language);
    return page + "\n" + exitStatuses(language);
}

} // namespace damscope::cli
