// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repair/repair_results.hpp"

#include "analysis/endgame/result_judge.hpp"
#include "db/lists/doubtful_results.hpp"
#include "db/records/game_reader.hpp"
#include "db/repair/repair_run.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/changed_row.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/game_outcome.hpp"
#include "parser/meaning/refuted_result.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace damscope::db {
namespace {

using rules::GameResult;

constexpr std::string_view refutedCode = "result-refuted";
constexpr std::string_view repairedCode = "result-repaired";

/// What is to be done about a game's result.
struct RefutedGame {
    Problem problem; ///< as it is now
    GameResult known = GameResult::unknown;
    bool certain = false; ///< by the board
};

class ResultTask {
public:
    ResultTask(Store& store, RepairTask task, const RepairListener& listener)
        : store_(store), games_(store, task, listener, "repair --results") {}

    RepairReport run(const Filter& filter, const std::stop_token& stop) {
        return games_.run(
            candidates(filter), filter,
            [this](const rules::Game& game, GameParts parts) {
                return games_.undoes() ? undo(game, std::move(parts))
                                       : repair(game, std::move(parts));
            },
            stop);
    }

private:
    // Games that are named are looked at: one that was edited since, or came from an export,
    // records its repair itself.
    std::vector<GameId> candidates(const Filter& filter) {
        if (!filter.ids.empty())
            return filter.ids;
        return games_.undoes() ? games_.gamesWith(repairedCode) : doubtfulResults(store_);
    }

    [[nodiscard]] std::optional<RefutedGame> refutedGame(const rules::Game& game) const {
        const auto last = parser::lastPosition(game);
        if (!last)
            return std::nullopt;
        const GameResult known = judge_.resultAt(*last);
        if (auto problem = parser::resultRefutedByBoard(game, *last))
            return RefutedGame{*std::move(problem), known, true};
        if (!parser::refutes(game, known))
            return std::nullopt;
        Message explanation = judge_.explanation(game.start().rules(), known);
        return RefutedGame{parser::refutedResult(game, std::move(explanation), known), known};
    }

    bool repair(rules::Game game, GameParts parts) {
        const auto finding = refutedGame(game);
        if (!finding)
            return false;
        if (!finding->certain && !games_.accepts()) {
            games_.propose(std::move(parts), {{finding->problem, 0, 0}});
            return true;
        }
        parser::repairResult(game, finding->known);
        Problem changed{Severity::warning, parser::resultRepaired(finding->problem)};
        change(std::move(parts), game, refutedCode, games_.writes() ? changed : finding->problem);
        return true;
    }

    bool undo(rules::Game game, GameParts parts) {
        if (!parser::undoResultRepair(game))
            return false;
        const auto finding = refutedGame(game);
        change(std::move(parts), game, repairedCode,
               finding && finding->certain ? std::optional(finding->problem) : std::nullopt);
        return true;
    }

    /// Changes a game and, at their place, its problems with a code to another one.
    void change(GameParts before, const rules::Game& game, std::string_view code,
                const std::optional<Problem>& problem) {
        GameParts changed = before;
        changed.tags = game.tags;
        changed.line.header.result = game.result;
        GameRow after = changedRow(changed, game);
        after.problems = replaced(before.line.id, code, problem);
        games_.change(std::move(before), std::move(after));
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
    RepairRun games_;
    analysis::endgame::ResultJudge judge_;
};

} // namespace

RepairReport repairResults(Store& store, const Filter& filter, RepairTask task,
                           const std::stop_token& stop, const RepairListener& listener) {
    return ResultTask(store, task, listener).run(filter, stop);
}

} // namespace damscope::db
