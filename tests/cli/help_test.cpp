// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages in the languages of their readers.
#include "cli/commands/commands.hpp"
#include "cli/help.hpp"
#include "cli/options/general_options.hpp"
#include "messages/tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace damscope::cli {
namespace {

class TranslatedHelp : public testing::TestWithParam<std::string_view> {};

bool isTranslated(std::string_view text) {
    return text.empty() || tables::findWord("help", text) != nullptr;
}

TEST_P(TranslatedHelp, isWholeInEveryLanguage) {
    const auto commands = allCommands();
    const auto command = std::ranges::find(commands, GetParam(), &Command::name);
    ASSERT_NE(command, commands.end());
    Arguments arguments;
    const Action unused = command->declare(arguments);
    GeneralOptions general;
    general.declare(arguments, command->length);
    for (const std::string_view text : {command->summary, command->description, command->examples})
        EXPECT_TRUE(isTranslated(text)) << text;
    for (const std::string& group : arguments.groups())
        EXPECT_TRUE(isTranslated(group)) << group;
    for (const auto& entry : arguments.entries())
        EXPECT_TRUE(isTranslated(entry.argument.help)) << entry.argument.help;
    const std::string dutch = helpPage(*command, arguments, Language::dutch);
    EXPECT_NE(dutch.find("Gebruik: damscope "), std::string::npos);
    EXPECT_NE(dutch.find("Eindstatus:"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Damscope, TranslatedHelp,
                         testing::Values("bookmark", "coach", "event", "events", "exercises",
                                         "explain", "import", "lint", "merge", "play", "player",
                                         "players", "prepare", "publish", "rehearse", "repertoire",
                                         "report", "sheet", "solve"));

TEST(Help, groupsCommandsInEveryLanguage) {
    std::set<std::string_view> groups;
    for (const Command& command : allCommands())
        groups.insert(command.group);
    EXPECT_EQ(groups,
              (std::set<std::string_view>{"games", "search", "analysis", "players", "training",
                                          "rules", "engines", "maintenance", "developers"}));
    const std::string english = helpPage(allCommands(), Language::english);
    EXPECT_LT(english.find("\nGames:\n"), english.find("\nDevelopers:\n"));
    EXPECT_NE(helpPage(allCommands(), Language::russian).find("\nПартии:\n"), std::string::npos);
}

} // namespace
} // namespace damscope::cli
