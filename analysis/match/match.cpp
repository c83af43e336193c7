// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"

#include "analysis/match/engine_game.hpp"
#include "base/parallel/workers.hpp"

#include <atomic>
#include <cassert>
#include <mutex>
#include <utility>

namespace damscope::analysis::match {

namespace {

/// A match in progress.
class Playing {
public:
    Playing(const Match& match, const std::stop_token& stop, const MatchReport& report)
        : match_(match), report_(report), outside_(stop, [this] { stop_.request_stop(); }),
          standing_(match.before) {}

    Standing run() {
        if (!isDecided())
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
            const rules::Position& opening = match_.openings[i];
            auto one = playGame(match_, a, b, opening, stop);
            auto other = one ? playGame(match_, b, a, opening, stop) : std::nullopt;
            if (!other)
                return;
            add({std::move(*one), std::move(*other)});
        }
    }

    void add(const std::vector<MatchGame>& pair) {
        assert(pair.size() == 2);
        const std::scoped_lock lock(mutex_);
        if (stop_.stop_requested())
            return;
        standing_.addPair(pair[0].game.result, pair[1].game.result);
        report_(standing_, pair);
        if (isDecided())
            stop_.request_stop();
    }

    [[nodiscard]] bool isDecided() const {
        return match_.test && sprtResult(standing_, *match_.test) != SprtResult::undecided;
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
    assert(match.gamesAtOnce > 0);
    return Playing(match, stop, report).run();
}

} // namespace damscope::analysis::match
