// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/explain.hpp"

#include <algorithm>
#include <span>

namespace damscope::rules {

namespace {

/// Whether squares stand on a way in this order, each after the one before.
bool liesOn(std::span<const Square> squares, std::span<const Square> way) {
    auto at = way.begin();
    for (Square s : squares) {
        at = std::find(at, way.end(), s);
        if (at == way.end())
            return false;
        ++at;
    }
    return true;
}

bool goesAlong(const Position& position, const Move& move, std::span<const Square> squares) {
    const auto all = routes(position, move);
    return std::ranges::any_of(all, [&](const Route& r) { return liesOn(squares, r.way); });
}

bool startsAt(const Position& position, const Move& move, const MoveText& text) {
    if (text.fromFile)
        return position.rules().board.place(move.from).column == *text.fromFile;
    return move.from == text.squares.front();
}

bool isWrong(Separator separator, const Move& move, const Rules& rules) {
    if (!move.isCapture())
        return separator == Separator::capture;
    return separator == Separator::quiet && rules.captureSign != '-';
}

MoveMatch resolve(const Position& position, const MoveList& legal, const MoveText& text) {
    MoveMatch match;
    if (text.squares.empty())
        return match;
    for (const Move& m : legal)
        if (m.to == text.squares.back() && startsAt(position, m, text))
            match.moves.push_back(m);
    const bool hasSquaresBetween = text.squares.size() > (text.fromFile ? 1U : 2U);
    if (hasSquaresBetween && !match.moves.empty()) {
        std::vector<Move> along;
        for (const Move& m : match.moves)
            if (goesAlong(position, m, text.squares))
                along.push_back(m);
        // What from and to name alone is taken, with a remark; where they name several moves, the
        // way was the only thing that told them apart.
        if (along.empty())
            match.wrongWay = true;
        else
            match.moves = std::move(along);
    }
    if (!match.moves.empty()) {
        match.wrongSeparator = isWrong(text.separator, match.moves.front(), position.rules());
    }
    return match;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// "32-28", "7x16": the form of nearly every move in nearly every file, read without allocation.
struct Ends {
    int from;
    int to;
    char separator;
};
std::optional<Ends> readEnds(std::string_view text) {
    std::size_t i = 0;
    const auto number = [&]() -> int {
        int n = 0;
        const std::size_t first = i;
        while (i < text.size() && isDigit(text[i]) && i - first < 2)
            n = 10 * n + (text[i++] - '0');
        return i == first ? 0 : n;
    };
    Ends ends{number(), 0, '\0'};
    if (i >= text.size() || (text[i] != '-' && text[i] != 'x' && text[i] != ':'))
        return std::nullopt;
    ends.separator = text[i++];
    ends.to = number();
    if (ends.from == 0 || ends.to == 0 || i != text.size())
        return std::nullopt;
    return ends;
}

/// The one legal move between two numbered squares; nothing if there is none or more than one.
std::optional<MoveMatch> resolveEnds(const Position& position, const MoveList& legal,
                                     std::string_view text) {
    const auto ends = readEnds(text);
    if (!ends)
        return std::nullopt;
    const auto from = position.rules().square(ends->from);
    const auto to = position.rules().square(ends->to);
    if (!from || !to)
        return std::nullopt;
    const Move* found = nullptr;
    for (const Move& m : legal) {
        if (m.from != *from || m.to != *to)
            continue;
        if (found != nullptr)
            return std::nullopt;
        found = &m;
    }
    if (found == nullptr)
        return std::nullopt;
    MoveMatch match;
    match.moves.push_back(*found);
    match.wrongSeparator = isWrong(ends->separator == '-' ? Separator::quiet : Separator::capture,
                                   *found, position.rules());
    return match;
}

void addProblem(MoveMatch& match, const Position& position, const MoveText& text) {
    if (match.moves.size() > 1)
        match.problem = Explanation{Reason::ambiguous, text.squares, match.moves};
    else if (match.moves.empty())
        match.problem = explain(position, text);
}

} // namespace

MoveMatch resolve(const Position& position, const MoveText& text) {
    MoveMatch match = resolve(position, legalMoves(position), text);
    addProblem(match, position, text);
    return match;
}

MoveMatch resolve(const Position& position, const MoveList& legal, std::string_view text) {
    if (auto match = resolveEnds(position, legal, text))
        return *std::move(match);
    MoveMatch all;
    const auto readings = readMoveText(position.rules(), text);
    for (const MoveText& reading : readings) {
        MoveMatch one = resolve(position, legal, reading);
        for (const Move& m : one.moves)
            if (std::ranges::find(all.moves, m) == all.moves.end())
                all.moves.push_back(m);
        if (!one.moves.empty()) {
            all.wrongSeparator = one.wrongSeparator;
            all.wrongWay = one.wrongWay;
        }
    }
    if (readings.size() == 1)
        addProblem(all, position, readings.front());
    else if (all.moves.size() > 1)
        all.problem = Explanation{Reason::ambiguous, {}, all.moves};
    else if (all.moves.empty())
        all.problem = explain(position, text);
    return all;
}

MoveMatch resolve(const Position& position, std::string_view text) {
    return resolve(position, legalMoves(position), text);
}

} // namespace damscope::rules
