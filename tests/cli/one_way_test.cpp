// SPDX-License-Identifier: GPL-3.0-or-later
// One thing is said in one way, whichever command is asked: over all that is declared.
#include "cli/commands/commands.hpp"
#include "cli/options/general_options.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {
namespace {

using Entry = Arguments::Entry;
using Names = std::set<std::string_view>;

/// Calls with each command and each option that it declares under this name.
void eachWith(std::string_view option,
              const std::function<void(const Command&, const Argument&)>& visit) {
    for (const Command& command : allCommands()) {
        const DeclaredCommand declared(command);
        for (const Entry& entry : declared.arguments.entries())
            if (std::ranges::count(entry.argument.spellings(), option) > 0)
                visit(command, entry.argument);
    }
}

Names commandsWith(std::string_view option) {
    Names names;
    eachWith(option, [&](const Command& command, const Argument& /*argument*/) {
        names.insert(command.name);
    });
    return names;
}

std::set<std::string> helpsOf(std::string_view option) {
    std::set<std::string> helps;
    eachWith(option, [&](const Command& /*command*/, const Argument& argument) {
        helps.insert(argument.help);
    });
    return helps;
}

bool includes(const Names& all, const Names& some) {
    return std::ranges::includes(all, some);
}

TEST(OneWay, ofChangingManyGames) {
    EXPECT_TRUE(
        includes(commandsWith("--apply"),
                 {"edit", "edit annotate", "edit bookmark", "edit collection", "edit delete",
                  "edit duplicates", "edit repair", "event", "find", "player list", "config names",
                  "db reread", "train exercises", "undo", "redo"}));
}

// Numbers, files, conditions and queries are words of one argument.
TEST(OneWay, ofSayingWhichGames) {
    for (const char* option : {"--id", "--find"})
        EXPECT_TRUE(commandsWith(option).empty()) << option;
    EXPECT_TRUE(includes(commandsWith("--player"), {"analyse",
                                                    "edit",
                                                    "edit annotate",
                                                    "edit collection",
                                                    "edit delete",
                                                    "edit duplicates",
                                                    "edit repair",
                                                    "event",
                                                    "event list",
                                                    "find",
                                                    "find openings",
                                                    "find shots",
                                                    "find structures",
                                                    "list",
                                                    "player",
                                                    "player list",
                                                    "train exercises",
                                                    "train rehearse",
                                                    "train repertoire",
                                                    "write",
                                                    "show",
                                                    "analyse report",
                                                    "analyse why",
                                                    "player prepare",
                                                    "db reread"}));
    for (const Command& command : allCommands()) {
        const DeclaredCommand declared(command);
        const bool takesSelection =
            std::ranges::any_of(declared.arguments.entries(), [](const Entry& entry) {
                return entry.argument.name == "SELECTION";
            });
        EXPECT_EQ(takesSelection, commandsWith("--player").contains(command.name)) << command.name;
    }
}

TEST(OneWay, ofUndoing) {
    for (const char* option : {"--undo", "--restore", "--revert"})
        EXPECT_TRUE(commandsWith(option).empty()) << option;
    EXPECT_FALSE(commandsWith("--remove").contains("edit annotate"));
}

TEST(OneWay, ofLimitingAList) {
    EXPECT_TRUE(
        includes(commandsWith("--limit"),
                 {"db sources", "edit collection", "edit duplicates", "event list", "find",
                  "find openings", "find shots", "find structures", "list", "log", "player list"}));
    eachWith("--limit", [](const Command& command, const Argument& argument) {
        EXPECT_EQ(argument.placeholder, "N") << command.name;
        EXPECT_FALSE(argument.required) << command.name;
    });
}

TEST(OneWay, ofSayingATime) {
    for (const char* option : {"--time", "--timeout", "--patience", "--settled"})
        eachWith(option, [&](const Command& command, const Argument& argument) {
            EXPECT_EQ(argument.placeholder, "TIME") << option << " of " << command.name;
        });
}

TEST(OneWay, ofNamingTheFileThatIsWritten) {
    EXPECT_TRUE(commandsWith("--out").empty());
    eachWith("--output", [](const Command& command, const Argument& argument) {
        EXPECT_EQ(argument.name, "-o,--output") << command.name;
        EXPECT_EQ(argument.placeholder, "FILE") << command.name;
    });
    eachWith("--pdn", [](const Command& command, const Argument& argument) {
        EXPECT_TRUE(argument.isFlag()) << command.name << ": --pdn is a format";
    });
}

// Where nothing else says it, a game is international draughts, or as the settings have it.
TEST(OneWay, ofLeavingOutTheVariant) {
    eachWith("--variant", [](const Command& command, const Argument& argument) {
        const Names needed{"engine weights"}; // a file of weights is of one variant
        EXPECT_EQ(argument.required, needed.contains(command.name)) << command.name;
    });
}

TEST(OneWay, ofTheMeaningOfAWord) {
    EXPECT_EQ(helpsOf("--plies").size(), 1U);
    EXPECT_EQ(helpsOf("--merge").size(), commandsWith("--merge").size())
        << "each says what it stores";
    for (const std::string& help : helpsOf("--merge"))
        EXPECT_TRUE(help.starts_with("store ")) << help;
    for (const std::string& help : helpsOf("--moves"))
        EXPECT_NE(help.find("the position after these moves from the start"), std::string::npos)
            << help;
    for (const char* option : {"--apply", "--exit-status", "--spreadsheet", "--db"})
        EXPECT_LE(helpsOf(option).size(), 1U) << option;
}

TEST(OneWay, ofTheKindOfAValue) {
    std::map<std::string, std::map<std::string, std::string>> placeholders;
    for (const Command& command : allCommands()) {
        const DeclaredCommand declared(command);
        for (const Entry& entry : declared.arguments.entries())
            for (const std::string_view name : entry.argument.spellings())
                placeholders[std::string(name)][entry.argument.placeholder] = command.name;
    }
    for (const auto& [option, kinds] : placeholders) {
        std::string all;
        for (const auto& [placeholder, command] : kinds)
            all += " " + placeholder + " (" + command + ")";
        EXPECT_EQ(kinds.size(), 1U) << option << all;
    }
}

} // namespace
} // namespace damscope::cli
