// SPDX-License-Identifier: GPL-3.0-or-later
// Stores of every earlier version: tests/db/stores/version_N.sql is what `sqlite3 .dump` gave for a
// small store when N was the newest.
#include "db/health/check.hpp"
#include "db/index/header_columns.hpp"
#include "db/lists/filter.hpp"
#include "db/query/find/count_position.hpp"
#include "db/records/checksum.hpp"
#include "db/records/game_reader.hpp"
#include "db/sql/ask.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/games.hpp"
#include "db/store/problems.hpp"
#include "db/store/schema.hpp"
#include "db/store/sources.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <fstream>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

class StoreOfVersion : public ::testing::TestWithParam<int> {
protected:
    StoreOfVersion() {
        const std::string fixture =
            "tests/db/stores/version_" + std::to_string(GetParam()) + ".sql";
        std::ifstream in(fixture);
        const std::string sql{std::istreambuf_iterator<char>(in), {}};
        if (sql.empty())
            throw std::runtime_error(fixture + " is missing: every version needs one");
        const Connection connection(file_, Connection::Mode::create);
        connection.execute("PRAGMA journal_mode=WAL;" + sql);
    }

    TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "games.db";
};

TEST_P(StoreOfVersion, isBroughtUpToDate) {
    Store store(file_, Store::Access::write);
    EXPECT_EQ(versionOf(store.connection()), schemaVersion);
    const CheckReport report = check(store);
    EXPECT_TRUE(report.sound()) << report.findings.size();
    EXPECT_EQ(report.games, 4U);
}

TEST_P(StoreOfVersion, isBroughtUpToDateByReadersToo) {
    Store store(file_, Store::Access::read);
    EXPECT_EQ(versionOf(store.connection()), schemaVersion);
    EXPECT_TRUE(check(store).sound());
    Store writer(file_, Store::Access::write);
    storeGames(writer, {taggedGame({{"White", "a"}})}, Indexing::now, 9);
    EXPECT_EQ(countGames(store, {}), 5U) << "readers see what is written later";
}

TEST_P(StoreOfVersion, keepsItsGames) {
    Store store(file_, Store::Access::write);
    rules::Game expected = taggedGame({{"Event", "Suiker 1977"},
                                       {"Site", "Amsterdam"},
                                       {"Date", "1977.05.17"},
                                       {"Round", "3"},
                                       {"White", "Wiersma, Harm"},
                                       {"Black", "Sijbrands, Ton"},
                                       {"Result", "1-1"},
                                       {"GameType", "20"},
                                       {"WhiteRating", "2400"},
                                       {"Annotator", "R. C. Keller"},
                                       {"White", "twice"}},
                                      {{32, 28}, {19, 23}, {28, 19}, {14, 23}});
    expected.result = rules::GameResult::draw;
    using rules::Remark;
    const rules::NodeId second = expected.mainLine()[1];
    expected.addRemark(second, rules::Comment{"the usual reply"});
    expected.addRemark(second, rules::ClockTime{rules::ClockTime::Kind::left, 7170});
    const auto game = loadGame(store, GameId{1});
    ASSERT_TRUE(game.hasValue()) << game.error().reason;
    EXPECT_TRUE(*game == expected);
    const std::vector<GameId> two{GameId{2}};
    EXPECT_EQ(gameLines(store, two).at(0).header.white, "Цветов, Юрий");
}

TEST_P(StoreOfVersion, keepsProblemsAndProgress) {
    Store store(file_, Store::Access::write);
    const auto found = problems(store, GameId{1});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(words(found[0].problem.message, Language::dutch), "slaan is verplicht: 23x32");
    EXPECT_EQ(english(found[0].problem.suggestion), "23x32");
    const auto all = sources(store);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].progress, (SourceProgress{4096, 4, 3, 2, 1, 0, 1, 2, true, std::nullopt}));
    EXPECT_EQ(all[0].source.encodingSource, EncodingSource::unknown);
    EXPECT_FALSE(all[1].progress.done);
}

