// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/repair/repair.hpp"

#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/messages/english.hpp"
#include "tests/rules/written_script.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace damscope::rules {
namespace {

// Games of samples/, and one made up, to damage.
constexpr std::string_view internationalGame =
    "1. 32-28 17-21 2. 28-23 19x28 3. 33x22 18x27 4. 31x22 14-19 5. 34-29 9-14 6. 38-33 3-9 "
    "7. 39-34 20-25 8. 43-38 14-20 9. 44-39 19-24 10. 50-44 24-30 11. 35x24 13-18 12. 22x13 8x30 "
    "13. 38-32 21-26 14. 48-43 30-35 15. 36-31 9-13 16. 33-28 2-8 17. 39-33 4-9";
constexpr std::string_view englishGame =
    "1. 9-14 21-17 2. 14x21 24-19 3. 6-9 23-18 4. 10-15 19x10 5. 7x23 26x19 6. 3-7 22-17 "
    "7. 2-6 27-23 8. 6-10 31-26 9. 1-6 28-24 10. 9-13 26-22 11. 5-9 24-20 12. 11-15 32-28";
constexpr std::string_view russianGame =
    "1. e3-d4 h6-g5 2. d2-e3 d6-e5 3. g3-f4 e5:g3 4. h2:h6 e7-d6 5. e3-f4 f6-e5 6. d4:f6 g7:g3 "
    "7. f2:h4 b6-c5 8. c3-b4 f8-e7 9. g1-f2 a7-b6 10. f2-g3 b8-a7 11. g3-f4 b6-a5 12. h4-g5 a5:c3";

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    EXPECT_NE(at, std::string_view::npos) << from;
    return std::string(text).replace(at, from.size(), to);
}

std::optional<Proposal> proposedFor(Variant v, const std::string& moves) {
    const WrittenScript written(moves);
    return proposeCorrection(Position::start(v), written.script);
}

// "6. 38-33 for 38-34", "6. 38-33 missing", "without 6. 38-33"; "sure" if it is.
std::string shown(const std::optional<Proposal>& proposal, const Rules& rules) {
    if (!proposal)
        return "nothing";
    const Correction& c = proposal->correction;
    const std::string number =
        std::to_string(c.moveNumber) + (c.mover == rules.firstMover ? ". " : "... ");
    const std::string words =
        c.kind == Correction::Kind::otherMove     ? number + c.meant + " for " + c.written
        : c.kind == Correction::Kind::missingMove ? number + c.meant + " missing"
                                                  : "without " + number + c.written;
    return words + (proposal->sure ? ", sure" : "");
}

struct Fault {
    Variant variant;
    std::string_view game;
    std::string_view right;
    std::string_view written;
    std::string_view proposal;
};

void PrintTo(const Fault& fault, std::ostream* out) {
    *out << fault.right << " written " << fault.written;
}

class DamagedGame : public ::testing::TestWithParam<Fault> {};

TEST_P(DamagedGame, proposesWhatWasMeant) {
    const Fault& f = GetParam();
    const auto proposal = proposedFor(f.variant, replaced(f.game, f.right, f.written));
    EXPECT_EQ(shown(proposal, rules(f.variant)), f.proposal);
    ASSERT_TRUE(proposal);
    EXPECT_TRUE(proposal->complete);
}

// Set-up tables of one move or two, as programs for tournaments draw them by lot, and other games
// that end where something is repaired: nothing behind it confirms the guess.
TEST(Repair, isNotSureWithoutMovesBehindIt) {
    for (const auto& [variant, moves] : {
             std::pair{Variant::russian, "1. a1-b4 h6-g5"},
             {Variant::russian, "1. g7-h4"},
             {Variant::russian, "1. c3-b4 h8-g5"},
             {Variant::russian, "1. a3-a5 f6-a3"},
             {Variant::international, "1. 32-28 19-23 2. 28x19 14x32"},
             {Variant::international, "1. 32-28 18-22 2. 37-23"},
             {Variant::english, "1. 9-14 21-17 2. 14x20"},
             {Variant::international, "1. 32-28 19-24 2. 38-32 2. 38-32"},
             {Variant::brazilian, "1. c3-d5"},
         }) {
        const auto proposal = proposedFor(variant, moves);
        EXPECT_FALSE(proposal && proposal->sure)
            << moves << ": " << shown(proposal, rules(variant));
    }
}

