// SPDX-License-Identifier: GPL-3.0-or-later
// The same thing has the same name in every command: what all of them keep to.
#include "cli/commands/commands.hpp"
#include "cli/help.hpp"
#include "cli/options/general_options.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

namespace damscope::cli {
namespace {

// A command with what it declares.
class Declared {
public:
    explicit Declared(const Command& command) : command_(command), declared_(command) {}
    [[nodiscard]] const Argument* find(std::string_view spelling) const {
        for (const auto& entry : arguments().entries())
            if (std::ranges::count(entry.argument.spellings(), spelling) > 0)
                return &entry.argument;
        return nullptr;
    }
    [[nodiscard]] bool has(std::string_view spelling) const { return find(spelling) != nullptr; }
    // Writes a list as lines of JSON.
    [[nodiscard]] bool lists() const {
        return has("--format") && find("--format")->help.find("jsonl") != std::string::npos;
    }
    [[nodiscard]] bool takesFilter() const { return has("--player"); }
    [[nodiscard]] std::string page() const {
        return helpPage(command_, arguments(), allCommands(), Language::english);
    }
    [[nodiscard]] const Arguments& arguments() const { return declared_.arguments; }

private:
    Command command_;
    DeclaredCommand declared_;
};

class EveryCommand : public ::testing::TestWithParam<Command> {
protected:
    [[nodiscard]] static bool is(const std::set<std::string_view>& names) {
        return names.contains(GetParam().name);
    }
    const Declared declared_{GetParam()};
};

TEST_P(EveryCommand, hasTheGeneralOptions) {
    for (const char* option : {"--quiet", "-q", "--color", "--language"})
        EXPECT_TRUE(declared_.has(option)) << option;
}

TEST_P(EveryCommand, namesOptionsOnceAndInLowerCase) {
    std::set<std::string_view> seen;
    for (const std::string_view name : declared_.arguments().optionNames()) {
        EXPECT_TRUE(seen.insert(name).second) << name << " is declared twice";
        EXPECT_TRUE(std::regex_match(std::string(name), std::regex("--[a-z][a-z-]+|-[a-zV]")))
            << name;
    }
}

// The format of train is that of its files, hub answers in its protocol, others print a script or a
// page for another program.
TEST_P(EveryCommand, choosesTheFormatInOneWay) {
    EXPECT_TRUE(declared_.has("--format") || is({"engine weights", "engine hub", "config man",
                                                 "config completion", "db schema"}));
    for (const char* shortForm : {"--json", "--csv"})
        if (declared_.has(shortForm)) {
            ASSERT_TRUE(declared_.has("--format")) << shortForm;
            EXPECT_TRUE(declared_.find(shortForm)->help.starts_with("short for --format "))
                << shortForm;
        }
    EXPECT_TRUE(declared_.has("--json") || is({"engine weights", "engine hub", "config man",
                                               "config completion", "db schema", "train sheet"}));
}

TEST_P(EveryCommand, hasASchemaOfItsJson) {
    EXPECT_EQ(schemaOf(GetParam().name).has_value(), declared_.has("--json"));
}

// The CSV of openings holds moves and numbers only.
TEST_P(EveryCommand, protectsSpreadsheets) {
    EXPECT_EQ(declared_.has("--csv") && !is({"find openings"}), declared_.has("--spreadsheet"));
}

TEST_P(EveryCommand, setsThreadsByOneName) {
    for (const char* other : {"--jobs", "--concurrency"})
        EXPECT_TRUE(!declared_.has(other) || declared_.has("--threads")) << other;
}

TEST_P(EveryCommand, explainsUnitsOfTime) {
    for (const auto& entry : declared_.arguments().entries())
        if (entry.argument.placeholder == "TIME") {
            EXPECT_TRUE(std::regex_search(entry.argument.help, std::regex("[0-9](ms|s)\\b")))
                << entry.argument.name;
        }
}

TEST_P(EveryCommand, canKeepAFileThatIsThere) {
    const bool continues = declared_.has("--merge"); // a worker does, in the file that it left
    const bool writes = declared_.has("--output") && !continues;
    EXPECT_EQ(writes || is({"db backup"}), declared_.has("--no-clobber"));
}

// A conversation is no list: rehearse waits for answers.
TEST_P(EveryCommand, showsLongListsPageByPage) {
    if (declared_.lists() && declared_.takesFilter() && !declared_.has("--output") &&
        !is({"train rehearse"})) {
        EXPECT_EQ(GetParam().length, Length::paged);
    }
    EXPECT_EQ(declared_.has("--no-pager"), GetParam().length == Length::paged);
}

TEST_P(EveryCommand, saysByItsStatusThatNothingWasFound) {
    if (nounOf(GetParam().name) == "find" || is({"list", "edit collection", "edit duplicates"})) {
        EXPECT_TRUE(declared_.has("--exit-status"));
    }
}

TEST_P(EveryCommand, speaksOfTheDatabase) {
    const std::string page = declared_.page();
    EXPECT_FALSE(std::regex_search(page, std::regex("\\b(the|a|this|another) stores?\\b"))) << page;
}

TEST_P(EveryCommand, hasExamplesOfItself) {
    EXPECT_NE(std::string(GetParam().examples).find("damscope " + std::string(GetParam().name)),
              std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Damscope, EveryCommand, ::testing::ValuesIn(allCommands()),
                         [](const auto& test) {
                             std::string words(test.param.name);
                             std::ranges::replace(words, ' ', '_');
                             return words;
                         });

// ---- between commands

TEST(AllCommands, areInTheGroupsOfTheHelp) {
    const std::set<std::string_view> groups{
        "Games", "Analysis", "Players", "Training", "Engines", "Rules", "Database and settings"};
    for (const Command& command : allCommands())
        EXPECT_TRUE(groups.contains(command.group)) << command.name;
}

} // namespace

// How a test of a command is named in messages.
void PrintTo(const Command& command, std::ostream* out) {
    *out << command.name;
}

} // namespace damscope::cli
