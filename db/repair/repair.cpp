// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repair/repair.hpp"

#include "db/codec/game_ids.hpp"
#include "db/records/game_reader.hpp"
#include "db/repair/repair_run.hpp"
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

constexpr std::string_view brokenSql = "SELECT id FROM game WHERE legal = 0";
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
        : store_(store), games_(store, task, listener, "repair") {}

    RepairReport run(const Filter& filter, const std::stop_token& stop) {
        return games_.run(
            candidates(filter), filter,
            [this](const rules::Game& game, GameParts parts) {
                return look(game, std::move(parts));
            },
            stop);
    }

private:
    std::vector<GameId> candidates(const Filter& filter) {
        if (!games_.undoes())
            return brokenGames();
        std::vector<GameId> ids = games_.gamesWith(repairedCode);
        // A game that was edited since, or came from an export, records its repair itself.
        ids.insert(ids.end(), filter.ids.begin(), filter.ids.end());
        return ids;
    }

    std::vector<GameId> brokenGames() {
        Statement select = store_.connection().prepare(brokenSql);
        return gameIds(select);
    }

    bool look(const rules::Game& game, GameParts parts) {
        if (games_.undoes() && !parser::lastRepair(game))
            return false;
        auto problems = problemRows(store_, parts.line.id);
        if (games_.undoes())
            undo(game, std::move(parts), std::move(problems));
        else
            repair(game, std::move(parts), std::move(problems));
        return true;
    }

    void repair(const rules::Game& game, GameParts parts, std::vector<ProblemRow> problems) {
        const std::string text = parser::asWritten(game);
        const bool accepted = games_.accepts();
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
        const auto fault = std::ranges::find_if(
            problems, [&](const ProblemRow& row) { return isSame(row, asked); });
        if (fault != problems.end() && !fault->suggestion)
            fault->suggestion = asked.suggestion;
        games_.propose(std::move(parts), std::move(problems));
    }

    void change(GameParts before, const parser::ReadGame& read, std::vector<ProblemRow> problems) {
        GameRow after = changedRow(before, read.game);
        after.header.plies = read.plies;
        after.header.legal = read.legal;
        after.problems = std::move(problems);
        games_.change(std::move(before), std::move(after));
    }

    Store& store_;
    RepairRun games_;
};

} // namespace

RepairReport repairGames(Store& store, const Filter& filter, RepairTask task,
                         const std::stop_token& stop, const RepairListener& listener) {
    return Task(store, task, listener).run(filter, stop);
}

} // namespace damscope::db
