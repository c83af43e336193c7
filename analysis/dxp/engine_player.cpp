// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dxp/engine_player.hpp"

#include "analysis/play/played_game.hpp"
#include "base/vocabulary.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <utility>

namespace damscope::analysis::dxp {
namespace {

using rules::Color;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

class EnginePlayer {
public:
    EnginePlayer(Connection& connection, Engine& engine, const EnginePlay& play,
                 const EnginePlayReports& reports)
        : connection_(connection), engine_(engine), play_(play), reports_(reports),
          dialogue_(play.side, play.variant, play.name) {}

    EnginePlayEnd run(const std::stop_token& stop) {
        heard_ = Clock::now();
        try {
            try {
                play(stop);
            } catch (const EngineError& error) {
                end_.engine = error.what();
                if (!leave())
                    play(stop);
            }
        } catch (const ConnectionLost& lost) {
            if (!farewell_ && end_.engine.empty())
                end_.lost = lost.what();
            leaveGame();
        }
        return std::move(end_);
    }

private:
    using State = Dialogue::State;

    void play(const std::stop_token& stop) {
        while (dialogue_.state() != Dialogue::State::over && !step(stop))
            flush();
        flush();
    }

    // True at the end.
    bool step(const std::stop_token& stop) {
        if (stop.stop_requested() && !farewell_)
            return leave();
        if (dialogue_.isOurTurn()) {
            move(stop);
            return false;
        }
        if (dialogue_.state() == State::idle && play_.side == Dialogue::Side::initiator &&
            !askNext())
            return true;
        flush();
        return !listen();
    }

    void flush() {
        for (const std::string& message : dialogue_.takeOutgoing())
            connection_.send(message);
    }

    /// The initiator's next game; false if there is none.
    bool askNext() {
        if (asked_ == play_.games)
            return false;
        const bool isSent = play_.isAsked && asked_ == 0;
        const Color own = asked_++ % 2 == 0 ? play_.first : rules::opponent(play_.first);
        dialogue_.ask(play_.start, rules::opponent(own), play_.minutes, play_.moves);
        if (isSent)
            (void)dialogue_.takeOutgoing();
        return true;
    }

    /// Takes a message, if one comes. False if the other side has been silent for too long.
    bool listen() {
        constexpr milliseconds slice{100};
        const auto text = connection_.receive(slice);
        if (!text) {
            if (Clock::now() - heard_ > play_.silence)
                throw ConnectionLost("the other program has been silent for too long");
            return true;
        }
        heard_ = Clock::now();
        for (const Event& event : dialogue_.receive(*text))
            std::visit([this](const auto& e) { take(e); }, event);
        return true;
    }

    // ---- what the other side does

    void take(const GameStarted& started) {
        opponent_ = started.opponent;
        terms_ = started;
        left_ = std::chrono::minutes(started.minutes);
        isPlaying_ = true;
        engine_.newGame();
        if (!play_.greeting.empty())
            dialogue_.chat(play_.greeting);
        if (reports_.started)
            reports_.started(started);
    }
    void take(const GameRefused& refused) const {
        if (reports_.refused)
            reports_.refused(refused.code);
    }
    void take(const MovePlayed& /*played*/) const {}
    void take(const GameFinished& finished) {
        const bool agreed = end_.engine.empty();
        end_.games += agreed ? 1 : 0;
        if (finished.isOnlyClaimed && reports_.claimed)
            reports_.claimed();
        report(finished.result, agreed);
    }
    void take(const ChatReceived& chat) const {
        if (reports_.chat)
            reports_.chat(chat.text);
    }
    void take(const BackAsked& /*asked*/) { dialogue_.answerBack(play_.givesBack); }
    void take(const BackDone& /*done*/) const {}
    void take(const BackRefused& /*refused*/) const {}
    void take(const Violation& violation) {
        end_.violation = violation;
        leaveGame();
    }

    // ---- the own moves

    [[nodiscard]] play::PlayedGame judged() const {
        play::PlayedGame game(dialogue_.game().game().start());
        for (const rules::Move& move : dialogue_.game().moves())
            if (!game.end())
                game.play(move);
        return game;
    }

