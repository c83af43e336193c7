// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/study/view.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>
#include <utility>

namespace damscope::analysis::study {
namespace {

constexpr int mostSearches = 12; // of a place: the last has 16 million times the nodes of the first
constexpr int nodesGrow = 4;

// In plies.
constexpr double againCosts = 4;
constexpr double wholePoint = 20; // a mistake, 0.12 points, counts as two plies and a half
constexpr double unknownLoss = 0.10;

bool isBetter(const Score& one, const Score& other, rules::Color mover) {
    return mover == rules::Color::white ? one.isBetterThan(other)
                                        : one.turned().isBetterThan(other.turned());
}

double pointsIn(const rules::Position& position, const Score& score, rules::Color player) {
    return expectancy(score, scoreCurve(position.variant(), gamePhase(position))).points(player);
}

const EvaluatedLine* lineWith(const PositionEvaluation& evaluation, const rules::Move& move) {
    const auto found = std::ranges::find_if(evaluation.lines, [&](const EvaluatedLine& line) {
        return !line.moves.empty() && line.moves.front() == move;
    });
    return found == evaluation.lines.end() ? nullptr : &*found;
}

} // namespace

Limits Effort::search(int number) const {
    Limits limits;
    limits.nodes = nodes;
    for (int i = 0; i < number; ++i)
        *limits.nodes *= nodesGrow;
    limits.lines = lines;
    return limits;
}

// A proved result counts as all searches: nothing is left to find out.
int Effort::done(const PositionEvaluation& evaluation) const {
    int number = 0;
    while (number < mostSearches && satisfies(evaluation, search(number)))
        ++number;
    return number;
}

// From the ends to the start, each place after those that its moves lead to. A place that is met
// again on the way to itself has there what its own search said.
View::View(const Tree& tree, std::string_view engine)
    : tree_(tree), engine_(engine), values_(tree.size()) {
    for (std::size_t i = 0; i < tree.size(); ++i) {
        const Place& place = tree.at(static_cast<PlaceId>(i));
        const PositionEvaluation* const own = place.evaluation(engine);
        values_[i] = place.answer;
        if (!place.answer && own != nullptr)
            values_[i] = own->score();
    }
    struct Visit {
        PlaceId place{};
        std::size_t next = 0;
    };
    std::vector<bool> seen(tree.size());
    std::vector<Visit> way{{root, 0}};
    seen[0] = true;
    while (!way.empty()) {
        Visit& visit = way.back();
        const std::vector<PlaceMove>& moves = tree.at(visit.place).moves;
        if (visit.next == moves.size()) {
            values_[static_cast<std::size_t>(visit.place)] = worthOf(visit.place);
            way.pop_back();
            continue;
        }
        const PlaceId to = moves[visit.next++].to;
        if (!seen[static_cast<std::size_t>(to)]) {
            seen[static_cast<std::size_t>(to)] = true;
            way.push_back({to, 0});
        }
    }
}

bool View::isKnown(PlaceId id) const {
    const Place& place = tree_.at(id);
    return place.evaluation(engine_) != nullptr || (!place.answer && place.choices == 1);
}

std::optional<Score> View::worthOf(PlaceId id) const {
    if (!isKnown(id))
        return value(id);
    const rules::Color mover = tree_.at(id).position.toMove();
    std::optional<Score> best;
    for (const PlaceMove& move : tree_.at(id).moves)
        if (const auto worth = value(id, move); worth && (!best || isBetter(*worth, *best, mover)))
            best = worth;
    return best ? best : value(id);
}

std::optional<Score> View::value(PlaceId from, const PlaceMove& move) const {
    if (const auto after = value(move.to))
        return oneEarlier(*after);
    const PositionEvaluation* const own = tree_.at(from).evaluation(engine_);
    const EvaluatedLine* const line = own == nullptr ? nullptr : lineWith(*own, move.move);
    return line == nullptr ? std::nullopt : std::optional(line->score);
}

std::vector<PlaceMove> View::best(PlaceId place) const {
    std::vector<PlaceMove> moves;
    std::ranges::copy_if(tree_.at(place).moves, std::back_inserter(moves),
                         [&](const PlaceMove& move) { return value(place, move).has_value(); });
    const rules::Color mover = tree_.at(place).position.toMove();
    std::ranges::stable_sort(moves, [&](const PlaceMove& one, const PlaceMove& other) {
        return isBetter(*value(place, one), *value(place, other), mover);
    });
    return moves;
}

std::vector<rules::Move> View::bestLine(PlaceId from, std::size_t most) const {
    std::vector<rules::Move> line;
    std::set<PlaceId> passed{from};
    for (PlaceId place = from; line.size() < most && isKnown(place);) {
        const std::vector<PlaceMove> moves = best(place);
        if (moves.empty())
            break;
        const PlaceMove& move = moves.front();
        if (!isKnown(move.to)) { // the search of this place saw further
            const PositionEvaluation* const own = tree_.at(place).evaluation(engine_);
            const EvaluatedLine* const last = own == nullptr ? nullptr : lineWith(*own, move.move);
            if (last == nullptr)
                line.push_back(move.move);
            else
                line.insert(line.end(), last->moves.begin(), last->moves.end());
            break;
        }
        line.push_back(move.move);
        place = move.to;
        if (!passed.insert(place).second)
            break;
    }
    line.resize(std::min(line.size(), most));
    return line;
}

std::optional<double> View::points(PlaceId from, const PlaceMove& move) const {
    const auto worth = value(from, move);
    const rules::Position& position = tree_.at(from).position;
    return worth ? std::optional(pointsIn(position, *worth, position.toMove())) : std::nullopt;
}

std::vector<double> View::costs(PlaceId from) const {
    const Place& place = tree_.at(from);
    if (place.choices == 1)
        return std::vector<double>(place.moves.size(), 0.0);
    std::vector<std::optional<double>> worth;
    double most = 0;
    for (const PlaceMove& move : place.moves) {
        worth.push_back(points(from, move));
        most = std::max(most, worth.back().value_or(0));
    }
    std::vector<double> costs;
    for (const std::optional<double>& each : worth)
        costs.push_back(1 + wholePoint * (each ? most - *each : unknownLoss));
    return costs;
}

std::optional<Task> View::next(const Effort& effort, const std::set<PlaceId>& leftOut) const {
    using Reached = std::pair<double, PlaceId>;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> open;
    std::vector<double> distance(tree_.size(), std::numeric_limits<double>::infinity());
    const auto reach = [&](PlaceId place, double far) {
        double& known = distance[static_cast<std::size_t>(place)];
        if (far < known) {
            known = far;
            open.emplace(far, place);
        }
    };
    std::optional<Task> task;
    double cheapest = std::numeric_limits<double>::infinity();
    reach(root, 0);
    while (!open.empty() && open.top().first < cheapest) {
        const auto [far, id] = open.top();
        open.pop();
        if (far > distance[static_cast<std::size_t>(id)])
            continue;
        const Place& place = tree_.at(id);
        const PositionEvaluation* const own = place.evaluation(engine_);
        const int done = own == nullptr ? 0 : effort.done(*own);
        const double cost = far + againCosts * done;
        if (place.isQuestion() && done < mostSearches && !leftOut.contains(id) && cost < cheapest) {
            task = Task{id, effort.search(done)};
            cheapest = cost;
        }
        if (!isKnown(id))
            continue;
        const std::vector<double> plies = costs(id);
        for (std::size_t i = 0; i < plies.size(); ++i)
            reach(place.moves[i].to, far + plies[i]);
    }
    return task;
}

std::optional<double> disagreement(const rules::Position& position, const std::optional<Score>& one,
                                   const std::optional<Score>& other) {
    if (!one || !other)
        return std::nullopt;
    return std::abs(pointsIn(position, *one, rules::Color::white) -
                    pointsIn(position, *other, rules::Color::white));
}

} // namespace damscope::analysis::study
