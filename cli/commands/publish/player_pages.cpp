// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of players.
#include "cli/commands/people/player_text.hpp"
#include "cli/commands/publish/site_parts.hpp"
#include "db/people/person_games.hpp"
#include "db/people/person_page.hpp"
#include "db/store/store.hpp"

#include <algorithm>

namespace damscope::cli {
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
