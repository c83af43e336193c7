// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/names.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

struct Filter;

/// The games that a filter selects. Each condition (filter_conditions.hpp) adds what it asks for: a
/// list of games that SQL finds, or values of the columns for lists, which are read block by block.
class Selection {
public:
    Selection(Store& store, const Filter& filter);
    Selection(const Selection&) = delete; // conditions refer to it
    Selection& operator=(const Selection&) = delete;
    ~Selection() = default;

    [[nodiscard]] Store& store() { return store_; }
    [[nodiscard]] Connection& connection() { return store_.connection(); }
    [[nodiscard]] PlayerLookup& players() { return players_; }

    /// Leaves only games of this list, in any order.
    void restrictTo(std::vector<GameId> games);
    /// The same for those that a statement finds with these values for ?1, ?2, ...
    template <class... Values> void restrictToSql(std::string_view sql, const Values&... values) {
        Statement select = connection().prepare(sql);
        restrictTo(gameIds(select.bind(values...)));
    }
    /// Leaves only games whose values in these columns fit.
    template <class Fits, class... Columns> void require(Fits fits, Columns... columns) {
        requireOfGame([fits = std::move(fits)](GameId /*game*/,
                                               const auto&... values) { return fits(values...); },
                      columns...);
    }
    /// The same where it depends on the game.
    template <class Fits, class... Columns> void requireOfGame(Fits fits, Columns... columns) {
        conditions_.emplace_back([this, fits = std::move(fits), columns...](std::uint32_t block) {
            const auto test = [&](const auto&... values) {
                for (std::uint32_t i = 0; i < gamesPerBlock; ++i)
                    marks_[i] &= static_cast<std::uint8_t>(
                        fits(GameId{block * gamesPerBlock + i}, values[i]...));
            };
            test(columns_.block(columns, block)...);
        });
    }
    template <class Fits> void requireKind(Fits fits) {
        require([fits](std::uint32_t bits) { return fits(GameKind(bits)); }, HeaderColumn::kind);
    }
    /// Games without a date are in no period.
    template <class Fits> void requireDay(Fits fits) {
        require(
            [fits](std::uint32_t number) {
                const rules::Date day = rules::Date::ofStored(number);
                return day.isKnown() && fits(day);
            },
            HeaderColumn::day);
    }
    void requireIn(HeaderColumn column, IdSet ids) {
        require([set = std::move(ids)](std::uint32_t id) { return set.contains(id); }, column);
    }

    /// Calls `visit` with each game, ascending.
    template <class Visit> void each(Visit visit) {
        for (std::uint32_t block = 0; block <= columns_.end() / gamesPerBlock; ++block) {
            if (!mark(block))
                continue;
            for (std::uint32_t i = 0; i < gamesPerBlock; ++i)
                if (marks_[i] != 0)
                    visit(GameId{block * gamesPerBlock + i});
        }
    }

private:
    // Marks the games of a block that fit; false if none does.
    bool mark(std::uint32_t block);
    // Marks the games of a block that there are and that are listed, if a list was given.
    bool markListed(std::uint32_t block);

    Store& store_;
    Snapshot snapshot_;
    HeaderColumns columns_;
    PlayerLookup players_;
    std::optional<std::vector<GameId>> listed_; ///< ascending; none: all
    std::vector<std::function<void(std::uint32_t block)>> conditions_;
    std::array<std::uint8_t, gamesPerBlock> marks_{}; ///< of a block: 1 if the game fits so far
};

} // namespace damscope::db
