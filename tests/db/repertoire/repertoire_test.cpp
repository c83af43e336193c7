// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that are meant to be played, and the games that were.
#include "db/findings/repertoire/repertoire.hpp"
#include "db/search/openings/tree.hpp"
#include "db/store/games.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using Moves = std::vector<std::pair<int, int>>;
using Texts = std::vector<std::string>;

Texts textsOf(const std::vector<RepertoireMove>& moves) {
    Texts texts;
    for (const RepertoireMove& move : moves)
        texts.push_back(move.text);
    return texts;
}

const RepertoirePosition* after(const Repertoire& repertoire, const Moves& moves) {
    const rules::Game game = taggedGame({}, moves);
    return repertoire.find(
        *game.position(moves.empty() ? rules::rootNode : game.mainLine().back()));
}

TEST(ARepertoire, hasMainMovesOthersAndThoseToAvoid) {
    rules::Game game = taggedGame({}, {{32, 28}, {19, 23}, {28, 19}, {14, 23}});
    const rules::Position start = game.start();
    // 1. 33-28 as a second choice, 1. 34-29? to avoid.
    const auto move = [&](int from, int to) {
        return taggedGame({}, {{from, to}}).node(rules::NodeId{1}).move;
    };
    game.addMove(rules::rootNode, move(33, 28));
    const rules::NodeId bad = game.addMove(rules::rootNode, move(34, 29));
    game.addRemark(bad, rules::Strength{"?"});
    Repertoire repertoire(rules::Color::white);
    repertoire.add(game);
    const RepertoirePosition* first = repertoire.find(start);
    ASSERT_NE(first, nullptr);
    ASSERT_EQ(textsOf(first->moves), (Texts{"32-28", "33-28", "34-29"}));
    EXPECT_EQ(first->moves[0].mark, RepertoireMark::main);
    EXPECT_EQ(first->moves[1].mark, RepertoireMark::second);
    EXPECT_EQ(first->moves[2].mark, RepertoireMark::avoid);
    EXPECT_EQ(after(repertoire, {{32, 28}, {19, 23}})->path, (Texts{"32-28", "19-23"}));
    EXPECT_EQ(after(repertoire, {{34, 29}}), nullptr) << "what is avoided is not entered";
    EXPECT_EQ(after(repertoire, {{32, 28}, {18, 23}}), nullptr);
}

TEST(ARepertoire, knowsTranspositionsAndContradictions) {
    Repertoire repertoire(rules::Color::white);
    repertoire.add(taggedGame({}, {{31, 26}, {20, 25}, {33, 28}, {15, 20}, {38, 33}}));
    repertoire.add(taggedGame({}, {{33, 28}, {20, 25}, {31, 26}, {15, 20}, {39, 33}}));
    const RepertoirePosition* both = after(repertoire, {{31, 26}, {20, 25}, {33, 28}, {15, 20}});
    ASSERT_NE(both, nullptr);
    EXPECT_EQ(both->path, (Texts{"31-26", "20-25", "33-28", "15-20"}));
    EXPECT_EQ(both->otherPaths, (std::vector<Texts>{{"33-28", "20-25", "31-26", "15-20"}}));
    EXPECT_EQ(both->otherMain, Texts{"39-33"});
    EXPECT_EQ(textsOf(both->moves), (Texts{"38-33", "39-33"}));
}

