// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/engine_game.hpp"

#include "analysis/engine_error.hpp"
#include "analysis/match/move_remarks.hpp"
#include "rules/moves/generate.hpp"

#include <array>
#include <cassert>
#include <chrono>
#include <utility>
#include <vector>

namespace damscope::analysis::match {

namespace {

using rules::Color;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

std::size_t index(Color side) {
    return static_cast<std::size_t>(side);
}

/// One game in progress.
class EngineGame {
public:
    EngineGame(const Match& match, const Player& white, const Player& black,
               const rules::Position& opening)
        : players_{white, black}, adjudicator_(match.resign, match.draw),
          referee_(opening, match.adjudicator ? &match.adjudicator->of(opening.variant()) : nullptr,
                   match.drawnAfter, match.draws),
          left_{timeOf(white), timeOf(black)} {}

    std::optional<MatchGame> play(const std::stop_token& stop) {
        MatchGame played{referee_.game(), std::nullopt, {}};
        for (const Player& player : players_)
            player.engine.newGame();
        while (!referee_.result()) {
            const Color side = referee_.position().toMove();
            try {
                if (!playMove(side, stop))
                    return std::nullopt;
            } catch (const EngineError& error) {
                played.failed = side;
                played.failure = error.what();
                referee_.forfeit();
            }
        }
        played.game = referee_.game();
        addMoveRemarks(played.game, said_);
        played.game.tags = {{"White", players_[0].contestant.name},
                            {"Black", players_[1].contestant.name}};
        return played;
    }

private:
    static milliseconds timeOf(const Player& player) {
        return player.contestant.clock ? player.contestant.clock->left : milliseconds(0);
    }

    /// False if it was stopped.
    bool playMove(Color side, const std::stop_token& stop) {
        const rules::MoveList moves = rules::legalMoves(referee_.position());
        assert(!moves.empty() && side == referee_.position().toMove());
        if (moves.size() == 1) {
            said_.emplace_back();
            referee_.play(moves[0]);
            return true;
        }
        const Player& player = players_[index(side)];
        player.engine.setPosition(referee_.start(), referee_.moves());
        const auto begun = Clock::now();
        const auto choice = player.engine.play(limitsOf(side), stop);
        if (stop.stop_requested())
            return false;
        const auto time = std::chrono::duration_cast<milliseconds>(Clock::now() - begun);
        pressClock(side, time);
        said_.push_back({choice.value().score, choice->depth, time});
        referee_.play(choice->move);
        if (choice->score)
            adjudicator_.add(side, *choice->score, referee_.moves().size());
        if (const auto result = adjudicator_.result(); result && !referee_.result())
            referee_.end(*result);
        return true;
    }

    [[nodiscard]] Limits limitsOf(Color side) const {
        const Contestant& contestant = players_[index(side)].contestant;
        Limits limits = contestant.limits;
        if (contestant.clock)
            limits.clock = TimeLeft{left_[index(side)], contestant.clock->increment};
        return limits;
    }

    void pressClock(Color side, milliseconds used) {
        assert(used >= milliseconds(0));
        const Contestant& contestant = players_[index(side)].contestant;
        if (!contestant.clock)
            return;
        milliseconds& left = left_[index(side)];
        if (used > left)
            throw EngineError(EngineError::Reach::position,
                              contestant.name + ": its time is up (" +
                                  std::to_string((used - left).count()) + " ms too late)");
        left += contestant.clock->increment - used;
    }

    std::array<Player, 2> players_; ///< by color
    ScoreAdjudicator adjudicator_;
    Referee referee_;
    std::array<milliseconds, 2> left_; ///< on the clocks, by color
    std::vector<MoveRemark> said_;     ///< by ply
};

} // namespace

std::optional<MatchGame> playGame(const Match& match, const Player& white, const Player& black,
                                  const rules::Position& opening, const std::stop_token& stop) {
    return EngineGame(match, white, black, opening).play(stop);
}

} // namespace damscope::analysis::match
