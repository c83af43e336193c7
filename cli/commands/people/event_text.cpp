// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/event_text.hpp"

#include "cli/options/language_option.hpp"
#include "cli/text/count_message.hpp"
#include "db/records/game_fields.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace damscope::cli {
namespace {

using rules::GameResult;

// In the order of db::EventKind.
constexpr std::array<std::string_view, 7> kinds{
    "all-play-all", "double-all-play-all", "swiss", "knock-out", "match", "team-match", "other"};

std::string_view keyOf(db::EventKind kind) {
    return kinds.at(static_cast<std::size_t>(kind));
}

// "5", "5.5", "5.25"
std::string number(double points) {
    const std::string text = fmt::format("{:.2f}", points);
    const std::size_t last = text.find_last_not_of('0');
    return text.substr(0, text[last] == '.' ? last : last + 1);
}

// What the white or black player got; "*" without a result.
std::string pointsText(const db::PointSystem& points, GameResult result, bool white) {
    if (result == GameResult::unknown)
        return "*";
    if (result == GameResult::draw)
        return points.draw == 0.5 ? "½" : number(points.draw);
    const bool won = result == (white ? GameResult::whiteWins : GameResult::blackWins);
    return won ? number(points.win) : "0";
}

bool eachPlaysEach(const db::Crosstable& table) {
    return table.kind == db::EventKind::allPlayAll || table.kind == db::EventKind::doubleAllPlayAll;
}

/// The cells of the crosstable beside the names: of each opponent, or of each round.
class Grid {
public:
    Grid(const db::EventPage& page, const db::PointSystem& points)
        : page_(page), points_(points), byOpponent_(eachPlaysEach(page.table)) {
        for (std::size_t i = 0; i < page.table.standings.size(); ++i)
            places_[page.table.standings[i].player] = i;
        for (const db::EventGame& game : page.table.games)
            if (game.round > 0)
                rounds_.insert({game.round, 0});
        std::size_t place = 0;
        for (auto& round : rounds_)
            round.second = place++;
        if (byOpponent_ || !rounds_.empty())
            fill();
    }

    [[nodiscard]] std::vector<std::string> titles() const {
        std::vector<std::string> titles;
        if (byOpponent_)
            for (std::size_t i = 1; i <= places_.size(); ++i)
                titles.push_back(std::to_string(i));
        else
            for (const auto& round : rounds_)
                titles.push_back(pageWord("r") + std::to_string(round.first));
        return titles;
    }
    [[nodiscard]] const std::vector<std::string>& row(std::size_t place) const {
        return rows_.at(place);
    }
    /// The game that a cell shows, of several the last; 0: none.
    [[nodiscard]] const std::vector<std::uint32_t>& games(std::size_t place) const {
        return games_.at(place);
    }
    [[nodiscard]] bool isEmpty() const { return rows_.empty(); }

private:
    void fill() {
        const std::size_t width = byOpponent_ ? places_.size() : rounds_.size();
        rows_.assign(places_.size(), std::vector<std::string>(width));
        games_.assign(places_.size(), std::vector<std::uint32_t>(width));
        for (const db::EventGame& game : page_.table.games) {
            add(game, game.white, game.black, true);
            add(game, game.black, game.white, false);
        }
        for (std::size_t i = 0; i < rows_.size(); ++i)
            for (std::size_t j = 0; j < width; ++j)
                if (rows_[i][j].empty())
                    rows_[i][j] = byOpponent_ && i == j ? "x" : byOpponent_ ? "?" : "-";
    }

    // "2" beside an opponent, "5w2" in a round: against the fifth, with White, two points.
    void add(const db::EventGame& game, std::size_t player, std::size_t opponent, bool white) {
        const std::string points = pointsText(points_, game.result, white);
        const std::size_t place = places_.at(player);
        if (byOpponent_) {
            rows_[place][places_.at(opponent)] += points;
            games_[place][places_.at(opponent)] = game.game;
        } else if (game.round > 0) {
            games_[place][rounds_.at(game.round)] = game.game;
            std::string& cell = rows_[place][rounds_.at(game.round)];
            cell += fmt::format("{}{}{}{}", cell.empty() ? "" : " ", places_.at(opponent) + 1,
                                white ? 'w' : 'b', points);
        }
    }

