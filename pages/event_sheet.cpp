// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/event_sheet.hpp"

#include "db/store/records/game_reader.hpp"
#include "messages/message.hpp"
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
        put(numberColumn("rating", language_, "rating"), ratings_ ? all : files,
            Cell::known(player.rating));
        if (!grid_.isEmpty())
            putGrid(place, people);
        put(numberColumn("games", language_, "games"), row.games);
        put(numberColumn("won", language_, "wins"), row.wins);
        put(numberColumn("drawn", language_, "draws"), row.draws);
        put(numberColumn("lost", language_, "losses"), row.losses);
        put(fileColumn("open", json), row.open);
        put(numberColumn("points", language_, "points"), pointsCell(row.points));
        put(numberColumn("sb", language_, "sonneborn_berger"), pointsCell(row.sonnebornBerger));
        put(numberColumn("buchholz", language_, "buchholz"), pointsCell(row.buchholz));
        // It decides where not all play each other.
        put(numberColumn("truncated", language_, "truncated_buchholz"),
            db::eachPlaysEach(page_.table.kind) ? files : all, pointsCell(row.truncated));
        put(fileColumn("head_to_head", json), pointsCell(row.headToHead));
        put(numberColumn("performance", language_, "performance"), ratings_ ? all : files,
            row.performance ? Cell(*row.performance) : Cell());
        put(fileColumn("withdrawn", json), withdrawalOf(page_, row.player) != nullptr);
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

} // namespace damscope::pages
