// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dxp/dialogue.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <cassert>
#include <utility>

namespace damscope::analysis::dxp {
namespace {

using rules::Color;
using rules::GameResult;

constexpr int protocolVersion = 1;
constexpr int mostChats = 100; // and requests, without a move in between

/// Whether a message brings the game no further, so that any number of them could be sent.
bool isIdle(const Message& message) {
    return std::holds_alternative<Chat>(message) || std::holds_alternative<BackRequest>(message) ||
           std::holds_alternative<BackAnswer>(message);
}

} // namespace

damscope::Message messageOf(const GameRefused& refused) {
    using Code = GameAnswer::Code;
    return {refused.code == Code::otherVersion  ? "dxp-answer-version"
            : refused.code == Code::notThisGame ? "dxp-answer-game"
                                                : "dxp-answer-none",
            {}};
}

damscope::Message messageOf(const Violation& violation) {
    using Reason = Violation::Reason;
    switch (violation.reason) {
    case Reason::illegalMove:
        return {"dxp-illegal-move", {{"text", violation.text}}};
    case Reason::notExpected:
        return {"dxp-unexpected", {{"text", violation.text}}};
    case Reason::tooMuchChat:
        return {"dxp-flood", {}};
    case Reason::notAMessage:
        break;
    }
    return {"dxp-no-message", {{"text", violation.text}}};
}

Dialogue::Dialogue(Side side, rules::Variant variant, std::string name)
    : side_(side), variant_(variant), name_(std::move(name)) {
    assert(rules::rules(variant).board.size() == squares);
    game_.emplace(rules::Position::start(variant));
}

bool Dialogue::isOurTurn() const {
    return state_ == State::playing && game_->position().toMove() == own_;
}

void Dialogue::send(const Message& message) {
    outgoing_.push_back(write(message));
}

std::vector<std::string> Dialogue::takeOutgoing() {
    return std::exchange(outgoing_, {});
}

// ---- what this side does

void Dialogue::ask(const rules::Position& start, Color color, int minutes, int moves) {
    assert(side_ == Side::initiator && state_ == State::idle);
    asked_ = {protocolVersion, name_, color, minutes, moves, std::nullopt};
    if (start != rules::Position::start(variant_))
        asked_.start = writePosition(start);
    send(asked_);
    game_.emplace(start);
    own_ = rules::opponent(color);
    state_ = State::asked;
}

void Dialogue::play(const rules::Move& move, std::chrono::seconds time) {
    assert(isOurTurn());
    send(messageOf(game_->position().rules(), move, time));
    game_->play(move);
}

void Dialogue::end(GameEnd::Reason reason, bool stops) {
    assert(isOurTurn());
    end_ = GameEnd{reason, stops};
    send(*end_);
    state_ = State::ending;
}

void Dialogue::chat(std::string_view text) {
    if (!text.empty() && state_ != State::over)
        send(Chat{std::string(text)});
}

void Dialogue::askBack(std::size_t plies) {
    assert(state_ == State::playing && plies < game_->moves().size());
    const Color first = game_->game().start().toMove();
    const bool ofFirst = plies % 2 == 0;
    backTo_ = plies;
    send(BackRequest{static_cast<int>(plies / 2) + 1, ofFirst ? first : rules::opponent(first)});
}

void Dialogue::answerBack(bool accepts) {
    if (!backFrom_)
        return;
    send(BackAnswer{accepts ? BackAnswer::Code::accepted : BackAnswer::Code::refused});
    if (accepts)
        goBack(*backFrom_);
    backFrom_.reset();
}

void Dialogue::goBack(std::size_t plies) {
    const rules::Position start = game_->game().start();
    const std::vector<rules::Move> moves = game_->moves();
    game_.emplace(start);
    for (std::size_t i = 0; i < std::min(plies, moves.size()); ++i)
        game_->play(moves[i]);
}

// ---- what comes

std::vector<Event> Dialogue::violation(Violation::Reason reason, std::string_view text) {
    state_ = State::over;
    return {Violation{reason, std::string(text.substr(0, longestMessage))}};
}

std::vector<Event> Dialogue::unexpected() const {
    return {Violation{Violation::Reason::notExpected, {}}};
}

std::vector<Event> Dialogue::receive(std::string_view text) {
    if (state_ == State::over)
        return {};
    const auto message = read(text);
    if (!message)
        return violation(Violation::Reason::notAMessage, text);
    chats_ = isIdle(*message) ? chats_ + 1 : 0;
    if (chats_ > mostChats)
        return violation(Violation::Reason::tooMuchChat, text);
    std::vector<Event> events = std::visit([this](const auto& m) { return take(m); }, *message);
    if (!events.empty())
        if (auto* const broken = std::get_if<Violation>(&events.back()))
            return violation(broken->reason, text);
    return events;
}

std::vector<Event> Dialogue::take(const GameRequest& request) {
    if (side_ != Side::follower || state_ != State::idle)
        return unexpected();
    const auto refuse = [this](GameAnswer::Code code) {
        send(GameAnswer{name_, code});
        return std::vector<Event>{GameRefused{code}};
    };
    if (request.version != protocolVersion)
        return refuse(GameAnswer::Code::otherVersion);
    const auto start =
        request.start ? readPosition(variant_, *request.start) : rules::Position::start(variant_);
    if (!start || rules::outcome(*start).end != rules::BoardEnd::none)
        return refuse(GameAnswer::Code::notThisGame);
    send(GameAnswer{name_, GameAnswer::Code::accepted});
    game_.emplace(*start);
    own_ = request.color;
    state_ = State::playing;
    backTo_.reset();
    backFrom_.reset();
    return {GameStarted{request.name, own_, request.minutes, request.moves}};
}

std::vector<Event> Dialogue::take(const GameAnswer& answer) {
    if (state_ != State::asked)
        return unexpected();
    if (answer.code != GameAnswer::Code::accepted) {
        state_ = answer.code == GameAnswer::Code::notThisGame ? State::idle : State::over;
        return {GameRefused{answer.code}};
    }
    state_ = State::playing;
    backTo_.reset();
    backFrom_.reset();
    return {GameStarted{answer.name, own_, asked_.minutes, asked_.moves}};
}

std::vector<Event> Dialogue::take(const Move& move) {
    if (state_ != State::playing || isOurTurn())
        return unexpected();
    const auto legal = legalMove(game_->position(), move);
    if (!legal)
        return {Violation{Violation::Reason::illegalMove, {}}};
    game_->play(*legal);
    // A move instead of an answer declines the request to go back.
    backFrom_.reset();
    return {MovePlayed{*legal, move.time}};
}

GameResult Dialogue::resultFor(GameEnd::Reason reason, Color sender) const {
    const rules::Outcome board = rules::outcome(game_->position());
    if (board.end != rules::BoardEnd::none)
        return board.result;
    switch (reason) {
    case GameEnd::Reason::resigns:
        return rules::winFor(rules::opponent(sender));
    case GameEnd::Reason::draw:
        return GameResult::draw;
    case GameEnd::Reason::wins:
        return rules::winFor(sender);
    case GameEnd::Reason::unknown:
        break;
    }
    return GameResult::unknown;
}

std::vector<Event> Dialogue::take(const GameEnd& end) {
    if (state_ == State::ending) {
        state_ = end.stops || end_->stops ? State::over : State::idle;
        return {GameFinished{resultFor(end_->reason, own_), end.stops}};
    }
    if (state_ != State::playing)
        return unexpected();
    send(GameEnd{GameEnd::Reason::unknown, end.stops});
    state_ = end.stops ? State::over : State::idle;
    const bool claimed = end.reason == GameEnd::Reason::wins &&
                         rules::outcome(game_->position()).end == rules::BoardEnd::none;
    const GameResult result =
        claimed ? GameResult::unknown : resultFor(end.reason, rules::opponent(own_));
    return {GameFinished{result, end.stops, claimed}};
}

std::vector<Event> Dialogue::take(const Chat& chat) {
    return {ChatReceived{chat.text}};
}

std::optional<std::size_t> Dialogue::pliesBefore(const BackRequest& request) const {
    const bool ofFirst = request.toMove == game_->game().start().toMove();
    const std::size_t plies = static_cast<std::size_t>(request.move - 1) * 2 + (ofFirst ? 0U : 1U);
    return plies < game_->moves().size() ? std::optional(plies) : std::nullopt;
}

std::vector<Event> Dialogue::take(const BackRequest& request) {
    // It may cross the end of the game.
    backFrom_ = state_ == State::playing ? pliesBefore(request) : std::nullopt;
    if (!backFrom_) {
        send(BackAnswer{BackAnswer::Code::refused});
        return {};
    }
    return {BackAsked{request}};
}

std::vector<Event> Dialogue::take(const BackAnswer& answer) {
    const auto plies = std::exchange(backTo_, std::nullopt);
    if (!plies || state_ != State::playing)
        return unexpected();
    if (answer.code != BackAnswer::Code::accepted)
        return {BackRefused{}};
    goBack(*plies);
    return {BackDone{}};
}

} // namespace damscope::analysis::dxp
