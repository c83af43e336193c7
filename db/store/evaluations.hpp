// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/judgement/judgement.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/codec/score_columns.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "rules/board/position.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;

/// An engine's evaluation of a position; without a name the deepest of any engine. A position is
/// pieces, side to move and variant: the moves that led to it do not count. Lines that are not
/// legal in it are left out: key collisions are extremely unlikely, but a store is a file that
/// anybody can write to.
[[nodiscard]] std::optional<analysis::PositionEvaluation>
evaluation(Store& store, const rules::Position& position,
           const std::optional<std::string>& engine = std::nullopt);

/// The evaluations of every engine.
[[nodiscard]] std::vector<analysis::PositionEvaluation>
evaluations(Store& store, const rules::Position& position);

/// The names of the engines that have evaluated positions of a game's main line, in their order.
[[nodiscard]] std::vector<std::string> evaluatingEngines(Store& store, const rules::Game& game);

/// The games that an engine was asked to judge (EvaluationWriter::noteAnalysed), ascending.
[[nodiscard]] std::vector<GameId> analysedGames(Store& store);

struct EvaluatedPosition {
    rules::Position position;
    analysis::PositionEvaluation evaluation;
};

/// Writes evaluations for several threads: each is safe from the end of the program when `save`
/// returns, and from a power cut some seconds later.
class EvaluationWriter {
public:
    /// Waits for other writers only while saving.
    explicit EvaluationWriter(Store& store);
    EvaluationWriter(const EvaluationWriter&) = delete;
    EvaluationWriter& operator=(const EvaluationWriter&) = delete;
    /// Replaces the previous evaluation of the same engine.
    void save(const rules::Position& position, const analysis::PositionEvaluation& evaluation);
    /// The same for many, all of them or none.
    void save(std::span<const EvaluatedPosition> evaluations);
    /// Notes that an engine was asked to judge a game, whatever other games share its positions.
    void noteAnalysed(GameId game);
    void noteAnalysed(std::span<const GameId> games);

private:
    void put(const rules::Position& position, const analysis::PositionEvaluation& evaluation);

    Store& store_;
    std::mutex mutex_;
};

/// An evaluation of a position of which only the key is known.
struct KeyedEvaluation {
    struct Line {
        std::string kind; ///< as in the columns for scores (score_columns.hpp)
        std::int64_t score = 0;
        std::string moves;
    };
    std::int64_t position = 0;
    rules::Variant variant{};
    analysis::PositionEvaluation head; ///< without its lines
    std::vector<Line> lines;           ///< one at least, the best first
};

/// Reads all evaluations of a store, by their keys, which are spread evenly over all numbers. Rows
/// that Damscope would not have written are left out: anybody can write to a file.
class EvaluationReader {
public:
    /// The store must outlive it.
    explicit EvaluationReader(Store& store);
    /// The next, so many at most; none at the end.
    [[nodiscard]] std::vector<KeyedEvaluation> next(std::size_t most);

private:
    Statement select_;
    bool more_ = false;
};

/// Takes over evaluations of another store, all of them or none: of two by one engine the better
/// stays.
void takeEvaluations(Store& store, std::span<const KeyedEvaluation> evaluations);

} // namespace damscope::db
