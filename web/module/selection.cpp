// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/selection.hpp"

#include "db/search/structures/structures.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

namespace damscope::web {

base::Progress progressOn(const Watch& watch) {
    return [&watch, due = base::Throttle()](std::uint64_t done, std::uint64_t total) mutable {
        if (due.isDue())
            watch.event({{"event", "progress"}, {"done", done}, {"total", total}});
    };
}

db::query::AskedGames readSelection(const std::string& selection) {
    auto asked = db::query::readAskedGames(selection, db::NameCatalogue());
    if (!asked)
        throw CallError(
            std::visit([](const auto& wrong) { return message(wrong); }, asked.error()));
    return std::move(*asked);
}

db::Filter filterOf(Session& session, const std::string& selection, const Watch& watch) {
    db::query::AskedGames asked = readSelection(selection);
    db::settleNames(session.store(), asked.said);
    if (asked.where)
        (void)db::query::keepFound(
            session.store(), asked.said.filter, *asked.where,
            [](const db::query::Hit&) { return true; }, {.jobs = 1, .progress = progressOn(watch)},
            watch.stop);
    return asked.said.filter;
}

std::vector<db::GameId> selectedGames(Session& session, const std::string& selection,
                                      const Watch& watch) {
    return db::findGames(session.store(), filterOf(session, selection, watch));
}

std::vector<db::GameId> gamesIn(Session& session, const Json& request, const Watch& watch) {
    if (!has(request, "games"))
        return selectedGames(session, textIn(request, "selection"), watch);
    if (!request["games"].is_array())
        refuse("games");
    std::vector<db::GameId> ids;
    for (const Json& id : request["games"])
        ids.push_back(static_cast<db::GameId>(id.get<std::int64_t>()));
    return ids;
}

} // namespace damscope::web
