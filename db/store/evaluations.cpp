// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/evaluations.hpp"

#include "db/store/codec/main_line.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"

#include <algorithm>
#include <cassert>
#include <set>

namespace damscope::db {
namespace {

using analysis::EvaluatedLine;
using analysis::PositionEvaluation;
using analysis::Score;

constexpr std::string_view analysedSql = "SELECT game FROM analysed ORDER BY game";
constexpr std::string_view noteAnalysedSql =
    "INSERT OR REPLACE INTO analysed VALUES (?1, datetime('now'))";
constexpr std::string_view selectSql =
    "SELECT e.name, v.kind, v.score, v.moves, v.depth, v.nodes, v.duration, v.asked_nodes, "
    "v.asked_depth, v.asked_duration, v.asked_lines, v.line FROM evaluation v JOIN engine e ON "
    "e.id = "
    "v.engine WHERE v.position = ?1 AND v.variant = ?2 AND (?3 IS NULL OR e.name = ?3) "
    "ORDER BY v.engine, v.line";
constexpr std::string_view judgesSql =
    "SELECT DISTINCT e.name FROM evaluation v JOIN engine e ON e.id = v.engine WHERE v.position = "
    "?1 AND v.variant = ?2";
constexpr std::string_view engineSql = "SELECT id FROM engine WHERE name = ?1";
constexpr std::string_view insertEngineSql = "INSERT INTO engine (name) VALUES (?1)";
constexpr std::string_view deleteSql =
    "DELETE FROM evaluation WHERE position = ?1 AND variant = ?2 AND engine = ?3";
constexpr std::string_view insertEvaluationSql =
    "INSERT INTO evaluation (position, variant, engine, line, kind, score, moves, depth, nodes, "
    "duration, asked_nodes, asked_depth, asked_duration, asked_lines) VALUES (?1, ?2, ?3, ?4, ?5, "
    "?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)";

template <class Number> std::optional<Number> optionalNumber(const Statement& row, int column) {
    return row.isNull(column) ? std::nullopt : std::optional(row.as<Number>(column));
}

PositionEvaluation headOf(const Statement& row) {
    PositionEvaluation evaluation;
    evaluation.engine = row.text(0);
    evaluation.depth = row.as<int>(4);
    evaluation.nodes = row.bits(5);
    evaluation.time = std::chrono::milliseconds(row.integer(6));
    evaluation.asked.nodes = optionalNumber<std::uint64_t>(row, 7);
    evaluation.asked.depth = optionalNumber<int>(row, 8);
    if (!row.isNull(9))
        evaluation.asked.time = std::chrono::milliseconds(row.integer(9));
    evaluation.asked.lines = row.as<int>(10);
    return evaluation;
}

// Proved results before estimates, then what was searched deeper.
bool isBetter(const PositionEvaluation& a, const PositionEvaluation& b) {
    const auto rank = [](const PositionEvaluation& v) {
        return std::pair(v.score().kind() != Score::Kind::estimate, std::pair(v.depth, v.nodes));
    };
    return rank(a) > rank(b);
}

// Of all engines, or of one.
std::vector<PositionEvaluation> evaluationsBy(Store& store, const rules::Position& position,
                                              const std::optional<std::string>& engine) {
    const KeptStatement select = store.connection().kept(selectSql);
    select->bind(position.key(), position.variant(), engine);
    std::vector<PositionEvaluation> all;
    while (select->step()) {
        if (all.empty() || all.back().engine != select->text(0))
            all.push_back(headOf(*select));
        std::vector<rules::Move> moves = lineMoves(position, select->text(3));
        std::vector<EvaluatedLine>& lines = all.back().lines;
        const bool next = select->as<std::size_t>(11) == lines.size() + 1;
        if (next && !moves.empty())
            lines.push_back({scoreOf(select->text(1), select->integer(2)), std::move(moves)});
    }
    std::erase_if(all, [](const PositionEvaluation& each) { return each.lines.empty(); });
    return all;
}

} // namespace

std::vector<PositionEvaluation> evaluations(Store& store, const rules::Position& position) {
    return evaluationsBy(store, position, std::nullopt);
}

std::optional<PositionEvaluation> evaluation(Store& store, const rules::Position& position,
                                             const std::optional<std::string>& engine) {
    std::optional<std::string> stored;
    if (engine)
        stored = parser::decodedText(*engine);
    std::vector<PositionEvaluation> all = evaluationsBy(store, position, stored);
    const auto best = std::ranges::min_element(all, isBetter);
    return best == all.end() ? std::nullopt : std::optional(std::move(*best));
}

std::vector<std::string> evaluatingEngines(Store& store, const rules::Game& game) {
    std::set<std::string> names;
    const auto add = [&](rules::NodeId node) {
        const auto position = game.position(node);
        if (!position)
            return;
        const KeptStatement select = store.connection().kept(judgesSql);
        select->bind(position->key(), position->variant());
        while (select->step())
            names.emplace(select->text(0));
    };
    add(rules::rootNode);
    std::ranges::for_each(game.mainLine(), add);
    return {names.begin(), names.end()};
}

std::vector<GameId> analysedGames(Store& store) {
    return gameIds(*store.connection().kept(analysedSql));
}

EvaluationWriter::EvaluationWriter(Store& store) : store_(store) {}

std::int64_t EvaluationWriter::engineNumber(std::string_view name) {
    Connection& connection = store_.connection();
    const std::string stored = parser::decodedText(name);
    if (const auto known = connection.value(engineSql, stored))
        return *known;
    connection.kept(insertEngineSql)->bind(stored).run();
    return connection.lastInsertId();
}

void EvaluationWriter::save(const rules::Position& position, const PositionEvaluation& evaluation) {
    const EvaluatedPosition one{position, evaluation};
    save(std::span(&one, 1));
}

void EvaluationWriter::save(std::span<const EvaluatedPosition> evaluations) {
    const std::scoped_lock guard(mutex_);
    const WriterLock lock(store_.file());
    Transaction transaction(store_.connection());
    for (const EvaluatedPosition& evaluated : evaluations)
        put(evaluated.position, evaluated.evaluation);
    transaction.commit();
}

void EvaluationWriter::put(const rules::Position& position, const PositionEvaluation& evaluation) {
    assert(!evaluation.engine.empty() && evaluation.asked.lines > 0);
    Connection& connection = store_.connection();
    const std::int64_t engine = engineNumber(evaluation.engine);
    connection.kept(deleteSql)->bind(position.key(), position.variant(), engine).run();
    std::optional<std::int64_t> duration;
    if (evaluation.asked.time)
        duration = evaluation.asked.time->count();
    std::int64_t place = 0;
    for (const EvaluatedLine& line : evaluation.lines) {
        const std::string moves = lineText(position, line.moves);
        connection.kept(insertEvaluationSql)
            ->bind(position.key(), position.variant(), engine, ++place, kindName(line.score.kind()),
                   scoreNumber(line.score), moves, evaluation.depth, evaluation.nodes,
                   evaluation.time.count(), evaluation.asked.nodes, evaluation.asked.depth,
                   duration, evaluation.asked.lines)
            .run();
    }
}

void EvaluationWriter::noteAnalysed(GameId game) {
    const std::scoped_lock guard(mutex_);
    const WriterLock lock(store_.file());
    store_.connection().kept(noteAnalysedSql)->bind(game).run();
}

} // namespace damscope::db
