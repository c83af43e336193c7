// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/event_sheet.hpp"

#include "db/records/game_reader.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"
#include "pages/crosstable.hpp"
#include "pages/team_sheet.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace damscope::pages {
namespace {

using Cells = std::vector<std::string>;

bool hasTeams(const db::EventPage& page) {
    return page.table.kind == db::EventKind::teamMatch;
}

Column bare(std::string title) {
    return {std::move(title), Column::Align::right};
}

std::string linkOf(const db::EventPlayer& player, const SheetLinks& links) {
    return player.person ? SheetLinks::of(links.player, *player.person) : std::string();
}

/// Composes the table of standings.
class Standings {
public:
    Standings(const db::EventPage& page, Language language, const SheetLinks& links)
        : page_(page), grid_(page), language_(language), links_(links), teams_(hasTeams(page)),
          ratings_(std::ranges::any_of(page.table.standings, [](const db::Standing& row) {
              return row.performance.has_value();
          })) {}

    [[nodiscard]] SheetTable table() const {
        SheetTable table{"", columns(), {}};
        for (std::size_t i = 0; i < page_.table.standings.size(); ++i) {
            table.rows.push_back(cells(i));
            table.links.push_back(links(i));
        }
        return table;
    }

private:
    /// Whether truncated Buchholz decides.
    [[nodiscard]] bool isTruncated() const { return !db::eachPlaysEach(page_.table.kind); }
    [[nodiscard]] std::vector<Column> columns() const {
        std::vector<Column> columns{bare("#"), textColumn("player", language_)};
        if (teams_)
            columns.push_back(textColumn("team", language_));
        if (ratings_)
            columns.push_back(numberColumn("rating", language_));
        if (!grid_.isEmpty())
            std::ranges::transform(grid_.titles(language_), std::back_inserter(columns), bare);
        for (const char* key : {"games", "won", "drawn", "lost", "points", "sb", "buchholz"})
            columns.push_back(numberColumn(key, language_));
        if (isTruncated())
            columns.push_back(numberColumn("truncated", language_));
        if (ratings_)
            columns.push_back(numberColumn("performance", language_));
        return columns;
    }

    [[nodiscard]] Cells cells(std::size_t place) const {
        const db::Standing& row = page_.table.standings[place];
        const db::EventPlayer& player = page_.players[row.player];
        Cells cells{row.rank == 0 ? "-" : std::to_string(row.rank), playerName(player)};
        if (teams_)
            cells.push_back(player.team);
        if (ratings_)
            cells.push_back(knownNumber(player.rating));
        if (!grid_.isEmpty())
            cells.insert(cells.end(), grid_.row(place).begin(), grid_.row(place).end());
        for (const auto count : {row.games, row.wins, row.draws, row.losses})
            cells.push_back(std::to_string(count));
        for (const double value : {row.points, row.sonnebornBerger, row.buchholz})
            cells.push_back(pointsText(value));
        if (isTruncated())
            cells.push_back(pointsText(row.truncated));
        if (ratings_)
            cells.push_back(knownNumber(row.performance.value_or(0)));
        return cells;
    }

    // In the columns of cells().
    [[nodiscard]] Cells links(std::size_t place) const {
        Cells cells{"", linkOf(page_.players[page_.table.standings[place].player], links_)};
        cells.resize(cells.size() + (teams_ ? 1U : 0U) + (ratings_ ? 1U : 0U));
        if (!grid_.isEmpty())
            for (const std::uint32_t game : grid_.games(place))
                cells.push_back(game == 0 ? "" : SheetLinks::of(links_.game, db::GameId{game}));
        return cells;
    }

    const db::EventPage& page_;
    Crosstable grid_;
    Language language_;
    const SheetLinks& links_;
    bool teams_;
    bool ratings_;
};

SheetTable missingTable(const db::EventPage& page, Language language) {
    SheetTable table{pageWord("missing", language),
                     {textColumn("player", language), textColumn("player", language)},
                     {}};
    for (const auto& [one, other] : page.table.missing)
        table.rows.push_back({playerName(page.players[one]), playerName(page.players[other])});
    return table;
}

// Of a game on a server, which is no place.
bool isAddress(std::string_view site) {
    return site.starts_with("https://") || site.starts_with("http://");
}

std::string kindText(const db::Crosstable& table, Language language) {
    if (table.kind != db::EventKind::multipleAllPlayAll)
        return word("event-kind", keyOf(table.kind), language);
    return words(countMessage("event-each-times", "games", static_cast<std::uint64_t>(table.times)),
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
    facts.push_back(kind + words(counts, language));
    if (!page.table.byes.empty())
        facts.push_back(
            words(countMessage("event-byes", "byes", page.table.byes.size()), language));
    for (const db::Withdrawal& withdrawal : page.table.withdrawals)
        facts.push_back(words({withdrawal.isStruck() ? "event-struck" : "event-withdrawn",
                               {{"player", playerName(page.players[withdrawal.player])},
                                {"n", static_cast<std::int64_t>(withdrawal.played)},
                                {"all", static_cast<std::int64_t>(withdrawal.all)}}},
                              language));
    if (!page.repeated.empty())
        facts.push_back(
            words(countMessage("games-repeated", "games", page.repeated.size()), language));
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
    Column others = textColumn("also", language);
    others.mayGo = true;
    Sheet sheet{pageWord("events", language), {}, {}};
    sheet.tables.push_back(
        {"",
         {textColumn("event", language), textColumn("date", language),
          numberColumn("games", language), numberColumn("players", language), others},
         {}});
    for (const db::EventLine& event : events)
        sheet.tables.front().rows.push_back(
            {event.name, eventDates(event), std::to_string(event.games.size()),
             std::to_string(event.players), fmt::format("{}", fmt::join(event.otherNames, "; "))});
    return sheet;
}

Sheet eventSheet(const db::EventPage& page, Language language, const SheetLinks& links) {
    Sheet sheet{page.event.name,
                factsOf(page, language),
                {teamsTable(page, language), Standings(page, language, links).table(),
                 missingTable(page, language)}};
    std::ranges::move(encounterTables(page, language, links), std::back_inserter(sheet.tables));
    return sheet;
}

SheetTable eventGames(const db::EventPage& page, Language language, const SheetLinks& links) {
    SheetTable table{pageWord("games", language),
                     {numberColumn("round", language), textColumn("white", language),
                      textColumn("black", language), numberColumn("result", language),
                      numberColumn("game", language)},
                     {}};
    std::vector<db::EventGame> games = page.table.games;
    std::ranges::stable_sort(games, {}, &db::EventGame::round);
    for (const db::EventGame& game : games) {
        const db::EventPlayer& white = page.players[game.white];
        const db::EventPlayer& black = page.players[game.black];
        const std::string link = SheetLinks::of(links.game, db::GameId{game.game});
        table.links.push_back({"", linkOf(white, links), linkOf(black, links), link, link});
        table.rows.push_back({knownNumber(game.round), playerName(white), playerName(black),
                              resultText(page.points, game), std::to_string(game.game)});
    }
    return table;
}

} // namespace damscope::pages
