// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/arguments.hpp"

#include "cli/exchange/selection_options.hpp"

#include <gtest/gtest.h>

namespace damscope::cli {
namespace {

using Words = std::vector<std::string>;

std::string complaint(const Arguments& arguments, const Words& words) {
    try {
        arguments.parse(words);
    } catch (const UsageError& error) {
        return error.what();
    }
    return {};
}

class ArgumentsOfACommand : public ::testing::Test {
protected:
    ArgumentsOfACommand() {
        arguments_.value({"--depth", "N", "plies", true}, into(depth_, 0, 9));
        arguments_.value({"-o,--output", "FILE", "where to"}, into(file_));
        arguments_.value({"PATH", "PATH", "what to read", false, true}, into(paths_));
        arguments_.value({"--id", "N", "which", false, true}, into(ids_));
        arguments_.flag({"--json", "", "as JSON"}, json_);
    }

    Arguments arguments_;
    std::int64_t depth_ = -1;
    std::string file_;
    Words paths_;
    Words ids_;
    bool json_ = false;
};

TEST_F(ArgumentsOfACommand, goWhereTheyBelong) {
    EXPECT_EQ(complaint(arguments_, {"a.pdn", "--depth=3", "b.pdn", "-o", "-", "--json"}), "");
    EXPECT_EQ(depth_, 3);
    EXPECT_EQ(file_, "-");
    EXPECT_EQ(paths_, (Words{"a.pdn", "b.pdn"}));
    EXPECT_TRUE(json_);
}

TEST_F(ArgumentsOfACommand, mayBeRepeatedWhereThatMakesSense) {
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--id", "1", "a.pdn", "--id", "2"}), "");
    EXPECT_EQ(ids_, (Words{"1", "2"}));
    EXPECT_EQ(paths_, (Words{"a.pdn"}));
    EXPECT_NE(complaint(arguments_, {"--depth", "1", "--depth", "2"}), "");
}

TEST_F(ArgumentsOfACommand, afterTwoDashesArePaths) {
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--", "--odd.pdn", "-x"}), "");
    EXPECT_EQ(paths_, (Words{"--odd.pdn", "-x"}));
}

TEST_F(ArgumentsOfACommand, refuseAnEmptyValueBehindAnEqualsSign) {
    const std::string said = complaint(arguments_, {"--depth", "1", "--output="});
    EXPECT_NE(said.find("--output: exactly one value is needed"), said.npos) << said;
    EXPECT_NE(complaint(arguments_, {"--depth", "1", "--json="}), "");
}

TEST_F(ArgumentsOfACommand, mayBeManyLettersInOneWord) {
    bool quiet = false;
    arguments_.flag({"-q", "", "quietly"}, quiet);
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "-qqo", "a.pdn"}), "");
    EXPECT_EQ(file_, "a.pdn");
    EXPECT_TRUE(quiet);
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "-" + std::string(130'000, 'q') + "ob"}), "");
    EXPECT_EQ(file_, "b");
    EXPECT_NE(complaint(arguments_, {"--depth", "1", "-qx"}), "");
}

TEST_F(ArgumentsOfACommand, keepTheRulesBetweenThem) {
    arguments_.chooseOne({"--id", "PATH"});
    arguments_.needs("--json", {"--output", "PATH"});
    arguments_.excludes("--json", {"--id"});
    const auto refused = [this](Words words) {
        words.insert(words.begin(), {"--depth", "1"});
        return complaint(arguments_, words);
    };
    EXPECT_EQ(refused({"--id", "1", "a"}), "--id and PATH: choose one");
    EXPECT_EQ(refused({"--json"}), "--json: goes with --output or PATH");
    EXPECT_EQ(refused({"--json", "--id", "2", "-o", "a"}), "--json: not with --id");
    EXPECT_EQ(refused({"--json", "-o", "a"}), "");
}

TEST_F(ArgumentsOfACommand, sayWhatToDoInsteadWhereARuleHasATextForIt) {
    arguments_.needs("--json", {"--output"}, "--json: name the file with -o");
    arguments_.excludes("--json", {"PATH"}, "--json: leave PATH out");
    arguments_.chooseOne({"--id", "PATH"}, "say either which or where");
    arguments_.refuse("nine is too deep", [this] { return depth_ == 9; });
    arguments_.check([this] {
        return ids_.size() < 2 ? Complaint() : Message{"usage-too-many", {{"word", ids_.back()}}};
    });
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--json"}), "--json: name the file with -o");
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--json", "-o", "a", "b"}),
              "--json: leave PATH out");
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--id", "1", "b"}),
              "say either which or where");
    EXPECT_EQ(complaint(arguments_, {"--depth", "9"}), "nine is too deep");
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--id", "1", "--id", "7"}),
              "\"7\" is one argument too many");
}

TEST_F(ArgumentsOfACommand, askForANameWhereTheActionNeedsOne) {
    std::string action = "list";
    std::optional<std::string> name;
    arguments_.value({"--action", "A", "what to do"}, oneOf(action, {"list", "open"}));
    arguments_.value({"--name", "NAME", "of what"}, into(name));
    arguments_.needsName("bookmark", action, name, {"list"});
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--action", "open"}),
              "bookmark open: give the name");
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--action", "list"}), "");
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--action", "open", "--name", "x"}), "");
}

TEST_F(ArgumentsOfACommand, readNamesWithTheirValues) {
    std::vector<std::pair<std::string, std::string>> set;
    arguments_.value({"--set", "NAME=VALUE", "a setting", false, true}, into(set, "threads=2"));
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--set", "a=b=c", "--set", "d="}), "");
    EXPECT_EQ(set, (std::vector<std::pair<std::string, std::string>>{{"a", "b=c"}, {"d", ""}}));
    for (const char* wrong : {"threads", "=2"})
        EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--set", wrong}),
                  std::string("--set: expected NAME=VALUE, such as threads=2, not \"") + wrong +
                      "\"");
}

