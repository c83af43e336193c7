// SPDX-License-Identifier: GPL-3.0-or-later
// openings on a store of a test's own.
#include "tests/cli/store_commands.hpp"

namespace damscope::cli {
namespace {

std::string game(const std::string& white, int rating, const std::string& result,
                 const std::string& moves) {
    return "[Date \"1998.05.17\"]\n[White \"" + white + "\"]\n[Black \"Rival\"]\n[WhiteRating \"" +
           std::to_string(rating) + "\"]\n[Result \"" + result + "\"]\n[GameType \"20\"]\n\n" +
           moves + " " + result + "\n\n";
}

// Four games: two of the main line, a transposition, another first move.
class OpeningCommands : public ::testing::Test {
protected:
    OpeningCommands() {
        const std::string file = folder_.write(
            "games.pdn", game("Konaté", 2100, "2-0", "1. 33-29 19-23 2. 35-30 20-25") +
                             game("Jansen", 2000, "1-1", "1. 33-29 19-23 2. 35-30 20-25") +
                             game("Jansen", 2010, "0-2", "1. 35-30 20-25 2. 33-29 18-23") +
                             game("De Vries", 1900, "1-1", "1. 32-28 19-23 2. 28x19 14x23"));
        EXPECT_EQ(run({"import", file}).status, 0);
    }
    Ran run(const Words& words, Start start = {}) const {
        start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
        return damscope(words, start);
    }
    Json tree(Words words) const {
        words.insert(words.begin(), {"find", "openings"});
        words.emplace_back("--json");
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out);
    }

