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

void putPlayer(Site& site, const db::PersonPage& person) {
    SitePage page{playerPath(person.person), person.name, ""};
    page.body = sheetBody(playerSheet(person, rowsOfTable, site.map.linksOf(page.path)));
    std::vector<db::GameId> last = person.games;
    std::ranges::reverse(last);
    last.resize(std::min(last.size(), lastGames));
    SheetTable table = gamesTable(site, page.path, last);
    table.title = pageWord("recent");
    page.body += tablesHtml({table});
    if (person.games.size() > lastGames)
        page.body += putGamesPages(site, page, person.games);
    page.body += putPdn(site, page.path, person.games);
    putPage(site, page);
}

} // namespace

void putPlayers(Site& site, const db::Filter& filter) {
    const db::GamesOfPersons games(site.store, site.map.persons(), filter);
    for (const db::PersonLine& player : site.map.players()) {
        if (site.stop.stop_requested())
            return;
        putPlayer(site, db::personPage(site.store, site.map.persons(), player.person,
                                       games.of(player.person)));
    }
}

} // namespace damscope::cli
