// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/position_evaluation.hpp"

#include <cassert>
#include <utility>

namespace damscope::analysis {
namespace {

// The limits count too: a search may end early because the result is proved.
template <class Number>
bool reaches(const Number& got, const std::optional<Number>& allowed,
             const std::optional<Number>& wanted) {
    return !wanted || got >= *wanted || (allowed && *allowed >= *wanted);
}

} // namespace

PositionEvaluation evaluationOf(const Findings& findings, rules::Color mover, const Limits& asked,
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
