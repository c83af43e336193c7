// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/columnar/judged_positions.hpp"

#include "analysis/judgement/judgement.hpp"
#include "db/codec/game_codec.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/store.hpp"

namespace damscope::db {
namespace {

using Evaluations = std::vector<std::optional<analysis::PositionEvaluation>>;

// By the moves before a position; empty if there is none.
Evaluations evaluationsOf(Store& store, const GameParts& game) {
    Evaluations found;
    bool any = false;
    MainLineReader reader(game.moves);
    while (reader.next()) {
        if (!reader.position())
            continue;
        found.resize(reader.ply() + std::size_t{1});
        found.back() = evaluation(store, *reader.position());
        any |= found.back().has_value();
    }
    return any ? found : Evaluations();
}

void addLosses(const GameParts& parts, const analysis::EvaluationSource& source,
               std::vector<JudgedPosition>& positions) {
    using enum analysis::Quality;
    const auto game = decodeGame(parts.moves);
    if (!game)
        return;
    for (const analysis::JudgedMove& move : analysis::judge(*game, source).moves) {
        const auto before = static_cast<std::size_t>(move.ply - 1);
        if (move.quality != unknown && move.quality != forced && before < positions.size())
            positions[before].loss = move.loss;
    }
}

} // namespace

JudgedPositions::JudgedPositions(Store& store)
    : store_(store),
      any_(store.connection().value("SELECT EXISTS (SELECT 1 FROM evaluation)") == 1) {}

std::vector<JudgedPosition> JudgedPositions::of(const GameParts& game) const {
    std::vector<JudgedPosition> positions;
    if (!any_)
        return positions;
    const Evaluations evaluations = evaluationsOf(store_, game);
    for (const auto& known : evaluations)
        positions.push_back({known ? std::optional(known->score()) : std::nullopt, std::nullopt});
    if (!positions.empty())
        addLosses(
            game, [&](const rules::Position& p) { return evaluation(store_, p); }, positions);
    return positions;
}

} // namespace damscope::db
