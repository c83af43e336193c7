// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/changed_moves.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::size_t movesBefore = 3;
constexpr std::size_t movesShown = 7;
constexpr std::string_view cut = "...";

/// A move with the number that is written before it.
struct WrittenMove {
    std::string number; ///< "6", or nothing
    std::string text;
    std::string compared; ///< the text in one spelling
    bool isBlack = false; ///< "6..." is written before it
};

std::string inOneSpelling(std::string text) {
    std::ranges::replace(text, ':', 'x');
    return text;
}

// "6.38-33" has both.
WrittenMove readMove(std::string_view word) {
    const std::size_t digits = std::min(word.find_first_not_of(base::digits), word.size());
    std::string_view rest = word.substr(digits);
    const std::size_t dots = std::min(rest.find_first_not_of('.'), rest.size());
    if (digits == 0 || dots == 0)
        return {"", std::string(word), inOneSpelling(std::string(word))};
    rest.remove_prefix(dots);
    return {std::string(word.substr(0, digits)), std::string(rest),
            inOneSpelling(std::string(rest)), dots > 1};
}

// Past the lines of tags.
std::string_view movesOf(std::string_view pdn) {
    while (pdn.starts_with('['))
        pdn.remove_prefix(std::min(pdn.find('\n'), pdn.size() - 1) + 1);
    return pdn;
}

std::vector<WrittenMove> readMoves(std::string_view pdn) {
    std::string_view rest = movesOf(pdn);
    std::vector<WrittenMove> moves;
    WrittenMove number; // that stands alone
    while (!(rest = base::trimmedStart(rest)).empty()) {
        if (rest.front() == '{') {
            rest.remove_prefix(std::min(rest.find('}'), rest.size() - 1) + 1);
            continue;
        }
        const std::size_t end = std::min(rest.find_first_of(" \t\r\n{"), rest.size());
        WrittenMove move = readMove(rest.substr(0, end));
        rest.remove_prefix(end);
        if (move.text.empty()) {
            number = std::move(move);
            continue;
        }
        if (move.number.empty() && !number.number.empty()) {
            move.number = number.number;
            move.isBlack = number.isBlack;
        }
        number = {};
        moves.push_back(std::move(move));
    }
    return moves;
}

// The number of a move; a move without one continues the number of the move before it.
std::string numberAt(const std::vector<WrittenMove>& moves, std::size_t at) {
    if (!moves[at].number.empty())
        return moves[at].number + (moves[at].isBlack ? "... " : ". ");
    return at > 0 && !moves[at - 1].number.empty() ? moves[at - 1].number + "... " : "";
}

std::string part(const std::vector<WrittenMove>& moves, std::size_t begin) {
    const std::size_t end = std::min(begin + movesShown, moves.size());
    std::string text;
    for (std::size_t i = begin; i < end; ++i) {
        text += text.empty() ? "" : " ";
        const bool opensPair = !moves[i].number.empty() && !moves[i].isBlack;
        text += i == begin || opensPair ? numberAt(moves, i) : "";
        text += moves[i].text;
    }
    if (end < moves.size())
        text.append(" ").append(cut);
    return text;
}

} // namespace

ChangedMoves changedMoves(std::string_view before, std::string_view after) {
    const std::vector<WrittenMove> one = readMoves(before);
    const std::vector<WrittenMove> other = readMoves(after);
    const auto [first, second] =
        std::ranges::mismatch(one, other, {}, &WrittenMove::compared, &WrittenMove::compared);
    if (first == one.end() && second == other.end())
        return {};
    const auto place = static_cast<std::size_t>(first - one.begin());
    const std::size_t begin = place - std::min(place, movesBefore);
    return {part(one, begin), part(other, begin)};
}

} // namespace damscope::db