// One move behind it is not enough, two are.
TEST(Repair, isSureWithTwoMovesBehindIt) {
    const auto upTo = [](std::size_t moves) {
        const std::string damaged = replaced(internationalGame, "48-43", "48-34");
        std::size_t end = damaged.find("48-34") + 5;
        for (std::size_t i = 0; i < moves; ++i) { // numbers stand before White's
            end = damaged.find('-', end + 1);
            end = damaged.find(' ', end);
        }
        return proposedFor(Variant::international, damaged.substr(0, end));
    };
    for (const std::size_t moves : {0U, 1U}) {
        const auto proposal = upTo(moves);
        EXPECT_FALSE(proposal && proposal->sure) << moves;
    }
    EXPECT_EQ(shown(upTo(4), rules(Variant::international)), "14. 48-43 for 48-34, sure");
}

// Where two dashes are no pass, since the move behind them is legal without one, nothing changes.
TEST(Repair, readsOnBehindADash) {
    for (const std::string_view move : {"17-21", "21-26"}) {
        const std::string damaged = replaced(replaced(internationalGame, "48-43", "48-34"), move,
                                             "/--/ " + std::string(move));
        EXPECT_EQ(
            shown(proposedFor(Variant::international, damaged), rules(Variant::international)),
            "14. 48-43 for 48-34, sure")
            << move;
    }
}

// Another first move than that of the games above.
std::string_view anotherMove(Variant v) {
    return v == Variant::international ? "31-27" : v == Variant::english ? "9-13" : "c3-b4";
}

// The script with what is proposed in place.
Script corrected(const Script& script, const Correction& c) {
    Script copy = script;
    const auto at = copy.begin() + static_cast<std::ptrdiff_t>(c.item);
    const auto next = copy.erase(at, at + static_cast<std::ptrdiff_t>(c.items));
    if (c.kind != Correction::Kind::extraMove)
        copy.insert(next, {ScriptItem::Kind::move, false, 0, c.meant});
    return copy;
}

// A game that is a variation of another is a line like any.
TEST_P(DamagedGame, proposesTheSameInAVariation) {
    const Fault& f = GetParam();
    const WrittenScript written(std::string(anotherMove(f.variant)) + " ( " +
                                replaced(f.game, f.right, f.written) + " )");
    const Position start = Position::start(f.variant);
    const Replayed broken = replay(start, written.script);
    const auto proposals = proposeCorrections(written.script, broken.brokenVariations);
    ASSERT_EQ(proposals.size(), 1U);
    EXPECT_EQ(shown(proposals[0], rules(f.variant)), f.proposal);
    ASSERT_TRUE(proposals[0]);
    EXPECT_TRUE(proposals[0]->complete);
    const Replayed after = replay(start, corrected(written.script, proposals[0]->correction));
    EXPECT_TRUE(after.findings.empty()) << damscope::english(after.findings.front().message);
    EXPECT_FALSE(proposeCorrection(start, written.script));
}

constexpr auto in = Variant::international;
constexpr auto en = Variant::english;
constexpr auto ru = Variant::russian;

INSTANTIATE_TEST_SUITE_P(
    OneCharacter, DamagedGame,
    ::testing::Values(Fault{in, internationalGame, "38-33 ", "38-23 ", "6. 38-33 for 38-23, sure"},
                      Fault{in, internationalGame, "43-38", "53-38", "8. 43-38 for 53-38, sure"},
                      Fault{in, internationalGame, "19x28", "19x38", "2... 19x28 for 19x38, sure"},
                      Fault{in, internationalGame, " 9-14", " 0-14", "5... 9-14 for 0-14, sure"},
                      // missing, doubled
                      Fault{in, internationalGame, "38-33", "8-33", "6. 38-33 for 8-33, sure"},
                      Fault{in, internationalGame, "38-33", "338-33", "6. 38-33 for 338-33, sure"},
                      // exchanged
                      Fault{in, internationalGame, "38-33", "83-33", "6. 38-33 for 83-33, sure"},
                      Fault{en, englishGame, "31-26", "41-26", "8... 31-26 for 41-26, sure"},
                      Fault{en, englishGame, "14x21", "14x20", "2. 14x21 for 14x20, sure"},
                      Fault{ru, russianGame, "f8-e7", "f8-e8", "8... f8-e7 for f8-e8, sure"},
                      Fault{ru, russianGame, "b6-c5", "b6-c4", "7... b6-c5 for b6-c4, sure"},
                      Fault{ru, russianGame, "f8-e7", "8f-e7", "8... f8-e7 for 8f-e7, sure"},
                      Fault{ru, russianGame, "e5:g3", "e5:g4", "3... e5:g3 for e5:g4, sure"}));

