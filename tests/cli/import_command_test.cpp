// SPDX-License-Identifier: GPL-3.0-or-later
// import into a store of a test's own.
#include "tests/cli/store_commands.hpp"

#include <algorithm>
#include <csignal>

namespace damscope::cli {
namespace {

using ImportCommand = StoreCommands;

TEST_F(ImportCommand, importCountsEveryGame) {
    const Ran ran = run({"import", write("a.pdn", sound + other), write("b.pdn", sound)});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "3 games read from 2 sources in ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, ": 2 stored, 1 duplicate, 0 refused\n")) << ran.out;
    EXPECT_EQ(ran.err, "");
}

TEST_F(ImportCommand, importOfTheSameFileAddsNothing) {
    const std::string file = write("a.pdn", sound + other);
    (void)run({"import", file});
    const Ran again = run({"import", file, "--json"});
    EXPECT_EQ(again.status, 0);
    const Json summary = Json::parse(again.out);
    EXPECT_EQ(summary["games"], 0);
    EXPECT_EQ(summary["stored"], 0);
    EXPECT_EQ(run({"list", "--json"}).out.size(), run({"list", "--json"}).out.size());
    EXPECT_EQ(objects(run({"list", "--json"}).out).size(), 2U);
}

TEST_F(ImportCommand, importReportsWhichGamesAreDuplicatesOfWhich) {
    import(sound + other);
    const std::string file = write("more.pdn", illegal + other + sound);
    const Ran words = run({"import", file});
    EXPECT_TRUE(
        contains(words.out, "duplicates, with the number of the stored game:\n  " + file + ":"))
        << words.out;
    EXPECT_TRUE(contains(words.out, "game 2 (Konaté - Jansen) is game 2\n")) << words.out;
    EXPECT_TRUE(contains(words.out, "game 3 (Jansen - Béranger) is game 1\n")) << words.out;
    const std::string another = write("another.pdn", sound);
    const Json summary = Json::parse(run({"import", another, "--json"}).out);
    ASSERT_EQ(summary["duplicate_list"].size(), 1U);
    const Json duplicate = summary["duplicate_list"][0];
    EXPECT_EQ(duplicate["path"], another);
    EXPECT_EQ(duplicate["ordinal"], 1);
    EXPECT_EQ(duplicate["line"], 1);
    EXPECT_EQ(duplicate["white"], "Jansen");
    EXPECT_EQ(duplicate["duplicate_of"], 1);
}

TEST_F(ImportCommand, importListsTenDuplicatesInWords) {
    std::string many;
    for (int i = 0; i < 12; ++i)
        many += tags("White " + std::to_string(i), "B") + "1. 32-28 18-23 1-1\n\n";
    import(many);
    const Ran again = run({"import", write("same.pdn", many + sound)});
    EXPECT_TRUE(contains(again.out, "game 10 (White 9 - B) is game 10\n")) << again.out;
    EXPECT_FALSE(contains(again.out, "(White 10 - B)")) << again.out;
    EXPECT_TRUE(contains(again.out, "  and 2 more duplicates; --json lists them\n")) << again.out;
}

TEST_F(ImportCommand, importReportsAnIllegalMoveWithItsPlace) {
    const std::string file = write("a.pdn", sound + illegal + other);
    const Ran ran = run({"import", file});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.err, file + ":17:19: game 2 (Gonçalves - Šadžius), 2. 37-32: capture is "
                              "compulsory: 28x19\n");
    EXPECT_TRUE(contains(ran.out, "3 stored"));
    EXPECT_TRUE(contains(ran.out, "1 stored game only partly legal"));
}

TEST_F(ImportCommand, strictImportRefusesIt) {
    const Ran ran = run({"import", "--strict", "--json", write("a.pdn", sound + illegal)});
    EXPECT_EQ(ran.status, 1);
    const Json summary = Json::parse(ran.out);
    EXPECT_EQ(summary["games"], 2);
    EXPECT_EQ(summary["stored"], 1);
    EXPECT_EQ(summary["refused"], 1);
    const Json problem = objects(ran.err).at(0);
    EXPECT_EQ(problem["refused"], true);
    EXPECT_EQ(problem["code"], "capture-compulsory");
}

TEST_F(ImportCommand, importSummaryHasTheFieldsThatProgramsRelyOn) {
    const Ran ran =
        run({"import", "--json", write("a.pdn", sound + illegal), write("b.pdn", sound)});
    const Json summary = Json::parse(ran.out);
    for (const std::string field : {"sources", "games", "stored", "legal", "partial", "duplicates",
                                    "refused", "problems", "seconds"})
        EXPECT_TRUE(summary[field].is_number()) << field;
    EXPECT_EQ(summary["games"], 3);
    EXPECT_EQ(summary["legal"], 1);
    EXPECT_EQ(summary["partial"], 1);
    EXPECT_EQ(summary["duplicates"], 1);
    EXPECT_EQ(summary["problems"], 1);
    const Json problem = objects(ran.err).at(0);
    EXPECT_EQ(problem["line"], 17);
    EXPECT_EQ(problem["column"], 19);
    EXPECT_EQ(problem["ordinal"], 2);
    EXPECT_EQ(problem["move"], "2. 37-32");
    EXPECT_EQ(problem["message"], "capture is compulsory: 28x19");
}

TEST_F(ImportCommand, importReadsStandardInput) {
    Start start;
    start.input = sound;
    EXPECT_EQ(run({"import", "-"}, start).status, 0);
    EXPECT_EQ(objects(run({"list", "--json"}).out).at(0)["source"], "-");
}

TEST_F(ImportCommand, importOfAMissingFileFails) {
    const Ran ran = run({"import", folder_.file("none.pdn")});
    EXPECT_EQ(ran.status, 3);
    EXPECT_TRUE(contains(ran.err, "none.pdn")) << ran.err;
}

TEST_F(ImportCommand, importSaysTheSameForEveryNumberOfThreads) {
    const std::string file = write("a.pdn", sound + illegal + other + sound);
    const Ran one = run({"import", "--jobs", "1", "--db", folder_.file("one.db"), file});
    const Ran four = run({"import", "--jobs", "4", "--db", folder_.file("four.db"), file});
    EXPECT_EQ(one.err, four.err);
    EXPECT_EQ(run({"write", "-o", "-", "--db", folder_.file("one.db")}).out,
              run({"write", "-o", "-", "--db", folder_.file("four.db")}).out);
}

TEST_F(ImportCommand, importNamesWrongOptionsValues) {
    const std::string file = write("a.pdn", sound);
    EXPECT_EQ(run({"import"}).status, 2);
    EXPECT_EQ(run({"import", "--jobs", "0", file}).status, 2);
    EXPECT_EQ(run({"import", "--encoding", "klingon", file}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(folder_.file("games.db")));
}

TEST_F(ImportCommand, importMakesTheFoldersOfTheDefaultStore) {
    Start start;
    start.environment = {{"XDG_DATA_HOME", folder_.file("share")}, {"DAMSCOPE_DB", ""}};
    EXPECT_EQ(damscope({"import", write("a.pdn", sound)}, start).status, 0);
    EXPECT_TRUE(std::filesystem::exists(folder_.file("share/damscope/games.db")));
}

// A file of nothing but problems must not fill a screen or a log.
TEST_F(ImportCommand, importLimitsItsWordsAndSaysSo) {
    std::string file;
    for (int i = 0; i < 5000; ++i)
        file += tags("A" + std::to_string(i), "B") + "1. 32-28 19-23 2. 37-32 *\n\n";
    const Ran ran = run({"import", write("a.pdn", file)});
    EXPECT_EQ(ran.status, 1);
    EXPECT_LT(ran.err.size(), 300'000U);
    EXPECT_TRUE(contains(ran.err, " more lines; damscope import check"))
        << ran.err.substr(ran.err.size() - 200);
    EXPECT_TRUE(contains(ran.out, "5 000 problems"));
}

TEST_F(ImportCommand, interruptedImportGoesOnWhereItStopped) {
    std::string many;
    for (int i = 0; i < 60'000; ++i)
        many += tags("Player " + std::to_string(i), "B") +
                "1. 32-28 18-23 2. 38-32 12-18 3. 43-38 7-12 1-1\n\n";
    const std::string file = write("many.pdn", many);
    Start start;
    start.environment = {{"DAMSCOPE_DB", folder_.file("games.db")}};
    Running running({"import", file}, start);
    // Some games are stored: the log grows.
    const std::string log = folder_.file("games.db-wal");
    std::error_code none;
    for (int i = 0; i < 20'000; ++i) {
        const auto size = std::filesystem::file_size(log, none);
        if (!none && size > 1'000'000)
            break;
        ::usleep(1000);
    }
    running.signal(SIGINT);
    const Ran stopped = running.finish();
    if (stopped.status == 0)
        GTEST_SKIP() << "the import was done before the signal came";
    EXPECT_EQ(stopped.status, 130);
    EXPECT_TRUE(contains(stopped.err, "interrupted")) << stopped.err;
    EXPECT_EQ(run({"db", "check"}).status, 0);
    EXPECT_EQ(run({"import", file}).status, 0);
    EXPECT_EQ(run({"find", "--moves", "32-28 18-23", "--count"}).out, "60000\n");
}

TEST_F(ImportCommand, refusesWhatIsNoPdnWithFileAndReason) {
    const std::vector<std::pair<std::string, std::string>> files{
        {"README.txt", "This tells about games.\n"},
        {"data.json", "{\"games\": 1}\n"},
        {"page.html", "<html><body>Hi</body></html>\n"},
        {"picture.png", "\x89PNG\r\n"}};
    for (const auto& [name, text] : files)
        for (const Words& how : {Words{}, Words{"--strict"}}) {
            const std::string file = write(name, text);
            Words words{"import", file};
            words.insert(words.end(), how.begin(), how.end());
            const Ran ran = run(words);
            EXPECT_EQ(ran.status, 3) << name;
            EXPECT_EQ(ran.err, file + ": error: no game was found in it\n");
        }
    const std::string chess = write("c.pgn", "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n");
    EXPECT_EQ(run({"import", chess}).err,
              chess + ": error: these are games of chess, not of draughts\n");
    EXPECT_EQ(run({"import", "check", chess}).status, 3);
    EXPECT_EQ(run({"list", "--json"}).out, "");
}

TEST_F(ImportCommand, mergesADatabaseFromElsewhere) {
    import(sound + other);
    const std::string phone = folder_.file("phone.db");
    ASSERT_EQ(run({"import", folder_.file("games.pdn"), "--db", phone}).status, 0);
    ASSERT_EQ(run({"edit", "1", "--set", "Round=7", "--db", phone}).status, 0);
    const Ran ran = run({"import", phone});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "2 games read from 1 source in ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, ": 1 stored, 1 duplicate, 0 refused\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "1 stored game updated as it was edited in the other database\n"))
        << ran.out;
    const std::vector<Json> games = objects(run({"list", "--json"}).out);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0]["round"], "7");
    EXPECT_TRUE(contains(run({"log", "--json"}).out, "\"import " + phone + "\""));
}