// Up to version 3 problems were English sentences.
TEST_P(StoreOfVersion, showsItsProblemsInDutch) {
    Store store(file_, Store::Access::write);
    const auto found = problems(store, SourceId{2});
    const auto dutch = [](const Message& message) { return words(message, Language::dutch); };
    if (GetParam() < 3)
        GTEST_SKIP() << "these stores have no more problems than keepsProblemsAndProgress looks at";
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(dutch(found[0].problem.message),
              "van 38 naar 38 valt er niets te slaan; de schijf op 38 kan 38-33, 38-32 spelen");
    EXPECT_EQ(dutch(found[0].problem.suggestion.value()),
              "is 2. 38-33 bedoeld in plaats van 38-38? Daarmee klopt de partij tot het einde");
    EXPECT_EQ(
        dutch(found[1].problem.message),
        "er staat 38-38, gelezen als 38-33, waarmee de hele partij klopt; zij liep vast op 2. "
        "38-38: van 38 naar 38 valt er niets te slaan; de schijf op 38 kan 38-33, 38-32 "
        "spelen");
    EXPECT_EQ(found[1].problem.severity, Severity::warning);
    EXPECT_EQ(dutch(found[2].problem.message),
              "21 bytes zijn geen UTF-8; ze zijn gelezen als windows-1252");
}

TEST_P(StoreOfVersion, showsItsProblemsInFrenchAndRussian) {
    Store store(file_, Store::Access::write);
    const auto found = problems(store, GameId{1});
    ASSERT_EQ(found.size(), 1U);
    const Message& compulsory = found[0].problem.message;
    EXPECT_EQ(words(compulsory, Language::french), "la prise est obligatoire : 23x32");
    EXPECT_EQ(words(compulsory, Language::russian), "бить обязательно: 23x32");
    if (GetParam() < 3)
        return;
    const auto ofSource = problems(store, SourceId{2});
    ASSERT_EQ(ofSource.size(), 3U);
    const Message& nothing = ofSource[0].problem.message;
    EXPECT_EQ(words(nothing, Language::french),
              "il n'y a rien à prendre de 38 à 38 ; le pion en 38 peut jouer 38-33, 38-32");
    EXPECT_EQ(words(nothing, Language::russian),
              "с 38 на 38 бить нечего; простая на 38 может пойти 38-33, 38-32");
    const Message& bytes = ofSource[2].problem.message;
    EXPECT_EQ(words(bytes, Language::french),
              "21 octets ne sont pas de l'UTF-8 : ils sont lus comme windows-1252");
    EXPECT_EQ(words(bytes, Language::russian), "21 байт не в UTF-8: прочитан как windows-1252");
}

TEST_P(StoreOfVersion, keepsWhatItCannotRecogniseAsItWas) {
    Store store(file_, Store::Access::write);
    const auto found = problems(store, SourceId{1});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[1].problem.code(), "blocked");
    EXPECT_EQ(words(found[1].problem.message, Language::dutch), "something stands between");
    EXPECT_EQ(found[1].problem.move, "3. 1-6");
    EXPECT_FALSE(found[1].problem.suggestion);
}

// As another program sees it.
TEST_P(StoreOfVersion, hasViewsForEverySqliteTool) {
    { const Store store(file_, Store::Access::write); }
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(file_.c_str(), &handle), SQLITE_OK);
    const auto count = [handle](const char* sql) {
        sqlite3_stmt* statement = nullptr;
        EXPECT_EQ(sqlite3_prepare_v2(handle, sql, -1, &statement, nullptr), SQLITE_OK) << sql;
        const int rows =
            sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int(statement, 0) : -1;
        sqlite3_finalize(statement);
        return rows;
    };
    EXPECT_EQ(count("SELECT count(*) FROM games"), 4);
    EXPECT_EQ(
        count("SELECT count(*) FROM games WHERE white = 'Wiersma, Harm' AND outcome = 'draw'"), 1);
    EXPECT_GE(count("SELECT count(*) FROM players"), 3);
    EXPECT_EQ(count("SELECT games FROM events WHERE name = 'Suiker 1977'"), 1);
    EXPECT_GE(count("SELECT count(*) FROM evaluations"), 0);
    sqlite3_close(handle);
}

