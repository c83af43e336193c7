// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/dxp/connection.hpp"
#include "analysis/dxp/dialogue.hpp"
#include "analysis/engine.hpp"
#include "rules/game/game.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace damscope::analysis::dxp {

/// How an engine plays games over a connection.
struct EnginePlay {
    Dialogue::Side side = Dialogue::Side::follower;
    rules::Variant variant = rules::Variant::international;
    std::string name = "Damscope";
    Limits limits; ///< of each move; without any the time of the game
    int games =
        1; ///< of the initiator: the colours alternate; the follower plays as many as are asked
    rules::Position start = rules::Position::start(rules::Variant::international);
    rules::Color first = rules::Color::white; ///< of the initiator in the first game
    int minutes = 10;                         ///< of the initiator
    int moves = 0;
    bool givesBack = true;                        ///< accepts that moves are taken back
    std::string greeting{};                       ///< chat at the start of each game
    std::chrono::milliseconds silence{3'600'000}; ///< after which the other side is given up
    bool isAsked = false; ///< the initiator's first request has been sent before
};

/// A game that was played, with its tags.
struct PlayedOver {
    rules::Game game;
    std::string opponent;
    rules::Color own = rules::Color::white;
    bool finished = true; ///< false: the connection was lost, or it was stopped
};

struct EnginePlayReports {
    std::function<void(const PlayedOver&)> played = {};
    std::function<void(const std::string& text)> chat = {};
    std::function<void(const GameStarted&)> started = {};
    std::function<void(GameAnswer::Code)> refused = {};
    /// The other side has claimed a win that the board does not show.
    std::function<void()> claimed = {};
};

/// How the connection ended.
struct EnginePlayEnd {
    int games = 0;                                     ///< finished
    std::optional<Violation> violation = std::nullopt; ///< of the other side
    std::string lost{};   ///< why the connection ended early; empty: it did not
    std::string engine{}; ///< why the engine failed; empty: it did not
};

/// What the initiator asks first.
[[nodiscard]] std::string firstRequest(const EnginePlay& play);

/// Plays games until one side has had enough, the connection ends, or a stop is requested: then it
/// says so to the other side if it is its turn. An engine that fails ends the game without a
/// result.
[[nodiscard]] EnginePlayEnd playWithEngine(Connection& connection, Engine& engine,
                                           const EnginePlay& play, const EnginePlayReports& reports,
                                           const std::stop_token& stop = {});

} // namespace damscope::analysis::dxp
