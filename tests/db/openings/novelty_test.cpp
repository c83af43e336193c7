// SPDX-License-Identifier: GPL-3.0-or-later
// The first position of a game that no earlier game had.
#include "db/search/openings/novelty.hpp"

#include "db/store/games.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace damscope::db {
namespace {

using Moves = std::vector<std::pair<int, int>>;

class Novelties : public ::testing::Test {
protected:
    GameId add(const std::string& date, const Moves& moves, Indexing indexing = Indexing::now) {
        const std::string number = std::to_string(++sources_);
        return storeGames(store_, {taggedGame({{"Date", date}, {"Site", number}}, moves)}, indexing,
                          sources_)
            .at(0);
    }
    std::string of(GameId game) {
        const auto novelty = NoveltyFinder(store_).of(game);
        return novelty ? std::to_string(novelty->ply) + " " + novelty->move : "none";
    }
    std::vector<GameId> laterThan(GameId game) { return NoveltyFinder(store_).of(game)->later; }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::uint64_t sources_ = 0;
};

TEST_F(Novelties, goByDateNotByImport) {
    const GameId later = add("2002.01.01", {{32, 28}, {18, 23}, {38, 32}});
    const GameId earlier = add("2001.01.01", {{32, 28}, {19, 23}});
    EXPECT_EQ(of(earlier), "1 32-28");
    EXPECT_EQ(of(later), "2 18-23");
    const GameId sameDay = add("2001.01.01", {{32, 28}, {19, 23}, {28, 19}});
    EXPECT_EQ(of(sameDay), "3 28x19") << "the lower number is earlier";
    const GameId first = add("1999.??.??", {{32, 28}});
    EXPECT_EQ(of(earlier), "2 19-23");
    EXPECT_EQ(of(first), "1 32-28");
}

TEST_F(Novelties, areNoneWhereAllWasThere) {
    add("2001.01.01", {{32, 28}, {18, 23}, {38, 32}});
    EXPECT_EQ(of(add("2002.01.01", {{32, 28}, {18, 23}})), "none");
    EXPECT_EQ(of(add("2003.01.01", {})), "none");
    EXPECT_FALSE(NoveltyFinder(store_).of(GameId{99}));
}

TEST_F(Novelties, countAnotherOrderOfMoves) {
    add("2001.01.01", {{31, 26}, {20, 25}, {33, 28}, {15, 20}});
    const GameId other = add("2002.01.01", {{33, 28}, {20, 25}, {31, 26}, {15, 20}, {38, 33}});
    EXPECT_EQ(of(other), "1 33-28") << "the first new position, though known ones follow";
    EXPECT_EQ(of(add("2003.01.01", {{31, 26}, {20, 25}, {33, 28}, {15, 20}, {38, 33}})), "none")
        << "the last position came by the other order";
}

TEST_F(Novelties, nameWhoFollowed) {
    add("2001.01.01", {{32, 28}});
    const GameId undated = add("????.??.??", {{32, 28}, {18, 23}, {33, 29}});
    const GameId third = add("2004.01.01", {{32, 28}, {18, 23}});
    const GameId second = add("2003.01.01", {{32, 28}, {18, 23}});
    const GameId first = add("2002.01.01", {{32, 28}, {18, 23}});
    EXPECT_EQ(of(first), "2 18-23");
    EXPECT_EQ(laterThan(first), (std::vector<GameId>{second, third, undated}));
    EXPECT_EQ(NoveltyFinder(store_, 1).of(first)->laterGames, 3U);
    EXPECT_EQ(NoveltyFinder(store_, 1).of(first)->later, std::vector<GameId>{second});
    EXPECT_EQ(of(undated), "3 33-29") << "a game without a date comes last";
    deleteGames(store_, std::vector<GameId>{first}, "test");
    EXPECT_EQ(of(second), "2 18-23") << "a deleted game is not there";
    EXPECT_EQ(of(first), "none");
}

TEST_F(Novelties, areFoundWithoutTheIndex) {
    const GameId first = add("2001.01.01", {{32, 28}, {18, 23}}, Indexing::later);
    const GameId second = add("2002.01.01", {{32, 28}, {19, 23}});
    const GameId third = add("2003.01.01", {{32, 28}, {19, 23}, {28, 19}}, Indexing::later);
    EXPECT_EQ(of(first), "1 32-28");
    EXPECT_EQ(of(second), "2 19-23");
    EXPECT_EQ(laterThan(second), std::vector<GameId>{third});
    EXPECT_EQ(of(third), "3 28x19");
}

TEST_F(Novelties, areOfOneVariant) {
    rules::Game russian(rules::Position::start(rules::Variant::russian));
    const auto moves = rules::legalMoves(russian.start());
    russian.addMove(rules::rootNode, moves[0]);
    russian.tags = {{"Date", "2001.01.01"}};
    const GameId id = storeGames(store_, {russian}, Indexing::now, ++sources_).at(0);
    add("2000.01.01", {{32, 28}});
    EXPECT_EQ(NoveltyFinder(store_).of(id)->ply, 1);
}

// The definition, computed from all positions of all games.
TEST_F(Novelties, areThoseOfTheDefinition) {
    std::mt19937 random(3);
    RandomGameShape shape;
    shape.plies = 7;
    std::vector<rules::Game> games;
    for (int i = 0; i < 400; ++i) {
        games.push_back(randomGame(rules::Variant::russian, random, shape));
        games.back().tags = {{"Date", "20" + std::to_string(10 + random() % 20) + ".01.01"},
                             {"Site", std::to_string(i)}};
    }
    const auto ids = storeGames(store_, games);
    ASSERT_EQ(ids.size(), games.size());
    std::vector<std::size_t> order(games.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return games[i].tags[0].value; });
    std::set<rules::PositionKey> seen;
    NoveltyFinder finder(store_);
    std::size_t some = 0;
    for (const std::size_t i : order) {
        std::optional<rules::PositionKey> expected;
        std::optional<rules::Position> position = games[i].start();
        std::vector<rules::PositionKey> own{position->key()};
        for (const rules::NodeId node : games[i].mainLine()) {
            const bool knew = position.has_value();
            games[i].advance(position, node);
            if (!position)
                continue;
            own.push_back(position->key());
            if (!expected && knew && games[i].node(node).step == rules::Step::move &&
                !seen.contains(position->key()))
                expected = position->key();
        }
        seen.insert(own.begin(), own.end());
        const auto found = finder.of(ids[i]);
        ASSERT_EQ(found.has_value(), expected.has_value()) << i;
        if (expected) {
            EXPECT_EQ(found->after.key(), *expected) << i;
        }
        some += found ? 1U : 0U;
    }
    EXPECT_GT(some, 50U);
}

} // namespace
} // namespace damscope::db
