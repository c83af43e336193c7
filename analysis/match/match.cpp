// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "base/parallel/workers.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <mutex>
#include <numbers>
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
        const auto choice = player.engine.play(limitsFor(side), stop);
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

    [[nodiscard]] Limits limitsFor(Color side) const {
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

namespace {

/// A number with leading zeros.
std::string padded(long long number, std::size_t width) {
    assert(number >= 0);
    const std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

/// Nothing for a table's result, which has no number.
std::optional<std::string> evalText(const Score& forWhite, int depth) {
    switch (forWhite.kind()) {
    case Score::Kind::estimate: {
        const int size = std::abs(forWhite.centiMen());
        return std::string(forWhite.centiMen() < 0 ? "%eval -" : "%eval ") +
               std::to_string(size / 100) + '.' + padded(size % 100, 2) + ',' +
               std::to_string(depth);
    }
    case Score::Kind::forced:
        return std::string(forWhite.isLoss() ? "%eval #-" : "%eval #") +
               std::to_string((forWhite.plies() + 1) / 2) + ',' + std::to_string(depth);
    case Score::Kind::table:
        break;
    }
    return std::nullopt;
}

std::string timeText(std::chrono::milliseconds time) {
    assert(time.count() >= 0);
    const long long ms = time.count();
    return "%emt " + std::to_string(ms / 3'600'000) + ':' + padded(ms / 60'000 % 60, 2) + ':' +
           padded(ms / 1000 % 60, 2) + '.' + padded(ms % 1000, 3);
}

} // namespace

void addMoveRemarks(rules::Game& game, std::span<const MoveRemark> remarks) {
    const auto add = [&game](rules::NodeId node, std::string text) {
        game.addRemark(node, rules::Command{std::move(text)});
    };
    const bool whiteBegins = game.start().toMove() == rules::Color::white;
    const std::vector<rules::NodeId> line = game.mainLine();
    for (std::size_t i = 0; i < std::min(line.size(), remarks.size()); ++i) {
        const MoveRemark& said = remarks[i];
        const bool byWhite = (i % 2 == 0) == whiteBegins;
        if (said.score)
            if (auto text = evalText(byWhite ? *said.score : said.score->turned(), said.depth))
                add(line[i], std::move(*text));
        if (said.time)
            add(line[i], timeText(*said.time));
    }
}

rules::Game taggedGame(const MatchGame& played, std::string_view event, int round) {
    rules::Game game = played.game;
    const rules::Rules& rules = rules::rules(game.variant());
    game.tags.insert(game.tags.begin(),
                     {{"Event", std::string(event)}, {"Round", std::to_string(round)}});
    game.tags.push_back({"Result", std::string(rules::writeResult(rules, game.result))});
    game.tags.push_back({"GameType", std::string(rules::gameTypeFor(game.variant()))});
    game.tags.push_back({"SetUp", "1"});
    game.tags.push_back({"FEN", rules::writeFen(game.start())});
    return game;
}

namespace {

double eloFor(double score) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (score <= 0)
        return -infinity;
    if (score >= 1)
        return infinity;
    return 400 * std::log10(score / (1 - score));
}

/// Points per game of a pair with this many half points.
double pairScore(std::size_t halfPoints) {
    assert(halfPoints <= 4);
    return static_cast<double>(halfPoints) / 4;
}

int halfPoints(rules::GameResult result, rules::GameResult win) {
    return result == rules::GameResult::draw ? 1 : result == win ? 2 : 0;
}

} // namespace

void Standing::addPair(rules::GameResult asWhite, rules::GameResult asBlack) {
    const int first = halfPoints(asWhite, rules::GameResult::whiteWins);
    const int second = halfPoints(asBlack, rules::GameResult::blackWins);
    addGame(first);
    addGame(second);
    addPair(first + second);
}

void Standing::addPair(int halfPoints) {
    assert(halfPoints >= 0 && halfPoints <= 4);
    ++pairs_;
    ++pairCounts_[static_cast<std::size_t>(halfPoints)];
}

void Standing::addGame(int halfPoints) {
    assert(halfPoints >= 0 && halfPoints <= 2);
    ++(halfPoints == 2 ? wins_ : halfPoints == 1 ? draws_ : losses_);
}

double Standing::mean() const {
    double sum = 0;
    for (std::size_t i = 0; i < pairCounts_.size(); ++i)
        sum += static_cast<double>(pairCounts_[i]) * pairScore(i);
    return pairs_ == 0 ? 0.5 : sum / static_cast<double>(pairs_);
}

double Standing::varianceOfMean() const {
    constexpr double prior = 0.5;
    double weight = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < pairCounts_.size(); ++i) {
        const double count = static_cast<double>(pairCounts_[i]) + prior;
        weight += count;
        sum += count * pairScore(i);
        squares += count * pairScore(i) * pairScore(i);
    }
    const double mean = sum / weight;
    return (squares / weight - mean * mean) / weight;
}

Elo estimateElo(const Standing& standing) {
    const double mean = standing.mean();
    constexpr double ninetyFivePercent = 1.96;
    const double reach = ninetyFivePercent * std::sqrt(standing.varianceOfMean());
    return {eloFor(mean), eloFor(mean - reach), eloFor(mean + reach)};
}

double likelihoodOfSuperiority(const Standing& standing) {
    const double deviations = (standing.mean() - 0.5) / std::sqrt(standing.varianceOfMean());
    return std::erfc(-deviations / std::numbers::sqrt2) / 2;
}

double expectedScore(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

double logLikelihoodRatio(const Standing& standing, const Hypotheses& h) {
    if (standing.pairs() == 0)
        return 0;
    const double score0 = expectedScore(h.elo0);
    const double score1 = expectedScore(h.elo1);
    return (score1 - score0) * (2 * standing.mean() - score0 - score1) /
           (2 * standing.varianceOfMean());
}

double logLikelihoodBound() {
    return std::log(0.95 / 0.05);
}

SprtResult sprtResult(const Standing& standing, const Hypotheses& h) {
    assert(h.elo0 < h.elo1);
    const double bound = logLikelihoodBound();
    const double ratio = logLikelihoodRatio(standing, h);
    return ratio >= bound    ? SprtResult::gain
           : ratio <= -bound ? SprtResult::none
                             : SprtResult::undecided;
}

} // namespace damscope::analysis::match
