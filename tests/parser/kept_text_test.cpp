// SPDX-License-Identifier: GPL-3.0-or-later
// What is not PDN stays where it stood, as it was written.
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "tests/parser/reading.hpp"
#include "tests/parser/round_trip.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace damscope::parser::testing {
namespace {

using Texts = std::vector<std::string>;

constexpr std::string_view header = "[GameType \"20\"][Result \"1-1\"]\n";

void addTexts(const rules::Game& game, rules::NodeId node, Texts& texts) {
    for (const rules::Remark& remark : game.remarks(node))
        if (const auto* unread = remark.as<rules::UnreadText>())
            texts.push_back(unread->text);
}

Texts unreadTexts(const rules::Game& game) {
    Texts texts;
    for (std::size_t node = 0; node < game.nodeCount(); ++node)
        addTexts(game, static_cast<rules::NodeId>(node), texts);
    return texts;
}

ReadGame gameOf(const std::string& moves) {
    const std::string text = std::string(header) + moves;
    return assemble(readOne(text), {});
}

Texts keptOf(const std::string& moves) {
    return unreadTexts(gameOf(moves).game);
}

std::size_t count(const ReadGame& game, std::string_view code) {
    return static_cast<std::size_t>(std::ranges::count(game.problems, code, &TextProblem::code));
}

TEST(KeptText, hasItsNumbers) {
    EXPECT_EQ(keptOf("1. 32.28 18.23 2. 38.32 12.18 1-1"), Texts{"32.28 18.23 2. 38.32 12.18"});
    EXPECT_EQ(keptOf("1. 32-28 18-23 played in 1951. It cost 0.35 man 2. 38-32 1-1"),
              Texts{"played in 1951. It cost 0.35 man"});
    EXPECT_EQ(keptOf("1. 32-28 18-23 2. 38-32 12-18 see page 12 1-1"), Texts{"see page 12"});
    EXPECT_EQ(keptOf("1. 32-28 (9871.) 18-23 1-1"), Texts{"9871."});
    EXPECT_EQ(keptOf("1. 32-28 18-23 Standings: 1. Jansen 15 2. Mulder 12 1-1"),
              Texts{"Standings: 1. Jansen 15 2. Mulder 12"});
    EXPECT_EQ(keptOf("1. 32-28 18-23 2. 38.32 12-18 1-1"), (Texts{"38.32", "12-18"}));
}

TEST(KeptText, doesNotTakeTheNumbersOfMoves) {
    EXPECT_EQ(keptOf("1. 32-28 18-23 slow 2. 38-32 12-18 3. 1-1"), Texts{"slow"});
    EXPECT_EQ(keptOf("1. 32-28 18-23 2. 3?8 2. {again} 38-32 12-18 1-1"), Texts{"3?8"});
    EXPECT_EQ(keptOf("1. 32-28 18-23 7. 38-32 12-18 24. 1-1"), Texts{"24."});
    EXPECT_TRUE(keptOf("1. 32-28 1... 18-23 2 38-32 2. ... 12-18 1-1").empty());
}

TEST(KeptText, isReportedOnce) {
    EXPECT_EQ(count(gameOf("1. 32-28 18-23 45. 1-1"), "stray-text"), 1U);
    EXPECT_EQ(count(gameOf("1. 32-28 18-23 page 45. 1-1"), "stray-text"), 1U);
}

// A number without a move is text, too: what has nothing else is no legal game, and is the same
// when it is read back.
TEST(KeptText, aloneIsNoLegalGame) {
    for (const char* text : {"3 1-0", "12. 1-0", "3... 1/2-1/2", "{before} 7 0-1", "5 6 7 1-0",
                             "3 (4) 1-1", "page 3 2-0"}) {
        const ReadGame game = assemble(readOne(text));
        EXPECT_EQ(game.plies, 0) << text;
        EXPECT_FALSE(game.legal && !unreadTexts(game.game).empty()) << text;
        EXPECT_EQ(roundTripFault(game), "") << text;
        EXPECT_EQ(edited(game.game).legal, game.legal) << text;
    }
    EXPECT_FALSE(assemble(readOne("3 1-0")).legal);
    EXPECT_TRUE(assemble(readOne("1. 1-0")).legal) << "a result alone is a record";
}

TEST(KeptText, ofAListBetweenGamesIsWhole) {
    const std::string text = std::string(header) + "1. 32-28 1-1\n\nStandings:\n1. Jansen 15\n" +
                             std::string(header) + "1. 31-27 1-1\n";
    const std::vector<GameText> games = readAll(text);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(shown(games[1].script), "{Standings:} {1. Jansen 15} 1. 31-27");
}

TEST(KeptText, hasLineFeedsOnly) {
    const std::string text =
        "[GameType \"20\"]\r\nplayed at\r\nthe club\r\n[Result \"1-1\"]\r\n\r\n"
        "1. 32-28 18-23 zzz\r\nyyy 9.\r\nqqq 2. 38-32 99-1\r\n12-18 1-1\r\n";
    const ReadGame game = assemble(readOne(text), {});
    EXPECT_EQ(writePdn(game.game).find('\r'), std::string::npos);
    std::string plain = text;
    std::erase(plain, '\r');
    EXPECT_EQ(writePdn(game.game), writePdn(assemble(readOne(plain), {}).game));
}

TEST(KeptText, ofAnotherReadingIsExplainedAgain) {
    const std::string text =
        std::string(header) + "1. 32-28 18-23 {[%unread 2. 37-13 12-18]} 1-1\n";
    const ReadGame game = assemble(readOne(text), {});
    EXPECT_FALSE(game.legal);
    ASSERT_EQ(game.problems.size(), 1U);
    EXPECT_EQ(game.problems[0].severity, Severity::error);
    EXPECT_EQ(game.problems[0].move, "2. 37-13");
    EXPECT_EQ(game.problems[0].offset, text.find("2. 37-13"));
}

TEST(KeptText, mayBeANagThatIsTooGreat) {
    EXPECT_EQ(keptOf("1. 32-28 $4294967296 18-23 1-1"), Texts{"$4294967296"});
    EXPECT_EQ(shown(readOne("1. 32-28 $139 1-1").script), "1. 32-28 $139");
}

TEST(KeptText, mayBeFieldsOfAPosition) {
    const ReadGame game = gameOf("1. 32-28 /FEN \"W:W31:B8:H12:F43\"/ 1. 31-27 1-1");
    EXPECT_TRUE(game.legal);
    EXPECT_EQ(unreadTexts(game.game), Texts{":H12:F43"});
}

TEST(KeptText, behindAResultBelongsToItsGame) {
    for (const std::string remark : {"{Black lost on time}", "(1:55 - 2:00)", "; lost on time"}) {
        const std::string text = std::string(header) + "1. 32-28 1-1 " + remark + "\n\n" +
                                 std::string(header) + "1. 31-27 1-1\n";
        const std::vector<GameText> games = readAll(text);
        ASSERT_EQ(games.size(), 2U) << remark;
        EXPECT_EQ(games[0].script.back().kind, rules::ScriptItem::Kind::comment) << remark;
        EXPECT_EQ(shown(games[1].script), "1. 31-27") << remark;
    }
    const std::string next = "1. 32-28 1-1 {the next game} 1. 31-27 1-1";
    EXPECT_EQ(shown(readAll(next).at(0).script), "1. 32-28");
}

} // namespace
} // namespace damscope::parser::testing
