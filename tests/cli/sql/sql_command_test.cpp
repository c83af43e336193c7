// SPDX-License-Identifier: GPL-3.0-or-later
// sql on a store of a test's own.
#include "db/store/sqlite/sqlite.hpp"
#include "tests/cli/store_commands.hpp"

#include <csignal>
#include <fstream>

namespace damscope::cli {
namespace {

using SqlCommand = StoreCommands;

constexpr auto forever =
    "SELECT 1 AS n UNION ALL SELECT n FROM (WITH RECURSIVE a(x) AS (SELECT 1 UNION "
    "ALL SELECT x + 1 FROM a) SELECT count(*) AS n FROM a)";

TEST_F(SqlCommand, printsTables) {
    import(sound + other);
    const Ran ran = run({"sql", "SELECT id, white, plies AS moves FROM games"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "id  white   moves\n 1  Jansen      4\n 2  Konaté      4\n");
    EXPECT_TRUE(contains(ran.err, "2 rows"));
}

TEST_F(SqlCommand, printsJsonAndCsv) {
    import(sound);
    const std::string sql = "SELECT id, black, site, 2.5 AS x, x'00ff' AS b FROM games";
    EXPECT_EQ(run({"sql", sql, "--json"}).out,
              "{\"id\":1,\"black\":\"Béranger\",\"site\":null,\"x\":2.5,\"b\":\"00ff\"}\n");
    const Json array = Json::parse(run({"sql", sql, "--format", "json"}).out);
    EXPECT_EQ(array.size(), 1U);
    EXPECT_EQ(run({"sql", sql, "--csv"}).out, "id,black,site,x,b\r\n1,Béranger,,2.5,00ff\r\n");
    EXPECT_EQ(run({"sql", "SELECT '=1+1' AS f", "--csv", "--spreadsheet"}).out, "f\r\n'=1+1\r\n");
    EXPECT_EQ(run({"sql", sql, "--spreadsheet"}).status, 2);
    EXPECT_EQ(run({"sql", "SELECT 1 WHERE 0", "--format", "json"}).out, "[]\n");
}

TEST_F(SqlCommand, readsTheStatementFromAFileOrStandardInput) {
    import(sound);
    const std::string file = write("count.sql", "-- how many\nSELECT count(*) AS n\nFROM games;\n");
    EXPECT_EQ(run({"sql", "--file", file, "--csv"}).out, "n\r\n1\r\n");
    Start start;
    start.input = "SELECT move FROM moves(1) WHERE ply = 1";
    EXPECT_EQ(run({"sql", "--file", "-", "--csv"}, start).out, "move\r\n18-23\r\n");
    EXPECT_EQ(run({"sql", "--file", file, "SELECT 1"}).status, 2);
    EXPECT_EQ(run({"sql"}).status, 2);
    EXPECT_EQ(run({"sql", "--file", file + ".not"}).status, 3);
}

TEST_F(SqlCommand, showsThePlaceOfAnError) {
    import(sound);
    const std::string file = write("wrong.sql", "SELECT id,\n  naïf, whit FROM games");
    const Ran ran = run({"sql", "--file", file});
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(contains(ran.err, file + ":2:3: ")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "    naïf, whit FROM games\n    ^")) << ran.err;
    EXPECT_TRUE(contains(run({"sql", "SELECT whit FROM games", "--language", "nl"}).err,
                         "SQLite neemt dit niet aan"));
}

TEST_F(SqlCommand, changesNothing) {
    import(sound);
    const auto bytes = [this] {
        std::ifstream in(folder_.file("games.db"), std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(in), {});
    };
    const std::string before = bytes();
    for (const char* sql : {"DELETE FROM game", "UPDATE game SET plies = 0", "VACUUM"}) {
        const Ran ran = run({"sql", sql});
        EXPECT_EQ(ran.status, 2) << sql;
        EXPECT_TRUE(contains(ran.err, "nothing was changed")) << ran.err;
    }
    EXPECT_EQ(run({"sql", "SELECT count(*) AS n FROM games", "--csv"}).out, "n\r\n1\r\n");
    EXPECT_TRUE(bytes() == before);
}

TEST_F(SqlCommand, endsWhenAsked) {
    import(sound);
    const Ran late = run({"sql", forever, "--timeout", "50ms"});
    EXPECT_EQ(late.status, 3);
    EXPECT_TRUE(contains(late.err, "--timeout")) << late.err;
    Start start;
    start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
    Running running({"sql", forever, "--format", "jsonl"}, start);
    running.awaitOutput("{\"n\":1}\n");
    running.signal(SIGINT);
    const Ran ran = running.finish();
    EXPECT_EQ(ran.status, 130);
    EXPECT_TRUE(contains(ran.err, "interrupted after 1 row")) << ran.err;
}

TEST_F(SqlCommand, printsRowsWhenTheyAreFound) {
    import(sound);
    Start start;
    start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
    for (const char* format : {"jsonl", "csv"}) {
        const std::string first = std::string(format) == "csv" ? "n\r\n1\r\n" : "{\"n\":1}\n";
        Running running({"sql", forever, "--format", format, "--timeout", "20s"}, start);
        EXPECT_EQ(running.readAndClose(first.size()), first);
        running.signal(SIGINT);
        EXPECT_EQ(running.finish().status, 130);
    }
}

TEST_F(SqlCommand, reportsDamage) {
    import(sound + other);
    const std::string file = folder_.file("games.db");
    db::Connection(file, db::Connection::Mode::write)
        .execute("UPDATE movetext SET moves = x'01ffff' WHERE game = 2");
    const Ran ran = run({"sql", "SELECT count(*) FROM moves"});
    EXPECT_EQ(ran.status, 3);
    EXPECT_TRUE(contains(ran.err, "game 2 is damaged; 'damscope db check'")) << ran.err;
}

TEST_F(SqlCommand, saysByItsStatusThatNothingWasFound) {
    import(sound);
    EXPECT_EQ(run({"sql", "SELECT id FROM games WHERE white = 'Nobody'"}).status, 0);
    EXPECT_EQ(run({"sql", "SELECT id FROM games WHERE white = 'Nobody'", "--exit-status"}).status,
              1);
    EXPECT_EQ(run({"sql", "SELECT 1", "--db", folder_.file("none.db")}).status, 3);
}

} // namespace
} // namespace damscope::cli
