// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/openings/tallies.hpp"

#include "db/store/sqlite/sqlite.hpp"

#include <cassert>
#include <cmath>

namespace damscope::db {

std::optional<double> Tally::score() const {
    const std::uint64_t decided = wins + draws + losses;
    if (decided == 0)
        return std::nullopt;
    return (static_cast<double>(wins) + static_cast<double>(draws) / 2) /
           static_cast<double>(decided);
}

namespace openings {
namespace {

constexpr std::string_view nameSql = "SELECT name FROM player WHERE id = ?1 AND folded <> ''";

using rules::GameResult;

constexpr std::array<GameResult, 4> knownResults{GameResult::whiteWins, GameResult::draw,
                                                 GameResult::blackWins, GameResult::bothLose};

template <class Numbers> std::uint64_t of(const Numbers& numbers, GameResult result) {
    return numbers[static_cast<std::size_t>(result)];
}

constexpr double farthestPerformance = 800;

// The decimal logarithm of the odds, in the points of the Elo scale.
double ratingDifference(double score) {
    if (score <= 0 || score >= 1)
        return score <= 0 ? -farthestPerformance : farthestPerformance;
    return std::clamp(400 * std::log10(score / (1 - score)), -farthestPerformance,
                      farthestPerformance);
}

int average(std::uint64_t sum, std::uint64_t count) {
    assert(count > 0);
    return static_cast<int>((sum + count / 2) / count);
}

} // namespace

void GameFacts::load(std::uint32_t block) {
    kinds_ = columns_.block(HeaderColumn::kind, block);
    ratings_ = columns_.block(HeaderColumn::ratings, block);
    days_ = columns_.block(HeaderColumn::day, block);
    if (players_ != nullptr)
        whites_ = columns_.block(HeaderColumn::white, block);
    block_ = block;
}

void TallyBuilder::add(const TallyBuilder& other) {
    assert(side_ == other.side_);
    games_ += other.games_;
    withRating_ += other.withRating_;
    ratings_ += other.ratings_;
    for (std::size_t i = 0; i < results_.size(); ++i) {
        results_[i] += other.results_[i];
        opponents_[i] += other.opponents_[i];
        opponentRatings_[i] += other.opponentRatings_[i];
    }
    if (other.first_ < first_) {
        first_ = other.first_;
        firstGame_ = other.firstGame_;
    }
    last_ = std::max(last_, other.last_);
}

Tally TallyBuilder::tally() const {
    Tally tally;
    tally.games = games_;
    for (const GameResult result : knownResults) {
        const std::uint64_t games = of(results_, result);
        (result == GameResult::whiteWins ? tally.wins
         : result == GameResult::draw    ? tally.draws
                                         : tally.losses) += games;
    }
    if (withRating_ > 0)
        tally.rating = average(ratings_, withRating_);
    tally.rated = rated();
    tally.performance = performance();
    if (last_.isKnown()) {
        tally.firstYear = first_.year();
        tally.lastYear = last_.year();
        tally.first = firstGame_;
    }
    return tally;
}

std::uint64_t TallyBuilder::rated() const {
    std::uint64_t games = 0;
    for (const GameResult result : knownResults)
        games += of(opponents_, result);
    return games;
}

std::optional<int> TallyBuilder::performance() const {
    const std::uint64_t games = rated();
    if (games < Tally::leastRated)
        return std::nullopt;
    std::uint64_t ratings = 0;
    for (const GameResult result : knownResults)
        ratings += of(opponentRatings_, result);
    const double points = static_cast<double>(of(opponents_, GameResult::whiteWins)) +
                          static_cast<double>(of(opponents_, GameResult::draw)) / 2;
    const double difference = ratingDifference(points / static_cast<double>(games));
    return average(ratings, games) + static_cast<int>(std::lround(difference));
}

FirstPlayed firstPlayed(Connection& connection, HeaderColumns& columns, rules::Color side,
                        GameId game) {
    const auto value = [&](HeaderColumn column) {
        return columns.value(column, static_cast<std::uint32_t>(game));
    };
    FirstPlayed first{game, Date::ofStored(value(HeaderColumn::day)), {}};
    const auto select = connection.kept(nameSql);
    const bool white = side == rules::Color::white;
    if (select->bind(value(white ? HeaderColumn::white : HeaderColumn::black)).step())
        first.player = select->text(0);
    return first;
}

PlayerCounter::PlayerCounter(Connection& connection, HeaderColumns& columns, rules::Color side)
    : connection_(connection), columns_(columns), side_(side),
      counts_(std::size_t{connection.highestId("player")} + 1) {}

std::vector<MovePlayer> PlayerCounter::best(std::span<const std::uint32_t> games,
                                            std::size_t most) {
    assert(std::ranges::is_sorted(games));
    seen_.clear();
    const bool white = side_ == rules::Color::white;
    const HeaderColumn column = white ? HeaderColumn::white : HeaderColumn::black;
    for (std::size_t i = 0; i < games.size();) {
        const std::uint32_t block = games[i] / gamesPerBlock;
        const auto players = columns_.block(column, block);
        const auto ratings = columns_.block(HeaderColumn::ratings, block);
        for (; i < games.size() && games[i] / gamesPerBlock == block; ++i) {
            const Ratings both(ratings[games[i] % gamesPerBlock]);
            count(players[games[i] % gamesPerBlock], white ? both.white : both.black);
        }
    }
    std::vector<MovePlayer> players;
    auto next = seen_.begin();
    while (next != seen_.end() && players.size() < most) {
        // One more than is wanted: a player without a name ("?") is left out.
        const auto left = static_cast<std::size_t>(seen_.end() - next);
        const auto end =
            next + static_cast<std::ptrdiff_t>(std::min(most - players.size() + 1, left));
        std::partial_sort(next, end, seen_.end(),
                          [this](std::uint32_t a, std::uint32_t b) { return isBetter(a, b); });
        for (; next != end && players.size() < most; ++next)
            if (auto player = named(*next))
                players.push_back(std::move(*player));
    }
    for (const std::uint32_t player : seen_)
        counts_[player] = {};
    return players;
}

void PlayerCounter::count(std::uint32_t player, int rating) {
    if (player == 0 || player >= counts_.size())
        return;
    Count& count = counts_[player];
    if (count.games++ == 0)
        seen_.push_back(player);
    count.rating = std::max(count.rating, rating);
}

bool PlayerCounter::isBetter(std::uint32_t a, std::uint32_t b) const {
    const Count& first = counts_[a];
    const Count& second = counts_[b];
    if (first.rating != second.rating)
        return first.rating > second.rating;
    return first.games != second.games ? first.games > second.games : a < b;
}

std::optional<MovePlayer> PlayerCounter::named(std::uint32_t player) const {
    assert(player < counts_.size());
    const auto select = connection_.kept(nameSql);
    if (!select->bind(player).step())
        return std::nullopt;
    MovePlayer result{std::string(select->text(0)), counts_[player].games, std::nullopt};
    if (counts_[player].rating > 0)
        result.rating = counts_[player].rating;
    return result;
}

} // namespace openings
} // namespace damscope::db
