// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/export/export.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace damscope::db {
namespace {

class ExportTest : public ::testing::Test {
protected:
    std::string exported(const std::vector<GameId>& ids, ExportFormat format) {
        std::string text;
        report_ = exportGames(store_, ids, format, [&](std::string_view t) { text += t; });
        return text;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    ExportReport report_;
};

TEST_F(ExportTest, csvHasALineForEachGame) {
    rules::Game game = taggedGame({{"White", "=HYPERLINK(\"x\")"},
                                   {"Black", "Sijbrands, Ton"},
                                   {"Date", "1977.??.??"},
                                   {"WhiteRating", "2400"}},
                                  {{32, 28}});
    game.result = rules::GameResult::whiteWins;
    const auto ids = storeGames(store_, {game, taggedGame({})});
    const auto table = [](const std::string& white) {
        return "id,white,black,event,site,date,date_from,date_to,year_guess,round,result,outcome,"
               "variant,plies,legal,opening,source,line,white_rating,black_rating,problems,"
               "event_id\r\n"
               "1,\"" +
               white +
               "HYPERLINK(\"\"x\"\")\",\"Sijbrands, Ton\",,,1977.??.??,1977-01-01,1977-12-31,,,"
               "2-0,white,international,1,true,32-28 opening,archive/1.pdn,1,2400,,0,\r\n"
               "2,,,,,,,,,,*,unknown,international,0,true,,archive/1.pdn,1,,,0,\r\n";
    };
    EXPECT_EQ(exported(ids, ExportFormat::csv), table("="));
    EXPECT_EQ(exported(ids, ExportFormat::spreadsheet), table("'="));
    EXPECT_EQ(report_.games, 2U);
}

TEST_F(ExportTest, jsonIsOneArray) {
    EXPECT_EQ(nlohmann::json::parse(exported({}, ExportFormat::json)).size(), 0U);
    const auto ids = storeGames(store_, {taggedGame({{"White", "A"}}), taggedGame({})});
    const auto all = nlohmann::json::parse(exported(ids, ExportFormat::json));
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0]["white"], "A");
    EXPECT_TRUE(all[1]["white"].is_null());
}

TEST_F(ExportTest, jsonIsAnObjectALine) {
    const auto ids =
        storeGames(store_, {taggedGame({{"White", "a \"b\"\n"}}), taggedGame({{"White", "\xff"}})});
    const std::string text = exported(ids, ExportFormat::jsonl);
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2);
    EXPECT_TRUE(text.starts_with("{\"id\":1,\"white\":\"a \\\"b\\\"\\n\",\"black\":null,")) << text;
    EXPECT_NE(text.find("\"variant\":\"international\",\"plies\":0,\"legal\":true"),
              std::string::npos);
    EXPECT_NE(text.find("\"tags\":[{\"name\":\"White\",\"value\":\"a \\\"b\\\"\\n\"}]"),
              std::string::npos);
}

TEST_F(ExportTest, damagedGameIsReportedAndTheRestWritten) {
    const auto ids = storeGames(store_, {taggedGame({{"White", "a"}}), taggedGame({{"White", "b"}}),
                                         taggedGame({{"White", "c"}})});
    store_.connection().execute("UPDATE game SET checksum = 1 WHERE id = 2");
    const std::string text = exported(ids, ExportFormat::pdn);
    EXPECT_EQ(report_.games, 2U);
    ASSERT_EQ(report_.damaged.size(), 1U);
    EXPECT_EQ(report_.damaged[0].id, GameId{2});
    EXPECT_NE(text.find("[White \"a\"]"), std::string::npos);
    EXPECT_EQ(text.find("[White \"b\"]"), std::string::npos);
    EXPECT_NE(text.find("[White \"c\"]"), std::string::npos);
}

TEST_F(ExportTest, stopEndsIt) {
    const auto ids = storeGames(store_, {taggedGame({})});
    const ExportReport report = exportGames(
        store_, ids, ExportFormat::pdn, [](std::string_view) {}, stopRequested());
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(report.games, 0U);
}

TEST(ExportFormats, haveNames) {
    EXPECT_EQ(exportFormatNamed("pdn"), ExportFormat::pdn);
    EXPECT_EQ(exportFormatNamed("json"), ExportFormat::json);
    EXPECT_EQ(exportFormatNamed("jsonl"), ExportFormat::jsonl);
    EXPECT_EQ(exportFormatNamed("csv"), ExportFormat::csv);
    EXPECT_EQ(exportFormatNamed("html"), ExportFormat::html);
    EXPECT_EQ(exportFormatNamed("xml"), std::nullopt);
}

} // namespace
} // namespace damscope::db
