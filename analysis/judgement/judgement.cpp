// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/judgement.hpp"

#include "analysis/judgement/annotation.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

namespace damscope::analysis {
namespace {

constexpr double clampedMen = 1000;  // hundredths; more is won anyway
constexpr double noticeable = 0.005; // of the expectancy

// A position of the main line and its evaluation.
struct Stop {
    rules::NodeId node{};
    std::optional<rules::Position> position;
    std::size_t choices = 0;
    std::optional<PositionEvaluation> evaluation;
    std::optional<Score> score; // White's view
};

Stop stopAt(rules::NodeId node, const std::optional<rules::Position>& position,
            const EvaluationSource& evaluations) {
    Stop stop{node, position, 0, {}, {}};
    if (!position)
        return stop;
    stop.choices = rules::legalMoves(*position).size();
    stop.score = finalScore(*position);
    if (stop.choices > 0)
        stop.evaluation = evaluations(*position);
    if (stop.evaluation)
        stop.score = stop.evaluation->score();
    return stop;
}

std::vector<Stop> collectStops(const rules::Game& game, const EvaluationSource& evaluations) {
    std::vector<Stop> stops{stopAt(rules::rootNode, game.start(), evaluations)};
    for (const rules::NodeId node : game.mainLine())
        stops.push_back(stopAt(node, game.positionAfter(stops.back().position, node), evaluations));
    for (std::size_t i = stops.size() - 1; i-- > 0;) {
        const bool follows = game.node(stops[i + 1].node).step == rules::Step::move;
        // This holds also where the position was searched, as the end of another game: the next is
        // seen from nearer.
        if (stops[i].choices == 1 && follows && stops[i + 1].score)
            stops[i].score = oneEarlier(*stops[i + 1].score);
    }
    return stops;
}

double pointsOf(const Score& score, const Curve& curve, rules::Color player) {
    return expectancy(score, curve).points(player);
}

double scoreInMen(const Score& score, rules::Color player) {
    const double sign = player == rules::Color::white ? 1 : -1;
    if (score.kind() == Score::Kind::estimate)
        return sign * std::clamp<double>(score.centiMen(), -clampedMen, clampedMen);
    return sign * clampedMen * (score.isWin() ? 1 : (score.isLoss() ? -1 : 0));
}

bool isWon(const Score& score, rules::Color player) {
    return player == rules::Color::white ? score.isWin() : score.isLoss();
}

bool isProved(const Score& score) {
    return score.kind() != Score::Kind::estimate;
}

double menLostBy(const JudgedMove& move, const Thresholds& t) {
    const bool provedOnce = isProved(*move.before) != isProved(*move.after);
    if (provedOnce && move.loss < t.inaccuracy)
        return 0;
    return std::clamp(scoreInMen(*move.before, move.mover) - scoreInMen(*move.after, move.mover),
                      0.0, clampedMen);
}

bool isOnlyMove(const PositionEvaluation& evaluation, const Curve& curve, rules::Color mover,
                const Thresholds& t) {
    return evaluation.lines.size() > 1 &&
           pointsOf(evaluation.lines[0].score, curve, mover) -
                   pointsOf(evaluation.lines[1].score, curve, mover) >=
               t.mistake;
}

bool isChoice(const PositionEvaluation& evaluation, const rules::Move& move) {
    assert(!evaluation.lines.empty());
    const std::vector<rules::Move>& best = evaluation.lines[0].moves;
    return !best.empty() && best.front() == move;
}

Quality judgeQuality(const JudgedMove& move, const PositionEvaluation& evaluation,
                     const Thresholds& t) {
    assert(move.before && move.after);
    const bool chosen = isChoice(evaluation, move.move);
    if (chosen)
        return isOnlyMove(evaluation, move.curve, move.mover, t) ? Quality::onlyMove
                                                                 : Quality::best;
    if (move.loss >= t.blunder)
        return Quality::blunder;
    if (move.loss >= t.mistake)
        return Quality::mistake;
    if (move.loss >= t.inaccuracy)
        return isWon(*move.before, move.mover) ? Quality::missedWin : Quality::inaccuracy;
    const bool equal = move.menLost <= 0 && move.loss < noticeable;
    return equal ? Quality::best : Quality::good;
}

void judgeMove(JudgedMove& move, const Stop& before, const Stop& after, const Thresholds& t) {
    move.before = before.score;
    move.after = after.score;
    if (before.choices == 1) {
        move.quality = Quality::forced;
        return;
    }
    if (!before.evaluation || !after.score)
        return;
    const bool chosen = isChoice(*before.evaluation, move.move);
    if (!chosen) {
        move.loss = std::max(0.0, pointsOf(*move.before, move.curve, move.mover) -
                                      pointsOf(*move.after, move.curve, move.mover));
        move.menLost = menLostBy(move, t);
    }
    move.quality = judgeQuality(move, *before.evaluation, t);
    if (move.quality > Quality::onlyMove)
        move.better = before.evaluation->lines[0].moves;
}

// -1 Black is better, 0 even, 1 White is better.
int favour(const Score& score, const Curve& curve) {
    constexpr double clear = 0.65;
    const double points = expectancy(score, curve).points();
    return points >= clear ? 1 : (points <= 1 - clear ? -1 : 0);
}

// A change that the next move reverses does not count. All scores around a move are read by its own
// curve: where a phase begins, the same score means something else, and nothing has changed.
void findTurns(std::vector<JudgedMove>& moves) {
    std::optional<Score> held;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        JudgedMove& move = moves[i];
        if (!move.after)
            continue;
        const int now = favour(*move.after, move.curve);
        if (!held)
            held = move.before;
        const bool lasts = i + 1 == moves.size() || !moves[i + 1].after ||
                           favour(*moves[i + 1].after, move.curve) == now;
        if (!lasts)
            continue;
        move.turning = held && favour(*held, move.curve) != now;
        held = move.after;
    }
}

void findTimeTrouble(std::vector<JudgedMove>& moves, double share) {
    assert(share >= 0);
    std::array<int, 2> longest{};
    for (const JudgedMove& move : moves)
        if (move.clock)
            longest[static_cast<std::size_t>(move.mover)] =
                std::max(longest[static_cast<std::size_t>(move.mover)], *move.clock);
    for (JudgedMove& move : moves)
        if (move.clock)
            move.timeTrouble =
                isTimeTrouble(*move.clock, longest[static_cast<std::size_t>(move.mover)], share);
}

void noteEngine(GameJudgement& judgement, const Stop& stop) {
    if (stop.evaluation && std::ranges::count(judgement.engines, stop.evaluation->engine) == 0)
        judgement.engines.push_back(stop.evaluation->engine);
}

// The common formula (lichess): percent from the points lost, in percent.
double accuracy(double loss) {
    assert(loss >= 0);
    return std::clamp(103.1668 * std::exp(-4.354 * loss) - 3.1669, 0.0, 100.0);
}

} // namespace

