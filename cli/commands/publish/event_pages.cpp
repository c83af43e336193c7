// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of events.
#include "cli/commands/people/event_text.hpp"
#include "cli/commands/publish/site_parts.hpp"
#include "db/events/event_page.hpp"
#include "db/store/store.hpp"

#include <algorithm>

namespace damscope::cli {
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

} // namespace damscope::cli
