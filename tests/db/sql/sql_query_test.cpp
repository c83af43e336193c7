// SPDX-License-Identifier: GPL-3.0-or-later
// SQL of users on a store: what the views and moves(game) show is what the rest of the program
// reads.
#include "db/search/sql/ask.hpp"

#include "db/search/lists/filter.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <array>

namespace damscope::db {
namespace {

std::string textOf(const SqlValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return std::to_string(*integer);
    if (const auto* number = std::get_if<double>(&value))
        return fmt::format("{}", *number);
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    return std::holds_alternative<std::monostate>(value) ? "NULL" : "blob";
}

class SqlQueries : public ::testing::Test {
protected:
    SqlQueries() {
        rules::Game game = taggedGame({{"White", "Wiersma, Harm"},
                                       {"Black", "Sijbrands, Ton"},
                                       {"Event", "Suiker 1977"},
                                       {"Date", "1977.05.17"},
                                       {"WhiteRating", "2400"}},
                                      {{32, 28}, {19, 23}, {28, 19}, {14, 23}});
        game.result = rules::GameResult::draw;
        storeGames(store_, {game, taggedGame({{"White", "Sijbrands, Ton"}, {"Date", "1978"}},
                                             {{33, 28}, {18, 23}})});
    }
    // The rows of a statement, values separated by '|'.
    std::vector<std::string> rows(std::string_view sql) {
        Store store(file_, Store::Access::read);
        auto query = askSql(store, sql);
        std::vector<std::string> all;
        if (!query) {
            ADD_FAILURE() << query.error().reason;
            return all;
        }
        for (auto row = query->next(); row && *row; row = query->next()) {
            std::string line;
            for (const SqlValue& value : **row)
                line += (line.empty() ? "" : "|") + textOf(value);
            all.push_back(line);
        }
        return all;
    }
    SqlError error(std::string_view sql, const SqlLimits& limits = {}) {
        Store store(file_, Store::Access::read);
        auto query = askSql(store, sql, limits);
        if (!query)
            return query.error();
        for (auto row = query->next();; row = query->next()) {
            if (!row)
                return row.error();
            if (!*row)
                break;
        }
        ADD_FAILURE() << sql << " went well";
        return {};
    }

    TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "games.db";
    Store store_{file_, Store::Access::write};
};

using Rows = std::vector<std::string>;

// Every field of a game, under the name that JSON has.
TEST_F(SqlQueries, gamesHaveTheFieldsOfLists) {
    for (const GameId id : findGames(store_, {})) {
        const std::vector<GameId> one{id};
        const GameLine line = gameLines(store_, one).at(0);
        for (const GameField field : gameFields()) {
            const FieldValue value = valueOf(line, field);
            const std::string expected = std::holds_alternative<std::monostate>(value) ? "NULL"
                                         : std::holds_alternative<bool>(value)
                                             ? (std::get<bool>(value) ? "1" : "0")
                                             : db::textOf(value);
            EXPECT_EQ(
                rows(fmt::format("SELECT {} FROM games WHERE id = {}", nameOf(field), number(id))),
                Rows{expected})
                << nameOf(field);
        }
    }
    EXPECT_EQ(
        rows("SELECT outcome, result, date_from, date_to, year FROM games"),
        (Rows{"draw|1-1|1977-05-17|1977-05-17|1977", "unknown|*|1978-01-01|1978-12-31|1978"}));
}

TEST_F(SqlQueries, playersAndEventsAreCounted) {
    EXPECT_EQ(
        rows("SELECT name, games, wins, draws, losses, first_year, last_year, highest_rating "
             "FROM players ORDER BY name"),
        (Rows{"Sijbrands, Ton|2|0|1|0|1977|1978|NULL", "Wiersma, Harm|1|0|1|0|1977|1977|2400"}));
    EXPECT_EQ(rows("SELECT name, games FROM events"), Rows{"Suiker 1977|1"});
}

TEST_F(SqlQueries, leaveOutDeletedGames) {
    deleteGames(store_, std::vector<GameId>{GameId{2}}, "twice");
    EXPECT_EQ(rows("SELECT id FROM games"), Rows{"1"});
    EXPECT_EQ(rows("SELECT count(*) FROM moves"), Rows{"4"});
    EXPECT_EQ(rows("SELECT count(*) FROM moves(2)"), Rows{"0"});
    EXPECT_EQ(rows("SELECT games FROM players WHERE name = 'Sijbrands, Ton'"), Rows{"1"});
}

TEST_F(SqlQueries, movesAreThoseOfTheGame) {
    EXPECT_EQ(rows("SELECT ply, number, side, move, origin, target, captured, captures, crowns "
                   "FROM moves(1)"),
              (Rows{"0|1|white|32-28|32|28|[]|0|0", "1|1|black|19-23|19|23|[]|0|0",
                    "2|2|white|28x19|28|19|[23]|1|0", "3|2|black|14x23|14|23|[19]|1|0"}));
    const auto game = loadGame(store_, GameId{1});
    ASSERT_TRUE(game);
    Rows expected;
    rules::Position position = game->start();
    for (const rules::NodeId node : game->mainLine()) {
        expected.push_back(fmt::format(
            "{}|{}|{}|{}", rules::writeFen(position), static_cast<std::int64_t>(position.key()),
            position.men(rules::Color::white).size(), position.men(rules::Color::black).size()));
        position = *game->position(node);
    }
    EXPECT_EQ(rows("SELECT fen, position_key, white_men, black_men FROM moves(1)"), expected);
}

TEST_F(SqlQueries, movesJoinWithGamesAndWithoutThem) {
    EXPECT_EQ(rows("SELECT g.id, m.move FROM games g, moves(g.id) m WHERE m.captures = 1"),
              (Rows{"1|28x19", "1|14x23"}));
    EXPECT_EQ(rows("SELECT count(*) FROM moves"), Rows{"6"});
    EXPECT_EQ(rows("SELECT m.move FROM moves m, games g WHERE m.game = g.id AND g.id = 2"),
              (Rows{"33-28", "18-23"}));
    EXPECT_EQ(rows("SELECT c.value FROM moves(1) m, json_each(m.captured) c"), (Rows{"23", "19"}));
    EXPECT_EQ(rows("SELECT * FROM moves(99)"), Rows{});
    EXPECT_EQ(rows("SELECT * FROM moves(NULL)"), Rows{});
}

TEST_F(SqlQueries, movesJoinWithThemselves) {
    EXPECT_EQ(rows("SELECT count(*) FROM moves a, moves b WHERE a.game = b.game "
                   "AND b.ply = a.ply + 1"),
              Rows{"4"});
    EXPECT_EQ(rows("SELECT a.move, b.move FROM moves(1) a JOIN moves(2) b USING (ply)"),
              (Rows{"32-28|33-28", "19-23|18-23"}));
    EXPECT_EQ(rows("SELECT count(*) FROM games g LEFT JOIN moves m ON m.game = g.id"), Rows{"6"});
}

TEST_F(SqlQueries, movesAreThoseOfAnInteger) {
    for (const char* none : {"1.5", "'1x'", "'x'", "x'31'", "1e300", "-1", "9223372036854775807"})
        EXPECT_EQ(rows(fmt::format("SELECT * FROM moves({})", none)), Rows{}) << none;
    EXPECT_EQ(rows("SELECT count(*) FROM moves WHERE game = 1.5"), Rows{"0"});
    for (const char* first : {"1", "'1'", "1.0"})
        EXPECT_EQ(rows(fmt::format("SELECT count(*) FROM moves({})", first)), Rows{"4"}) << first;
}

TEST_F(SqlQueries, movesHaveTheScoresOfTheirPositions) {
    const auto start = rules::Position::start(rules::Variant::international);
    analysis::PositionEvaluation evaluation;
    evaluation.engine = "Oracle";
    evaluation.depth = 9;
    evaluation.lines = {{analysis::Score::centiMen(-35), {rules::legalMoves(start)[0]}}};
    EvaluationWriter(store_).save(start, evaluation);
    EXPECT_EQ(rows("SELECT game, ply, score_kind, score FROM moves WHERE score IS NOT NULL"),
              (Rows{"1|0|estimate|-35", "2|0|estimate|-35"}));
    EXPECT_EQ(rows("SELECT game, ply, score_kind, score FROM evaluations"),
              (Rows{"1|0|estimate|-35", "2|0|estimate|-35"}));
    EXPECT_EQ(rows("SELECT best FROM moves(1) WHERE ply = 0"),
              Rows{rules::moveText(start, rules::legalMoves(start)[0])});
    EXPECT_EQ(rows("SELECT e.engine, e.score FROM moves(2) m JOIN position_evaluations e USING "
                   "(position_key)"),
              Rows{"Oracle|-35"});
}

// A month ends in its last day, and English games are written with Black's points first.
TEST_F(SqlQueries, gamesSayWhatIsCertainOfTheirDate) {
    rules::Game february = taggedGame({{"Date", "2000.02.??"}}, {{32, 28}});
    rules::Game guessed = taggedGame({{"Event", "WK 2003"}}, {{33, 28}});
    storeGames(store_, {february, guessed}, Indexing::now, 2);
    EXPECT_EQ(rows("SELECT date_from, date_to, year, year_guess FROM games WHERE id > 2"),
              (Rows{"2000-02-01|2000-02-29|2000|NULL", "NULL|NULL|NULL|2003"}));
    EXPECT_EQ(rows("SELECT e.name FROM games g JOIN events e ON e.id = g.event_id"),
              (Rows{"Suiker 1977", "WK 2003"}));
}

// What went wrong with little time left is one statement.
TEST_F(SqlQueries, joinClocksAndEvaluationsByGameAndPly) {
    using Time = rules::ClockTime;
    rules::Game timed = taggedGame({}, {{32, 28}, {19, 23}, {28, 19}, {14, 23}});
    const auto nodes = timed.mainLine();
    constexpr std::array<std::uint32_t, 4> left{600, 590, 250, 240};
    for (std::size_t i = 0; i < left.size(); ++i)
        timed.addRemark(nodes[i], Time{Time::Kind::left, left[i]});
    timed.addRemark(nodes[1], Time{Time::Kind::move, 70});
    storeGames(store_, {timed}, Indexing::now, 2);
    EXPECT_EQ(rows("SELECT game, ply, side, move, clock, time_spent FROM clocks"),
              (Rows{"3|0|white|32-28|600|NULL", "3|1|black|19-23|590|70",
                    "3|2|white|28x19|250|NULL", "3|3|black|14x23|240|NULL"}));
    const auto game = loadGame(store_, GameId{3});
    ASSERT_TRUE(game);
    EvaluationWriter writer(store_);
    // Black throws two men away by the first answer.
    std::vector<rules::Position> positions{game->start()};
    for (const rules::NodeId node : game->mainLine())
        positions.push_back(*game->position(node));
    for (std::size_t ply = 0; ply < positions.size(); ++ply) {
        analysis::PositionEvaluation evaluation;
        evaluation.engine = "Oracle";
        evaluation.lines = {
            {analysis::Score::centiMen(ply < 2 ? 0 : 400), {rules::legalMoves(positions[ply])[0]}}};
        writer.save(positions[ply], evaluation);
    }
    EXPECT_EQ(rows("SELECT ply, score, quality, points_lost > 0.2 FROM evaluations WHERE game = 3 "
                   "AND quality = 'blunder'"),
              Rows{"1|0|blunder|1"});
    EXPECT_EQ(rows("SELECT clock < 300, count(*), sum(quality = 'blunder') FROM clocks "
                   "JOIN evaluations USING (game, ply) GROUP BY 1"),
              (Rows{"0|2|1", "1|2|0"}));
}

TEST_F(SqlQueries, showWhatGamesWereSearchedFor) {
    EXPECT_EQ(rows("SELECT * FROM shots"), Rows{});
    Connection& connection = store_.connection();
    connection.execute(
        "INSERT INTO searched SELECT id, content FROM game WHERE id = 1;"
        "INSERT INTO shot VALUES (1, 1, 2, 0, 1, 2, 1, '28x19 14x23'), (2, 1, 3, 1, 0, 1000, 0, "
        "'14x23'), (3, 2, 0, 0, 1, 1, 0, '33-28');"
        "INSERT INTO shot_name VALUES ('coup-royal', 1), ('coup-philippe', 1);"
        "INSERT INTO structure_stay VALUES (1, 'outpost-22', 0, 2, 9)");
    EXPECT_EQ(rows("SELECT game, ply, side, kind, forced, gain, wins, given, moves, motifs "
                   "FROM shots"),
              (Rows{"1|2|white|played|1|2|0|1|28x19 14x23|[\"coup-philippe\",\"coup-royal\"]",
                    "1|3|black|missed|1|NULL|1|0|14x23|[]"}))
        << "the second game was not searched as it is";
    EXPECT_EQ(rows("SELECT * FROM structures"), Rows{"1|outpost-22|white|2|9"});
    EXPECT_EQ(rows("SELECT m.move FROM structures s JOIN moves m ON m.game = s.game AND m.ply "
                   "BETWEEN s.from_ply AND s.to_ply"),
              (Rows{"28x19", "14x23"}));
    EXPECT_EQ(rows("SELECT id, searched FROM games"), (Rows{"1|1", "2|0"}));
}

TEST_F(SqlQueries, onlyRead) {
    for (const char* sql :
         {"DELETE FROM game", "UPDATE player SET name = 'x'",
          "INSERT INTO event VALUES (9,'a','a')", "DROP TABLE game", "CREATE TABLE t (a)",
          "CREATE TEMP TABLE t (a)", "ATTACH 'a.db' AS a", "PRAGMA journal_mode=DELETE",
          "PRAGMA user_version=7", "PRAGMA query_only=OFF", "BEGIN", "VACUUM INTO 'a.db'",
          "REINDEX", "ANALYZE", "WITH a AS (SELECT 1) DELETE FROM game",
          "EXPLAIN DELETE FROM game"})
        EXPECT_EQ(error(sql).fault, SqlFault::writes) << sql;
    EXPECT_EQ(rows("SELECT count(*) FROM game"), Rows{"2"});
}

TEST_F(SqlQueries, callOnlyFunctionsThatCompute) {
    for (const char* function : {"load_extension('a')", "LOAD_Extension('a')",
                                 "fts3_tokenizer('simple')", "FTS3_Tokenizer('simple')",
                                 "\"fts3_tokenizer\"('simple', x'00')", "rtreecheck('game')"}) {
        const SqlError refused = error(fmt::format("SELECT {}", function));
        EXPECT_EQ(refused.fault, SqlFault::wrong) << function;
        EXPECT_NE(refused.reason.find("not authorized to use function"), std::string::npos)
            << refused.reason;
    }
    EXPECT_EQ(rows("SELECT UPPER('a') || count(*) || json_array(max(1, 2)) FROM games"),
              Rows{"A2[2]"});
    EXPECT_EQ(rows("SELECT white LIKE '%HARM', white GLOB 'W*', current_date > '2000', "
                   "row_number() OVER (), '[7]' ->> 0, round(sqrt(9)) FROM games LIMIT 1"),
              Rows{"1|1|1|1|7|3"});
}

TEST_F(SqlQueries, showTheSchemaAsStatementAndAsTable) {
    for (const std::string_view pragma : describingPragmas()) {
        const std::string argument = pragma.ends_with("_info") ? "('game')" : "";
        EXPECT_EQ(rows(fmt::format("PRAGMA {}{}", pragma, argument)).size(),
                  rows(fmt::format("SELECT * FROM pragma_{}{}", pragma, argument)).size())
            << pragma;
    }
    EXPECT_GT(rows("SELECT * FROM pragma_table_xinfo('game')").size(), 5U);
    EXPECT_EQ(rows("SELECT name FROM pragma_index_list('player')").size(),
              rows("PRAGMA index_list('player')").size());
    EXPECT_EQ(error("SELECT * FROM pragma_user_version").fault, SqlFault::writes);
}

TEST_F(SqlQueries, sayWhatIsWrongAndWhere) {
    using namespace std::string_view_literals;
    const SqlError zero = error("SELECT 1\0; DELETE FROM game"sv);
    EXPECT_EQ(zero.fault, SqlFault::wrong);
    EXPECT_EQ(zero.offset, 8U);
    const SqlError wrong = error("SELECT whit FROM games");
    EXPECT_EQ(wrong.fault, SqlFault::wrong);
    EXPECT_EQ(wrong.offset, 7U);
    EXPECT_EQ(error("SELECT 1; SELECT 2").fault, SqlFault::several);
    EXPECT_EQ(error("SELECT 1; SELECT 2").offset, 10U);
    EXPECT_EQ(error("").fault, SqlFault::empty);
    EXPECT_EQ(error(" ;-- nothing").fault, SqlFault::empty);
    EXPECT_EQ(rows("SELECT 1; -- done"), Rows{"1"});
    EXPECT_EQ(error(std::string(2'000'000, 'x')).fault, SqlFault::wrong);
    EXPECT_EQ(error("SELECT randomblob(1000000000)").fault, SqlFault::wrong);
}

TEST_F(SqlQueries, endWhenTheyMust) {
    const auto forever =
        "WITH RECURSIVE a(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM a) SELECT count(*) FROM a";
    EXPECT_EQ(error(forever, {{}, std::chrono::milliseconds(20)}).fault, SqlFault::outOfTime);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(error(forever, {stop.get_token(), {}}).fault, SqlFault::stopped);
}

// A file from a stranger may have any view under the name of ours.
TEST_F(SqlQueries, useTheirOwnViews) {
    store_.connection().execute("DROP VIEW games; CREATE VIEW games AS SELECT 'trap' AS id");
    EXPECT_EQ(rows("SELECT count(*) FROM games WHERE id = 'trap'"), Rows{"0"});
    EXPECT_EQ(rows("SELECT count(*) FROM games"), Rows{"2"});
}

TEST_F(SqlQueries, refuseAFileThatHidesTheirTables) {
    for (const char* name : {"moves", "MOVES", "json_each", "json_tree", "pragma_table_info"})
        for (const char* object : {"TABLE {} (ply)", "VIEW {} AS SELECT 1 AS ply"}) {
            const std::string made = fmt::format(fmt::runtime(object), name);
            store_.connection().execute("CREATE " + made);
            Store store(file_, Store::Access::read);
            try {
                (void)askSql(store, "SELECT 1");
                ADD_FAILURE() << made;
            } catch (const Error& refused) {
                EXPECT_NE(std::string(refused.what()).find(name), std::string::npos)
                    << refused.what();
            }
            store_.connection().execute(
                fmt::format("DROP {} {}", made.starts_with("VIEW") ? "VIEW" : "TABLE", name));
        }
    EXPECT_EQ(rows("SELECT count(*) FROM moves"), Rows{"6"});
}

TEST_F(SqlQueries, reportDamagedGames) {
    store_.connection().execute("UPDATE movetext SET moves = x'01ffff' WHERE game = 2");
    const SqlError damaged = error("SELECT count(*) FROM moves(2)");
    EXPECT_EQ(damaged.fault, SqlFault::failed);
    EXPECT_NE(damaged.reason.find("game 2 is damaged"), std::string::npos) << damaged.reason;
}

TEST_F(SqlQueries, nameColumnsOnce) {
    Store store(file_, Store::Access::read);
    const auto query = askSql(store, "SELECT 1 AS a, 2 AS a, 3 AS b, 4 AS a");
    ASSERT_TRUE(query);
    EXPECT_EQ(query->columns(), (Rows{"a", "a_2", "b", "a_3"}));
}

} // namespace
} // namespace damscope::db
