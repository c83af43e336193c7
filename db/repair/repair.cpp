// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repair/repair.hpp"

#include "db/records/game_reader.hpp"
#include "db/repair/changed_games.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/changed_row.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/as_written.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace damscope::db {
namespace {

constexpr std::string_view brokenSql = "SELECT id FROM game WHERE legal = 0 ORDER BY id";
constexpr std::string_view repairedSql =
    "SELECT DISTINCT game FROM problem WHERE code = 'repaired' AND game IS NOT NULL ORDER BY game";

constexpr std::string_view repairedCode = "repaired";

bool isRepair(const Problem& problem) {
    return problem.code() == repairedCode;
}

bool isErrorAtMove(const Problem& problem) {
    return problem.severity == Severity::error && !problem.move.empty();
}

/// Whether a row is of a kind and place: what was read again has no line and column.
bool isSame(const Problem& row, const Problem& problem) {
    return row.code() == problem.code() && row.move == problem.move;
}

/// The game of a text; nothing unless the text is exactly one game. Kept text may contain something
/// that ends the game before its moves do.
std::optional<parser::ReadGame> readWhole(const std::string& text, parser::Repair repair) {
    parser::Reader reader(text);
    parser::GameText game;
    parser::GameText another;
    if (!reader.next(game) || game.terminator != "*" || reader.next(another))
        return std::nullopt;
    return parser::assemble(game, {{}, {}, repair});
}

class Task {
public:
    Task(Store& store, RepairTask task, const RepairListener& listener)
        : store_(store), task_(task), listener_(listener), changes_(store) {}

    RepairReport run(const Filter& filter, const std::stop_token& stop) {
        const std::vector<GameId> ids = concerned(filter);
        std::uint64_t done = 0;
        for (const GameId id : ids) {
            if (stop.stop_requested()) {
                report_.complete = false;
                break;
            }
            report_.games += look(id) ? 1U : 0U;
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
        std::vector<GameId> ids;
        Statement select = store_.connection().prepare(undoes() ? repairedSql : brokenSql);
        while (select.step())
            ids.push_back(static_cast<GameId>(select.integer(0)));
        // A game that was edited since, or came from an export, records its repair itself.
        if (undoes())
            ids.insert(ids.end(), filter.ids.begin(), filter.ids.end());
        std::vector<GameId> meant = findGames(store_, filter);
        std::ranges::sort(meant);
        std::erase_if(ids, [&](GameId id) { return !std::ranges::binary_search(meant, id); });
        std::ranges::sort(ids);
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        return ids;
    }

    /// False if the task does not concern this game.
    bool look(GameId id) {
        const auto game = loadGame(store_, id);
        if (!game) {
            report_.damaged.push_back(game.error());
            return true;
        }
        auto parts = readGameParts(store_.connection(), id);
        if (!parts || (undoes() && !parser::lastRepair(*game)))
            return false;
        auto problems = problemsOf(id);
        if (undoes())
            undo(*game, std::move(*parts), std::move(problems));
        else
            repair(*game, std::move(*parts), std::move(problems));
        return true;
    }

    std::vector<ProblemRow> problemsOf(GameId id) {
        std::vector<ProblemRow> rows;
        for (StoredProblem& stored : problems(store_, id))
            rows.push_back(std::move(stored.problem));
        return rows;
    }

    void repair(const rules::Game& game, GameParts parts, std::vector<ProblemRow> problems) {
        const std::string text = parser::asWritten(game);
        const bool accepted = task_ == RepairTask::accept;
        const auto read =
            readWhole(text, accepted ? parser::Repair::accept : parser::Repair::apply);
        if (!read)
            return;
        const auto first = std::ranges::find_if(read->problems, [](const Problem& p) {
            return isRepair(p) || parser::canBeAccepted(p.suggestion);
        });
        if (first == read->problems.end())
            return;
        if (!read->repaired)
            return propose(std::move(parts), std::move(problems), *first);
        // Variations may break before the main line does.
        const auto broken = readWhole(text, parser::Repair::off);
        const auto fault =
            std::ranges::find_if(broken->problems, [&](const parser::TextProblem& problem) {
                return isErrorAtMove(problem) && problem.offset == first->offset;
            });
        const auto isFault = [&](const ProblemRow& row) {
            return fault != broken->problems.end() && isSame(row, *fault);
        };
        change(std::move(parts), *read,
               replaced(std::move(problems), isFault, *read, [&](const auto& p) {
                   return isRepair(p) || (accepted && isErrorAtMove(p));
               }));
    }

    void undo(const rules::Game& game, GameParts parts, std::vector<ProblemRow> problems) {
        const auto read = readWhole(parser::asWrittenBeforeRepair(game), parser::Repair::suggest);
        if (!read || read->legal)
            return;
        change(std::move(parts), *read,
               replaced(std::move(problems), isRepair, *read, isErrorAtMove));
    }

    /// The problems of a game with some of them, which are at one place, replaced by others.
    template <class Old, class New>
    static std::vector<ProblemRow> replaced(std::vector<ProblemRow> rows, Old isOld,
                                            const parser::ReadGame& read, New isNew) {
        const auto first = std::ranges::find_if(rows, isOld);
        const ProblemRow place = first == rows.end() ? ProblemRow{} : *first;
        const auto at = first - rows.begin();
        std::vector<ProblemRow> fresh;
        for (const Problem& p : read.problems)
            if (isNew(p) && !isListedBeside(rows, isOld, p))
                fresh.push_back({p, place.line, place.column});
        rows.insert(first, fresh.begin(), fresh.end());
        const auto behind = rows.begin() + at + std::ssize(fresh);
        rows.erase(std::remove_if(behind, rows.end(), isOld), rows.end());
        return rows;
    }

    /// Whether a problem, that of a variation perhaps, is reported by a row that stays.
    template <class Old>
    static bool isListedBeside(const std::vector<ProblemRow>& rows, Old isOld,
                               const Problem& problem) {
        return std::ranges::any_of(rows, [&](const ProblemRow& row) {
            return !isOld(row) && isSame(row, problem) && row.message == problem.message;
        });
    }

    void propose(GameParts parts, std::vector<ProblemRow> problems, const Problem& asked) {
        ++report_.proposals;
        if (!listener_.game)
            return;
        const auto fault = std::ranges::find_if(
            problems, [&](const ProblemRow& row) { return isSame(row, asked); });
        if (fault != problems.end() && !fault->suggestion)
            fault->suggestion = asked.suggestion;
        listener_.game({std::move(parts.line), false, std::move(problems)});
    }

    void change(GameParts before, const parser::ReadGame& read, std::vector<ProblemRow> problems) {
        GameRow after = changedRow(before, read.game);
        after.header.plies = read.plies;
        after.header.legal = read.legal;
        after.problems = std::move(problems);
        ++report_.changed;
        if (listener_.game)
            listener_.game({before.line, true, after.problems});
        if (writes())
            changes_.add(std::move(before), std::move(after));
    }

    Store& store_;
    RepairTask task_;
    const RepairListener& listener_;
    ChangedGames changes_;
    RepairReport report_;
};

} // namespace

RepairReport repairGames(Store& store, const Filter& filter, RepairTask task,
                         const std::stop_token& stop, const RepairListener& listener) {
    return Task(store, task, listener).run(filter, stop);
}

} // namespace damscope::db