INSTANTIATE_TEST_SUITE_P(
    SquaresSwapped, DamagedGame,
    ::testing::Values(Fault{in, internationalGame, "34-29", "29-34", "5. 34-29 for 29-34, sure"},
                      Fault{en, englishGame, "3-7", "7-3", "6. 3-7 for 7-3, sure"},
                      Fault{ru, russianGame, "g1-f2", "f2-g1", "9. g1-f2 for f2-g1, sure"}));

INSTANTIATE_TEST_SUITE_P(
    WrongSign, DamagedGame,
    ::testing::Values(Fault{in, internationalGame, "34-29", "<34=29>", "5. 34-29 for 34=29, sure"},
                      Fault{in, internationalGame, "34-29", "34. <29>",
                            "5. 34-29 for 34. 29, sure"},
                      Fault{ru, russianGame, "g1-f2", "<g1/f2>", "9. g1-f2 for g1/f2, sure"}));

INSTANTIATE_TEST_SUITE_P(
    Path, DamagedGame,
    ::testing::Values(Fault{in, internationalGame, "8x30", "8x19", "12... 8x30 for 8x19, sure"},
                      Fault{in, internationalGame, "8x30", "19x30", "12... 8x30 for 19x30, sure"},
                      Fault{in, internationalGame, "8x30", "8x19x40",
                            "12... 8x30 for 8x19x40, sure"},
                      Fault{ru, russianGame, "h2:h6", "h2:f4", "4. h2:h6 for h2:f4, sure"},
                      Fault{ru, russianGame, "h2:h6", "h2:f4:g6", "4. h2:h6 for h2:f4:g6, sure"}));

INSTANTIATE_TEST_SUITE_P(
    Plies, DamagedGame,
    ::testing::Values(
        Fault{in, internationalGame, "3. 33x22 18x27", "3. 33x22", "3... 18x27 missing, sure"},
        Fault{en, englishGame, "5. 7x23 26x19", "5. 7x23", "5... 26x19 missing, sure"},
        Fault{ru, russianGame, "8. c3-b4", "8.", "8. c3-b4 missing"},
        Fault{in, internationalGame, "43-38", "43-38 43-38", "without 8... 43-38, sure"},
        Fault{in, internationalGame, "43-38 14-20", "43-38 14-20 43-38 14-20",
              "without 9. 43-38 14-20, sure"},
        Fault{en, englishGame, "31-26", "31-26 31-26", "without 9. 31-26, sure"},
        Fault{ru, russianGame, "8. c3-b4", "8. c3-b4 c3-b4", "without 8... c3-b4, sure"}));

// 3-8 instead of 3-9 is legal; only 4-9 at the end shows that something was wrong.
INSTANTIATE_TEST_SUITE_P(SeenLater, DamagedGame,
                         ::testing::Values(Fault{in, internationalGame, "7. 39-34", "7. 37-32",
                                                 "7. 39-34 for 37-32, sure"}));

TEST(Repair, saysHowFarTheLineGoesWithIt) {
    const auto at = [&](const std::string& moves) { return proposedFor(in, moves); };
    const std::string once = replaced(internationalGame, "34-29", "34-28");
    ASSERT_TRUE(at(once));
    EXPECT_TRUE(at(once)->complete);
    EXPECT_EQ(at(once)->plies, 26);
    const std::string twice = replaced(once, "48-43", "48-33");
    ASSERT_TRUE(at(twice));
    EXPECT_EQ(shown(at(twice), rules(in)), "5. 34-29 for 34-28, sure");
    EXPECT_FALSE(at(twice)->complete);
    EXPECT_EQ(at(twice)->plies, 18);
}

