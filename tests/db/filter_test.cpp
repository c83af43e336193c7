// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/filter.hpp"

#include "db/search/lists/names.hpp"
#include "db/store/games.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <array>

namespace damscope::db {
namespace {

using rules::Game;

rules::Game russian() {
    Game game(rules::Position::start(rules::Variant::russian));
    game.tags = {{"White", "Цветов, Юрий"}, {"Date", "1990"}};
    return game;
}

Game decided(Game game, rules::GameResult result) {
    game.result = result;
    return game;
}

Game withComment(Game game) {
    game.addRemark(rules::rootNode, rules::Comment{"!"});
    return game;
}

Game withVariation() {
    Game game = taggedGame({{"White", "Nobody"}}, {{32, 28}});
    Game other = taggedGame({}, {{31, 27}});
    game.addMove(rules::rootNode, other.node(other.mainLine()[0]).move);
    return game;
}

// Six games; tests name those they expect.
class FilterTest : public ::testing::Test {
protected:
    FilterTest() {
        storeGames(store_, {decided(taggedGame({{"White", "Wiersma, Harm"},
                                                {"Black", "Sijbrands, Ton"},
                                                {"Event", "Suiker"},
                                                {"Site", "Amsterdam"},
                                                {"Date", "1977.05.17"},
                                                {"WhiteRating", "2400"},
                                                {"BlackRating", "2450"}},
                                               {{32, 28}, {19, 23}}),
                                    rules::GameResult::whiteWins),
                            decided(taggedGame({{"White", "Ton Sijbrands"},
                                                {"Black", "Jan Ton"},
                                                {"Date", "1998.??.??"},
                                                {"WhiteRating", "2450"}}),
                                    rules::GameResult::draw),
                            withComment(taggedGame({{"White", "Newton, A."},
                                                    {"Event", "World Championship"},
                                                    {"Date", "1998.12.31"}}))});
        storeGames(store_, {russian(), withVariation(), taggedGame({})}, Indexing::now, 20);
    }

