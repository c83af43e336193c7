// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repair/repair_results.hpp"

#include "analysis/endgame/result_judge.hpp"
#include "db/lists/doubtful_results.hpp"
#include "db/records/game_reader.hpp"
#include "db/repair/changed_games.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/changed_row.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/refuted_result.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace damscope::db {
namespace {

using rules::GameResult;

constexpr std::string_view refutedCode = "result-refuted";
constexpr std::string_view repairedCode = "result-repaired";
constexpr std::string_view repairedSql =
    "SELECT DISTINCT game FROM problem WHERE code = 'result-repaired' AND game IS NOT NULL "
    "ORDER BY game";

/// What is to be done about a game's result.
struct Finding {
    Problem problem; ///< as it is now
    GameResult known = GameResult::unknown;
    bool certain = false; ///< by the board
};

class ResultTask {
public:
    ResultTask(Store& store, RepairTask task, const RepairListener& listener)
        : store_(store), task_(task), listener_(listener), changes_(store) {}

    RepairReport run(const Filter& filter, const std::stop_token& stop) {
        const std::vector<GameId> ids = concerned(filter);
        std::uint64_t done = 0;
        for (const GameId id : ids) {
            if (stop.stop_requested()) {
                report_.complete = false;
                break;
            }
            look(id);
            if (listener_.progress)
                listener_.progress(++done, ids.size());
        }
        changes_.finish();
        return std::move(report_);
    }

private:
    [[nodiscard]] bool undoes() const {
        return task_ == RepairTask::undo || task_ == RepairTask::proposeUndo;
    }
    [[nodiscard]] bool writes() const {
        return task_ != RepairTask::propose && task_ != RepairTask::proposeUndo;
    }

    std::vector<GameId> concerned(const Filter& filter) {
        // Games that are named are looked at: one that was edited since, or came from an export,
        // records its repair itself.
        std::vector<GameId> ids = !filter.ids.empty() ? filter.ids
                                  : undoes()          ? repairedGames()
                                                      : doubtfulResults(store_);
        std::vector<GameId> meant = findGames(store_, filter);
        std::ranges::sort(meant);
        std::erase_if(ids, [&](GameId id) { return !std::ranges::binary_search(meant, id); });
        std::ranges::sort(ids);
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        return ids;
    }

    std::vector<GameId> repairedGames() {
        std::vector<GameId> ids;
        Statement select = store_.connection().prepare(repairedSql);
        while (select.step())
            ids.push_back(static_cast<GameId>(select.integer(0)));
        return ids;
    }

    void look(GameId id) {
        auto game = loadGame(store_, id);
        if (!game) {
            ++report_.games;
            report_.damaged.push_back(game.error());
            return;
        }
        auto parts = readGameParts(store_.connection(), id);
        if (!parts)
            return;
        if (undoes())
            undo(*std::move(game), *std::move(parts));
        else
            repair(*std::move(game), *std::move(parts));
    }

    [[nodiscard]] std::optional<Finding> findingOf(const rules::Game& game) const {
        const GameResult known = judge_.resultOf(game);
        if (auto problem = parser::resultRefutedByBoard(game))
            return Finding{*std::move(problem), known, true};
        if (!rules::refutes(game, known))
            return std::nullopt;
        Message explanation = judge_.explanation(game.start().rules(), known);
        return Finding{parser::refutedResult(game, std::move(explanation), known), known};
    }

    void repair(rules::Game game, GameParts parts) {
        const auto finding = findingOf(game);
        if (!finding)
            return;
        ++report_.games;
        if (!finding->certain && task_ != RepairTask::accept)
            return propose(std::move(parts), finding->problem);
        parser::repairResult(game, finding->known);
        Problem changed{Severity::warning, parser::resultRepaired(finding->problem)};
        change(std::move(parts), game, refutedCode, writes() ? changed : finding->problem);
    }

    void undo(rules::Game game, GameParts parts) {
        if (!parser::undoResultRepair(game))
            return;
        ++report_.games;
        const auto finding = findingOf(game);
        change(std::move(parts), game, repairedCode,
               finding && finding->certain ? std::optional(finding->problem) : std::nullopt);
    }

    void propose(GameParts parts, const Problem& problem) {
        ++report_.proposals;
        if (listener_.game)
            listener_.game({std::move(parts.line), false, {{problem, 0, 0}}});
    }

    /// Changes a game and, at their place, its problems with a code to another one.
    void change(GameParts before, const rules::Game& game, std::string_view code,
                const std::optional<Problem>& problem) {
        GameParts changed = before;
        changed.tags = game.tags;
        changed.line.header.result = game.result;
        GameRow after = changedRow(changed, game);
        after.problems = replaced(before.line.id, code, problem);
        ++report_.changed;
        if (listener_.game)
            listener_.game({before.line, true, after.problems});
        if (writes())
            changes_.add(std::move(before), std::move(after));
    }

    std::vector<ProblemRow> replaced(GameId id, std::string_view code,
                                     const std::optional<Problem>& by) {
        std::vector<ProblemRow> rows;
        ProblemRow place;
        for (StoredProblem& stored : problems(store_, id)) {
            if (stored.problem.code() == code)
                place = stored.problem;
            else
                rows.push_back(std::move(stored.problem));
        }
        if (by)
            rows.push_back({*by, place.line, place.column});
        std::ranges::stable_sort(rows, {}, &ProblemRow::line);
        return rows;
    }

    Store& store_;
    RepairTask task_;
    const RepairListener& listener_;
    analysis::endgame::ResultJudge judge_;
    ChangedGames changes_;
    RepairReport report_;
};

} // namespace

RepairReport repairResults(Store& store, const Filter& filter, RepairTask task,
                           const std::stop_token& stop, const RepairListener& listener) {
    return ResultTask(store, task, listener).run(filter, stop);
}

} // namespace damscope::db
