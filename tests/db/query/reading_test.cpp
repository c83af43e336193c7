// SPDX-License-Identifier: GPL-3.0-or-later
// The language: what it means, what it refuses and where, and that the manual speaks it.

#include "db/search/query/language/reading.hpp"
#include "db/search/query/match/matcher.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/game_codec.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "rules/text/notation.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace damscope::db::query {
namespace {

using rules::Variant;

Expected<Query, QueryError> readPlain(Variant variant, std::string_view text) {
    return readQuery(variant, text, NameCatalogue{});
}

rules::Game gameOf(const std::string& pdn, Variant variant = Variant::international) {
    parser::Reader reader(pdn);
    parser::GameText text;
    EXPECT_TRUE(reader.next(text));
    const parser::ReadGame read = parser::assemble(text, {variant, {}});
    for (const Problem& problem : read.problems)
        ADD_FAILURE() << english(problem.message);
    return read.game;
}

/// The plies at which a query holds.
std::vector<int> plies(const rules::Game& game, const std::string& text, Scope scope = {true}) {
    const auto query = readPlain(game.variant(), text);
    if (!query) {
        ADD_FAILURE() << text << ": " << english(message(query.error()));
        return {-1};
    }
    Matcher matcher(*query, scope);
    std::vector<Found> found;
    matcher.search(encodeGame(game), &found);
    std::vector<int> all;
    for (const Found& f : found)
        all.push_back(f.ply);
    return all;
}

using Plies = std::vector<int>;

// One exchange, and a move after it.
const std::string exchange = "1. 34-30 20-25 2. 30-24 19x30 3. 35x24 14-19 *";

std::string faultOf(const std::string& text) {
    const auto query = readPlain(Variant::international, text);
    return query ? "" : english(message(query.error()));
}

TEST(Query, readsWhatEnginesAndTablesSay) {
    for (const std::string text :
         {"blunder", "mistake by black", "inaccuracy by white", "missed win by white", "error",
          "table draw", "table win for black and not black won", "table loss for white"})
        EXPECT_EQ(faultOf(text), "") << text;
    const auto blunder = readPlain(Variant::international, "blunder by black");
    const auto* played = std::get_if<ErrorPlayed>(blunder->term.condition());
    ASSERT_NE(played, nullptr);
    EXPECT_EQ(played->quality, analysis::Quality::blunder);
    EXPECT_EQ(played->color, rules::Color::black);
    const auto loss = readPlain(Variant::international, "table loss for white");
    EXPECT_EQ(std::get<TableSays>(*loss->term.condition()).result, rules::GameResult::blackWins);
}

TEST(Query, needsASideAndAWordForThem) {
    for (const std::string text : {"blunder by", "blunder by 5", "missed", "table", "table win",
                                   "table win for", "table lost"})
        EXPECT_NE(faultOf(text), "") << text;
}

TEST(Query, boardIsSeenSquareBySquare) {
    const rules::Game game = gameOf("1. 32-28 18-23 2. 38-32 *");
    EXPECT_EQ(plies(game, "white man on 28"), (Plies{1, 2, 3}));
    EXPECT_EQ(plies(game, "white men on 28 32"), (Plies{3}));
    EXPECT_EQ(plies(game, "empty on 32"), (Plies{1, 2}));
    EXPECT_EQ(plies(game, "white man/empty on 32"), (Plies{0, 1, 2, 3}));
    EXPECT_EQ(plies(game, "black man on any of 23 28"), (Plies{2, 3}));
    EXPECT_EQ(plies(game, "not black man on 18"), (Plies{2, 3}));
    EXPECT_EQ(plies(game, "white king on 28"), Plies{});
    EXPECT_EQ(plies(game, "white men on 31-35 and white to move"), (Plies{0}));
    EXPECT_EQ(plies(game, "pieces on 18 32"), (Plies{0}));
    EXPECT_EQ(plies(game, "pattern \"B:W28:B18\""), (Plies{1}));
    EXPECT_EQ(plies(game, "pattern \"W28,32\""), (Plies{3}));
    EXPECT_EQ(plies(game, "pattern \"W:B23\""), (Plies{2}));
}

TEST(Query, capitalsBlanksAndRemarksDoNotMatter) {
    const rules::Game game = gameOf("1. 32-28 18-23 2. 38-32 *");
    EXPECT_EQ(plies(game, "White men ON 28,32 # a remark \"\n  AND black to\tmove"), (Plies{3}));
}

TEST(Query, positionsAreFoundByFenAndByMoves) {
    const rules::Game game = gameOf("1. 32-28 18-23 2. 38-32 *");
    EXPECT_EQ(plies(game, "after \"1. 32-28\""), (Plies{1}));
    EXPECT_EQ(plies(game, "position \"W:W31-50:B1-20\""), (Plies{0}));
    EXPECT_EQ(plies(game, "position \"B:W31-50:B1-20\""), Plies{});
    EXPECT_EQ(plies(game, "position \"?:W31-50:B1-20\""), (Plies{0}));
}

TEST(Query, numbersAndTime) {
    const rules::Game game = gameOf(exchange);
    EXPECT_EQ(plies(game, "white men = 19"), (Plies{4, 5, 6}));
    EXPECT_EQ(plies(game, "white men < black men"), (Plies{4}));
    EXPECT_EQ(plies(game, "white men = black men - 1"), (Plies{4}));
    EXPECT_EQ(plies(game, "pieces = 38 to 39"), (Plies{4, 5, 6}));
    EXPECT_EQ(plies(game, "ply = 2 to 3"), (Plies{2, 3}));
    EXPECT_EQ(plies(game, "move number = 2"), (Plies{2, 3}));
    EXPECT_EQ(plies(game, "move number >= 3"), (Plies{4, 5, 6}));
    EXPECT_EQ(plies(game, "ply < 0"), Plies{});
    EXPECT_EQ(plies(game, "white man on 24 for 2 plies"), Plies{});
    EXPECT_EQ(plies(game, "white man on 24 for 1 ply"), (Plies{5}));
}

// The start is 31-50 against 1-20, five men in a row.
TEST(Query, regionsAreCounted) {
    const rules::Game game = gameOf(exchange);
    EXPECT_EQ(plies(game, "at least 8 white men on rim"), (Plies{0, 1, 2, 3, 4}));
    EXPECT_EQ(plies(game, "white men on rim = 7"), (Plies{5, 6})) << "35 has gone";
    EXPECT_EQ(plies(game, "white men on row 4 = 5 and ply < 2"), (Plies{0}));
    EXPECT_EQ(plies(game, "black men on rows 4-5 >= 5 and ply < 3"), (Plies{0, 1, 2}));
    EXPECT_EQ(plies(game, "white men on left wing > white men on right wing"), (Plies{4, 5, 6}));
}

TEST(Query, wingsAndRowsAreThoseOfThePlayer) {
    const rules::Game game = gameOf("[SetUp \"1\"]\n[FEN \"W:W26,45:B1,6,25\"]\n\n*");
    EXPECT_EQ(plies(game, "1 white man on left wing and 1 white man on right wing"), (Plies{0}));
    EXPECT_EQ(plies(game, "1 black man on left wing and 2 black men on right wing"), (Plies{0}));
    EXPECT_EQ(plies(game, "1 white man on row 5 and 1 black man on row 5 and 1 white man on row 2"),
              (Plies{0}));
    EXPECT_EQ(plies(game, "mirrored 2 white men on right wing"), (Plies{0}));
}

// White to move has 28-22, 28-23 and 50-44, 50-45; only 28-22 and 28-23 give a man.
TEST(Query, movesTempiAndOpposition) {
    const rules::Game game = gameOf("[SetUp \"1\"]\n[FEN \"W:W28,50:B12,18\"]\n\n*");
    EXPECT_EQ(plies(game, "white legal moves = 4 and legal moves = 4"), (Plies{0}));
    EXPECT_EQ(plies(game, "white safe moves = 2"), (Plies{0}));
    EXPECT_EQ(plies(game, "black legal moves = 3"), (Plies{0})) << "as if it were Black's turn";
    EXPECT_EQ(plies(game, "white tempi = 4"), (Plies{0}));
    EXPECT_EQ(plies(game, "black tempi = white tempi + 1"), (Plies{0}));
    const rules::Game facing = gameOf("[SetUp \"1\"]\n[FEN \"W:W28:B18\"]\n\n*");
    EXPECT_EQ(plies(facing, "black has opposition"), (Plies{0})) << "White must give way";
    EXPECT_EQ(plies(facing, "white has opposition"), Plies{});
}

TEST(Query, attackedAndProtectedPieces) {
    const rules::Game open = gameOf("[SetUp \"1\"]\n[FEN \"W:W28,34:B23\"]\n\n*");
    EXPECT_EQ(plies(open, "attacked white man on 28 and attacked black man on 23"), (Plies{0}));
    const rules::Game closed = gameOf("[SetUp \"1\"]\n[FEN \"W:W28,32:B23,19\"]\n\n*");
    EXPECT_EQ(plies(closed, "not attacked white man on 28"), (Plies{0})) << "32 stands behind";
    EXPECT_EQ(plies(closed, "protected white man on 28 and 1 protected black man"), (Plies{0}));
    EXPECT_EQ(plies(closed, "protected white man on 32"), Plies{}) << "it touches nobody";
}

TEST(Query, howOftenAndLongest) {
    const rules::Game game = gameOf(exchange);
    EXPECT_EQ(plies(game, "3 times white plays", {false}), (Plies{0}));
    EXPECT_EQ(plies(game, "at least 4 times white plays"), Plies{});
    EXPECT_EQ(plies(game, "1 time white man on 24", {false}), Plies{}) << "it came there twice";
    EXPECT_EQ(plies(game, "2 times white man on 24", {false}), (Plies{0}));
    EXPECT_EQ(plies(game, "longest captures"), (Plies{3}));
    EXPECT_EQ(plies(game, "longest white man on 24"), (Plies{5}));
    EXPECT_EQ(plies(game, "captures for 2 plies"), (Plies{3}));
    EXPECT_EQ(plies(game, "white plays for 2 moves"), (Plies{0, 2}));
    EXPECT_EQ(plies(game, "white moves for 2 moves"), (Plies{0}));
    EXPECT_EQ(plies(game, "white man on 24 for 1 move"), Plies{}) << "two plies";
}

TEST(Query, leftAndRightAreExchanged) {
    const rules::Game game = gameOf("1. 34-29 18-23 *");
    EXPECT_EQ(plies(game, "reflected white man on 28"), (Plies{1, 2})) << "28 becomes 28 or 29";
    EXPECT_EQ(plies(game, "reflected white moves 32-28"), (Plies{0}));
    EXPECT_EQ(plies(game, "symmetric"), (Plies{0}));
}

// Exchanges that interrupt a structure do not end it, however long it shall last.
TEST(Query, aStructureLastsThroughExchanges) {
    const rules::Game game = gameOf("[SetUp \"1\"]\n[FEN \"W:W24,37,42,48,50:B26,1,6\"]\n\n"
                                    "1. 37-31 26x37 2. 42x31 1-7 3. 50-45 7-12 *");
    EXPECT_EQ(plies(game, "structure \"outpost 24\" by white for 6 plies"), (Plies{0}));
    EXPECT_EQ(plies(game, "(structure \"outpost 24\" by white) for 3 moves"), (Plies{0}));
    EXPECT_EQ(plies(game, "structure \"outpost 24\" for 3 plies"), (Plies{0, 3}));
    EXPECT_EQ(plies(game, "structure \"outpost 24\" by white for 7 plies"), Plies{});
}

TEST(Query, manoeuvres) {
    const rules::Game game = gameOf(exchange);
    EXPECT_EQ(plies(game, "white moves"), (Plies{0, 2}));
    EXPECT_EQ(plies(game, "white plays"), (Plies{0, 2, 4}));
    EXPECT_EQ(plies(game, "captures"), (Plies{3, 4}));
    EXPECT_EQ(plies(game, "black captures 1 man over 24"), (Plies{3}));
    EXPECT_EQ(plies(game, "captures at least 2"), Plies{});
    EXPECT_EQ(plies(game, "white plays 34-30"), (Plies{0}));
    EXPECT_EQ(plies(game, "white plays from 35 to 24"), (Plies{4}));
    EXPECT_EQ(plies(game, "white gives 1 man"), (Plies{2}));
    EXPECT_EQ(plies(game, "white plays taken next"), (Plies{2}));
    EXPECT_EQ(plies(game, "black gives 1"), (Plies{3}));
    EXPECT_EQ(plies(game, "king moves"), Plies{});
    EXPECT_EQ(plies(game, "promotes"), Plies{});
}

TEST(Query, sequencesGoOnInTheRowOfPositionsAndMoves) {
    const rules::Game game = gameOf(exchange);
    EXPECT_EQ(plies(game, "white gives 1 then immediately black captures"), (Plies{2}));
    EXPECT_EQ(plies(game, "white moves then immediately white captures"), Plies{});
    EXPECT_EQ(plies(game, "white moves then within 2 plies white captures"), (Plies{2}));
    EXPECT_EQ(plies(game, "white moves then white captures"), (Plies{0, 2}));
    EXPECT_EQ(plies(game, "white moves then immediately white man on 24"), (Plies{2}));
    EXPECT_EQ(plies(game, "white moves then not black captures until white captures"), Plies{});
    EXPECT_EQ(plies(game, "white moves then not black king captures until white captures"),
              (Plies{0, 2}));
    // From a position, the next move is the one that is played in it.
    EXPECT_EQ(plies(game, "ply = 2 then immediately white plays 30-24"), (Plies{2}));
    EXPECT_EQ(plies(game, "within 2 plies white captures"), (Plies{3, 4}));
    EXPECT_EQ(plies(game, "anywhere captures", {false}), (Plies{0}));
}

TEST(Query, aPieceIsFollowedThroughASequence) {
    const rules::Game game = gameOf(exchange);
    EXPECT_EQ(plies(game, "white moves then the same piece moves"), (Plies{0}));
    EXPECT_EQ(plies(game, "white moves then immediately the same piece on 24"), (Plies{2}));
    EXPECT_EQ(plies(game, "white moves then the same man on any of 1 24"), (Plies{0, 2}));
    EXPECT_EQ(plies(game, "white moves then the same king on 24"), Plies{});
    EXPECT_EQ(plies(game, "white moves then black captures the same piece"), (Plies{0, 2}));
    EXPECT_EQ(plies(game, "white moves 34-30 then the same piece captures"), Plies{});
    EXPECT_EQ(plies(game, "black captures then within 1 ply white captures the same piece"),
              (Plies{3}));
    EXPECT_EQ(plies(game, "ply = 4 and white captures then the same piece plays"), Plies{});
    // The nearest part before, or the nearest of its colour.
    EXPECT_EQ(plies(game, "white moves 34-30 then black captures then white captures the same man"),
              (Plies{0}));
    EXPECT_EQ(plies(game, "white moves 34-30 then black moves then the same white piece moves"),
              (Plies{0}));
    EXPECT_EQ(plies(game, "white moves 34-30 then black moves then the same piece moves"), Plies{});
    EXPECT_EQ(plies(game, "white moves then (black moves then white moves then within 1 ply black "
                          "captures the same white piece)"),
              (Plies{0}));
    EXPECT_EQ(plies(game, "white moves 34-30 then not the same piece moves until black captures"),
              Plies{});
    EXPECT_EQ(plies(game, "mirrored (black moves then white captures the same black piece)"),
              (Plies{0, 2}));
}

TEST(Query, aCaptureMayBeForcedByMajority) {
    const std::string head = "[SetUp \"1\"]\n[FEN \"W:W28,33:";
    const rules::Game two = gameOf(head + "B1,12,22,29\"]\n\n1. 28x8 29x38 *");
    EXPECT_EQ(plies(two, "captures by majority"), (Plies{0}));
    EXPECT_EQ(plies(two, "white must capture"), (Plies{0}));
    EXPECT_EQ(plies(two, "black captures by majority"), Plies{});
    const rules::Game one = gameOf(head + "B1,22,29\"]\n\n1. 28x17 29x38 *");
    EXPECT_EQ(plies(one, "captures by majority"), Plies{});
    EXPECT_EQ(plies(one, "white must capture"), Plies{});
    EXPECT_EQ(plies(one, "must capture"), (Plies{1}));
}

TEST(Query, combinationIsFound) {
    // White gives two men; what he takes then ends on the last row.
    const rules::Game game =
        gameOf("[SetUp \"1\"]\n[FEN \"W:W30,33,43,48,49:B10,13,15,19,20,22,28\"]\n\n"
               "1. 30-24 20x38 2. 43x5 *");
    EXPECT_EQ(plies(game, "white gives at least 2 men\n"
                          "then immediately (within 6 plies white captures at least 4 and within "
                          "6 plies white promotes)"),
              (Plies{0}));
    EXPECT_EQ(plies(game, "white gives at least 3 men then white captures"), Plies{});
    EXPECT_EQ(plies(game, "white gives 2 then within 2 plies white captures 4 promoting"),
              (Plies{0}));
    EXPECT_EQ(plies(game, "white gives 2 then immediately white captures 4"), Plies{});
}

TEST(Query, resultsAndEnds) {
    const rules::Game game = gameOf("1. 32-28 18-23 2. 38-32 2-0");
    EXPECT_EQ(plies(game, "white won and at the end"), (Plies{3}));
    EXPECT_EQ(plies(game, "black lost", {false}), (Plies{0}));
    EXPECT_EQ(plies(game, "drawn or unfinished or both lost"), Plies{});
    EXPECT_EQ(plies(game, "mirrored black won", {false}), (Plies{0}));
    const rules::Game blocked = gameOf("[SetUp \"1\"]\n[FEN \"W:W16:B1,2,11,6,7\"]\n\n*");
    EXPECT_EQ(plies(blocked, "white blocked"), (Plies{0}));
    EXPECT_EQ(plies(blocked, "black blocked"), Plies{});
}

TEST(Query, mirroredTurnsTheBoard) {
    const rules::Game game = gameOf("1. 32-28 18-23 2. 38-32 *");
    EXPECT_EQ(plies(game, "mirrored white plays 33-28"), (Plies{1}));
    EXPECT_EQ(plies(game, "mirrored white man on 28"), (Plies{2, 3}));
}

TEST(Query, variationsAreSearchedOnRequest) {
    const rules::Game game = gameOf("1. 32-28 18-23 (1... 19-23 2. 28x19 14x23) 2. 38-32 *");
    EXPECT_EQ(plies(game, "white captures"), Plies{});
    EXPECT_EQ(plies(game, "white captures", {true, true}), (Plies{2}));
    EXPECT_EQ(plies(game, "white moves 32-28", {true, true}), (Plies{0}));
}

TEST(Query, squaresAreThoseOfTheVariant) {
    const rules::Game game = gameOf("[GameType \"25\"]\n\n1. c3-d4 d6-c5 *", Variant::russian);
    EXPECT_EQ(plies(game, "white moves c3-d4"), (Plies{0}));
    EXPECT_EQ(plies(game, "white man on d4 and black man on c5"), (Plies{2}));
}

struct Refused {
    std::string text;
    std::size_t offset;
    std::string message; // a part of it
    Variant variant = Variant::international;
};

class RefusedQuery : public ::testing::TestWithParam<Refused> {};

TEST_P(RefusedQuery, isReportedWithItsPlaceAndAnExample) {
    const auto query = readPlain(GetParam().variant, GetParam().text);
    ASSERT_FALSE(query);
    EXPECT_EQ(query.error().offset, GetParam().offset) << english(message(query.error()));
    EXPECT_NE(english(message(query.error())).find(GetParam().message), std::string::npos)
        << english(message(query.error()));
    EXPECT_TRUE(readPlain(Variant::international, query.error().example)) << query.error().example;
}

INSTANTIATE_TEST_SUITE_P(
    Mistakes, RefusedQuery,
    ::testing::Values(
        Refused{"", 0, "a condition"}, Refused{"foo", 0, "a condition"},
        Refused{"structure hekstelling", 10, "double quotes"},
        Refused{"shot coup royal by white", 5, "double quotes"}, Refused{"white", 5, "an action"},
        Refused{"white mann on 27", 6, "'man', 'king' or 'piece'"},
        Refused{"after \"32-28 32-28\"", 13, "there is no piece on 32"},
        Refused{"white men on", 12, "a square"}, Refused{"white men on 27 and", 19, "a condition"},
        Refused{"white men on 27 black to move", 16, "'and'"},
        Refused{"(white men = 3", 0, "not closed"},
        Refused{"white men = 3)", 13, "has no opening one"},
        Refused{"white man on 51", 13, "no square 51"}, Refused{"white man on 0", 13, "no square"},
        Refused{"white man on 35-31", 16, "range"}, Refused{"white men = x", 12, "a number"},
        Refused{"white men <= 3 to 4", 0, "range"},
        Refused{"white moves at least 2", 12, "captures"},
        Refused{"white captures for 2 plies outside exchanges", 0, "'outside exchanges'"},
        Refused{"at least 6 white men on row 5", 0, "only 5 squares"},
        Refused{"white men on row 11", 17, "cannot be asked"},
        Refused{"white men on row x", 17, "a number"}, Refused{"white men on left", 17, "'wing'"},
        Refused{"white legal moves", 17, "an action"},
        Refused{"white legal moves on 27", 18, "'='"},
        Refused{"tempi > 3", 0, "'white' or 'black'"},
        Refused{"attacked white man captures", 19, "attacked or protected"},
        Refused{"reflected white men on 26 35", 0, "left and right"},
        Refused{"white has", 9, "'opposition'"}, Refused{"5 to 3 white men", 0, "range"},
        Refused{"white man on 27 for ever", 20, "plies"},
        Refused{"white to move until black to move", 14, "until"},
        Refused{"white man to move", 10, "'white' or 'black'"},
        Refused{"position \"W:W99:B1\"", 13, "99"}, Refused{"position W:W31", 9, "quotes"},
        Refused{"after \"32-23\"", 7, "32-23"}, Refused{"draw rule \"mate\"", 11, "no draw rule"},
        Refused{"white man on 27 and black man on 27", 20, "two different conditions"},
        Refused{"white man on 3", 0, "king"}, Refused{"black men on 46-50", 0, "king"},
        Refused{"position \"W:W3:B20\"", 10, "king"}, Refused{"white pieces = 21", 0, "at most 20"},
        Refused{"white men \xC3\xA9", 10, "is not expected here"},
        Refused{"the same piece captures", 0, "no move comes before"},
        Refused{"white man on 27 then the same piece captures", 21, "no move comes before"},
        Refused{"black moves then black captures the same white piece", 17, "no move comes"},
        Refused{"white moves then the same", 25, "'man', 'king' or 'piece'"},
        Refused{"white captures by black", 18, "'majority'"},
        Refused{"white man on 33", 13, "no square 33", Variant::english},
        Refused{"white man on k4", 13, "no square k4", Variant::russian}));

std::string explained(const std::string& text) {
    const auto query = readPlain(Variant::international, text);
    EXPECT_TRUE(query) << text;
    return query ? explanation(*query, Language::english) : std::string();
}

TEST(Query, isExplainedInWords) {
    EXPECT_EQ(explained("white men on 27 28"), "white man on each of 27, 28\n");
    EXPECT_EQ(explained("not white king/empty on any of 46 5"),
              "not:\n  white king or empty square on one of 5, 46\n");
    EXPECT_EQ(explained("at least 2 attacked black men on row 1 and white to move"),
              "all of these, in one place:\n"
              "  attacked black men on 1, 2, 3, 4, 5: at least 2\n"
              "  White is to move\n");
    EXPECT_EQ(explained("white gives at least 2 men then within 3 moves white man captures forced"),
              "first:\n"
              "  White: moves or captures\n"
              "    men given away: at least 2\n"
              "then within 6 plies:\n"
              "  white man: captures\n"
              "    it is the only legal move\n");
    EXPECT_EQ(explained("white captures for 4 plies"),
              "each move of White in the next 4 plies:\n  White: captures\n");
}

TEST(Query, amountsAreExplainedInWords) {
    for (const auto& [text, words] :
         {std::pair{"white men = 4", "white men: exactly 4"},
          {"white men = 4 to 6", "white men: 4 to 6"},
          {"white men >= 2", "white men: at least 2"},
          {"white men > 2", "white men: at least 3"},
          {"white men <= 8", "white men: at most 8"},
          {"white men < 8", "white men: at most 7"},
          {"kings = 0", "kings: none"},
          {"black legal moves = 1", "legal moves of Black: exactly 1"},
          {"ply >= 20", "moves made before, of both sides: at least 20"},
          {"white captures 3 men", "White: captures\n  men captured: exactly 3"},
          {"captures at least 4", "a side: captures\n  pieces captured: at least 4"},
          {"white gives 1 king", "White: moves or captures\n  kings given away: exactly 1"},
          {"at least 3 times drawn", "at least 3 times in the game:\n  result: draw"},
          {"1 time drawn", "exactly once in the game:\n  result: draw"},
          {"2 to 4 times drawn", "2 to 4 times in the game:\n  result: draw"}})
        EXPECT_TRUE(explained(text).starts_with(words)) << explained(text);
}

// Whole numbers: more than three more are at least four more.
TEST(Query, comparisonsAreExplainedInWords) {
    for (const auto& [text, words] :
         {std::pair{"white men = black men", "as many white men as black men\n"},
          {"white men > black men", "more white men than black men\n"},
          {"white men < black men", "fewer white men than black men\n"},
          {"white men >= black men", "at least as many white men as black men\n"},
          {"white men <= black men", "at most as many white men as black men\n"},
          {"white men >= black men + 1", "more white men than black men\n"},
          {"white men <= black men + 1", "white men: at most 1 more than black men\n"},
          {"white men = black men + 2", "white men: exactly 2 more than black men\n"},
          {"white men < black men + 1", "at most as many white men as black men\n"},
          {"white men <= black men - 2", "white men: at least 2 fewer than black men\n"},
          {"white men > black men - 3", "white men: at most 2 fewer than black men\n"},
          {"white men = black men - 1", "white men: exactly 1 fewer than black men\n"},
          {"white legal moves > black legal moves + 3",
           "legal moves of White: at least 4 more than legal moves of Black\n"}})
        EXPECT_EQ(explained(text), words);
}

std::string exampleFor(std::string_view text, Variant variant = Variant::international) {
    const auto query = readPlain(variant, text);
    EXPECT_FALSE(query) << text;
    return query ? std::string() : query.error().example;
}

TEST(Query, examplesAreMadeOfWhatWasWritten) {
    EXPECT_EQ(exampleFor("white wins"), "white won");
    EXPECT_EQ(exampleFor("White wins and black king on 5"), "White won and black king on 5");
    EXPECT_EQ(exampleFor("white man on 27 or 28"), "white man on any of 27 28");
    EXPECT_EQ(exampleFor("white man on 27 or 28 or 32 and kings = 0"),
              "white man on any of 27 28 32 and kings = 0");
    EXPECT_EQ(exampleFor("white man on c3 or d4", Variant::russian), "white man on any of c3 d4");
    EXPECT_EQ(exampleFor("white mann on 27"), "white man on 27");
    EXPECT_EQ(exampleFor("white pawns on 27 28"), "white men on 27 28");
    for (const auto& [written, meant] :
         {std::pair{"white has 3 kings", "white kings = 3"},
          {"white 2 kings and black to play", "white kings = 2 and black to move"},
          {"no white kings", "white kings = 0"},
          {"white captures 3 men and", "white captures 3 men"},
          {"blunder of white", "blunder by white"},
          {"white clock less than 5 minutes", "white clock under 5 minutes"},
          {"for 6 plies white man on 24", "white man on 24 for 6 plies"},
          {"white king or man on 46", "white king on 46 or white man on 46"},
          {"more than 3 white kings", "at least 4 white kings"},
          {"white resigns", "white lost"},
          {"black men at 18 19", "black men on 18 19"},
          {"black sacrifices 2 men", "black gives 2 men"},
          {"white moves 32-28 than black captures", "white moves 32-28 then black captures"},
          {"clock under 5", "clock under 5 minutes"},
          {"longest white king", "longest white king on 27"}})
        EXPECT_EQ(exampleFor(written), meant) << written;
    EXPECT_EQ(exampleFor("white men on 27 black to move"), "white men on 27 and black to move");
    EXPECT_EQ(exampleFor("(white men = 3"), "(white men = 3)");
    EXPECT_EQ(exampleFor("white men = 3)"), "white men = 3");
    EXPECT_EQ(exampleFor("white man on 35-31"), "white man on 31-35");
    EXPECT_EQ(exampleFor("white man to move"), "white to move");
    EXPECT_EQ(exampleFor("white man on 3"), "white king on 3");
    EXPECT_EQ(exampleFor("white man on 27 for 6"), "white man on 27 for 6 plies");
    EXPECT_EQ(exampleFor("structure hekstelling by white"), "structure \"hekstelling\" by white");
    EXPECT_EQ(exampleFor("at least 3 white men on edge"), "at least 3 white men on rim");
    EXPECT_EQ(exampleFor("wite takes 2 men and blak loses"), "white captures 2 men and black lost")
        << "several mistakes";
    EXPECT_EQ(exampleFor("gibberish without end"), "white men on 27 28 and black to move");
}

std::string saidOf(std::string_view text, Language language,
                   Variant variant = Variant::international) {
    const auto query = readPlain(variant, text);
    EXPECT_FALSE(query) << text;
    return query ? std::string() : translated(message(query.error()), language);
}

TEST(Query, whatIsWrongIsSaidInEveryLanguage) {
    EXPECT_EQ(saidOf("white mann on 27", Language::english),
              "'man', 'king' or 'piece' is expected here, or an action: 'to move', 'moves', "
              "'captures', ...");
    EXPECT_EQ(saidOf("white men / on", Language::english),
              "'man', 'king', 'piece' or 'empty' is expected here");
    EXPECT_EQ(saidOf("white men / on", Language::dutch),
              "hier moet 'man', 'king', 'piece' of 'empty' staan");
    EXPECT_EQ(saidOf("white men / on", Language::french),
              "il faut ici 'man', 'king', 'piece' ou 'empty'");
    EXPECT_EQ(saidOf("ply 7", Language::russian), "здесь должно стоять '=', '<' или '>'");
    EXPECT_EQ(saidOf("white man on k4", Language::english, Variant::russian),
              "Russian draughts (shashki) has no square k4: squares are 1 to 32");
    EXPECT_EQ(saidOf("white man on k4", Language::dutch, Variant::russian),
              "Russisch dammen (sjasjki) heeft geen veld k4: de velden zijn 1 tot en met 32");
    EXPECT_EQ(saidOf("white pieces = 21", Language::english),
              "International draughts is played with at most 20 white pieces");
    EXPECT_EQ(saidOf("black pieces = 21", Language::french),
              "Dames internationales : on joue avec 20 pièces noires au plus");
    EXPECT_EQ(saidOf("white man on 3", Language::english),
              "no white man can be on 3: it would be a king there");
    EXPECT_EQ(saidOf("white man on 3", Language::russian),
              "белая простая на 3 стоять не может: там это уже дамка");
    EXPECT_EQ(saidOf("position \"W:W99:B1\"", Language::dutch),
              "veld 99 bestaat niet op een bord van 10x10");
}

TEST(Query, nestingIsLimited) {
    const std::string deep(100'000, '(');
    EXPECT_FALSE(readPlain(Variant::international, deep + "white to move"));
    std::string nots;
    for (int i = 0; i < 100'000; ++i)
        nots += "not ";
    EXPECT_FALSE(readPlain(Variant::international, nots + "white to move"));
}

TEST(Query, materialIsNumbersPartedByCommas) {
    EXPECT_TRUE(readMaterial(Variant::international, "white kings = 2, pieces <= 7"));
    EXPECT_FALSE(readMaterial(Variant::international, "white kings = 2,"));
    EXPECT_FALSE(readMaterial(Variant::international, "white man on 27"));
    const auto wrong = readMaterial(Variant::international, "white kings = 2, men");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().offset, 20U);
}

// Every example of the manual can be read, and asked of a game without harm.
TEST(QueryManual, speaksTheLanguage) {
    std::ifstream manual("docs/query.md");
    ASSERT_TRUE(manual) << "run in the repository root";
    const rules::Game game = gameOf(exchange);
    int examples = 0;
    std::string query;
    bool inside = false;
    for (std::string line; std::getline(manual, line);) {
        if (line == "```query") {
            inside = true;
            query.clear();
        } else if (inside && line == "```") {
            inside = false;
            ++examples;
            (void)plies(game, query);
        } else if (inside) {
            query += line + "\n";
        }
    }
    EXPECT_GE(examples, 30);
}

} // namespace
} // namespace damscope::db::query
