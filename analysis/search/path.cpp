// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/search/path.hpp"

#include <algorithm>

namespace damscope::analysis::search {

namespace {

using rules::DrawCondition;

bool isAgainstLoneKing(const PieceCounts& c, std::size_t strong, const rules::Material& m) {
    const std::size_t weak = 1 - strong;
    return c.of(weak) == 1 && c.kings[weak] == 1 && c.of(strong) >= m.fewest &&
           c.of(strong) <= m.most && c.kings[strong] >= m.fewestKings &&
           !(m.noMen && c.men[strong] > 0) && !m.onMainRoad;
}

bool applies(const rules::DrawRule& rule, const PieceCounts& c) {
    const rules::Material& m = rule.material;
    switch (rule.condition) {
    case DrawCondition::material:
        return isAgainstLoneKing(c, 0, m) || isAgainstLoneKing(c, 1, m);
    case DrawCondition::balance:
        return c.kings[0] > 0 && c.kings[1] > 0 && c.of(0) + c.of(1) >= m.fewest &&
               c.of(0) + c.of(1) <= m.most;
    case DrawCondition::repetition:
    case DrawCondition::noProgress:
    case DrawCondition::kingAgainstKing: // not a count of plies
        break;
    }
    return false;
}

} // namespace

DrawLimits::DrawLimits(rules::Variant variant) : rules_(rules::drawRules(variant)) {
    for (const rules::DrawRule& rule : rules_) {
        if (rule.condition == DrawCondition::noProgress)
            noProgress_ = std::min(noProgress_, int{rule.limit});
        if (rule.condition == DrawCondition::repetition)
            occurrences_ = rule.limit;
        if (rule.condition == DrawCondition::kingAgainstKing)
            kingAgainstKing_ = true;
    }
}

int DrawLimits::material(const PieceCounts& counts) const {
    int limit = never;
    for (const rules::DrawRule& rule : rules_)
        if (applies(rule, counts))
            limit = std::min(limit, int{rule.limit});
    return limit;
}

} // namespace damscope::analysis::search
