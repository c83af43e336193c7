// SPDX-License-Identifier: GPL-3.0-or-later
// What a sign means is decided by what stands around it: whether numbers and moves go on. The files
// begin with what was reported; the games behind are of the same kind.
#include "base/text/utf8.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "tests/parser/reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace damscope::parser::testing {
namespace {

using rules::GameResult;

std::vector<ReadGame> gamesOf(const std::string& file) {
    const std::string text = contentsOf("tests/data/pdn/" + file);
    std::vector<ReadGame> games;
    for (const GameText& game : readAll(text))
        games.push_back(assemble(game, {{}, {}, Repair::off}));
    return games;
}

std::vector<int> pliesOf(const std::vector<ReadGame>& games) {
    std::vector<int> plies;
    std::ranges::transform(games, std::back_inserter(plies), &ReadGame::plies);
    return plies;
}

std::string writtenMoves(const ReadGame& game) {
    const std::string pdn = writePdnUnwrapped(game.game);
    const std::size_t moves = pdn.find("\n\n") + 2;
    return pdn.substr(moves, pdn.find(" *\n", moves) - moves);
}

std::string rewrittenMoves(std::string_view text) {
    return writtenMoves(assemble(readOne(text), {rules::Variant::international, {}, Repair::off}));
}

std::string players(const ReadGame& game) {
    return std::string(game.game.tag("White")) + " - " + std::string(game.game.tag("Black"));
}

bool hasProblem(const ReadGame& game, std::string_view code) {
    return std::ranges::find(game.problems, code, &Problem::code) != game.problems.end();
}

TEST(SignsBetweenMoves, areNoComments) {
    const auto games = gamesOf("signs-between-moves.pdn");
    EXPECT_EQ(pliesOf(games), (std::vector{8, 6, 6, 6, 6, 6, 6, 6, 6}));
    for (const ReadGame& game : games)
        EXPECT_TRUE(game.legal) << game.game.tag("Event");
    EXPECT_EQ(writtenMoves(games[2]), "1. 32-28 19-23 (1... 18-22 2. 37-32) (1... 17-21 2. 31-26) "
                                      "2. 28x19 14x23 3. 37-32 10-14");
    EXPECT_EQ(writtenMoves(games[7]),
              "1. 32-28 19-23 (1... 18-22 2. 37-32 12-18 3. 31-26) 2. 28x19 "
              "14x23 3. 37-32 10-14");
    EXPECT_EQ(writtenMoves(games[8]),
              "1. 32-28 19-23 {18-22 was possible} 2. 28x19 14x23 {2... 13x24} "
              "3. 37-32 10-14");
}

TEST(SignsBetweenMoves, areReported) {
    EXPECT_EQ(codesOf("1. 32-28 19-23; 2. 28x19 14x23 *"), "sign-between-moves");
    EXPECT_EQ(codesOf("1. 32-28 19-23 ; 2. 37-32 28x19\n2. 28x19 14x23 *"), "");
    // Without numbers nothing says whether the game goes on.
    EXPECT_EQ(codesOf("32-28 19-23 ; 28x19 14x23"), "moves-in-line-comment");
    EXPECT_EQ(scriptOf("32-28 19-23 ; 28x19 14x23"), "32-28 19-23 {28x19 14x23}");
}

TEST(Entities, endInNoComment) {
    EXPECT_EQ(rewrittenMoves("1. 32&times;28 19&ndash;23 2. 28&times;19 14x23 *"),
              "1. 32-28 19-23 2. 28x19 14x23");
    EXPECT_EQ(scriptOf("1. 32-28 &hearts; 19-23 *"), "1. 32-28 <&hearts;> 19-23");
}

TEST(Bulletins, nameThePlayersAndTheResultOfTheGameBelow) {
    const auto ends = gamesOf("bulletin.pdn");
    ASSERT_EQ(pliesOf(ends), (std::vector{10, 6, 6}));
    EXPECT_EQ(players(ends[0]), "A. Alder - B. Birch");
    EXPECT_EQ(players(ends[1]), "C. Cedar - D. Dogwood");
    EXPECT_EQ(players(ends[2]), "E. Elm - F. Fir");
    const auto between = gamesOf("bulletin-results-between.pdn");
    ASSERT_EQ(pliesOf(between), (std::vector{10, 6, 6}));
    EXPECT_EQ(players(between[0]), "Alder - Birch");
    EXPECT_EQ(players(between[2]), "Elm - Fir");
    for (const auto& games : {ends, between}) {
        EXPECT_EQ(games[0].game.result, GameResult::whiteWins);
        EXPECT_EQ(games[1].game.result, GameResult::draw);
        EXPECT_EQ(games[2].game.result, GameResult::blackWins);
    }
}

TEST(Bulletins, needNoResults) {
    const auto games = gamesOf("bulletin-without-results.pdn");
    ASSERT_EQ(pliesOf(games), (std::vector{6, 4, 4, 4, 4}));
    EXPECT_EQ(players(games[0]), "Jansen - de Vries");
    EXPECT_EQ(games[0].game.tag("WhiteRating"), "1450");
    EXPECT_EQ(games[0].game.result, GameResult::whiteWins);
    EXPECT_EQ(players(games[1]), "Pietersen - Klaassen");
    EXPECT_EQ(games[1].game.result, GameResult::unknown);
    EXPECT_EQ(players(games[2]), "Иванов А. - Хохлов Б.");
    EXPECT_EQ(games[2].game.result, GameResult::draw);
    EXPECT_EQ(players(games[3]), "Elm - Fir");
    EXPECT_EQ(games[3].game.result, GameResult::blackWins);
    EXPECT_EQ(players(games[4]), " - ");
}

TEST(Bulletins, mayStandBelowLongTexts) {
    const std::string bulletin = "A. Alder - B. Birch 2-0\n1. 32-28 19-23 2. 28x19 14x23\n";
    for (const int lines : {3, 50}) {
        std::string text;
        for (int i = 0; i < lines; ++i)
            text += "It was a fine evening, and all came.\nNobody left early\n";
        const std::string all = text + "\n" + bulletin + "\n" + text + "\n" + bulletin;
        const auto games = readAll(all);
        ASSERT_EQ(games.size(), 2U);
        for (const GameText& each : games) {
            const ReadGame game = assemble(each, {{}, {}, Repair::off});
            EXPECT_EQ(game.plies, 4);
            EXPECT_EQ(players(game), "A. Alder - B. Birch") << lines;
        }
    }
    std::string words;
    for (int i = 0; i < 50; ++i)
        words += "y z\n";
    words += "[White \"A\"]\n\n1. 32-28 *\n";
    const auto games = readAll(words);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(assemble(games[0], {{}, {}, Repair::off}).plies, 1);
}

TEST(MovesInBrackets, areOfTheGameWhereTheNumbersGoOnBehindThem) {
    const auto games = gamesOf("moves-in-brackets.pdn");
    EXPECT_EQ(pliesOf(games), (std::vector{10, 6, 6, 8, 6, 4, 5}));
    for (std::size_t i = 0; i < 5; ++i)
        EXPECT_TRUE(games[i].legal && hasProblem(games[i], "moves-in-brackets")) << i;
    EXPECT_EQ(writtenMoves(games[5]), "1. 32-28 (1. 33-28) 1... 19-23 (1... 18-23) 2. 28x19 14x23 "
                                      "(2... 13x24)");
    EXPECT_EQ(writtenMoves(games[6]), "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 (3. 38-32)");
}

TEST(SignsUnseen, areNoPartOfMoves) {
    const auto games = gamesOf("signs-unseen.pdn");
    EXPECT_EQ(pliesOf(games), (std::vector{6, 6, 6, 6, 6, 6, 6, 6}));
    for (const ReadGame& game : games)
        EXPECT_EQ(writtenMoves(game), "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14");
}

// Every invisible character at every place, and every dash for those of the moves.
TEST(SignsUnseen, changeNothingWhereverTheyStand) {
    constexpr std::u32string_view unseen =
        U"\u00AD\u034F\u061C\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202C\u202E\u2060\u2066"
        U"\u2069\uFE0F\uFEFF\U000E0020";
    constexpr std::u32string_view dashes = U"\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u2E3A"
                                           U"\u301C\uFE31\uFE58\uFE63\uFF0D\u00AD";
    for (const std::string_view moves :
         {"1. 32-28 (1. 34-29) 1... 19-23 {c} 2. 28x19 14x23 3. 37-32", "1.3228 1923 2.28x19 14x23",
          "1. 32-28 19-23 2. 28x19 14x23 (2... 13x24) {c} 3. 37-32! 10-14"}) {
        const std::string text = std::string(moves) + " 2-0";
        const std::string plain = rewrittenMoves(text);
        for (const char32_t point : unseen)
            for (std::size_t at = 0; at <= text.size(); ++at) {
                std::string odd = text.substr(0, at);
                base::appendUtf8(odd, point);
                odd += text.substr(at);
                EXPECT_EQ(rewrittenMoves(odd), plain)
                    << odd << ", U+" << std::hex << std::uint32_t{point};
            }
        for (const char32_t point : dashes) {
            std::string odd;
            for (const char c : text)
                base::appendUtf8(odd, c == '-' ? point : static_cast<char32_t>(c));
            EXPECT_EQ(rewrittenMoves(odd), plain) << odd;
        }
    }
}

TEST(EndsOfPages, areNoGame) {
    EXPECT_EQ(readAll("1. 32-28 *\n\f\n\x1A\x1A\x04\v").size(), 1U);
    EXPECT_EQ(readAll("1. 32-28 *\n\u200B\uFEFF\u2028\u3000\n").size(), 1U);
}

TEST(CommentsBehindVariations, keepTheirPlace) {
    const auto games = gamesOf("comments-behind-variations.pdn");
    EXPECT_EQ(writtenMoves(games[0]),
              "1. 32-28 (1. 33-28) {after the variation} 1... 19-23 {main} (1... 17-22) "
              "{, but I like this too} 2. 28x19 14x23");
    EXPECT_EQ(writtenMoves(games[1]),
              "1. 32-28 (1. 33-28) {the first} (1. 31-26) {the second} 1... "
              "19-23 2. 28x19 14x23");
    EXPECT_EQ(writtenMoves(games[2]),
              "1. 32-28 19-23 (1... 18-22 2. 37-32 (2. 38-32) {here} 2... 12-18) "
              "2. 28x19 14x23");
    EXPECT_EQ(writtenMoves(games[3]), "1. 32-28 19-23 2. 28x19 14x23 (2... 13x24) {the end}");
    EXPECT_EQ(writtenMoves(games[5]),
              "1. 32-28 19-23 (1... 18-22 2. 37-32 (2. 38-32) {of the line}) "
              "{of the game}");
    EXPECT_EQ(writtenMoves(games[4]),
              "1. 32-28 {[%clk 0:10:00]} $1 (1. 33-28) {slow} 1... 19-23 2. "
              "28x19 14x23");
}

TEST(Results, mayHaveSignsOfPrint) {
    const auto games = gamesOf("results-in-print.pdn");
    EXPECT_EQ(pliesOf(games), (std::vector{2, 2}));
    EXPECT_EQ(writtenMoves(games[0]).find("6"), std::string::npos) << "it is no move";
    EXPECT_NE(writtenMoves(games[1]).find("rem%2569se"), std::string::npos) << "it stays as it is";
    for (const ReadGame& game : games)
        EXPECT_EQ(game.game.result, GameResult::draw);
}

TEST(NullMoves, stayWhereTheyAre) {
    const auto games = gamesOf("null-moves.pdn");
    EXPECT_EQ(writtenMoves(games[0]), "1. 32-28 19-23 2. 28x19 14x23 (/FEN \"W::\"/ 3. 37-32 "
                                      "{[%unread 10-14]}) 3. 37-32 10-14");
    EXPECT_EQ(writtenMoves(games[1]), "1. 32-28 19-23 2. 28x19 14x23 (/FEN \"W::\"/ 3. 35-30 "
                                      "{[%unread 10-14]}) 3. 37-32 10-14");
    EXPECT_EQ(writtenMoves(games[2]), "1. 32-28 19-23 2. 28x19 14x23 /FEN \"B::\"/ 10-14 4. 37-32");
    EXPECT_EQ(rewrittenMoves("1. 32-28 19-23 2. 28x19 14x23 3.--10-14 4.37-32 *"),
              writtenMoves(games[2]));
    EXPECT_EQ(rewrittenMoves("1. 32-28 --2. 37-32 *"), "1. 32-28 /FEN \"W::\"/ 2. 37-32");
    EXPECT_EQ(games[5].plies, 4) << "a dash between two moves is no null move";
    EXPECT_TRUE(games[5].legal);
}

TEST(GameTypes, mayBeWords) {
    const auto games = gamesOf("game-types-in-words.pdn");
    ASSERT_EQ(pliesOf(games), (std::vector{6, 6, 4, 6}));
    EXPECT_EQ(games[0].game.variant(), rules::Variant::international);
    EXPECT_EQ(games[1].game.variant(), rules::Variant::international);
    EXPECT_EQ(games[2].game.variant(), rules::Variant::russian);
    EXPECT_EQ(games[3].game.variant(), rules::Variant::international);
}

TEST(Chess, isNotPlayedByRulesOfDraughts) {
    const std::string text = "[White \"A\"]\n\n1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Qc2 d5 1-0";
    const ReadGame game = assemble(readOne(text));
    EXPECT_EQ(game.plies, 0);
    EXPECT_FALSE(game.legal);
    EXPECT_TRUE(hasProblem(game, "moves-of-chess"));
    EXPECT_EQ(assemble(readOne(writePdn(game.game))).plies, 0);
}

TEST(ResultsInWords, areUnderstood) {
    const auto games = gamesOf("result-words.pdn");
    const std::vector<GameResult> expected{
        GameResult::draw,      GameResult::whiteWins, GameResult::draw,      GameResult::whiteWins,
        GameResult::whiteWins, GameResult::whiteWins, GameResult::whiteWins, GameResult::draw,
        GameResult::whiteWins, GameResult::blackWins, GameResult::whiteWins};
    ASSERT_EQ(games.size(), expected.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(games[i].game.result, expected[i]) << games[i].game.tag("Result");
        EXPECT_FALSE(hasProblem(games[i], "unclear-result")) << games[i].game.tag("Result");
    }
    EXPECT_EQ(assemble(readOne("1. 32-28 19-23 remise")).game.result, GameResult::draw);
    EXPECT_EQ(assemble(readOne("1. 32-28 19-23 Wit geeft op.")).game.result, GameResult::blackWins);
}

TEST(Forfeits, endGames) {
    for (const char* result :
         {"2-0F", "2-0 F", "2:0 ff", "1-0 forfeit", "1 - 0 forfait", "2 – 0 F"})
        for (const char* behind : {"", "\n", " {not there}", "\n\n[White \"A\"]\n\n1. 33-28 1-1"}) {
            const std::string text = std::string("1. 32-28 19-23 ") + result + behind;
            const auto games = readAll(text);
            ASSERT_FALSE(games.empty());
            EXPECT_EQ(games[0].terminator, result) << text;
            EXPECT_EQ(codes(games[0]), "") << text;
            const ReadGame read = assemble(games[0]);
            EXPECT_EQ(read.game.result, GameResult::whiteWins) << text;
            EXPECT_EQ(read.plies, 2) << text;
        }
    EXPECT_EQ(assemble(readOne("1. 32-28 19-23 0-0F")).game.result, GameResult::bothLose);
    EXPECT_EQ(readAll("1. 32-28 19-23 2-0 Friesland").at(0).terminator, "2-0");
}

} // namespace
} // namespace damscope::parser::testing