    TemporaryFolder folder_;
};

TEST_F(OpeningCommands, listMovesWithTheirResults) {
    const Json all = tree({});
    EXPECT_EQ(all["games"], 4);
    EXPECT_EQ(all["side"], "white");
    const Json& first = all["moves"][0];
    EXPECT_EQ(first["move"], "33-29");
    EXPECT_EQ(first["games"], 2);
    EXPECT_EQ(first["wins"], 1);
    EXPECT_EQ(first["draws"], 1);
    EXPECT_EQ(first["score"], 0.75);
    EXPECT_EQ(first["rating"], 2050);
    EXPECT_EQ(first["first_year"], 1998);
    EXPECT_EQ(first["players"][0]["name"], "Konaté");
    EXPECT_EQ(first["first"], (Json{{"game", 1}, {"date", "1998.05.17"}, {"player", "Konaté"}}));
    EXPECT_NE(run({"find", "openings"}).out.find("1998.05.17 Konaté"), std::string::npos);
    EXPECT_EQ(all["moves"].size(), 3U);
    EXPECT_TRUE(all["arrivals"].empty());
}

TEST_F(OpeningCommands, gamesShowWhatWasNew) {
    const auto games = objects(run({"list", "--novelty", "--json"}).out);
    ASSERT_EQ(games.size(), 4U);
    EXPECT_EQ(games[0]["novelty"],
              (Json{{"ply", 0}, {"move", "33-29"}, {"later_games", 1}, {"later", {2}}}));
    EXPECT_TRUE(games[1]["novelty"].is_null()) << "the same moves as the first";
    EXPECT_EQ(games[2]["novelty"]["move"], "35-30");
    EXPECT_NE(run({"list", "--novelty"}).out.find("1. 33-29 (+1)"), std::string::npos);
    const auto followed = objects(run({"list", "--followed", "1", "--json"}).out);
    ASSERT_EQ(followed.size(), 1U);
    EXPECT_EQ(followed[0]["id"], 1);
    EXPECT_NE(run({"show", "1"}).out.find("1. 33-29, later in 1 game: 2"), std::string::npos);
    EXPECT_EQ(run({"list", "--novelty", "--csv"}).status, 2);
}

TEST_F(OpeningCommands, knowTranspositions) {
    const Json after = tree({"--moves", "35-30 20-25 33-29"});
    ASSERT_EQ(after["moves"].size(), 2U);
    EXPECT_EQ(after["moves"][0]["move"], "18-23");
    EXPECT_EQ(after["moves"][1]["move"], "19-23");
    EXPECT_EQ(after["moves"][1]["games"], 0);
    EXPECT_EQ(after["moves"][1]["reached"], 2);
    const Ran table = run({"find", "openings", "--moves", "35-30 20-25 33-29"});
    EXPECT_TRUE(contains(table.out, "reached by other moves: 2")) << table.out;
    const Json met = tree({"--moves", "33-29 19-23 35-30 20-25"});
    EXPECT_EQ(met["ended"], 2);
    EXPECT_EQ(met["arrivals"][0]["move"], "20-25");
}

TEST_F(OpeningCommands, takeAPositionAndAFilter) {
    const Json filtered = tree({"--player", "jansen", "--position", "W:W31-50:B1-20"});
    EXPECT_EQ(filtered["games"], 2);
    const Ran none = run({"find", "openings", "--position", "W:W50:B1"});
    EXPECT_EQ(none.status, 0);
    EXPECT_EQ(none.out, "");
    EXPECT_EQ(none.err, "no game had this position\n");
    EXPECT_EQ(run({"find", "openings", "--variant", "english", "--player", "nobody"}).err,
              "no game that matches the filter had this position\n"
              "no player is called \"nobody\"\n");
}

// White won one and drew one of the games with 33-29; Jansen drew one of his and lost one.
TEST_F(OpeningCommands, sayHowTheGamesWent) {
    const std::string black = run({"find", "openings", "--moves", "33-29"}).err;
    EXPECT_NE(black.find("2 games had this position, White scored 75.0%"), std::string::npos)
        << black << "although Black is to move";
    EXPECT_NE(run({"find", "openings", "--player", "jansen"})
                  .err.find("2 games had this position, the player scored 25.0%"),
              std::string::npos)
        << run({"find", "openings", "--player", "jansen"}).err;
}

TEST_F(OpeningCommands, growATree) {
    const Ran ran = run({"find", "openings", "--tree", "3", "--least", "2"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(contains(ran.out, "\n33-29 ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\n  19-23 ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\n    35-30 ")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "28x19")) << "one game only";
    const Json nested = tree({"--tree", "2"});
    EXPECT_EQ(nested["moves"][0]["next"][0]["move"], "19-23");
}

// Four games with a rating of White and none of Black: no performance of White can be known.
TEST_F(OpeningCommands, makeAPerformanceOfRatedGamesOnly) {
    const Json all = tree({});
    EXPECT_EQ(all["rated_games"], 0);
    EXPECT_TRUE(all["performance"].is_null());
    const Json reply = tree({"--moves", "33-29"});
    EXPECT_EQ(reply["moves"][0]["rated_games"], 2) << "Black's opponent has a rating";
    EXPECT_TRUE(reply["moves"][0]["performance"].is_null()) << "two games say nothing";
    std::string many;
    for (int i = 0; i < 10; ++i)
        many += game("Opponent " + std::to_string(i), 2000, "1-1", "1. 34-30 20-25");
    ASSERT_EQ(run({"import", folder_.write("many.pdn", many)}).status, 0);
    const Json enough = tree({"--moves", "34-30"});
    EXPECT_EQ(enough["moves"][0]["rated_games"], 10);
    EXPECT_EQ(enough["moves"][0]["performance"], 2000);
}

// Jansen drew 1. 33-29 and lost 1. 35-30, both with White.
TEST_F(OpeningCommands, showResultsFromThePlayersSide) {
    const Json his = tree({"--player", "jansen", "--tree", "2"});
    EXPECT_EQ(his["results_of"], "player");
    EXPECT_EQ(his["losses"], 1);
    const Json side = tree({"--player", "jansen", "--tree", "2", "--side-to-move"});
    EXPECT_EQ(side["results_of"], "side_to_move");
    const auto reply = [](const Json& all) {
        for (const Json& move : all["moves"])
            if (move["move"] == "35-30")
                return move["next"][0];
        return Json();
    };
    EXPECT_EQ(reply(his)["losses"], 1) << "also where Black is to move";
    EXPECT_EQ(reply(side)["wins"], 1);
    EXPECT_EQ(tree({})["results_of"], "side_to_move");
}

TEST_F(OpeningCommands, areOfTheGamesThatAPlayerLost) {
    EXPECT_EQ(tree({"--player", "jansen", "--lost"})["games"], 1);
    EXPECT_EQ(tree({"--player", "jansen", "--drawn"})["games"], 1);
    EXPECT_EQ(tree({"--player", "rival", "--won"})["games"], 1) << "with Black";
    EXPECT_EQ(tree({"--black", "rival", "--lost"})["games"], 1);
    const Ran nobody = run({"find", "openings", "--lost"});
    EXPECT_EQ(nobody.status, 2);
    EXPECT_TRUE(contains(nobody.err, "--lost: by whom?")) << nobody.err;
    const Ran both = run({"list", "--player", "jansen", "--lost", "--won"});
    EXPECT_EQ(both.status, 2);
    EXPECT_TRUE(contains(both.err, "--lost: not with --won")) << both.err;
}

TEST_F(OpeningCommands, writeCsv) {
    const Ran ran = run({"find", "openings", "--csv", "--tree", "2"});
    EXPECT_TRUE(ran.out.starts_with("path,move,games,wins,draws,losses,score,")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\r\n,33-29,2,1,1,0,0.7500,2050,")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "\r\n33-29,19-23,2,0,1,1,0.2500,")) << ran.out;
}

TEST_F(OpeningCommands, sayWhatIsWrongWithTheirOptions) {
    const Ran both = run({"find", "openings", "--moves", "32-28", "--position", "W:W31:B1"});
    EXPECT_EQ(both.status, 2);
    EXPECT_TRUE(contains(both.err, "--position and --moves: choose one")) << both.err;
    const Ran illegal = run({"find", "openings", "--moves", "32-18"});
    EXPECT_EQ(illegal.status, 2);
    EXPECT_TRUE(contains(illegal.err, "--moves: ")) << illegal.err;
    EXPECT_EQ(run({"find", "openings", "--tree", "0"}).status, 2);
    EXPECT_EQ(run({"find", "openings", "--json", "--csv"}).status, 2);
}

} // namespace
} // namespace damscope::cli
