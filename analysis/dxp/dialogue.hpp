// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/dxp/message.hpp"
#include "analysis/match/referee.hpp"
#include "messages/message.hpp"
#include "rules/board/result.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace damscope::analysis::dxp {

/// What the other program, or the dialogue itself, brought about.
struct GameStarted {
    std::string opponent;
    rules::Color own = rules::Color::white; ///< the colour of this side
    int minutes = 0;
    int moves = 0;
};
struct GameRefused {
    GameAnswer::Code code = GameAnswer::Code::notThisGame;
};
/// Why this side, which asked, gets no game.
[[nodiscard]] damscope::Message messageOf(const GameRefused& refused);
struct MovePlayed { ///< by the opponent
    rules::Move move;
    std::chrono::seconds time{0};
};
struct GameFinished {
    rules::GameResult result = rules::GameResult::unknown;
    bool stops = false; ///< the other program plays no more games
    /// The other program has claimed a win that the board does not show: there is no result.
    bool isOnlyClaimed = false;
};
struct ChatReceived {
    std::string text;
};
struct BackAsked { ///< by the opponent: answer with answerBack()
    BackRequest request;
};
struct BackDone {}; ///< both are at the earlier position now
struct BackRefused {};
/// The other program does not keep to the protocol, or plays an illegal move. The dialogue is over.
struct Violation {
    enum class Reason : std::uint8_t {
        notAMessage,
        notExpected, ///< at this moment
        illegalMove,
        tooMuchChat
    };
    Reason reason = Reason::notAMessage;
    std::string text; ///< of the message
};
[[nodiscard]] damscope::Message messageOf(const Violation& violation);
using Event = std::variant<GameStarted, GameRefused, MovePlayed, GameFinished, ChatReceived,
                           BackAsked, BackDone, BackRefused, Violation>;

/// One side of a DamExchange connection, without the connection: what comes is given to
/// receive(), what is to be sent is in takeOutgoing(). The side that asks for games is the
/// initiator, the other the follower; who connects to whom does not matter.
class Dialogue {
public:
    enum class Side { initiator, follower };
    enum class State {
        idle,    ///< between games
        asked,   ///< the initiator waits for an answer
        playing, ///< a game is in progress
        ending,  ///< this side has ended it, and waits for the confirmation
        over     ///< no more games
    };

    Dialogue(Side side, rules::Variant variant, std::string name);

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] bool isOurTurn() const;
    /// The game in progress, or the last one.
    [[nodiscard]] const FollowedGame& game() const { return *game_; }
    [[nodiscard]] rules::Color ownColor() const { return own_; }

    /// Asks for a game as the initiator, between games; `color` is that of the follower.
    void ask(const rules::Position& start, rules::Color color, int minutes, int moves);
    /// The own move, which must be legal.
    void play(const rules::Move& move, std::chrono::seconds time);
    /// Ends the game; only in the own turn (the other side may do it at any moment). `reason` is
    /// that of this side.
    void end(GameEnd::Reason reason, bool stops);
    void chat(std::string_view text);
    /// Asks to go back to an earlier position of the game.
    void askBack(std::size_t plies);
    /// Answers BackAsked.
    void answerBack(bool accepts);

    /// A message that came. Hostile ones are safe: at the first that is wrong the dialogue is over.
    [[nodiscard]] std::vector<Event> receive(std::string_view text);
    [[nodiscard]] std::vector<std::string> takeOutgoing();

private:
    void send(const Message& message);
    std::vector<Event> violation(Violation::Reason reason, std::string_view text);
    std::vector<Event> take(const GameRequest& request);
    std::vector<Event> take(const GameAnswer& answer);
    std::vector<Event> take(const Move& move);
    std::vector<Event> take(const GameEnd& end);
    std::vector<Event> take(const Chat& chat);
    std::vector<Event> take(const BackRequest& request);
    std::vector<Event> take(const BackAnswer& answer);
    [[nodiscard]] std::optional<std::size_t> pliesBefore(const BackRequest& request) const;
    [[nodiscard]] std::vector<Event> unexpected() const;
    [[nodiscard]] rules::GameResult resultFor(GameEnd::Reason reason, rules::Color sender) const;
    void goBack(std::size_t plies);

    Side side_;
    rules::Variant variant_;
    std::string name_;
    State state_ = State::idle;
    rules::Color own_ = rules::Color::white;
    std::optional<FollowedGame> game_;
    GameRequest asked_;
    std::optional<std::size_t> backTo_;   ///< what this side has asked for, in plies
    std::optional<std::size_t> backFrom_; ///< what the other side has asked for
    std::optional<GameEnd> end_;          ///< that this side has sent
    int chats_ = 0;                       ///< and requests to go back, since the last other message
    std::vector<std::string> outgoing_;
};

} // namespace damscope::analysis::dxp
