// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/language/builder.hpp"

#include "db/query/language/plausible.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace damscope::db::query {
namespace {

constexpr std::size_t deepest = 100;

Term joined(Term::Kind kind, std::vector<Term> parts) {
    if (parts.size() == 1)
        return std::move(parts.front());
    Term term = Term::of(kind, std::move(parts));
    term.offset = term.parts.front().offset;
    return term;
}

} // namespace

Builder::Builder(rules::Variant variant, std::string_view text)
    : rules_(rules::rules(variant)), text_(text), levels_(1) {}

std::size_t Builder::offsetOf(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - text_.data());
}

void Builder::fail(std::size_t offset, QueryFault fault, std::string example) const {
    fail({.fault = fault,
          .offset = offset,
          .variant = rules_.variant,
          .example = std::move(example)});
}

void Builder::fail(QueryError error) {
    throw Misread{std::move(error)};
}

void Builder::fail(QueryError error, std::string_view inside) const {
    error.offset += offsetOf(inside);
    fail(std::move(error));
}

void Builder::miss(std::string_view here, QueryFault what, std::string_view words) const {
    fail({.fault = what, .offset = offsetOf(here), .word = std::string(words)});
}

// ---- what joins conditions

void Builder::prefix(Term term, std::size_t offset) {
    std::size_t depth = levels_.size();
    for (const Level& level : levels_)
        depth += level.prefixes.size();
    if (depth > deepest)
        fail(offset, QueryFault::tooDeep);
    term.offset = offset;
    levels_.back().prefixes.push_back(std::move(term));
}

void Builder::negate(std::string_view word) {
    prefix(Term::of(Term::Kind::none, {}), offsetOf(word));
}

void Builder::anywhere(std::string_view word) {
    prefix(Term::of(Term::Kind::anywhere, {}), offsetOf(word));
}

// Told from the others by having no kind of its own: it leaves nothing in the term.
void Builder::mirror(std::string_view word) {
    prefix(Term::of(Term::Kind::all, {}), offsetOf(word));
}

void Builder::soon(unsigned plies) {
    Term term = Term::of(Term::Kind::sequence, {always()});
    term.links.push_back({limited(plies), {}});
    prefix(std::move(term), place_);
}

void Builder::open(std::string_view parenthesis) {
    if (levels_.size() >= deepest)
        fail(offsetOf(parenthesis), QueryFault::tooDeep);
    levels_.emplace_back().offset = offsetOf(parenthesis);
}

void Builder::close(std::string_view parenthesis) {
    if (levels_.size() == 1)
        fail(offsetOf(parenthesis), QueryFault::closesNothing);
    Term term = endSequence();
    levels_.pop_back();
    levels_.back().operand = std::move(term);
}

// The operand with everything that was written before it, the nearest first.
void Builder::endOperand() {
    Level& level = levels_.back();
    assert(level.operand);
    Term term = std::move(*level.operand);
    level.operand.reset();
    for (; !level.prefixes.empty(); level.prefixes.pop_back()) {
        Term& outer = level.prefixes.back();
        if (outer.kind == Term::Kind::all) {
            term = turned(rules_.board, term);
            continue;
        }
        outer.parts.push_back(std::move(term));
        term = std::move(outer);
    }
    level.both.push_back(std::move(term));
}

void Builder::endBoth() {
    endOperand();
    Level& level = levels_.back();
    level.either.push_back(joined(Term::Kind::all, std::exchange(level.both, {})));
}

void Builder::endEither() {
    endBoth();
    Level& level = levels_.back();
    level.sequence.push_back(joined(Term::Kind::any, std::exchange(level.either, {})));
}

Term Builder::endSequence() {
    endEither();
    Level& level = levels_.back();
    if (level.sequence.size() == 1)
        return std::move(level.sequence.front());
    Term term = joined(Term::Kind::sequence, std::move(level.sequence));
    term.links = std::move(level.links);
    return term;
}

void Builder::both(std::string_view) {
    endOperand();
}

void Builder::either(std::string_view) {
    endBoth();
}

void Builder::linkTo(std::optional<int> within) {
    endEither();
    levels_.back().links.push_back({within, {}});
}

void Builder::then(std::string_view) {
    linkTo(std::nullopt);
}

void Builder::thenImmediately(std::string_view) {
    linkTo(1);
}

void Builder::thenWithin(unsigned plies) {
    linkTo(limited(plies));
}

// "then not X until Y": what looked like the next part is what must not come before it.
void Builder::until(std::string_view word) {
    endEither();
    Level& level = levels_.back();
    const bool fits = level.sequence.size() > 1 && level.sequence.back().kind == Term::Kind::none &&
                      level.links.back().without.empty();
    if (!fits)
        fail(offsetOf(word), QueryFault::untilAlone,
             "white king on 46 then not black captures until white captures");
    level.links.back().without.push_back(std::move(level.sequence.back().parts.front()));
    level.sequence.pop_back();
}

void Builder::lasting(unsigned plies) {
    Term& operand = *levels_.back().operand;
    if (isAboutMove(operand))
        fail(operand.offset, QueryFault::forOnMove, "white men on 27 28 for 6 plies");
    Term term = Term::of(Term::Kind::lasting, {});
    term.plies = limited(plies);
    term.offset = operand.offset;
    term.parts.push_back(std::move(operand));
    levels_.back().operand = std::move(term);
}

Term Builder::finish() {
    if (levels_.size() > 1)
        fail(levels_.back().offset, QueryFault::notClosed);
    Term term = endSequence();
    if (auto wrong = contradiction(rules_.variant, term))
        fail(*std::move(wrong));
    return term;
}

} // namespace damscope::db::query
