// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/adjudication.hpp"

#include "messages/translation.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <stdexcept>
#include <utility>

namespace damscope::rules {
namespace {

using Texts = std::vector<std::string_view>;

/// A game made move by move from a position.
class Played {
public:
    Played(Variant v, std::string_view fen) : game(readFen(v, fen).value()) {}

    /// Plays the moves one after another, all of them `times` times.
    Played& play(const Texts& texts, int times = 1) {
        for (int i = 0; i < times; ++i)
            for (const std::string_view text : texts)
                playOne(text);
        return *this;
    }

    Game game;
    NodeId last = rootNode;

private:
    void playOne(std::string_view text) {
        const auto before = game.position(last);
        const MoveMatch match = resolve(*before, text);
        if (!match.unique())
            throw std::invalid_argument(writeFen(*before) + ' ' + std::string(text));
        last = game.addMove(last, match.moves[0]);
    }
};

struct Span {
    int since;
    int at;
    friend bool operator==(const Span&, const Span&) = default;
};

/// When a rule applied.
std::vector<Span> spans(const Game& game, std::string_view rule) {
    std::vector<Span> found;
    for (const Adjudication& a : adjudicate(game))
        if (a.rule.name == rule)
            found.push_back({a.since, a.at});
    return found;
}

using Spans = std::vector<Span>;

TEST(Adjudication, ThirdOccurrenceOfAPosition) {
    const auto p = Played(Variant::international, "W:WK47,6:BK4,45")
                       .play({"47-42", "4-10", "42-47", "10-4"}, 2);
    // The start, after ply 4, after ply 8.
    EXPECT_EQ(spans(p.game, "threefold repetition"), (Spans{{0, 8}}));
    EXPECT_TRUE(adjudicate(p.game)[0].endsGame());
}

TEST(Adjudication, EveryPositionIsReportedOnceWhenItsTurnComes) {
    const auto p = Played(Variant::international, "W:WK47,6:BK4,45")
                       .play({"47-42", "4-10", "42-47", "10-4"}, 4);
    EXPECT_EQ(spans(p.game, "threefold repetition"), (Spans{{0, 8}, {1, 9}, {2, 10}, {3, 11}}));
}

TEST(Adjudication, OccurrencesNeedNotFollowEachOther) {
    const auto p = Played(Variant::international, "W:WK47,6:BK4,45")
                       .play({"47-42", "4-10", "42-47", "10-4"})
                       .play({"47-38", "4-10", "38-47", "10-4"});
    EXPECT_EQ(spans(p.game, "threefold repetition"), (Spans{{0, 8}}));
}

TEST(Adjudication, TheSideToMoveBelongsToThePosition) {
    // White loses a move on the way: the same pieces, but Black to move.
    const auto p = Played(Variant::international, "W:WK47,6:BK4,45")
                       .play({"47-42", "4-10", "42-38", "10-4", "38-47"})
                       .play({"4-10", "47-42", "10-4", "42-38", "4-10", "38-47", "10-4"});
    EXPECT_TRUE(spans(p.game, "threefold repetition").empty());
}

TEST(Adjudication, ItalianNeedsAFourthOccurrence) {
    Played p(Variant::italian, "W:WK29,25:BK4,8");
    p.play({"29-26", "4-7", "26-29", "7-4"}, 3);
    EXPECT_EQ(spans(p.game, "fourfold repetition"), (Spans{{0, 12}}));
}

TEST(Adjudication, TwentyFiveMovesOfKings) {
    const auto p = Played(Variant::international, "W:WK47,6:BK4,45")
                       .play({"47-42", "4-10", "42-47", "10-4"}, 12)
                       .play({"47-42", "4-10"});
    EXPECT_EQ(spans(p.game, "25-move rule"), (Spans{{0, 50}}));
}

TEST(Adjudication, AManMoveRestartsTheCount) {
    const auto p = Played(Variant::international, "W:WK47,16:BK4,45")
                       .play({"16-11", "4-10"})
                       .play({"47-42", "10-4", "42-47", "4-10"}, 12);
    EXPECT_TRUE(spans(p.game, "25-move rule").empty());
    const auto q = Played(Variant::international, "W:WK47,16:BK4,45")
                       .play({"16-11", "4-10"})
                       .play({"47-42", "10-4", "42-47", "4-10"}, 12)
                       .play({"47-42", "10-4"});
    EXPECT_EQ(spans(q.game, "25-move rule"), (Spans{{1, 51}}));
}

TEST(Adjudication, SixteenMovesForThreePieces) {
    const auto p = Played(Variant::international, "W:WK47,K48,6:BK4")
                       .play({"47-42", "4-10", "42-47", "10-4"}, 8);
    EXPECT_EQ(spans(p.game, "16-move rule"), (Spans{{0, 32}}));
}

TEST(Adjudication, SixteenMovesStayTheMaximumIfAPieceFalls) {
    // Black takes a king with ply 26. Five moves each would end at ply 36, the sixteen end before.
    const auto p =
        Played(Variant::international, "W:WK47,K48,6:BK4")
            .play({"47-42", "4-10", "42-47", "10-4"}, 6)
            .play({"48-31", "4x36", "47-42", "36-27", "42-47", "27-36", "47-42", "36-27"});
    EXPECT_EQ(spans(p.game, "16-move rule"), (Spans{{0, 32}}));
    EXPECT_TRUE(spans(p.game, "5-move rule").empty());
}

TEST(Adjudication, FiveMovesForTwoPiecesOrOne) {
    const Texts round{"47-42", "4-10", "42-47", "10-4"};
    for (const std::string_view fen : {"W:WK47,K48:BK4", "W:WK47,6:BK4", "W:WK47:BK4"}) {
        const auto p = Played(Variant::international, fen).play(round, 3);
        EXPECT_EQ(spans(p.game, "5-move rule"), (Spans{{0, 10}})) << fen;
        EXPECT_TRUE(spans(p.game, "16-move rule").empty());
    }
}

TEST(Adjudication, MaterialCountsFromTheCaptureThatLeavesIt) {
    // Black's man falls at ply 2; from then on two kings stand against one.
    const auto p = Played(Variant::international, "B:WK47,K48:BK4,26")
                       .play({"26-31", "48x26"})
                       .play({"4-10", "47-42", "10-4", "42-47"}, 3);
    EXPECT_EQ(spans(p.game, "5-move rule"), (Spans{{2, 12}}));
}

TEST(Adjudication, EnglishRulesAreClaims) {
    const auto p =
        Played(Variant::english, "B:BK1,12:WK32,21").play({"1-6", "32-27", "6-1", "27-32"}, 20);
    EXPECT_EQ(spans(p.game, "40-move rule"), (Spans{{0, 80}}));
    for (const Adjudication& a : adjudicate(p.game))
        EXPECT_FALSE(a.endsGame());
}

TEST(Adjudication, RussianThreeKings) {
    const auto p = Played(Variant::russian, "W:WKa3,Kb2,Kc1:Bh2,Kh4").play({"a3-b4"}).play({});
    EXPECT_TRUE(spans(p.game, "three-kings rule").empty()); // Black has a man as well
    // The lone king keeps off the main road, or five moves would do.
    const auto q = Played(Variant::russian, "W:WKf8,Kd8,Kb8:BKh2")
                       .play({"f8-a3", "h2-g1", "a3-f8", "g1-h2"}, 8);
    EXPECT_TRUE(spans(q.game, "main-road rule").empty());
    EXPECT_EQ(spans(q.game, "three-kings rule"), (Spans{{0, 30}}));
}

TEST(Adjudication, RussianMainRoad) {
    const auto p = Played(Variant::russian, "B:WKf8,Kd8,Kb8:BKa1")
                       .play({"a1-h8", "f8-a3", "h8-a1", "a3-f8"}, 3);
    EXPECT_EQ(spans(p.game, "main-road rule"), (Spans{{0, 10}}));
}

TEST(Adjudication, RussianBalance) {
    // Two against two, both with kings, nothing taken or crowned: 30 moves, man moves or not.
    const auto p = Played(Variant::russian, "W:WKe1,h2:BKd8,a7")
                       .play({"h2-g3", "a7-b6"})
                       .play({"e1-d2", "d8-e7", "d2-e1", "e7-d8"}, 15);
    EXPECT_EQ(spans(p.game, "30-move rule"), (Spans{{0, 60}}));
    EXPECT_EQ(spans(p.game, "15-move rule"), (Spans{{2, 32}}));
}

TEST(Adjudication, FrisianKings) {
    const auto p =
        Played(Variant::frisian, "W:WK47,K48:BK4").play({"47-42", "4-10", "42-47", "10-4"}, 4);
    EXPECT_EQ(spans(p.game, "7-move rule"), (Spans{{0, 14}}));
    EXPECT_EQ(spans(Game(readFen(Variant::frisian, "W:WK47:BK4").value()), "king against king"),
              (Spans{{0, 0}}));
    // Not while the one can take the other.
    EXPECT_TRUE(
        spans(Game(readFen(Variant::frisian, "W:WK47:BK38").value()), "king against king").empty());
}

TEST(Adjudication, AFrisianKingThatMustFallIsNotDrawn) {
    for (const std::string_view fen : {"W:WK46:BK5", "W:WK5:BK46", "B:WK46:BK5", "B:WK5:BK46"})
        EXPECT_TRUE(
            spans(Game(readFen(Variant::frisian, fen).value()), "king against king").empty())
            << fen;
    // The side to move can only stay on the long line; the other then takes.
    const auto p = Played(Variant::frisian, "B:WK46,14:BK23").play({"23x5", "46-41", "5x46"});
    EXPECT_TRUE(adjudicate(p.game).empty());
    EXPECT_EQ(outcome(*p.game.position(p.last)).result, GameResult::blackWins);
}

TEST(Adjudication, TheCornersAreTheOnlyFrisianPlacementsWhereAKingMustFall) {
    const Rules& r = rules(Variant::frisian);
    std::set<std::pair<int, int>> falls; // the mover's king, the other's
    for (const Square mine : r.board.squares())
        for (const Square theirs : r.board.squares()) {
            if (mine == theirs)
                continue;
            Position p(Variant::frisian);
            p.put(mine, {Color::white, Kind::king});
            p.put(theirs, {Color::black, Kind::king});
            p.setToMove(Color::white);
            if (!legalMoves(p)[0].isCapture() && kingMustFall(p))
                falls.insert({r.number(mine), r.number(theirs)});
        }
    EXPECT_EQ(falls, (std::set<std::pair<int, int>>{{46, 5}, {5, 46}}));
}

TEST(Adjudication, AnUnknownMoveEndsAllCounts) {
    Played p(Variant::international, "W:WK47,6:BK4,45");
    p.play({"47-42", "4-10", "42-47", "10-4"});
    NodeId n = p.game.addUnknown(p.last);
    n = p.game.addSetup(n, p.game.start());
    p.last = n;
    p.play({"47-42", "4-10", "42-47", "10-4"});
    EXPECT_TRUE(spans(p.game, "threefold repetition").empty());
    // The setup is the position after ply 5, the unknown move.
    p.play({"47-42", "4-10", "42-47", "10-4"});
    EXPECT_EQ(spans(p.game, "threefold repetition"), (Spans{{5, 13}}));
}

TEST(Adjudication, APassEndsAllCounts) {
    Played p(Variant::international, "W:WK47,6:BK4,45");
    p.play({"47-42", "4-10", "42-47", "10-4"});
    p.last = p.game.addPass(p.last);
    p.last = p.game.addPass(p.last);
    p.play({"47-42", "4-10", "42-47", "10-4"});
    EXPECT_TRUE(spans(p.game, "threefold repetition").empty());
}

std::vector<Span> spansByOther(const Game& game, std::string_view rule) {
    std::vector<Span> found;
    for (const Adjudication& a : adjudicate(game, DrawReading::other))
        if (a.rule.name == rule)
            found.push_back({a.since, a.at});
    return found;
}

TEST(OtherDrawRules, PortugueseRepetitionIsClaimed) {
    EXPECT_EQ(drawRules(Variant::portuguese)[0].effect, DrawEffect::endsGame);
    EXPECT_EQ(drawRules(Variant::portuguese, DrawReading::other)[0].effect,
              DrawEffect::mayBeClaimed);
}

TEST(OtherDrawRules, RussianFifteenMovesWaitForFewOrManyPieces) {
    const auto p = Played(Variant::russian, "W:WKe1,h2:BKd8,a7")
                       .play({"h2-g3", "a7-b6"})
                       .play({"e1-d2", "d8-e7", "d2-e1", "e7-d8"}, 15);
    EXPECT_EQ(spans(p.game, "15-move rule"), (Spans{{2, 32}}));
    EXPECT_TRUE(spansByOther(p.game, "15-move rule").empty());
    EXPECT_EQ(spansByOther(p.game, "30-move rule"), (Spans{{0, 60}}));
}

TEST(OtherDrawRules, RussianMainRoadIsTheLoneKingsAlone) {
    const auto alone = Played(Variant::russian, "B:WKf8,Kd8,Kb8:BKa1")
                           .play({"a1-h8", "f8-a3", "h8-a1", "a3-f8"}, 3);
    EXPECT_EQ(spansByOther(alone.game, "main-road rule"), (Spans{{0, 10}}));
    const auto shared = Played(Variant::russian, "B:Wa1,Kf8,Kb8:BKh8")
                            .play({"h8-d4", "f8-a3", "d4-h8", "a3-f8"}, 3);
    EXPECT_EQ(spans(shared.game, "main-road rule"), (Spans{{0, 10}}));
    EXPECT_TRUE(spansByOther(shared.game, "main-road rule").empty());
}

TEST(OtherDrawRules, BrazilianKingsHaveTwentyMoves) {
    const auto p = Played(Variant::brazilian, "W:WKe1,h2:BKd8,a7")
                       .play({"h2-g3", "a7-b6"})
                       .play({"e1-d2", "d8-e7", "d2-e1", "e7-d8"}, 20);
    EXPECT_EQ(spans(p.game, "15-move rule"), (Spans{{2, 32}}));
    EXPECT_TRUE(spansByOther(p.game, "15-move rule").empty());
    EXPECT_EQ(spansByOther(p.game, "20-move rule"), (Spans{{2, 42}}));
}

TEST(OtherDrawRules, AreTheSameElsewhere) {
    for (const Variant v : allVariants())
        if (v != Variant::russian && v != Variant::brazilian && v != Variant::portuguese) {
            EXPECT_EQ(drawRules(v, DrawReading::other).data(), drawRules(v).data());
        }
}

TEST(DrawRules, haveANameInEveryLanguage) {
    for (const Variant v : allVariants())
        for (const DrawReading reading : {DrawReading::usual, DrawReading::other})
            for (const DrawRule& rule : drawRules(v, reading)) {
                EXPECT_EQ(word("draw-rule", rule.name, Language::english), rule.name);
                EXPECT_NE(word("draw-rule", rule.name, Language::dutch), rule.name);
            }
}

TEST(DrawRules, VariantsWithoutATextHaveNone) {
    for (const Variant v : {Variant::breakthrough, Variant::thai, Variant::spantsiretti})
        EXPECT_TRUE(drawRules(v).empty());
}

TEST(DrawRules, MaterialRulesSayWhatMaterial) {
    for (const Variant v : allVariants())
        for (const DrawRule& rule : drawRules(v)) {
            const bool needed = rule.condition == DrawCondition::material ||
                                rule.condition == DrawCondition::balance;
            EXPECT_EQ(needed, rule.material != Material{}) << rule.name;
            EXPECT_FALSE(rule.name.empty());
        }
}

TEST(DrawRules, KillerHasNoRuleThatTwoKingsWouldNeedToFear) {
    for (const DrawRule& rule : drawRules(Variant::killer))
        EXPECT_NE(rule.condition, DrawCondition::material);
}

} // namespace
} // namespace damscope::rules
