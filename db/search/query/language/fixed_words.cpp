// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/fixed_words.hpp"

#include "db/search/endings/endings.hpp"
#include "db/search/query/language/reading.hpp"
#include "db/store/codec/shot_names.hpp"
#include "rules/moves/draw_rules.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::GameResult;
using rules::Kind;

// What was read inside quotes, with offsets from the opening quotes on.
Term placed(const Passage& passage, const Quoted& quoted, Expected<Term, QueryError> read) {
    if (!read) {
        QueryError error = read.error();
        error.offset += quoted.offset;
        fail(std::move(error));
    }
    Term term = std::move(*read);
    term.offset = passage.offset;
    return term;
}

[[noreturn]] void failUnknown(const Passage& passage, const Quoted& name) {
    std::string names;
    for (const rules::DrawRule& rule : rules::drawRules(passage.rules.variant))
        names += (names.empty() ? "" : ", ") + std::string(rule.name);
    if (names.empty())
        fail(passage.rules, name.offset, QueryFault::noDrawRules);
    fail({.fault = QueryFault::noSuchDrawRule,
          .offset = name.offset,
          .variant = passage.rules.variant,
          .word = names,
          .example = "draw rule \"" + names.substr(0, names.find(',')) + "\""});
}

Term onEach(Contents contents, rules::SquareSet squares) {
    return Term(PiecesOn{contents, squares});
}

constexpr Contents blackKing = Contents::piece(Color::black, Kind::king);

void requireRoad(const EndingName& ending, AllOf& all) {
    if (ending.road.empty())
        return;
    Term onRoad(PiecesOn{.contents = blackKing, .squares = ending.road, .onAny = true});
    all.parts.push_back(ending.onRoad ? std::move(onRoad) : Term(Not{std::move(onRoad)}));
}

Term termOf(const EndingName& ending) {
    if (ending.position)
        return Term(Exactly{*ending.position});
    constexpr std::array kinds{Contents::piece(Color::white, Kind::man),
                               Contents::piece(Color::white, Kind::king),
                               Contents::piece(Color::black, Kind::man), blackKing};
    AllOf all;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        all.parts.emplace_back(
            CountIn{kinds.at(i), {ending.material.at(i), ending.material.at(i)}});
    requireRoad(ending, all);
    if (!ending.whiteKings.empty())
        all.parts.push_back(onEach(Contents::piece(Color::white, Kind::king), ending.whiteKings));
    return Term(std::move(all));
}

} // namespace

Quoted quotedText(const Passage& passage) {
    return {std::string(passage.text), passage.offset};
}

Term drawn(const Passage& passage) {
    return Term(ResultIs{{GameResult::draw}}, passage.offset);
}

Term unfinished(const Passage& passage) {
    return Term(ResultIs{{GameResult::unknown}}, passage.offset);
}

Term bothLost(const Passage& passage) {
    return Term(ResultIs{{GameResult::bothLose}}, passage.offset);
}

Term atEnd(const Passage& passage) {
    return Term(AtEnd{}, passage.offset);
}

Term quiet(const Passage& passage) {
    return Term(Quiet{}, passage.offset);
}

Term symmetric(const Passage& passage) {
    return Term(Symmetric{}, passage.offset);
}

Term anyBlocked(const Passage& passage) {
    return Term(Blocked{}, passage.offset);
}

Term drawRule(const Passage& passage, const std::optional<Quoted>& name) {
    if (!name)
        return Term(DrawRuleApplied{}, passage.offset);
    for (const rules::DrawRule& rule : rules::drawRules(passage.rules.variant))
        if (rule.name == name->text)
            return Term(DrawRuleApplied{name->text}, passage.offset);
    failUnknown(passage, *name);
}

Term errorPlayed(const Passage& passage, ErrorWord word, std::optional<rules::Color> color) {
    using analysis::Quality;
    const auto quality = [word]() -> std::optional<Quality> {
        switch (word) {
        case ErrorWord::inaccuracy:
            return Quality::inaccuracy;
        case ErrorWord::mistake:
            return Quality::mistake;
        case ErrorWord::blunder:
            return Quality::blunder;
        case ErrorWord::missedWin:
            return Quality::missedWin;
        case ErrorWord::error:
            break;
        }
        return std::nullopt;
    };
    return Term(ErrorPlayed{quality(), color}, passage.offset);
}

Term clockShows(const Passage& passage, std::optional<rules::Color> color, bool under,
                unsigned number, unsigned secondsOfUnit) {
    const int seconds = limited(number) * static_cast<int>(secondsOfUnit);
    return Term(ClockShows{color, under, seconds}, passage.offset);
}

Term shotBegins(const Passage& passage, const std::optional<Quoted>& name,
                const std::optional<ShotWord>& word, std::optional<rules::Color> color) {
    const analysis::shots::ShotNames& known =
        passage.names == nullptr ? analysis::shots::builtInShotNames() : passage.names->shots();
    ShotBegins shot{.missed = word == ShotWord::missed, .color = color};
    if (name)
        shot.names = shotsNamed(known, name->text);
    if (name && shot.names.empty())
        fail({.fault = QueryFault::noSuchShot,
              .offset = name->offset,
              .variant = passage.rules.variant,
              .word = shotNameMeant(known, name->text),
              .example = "shot \"coup royal\""});
    return Term(shot, passage.offset);
}

