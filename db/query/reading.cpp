// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/reading.hpp"

#include "db/query/builder.hpp"
#include "db/query/grammar.hpp"
#include "db/query/plausible.hpp"
#include "parser/assemble.hpp"
#include "parser/reader.hpp"
#include "rules/fen.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::Kind;

constexpr std::string_view conditionExample = "white men on 27 28 and black to move";

// The language has no use for capitals or bytes beyond ASCII outside of quotes and remarks.
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
        if (static_cast<unsigned char>(c) >= 0x80)
            throw Misread{{i, "this character means nothing here", std::string(conditionExample)}};
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return result;
}

bool isSide(char c) {
    return c == 'W' || c == 'B' || c == 'w' || c == 'b' || c == '?';
}

Unexpected<QueryError> error(std::size_t offset, std::string message, std::string example) {
    return Unexpected{QueryError{offset, std::move(message), std::move(example)}};
}

template <class Read> Expected<Term, QueryError> caught(Read read) {
    try {
        return read();
    } catch (const Misread& misread) {
        QueryError wrong = misread.error;
        if (wrong.example.empty())
            wrong.example = conditionExample;
        return Unexpected{std::move(wrong)};
    }
}

Expected<Term, QueryError> readTerm(rules::Variant variant, std::string_view text) {
    return caught([&]() -> Expected<Term, QueryError> {
        const std::string plain = lowered(text);
        Builder builder(variant, plain);
        recogniseQuery(plain, builder);
        return builder.finish();
    });
}

// The conditions that a pattern consists of.
std::vector<Term> standings(const rules::Position& position) {
    std::vector<Term> terms;
    for (const Color c : {Color::white, Color::black})
        for (const Kind kind : {Kind::man, Kind::king}) {
            const auto squares = kind == Kind::man ? position.men(c) : position.kings(c);
            if (!squares.empty())
                terms.push_back(Term::of(Standing{Contents::piece(c, kind), squares}));
        }
    return terms;
}

bool isAboutNumbers(const Term& term) {
    return term.kind == Term::Kind::condition &&
           (std::holds_alternative<NumberIn>(term.condition) ||
            std::holds_alternative<NumberAgainst>(term.condition));
}

} // namespace

Expected<Query, QueryError> readQuery(rules::Variant variant, std::string_view text) {
    auto term = readTerm(variant, text);
    if (!term)
        return Unexpected{term.error()};
    return Query{variant, std::move(*term)};
}

Expected<Term, QueryError> readPosition(rules::Variant variant, std::string_view fen) {
    constexpr std::string_view example = "position \"W:W31-50:B1-20\"";
    const auto position = rules::readFen(variant, fen);
    if (!position)
        return error(position.error().offset, position.error().message, std::string(example));
    if (const auto wrong = implausible(*position))
        return error(0, *wrong, std::string(example));
    return Term::of(Exactly{*position, fen.starts_with('?')});
}

Expected<Term, QueryError> readMoves(rules::Variant variant, std::string_view moves) {
    const std::string example = "after \"1. 32-28 18-23\"";
    parser::Reader reader(moves);
    parser::GameText text;
    if (!reader.next(text))
        return error(0, "no moves are given", example);
    const parser::ReadGame read = parser::assemble(text, {variant, {}});
    for (const parser::Problem& problem : read.problems)
        if (problem.severity == parser::Problem::Severity::error)
            return error(std::min(problem.offset, moves.size()),
                         problem.where + (problem.where.empty() ? "" : ": ") + problem.message,
                         example);
    const std::vector<rules::NodeId> line = read.game.mainLine();
    const auto position = read.game.position(line.empty() ? rules::rootNode : line.back());
    if (!position)
        return error(0, "every move must be known", example);
    return Term::of(Exactly{*position, false});
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
        return error(position.error().offset - std::min(added, position.error().offset),
                     position.error().message, std::string(example));
    if (const auto wrong = implausible(*position))
        return error(0, *wrong, std::string(example));
    std::vector<Term> terms = standings(*position);
    if (fen[0] != '?')
        terms.push_back(Term::of(ToMove{position->toMove()}));
    if (terms.empty())
        return error(0, "no piece is named", std::string(example));
    return Term::of(Term::Kind::all, std::move(terms));
}

Expected<Term, QueryError> readMaterial(rules::Variant variant, std::string_view text) {
    constexpr std::string_view example = "white kings = 2, pieces <= 7";
    std::vector<Term> terms;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        auto term = readTerm(variant, text.substr(at, end - at));
        if (!term)
            return error(at + term.error().offset, term.error().message, std::string(example));
        if (!isAboutNumbers(*term))
            return error(at, "here goes a number of pieces", std::string(example));
        terms.push_back(std::move(*term));
        at = end + 1;
    }
    return Term::of(Term::Kind::all, std::move(terms));
}

} // namespace damscope::db::query
