// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of games, and what is done with many of them.
#include "db/search/export/export.hpp"
#include "db/search/lists/begun_names.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/lists/selection_text.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/games.hpp"
#include "web/module/files.hpp"
#include "web/module/request.hpp"
#include "web/module/selection.hpp"
#include "web/module/session.hpp"

#include <algorithm>
#include <array>

namespace damscope::web {
namespace {

// In the order of db::SortBy.
constexpr std::array<std::string_view, 9> sortNames{"imported", "date",   "white", "black", "event",
                                                    "opening",  "rating", "plies", "result"};

db::SortBy sortIn(const Json& request) {
    const auto at = std::ranges::find(sortNames, textIn(request, "sort", "imported"));
    if (at == sortNames.end())
        refuse("sort");
    return static_cast<db::SortBy>(at - sortNames.begin());
}

// The games of a list; asked for once, however many of its pages are shown.
const std::vector<db::GameId>& listedIn(Session& session, const Json& request, const Watch& watch) {
    const std::string selection = textIn(request, "selection");
    const db::SortBy by = sortIn(request);
    const bool descending = flagIn(request, "descending");
    const std::string question =
        std::to_string(static_cast<int>(by)) + (descending ? '-' : '+') + selection;
    if (session.listed.question == question)
        return session.listed.games;
    std::vector<db::GameId> games = selectedGames(session, selection, watch);
    if (watch.stop.stop_requested())
        throw CallError({"interrupted", {}}); // a list with some of the games would be kept
    if (by != db::SortBy::imported || descending)
        db::sortGames(session.store(), games, by, descending);
    session.listed = {question, std::move(games)};
    return session.listed.games;
}

Json games(Session& session, const Json& request, const Watch& watch) {
    const std::vector<db::GameId>& all = listedIn(session, request, watch);
    const auto offset = std::min(all.size(), static_cast<std::size_t>(std::max<std::int64_t>(
                                                 0, numberIn(request, "offset").value_or(0))));
    const auto limit =
        std::min(all.size() - offset, static_cast<std::size_t>(std::max<std::int64_t>(
                                          0, numberIn(request, "limit").value_or(100))));
    Json rows = Json::array();
    const std::span shown = std::span(all).subspan(offset, limit);
    std::vector<db::GameLine> lines = db::gameLines(session.store(), shown);
    // Lines come in the order of the numbers, lists in theirs.
    const auto idOf = [](const db::GameLine& line) { return line.id; };
    std::ranges::sort(lines, {}, idOf);
    for (const db::GameId id : shown)
        if (const auto line = std::ranges::lower_bound(lines, id, {}, idOf);
            line != lines.end() && line->id == id)
            rows.push_back(db::gameJson(*line));
    return {{"total", all.size()}, {"offset", offset}, {"games", rows}};
}

Json names(Session& session, const Json& request, const Watch& /*watch*/) {
    constexpr std::array<std::pair<std::string_view, db::Named>, 6> fields{
        {{"player", db::Named::player},
         {"event", db::Named::event},
         {"site", db::Named::site},
         {"opening", db::Named::opening},
         {"collection", db::Named::collection},
         {"study", db::Named::study}}};
    const std::string field = textIn(request, "field", "player");
    const auto known =
        std::ranges::find(fields, field, &std::pair<std::string_view, db::Named>::first);
    if (known == fields.end())
        refuse("field");
    Json list = Json::array();
    for (const std::string& name :
         db::namesBegun(session.store(), known->second, textIn(request, "begins"),
                        static_cast<std::size_t>(numberIn(request, "limit").value_or(20))))
        list.push_back({{"name", name}});
    return {{"names", list}};
}

Json exported(Session& session, const Json& request, const Watch& watch) {
    const std::string name = textIn(request, "format", "pdn");
    const auto format = db::exportFormatNamed(name);
    if (!format)
        refuse("format");
    const std::vector<db::GameId> ids = gamesIn(session, request, watch);
    MadeFile file(session, "games." + name);
    const base::Progress progress = progressOn(watch);
    std::uint64_t done = 0;
    const db::GameChange count = [&](db::GameId, const rules::Game& game) {
        progress(++done, ids.size());
        return std::optional(game);
    };
    const db::ExportReport report = db::exportGames(
        session.store(), ids, *format, [&](std::string_view piece) { file.write(piece); },
        watch.stop, {}, count);
    // Stopped in the selection, there is nothing that could be left incomplete.
    Json answer{{"games", report.games},
                {"interrupted", !report.complete || watch.stop.stop_requested()}};
    answer["files"] = Json::array({file.keep()});
    return answer;
}

Json removed(Session& session, const Json& request, const Watch& watch) {
    if (!has(request, "games"))
        refuse("games");
    const std::uint64_t count =
        db::deleteGames(session.store(), gamesIn(session, request, watch), "edit delete");
    session.gamesChanged();
    return {{"deleted", count}};
}

} // namespace

std::span<const Call> gameCalls() {
    static constexpr std::array calls{Call{"games", games}, Call{"games.names", names},
                                      Call{"games.export", exported},
                                      Call{"games.delete", removed}};
    return calls;
}

} // namespace damscope::web
