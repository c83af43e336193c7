// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages in the languages of their readers.
#include "cli/commands/commands.hpp"
#include "cli/help.hpp"
#include "cli/options/general_options.hpp"
#include "cli/text/help_topics.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace damscope::cli {
namespace {

class TranslatedHelp : public ::testing::TestWithParam<std::string_view> {};

/// The texts that can be translated, as tools/po/update writes them.
const std::string& catalogue() {
    static const std::string text = [] {
        std::ifstream in("po/damscope.pot");
        return std::string(std::istreambuf_iterator<char>(in), {});
    }();
    return text;
}

/// A text as a catalogue has it: in quotes, and if it has several lines, on several lines.
std::string inCatalogue(std::string_view text) {
    const bool oneLine = text.find('\n') == std::string_view::npos;
    std::string entry = oneLine ? "msgid \"" : "msgid \"\"\n\"";
    for (const char c : text) {
        if (c == '\n')
            entry += "\\n\"\n\"";
        else
            entry.append(c == '"' || c == '\\' ? "\\" : "").push_back(c);
    }
    return entry + "\"\n";
}

void expectTranslated(std::string_view text) {
    EXPECT_TRUE(text.empty() || catalogue().find(inCatalogue(text)) != std::string::npos) << text;
}

TEST_P(TranslatedHelp, canBeTranslated) {
    const auto commands = allCommands();
    const auto command = std::ranges::find(commands, GetParam(), &Command::name);
    ASSERT_NE(command, commands.end());
    Arguments arguments;
    const Action unused = command->declare(arguments);
    GeneralOptions general;
    general.declare(arguments, command->length);
    for (const std::string_view text : {command->summary, command->description, command->examples})
        expectTranslated(text);
    for (const Arguments::Group& group : arguments.groups())
        expectTranslated(group.title);
    for (const auto& entry : arguments.entries())
        expectTranslated(entry.argument.help);
    const std::string dutch = helpPage(*command, arguments, commands, Language::dutch);
    EXPECT_NE(dutch.find("Gebruik: damscope "), std::string::npos);
    EXPECT_NE(dutch.find("damscope help options"), std::string::npos);
    const std::string portuguese = helpPage(*command, arguments, commands, Language::portuguese);
    EXPECT_NE(portuguese.find("Uso: damscope "), std::string::npos);
    EXPECT_NE(portuguese.find("damscope help options"), std::string::npos);
}

std::vector<std::string_view> namesOfCommands() {
    std::vector<std::string_view> names;
    std::ranges::transform(allCommands(), std::back_inserter(names), &Command::name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Damscope, TranslatedHelp, ::testing::ValuesIn(namesOfCommands()),
                         [](const auto& name) {
                             std::string words(name.param);
                             std::ranges::replace(words, ' ', '_');
                             return words;
                         });

TEST(Help, groupsCommandsInEveryLanguage) {
    std::set<std::string_view> groups;
    for (const Command& command : allCommands())
        groups.insert(command.group);
    EXPECT_EQ(groups, (std::set<std::string_view>{"Games", "Analysis", "Players", "Training",
                                                  "Engines", "Rules", "Database and settings"}));
    const std::string english = helpPage(allCommands(), Language::english);
    EXPECT_LT(english.find("\nGames:\n"), english.find("\nRules:\n"));
    EXPECT_NE(helpPage(allCommands(), Language::russian).find("\nПартии:\n"), std::string::npos);
    const std::string portuguese = helpPage(allCommands(), Language::portuguese);
    EXPECT_NE(portuguese.find("damscope COMMAND --help explica um comando"), std::string::npos);
    EXPECT_NE(portuguese.find("    lê uma pasta para a base de dados"), std::string::npos);
}

TEST(Help, listsTheLanguages) {
    for (const Language language : {Language::english, Language::russian}) {
        const std::string page = helpTopic("options")->page(language);
        EXPECT_NE(page.find("en, nl, fr, ru, pt"), std::string::npos) << page;
        for (const Language known : allLanguages())
            EXPECT_NE(page.find(codeOf(known)), std::string::npos);
        EXPECT_EQ(page.find("{codes}"), std::string::npos);
    }
}

// What every command has is explained once.
TEST(Help, explainsTheOptionsOfEveryCommandOnOnePage) {
    const std::string page = helpTopic("options")->page(Language::dutch);
    for (const char* words : {"--quiet", "--color WHEN", "--no-pager", "Eindstatus:", "130, 143"})
        EXPECT_NE(page.find(words), std::string::npos) << words;
    const auto list = std::ranges::find(allCommands(), "list", &Command::name);
    const DeclaredCommand declared(*list);
    EXPECT_EQ(
        helpPage(*list, declared.arguments, allCommands(), Language::english).find("--color WHEN"),
        std::string::npos);
}

} // namespace
} // namespace damscope::cli
