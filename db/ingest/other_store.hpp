// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "base/vocabulary.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_counting.hpp"
#include "db/store/records/game_row.hpp"
#include "db/store/store.hpp"
#include "intake/source.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db::importing {

/// A game of the other database.
struct OtherGame {
    GameId id{};
    SourceId source{};
    GameRow row;                       ///< without its positions
    std::vector<std::uint64_t> before; ///< what it was
    bool edited = false;               ///< by a person
    std::optional<GameCounting> counting = {};
};

/// Another database of Damscope, as it is at one moment. What is wrong with it is no failure of the
/// store that takes its games: everything here throws SourceFailure, and never Error.
class OtherStore {
public:
    /// Opens and checks it, unless it is the store itself.
    OtherStore(const Store& store, const std::string& file, const std::stop_token& stop,
               const base::Progress& progress);

    /// Those that are not deleted.
    [[nodiscard]] std::vector<GameId> games();
    [[nodiscard]] OtherGame read(GameId id);
    [[nodiscard]] Expected<rules::Game, Damage> load(GameId id);
    [[nodiscard]] Source source(SourceId id);
    /// What its games were, ascending.
    [[nodiscard]] std::vector<std::uint64_t> formerContents();
    /// The games that an engine was asked to judge, ascending.
    [[nodiscard]] std::vector<GameId> analysedGames();
    /// The next evaluations, so many at most; none at the end.
    [[nodiscard]] std::vector<KeyedEvaluation> nextEvaluations(std::size_t most);

private:
    std::optional<Store> store_;
    std::optional<Snapshot> snapshot_;
    bool keepsCountings_ = false;
    std::optional<EvaluationReader> evaluations_;
};

} // namespace damscope::db::importing
