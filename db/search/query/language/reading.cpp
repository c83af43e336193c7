// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/reading.hpp"

#include "base/text/ascii.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::Kind;

constexpr std::string_view conditionExample = "white men on 27 28 and black to move";

// Capitals and bytes beyond ASCII have a meaning only in quotes and remarks.
std::string lowered(std::string_view text) {
    std::string result(text);
    bool quoted = false;
    bool remark = false;
    for (std::size_t i = 0; i < result.size(); ++i) {
        char& c = result[i];
        if (!remark && c == '"')
            quoted = !quoted;
        remark = !quoted && (remark ? c != '\n' : c == '#');
        if (quoted || remark)
            continue;
        if (!base::isAscii(c))
            fail({.fault = QueryFault::strangeCharacter, .offset = i});
        c = base::lowerCase(c);
    }
    return result;
}

bool isSide(char c) {
    return c == 'W' || c == 'B' || c == 'w' || c == 'b' || c == '?';
}

Unexpected<QueryError> wrong(QueryError error, std::string_view example) {
    error.example = example;
    return Unexpected{std::move(error)};
}

Unexpected<QueryError> wrong(QueryFault fault, std::size_t offset, std::string_view example) {
    return wrong({.fault = fault, .offset = offset}, example);
}

// `added` bytes precede the text that the user wrote.
Unexpected<QueryError> wrong(const rules::FenError& fen, std::size_t added,
                             std::string_view example) {
    const std::size_t offset = fen.offset - std::min(added, fen.offset);
    return wrong({.fault = QueryFault::badFen, .offset = offset, .fen = fen}, example);
}

Expected<Term, QueryError> readAlone(rules::Variant variant, std::string_view text,
                                     const KnownNames* names) {
    try {
        const std::string plain = lowered(text);
        Term term = parseQuery(rules::rules(variant), plain, names);
        bindPieces(rules::rules(variant), term);
        if (auto wrong = contradiction(variant, term))
            fail(*std::move(wrong));
        return term;
    } catch (const Misread& misread) {
        return Unexpected{misread.error};
    }
}

// The example of an error is the query as it was probably meant, or else a query of its kind.
Expected<Term, QueryError> readTerm(rules::Variant variant, std::string_view text,
                                    const KnownNames* names) {
    auto term = readAlone(variant, text, names);
    if (term)
        return term;
    QueryError error = term.error();
    const auto wrongIn = [&](std::string_view guess) -> std::optional<QueryError> {
        const auto read = readAlone(variant, guess, names);
        return read ? std::nullopt : std::optional(read.error());
    };
    if (const auto meant = repaired(text, error, wrongIn))
        error.example = *meant;
    else if (error.example.empty())
        error.example = conditionExample;
    return Unexpected{std::move(error)};
}

// The conditions that a pattern consists of.
std::vector<Term> piecesOn(const rules::Position& position) {
    std::vector<Term> terms;
    for (const Color c : {Color::white, Color::black})
        for (const Kind kind : {Kind::man, Kind::king}) {
            const auto squares = kind == Kind::man ? position.men(c) : position.kings(c);
            if (!squares.empty())
                terms.emplace_back(PiecesOn{Contents::piece(c, kind), squares});
        }
    return terms;
}

bool isAboutNumbers(const Term& term) {
    const Condition* condition = term.condition();
    return condition != nullptr && (std::holds_alternative<CountIn>(*condition) ||
                                    std::holds_alternative<CountCompared>(*condition));
}

} // namespace

Expected<Query, QueryError> readQuery(rules::Variant variant, std::string_view text,
                                      const KnownNames* names) {
    auto term = readTerm(variant, text, names);
    if (!term)
        return Unexpected{term.error()};
    return Query{variant, std::move(*term),
                 names == nullptr ? analysis::shots::builtInShotNames() : names->shots()};
}

Expected<Term, QueryError> readPosition(rules::Variant variant, std::string_view fen) {
    constexpr std::string_view example = "position \"W:W31-50:B1-20\"";
    const auto position = rules::readFen(variant, fen);
    if (!position)
        return wrong(position.error(), 0, example);
    if (const auto never = implausible(*position))
        return wrong(*never, example);
    return Term(Exactly{*position, fen.starts_with('?')});
}

Expected<rules::Position, QueryError> positionAfter(rules::Variant variant,
                                                    std::string_view moves) {
    constexpr std::string_view example = "after \"1. 32-28 18-23\"";
    parser::Reader reader(moves);
    parser::GameText text;
    if (!reader.next(text))
        return wrong(QueryFault::noMoves, 0, example);
    const parser::ReadGame read = parser::assemble(text, {variant, {}});
    for (const parser::TextProblem& problem : read.problems)
        if (problem.severity == Severity::error)
            return wrong({.fault = QueryFault::badMove,
                          .offset = std::min(problem.offset, moves.size()),
                          .move = problem},
                         example);
    const std::vector<rules::NodeId> line = read.game.mainLine();
    const auto position = read.game.position(line.empty() ? rules::rootNode : line.back());
    if (!position)
        return wrong(QueryFault::unknownMove, 0, example);
    return *position;
}

Expected<Term, QueryError> readMoves(rules::Variant variant, std::string_view moves) {
    const auto position = positionAfter(variant, moves);
    if (!position)
        return Unexpected{position.error()};
    return Term(Exactly{*position, false});
}

Expected<Term, QueryError> readPattern(rules::Variant variant, std::string_view pattern) {
    constexpr std::string_view example = "pattern \"W27,28:BK18\"";
    const bool hasSide = pattern.size() > 1 && isSide(pattern[0]) && pattern[1] == ':';
    const std::size_t added = hasSide ? 0 : 2;
    const bool hasBoth = pattern.find(':', hasSide ? 2 : 0) != std::string_view::npos;
    const char first = pattern.size() > 2 ? pattern[hasSide ? 2 : 0] : 'W';
    std::string fen = (hasSide ? "" : "?:") + std::string(pattern);
    if (!hasBoth) // FEN wants both colours
        fen += first == 'W' || first == 'w' ? ":B" : ":W";
    const auto position = rules::readFen(variant, fen);
    if (!position)
        return wrong(position.error(), added, example);
    if (const auto never = implausible(*position))
        return wrong(*never, example);
    std::vector<Term> terms = piecesOn(*position);
    if (fen[0] != '?')
        terms.emplace_back(ToMove{position->toMove()});
    if (terms.empty())
        return wrong(QueryFault::noPieces, 0, example);
    return Term(AllOf{std::move(terms)});
}

Expected<Term, QueryError> readMaterial(rules::Variant variant, std::string_view text) {
    constexpr std::string_view example = "white kings = 2, pieces <= 7";
    std::vector<Term> terms;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        auto term = readTerm(variant, text.substr(at, end - at), nullptr);
        if (!term) {
            QueryError error = term.error();
            error.offset += at;
            return wrong(std::move(error), example);
        }
        if (!isAboutNumbers(*term))
            return wrong(QueryFault::notNumbers, at, example);
        terms.push_back(std::move(*term));
        at = end + 1;
    }
    return Term(AllOf{std::move(terms)});
}

} // namespace damscope::db::query
