// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/network_game.hpp"

#include "analysis/dxp/connection.hpp"
#include "gui/base/text.hpp"

#include <chrono>
#include <mutex>
#include <utility>

namespace damscope::gui {

namespace dxp = analysis::dxp;
using rules::Color;
using State = dxp::Dialogue::State;

namespace {

/// The other side may send anything; it is shown as plain text.
QString shown(const std::string& text) {
    return qtText(text).trimmed();
}

} // namespace

NetworkGame::NetworkGame(PlaySession& session, QObject* parent)
    : QObject(parent), session_(session) {
    connect(&line_, &NetworkLine::waiting, this,
            [this](int port) { emit reported(tr("Waiting for a program on port %1.").arg(port)); });
    connect(&line_, &NetworkLine::connected, this, [this] {
        emit reported(tr("Connected."));
        if (setup_->asks && !setup_->place.waits)
            ask();
    });
    connect(&line_, &NetworkLine::received, this,
            [this](const std::string& message) { take(message); });
    connect(&line_, &NetworkLine::lost, this, [this](const QString& reason) {
        end();
        emit reported(tr("The connection has ended: %1").arg(reason));
    });
    connect(&session, &PlaySession::moved, this, &NetworkGame::sendMove);
    connect(&session, &PlaySession::ended, this, &NetworkGame::sendEnd);
}

void NetworkGame::open(const NetworkSetup& setup) {
    close();
    setup_ = setup;
    opponent_.clear();
    dialogue_.emplace(setup.asks ? dxp::Dialogue::Side::initiator : dxp::Dialogue::Side::follower,
                      setup.start.variant(),
                      setup.player.name.isEmpty() ? "Damscope" : setup.player.name.toStdString());
    if (setup.asks && setup.place.waits) {
        prepareToAsk();
        setup_->place.request = dialogue_->takeOutgoing().front();
    }
    line_.open(setup_->place);
    emit changed();
}

void NetworkGame::close() {
    if (!isOpen())
        return;
    if (dialogue_ && dialogue_->isOurTurn()) {
        dialogue_->end(dxp::GameEnd::Reason::unknown, true);
        flush();
    }
    line_.close();
    end();
}

// The dialogue is over before the session ends: nothing is sent any more.
void NetworkGame::end() {
    const bool playing = isPlaying();
    dialogue_.reset();
    waiting_.clear();
    if (playing)
        session_.abandon();
    emit changed();
}

bool NetworkGame::isPlaying() const {
    return dialogue_ && session_.isPlaying() && session_.hasRemote();
}

void NetworkGame::flush() {
    line_.send(dialogue_->takeOutgoing());
}

// ---- what this side does

void NetworkGame::prepareToAsk() {
    dialogue_->ask(setup_->start, rules::opponent(setup_->own), setup_->minutes, 0);
}

void NetworkGame::ask() {
    prepareToAsk();
    flush();
}

bool NetworkGame::canAskAgain() const {
    return isOpen() && setup_->asks && dialogue_ && dialogue_->state() == State::idle;
}

void NetworkGame::askAgain() {
    if (!canAskAgain())
        return;
    setup_->own = rules::opponent(setup_->own);
    ask();
}

void NetworkGame::chat(const QString& text) {
    if (!dialogue_)
        return;
    dialogue_->chat(text.toStdString());
    flush();
}

bool NetworkGame::canAskBack() const {
    return isPlaying() && dialogue_->state() == State::playing && session_.onlyHuman() &&
           dialogue_->game().moves().size() >= (dialogue_->isOurTurn() ? 2U : 1U);
}

void NetworkGame::askBack() {
    if (!canAskBack())
        return;
    dialogue_->askBack(dialogue_->game().moves().size() - (dialogue_->isOurTurn() ? 2 : 1));
    flush();
}

void NetworkGame::answerBack(bool accepts) {
    if (!isPlaying())
        return;
    dialogue_->answerBack(accepts);
    flush();
    session_.takeBackTo(dialogue_->game().moves().size());
}

void NetworkGame::sendMove(const rules::Move& move) {
    if (!dialogue_ || !dialogue_->isOurTurn())
        return;
    const std::chrono::milliseconds used(sinceMove_.restart());
    dialogue_->play(move, std::chrono::duration_cast<std::chrono::seconds>(used));
    flush();
}

// A side ends the game in its own turn. If this one has ended it in the other's, by its last move,
// the other program does so, or moves on: then it is this side's turn.
void NetworkGame::sendEnd() {
    if (!dialogue_ || dialogue_->state() != State::playing)
        return;
    const auto& ended = session_.end();
    if (!ended)
        return close();
    if (!dialogue_->isOurTurn())
        return;
    dialogue_->end(dxp::endReason(ended->result, dialogue_->ownColor()), false);
    flush();
}

// ---- what the other program does

void NetworkGame::take(const std::string& message) {
    if (!dialogue_)
        return;
    if (isStarting_)
        return waiting_.push_back(message);
    const std::vector<dxp::Event> events = dialogue_->receive(message);
    flush();
    for (const dxp::Event& event : events)
        if (dialogue_)
            std::visit([this](const auto& e) { take(e); }, event);
}

void NetworkGame::take(const dxp::GameStarted& started) {
    opponent_ = shown(started.opponent);
    mostMoves_ = started.moves;
    GameToPlay game{dialogue_->game().game().start(), {}, std::nullopt};
    game.event = "DamExchange";
    const auto own = static_cast<std::size_t>(started.own);
    game.players[own] = setup_->player;
    game.players[1 - own].kind = PlayerChoice::Kind::remote;
    game.players[1 - own].name = opponent_;
    if (started.minutes > 0)
        game.time = {std::chrono::minutes(started.minutes), std::chrono::seconds(0)};
    sinceMove_.start();
    isStarting_ = true;
    emit ready(game);
    isStarting_ = false;
    if (!isPlaying())
        close();
    emit changed();
    for (const std::string& message : std::exchange(waiting_, {}))
        take(message);
}

void NetworkGame::take(const dxp::GameRefused& refused) {
    using Code = dxp::GameAnswer::Code;
    const bool version = refused.code == Code::otherVersion;
    if (!setup_->asks) {
        emit reported(version ? tr("A game was refused: the other program uses another version of "
                                   "the protocol.")
                              : tr("A game was refused: its position cannot be played in this "
                                   "variant. Choose the variant of the other program."));
        return;
    }
    close();
    emit reported(sentence(dxp::messageOf(refused)));
}

void NetworkGame::take(const dxp::MovePlayed& played) {
    if (!session_.isPlaying()) // the rules have ended it before
        return sendEnd();
    sinceMove_.start();
    session_.playRemote(played.move);
    const auto moves = dialogue_ ? static_cast<int>(dialogue_->game().moves().size() / 2) : 0;
    if (mostMoves_ == 0 || moves < mostMoves_ || !dialogue_ || !dialogue_->isOurTurn())
        return;
    dialogue_->end(dxp::GameEnd::Reason::unknown, false);
    flush();
    session_.abandon();
    emit reported(tr("The game ended after the agreed number of moves."));
}

void NetworkGame::take(const dxp::GameFinished& finished) {
    if (session_.isPlaying() && session_.hasRemote())
        session_.endRemote(finished.result);
    if (finished.isOnlyClaimed)
        emit reported(tr("%1 claims a win that the board does not show: the game has no result.")
                          .arg(opponent_));
    if (finished.stops) {
        close();
        emit reported(tr("%1 plays no more games.").arg(opponent_));
    }
    emit changed();
}

void NetworkGame::take(const dxp::ChatReceived& chat) {
    emit chatReceived(shown(chat.text));
}

void NetworkGame::take(const dxp::BackAsked& asked) {
    if (!session_.onlyHuman())
        return answerBack(true);
    const bool ofFirst = asked.request.toMove == dialogue_->game().game().start().toMove();
    emit backAsked(2 * (asked.request.move - 1) + (ofFirst ? 0 : 1));
}

void NetworkGame::take(const dxp::BackDone& /*done*/) {
    if (isPlaying())
        session_.takeBackTo(dialogue_->game().moves().size());
}

void NetworkGame::take(const dxp::BackRefused& /*refused*/) {
    emit reported(tr("%1 does not take moves back.").arg(opponent_));
}

void NetworkGame::take(const dxp::Violation& violation) {
    close();
    emit reported(
        sentence(dxp::messageOf({violation.reason, shown(violation.text).toStdString()})));
}

namespace dxp = analysis::dxp;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds connectFor{10'000};
constexpr milliseconds acceptSlice{200};
constexpr milliseconds receiveSlice{40}; // a message to send waits as long at most

} // namespace

struct NetworkLine::Outgoing {
    std::mutex mutex;
    std::vector<std::string> messages;
    bool closes = false; ///< when they are sent