Term structureCondition(const Passage& passage, const Quoted& name,
                        std::optional<rules::Color> color) {
    const KnownNames* known = passage.names;
    auto term =
        known == nullptr ? std::nullopt : known->term(passage.rules.variant, name.text, color);
    if (!term)
        fail({.fault = QueryFault::noSuchStructure,
              .offset = name.offset,
              .variant = passage.rules.variant,
              .word = known == nullptr ? std::string() : known->nameMeant(name.text),
              .example = "structure \"fork lock\""});
    return Term(std::move(term->meaning), passage.offset);
}

Term endingCondition(const Passage& passage, const Quoted& name) {
    AnyOf any;
    for (const EndingName* ending : endingsNamed(passage.rules.variant, name.text)) {
        any.parts.push_back(termOf(*ending));
        any.parts.push_back(turned(passage.rules.board, any.parts.back()));
    }
    if (any.parts.empty())
        fail({.fault = QueryFault::noSuchEnding,
              .offset = name.offset,
              .variant = passage.rules.variant,
              .word = endingNameMeant(passage.rules.variant, name.text),
              .example = "ending \"three kings against one\""});
    return Term(std::move(any), passage.offset);
}

Term tableDecided(const Passage& passage, TableWord word, rules::Color color) {
    const bool white = (color == rules::Color::white) == (word == TableWord::win);
    return Term(TableSays{white ? GameResult::whiteWins : GameResult::blackWins}, passage.offset);
}

Term tableDraw(const Passage& passage) {
    return Term(TableSays{GameResult::draw}, passage.offset);
}

Term positionCondition(const Passage& passage, const Quoted& fen) {
    return placed(passage, fen, readPosition(passage.rules.variant, fen.text));
}

Term movesCondition(const Passage& passage, const Quoted& moves) {
    return placed(passage, moves, readMoves(passage.rules.variant, moves.text));
}

Term patternCondition(const Passage& passage, const Quoted& pattern) {
    return placed(passage, pattern, readPattern(passage.rules.variant, pattern.text));
}

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

Term reflectedTerm(const Passage& passage, const Term& part) {
    auto reflection = reflected(passage.rules.board, part);
    if (!reflection)
        fail(passage, QueryFault::notReflected, "reflected white men on 27 28");
    return *std::move(reflection);
}

Term often(const Passage& passage, Bounds bounds, Term part) {
    if (bounds.low > bounds.high)
        fail(passage, QueryFault::rangeBackward, "2 to 4 times white captures");
    return Term(Often{std::move(part), bounds}, passage.offset);
}

Term longest(const Passage& passage, Term part) {
    const auto mover = isAboutMove(part) ? moverOf(part) : std::nullopt;
    return Term(Longest{std::move(part), mover}, passage.offset);
}

unsigned pliesOf(const Passage&, unsigned number, unsigned pliesOfUnit) {
    return static_cast<unsigned>(limited(number)) * pliesOfUnit;
}

Term soon(const Passage& passage, unsigned plies, Term part) {
    Sequence sequence{always(), {}};
    sequence.links.push_back({limited(plies), std::nullopt, std::move(part)});
    return Term(std::move(sequence), passage.offset);
}

Duration duration(const Passage&, unsigned plies, bool outsideExchanges) {
    return {limited(plies), outsideExchanges};
}

namespace {

// Lengthens a structure, or either of two; false if the term is none.
bool lengthen(Term& term, int plies) {
    if (auto* lasting = std::get_if<Lasting>(&term.meaning); lasting && lasting->ofStructure) {
        lasting->plies = std::max(lasting->plies, plies);
        return true;
    }
    if (auto* all = std::get_if<AllOf>(&term.meaning)) // and earlier something else
        return all->parts.size() == 2 && std::holds_alternative<Earlier>(all->parts[1].meaning) &&
               lengthen(all->parts[0], plies);
    auto* any = std::get_if<AnyOf>(&term.meaning);
    return any != nullptr &&
           std::ranges::all_of(any->parts, [&](Term& part) { return lengthen(part, plies); });
}

} // namespace

Term lasting(const Passage& passage, Term part, const std::vector<Duration>& durations) {
    for (const auto& [plies, outsideExchanges] : durations) {
        if (lengthen(part, plies))
            continue;
        const std::size_t offset = part.offset;
        const bool moves = isAboutMove(part);
        if (moves && outsideExchanges)
            fail(passage.rules, offset, QueryFault::forOnMove, "white captures forced for 6 plies");
        const auto mover = moves ? moverOf(part) : std::nullopt;
        part = Term(Lasting{std::move(part), plies, outsideExchanges, mover}, offset);
    }
    return part;
}

Term parenthesised(const Passage& passage, Term part, bool closed) {
    if (!closed)
        fail(passage, QueryFault::notClosed);
    return part;
}

} // namespace damscope::db::query