std::optional<Score> finalScore(const rules::Position& position) {
    const rules::Outcome outcome = rules::outcome(position);
    if (outcome.end == rules::BoardEnd::none)
        return std::nullopt;
    if (outcome.result == rules::GameResult::whiteWins)
        return Score::winIn(0);
    return outcome.result == rules::GameResult::blackWins ? Score::lossIn(0) : Score::table(0);
}

Score oneEarlier(const Score& score) {
    if (score.kind() != Score::Kind::forced)
        return score;
    return score.isWin() ? Score::winIn(score.plies() + 1) : Score::lossIn(score.plies() + 1);
}

GameJudgement judge(const rules::Game& game, const EvaluationSource& evaluations,
                    const Thresholds& thresholds) {
    GameJudgement judgement;
    const std::vector<Stop> stops = collectStops(game, evaluations);
    judgement.start = stops.front().score;
    for (std::size_t i = 0; i < stops.size(); ++i) {
        noteEngine(judgement, stops[i]);
        if (i == 0 || game.node(stops[i].node).step != rules::Step::move)
            continue;
        JudgedMove move;
        move.node = stops[i].node;
        assert(stops[i - 1].position); // a move is made in a known position
        move.ply = game.ply(move.node);
        move.move = game.node(move.node).move;
        move.mover = stops[i - 1].position->toMove();
        move.phase = gamePhase(*stops[i - 1].position);
        move.curve = scoreCurve(game.variant(), move.phase);
        move.clock = clockAfter(game, move.node, move.mover);
        judgeMove(move, stops[i - 1], stops[i], thresholds);
        judgement.moves.push_back(std::move(move));
    }
    findTurns(judgement.moves);
    findTimeTrouble(judgement.moves, thresholds.timeTrouble);
    return judgement;
}

PlayerSummary GameJudgement::summary(rules::Color player, std::optional<Phase> phase) const {
    PlayerSummary sum;
    if (!isAnalysed())
        return sum;
    for (const JudgedMove& move : moves) {
        if (move.mover != player || (phase && move.phase != *phase) ||
            move.quality == Quality::unknown || move.quality == Quality::forced)
            continue;
        ++sum.judged;
        sum.inaccuracies += move.quality == Quality::inaccuracy ? 1 : 0;
        sum.mistakes += move.quality == Quality::mistake ? 1 : 0;
        sum.blunders += move.quality == Quality::blunder ? 1 : 0;
        sum.missedWins += move.quality == Quality::missedWin ? 1 : 0;
        sum.accuracy += accuracy(move.loss);
        sum.averageLoss += move.menLost;
    }
    if (sum.judged > 0) {
        sum.accuracy /= sum.judged;
        sum.averageLoss /= sum.judged;
    }
    return sum;
}

const JudgedMove* GameJudgement::at(std::size_t before) const {
    const auto found = std::ranges::find(moves, static_cast<int>(before) + 1, &JudgedMove::ply);
    return found == moves.end() || !isAnalysed() ? nullptr : &*found;
}

