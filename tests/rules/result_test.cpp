// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board/result.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>

namespace damscope::rules {
namespace {

void expectAll(GameResult expected, std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) {
        const auto read = readResult(rules(Variant::international), text);
        ASSERT_TRUE(read.has_value()) << text;
        EXPECT_EQ(*read, expected) << text;
    }
}

TEST(Result, WinsInEveryStyle) {
    expectAll(GameResult::whiteWins,
              {"1-0", "2-0", "1:0", "2 - 0", " 1-0", "1\u20130", "10-0", "12-0", "3-0", "1.0-0.0"});
    expectAll(GameResult::blackWins, {"0-1", "0-2", "0:1", "0 : 2", "0-10", " 0-1\r\n"});
}

TEST(Result, DrawsInEveryStyle) {
    expectAll(GameResult::draw,
              {"1/2-1/2", "1-1", "1/2:1/2", "1/2 - 1/2", "\u00BD-\u00BD", "\u00BD:\u00BD",
               "0.5-0.5", "0,5-0,5", "5-5", "2-2", "1:1", "1/2", "\u00BD"});
}

TEST(Result, ADrawWithAPlusIsADraw) {
    // PDN 3.0, ResultFormat: "Plus draw", "Delfts", "Goes"; and the Delft tournaments' ten points.
    expectAll(GameResult::draw,
              {"1+ - 1-", "1- - 1+", "1+-1-", "1 1/2 - 1/2", "1/2 - 1 1/2", "1\u00BD-\u00BD",
               "1.5-0.5", "1.01-0.99", "0.98-1.02", "4-6", "1-9", "3-1", "8-4", "7-5", "6-6"});
}

TEST(Result, SaysHowThePointsWereShared) {
    const auto expect = [](std::string_view text, double total, double white,
                           bool forfeit = false) {
        const ResultDetail detail = resultDetail(rules(Variant::international), text);
        EXPECT_DOUBLE_EQ(detail.total, total) << text;
        EXPECT_DOUBLE_EQ(detail.whiteShare * total, white) << text;
        EXPECT_EQ(detail.forfeit, forfeit) << text;
    };
    expect("2-0", 2, 2);
    expect("1\u00BD-\u00BD", 2, 1.5);
    expect("1/2-1 1/2", 2, 0.5);
    expect("9-1", 10, 9);
    expect("4 : 6", 10, 4);
    expect("8-4", 12, 8);
    expect("5-7", 12, 5);
    expect("0-12", 12, 0);
    expect("2-0F", 2, 2, true);
    expect("0F-1F", 1, 0, true);
    expect("2-0 (ff)", 2, 2, true);
    expect("+:-", 0, 0, true);
    expect("-:+", 0, 0, true);
    expect("*", 0, 0);
    expect("1+ - 1-", 0, 0);
    expect("wit wint", 0, 0);
    EXPECT_DOUBLE_EQ(resultDetail(rules(Variant::english), "3-1").whiteShare, 0.25)
        << "Black's points come first";
}

TEST(Result, BothMayLose) {
    expectAll(GameResult::bothLose, {"0-0", "0:0"});
}

TEST(Result, NothingKnownIsUnknown) {
    expectAll(GameResult::unknown, {"*", "", "-", " ", "?"});
}

TEST(Result, ForfeitsAreWins) {
    expectAll(GameResult::whiteWins, {"+:-", "+/-", "+ - -", "2-0F", "1F-0F", "2-0 forfait",
                                      "1-0 (wo)", "2-0 F", "1 - 0 forfait", "2 – 0 F", "2-0 (F)"});
    expectAll(GameResult::blackWins, {"-:+", "-/+", "0-2F", "0F-1F", "0-1 (forfeit)"});
}

TEST(Result, IsReadInManyLanguages) {
    expectAll(GameResult::draw, {"remise",
                                 "Remise.",
                                 "draw",
                                 "drawn",
                                 "gelijkspel",
                                 "unentschieden",
                                 "nulle",
                                 "match nul",
                                 "partie nulle",
                                 "patta",
                                 "pareggio",
                                 "tablas",
                                 "empate",
                                 "ничья",
                                 "Ничья",
                                 "вничью",
                                 "remíza",
                                 "remis",
                                 "lygiosios",
                                 "neizšķirts",
                                 "viik",
                                 "berabere",
                                 "ισοπαλία",
                                 "תיקו",
                                 "تعادل",
                                 "เสมอ",
                                 "和棋",
                                 "무승부",
                                 "remise door afspraak"});
    expectAll(
        GameResult::whiteWins,
        {"wit wint",          "Wit wint",           "winst voor wit",      "zwart geeft op",
         "white wins",        "White won on time",  "Black resigns",       "Weiß gewinnt",
         "Schwarz gibt auf",  "les blancs gagnent", "victoire des blancs", "les noirs abandonnent",
         "il bianco vince",   "ganan las blancas",  "brancas ganham",      "белые выиграли",
         "победа белых",      "черные сдались",     "wygrały białe",       "beyaz kazandı",
         "wit wint van zwart"});
    expectAll(GameResult::blackWins, {"zwart wint", "white resigned", "wit verliest",
                                      "schwarz gewinnt", "победа чёрных", "les noirs gagnent"});
}

TEST(Result, OneUnknownWordChangesTheMeaning) {
    for (const std::string_view text :
         {"remise aangeboden", "white", "wins", "Jansen wint", "white nearly wins", "2-0 unless"})
        EXPECT_FALSE(readResult(rules(Variant::international), text).has_value()) << text;
}

TEST(Result, OtherTextsAreNoResult) {
    for (const std::string_view text :
         {"32-28", "1-18", "1-", "-1", "1-0-0", "2-1", "0-7", "7-7", "8-5", "1+-1+", "W", "1-x",
          "1.-0.", "1..0-0", "1/2-", "111-0", "--", "1-0 1-0"})
        EXPECT_FALSE(readResult(rules(Variant::international), text).has_value()) << text;
}

TEST(Result, TheFirstNumberIsBlacksInEnglishDraughts) {
    EXPECT_EQ(readResult(rules(Variant::english), "1-0"), GameResult::blackWins);
    EXPECT_EQ(readResult(rules(Variant::english), "0-1"), GameResult::whiteWins);
    EXPECT_EQ(writeResult(rules(Variant::english), GameResult::whiteWins), "0-1");
    EXPECT_EQ(writeResult(rules(Variant::english), GameResult::blackWins), "1-0");
}

TEST(Result, IsWrittenInTheVariantsStyle) {
    EXPECT_EQ(writeResult(rules(Variant::international), GameResult::whiteWins), "2-0");
    EXPECT_EQ(writeResult(rules(Variant::international), GameResult::draw), "1-1");
    EXPECT_EQ(writeResult(rules(Variant::russian), GameResult::draw), "1/2-1/2");
    EXPECT_EQ(writeResult(rules(Variant::frisian), GameResult::blackWins), "0-1");
    EXPECT_EQ(writeResult(rules(Variant::international), GameResult::bothLose), "0-0");
    EXPECT_EQ(writeResult(rules(Variant::international), GameResult::unknown), "*");
}

TEST(Result, WhatIsWrittenIsReadBack) {
    for (const Variant v : allVariants())
        for (const GameResult r : {GameResult::unknown, GameResult::whiteWins, GameResult::draw,
                                   GameResult::blackWins, GameResult::bothLose})
            EXPECT_EQ(readResult(rules(v), writeResult(rules(v), r)), r);
}

TEST(Result, AnyBytesAreAResultOrNot) {
    std::mt19937 random(11);
    constexpr std::string_view alphabet = "0125-:/+.* \xC2\xBD\xE2\x80\x93\xff";
    for (int i = 0; i < 100'000; ++i) {
        std::string text(random() % 10, ' ');
        for (char& c : text)
            c = alphabet[random() % alphabet.size()];
        const auto result = readResult(rules(Variant::international), text);
        ASSERT_LE(result.value_or(GameResult::unknown), GameResult::bothLose) << text;
    }
    EXPECT_FALSE(
        readResult(rules(Variant::international), std::string(1'000'000, '1')).has_value());
}

} // namespace
} // namespace damscope::rules
