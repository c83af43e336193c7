// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/team_text.hpp"

#include "cli/text/sheet.hpp"
#include "pages/crosstable.hpp"
#include "pages/team_sheet.hpp"

namespace damscope::cli {
namespace {

Json pointsOrNull(const db::PointSystem& points, const db::EventGame& game, bool white) {
    const auto got = db::pointsOf(points, game, white);
    return got ? Json(*got) : Json();
}

Json boardJson(const db::EventPage& page, const db::Encounter& encounter,
               const db::TeamGame& board) {
    const bool isWhite = board.white == encounter.first;
    const auto name = [&](bool white) {
        return pages::playerName(page.players[white ? board.game.white : board.game.black]);
    };
    return {{"id", board.game.game},
            {"board", numberOrNull(board.board)},
            {"first", name(isWhite)},
            {"second", name(!isWhite)},
            {"first_has_white", isWhite},
            {"first_points", pointsOrNull(page.points, board.game, isWhite)},
            {"second_points", pointsOrNull(page.points, board.game, !isWhite)}};
}

} // namespace

Json teamsJson(const db::EventPage& page) {
    Json all = Json::array();
    for (const db::TeamStanding& row : page.teams.standings)
        all.push_back({{"rank", row.rank},
                       {"name", page.teams.names[row.team]},
                       {"encounters", row.encounters},
                       {"wins", row.wins},
                       {"draws", row.draws},
                       {"losses", row.losses},
                       {"match_points", row.matchPoints},
                       {"board_points", row.boardPoints},
                       {"board_points_against", row.boardPointsAgainst}});
    return all;
}

Json encountersJson(const db::EventPage& page) {
    Json all = Json::array();
    for (const db::Encounter& encounter : page.teams.encounters) {
        Json boards = Json::array();
        for (const db::TeamGame& board : encounter.games)
            boards.push_back(boardJson(page, encounter, board));
        all.push_back({{"round", numberOrNull(encounter.round)},
                       {"first", page.teams.names[encounter.first]},
                       {"second", page.teams.names[encounter.second]},
                       {"first_points", encounter.firstPoints},
                       {"second_points", encounter.secondPoints},
                       {"decided", encounter.isDecided},
                       {"boards", std::move(boards)}});
    }
    return all;
}

std::string teamsCsv(const db::EventPage& page, base::CsvReader reader) {
    Table::Cells titles{"rank",         "team",         "encounters",
                        "wins",         "draws",        "losses",
                        "match_points", "board_points", "board_points_against"};
    const pages::TeamGrid grid(page.teams);
    std::vector<Table::Cells> rows;
    for (const db::TeamStanding& row : page.teams.standings) {
        Table::Cells cells{std::to_string(row.rank),
                           page.teams.names[row.team],
                           std::to_string(row.encounters),
                           std::to_string(row.wins),
                           std::to_string(row.draws),
                           std::to_string(row.losses),
                           pages::pointsText(row.matchPoints),
                           pages::pointsText(row.boardPoints),
                           pages::pointsText(row.boardPointsAgainst)};
        const auto& results = grid.row(rows.size());
        cells.insert(cells.end(), results.begin(), results.end());
        rows.push_back(std::move(cells));
        titles.push_back(std::to_string(rows.size()));
    }
    return tableCsv(titles, rows, reader);
}

std::string boardsCsv(const db::EventPage& page, base::CsvReader reader) {
    std::vector<Table::Cells> rows;
    for (const db::Encounter& encounter : page.teams.encounters)
        for (const db::TeamGame& board : encounter.games) {
            const auto pointsOf = [&](bool white) {
                const auto got = db::pointsOf(page.points, board.game, white);
                return got ? pages::pointsText(*got) : std::string();
            };
            rows.push_back({pages::knownNumber(encounter.round), pages::knownNumber(board.board),
                            page.teams.names[board.white], page.teams.names[board.black],
                            pages::playerName(page.players[board.game.white]),
                            pages::playerName(page.players[board.game.black]), pointsOf(true),
                            pointsOf(false), std::to_string(board.game.game)});
        }
    return tableCsv({"round", "board", "white_team", "black_team", "white", "black", "white_points",
                     "black_points", "game"},
                    rows, reader);
}

} // namespace damscope::cli
