// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/evaluations.hpp"

#include "db/store/codec/main_line.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
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

// The columns of selectSql, and where they belong.
constexpr std::string_view allEvaluationsSql =
    "SELECT e.name, v.kind, v.score, v.moves, v.depth, v.nodes, v.duration, v.asked_nodes, "
    "v.asked_depth, v.asked_duration, v.asked_lines, v.line, v.position, v.variant "
    "FROM evaluation v JOIN engine e ON e.id = v.engine "
    "ORDER BY v.position, v.variant, v.engine, v.line";
// As isBetter() compares; one with more lines says more.
constexpr std::string_view isAsGoodSql =
    "SELECT (kind <> 'estimate', depth, nodes) >= (?4 <> 'estimate', ?5, ?6) OR asked_lines > ?7 "
    "FROM evaluation WHERE position = ?1 AND variant = ?2 AND engine = ?3 AND line = 1";

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

// The evaluations by all engines, or by one.
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

std::int64_t engineNumber(Connection& connection, std::string_view name) {
    const std::string stored = parser::decodedText(name);
    if (const auto known = connection.value(engineSql, stored))
        return *known;
    connection.kept(insertEngineSql)->bind(stored).run();
    return connection.lastInsertId();
}

// In the place of the one that the engine made before.
void writeEvaluation(Connection& connection, const KeyedEvaluation& keyed) {
    const PositionEvaluation& head = keyed.head;
    const std::int64_t engine = engineNumber(connection, head.engine);
    connection.kept(deleteSql)->bind(keyed.position, keyed.variant, engine).run();
    std::optional<std::int64_t> duration;
    if (head.asked.time)
        duration = head.asked.time->count();
    std::int64_t place = 0;
    for (const KeyedEvaluation::Line& line : keyed.lines)
        connection.kept(insertEvaluationSql)
            ->bind(keyed.position, keyed.variant, engine, ++place, line.kind, line.score,
                   line.moves, head.depth, head.nodes, head.time.count(), head.asked.nodes,
                   head.asked.depth, duration, head.asked.lines)
            .run();
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
    KeyedEvaluation keyed{
        static_cast<std::int64_t>(position.key()), position.variant(), evaluation, {}};
    for (const EvaluatedLine& line : evaluation.lines)
        keyed.lines.push_back({std::string(kindName(line.score.kind())), scoreNumber(line.score),
                               lineText(position, line.moves)});
    writeEvaluation(store_.connection(), keyed);
}

void EvaluationWriter::noteAnalysed(GameId game) {
    noteAnalysed(std::span(&game, 1));
}

void EvaluationWriter::noteAnalysed(std::span<const GameId> games) {
    const std::scoped_lock guard(mutex_);
    const WriterLock lock(store_.file());
    Transaction transaction(store_.connection());
    for (const GameId game : games)
        store_.connection().kept(noteAnalysedSql)->bind(game).run();
    transaction.commit();
}

namespace {

// Behind those of headOf() and the lines.
constexpr int evaluatedLineColumn = 11;
constexpr int evaluatedKeyColumn = 12;
constexpr int evaluatedVariantColumn = 13;

// Deeper than any search: such a number would keep every true evaluation away.
constexpr std::int64_t deepestSearch = 1000;

bool isBetween(std::int64_t least, std::int64_t number, std::int64_t most) {
    return least <= number && number <= most;
}

bool hasSoundLimits(const Statement& row) {
    constexpr std::int64_t most = INT32_MAX;
    return isBetween(0, row.integer(4), deepestSearch) && row.integer(5) >= 0 &&
           row.integer(6) >= 0 && (row.isNull(7) || row.integer(7) >= 0) &&
           (row.isNull(8) || isBetween(0, row.integer(8), most)) &&
           (row.isNull(9) || row.integer(9) >= 0) && isBetween(1, row.integer(10), most);
}

bool areMoves(const rules::Rules& rules, std::string_view text) {
    bool any = false;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (rules::readMoveText(rules, word).empty())
            return false;
        any = true;
    }
    return any;
}

// The position is not known, but only its key.
bool isSoundEvaluation(const Statement& row) {
    constexpr std::array<std::string_view, 3> kinds{"estimate", "forced", "table"};
    if (row.text(0).empty() || std::ranges::count(kinds, row.text(1)) == 0 ||
        !hasSoundLimits(row) ||
        !isBetween(0, row.integer(evaluatedVariantColumn), rules::variantCount - 1))
        return false;
    return areMoves(rules::rules(row.as<rules::Variant>(evaluatedVariantColumn)), row.text(3));
}

bool isNextLineOf(const KeyedEvaluation& keyed, const Statement& row) {
    return row.integer(evaluatedLineColumn) == static_cast<std::int64_t>(keyed.lines.size()) + 1 &&
           row.integer(evaluatedKeyColumn) == keyed.position &&
           row.integer(evaluatedVariantColumn) == static_cast<std::int64_t>(keyed.variant) &&
           row.text(0) == keyed.head.engine;
}

} // namespace

EvaluationReader::EvaluationReader(Store& store)
    : select_(store.connection().prepare(std::string(allEvaluationsSql))), more_(select_.step()) {}

std::vector<KeyedEvaluation> EvaluationReader::next(std::size_t most) {
    std::vector<KeyedEvaluation> all;
    for (; more_; more_ = select_.step()) {
        const bool isFirst = select_.integer(evaluatedLineColumn) == 1;
        if (isFirst && all.size() == most)
            break;
        if (!isSoundEvaluation(select_))
            continue;
        if (isFirst)
            all.push_back({select_.integer(evaluatedKeyColumn),
                           select_.as<rules::Variant>(evaluatedVariantColumn),
                           headOf(select_),
                           {}});
        else if (all.empty() || !isNextLineOf(all.back(), select_))
            continue;
        all.back().lines.push_back(
            {std::string(select_.text(1)), select_.integer(2), std::string(select_.text(3))});
    }
    return all;
}

void takeEvaluations(Store& store, std::span<const KeyedEvaluation> evaluations) {
    const WriterLock lock(store.file());
    Connection& connection = store.connection();
    Transaction transaction(connection);
    for (const KeyedEvaluation& keyed : evaluations) {
        const PositionEvaluation& head = keyed.head;
        const auto isAsGood = connection.value(
            isAsGoodSql, keyed.position, keyed.variant, engineNumber(connection, head.engine),
            keyed.lines.front().kind, head.depth, head.nodes, head.asked.lines);
        if (isAsGood.value_or(0) == 0)
            writeEvaluation(connection, keyed);
    }
    transaction.commit();
}

} // namespace damscope::db
