// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/match/evaluator.hpp"

#include <utility>

namespace damscope::db::query {
namespace {

/// The parts of a term that all hold at one place: those that fix single squares become one test.
template <class Squares> struct Conjunction {
    BoardTest<Squares> board = {};
    bool hasBoard = false;
    std::vector<const Term*> others = {};

    void add(const AllOf& all) {
        for (const Term& part : all.parts) {
            const Condition* condition = part.condition();
            const auto* pieces = condition == nullptr ? nullptr : std::get_if<PiecesOn>(condition);
            if (const auto* inner = std::get_if<AllOf>(&part.meaning)) {
                add(*inner);
            } else if (pieces != nullptr && !pieces->onAny) {
                board.require(*pieces);
                hasBoard = true;
            } else {
                others.push_back(&part);
            }
        }
    }
};

/// The times from which one of `starts` comes within so many plies (absent: at any time), and
/// nothing `forbidden` before it. The earliest start decides: if something forbidden comes before
/// it, it comes before the later ones too.
void precede(const TimeSet& starts, std::optional<int> within, const TimeSet* forbidden,
             TimeSet& before) {
    const std::size_t count = starts.count();
    assert(forbidden == nullptr || forbidden->count() == count);
    assert(!within || *within >= 0);
    const std::size_t reach = within ? 2 * static_cast<std::size_t>(*within) : count;
    before.clear(count / 2);
    std::size_t start = count;
    std::size_t obstacle = count;
    for (std::size_t time = count; time-- > 0;) {
        if (start < count && start - time <= reach && obstacle >= start)
            before.insert(time);
        if (starts.contains(time))
            start = time;
        if (forbidden != nullptr && forbidden->contains(time))
            obstacle = time;
    }
}

} // namespace

template <class Squares>
Evaluator<Squares>::Evaluator(const Term& term)
    : node_(nodeOf(term)), aboutMove_(isAboutMove(term)) {}

template <class Squares>
typename Evaluator<Squares>::Node Evaluator<Squares>::nodeOf(const Term& term) {
    const auto part = [](const Indirect<Term>& t) { return Part(Evaluator(*t)); };
    const Overloaded kinds{
        [](const Condition& c) -> Node { return compiled<Squares>(c); },
        [](const AllOf& all) -> Node { return eachPart(all); },
        [](const AnyOf& any) -> Node { return SomePart{evaluators(any.parts)}; },
        [&](const Not& n) -> Node { return Negation{part(n.part)}; },
        [](const Sequence& sequence) -> Node { return succession(sequence); },
        [&](const Lasting& l) -> Node {
            return Duration{part(l.part), static_cast<std::size_t>(l.plies), l.quiet, l.mover};
        },
        [&](const Anywhere& a) -> Node { return Occurrence{part(a.part)}; },
        [&](const Earlier& e) -> Node { return Precedence{part(e.part)}; },
        [&](const Often& o) -> Node {
            return Frequency{part(o.part), o.bounds};
        },
        [&](const Longest& l) -> Node {
            return LongestStretch{part(l.part), l.mover};
        },
    };
    return std::visit(kinds, term.meaning);
}

// The board first: it is the quickest. Then other conditions: each leaves less to do for what is
// made of several.
template <class Squares>
typename Evaluator<Squares>::EachPart Evaluator<Squares>::eachPart(const AllOf& all) {
    Conjunction<Squares> conjunction;
    conjunction.add(all);
    EachPart each;
    if (conjunction.hasBoard)
        each.parts.push_back(Evaluator(conjunction.board));
    for (const Term* part : conjunction.others)
        each.parts.emplace_back(*part);
    std::stable_partition(each.parts.begin(), each.parts.end(),
                          [](const Evaluator& e) { return e.isCondition(); });
    return each;
}

template <class Squares>
typename Evaluator<Squares>::Succession Evaluator<Squares>::succession(const Sequence& sequence) {
    Succession result{Part(Evaluator(*sequence.first)), {}, sequence.number, sequence.number != 0};
    for (const Link& link : sequence.links) {
        std::optional<Part> without;
        if (link.without)
            without.emplace(Evaluator(**link.without));
        result.next.push_back(
            {link.within, std::move(without), Part(Evaluator(*link.next)), link.number});
        result.namesPieces = result.namesPieces || link.number != 0;
    }
    return result;
}

template <class Squares>
std::vector<Evaluator<Squares>> Evaluator<Squares>::evaluators(const std::vector<Term>& terms) {
    std::vector<Evaluator> all;
    all.reserve(terms.size());
    for (const Term& term : terms)
        all.emplace_back(term);
    return all;
}

template <class Squares> bool Evaluator<Squares>::refuses(rules::GameResult result) const {
    if (const auto* each = std::get_if<EachPart>(&node_))
        return std::ranges::any_of(each->parts,
                                   [&](const Evaluator& part) { return part.refuses(result); });
    const auto* condition = std::get_if<CompiledCondition<Squares>>(&node_);
    const auto* asked =
        condition == nullptr ? nullptr : std::get_if<ResultTest<Squares>>(condition);
    return asked != nullptr && !asked->wanted[static_cast<std::size_t>(result)];
}

template <class Squares> const TimeSet& Evaluator<Squares>::places(const Line& line) {
    known_.clear(line.entries.size());
    for (std::size_t i = 0; i < line.entries.size(); ++i)
        if (line.entries[i].known)
            known_.insert(TimeSet::ofPosition(i));
    findPlaces(line, known_);
    return found_;
}

template <class Squares>
void Evaluator<Squares>::findPlaces(const Line& line, const TimeSet& known) {
    find(line, known, nullptr);
    found_.toPlaces();
}

template <class Squares> void Evaluator<Squares>::keepBefore(const TimeSet* after) {
    if (after != nullptr)
        found_ &= *after;
}

// Keeps the positions in found_ at which the condition holds.
template <class Squares>
void Evaluator<Squares>::keepWhere(const CompiledCondition<Squares>& condition, const Line& line) {
    std::visit(
        [&](const auto& test) {
            found_.each([&](std::size_t time) {
                if (!holdsAt(test, line, TimeSet::placeOf(time)))
                    found_.erase(time);
            });
        },
        condition);
}

template <class Squares>
void Evaluator<Squares>::find(const Line& line, const TimeSet& known, const TimeSet* after) {
    std::visit([&](auto& node) { this->find(node, line, known, after); }, node_);
}

template <class Squares>
void Evaluator<Squares>::find(CompiledCondition<Squares>& condition, const Line& line,
                              const TimeSet& known, const TimeSet* after) {
    std::visit(
        [&](const auto& test) {
            found_.clear(line.entries.size());
            for (std::size_t i = 0; i < line.entries.size(); ++i)
                if (holdsAt(test, line, i))
                    found_.insert(TimeSet::ofPosition(i));
        },
        condition);
    found_ &= known;
    found_.toPlaces(aboutMove_);
    keepBefore(after);
}

template <class Squares>
void Evaluator<Squares>::find(EachPart& each, const Line& line, const TimeSet& known,
                              const TimeSet* after) {
    found_ = known;
    for (Evaluator& part : each.parts) {
        if (found_.empty())
            return;
        if (part.isCondition() && &part != &each.parts.front()) {
            keepWhere(std::get<CompiledCondition<Squares>>(part.node_), line);
        } else {
            part.findPlaces(line, known);
            found_ &= part.found_;
        }
    }
    found_.toPlaces(aboutMove_);
    keepBefore(after);
}

template <class Squares>
void Evaluator<Squares>::find(SomePart& some, const Line& line, const TimeSet& known,
                              const TimeSet* after) {
    found_.clear(line.entries.size());
    for (Evaluator& part : some.parts) {
        part.find(line, known, after);
        found_ |= part.found_;
    }
}

namespace {

// Looks for what must not be there.
template <class Part, class Line, class Find>
void findOpposite(Part& part, const Line& line, Find find) {
    line.takesUnknown = !line.takesUnknown;
    find(part);
    line.takesUnknown = !line.takesUnknown;
}

} // namespace

template <class Squares>
void Evaluator<Squares>::find(Negation& negation, const Line& line, const TimeSet& known,
                              const TimeSet* after) {
    findOpposite(*negation.part, line, [&](Evaluator& part) { part.findPlaces(line, known); });
    found_ = known;
    found_ -= negation.part->found_;
    found_.toPlaces(aboutMove_);
    keepBefore(after);
}

template <class Squares>
void Evaluator<Squares>::find(Succession& succession, const Line& line, const TimeSet& known,
                              const TimeSet* after) {
    if (!succession.namesPieces)
        return findInOrder(succession, line, known, after);
    TimeSet all;
    all.clear(line.entries.size());
    findBound(succession, 0, line, known, after, all);
    found_ = all;
}

// Where later parts name the piece of a part, each of its pieces is tried.
template <class Squares>
void Evaluator<Squares>::findBound(Succession& succession, std::size_t from, const Line& line,
                                   const TimeSet& known, const TimeSet* after, TimeSet& all) {
    while (from < succession.size() && succession.numberOf(from) == 0)
        ++from;
    if (from == succession.size()) {
        findInOrder(succession, line, known, after);
        all |= found_;
        return;
    }
    Evaluator& part = succession.part(from);
    part.find(line, known, nullptr);
    for (const auto piece : part.movers(line)) {
        line.bind(succession.numberOf(from), piece);
        findBound(succession, from + 1, line, known, after, all);
    }
}

// The pieces that move at the places in found_.
template <class Squares>
auto Evaluator<Squares>::movers(const Line& line) const -> std::vector<typename Line::Piece> {
    std::vector<typename Line::Piece> pieces;
    found_.each([&](std::size_t time) {
        const std::size_t place = TimeSet::placeOf(time);
        pieces.push_back(line.pieces().mover(place, line.entries[place]));
    });
    std::ranges::sort(pieces);
    pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
    std::erase(pieces, 0);
    return pieces;
}

// Keeps the places in found_ where the piece of this part moves.
template <class Squares> void Evaluator<Squares>::keepMoved(const Line& line, int number) {
    if (number == 0)
        return;
    found_.each([&](std::size_t time) {
        const std::size_t place = TimeSet::placeOf(time);
        if (line.pieces().mover(place, line.entries[place]) != line.bound(number))
            found_.erase(time);
    });
}

// From its end to its beginning, so that every part knows what can follow it.
template <class Squares>
void Evaluator<Squares>::findInOrder(Succession& succession, const Line& line, const TimeSet& known,
                                     const TimeSet* after) {
    for (std::size_t i = succession.next.size(); i > 0; --i) {
        NextPart& next = succession.next[i - 1];
        next.part->find(line, known, after);
        next.part->keepMoved(line, next.number);
        if (next.part->found_.empty()) {
            found_.clear(line.entries.size());
            return;
        }
        if (next.without)
            findOpposite(**next.without, line,
                         [&](Evaluator& part) { part.find(line, known, nullptr); });
        precede(next.part->found_, next.within, next.without ? &(*next.without)->found_ : nullptr,
                before_);
        after = &before_;
    }
    succession.first->find(line, known, after);
    succession.first->keepMoved(line, succession.number);
    found_ = succession.first->found_;
}

template <class Squares>
void Evaluator<Squares>::find(Duration& duration, const Line& line, const TimeSet& known,
                              const TimeSet* after) {
    duration.part->findPlaces(line, known);
    found_.clear(line.entries.size());
    if (aboutMove_)
        return findMoves(duration, line, after);
    const auto counts = [&](std::size_t i) {
        return !duration.quiet || !line.entries[i].known || !line.mustCapture(i);
    };
    std::vector<std::size_t> later(line.entries.size() + 1, line.entries.size());
    std::size_t end = 0; // behind the places from here on at which it holds
    for (std::size_t i = line.entries.size(); i-- > 0;) {
        later[i] = counts(i) ? i : later[i + 1];
        if (later[i] != i)
            continue;
        if (!duration.part->found_.contains(TimeSet::ofPosition(i))) {
            end = i;
            continue;
        }
        end = std::max(end, i + 1);
        if (i + duration.plies >= line.entries.size())
            continue;
        const std::size_t last = later[i + duration.plies];
        const bool continues = after == nullptr || after->contains(TimeSet::ofPosition(last));
        if (last < end && continues)
            found_.insert(TimeSet::ofPosition(i));
    }
}

template <class Squares>
void Evaluator<Squares>::find(Occurrence& occurrence, const Line& line, const TimeSet& known,
                              const TimeSet* after) {
    occurrence.part->find(line, known, nullptr);
    if (occurrence.part->found_.empty())
        found_.clear(line.entries.size());
    else
        found_ = known;
    keepBefore(after);
}

// The positions after the first place at which the part holds.
template <class Squares>
void Evaluator<Squares>::find(Precedence& precedence, const Line& line, const TimeSet& known,
                              const TimeSet* after) {
    precedence.part->findPlaces(line, known);
    found_ = known;
    for (std::size_t i = 0; i < line.entries.size(); ++i) {
        found_.erase(TimeSet::ofPosition(i));
        if (precedence.part->found_.contains(TimeSet::ofPosition(i)))
            break;
    }
    keepBefore(after);
}

// Finds the moves from which the part holds during the next plies. Only the moves of the side that
// is asked about count, or all.
template <class Squares>
void Evaluator<Squares>::findMoves(Duration& duration, const Line& line, const TimeSet* after) {
    const std::size_t places = line.entries.size();
    const auto counts = [&](std::size_t i) {
        return !duration.mover || !line.entries[i].known ||
               line.entries[i].toMove() == *duration.mover;
    };
    const std::size_t further = std::max<std::size_t>(duration.plies, 1) - 1;
    const std::size_t reach = duration.mover ? further / 2 * 2 : further;
    std::size_t failure = places; // the first place from here on at which it does not hold
    for (std::size_t i = places; i-- > 0;) {
        if (!counts(i))
            continue;
        if (!duration.part->found_.contains(TimeSet::ofPosition(i))) {
            failure = i;
            continue;
        }
        if (i + reach >= places || failure <= i + reach)
            continue;
        std::size_t last = i + reach;
        while (!counts(last))
            --last;
        if (after == nullptr || after->contains(TimeSet::ofMove(last)))
            found_.insert(TimeSet::ofMove(i));
    }
}

namespace {

/// Some places one after another.
struct Stretch {
    std::size_t first = 0;
    std::size_t count = 0;
};

// The stretches of a line that consist of such places; `isPassed` says which others do not end
// them.
template <class IsPassed>
std::vector<Stretch> stretches(const TimeSet& places, std::size_t count, IsPassed isPassed) {
    std::vector<Stretch> all;
    bool open = false;
    for (std::size_t i = 0; i < count; ++i) {
        if (places.contains(TimeSet::ofPosition(i))) {
            if (!open)
                all.push_back({i, 0});
            ++all.back().count;
            open = true;
        } else if (!isPassed(i)) {
            open = false;
        }
    }
    return all;
}

} // namespace

template <class Squares>
void Evaluator<Squares>::find(Frequency& frequency, const Line& line, const TimeSet& known,
                              const TimeSet* after) {
    const auto count = [&](Evaluator& part) {
        part.findPlaces(line, known);
        std::size_t times = 0;
        for (const Stretch& stretch :
             stretches(part.found_, line.entries.size(), [](std::size_t) { return false; }))
            times += part.aboutMove_ ? stretch.count : 1;
        return static_cast<int>(times);
    };
    // What is not known makes a range of numbers: all must fit, or one of them.
    const int one = count(*frequency.part);
    int other = one;
    findOpposite(*frequency.part, line, [&](Evaluator& part) { other = count(part); });
    const auto [least, most] = std::minmax(one, other);
    const Bounds& wanted = frequency.bounds;
    if (line.takesUnknown ? least <= wanted.high && wanted.low <= most
                          : wanted.contains(least) && wanted.contains(most))
        found_ = known;
    else
        found_.clear(line.entries.size());
    keepBefore(after);
}

template <class Squares>
void Evaluator<Squares>::find(LongestStretch& longest, const Line& line, const TimeSet& known,
                              const TimeSet* after) {
    longest.part->findPlaces(line, known);
    found_.clear(line.entries.size());
    const std::vector<Stretch> all =
        stretches(longest.part->found_, line.entries.size(), [&](std::size_t i) {
            return longest.mover && line.entries[i].known &&
                   line.entries[i].toMove() != *longest.mover;
        });
    if (!all.empty())
        found_.insert(
            TimeSet::ofPosition(std::ranges::max_element(all, {}, &Stretch::count)->first));
    keepBefore(after);
}

template class Evaluator<std::uint64_t>;
template class Evaluator<rules::SquareBits>;

} // namespace damscope::db::query
