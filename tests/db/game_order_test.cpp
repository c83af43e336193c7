// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/filter.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace damscope::db {
namespace {

rules::Game game(const std::string& white, const std::string& event, const std::string& date,
                 const std::string& rating, rules::GameResult result,
                 const std::vector<std::pair<int, int>>& moves) {
    rules::Game game = taggedGame(
        {{"White", white}, {"Event", event}, {"Date", date}, {"BlackRating", rating}}, moves);
    game.result = result;
    return game;
}

class GameOrderTest : public ::testing::Test {
protected:
    GameOrderTest() {
        using enum rules::GameResult;
        storeGames(store_,
                   {game("Łukasik", "Suiker", "1998.05.17", "2100", draw, {{32, 28}}),
                    game("", "", "", "", unknown, {}),
                    game("Zwart", "Brinta", "1977", "2400", whiteWins, {{32, 28}, {18, 23}}),
                    game("Álvarez", "suiker", "1998.05.17", "900", blackWins,
                         {{32, 28}, {19, 23}, {28, 19}})});
    }
    std::vector<std::uint32_t> sorted(SortBy by, bool descending = false) {
        std::vector<GameId> games = findGames(store_, {});
        sortGames(store_, games, by, descending);
        std::vector<std::uint32_t> ids;
        for (const GameId id : games)
            ids.push_back(static_cast<std::uint32_t>(id));
        return ids;
    }
    using Ids = std::vector<std::uint32_t>;

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(GameOrderTest, isByWhatWasAsked) {
    EXPECT_EQ(sorted(SortBy::imported), (Ids{1, 2, 3, 4}));
    EXPECT_EQ(sorted(SortBy::date), (Ids{3, 1, 4, 2}));
    EXPECT_EQ(sorted(SortBy::white), (Ids{4, 1, 3, 2}));
    EXPECT_EQ(sorted(SortBy::event), (Ids{3, 1, 4, 2}));
    EXPECT_EQ(sorted(SortBy::rating), (Ids{4, 1, 3, 2}));
    EXPECT_EQ(sorted(SortBy::plies), (Ids{2, 1, 3, 4}));
    EXPECT_EQ(sorted(SortBy::result), (Ids{3, 1, 4, 2}));
    EXPECT_EQ(sorted(SortBy::black), (Ids{1, 2, 3, 4})) << "nobody is known";
}

TEST_F(GameOrderTest, turnedRoundLeavesTheUnknownLast) {
    EXPECT_EQ(sorted(SortBy::imported, true), (Ids{4, 3, 2, 1}));
    EXPECT_EQ(sorted(SortBy::date, true), (Ids{1, 4, 3, 2}));
    EXPECT_EQ(sorted(SortBy::white, true), (Ids{3, 1, 4, 2}));
    EXPECT_EQ(sorted(SortBy::rating, true), (Ids{3, 1, 4, 2}));
}

TEST_F(GameOrderTest, ofOpeningsIsByName) {
    // "32-28 opening" of game 1, Chefneux of 3, Symmetrical of 4.
    EXPECT_EQ(sorted(SortBy::opening), (Ids{1, 3, 4, 2}));
}

// Long lists are sorted in another way than short ones, and than those in no order.
TEST_F(GameOrderTest, ofLongListsIsTheSame) {
    constexpr int more = 5000;
    std::mt19937 random(8);
    std::vector<rules::Game> games;
    std::vector<std::pair<int, std::uint32_t>> expected; // unknown dates after all others
    for (std::uint32_t id = 5; id < 5 + more; ++id) {
        const int year = static_cast<int>(random() % 40);
        games.push_back(taggedGame({{"Round", std::to_string(id)},
                                    {"Date", year == 0 ? "" : std::to_string(1980 + year)}}));
        expected.emplace_back(year == 0 ? 9999 : 1980 + year, id);
    }
    storeGames(store_, games, Indexing::later, 2);
    std::ranges::sort(expected);
    Ids ids;
    for (const auto& [year, id] : expected)
        ids.push_back(id);
    std::vector<GameId> list = findGames(store_, {});
    std::erase_if(list, [](GameId id) { return number(id) < 5; });
    std::vector<GameId> shuffled = list;
    std::ranges::shuffle(shuffled, random);
    for (std::vector<GameId>* some : {&list, &shuffled}) {
        sortGames(store_, *some, SortBy::date, false);
        EXPECT_TRUE(std::ranges::equal(*some, ids, {},
                                       [](GameId id) { return static_cast<std::uint32_t>(id); }));
    }
}

} // namespace
} // namespace damscope::db
