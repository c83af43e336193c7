// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/proving.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

namespace damscope::db {
namespace {

using analysis::Findings;
using analysis::shots::Shot;
using rules::Color;
using rules::GameResult;
using rules::Move;
using rules::Position;

// More right answers than these make no question.
constexpr std::size_t mostAnswers = 4;

// What is left between right and wrong, in margins: a search with more nodes moves the values.
constexpr double leastGap = 2;

// Below it the best move only loses more slowly.
constexpr double hopeless = 0.2;

double pointsOf(const analysis::Score& score, const Position& position) {
    const auto curve = analysis::scoreCurve(position.variant(), analysis::gamePhase(position));
    return analysis::expectancy(score, curve).points(); // an engine's score is the mover's
}

double pointsOf(GameResult result, Color side) {
    if (result == GameResult::draw)
        return 0.5;
    return (result == GameResult::whiteWins) == (side == Color::white) ? 1 : 0;
}

std::vector<ValuedMove> valuesOf(const Findings& findings, const Position& position) {
    std::vector<ValuedMove> moves;
    for (const analysis::PvLine& line : findings.lines)
        if (!line.moves.empty())
            moves.push_back({line.moves.front(), pointsOf(line.score, position), line.moves});
    std::ranges::stable_sort(moves, std::ranges::greater(), &ValuedMove::points);
    return moves;
}

bool contains(const std::vector<Move>& moves, const Move& move) {
    return std::ranges::find(moves, move) != moves.end();
}

// The motifs of the combination that is played, or that the move of the game allows.
std::vector<std::string> motifsOf(const ExerciseCandidate& candidate,
                                  const analysis::shots::ShotNames& names) {
    const bool allowed = candidate.kind == ExerciseKind::allowedShot;
    return keysOf(
        names.of(allowed ? candidate.position.after(candidate.played) : candidate.position,
                 candidate.shot.line));
}

// By how deep a search had to look before it stayed with a right move, and how many moves there are
// to choose from.
int difficultyOfSearch(int settled, std::size_t legal, std::size_t right) {
    constexpr std::array depths{3, 6, 9};
    constexpr std::size_t manyMoves = 5; // for each right one
    const auto deep = std::ranges::count_if(depths, [&](int depth) { return settled >= depth; });
    const int level =
        leastDifficulty + static_cast<int>(deep) + (legal >= manyMoves * right ? 1 : 0);
    return std::clamp(level, leastDifficulty, mostDifficulty);
}

// The difficulty of an ending, by how rare the right moves are.
int difficultyOfShare(std::size_t legal, std::size_t right) {
    const auto times = legal / std::max<std::size_t>(right, 1);
    return std::clamp(static_cast<int>(times) - 1, leastDifficulty, mostDifficulty);
}

int ownMoves(const Shot& shot) {
    return static_cast<int>(shot.line.size() + 1) / 2;
}

} // namespace

std::string_view word(Unsuitable reason) {
    switch (reason) {
    case Unsuitable::manyAnswers:
        return "many-answers";
    case Unsuitable::closeSecond:
        return "close-second";
    case Unsuitable::notConfirmed:
        return "not-confirmed";
    case Unsuitable::wonBack:
        return "won-back";
    case Unsuitable::lost:
        return "lost";
    case Unsuitable::nearDuplicate:
        return "near-duplicate";
    case Unsuitable::forced:
        break;
    }
    return "forced";
}

Expected<Exercise, Unsuitable> Prover::prove(const ExerciseCandidate& candidate,
                                             const analysis::shots::ShotNames& names) {
    if (rules::legalMoves(candidate.position).size() < 2)
        return Unexpected{Unsuitable::forced};
    if (auto moves = byTables(candidate.position))
        return proveByTables(candidate, std::move(*moves));
    auto exercise = proveBySearch(candidate);
    if (exercise && !candidate.shot.line.empty())
        exercise->motifs = motifsOf(candidate, names);
    return exercise;
}

std::optional<std::vector<ValuedMove>> Prover::byTables(const Position& position) const {
    if (tables_.byTables(position) == GameResult::unknown)
        return std::nullopt;
    std::vector<ValuedMove> moves;
    for (const Move& move : rules::legalMoves(position)) {
        const GameResult result = tables_.resultAt(position.after(move));
        if (result == GameResult::unknown)
            return std::nullopt;
        moves.push_back({move, pointsOf(result, position.toMove())});
    }
    std::ranges::stable_sort(moves, std::ranges::greater(), &ValuedMove::points);
    return moves;
}

Expected<Exercise, Unsuitable> Prover::proveByTables(const ExerciseCandidate& candidate,
                                                     std::vector<ValuedMove> moves) {
    const double best = moves.front().points;
    if (best == 0)
        return Unexpected{Unsuitable::lost};
    std::vector<Move> answers;
    for (const ValuedMove& valued : moves)
        if (valued.points == best)
            answers.push_back(valued.move);
    if (2 * answers.size() > moves.size())
        return Unexpected{Unsuitable::manyAnswers};
    if (contains(answers, candidate.played))
        return Unexpected{Unsuitable::notConfirmed};
    Exercise exercise{.position = candidate.position,
                      .kind = candidate.kind,
                      .proof = ExerciseProof::tables,
                      .answers = answers,
                      .line = {},
                      .played = candidate.played};
    exercise.wanted = best == 1 ? Stipulation::win : Stipulation::draw;
    exercise.difficulty = difficultyOfShare(moves.size(), answers.size());
    Searched searched = bySearch(candidate.position, 1, settings_.nodes); // how it goes
    if (!searched.moves.empty() && contains(answers, searched.moves.front().move))
        exercise.line = std::move(searched.moves.front().line);
    else
        exercise.line = {answers.front()};
    return exercise;
}

Prover::Searched Prover::bySearch(const Position& position, std::size_t lines,
                                  std::uint64_t nodes) {
    const std::size_t legal = rules::legalMoves(position).size();
    Searched searched;
    analysis::Limits limits;
    limits.nodes = nodes;
    limits.lines = static_cast<int>(std::min(lines, legal));
    std::optional<Move> best;
    engine_.newGame();
    engine_.setPosition(position);
    const Findings findings = engine_.search(limits, settings_.stop, [&](const Findings& now) {
        if (now.lines.empty() || now.lines.front().moves.empty())
            return;
        if (best != now.lines.front().moves.front()) {
            best = now.lines.front().moves.front();
            searched.settled = now.depth;
        }
    });
    searched.moves = valuesOf(findings, position);
    searched.all = searched.moves.size() == legal;
    return searched;
}

Expected<Exercise, Unsuitable> Prover::proveBySearch(const ExerciseCandidate& candidate) {
    const Searched searched = bySearch(candidate.position, mostAnswers + 1, settings_.nodes);
    if (searched.moves.empty())
        return Unexpected{Unsuitable::notConfirmed};
    const double best = searched.moves.front().points;
    if (best < hopeless)
        return Unexpected{Unsuitable::lost};
    std::vector<Move> answers;
    for (const ValuedMove& valued : searched.moves) {
        if (best - valued.points <= settings_.margin)
            answers.push_back(valued.move);
        else if (best - valued.points <= leastGap * settings_.margin)
            return Unexpected{Unsuitable::closeSecond};
    }
    if (answers.size() > mostAnswers || answers.size() == searched.moves.size() ||
        2 * answers.size() > rules::legalMoves(candidate.position).size())
        return Unexpected{Unsuitable::manyAnswers};
    if (contains(answers, candidate.played))
        return Unexpected{Unsuitable::notConfirmed};
    Exercise exercise{.position = candidate.position,
                      .kind = candidate.kind,
                      .proof = ExerciseProof::search,
                      .answers = std::move(answers),
                      .line = searched.moves.front().line,
                      .played = candidate.played};
    const std::size_t legal = rules::legalMoves(candidate.position).size();
    exercise.difficulty = difficultyOfSearch(searched.settled, legal, exercise.answers.size());
    if (const auto other = agree(candidate, exercise))
        return Unexpected{*other};
    const std::uint64_t times = settings_.confirmation;
    const std::uint64_t more = std::min(settings_.nodes, UINT64_MAX / times) * times;
    const auto confirmed = bySearch(candidate.position, exercise.answers.size() + 1, more).moves;
    if (const auto other = amiss(exercise, confirmed))
        return Unexpected{*other};
    return exercise;
}

std::optional<Unsuitable> Prover::agree(const ExerciseCandidate& candidate, Exercise& exercise) {
    if (candidate.kind == ExerciseKind::missedShot)
        return agreeMissed(candidate, exercise);
    if (candidate.kind == ExerciseKind::allowedShot)
        return agreeAllowed(candidate, exercise);
    return std::nullopt;
}

// Every right move begins a combination that gains as much and is not won back.
std::optional<Unsuitable> Prover::agreeMissed(const ExerciseCandidate& candidate,
                                              Exercise& exercise) {
    const Position& position = candidate.position;
    if (!analysis::shots::lasts(position, candidate.shot, candidate.lead, finder_))
        return Unsuitable::wonBack;
    if (!contains(exercise.answers, candidate.shot.line.front()))
        return Unsuitable::notConfirmed;
    for (const Move& answer : exercise.answers) {
        const auto shot = finder_.findAfter(position, answer, candidate.lead);
        if (!shot || shot->gain < candidate.shot.gain)
            return Unsuitable::closeSecond;
    }
    exercise.proof = ExerciseProof::captures;
    exercise.line = candidate.shot.line;
    exercise.gain = candidate.shot.gain;
    exercise.difficulty = difficultyOf(ownMoves(candidate.shot), candidate.shot.given);
    return std::nullopt;
}

// No right move allows a combination, and the move of the game does.
std::optional<Unsuitable> Prover::agreeAllowed(const ExerciseCandidate& candidate,
                                               Exercise& exercise) {
    for (const Move& answer : exercise.answers) {
        const Position next = candidate.position.after(answer);
        const auto shot = finder_.find(next);
        if (shot && shot->gain >= candidate.shot.gain &&
            analysis::shots::lasts(next, *shot, analysis::shots::lead(next, next.toMove()),
                                   finder_))
            return Unsuitable::closeSecond;
    }
    exercise.gain = candidate.shot.gain;
    exercise.line = {candidate.played};
    exercise.line.insert(exercise.line.end(), candidate.shot.line.begin(),
                         candidate.shot.line.end());
    exercise.difficulty = difficultyOf(ownMoves(candidate.shot), candidate.shot.given);
    return std::nullopt;
}

std::optional<Unsuitable> Prover::check(const Exercise& exercise) {
    return amiss(exercise, bestMoves(exercise.position, exercise.answers.size() + 1));
}

// The best moves, one more than there are answers or all, must be the answers and no others.
std::optional<Unsuitable> Prover::amiss(const Exercise& exercise,
                                        std::span<const ValuedMove> moves) const {
    if (moves.empty())
        return Unsuitable::notConfirmed;
    const double best = moves.front().points;
    std::size_t confirmed = 0;
    for (const ValuedMove& valued : moves) {
        const bool asGood = best - valued.points <= settings_.margin;
        if (asGood != exercise.isAnswer(valued.move))
            return asGood ? Unsuitable::closeSecond : Unsuitable::notConfirmed;
        confirmed += asGood ? 1 : 0;
    }
    return confirmed == exercise.answers.size() ? std::nullopt
                                                : std::optional(Unsuitable::notConfirmed);
}

std::vector<ValuedMove> Prover::bestMoves(const Position& position, std::size_t most) {
    if (auto known = byTables(position))
        return std::move(*known);
    return bySearch(position, most, settings_.nodes).moves;
}

std::vector<Move> Prover::bestLine(const Position& position) {
    if (rules::legalMoves(position).empty())
        return {};
    Searched searched = bySearch(position, 1, settings_.nodes);
    return searched.moves.empty() ? Moves{} : std::move(searched.moves.front().line);
}

ValuedMove Prover::valueOf(const Position& position, const Move& move) {
    const Position next = position.after(move);
    const Color side = position.toMove();
    if (const GameResult result = tables_.resultAt(next); result != GameResult::unknown)
        return {move, pointsOf(result, side), {move}};
    const Searched searched = bySearch(next, 1, settings_.nodes);
    if (searched.moves.empty())
        return {move, 1, {move}};
    ValuedMove valued{move, 1 - searched.moves.front().points, {move}};
    const auto& reply = searched.moves.front().line;
    valued.line.insert(valued.line.end(), reply.begin(), reply.end());
    return valued;
}

namespace {

using analysis::Quality;
using analysis::shots::GameShot;

// Points of a side in halves.
int halfPoints(GameResult result, Color side) {
    if (result == GameResult::draw)
        return 1;
    return (result == GameResult::whiteWins) == (side == Color::white) ? 2 : 0;
}

/// Collects the candidates of one game, at each ply in the order in which they are found.
class Search {
public:
    Search(const GameLesson& game, analysis::shots::ShotFinder& finder)
        : game_(game), finder_(finder) {}

