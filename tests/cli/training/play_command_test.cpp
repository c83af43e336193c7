// SPDX-License-Identifier: GPL-3.0-or-later
// Positions played out against the engine in the terminal, to their end.
#include "tests/cli/store_commands.hpp"

namespace damscope::cli {
namespace {

constexpr auto twoMenAgainstOne = "W:W27,38:B8"; // won for White

class PlayCommand : public StoreCommands {
protected:
    void makeTables() const {
        ASSERT_EQ(run({"analyse", "endgame", "build", "--variant", "international", "--pieces", "3",
                       "--folder", tables_})
                      .status,
                  0);
    }
    Ran play(const std::string& input, Words words = {}) const {
        words.insert(words.begin(), {"train", "play"});
        words.insert(words.end(), {"--strength", "1", "--seed", "1"});
        Start start;
        start.input = input;
        start.environment.emplace_back("DAMSCOPE_ENDGAMES", tables_);
        return run(words, start);
    }
    std::vector<Json> events(const std::string& input, Words words = {}) const {
        words.emplace_back("--json");
        const Ran ran = play(input, words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return objects(ran.out);
    }
    // The moves of the person in a line that the person begins.
    static std::string ownMoves(const Json& line) {
        std::string moves;
        for (std::size_t i = 0; i < line.size(); i += 2)
            moves += line[i].get<std::string>() + '\n';
        return moves;
    }
    const std::string tables_ = folder_.file("tables");
};

TEST_F(PlayCommand, wonEndingIsPlayedToItsEndAndShowsTheShortestWin) {
    makeTables();
    const Json left = events("q\n", {"--fen", twoMenAgainstOne}).back();
    EXPECT_EQ(left["reason"], "left");
    EXPECT_EQ(left["result"], "*");
    EXPECT_TRUE(left["game"].is_null()) << "nothing was played";
    const Json& shortest = left["ending"];
    EXPECT_EQ(shortest["result"], "2-0");
    const std::size_t moves = shortest["moves"];
    ASSERT_GT(moves, 1U);
    EXPECT_EQ(shortest["line"].size(), 2 * moves - 1);

    const auto all = events(ownMoves(shortest["line"]), {"--fen", twoMenAgainstOne});
    EXPECT_EQ(all.front()["event"], "turn");
    EXPECT_EQ(all.front()["fen"], "W:W27,38:B8");
    EXPECT_EQ(all.size(), moves + 1) << "the engine defends as long as it can, and no longer";
    const Json& end = all.back();
    EXPECT_EQ(end["result"], "2-0");
    EXPECT_EQ(end["reason"], "board");
    EXPECT_EQ(end["moves"], shortest["line"]);
    EXPECT_EQ(end["ending"]["moves"], moves);
    const auto stored =
        objects(run({"edit", "collection", "show", "Games against the engine", "--json"}).out);
    ASSERT_EQ(stored.size(), 1U);
    const std::string pdn = run({"write", end["game"].dump(), "-o", "-"}).out;
    EXPECT_TRUE(contains(pdn, "[Black \"Damscope (1)\"]")) << pdn;
    EXPECT_TRUE(contains(pdn, "[Result \"2-0\"]")) << pdn;
    EXPECT_TRUE(contains(pdn, "[FEN \"W:W27,38:B8")) << pdn;
}

TEST_F(PlayCommand, engineThatWinsTakesTheShortestWay) {
    makeTables();
    const Json known =
        events("q\n", {"--fen", twoMenAgainstOne, "--side", "black"}).back()["ending"];
    std::string defence;
    for (std::size_t i = 1; i < known["line"].size(); i += 2)
        defence += known["line"][i].get<std::string>() + '\n';
    const Json end = events(defence, {"--fen", twoMenAgainstOne, "--side", "black"}).back();
    EXPECT_EQ(end["result"], "2-0");
    EXPECT_EQ(end["moves"], known["line"]);
}

TEST_F(PlayCommand, drawIsAgreedWhereTheTablesKnowIt) {
    makeTables();
    const auto all = events("d\n", {"--fen", "W:WK26:BK3"});
    EXPECT_EQ(all.back()["reason"], "agreement");
    EXPECT_EQ(all.back()["ending"]["result"], "1-1");
    EXPECT_TRUE(all.back()["ending"]["moves"].is_null());
    EXPECT_EQ(events("d\nq\n", {"--fen", twoMenAgainstOne}).at(1)["event"], "declined");
}

TEST_F(PlayCommand, movesAreTakenBackAndGamesGivenUp) {
    const auto all = events("b\nxyz\n32-28\nback\nresign\n");
    EXPECT_EQ(all.at(1)["event"], "nothing-back");
    EXPECT_EQ(all.at(2)["event"], "illegal");
    EXPECT_EQ(all.at(3)["moves"].size(), 2U);
    EXPECT_EQ(all.at(4)["moves"], Json::array()) << "the reply is taken back, too";
    EXPECT_EQ(all.back()["reason"], "resignation");
    EXPECT_EQ(all.back()["result"], "0-2");
    EXPECT_TRUE(all.back()["ending"].is_null()) << "no table knows it";
}

TEST_F(PlayCommand, beginsFromAnExerciseOrAGame) {
    import(sound);
    const auto game = events("q\n", {"1", "--ply", "1"});
    EXPECT_EQ(game.front()["fen"].get<std::string>().front(), 'B');
    EXPECT_EQ(play("", {"1", "--ply", "99"}).status, 2);
    EXPECT_EQ(play("", {"7"}).status, 2);
    EXPECT_EQ(play("", {"nothing"}).status, 2);
    EXPECT_EQ(play("", {"--ply", "2"}).status, 2);
    EXPECT_EQ(play("", {"1", "--fen", twoMenAgainstOne}).status, 2);
    EXPECT_EQ(play("", {"--fen", "W:W28:B"}).status, 2) << "the game is over there";
    const std::string file = write("e.jsonl", R"({"content":"damscope exercise","version":1,)"
                                              R"("variant":"international","fen":"W:W27,32,34,38,)"
                                              R"(40,45:B11,12,16,18,23,25","kind":"missed-shot",)"
                                              R"("proof":"captures","difficulty":3,"gain":2,)"
                                              R"("answers":["27-22"]})"
                                              "\n");
    ASSERT_EQ(run({"train", "exercises", "import", file}).status, 0);
    const std::string name = objects(run({"train", "exercises", "--json"}).out).at(0)["exercise"];
    EXPECT_EQ(events("q\n", {name}).front()["fen"], "W:W27,32,34,38,40,45:B11,12,16,18,23,25");
}

TEST_F(PlayCommand, speaksTheLanguages) {
    makeTables();
    const auto said = [&](const std::string& language) {
        return play("h\nr\n", {"--fen", twoMenAgainstOne, "--language", language, "--ascii"});
    };
    const Ran english = said("en");
    EXPECT_TRUE(contains(english.out, "White to move; you play")) << english.out;
    EXPECT_TRUE(contains(english.out, "answer with a move; d claims or offers a draw"));
    EXPECT_TRUE(contains(english.out, "You resign, after 0 moves")) << english.out;
    EXPECT_TRUE(contains(english.out, "White could win, at the shortest in ")) << english.out;
    EXPECT_TRUE(contains(said("nl").out, "kon winnen, op zijn snelst in ")) << said("nl").out;
    EXPECT_TRUE(contains(said("fr").out, "pouvaient gagner, au plus court en ")) << said("fr").out;
    EXPECT_TRUE(contains(said("ru").out, "могли выиграть, кратчайший путь")) << said("ru").out;
}

} // namespace
} // namespace damscope::cli
