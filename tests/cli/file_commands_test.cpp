// SPDX-License-Identifier: GPL-3.0-or-later
// games, show, find, openings and convert on files, without a store.
#include "tests/cli/store_commands.hpp"

#include <filesystem>

namespace damscope::cli {
namespace {

class FileCommands : public StoreCommands {
protected:
    FileCommands() : file_(write("club.pdn", sound + other)) {}
    // Nothing was made where the store would be.
    [[nodiscard]] bool storeExists() const {
        return std::filesystem::exists(folder_.file("games.db"));
    }

    std::string file_;
};

TEST_F(FileCommands, gamesListsAFile) {
    const Ran ran = run({"list", file_, "--white", "konate", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    ASSERT_EQ(objects(ran.out).size(), 1U);
    EXPECT_EQ(objects(ran.out)[0]["id"], 2) << "its number in the file";
    EXPECT_EQ(ran.err, "1 of 2 games\n");
    EXPECT_FALSE(storeExists());
}

TEST_F(FileCommands, showShowsAGameOfAFile) {
    const Ran all = run({"show", file_});
    EXPECT_EQ(all.status, 0) << all.err;
    EXPECT_TRUE(all.out.starts_with("Game 1: Jansen - B")) << all.out;
    EXPECT_TRUE(contains(all.out, "\nGame 2: Konat")) << all.out;
    EXPECT_EQ(all.err, "");
    const Ran second = run({"show", file_, "2"});
    EXPECT_TRUE(second.out.starts_with("Game 2: Konat")) << second.out;
    EXPECT_EQ(second.err, "");
    EXPECT_EQ(run({"show", file_, "3"}).status, 2);
    EXPECT_FALSE(storeExists());
}

TEST_F(FileCommands, findSearchesAFile) {
    const Ran query = run({"find", "black man on 23", file_, "--json"});
    EXPECT_EQ(query.status, 0) << query.err;
    EXPECT_EQ(objects(query.out).size(), 2U);
    const Ran moves = run({"find", "--moves", "32-28 18-23", file_, "--json"});
    ASSERT_EQ(objects(moves.out).size(), 1U) << moves.err;
    EXPECT_EQ(objects(moves.out)[0]["white"], "Jansen");
}

TEST_F(FileCommands, openingsAreThoseOfAFile) {
    const Ran ran = run({"find", "openings", file_, "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["games"], 2);
}

TEST_F(FileCommands, readStandardInputToo) {
    Start start;
    start.input = sound;
    EXPECT_EQ(objects(run({"list", "-", "--json"}, start).out).size(), 1U);
    EXPECT_EQ(objects(run({"find", "--moves", "32-28", "-", "--json"}, start).out).size(), 1U);
}

TEST_F(FileCommands, leaveNoTemporaryFiles) {
    const std::string folder = folder_.file("temporary");
    std::filesystem::create_directory(folder);
    Start start;
    start.environment.emplace_back("TMPDIR", folder);
    EXPECT_EQ(run({"list", file_}, start).status, 0);
    EXPECT_EQ(run({"show", file_, "9"}, start).status, 2);
    EXPECT_EQ(run({"write", file_, "-o", "-"}, start).status, 0);
    EXPECT_TRUE(std::filesystem::is_empty(folder));
}

TEST_F(FileCommands, sayWhatIsWrong) {
    const Ran missing = run({"show", folder_.file("none.pdn")});
    EXPECT_EQ(missing.status, 3);
    EXPECT_TRUE(contains(missing.err, "none.pdn")) << missing.err;
    EXPECT_EQ(run({"list", folder_.file("none.pdn")}).status, 3);
    const Ran words = run({"list", write("letter.txt", "Dear friends,\n")});
    EXPECT_EQ(words.status, 3);
    EXPECT_TRUE(contains(words.err, "no game was found in it")) << words.err;
    EXPECT_EQ(run({"list", write("empty.pdn", "")}).status, 3);
    EXPECT_EQ(run({"list", file_, "--db", folder_.file("games.db")}).status, 2);
    import(sound);
    const Ran store = run({"list", folder_.file("games.db")});
    EXPECT_EQ(store.status, 2);
    EXPECT_TRUE(contains(store.err, "name it with --db")) << store.err;
    EXPECT_EQ(run({"show", "1", "2"}).status, 2) << "there is only one";
}

TEST_F(FileCommands, convertWritesStrictPdn) {
    const std::string out = folder_.file("out.pdn");
    const Ran ran =
        run({"write", write("in.pdn", "[White \"A\"]\n\n1.32-28 18-23 2.38-32 *"), "-o", out});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "1 game written to " + out + "\n");
    EXPECT_TRUE(contains(folder_.read("out.pdn"), "1. 32-28 18-23 2. 38-32 *"));
    EXPECT_FALSE(storeExists());
    const Ran again = run({"write", out, "-o", "-"});
    EXPECT_EQ(again.out, folder_.read("out.pdn")) << "what is strict already stays as it is";
}

TEST_F(FileCommands, convertChoosesAndChangesTheKind) {
    const Ran csv = run({"write", file_, "--white", "konate", "-o", "-", "--as", "csv"});
    EXPECT_EQ(csv.status, 0) << csv.err;
    EXPECT_TRUE(contains(csv.out, "\r\n2,Konaté,Jansen,")) << csv.out;
    const std::string page = folder_.file("games.html");
    EXPECT_EQ(run({"write", file_, "-o", page}).status, 0);
    EXPECT_TRUE(contains(folder_.read("games.html"), "<html"));
}

TEST_F(FileCommands, convertReportsWhatIsLost) {
    const Ran twice = run({"write", file_, write("same.pdn", sound), "-o", "-"});
    EXPECT_EQ(twice.status, 0);
    EXPECT_TRUE(contains(twice.err, "1 duplicate skipped")) << twice.err;
    const std::string broken = write("broken.pdn", sound + illegal);
    const Ran kept = run({"write", broken, "-o", "-"});
    EXPECT_EQ(kept.status, 1);
    EXPECT_TRUE(contains(kept.err, "1 game only partly legal")) << kept.err;
    EXPECT_TRUE(contains(kept.out, "37-32")) << "nothing that was written is lost";
    const Ran strict = run({"write", broken, "-o", "-", "--strict"});
    EXPECT_TRUE(contains(strict.err, "1 game refused")) << strict.err;
    EXPECT_FALSE(contains(strict.out, "37-32"));
}

TEST_F(FileCommands, convertNamesFilesThatAreTheSame) {
    const std::string copy = write("copy.pdn", folder_.read("club.pdn"));
    const Ran ran = run({"write", file_, copy, "-o", "-"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(contains(ran.err, copy + ": note: this is the same, byte for byte, as " + file_ +
                                      ": it is read once\n"))
        << ran.err;
    EXPECT_TRUE(contains(ran.err, "1 file skipped: the same as another, byte for byte\n"))
        << ran.err;
}

TEST_F(FileCommands, convertWritesOverNothingThatItReads) {
    const std::string before = folder_.read("club.pdn");
    EXPECT_EQ(run({"write", file_, "-o", file_}).status, 2);
    EXPECT_EQ(folder_.read("club.pdn"), before);
    EXPECT_EQ(run({"write", file_, "-o", folder_.file("out.doc")}).status, 2);
    EXPECT_EQ(run({"write", file_}).status, 2);
}

TEST_F(FileCommands, showMoveCountsAsPlayersDo) {
    import(sound); // 1. 32-28 18-23 2. 38-32 12-18
    const auto ply = [this](const std::string& move) {
        return objects(run({"show", "1", "--move", move, "--json"}).out).at(0)["ply"];
    };
    EXPECT_EQ(ply("1w"), 1);
    EXPECT_EQ(ply("1b"), 2);
    EXPECT_EQ(ply("2w"), 3);
    EXPECT_EQ(ply("2"), 4);
    const Ran none = run({"show", "1", "--move", "39w"});
    EXPECT_EQ(none.status, 2);
    EXPECT_TRUE(contains(none.err, "--move 39w: game 1 has no such move; its last is 2"))
        << none.err;
    for (const std::string wrong : {"w", "0w", "2x", "-2w", ""})
        EXPECT_EQ(run({"show", "1", "--move", wrong}).status, 2) << wrong;
    EXPECT_EQ(run({"show", "1", "--move", "1w", "--ply", "1"}).status, 2);
}

// English draughts is opened by Black, whose moves carry the number first.
TEST_F(FileCommands, showMoveKnowsWhoOpens) {
    import("[GameType \"21\"]\n\n1. 11-15 23-19 2. 8-11 *\n\n");
    const auto ply = [this](const std::string& move) {
        return objects(run({"show", "1", "--move", move, "--json"}).out).at(0)["ply"];
    };
    EXPECT_EQ(ply("1b"), 1);
    EXPECT_EQ(ply("1w"), 2);
    EXPECT_EQ(ply("2b"), 3);
}

TEST_F(FileCommands, findPutsGamesIntoACollection) {
    import(sound + other);
    const Ran made = run({"find", "--moves", "32-28 18-23", "--into", "Shots"});
    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_TRUE(contains(made.err, "1 game added to \"Shots\"")) << made.err;
    const Json entry = objects(run({"edit", "collection", "show", "Shots", "--json"}).out).at(0);
    EXPECT_EQ(entry["id"], 1);
    EXPECT_EQ(entry["note"], "ply 2: 38-32");
    const Ran more = run({"find", "black man on 23", "--into", "shots"});
    EXPECT_TRUE(contains(more.err, "1 game added to \"shots\"")) << "one was in it: " << more.err;
    const Ran none = run({"find", "white kings = 9", "--into", "Other"});
    EXPECT_TRUE(contains(none.err, "nothing was added to Other")) << none.err;
    EXPECT_EQ(objects(run({"edit", "collection", "--json"}).out).size(), 1U);
    EXPECT_EQ(run({"find", "black man on 23", "--into", "?"}).status, 2);
    EXPECT_EQ(run({"find", "captures", file_, "--into", "Shots"}).status, 2);
}

TEST_F(FileCommands, findWritesExcerpts) {
    import(sound);
    const Ran ran = run({"find", "--moves", "32-28 18-23", "--pdn", "--from-hit"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "[White \"Jansen\"]")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "[FEN \"W:W28,31,33")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "1. 38-32 12-18")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "32-28")) << ran.out;
    const Ran again = run({"list", write("excerpt.pdn", ran.out), "--json"});
    EXPECT_EQ(objects(again.out).at(0)["legal"], true) << again.err;
    EXPECT_EQ(run({"find", "captures", "--from-hit"}).status, 2);
}

// The king of 26 has made two moves, that of 46 three: the stones are those of the FEN tag again.
TEST_F(FileCommands, excerptsKeepTheMovesOfAKing) {
    import("[GameType \"40\"]\n[FEN \"W:WK46,50:BK6,1:H0:F1:+0+1\"]\n\n"
           "1. 46-41 6-17 2. 41-46 17-6 3. 50-45 *\n");
    const Ran ran =
        run({"find", "--variant", "frisian", "white moves 50-45", "--pdn", "--from-hit"});
    EXPECT_TRUE(contains(ran.out, "[FEN \"W:WK46,50:B1,K6:H0:F1:+26+346\"]")) << ran.out;
}

TEST_F(FileCommands, diagramPrintsPositions) {
    const Ran one = run({"write", "--fen", "W:W28:B1", "--ascii", "-o", "-"});
    EXPECT_EQ(one.status, 0) << one.err;
    EXPECT_TRUE(contains(one.out, " 26 | .   .   w")) << one.out;
    EXPECT_TRUE(contains(one.out, "  1 |   b   .   .   .   . |  5\n")) << one.out;
    const Ran turned = run({"write", "--fen", "W:W28:B1", "--ascii", "--flipped", "-o", "-"});
    EXPECT_TRUE(contains(turned.out, " 50 |   .   .   .   .   . | 46\n")) << turned.out;
    EXPECT_TRUE(contains(turned.out, "  5 | .   .   .   .   b   |  1\n")) << turned.out;
    const Ran games = run({"write", file_, "--move", "1w", "--ascii", "-o", "-"});
    EXPECT_TRUE(contains(games.out, "Jansen - Béranger, after 1. 32-28\n")) << games.out;
    EXPECT_TRUE(contains(games.out, "Konaté - Jansen, after 1. 33-29\n")) << games.out;
}

TEST_F(FileCommands, diagramDrawsOnePictureOfMany) {
    const std::string file = folder_.file("sheet.svg");
    EXPECT_EQ(
        run({"write", "--as", "diagram", file_, "-o", file, "--columns", "2", "--size", "300"})
            .status,
        0);
    const std::string svg = folder_.read("sheet.svg");
    EXPECT_TRUE(contains(svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"600\"")) << svg;
    EXPECT_TRUE(contains(svg, "Jansen - Béranger, after 2... 12-18")) << svg;
    EXPECT_TRUE(contains(svg, "Konaté - Jansen, after 2... 20-25")) << svg;
    const Ran plain =
        run({"write", "--as", "diagram", file_, "-o", "-", "--as", "svg", "--no-captions"});
    EXPECT_FALSE(contains(plain.out, "Jansen"));
}

TEST_F(FileCommands, diagramEscapesNames) {
    const std::string odd = write("odd.pdn", tags("<A> & B", "C") + "1. 32-28 1-1\n\n");
    const Ran ran = run({"write", "--as", "diagram", odd, "-o", "-", "--as", "svg"});
    EXPECT_TRUE(contains(ran.out, "&lt;A&gt; &amp; B - C")) << ran.out;
}

TEST_F(FileCommands, diagramSkipsGamesThatAreTooShort) {
    const std::string both = write("both.pdn", sound + tags("Short", "Game") + "1. 32-28 1-1\n\n");
    const Ran ran = run({"write", both, "--ply", "4", "-o", "-"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(contains(ran.err, "--ply 4: game 2 has 1 ply; skipped")) << ran.err;
    EXPECT_FALSE(contains(ran.out, "Short"));
    EXPECT_EQ(run({"write", both, "--ply", "9", "-o", "-"}).status, 2) << "nothing is left";
}

TEST_F(FileCommands, diagramSaysWhatIsWrong) {
    EXPECT_EQ(run({"write", "--as", "diagram", "-o", "-"}).status, 2);
    EXPECT_EQ(run({"write", "--fen", "nonsense", "-o", "-"}).status, 2);
    EXPECT_EQ(run({"write", file_, "--fen", "W:W28:B1", "-o", "-"}).status, 2);
    EXPECT_EQ(run({"write", "--as", "diagram", file_, "-o", folder_.file("a.doc")}).status, 2);
    EXPECT_EQ(run({"write", "--fen", "W:W28:B1", "--ply", "1", "-o", "-"}).status, 2);
    EXPECT_EQ(run({"write", "--as", "diagram", "-o", "-", file_, "--db", "x"}).status, 2);
    EXPECT_EQ(run({"write", file_, "-o", file_, "--as", "text"}).status, 2);
    import(sound);
    EXPECT_EQ(run({"write", "--as", "diagram", "7", "-o", "-"}).status, 2);
    EXPECT_EQ(run({"write", "1", "--fens", folder_.file("none.txt"), "-o", "-"}).status, 2);
}

} // namespace
} // namespace damscope::cli
