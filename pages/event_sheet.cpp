// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/event_sheet.hpp"

#include "db/store/records/game_reader.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "pages/crosstable.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace damscope::pages {
namespace {

bool hasTeams(const db::EventPage& page) {
    return page.table.kind == db::EventKind::teamMatch;
}

Cell personOf(const db::EventPlayer& player) {
    return player.person ? Cell(number(*player.person)) : Cell();
}

const db::Withdrawal* withdrawalOf(const db::EventPage& page, std::size_t player) {
    const auto& all = page.table.withdrawals;
    const auto found = std::ranges::find(all, player, &db::Withdrawal::player);
    return found != all.end() ? &*found : nullptr;
}

bool isStruck(const db::EventPage& page, std::size_t player) {
    const db::Withdrawal* withdrawal = withdrawalOf(page, player);
    return withdrawal != nullptr && withdrawal->isStruck();
}

// In a Swiss too, where all games count.
bool hasLeft(const db::EventPage& page, std::size_t player) {
    return withdrawalOf(page, player) != nullptr || page.counting.withdrawn.contains(player);
}

std::string linkOf(const db::EventPlayer& player, const SheetLinks& links) {
    return player.person ? SheetLinks::of(links.player, *player.person) : std::string();
}

/// Composes the table of standings.
class Standings {
public:
    Standings(const db::EventPage& page, Language language, const SheetLinks& links)
        : page_(page), grid_(page), language_(language), links_(links), teams_(hasTeams(page)) {}

    [[nodiscard]] SheetTable table() {
        for (std::size_t i = 0; i < page_.table.standings.size(); ++i)
            add(i);
        return std::move(table_).table();
    }

private:
    /// Fills a row from its left to its right; of the first row, the columns too.
    void add(std::size_t place) {
        const db::Standing& row = page_.table.standings[place];
        const db::EventPlayer& player = page_.players[row.player];
        using enum Column::Readers;
        table_.beginRow();
        put(bare("#", "rank"), row.rank == 0 ? Cell({}, "-") : Cell(row.rank));
        put(textColumn("player", language_, "name"), all & ~json, playerName(player),
            linkOf(player, links_));
        put(fileColumn("name", json), player.name);
        put(fileColumn("number", json), Cell::known(player.number));
        put(fileColumn("person_id", json), personOf(player));
        put(textColumn("team", language_, "team"), teams_ ? all : files, Cell::known(player.team));
        put(ifKnown("rating", "rating"), Cell::known(player.rating));
        if (!grid_.isEmpty())
            putGrid(place, people);
        put(numberColumn("points", language_, {}), people, pointsCell(row.points));
        put(optional("games", "games"), row.games);
        put(optional("won", "wins"), row.wins);
        put(optional("drawn", "draws"), row.draws);
        put(optional("lost", "losses"), row.losses);
        put(fileColumn("open", json), row.open);
        put(fileColumn("points"), pointsCell(row.points));
        put(numberColumn("sb", language_, "sonneborn_berger"), pointsCell(row.sonnebornBerger));
        put(decides(db::TieBreak::buchholz) ? numberColumn("buchholz", language_, "buchholz")
                                            : optional("buchholz", "buchholz"),
            pointsCell(row.buchholz));
        put(numberColumn("truncated", language_, "truncated_buchholz"),
            decides(db::TieBreak::truncated) ? all : files, pointsCell(row.truncated));
        put(numberColumn("head-to-head", language_, "head_to_head"),
            isChosen(db::TieBreak::headToHead) ? people | json : unsigned{json},
            pointsCell(row.headToHead));
        put(ifKnown("performance", "performance"),
            row.performance ? Cell(*row.performance) : Cell());
        put(fileColumn("withdrawn", json), hasLeft(page_, row.player));
        put(fileColumn("struck", json), isStruck(page_, row.player));
        if (!grid_.isEmpty())
            putGrid(place, csv);
    }

