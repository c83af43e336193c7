// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "rules/board/position.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The messages of draughtsnet, by which lidraughts gives games to workers for analysis: JSON over
/// HTTP. Positions and moves are those of the Hub protocol, scores those of the side to move.
namespace damscope::analysis::draughtsnet {

/// More than any game has.
inline constexpr std::size_t mostMoves = 1000;

/// The limit of a key, in characters.
inline constexpr std::size_t longestKey = 100;
/// Whether a text can be the key of a server: the same for the server and its workers. UTF-8
/// without control characters.
[[nodiscard]] bool isKey(std::string_view text);

/// What a server gives to a worker.
struct Work {
    enum class Kind : std::uint8_t { analysis, move };
    Kind kind = Kind::analysis;
    std::string id;
    rules::Position start = rules::Position::start(rules::Variant::international);
    std::vector<rules::Move> moves;
    std::optional<std::uint64_t> nodes; ///< for each position
    std::vector<std::size_t> skipped;   ///< positions that need no analysis; 0 is the start
};

/// What a worker found in a position.
struct Part {
    enum class State : std::uint8_t { pending, skipped, done };
    State state = State::pending;
    Score score; ///< of the side to move
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::vector<rules::Move> line; ///< as far as it is known; empty if there is no move
};

/// Who sends a request.
struct Sender {
    std::string key; ///< empty where what was sent cannot be one
    std::string version;
    std::string engine;
};

[[nodiscard]] std::string writeWork(const Work& work);
/// Nothing if it is not work, or its moves are not legal: a server is not to be trusted either.
[[nodiscard]] std::optional<Work> readWork(std::string_view text);

/// Reads who sends a request of any kind.
[[nodiscard]] std::optional<Sender> readSender(std::string_view text);
/// A request without anything else.
[[nodiscard]] std::string writeRequest(const Sender& sender);
/// A part for each position of the work.
[[nodiscard]] std::string writeAnalysis(const Sender& sender, const Work& work,
                                        const std::vector<Part>& parts);
/// Nothing if it does not answer the work, or a line begins with an illegal move.
[[nodiscard]] std::optional<std::vector<Part>> readAnalysis(std::string_view text,
                                                            const Work& work);
[[nodiscard]] std::string writeBestMove(const Sender& sender, const Work& work,
                                        const std::optional<rules::Move>& move);

} // namespace damscope::analysis::draughtsnet
