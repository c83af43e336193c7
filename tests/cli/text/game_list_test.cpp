// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/game_list.hpp"

#include "cli/terminal/json.hpp"
#include "db/search/export/export.hpp"
#include "tests/base/character.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::cli {
namespace {

db::GameLine example() {
    db::GameLine game;
    game.id = db::GameId{12};
    game.sourcePath = "club.zip/1998.pdn";
    game.ordinal = 3;
    game.line = 40;
    game.header.white = "Łukasik, Bożena";
    game.header.black = "李明";
    game.header.event = "Waterkant";
    game.header.site = "?";
    game.header.date = "1998.05.??";
    game.header.day = rules::Date(1998, 5);
    game.header.round = "?";
    game.header.result = rules::GameResult::whiteWins;
    game.header.plies = 61;
    game.header.whiteRating = 2098;
    return game;
}

std::string cell(const db::GameLine& game, const std::string& title) {
    const std::vector<Column> columns = gameColumns(Language::english);
    const auto found = std::ranges::find(columns, title, &Column::title);
    return gameCells(game, {}).at(static_cast<std::size_t>(found - columns.begin()));
}

TEST(GameCells, fillTheColumns) {
    EXPECT_EQ(gameCells(example(), {}).size(), gameColumns(Language::english).size());
    EXPECT_EQ(cell(example(), "Id"), "12");
    EXPECT_EQ(cell(example(), "White"), "Łukasik, Bożena");
    EXPECT_EQ(cell(example(), "Result"), "2-0");
    EXPECT_EQ(cell(example(), "Plies"), "61");
    EXPECT_EQ(cell(example(), "Variant"), "international");
}

TEST(GameCells, leaveUnknownThingsBlank) {
    EXPECT_EQ(cell(example(), "Date"), "1998.05");
    EXPECT_EQ(cell(example(), "Round"), "");
    EXPECT_EQ(cell(example(), "Problems"), "");
    db::GameLine game = example();
    game.header.date = "????.??.??";
    game.problems = 2;
    EXPECT_EQ(cell(game, "Date"), "");
    EXPECT_EQ(cell(game, "Problems"), "2");
}

TEST(GameCells, holdNothingThatSteersATerminal) {
    db::GameLine game = example();
    game.header.white = "\x1b]0;title\x07";
    game.header.event = base::testing::character(0x202e) + "neve";
    game.header.date = "1998\n";
    game.header.round = "\t";
    for (const std::string& text : gameCells(game, {}))
        EXPECT_TRUE(std::ranges::none_of(text, [](char c) { return c >= 0 && c < 0x20; })) << text;
    EXPECT_EQ(cell(game, "Event"), "\\u202eneve");
}

TEST(GameJson, hasTheFieldsThatProgramsRelyOn) {
    const Json json = db::gameJson(example());
    for (const std::string field : {"id", "white", "black", "event", "site", "date", "round",
                                    "result", "variant", "plies", "legal", "opening", "source"})
        EXPECT_TRUE(json.contains(field)) << field;
    EXPECT_EQ(json["id"], 12);
    EXPECT_EQ(json["black"], "李明");
    EXPECT_EQ(json["date"], "1998.05.??"); // as it was written
    EXPECT_EQ(json["date_from"], "1998-05-01");
    EXPECT_EQ(json["date_to"], "1998-05-31");
    EXPECT_EQ(json["result"], "2-0");
    EXPECT_EQ(json["outcome"], "white");
    EXPECT_EQ(json["legal"], true);
    EXPECT_EQ(json["source"], "club.zip/1998.pdn");
    EXPECT_EQ(json["white_rating"], 2098);
    EXPECT_TRUE(json["black_rating"].is_null());
    EXPECT_TRUE(json["opening"].is_null());
    EXPECT_EQ(json["site"], "?"); // as it was written
}

// English draughts write Black's points first, so that `result` alone misleads.
TEST(GameJson, saysWhoWonInEveryVariant) {
    db::GameLine game = example();
    for (const rules::Variant variant : rules::allVariants()) {
        game.header.variant = variant;
        for (const auto& [result, outcome] :
             {std::pair(rules::GameResult::whiteWins, Json("white")),
              std::pair(rules::GameResult::draw, Json("draw")),
              std::pair(rules::GameResult::blackWins, Json("black")),
              std::pair(rules::GameResult::bothLose, Json("both-lose")),
              std::pair(rules::GameResult::unknown, Json("unknown"))}) {
            game.header.result = result;
            EXPECT_EQ(db::gameJson(game)["outcome"], outcome) << rules::rules(variant).name;
        }
    }
    game.header.variant = rules::Variant::english;
    game.header.result = rules::GameResult::whiteWins;
    EXPECT_EQ(db::gameJson(game)["result"], "0-1");
}

TEST(JsonLine, isOneLineWhateverTheNames) {
    db::GameLine game = example();
    game.header.white = "a\nb\u2028c\x1b\u009b" + base::testing::character(0x202e);
    const std::string line = jsonLine(db::gameJson(game));
    EXPECT_EQ(std::ranges::count(line, '\n'), 1);
    EXPECT_EQ(line.find(base::testing::character(0x202e)), std::string::npos);
    EXPECT_EQ(line.find("\u009b"), std::string::npos);
    EXPECT_EQ(Json::parse(line)["white"], game.header.white);
}

TEST(JsonLine, repairsBytesThatAreNoText) {
    EXPECT_EQ(jsonLine({{"white", "\xff"}}), "{\"white\":\"\ufffd\",\"schema_version\":1}\n");
}

TEST(JsonLine, hasTheVersionOfTheSchemaOnce) {
    const Json once = versioned({{"id", 1}});
    EXPECT_EQ(once["schema_version"], 1);
    EXPECT_EQ(versioned(once), once);
    EXPECT_EQ(versioned(Json::array({1})), Json::array({1}));
}

TEST(GameCsv, quotesAndDefusesFormulasForASpreadsheet) {
    db::GameLine game = example();
    game.header.white = "=cmd|'/c calc'!A1";
    game.header.black = "Jansen, \"Floris\"";
    const std::string line = db::gameCsv(game, base::CsvReader::spreadsheet);
    EXPECT_TRUE(line.starts_with("12,")) << line;
    EXPECT_NE(line.find("'=cmd"), std::string::npos) << line;
    EXPECT_EQ(line.find(",=cmd"), std::string::npos) << line;
    EXPECT_NE(line.find("\"Jansen, \"\"Floris\"\"\""), std::string::npos) << line;
    EXPECT_TRUE(line.ends_with("\r\n"));
}

TEST(GameCsv, namesItsFields) {
    EXPECT_TRUE(db::gameCsvNames().starts_with(
        "id,white,black,event,site,date,date_from,date_to,year_guess,round,result,outcome,variant,"
        "plies,legal,opening,source"));
    EXPECT_EQ(std::ranges::count(db::gameCsvNames(), ','),
              std::ranges::count(db::gameCsv({}), ','));
}

} // namespace
} // namespace damscope::cli