    /// Why the game is over, seen from this side.
    [[nodiscard]] std::optional<GameEnd::Reason> reasonToEnd() const {
        const play::PlayedGame game = judged();
        if (game.end())
            return endReason(game.end()->result, dialogue_.ownColor());
        if (game.leadsNowhere())
            return GameEnd::Reason::draw;
        if ((terms_.moves > 0 && movesPlayed() >= terms_.moves) ||
            (terms_.minutes > 0 && left_ <= milliseconds(0)))
            return GameEnd::Reason::unknown;
        return std::nullopt;
    }

    void move(const std::stop_token& stop) {
        if (const auto reason = reasonToEnd())
            return dialogue_.end(*reason, false);
        const FollowedGame& game = dialogue_.game();
        const rules::MoveList moves = rules::legalMoves(game.position());
        const auto begun = Clock::now();
        std::optional<Choice> choice;
        if (moves.size() > 1) {
            engine_.setPosition(game.game().start(), game.moves());
            choice = engine_.play(limits(), stop);
            if (!choice || stop.stop_requested())
                return;
        }
        const auto used = std::chrono::duration_cast<milliseconds>(Clock::now() - begun);
        left_ -= used;
        heard_ = Clock::now();
        dialogue_.play(choice ? choice->move : moves[0],
                       std::chrono::duration_cast<std::chrono::seconds>(used));
    }

    /// The moves that each side has played.
    [[nodiscard]] int movesPlayed() const {
        return static_cast<int>(dialogue_.game().moves().size() / 2);
    }

    /// The own moves that the time must last for; 0: the rest of the game.
    [[nodiscard]] int movesLeft() const {
        return terms_.moves > 0 ? std::max(terms_.moves - movesPlayed(), 1) : 0;
    }

    [[nodiscard]] Limits limits() const {
        Limits limits = play_.limits;
        const bool none = !limits.nodes && !limits.depth && !limits.time;
        if (terms_.minutes > 0)
            limits.clock = TimeLeft{left_, milliseconds(0), movesLeft()};
        else if (none)
            limits.time = milliseconds(1000);
        return limits;
    }

    // ---- ends

    /// Sends the end of the game, after which this program plays no more, where the protocol allows
    /// that. True if there is nothing to wait for.
    bool leave() {
        farewell_ = true;
        if (!dialogue_.isOurTurn()) {
            leaveGame();
            return true;
        }
        dialogue_.end(GameEnd::Reason::unknown, true);
        heard_ = Clock::now() - play_.silence + std::chrono::seconds(1);
        return false;
    }

    void leaveGame() {
        if (isPlaying_)
            report(rules::GameResult::unknown, false);
    }

    void report(rules::GameResult result, bool finished) {
        isPlaying_ = false;
        PlayedOver played{dialogue_.game().game(), opponent_, dialogue_.ownColor(), finished};
        played.game.result = result;
        const bool white = dialogue_.ownColor() == Color::white;
        played.game.tags = {{"White", white ? play_.name : opponent_},
                            {"Black", white ? opponent_ : play_.name}};
        if (reports_.played)
            reports_.played(played);
    }

    Connection& connection_;
    Engine& engine_;
    const EnginePlay& play_;
    const EnginePlayReports& reports_;
    Dialogue dialogue_;
    EnginePlayEnd end_;
    GameStarted terms_;
    std::string opponent_;
    milliseconds left_{0};
    Clock::time_point heard_;
    int asked_ = 0;
    bool isPlaying_ = false;
    bool farewell_ = false;
};

} // namespace

std::string firstRequest(const EnginePlay& play) {
    Dialogue dialogue(Dialogue::Side::initiator, play.variant, play.name);
    dialogue.ask(play.start, rules::opponent(play.first), play.minutes, play.moves);
    return dialogue.takeOutgoing().front();
}

EnginePlayEnd playWithEngine(Connection& connection, Engine& engine, const EnginePlay& play,
                             const EnginePlayReports& reports, const std::stop_token& stop) {
    return EnginePlayer(connection, engine, play, reports).run(stop);
}

} // namespace damscope::analysis::dxp
