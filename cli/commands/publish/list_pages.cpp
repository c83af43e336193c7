// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/utf8.hpp"
#include "cli/commands/people/events.hpp"
#include "cli/commands/people/player.hpp"
#include "cli/commands/publish/site_page.hpp"
#include "cli/options/general_options.hpp"
#include "db/codec/fold_name.hpp"
#include "db/events/event_page.hpp"
#include "db/people/person_games.hpp"
#include "db/people/person_page.hpp"
#include "db/store/store.hpp"
#include "messages/counts.hpp"
#include "pages/event_sheet.hpp"
#include "parser/html/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

// The start page, and the lists of players by letter and of events by year.

namespace damscope::cli {
namespace {

using parser::html::escaped;

constexpr std::size_t rowsOfPage = 300;
constexpr std::size_t rowsOfStart = 15;
constexpr std::size_t rowsOfOverview = 100;

std::vector<Column> playerColumns() {
    return {textColumn("player"), numberColumn("games"), textColumn("years"),
            numberColumn("rating")};
}

std::vector<Column> eventColumns() {
    return {textColumn("event"), textColumn("date"), numberColumn("games"),
            numberColumn("players")};
}

void addPlayer(SheetTable& table, const std::string& path, const db::PersonLine& player) {
    std::string years = knownNumber(player.firstYear);
    if (player.lastYear != player.firstYear)
        years += "–" + std::to_string(player.lastYear);
    table.rows.push_back(
        {player.name, std::to_string(player.record.games), years, knownNumber(player.rating)});
    table.links.push_back({linkFrom(path, playerPath(player.person))});
}

void addEvent(const Site& site, SheetTable& table, const std::string& path, std::size_t number) {
    const db::EventLine& event = site.map.events()[number];
    table.rows.push_back({event.name, pages::eventDates(event), std::to_string(event.games.size()),
                          std::to_string(event.players)});
    table.links.push_back({linkFrom(path, site.map.eventPath(number))});
}

/// A list in parts, each of which has pages of its own.
struct Part {
    std::string key;  ///< in the name of its files
    std::string name; ///< "J", "2003"
    std::vector<std::size_t> rows;
};

/// Puts the pages of parts; returns the links to them. `addRow` writes a row of a page.
template <class AddRow>
std::string putParts(Site& site, const SitePage& overview, const std::vector<Part>& parts,
                     const std::vector<Column>& columns, const AddRow& addRow) {
    std::string links;
    for (const Part& part : parts) {
        for (std::size_t from = 0; from < part.rows.size(); from += rowsOfPage) {
            if (site.stop.stop_requested())
                return links;
            const std::size_t end = std::min(from + rowsOfPage, part.rows.size());
            const std::string number =
                part.rows.size() > rowsOfPage ? fmt::format(" {}", from / rowsOfPage + 1) : "";
            SitePage page{morePath(overview.path, part.key, from / rowsOfPage + 1),
                          overview.title + ": " + part.name + number, ""};
            SheetTable table{"", columns, {}};
            for (std::size_t i = from; i < end; ++i)
                addRow(table, page.path, part.rows[i]);
            page.body = "<p>" + anchor(page.path, overview.path, overview.title) + "</p>\n" +
                        tablesHtml({table});
            putPage(site, page);
            links +=
                (links.empty() ? "" : " · ") + anchor(overview.path, page.path, part.name + number);
        }
    }
    return "<p class=\"parts\">" + links + "</p>\n";
}

std::vector<Part> playersByLetter(const Site& site) {
    const auto& players = site.map.players();
    std::map<std::string, Part> parts;
    std::vector<std::string> folded;
    folded.reserve(players.size());
    for (std::size_t i = 0; i < players.size(); ++i) {
        folded.push_back(db::foldName(players[i].name));
        std::string_view name(folded.back());
        name.remove_prefix(std::min(name.find_first_not_of(' '), name.size()));
        const std::string letter(name.empty() ? "?" : base::firstCharacter(name).bytes);
        Part& part = parts[letter];
        part.name = letter;
        part.rows.push_back(i);
    }
    std::vector<Part> all;
    for (auto& [letter, part] : parts) {
        for (const char c : letter)
            part.key += fmt::format("{:02x}", static_cast<unsigned char>(c));
        std::ranges::sort(part.rows, {},
                          [&](std::size_t i) -> const std::string& { return folded[i]; });
        all.push_back(std::move(part));
    }
    return all;
}

std::vector<Part> eventsByYear(const Site& site) {
    std::map<int, Part, std::greater<>> parts;
    for (std::size_t i = 0; i < site.map.events().size(); ++i) {
        const int year = site.map.events()[i].first.year();
        Part& part = parts[year];
        part.key = std::to_string(year);
        part.name = year == 0 ? siteWord("undated") : part.key;
        part.rows.push_back(i);
    }
    std::vector<Part> all;
    all.reserve(parts.size());
    for (auto& [year, part] : parts)
        all.push_back(std::move(part));
    return all;
}

SheetTable firstPlayers(const Site& site, const std::string& path, std::size_t most) {
    SheetTable table{siteWord("most-games"), playerColumns(), {}};
    for (std::size_t i = 0; i < std::min(most, site.map.players().size()); ++i)
        addPlayer(table, path, site.map.players()[i]);
    return table;
}

SheetTable lastEvents(const Site& site, const std::string& path, std::size_t most) {
    SheetTable table{siteWord("last-events"), eventColumns(), {}};
    for (std::size_t i = 0; i < std::min(most, site.map.events().size()); ++i)
        addEvent(site, table, path, i);
    return table;
}

void putStart(Site& site) {
    SitePage page{"index.html", site.title, ""};
    Message facts = countMessage("site-facts", "games", site.map.games().size());
    addCount(facts, "p", "players", site.map.players().size());
    addCount(facts, "e", "events", site.map.events().size());
    page.body = fmt::format(
        "<p>{}</p>\n<form class=\"search\" role=\"search\" hidden><label for=\"q\">{}</label>"
        "<input id=\"q\" type=\"search\" autocomplete=\"off\"><p class=\"none\" role=\"status\" "
        "data-none=\"{}\"></p><ul class=\"found\"></ul></form>\n",
        escaped(inWords(facts)), escaped(siteWord("search")), escaped(siteWord("nothing")));
    page.body += tablesHtml(
        {firstPlayers(site, page.path, rowsOfStart), lastEvents(site, page.path, rowsOfStart)});
    putPage(site, page);
}

} // namespace

void putLists(Site& site) {
    SitePage players{"players/index.html", siteWord("players"), ""};
    players.body = putParts(site, players, playersByLetter(site), playerColumns(),
                            [&](SheetTable& table, const std::string& path, std::size_t i) {
                                addPlayer(table, path, site.map.players()[i]);
                            });
    players.body += tablesHtml({firstPlayers(site, players.path, rowsOfOverview)});
    SitePage events{"events/index.html", siteWord("events"), ""};
    events.body = putParts(site, events, eventsByYear(site), eventColumns(),
                           [&](SheetTable& table, const std::string& path, std::size_t i) {
                               addEvent(site, table, path, i);
                           });
    events.body += tablesHtml({lastEvents(site, events.path, rowsOfOverview)});
    if (site.stop.stop_requested())
        return;
    putPage(site, players);
    putPage(site, events);
    putStart(site);
}

// The pages of events.
namespace {

constexpr std::size_t gamesOnPage = 200;

void putEvent(Site& site, std::size_t number) {
    const db::EventLine& event = site.map.events()[number];
    const std::span<const db::GameId> games(event.games);
    const PageKey key = site.keys.of(games, site.map.eventPath(number));
    if (keepPage(site, site.map.eventPath(number), key, games.size(), gamesOnPage))
        return;
    SitePage page{site.map.eventPath(number), event.name, "", false, key};
    page.body = sheetBody(eventSheet(db::eventPage(site.store, site.map.persons(), event),
                                     site.map.linksOf(page.path)));
    SheetTable table =
        gamesTable(site, page.path, games.subspan(0, std::min(gamesOnPage, games.size())));
    table.title = pageWord("games");
    page.body += tablesHtml({table});
    if (games.size() > gamesOnPage)
        page.body += putGamesPages(site, page, games);
    page.body += putPdn(site, page, games);
    putPage(site, page);
}

} // namespace

void putEvents(Site& site) {
    for (std::size_t i = 0; i < site.map.events().size() && !site.stop.stop_requested(); ++i)
        putEvent(site, i);
}

// The pages of players.
namespace {

constexpr std::size_t rowsOfTable = 20;
constexpr std::size_t lastGames = 30;

void putPlayer(Site& site, const db::PersonPage& person, PageKey key) {
    SitePage page{playerPath(person.person), person.name, "", false, key};
    page.body = sheetBody(playerSheet(person, rowsOfTable, site.map.linksOf(page.path)));
    std::vector<db::GameId> last = person.games;
    std::ranges::reverse(last);
    last.resize(std::min(last.size(), lastGames));
    SheetTable table = gamesTable(site, page.path, last);
    table.title = pageWord("recent");
    page.body += tablesHtml({table});
    if (person.games.size() > lastGames)
        page.body += putGamesPages(site, page, person.games);
    page.body += putPdn(site, page, person.games);
    putPage(site, page);
}

// What a page shows that is not in the games of the player.
std::string facts(const db::PersonLine& player) {
    std::string text = playerPath(player.person) + '\n' + player.name;
    for (const std::string& name : player.otherNames)
        text += '\n' + name;
    return text;
}

} // namespace

void putPlayers(Site& site, const db::Filter& filter) {
    std::string context; // the structures to which pages lead
    for (const std::string& structure : site.map.structures())
        context += structure + '\n';
    const db::GamesOfPersons games(site.store, site.map.persons(), filter);
    for (const db::PersonLine& player : site.map.players()) {
        if (site.stop.stop_requested())
            return;
        const std::vector<db::GameId> all = games.idsOf(player.person);
        const PageKey key = site.keys.of(all, context + facts(player));
        if (!keepPage(site, playerPath(player.person), key, all.size(), lastGames))
            putPlayer(site,
                      db::personPage(site.store, site.map.persons(), player.person,
                                     games.of(player.person)),
                      key);
    }
}

} // namespace damscope::cli