TEST(Repair, proposesNothingIfTwoMovesDoAsWell) {
    EXPECT_FALSE(proposedFor(in, "1. 31-28"));                              // 31-27, 32-28, 33-28
    EXPECT_FALSE(proposedFor(in, "1. 32-28 17-21 2. 31-25"));               // 31-26, 30-25
    EXPECT_FALSE(proposedFor(en, "1. 9-15"));                               // 9-13, 9-14
    EXPECT_FALSE(proposedFor(ru, replaced(russianGame, "f8-e7", "h8-e7"))); // f8-e7, d8-e7
}

TEST(Repair, leavesALastWordThatIsNoMoveAlone) {
    EXPECT_FALSE(proposedFor(in, std::string(internationalGame) + " 4-6"));
    EXPECT_FALSE(proposedFor(in, std::string(internationalGame) + " 99-98"));
}

TEST(Repair, looksAtTheMainLineOnly) {
    EXPECT_FALSE(proposedFor(in, replaced(internationalGame, "17-21", "17-21 ( 18-32 32-28 )")));
}

TEST(Repair, hasNothingToSayWhereThePositionIsNotKnown) {
    EXPECT_FALSE(proposedFor(in, "1. - - 2. 32-82 19-23"));
    EXPECT_FALSE(proposedFor(in, "1. 32-28 /nonsense/ 19-23"));
}

TEST(Repair, beginsAtALaterSetup) {
    const auto proposal =
        proposedFor(in, "1. 32-28 17-21 /W:W27,38,43:B2,12,19/ 1. 38-82 12-18 2. 32-28 19-24");
    EXPECT_EQ(shown(proposal, rules(in)), "2. 38-32 for 38-82, sure");
}

TEST(Repair, needsNoMoveNumbers) {
    const WrittenScript written(replaced(internationalGame, "38-33", "83-33"));
    Script plain = written.script;
    std::erase_if(plain,
                  [](const ScriptItem& i) { return i.kind == ScriptItem::Kind::moveNumber; });
    EXPECT_EQ(shown(proposeCorrection(Position::start(in), plain), rules(in)),
              "6. 38-33 for 83-33, sure");
}

// A proposal for each variation of a game that breaks: "23: 6. 38-33 for 38-23" at item 23.
std::vector<std::string> inVariations(Variant v, const std::string& moves) {
    const WrittenScript written(moves);
    const Replayed broken = replay(Position::start(v), written.script);
    const auto proposals = proposeCorrections(written.script, broken.brokenVariations);
    std::vector<std::string> all;
    for (std::size_t i = 0; i < proposals.size(); ++i) {
        EXPECT_TRUE(std::ranges::any_of(broken.findings, [&](const Finding& finding) {
            return finding.severity == Severity::error && finding.inVariation &&
                   finding.item == broken.brokenVariations[i].fault;
        }));
        all.push_back(shown(proposals[i], rules(v)));
        if (proposals[i] && proposals[i]->correction.items == 1) {
            EXPECT_EQ(written.words[proposals[i]->correction.item],
                      proposals[i]->correction.written);
        }
    }
    return all;
}

using Words = std::vector<std::string>;

// Legal, with a variation in a variation.
constexpr std::string_view nested =
    "1. 32-28 17-21 2. 28-23 19x28 3. 33x22 18x27 4. 31x22 14-19 5. 34-29 9-14 "
    "( {or} 5... 20-25 6. 38-33 9-14 7. 39-34 3-9 "
    "( 7... 14-20 8. 43-38 3-9 $3 9. 44-39 19-24 10. 50-44 24-30 ) "
    "8. 43-38 14-20 9. 44-39 19-24 10. 50-44 24-30 ) 6. 38-33 3-9";

TEST(RepairOfVariations, hasNothingToSayOfLegalOnes) {
    EXPECT_EQ(inVariations(in, std::string(nested)), Words());
}

