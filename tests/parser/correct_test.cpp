// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/assemble.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "tests/messages/english.hpp"
#include "tests/parser/reading.hpp"
#include "tests/parser/round_trip.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::parser::testing {
namespace {

constexpr std::string_view whole =
    "[Event \"Cup\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n"
    "1. 32-28 {sharp} 17-21 2. 28-23 19x28 3. 33x22 18x27 4. 31x22 14-19 "
    "5. 34-29!? 9-14 $5 (5... 10-14 6. 38-33) 6. 38-33 {[%clk 0:58:00] quick} 3-9 7. 39-34 20-25 "
    "8. 43-38 14-20 "
    "9. 44-39 19-24 10. 50-44 24-30 11. 35x24 13-18 12. 22x13 8x30 1-1\n";

std::string damaged(std::string_view right, std::string_view wrong) {
    std::string text(whole);
    EXPECT_NE(text.find(right), std::string::npos) << right;
    return text.replace(text.find(right), right.size(), wrong);
}

ReadGame read(const std::string& text, Repair repair) {
    return assemble(readOne(text), {{}, {}, repair});
}

const Problem* find(const ReadGame& game, std::string_view code) {
    const auto found = std::ranges::find(game.problems, code, &Problem::code);
    return found == game.problems.end() ? nullptr : &*found;
}

std::string movesAsWritten(const ReadGame& read) {
    const std::string text = writePdn(read.game);
    return text.substr(text.find("\n\n") + 2);
}

// The movetext of the whole game as it is written, with a change.
std::string rightly(std::string_view from, std::string_view to) {
    std::string text = movesAsWritten(read(std::string(whole), Repair::off));
    std::ranges::replace(text, '\n', ' ');
    EXPECT_NE(text.find(from), std::string::npos) << from;
    return text.replace(text.find(from), from.size(), to);
}

std::string onOneLine(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

struct Fault {
    std::string_view right;
    std::string_view wrong;
    std::string_view question;
    std::string_view done;    // the problem's message, to its first comma but one
    std::string_view written; // of `right`, on export
};

void PrintTo(const Fault& fault, std::ostream* out) {
    *out << fault.right << " as " << fault.wrong;
}

class Faults : public ::testing::TestWithParam<Fault> {};

TEST_P(Faults, areAskedAbout) {
    const ReadGame asked = read(damaged(GetParam().right, GetParam().wrong), Repair::suggest);
    EXPECT_FALSE(asked.legal);
    EXPECT_FALSE(asked.repaired);
    const auto reported =
        std::ranges::find(asked.problems, std::string(GetParam().question),
                          [](const Problem& problem) { return english(problem.suggestion); });
    ASSERT_NE(reported, asked.problems.end());
    EXPECT_EQ(reported->severity, Severity::error);
}

TEST_P(Faults, areRepaired) {
    const ReadGame repaired = read(damaged(GetParam().right, GetParam().wrong), Repair::apply);
    EXPECT_TRUE(repaired.legal);
    EXPECT_TRUE(repaired.repaired);
    const Problem* reported = find(repaired, "repaired");
    ASSERT_NE(reported, nullptr);
    EXPECT_EQ(reported->severity, Severity::warning);
    EXPECT_FALSE(reported->suggestion);
    EXPECT_TRUE(english(reported->message).starts_with(GetParam().done))
        << english(reported->message);
    EXPECT_EQ(onOneLine(movesAsWritten(repaired)), rightly(GetParam().right, GetParam().written));
}

TEST_P(Faults, surviveBeingWrittenAndRead) {
    const ReadGame repaired = read(damaged(GetParam().right, GetParam().wrong), Repair::apply);
    EXPECT_EQ(roundTripFault(repaired), "");
}

TEST_P(Faults, areLeftAloneWhereRepairIsOff) {
    const ReadGame left = read(damaged(GetParam().right, GetParam().wrong), Repair::off);
    EXPECT_FALSE(left.legal);
    for (const Problem& problem : left.problems)
        EXPECT_FALSE(problem.suggestion);
}

INSTANTIATE_TEST_SUITE_P(
    Repair, Faults,
    ::testing::Values(
        Fault{"44-39", "44-93",
              "did you mean 9. 44-39 instead of 44-93? With it the game is legal to its end",
              "written 44-93, read as 44-39, which makes the whole game legal; it broke at "
              "9. 44-93: ",
              "44-39 {[%repaired written 44-93]}"},
        // what is at the move stays in its place, a strength right after it
        Fault{"34-29!?", "34-28!?",
              "did you mean 5. 34-29 instead of 34-28? With it the game is legal to its end",
              "written 34-28, read as 34-29", "34-29!? {[%repaired written 34-28]}"},
        Fault{"38-33 {[%clk 0:58:00] quick}", "38-43 {[%clk 0:58:00] quick}",
              "did you mean 6. 38-33 instead of 38-43? With it the game is legal to its end",
              "written 38-43, read as 38-33",
              "38-33 {[%repaired written 38-43] [%clk 0:58:00] quick}"},
        Fault{"44-39", "44=39",
              "did you mean 9. 44-39 instead of 44=39? With it the game is legal to its end",
              "written 44=39, read as 44-39", "44-39 {[%repaired written 44=39]}"},
        Fault{"18x27 4.", "4.",
              "is the move 3... 18x27 missing? With it the game is legal to its end",
              "18x27 is missing and was inserted", "18x27 {[%repaired missing]} 4."},
        Fault{"44-39 19-24", "44-39 44-39 19-24",
              "is 9... 44-39 one move too many? Without it the game is legal to its end",
              "44-39 is one move too many and was left out",
              "44-39 {[%repaired left-out 44-39]} 19-24"}));

// What was kept of the game is the game: read again with repair it is repaired, and a repair taken
// back gives what was written.
TEST_P(Faults, canBeRepairedLaterAndTakenBack) {
    const ReadGame asked = read(damaged(GetParam().right, GetParam().wrong), Repair::suggest);
    const ReadGame repaired = read(damaged(GetParam().right, GetParam().wrong), Repair::apply);
    EXPECT_EQ(read(asWritten(asked.game), Repair::apply).game, repaired.game);
    const ReadGame back = read(asWrittenBeforeRepair(repaired.game), Repair::suggest);
    EXPECT_FALSE(back.legal);
    EXPECT_EQ(back.plies, asked.plies);
    EXPECT_EQ(writePdn(back.game), writePdn(asked.game));
    EXPECT_EQ(read(asWrittenBeforeRepair(repaired.game), Repair::apply).game, repaired.game);
}

// A game whose main line is legal, with a variation that breaks; and what may have been meant.
std::string withVariation(std::string_view variation) {
    return "[Result \"1-1\"]\n[GameType \"20\"]\n\n1. 32-28 17-21 2. 28-23 19x28 3. 33x22 18x27 "
           "4. 31x22 14-19 5. 34-29 9-14 (" +
           std::string(variation) + ") 6. 38-33 3-9 7. 39-34 20-25 8. 43-38 14-20 1-1\n";
}

constexpr std::string_view sound =
    "5... 20-25 6. 38-33 9-14 7. 39-34 3-9 8. 43-38 14-20 9. 44-39 19-24 10. 50-44 24-30";

std::string askedAbout(std::string_view right, std::string_view wrong) {
    std::string variation(sound);
    const ReadGame asked =
        read(withVariation(variation.replace(variation.find(right), right.size(), wrong)),
             Repair::suggest);
    EXPECT_TRUE(asked.legal);
    const auto reported = std::ranges::find_if(
        asked.problems, [](const Problem& problem) { return problem.suggestion.has_value(); });
    return reported == asked.problems.end() ? ""
                                            : reported->move + ": " + english(reported->suggestion);
}

TEST(BrokenVariation, isAskedAbout) {
    EXPECT_EQ(askedAbout("44-39", "44-93"), "9. 44-93: did you mean 9. 44-39 instead of 44-93? "
                                            "With it the variation is legal to its end");
    EXPECT_EQ(askedAbout("20-25", "20-26"), "5... 20-26: did you mean 5... 20-25 instead of 20-26? "
                                            "With it the variation is legal to its end");
    EXPECT_EQ(askedAbout("9-14 7.", "7."), "6... 39-34: is the move 6... 9-14 missing? With it the "
                                           "variation is legal to its end");
    EXPECT_EQ(askedAbout("39-34", "39-34 39-34"),
              "7... 39-34: is 7... 39-34 one move too many? Without it "
              "the variation is legal to its end");
    EXPECT_EQ(askedAbout("38-33 9-14 7. 39-34 3-9 8. 43-38 14-20 9. 44-39 19-24 10. 50-44",
                         "38-83 9-14 7. 39-34 3-9 8. 43-38 14-20 9. 44-39 19-24 10. 50-99"),
              "6. 38-83: did you mean 6. 38-33 instead of 38-83? With it 8 more plies of the "
              "variation are legal");
    EXPECT_EQ(askedAbout("20-25", "20-25"), "");
}

// Whatever is proposed for it.
TEST(BrokenVariation, isNeverRepaired) {
    const std::string text = withVariation("5... 20-25 6. 38-83 9-14 7. 39-34 3-9 8. 43-38");
    const ReadGame left = read(text, Repair::off);
    EXPECT_EQ(left.problems.size(), 1U);
    EXPECT_FALSE(left.problems.front().suggestion);
    for (const Repair repair : {Repair::apply, Repair::accept}) {
        const ReadGame asked = read(text, repair);
        EXPECT_FALSE(asked.repaired);
        EXPECT_EQ(asked.game, left.game);
        ASSERT_EQ(asked.problems.size(), 1U);
        EXPECT_TRUE(
            english(asked.problems.front().suggestion).starts_with("did you mean 6. 38-33 "));
        EXPECT_FALSE(canBeAccepted(asked.problems.front().suggestion));
    }
}

// The items of a text that was repaired are others.
TEST(BrokenVariation, isAskedAboutBesideARepair) {
    std::string text = withVariation("5... 20-25 6. 38-83 9-14 7. 39-34 3-9 8. 43-38");
    text.replace(text.find("31x22 14-19"), 11, "31x22 31x22 14-19");
    for (const Repair repair : {Repair::apply, Repair::accept}) {
        const ReadGame repaired = read(text, repair);
        EXPECT_TRUE(repaired.legal);
        ASSERT_EQ(repaired.problems.size(), 2U);
        EXPECT_EQ(repaired.problems[0].code(), "repaired");
        EXPECT_EQ(repaired.problems[1].move, "6. 38-83");
        EXPECT_EQ(english(repaired.problems[1].suggestion),
                  "did you mean 6. 38-33 instead of 38-83? With it the variation is legal to its "
                  "end");
    }
}

TEST(BrokenVariation, isDistinguishedFromTheMainLine) {
    std::string text = withVariation("5... 20-25 6. 38-83 9-14 7. 39-34 3-9 8. 43-38");
    text.replace(text.find("43-38 14-20 1-1"), 5, "43-83");
    const ReadGame asked = read(text, Repair::suggest);
    ASSERT_EQ(asked.problems.size(), 2U);
    EXPECT_EQ(asked.problems[0].move, "6. 38-83");
    EXPECT_FALSE(canBeAccepted(asked.problems[0].suggestion));
    EXPECT_EQ(asked.problems[1].move, "8. 43-83");
    EXPECT_TRUE(canBeAccepted(asked.problems[1].suggestion))
        << english(asked.problems[1].suggestion);
    EXPECT_FALSE(canBeAccepted(std::nullopt));
}

TEST(Repaired, canHoldTwoFaults) {
    std::string text = damaged("38-33 ", "38-83 ");
    // Two moves behind each, which are legal with it only, make it certain.
    text.replace(text.find("8x30"), 4, "8x03 13. 37-32 2-8 14. 41-37 8-13 15. 32-28");
    const ReadGame repaired = read(text, Repair::apply);
    EXPECT_TRUE(repaired.legal);
    EXPECT_EQ(std::ranges::count(repaired.problems, "repaired", &Problem::code), 2);
    EXPECT_EQ(roundTripFault(repaired), "");
}

// One fault that can be mended beside one that cannot: the game stays as it was written.
TEST(Repaired, isAllOrNothing) {
    std::string text = damaged("38-33 ", "38-83 ");
    text.replace(text.find("8x30"), 4, "abc");
    const ReadGame left = read(text + "", Repair::apply);
    const ReadGame off = read(text, Repair::off);
    EXPECT_FALSE(left.repaired && !left.legal);
    if (!left.repaired) {
        EXPECT_EQ(left.game, off.game);
    }
}

TEST(Repaired, isNoGameOfUnknownKind) {
    // No GameType, broken at once: international, Frisian, Canadian ... fit as well.
    const std::string text = "1. 32-28 17-21 2. 28-32 19x28 3. 33x22 18x27 4. 31x22 14-19 5. 34-29 "
                             "9-14 6. 38-33 3-9 7. 39-34 20-25 *";
    EXPECT_FALSE(read(text, Repair::apply).repaired);
    const auto preference = std::vector{rules::Variant::international};
    EXPECT_TRUE(assemble(readOne(text), {{}, preference, Repair::apply}).repaired);
}

TEST(Repaired, isNoLegalGame) {
    const ReadGame suggest = read(std::string(whole), Repair::suggest);
    const ReadGame apply = read(std::string(whole), Repair::apply);
    EXPECT_TRUE(apply.legal);
    EXPECT_FALSE(apply.repaired);
    EXPECT_EQ(apply.game, suggest.game);
    EXPECT_EQ(apply.problems.size(), suggest.problems.size());
}

} // namespace
} // namespace damscope::parser::testing