    std::vector<ExerciseCandidate> run() {
        addEndings();
        addShots();
        addMistakes();
        std::vector<ExerciseCandidate> all;
        for (auto& [ply, candidates] : found_)
            std::ranges::move(candidates, std::back_inserter(all));
        return all;
    }

private:
    void add(std::size_t at, ExerciseKind kind, analysis::shots::Shot shot = {}, int lead = 0) {
        const analysis::shots::Ply& ply = game_.plies[at];
        if (!ply.move || rules::legalMoves(ply.position).size() < 2)
            return;
        std::vector<ExerciseCandidate>& here = found_[at];
        if (std::ranges::find(here, kind, &ExerciseCandidate::kind) == here.end())
            here.push_back(
                {ply.position, *ply.move, kind, static_cast<int>(at), std::move(shot), lead});
    }

    void addEndings() {
        if (game_.tables == nullptr)
            return;
        auto before = GameResult::unknown;
        for (std::size_t at = 0; at < game_.plies.size(); ++at) {
            const GameResult now = game_.tables->byTables(game_.plies[at].position);
            const bool known = before != GameResult::unknown && now != GameResult::unknown;
            if (known && at > 0) {
                const Color mover = game_.plies[at - 1].position.toMove();
                if (halfPoints(now, mover) < halfPoints(before, mover))
                    add(at - 1, ExerciseKind::ending);
            }
            before = now;
        }
    }

