// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/assemble.hpp"

#include "parser/meaning/correct.hpp"
#include "parser/syntax/reader.hpp"
#include "rules/text/fen.hpp"
#include "tests/messages/english.hpp"
#include "tests/parser/reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::parser::testing {
namespace {

using rules::GameResult;
using rules::Variant;

ReadGame assembled(std::string_view text, const AssembleOptions& options = {}) {
    return assemble(readOne(text), options);
}

// Each problem as "offset where code", one a line.
std::string problemsOf(const ReadGame& game) {
    std::string list;
    for (const TextProblem& problem : game.problems)
        list += std::to_string(problem.offset) + " " + problem.move + " " + problem.code() + "\n";
    return list;
}

TEST(Assemble, aResultThatTheBoardRefutesIsAProblem) {
    const auto problemsOf = [](const std::string& result) {
        const std::string text = "[GameType \"20\"][FEN \"W:W27:B21\"][Result \"" + result +
                                 "\"]\n1. 27x16 " + result + "\n";
        return assembled(text).problems;
    };
    for (const std::string wrong : {"1-1", "0-2"}) {
        const auto problems = problemsOf(wrong);
        ASSERT_EQ(problems.size(), 1U) << wrong;
        EXPECT_EQ(problems[0].code(), "result-refuted");
        EXPECT_EQ(problems[0].severity, Severity::warning);
        ASSERT_TRUE(problems[0].suggestion);
        EXPECT_EQ(problems[0].suggestion->text("result"), "2-0");
        EXPECT_EQ(translated(problems[0].message, Language::english),
                  "the game is over: Black has no pieces left; but the recorded result is " +
                      wrong);
    }
    for (const std::string right : {"2-0", "*", "0-0"})
        EXPECT_TRUE(problemsOf(right).empty()) << right;
}

TEST(Assemble, takesTheVariantFromGameType) {
    const ReadGame game = assembled("[GameType \"25,W,8,8,A1,0\"]\n1. c3-d4 *");
    EXPECT_EQ(game.game.variant(), Variant::russian);
    EXPECT_EQ(game.variantSource, VariantSource::gameType);
    EXPECT_TRUE(game.legal);
    EXPECT_EQ(game.plies, 1);
}

TEST(Assemble, letsAnOptionOverruleGameType) {
    const ReadGame game =
        assembled("[GameType \"25\"]\n1. c3-d4 f6-e5 *", {Variant::brazilian, {}});
    EXPECT_EQ(game.game.variant(), Variant::brazilian);
    EXPECT_EQ(game.variantSource, VariantSource::option);
    EXPECT_EQ(problemsOf(game), "0  variant-overruled\n");
    EXPECT_EQ(game.game.tag("GameType"), rules::gameTypeFor(Variant::brazilian));
}

struct Untagged {
    std::string_view moves;
    Variant variant;
};

class GuessedVariant : public ::testing::TestWithParam<Untagged> {};

TEST_P(GuessedVariant, isWhatTheMovesFit) {
    const ReadGame game = assembled(GetParam().moves);
    EXPECT_EQ(game.game.variant(), GetParam().variant);
    EXPECT_EQ(game.variantSource, VariantSource::guessed);
    EXPECT_TRUE(game.legal);
    EXPECT_EQ(game.game.tag("GameType"), rules::gameTypeFor(GetParam().variant));
}

INSTANTIATE_TEST_SUITE_P(
    Untagged, GuessedVariant,
    ::testing::Values(Untagged{"1. 32-28 19-23", Variant::international},
                      Untagged{"1. 11-15 22-18 2. 15x22 25x18", Variant::english},
                      Untagged{"1. 21-17 12-15 2. 23-19 11-14 3. 19x12 8x15", Variant::italian},
                      Untagged{"1. c3-d4 f6-e5 2. d4xf6 g7xe5", Variant::russian},
                      // Pieces that an 8x8 board has room for, and no moves.
                      Untagged{"[FEN \"B:W18,24:BK7\"]\n1-0", Variant::english},
                      Untagged{"[FEN \"W:Wc3,Kd4:Bb8\"]\n*", Variant::russian},
                      Untagged{"[FEN \"W:W28,34:B12\"]\n*", Variant::international},
                      Untagged{"[FEN \"W:W60:B12\"]\n*", Variant::canadian},
                      Untagged{"[White \"A\"]\n1-1", Variant::international}));

TEST(Assemble, reportsWhenSeveralGamesFit) {
    EXPECT_EQ(problemsOf(assembled("1. 32-28 19-23")), "0  unsure-variant\n");
    EXPECT_EQ(problemsOf(assembled("[White \"A\"]\n1-1")), "");
}

TEST(Assemble, prefersWhatTheArchiveIs) {
    const std::string_view czech = "1. c3-d4 f6-e5 2. d4xf6 g7xe5";
    const std::vector<Variant> preference{Variant::czech, Variant::russian};
    const ReadGame game = assembled(czech, {{}, preference});
    EXPECT_EQ(game.game.variant(), Variant::czech);
    EXPECT_EQ(problemsOf(game), "");
}

TEST(Assemble, findsThePreferenceOfAnArchive) {
    const auto games = readAll("1. 11-15 22-18 2. 15x22 25x18 *\n 1. 9-14 22-17 *\n"
                               "[GameType \"20\"]\n1. 32-28 *\n[White \"A\"]\n*");
    const auto preference = preferenceOf(games);
    ASSERT_FALSE(preference.empty());
    EXPECT_EQ(preference.front(), Variant::english);
    EXPECT_EQ(preference.back(), Variant::international); // by the tag of one game
}

// A file whose games carry the tag of another game.
TEST(Assemble, noticesThatAnotherGameIsPlayedThanTheTagSays) {
    const std::string_view moves = "1. 32-28 18-23 2. 33-29 23x32 3. 37x28 20-24 4. 29x20 15x24 *";
    const std::string text = "[White \"A\"]\n[GameType \"25\"]\n" + std::string(moves);
    const ReadGame game = assembled(text);
    EXPECT_EQ(problemsOf(game), "12  wrong-variant\n31 1. 32-28 occupied\n");
    EXPECT_EQ(game.problems[0].message.text("variant"), "international");
    EXPECT_EQ(game.game.variant(), Variant::russian);

    const auto preference = preferenceOf(readAll(text));
    const ReadGame mended = assembled(text, {{}, preference, Repair::apply});
    EXPECT_EQ(mended.game.variant(), Variant::international);
    EXPECT_EQ(mended.variantSource, VariantSource::corrected);
    EXPECT_TRUE(mended.legal);
    EXPECT_TRUE(mended.repaired);
    EXPECT_EQ(mended.plies, 8);
    EXPECT_EQ(problemsOf(mended), "12  variant-corrected\n");
    EXPECT_EQ(mended.game.tag("GameType"), rules::gameTypeFor(Variant::international));
    EXPECT_EQ(mended.game.tag("GameTypeWritten"), "25");
}

struct WrongTag {
    std::string_view text;
    Variant variant;
};
class WrongVariant : public ::testing::TestWithParam<WrongTag> {};
TEST_P(WrongVariant, isMendedWhereTheFitIsCertain) {
    const auto preference = preferenceOf(readAll(GetParam().text));
    const ReadGame mended = assembled(GetParam().text, {{}, preference, Repair::apply});
    EXPECT_EQ(mended.game.variant(), GetParam().variant);
}
INSTANTIATE_TEST_SUITE_P(
    Tags, WrongVariant,
    ::testing::Values(
        WrongTag{"[GameType \"20\"]\n1. 11-15 21-17 2. 8-11 22-18 3. 15x22 25x18 *",
                 Variant::english},
        WrongTag{"[GameType \"20\"]\n1. g3-h4 d6-e5 2. f2-g3 h6-g5 3. g3-f4 e5xg3 4. h4xf2 *",
                 Variant::russian},
        // Pool, or Brazilian, Czech and Spantsiretti players may have played the same.
        WrongTag{"[GameType \"20\"]\n1. 11-15 23-19 2. 8-11 22-17 3. 9-13 17-14 4. 10x17 21x14 *",
                 Variant::international},
        WrongTag{"[GameType \"20\"]\n1. c3-d4 f6-e5 2. d4xf6 g7xe5 3. b2-c3 b6-a5 4. a1-b2 a7-b6 *",
                 Variant::international},
        // A slip is none: the game is Russian up to there, and Czech to its end.
        WrongTag{"[GameType \"25\"]\n1. c3-d4 f6-e5 2. d4xf6 g7xe5 3. b2-c3 h8-g7 4. c1-b2 b6-a6 *",
                 Variant::russian},
        // Too short to decide.
        WrongTag{"[GameType \"25\"]\n1. 32-28 19-23 *", Variant::russian}));

constexpr std::string_view openMoves =
    "1. c3-d4 f6-e5 2. d4xf6 g7xe5 3. b2-c3 b6-a5 4. a1-b2 a7-b6 *";

TEST(WrongTags, nameAllGamesThatTheMovesFit) {
    const std::string text = "[GameType \"20\"]\n" + std::string(openMoves);
    const auto preference = preferenceOf(readAll(text));
    const ReadGame game = assembled(text, {{}, preference, Repair::apply});
    EXPECT_EQ(problemsOf(game).substr(0, 21), "0  wrong-variant-open");
    EXPECT_EQ(translated(game.problems[0].message, Language::english),
              "the moves do not fit GameType 20, but fit several games to the end: russian, "
              "brazilian, czech, spantsiretti; nothing decides between them: read again with "
              "--variant russian or another of them");
}

// A game that fits several is what all wrongly tagged games of its archive fit.
TEST(WrongTags, decideTogether) {
    const std::string open = "[GameType \"20\"]\n" + std::string(openMoves);
    const std::string russian =
        "[GameType \"20\"]\n1. g3-h4 d6-e5 2. f2-g3 h6-g5 3. g3-f4 e5xg3 4. h4xf2 *";
    const std::string english = "[GameType \"20\"]\n1. 11-15 21-17 2. 8-11 22-18 3. 15x22 25x18 *";
    const auto common = [](const std::string& text) {
        WrongTags wrong;
        for (const GameText& game : readAll(text))
            wrong.add(game);
        return wrong.common();
    };
    EXPECT_EQ(common(open).size(), 4U);
    EXPECT_EQ(common(open + "\n\n" + russian), std::vector{Variant::russian});
    EXPECT_EQ(common(russian + "\n\n" + english), std::vector<Variant>());
    EXPECT_EQ(common("[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *"),
              std::vector<Variant>());
    const auto decided = common(open + "\n\n" + russian);
    const ReadGame game = assembled(open, {{}, {}, Repair::apply, decided});
    EXPECT_EQ(game.game.variant(), Variant::russian);
    EXPECT_EQ(problemsOf(game), "0  variant-corrected\n");
}

TEST(Assemble, guessesTheGameOfANumberThatNoGameHas) {
    const ReadGame game =
        assembled("[GameType \"100\"]\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *");
    EXPECT_EQ(game.game.variant(), Variant::international);
    EXPECT_TRUE(game.legal);
    EXPECT_EQ(game.variantSource, VariantSource::guessed);
    EXPECT_EQ(problemsOf(game), "0  unknown-game-guessed\n0  unsure-variant\n");
    EXPECT_EQ(game.game.tags.front().value, "100");
    EXPECT_EQ(game.game.tags.back().value, rules::gameTypeFor(Variant::international));
}

struct Named {
    std::string_view tags;
    Variant variant;
    std::string_view problems;
};
class NamedVariant : public ::testing::TestWithParam<Named> {};
TEST_P(NamedVariant, counts) {
    const ReadGame game = assembled(GetParam().tags);
    EXPECT_EQ(game.game.variant(), GetParam().variant);
    EXPECT_EQ(problemsOf(game), GetParam().problems);
}
INSTANTIATE_TEST_SUITE_P(
    Variants, NamedVariant,
    ::testing::Values(Named{"[Variant \"Frysk!\"]\n1-1", Variant::frysk, ""},
                      Named{"[Variant \"Antidraughts\"]\n1-1", Variant::antidraughts, ""},
                      Named{"[Variant \"Breakthrough\"]\n1-1", Variant::breakthrough, ""},
                      Named{"[Variant \"Killer\"]\n1-1", Variant::killer, ""},
                      Named{"[Variant \"Dames internationales\"]\n1-1", Variant::international, ""},
                      Named{"[Variant \"Русские шашки\"]\n1-1", Variant::russian, ""},
                      Named{"[Variant \"American Checkers\"]\n1-1", Variant::english, ""},
                      Named{"[Variant \"Frisian\"]\n[GameType \"40\"]\n1-1", Variant::frisian, ""},
                      Named{"[Variant \"From Position\"]\n[GameType \"20\"]\n1-1",
                            Variant::international, ""},
                      Named{"[GameType \"20\"]\n[Variant \"Killer\"]\n1-1", Variant::killer,
                            "16  variant-contradiction\n"},
                      Named{"[GameType \"20\"]\n[Variant \"Russian\"]\n1. 32-28 *",
                            Variant::international, "16  variant-contradiction\n"}));

TEST(Assemble, saysOfMovesThatTheyAreNoCaptures) {
    const ReadGame game = assembled("[GameType \"25\"]\n[FEN \"W:WKg3,Kg1:Ba7\"]\n1. gh2 *");
    ASSERT_FALSE(game.problems.empty());
    EXPECT_EQ(game.problems[0].code(), "ambiguous-move");
}

TEST(Assemble, doesNotTakeASmallBoardForEnglishInSilence) {
    const std::string_view text = "[FEN \"B:W18,24:BK7\"]\n1-0";
    EXPECT_EQ(problemsOf(assembled(text)), "0  unsure-position\n");
    const std::vector<Variant> archive{Variant::pool};
    const ReadGame game = assembled(text, {{}, archive});
    EXPECT_EQ(game.game.variant(), Variant::pool);
    EXPECT_EQ(problemsOf(game), "");
}

TEST(Assemble, keepsTheGamesThatItDoesNotKnow) {
    const ReadGame game = assembled("[GameType \"0\"]\n{chess} 1. e4 {x} e5 1-0");
    EXPECT_FALSE(game.legal);
    EXPECT_EQ(problemsOf(game), "0  unknown-game\n");
    const auto remarks = game.game.remarks(rules::rootNode);
    ASSERT_EQ(remarks.size(), 2U);
    EXPECT_EQ(remarks[0], rules::Remark(rules::Comment{"chess"}));
    EXPECT_EQ(remarks[1], rules::Remark(rules::UnreadText{"1. e4 {x} e5"}));
    EXPECT_EQ(game.game.result, GameResult::whiteWins);
}

TEST(Assemble, keepsAGameWhoseFenCannotBeRead) {
    const ReadGame game = assembled("[GameType \"20\"]\n[FEN \"W:W51:B1\"]\n1. 32-28 *");
    EXPECT_FALSE(game.legal);
    EXPECT_EQ(problemsOf(game), "16  bad-fen\n");
    EXPECT_NE(english(game.problems[0].message).find("51"), std::string::npos);
    EXPECT_EQ(game.game.remarks(rules::rootNode)[0], rules::Remark(rules::UnreadText{"1. 32-28"}));
    EXPECT_EQ(game.game.tag("FEN"), "W:W51:B1");
}

TEST(Assemble, saysWhereAMoveIsIllegal) {
    const ReadGame game =
        assembled("[GameType \"20\"]\n1. 32-28 19-23 2. 33-29 14-20 3. 39-33 2-0");
    EXPECT_FALSE(game.legal);
    EXPECT_EQ(game.plies, 2);
    EXPECT_EQ(problemsOf(game), "34 2. 33-29 capture-compulsory\n");
    EXPECT_EQ(english(game.problems[0].message), "capture is compulsory: 28x19");
    const auto rest = game.game.remarks(game.game.mainLine().back());
    ASSERT_EQ(rest.size(), 1U);
    EXPECT_EQ(rest[0], rules::Remark(rules::UnreadText{"2. 33-29 14-20 3. 39-33"}));
}

TEST(Assemble, reportsWrongSeparatorsOnce) {
    const ReadGame game = assembled("[GameType \"20\"]\n1. 32x28 19-23 2. 28-19 14x23 *");
    EXPECT_EQ(problemsOf(game), "19 1. 32x28 wrong-separator\n");
    EXPECT_NE(english(game.problems[0].message).find("1 more"), std::string::npos);
}

TEST(Assemble, keepsProblemsInTheOrderOfTheText) {
    const ReadGame game = assembled("[Round 1]\n[GameType \"20\"]\n1. 32x28 9n 19-23 2. 1-2 *");
    EXPECT_EQ(problemsOf(game), "0  unquoted-value\n29 1. 32x28 wrong-separator\n"
                                "35  stray-text\n47 2. 1-2 not-yours\n");
}

struct Result {
    std::string_view text;
    GameResult result;
    std::string_view tag;
    std::string_view problems;
};

class SettledResult : public ::testing::TestWithParam<Result> {};

TEST_P(SettledResult, comesFromTagAndTerminator) {
    const ReadGame game = assembled(GetParam().text);
    EXPECT_EQ(game.game.result, GetParam().result);
    EXPECT_EQ(game.game.tag("Result"), GetParam().tag);
    std::string problems;
    for (const TextProblem& problem : game.problems)
        problems += problem.code();
    EXPECT_EQ(problems, GetParam().problems);
}

INSTANTIATE_TEST_SUITE_P(
    International, SettledResult,
    ::testing::Values(
        Result{"[GameType \"20\"][Result \"1-0\"] 32-28 1-0", GameResult::whiteWins, "1-0", ""},
        Result{"[GameType \"20\"][Result \"1-0\"] 32-28 2-0", GameResult::whiteWins, "1-0", ""},
        Result{"[GameType \"20\"][Result \"0-2\"] 32-28 *", GameResult::blackWins, "0-2", ""},
        Result{"[GameType \"20\"][Result \"0-2\"] 32-28", GameResult::blackWins, "0-2", ""},
        Result{"[GameType \"20\"] 32-28 0-0", GameResult::bothLose, "0-0", ""},
        Result{"[GameType \"20\"] 32-28 1+ - 1-", GameResult::draw, "1+ - 1-", ""},
        Result{"[GameType \"20\"] 32-28 *", GameResult::unknown, "", ""},
        Result{"[GameType \"20\"][Result \"?\"] 32-28 1-1", GameResult::draw, "1-1", ""},
        Result{"[GameType \"20\"][Result \"*\"] 32-28 1-1", GameResult::draw, "1-1",
               "result-contradiction"},
        Result{"[GameType \"20\"][Result \"0-2\"] 32-28 2-0", GameResult::blackWins, "0-2",
               "result-contradiction"},
        Result{"[GameType \"20\"][Result \"abandoned\"] 32-28 *", GameResult::unknown, "abandoned",
               "unclear-result"},
        Result{"[GameType \"20\"][Result \"4-6\"][ResultFormat \"Delfts\"] 32-28 4-6",
               GameResult::draw, "4-6", ""}));

// In English draughts the first number is Black's, who moves first (PDN 1.0 and 2.0).
INSTANTIATE_TEST_SUITE_P(English, SettledResult,
                         ::testing::Values(Result{"[GameType \"21\"][Result \"1-0\"] 11-15 1-0",
                                                  GameResult::blackWins, "1-0", ""},
                                           Result{"[GameType \"21\"][Result \"0-1\"] 11-15 *",
                                                  GameResult::whiteWins, "0-1", ""}));

TEST(Assemble, keepsAnUnclearResultBesideTheTerminators) {
    const ReadGame game = assembled("[GameType \"20\"][Result \"abandoned\"] 32-28 1-1");
    EXPECT_EQ(game.game.result, GameResult::draw);
    EXPECT_EQ(game.game.tags, (std::vector<rules::Tag>{
                                  {"GameType", "20"}, {"Result", "abandoned"}, {"Result", "1-1"}}));
}

TEST(Assemble, tagsAloneAreNoLegalGame) {
    const std::string names = "[White \"A\"][Black \"B\"][GameType \"20\"]";
    EXPECT_FALSE(assembled(names + "[Result \"*\"]\n*").legal);
    EXPECT_EQ(problemsOf(assembled(names)), std::to_string(names.size()) + "  no-moves\n");
    // What else may be recorded without moves: a result, a position.
    EXPECT_TRUE(assembled(names + "[Result \"2-0\"]\n*").legal);
    EXPECT_TRUE(assembled(names + "1-1").legal);
    EXPECT_TRUE(assembled(names + "[FEN \"W:W27:B21\"]\n*").legal);
    EXPECT_TRUE(assembled(names + "1. 32-28 *").legal);
}

TEST(Assemble, keepsCommentsBehindAnIllegalMoveAndTheResult) {
    const ReadGame game = assembled("[GameType \"20\"]\n1. 32-28 1-2 2-0 {a pity}");
    EXPECT_EQ(game.game.remarks(game.game.mainLine().back())[0],
              rules::Remark(rules::UnreadText{"1-2 2-0 {a pity}"}));
    EXPECT_EQ(game.game.result, GameResult::whiteWins);
}

} // namespace
} // namespace damscope::parser::testing