    void putGrid(std::size_t place, Column::Readers readers) {
        const auto titles = grid_.titles(language_);
        for (std::size_t i = 0; i < titles.size(); ++i) {
            const std::uint32_t game = grid_.games(place)[i];
            put(bare(titles[i], titles[i]), readers, grid_.row(place)[i],
                game == 0 ? "" : SheetLinks::of(links_.game, db::GameId{game}));
        }
    }

    /// A number that a narrow terminal can do without.
    [[nodiscard]] Column optional(std::string_view word, std::string key) const {
        Column column = numberColumn(word, language_, std::move(key));
        column.mayGo = true;
        return column;
    }
    [[nodiscard]] Column ifKnown(std::string_view word, std::string key) const {
        Column column = optional(word, std::move(key));
        column.ifKnown = true;
        return column;
    }

    [[nodiscard]] bool decides(db::TieBreak tieBreak) const {
        return std::ranges::count(page_.table.tieBreaks, tieBreak) > 0;
    }
    // Where it is not one of the usual ones only: these need no column.
    [[nodiscard]] bool isChosen(db::TieBreak tieBreak) const {
        return decides(tieBreak) &&
               page_.table.tieBreaks != db::usualTieBreaks(db::eachPlaysEach(page_.table.kind));
    }

    static Column bare(std::string title, std::string key) {
        return {.title = std::move(title), .align = Column::Align::right, .key = std::move(key)};
    }

    void put(const Column& column, Cell cell) { put(column, column.readers, std::move(cell)); }
    void put(Column column, unsigned readers, Cell cell, std::string link = {}) {
        column.readers = static_cast<std::uint8_t>(readers);
        table_.put(std::move(column), std::move(cell), std::move(link));
    }

    TableWriter table_;
    const db::EventPage& page_;
    Crosstable grid_;
    Language language_;
    const SheetLinks& links_;
    bool teams_;
};

SheetTable missingTable(const db::EventPage& page, Language language) {
    SheetTable table{pageWord("missing", language),
                     {textColumn("player", language), textColumn("player", language)},
                     {}};
    for (const auto& [one, other] : page.table.missing)
        table.rows.push_back({playerName(page.players[one]), playerName(page.players[other])});
    return table;
}

// Whether the site is the address of a server and no place.
bool isAddress(std::string_view site) {
    return site.starts_with("https://") || site.starts_with("http://");
}

std::string kindText(const db::Crosstable& table, Language language) {
    if (table.kind != db::EventKind::multipleAllPlayAll)
        return word("event-kind", keyOf(table.kind), language);
    return translated(
        countMessage("event-each-times", "games", static_cast<std::uint64_t>(table.times)),
        language);
}

std::vector<std::string> factsOf(const db::EventPage& page, Language language) {
    std::vector<std::string> facts;
    std::string place = eventDates(page.event);
    for (const std::string& site : page.sites)
        if (!isAddress(site))
            place += (place.empty() ? "" : ", ") + site;
    if (!place.empty())
        facts.push_back(place);
    const bool isPart = page.table.lastRound > 0;
    Message counts =
        countMessage("event-facts", "games", isPart ? page.table.games.size() : page.games);
    if (isPart) {
        addCount(counts, "all", "allGames", page.games);
        addCount(counts, "last", "lastRound", static_cast<std::uint64_t>(page.table.lastRound));
    }
    addCount(counts, "p", "players", page.table.standings.size());
    if (page.table.rounds > 0)
        addCount(counts, "r", "rounds", static_cast<std::uint64_t>(page.table.rounds));
    std::string kind;
    if (page.table.kind != db::EventKind::other)
        kind = kindText(page.table, language) + ", ";
    facts.push_back(kind + translated(counts, language));
    if (!page.table.byes.empty())
        facts.push_back(
            translated(countMessage("event-byes", "byes", page.table.byes.size()), language));
    for (const db::Withdrawal& withdrawal : page.table.withdrawals)
        facts.push_back(translated({withdrawal.isStruck() ? "event-struck" : "event-withdrawn",
                                    {{"player", playerName(page.players[withdrawal.player])},
                                     {"n", static_cast<std::int64_t>(withdrawal.played)},
                                     {"all", static_cast<std::int64_t>(withdrawal.all)}}},
                                   language));
    if (!page.repeated.empty())
        facts.push_back(
            translated(countMessage("games-repeated", "games", page.repeated.size()), language));
    if (!page.event.otherNames.empty())
        facts.push_back(fmt::format("{}: {}", pageWord("also", language),
                                    fmt::join(page.event.otherNames, "; ")));
    return facts;
}

} // namespace

