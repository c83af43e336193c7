// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/names.hpp"
#include "db/search/openings/tree.hpp"
#include "db/store/index/header_columns.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace damscope::db::openings {

/// The columns that tallies are made of, for games that are asked for in ascending order.
class GameFacts {
public:
    /// `players` says whose results count; null: those of the side that is asked for.
    GameFacts(HeaderColumns& columns, const PlayerSides* players)
        : columns_(columns), players_(players) {}
    void goTo(std::uint32_t game) {
        if (game / gamesPerBlock != block_)
            load(game / gamesPerBlock);
        at_ = game % gamesPerBlock;
    }
    [[nodiscard]] GameId game() const { return GameId{block_ * gamesPerBlock + at_}; }
    [[nodiscard]] rules::GameResult result() const { return GameKind(kinds_[at_]).result(); }
    [[nodiscard]] Ratings ratings() const { return Ratings(ratings_[at_]); }
    /// Who is counted: the player, else `side`.
    [[nodiscard]] rules::Color counted(rules::Color side) const {
        return players_ == nullptr ? side : players_->of(game(), whites_[at_]);
    }
    [[nodiscard]] Date day() const { return Date::ofStored(days_[at_]); }

private:
    void load(std::uint32_t block);

    HeaderColumns& columns_;
    const PlayerSides* players_;
    std::uint32_t block_ = UINT32_MAX;
    std::uint32_t at_ = 0;
    std::span<const std::uint32_t> kinds_;
    std::span<const std::uint32_t> whites_; ///< loaded for `players_` only
    std::span<const std::uint32_t> ratings_;
    std::span<const std::uint32_t> days_;
};

/// Adds up games for a side.
class TallyBuilder {
public:
    explicit TallyBuilder(rules::Color side) : side_(side) {}
    void add(const GameFacts& game) {
        const Ratings ratings = game.ratings();
        const bool white = game.counted(side_) == rules::Color::white;
        const int own = white ? ratings.white : ratings.black;
        const int opponent = white ? ratings.black : ratings.white;
        const auto result = static_cast<std::size_t>(seenBy(white, game.result()));
        ++games_;
        withRating_ += own > 0 ? 1U : 0U;
        ratings_ += static_cast<std::uint64_t>(own);
        ++results_[result];
        if (opponent > 0) {
            ++opponents_[result];
            opponentRatings_[result] += static_cast<std::uint64_t>(opponent);
        }
        if (const Date day = game.day(); day.isKnown()) {
            if (day < first_) {
                first_ = day;
                firstGame_ = game.game();
            }
            last_ = std::max(last_, day);
        }
    }
    void add(const TallyBuilder& other);
    [[nodiscard]] Tally tally() const;

private:
    /// A number for each result that a column can hold.
    using ByResult = std::array<std::uint64_t, 8>;
    /// Games with a result and a rating of the opponent.
    [[nodiscard]] std::uint64_t rated() const;
    [[nodiscard]] std::optional<int> performance() const;
    /// As if the side that is counted had played White.
    static rules::GameResult seenBy(bool white, rules::GameResult result) {
        return white ? result : exchanged(result);
    }

    rules::Color side_;
    std::uint64_t games_ = 0;
    std::uint64_t withRating_ = 0; ///< games with a rating of the side
    std::uint64_t ratings_ = 0;
    ByResult results_{};
    ByResult opponents_{}; ///< games with a rating of the opponent
    ByResult opponentRatings_{};
    Date first_ = Date::ofStored(UINT32_MAX);
    GameId firstGame_{};
    Date last_;
};

/// Who played the move of `side` in a game, and when.
[[nodiscard]] FirstPlayed firstPlayed(Connection& connection, HeaderColumns& columns,
                                      rules::Color side, GameId game);

/// Determines the most frequent and best players of a side in some games. Keeps an array over all
/// players, for one set of games after another.
class PlayerCounter {
public:
    PlayerCounter(Connection& connection, HeaderColumns& columns, rules::Color side);
    /// `games` ascend.
    [[nodiscard]] std::vector<MovePlayer> best(std::span<const std::uint32_t> games,
                                               std::size_t most);

private:
    struct Count {
        std::uint32_t games = 0;
        int rating = 0;
    };
    void count(std::uint32_t player, int rating);
    [[nodiscard]] bool isBetter(std::uint32_t a, std::uint32_t b) const;
    /// Nothing if the name has no letter.
    [[nodiscard]] std::optional<MovePlayer> named(std::uint32_t player) const;

    Connection& connection_;
    HeaderColumns& columns_;
    rules::Color side_;
    std::vector<Count> counts_; ///< by id of the player
    std::vector<std::uint32_t> seen_;
};

} // namespace damscope::db::openings