    void addShots() {
        const auto all =
            analysis::shots::findShots(game_.plies, finder_, analysis::shots::Sought::all,
                                       analysis::shots::builtInShotNames()); // of any name
        for (const GameShot& shot : all)
            if (!shot.played && !shot.open && !shot.shot.breaksThrough)
                add(shot.at, ExerciseKind::missedShot, shot.shot,
                    analysis::shots::leadBefore(game_.plies, shot.at));
        for (const GameShot& shot : all)
            if (shot.forced && !shot.open && !shot.shot.breaksThrough)
                addAllowed(shot);
    }

    void addAllowed(const GameShot& shot) {
        if (shot.at == 0 || found_.contains(shot.at - 1))
            return;
        const int lead = analysis::shots::leadBefore(game_.plies, shot.at);
        const rules::Position& position = game_.plies[shot.at].position;
        if (analysis::shots::lasts(position, shot.shot, lead, finder_) &&
            analysis::shots::couldPrevent(game_.plies, shot.at, shot.shot.gain, finder_))
            add(shot.at - 1, ExerciseKind::allowedShot, shot.shot, lead);
    }

    void addMistakes() {
        if (game_.judgement == nullptr)
            return;
        for (const analysis::JudgedMove& move : game_.judgement->moves) {
            const auto at = static_cast<std::size_t>(move.ply) - 1;
            if (move.quality >= Quality::mistake && at < game_.plies.size() &&
                game_.plies[at].move == move.move)
                add(at, ExerciseKind::mistake);
        }
    }

    const GameLesson& game_;
    analysis::shots::ShotFinder& finder_;
    std::map<std::size_t, std::vector<ExerciseCandidate>> found_;
};

} // namespace

std::vector<ExerciseCandidate> exerciseCandidates(const GameLesson& game,
                                                  analysis::shots::ShotFinder& finder) {
    return Search(game, finder).run();
}

} // namespace damscope::db