    std::vector<int> found(const Filter& filter) {
        std::vector<int> ids;
        for (const GameId id : findGames(store_, filter))
            ids.push_back(static_cast<int>(number(id)));
        EXPECT_EQ(countGames(store_, filter), ids.size());
        return ids;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

using Ids = std::vector<int>;

TEST_F(FilterTest, nothingSetMeansAll) {
    EXPECT_TRUE(selectsAllGames(store_, {}));
    EXPECT_EQ(found({}), (Ids{1, 2, 3, 4, 5, 6}));
    EXPECT_FALSE(selectsAllGames(store_, {.player = "x"}));
}

TEST_F(FilterTest, players) {
    EXPECT_EQ(found({.player = "sijbrands"}), (Ids{1, 2}));
    EXPECT_EQ(found({.player = "ton"}), (Ids{1, 2})) << "not Newton";
    EXPECT_EQ(found({.white = "sijbrands"}), Ids{2});
    EXPECT_EQ(found({.black = "ton"}), (Ids{1, 2}));
    EXPECT_EQ(found({.player = "цветов"}), Ids{4});
    EXPECT_EQ(found({.player = "nobody at all"}), Ids{});
    EXPECT_EQ(found({.player = "?"}), Ids{});
}

TEST_F(FilterTest, playersInAnyForm) {
    EXPECT_EQ(found({.player = "T. Sijbrands"}), (Ids{1, 2}));
    EXPECT_EQ(found({.player = "Сейбрандс"}), (Ids{1, 2}));
    EXPECT_EQ(found({.player = "Sybrands, Ton"}), (Ids{1, 2}));
    EXPECT_EQ(found({.player = "Вирсма Х."}), Ids{1});
    EXPECT_EQ(found({.player = "Andrew Newton"}), Ids{3}) << "the name has the initial";
    EXPECT_EQ(found({.player = "Bert Newton"}), Ids{});
    EXPECT_EQ(found({.player = "Tsvetov"}), Ids{4});
    EXPECT_EQ(found({.player = "brands"}), (Ids{1, 2})) << "a part, where nothing else fits";
}

TEST_F(FilterTest, nearNamesAreProposedWithTheirGames) {
    const auto near = nearNames(store_, NameKind::player, "Wiersema");
    ASSERT_EQ(near.size(), 1U);
    EXPECT_EQ(near[0].name, "Wiersma, Harm");
    EXPECT_EQ(near[0].games, 1U);
    EXPECT_TRUE(nearNames(store_, NameKind::player, "Xylophonist").empty());
    // Several at once give the same, also two that are near the same name.
    const std::vector<std::string> several{"Wiersema", "Xylophonist", "Wiersme"};
    const auto all = nearNames(store_, NameKind::player, several);
    ASSERT_EQ(all.size(), several.size());
    for (std::size_t i = 0; i < several.size(); ++i) {
        const auto one = nearNames(store_, NameKind::player, several[i]);
        ASSERT_EQ(all[i].size(), one.size()) << several[i];
        for (std::size_t k = 0; k < one.size(); ++k)
            EXPECT_EQ(std::pair(all[i][k].name, all[i][k].games),
                      std::pair(one[k].name, one[k].games));
    }
    EXPECT_TRUE(nearNames(store_, NameKind::player, "").empty());
    ASSERT_EQ(nearNames(store_, NameKind::event, "Wrld Championship").size(), 1U);
}

TEST_F(FilterTest, twoPlayersOfOneGame) {
    EXPECT_EQ(found({.player = "wiersma", .opponent = "sijbrands"}), Ids{1});
    EXPECT_EQ(found({.player = "sijbrands", .opponent = "wiersma"}), Ids{1});
    EXPECT_EQ(found({.player = "sijbrands", .opponent = "newton"}), Ids{});
    EXPECT_EQ(found({.player = "sijbrands", .opponent = "sijbrands"}), Ids{}) << "not himself";
}

TEST_F(FilterTest, resultsAsTheyAreWritten) {
    EXPECT_EQ(found({.writtenResult = "2-0"}), Ids{1});
    EXPECT_EQ(found({.writtenResult = "1-0"}), Ids{1});
    EXPECT_EQ(found({.writtenResult = "1-1"}), Ids{2});
    EXPECT_EQ(found({.writtenResult = "1/2-1/2"}), Ids{2});
}

TEST_F(FilterTest, roundsTagsAndLegality) {
    storeGames(store_,
               {taggedGame({{"Round", "3.1"}, {"Annotator", "R. C. Keller"}, {"ECO", "?"}}),
                taggedGame({{"Round", "31"}, {"annotator", "Roozenburg"}})},
               Indexing::now, 30);
    EXPECT_EQ(found({.round = "3"}), Ids{7});
    EXPECT_EQ(found({.round = "31"}), Ids{8});
    EXPECT_EQ(found({.tags = {{"Annotator", "keller"}}}), Ids{7});
    EXPECT_EQ(found({.tags = {{"Annotator", ""}}}), (Ids{7, 8}));
    EXPECT_EQ(found({.tags = {{"ECO", "?"}}}), Ids{7});
    EXPECT_EQ(found({.tags = {{"white", "wiersma"}}}), Ids{1}) << "tags of the header too";
    EXPECT_EQ(found({.tags = {{"Round", "31"}, {"Annotator", "rooz"}}}), Ids{8});
    EXPECT_EQ(found({.tags = {{"Nonsense", ""}}}), Ids{});
    EXPECT_EQ(found({.legal = false}), Ids{});
    EXPECT_EQ(found({.legal = true}).size(), 8U);
    EXPECT_EQ(found({.withErrors = true}), Ids{});
}

TEST_F(FilterTest, wordsOfAPlayerAreOfOneName) {
    EXPECT_EQ(found({.player = "wiersma ton"}), Ids{}) << "one plays White, the other Black";
    EXPECT_EQ(found({.player = "harm wiersma"}), Ids{1});
}

TEST_F(FilterTest, eventSiteAndSource) {
    EXPECT_EQ(found({.event = "suiker"}), Ids{1});
    EXPECT_EQ(found({.event = "champ"}), Ids{3});
    EXPECT_EQ(found({.site = "amsterdam"}), Ids{1});
    const std::string path = gameLines(store_, std::array{GameId{4}}).at(0).sourcePath;
    const std::string file = path.substr(path.rfind('/') + 1);
    EXPECT_EQ(found({.source = path}), (Ids{4, 5, 6}));
    EXPECT_EQ(found({.source = file}), (Ids{4, 5, 6})) << "the end of its path";
    EXPECT_EQ(found({.source = "ARCHIVE"}), found({.source = "archive/"})) << "a folder";
    EXPECT_EQ(found({.source = file.substr(1)}), Ids{}) << "a part of a name is not the name";
    EXPECT_EQ(found({.source = "archiv"}), Ids{});
    EXPECT_EQ(found({.source = "%"}), Ids{}) << "a percent sign stands for itself";
}

TEST_F(FilterTest, periods) {
    EXPECT_EQ(found({.from = Date(1998)}), (Ids{2, 3}));
    EXPECT_EQ(found({.from = Date(1998), .to = Date(1998)}), (Ids{2, 3}));
    EXPECT_EQ(found({.from = Date(1998, 1, 1)}), Ids{3}) << "when in 1998 game 2 was is not known";
    EXPECT_EQ(found({.to = Date(1990, 12, 31)}), (Ids{1, 4}));
    EXPECT_EQ(found({.to = Date(1977, 5)}), Ids{1});
    EXPECT_EQ(found({.to = Date(1977, 5, 16)}), Ids{});
}

TEST_F(FilterTest, resultVariantAndNumbers) {
    EXPECT_EQ(found({.result = rules::GameResult::draw}), Ids{2});
    EXPECT_EQ(found({.variant = rules::Variant::russian}), Ids{4});
    EXPECT_EQ(found({.rating = Range{2400, 2450}}), Ids{1}) << "both players";
    EXPECT_EQ(found({.rating = Range{2401, 3000}}), Ids{});
    EXPECT_EQ(found({.plies = Range{1, 1}}), Ids{5});
    EXPECT_EQ(found({.plies = Range{1, 200}}), (Ids{1, 5}));
}

// Game 1: 2400 beat 2450. Game 2: 2450 and nobody knows, drawn.
TEST_F(FilterTest, ratingsOfOneSide) {
    EXPECT_EQ(found({.whiteRating = Range{2400, 2400}}), Ids{1});
    EXPECT_EQ(found({.whiteRating = Range{2300, 9999}}), (Ids{1, 2}));
    EXPECT_EQ(found({.whiteRating = Range{0, 9999}}), (Ids{1, 2})) << "unknown is not 0";
    EXPECT_EQ(found({.blackRating = Range{2450, 2450}}), Ids{1});
    EXPECT_EQ(found({.winnerRating = Range{0, 2420}}), Ids{1});
    EXPECT_EQ(found({.winnerRating = Range{2430, 9999}}), Ids{});
    EXPECT_EQ(found({.loserRating = Range{2430, 9999}}), Ids{1});
    EXPECT_EQ(found({.ratingGap = Range{50, 50}}), Ids{1});
    EXPECT_EQ(found({.ratingGap = Range{0, 49}}), Ids{});
    EXPECT_EQ(found({.upset = Range{1, 9999}}), Ids{1});
    EXPECT_EQ(found({.upset = Range{51, 9999}}), Ids{});
    storeGames(store_,
               {decided(taggedGame({{"WhiteRating", "2000"}, {"BlackRating", "1900"}}),
                        rules::GameResult::whiteWins),
                decided(taggedGame({{"WhiteRating", "2000"}, {"BlackRating", "1900"}}),
                        rules::GameResult::bothLose)},
               Indexing::now, 30);
    EXPECT_EQ(found({.upset = Range{0, 9999}}), Ids{1}) << "the favourite won";
    EXPECT_EQ(found({.loserRating = Range{1900, 1900}}), Ids{7}) << "nobody won";
}

TEST_F(FilterTest, wordsOfComments) {
    Game game = taggedGame({}, {{32, 28}, {19, 23}});
    game.addRemark(game.mainLine()[0], rules::Comment{"Très fort, c'est gagné"});
    game.addRemark(game.mainLine()[1], rules::Comment{"Sterke zet"});
    storeGames(store_, {game}, Indexing::now, 30);
    EXPECT_EQ(found({.comment = "gagne"}), Ids{7});
    EXPECT_EQ(found({.comment = "tres fort"}), Ids{7});
    EXPECT_EQ(found({.comment = "ster"}), Ids{7}) << "the beginning of a word";
    EXPECT_EQ(found({.comment = "erke"}), Ids{});
    EXPECT_EQ(found({.comment = "fort zet"}), Ids{}) << "of two comments";
}

TEST_F(FilterTest, whatGamesHave) {
    EXPECT_EQ(found({.withComments = true}), Ids{3});
    EXPECT_EQ(found({.withVariations = true}), Ids{5});
    EXPECT_EQ(found({.withProblems = true}), Ids{});
}

TEST_F(FilterTest, idsAndSeveralConditions) {
    EXPECT_EQ(found({.ids = {GameId{3}, GameId{1}, GameId{99}}}), (Ids{1, 3}));
    EXPECT_EQ(found({.ids = {GameId{1}, GameId{2}}, .player = "sijbrands", .from = Date(1980)}),
              Ids{2});
}

// The columns for lists are kept in blocks of 4000 games.
TEST_F(FilterTest, everyBlockIsLookedInto) {
    constexpr int before = 6;
    constexpr int more = 9000;
    std::vector<Game> games;
    std::vector<int> expected;
    for (int i = 1; i <= more; ++i) {
        const bool wanted = i % 1000 == 0 || i == more - 1;
        games.push_back(taggedGame(
            {{"Round", std::to_string(i)}, {"Event", wanted ? "Wanted" : "Other"}}, {{32, 28}}));
        if (wanted)
            expected.push_back(before + i);
    }
    storeGames(store_, games, Indexing::later, 30);
    EXPECT_EQ(found({.event = "wanted"}), expected);
    EXPECT_EQ(found({.event = "wanted", .plies = Range{2, 9}}), Ids{});
    EXPECT_EQ(found({.ids = {GameId{9005}, GameId{5}, GameId{1006}}, .event = "wanted"}),
              (Ids{1006, 9005}));
    EXPECT_EQ(countGames(store_, {}), static_cast<std::uint64_t>(before + more));
}

TEST_F(FilterTest, valuesAreNeverSql) {
    EXPECT_EQ(found({.player = "x') OR 1 --"}), Ids{});
    EXPECT_EQ(found({.source = "' OR '1'='1"}), Ids{});
}

} // namespace
} // namespace damscope::db
