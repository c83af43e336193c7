// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/index/header_columns.hpp"
#include "db/lists/filter.hpp"
#include "db/opening_names/names.hpp"
#include "db/opening_names/stored_names.hpp"
#include "db/openings/classify.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/games.hpp"
#include "rules/text/explain.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace damscope::db {
namespace {

using rules::Variant;

rules::Game game(Variant variant, const std::string& moves) {
    rules::Game game(rules::Position::start(variant));
    rules::NodeId node = rules::rootNode;
    std::istringstream words(moves);
    for (std::string move; words >> move;) {
        const auto match = rules::resolve(*game.position(node), move);
        EXPECT_TRUE(match.unique()) << move;
        node = game.addMove(node, match.moves.front());
    }
    game.tags = {{"Round", moves}};
    return game;
}

std::string nameOf(const rules::Game& game) {
    const std::uint32_t number = rowOf(game).opening;
    return number == 0 ? std::string() : openingNames().named(number).name;
}

TEST(OpeningNames, areThoseOfTheirSources) {
    // startcheckers.com, 11-15 openings; CheckerBoard's ballots; Goedemoed; Russian Wikipedia;
    // kombinashki.ru.
    EXPECT_EQ(nameOf(game(Variant::english, "11-15 23-19 8-11 22-17 4-8")), "Old Fourteenth");
    EXPECT_EQ(nameOf(game(Variant::english, "11-15 24-20")), "Ayrshire Lassie");
    EXPECT_EQ(nameOf(game(Variant::english, "9-13 22-18 6-9")), "Dreaded Edinburgh, ballot 5");
    EXPECT_EQ(nameOf(game(Variant::international, "32-28 18-23 38-32")), "Chefneux opening");
    EXPECT_EQ(nameOf(game(Variant::russian, "c3-d4 d6-c5 b2-c3 f6-g5")), "Городская партия");
    EXPECT_EQ(nameOf(game(Variant::russian, "g3-f4 f6-e5 h2-g3 e5-d4")), "Игра Каулена");
    EXPECT_EQ(nameOf(game(Variant::italian, "22-18")), "") << "no names are known";
    EXPECT_EQ(nameOf(game(Variant::international, "")), "");
}

TEST(OpeningNames, followThePositionNotTheOrderOfMoves) {
    EXPECT_EQ(nameOf(game(Variant::english, "11-15 22-17 8-11 23-19 4-8")), "Old Fourteenth");
    EXPECT_EQ(nameOf(game(Variant::russian, "c3-d4 f6-g5 b2-c3 d6-c5")), "Городская партия");
}

TEST(OpeningNames, lastAsLongAsNoOtherComes) {
    const rules::Game refused =
        game(Variant::english, "11-15 23-19 8-11 22-17 9-13 25-22 4-8 29-25");
    EXPECT_EQ(nameOf(refused), "Laird and Lady Refused");
}

TEST(OpeningNames, numberEveryBallot) {
    const auto& all = openingNames().all();
    for (int ballot = 1; ballot <= 174; ++ballot)
        EXPECT_EQ(std::ranges::count_if(all,
                                        [&](const OpeningName& opening) {
                                            return opening.name.ends_with(", ballot " +
                                                                          std::to_string(ballot));
                                        }),
                  1)
            << ballot;
}

TEST(OpeningNames, refuseATableThatIsWrong) {
    const auto reads = [](const std::string& table) { OpeningNames{table}; };
    EXPECT_NO_THROW(reads("# nothing\n"));
    EXPECT_THROW(reads("english\t11-15\tname"), std::invalid_argument);
    EXPECT_THROW(reads("checkers\t11-15\tname\t\tS"), std::invalid_argument);
    EXPECT_THROW(reads("english\t11-20\tname\t\tS"), std::invalid_argument);
    EXPECT_THROW(reads("english\t11-15\tname\t\t"), std::invalid_argument) << "no source";
    EXPECT_THROW(reads("english\t11-15\ta\t\tS\nenglish\t11-15\tb\t\tS"), std::invalid_argument);
}

class StoredOpenings : public testing::Test {
protected:
    StoredOpenings() {
        storeGames(store_, {game(Variant::english, "11-15 24-20 8-11"),
                            game(Variant::international, "32-28 18-23 33-29"),
                            game(Variant::russian, "c3-d4 d6-c5 b2-c3 e7-d6"),
                            game(Variant::italian, "22-18")});
    }
    std::vector<std::string> names() {
        std::vector<std::string> names;
        for (const GameLine& line : gameLines(store_, findGames(store_, {})))
            names.push_back(line.opening);
        return names;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    const std::vector<std::string> expected_{"Ayrshire Lassie, ballot 130", "Chefneux opening",
                                             "Старая партия", ""};
};

TEST_F(StoredOpenings, areShownAndFound) {
    EXPECT_EQ(names(), expected_);
    const auto found = [this](const std::string& name) {
        return findGames(store_, {.opening = name});
    };
    EXPECT_EQ(found("chefneux"), std::vector{GameId{2}});
    EXPECT_EQ(found("ayrshire lass"), std::vector{GameId{1}});
    EXPECT_EQ(found("СТАРАЯ"), std::vector{GameId{3}});
    EXPECT_EQ(found("staraya partiya"), std::vector{GameId{3}}) << "the other name";
    EXPECT_TRUE(found("keller").empty());
}

TEST_F(StoredOpenings, areReassignedWhereNamesHaveChanged) {
    EXPECT_TRUE(openingsAreCurrent(store_.connection()));
    EXPECT_EQ(classifyOpenings(store_), 0U);
    store_.connection().execute("UPDATE setting SET value = 1; UPDATE game SET opening = NULL;"
                                "DELETE FROM opening WHERE id > 1");
    refreshColumns(store_.connection(), 1, UINT32_MAX);
    EXPECT_FALSE(openingsAreCurrent(store_.connection()));
    storeGames(store_, {game(Variant::english, "11-15 24-20")}, Indexing::now, 2);
    EXPECT_EQ(names().back(), "") << "numbers of other names are not mixed in";
    EXPECT_EQ(classifyOpenings(store_, stopRequested()), 4U) << "too few games to be stopped";
    std::vector<std::string> all = expected_;
    all.emplace_back("Ayrshire Lassie");
    EXPECT_EQ(names(), all);
    EXPECT_TRUE(openingsAreCurrent(store_.connection()));
    EXPECT_EQ(firstWrongBlock(store_.connection()), std::nullopt);
}

} // namespace
} // namespace damscope::db
