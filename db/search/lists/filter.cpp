// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/filter.hpp"

#include "db/search/lists/filter_conditions.hpp"
#include "db/search/lists/selection.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view deletedSql = "SELECT 1 FROM game WHERE deleted IS NOT NULL LIMIT 1";

} // namespace

Selection::Selection(Store& store, const Filter& filter)
    : store_(store), snapshot_(store), columns_(store.connection()), players_(store.connection()) {
    for (const FilterCondition& condition : filterConditions()) {
        if (condition.select != nullptr)
            condition.select(*this, filter);
        for (const FilterValue& value : condition.values)
            if (value.select != nullptr && value.holds(filter))
                value.select(*this);
    }
}

void Selection::restrictTo(std::vector<GameId> games) {
    std::ranges::sort(games);
    games.erase(std::unique(games.begin(), games.end()), games.end());
    if (listed_)
        std::erase_if(games,
                      [this](GameId game) { return !std::ranges::binary_search(*listed_, game); });
    listed_ = std::move(games);
}

bool Selection::mark(std::uint32_t block) {
    if (!markListed(block))
        return false;
    for (const auto& condition : conditions_) {
        condition(block);
        if (std::ranges::count(marks_, 1) == 0)
            return false;
    }
    return true;
}

bool Selection::markListed(std::uint32_t block) {
    const auto kinds = [&] { return columns_.block(HeaderColumn::kind, block); };
    if (!listed_) {
        std::ranges::transform(kinds(), marks_.begin(), [](std::uint32_t bits) {
            return static_cast<std::uint8_t>(GameKind(bits).present());
        });
        return true;
    }
    marks_.fill(0);
    const std::uint32_t first = block * gamesPerBlock;
    const auto from = std::ranges::lower_bound(*listed_, GameId{first});
    const auto to = std::ranges::upper_bound(*listed_, GameId{first + (gamesPerBlock - 1)});
    for (auto at = from; at != to; ++at) {
        const std::uint32_t place = static_cast<std::uint32_t>(*at) - first;
        marks_[place] = static_cast<std::uint8_t>(GameKind(kinds()[place]).present());
    }
    return from != to;
}

std::optional<Outcome> outcomeFor(rules::Color side, rules::GameResult result) {
    using rules::GameResult;
    switch (result) {
    case GameResult::whiteWins:
        return side == rules::Color::white ? Outcome::won : Outcome::lost;
    case GameResult::blackWins:
        return side == rules::Color::black ? Outcome::won : Outcome::lost;
    case GameResult::draw:
        return Outcome::drawn;
    case GameResult::bothLose:
        return Outcome::lost;
    case GameResult::unknown:
        break;
    }
    return std::nullopt;
}

bool selectsAllGames(Store& store, const Filter& filter) {
    return filter == Filter() && !store.connection().value(deletedSql);
}

std::vector<GameId> findGames(Store& store, const Filter& filter) {
    std::vector<GameId> games;
    Selection(store, filter).each([&](GameId game) { games.push_back(game); });
    return games;
}

std::uint64_t countGames(Store& store, const Filter& filter) {
    std::uint64_t games = 0;
    Selection(store, filter).each([&](GameId) { ++games; });
    return games;
}

