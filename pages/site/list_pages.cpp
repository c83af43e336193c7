// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/utf8.hpp"
#include "db/people/events/event_page.hpp"
#include "db/people/person_games.hpp"
#include "db/people/person_page.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/store.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "pages/event_sheet.hpp"
#include "pages/player_sheet.hpp"
#include "pages/site/page.hpp"
#include "parser/html/page.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

// The start page, and the lists of players by letter and of events by year.

namespace damscope::pages {
namespace {

using parser::html::escaped;

constexpr std::size_t rowsOfPage = 300;
constexpr std::size_t rowsOfStart = 15;
constexpr std::size_t rowsOfOverview = 100;

std::vector<Column> playerColumns(const Site& site) {
    Column rating = site.numberColumn("rating");
    rating.ifKnown = true;
    return {site.textColumn("player"), site.numberColumn("games"), site.textColumn("years"),
            std::move(rating)};
}

std::vector<Column> eventColumns(const Site& site) {
    return {site.textColumn("event"), site.textColumn("date"), site.numberColumn("games"),
            site.numberColumn("players")};
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
    table.rows.push_back({event.name, eventDates(event), std::to_string(event.games.size()),
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
                        tablesHtml(site, {table});
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
        part.name = year == 0 ? site.word("undated") : part.key;
        part.rows.push_back(i);
    }
    std::vector<Part> all;
    all.reserve(parts.size());
    for (auto& [year, part] : parts)
        all.push_back(std::move(part));
    return all;
}

SheetTable firstPlayers(const Site& site, const std::string& path, std::size_t most) {
    SheetTable table{site.word("most-games"), playerColumns(site), {}};
    for (std::size_t i = 0; i < std::min(most, site.map.players().size()); ++i)
        addPlayer(table, path, site.map.players()[i]);
    return table;
}

SheetTable lastEvents(const Site& site, const std::string& path, std::size_t most) {
    SheetTable table{site.word("last-events"), eventColumns(site), {}};
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
        escaped(translated(facts, site.language)), escaped(site.word("search")),
        escaped(site.word("nothing")));
    page.body += tablesHtml(site, {firstPlayers(site, page.path, rowsOfStart),
                                   lastEvents(site, page.path, rowsOfStart)});
    putPage(site, page);
}

} // namespace

void putLists(Site& site) {
    SitePage players{"players/index.html", site.word("players"), ""};
    players.body = putParts(site, players, playersByLetter(site), playerColumns(site),
                            [&](SheetTable& table, const std::string& path, std::size_t i) {
                                addPlayer(table, path, site.map.players()[i]);
                            });
    players.body += tablesHtml(site, {firstPlayers(site, players.path, rowsOfOverview)});
    SitePage events{"events/index.html", site.word("events"), ""};
    events.body = putParts(site, events, eventsByYear(site), eventColumns(site),
                           [&](SheetTable& table, const std::string& path, std::size_t i) {
                               addEvent(site, table, path, i);
                           });
    events.body += tablesHtml(site, {lastEvents(site, events.path, rowsOfOverview)});
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
    const std::uint64_t counting = db::countingHash(site.store.connection(), games);
    const PageKey key =
        site.keys.of(games, site.map.eventPath(number) + " " + std::to_string(counting));
    if (keepPage(site, site.map.eventPath(number), key, games.size(), gamesOnPage))
        return;
    SitePage page{site.map.eventPath(number), event.name, "", false, key};
    page.body =
        pages::sheetBody(pages::eventSheet(db::eventPage(site.store, site.map.persons(), event),
                                           site.language, site.map.linksOf(page.path)),
                         site.language);
    SheetTable table =
        gamesTable(site, page.path, games.subspan(0, std::min(gamesOnPage, games.size())));
    table.title = site.pageWord("games");
    page.body += tablesHtml(site, {table});
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
    page.body = pages::sheetBody(
        pages::playerSheet(person, rowsOfTable, site.language, site.map.linksOf(page.path)),
        site.language);
    std::vector<db::GameId> last = person.games;
    std::ranges::reverse(last);
    last.resize(std::min(last.size(), lastGames));
    SheetTable table = gamesTable(site, page.path, last);
    table.title = site.pageWord("recent");
    page.body += tablesHtml(site, {table});
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
    for (const auto& [structure, path] : site.map.structures())
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

// What the search of the start page loads: names in files by the first letters of their words.
namespace {

using Json = nlohmann::json;

constexpr std::size_t shortest = 2;     // letters of a shard
constexpr std::size_t longest = 6;      // letters; such a shard may have any number of names
constexpr std::size_t mostNames = 1500; // of a shorter one

/// A name to be found: how it is shown, where it leads, and what else it can be found by.
struct Entry {
    std::string name;
    std::string path;
    std::string facts;
    std::string others;
};

/// Names by word: "jansen" -> numbers of entries.
using ByWord = std::map<std::string, std::vector<std::uint32_t>>;

// The first characters of a word, all of it if it has not so many.
std::string beginning(std::string_view word, std::size_t characters) {
    std::string_view rest = word;
    for (std::size_t i = 0; i < characters && !rest.empty(); ++i)
        rest.remove_prefix(base::firstCharacter(rest).bytes.size());
    return std::string(word.substr(0, word.size() - rest.size()));
}

std::string inHex(std::string_view text) {
    std::string hex;
    for (const char c : text)
        hex += fmt::format("{:02x}", static_cast<unsigned char>(c));
    return hex;
}

/// Divides names among files.
class SearchIndex {
public:
    void add(Entry entry) {
        const auto number = static_cast<std::uint32_t>(entries_.size());
        std::set<std::string> words;
        std::string folded = db::foldName(entry.name + " " + entry.others);
        for (std::size_t at = 0; at < folded.size();) {
            const std::size_t begin = folded.find_first_not_of(' ', at);
            if (begin == folded.npos)
                break;
            at = std::min(folded.find(' ', begin), folded.size());
            words.insert(folded.substr(begin, at - begin));
        }
        // Every event has a year: it is found by its other words, if it has any.
        const auto isNumber = [](const std::string& word) {
            return word.find_first_not_of("0123456789") == word.npos;
        };
        if (!std::ranges::all_of(words, isNumber))
            std::erase_if(words, isNumber);
        for (const std::string& word : words)
            byWord_[word].push_back(number);
        entries_.push_back(std::move(entry));
    }

    void put(Site& site) {
        divide(byWord_.begin(), byWord_.end(), shortest);
        Json keys = Json::array();
        for (const auto& [key, numbers] : shards_) {
            keys.push_back(inHex(key));
            Json rows = Json::array();
            for (const std::uint32_t number : numbers) {
                const Entry& entry = entries_[number];
                rows.push_back({entry.name, entry.path, entry.facts, entry.others});
            }
            site.folder.put(fmt::format("search/{}.js", inHex(key)),
                            fmt::format("damscopeNames(\"{}\",{});\n", inHex(key), dump(rows)));
        }
        site.folder.put("search/index.js", fmt::format("damscopeShards({});\n", dump(keys)));
    }

private:
    // ASCII only, and nothing that ends a script.
    static std::string dump(const Json& json) {
        std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
        for (std::size_t at = 0; (at = text.find('<', at)) != text.npos;)
            text.replace(at, 1, "\\u003c");
        return text;
    }

    void divide(ByWord::const_iterator first, ByWord::const_iterator last, std::size_t letters) {
        while (first != last) {
            const std::string key = beginning(first->first, letters);
            std::set<std::uint32_t> numbers;
            auto end = first;
            for (; end != last && beginning(end->first, letters) == key; ++end)
                numbers.insert(end->second.begin(), end->second.end());
            const bool whole = std::next(first) == end && first->first == key;
            if (numbers.size() <= mostNames || letters == longest || whole)
                shards_.emplace(key, numbers);
            else
                divide(first, end, letters + 1);
            first = end;
        }
    }

    std::vector<Entry> entries_;
    ByWord byWord_;
    std::map<std::string, std::set<std::uint32_t>> shards_;
};

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : "; ") + name;
    return text;
}

} // namespace

void putSearchIndex(Site& site) {
    SearchIndex index;
    for (const db::PersonLine& player : site.map.players())
        index.add({player.name, playerPath(player.person), std::to_string(player.record.games),
                   joined(player.otherNames)});
    for (std::size_t i = 0; i < site.map.events().size(); ++i) {
        const db::EventLine& event = site.map.events()[i];
        index.add({event.name, site.map.eventPath(i), eventDates(event), joined(event.otherNames)});
    }
    if (!site.stop.stop_requested())
        index.put(site);
}

} // namespace damscope::pages