TEST(RepairOfVariations, countsFromTheStartOfTheGame) {
    EXPECT_EQ(inVariations(in, replaced(nested, "6. 38-33 9-14", "6. 38-83 9-14")),
              Words{"6. 38-33 for 38-83, sure"});
    EXPECT_EQ(inVariations(in, replaced(nested, "5... 20-25", "5... 20-26")),
              Words{"5... 20-25 for 20-26, sure"});
    EXPECT_EQ(inVariations(in, replaced(nested, "14-20 9. 44-39", "14-20 14-20 9. 44-39")),
              Words{"without 9. 14-20, sure"});
    // A game that the second mover begins.
    const WrittenScript written(
        replaced(nested.substr(nested.find("17-21")), "6. 38-33 9-14", "6. 38-83 9-14"));
    const MoveMatch first = resolve(Position::start(in), "32-28");
    const Replayed broken = replay(Position::start(in).after(first.moves.front()), written.script);
    const auto proposals = proposeCorrections(written.script, broken.brokenVariations);
    ASSERT_EQ(proposals.size(), 1U);
    EXPECT_EQ(shown(proposals[0], rules(in)), "6. 38-33 for 38-83, sure");
}

TEST(RepairOfVariations, findsOnesInsideOfOthers) {
    EXPECT_EQ(inVariations(in, replaced(nested, "8. 43-38 3-9", "8. 43-83 3-9")),
              Words{"8. 43-38 for 43-83, sure"});
    EXPECT_EQ(inVariations(in, replaced(nested, "14-20 8. 43-38", "14-21 8. 43-38")),
              Words{"7... 14-20 for 14-21, sure"});
    // The inner one first; behind the place where the outer one breaks nothing is played.
    const std::string inner = replaced(nested, "8. 43-38 3-9", "8. 43-83 3-9");
    EXPECT_EQ(inVariations(in, replaced(inner, "14-20 9. 44-39", "14-20 9. 44-93")),
              (Words{"8. 43-38 for 43-83, sure", "9. 44-39 for 44-93, sure"}));
    EXPECT_EQ(inVariations(in, replaced(inner, "5... 20-25", "5... 20-26")),
              Words{"5... 20-25 for 20-26, sure"});
}

// As lidraughts exports studies.
TEST(RepairOfVariations, findsOnesThatStandBeforeTheirMove) {
    const std::string before =
        "1. 34-30 ( 1... 17-21 2. 31-26 18-23 3. 26x17 12x21 4. 36-31 13-18 5. 41-36 7-12 ) "
        "1... 20-25 2. 40-34";
    EXPECT_EQ(inVariations(in, before), Words());
    EXPECT_EQ(inVariations(in, replaced(before, "4. 36-31", "4. 36-13")),
              Words{"4. 36-31 for 36-13, sure"});
    EXPECT_EQ(inVariations(in, replaced(before, "1... 17-21", "1... 17-12")),
              Words{"1... 17-21 for 17-12, sure"});
}

TEST(RepairOfVariations, saysHowFarTheVariationGoesWithIt) {
    const std::string twice = replaced(replaced(nested, "6. 38-33 9-14", "6. 38-83 9-14"),
                                       "50-44 24-30 ) 6.", "50-99 24-30 ) 6.");
    const WrittenScript written(twice);
    const Replayed broken = replay(Position::start(in), written.script);
    const auto proposals = proposeCorrections(written.script, broken.brokenVariations);
    ASSERT_EQ(proposals.size(), 1U);
    ASSERT_TRUE(proposals[0]);
    EXPECT_FALSE(proposals[0]->complete);
    EXPECT_EQ(proposals[0]->plies, 8); // to 19-24
}

TEST(RepairOfVariations, ofAGameThatIsCutInOne) {
    const std::string cut(nested.substr(0, nested.find(" ) 6. 38-33")));
    EXPECT_EQ(inVariations(in, replaced(cut, "6. 38-33 9-14", "6. 38-83 9-14")),
              Words{"6. 38-33 for 38-83, sure"});
}

