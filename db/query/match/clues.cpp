// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/match/clues.hpp"

#include <algorithm>
#include <bit>

namespace damscope::db::query {
namespace {

/// More alternatives than these are not worth trying one by one at every place.
constexpr std::size_t mostClues = 8;

constexpr Clues nothingSaid() {
    return {{Clue{}}, false};
}

/// How rare what it asks for is: about the binary logarithm of how many places do not have it.
struct Rarity {
    int operator()(const Standing& c) const {
        if (c.onAny)
            return 1;
        return c.squares.size() * (c.contents == Contents::nothing() ? 1 : 2);
    }
    int operator()(const NumberIn& c) const { return c.bounds.low == c.bounds.high ? 3 : 2; }
    int operator()(const NumberAgainst&) const { return 1; }
    int operator()(const ToMove&) const { return 1; }
    int operator()(const PlyIn& c) const { return c.bounds == Bounds{} ? 0 : 2; }
    int operator()(const Exactly&) const { return 30; }
    int operator()(const Ended&) const { return 1; }
    int operator()(const Manoeuvre& m) const {
        int rarity = m.color ? 1 : 0;
        rarity += m.type == Manoeuvre::Type::capture ? 2 : 0;
        rarity += m.kind == rules::Kind::king ? 4 : 0;
        rarity += (m.from ? 3 : 0) + (m.to ? 3 : 0) + 4 * m.over.size();
        rarity += m.promotes ? 6 : 0;
        if (m.takes)
            rarity += 3 * std::max({m.takes->men.low + m.takes->kings.low, m.takes->pieces.low, 0});
        return rarity;
    }
    template <class Other> int operator()(const Other&) const { return 0; }
};

int rarityOf(const Clue& clue) {
    int sum = 0;
    for (const Condition& condition : clue.conditions)
        sum += std::visit(Rarity(), condition);
    return sum;
}

int rarityOf(const Clues& clues) {
    int least = 1000;
    for (const Clue& clue : clues.any)
        least = std::min(least, rarityOf(clue));
    return least - static_cast<int>(std::bit_width(clues.any.size())) + 1;
}

Clues either(Clues a, const Clues& b) {
    a.any.insert(a.any.end(), b.any.begin(), b.any.end());
    a.exact = a.exact && b.exact;
    return a.any.size() > mostClues ? nothingSaid() : a;
}

// Both at one place.
Clues together(const Clues& a, const Clues& b) {
    if (a.any.size() * b.any.size() > mostClues) {
        Clues better = rarityOf(a) >= rarityOf(b) ? a : b;
        better.exact = false;
        return better;
    }
    Clues both{{}, a.exact && b.exact};
    for (const Clue& first : a.any)
        for (const Clue& second : b.any) {
            both.any.push_back(first);
            both.any.back().conditions.insert(both.any.back().conditions.end(),
                                              second.conditions.begin(), second.conditions.end());
        }
    return both;
}

struct OfCondition {
    Clues operator()(const AtEnd&) const { return nothingSaid(); }
    Clues operator()(const Blocked&) const { return nothingSaid(); }
    Clues operator()(const DrawRuleApplied&) const { return nothingSaid(); }
    Clues operator()(const Manoeuvre& m) const {
        if (!m.gives && !m.takenNext)
            return {{{{m}}}, true};
        Manoeuvre alone = m;
        alone.gives.reset();
        alone.takenNext = false;
        return {{{{alone}}}, false};
    }
    template <class Other> Clues operator()(const Other& c) const { return {{{{c}}}, true}; }
};

// What the place shows at which the term begins.
Clues here(const Term& term) {
    switch (term.kind) {
    case Term::Kind::condition:
        return std::visit(OfCondition(), term.condition);
    case Term::Kind::all: {
        Clues clues{{Clue{}}, true};
        for (const Term& part : term.parts)
            clues = together(clues, here(part));
        return clues;
    }
    case Term::Kind::any: {
        Clues clues{{}, true};
        for (const Term& part : term.parts)
            clues = either(std::move(clues), here(part));
        return clues;
    }
    case Term::Kind::sequence:
    case Term::Kind::lasting: {
        Clues clues = here(term.parts.front());
        clues.exact = false;
        return clues;
    }
    case Term::Kind::none:
    case Term::Kind::anywhere:
        break;
    }
    return nothingSaid();
}

// The answer to a manoeuvre that asks for one.
Clues answer(const Condition& condition) {
    const auto* asked = std::get_if<Manoeuvre>(&condition);
    if (asked == nullptr || !asked->gives)
        return nothingSaid();
    Manoeuvre reply{.type = Manoeuvre::Type::capture, .takes = asked->gives};
    if (asked->color)
        reply.color = opponent(*asked->color);
    return {{{{reply}}}, false};
}

} // namespace

Clues cluesOf(const Term& term) {
    Clues best = here(term);
    if (best.exact)
        return best;
    const auto consider = [&best](Clues clues) {
        clues.exact = false;
        if (rarityOf(clues) > rarityOf(best))
            best = std::move(clues);
    };
    if (term.kind == Term::Kind::condition)
        consider(answer(term.condition));
    if (term.kind == Term::Kind::any) {
        Clues each{{}, false};
        for (const Term& part : term.parts)
            each = either(std::move(each), cluesOf(part));
        consider(each);
    } else if (term.kind != Term::Kind::none) {
        for (const Term& part : term.parts)
            consider(cluesOf(part));
    }
    return best;
}

} // namespace damscope::db::query
