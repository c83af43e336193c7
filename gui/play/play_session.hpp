// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/hub/hub_engine.hpp"
#include "analysis/play/played_game.hpp"
#include "gui/analysis/engine_panel.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/base/job.hpp"
#include "rules/board/position.hpp"

#include <QObject>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>
#include <random>
#include <vector>

namespace damscope::gui {

/// What endgame tables know of a game that is played out, found in a thread of its own.
class EndgameProbe : public QObject {
    Q_OBJECT

public:
    EndgameProbe(EndgameTables endgames, QObject* parent);

    /// Finds the move of a perfect player, see analysis::play::perfectMove().
    void findMove(const rules::Position& position, const rules::Move& chosen);
    /// Finds what the tables know of a game, with its shortest win.
    void explain(const rules::Position& start, std::vector<rules::Move> moves);
    /// Nothing more is found of what was asked.
    void cancel();

    [[nodiscard]] const std::optional<analysis::play::KnownEnding>& ending() const {
        return ending_;
    }

signals:
    void moveFound(const rules::Move& move);
    void explained();

private:
    EndgameTables endgames_;
    std::optional<analysis::play::KnownEnding> ending_;
    Job job_; // last: it ends before what it uses
};

class GameDocument;

/// The player of one side.
struct PlayerChoice {
    enum class Kind : std::uint8_t {
        human,
        engine,
        remote ///< another program, whose moves come by playRemote()
    };
    Kind kind = Kind::human;
    std::optional<analysis::HubSettings> engine; ///< none: Damscope's own
    analysis::play::Strength strength = analysis::play::strongest;
    QString name; ///< as shown above the board; empty: unknown
};

/// A game to play on the board of the open game: against an engine, between engines, or between two
/// people.
struct GameToPlay {
    rules::Position start;
    std::array<PlayerChoice, 2> players; ///< White, Black
    std::optional<analysis::play::TimeControl> time;
    bool enginesGiveUp =
        false; ///< engines resign and offer draws, see analysis::play::ResignPolicy
    rules::DrawReading draws = rules::DrawReading::usual;
    std::string event = "Damscope"; ///< the Event tag
};

/// Plays a game in the document: accepts the moves of people, requests those of engines, runs the
/// clocks, and records the clock times and the result in the game.
class PlaySession : public QObject {
    Q_OBJECT

public:
    PlaySession(GameDocument& document, const EndgameTables& endgames, QObject* parent = nullptr);

    /// Sets the own engine of games that start later.
    void setOwnEngine(const OwnEngine& own);
    /// Opens a new game in the document and starts it. Ends a game in progress.
    void start(const GameToPlay& game);
    [[nodiscard]] bool isPlaying() const { return game_ && !game_->end(); }
    /// Whether it is a person's turn in the position shown.
    [[nodiscard]] bool takesMoves() const;
    /// Whether a program plays, or has played the last game.
    [[nodiscard]] bool hasEngine() const;
    /// Whether a person plays a position out against an engine, not a game from the start. The
    /// engine then plays endings that tables know perfectly, at every strength.
    [[nodiscard]] bool isPlayedOut() const;
    /// What the tables know of the last game, if it was played out; it is found after its end.
    [[nodiscard]] const std::optional<analysis::play::KnownEnding>& ending() const {
        return probe_.ending();
    }
    /// Whether a side is played by another program.
    [[nodiscard]] bool hasRemote() const;
    /// Whether no move has been played.
    [[nodiscard]] bool isEmpty() const { return played_.empty(); }
    /// The side of the only person who plays; nothing if none or two do.
    [[nodiscard]] std::optional<rules::Color> onlyHuman() const;
    /// The move of a person.
    void play(const rules::Move& move);
    /// The move of the other program.
    void playRemote(const rules::Move& move);
    /// The other program has ended the game with this result.
    void endRemote(rules::GameResult result);
    /// Both sides have agreed to continue after this number of plies.
    void takeBackTo(std::size_t plies);

    /// The person to move resigns; against an engine the person, whichever side is to move.
    void resign();
    /// Accepts a draw that an engine has offered, or claims one if possible; else offers
    /// one.
    void draw();
    /// Takes back the last move of the person, and the engine's reply; between two people the last
    /// move. The clocks are set back too. It can be undone in the document until the next move: the
    /// moves in the document are the game.
    void takeBack();
    [[nodiscard]] bool canTakeBack() const { return pliesToTakeBack() > 0; }
    /// Ends the game without a result.
    void abandon();
    /// The same; the game is not to be stored.
    void discard();
    /// Whether the game is to be stored when it is over.
    [[nodiscard]] bool isWanted() const { return wanted_; }
    /// Ends the processes of the engines.
    void dismissEngines();

    [[nodiscard]] std::optional<std::string_view> claim() const;
    /// Whether the engine has offered a draw to the person to move.
    [[nodiscard]] bool isDrawOffered() const { return drawOffered_; }
    [[nodiscard]] const std::optional<GameToPlay>& players() const { return setup_; }
    [[nodiscard]] const std::optional<analysis::play::GameEnd>& end() const { return end_; }
    [[nodiscard]] rules::Color toMove() const;
    /// The time on a clock; nothing if the game has none.
    [[nodiscard]] std::optional<std::chrono::milliseconds> left(rules::Color side) const;

signals:
    /// A move has been played, or the game has started or ended.
    void changed();
    void clockTicked();
    /// A side that is played here has moved.
    void moved(const rules::Move& move);
    /// The engine declines a draw.
    void drawDeclined();
    /// A playing engine has failed: the game is over without a result.
    void failed(const QString& reason);
    /// The game is over; the document contains it.
    void ended();

private:
    using Clock = std::chrono::steady_clock;
    [[nodiscard]] const PlayerChoice& player(rules::Color side) const;
    [[nodiscard]] bool isHuman(rules::Color side) const;
    [[nodiscard]] bool isRemote(rules::Color side) const;
    [[nodiscard]] std::size_t pliesToTakeBack() const;
    [[nodiscard]] rules::NodeId last() const;
    void go(const rules::Move& move);
    void followDocument();
    void setPly(std::vector<rules::NodeId> played);
    [[nodiscard]] bool givesUp(rules::Color engine);
    void note(const rules::Move& move, rules::Color mover);
    void askEngine();
    void takeEngineMove(const analysis::Findings& findings);
    void playEngineMove(const rules::Move& move);
    void tick();
    void finish();

    GameDocument& document_;
    std::optional<GameToPlay> setup_;
    std::unique_ptr<analysis::play::PlayedGame> game_;
    std::optional<analysis::play::GameClock> clock_;
    std::vector<analysis::play::GameClock::RemainingTimes> times_; ///< by number of moves played
    std::optional<analysis::play::GameEnd> end_;                   ///< of the last game
    std::vector<rules::NodeId> played_;    ///< the moves of the game, in the document
    std::optional<std::size_t> backTo_;    ///< agreed with the other program, in plies
    std::vector<rules::NodeId> takenBack_; ///< the whole game before moves were taken back
    std::array<std::optional<analysis::Score>, 2> scores_; ///< the last score of each engine
    std::array<analysis::play::ResignPolicy, 2> resignPolicies_;
    bool drawOffered_ = false;
    bool wanted_ = true;
    std::mt19937_64 random_;
    QTimer ticks_;
    std::array<std::unique_ptr<EngineRunner>, 2> engines_;
    EndgameProbe probe_;
};

} // namespace damscope::gui