    const db::EventPage& page_;
    db::PointSystem points_;
    bool byOpponent_;
    std::map<std::size_t, std::size_t> places_;
    std::map<int, std::size_t> rounds_;
    std::vector<std::vector<std::string>> rows_;
    std::vector<std::vector<std::uint32_t>> games_;
};

bool hasTeams(const db::EventPage& page) {
    return page.table.kind == db::EventKind::teamMatch;
}

Column bare(std::string title) {
    return {std::move(title), Column::Align::right};
}

/// Which columns a table of standings has.
struct StandingsForm {
    explicit StandingsForm(const db::EventPage& page)
        : teams(hasTeams(page)), ratings(std::ranges::any_of(page.table.standings,
                                                             [](const db::Standing& row) {
                                                                 return row.performance.has_value();
                                                             })),
          truncated(!eachPlaysEach(page.table)) {}
    bool teams;
    bool ratings;
    bool truncated; ///< Buchholz, where it decides
};

std::vector<Column> standingColumns(const StandingsForm& form, const Grid& grid) {
    std::vector<Column> columns{bare("#"), textColumn("player")};
    if (form.teams)
        columns.push_back(textColumn("team"));
    if (form.ratings)
        columns.push_back(numberColumn("rating"));
    if (!grid.isEmpty())
        std::ranges::transform(grid.titles(), std::back_inserter(columns), bare);
    for (const char* key : {"games", "won", "drawn", "lost", "points", "sb", "buchholz"})
        columns.push_back(numberColumn(key));
    if (form.truncated)
        columns.push_back(numberColumn("truncated"));
    if (form.ratings)
        columns.push_back(numberColumn("performance"));
    return columns;
}

Table::Cells standingCells(const StandingsForm& form, const Grid& grid, std::size_t place,
                           const db::Standing& row, const db::EventPlayer& player) {
    Table::Cells cells{std::to_string(row.rank), player.name};
    if (form.teams)
        cells.push_back(player.team);
    if (form.ratings)
        cells.push_back(knownNumber(player.rating));
    if (!grid.isEmpty())
        cells.insert(cells.end(), grid.row(place).begin(), grid.row(place).end());
    for (const auto count : {row.games, row.wins, row.draws, row.losses})
        cells.push_back(std::to_string(count));
    for (const double value : {row.points, row.sonnebornBerger, row.buchholz})
        cells.push_back(number(value));
    if (form.truncated)
        cells.push_back(number(row.truncated));
    if (form.ratings)
        cells.push_back(knownNumber(row.performance.value_or(0)));
    return cells;
}

// In the columns of standingCells().
Table::Cells standingLinks(const StandingsForm& form, const Grid& grid, std::size_t place,
                           const db::EventPlayer& player, const SheetLinks& links) {
    Table::Cells cells{"", player.person ? SheetLinks::of(links.player, *player.person) : ""};
    if (form.teams)
        cells.emplace_back();
    if (form.ratings)
        cells.emplace_back();
    if (!grid.isEmpty())
        for (const std::uint32_t game : grid.games(place))
            cells.push_back(game == 0 ? "" : SheetLinks::of(links.game, db::GameId{game}));
    return cells;
}

SheetTable standingsTable(const db::EventPage& page, const db::PointSystem& points,
                          const SheetLinks& links) {
    const Grid grid(page, points);
    const StandingsForm form(page);
    SheetTable table{"", standingColumns(form, grid), {}};
    for (std::size_t i = 0; i < page.table.standings.size(); ++i) {
        const db::Standing& row = page.table.standings[i];
        table.rows.push_back(standingCells(form, grid, i, row, page.players[row.player]));
        table.links.push_back(standingLinks(form, grid, i, page.players[row.player], links));
    }
    return table;
}

SheetTable missingTable(const db::EventPage& page) {
    SheetTable table{pageWord("missing"), {textColumn("player"), textColumn("player")}, {}};
    for (const auto& [one, other] : page.table.missing)
        table.rows.push_back({page.players[one].name, page.players[other].name});
    return table;
}

SheetTable teamTable(const db::EventPage& page) {
    SheetTable table{pageWord("teams"), {textColumn("team"), numberColumn("points")}, {}};
    if (!hasTeams(page))
        return table;
    std::map<std::string, double> teams;
    for (const db::Standing& row : page.table.standings)
        teams[page.players[row.player].team] += row.points;
    for (const auto& [team, points] : teams)
        table.rows.push_back({team, number(points)});
    std::ranges::stable_sort(table.rows, [&](const Table::Cells& a, const Table::Cells& b) {
        return teams.at(a[0]) > teams.at(b[0]);
    });
    return table;
}

Json dateOrNull(db::Date date) {
    return date.isKnown() ? Json(writeDate(date)) : Json();
}

Json gamesJson(const db::EventPage& page) {
    const auto name = [&](std::size_t player) { return page.players[player].name; };
    Json all = Json::array();
    for (const db::EventGame& game : page.table.games) {
        constexpr std::array<std::string_view, 5> results{"unknown", "white wins", "draw",
                                                          "black wins", "both lose"};
        all.push_back({{"id", game.game},
                       {"round", numberOrNull(game.round)},
                       {"white", name(game.white)},
                       {"black", name(game.black)},
                       {"outcome", game.result == GameResult::unknown
                                       ? Json()
                                       : Json(results.at(static_cast<std::size_t>(game.result)))}});
    }
    return all;
}

Json standingJson(const db::EventPage& page, const db::Standing& row) {
    const db::EventPlayer& player = page.players[row.player];
    return {{"rank", row.rank},
            {"name", player.name},
            {"person", player.person ? Json(number(*player.person)) : Json()},
            {"rating", numberOrNull(player.rating)},
            {"team", textOrNull(player.team)},
            {"games", row.games},
            {"wins", row.wins},
            {"draws", row.draws},
            {"losses", row.losses},
            {"open", row.open},
            {"points", row.points},
            {"sonneborn_berger", row.sonnebornBerger},
            {"buchholz", row.buchholz},
            {"truncated_buchholz", row.truncated},
            {"head_to_head", row.headToHead},
            {"performance", row.performance ? Json(*row.performance) : Json()}};
}

} // namespace

