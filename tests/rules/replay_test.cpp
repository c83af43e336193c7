// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/replay.hpp"

#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/messages/english.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/written_script.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::rules {
namespace {

Replayed played(Variant v, const std::string& moves, std::string_view fenText = {}) {
    const Position start = fenText.empty() ? Position::start(v) : *readFen(v, fenText);
    const WrittenScript written(moves);
    return replay(start, written.script);
}

std::string mainLine(const Game& game) {
    std::string text;
    std::optional<Position> p = game.start();
    for (NodeId id : game.mainLine()) {
        const Node& n = game.node(id);
        if (!text.empty())
            text += ' ';
        if (n.step == Step::move)
            text += moveText(*p, n.move);
        else
            text += n.step == Step::unknown ? "-" : n.step == Step::pass ? "pass" : "setup";
        p = game.positionAfter(p, id);
    }
    return text;
}

TEST(Replay, PlaysALegalGame) {
    const auto r = played(Variant::international, "1. 32-28 19-23 2. 28x19 14x23");
    EXPECT_TRUE(r.legal);
    EXPECT_TRUE(r.findings.empty());
    EXPECT_EQ(r.mainLinePlies, 4);
    EXPECT_EQ(mainLine(r.game), "32-28 19-23 28x19 14x23");
}

TEST(Replay, StopsAtTheFirstIllegalMoveAndKeepsTheRest) {
    const auto r = played(Variant::international, "1. 32-28 19-23 2. 33-29 14-20 3. 39-33");
    EXPECT_FALSE(r.legal);
    EXPECT_EQ(r.mainLinePlies, 2);
    ASSERT_EQ(r.findings.size(), 1U);
    const Finding& f = r.findings.front();
    EXPECT_TRUE(f.stopsMainLine());
    EXPECT_EQ(f.reason, Reason::captureCompulsory);
    EXPECT_EQ(f.moveNumber, 2);
    EXPECT_EQ(f.mover, Color::white);
    EXPECT_EQ(f.move, "33-29");
    EXPECT_NE(english(f.message).find("28x19"), std::string::npos) << english(f.message);
    const NodeId last = r.game.mainLine().back();
    ASSERT_EQ(r.game.remarks(last).size(), 1U);
    EXPECT_EQ(r.game.remarks(last)[0], rules::Remark(rules::UnreadText{"2. 33-29 14-20 3. 39-33"}));
}

TEST(Replay, KeepsTheRestAsItStoodInTheSource) {
    const std::string text = "1.  32-28   19-23\n 2. 33-29 {why?}  14-20 ";
    WrittenScript w("1. 32-28 19-23 2. 33-29 {why?} 14-20");
    std::vector<std::size_t> offsets;
    std::size_t at = 0;
    for (const auto& word : w.words) {
        at = text.find(word, at);
        offsets.push_back(at);
    }
    const auto r = replay(Position::start(Variant::international), w.script, {text, offsets});
    EXPECT_EQ(r.game.remarks(r.game.mainLine().back())[0],
              rules::Remark(rules::UnreadText{"2. 33-29 {why?}  14-20"}));
}

TEST(Replay, NumbersMovesFromTheFirstMover) {
    const auto black = played(Variant::international, "20-25 1-2", "B:W31-50:B1-20");
    ASSERT_EQ(black.findings.size(), 1U);
    EXPECT_EQ(black.findings[0].moveNumber, 2);
    EXPECT_EQ(black.findings[0].mover, Color::white);
    const auto english = played(Variant::english, "11-15 1-2");
    ASSERT_EQ(english.findings.size(), 1U);
    EXPECT_EQ(english.findings[0].moveNumber, 1);
    EXPECT_EQ(english.findings[0].mover, Color::white);
}

TEST(Replay, AVariationReplacesTheMoveBeforeIt) {
    const auto r = played(Variant::international,
                          "32-28 19-23 ( 18-23 38-32 ( 37-32 23-29 ) 12-18 ) 28x19 14x23");
    EXPECT_TRUE(r.findings.empty());
    EXPECT_EQ(mainLine(r.game), "32-28 19-23 28x19 14x23");
    const NodeId first = r.game.mainLine().front();
    const NodeId second = r.game.node(first).firstChild;
    const NodeId variation = r.game.node(second).nextSibling;
    ASSERT_NE(variation, noNode);
    const NodeId reply = r.game.node(variation).firstChild;
    EXPECT_NE(r.game.node(reply).nextSibling, noNode) << "the variation inside the variation";
    EXPECT_EQ(r.game.nodeCount(), 1U + 4 + 3 + 2);
}

TEST(Replay, ABrokenVariationLeavesTheMainLineWhole) {
    const auto r = played(Variant::international, "32-28 19-23 ( 1-2 ( 3-4 ) 5-6 ) 28x19 14x23");
    EXPECT_TRUE(r.legal);
    EXPECT_EQ(r.mainLinePlies, 4);
    ASSERT_EQ(r.findings.size(), 1U);
    EXPECT_EQ(r.findings[0].severity, Severity::error);
    EXPECT_TRUE(r.findings[0].inVariation);
    const NodeId second = r.game.mainLine()[1];
    ASSERT_EQ(r.game.remarks(second).size(), 1U);
    EXPECT_EQ(r.game.remarks(second)[0], rules::Remark(rules::UnreadText{"(1-2 ( 3-4 ) 5-6)"}));
}

// As lidraughts exports studies.
TEST(Replay, AVariationMayStandBeforeTheMoveItReplaces) {
    const auto r = played(Variant::international,
                          "1. 34-30 {so} ( 1... 17-21 ) ( 18-22 ) 1... 20-25 ( 16-21 ) 2. 40-34");
    EXPECT_TRUE(r.findings.empty());
    EXPECT_EQ(mainLine(r.game), "34-30 20-25 40-34");
    const NodeId reply = r.game.mainLine()[1];
    std::vector<std::string> others;
    for (NodeId n = r.game.node(reply).nextSibling; n != noNode; n = r.game.node(n).nextSibling)
        others.push_back(shortText(r.game.start().rules(), r.game.node(n).move));
    EXPECT_EQ(others, (std::vector<std::string>{"17-21", "18-22", "16-21"}));
    const auto first = played(Variant::international, "( 31-26 ) 34-30");
    EXPECT_TRUE(first.findings.empty());
    EXPECT_EQ(mainLine(first.game), "34-30");
    EXPECT_EQ(first.game.nodeCount(), 3U);
}

TEST(Replay, AVariationOfNoMoveIsKeptAsText) {
    const auto r = played(Variant::international, "( 1-2 ) 34-30");
    ASSERT_EQ(r.findings.size(), 1U);
    EXPECT_TRUE(r.legal);
    EXPECT_EQ(r.game.remarks(rootNode)[0], rules::Remark(rules::UnreadText{"( 1-2 )"}));
}

TEST(Replay, ACommentBehindAVariationStandsBeforeTheNextMove) {
    const auto r = played(Variant::international,
                          "32-28 {a} ( 33-28 ) {b} $5 ( 31-26 ) {c} 19-23 ( 18-22 ) {d}");
    const auto line = r.game.mainLine();
    const auto first = r.game.remarks(line[0]);
    ASSERT_EQ(first.size(), 2U);
    EXPECT_EQ(first[0], Remark(Comment{"a"}));
    EXPECT_NE(first[1].as<Nag>(), nullptr) << "a mark belongs to the move before";
    const NodeId second = r.game.node(r.game.node(line[0]).nextSibling).nextSibling;
    ASSERT_EQ(r.game.remarks(second).size(), 1U);
    EXPECT_EQ(r.game.remarks(second)[0], Remark(Comment{"b"}, Remark::Place::ahead));
    const auto reply = r.game.remarks(line[1]);
    ASSERT_EQ(reply.size(), 2U);
    EXPECT_EQ(reply[0], Remark(Comment{"c"}, Remark::Place::before));
    EXPECT_EQ(reply[1], Remark(Comment{"d"}, Remark::Place::behind)) << "no move follows";
}

TEST(Replay, CommentsStandBeforeTheFirstMoveOfAVariation) {
    const auto r = played(Variant::international, "{start} 32-28 {good} 19-23 ( {or} 18-23 $5 )");
    EXPECT_EQ(r.game.remarks(rootNode)[0], Remark(Comment{"start"}));
    const auto line = r.game.mainLine();
    EXPECT_EQ(r.game.remarks(line[0])[0], Remark(Comment{"good"}));
    const auto variation = r.game.remarks(r.game.node(line[1]).nextSibling);
    ASSERT_EQ(variation.size(), 2U);
    EXPECT_EQ(variation[0].place, Remark::Place::before);
    EXPECT_EQ(variation[0], Remark(Comment{"or"}, Remark::Place::before));
    EXPECT_NE(variation[1].as<Nag>(), nullptr);
}

// White king 4, black men 13 18 22 33 ...: two ways from 4 to 24 that take different men.
TEST(Replay, ACaptureOfOneJumpIsPlayedWithoutRemark) {
    const std::string_view start = "B:W7,8,19,25,K27:B2,K23";
    const auto p = *readFen(Variant::russian, start);
    const MoveMatch e3g1 = resolve(p, "e3:g1");
    const auto alone = played(Variant::russian, "e3:g1", start);
    EXPECT_TRUE(alone.legal && alone.findings.empty());
    EXPECT_EQ(alone.game.node(alone.game.mainLine()[0]).move, e3g1.moves.at(0));
}

TEST(Replay, ALongerCaptureCutShortIsDecidedByTheRestOfTheGame) {
    int reported = 0;
    setUpRandomPositions(Variant::russian, 4000, 3, [&](const Position& p, const MoveList& moves) {
        for (const Move& m : moves) {
            const std::string text = shortText(p.rules(), m);
            const MoveMatch match = resolve(p, text);
            if (reported == 5 || !match.exact || match.moves.front() == m)
                continue;
            // A reply that only the longer capture leaves possible says that it was meant.
            const MoveList others = legalMoves(p.after(match.moves.front()));
            const MoveList replies = legalMoves(p.after(m));
            const auto* reply = std::ranges::find_if(replies, [&](const Move& r) {
                return std::ranges::none_of(
                    others, [&](const Move& o) { return o.from == r.from && o.to == r.to; });
            });
            if (reply == replies.end() || match.moves.size() > 2)
                continue;
            ++reported;
            const auto r =
                played(Variant::russian, text + ' ' + shortText(p.rules(), *reply), writeFen(p));
            EXPECT_EQ(r.game.node(r.game.mainLine()[0]).move, m) << writeFen(p) << text;
            ASSERT_GE(r.findings.size(), 1U);
            EXPECT_EQ(r.findings[0].reason, Reason::ambiguous);
        }
    });
    EXPECT_GT(reported, 0) << "the case did not come up";
}

TEST(Replay, AmbiguousCaptureIsSettledByTheRestOfTheGame) {
    // Two captures 47x35: over 42, 39 or over 43, 40.
    const std::string_view start = "W:WK47:B42,43,39,40,1";
    const auto tie = played(Variant::international, "47x35", start);
    EXPECT_TRUE(tie.legal);
    ASSERT_EQ(tie.findings.size(), 1U);
    EXPECT_EQ(tie.findings[0].reason, Reason::ambiguous);
    EXPECT_EQ(tie.findings[0].severity, Severity::warning);

    const MoveMatch both = resolve(*readFen(Variant::international, start), "47x35");
    ASSERT_EQ(both.moves.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        // Black plays on with a man that only one of the two captures leaves on the board.
        const Position p = readFen(Variant::international, start)->after(both.moves[i]);
        const Position q = readFen(Variant::international, start)->after(both.moves[1 - i]);
        const MoveList mine = legalMoves(p);
        const MoveList others = legalMoves(q);
        const auto own = std::find_if(mine.begin(), mine.end(), [&](const Move& m) {
            return std::find(others.begin(), others.end(), m) == others.end();
        });
        ASSERT_NE(own, mine.end());
        const auto r = played(Variant::international, "47x35 " + moveText(p, *own), start);
        EXPECT_TRUE(r.legal);
        EXPECT_EQ(r.game.node(r.game.mainLine()[0]).move, both.moves[i]);
        ASSERT_EQ(r.findings.size(), 1U);
        EXPECT_NE(english(r.findings[0].message).find("fit only"), std::string::npos);
    }
}

TEST(Replay, JoinsACaptureWrittenJumpByJump) {
    const auto r = played(Variant::english, "1. 11x18 2. 18x25", "B:W15,22,31:B11,1");
    EXPECT_TRUE(r.legal) << (r.findings.empty() ? std::string() : english(r.findings[0].message));
    EXPECT_EQ(mainLine(r.game), "11x25");
    EXPECT_EQ(r.mainLinePlies, 1);
}

TEST(Replay, KeepsWhatStandsBetweenTheJumps) {
    const auto r =
        played(Variant::english, "1. 11x18 $1 {over} ( 1-5 ) 2. 18x25", "B:W15,22,31:B11,1");
    EXPECT_EQ(mainLine(r.game), "11x25");
    const NodeId capture = r.game.mainLine().front();
    ASSERT_EQ(r.game.remarks(capture).size(), 3U);
    EXPECT_EQ(r.game.remarks(capture)[0], Remark(Nag{1}));
    EXPECT_EQ(r.game.remarks(capture)[1], Remark(Comment{"over"}));
    EXPECT_EQ(r.game.remarks(capture)[2], rules::Remark(rules::UnreadText{"(1-5)"}))
        << "capture is compulsory";
}

TEST(Replay, WrongSeparatorIsOnlyARemark) {
    const auto r = played(Variant::english, "9x14 22-17 14-18");
    EXPECT_EQ(r.findings.size(), 1U);
    EXPECT_EQ(r.findings[0].reason, Reason::wrongSeparator);
    EXPECT_TRUE(r.legal);
}

TEST(Replay, AfterAnUnrecordedMoveThePositionIsUnknown) {
    const auto r = played(Variant::international, "- - 32-28");
    EXPECT_FALSE(r.legal);
    EXPECT_EQ(mainLine(r.game), "- -");
    ASSERT_EQ(r.findings.size(), 1U);
    EXPECT_EQ(r.findings[0].reason, Reason::positionUnknown);
    const auto set = played(Variant::international, "- - /W:W31-50:B1-20/ 32-28");
    EXPECT_TRUE(set.legal);
    EXPECT_EQ(mainLine(set.game), "- - setup 32-28");
}

TEST(Replay, SetupsAndNullMoves) {
    const auto r =
        played(Variant::international, "/W:W31-50:B1-20/ /B:W28,31-36,38-50:B1-20/ 20-25");
    EXPECT_TRUE(r.legal);
    EXPECT_EQ(mainLine(r.game), "setup setup 20-25");
    const auto pass = played(Variant::international, "32-28 /W::/ 31-27");
    EXPECT_TRUE(pass.legal);
    EXPECT_EQ(mainLine(pass.game), "32-28 pass 31-27");
}

TEST(Replay, EmptyScriptIsALegalGameWithoutMoves) {
    const auto r = played(Variant::russian, "");
    EXPECT_TRUE(r.legal);
    EXPECT_EQ(r.game.nodeCount(), 1U);
}

TEST(Replay, DeepVariationsDoNotExhaustTheStack) {
    Script script;
    script.push_back({ScriptItem::Kind::move, false, 0, "32-28"});
    for (int i = 0; i < 200'000; ++i) {
        script.push_back({ScriptItem::Kind::openVariation, false, 0, "("});
        script.push_back({ScriptItem::Kind::move, false, 0, "33-28"});
    }
    for (int i = 0; i < 200'000; ++i)
        script.push_back({ScriptItem::Kind::closeVariation, false, 0, ")"});
    const auto r = replay(Position::start(Variant::international), script);
    EXPECT_TRUE(r.legal);
    EXPECT_EQ(r.game.nodeCount(), 200'002U);
}

TEST(Fit, CountsTheLegalPlies) {
    const WrittenScript w("32-28 19-23 ( 1-2 ) 28x19 1-2 3-4");
    const Fit f = fit(Position::start(Variant::international), w.script);
    EXPECT_EQ(f.plies, 3);
    EXPECT_FALSE(f.complete);
    const WrittenScript opening("( 1-2 ) 32-28");
    EXPECT_EQ(fit(Position::start(Variant::international), opening.script).plies, 1);
}

} // namespace
} // namespace damscope::rules