TEST(RepairOfVariations, needsAPositionToBeginAt) {
    EXPECT_EQ(inVariations(in, "( 1-2 ) 34-30"), Words());
    EXPECT_EQ(inVariations(in, "- - - ( 32-82 19-23 )"), Words());
    EXPECT_EQ(inVariations(in, "32-28 ( )"), Words());
    EXPECT_EQ(inVariations(in, "32-28 ( - 32-82 )"), Words{"nothing"});
    EXPECT_EQ(inVariations(in, "- - - ( /W:W31-50:B1-20/ 32-82 )"), Words());
}

// A hostile game may hold any number of them, of any length.
TEST(RepairOfVariations, areTheFirstFew) {
    std::string moves = "1. 31-27";
    for (int i = 0; i < 1000; ++i)
        moves += " ( " + replaced(englishGame, "9-14", "32-28") + " )";
    EXPECT_EQ(inVariations(in, moves).size(), 8U);
    std::string large = "1. 31-27 ( " + replaced(internationalGame, "38-33 ", "38-83 ");
    EXPECT_EQ(inVariations(in, large + " )"), Words{"6. 38-33 for 38-83, sure"});
    for (int i = 0; i < 200'000; ++i)
        large += " ( 99-98 )";
    EXPECT_EQ(inVariations(in, large + " )").front(), "nothing");
}

std::string randomLine(Variant v, std::mt19937& random) {
    std::string line;
    Position p = Position::start(v);
    for (int ply = 0; ply < 60; ++ply) {
        const MoveList moves = legalMoves(p);
        if (moves.empty())
            break;
        const Move& m = moves[random() % moves.size()];
        line += moveText(p, m, moves) + " ";
        p = p.after(m);
    }
    return line;
}

TEST(Repair, neverTouchesALegalGame) {
    std::mt19937 random(11); // NOLINT: the same games every time
    for (const Variant v : allVariants())
        for (int game = 0; game < 5; ++game)
            EXPECT_FALSE(proposedFor(v, randomLine(v, random)));
}

TEST(Repair, keepsWhatItPromises) {
    std::mt19937 random(12); // NOLINT: the same games every time
    int proposals = 0;
    for (const Variant v : allVariants()) {
        const std::string line = randomLine(v, random);
        for (int fault = 0; fault < 30; ++fault) {
            std::string damaged = line;
            damaged[random() % damaged.size()] = "0123456789abcdefgh-x:"[random() % 21];
            const WrittenScript written(damaged);
            const Position start = Position::start(v);
            const Replayed before = replay(start, written.script);
            const auto proposal = proposeCorrection(start, written.script);
            if (!proposal)
                continue;
            ++proposals;
            const Replayed after = replay(start, corrected(written.script, proposal->correction));
            EXPECT_FALSE(before.legal);
            EXPECT_EQ(after.legal, proposal->complete) << damaged;
            EXPECT_GE(after.mainLinePlies, before.mainLinePlies) << damaged;
        }
    }
    EXPECT_GT(proposals, 200);
}

// Kings among many men, ways round without end: the work stays bounded.
TEST(Repair, givesUpWhereMovesTakeTooLongToFind) {
    std::string fen = "W:WK46,K47,K48,K5:B";
    for (const int s :
         {7, 8, 9, 10, 17, 18, 19, 20, 27, 28, 29, 30, 37, 38, 39, 40, 12, 13, 22, 23, 32, 33, 42})
        fen += (fen.back() == 'B' ? "" : ",") + std::to_string(s);
    const auto start = readFen(Variant::killer, fen);
    ASSERT_TRUE(start);
    std::string moves;
    for (int i = 0; i < 500; ++i)
        moves += "46-41 7-11 ";
    const WrittenScript written(moves);
    EXPECT_FALSE(proposeCorrection(*start, written.script));
}

TEST(Repair, ofJunkEndsSoon) {
    std::string junk = "1. 32-28 ";
    for (int i = 0; i < 200'000; ++i)
        junk += "<32=27> 33. ";
    EXPECT_FALSE(proposedFor(in, junk + "1-1"));
    std::string jumps;
    for (int i = 0; i < 100'000; ++i)
        jumps += "32-82 ";
    EXPECT_FALSE(proposedFor(in, jumps));
}

} // namespace
} // namespace damscope::rules