std::string eventDates(const db::EventLine& event) {
    const std::string first = db::shownDate(writeDate(event.first));
    const std::string last = db::shownDate(writeDate(event.last));
    return first == last ? first : first + " - " + last;
}

Json eventLineJson(const db::EventLine& event) {
    return {{"name", event.name},
            {"other_names", event.otherNames},
            {"from", dateOrNull(event.first)},
            {"to", dateOrNull(event.last)},
            {"games", event.games.size()},
            {"players", event.players}};
}

Sheet eventsSheet(const std::vector<db::EventLine>& events) {
    Column others = textColumn("also");
    others.mayGo = true;
    Sheet sheet{pageWord("events"), {}, {}};
    sheet.tables.push_back({"",
                            {textColumn("event"), textColumn("date"), numberColumn("games"),
                             numberColumn("players"), others},
                            {}});
    for (const db::EventLine& event : events)
        sheet.tables.front().rows.push_back(
            {event.name, eventDates(event), std::to_string(event.games.size()),
             std::to_string(event.players), fmt::format("{}", fmt::join(event.otherNames, "; "))});
    return sheet;
}

std::string eventsCsv(const std::vector<db::EventLine>& events, base::CsvReader reader) {
    std::vector<Table::Cells> rows;
    rows.reserve(events.size());
    for (const db::EventLine& event : events)
        rows.push_back({event.name, fmt::format("{}", fmt::join(event.otherNames, "; ")),
                        event.first.isKnown() ? writeDate(event.first) : "",
                        event.last.isKnown() ? writeDate(event.last) : "",
                        std::to_string(event.games.size()), std::to_string(event.players)});
    return tableCsv({"name", "other_names", "from", "to", "games", "players"}, rows, reader);
}

