// SPDX-License-Identifier: GPL-3.0-or-later
// The opening tree against playing every game through.
#include "db/search/openings/tree.hpp"
#include "db/store/position_index.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "tests/db/openings/replayed_tree.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/stored_archives.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::db {
namespace {

using rules::Game;
using rules::GameResult;
using rules::Position;
using rules::Variant;

bool anyGame(const Game&) {
    return true;
}

void expectSame(OpeningBook& book, const PlayedThrough& truth, const Position& position,
                const PlayedThrough::Meant& meant = anyGame) {
    const OpeningTable table = book.at(position);
    EXPECT_TRUE(table.complete);
    EXPECT_TRUE(table.damaged.empty());
    const ReplayedTree found = shortened(table);
    const ReplayedTree expected = truth.at(position, meant);
    ASSERT_EQ(found.all, expected.all);
    ASSERT_EQ(found.moves, expected.moves);
    ASSERT_EQ(found.reached, expected.reached);
    ASSERT_EQ(found.arrivals, expected.arrivals);
    ASSERT_EQ(found.ended, expected.ended);
    ASSERT_EQ(found.began, expected.began);
}

// Positions from all over the games, those at their ends among them.
std::vector<Position> somePositions(const std::vector<Game>& games, std::size_t every) {
    std::vector<Position> positions;
    for (std::size_t i = 0; i < games.size(); i += every) {
        const auto line = games[i].mainLine();
        positions.push_back(games[i].start());
        for (const std::size_t at : {std::size_t{0}, std::size_t{3}, line.size() / 2, line.size()})
            if (at < line.size() || (at > 0 && at == line.size()))
                if (const auto p = games[i].position(line[std::min(at, line.size() - 1)]))
                    positions.push_back(*p);
    }
    return positions;
}

class OpeningTreeTest : public ::testing::Test {
protected:
    // Games that share their first moves, with everything in them.
    void fill(int games, Indexing indexing = Indexing::now, Variant variant = Variant::english) {
        std::vector<Game> batch;
        for (int i = 0; i < games; ++i) {
            batch.push_back(randomGame(variant, random_, {.plies = 30, .variations = false}));
            const int number = static_cast<int>(games_.size() + batch.size());
            batch.back().tags = {{"Round", std::to_string(number)},
                                 {"White", number % 3 == 0 ? "Konaté" : "Jansen"},
                                 {"WhiteRating", std::to_string(1000 + number)}};
        }
        games_.insert(games_.end(), batch.begin(), batch.end());
        storeGames(store_, batch, indexing, ++sources_);
    }
    void expectEverything(std::size_t every = 7) {
        const PlayedThrough truth(games_);
        OpeningBook book(store_, {});
        for (const Position& position : somePositions(games_, every))
            expectSame(book, truth, position);
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::mt19937 random_{11};
    std::vector<Game> games_;
    std::uint64_t sources_ = 0;
};

TEST_F(OpeningTreeTest, reportsWhatReplayingReports) {
    fill(200);
    fill(100);
    fill(60, Indexing::now, Variant::russian);
    expectEverything();
}

TEST_F(OpeningTreeTest, readsGamesThatAreNotIndexed) {
    fill(60);
    fill(90, Indexing::later);
    fill(40);
    fill(10, Indexing::later);
    expectEverything(5);
}

TEST_F(OpeningTreeTest, isTheSameAfterAMerge) {
    for (int i = 0; i < 10; ++i)
        fill(60);
    EXPECT_GT(store_.connection().value("SELECT count(*) FROM position_segment"), 1);
    mergeIndex(store_);
    EXPECT_GT(store_.connection().value("SELECT count(*) FROM position_hot"), 0);
    expectEverything(11);
}

TEST_F(OpeningTreeTest, countsOnlyTheGamesOfAFilter) {
    fill(150);
    fill(50, Indexing::later);
    const PlayedThrough truth(games_);
    OpeningBook konate(store_, {.white = "konate"});
    OpeningBook draws(store_, {.result = GameResult::draw});
    OpeningBook nobody(store_, {.white = "nobody"});
    for (const Position& position : somePositions(games_, 9)) {
        expectSame(konate, truth, position,
                   [](const Game& game) { return game.tag("White") == "Konaté"; });
        expectSame(draws, truth, position,
                   [](const Game& game) { return game.result == GameResult::draw; });
        expectSame(nobody, truth, position, [](const Game&) { return false; });
    }
}

Game playedGame(const std::string& number, GameResult result, const std::string& white,
                const std::string& whiteRating, const std::string& blackRating,
                const std::string& date, const std::vector<std::pair<int, int>>& moves) {
    Game game = taggedGame({{"Round", number},
                            {"White", white},
                            {"Black", "Rival"},
                            {"WhiteRating", whiteRating},
                            {"BlackRating", blackRating},
                            {"Date", date}},
                           moves);
    game.result = result;
    return game;
}

class TalliesTest : public OpeningTreeTest {
protected:
    TalliesTest() {
        const std::vector<std::pair<int, int>> first{{32, 28}, {19, 23}};
        storeGames(
            store_,
            {playedGame("1", GameResult::whiteWins, "Wiersma", "2400", "2000", "1977.05.17", first),
             playedGame("2", GameResult::draw, "Sijbrands", "2450", "2200", "1973", first),
             playedGame("3", GameResult::blackWins, "Wiersma", "2410", "", "", first),
             playedGame("4", GameResult::unknown, "Nobody", "", "2300", "2020.01.01", first),
             playedGame("5", GameResult::blackWins, "Nobody", "", "2100", "1990", {{31, 27}})});
    }
    void SetUp() override {
        table_ = OpeningBook(store_, {}).at(Position::start(Variant::international));
    }
    OpeningTable table_{Position::start(Variant::international)};
};

TEST_F(TalliesTest, addUpRatingsYearsAndPoints) {
    ASSERT_EQ(table_.moves.size(), 2U);
    const Tally& tally = table_.moves[0].tally;
    EXPECT_EQ(table_.moves[0].text, "32-28");
    EXPECT_EQ(tally.games, 4U);
    EXPECT_EQ(tally.rating, 2420);
    EXPECT_EQ(tally.firstYear, 1973);
    EXPECT_EQ(tally.lastYear, 2020);
    ASSERT_TRUE(tally.score());
    EXPECT_DOUBLE_EQ(*tally.score(), 0.5);
    EXPECT_EQ(tally.rated, 2U) << "games with a result and a rating of the opponent";
    EXPECT_EQ(tally.performance, std::nullopt) << "two games say nothing";
    EXPECT_EQ(table_.all.games, 5U);
    EXPECT_EQ(table_.began, 5U);
}

TEST_F(TalliesTest, withoutRatingsHaveNone) {
    EXPECT_EQ(table_.moves[1].tally.rated, 1U);
    EXPECT_EQ(table_.moves[1].tally.performance, std::nullopt);
    EXPECT_EQ(table_.moves[1].tally.rating, std::nullopt);
    EXPECT_EQ(table_.moves[1].tally.score(), 0.0);
}

// Games of one first move against opponents with these ratings, none where it is empty.
class PerformanceTest : public OpeningTreeTest {
protected:
    Tally after(const std::vector<std::pair<GameResult, std::string>>& played) {
        std::vector<Game> games;
        for (const auto& [result, rating] : played)
            games.push_back(playedGame(std::to_string(games.size()), result, "Wiersma", "2400",
                                       rating, "1977", {{32, 28}, {19, 23}}));
        storeGames(store_, games);
        return OpeningBook(store_, {}).at(Position::start(Variant::international)).all;
    }
    static std::vector<std::pair<GameResult, std::string>>
    times(std::size_t count, GameResult result, const std::string& rating) {
        return {count, {result, rating}};
    }
};

TEST_F(PerformanceTest, isWhatTheResultIsWorth) {
    auto games = times(5, GameResult::whiteWins, "2000");
    const auto draws = times(5, GameResult::draw, "2200");
    games.insert(games.end(), draws.begin(), draws.end());
    // 7.5 of 10 against 2100 on average: 2100 + 400 * log10(3).
    EXPECT_EQ(after(games).performance, 2291);
}

TEST_F(PerformanceTest, staysWithinBounds) {
    EXPECT_EQ(after(times(10, GameResult::blackWins, "2100")).performance, 2100 - 800);
}

TEST_F(PerformanceTest, isNotKnownFromAFewRatedGamesOfMany) {
    auto games = times(9, GameResult::whiteWins, "1992");
    const auto unrated = times(31, GameResult::draw, "");
    games.insert(games.end(), unrated.begin(), unrated.end());
    const Tally tally = after(games);
    EXPECT_EQ(tally.games, 40U);
    EXPECT_EQ(tally.rated, 9U);
    EXPECT_EQ(tally.performance, std::nullopt);
}

TEST_F(TalliesTest, nameTheBestPlayersFirst) {
    const std::vector<MovePlayer>& players = table_.moves[0].players;
    ASSERT_EQ(players.size(), 3U);
    EXPECT_EQ(players[0].name, "Sijbrands");
    EXPECT_EQ(players[0].rating, 2450);
    EXPECT_EQ(players[1].name, "Wiersma");
    EXPECT_EQ(players[1].rating, 2410);
    EXPECT_EQ(players[1].games, 2U);
    EXPECT_EQ(players[2].name, "Nobody");
    EXPECT_EQ(players[2].rating, std::nullopt);
}

TEST_F(TalliesTest, areSeenByTheSideToMove) {
    const Game game = taggedGame({}, {{32, 28}});
    const OpeningTable table = OpeningBook(store_, {}).at(*game.position(game.mainLine()[0]));
    ASSERT_EQ(table.moves.size(), 1U);
    EXPECT_EQ(table.moves[0].tally.wins, 1U);
    EXPECT_EQ(table.moves[0].tally.losses, 1U);
    EXPECT_EQ(table.moves[0].tally.rating, 2167);
    ASSERT_EQ(table.arrivals.size(), 1U);
    EXPECT_EQ(table.arrivals[0].text, "32-28");
    EXPECT_EQ(table.arrivals[0].tally.games, 4U);
}

// Jansen won with White, and lost with Black.
TEST_F(OpeningTreeTest, resultsAreThoseOfAPlayer) {
    const std::vector<std::pair<int, int>> first{{32, 28}, {19, 23}};
    Game white = playedGame("1", GameResult::whiteWins, "Jansen", "2400", "2000", "1977", first);
    Game black = playedGame("2", GameResult::whiteWins, "Konaté", "2300", "2410", "1978", first);
    black.tags[2].value = "Jansen";
    storeGames(store_, {white, black});
    OpeningBook his(store_, {.player = "jansen"}, {}, {}, ResultsOf::player);
    const Game line = taggedGame({}, {{32, 28}});
    for (const Position& position : {line.start(), *line.position(line.mainLine()[0])}) {
        const Tally tally = his.at(position).all;
        EXPECT_EQ(tally.games, 2U);
        EXPECT_EQ(tally.wins, 1U);
        EXPECT_EQ(tally.losses, 1U);
        EXPECT_EQ(tally.rating, 2405);
        EXPECT_EQ(tally.rated, 2U);
    }
    OpeningBook mover(store_, {.player = "jansen"});
    EXPECT_EQ(mover.at(line.start()).all.wins, 2U) << "White won both";
    OpeningBook blacks(store_, {.black = "jansen"}, {}, {}, ResultsOf::player);
    EXPECT_EQ(blacks.at(line.start()).all.losses, 1U);
}

TEST_F(OpeningTreeTest, namesMovesThatOthersTransposedTo) {
    storeGames(store_, {taggedGame({}, {{33, 29}, {19, 23}, {35, 30}, {20, 25}}),
                        taggedGame({}, {{35, 30}, {20, 25}, {33, 29}, {18, 23}})});
    const Game line = taggedGame({}, {{35, 30}, {20, 25}, {33, 29}});
    const OpeningTable table = OpeningBook(store_, {}).at(*line.position(line.mainLine().back()));
    ASSERT_EQ(table.moves.size(), 2U);
    EXPECT_EQ(table.moves[0].text, "18-23");
    EXPECT_EQ(table.moves[0].tally.games, 1U);
    EXPECT_EQ(table.moves[1].text, "19-23");
    EXPECT_EQ(table.moves[1].tally.games, 0U);
    EXPECT_EQ(table.moves[1].reached, 1U);
}

TEST_F(OpeningTreeTest, ofAPositionNobodyHadIsEmpty) {
    fill(20);
    const OpeningTable table = OpeningBook(store_, {}).at(Position(Variant::international));
    EXPECT_EQ(table.all.games, 0U);
    EXPECT_TRUE(table.moves.empty());
    EXPECT_TRUE(table.arrivals.empty());
}

TEST_F(OpeningTreeTest, stopsWhenAsked) {
    fill(20);
    OpeningBook book(store_, {}, stopRequested());
    EXPECT_FALSE(book.at(Position::start(Variant::english)).complete);
}

TEST_F(OpeningTreeTest, reportsHowMuchIsRead) {
    fill(1100, Indexing::later);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> reported;
    OpeningBook book(store_, {}, {}, [&](std::uint64_t done, std::uint64_t total) {
        reported.emplace_back(done, total);
    });
    (void)book.at(Position::start(Variant::english));
    ASSERT_EQ(reported.size(), 1U);
    EXPECT_EQ(reported[0].first, 1024U);
    EXPECT_EQ(reported[0].second, 1100U);
}

class OpeningTreeOfArchives : public StoredArchives {};

TEST_F(OpeningTreeOfArchives, isWhatReplayingReports) {
    const PlayedThrough truth(stored_);
    OpeningBook book(store_, {});
    for (const Position& position : somePositions(stored_, stored_.size() / 40))
        expectSame(book, truth, position);
    OpeningBook draws(store_, {.result = GameResult::draw});
    for (const Position& position : somePositions(stored_, stored_.size() / 15))
        expectSame(draws, truth, position,
                   [](const Game& game) { return game.result == GameResult::draw; });
}

} // namespace
} // namespace damscope::db
