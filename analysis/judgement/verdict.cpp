// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/verdict.hpp"

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

Verdict verdictOf(const Findings& findings, rules::Color mover, const Limits& asked,
                  std::string engine) {
    assert(!findings.lines.empty());
    Verdict verdict;
    for (const Line& line : findings.lines)
        verdict.lines.push_back(
            {mover == rules::Color::white ? line.score : line.score.turned(), line.moves});
    verdict.depth = findings.depth;
    verdict.nodes = findings.nodes;
    verdict.time = findings.time;
    verdict.engine = std::move(engine);
    verdict.asked = asked;
    return verdict;
}

bool satisfies(const Verdict& verdict, const Limits& limits) {
    assert(!verdict.lines.empty() && limits.lines > 0);
    if (verdict.asked.lines < limits.lines)
        return false;
    if (verdict.score().kind() != Score::Kind::estimate)
        return true;
    return reaches(verdict.nodes, verdict.asked.nodes, limits.nodes) &&
           reaches(verdict.depth, verdict.asked.depth, limits.depth) &&
           reaches(verdict.time, verdict.asked.time, limits.time);
}

} // namespace damscope::analysis
