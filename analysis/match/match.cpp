// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"

#include "analysis/engine_error.hpp"
#include "base/parallel/workers.hpp"
#include "rules/moves/generate.hpp"

#include <atomic>
#include <mutex>
#include <utility>

namespace damscope::analysis::match {

namespace {

using rules::Color;
using rules::GameResult;

struct Player {
    Engine& engine;
    const Contestant& contestant;
};

/// The move of the side to move; nothing if it was stopped.
std::optional<rules::Move> moveOf(const Player& player, const Referee& referee,
                                  const std::stop_token& stop) {
    const rules::MoveList moves = rules::legalMoves(referee.position());
    if (moves.size() == 1)
        return moves[0];
    player.engine.setPosition(referee.start(), referee.moves());
    return player.engine.play(player.contestant.limits, stop);
}

/// Plays one game to its end; nothing if it was stopped.
std::optional<MatchGame> playGame(const Player& white, const Player& black, Referee referee,
                                  const std::stop_token& stop) {
    MatchGame played{referee.game(), std::nullopt, {}};
    white.engine.newGame();
    black.engine.newGame();
    while (!referee.result()) {
        const Color side = referee.position().toMove();
        const Player& mover = side == Color::white ? white : black;
        try {
            const auto move = moveOf(mover, referee, stop);
            if (stop.stop_requested())
                return std::nullopt;
            referee.play(move.value());
        } catch (const EngineError& error) {
            played.failed = side;
            played.failure = error.what();
            referee.forfeit();
        }
    }
    played.game = referee.game();
    played.game.tags = {{"White", white.contestant.name}, {"Black", black.contestant.name}};
    return played;
}

int halfPoints(const rules::Game& game, Color side) {
    if (game.result == GameResult::draw)
        return 1;
    return (game.result == GameResult::whiteWins) == (side == Color::white) ? 2 : 0;
}

/// The match while its threads play.
class Playing {
public:
    Playing(const Match& match, const std::stop_token& stop, const MatchReport& report)
        : match_(match), report_(report), outside_(stop, [this] { stop_.request_stop(); }) {}

    Standing run() {
        base::runWorkers(match_.gamesAtOnce, stop_.get_token(),
                         [this](int /*worker*/, const std::stop_token& stop) { work(stop); });
        return standing_;
    }

private:
    void work(const std::stop_token& stop) {
        const auto first = match_.first.make();
        const auto second = match_.second.make();
        const Player a{*first, match_.first};
        const Player b{*second, match_.second};
        for (std::size_t i = next_++; i < match_.openings.size(); i = next_++) {
            auto one = playGame(a, b, referee(match_.openings[i]), stop);
            auto other = one ? playGame(b, a, referee(match_.openings[i]), stop) : std::nullopt;
            if (!other)
                return;
            add({std::move(*one), std::move(*other)});
        }
    }

    [[nodiscard]] Referee referee(const rules::Position& opening) const {
        const endgame::Tables* tables =
            match_.adjudicator ? &match_.adjudicator->of(opening.variant()) : nullptr;
        return Referee(opening, tables, match_.drawnAfter);
    }

    void add(const std::vector<MatchGame>& pair) {
        const std::scoped_lock lock(mutex_);
        if (stop_.stop_requested())
            return;
        const int asWhite = halfPoints(pair[0].game, Color::white);
        const int asBlack = halfPoints(pair[1].game, Color::black);
        standing_.addGame(asWhite);
        standing_.addGame(asBlack);
        standing_.addPair(asWhite + asBlack);
        report_(standing_, pair);
        if (match_.test && verdict(standing_, *match_.test) != Verdict::undecided)
            stop_.request_stop();
    }

    const Match& match_;
    const MatchReport& report_;
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> outside_;
    std::atomic<std::size_t> next_ = 0;
    std::mutex mutex_;
    Standing standing_;
};

} // namespace

Standing play(const Match& match, const std::stop_token& stop, const MatchReport& report) {
    return Playing(match, stop, report).run();
}

} // namespace damscope::analysis::match
