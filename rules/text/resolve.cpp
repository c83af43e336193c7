// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/routes.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>

namespace damscope::rules {

namespace {

/// Whether a text names every landing square of a capture.
bool isWrittenInFull(const Position& position, const Move& move, const MoveText& text) {
    std::vector<Square> squares = text.squares;
    if (text.fromFile)
        squares.insert(squares.begin(), move.from);
    return landsOn(position, move, squares);
}

bool startsAt(const Position& position, const Move& move, const MoveText& text) {
    if (text.fromFile)
        return position.rules().board.coordinates(move.from).column == *text.fromFile;
    return move.from == text.squares.front();
}

bool saysCapture(const MoveText& text, const Rules& rules) {
    return text.separator == Separator::capture ||
           (text.separator == Separator::quiet && rules.captureSign == '-');
}

template <class Fits> std::vector<Move> those(const std::vector<Move>& moves, Fits fits) {
    std::vector<Move> chosen;
    std::ranges::copy_if(moves, std::back_inserter(chosen), fits);
    return chosen;
}

/// Squares between the ends distinguish captures. A capture written with all its landing squares is
/// that capture, although another may pass over the same squares (PDN 3.0's own example:
/// 47x38x24x13x36). If no capture passes them, from and to may still name a single one: it is
/// accepted with a remark.
void keepThoseAlong(MoveMatch& match, const Position& position, const MoveText& text) {
    std::vector<Move> along =
        those(match.moves, [&](const Move& m) { return isWrittenInFull(position, m, text); });
    if (along.empty())
        along =
            those(match.moves, [&](const Move& m) { return passes(position, m, text.squares); });
    if (along.empty())
        match.wrongWay = true;
    else
        match.moves = std::move(along);
}

/// With nothing between its ends, a text names a capture of one jump. It may also be a shortened
/// longer capture: the others are listed after it.
void preferOneJump(MoveMatch& match, const Position& position, const MoveText& text) {
    auto& moves = match.moves;
    const auto others = std::stable_partition(moves.begin(), moves.end(), [&](const Move& m) {
        return isWrittenInFull(position, m, text);
    });
    match.exact = others != moves.begin() && !text.fromFile && saysCapture(text, position.rules());
}

MoveMatch resolve(const Position& position, const MoveList& legal, const MoveText& text) {
    MoveMatch match;
    if (text.squares.empty())
        return match;
    for (const Move& m : legal)
        if (m.to == text.squares.back() && startsAt(position, m, text))
            match.moves.push_back(m);
    if (match.moves.empty())
        return match;
    if (text.squares.size() > (text.fromFile ? 1U : 2U))
        keepThoseAlong(match, position, text);
    else if (match.moves.size() > 1)
        preferOneJump(match, position, text);
    match.wrongSeparator =
        detail::isWrongSeparator(text.separator, match.moves.front(), position.rules());
    return match;
}

void addProblem(MoveMatch& match, const Position& position, const MoveText& text) {
    if (match.moves.empty())
        match.problem = explain(position, text);
    else if (!match.unique())
        match.problem = Explanation{Reason::ambiguous, text.squares, match.moves};
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
    if (readings.size() == 1) {
        all = resolve(position, legal, readings.front());
        addProblem(all, position, readings.front());
        return all;
    }
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
    if (all.moves.size() > 1)
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
