// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/selection.hpp"

#include "db/search/query/find/asked_games.hpp"
#include "db/search/structures/structures.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

namespace damscope::web {

db::Filter filterOf(Session& session, const std::string& selection) {
    auto asked = db::query::readAskedGames(selection, db::NameCatalogue());
    if (!asked)
        throw CallError(
            std::visit([](const auto& wrong) { return message(wrong); }, asked.error()));
    db::settleNames(session.store(), asked->said);
    if (asked->where)
        (void)db::query::keepFound(session.store(), asked->said.filter, *asked->where,
                                   [](const db::query::Hit&) { return true; });
    return asked->said.filter;
}

std::vector<db::GameId> selectedGames(Session& session, const std::string& selection) {
    return db::findGames(session.store(), filterOf(session, selection));
}

std::vector<db::GameId> gamesIn(Session& session, const Json& request) {
    if (!has(request, "games"))
        return selectedGames(session, textIn(request, "selection"));
    if (!request["games"].is_array())
        refuse("games");
    std::vector<db::GameId> ids;
    for (const Json& id : request["games"])
        ids.push_back(static_cast<db::GameId>(id.get<std::int64_t>()));
    return ids;
}

} // namespace damscope::web
