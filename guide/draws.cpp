// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/draws.hpp"

#include "rules/text/notation.hpp"

#include <limits>

namespace damscope::rules::page {

namespace {

Sentence conditionOf(const DrawRule& rule) {
    switch (rule.condition) {
    case DrawCondition::repetition:
        return Sentence::repetition;
    case DrawCondition::noProgress:
        return Sentence::noProgress;
    case DrawCondition::material:
        return rule.material.onMainRoad ? Sentence::kingOnMainRoadAgainst : Sentence::kingAgainst;
    case DrawCondition::balance:
        return Sentence::balance;
    case DrawCondition::kingAgainstKing:
        break;
    }
    return Sentence::kingAgainstKing;
}

bool isUnlimited(const Material& m) {
    return m.most == std::numeric_limits<decltype(m.most)>::max();
}

/// How many pieces there are: "3", "1 or 2", and "3" of "3 or more".
Value count(const Phrasebook& book, const Material& m) {
    if (m.fewest == m.most || isUnlimited(m))
        return numberValue("force", m.fewest);
    const Values ends{numberValue("fewer", m.fewest), numberValue("more", m.most)};
    return {"force", say(book, Sentence::eitherNumber, ends), m.most};
}

/// The pieces of the stronger side: "3 pieces, at least 1 of them a king".
Value force(const Phrasebook& book, const Material& m) {
    const bool kingsOnly = m.noMen || m.fewestKings >= m.most;
    const Sentence sentence =
        kingsOnly        ? isUnlimited(m) ? Sentence::forceOfKingsOrMore : Sentence::forceOfKings
        : isUnlimited(m) ? Sentence::forceWithKingsOrMore
                         : Sentence::forceWithKings;
    return {"force", say(book, sentence, {count(book, m), numberValue("kings", m.fewestKings)})};
}

/// The ends of the long line from White's left-hand corner.
void addMainRoad(Values& values, const Rules& rules) {
    const int last = rules.board.ranks - 1;
    const auto start = rules.board.at({last, 0});
    const auto end = rules.board.at({0, last});
    values.push_back({"roadStart", start ? squareName(rules, *start) : ""});
    values.push_back({"roadEnd", end ? squareName(rules, *end) : ""});
}

std::string described(const Phrasebook& book, const Rules& rules, const DrawRule& rule) {
    const bool onBoard = rule.condition == DrawCondition::balance;
    Values values{numberValue("times", rule.limit), numberValue("moves", rule.limit / 2),
                  onBoard ? count(book, rule.material) : force(book, rule.material)};
    if (rule.material.onMainRoad)
        addMainRoad(values, rules);
    std::string text = say(book, conditionOf(rule), values);
    if (rule.material.runsOn)
        text += book[Sentence::countRunsOn];
    return text;
}

} // namespace

std::vector<std::string> drawConditions(const Phrasebook& book, const Rules& rules,
                                        std::span<const DrawRule> draws, DrawEffect effect) {
    std::vector<std::string> conditions;
    for (const DrawRule& rule : draws)
        if (rule.effect == effect)
            conditions.push_back(described(book, rules, rule));
    return conditions;
}

} // namespace damscope::rules::page