class RepertoireOfAStore : public ::testing::Test {
protected:
    GameId add(const Moves& moves) {
        const std::string number = std::to_string(++sources_);
        return storeGames(store_, {taggedGame({{"White", "W" + number}, {"Black", "B"}}, moves)},
                          Indexing::now, sources_)
            .at(0);
    }
    Departure of(const Moves& moves) {
        const auto found = departures(store_, repertoire_, std::vector<GameId>{add(moves)});
        return found.empty() ? Departure{} : found.at(0);
    }
    void SetUp() override {
        rules::Game game = taggedGame({}, {{31, 26}, {20, 25}, {33, 28}, {15, 20}, {38, 33}});
        repertoire_.add(game);
        game = taggedGame({}, {{31, 26}, {19, 23}, {36, 31}});
        repertoire_.add(game);
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    Repertoire repertoire_{rules::Color::white};
    std::uint64_t sources_ = 0;
};

TEST_F(RepertoireOfAStore, saysWhoLeftItAndWhere) {
    const Departure own = of({{31, 26}, {20, 25}, {34, 29}});
    EXPECT_EQ(own.by, LeftBy::oneself);
    EXPECT_EQ(own.ply, 3);
    EXPECT_EQ(own.move, "34-29");
    EXPECT_EQ(textsOf(own.instead), Texts{"33-28"});
    EXPECT_EQ(own.path, (Texts{"31-26", "20-25"}));
    const Departure other = of({{31, 26}, {18, 23}});
    EXPECT_EQ(other.by, LeftBy::opponent);
    EXPECT_EQ(other.move, "18-23");
    EXPECT_EQ(of({{31, 26}, {20, 25}}).by, LeftBy::nobody) << "the game ended";
    const Departure end = of({{31, 26}, {19, 23}, {36, 31}, {14, 19}});
    EXPECT_EQ(end.by, LeftBy::nobody) << "the line ended";
    EXPECT_EQ(end.move, "14-19");
}

TEST_F(RepertoireOfAStore, isNotLeftByAnotherOrderOfMoves) {
    const Departure game = of({{33, 28}, {20, 25}, {31, 26}, {15, 20}, {39, 33}});
    EXPECT_EQ(game.by, LeftBy::oneself);
    EXPECT_EQ(game.ply, 5);
    EXPECT_EQ(textsOf(game.instead), Texts{"38-33"});
}

TEST_F(RepertoireOfAStore, isLeftByAMoveToAvoid) {
    rules::Game game = taggedGame({}, {{31, 26}});
    const rules::NodeId bad =
        game.addMove(rules::rootNode, taggedGame({}, {{32, 28}}).node(rules::NodeId{1}).move);
    game.addRemark(bad, rules::Nag{2});
    repertoire_.add(game);
    const Departure left = of({{32, 28}, {20, 25}});
    EXPECT_EQ(left.by, LeftBy::oneself);
    EXPECT_EQ(left.ply, 1);
}

TEST_F(RepertoireOfAStore, hasGapsWhereOpponentsMovesHaveNoAnswer) {
    for (int i = 0; i < 3; ++i)
        add({{31, 26}, {18, 23}});
    add({{31, 26}, {17, 22}});
    add({{31, 26}, {20, 25}});
    OpeningBook book(store_, {});
    PlayedMoves played;
    const auto found = gaps(played, book, repertoire_, 2);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].move, "18-23");
    EXPECT_EQ(found[0].games, 3U);
    EXPECT_EQ(found[0].path, Texts{"31-26"});
    EXPECT_EQ(gaps(played, book, repertoire_, 1).size(), 2U);
}

TEST_F(RepertoireOfAStore, canBeMergedFromGames) {
    const std::vector<GameId> ids{add({{32, 28}, {18, 23}}), add({{31, 26}, {20, 25}, {33, 28}}),
                                  add({{31, 26}, {20, 25}, {36, 31}}),
                                  add({{31, 26}, {20, 25}, {36, 31}, {15, 20}}), add({})};
    const MergedGame merged = mergeGames(store_, ids, 3);
    EXPECT_EQ(merged.games, 4U);
    EXPECT_EQ(merged.other, 1U) << "without moves";
    const rules::Game& game = merged.game;
    const auto main = game.mainLine();
    ASSERT_EQ(main.size(), 3U) << "three plies of each";
    EXPECT_EQ(*game.position(main.back()),
              *taggedGame({}, {{31, 26}, {20, 25}, {36, 31}}).position(rules::NodeId{3}))
        << "the moves of most games come first";
    ASSERT_EQ(game.remarks(main.back()).size(), 1U);
    EXPECT_EQ(game.remarks(main.back())[0].as<rules::Comment>()->text,
              "W3 - B (game 3); W4 - B (game 4)");
    Repertoire repertoire(rules::Color::white);
    repertoire.add(game);
    EXPECT_EQ(repertoire.positions().size(), 7U) << "start, 32-28, 18-23, 31-26, 20-25, two more";
}

TEST_F(RepertoireOfAStore, isMergedIntoAGameWhoseLinesStay) {
    const std::vector<GameId> ids{add({{31, 26}, {20, 25}}), add({{31, 26}, {18, 23}}),
                                  add({{32, 28}, {19, 23}})};
    const rules::Game open = taggedGame({}, {{32, 28}, {18, 23}});
    const MergedGame merged = mergeInto(store_, open, ids, 40);
    EXPECT_EQ(merged.games, 3U);
    const auto main = merged.game.mainLine();
    ASSERT_EQ(main.size(), 2U);
    EXPECT_EQ(*merged.game.position(main.back()), *open.position(open.mainLine().back()))
        << "though more games went on otherwise";
    EXPECT_NE(merged.game.node(main.front()).nextSibling, rules::noNode) << "31-26";
    const rules::NodeId other = merged.game.node(main.back()).nextSibling;
    ASSERT_NE(other, rules::noNode) << "19-23";
    EXPECT_EQ(merged.game.remarks(other)[0].as<rules::Comment>()->text, "W3 - B (game 3)");
    EXPECT_EQ(merged.game.tags, open.tags);
}

} // namespace
} // namespace damscope::db
