// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play/played_game.hpp"

#include "analysis/endgame/result.hpp"
#include "analysis/endgame/tables.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace damscope::analysis::play {

using rules::GameResult;

std::string_view termination(const GameEnd& end) {
    switch (end.reason) {
    case GameEnd::Reason::drawRule:
        return end.rule;
    case GameEnd::Reason::agreement:
        return "agreed draw";
    case GameEnd::Reason::resignation:
        return "resignation";
    case GameEnd::Reason::time:
        return "time forfeit";
    case GameEnd::Reason::tooLong:
        return "adjudication";
    case GameEnd::Reason::board:
        break;
    }
    return {};
}

PlayedGame::PlayedGame(const rules::Position& start, rules::DrawReading draws)
    : game_(start), draws_(draws) {
    judge();
}

void PlayedGame::play(const rules::Move& move) {
    assert(!end_);
    game_.play(move);
    judge();
}

// A claim is available to the player to move when its limit is reached, and to the other in the
// next turn.
void PlayedGame::judge() {
    claim_.reset();
    const rules::Outcome outcome = rules::outcome(position());
    if (outcome.end != rules::BoardEnd::none)
        return finish(outcome.result, GameEnd::Reason::board);
    for (const rules::Adjudication& a : rules::adjudicate(game(), draws_)) {
        const int ago = static_cast<int>(moves().size()) - a.at;
        if (a.endsGame() && ago == 0)
            return finish(GameResult::draw, GameEnd::Reason::drawRule, a.rule.name);
        if (!a.endsGame() && ago <= 1)
            claim_ = a.rule.name;
    }
}

bool PlayedGame::leadsNowhere() const {
    return claim_ || moves().size() >= match::Referee::mostPlies || game_.isThirdTime();
}

void PlayedGame::claimDraw() {
    if (claim_)
        finish(GameResult::draw, GameEnd::Reason::drawRule, *claim_);
}

void PlayedGame::agreeDraw() {
    finish(GameResult::draw, GameEnd::Reason::agreement);
}

void PlayedGame::endAsTooLong() {
    finish(GameResult::draw, GameEnd::Reason::tooLong);
}

void PlayedGame::resign(rules::Color side) {
    finish(rules::winFor(rules::opponent(side)), GameEnd::Reason::resignation);
}

void PlayedGame::loseOnTime(rules::Color side) {
    finish(rules::winFor(rules::opponent(side)), GameEnd::Reason::time);
}

void PlayedGame::finish(GameResult result, GameEnd::Reason reason, std::string_view rule) {
    if (end_)
        return;
    end_ = GameEnd{result, reason, rule};
    game_.setResult(result);
}

namespace {

constexpr int lostMen = 300; // hundredths
constexpr int tenth = 10;

bool isHopeless(const Score& score) {
    return score.isLoss() ||
           (score.kind() == Score::Kind::estimate && score.centiMen() <= -lostMen);
}

bool isEven(const Score& score) {
    return !score.isBetterThan(Score::centiMen(tenth)) &&
           !Score::centiMen(-tenth).isBetterThan(score);
}

} // namespace

void ResignPolicy::note(const Score& score) {
    hopeless_ = isHopeless(score) ? hopeless_ + 1 : 0;
    even_ = isEven(score) ? even_ + 1 : 0;
}

namespace {

using endgame::Result;
using rules::GameResult;
using rules::Move;
using rules::Position;

// The result for the side to move; nothing if the tables do not have the position.
std::optional<Result> knownResult(const Position& position, const endgame::Library& library) {
    const rules::Outcome board = rules::outcome(position);
    if (board.end != rules::BoardEnd::none)
        return board.result == GameResult::draw                   ? Result::draw
               : board.result == rules::winFor(position.toMove()) ? Result::win
                                                                  : Result::loss;
    const endgame::Tables& tables = library.of(position.variant());
    if (tables.empty() || position.pieces().size() > tables.largest())
        return std::nullopt;
    return endgame::variantEndgame(position.variant()).result(position, tables);
}

} // namespace

Move perfectMove(const Position& position, const Move& chosen, const endgame::Library& library,
                 std::uint64_t nodes, const std::stop_token& stop) {
    const auto result = knownResult(position, library);
    if (!result)
        return chosen;
    if (*result != Result::draw)
        if (const auto win = endgame::shortestWin(position, library, nodes, stop))
            return win->line.front();
    const auto keeps = [&](const Move& move) {
        const auto after = knownResult(position.after(move), library);
        return after && endgame::turned(*after) == *result;
    };
    if (keeps(chosen))
        return chosen;
    const rules::MoveList moves = rules::legalMoves(position);
    const auto kept = std::ranges::find_if(moves, keeps);
    return kept == moves.end() ? chosen : *kept;
}

