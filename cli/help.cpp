// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/help.hpp"

#include "cli/commands/commands.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/help_topics.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <fmt/format.h>

namespace damscope::cli {
namespace {

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
    return translatedText(text, language);
}

std::string usage(const Command& command, const Arguments& arguments, Language language) {
    std::string line =
        fmt::format("{}: damscope {}", inLanguage(phrase("Usage"), language), command.name);
    bool options = false;
    for (const auto& entry : arguments.entries()) {
        if (entry.argument.required || entry.argument.isPositional())
            line += " " + usageWord(entry.argument);
        else
            options = true;
    }
    return line + (options ? " " + inLanguage(phrase("[OPTIONS]"), language) + "\n" : "\n");
}

std::string group(const Arguments& arguments, std::size_t number, Language language) {
    const Arguments::Group& group = arguments.groups()[number];
    if (group.inHelp == Arguments::InHelp::left)
        return {};
    std::string rows;
    for (const auto& entry : arguments.entries())
        if (entry.group == number)
            rows += optionRow(entry.argument, language);
    if (rows.empty())
        return rows;
    return "\n" + inLanguage(group.title, language) + ":\n" + rows;
}

std::string examples(std::string_view text, Language language) {
    return text.empty() ? std::string()
                        : fmt::format("\n{}:\n  {}\n", inLanguage(phrase("Examples"), language),
                                      indented(inLanguage(text, language), helpIndent));
}

// The commands of a noun besides itself, a line each.
std::string verbs(std::span<const Command> commands, std::string_view noun, Language language) {
    std::string rows;
    for (const Command& command : commands)
        if (isVerbOf(command, noun))
            rows += helpRow(command.name, inLanguage(command.summary, language));
    return rows;
}

// "look after the database file: check, backup, index".
std::string summaryWithVerbs(std::span<const Command> commands, std::string_view noun,
                             Language language) {
    std::string text = inLanguage(nounSummary(commands, noun), language);
    std::string separator = ": ";
    for (const Command& command : commands)
        if (isVerbOf(command, noun)) {
            text.append(separator).append(command.name.substr(noun.size() + 1));
            separator = ", ";
        }
    return text;
}

std::string whereHelpIs(Language language) {
    return helpParagraphs(
        inLanguage(phrase("damscope COMMAND --help explains a command, damscope --version "
                          "prints the version. The games are in one file, the database: --db "
                          "FILE, else $DAMSCOPE_DB, else "
                          "$XDG_DATA_HOME/damscope/games.db (on Windows "
                          "%LOCALAPPDATA%\\damscope\\games.db)."),
                   language));
}

} // namespace

std::string helpPage(const Command& command, const Arguments& arguments,
                     std::span<const Command> commands, Language language) {
    std::string page = helpParagraphs(fmt::format("damscope {} - {}", command.name,
                                                  inLanguage(command.summary, language))) +
                       '\n' + usage(command, arguments, language);
    if (!command.description.empty())
        page += "\n" + helpParagraphs(inLanguage(command.description, language));
    for (std::size_t i = 0; i < arguments.groups().size(); ++i)
        page += group(arguments, i, language);
    if (const std::string rows = verbs(commands, command.name, language); !rows.empty())
        page += fmt::format("\n{}:\n{}", inLanguage(phrase("Related commands"), language), rows);
    return page + examples(command.examples, language) + "\n" +
           helpParagraphs(
               inLanguage(phrase("damscope help options explains what every command has: "
                                 "--quiet, --color, --language, --no-pager, and the "
                                 "exit statuses."),
                          language));
}

std::string nounPage(std::span<const Command> commands, std::string_view noun, Language language) {
    return fmt::format(
        "damscope {} - {}\n\n{}: damscope {} {} {}\n\n{}\n{}", noun,
        inLanguage(nounSummary(commands, noun), language), inLanguage(phrase("Usage"), language),
        noun, inLanguage(phrase("VERB"), language), inLanguage(phrase("[OPTIONS]"), language),
        verbs(commands, noun, language),
        helpParagraphs(inLanguage(phrase("Each of them explains itself with --help."), language)));
}

std::string helpPage(std::span<const Command> commands, Language language) {
    std::string page = fmt::format("damscope - {}\n\n{}: damscope COMMAND {}\n",
                                   inLanguage(phrase("a draughts game database"), language),
                                   inLanguage(phrase("Usage"), language),
                                   inLanguage(phrase("[OPTIONS]"), language));
    std::string_view group;
    for (const Noun& noun : nounsOf(commands)) {
        if (noun.group != group)
            page += fmt::format("\n{}:\n", inLanguage(noun.group, language));
        group = noun.group;
        page += helpRow(noun.word, summaryWithVerbs(commands, noun.word, language));
    }
    page += fmt::format("\n{}:\n", inLanguage(phrase("Topics"), language));
    for (const HelpTopic& topic : helpTopics())
        page += helpRow(fmt::format("help {}", topic.name), inLanguage(topic.summary, language));
    page += "\n" + whereHelpIs(language);
    page += examples(phrase("damscope import samples/\n"
                            "    reads a folder into the database\n"
                            "damscope list Jansen since 2019 until 2024\n"
                            "    lists games\n"
                            "damscope find --moves \"32-28 18-23\" --count\n"
                            "    counts the games that reached a position"),
                     language);
    return page + "\n" + exitStatuses(language);
}

} // namespace damscope::cli
