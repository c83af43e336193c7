// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/play/played_game.hpp"
#include "analysis/play/strength.hpp"

#include <memory>
#include <optional>
#include <random>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// A game of a person against the engine at a strength, which plays endings that tables know
/// perfectly.
class GamePlayedOut {
public:
    /// `library`: the tables; null: none.
    GamePlayedOut(const rules::Position& start, rules::Color human,
                  analysis::play::Strength strength, std::uint64_t seed,
                  std::shared_ptr<const analysis::endgame::Library> library);

    [[nodiscard]] const rules::Position& start() const { return start_; }
    [[nodiscard]] const rules::Position& position() const { return game_->position(); }
    [[nodiscard]] const std::vector<rules::Move>& moves() const { return game_->moves(); }
    [[nodiscard]] const std::optional<analysis::play::GameEnd>& end() const { return game_->end(); }
    /// The rule by which the person can claim a draw now.
    [[nodiscard]] std::optional<std::string_view> claim() const { return game_->claim(); }
    [[nodiscard]] bool isHumansTurn() const { return position().toMove() == human_; }

    void play(const rules::Move& move) { game_->play(move); }
    /// False: it was stopped. Throws EngineError.
    [[nodiscard]] bool engineMoves(const std::stop_token& stop);
    /// The person's side.
    void resign() { game_->resign(human_); }
    /// Claims a draw, else offers one: the engine agrees in an ending that the tables call drawn,
    /// or after ten moves if it is not better. Whether the game is drawn.
    [[nodiscard]] bool draw();
    /// The last move of the person, and what followed. False: there is none.
    [[nodiscard]] bool takeBack();

    /// As it is stored. `name`: of the person.
    [[nodiscard]] rules::Game record(const std::string& name) const;

private:
    rules::Position start_;
    rules::Color human_;
    analysis::play::Strength strength_;
    std::shared_ptr<const analysis::endgame::Library> library_;
    std::mt19937_64 random_;
    analysis::EmbeddedEngine engine_;
    std::unique_ptr<analysis::play::PlayedGame> game_;
    std::optional<analysis::Score> score_; ///< of the engine's last move, seen by it
};

} // namespace damscope::cli
