// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/moves/move_facts.hpp"

#include "analysis/judgement/annotation.hpp"
#include "db/store/codec/game_codec.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <cstddef>

namespace damscope::db {

std::vector<MoveTimes> moveTimes(const rules::Game& game) {
    std::vector<MoveTimes> times;
    if (!game.hasRemarks())
        return times;
    std::optional<rules::Position> position = game.start();
    for (const rules::NodeId id : game.mainLine()) {
        if (game.node(id).step == rules::Step::move && position) {
            times.resize(static_cast<std::size_t>(game.ply(id)));
            times.back() = {analysis::clockAfter(game, id, position->toMove()),
                            analysis::timeSpentOn(game, id)};
        }
        game.advance(position, id);
    }
    return times;
}

namespace {

using Evaluations = std::vector<std::optional<analysis::PositionEvaluation>>;

// By the moves before a position; empty if there is none.
Evaluations evaluationsOf(Store& store, Blob moves) {
    Evaluations found;
    bool any = false;
    MainLineReader reader(moves);
    while (reader.next()) {
        if (!reader.position())
            continue;
        found.resize(reader.ply() + std::size_t{1});
        found.back() = evaluation(store, *reader.position());
        any |= found.back().has_value();
    }
    return any ? found : Evaluations();
}

void addLosses(Blob moves, const analysis::EvaluationSource& source,
               std::vector<JudgedPosition>& positions) {
    using enum analysis::Quality;
    const auto game = decodeGame(moves);
    if (!game)
        return;
    for (const analysis::JudgedMove& move : analysis::judge(*game, source).moves) {
        const auto before = static_cast<std::size_t>(move.ply - 1);
        if (before >= positions.size())
            continue;
        positions[before].quality = move.quality;
        if (move.quality != unknown && move.quality != forced)
            positions[before].pointsLost = move.loss;
    }
}

} // namespace

JudgedPositions::JudgedPositions(Store& store)
    : store_(store),
      any_(store.connection().value("SELECT EXISTS (SELECT 1 FROM evaluation)") == 1) {}

std::vector<JudgedPosition> JudgedPositions::of(Blob moves) const {
    std::vector<JudgedPosition> positions;
    if (!any_)
        return positions;
    for (const auto& known : evaluationsOf(store_, moves))
        positions.push_back({known ? std::optional(known->score()) : std::nullopt, {}, {}});
    if (!positions.empty())
        addLosses(
            moves, [&](const rules::Position& p) { return evaluation(store_, p); }, positions);
    return positions;
}

} // namespace damscope::db
