// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of structures and of combinations that have names.
#include "analysis/shots/names.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/structures/structures.hpp"
#include "db/search/themes/themes.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "pages/site/page.hpp"
#include "parser/html/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <span>

namespace damscope::pages {
namespace {

using parser::html::escaped;

/// More are named by their number only.
constexpr std::size_t mostListed = 1000;

std::string more(const Site& site, std::uint64_t all, std::size_t listed) {
    return all <= listed
               ? std::string()
               : translated(countMessage("site-more", "games", all - listed), site.language);
}

// White first.
SheetTable resultsTable(const Site& site, std::vector<db::StructureResults> rows) {
    std::ranges::stable_sort(rows, {}, [](const db::StructureResults& row) {
        return row.side == rules::Color::white ? 0 : 1;
    });
    SheetTable table{"",
                     {site.textColumn("colour"), site.numberColumn("games"),
                      site.numberColumn("white-won"), site.numberColumn("drawn"),
                      site.numberColumn("black-won")},
                     {}};
    for (const db::StructureResults& row : rows)
        table.rows.push_back({word("report", sideKey(*row.structure, row.side), site.language),
                              std::to_string(row.games), std::to_string(row.whiteWins),
                              std::to_string(row.draws), std::to_string(row.blackWins)});
    return table;
}

// What a page shows that is not in the games that it lists.
std::string facts(const db::Structure& structure, const std::vector<db::StructureResults>& rows,
                  std::size_t games) {
    std::string text = fmt::format("{} {}", structurePath(structure), games);
    for (const db::StructureResults& row : rows)
        text += fmt::format("\n{} {} {} {} {}", static_cast<int>(row.side), row.games,
                            row.whiteWins, row.draws, row.blackWins);
    return text;
}

void putStructure(Site& site, const db::Filter& filter, const db::Structure& structure,
                  const std::vector<db::StructureResults>& rows) {
    db::Filter with = filter;
    with.structure = structure.key;
    with.variant = structure.variant;
    std::vector<db::GameId> games = db::findGames(site.store, with);
    const std::size_t all = games.size();
    games.resize(std::min(all, mostListed));
    SitePage page{structurePath(structure), nameOfEither(structure, site.language), "", false,
                  site.keys.of(games, facts(structure, rows, all))};
    if (site.folder.keep(std::span(&page.path, 1), page.key))
        return;
    page.body = "<p>" +
                escaped(word("title", rules::rules(structure.variant).name, site.language)) +
                "</p>\n<div class=\"diagram\">" + boardOn(page.path, menOf(structure)) +
                "</div>\n" + tablesHtml(site, {resultsTable(site, rows)});
    SheetTable table = gamesTable(site, page.path, games);
    table.title = site.pageWord("games");
    table.note = more(site, all, games.size());
    page.body += tablesHtml(site, {table});
    putPage(site, page);
}

void putStructures(Site& site, const db::Filter& filter) {
    SitePage page{"structures/index.html", site.word("structures"), ""};
    std::map<std::shared_ptr<const db::Structure>, std::vector<db::StructureResults>> all;
    for (const db::StructureResults& row : db::structureResults(site.store, filter))
        all[row.structure].push_back(row);
    SheetTable table{
        "", {site.textColumn("name"), site.textColumn("variants"), site.numberColumn("games")}, {}};
    for (const auto& [found, rows] : all) {
        if (site.stop.stop_requested())
            return;
        const db::Structure& structure = *found;
        site.map.noteStructure(structure);
        std::uint64_t games = 0;
        for (const db::StructureResults& row : rows)
            games += row.games;
        table.rows.push_back({nameOfEither(structure, site.language),
                              word("title", rules::rules(structure.variant).name, site.language),
                              std::to_string(games)});
        table.links.push_back({linkFrom(page.path, structurePath(structure))});
        putStructure(site, filter, structure, rows);
    }
    page.body = tablesHtml(site, {table});
    putPage(site, page);
}

/// The combinations of a name.
struct Named {
    std::uint64_t played = 0;
    std::uint64_t missed = 0;
    std::vector<db::FoundShot> first;
};

std::string playersOf(Site& site, db::GameId game) {
    const auto lines = db::gameLines(site.store, std::span(&game, 1));
    if (lines.empty())
        return "?";
    const db::GameHeader& header = lines.front().header;
    return fmt::format("{} – {}", header.white.empty() ? "?" : header.white,
                       header.black.empty() ? "?" : header.black);
}

// What a page shows that is not in the games that it lists.
PageKey keyOf(const Site& site, const analysis::shots::ShotName& name, const Named& named) {
    std::vector<db::GameId> games;
    std::string facts = fmt::format("{} {} {}", shotPath(name.key), named.played, named.missed);
    for (const db::FoundShot& shot : named.first) {
        games.push_back(shot.game);
        facts +=
            fmt::format("\n{} {} {} {} {}", shot.ply, static_cast<int>(shot.side), shot.played,
                        translated(db::gainMessage(shot), site.language), db::numberedLine(shot));
    }
    return site.keys.of(games, facts);
}

void putShot(Site& site, const analysis::shots::ShotName& name, const Named& named) {
    SitePage page{shotPath(name.key), nameIn(name.names, site.language), "", false,
                  keyOf(site, name, named)};
    if (site.folder.keep(std::span(&page.path, 1), page.key))
        return;
    SheetTable table{"",
                     {site.textColumn("game"), site.textColumn("colour"),
                      site.textColumn("outcome"), site.textColumn("gain"), site.textColumn("line")},
                     {}};
    for (const db::FoundShot& shot : named.first) {
        table.rows.push_back(
            {playersOf(site, shot.game),
             word("report", shot.side == rules::Color::white ? "white" : "black", site.language),
             site.word(shot.played ? "played" : "missed"),
             translated(db::gainMessage(shot), site.language), db::numberedLine(shot)});
        table.links.push_back(
            {fmt::format("{}#g1-{}", linkFrom(page.path, gamePath(shot.game)), shot.ply)});
    }
    table.note = more(site, named.played + named.missed, named.first.size());
    page.body = tablesHtml(site, {table});
    putPage(site, page);
}

void putShots(Site& site, const db::Filter& filter) {
    // A game can be on any of the pages.
    const std::string head = "shots/index.html";
    const PageKey key = site.keys.of(site.map.games(), "shots");
    if (site.folder.keepGroup("shot/", head, key))
        return;
    std::map<std::shared_ptr<const analysis::shots::ShotName>, Named> names;
    (void)db::keptShots(
        site.store, filter, false,
        [&](const db::ScannedGame& game) {
            for (const db::FoundShot& shot : game.shots)
                for (const auto& name : shot.names) {
                    Named& named = names[name];
                    ++(shot.played ? named.played : named.missed);
                    if (named.first.size() < mostListed)
                        named.first.push_back(shot);
                }
            return true;
        },
        site.stop);
    SitePage page{head, site.word("shots"), "", false, key};
    SheetTable table{
        "",
        {site.textColumn("name"), site.numberColumn("played"), site.numberColumn("not-played")},
        {}};
    for (const auto& [name, named] : names) {
        if (site.stop.stop_requested())
            return;
        table.rows.push_back({nameIn(name->names, site.language), std::to_string(named.played),
                              std::to_string(named.missed)});
        table.links.push_back({linkFrom(page.path, shotPath(name->key))});
        putShot(site, *name, named);
    }
    if (site.stop.stop_requested())
        return;
    page.body = tablesHtml(site, {table});
    putPage(site, page);
}

} // namespace

bool putThemes(Site& site, const db::Filter& filter) {
    if (db::countUnsearched(site.store) == 0) {
        putStructures(site, filter);
        putShots(site, filter);
        return true;
    }
    for (const char* part : {"structures", "shots"})
        putPage(site, {fmt::format("{}/index.html", part), site.word(part),
                       "<p>" + escaped(site.word("not-searched")) + "</p>\n"});
    return false;
}

} // namespace damscope::pages