Json eventJson(const db::EventPage& page, const db::PointSystem& points) {
    Json object = eventLineJson(page.event);
    object["kind"] = keyOf(page.table.kind);
    object["rounds"] = page.table.rounds;
    object["sites"] = page.sites;
    object["points"] = {{"win", points.win}, {"draw", points.draw}};
    Json standings = Json::array();
    for (const db::Standing& row : page.table.standings)
        standings.push_back(standingJson(page, row));
    object["standings"] = std::move(standings);
    object["played"] = gamesJson(page);
    Json repeated = Json::array();
    for (const db::GameId game : page.repeated)
        repeated.push_back(db::number(game));
    object["repeated"] = std::move(repeated);
    Json missing = Json::array();
    for (const auto& [one, other] : page.table.missing)
        missing.push_back(Json::array({page.players[one].name, page.players[other].name}));
    object["missing"] = std::move(missing);
    return object;
}

Sheet eventSheet(const db::EventPage& page, const db::PointSystem& points,
                 const SheetLinks& links) {
    Sheet sheet{page.event.name, {}, {}};
    std::string place = eventDates(page.event);
    for (const std::string& site : page.sites)
        place += (place.empty() ? "" : ", ") + site;
    if (!place.empty())
        sheet.facts.push_back(place);
    Message facts = countMessage("event-facts", "games", page.event.games.size());
    addCount(facts, "p", "players", page.table.standings.size());
    if (page.table.rounds > 0)
        addCount(facts, "r", "rounds", static_cast<std::uint64_t>(page.table.rounds));
    std::string kind;
    if (page.table.kind != db::EventKind::other)
        kind = word("event-kind", keyOf(page.table.kind), environmentLanguage()) + ", ";
    sheet.facts.push_back(kind + inWords(facts));
    if (!page.repeated.empty())
        sheet.facts.push_back(
            inWords(countMessage("event-repeated", "games", page.repeated.size())));
    if (!page.event.otherNames.empty())
        sheet.facts.push_back(
            fmt::format("{}: {}", pageWord("also"), fmt::join(page.event.otherNames, "; ")));
    sheet.tables.push_back(teamTable(page));
    sheet.tables.push_back(standingsTable(page, points, links));
    sheet.tables.push_back(missingTable(page));
    return sheet;
}

std::string eventCsv(const db::EventPage& page, const db::PointSystem& points,
                     base::CsvReader reader) {
    const Grid grid(page, points);
    std::vector<std::string> titles{
        "rank",       "name",   "team",   "rating",           "games",    "wins",
        "draws",      "losses", "points", "sonneborn_berger", "buchholz", "truncated_buchholz",
        "performance"};
    if (!grid.isEmpty())
        for (const std::string& title : grid.titles())
            titles.push_back(title);
    std::vector<Table::Cells> rows;
    for (std::size_t i = 0; i < page.table.standings.size(); ++i) {
        const db::Standing& row = page.table.standings[i];
        const db::EventPlayer& player = page.players[row.player];
        Table::Cells cells{std::to_string(row.rank),
                           player.name,
                           player.team,
                           player.rating > 0 ? std::to_string(player.rating) : "",
                           std::to_string(row.games),
                           std::to_string(row.wins),
                           std::to_string(row.draws),
                           std::to_string(row.losses),
                           number(row.points),
                           number(row.sonnebornBerger),
                           number(row.buchholz),
                           number(row.truncated),
                           row.performance ? std::to_string(*row.performance) : ""};
        if (!grid.isEmpty())
            cells.insert(cells.end(), grid.row(i).begin(), grid.row(i).end());
        rows.push_back(std::move(cells));
    }
    return tableCsv(titles, rows, reader);
}

} // namespace damscope::cli
