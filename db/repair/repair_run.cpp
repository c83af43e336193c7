// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repair/repair_run.hpp"

#include "db/codec/game_ids.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view withProblemSql =
    "SELECT DISTINCT game FROM problem WHERE code = ?1 AND game IS NOT NULL";

} // namespace

std::vector<GameId> RepairRun::gamesWith(std::string_view code) {
    Statement select = store_.connection().prepare(withProblemSql);
    return gameIds(select.bind(code));
}

RepairReport RepairRun::run(std::vector<GameId> candidates, const Filter& filter, const Look& look,
                            const std::stop_token& stop) {
    const std::vector<GameId> ids = concerned(std::move(candidates), filter);
    std::uint64_t done = 0;
    for (const GameId id : ids) {
        if (stop.stop_requested()) {
            report_.complete = false;
            break;
        }
        report_.games += lookAt(id, look) ? 1U : 0U;
        if (listener_.progress)
            listener_.progress(++done, ids.size());
    }
    changes_.finish();
    return std::move(report_);
}

std::string RepairRun::reasonOf(std::string command, RepairTask task) {
    if (task == RepairTask::undo)
        command += " --undo";
    command += " --apply";
    return task == RepairTask::accept ? command + " --accept" : command;
}

std::vector<GameId> RepairRun::concerned(std::vector<GameId> ids, const Filter& filter) {
    std::vector<GameId> meant = findGames(store_, filter);
    std::ranges::sort(meant);
    std::erase_if(ids, [&](GameId id) { return !std::ranges::binary_search(meant, id); });
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

bool RepairRun::lookAt(GameId id, const Look& look) {
    const auto game = loadGame(store_, id);
    if (!game) {
        report_.damaged.push_back(game.error());
        return true;
    }
    auto parts = readGameParts(store_.connection(), id);
    return parts && look(*game, *std::move(parts));
}

void RepairRun::propose(GameParts parts, std::vector<ProblemRow> problems) {
    ++report_.proposals;
    if (listener_.game)
        listener_.game({std::move(parts.line), false, std::move(problems)});
}

void RepairRun::change(GameParts before, GameRow after) {
    ++report_.changed;
    if (listener_.game)
        listener_.game({before.line, true, after.problems});
    if (writes())
        changes_.add(std::move(before), std::move(after));
}

} // namespace damscope::db