void GameJudgement::withholdVerdicts() {
    if (isAnalysed())
        return;
    for (JudgedMove& move : moves) {
        move.quality = Quality::unknown;
        move.turning = false;
        move.better.clear();
    }
}

Coverage GameJudgement::coverage() const {
    const auto evaluated =
        std::ranges::count_if(moves, [](const JudgedMove& move) { return move.after.has_value(); });
    return {static_cast<std::size_t>(evaluated), moves.size()};
}

std::string_view name(Quality quality) {
    constexpr std::array<std::string_view, 9> names{"unknown",   "forced",  "best",
                                                    "only move", "good",    "inaccuracy",
                                                    "mistake",   "blunder", "missed win"};
    return names[static_cast<std::size_t>(quality)];
}

namespace {

/// Opening, middlegame, endgame of each variant, in the order of the enumeration.
constexpr std::array<std::array<Curve, 3>, rules::variantCount> curves{{
    {{{67, 55}, {59, 56}, {50, 119}}},    // international
    {{{54, 68}, {50, 80}, {34, 98}}},     // english
    {{{37, 38}, {33, 52}, {37, 144}}},    // russian
    {{{127, 195}, {52, 133}, {57, 233}}}, // italian
    {{{28, 23}, {33, 36}, {26, 88}}},     // pool
    {{{66, 63}, {44, 55}, {31, 133}}},    // spanish
    {{{53, 54}, {36, 50}, {38, 142}}},    // brazilian
    {{{67, 55}, {59, 56}, {50, 119}}},    // canadian
    {{{66, 63}, {44, 55}, {31, 133}}},    // portuguese
    {{{62, 60}, {63, 86}, {38, 145}}},    // czech
    {{{29, 10}, {23, 9}, {20, 7}}},       // thai
    {{{98, 30}, {86, 30}, {79, 84}}},     // turkish
    {{{40, 15}, {49, 19}, {53, 58}}},     // frisian
    {{{49, 20}, {43, 22}, {33, 87}}},     // spantsiretti
    {{{56, 74}, {68, 106}, {50, 159}}},   // frysk
    {{{65, 24}, {70, 28}, {35, 50}}},     // killer
    {{{106, 0}, {83, 0}, {85, 0}}},       // breakthrough
    {{{1000, 0}, {1000, 0}, {100, 0}}},   // antidraughts
}};

double logistic(double x) {
    return 1 / (1 + std::exp(-x));
}

} // namespace

Phase gamePhase(const rules::Position& position) {
    const int whole = rules::Position::start(position.variant()).pieces().size();
    const int left = position.pieces().size();
    if (4 * left > 3 * whole)
        return Phase::opening;
    return 5 * left > 2 * whole ? Phase::middlegame : Phase::endgame;
}

Curve scoreCurve(rules::Variant variant, Phase phase) {
    return curves[static_cast<std::size_t>(variant)][static_cast<std::size_t>(phase)];
}

Expectancy expectancy(double hundredths, const Curve& curve) {
    assert(curve.scale > 0);
    const double win = logistic((hundredths - curve.margin) / curve.scale);
    const double loss = logistic((-hundredths - curve.margin) / curve.scale);
    return {win, std::max(0.0, 1 - win - loss), loss}; // rounding may take it below
}

Expectancy expectancy(const Score& score, const Curve& curve) {
    if (score.isWin())
        return {1, 0, 0};
    if (score.isLoss())
        return {0, 0, 1};
    if (score.kind() == Score::Kind::table)
        return {0, 1, 0};
    return expectancy(score.centiMen(), curve);
}

namespace {

// The limits count too: a search may end early because the result is proved.
template <class Number>
bool reaches(const Number& got, const std::optional<Number>& allowed,
             const std::optional<Number>& wanted) {
    return !wanted || got >= *wanted || (allowed && *allowed >= *wanted);
}

} // namespace

PositionEvaluation toEvaluation(const Findings& findings, rules::Color mover, const Limits& asked,
                                std::string engine) {
    assert(!findings.lines.empty());
    PositionEvaluation evaluation;
    for (const PvLine& line : findings.lines)
        evaluation.lines.push_back(
            {mover == rules::Color::white ? line.score : line.score.turned(), line.moves});
    evaluation.depth = findings.depth;
    evaluation.nodes = findings.nodes;
    evaluation.time = findings.time;
    evaluation.engine = std::move(engine);
    evaluation.asked = asked;
    return evaluation;
}

bool satisfies(const PositionEvaluation& evaluation, const Limits& limits) {
    assert(!evaluation.lines.empty() && limits.lines > 0);
    if (evaluation.asked.lines < limits.lines)
        return false;
    if (evaluation.score().kind() != Score::Kind::estimate)
        return true;
    return reaches(evaluation.nodes, evaluation.asked.nodes, limits.nodes) &&
           reaches(evaluation.depth, evaluation.asked.depth, limits.depth) &&
           reaches(evaluation.time, evaluation.asked.time, limits.time);
}

} // namespace damscope::analysis
