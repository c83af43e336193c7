// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/self_play.hpp"

#include "analysis/match/match.hpp"
#include "analysis/match/referee.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <random>
#include <utility>

namespace damscope::analysis::train {

namespace {

using rules::Color;

/// Hundredths of a man beyond which a game counts as decided, and how many plies in a row.
constexpr int decidedScore = 500;
constexpr int decidedPlies = 6;
/// An opening is balanced if its first search scores at most this.
constexpr int fairScore = 120;

int whiteScore(const rules::Position& p, const Score& s) {
    constexpr int won = 2000;
    const int mine = s.isWin()                           ? won
                     : s.isLoss()                        ? -won
                     : s.kind() == Score::Kind::estimate ? std::clamp(s.centiMen(), -won, won)
                                                         : 0;
    return p.toMove() == Color::white ? mine : -mine;
}

int numberOf(rules::GameResult r) {
    return r == rules::GameResult::whiteWins ? 1 : r == rules::GameResult::blackWins ? -1 : 0;
}

/// Plays a game to its end, or until one side is far ahead for long enough.
class Game {
public:
    Game(const SelfPlay& settings, EmbeddedEngine& engine, const rules::Position& start)
        : settings_(settings), engine_(engine),
          referee_(start, settings.endgames ? &settings.endgames->of(settings.variant) : nullptr) {}

    std::vector<Sample> play() {
        while (!referee_.result() && !isDecided())
            if (!step())
                return {};
        const int result = referee_.result() ? numberOf(*referee_.result()) : lead_ > 0 ? 1 : -1;
        for (Sample& s : samples_)
            s.result = result;
        return std::move(samples_);
    }

private:
    /// Only if material decides: in games with another goal a side may be far ahead by the
    /// weights and still be lost.
    [[nodiscard]] bool isDecided() const {
        return rules::rules(settings_.variant).goal == rules::Goal::takeOrBlock &&
               std::abs(lead_) >= decidedPlies;
    }

    /// False if the opening turns out to be unbalanced.
    bool step() {
        const rules::Position& p = referee_.position();
        const rules::MoveList legal = rules::legalMoves(p);
        assert(!legal.empty()); // the referee has not ended the game
        rules::Move move = legal[0];
        if (legal.size() > 1) {
            Limits limits;
            limits.nodes = settings_.nodes;
            engine_.setPosition(referee_.start(), referee_.moves());
            const Findings found = engine_.search(limits);
            move = found.lines[0].moves[0];
            const int score = whiteScore(p, found.lines[0].score);
            // The first moves may have been forced.
            if (!std::exchange(isJudged_, true) && std::abs(score) > fairScore)
                return false;
            if (!move.isCapture())
                samples_.push_back({p, score, 0});
            follow(score);
        }
        referee_.play(move);
        return true;
    }

    void follow(int score) {
        if (score > decidedScore)
            lead_ = std::max(lead_, 0) + 1;
        else if (score < -decidedScore)
            lead_ = std::min(lead_, 0) - 1;
        else
            lead_ = 0;
    }

    const SelfPlay& settings_;
    EmbeddedEngine& engine_;
    match::Referee referee_;
    std::vector<Sample> samples_;
    bool isJudged_ = false; ///< whether the opening is balanced
    int lead_ = 0;          ///< plies in a row that White (positive) or Black has been far ahead
};

} // namespace

SampleGame playSelf(const SelfPlay& settings, EmbeddedEngine& engine, std::uint64_t seed) {
    assert(settings.nodes > 0);
    std::mt19937_64 random(seed);
    engine.newGame();
    while (true) {
        const rules::Position start = match::chanceOpening(
            settings.variant, settings.fewestRandomPlies, settings.mostRandomPlies, random);
        std::vector<Sample> samples = Game(settings, engine, start).play();
        if (!samples.empty())
            return {seed, std::move(samples)};
    }
}

} // namespace damscope::analysis::train