    [[nodiscard]] std::pair<std::vector<std::string>, bool> take() {
        const std::lock_guard lock(mutex);
        return {std::exchange(messages, {}), closes};
    }
};

NetworkLine::NetworkLine(QObject* parent) : QObject(parent) {}

NetworkLine::~NetworkLine() = default;

void NetworkLine::open(const NetworkPlace& place) {
    number_ = ++opened_;
    isConnected_ = false;
    outgoing_ = std::make_shared<Outgoing>();
    task_.start([this, place, outgoing = outgoing_, number = number_](const std::stop_token& stop) {
        try {
            work(place, *outgoing, number, stop);
        } catch (const dxp::ConnectionLost& e) {
            QMetaObject::invokeMethod(this, [this, number, reason = qtText(e.what())] {
                if (number != number_)
                    return;
                number_ = 0;
                emit lost(reason);
            });
        }
    });
}

void NetworkLine::close() {
    if (!isOpen())
        return;
    number_ = 0;
    if (!isConnected_)
        return task_.stop();
    const std::lock_guard lock(outgoing_->mutex);
    outgoing_->closes = true;
}

void NetworkLine::send(const std::vector<std::string>& messages) {
    if (!isOpen())
        return;
    const std::lock_guard lock(outgoing_->mutex);
    outgoing_->messages.insert(outgoing_->messages.end(), messages.begin(), messages.end());
}

void NetworkLine::work(const NetworkPlace& place, Outgoing& outgoing, std::uint64_t number,
                       const std::stop_token& stop) {
    const auto notify = [this, number](auto report) {
        QMetaObject::invokeMethod(this, [this, number, report = std::move(report)] {
            if (number == number_)
                report();
        });
    };
    std::optional<dxp::Connection> connection;
    if (place.waits) {
        dxp::Listener listener(place.host, place.port);
        notify([this, port = listener.port()] { emit waiting(port); });
        dxp::Reception reception(listener, place.request);
        while (!connection) {
            if (stop.stop_requested())
                return;
            connection = reception.receive(acceptSlice);
        }
    } else
        connection = dxp::Connection::open(place.host, place.port, connectFor, stop);
    notify([this] {
        isConnected_ = true;
        emit connected();
    });
    while (!stop.stop_requested()) {
        const auto [messages, closes] = outgoing.take();
        for (const std::string& message : messages)
            connection->send(message);
        if (closes)
            return;
        if (auto message = connection->receive(receiveSlice))
            notify([this, text = std::move(*message)] { emit received(text); });
    }
}

} // namespace damscope::gui
