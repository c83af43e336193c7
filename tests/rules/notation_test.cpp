// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/notation.hpp"

#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/rules/random_games.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/reference_lines.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace damscope::rules {
namespace {

const Rules& international = rules(Variant::international);
const Rules& russian = rules(Variant::russian);

/// The squares of a reading, as numbers.
std::vector<int> numbers(const Rules& r, const MoveText& text) {
    std::vector<int> n;
    for (const Square s : text.squares)
        n.push_back(r.number(s));
    return n;
}

/// The one reading of a text.
MoveText onlyReading(const Rules& r, std::string_view text) {
    const auto readings = readMoveText(r, text);
    EXPECT_EQ(readings.size(), 1U) << text;
    return readings.empty() ? MoveText{} : readings.front();
}

void expectReading(const Rules& r, std::string_view text, const std::vector<int>& squares,
                   Separator separator) {
    const MoveText read = onlyReading(r, text);
    EXPECT_EQ(numbers(r, read), squares) << text;
    EXPECT_EQ(read.separator, separator) << text;
    EXPECT_FALSE(read.fromFile.has_value()) << text;
}

/// The texts that moveText gives for all legal moves.
std::set<std::string> texts(Variant v, std::string_view fen) {
    const Position p = readFen(v, fen).value();
    std::set<std::string> all;
    for (const Move& m : legalMoves(p))
        all.insert(moveText(p, m));
    return all;
}

TEST(SquareName, IsInTheVariantsNotation) {
    EXPECT_EQ(squareName(international, *international.square(7)), "7");
    EXPECT_EQ(squareName(russian, *russian.square(29)), "a1");
    EXPECT_EQ(squareName(russian, *russian.square(1)), "b8");
    EXPECT_EQ(squareName(russian, *russian.square(4)), "h8");
    const Rules& spantsiretti = rules(Variant::spantsiretti);
    EXPECT_EQ(squareName(spantsiretti, *spantsiretti.square(5)), "j8");
    EXPECT_EQ(squareName(spantsiretti, *spantsiretti.square(36)), "a1");
}

TEST(SquareName, IsReadBack) {
    for (const Variant v : allVariants())
        for (const Square s : rules(v).board.squares()) {
            EXPECT_EQ(squareNamed(rules(v), squareName(rules(v), s)), s);
            EXPECT_EQ(squareNamed(rules(v), std::to_string(rules(v).number(s))), s);
        }
}

TEST(SquareNamed, TakesEitherNotationAndCase) {
    EXPECT_EQ(squareNamed(international, "07"), international.square(7));
    EXPECT_EQ(squareNamed(russian, "C3"), squareNamed(russian, "c3"));
    EXPECT_EQ(squareNamed(international, "a1"), international.square(46));
    EXPECT_EQ(squareNamed(international, "j10"), international.square(5));
}

TEST(SquareNamed, FilesCountFromTheFirstMover) {
    // PDN 3.0: notation is seen by the starting player, in English draughts Black.
    EXPECT_EQ(squareNamed(rules(Variant::english), "a1"), rules(Variant::english).square(4));
    EXPECT_EQ(squareNamed(rules(Variant::english), "h8"), rules(Variant::english).square(29));
}

TEST(SquareNamed, RefusesWhatTheBoardDoesNotHave) {
    for (const std::string_view text : {"", "0", "51", "00", "0007", "a", "a2", "a0", "a01", "k1",
                                        "a11", "3a", "aa", "1 ", "-1", "\xff"})
        EXPECT_FALSE(squareNamed(international, text).has_value()) << text;
}

TEST(ReadMoveText, NumericMoves) {
    expectReading(international, "32-28", {32, 28}, Separator::quiet);
    expectReading(international, "32x23", {32, 23}, Separator::capture);
    expectReading(international, "32:23:14", {32, 23, 14}, Separator::capture);
    expectReading(international, "07-11", {7, 11}, Separator::quiet);
    expectReading(international, "47x38x24x13x36", {47, 38, 24, 13, 36}, Separator::capture);
    expectReading(international, "32X23", {32, 23}, Separator::capture);
}

TEST(ReadMoveText, BlanksInsideAMove) {
    expectReading(international, "32 - 28", {32, 28}, Separator::quiet);
    expectReading(international, "1- 7", {1, 7}, Separator::quiet);
    expectReading(international, " 6x 15\r\n", {6, 15}, Separator::capture);
}

TEST(ReadMoveText, WordProcessorsSigns) {
    expectReading(international, "32\u201128", {32, 28}, Separator::quiet);
    expectReading(international, "32\u201328", {32, 28}, Separator::quiet);
    expectReading(international, "32\u00D723", {32, 23}, Separator::capture);
}

TEST(ReadMoveText, AlgebraicMoves) {
    expectReading(russian, "c3-d4", {22, 18}, Separator::quiet);
    expectReading(russian, "c3:e5", {22, 15}, Separator::capture);
    expectReading(russian, "C3:E5", {22, 15}, Separator::capture);
    expectReading(russian, "a3b4", {21, 17}, Separator::none);
    expectReading(russian, "c3e5g7", {22, 15, 8}, Separator::none);
}

TEST(ReadMoveText, ShortAlgebraicMovesHaveOnlyAFile) {
    for (const std::string_view text : {"gf4", "g-f4", "Gf4"}) {
        const MoveText read = onlyReading(russian, text);
        EXPECT_EQ(read.fromFile, 6) << text;
        EXPECT_EQ(numbers(russian, read), std::vector{19}) << text;
    }
}

TEST(ReadMoveText, DigitsWithoutASeparator) {
    expectReading(international, "3228", {32, 28}, Separator::none);
    expectReading(international, "0711", {7, 11}, Separator::none);
    expectReading(international, "618", {6, 18}, Separator::none); // no square 61
    const auto two = readMoveText(international, "127");
    ASSERT_EQ(two.size(), 2U);
    EXPECT_EQ(numbers(international, two[0]), (std::vector{1, 27}));
    EXPECT_EQ(numbers(international, two[1]), (std::vector{12, 7}));
}

TEST(ReadMoveText, OtherTextsAreNoMoves) {
    for (const std::string_view text :
         {"",    "32",    "32-",     "-28",       "32--28", "32 28", "32-51",  "0-1",
          "1-0", "12345", "abc",     "x",         "32-28!", "...",   "32-28-", "c3-d5",
          "g",   "gf",    "32x23 x", "\xff-\xfe", "- -",    "*"})
        EXPECT_TRUE(readMoveText(international, text).empty()) << text;
}

TEST(ReadMoveText, HugeTextsAreRefusedAtOnce) {
    std::string squares = "1";
    for (int i = 0; i < 10'000; ++i)
        squares += "x7";
    EXPECT_TRUE(readMoveText(international, squares).empty());
    EXPECT_TRUE(readMoveText(international, std::string(1'000'000, '1')).empty());
    EXPECT_TRUE(readMoveText(international, std::string(1'000'000, 'a')).empty());
    EXPECT_TRUE(readMoveText(international, std::string(1'000'000, ' ')).empty());
}

TEST(ReadMoveText, AnyBytesAreAMoveOrNot) {
    std::mt19937 random(3);
    constexpr std::string_view alphabet = "0123456789abchxX:- \t\xE2\x80\x93\xff";
    for (int i = 0; i < 200'000; ++i) {
        std::string text(random() % 9, ' ');
        for (char& c : text)
            c = alphabet[random() % alphabet.size()];
        for (const MoveText& read : readMoveText(russian, text))
            ASSERT_GE(read.squares.size() + (read.fromFile ? 1 : 0), 2U) << text;
    }
}

TEST(ShortText, HasTheVariantsSigns) {
    const auto first = [](Variant v, std::string_view fen) {
        const Position p = readFen(v, fen).value();
        return shortText(p.rules(), legalMoves(p)[0]);
    };
    EXPECT_EQ(first(Variant::international, "W:W6:B50"), "6-1");
    EXPECT_EQ(first(Variant::international, "W:W28:B22"), "28x17");
    EXPECT_EQ(first(Variant::russian, "W:Wc3:Bd4"), "c3:e5");
    EXPECT_EQ(first(Variant::czech, "W:Wc3:Bd4"), "c3xe5");
    EXPECT_EQ(first(Variant::thai, "W:W22:B17"), "22-13");
}

TEST(FullText, ListsEveryLandingSquare) {
    const Position p = readFen(Variant::international, "W:W32:B28,18,8").value();
    EXPECT_EQ(fullText(p, legalMoves(p)[0]), "32x23x12x3");
    const Position quiet = readFen(Variant::international, "W:WK46:B").value();
    for (const Move& m : legalMoves(quiet))
        EXPECT_EQ(fullText(quiet, m), shortText(quiet.rules(), m));
}

TEST(MoveText, AmbiguousCapturesAreWrittenInFull) {
    // PDN 3.0, restrictions on writing: the diagram with White's king on 47.
    EXPECT_EQ(texts(Variant::international, "W:WK47:B14,19,29,31,42"),
              (std::set<std::string>{"47x38x24x13x36", "47x38x20x9x36"}));
    EXPECT_EQ(texts(Variant::international, "W:WK4:B13,32,37,20"),
              (std::set<std::string>{"4x27x38x15", "4x31x42x15"}));
}

TEST(MoveText, OneMoveWithTwoWaysRoundIsWrittenShort) {
    // Both ways round the same four pieces: one move.
    const auto all = texts(Variant::international, "W:WK38:B18,19,32,33");
    EXPECT_EQ(all.count("38x38"), 1U);
    EXPECT_EQ(std::ranges::count_if(all, [](const std::string& t) { return t.size() > 5; }), 0);
}

TEST(MoveText, AmbiguousEnglishAndItalianMen) {
    const auto english1 = texts(Variant::english, "B:W14,15,18,21,22,23,30:B6,7,8,10,12,13");
    EXPECT_TRUE(english1.contains("10x17x26") && english1.contains("10x19x26"));
    const auto italian = texts(Variant::italian, "B:W6,13,14,18,21,22,25,30,31:B1,2,3,4,7,9");
    EXPECT_EQ(
        std::ranges::count_if(italian, [](const std::string& t) { return t.starts_with("3x"); }),
        2);
}

TEST(MoveText, RussianCrossroads) {
    // Two ways to turn, each with two squares to end on.
    const auto all = texts(Variant::russian, "W:WKd2:Bf6,c5,e5,e3");
    for (const std::string& t : all)
        EXPECT_TRUE(t.starts_with("d2:")) << t;
    EXPECT_EQ(all.size(),
              legalMoves(readFen(Variant::russian, "W:WKd2:Bf6,c5,e5,e3").value()).size());
}

/// A capture of one jump has no squares between its ends that distinguish it from a longer one.
bool isIndistinguishable(const Position& p, const Move& m) {
    return m.isCapture() && fullText(p, m) == shortText(p.rules(), m);
}

/// Every text of moveText is one move and no other, or comes first among its candidates; the text
/// of the whole way fits it as well.
void expectRoundTrip(const Position& p, const MoveList& legal) {
    for (const Move& m : legal) {
        const std::string text = moveText(p, m, legal);
        const MoveMatch match = resolve(p, text);
        ASSERT_FALSE(match.moves.empty()) << writeFen(p) << ' ' << text;
        ASSERT_EQ(match.moves.front(), m) << writeFen(p) << ' ' << text;
        ASSERT_TRUE(match.unique() || isIndistinguishable(p, m)) << writeFen(p) << ' ' << text;
        ASSERT_EQ(match.problem.has_value(), !match.unique()) << text;
        ASSERT_FALSE(match.wrongSeparator || match.wrongWay) << text;
        const std::string full = fullText(p, m);
        ASSERT_EQ(resolve(p, full).moves.front(), m) << writeFen(p) << ' ' << full;
    }
}

class MoveTextOf : public ::testing::TestWithParam<Variant> {};

TEST_P(MoveTextOf, RandomGamesIsReadBack) {
    playRandomGames(GetParam(), 40, 150, 1, expectRoundTrip);
}

TEST_P(MoveTextOf, CrossingCapturesIsReadBack) {
    setUpRandomPositions(GetParam(), 1500, 2, expectRoundTrip);
}

INSTANTIATE_TEST_SUITE_P(Variants, MoveTextOf, ::testing::ValuesIn(allVariants()),
                         [](const auto& v) { return std::string(rules(v.param).name); });

/// The way of a shared case, from, landing squares, to.
std::string wayOf(const nlohmann::json& move) {
    std::string text;
    for (const auto& number : move["path"])
        text += (text.empty() ? "" : "x") + std::to_string(number.get<int>());
    return text;
}

SquareSet capturedIn(const Rules& r, const nlohmann::json& move) {
    SquareSet captured;
    for (const auto& n : move["caps"])
        captured.insert(*r.square(n.get<int>()));
    return captured;
}

void expectShared(const Position& p, const nlohmann::json& move, const std::string& text) {
    const MoveMatch match = resolve(p, text);
    ASSERT_FALSE(match.moves.empty()) << writeFen(p) << ' ' << text;
    EXPECT_EQ(match.moves[0].captured, capturedIn(p.rules(), move)) << writeFen(p) << ' ' << text;
    EXPECT_TRUE(match.unique() || isIndistinguishable(p, match.moves[0]))
        << writeFen(p) << ' ' << text;
}

TEST(MoveText, WaysOfSharedCasesAreRead) {
    const auto cases = oracle::referenceLines("rules_cases.jsonl");
    int byNumber = 0;
    int byLetter = 0;
    for (const auto& c : cases) {
        const auto variant = variantNamed(c["variant"].get<std::string>());
        const Position p = readFen(*variant, c["fen"].get<std::string>()).value();
        for (const auto& m : c["legal"]) {
            expectShared(p, m, wayOf(m));
            ++byNumber;
            if (m.contains("alg") && p.rules().notation == Notation::algebraic) {
                expectShared(p, m, m["alg"].get<std::string>());
                ++byLetter;
            }
        }
    }
    EXPECT_GT(byNumber, 10'000);
    EXPECT_GT(byLetter, 1000);
}

} // namespace
} // namespace damscope::rules
