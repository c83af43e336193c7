// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/language/combining.hpp"

#include <utility>

namespace damscope::db::query {
namespace {

template <class Joined> Term joined(std::vector<Term> parts) {
    if (parts.size() == 1)
        return std::move(parts.front());
    const std::size_t offset = parts.front().offset;
    return Term(Joined{std::move(parts)}, offset);
}

// "then not X until Y": what looked like the next part is what must not occur before Y.
void endUntil(Sequence& sequence, Continuation continuation, const rules::Rules& rules) {
    Not* forbidden =
        sequence.links.empty() ? nullptr : std::get_if<Not>(&sequence.links.back().next->meaning);
    if (forbidden == nullptr || sequence.links.back().without)
        fail(rules, continuation.joint.offset, QueryFault::untilAlone,
             "white king on 46 then not black captures until white captures");
    Link& link = sequence.links.back();
    link.without = std::move(forbidden->part);
    link.next = std::move(continuation.next);
}

} // namespace

Joint then(const Passage& passage) {
    return {.offset = passage.offset};
}

Joint thenImmediately(const Passage& passage) {
    return {.within = 1, .offset = passage.offset};
}

Joint thenWithin(const Passage& passage, unsigned plies) {
    return {.within = limited(plies), .offset = passage.offset};
}

Joint until(const Passage& passage) {
    return {.word = Joint::Word::until, .offset = passage.offset};
}

Term sequenceOf(const Passage& passage, Term first, std::vector<Continuation> rest) {
    if (rest.empty())
        return first;
    const std::size_t offset = first.offset;
    Sequence sequence{std::move(first), {}};
    for (Continuation& c : rest) {
        if (c.joint.word == Joint::Word::until)
            endUntil(sequence, std::move(c), passage.rules);
        else
            sequence.links.push_back({c.joint.within, std::nullopt, std::move(c.next)});
    }
    return Term(std::move(sequence), offset);
}

Term allOf(const Passage&, std::vector<Term> parts) {
    return joined<AllOf>(std::move(parts));
}

Term anyOf(const Passage&, std::vector<Term> parts) {
    return joined<AnyOf>(std::move(parts));
}

Term negated(const Passage& passage, Term part) {
    return Term(Not{std::move(part)}, passage.offset);
}

Term anywhere(const Passage& passage, Term part) {
    return Term(Anywhere{std::move(part)}, passage.offset);
}

Term earlier(const Passage& passage, Term part) {
    return Term(Earlier{std::move(part)}, passage.offset);
}

Term mirrored(const Passage& passage, const Term& part) {
    return turned(passage.rules.board, part);
}

Term soon(const Passage& passage, unsigned plies, Term part) {
    Sequence sequence{always(), {}};
    sequence.links.push_back({limited(plies), std::nullopt, std::move(part)});
    return Term(std::move(sequence), passage.offset);
}

Duration duration(const Passage&, unsigned plies, bool outsideExchanges) {
    return {limited(plies), outsideExchanges};
}

Term lasting(const Passage& passage, Term part, const std::vector<Duration>& durations) {
    for (const auto& [plies, outsideExchanges] : durations) {
        const std::size_t offset = part.offset;
        if (isAboutMove(part))
            fail(passage.rules, offset, QueryFault::forOnMove, "white men on 27 28 for 6 plies");
        part = Term(Lasting{std::move(part), plies, outsideExchanges}, offset);
    }
    return part;
}

Term parenthesised(const Passage& passage, Term part, bool closed) {
    if (!closed)
        fail(passage, QueryFault::notClosed);
    return part;
}

} // namespace damscope::db::query
