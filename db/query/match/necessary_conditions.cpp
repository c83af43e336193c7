// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/match/necessary_conditions.hpp"

#include "base/overloaded.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace damscope::db::query {
namespace {

/// More alternatives than these are not worth trying one by one at every place.
constexpr std::size_t mostAlternatives = 8;

NecessaryConditions nothingNecessary() {
    return {{NecessaryCondition{}}, false};
}

/// How rare what it asks for is: about the binary logarithm of how many places do not have it.
struct Rarity {
    int operator()(const PiecesOn& c) const {
        if (c.onAny)
            return 1;
        return c.squares.size() * (c.contents == Contents::nothing() ? 1 : 2);
    }
    int operator()(const CountIn& c) const { return c.bounds.low == c.bounds.high ? 3 : 2; }
    int operator()(const CountCompared&) const { return 1; }
    int operator()(const ToMove&) const { return 1; }
    int operator()(const PlyIn& c) const { return c.bounds == Bounds{} ? 0 : 2; }
    int operator()(const Exactly&) const { return 30; }
    int operator()(const ResultIs&) const { return 1; }
    int operator()(const MovePattern& m) const {
        int rarity = m.color ? 1 : 0;
        rarity += m.type == MovePattern::Type::capture ? 2 : 0;
        rarity += m.kind == rules::Kind::king ? 4 : 0;
        rarity += (m.from ? 3 : 0) + (m.to ? 3 : 0) + 4 * m.over.size();
        rarity += m.promotes ? 6 : 0;
        if (m.takes)
            rarity += 3 * std::max({m.takes->men.low + m.takes->kings.low, m.takes->pieces.low, 0});
        return rarity;
    }
    template <class Other> int operator()(const Other&) const { return 0; }
};

int rarityOf(const NecessaryCondition& necessary) {
    int sum = 0;
    for (const Condition& condition : necessary.conditions)
        sum += std::visit(Rarity(), condition);
    return sum;
}

int rarityOf(const NecessaryConditions& necessary) {
    int least = 1000;
    for (const NecessaryCondition& alternative : necessary.any)
        least = std::min(least, rarityOf(alternative));
    return least - static_cast<int>(std::bit_width(necessary.any.size())) + 1;
}

NecessaryConditions either(NecessaryConditions a, const NecessaryConditions& b) {
    a.any.insert(a.any.end(), b.any.begin(), b.any.end());
    a.exact = a.exact && b.exact;
    return a.any.size() > mostAlternatives ? nothingNecessary() : a;
}

// Both at one place.
NecessaryConditions together(const NecessaryConditions& a, const NecessaryConditions& b) {
    if (a.any.size() * b.any.size() > mostAlternatives) {
        NecessaryConditions better = rarityOf(a) >= rarityOf(b) ? a : b;
        better.exact = false;
        return better;
    }
    NecessaryConditions both{{}, a.exact && b.exact};
    for (const NecessaryCondition& first : a.any)
        for (const NecessaryCondition& second : b.any) {
            both.any.push_back(first);
            both.any.back().conditions.insert(both.any.back().conditions.end(),
                                              second.conditions.begin(), second.conditions.end());
        }
    return both;
}

struct OfCondition {
    NecessaryConditions operator()(const AtEnd&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const Quiet&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const Blocked&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const DrawRuleApplied&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const ErrorPlayed&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const TableSays&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const SamePieceOn&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const ShotBegins& shot) const {
        if (shot.missed)
            return nothingNecessary();
        return {{{{MovePattern{.color = shot.color}}}}, false};
    }
    NecessaryConditions operator()(const MovePattern& m) const {
        if (!m.gives && !m.takenNext && m.through.empty() && !m.forced && !m.byMajority && !m.by &&
            !m.taking)
            return {{{{m}}}, true};
        MovePattern alone = m;
        alone.gives.reset();
        alone.takenNext = false;
        alone.through = {};
        alone.forced = false;
        alone.byMajority = false;
        alone.by.reset();
        alone.taking.reset();
        return {{{{alone}}}, false};
    }
    template <class Other> NecessaryConditions operator()(const Other& c) const {
        return {{{{c}}}, true};
    }
};

// What the place shows at which the term begins.
NecessaryConditions here(const Term& term);

NecessaryConditions hereAll(const AllOf& all) {
    NecessaryConditions conditions{{NecessaryCondition{}}, true};
    for (const Term& part : all.parts)
        conditions = together(conditions, here(part));
    return conditions;
}

NecessaryConditions hereAny(const AnyOf& any) {
    NecessaryConditions conditions{{}, true};
    for (const Term& part : any.parts)
        conditions = either(std::move(conditions), here(part));
    return conditions;
}

NecessaryConditions hereBegins(const Term& part) {
    NecessaryConditions conditions = here(part);
    conditions.exact = false;
    return conditions;
}

NecessaryConditions here(const Term& term) {
    const Overloaded kinds{
        [](const Condition& c) { return std::visit(OfCondition(), c); },
        [](const AllOf& all) { return hereAll(all); },
        [](const AnyOf& any) { return hereAny(any); },
        [](const Not&) { return nothingNecessary(); },
        [](const Sequence& sequence) { return hereBegins(*sequence.first); },
        [](const Lasting& lasting) { return hereBegins(*lasting.part); },
        [](const Anywhere&) { return nothingNecessary(); },
        [](const Earlier&) { return nothingNecessary(); },
    };
    return std::visit(kinds, term.meaning);
}

// The answer to a move that asks for one.
NecessaryConditions answer(const Condition& condition) {
    const auto* asked = std::get_if<MovePattern>(&condition);
    if (asked == nullptr || !asked->gives)
        return nothingNecessary();
    MovePattern reply{.type = MovePattern::Type::capture, .takes = asked->gives};
    if (asked->color)
        reply.color = opponent(*asked->color);
    return {{{{reply}}}, false};
}

NecessaryConditions ofEither(const AnyOf& any) {
    NecessaryConditions each{{}, false};
    for (const Term& part : any.parts)
        each = either(std::move(each), necessaryConditions(part));
    return each;
}

} // namespace

NecessaryConditions necessaryConditions(const Term& term) {
    NecessaryConditions rarest = here(term);
    if (rarest.exact)
        return rarest;
    const auto consider = [&](NecessaryConditions other) {
        other.exact = false;
        if (rarityOf(other) > rarityOf(rarest))
            rarest = std::move(other);
    };
    const Overloaded kinds{
        [&](const Condition& c) { consider(answer(c)); },
        [&](const AllOf& all) {
            for (const Term& part : all.parts)
                consider(necessaryConditions(part));
        },
        [&](const AnyOf& any) { consider(ofEither(any)); },
        [](const Not&) {},
        [&](const Sequence& sequence) {
            consider(necessaryConditions(*sequence.first));
            for (const Link& link : sequence.links)
                consider(necessaryConditions(*link.next));
        },
        [&](const auto& single) { consider(necessaryConditions(*single.part)); },
    };
    std::visit(kinds, term.meaning);
    return rarest;
}

} // namespace damscope::db::query