TEST_F(ArgumentsOfACommand, nameTheNearestOption) {
    EXPECT_EQ(complaint(arguments_, {"--dept", "3"}),
              "there is no option --dept; did you mean --depth?");
    EXPECT_EQ(complaint(arguments_, {"--jsno"}), "there is no option --jsno; did you mean --json?");
    EXPECT_EQ(complaint(arguments_, {"--xyzzy=3"}), "there is no option --xyzzy");
}

TEST_F(ArgumentsOfACommand, sayWhatIsMissingOrWrong) {
    EXPECT_EQ(complaint(arguments_, {}), "--depth is required");
    EXPECT_EQ(complaint(arguments_, {"--depth", "10"}),
              "--depth: expected a whole number from 0 to 9, not \"10\"");
    EXPECT_EQ(complaint(arguments_, {"--depth", "3x"}),
              "--depth: expected a whole number from 0 to 9, not \"3x\"");
    EXPECT_NE(complaint(arguments_, {"--depth"}).find("--depth"), std::string::npos);
}

TEST_F(ArgumentsOfACommand, takeAValueThatBeginsWithAMinusForAValue) {
    EXPECT_EQ(complaint(arguments_, {"--depth", "-3"}),
              "--depth: expected a whole number from 0 to 9, not \"-3\"");
    EXPECT_EQ(complaint(arguments_, {"--depth", "-x"}),
              "--depth: expected a whole number from 0 to 9, not \"-x\"");
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "-o", "-a.pdn"}), "");
    EXPECT_EQ(file_, "-a.pdn");
}

TEST_F(ArgumentsOfACommand, sayThatAValueIsMissingBeforeAnotherOption) {
    EXPECT_EQ(complaint(arguments_, {"--output", "--depth", "3"}),
              "--output: a value is needed before --depth; if that is the value, write "
              "--output=--depth");
    EXPECT_EQ(complaint(arguments_, {"--depth", "-o", "x"}),
              "--depth: a value is needed before -o; if that is the value, write --depth=-o");
    EXPECT_EQ(complaint(arguments_, {"--depth", "1", "--output=--depth"}), "");
    EXPECT_EQ(file_, "--depth");
}

class Filtering : public ::testing::Test {
protected:
    std::string parse(const Words& words) {
        Arguments arguments;
        options_.declare(arguments);
        return complaint(arguments, words);
    }
    const db::Filter& filter() { return options_.filter(); }

    SelectionOptions options_;
};

TEST_F(Filtering, readsRanges) {
    EXPECT_EQ(parse({"--plies", "40-60", "--rating", "2000-"}), "");
    EXPECT_EQ(filter().plies->low, 40);
    EXPECT_EQ(filter().plies->high, 60);
    EXPECT_EQ(filter().rating->low, 2000);
    EXPECT_GT(filter().rating->high, 100000);
}

TEST_F(Filtering, readsUpperBoundsAndSingleNumbers) {
    EXPECT_EQ(parse({"--plies=-60", "--rating", "1800"}), "");
    EXPECT_EQ(filter().plies->low, 0);
    EXPECT_EQ(filter().plies->high, 60);
    EXPECT_EQ(filter().rating->low, 1800);
    EXPECT_EQ(filter().rating->high, 1800);
}

TEST_F(Filtering, refusesWhatIsNoRange) {
    for (const std::string wrong : {"x", "60-40", "-", "1-2-3", "99999999999"})
        EXPECT_NE(parse({"--plies", wrong}), "") << wrong;
}

TEST_F(Filtering, takesARangeThatBeginsWithAMinus) {
    EXPECT_EQ(parse({"--plies", "-20"}), "");
    EXPECT_EQ(filter().plies->low, 0);
    EXPECT_EQ(filter().plies->high, 20);
}

TEST_F(Filtering, refusesDatesThatAreInNoCalendar) {
    EXPECT_EQ(parse({"--from", "1998.13.45"}),
              "--from: there is no such date as \"1998.13.45\"; write the year, the month and the "
              "day, such as 1998.05.17");
    for (const std::string wrong :
         {"1998.02.30", "1998.00", "31.04.1998", "1998.??.17", "5/6/1998"})
        EXPECT_NE(parse({"--to", wrong}), "") << wrong;
    for (const std::string right : {"1998", "1998.02", "1998.02.28", "1998.??.??", "28.02.1998"})
        EXPECT_EQ(parse({"--to", right}), "") << right;
}

TEST_F(Filtering, readsListsOfIds) {
    EXPECT_EQ(parse({"3,5,8-10", "12"}), "");
    std::vector<std::int64_t> ids;
    for (const db::GameId id : filter().ids)
        ids.push_back(db::number(id));
    EXPECT_EQ(ids, (std::vector<std::int64_t>{3, 5, 8, 9, 10, 12}));
}

TEST_F(Filtering, refusesIdsWithoutEnd) {
    for (const std::string wrong : {"1-2000000000", "0", "12-"})
        EXPECT_NE(parse({wrong}), "") << wrong;
}

TEST_F(Filtering, readsResultsAndVariants) {
    EXPECT_EQ(parse({"--result", "draw", "--variant", "25", "--with", "comments"}), "");
    EXPECT_EQ(filter().result, rules::GameResult::draw);
    EXPECT_EQ(filter().variant, rules::Variant::russian);
    EXPECT_TRUE(filter().withComments);
    EXPECT_FALSE(filter().withVariations);
    EXPECT_EQ(parse({"--variant", "rusian"}),
              "--variant: there is no variant \"rusian\"; did you mean russian?");
}

} // namespace
} // namespace damscope::cli
