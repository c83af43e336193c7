// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace damscope::db {

/// A stored game. Ids count up from 1 in the order of import and are never used again.
enum class GameId : std::uint32_t {};
/// A stored source: one file, archive member or standard input that games came from.
enum class SourceId : std::uint32_t {};

[[nodiscard]] constexpr std::int64_t number(GameId id) {
    return static_cast<std::int64_t>(id);
}
[[nodiscard]] constexpr std::int64_t number(SourceId id) {
    return static_cast<std::int64_t>(id);
}

/// The days from 1970 to a known date; of a year or a month to its first day.
[[nodiscard]] inline std::int64_t dayNumber(rules::Date day) {
    using namespace std::chrono;
    return sys_days(year(day.year()) / std::max(day.month(), 1) / std::max(day.day(), 1))
        .time_since_epoch()
        .count();
}

/// Days between two games of one edition of an event, at most.
inline constexpr int longestPause = 183;

/// Whether games of an event on these days can be of one edition: where a day is not known, too.
[[nodiscard]] inline bool mayBeOneEdition(rules::Date one, rules::Date other) {
    if (!one.isKnown() || !other.isKnown())
        return true;
    if (one.month() == 0 || other.month() == 0)
        return one.year() == other.year();
    return std::abs(dayNumber(one) - dayNumber(other)) <= longestPause;
}

/// The squares of a board by the numbers that players read, for columns of programs: bit i of a set
/// is the square with number i + 1. Boards of more than 64 squares have a second word for the rest.
class SquareNumbers {
public:
    explicit SquareNumbers(const rules::Rules& rules) {
        for (const rules::Square square : rules.board.squares())
            index_[square.bit()] = static_cast<std::uint8_t>(rules.number(square) - 1);
    }
    [[nodiscard]] std::array<std::uint64_t, 2> of(rules::SquareSet squares) const {
        std::array<std::uint64_t, 2> sets{};
        for (const rules::Square square : squares) {
            const unsigned bit = index_[square.bit()];
            sets[bit / 64] |= std::uint64_t{1} << bit % 64;
        }
        return sets;
    }
    [[nodiscard]] std::uint8_t numberOf(rules::Square square) const {
        return static_cast<std::uint8_t>(index_[square.bit()] + 1);
    }

private:
    std::array<std::uint8_t, 128> index_{};
};

/// The games that a statement selects, whose first column is their ids; in its order.
template <class Statement> [[nodiscard]] std::vector<GameId> gameIds(Statement& select) {
    std::vector<GameId> games;
    while (select.step())
        games.push_back(select.template id<GameId>(0));
    return games;
}

} // namespace damscope::db