namespace {

// The place of each id in the order of names, from 1; 0 for ids without a name.
std::vector<std::uint32_t> ranksOf(const Connection& connection, std::string_view table) {
    const std::string name(table);
    std::vector<std::uint32_t> ranks(std::size_t{connection.highestId(table)} + 1);
    Statement select =
        connection.prepare("SELECT id FROM " + name + " WHERE folded <> '' ORDER BY folded, name");
    for (std::uint32_t rank = 1; select.step(); ++rank)
        ranks.at(select.id(0)) = rank;
    return ranks;
}

std::uint32_t rankOf(rules::GameResult result) {
    using enum rules::GameResult;
    constexpr std::array order{whiteWins, draw, blackWins, bothLose};
    const auto found = std::find(order.begin(), order.end(), result);
    return found == order.end() ? 0 : static_cast<std::uint32_t>(found - order.begin()) + 1;
}

/// What games are sorted by, as a number; 0 = not known.
class SortKeys {
public:
    SortKeys(Connection& connection, SortBy by) : columns_(connection), by_(by) {
        if (by == SortBy::white || by == SortBy::black)
            ranks_ = ranksOf(connection, "player");
        else if (by == SortBy::event)
            ranks_ = ranksOf(connection, "event");
        else if (by == SortBy::opening)
            ranks_ = ranksOf(connection, "opening");
    }
    std::uint32_t operator()(std::uint32_t game) {
        switch (by_) {
        case SortBy::imported:
            return game;
        case SortBy::date:
            return columns_.value(HeaderColumn::day, game);
        case SortBy::white:
            return rank(HeaderColumn::white, game);
        case SortBy::black:
            return rank(HeaderColumn::black, game);
        case SortBy::event:
            return rank(HeaderColumn::event, game);
        case SortBy::opening:
            return rank(HeaderColumn::opening, game);
        case SortBy::rating: {
            const Ratings ratings(columns_.value(HeaderColumn::ratings, game));
            return static_cast<std::uint32_t>(std::max(ratings.white, ratings.black));
        }
        case SortBy::plies:
            return columns_.value(HeaderColumn::plies, game) + 1;
        case SortBy::result:
            break;
        }
        return rankOf(GameKind(columns_.value(HeaderColumn::kind, game)).result());
    }

private:
    std::uint32_t rank(HeaderColumn column, std::uint32_t game) {
        const std::uint32_t id = columns_.value(column, game);
        return id < ranks_.size() ? ranks_[id] : 0;
    }

    HeaderColumns columns_;
    SortBy by_;
    std::vector<std::uint32_t> ranks_;
};

// By the upper half; the lower halves, which differ, must ascend. Eleven bits after eleven bits,
// the lowest first: a third of the time that comparing takes.
void sortByUpperHalf(std::vector<std::uint64_t>& numbers) {
    constexpr unsigned digitBits = 11;
    constexpr std::size_t digits = std::size_t{1} << digitBits;
    std::vector<std::uint64_t> other(numbers.size());
    for (unsigned shift = 32; shift < 64; shift += digitBits) {
        const auto digit = [&](std::uint64_t n) { return (n >> shift) & (digits - 1); };
        std::array<std::size_t, digits> next{};
        for (const std::uint64_t n : numbers)
            ++next[digit(n)];
        std::size_t begin = 0;
        for (std::size_t& n : next)
            begin += std::exchange(n, begin);
        for (const std::uint64_t n : numbers)
            other[next[digit(n)]++] = n;
        numbers.swap(other);
    }
}

void sortKeyed(std::vector<std::uint64_t>& keyed) {
    constexpr std::size_t few = 4096;
    const auto game = [](std::uint64_t k) { return static_cast<std::uint32_t>(k); };
    if (keyed.size() > few && std::ranges::is_sorted(keyed, {}, game))
        sortByUpperHalf(keyed);
    else
        std::ranges::sort(keyed);
}

} // namespace

void sortGames(Store& store, std::vector<GameId>& games, SortBy by, bool descending) {
    // Key and id in one number: sorted as they are, equal keys stand in the order of import.
    std::vector<std::uint64_t> keyed;
    keyed.reserve(games.size());
    SortKeys keys(store.connection(), by);
    for (const GameId id : games) {
        const std::uint32_t key = keys(static_cast<std::uint32_t>(id));
        const std::uint32_t place = key == 0 ? UINT32_MAX : descending ? ~key : key;
        keyed.push_back(std::uint64_t{place} << 32 | static_cast<std::uint32_t>(id));
    }
    sortKeyed(keyed);
    std::transform(keyed.begin(), keyed.end(), games.begin(),
                   [](std::uint64_t k) { return GameId{static_cast<std::uint32_t>(k)}; });
}

} // namespace damscope::db
