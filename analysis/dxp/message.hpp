// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/move.hpp"
#include "rules/board/position.hpp"
#include "rules/board/result.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The messages of DamExchange (DXP, version 01), which tournament programs of international
/// draughts speak: texts of 1 to 127 ASCII characters with fields of fixed width.
namespace damscope::analysis::dxp {

inline constexpr std::size_t longestMessage = 127;
inline constexpr std::size_t longestName = 32;
inline constexpr std::size_t longestChat = 126;
inline constexpr int squares = 50; ///< the protocol is for boards of this size

/// GAMEREQ: the initiator asks for a game.
struct GameRequest {
    int version = 1;
    std::string name;                         ///< of the initiator
    rules::Color color = rules::Color::white; ///< that the follower plays
    int minutes = 0;                          ///< for each player and the whole game
    int moves = 0; ///< of each player, after which the game may be ended; 0: any number
    std::optional<std::string> start; ///< 'W' or 'Z', then a letter for each square
    friend bool operator==(const GameRequest&, const GameRequest&) = default;
};

/// GAMEACC: the follower's answer.
struct GameAnswer {
    enum class Code : std::uint8_t {
        accepted,
        otherVersion,
        notThisGame, ///< but perhaps another
        noGame
    };
    std::string name; ///< of the follower
    Code code = Code::accepted;
    friend bool operator==(const GameAnswer&, const GameAnswer&) = default;
};

/// MOVE.
struct Move {
    std::chrono::seconds time{0}; ///< that it took
    int from = 0;                 ///< number of a square
    int to = 0;
    std::vector<int> captured; ///< in any order
    friend bool operator==(const Move&, const Move&) = default;
};

/// GAMEEND: in place of a move, and as the answer to it.
struct GameEnd {
    enum class Reason : std::uint8_t { unknown, resigns, draw, wins };
    Reason reason = Reason::unknown; ///< of the sender
    bool stops = false;              ///< the sender plays no more games
    friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// CHAT, at any moment.
struct Chat {
    std::string text;
    friend bool operator==(const Chat&, const Chat&) = default;
};

/// BACKREQ: back to an earlier position.
struct BackRequest {
    int move = 1; ///< number of the move, from 1
    rules::Color toMove = rules::Color::white;
    friend bool operator==(const BackRequest&, const BackRequest&) = default;
};

/// BACKACC.
struct BackAnswer {
    enum class Code : std::uint8_t { accepted, notSupported, refused };
    Code code = Code::accepted;
    friend bool operator==(const BackAnswer&, const BackAnswer&) = default;
};

using Message = std::variant<GameRequest, GameAnswer, Move, GameEnd, Chat, BackRequest, BackAnswer>;

/// The text of a message. Names and chat are cut to their width, and characters that are not
/// printable ASCII become '?'.
[[nodiscard]] std::string write(const Message& message);
/// Nothing if it is not a message.
[[nodiscard]] std::optional<Message> read(std::string_view text);

/// A position as a game request has it: the side to move, then for each square 'e', 'w', 'z' (men),
/// 'W' or 'Z' (kings).
[[nodiscard]] std::string writePosition(const rules::Position& position);
[[nodiscard]] std::optional<rules::Position> readPosition(rules::Variant variant,
                                                          std::string_view text);

/// Why a game that is over ends, as the side that plays `own` states it.
[[nodiscard]] GameEnd::Reason endReason(rules::GameResult result, rules::Color own);

/// A legal move as a message.
[[nodiscard]] Move messageOf(const rules::Rules& rules, const rules::Move& move,
                             std::chrono::seconds time);
/// The legal move that a message means; nothing if there is none. Captured squares may be left
/// out where the ends identify the move, since some programs do not send them.
[[nodiscard]] std::optional<rules::Move> legalMove(const rules::Position& position,
                                                   const Move& move);

} // namespace damscope::analysis::dxp
