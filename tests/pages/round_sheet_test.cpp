// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/round_sheet.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace damscope::pages {
namespace {

using rules::GameResult;

// Ann beats Bob and draws with Cor, who has a bye in the first round; Bob and Cor are to play.
db::EventPage clubEvent() {
    db::EventPage page;
    page.event.name = "Club";
    for (const char* name : {"Ann", "Bob", "Cor"})
        page.players.push_back({std::nullopt, name, 0, "", "", false});
    const std::vector<db::EventGame> games{{0, 1, GameResult::whiteWins, 1, 1},
                                           {2, 0, GameResult::draw, 2, 2},
                                           {1, 2, GameResult::unknown, 3, 3}};
    const std::vector<db::EventBye> byes{{2, GameResult::whiteWins, 1, 4}};
    page.games = games.size();
    page.table = db::crosstable(games, std::vector<int>(3), page.points, {}, 0, byes);
    return page;
}

std::vector<std::string> texts(const Cells& cells) {
    std::vector<std::string> all;
    for (const Cell& cell : cells)
        all.push_back(cell.text);
    return all;
}

TEST(RoundSheets, haveTheGamesOfTheRoundAndItsByes) {
    const Sheet sheet = roundSheet(clubEvent(), 1, Language::english);
    const SheetTable& games = sheet.tables.front();
    EXPECT_EQ(games.title, "Round 1");
    ASSERT_EQ(games.rows.size(), 2U);
    EXPECT_EQ(texts(games.rows[0]), (std::vector<std::string>{"1", "Ann", "Bob", "2-0"}));
    EXPECT_EQ(texts(games.rows[1]), (std::vector<std::string>{"", "Cor", "bye", "2"}));
    const SheetTable next = roundSheet(clubEvent(), 3, Language::english).tables.front();
    EXPECT_EQ(texts(next.rows.at(0)), (std::vector<std::string>{"1", "Bob", "Cor", ""}))
        << "not played yet";
    EXPECT_TRUE(roundSheet(clubEvent(), 4, Language::english).tables.front().rows.empty());
}

TEST(RoundSheets, haveThePointsAfterEachRound) {
    const SheetTable table = progressTable(clubEvent(), Language::english);
    ASSERT_EQ(table.columns.size(), 5U);
    EXPECT_EQ(table.columns[4].title, "R3");
    ASSERT_EQ(table.rows.size(), 3U);
    const auto rowOf = [&](const std::string& name) {
        for (const Cells& row : table.rows)
            if (row[1].text == name)
                return texts(row);
        return std::vector<std::string>();
    };
    // By hand: after the first round Ann and Cor have two points, after the second three each.
    EXPECT_EQ(rowOf("Ann")[2].substr(0, 1), "2");
    EXPECT_EQ(rowOf("Ann")[3].substr(0, 1), "3");
    EXPECT_EQ(rowOf("Bob")[4], "0 (3)");
    EXPECT_EQ(rowOf("Cor")[2].substr(0, 1), "2") << "the bye";
    db::EventPage first = clubEvent();
    first.table.games.resize(1);
    first.table.byes.clear();
    EXPECT_TRUE(progressTable(first, Language::english).rows.empty()) << "one round only";
}

} // namespace
} // namespace damscope::pages
