// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/hub/hub_engine.hpp"
#include "analysis/play/game_clock.hpp"
#include "analysis/play/manners.hpp"
#include "analysis/play/played_game.hpp"
#include "analysis/play/strength.hpp"
#include "gui/analysis/engine_runner.hpp"
#include "rules/board/position.hpp"

#include <QObject>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>
#include <random>
#include <vector>

namespace damscope::gui {

class GameDocument;

/// Who plays one side.
struct PlayerChoice {
    enum class Kind : std::uint8_t { human, engine };
    Kind kind = Kind::human;
    std::optional<analysis::HubSettings> engine; ///< none: Damscope's own
    analysis::play::Strength strength = analysis::play::strongest;
    QString name; ///< as it stands above the board; empty: not known
};

/// A game that is played on the board of the open game: against an engine, between engines, or
/// between two people.
struct GameToPlay {
    rules::Position start;
    std::array<PlayerChoice, 2> players; ///< White, Black
    std::optional<analysis::play::TimeControl> time;
    bool enginesGiveUp = false; ///< engines resign and offer draws, see analysis::play::Manners
    rules::DrawReading draws = rules::DrawReading::usual;
};

/// Plays a game in the document: takes the moves of people, asks engines for theirs, runs the
/// clocks, and notes the clock times and the result in the game.
class PlaySession : public QObject {
    Q_OBJECT

public:
    PlaySession(GameDocument& document, const EndgameTables& endgames, QObject* parent = nullptr);

    /// Opens a new game in the document and begins. Ends one that is played.
    void start(const GameToPlay& game);
    [[nodiscard]] bool isPlaying() const { return game_ && !game_->end(); }
    /// Whether it is a person's turn, in the position that is shown.
    [[nodiscard]] bool takesMoves() const;
    /// The side of the one person who plays; nothing where none or two do.
    [[nodiscard]] std::optional<rules::Color> onlyHuman() const;
    /// The move of a person.
    void play(const rules::Move& move);

    /// The person whose turn it is resigns; against an engine the person, whoever is to move.
    void resign();
    /// Agrees to a draw that an engine has offered, or claims one if that can be done; else offers
    /// one.
    void draw();
    /// Takes the last move of the person back, and what the engine has answered; between two people
    /// the last move. The clocks show again what they showed then. It can be undone in the document
    /// until the next move: what the document has of the game is what was played.
    void takeBack();
    [[nodiscard]] bool canTakeBack() const { return pliesToTakeBack() > 0; }
    /// Ends the game without a result.
    void abandon();
    /// Ends the processes of the engines.
    void dismissEngines();

    [[nodiscard]] std::optional<std::string_view> claim() const;
    /// Whether the engine has offered a draw to the person who is to move.
    [[nodiscard]] bool isDrawOffered() const { return drawOffered_; }
    [[nodiscard]] const std::optional<GameToPlay>& players() const { return setup_; }
    [[nodiscard]] const std::optional<analysis::play::GameEnd>& end() const { return end_; }
    [[nodiscard]] rules::Color toMove() const;
    /// What a clock shows now; nothing where the game has none.
    [[nodiscard]] std::optional<std::chrono::milliseconds> left(rules::Color side) const;

signals:
    /// A move has been played, or the game has begun or come to its end.
    void changed();
    void clockTicked();
    /// The engine does not agree to a draw.
    void drawDeclined();
    /// An engine that plays has failed: the game is over without a result.
    void failed(const QString& reason);
    /// The game is over; the document holds it.
    void ended();

private:
    using Clock = std::chrono::steady_clock;
    [[nodiscard]] const PlayerChoice& player(rules::Color side) const;
    [[nodiscard]] bool isHuman(rules::Color side) const;
    [[nodiscard]] std::size_t pliesToTakeBack() const;
    [[nodiscard]] rules::NodeId last() const;
    void go(const rules::Move& move);
    void followDocument();
    void setPly(std::vector<rules::NodeId> played);
    [[nodiscard]] bool givesUp(rules::Color engine);
    void note(const rules::Move& move, rules::Color mover);
    void askEngine();
    void takeEngineMove(const analysis::Findings& findings);
    void tick();
    void finish();

    GameDocument& document_;
    std::optional<GameToPlay> setup_;
    std::unique_ptr<analysis::play::PlayedGame> game_;
    std::optional<analysis::play::GameClock> clock_;
    std::vector<analysis::play::GameClock::Times> times_; ///< when so many moves had been played
    std::optional<analysis::play::GameEnd> end_;          ///< of the last game
    std::vector<rules::NodeId> played_;    ///< the moves of the game, in the document
    std::vector<rules::NodeId> takenBack_; ///< the whole game before something was taken back
    std::array<std::optional<analysis::Score>, 2> scores_; ///< what each engine thought last
    std::array<analysis::play::Manners, 2> manners_;
    bool drawOffered_ = false;
    std::mt19937_64 random_;
    QTimer ticks_;
    std::array<std::unique_ptr<EngineRunner>, 2> engines_;
};

} // namespace damscope::gui
