// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/team_sheet.hpp"

#include "messages/counts.hpp"
#include "messages/words.hpp"
#include "pages/crosstable.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::pages {
namespace {

using Cells = std::vector<std::string>;

// Wider than that a table of opponents cannot be read.
constexpr std::size_t mostOpponents = 20;

// What is said of encounters with fewer boards than the longest.
std::string shortEncounters(const db::TeamTable& teams, Language language) {
    const auto fewer = std::ranges::count_if(teams.encounters, [&](const db::Encounter& one) {
        return one.games.size() < teams.boards;
    });
    if (fewer == 0)
        return "";
    Message message =
        countMessage("event-short-encounters", "encounters", static_cast<std::uint64_t>(fewer));
    addCount(message, "boards", "games", teams.boards);
    return words(message, language);
}

std::string titleOf(const db::Encounter& encounter, const db::TeamTable& teams, Language language) {
    const std::string who = fmt::format("{} - {}  {}", teams.names[encounter.first],
                                        teams.names[encounter.second], resultText(encounter, true));
    return encounter.round == 0
               ? who
               : fmt::format("{} {}: {}", pageWord("round", language), encounter.round, who);
}

Cells boardCells(const db::EventPage& page, const db::TeamGame& board, bool isWhite,
                 std::size_t number) {
    const db::EventGame& game = board.game;
    const std::string white = playerName(page.players[game.white]);
    const std::string black = playerName(page.players[game.black]);
    return {std::to_string(board.board > 0 ? static_cast<std::size_t>(board.board) : number),
            isWhite ? white : black,
            isWhite ? "w" : "b",
            isWhite ? black : white,
            resultText(page.points, game, isWhite),
            std::to_string(game.game)};
}

} // namespace

std::string resultText(const db::Encounter& encounter, bool first) {
    const double own = first ? encounter.firstPoints : encounter.secondPoints;
    const double others = first ? encounter.secondPoints : encounter.firstPoints;
    return pointsText(own) + "-" + pointsText(others) + (encounter.isDecided ? "" : "*");
}

TeamGrid::TeamGrid(const db::TeamTable& teams) : places_(teams.names.size()) {
    const std::size_t count = teams.standings.size();
    for (std::size_t i = 0; i < count; ++i)
        places_[teams.standings[i].team] = i;
    cells_.assign(count, Cells(count));
    for (std::size_t i = 0; i < count; ++i)
        cells_[i][i] = "x";
    for (const auto& [one, other] : teams.missing)
        at(one, other) = at(other, one) = "?";
    for (const db::Encounter& encounter : teams.encounters) {
        add(at(encounter.first, encounter.second), resultText(encounter, true));
        add(at(encounter.second, encounter.first), resultText(encounter, false));
    }
}

std::string& TeamGrid::at(std::size_t one, std::size_t other) {
    return cells_[places_[one]][places_[other]];
}

void TeamGrid::add(std::string& cell, const std::string& result) {
    cell += (cell.empty() ? "" : " ") + result;
}

SheetTable teamsTable(const db::EventPage& page, Language language) {
    const db::TeamTable& teams = page.teams;
    SheetTable table{pageWord("teams", language),
                     {{"#", Column::Align::right}, textColumn("team", language)},
                     {}};
    if (teams.standings.empty())
        return table;
    const bool isGrid = teams.standings.size() <= mostOpponents;
    for (std::size_t i = 1; isGrid && i <= teams.standings.size(); ++i)
        table.columns.push_back({std::to_string(i), Column::Align::right});
    for (const char* key : {"encounters", "won", "drawn", "lost", "match-points", "board-points"})
        table.columns.push_back(numberColumn(key, language));
    const TeamGrid grid(teams);
    for (std::size_t i = 0; i < teams.standings.size(); ++i) {
        const db::TeamStanding& row = teams.standings[i];
        Cells cells{std::to_string(row.rank), teams.names[row.team]};
        if (isGrid)
            cells.insert(cells.end(), grid.row(i).begin(), grid.row(i).end());
        for (const auto count : {row.encounters, row.wins, row.draws, row.losses})
            cells.push_back(std::to_string(count));
        cells.push_back(pointsText(row.matchPoints));
        cells.push_back(pointsText(row.boardPoints) + "-" + pointsText(row.boardPointsAgainst));
        table.rows.push_back(std::move(cells));
    }
    table.note = shortEncounters(teams, language);
    return table;
}

std::vector<SheetTable> encounterTables(const db::EventPage& page, Language language,
                                        const SheetLinks& links) {
    std::vector<SheetTable> tables;
    for (const db::Encounter& encounter : page.teams.encounters) {
        SheetTable table{titleOf(encounter, page.teams, language),
                         {numberColumn("board", language),
                          {page.teams.names[encounter.first], Column::Align::left, true},
                          textColumn("colour", language),
                          {page.teams.names[encounter.second], Column::Align::left, true},
                          numberColumn("result", language),
                          numberColumn("game", language)},
                         {}};
        for (const db::TeamGame& board : encounter.games) {
            const bool isWhite = board.white == encounter.first;
            const std::string link = SheetLinks::of(links.game, db::GameId{board.game.game});
            const auto player = [&](bool white) {
                const auto& one = page.players[white ? board.game.white : board.game.black];
                return one.person ? SheetLinks::of(links.player, *one.person) : std::string();
            };
            table.rows.push_back(boardCells(page, board, isWhite, table.rows.size() + 1));
            table.links.push_back({"", player(isWhite), "", player(!isWhite), link, link});
        }
        tables.push_back(std::move(table));
    }
    return tables;
}

} // namespace damscope::pages