TEST_P(StoreOfVersion, keepsItsIndex) {
    Store store(file_, Store::Access::write);
    const rules::Game game = taggedGame({}, {{32, 28}, {19, 23}, {28, 19}, {14, 23}});
    const auto position = game.position(game.mainLine().back());
    EXPECT_EQ(countPosition(store, *position, {}).hits, 1U);
    const auto start = rules::Position::start(rules::Variant::international);
    EXPECT_EQ(countPosition(store, start, {}).hits, 2U) << "one indexed, one read through";
}

// Edits of version 7 and later keep what they replaced.
TEST_P(StoreOfVersion, knowsWhatEditedGamesWere) {
    if (GetParam() < 12)
        GTEST_SKIP() << "no game of this store was edited";
    Store store(file_, Store::Access::write);
    const auto before =
        store.connection().value("SELECT content FROM content_before WHERE game = 2");
    ASSERT_TRUE(before);
    EXPECT_NE(before, store.connection().value("SELECT content FROM game WHERE id = 2"));
}

// Version 13 had the year in the name of an event as the date of a game without one.
TEST(StoreOfVersion13, losesGuessedDates) {
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "games.db";
    {
        Store store(file, Store::Access::write);
        storeGames(store,
                   {taggedGame({{"Event", "WK 1998"}}), taggedGame({{"Site", "Huissen 1999"}}),
                    taggedGame({{"Event", "Game 1700"}}),
                    taggedGame({{"Event", "NK 1998"}, {"Date", "1997"}})});
        Connection& connection = store.connection();
        for (const auto& [id, year] :
             {std::pair(1, 1998), std::pair(2, 1999), std::pair(3, 1700)}) {
            auto parts = *readGameParts(connection, GameId{static_cast<std::uint32_t>(id)});
            parts.line.header.day = Date(year);
            const GamePlace place{parts.line.id, parts.line.source, parts.line.ordinal,
                                  parts.line.line};
            connection.prepare("UPDATE game SET day = ?2, date = '', checksum = ?3 WHERE id = ?1")
                .bind(id, year * 10'000, gameChecksum(place, parts.line.header, parts.contentHash))
                .run();
        }
        Transaction transaction(connection);
        refreshColumns(connection, 1, 4);
        connection.execute("DROP TABLE event_year; DROP TABLE site_year; PRAGMA user_version=13");
        transaction.commit();
    }
    Store store(file, Store::Access::write);
    EXPECT_TRUE(check(store).sound());
    std::vector<std::string> rows;
    {
        auto query =
            askSql(store, "SELECT coalesce(date, '-') || ' ' || day || ' ' || coalesce(year, '-') "
                          "|| ' ' || coalesce(guessed_year, '-') FROM games ORDER BY id");
        ASSERT_TRUE(query) << query.error().reason;
        for (auto row = query->next(); row && *row; row = query->next())
            rows.push_back(std::get<std::string>((*row)->at(0)));
    }
    EXPECT_EQ(rows, (std::vector<std::string>{"- 0 - 1998", "- 0 - 1999", "- 0 - -",
                                              "1997 19970000 1997 -"}));
    EXPECT_EQ(countGames(store, {.from = Date(1990)}), 1U) << "a guess is in no period";
}

INSTANTIATE_TEST_SUITE_P(EveryVersion, StoreOfVersion, ::testing::Range(1, schemaVersion));

} // namespace
} // namespace damscope::db
