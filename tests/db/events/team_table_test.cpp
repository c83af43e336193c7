// SPDX-License-Identifier: GPL-3.0-or-later
// Teams against teams: encounters, their results, and the table of the teams.
#include "db/people/events/event_editing.hpp"
#include "db/people/events/event_name.hpp"
#include "db/people/events/event_page.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::db {
namespace {

using rules::GameResult;

constexpr auto win = GameResult::whiteWins;
constexpr auto loss = GameResult::blackWins;
constexpr auto draw = GameResult::draw;
constexpr auto open = GameResult::unknown;

// Players 10 t + b is that of team t on board b. The first team has White on odd boards; results
// are its own.
std::vector<TeamGame> match(std::size_t first, std::size_t second, int round,
                            const std::vector<GameResult>& results, std::uint32_t day = 0) {
    std::vector<TeamGame> games;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const bool isWhite = i % 2 == 0;
        GameResult result = results[i];
        if (!isWhite && (result == win || result == loss))
            result = result == win ? loss : win;
        const std::size_t one = 10 * first + i;
        const std::size_t other = 10 * second + i;
        games.push_back({{isWhite ? one : other, isWhite ? other : one, result, round, 0},
                         isWhite ? first : second,
                         isWhite ? second : first,
                         static_cast<int>(i) + 1,
                         rules::Date::ofStored(day)});
    }
    return games;
}

std::vector<TeamGame> all(const std::vector<std::vector<TeamGame>>& matches) {
    std::vector<TeamGame> games;
    for (const auto& one : matches)
        games.insert(games.end(), one.begin(), one.end());
    return games;
}

const TeamStanding& of(const TeamTable& table, std::size_t team) {
    return *std::ranges::find(table.standings, team, &TeamStanding::team);
}

const std::vector<std::string> three{"Hijken", "Huissen", "Hoogeveen"};

TEST(ATableOfTeams, countsMatchPointsAndBoardPoints) {
    const TeamTable table = teamTable(
        all({match(0, 1, 1, {win, draw}), match(1, 2, 2, {win, loss}), match(2, 0, 3, {win, win})}),
        three);
    ASSERT_EQ(table.encounters.size(), 3U);
    EXPECT_EQ(table.encounters[0].first, 0U);
    EXPECT_EQ(table.encounters[0].firstPoints, 3);
    EXPECT_EQ(table.encounters[0].secondPoints, 1);
    EXPECT_EQ(table.encounters[2].first, 2U) << "has White on the first board";
    ASSERT_EQ(table.standings.size(), 3U);
    EXPECT_EQ(table.standings[0].team, 2U);
    EXPECT_EQ(of(table, 2).matchPoints, 3);
    EXPECT_EQ(of(table, 2).boardPoints, 6);
    EXPECT_EQ(of(table, 2).boardPointsAgainst, 2);
    EXPECT_EQ(of(table, 0).matchPoints, 2);
    EXPECT_EQ(of(table, 0).boardPoints, 3);
    EXPECT_EQ(of(table, 0).boardPointsAgainst, 5);
    EXPECT_EQ(of(table, 1).matchPoints, 1);
    EXPECT_EQ(of(table, 1).draws, 1U);
    EXPECT_EQ(of(table, 1).rank, 3);
    EXPECT_TRUE(table.missing.empty());
}

TEST(ATableOfTeams, putsBoardsInOrderWhateverTheFileHas) {
    std::vector<TeamGame> games = match(0, 1, 1, {win, draw, loss, win});
    std::ranges::reverse(games);
    const TeamTable table = teamTable(games, {"A", "B"});
    ASSERT_EQ(table.encounters.size(), 1U);
    EXPECT_EQ(table.encounters[0].games.front().board, 1);
    EXPECT_EQ(table.encounters[0].first, 0U);
    EXPECT_EQ(table.encounters[0].firstPoints, 5);
}

TEST(ATableOfTeams, decidesEqualMatchPointsByBoardPointsThenAgainstEachOther) {
    const TeamTable byBoards =
        teamTable(all({match(0, 2, 1, {win, draw}), match(1, 2, 2, {win, win})}), three);
    EXPECT_EQ(of(byBoards, 1).rank, 1);
    EXPECT_EQ(of(byBoards, 0).rank, 2);
    const TeamTable byMeeting =
        teamTable(all({match(1, 3, 1, {win, draw}), match(0, 1, 2, {win, draw}),
                       match(2, 0, 3, {win, draw})}),
                  {"A", "B", "C", "D"});
    EXPECT_EQ(of(byMeeting, 0).boardPoints, of(byMeeting, 1).boardPoints);
    EXPECT_EQ(of(byMeeting, 0).rank, 1) << "beat B";
    EXPECT_EQ(of(byMeeting, 1).rank, 2);
    EXPECT_EQ(of(byMeeting, 2).rank, 3) << "has fewer board points";
    const TeamTable equal = teamTable(all({match(0, 1, 1, {win, draw}), match(1, 2, 2, {win, draw}),
                                           match(2, 0, 3, {win, draw})}),
                                      three);
    for (const TeamStanding& row : equal.standings)
        EXPECT_EQ(row.rank, 1) << "each beat one and lost to one";
}