std::optional<KnownEnding> knownEnding(const Position& start, std::span<const Move> moves,
                                       const endgame::Library& library,
                                       const std::stop_token& stop) {
    Position position = start;
    for (std::size_t plies = 0; plies <= moves.size(); ++plies) {
        if (plies > 0)
            position.play(moves[plies - 1]);
        if (rules::outcome(position).end != rules::BoardEnd::none)
            break; // nothing is left to show
        const auto result = knownResult(position, library);
        if (!result)
            continue;
        if (*result == Result::draw)
            return KnownEnding{plies, position, GameResult::draw};
        constexpr std::uint64_t nodes = 3'000'000; // some seconds
        return KnownEnding{plies, position, endgame::gameResult(*result, position.toMove()),
                           endgame::shortestWin(position, library, nodes, stop)};
    }
    return std::nullopt;
}

using std::chrono::milliseconds;

void GameClock::start(rules::Color side, Time now) {
    running_ = side;
    since_ = now;
}

void GameClock::press(Time now) {
    if (!running_)
        return;
    const rules::Color side = *running_;
    stop(now);
    milliseconds& left = left_[static_cast<std::size_t>(side)];
    if (left > milliseconds(0))
        left += control_.increment;
    start(rules::opponent(side), now);
}

void GameClock::stop(Time now) {
    assert(!running_ || now >= since_);
    if (running_)
        left_[static_cast<std::size_t>(*running_)] = left(*running_, now);
    running_.reset();
}

void GameClock::setBack(const RemainingTimes& times) {
    left_ = times;
    running_.reset();
}

milliseconds GameClock::left(rules::Color side, Time now) const {
    assert(running_ != side || now >= since_);
    milliseconds left = left_[static_cast<std::size_t>(side)];
    if (running_ == side)
        left -= std::chrono::duration_cast<milliseconds>(now - since_);
    return std::max(left, milliseconds(0));
}

bool GameClock::isOver(rules::Color side, Time now) const {
    return left(side, now) == milliseconds(0);
}

namespace {

using std::chrono::milliseconds;

struct Level {
    std::optional<std::uint64_t> nodes; ///< node limit
    int slack;                          ///< hundredths of a man that it overlooks
};
// Spaced evenly by matches of international draughts (docs/development/engine.md).
constexpr std::array<Level, strongest> levels{{{200, 120},
                                               {450, 94},
                                               {850, 68},
                                               {2'200, 46},
                                               {5'000, 31},
                                               {10'500, 20},
                                               {25'000, 12},
                                               {50'000, 6},
                                               {100'000, 0},
                                               {std::nullopt, 0}}};

const Level& strengthLevel(Strength strength) {
    return levels[static_cast<std::size_t>(std::clamp(strength, weakest, strongest) - 1)];
}

bool isAsGood(const Score& score, const Score& best, int slack) {
    if (score == best)
        return true;
    if (score.kind() != Score::Kind::estimate || best.kind() != Score::Kind::estimate)
        return false;
    return best.centiMen() - score.centiMen() <= slack;
}

} // namespace

Limits searchLimits(Strength strength, std::optional<milliseconds> time) {
    constexpr int choices = 8;
    constexpr milliseconds longest{5'000};
    const Level& level = strengthLevel(strength);
    Limits limits;
    limits.nodes = level.nodes;
    limits.time = time;
    if (!time && !level.nodes)
        limits.time = longest;
    limits.lines = level.slack > 0 ? choices : 1;
    return limits;
}

const PvLine& chosenLine(const Findings& findings, Strength strength, std::mt19937_64& random) {
    assert(!findings.lines.empty());
    const PvLine& best = findings.lines.front();
    std::vector<const PvLine*> asGood;
    for (const PvLine& line : findings.lines)
        if (isAsGood(line.score, best.score, strengthLevel(strength).slack))
            asGood.push_back(&line);
    if (strengthLevel(strength).slack == 0 || asGood.empty())
        return best;
    return *asGood[std::uniform_int_distribution<std::size_t>(0, asGood.size() - 1)(random)];
}

LimitedEngine::LimitedEngine(std::unique_ptr<Engine> engine, Strength strength)
    : engine_(std::move(engine)), strength_(strength) {}

std::string LimitedEngine::name() const {
    return engine_->name() + ", strength " + std::to_string(strength_);
}

void LimitedEngine::setPosition(const rules::Position& start, std::span<const rules::Move> moves) {
    engine_->setPosition(start, moves);
}

Findings LimitedEngine::search(const Limits& limits, const std::stop_token& stop,
                               const Report& report) {
    return engine_->search(limits, stop, report);
}

std::optional<Choice> LimitedEngine::play(const Limits& limits, const std::stop_token& stop) {
    auto time = limits.time;
    if (limits.clock)
        time = moveTime(*limits.clock).usual;
    const Findings findings = engine_->search(searchLimits(strength_, time), stop);
    if (findings.lines.empty())
        return std::nullopt;
    const PvLine& line = chosenLine(findings, strength_, random_);
    return Choice{line.moves.front(), line.score, line.depth};
}

void LimitedEngine::newGame() {
    engine_->newGame();
}

} // namespace damscope::analysis::play