TEST_F(ImportCommand, namesGamesThatWereEditedInBothDatabases) {
    import(sound + other);
    const std::string phone = folder_.file("phone.db");
    ASSERT_EQ(run({"import", folder_.file("games.pdn"), "--db", phone}).status, 0);
    ASSERT_EQ(run({"edit", "2", "--set", "Round=7", "--db", phone}).status, 0);
    ASSERT_EQ(run({"edit", "2", "--set", "Round=8"}).status, 0);
    const Json summary = Json::parse(run({"import", phone, "--json"}).out);
    EXPECT_EQ(summary["forked"], 1);
    EXPECT_EQ(summary["fork_list"],
              Json::parse(R"([{"here":2,"came":3,"white":"Konaté","black":"Jansen"}])"));
    ASSERT_EQ(run({"edit", "2", "--set", "Round=9"}).status, 0);
    EXPECT_EQ(Json::parse(run({"import", phone, "--json"}).out)["duplicates"], 2);
    ASSERT_EQ(run({"edit", "1", "--set", "Round=1"}).status, 0);
    ASSERT_EQ(run({"edit", "1", "--set", "Round=2", "--db", phone}).status, 0);
    const Ran words = run({"import", phone});
    EXPECT_TRUE(contains(words.out, "so that you can put them together: 1 and 4 (Jansen - "
                                    "Béranger)\n"))
        << words.out;
}

TEST_F(ImportCommand, refusesToMergeTheDatabaseIntoItself) {
    import(sound);
    const std::string file = folder_.file("games.db");
    const Ran ran = run({"import", file});
    EXPECT_EQ(ran.status, 3);
    EXPECT_EQ(ran.err,
              file + ": error: this is the database itself: all its games are here already\n");
    const Ran check = run({"import", "check", file});
    EXPECT_EQ(check.status, 0);
    EXPECT_TRUE(contains(check.out, "damscope db check")) << check.out;
}

} // namespace
} // namespace damscope::cli
