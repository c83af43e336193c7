// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/match/engine_game.hpp"
#include "base/parallel/workers.hpp"
#include "rules/moves/generate.hpp"

#include <atomic>
#include <cassert>
#include <cstdlib>
#include <mutex>
#include <unordered_set>
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

namespace {

std::optional<rules::Position> tryOpening(rules::Variant variant, std::uint64_t plies,
                                          std::mt19937_64& random) {
    rules::Position p = rules::Position::start(variant);
    for (std::uint64_t i = 0; i <= plies; ++i) {
        const rules::MoveList moves = rules::legalMoves(p);
        if (moves.empty())
            return std::nullopt;
        if (i < plies)
            p.play(moves[random() % moves.size()]);
    }
    return p;
}

bool isEven(const rules::Position& p, EmbeddedEngine& engine) {
    constexpr int halfAMan = 50;
    Limits limits;
    limits.nodes = 10'000;
    engine.newGame();
    engine.setPosition(p);
    const Score score = engine.search(limits).lines.at(0).score;
    return score.kind() == Score::Kind::estimate && std::abs(score.centiMen()) <= halfAMan;
}

} // namespace

rules::Position chanceOpening(rules::Variant variant, int fewestPlies, int mostPlies,
                              std::mt19937_64& random) {
    assert(fewestPlies >= 0 && fewestPlies <= mostPlies);
    const auto least = static_cast<std::uint64_t>(fewestPlies);
    const std::uint64_t span = static_cast<std::uint64_t>(mostPlies) - least + 1;
    while (true)
        if (const auto p = tryOpening(variant, least + random() % span, random))
            return *p;
}

std::vector<rules::Position> evenOpenings(rules::Variant variant, std::size_t count,
                                          std::uint64_t seed) {
    std::mt19937_64 random(seed);
    EmbeddedEngine engine({1, 1, nullptr});
    std::vector<rules::Position> openings;
    std::unordered_set<rules::PositionKey> seen;
    const std::size_t mostTries = 100 * count;
    for (std::size_t tries = 0; openings.size() < count && tries < mostTries; ++tries) {
        const rules::Position p = chanceOpening(variant, 4, 8, random);
        if (seen.insert(p.key()).second && isEven(p, engine))
            openings.push_back(p);
    }
    return openings;
}

} // namespace damscope::analysis::match
