// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/team_sheet.hpp"

#include "messages/message.hpp"
#include "messages/words.hpp"
#include "pages/crosstable.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::pages {
namespace {

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
    return {board.board > 0 ? static_cast<std::size_t>(board.board) : number,
            isWhite ? white : black,
            isWhite ? "w" : "b",
            isWhite ? black : white,
            resultText(page.points, game, isWhite),
            game.game};
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
    cells_.assign(count, std::vector<std::string>(count));
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
    using enum Column::Readers;
    const db::TeamTable& teams = page.teams;
    const std::size_t count = teams.standings.size();
    const bool isGrid = count <= mostOpponents;
    const auto number = [&](std::string_view word, std::string key) {
        return numberColumn(word, language, std::move(key));
    };
    SheetTable table{pageWord("teams", language), {}, {}};
    table.key = "teams";
    table.columns = {{.title = "#", .align = Column::Align::right, .key = "rank"},
                     textColumn("team", language, "team"),
                     fileColumn("name", json)};
    table.columns[1].readers = all & ~json;
    const auto addGrid = [&](Column::Readers readers) {
        for (std::size_t i = 1; i <= count; ++i)
            table.columns.push_back({.title = std::to_string(i),
                                     .align = Column::Align::right,
                                     .key = std::to_string(i),
                                     .readers = readers});
    };
    if (isGrid)
        addGrid(people);
    table.columns.insert(table.columns.end(),
                         {number("encounters", "encounters"), number("won", "wins"),
                          number("drawn", "draws"), number("lost", "losses"),
                          number("match-points", "match_points"), number("board-points", {}),
                          fileColumn("board_points"), fileColumn("board_points_against")});
    addGrid(csv);
    const TeamGrid grid(teams);
    for (std::size_t i = 0; i < count; ++i) {
        const db::TeamStanding& row = teams.standings[i];
        Cells cells{row.rank, teams.names[row.team], teams.names[row.team]};
        if (isGrid)
            cells.insert(cells.end(), grid.row(i).begin(), grid.row(i).end());
        cells.insert(cells.end(),
                     {row.encounters, row.wins, row.draws, row.losses, pointsCell(row.matchPoints),
                      pointsText(row.boardPoints) + "-" + pointsText(row.boardPointsAgainst),
                      pointsCell(row.boardPoints), pointsCell(row.boardPointsAgainst)});
        cells.insert(cells.end(), grid.row(i).begin(), grid.row(i).end());
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
