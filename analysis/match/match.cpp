// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"

#include "analysis/match/referee.hpp"

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

namespace damscope::analysis::match {

namespace {

using rules::Color;
using rules::GameResult;

struct Player {
    Engine& engine;
    const Contestant& contestant;
};

/// Plays one game to its end; nothing if it was stopped.
std::optional<rules::Game> playGame(const rules::Position& start, const Player& white,
                                    const Player& black, const endgame::Tables* adjudicator,
                                    const std::stop_token& stop) {
    Referee referee(start, adjudicator);
    white.engine.newGame();
    black.engine.newGame();
    while (!referee.result()) {
        const Player& mover = referee.position().toMove() == Color::white ? white : black;
        mover.engine.setPosition(start, referee.moves());
        const Findings found = mover.engine.search(mover.contestant.limits, stop);
        if (stop.stop_requested())
            return std::nullopt;
        referee.play(found.lines.at(0).moves.at(0));
    }
    rules::Game game = referee.game();
    game.tags = {{"White", white.contestant.name}, {"Black", black.contestant.name}};
    return game;
}

int halfPoints(const rules::Game& game, Color side) {
    if (game.result == GameResult::draw)
        return 1;
    return (game.result == GameResult::whiteWins) == (side == Color::white) ? 2 : 0;
}

/// The match while its threads play.
class Playing {
public:
    using Report = std::function<void(const Standing&, const std::vector<rules::Game>&)>;

    Playing(const Match& match, const std::stop_token& stop, const Report& report)
        : match_(match), report_(report), outside_(stop, [this] { stop_.request_stop(); }) {}

    Standing run() {
        {
            std::vector<std::jthread> threads;
            for (int i = 1; i < match_.gamesAtOnce; ++i)
                threads.emplace_back([this] { work(); });
            work();
        }
        if (failure_)
            std::rethrow_exception(failure_);
        return standing_;
    }

private:
    void work() {
        try {
            const auto first = match_.first.make();
            const auto second = match_.second.make();
            const Player a{*first, match_.first};
            const Player b{*second, match_.second};
            for (std::size_t i = next_++; i < match_.openings.size(); i = next_++) {
                const rules::Position& opening = match_.openings[i];
                const endgame::Tables* tables =
                    match_.adjudicator ? &match_.adjudicator->of(opening.variant()) : nullptr;
                const auto one = playGame(opening, a, b, tables, stop_.get_token());
                const auto other =
                    one ? playGame(opening, b, a, tables, stop_.get_token()) : std::nullopt;
                if (!other)
                    return;
                add({*one, *other});
            }
        } catch (...) {
            const std::scoped_lock lock(mutex_);
            failure_ = std::current_exception();
            stop_.request_stop();
        }
    }

    void add(const std::vector<rules::Game>& pair) {
        const std::scoped_lock lock(mutex_);
        if (stop_.stop_requested())
            return;
        const int asWhite = halfPoints(pair[0], Color::white);
        const int asBlack = halfPoints(pair[1], Color::black);
        standing_.addGame(asWhite);
        standing_.addGame(asBlack);
        standing_.addPair(asWhite + asBlack);
        report_(standing_, pair);
        if (match_.test && verdict(standing_, *match_.test) != Verdict::undecided)
            stop_.request_stop();
    }

    const Match& match_;
    const Report& report_;
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> outside_;
    std::atomic<std::size_t> next_ = 0;
    std::mutex mutex_;
    Standing standing_;
    std::exception_ptr failure_;
};

} // namespace

Standing play(const Match& match, const std::stop_token& stop,
              const std::function<void(const Standing&, const std::vector<rules::Game>&)>& report) {
    return Playing(match, stop, report).run();
}

} // namespace damscope::analysis::match
