// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/explain.hpp"
#include "rules/text/plain_move.hpp"

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

/// Whether a text names every landing square of a capture.
bool isWrittenInFull(const Position& position, const Move& move, const MoveText& text) {
    const auto all = routes(position, move);
    return std::ranges::any_of(all, [&](const Route& r) {
        return std::ranges::equal(std::span(r.squares).subspan(text.fromFile ? 1 : 0),
                                  text.squares);
    });
}

bool startsAt(const Position& position, const Move& move, const MoveText& text) {
    if (text.fromFile)
        return position.rules().board.place(move.from).column == *text.fromFile;
    return move.from == text.squares.front();
}

/// A capture written with all its landing squares is that capture, although another may pass over
/// the same squares (PDN 3.0's own example: 47x38x24x13x36). Only where there is nothing between
/// the ends, the text may as well be a longer capture cut short: then it just comes first.
void preferWrittenInFull(std::vector<Move>& moves, const Position& position, const MoveText& text,
                         bool decides) {
    const auto others = std::stable_partition(moves.begin(), moves.end(), [&](const Move& m) {
        return isWrittenInFull(position, m, text);
    });
    if (decides && others != moves.begin())
        moves.erase(others, moves.end());
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
    if (match.moves.size() > 1)
        preferWrittenInFull(match.moves, position, text, hasSquaresBetween);
    if (!match.moves.empty()) {
        match.wrongSeparator =
            detail::isWrongSeparator(text.separator, match.moves.front(), position.rules());
    }
    return match;
}

void addProblem(MoveMatch& match, const Position& position, const MoveText& text) {
    if (match.moves.size() > 1)
        match.problem = Explanation{Reason::ambiguous, text.squares, match.moves};
    else if (match.moves.empty())
        match.problem = explain(position, text);
}

std::optional<MoveMatch> resolvePlain(const Position& position, std::string_view text) {
    const auto plain = detail::plainMove(position, text);
    if (!plain)
        return std::nullopt;
    MoveMatch match;
    match.moves.push_back(plain->move);
    match.wrongSeparator = plain->wrongSeparator;
    return match;
}

MoveMatch resolveReadings(const Position& position, const MoveList& legal, std::string_view text) {
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

} // namespace

MoveMatch resolve(const Position& position, const MoveText& text) {
    MoveMatch match = resolve(position, legalMoves(position), text);
    addProblem(match, position, text);
    return match;
}

MoveMatch resolve(const Position& position, const MoveList& legal, std::string_view text) {
    if (auto match = resolvePlain(position, text))
        return *std::move(match);
    return resolveReadings(position, legal, text);
}
MoveMatch resolve(const Position& position, std::string_view text) {
    if (auto match = resolvePlain(position, text))
        return *std::move(match);
    return resolveReadings(position, legalMoves(position), text);
}

} // namespace damscope::rules