std::string eventDates(const db::EventLine& event) {
    const std::string first = db::shownDate(writeDate(event.first));
    const std::string last = db::shownDate(writeDate(event.last));
    return first == last ? first : first + " - " + last;
}

std::string_view keyOf(db::EventKind kind) {
    // In the order of db::EventKind.
    constexpr std::array<std::string_view, 8> kinds{"all-play-all",
                                                    "double-all-play-all",
                                                    "multiple-all-play-all",
                                                    "swiss",
                                                    "knock-out",
                                                    "match",
                                                    "team-match",
                                                    "other"};
    return kinds.at(static_cast<std::size_t>(kind));
}

Sheet eventsSheet(const std::vector<db::EventLine>& events, Language language) {
    Sheet sheet{pageWord("events", language), {}, {{}}};
    SheetTable& table = sheet.tables.front();
    table.columns = {textColumn("event", language, "name"),
                     fileColumn("other_names"),
                     fileColumn("date_from"),
                     fileColumn("date_to"),
                     textColumn("date", language),
                     numberColumn("games", language, "games"),
                     numberColumn("players", language, "players"),
                     textColumn("also", language)};
    table.columns.back().mayGo = true;
    for (const db::EventLine& event : events)
        table.rows.push_back({event.name, event.otherNames, Cell::known(firstDay(event.first)),
                              Cell::known(lastDay(event.last)), eventDates(event),
                              event.games.size(), event.players, event.otherNames});
    return sheet;
}

Sheet eventSheet(const db::EventPage& page, Language language, const SheetLinks& links) {
    SheetTable standings = Standings(page, language, links).table();
    standings.key = "standings";
    Sheet sheet{page.event.name,
                factsOf(page, language),
                {teamsTable(page, language), std::move(standings), missingTable(page, language)}};
    std::ranges::move(encounterTables(page, language, links), std::back_inserter(sheet.tables));
    return sheet;
}

SheetTable eventGames(const db::EventPage& page, Language language, const SheetLinks& links) {
    using enum Column::Readers;
    SheetTable table{pageWord("games", language),
                     {fileColumn("game"), numberColumn("round", language, "round"),
                      textColumn("white", language, "white"),
                      textColumn("black", language, "black"), fileColumn("white_points"),
                      fileColumn("black_points"), fileColumn("outcome"), fileColumn("struck"),
                      numberColumn("result", language), numberColumn("game", language)},
                     {}};
    table.key = "played";
    std::vector<db::EventGame> games = page.table.games;
    std::ranges::stable_sort(games, {}, &db::EventGame::round);
    const auto points = [&](const db::EventGame& game, bool white) {
        const auto got = db::pointsOf(page.points, game, white);
        return got ? pointsCell(*got) : Cell();
    };
    for (const db::EventGame& game : games) {
        const db::EventPlayer& white = page.players[game.white];
        const db::EventPlayer& black = page.players[game.black];
        const std::string link = SheetLinks::of(links.game, db::GameId{game.game});
        table.links.push_back(
            {"", "", linkOf(white, links), linkOf(black, links), "", "", "", "", link, link});
        table.rows.push_back({game.game, Cell::known(game.round), playerName(white),
                              playerName(black), points(game, true), points(game, false),
                              std::string(rules::outcomeName(game.result)),
                              isStruck(page, game.white) || isStruck(page, game.black),
                              resultText(page.points, game), game.game});
    }
    return table;
}

namespace {

// Wider than that a table of opponents cannot be read.
constexpr std::size_t mostOpposingTeams = 20;

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
    return translated(message, language);
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
    const bool isGrid = count <= mostOpposingTeams;
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
