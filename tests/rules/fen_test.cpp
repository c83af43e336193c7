// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/messages/english.hpp"
#include "tests/rules/reference_lines.hpp"

#include <gtest/gtest.h>
#include <random>

namespace damscope::rules {
namespace {

Position read(Variant variant, std::string_view text) {
    const auto p = readFen(variant, text);
    EXPECT_TRUE(p.hasValue()) << text << ": " << (p ? "" : english(message(p.error())));
    return p ? *p : Position(variant);
}

FenError errorOf(Variant variant, std::string_view text) {
    const auto p = readFen(variant, text);
    EXPECT_FALSE(p.hasValue()) << text;
    return p ? FenError{} : p.error();
}

std::string rewritten(Variant variant, std::string_view text) {
    return writeFen(read(variant, text));
}

TEST(Fen, RangesGiveTheStartingPosition) {
    EXPECT_EQ(read(Variant::international, "W:W31-50:B1-20"),
              Position::start(Variant::international));
    EXPECT_EQ(read(Variant::english, "B:W21-32:B1-12"), Position::start(Variant::english));
}

TEST(Fen, RangesRunInTheVariantsOwnNumbers) {
    // Spanish numbers begin at White's right-hand corner: White stands on 1 to 12.
    EXPECT_EQ(read(Variant::spanish, "W:W1-12:B21-32"), Position::start(Variant::spanish));
    EXPECT_EQ(rewritten(Variant::spanish, "W:W1-3:BK30-32"), "W:W1,2,3:BK30,K31,K32");
}

TEST(Fen, IsWrittenWithSingleSquaresInAscendingOrder) {
    EXPECT_EQ(rewritten(Variant::international, "W:B5,K4:W32,K9,31"), "W:WK9,31,32:BK4,5");
    EXPECT_EQ(rewritten(Variant::international, "B:W50:B"), "B:W50:B");
    EXPECT_EQ(rewritten(Variant::international, "B:W:B"), "B:W:B");
}

TEST(Fen, AlgebraicSquaresAreNumbersWhenWritten) {
    // b8 = 1 ... a1 = 29, g1 = 32.
    EXPECT_EQ(rewritten(Variant::russian, "W:Wa1,Kg1:Bb8,h2"), "W:W29,K32:B1,28");
    EXPECT_EQ(rewritten(Variant::russian, "w:wA1:bkB8"), "W:W29:BK1");
}

TEST(Fen, TakesTheFormsThatFilesHold) {
    const auto expected = "W:WK4,30:B22,27";
    for (const std::string_view form :
         {"W:WK4,30:B27,22.", "W:W30,K4:B22,27", " W : W 30 , K 4 : B 22,27 . ",
          "W:W30,K04:B022,27", "W:WK4,30,:B27,22,", "\"W:WK4,30:B27,22.\"", "W:WK4,30:B27,22:H0:F1",
          "W:WK4,30:B27,22:H12:F37:+1+2", "w:wk4,30:b27,22", "B:W:WK4,30:B27,22",
          "W:WK4,30:B27,22. \r\n", "W:WK4,30:B27,22:"})
        EXPECT_EQ(rewritten(Variant::international, form), expected) << form;
}

TEST(Fen, FrisianKingsMovesInARowAreRead) {
    // As lidraughts writes it: White's king on 46 has moved three times, Black's none.
    const Position p = read(Variant::frisian, "W:WK46,50:BK5,1:H0:F10:+0+346");
    EXPECT_EQ(p.kingRun(Color::white), (KingRun{*p.rules().square(46), 3}));
    EXPECT_EQ(p.kingRun(Color::black).moves, 0);
    for (const Move& m : legalMoves(p))
        EXPECT_EQ(p.rules().number(m.from), 50);
    const Position q = read(Variant::frysk, "B:WK46,50:BK5,1:H3:F9:+25+0");
    EXPECT_EQ(q.kingRun(Color::black), (KingRun{*q.rules().square(5), 2}));
}

TEST(Fen, AKingsMovesInARowNeedNoSquareWhereThereIsOneKing) {
    const Position p = read(Variant::frisian, "W:WK46,50:BK5,K2:H0:F1:+1+2");
    EXPECT_EQ(p.kingRun(Color::white), (KingRun{*p.rules().square(46), 2}));
    EXPECT_EQ(p.kingRun(Color::black).moves, 0) << "which of the two is not said";
    // A king that is not there has not moved.
    EXPECT_EQ(read(Variant::frisian, "W:WK46,50:BK5,1:+0+347").kingRun(Color::white).moves, 0);
    EXPECT_EQ(read(Variant::international, "W:WK46,50:BK5,1:+0+346").kingRun(Color::white).moves,
              0);
}

TEST(Fen, FrisianKingsMovesInARowAreWritten) {
    constexpr std::string_view three = "W:WK46,50:B1,K5:H0:F1:+0+346";
    EXPECT_EQ(rewritten(Variant::frisian, three), three);
    EXPECT_EQ(rewritten(Variant::frisian, "B:W50:BK5,K2,20:H0:F1:+15+0"),
              "B:W50:BK2,K5,20:H0:F1:+15+0");
    EXPECT_EQ(rewritten(Variant::frisian, "W:WK46,50:BK5,1:+0+0"), "W:WK46,50:B1,K5");
    // Without men the limit lapses.
    EXPECT_EQ(rewritten(Variant::frisian, "W:WK46,K47:BK5:+0+246"), "W:WK46,K47:BK5");
    Position p = read(Variant::frisian, "W:WK47,50:BK5,1");
    for (const std::string_view text : {"47-42", "5-10", "42-47"})
        p.play(resolve(p, text).moves.at(0));
    EXPECT_EQ(writeFen(p), "B:WK47,50:B1,K10:H0:F1:+110+247");
}

TEST(Fen, menOnTheirLastRowAreFound) {
    const auto asked = [](Variant variant, std::string_view fen) {
        return english(warningOfLostKings(read(variant, fen)));
    };
    EXPECT_EQ(asked(Variant::international, "W:W3,48,K5:B40,K50,47"),
              "a man stands on its last row, where it would be a king (3, 47): is a K missing?");
    EXPECT_EQ(asked(Variant::international, "W:WK3,48:B4,K47"), "");
    EXPECT_EQ(asked(Variant::russian, "W:W1:B20"),
              "a man stands on its last row, where it would be a king (b8): is a K missing?");
}

TEST(Fen, UnknownSideIsTheFirstMover) {
    EXPECT_EQ(read(Variant::international, "?:W29:B4").toMove(), Color::white);
    EXPECT_EQ(read(Variant::english, "?:W29:B4").toMove(), Color::black);
}

TEST(Fen, DoubledSideCountsOnce) {
    EXPECT_EQ(rewritten(Variant::international, "W:B:W50:B"), "B:W50:B");
    EXPECT_EQ(rewritten(Variant::international, "W:B:WK2,28,31,44:B20,K50"),
              "B:WK2,28,31,44:B20,K50");
    // Not doubled: Black has nothing.
    EXPECT_EQ(rewritten(Variant::international, "W:B:W50"), "W:W50:B");
}

TEST(Fen, MenOnTheirCrowningRowStayMen) {
    EXPECT_EQ(rewritten(Variant::international, "W:W6,1,K2:B45,50,K49"), "W:W1,K2,6:B45,K49,50");
}

TEST(Fen, KingsMayStandInRanges) {
    EXPECT_EQ(rewritten(Variant::international, "W:WK1-3,K7-K8:B20"), "W:WK1,K2,K3,K7,K8:B20");
}

TEST(Fen, NamesTheSquareThatDoesNotExist) {
    const auto e = errorOf(Variant::international, "W:W31,51:B1");
    EXPECT_EQ(english(message(e)), "square 51 does not exist on a board of 10x10");
    EXPECT_EQ(e.offset, 6U);
    EXPECT_EQ(english(message(errorOf(Variant::english, "W:W33:B1"))),
              "square 33 does not exist on a board of 8x8");
    EXPECT_EQ(english(message(errorOf(Variant::russian, "W:Wc3:Ba2"))),
              "square a2 does not exist on a board of 8x8");
    EXPECT_EQ(english(message(errorOf(Variant::international, "W:W0:B1"))),
              "square 0 does not exist on a board of 10x10");
    EXPECT_EQ(english(message(errorOf(Variant::international, "W:W30-99:B1"))),
              "square 99 does not exist on a board of 10x10");
}

TEST(Fen, NamesTheSquareWithTwoPieces) {
    const auto e = errorOf(Variant::international, "W:W31,12:B1,12");
    EXPECT_EQ(english(message(e)), "two pieces on square 12");
    EXPECT_EQ(e.offset, 12U);
    EXPECT_EQ(english(message(errorOf(Variant::international, "W:W31,K31:B"))),
              "two pieces on square 31");
    EXPECT_EQ(english(message(errorOf(Variant::international, "W:W31-40,35:B"))),
              "two pieces on square 35");
    EXPECT_EQ(english(message(errorOf(Variant::international, "W:W35:B31-40"))),
              "two pieces on square 35");
}

TEST(Fen, SaysWhatShouldStandWhereItStops) {
    struct Case {
        std::string_view text;
        std::size_t offset;
        std::string_view message;
    };
    for (const Case& c : {
             Case{"", 0, "the FEN is empty"},
             Case{" . ", 1, "the FEN is empty"},
             Case{"X:W21:B1", 0, "the side to move must be W, B or ?, not \"X\""},
             Case{"W21:B1", 0, "the side to move must be W, B or ?, not \"W21\""},
             Case{"W:G21:B1", 2, "expected W or B and its squares, not \"G21\""},
             Case{"W:W21:H0:B1", 6, "expected W or B and its squares, not \"H0\""},
             Case{"B::", 2, "expected W or B and its squares, not \"\""},
             Case{"W:W21:W1", 6, "the pieces of White are given twice"},
             Case{"W:W21", 5, "the pieces of Black are missing"},
             Case{"W", 1, "the pieces of White are missing"},
             Case{"W:W21,,22:B1", 6, "expected a square, not \",22\""},
             Case{"W:W33k:B22", 5, "expected a comma, not \"k\""},
             Case{"W:W21 22:B1", 6, "expected a comma, not \"22\""},
             Case{"W:Wabc:B1", 3, "expected a square, not \"abc\""},
             Case{"W:W21:B1:zzz", 9, "expected W or B and its squares, not \"zzz\""},
             Case{"W:W21:B1.x", 8, "expected a comma, not \".x\""},
             Case{"W:W40-31:B1", 3, "the range runs backward"},
             Case{"W:Wa1-c1:B1", 3, "a range of squares must be written with numbers"},
         }) {
        const auto e = errorOf(Variant::international, c.text);
        EXPECT_EQ(english(message(e)), c.message) << c.text;
        EXPECT_EQ(e.offset, c.offset) << c.text;
    }
}

TEST(Fen, WhatIsWrongIsSaidInEveryLanguage) {
    const auto e = errorOf(Variant::international, "W:W31,51:B1");
    EXPECT_EQ(translated(message(e), Language::dutch),
              "veld 51 bestaat niet op een bord van 10x10");
    EXPECT_EQ(translated(message(e), Language::french),
              "la case 51 n'existe pas sur un damier de 10x10");
    EXPECT_EQ(translated(message(e), Language::russian), "поля 51 нет на доске 10x10");
    const auto missing = errorOf(Variant::international, "W:W21");
    EXPECT_EQ(translated(message(missing), Language::dutch), "de stukken van zwart ontbreken");
    EXPECT_EQ(translated(message(missing), Language::french), "les pièces noires manquent");
    EXPECT_EQ(translated(message(missing), Language::russian), "шашки чёрных не указаны");
}

TEST(Fen, MessagesHoldNoControlCharacters) {
    const auto e = errorOf(Variant::international, "W:W\x1b[31m\xff:B1");
    EXPECT_EQ(english(message(e)).find_first_of("\x1b\xff"), std::string::npos)
        << english(message(e));
}

TEST(Fen, HugeTextsAreRefusedAtOnce) {
    std::string squares = "W:W";
    while (squares.size() < 1'000'000)
        squares += "31,";
    for (const std::string& text :
         {squares, std::string(1'000'000, ':'), std::string(1'000'000, '1'),
          "W:W" + std::string(1'000'000, '0') + "1:B2", std::string(1'000'000, ' ')})
        EXPECT_FALSE(readFen(Variant::international, text).hasValue());
}

TEST(Fen, RoundTripOfRandomPositions) {
    std::mt19937 random(20261120);
    for (const Variant v : allVariants())
        for (int i = 0; i < 200; ++i) {
            Position p(v);
            for (const Square s : p.rules().board.squares())
                if (random() % 3 == 0)
                    p.put(s, {random() % 2 == 0 ? Color::white : Color::black,
                              random() % 4 == 0 ? Kind::king : Kind::man});
            p.setToMove(random() % 2 == 0 ? Color::white : Color::black);
            ASSERT_EQ(read(v, writeFen(p)), p) << writeFen(p);
        }
}

TEST(Fen, AnyBytesGiveAPositionOrAReason) {
    std::mt19937 random(7);
    constexpr std::string_view alphabet = "WBK:,-.?0123456789abhkHF+\" \n\x01\xff";
    const std::string seed = "W:WK4,30-32:B27,22:H0:F1.";
    for (int i = 0; i < 100'000; ++i) {
        std::string text = i % 2 == 0 ? seed : std::string(random() % 12, ' ');
        for (auto edits = random() % 6; edits > 0 && !text.empty(); --edits)
            text[random() % text.size()] = alphabet[random() % alphabet.size()];
        const auto p = readFen(Variant::russian, text);
        if (p)
            ASSERT_EQ(read(Variant::russian, writeFen(*p)), *p);
        else
            ASSERT_TRUE(!english(message(p.error())).empty() && p.error().offset <= text.size())
                << text;
    }
}

TEST(Fen, AlgebraicFormsOfSharedCasesMeanTheSamePosition) {
    const auto cases = oracle::referenceLines("rules_cases.jsonl");
    int compared = 0;
    for (const auto& c : cases) {
        const auto variant = variantNamed(c["variant"].get<std::string>());
        ASSERT_TRUE(variant.has_value()) << c["variant"];
        const Position p = read(*variant, c["fen"].get<std::string>());
        if (c.contains("fen_alg")) {
            EXPECT_EQ(read(*variant, c["fen_alg"].get<std::string>()), p);
            ++compared;
        }
    }
    EXPECT_GT(compared, 700);
}

} // namespace
} // namespace damscope::rules