TEST(ATableOfTeams, leavesAMatchOpenThatGamesCanStillDecide) {
    const TeamTable table =
        teamTable(all({match(0, 1, 1, {win, open}), match(1, 2, 2, {win, win, open})}), three);
    EXPECT_FALSE(table.encounters[0].isDecided);
    EXPECT_EQ(of(table, 0).matchPoints, 0);
    EXPECT_EQ(of(table, 0).boardPoints, 2);
    EXPECT_TRUE(table.encounters[1].isDecided) << "4-0 with one game to come";
    EXPECT_EQ(of(table, 1).matchPoints, 2);
}

TEST(ATableOfTeams, separatesMatchesWithoutRounds) {
    const TeamTable table = teamTable(
        all({match(0, 1, 0, {win, draw}, 20230901), match(1, 0, 0, {win, draw}, 20230902)}),
        {"A", "B"});
    ASSERT_EQ(table.encounters.size(), 2U) << "the same players play again";
    EXPECT_EQ(of(table, 0).matchPoints, 2);
    EXPECT_EQ(of(table, 1).matchPoints, 2);
    std::vector<TeamGame> ofOthers = match(1, 0, 0, {win, draw}, 20240301);
    for (TeamGame& game : ofOthers) {
        game.game.white += 5;
        game.game.black += 5;
    }
    EXPECT_EQ(teamTable(all({match(0, 1, 0, {win, draw}, 20230901), ofOthers}), {"A", "B"})
                  .encounters.size(),
              2U)
        << "half a year later, with other players";
    std::vector<TeamGame> early = match(0, 1, 0, {win, draw}, 20230901);
    early[1].day = rules::Date(2023, 8, 28);
    EXPECT_EQ(teamTable(early, {"A", "B"}).encounters.size(), 1U) << "one game was played before";
}

TEST(ATableOfTeams, countsUpToARound) {
    const std::vector<TeamGame> games =
        all({match(0, 1, 1, {win, draw}), match(1, 2, 2, {win, loss}), match(2, 0, 3, {win, win})});
    const TeamTable table = teamTable(games, three, {{}, {}, 1});
    EXPECT_EQ(table.encounters.size(), 1U);
    EXPECT_EQ(table.standings.size(), 3U);
    EXPECT_EQ(of(table, 2).encounters, 0U);
    EXPECT_TRUE(table.missing.empty()) << "they are played later";
}

TEST(ATableOfTeams, namesTheMatchesThatAreMissing) {
    const TeamTable table =
        teamTable(all({match(0, 1, 1, {win}), match(2, 3, 1, {win}), match(0, 2, 2, {win}),
                       match(1, 3, 2, {win}), match(0, 3, 3, {win})}),
                  {"A", "B", "C", "D"});
    ASSERT_EQ(table.missing.size(), 1U);
    EXPECT_EQ(table.missing[0], (std::pair<std::size_t, std::size_t>{1, 2}));
}

TEST(ATableOfTeams, takesOtherPointsOfAMatch) {
    TeamCounting counting;
    counting.matchPoints = pointSystem(3);
    counting.points = pointSystem(1);
    const TeamTable table = teamTable(match(0, 1, 1, {win, draw}), {"A", "B"}, counting);
    EXPECT_EQ(of(table, 0).matchPoints, 3);
    EXPECT_EQ(of(table, 0).boardPoints, 1.5);
}

// Four teams of five, each against each.
TEST(KindsOfEvents, areOfTeamsIfTeamsMeet) {
    std::vector<EventGame> games;
    std::vector<std::string> teams;
    for (std::size_t player = 0; player < 20; ++player)
        teams.push_back("Team " + std::to_string(player / 5));
    for (const Pairing& pairing : roundRobin(4, false))
        for (std::size_t board = 0; board < 5; ++board)
            games.push_back(
                {5 * pairing.white + board, 5 * pairing.black + board, draw, pairing.round, 0});
    EXPECT_EQ(formOf(games, teams).kind, EventKind::teamMatch);
}

TEST(KindsOfEvents, areNotOfTeamsIfPlayersOfAClubPlayForThemselves) {
    std::vector<EventGame> games;
    for (const Pairing& pairing : roundRobin(10, false))
        games.push_back({pairing.white, pairing.black, draw, pairing.round, 0});
    std::vector<std::string> clubs;
    for (std::size_t player = 0; player < 10; ++player)
        clubs.push_back(player % 3 == 0 ? "Hijken" : "Club " + std::to_string(player));
    EXPECT_EQ(formOf(games, clubs).kind, EventKind::allPlayAll);
}

} // namespace
} // namespace damscope::db
