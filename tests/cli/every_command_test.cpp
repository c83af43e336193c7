// SPDX-License-Identifier: GPL-3.0-or-later
// The same thing has the same name in every command: what all of them keep to.
#include "cli/commands/commands.hpp"
#include "cli/commands/developers/schema.hpp"
#include "cli/options/general_options.hpp"
#include "cli/program.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
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
        return helpPage(command_, arguments(), Language::english);
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
    // merge writes PDN, for other commands to read.
    EXPECT_TRUE(declared_.has("--format") ||
                is({"train", "hub", "man", "completion", "schema", "merge"}));
    for (const char* shortForm : {"--json", "--csv"})
        if (declared_.has(shortForm)) {
            ASSERT_TRUE(declared_.has("--format")) << shortForm;
            EXPECT_TRUE(declared_.find(shortForm)->help.starts_with("short for --format "))
                << shortForm;
        }
    EXPECT_TRUE(declared_.has("--json") || is({"train", "hub", "man", "completion", "schema",
                                               "plot", "diagram", "sheet", "merge"}));
}

TEST_P(EveryCommand, hasASchemaOfItsJson) {
    EXPECT_EQ(schemaOf(GetParam().name).has_value(), declared_.has("--json"));
}

// The CSV of openings holds moves and numbers only.
TEST_P(EveryCommand, protectsSpreadsheets) {
    EXPECT_EQ(declared_.has("--csv") && !is({"openings"}), declared_.has("--spreadsheet"));
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
    const bool writes =
        declared_.has("--output") || (declared_.has("--pdn") && !declared_.find("--pdn")->isFlag());
    EXPECT_EQ(writes || is({"backup"}), declared_.has("--no-clobber"));
}

// A conversation is no list: rehearse waits for answers.
TEST_P(EveryCommand, showsLongListsPageByPage) {
    if (declared_.lists() && declared_.takesFilter() && !declared_.has("--output") &&
        !is({"rehearse"})) {
        EXPECT_EQ(GetParam().length, Length::paged);
    }
    EXPECT_EQ(declared_.has("--no-pager"), GetParam().length == Length::paged);
}

TEST_P(EveryCommand, saysByItsStatusThatNothingWasFound) {
    if (GetParam().group == "search" || is({"games", "collection", "duplicates"})) {
        EXPECT_TRUE(declared_.has("--exit-status"));
    }
}

// What changes stored games: it is listed first, or there is a way back.
TEST_P(EveryCommand, canBeReverted) {
    if (is({"edit", "delete", "duplicates", "repair"})) {
        EXPECT_TRUE(declared_.has("--apply"));
    }
    if (is({"annotate"})) {
        EXPECT_TRUE(declared_.has("--remove"));
    }
    if (is({"new"})) {
        EXPECT_TRUE(declared_.has("--json")) << "prints the number to delete";
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
                         [](const auto& test) { return std::string(test.param.name); });

// ---- between commands

TEST(AllCommands, areInTheGroupsOfTheHelp) {
    const std::set<std::string_view> groups{"Games",   "Search",      "Analysis",
                                            "Players", "Training",    "Rules",
                                            "Engines", "Maintenance", "Developers"};
    for (const Command& command : allCommands())
        EXPECT_TRUE(groups.contains(command.group)) << command.name;
}

// --db FILE is not --db PATH elsewhere.
TEST(AllCommands, callValuesOfAnOptionTheSame) {
    // Another thing by the same word: a file of games and a format, a number and a number of moves,
    // tags and annotations that are removed, engines of a match, bounds and a limit.
    const std::set<std::string_view> others{"--pdn", "--moves", "--remove", "--engine", "--plies"};
    std::map<std::string, std::pair<std::string, std::string_view>> known;
    for (const Command& command : allCommands()) {
        const Declared declared(command);
        for (const auto& entry : declared.arguments().entries())
            for (const std::string_view name : entry.argument.spellings()) {
                const auto [first, isNew] =
                    known.try_emplace(std::string(name), entry.argument.placeholder, command.name);
                EXPECT_TRUE(isNew || others.contains(name) ||
                            first->second.first == entry.argument.placeholder)
                    << name << " " << entry.argument.placeholder << " of " << command.name
                    << ", but " << first->second.first << " of " << first->second.second;
            }
    }
}

} // namespace

// How a test of a command is named in messages.
void PrintTo(const Command& command, std::ostream* out) {
    *out << command.name;
}

} // namespace damscope::cli
