// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/analysis/work_board.hpp"

#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "rules/game/game.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

using analysis::draughtsnet::Part;
using analysis::draughtsnet::Work;

/// The number of workers whose mistakes are counted: another name costs a worker nothing.
constexpr std::size_t mostWorkers = 10'000;

/// Nobody can guess the id of another worker's work.
std::string idFrom(std::mt19937_64& random) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    constexpr int length = 16;
    std::string id;
    for (int i = 0; i < length; ++i)
        id += letters[random() % letters.size()];
    return id;
}

/// The moves of the main line up to the first that is not known.
std::vector<rules::Move> movesOf(const rules::Game& game) {
    std::vector<rules::Move> moves;
    for (const rules::NodeId id : game.mainLine()) {
        if (game.node(id).step != rules::Step::move ||
            moves.size() == analysis::draughtsnet::mostMoves)
            break;
        moves.push_back(game.node(id).move);
    }
    return moves;
}

} // namespace

WorkBoard::WorkBoard(Store& store, std::vector<GameId> games, const analysis::Limits& limits,
                     std::chrono::milliseconds patience)
    : store_(store), writer_(store), waiting_(games.begin(), games.end()), limits_(limits),
      patience_(patience), random_(std::random_device()()) {
    limits_.lines = 1;
    counts_.games = games.size();
}

bool WorkBoard::isDone(const rules::Position& position, bool isLast) {
    const std::size_t choices = rules::legalMoves(position).size();
    if (choices == 0 || (choices == 1 && !isLast))
        return true;
    const auto known = evaluation(store_, position);
    return known && analysis::satisfies(*known, limits_);
}

/// Nothing if all its positions are done.
std::optional<Work> WorkBoard::makeWork(GameId id) {
    const auto game = loadGame(store_, id);
    if (!game)
        return std::nullopt;
    Work work;
    work.start = game->start();
    work.moves = movesOf(*game);
    work.nodes = limits_.nodes;
    rules::Position position = work.start;
    for (std::size_t ply = 0; ply <= work.moves.size(); ++ply) {
        if (isDone(position, ply == work.moves.size()))
            work.skipped.push_back(ply);
        if (ply < work.moves.size())
            position.play(work.moves[ply]);
    }
    if (work.skipped.size() == work.moves.size() + 1)
        return std::nullopt;
    work.id = idFrom(random_);
    return work;
}

void WorkBoard::takeBackExpired(Time now) {
    for (auto lease = leases_.begin(); lease != leases_.end();) {
        if (lease->second.until > now) {
            ++lease;
            continue;
        }
        ++counts_.lost;
        waiting_.push_back(lease->second.game);
        lease = leases_.erase(lease);
    }
}

std::optional<Work> WorkBoard::give(const std::string& worker, Time now) {
    const std::scoped_lock guard(mutex_);
    takeBackExpired(now);
    if (const auto mistakes = mistakes_.find(worker);
        mistakes != mistakes_.end() && mistakes->second >= mostMistakes)
        return std::nullopt;
    while (!waiting_.empty()) {
        const GameId game = waiting_.front();
        waiting_.pop_front();
        auto work = makeWork(game);
        if (!work) {
            ++counts_.finished;
            continue;
        }
        counts_.handedOut += work->moves.size() + 1 - work->skipped.size();
        leases_.emplace(work->id, Lease{game, worker, now + patience_, *work});
        return work;
    }
    return std::nullopt;
}

void WorkBoard::giveBack(const std::string& worker, const std::string& id) {
    const std::scoped_lock guard(mutex_);
    const auto lease = leases_.find(id);
    if (lease == leases_.end() || lease->second.worker != worker)
        return;
    waiting_.push_front(lease->second.game);
    leases_.erase(lease);
}

bool WorkBoard::noteMistake(const std::string& worker) {
    auto mistakes = mistakes_.find(worker);
    if (mistakes == mistakes_.end() && mistakes_.size() < mostWorkers)
        mistakes = mistakes_.emplace(worker, 0).first;
    return mistakes != mistakes_.end() && ++mistakes->second >= mostMistakes;
}

WorkBoard::Taken WorkBoard::take(const std::string& worker, const std::string& id,
                                 std::string_view text, const std::string& engine, Time now) {
    const std::scoped_lock guard(mutex_);
    takeBackExpired(now);
    const auto lease = leases_.find(id);
    if (lease == leases_.end() || lease->second.worker != worker)
        return Taken::unknown;
    const Work& work = lease->second.work;
    const auto parts = analysis::draughtsnet::readAnalysis(text, work);
    const auto isSkipped = [&work](std::size_t ply) {
        return std::ranges::count(work.skipped, ply) > 0;
    };
    bool complete = parts.has_value();
    bool honest = parts.has_value();
    for (std::size_t ply = 0; parts && ply < parts->size(); ++ply) {
        const Part::State state = (*parts)[ply].state;
        complete = complete && (state == Part::State::done || isSkipped(ply));
        honest = honest && (state != Part::State::skipped || isSkipped(ply));
    }
    if (!honest) {
        ++counts_.refused;
        waiting_.push_back(lease->second.game);
        leases_.erase(lease);
        return noteMistake(worker) ? Taken::excluded : Taken::wrong;
    }
    save(work, *parts, engine);
    if (!complete) {
        lease->second.until = now + patience_;
        return Taken::progress;
    }
    ++counts_.finished;
    leases_.erase(lease);
    return Taken::stored;
}

void WorkBoard::save(const Work& work, const std::vector<Part>& parts, const std::string& engine) {
    std::vector<EvaluatedPosition> found;
    rules::Position position = work.start;
    for (std::size_t ply = 0; ply < parts.size(); ++ply) {
        const Part& part = parts[ply];
        if (part.state == Part::State::done && !part.line.empty() &&
            !isDone(position, ply == work.moves.size())) {
            analysis::Findings findings;
            findings.lines.push_back({part.score, part.depth, part.line});
            findings.depth = part.depth;
            findings.nodes = part.nodes;
            findings.time = part.time;
            found.push_back(
                {position, analysis::toEvaluation(findings, position.toMove(), limits_, engine)});
        }
        if (ply < work.moves.size())
            position.play(work.moves[ply]);
    }
    if (!found.empty())
        writer_.save(found);
    counts_.stored += found.size();
}

bool WorkBoard::isFinished() const {
    const std::scoped_lock guard(mutex_);
    return waiting_.empty() && leases_.empty();
}

WorkCounts WorkBoard::counts() const {
    const std::scoped_lock guard(mutex_);
    return counts_;
}

} // namespace damscope::db
