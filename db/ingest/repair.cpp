// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/repair.hpp"

#include "analysis/endgame/result.hpp"
#include "db/search/lists/conditions.hpp"
#include "db/store/edits.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/position_index.hpp"
#include "db/store/records/game_writer.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"

#include <algorithm>
#include <optional>

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
        : store_(store), games_(store, task, listener, "edit repair") {}

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
        change(text, std::move(parts), *read,
               replaced(std::move(problems), isFault, *read, [&](const auto& p) {
                   return isRepair(p) || (accepted && isErrorAtMove(p));
               }));
    }

    void undo(const rules::Game& game, GameParts parts, std::vector<ProblemRow> problems) {
        const auto read = readWhole(parser::asWrittenBeforeRepair(game), parser::Repair::suggest);
        if (!read || read->legal)
            return;
        change(parser::asWritten(game), std::move(parts), *read,
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

    void change(const std::string& text, GameParts before, const parser::ReadGame& read,
                std::vector<ProblemRow> problems) {
        GameRow after = changedRow(before, read.game);
        after.header.plies = read.plies;
        after.header.legal = read.legal;
        after.problems = std::move(problems);
        games_.change(std::move(before), std::move(after),
                      changedMoves(text, parser::asWritten(read.game)));
    }

    Store& store_;
    RepairRun games_;
};

} // namespace

RepairReport repairGames(Store& store, const Filter& filter, RepairTask task,
                         const std::stop_token& stop, const RepairListener& listener) {
    return Task(store, task, listener).run(filter, stop);
}

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
        listener_.game({std::move(parts.line), false, std::move(problems), {}});
}

void RepairRun::change(GameParts before, GameRow after, ChangedMoves moves) {
    ++report_.changed;
    if (listener_.game)
        listener_.game({before.line, true, after.problems, std::move(moves)});
    if (writes())
        changes_.add(std::move(before), std::move(after));
}

namespace {

constexpr std::size_t gamesPerCommit = 100;

} // namespace

void ChangedGames::add(GameParts before, GameRow after) {
    changes_.push_back({std::move(before), std::move(after)});
    if (changes_.size() >= gamesPerCommit)
        commit();
}

void ChangedGames::finish() {
    commit();
    if (reindex_)
        indexMissing(store_);
}

void ChangedGames::commit() {
    if (changes_.empty())
        return;
    Connection& connection = store_.connection();
    ChangeTransaction transaction(entry_);
    std::vector<GameId> written;
    GameWriter writer(connection);
    for (const Change& c : changes_)
        if (write(writer, c))
            written.push_back(c.before.line.id);
    refreshColumns(connection, written);
    reindex_ |= removeSegments(connection, written);
    transaction.commit();
    changes_.clear();
}

bool ChangedGames::write(GameWriter& writer, const Change& change) {
    Connection& connection = store_.connection();
    const GameLine& line = change.before.line;
    const auto now = readGameParts(connection, line.id);
    if (!now || now->checksum != change.before.checksum)
        return false;
    writeOver(connection, writer, line, change.after);
    return true;
}

namespace {

using rules::GameResult;

constexpr std::string_view refutedCode = "result-refuted";
constexpr std::string_view resultRepairedCode = "result-repaired";

/// What is to be done about a game's result.
struct RefutedGame {
    Problem problem; ///< as it is now
    GameResult known = GameResult::unknown;
    bool certain = false; ///< by the board
};

class ResultTask {
public:
    ResultTask(Store& store, RepairTask task, const RepairListener& listener)
        : store_(store), games_(store, task, listener, "edit repair --results") {}

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
        return games_.undoes() ? games_.gamesWith(resultRepairedCode) : doubtfulResults(store_);
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
        change(std::move(parts), game, resultRepairedCode,
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
        const auto resultOf = [&](rules::GameResult result) {
            return std::string(writeResult(game.start().rules(), result));
        };
        ChangedMoves results{resultOf(before.line.header.result), resultOf(game.result)};
        games_.change(std::move(before), std::move(after), std::move(results));
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
