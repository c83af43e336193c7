// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/dxp/dialogue.hpp"
#include "gui/base/job.hpp"
#include "gui/play/play_session.hpp"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damscope::gui {

/// Where another program is, or where this one waits for it.
struct NetworkPlace {
    std::string host;
    std::uint16_t port = 0;
    bool waits = false;    ///< at this address, instead of connecting to it
    std::string request{}; ///< what it asks who connects, where it waits and asks for the games
};

/// A DamExchange connection that a thread of its own reads and writes. Only the destructor waits
/// for that thread.
class NetworkLine : public QObject {
    Q_OBJECT

public:
    explicit NetworkLine(QObject* parent = nullptr);
    ~NetworkLine() override;

    /// Connects, or waits until a program that speaks DamExchange does. Closes an earlier
    /// connection.
    void open(const NetworkPlace& place);
    /// Sends what is still to be sent, then ends the connection.
    void close();
    [[nodiscard]] bool isOpen() const { return number_ != 0; }
    void send(const std::vector<std::string>& messages);

signals:
    /// It waits at this port.
    void waiting(int port);
    void connected();
    void received(const std::string& message);
    /// There is no connection, or none any more.
    void lost(const QString& reason);

private:
    struct Outgoing;
    void work(const NetworkPlace& place, Outgoing& outgoing, std::uint64_t number,
              const std::stop_token& stop);

    std::uint64_t opened_ = 0;
    std::uint64_t number_ = 0; ///< of the open connection; 0: none
    bool isConnected_ = false;
    std::shared_ptr<Outgoing> outgoing_;
    NewestTask task_; // last: it ends before the members that it uses
};

/// Games with a program on the other side of a network connection.
struct NetworkSetup {
    NetworkPlace place;
    bool asks = true; ///< this side asks for games; else it plays those that it is asked for
    rules::Position start;
    rules::Color own = rules::Color::white; ///< where this side asks
    int minutes = 0;                        ///< likewise; 0: without clocks
    PlayerChoice player;                    ///< of this side
};

/// Plays the session's games by DamExchange: the moves of the session are sent, and those of the
/// other program are played in it.
class NetworkGame : public QObject {
    Q_OBJECT

public:
    explicit NetworkGame(PlaySession& session, QObject* parent = nullptr);

    void open(const NetworkSetup& setup);
    /// Ends the game in progress without a result, and the connection.
    void close();
    [[nodiscard]] bool isOpen() const { return line_.isOpen(); }
    /// Whether a game of the connection is in progress.
    [[nodiscard]] bool isPlaying() const;
    [[nodiscard]] const QString& opponent() const { return opponent_; }

    /// Asks for another game, with the colours exchanged.
    void askAgain();
    [[nodiscard]] bool canAskAgain() const;
    void chat(const QString& text);
    /// Asks to take back the last move of this side.
    void askBack();
    [[nodiscard]] bool canAskBack() const;
    /// Answers backAsked().
    void answerBack(bool accepts);

signals:
    /// It waits, has connected, or has ended.
    void changed();
    /// The game that both sides have agreed to: start it in the session, or close().
    void ready(const damscope::gui::GameToPlay& game);
    void chatReceived(const QString& text);
    /// The other program wants to go back to before this ply, from 0.
    void backAsked(int ply);
    /// A message for the user, about what the other program does.
    void reported(const QString& text);

private:
    void take(const std::string& message);
    void take(const analysis::dxp::GameStarted& started);
    void take(const analysis::dxp::GameRefused& refused);
    void take(const analysis::dxp::MovePlayed& played);
    void take(const analysis::dxp::GameFinished& finished);
    void take(const analysis::dxp::ChatReceived& chat);
    void take(const analysis::dxp::BackAsked& asked);
    void take(const analysis::dxp::BackDone& done);
    void take(const analysis::dxp::BackRefused& refused);
    void take(const analysis::dxp::Violation& violation);
    void prepareToAsk();
    void ask();
    void sendMove(const rules::Move& move);
    void sendEnd();
    void flush();
    void end();

    PlaySession& session_;
    NetworkLine line_;
    std::optional<NetworkSetup> setup_;
    std::optional<analysis::dxp::Dialogue> dialogue_;
    QString opponent_;
    int mostMoves_ = 0;                ///< of each side in the game; 0: any number
    bool isStarting_ = false;          ///< the user may be asked about the open game
    std::vector<std::string> waiting_; ///< what came meanwhile
    QElapsedTimer sinceMove_;
};

} // namespace damscope::gui
