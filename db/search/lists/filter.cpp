// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/filter.hpp"

#include "db/search/lists/filter_conditions.hpp"
#include "db/search/lists/selection.hpp"
#include "rules/board/result.hpp"

namespace damscope::db {
namespace {

constexpr std::string_view deletedSql = "SELECT 1 FROM game WHERE deleted IS NOT NULL LIMIT 1";

} // namespace

Selection::Selection(Store& store, const Filter& filter)
    : store_(store), snapshot_(store), columns_(store.connection()) {
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

} // namespace damscope::db
