// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/repeated_games.hpp"

#include "db/records/same_moves.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

using rules::GameResult;

bool resultsAgree(const EventRow& one, const EventRow& other) {
    if (one.result == GameResult::unknown || other.result == GameResult::unknown)
        return true;
    const bool samePoints = one.detail.total == 0 || other.detail.total == 0 ||
                            one.detail.whiteShare == other.detail.whiteShare;
    return one.result == other.result && samePoints;
}

bool marksAgree(const EventRow& one, const EventRow& other) {
    return std::ranges::equal(one.marks, other.marks,
                              [](const std::string& a, const std::string& b) {
                                  return a.empty() || b.empty() || a == b;
                              });
}

// An entry for a game that is to be played.
bool isOnlyEntered(const EventRow& row) {
    return row.plies == 0 && row.result == GameResult::unknown;
}

} // namespace

bool saysMore(const EventRow& other, const EventRow& one) {
    const auto facts = [](const EventRow& row) {
        return std::pair(row.result != GameResult::unknown, row.plies > 0);
    };
    return facts(other) > facts(one);
}

bool RepeatedGames::areOne(const EventRow& one, const EventRow& other) {
    // The cheapest first: two players can have very many games.
    const bool isEntry = isOnlyEntered(one) || isOnlyEntered(other);
    if ((!isEntry && one.plies != other.plies) || !rules::agree(one.day, other.day) ||
        !resultsAgree(one, other))
        return false;
    const bool sameRound = !one.round.empty() && one.round == other.round;
    const bool sameDay = one.day.dayIsKnown() && other.day.dayIsKnown();
    if ((!sameRound && !(sameDay && one.plies >= leastPliesOfCopy)) || !marksAgree(one, other))
        return false;
    return (sameRound && isEntry) ||
           (one.plies == other.plies && haveSameMoves(connection_, one.id, other.id));
}

std::size_t RepeatedGames::countedFor(std::size_t row, std::size_t white, std::size_t black) {
    std::vector<std::size_t>& games = counted_[{rows_[row].variant, white, black}];
    const auto same = std::ranges::find_if(
        games, [&](std::size_t place) { return areOne(rows_[place], rows_[row]); });
    if (same == games.end()) {
        games.push_back(row);
        return row;
    }
    const std::size_t place = *same;
    if (saysMore(rows_[row], rows_[place]))
        *same = row;
    return place;
}

} // namespace damscope::db
