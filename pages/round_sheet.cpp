// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/round_sheet.hpp"

#include "pages/crosstable.hpp"
#include "pages/event_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>

namespace damscope::pages {
namespace {

// Wider than that a table of rounds cannot be read; each round is counted for itself.
constexpr int mostRounds = 20;
constexpr std::size_t mostPlayers = 300;

db::Crosstable afterRound(const db::EventPage& page, int round) {
    return db::crosstable(page.table.games, std::vector<int>(page.players.size()), page.points, {},
                          round, page.table.byes, page.table.withdrawals, page.table.tieBreaks);
}

SheetTable pairingsTable(const db::EventPage& page, int round, Language language) {
    SheetTable table{fmt::format("{} {}", pageWord("round", language), round),
                     {numberColumn("board", language), textColumn("white", language),
                      textColumn("black", language), numberColumn("result", language)},
                     {}};
    const auto name = [&](std::size_t player) { return playerName(page.players[player]); };
    for (const db::EventGame& game : page.table.games)
        if (game.round == round)
            table.rows.push_back({table.rows.size() + 1, name(game.white), name(game.black),
                                  game.result == rules::GameResult::unknown
                                      ? Cell()
                                      : Cell(resultText(page.points, game))});
    for (const db::EventBye& bye : page.table.byes)
        if (bye.round == round)
            table.rows.push_back({Cell(), name(bye.player), "bye",
                                  pointsCell(db::pointsOf(page.points, bye).value_or(0))});
    return table;
}

} // namespace

SheetTable progressTable(const db::EventPage& page, Language language, const SheetLinks& links) {
    SheetTable table{pageWord("after-each-round", language), {}, {}};
    int last = page.table.lastRound;
    if (last == 0)
        for (const db::EventGame& game : page.table.games)
            last = std::max(last, game.round);
    if (last < 2 || last > mostRounds || page.players.size() > mostPlayers ||
        !page.teams.standings.empty())
        return table;
    table.columns = {{.title = "#", .align = Column::Align::right}, textColumn("player", language)};
    std::map<std::size_t, Cells> cells; // of each player
    for (int round = 1; round <= last; ++round) {
        Column column = numberColumn("r", language);
        column.title += std::to_string(round);
        table.columns.push_back(std::move(column));
        for (const db::Standing& row : afterRound(page, round).standings)
            cells[row.player].emplace_back(
                fmt::format("{} ({})", pointsText(row.points), row.rank));
    }
    for (const db::Standing& row : page.table.standings) {
        const db::EventPlayer& player = page.players[row.player];
        Cells line{row.rank == 0 ? Cell({}, "-") : Cell(row.rank), playerName(player)};
        std::ranges::move(cells[row.player], std::back_inserter(line));
        line.resize(table.columns.size());
        table.rows.push_back(std::move(line));
        table.links.push_back(
            {"", player.person ? SheetLinks::of(links.player, *player.person) : ""});
    }
    return table;
}

Sheet roundSheet(const db::EventPage& page, int round, Language language) {
    Sheet sheet = eventSheet(page, language);
    sheet.tables.insert(sheet.tables.begin(), pairingsTable(page, round, language));
    return sheet;
}

} // namespace damscope::pages
