// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/filter.hpp"

#include "base/text/ascii.hpp"
#include "db/codec/fold_name.hpp"
#include "db/index/header_columns.hpp"
#include "db/lists/collections.hpp"
#include "db/lists/conditions.hpp"
#include "db/lists/player_sides.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/board/result.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view collectionSql = "SELECT id FROM collection WHERE folded = ?1";
constexpr std::string_view collectedSql = "SELECT game FROM collection_game WHERE collection = ?1";
constexpr std::string_view sourceNumberSql = "SELECT id FROM source WHERE id = CAST(?1 AS INTEGER)";
constexpr std::string_view sourceSql = "SELECT id FROM source WHERE path LIKE ?1 ESCAPE '\\'";
constexpr std::string_view deletedSql = "SELECT 1 FROM game WHERE deleted IS NOT NULL LIMIT 1";

std::string likePattern(std::string_view part) {
    std::string pattern = "%";
    for (const char c : part) {
        if (c == '%' || c == '_' || c == '\\')
            pattern += '\\';
        pattern += c;
    }
    return pattern + "%";
}

// The one with this number, or those with this text in their path.
IdSet sources(const Connection& connection, std::string_view word) {
    if (base::isAllDigits(word) && connection.value(sourceNumberSql, word)) {
        Statement select = connection.prepare(sourceNumberSql);
        select.bind(word);
        return IdSet(select);
    }
    const std::string pattern = likePattern(word);
    Statement select = connection.prepare(sourceSql);
    select.bind(pattern);
    return IdSet(select);
}

std::vector<GameId> collected(const Connection& connection, const std::string& name) {
    const auto id = connection.value(collectionSql, foldName(name));
    if (!id)
        throw NoSuchCollection(name);
    Statement select = connection.prepare(collectedSql);
    return gameIds(select.bind(*id));
}

void sortUnique(std::vector<GameId>& games) {
    std::ranges::sort(games);
    games.erase(std::unique(games.begin(), games.end()), games.end());
}

using ResultsMeant = std::array<std::optional<rules::GameResult>, 32>;

// What a written result means in each variant: 1-0 is not White's win in all of them.
ResultsMeant resultsMeant(const std::string& written) {
    ResultsMeant meant{};
    for (const rules::Variant variant : rules::allVariants())
        meant.at(static_cast<std::size_t>(variant)) =
            rules::readResult(rules::rules(variant), written);
    return meant;
}

/// Finds the games that a filter selects in the columns for lists, block by block.
class Selection {
public:
    Selection(Store& store, const Filter& filter)
        : connection_(store.connection()), snapshot_(store), columns_(connection_) {
        restrictToList(store, filter);
        requireNames(filter);
        requireOutcome(filter);
        requirePeriod(filter);
        requireKind(filter);
        requireNumbers(filter);
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
    /// One for each game of a block: 1 if it fits so far.
    using Marks = std::array<std::uint8_t, gamesPerBlock>;
    using Condition = std::function<void(std::uint32_t block)>;

    // Leaves the games of which a column has a value that fits.
    template <class Fits> void require(HeaderColumn column, Fits fits) {
        conditions_.push_back([this, column, fits](std::uint32_t block) {
            const auto values = columns_.block(column, block);
            for (std::size_t i = 0; i < marks_.size(); ++i)
                marks_[i] &= static_cast<std::uint8_t>(fits(values[i]));
        });
    }
    void requireIn(HeaderColumn column, IdSet ids) {
        require(column, [set = std::move(ids)](std::uint32_t id) { return set.contains(id); });
    }

    void restrictToList(Store& store, const Filter& filter) {
        if (!filter.ids.empty())
            restrictTo(filter.ids);
        if (filter.collection)
            restrictTo(collected(connection_, *filter.collection));
        if (filter.withEvaluations)
            restrictTo(evaluatedGames(store));
        if (filter.withResultDoubts)
            restrictTo(doubtfulResults(store));
        if (filter.withErrors)
            restrictTo(gamesWithErrors(connection_));
        if (filter.legal)
            restrictTo(gamesByLegality(connection_, *filter.legal));
        if (filter.round)
            restrictTo(gamesOfRound(connection_, *filter.round));
        if (filter.shot.isSet())
            restrictTo(gamesWithShot(connection_, filter.shot));
        if (filter.structure)
            restrictTo(gamesWithStructure(connection_, *filter.structure));
        for (const rules::Tag& tag : filter.tags)
            restrictTo(gamesWithTag(connection_, tag.name, tag.value));
    }
    void restrictTo(std::vector<GameId> games) {
        sortUnique(games);
        if (listed_)
            std::erase_if(
                games, [this](GameId game) { return !std::ranges::binary_search(*listed_, game); });
        listed_ = std::move(games);
    }

    void requireNames(const Filter& filter) {
        if (filter.player)
            requirePlayer(playersNamed(connection_, *filter.player));
        if (filter.player && filter.opponent)
            requireOpponents(playersNamed(connection_, *filter.player),
                             playersNamed(connection_, *filter.opponent));
        if (filter.white)
            requireIn(HeaderColumn::white, playersNamed(connection_, *filter.white));
        if (filter.black)
            requireIn(HeaderColumn::black, playersNamed(connection_, *filter.black));
        const auto requireNamed = [this](HeaderColumn column, const char* table,
                                         const std::optional<std::string>& name) {
            if (name)
                requireIn(column, named(connection_, table, *name));
        };
        requireNamed(HeaderColumn::event, "event", filter.event);
        requireNamed(HeaderColumn::site, "site", filter.site);
        requireNamed(HeaderColumn::opening, "opening", filter.opening);
        if (filter.source)
            requireIn(HeaderColumn::source, sources(connection_, *filter.source));
    }

    // Of either colour; all words in one name, not one in White's and another in Black's.
    void requirePlayer(IdSet ids) {
        conditions_.emplace_back([this, set = std::move(ids)](std::uint32_t block) {
            const auto white = columns_.block(HeaderColumn::white, block);
            const auto black = columns_.block(HeaderColumn::black, block);
            for (std::size_t i = 0; i < marks_.size(); ++i)
                marks_[i] &=
                    static_cast<std::uint8_t>(set.contains(white[i]) || set.contains(black[i]));
        });
    }

    // One with each colour.
    void requireOpponents(IdSet ones, IdSet others) {
        conditions_.emplace_back(
            [this, one = std::move(ones), other = std::move(others)](std::uint32_t block) {
                const auto white = columns_.block(HeaderColumn::white, block);
                const auto black = columns_.block(HeaderColumn::black, block);
                for (std::size_t i = 0; i < marks_.size(); ++i)
                    marks_[i] &= static_cast<std::uint8_t>(
                        (one.contains(white[i]) && other.contains(black[i])) ||
                        (other.contains(white[i]) && one.contains(black[i])));
            });
    }

    void requireOutcome(const Filter& filter) {
        if (!filter.outcome)
            return;
        conditions_.emplace_back([this, sides = PlayerSides(connection_, filter),
                                  outcome = *filter.outcome](std::uint32_t block) {
            const auto whites = columns_.block(HeaderColumn::white, block);
            const auto kinds = columns_.block(HeaderColumn::kind, block);
            for (std::size_t i = 0; i < marks_.size(); ++i)
                marks_[i] &= static_cast<std::uint8_t>(
                    outcomeFor(sides.of(whites[i]), GameKind(kinds[i]).result()) == outcome);
        });
    }

    void requirePeriod(const Filter& filter) {
        if (!filter.from && !filter.to)
            return;
        const Date from = filter.from.value_or(Date());
        const Date to = filter.to ? endOf(*filter.to) : Date::ofStored(UINT32_MAX);
        require(HeaderColumn::day, [from, to](std::uint32_t number) {
            const Date day = Date::ofStored(number);
            return day.isKnown() && from <= day && day <= to;
        });
    }

    void requireKind(const Filter& filter) {
        if (filter.result)
            requireKind([result = *filter.result](GameKind k) { return k.result() == result; });
        if (filter.writtenResult)
            requireKind([meant = resultsMeant(*filter.writtenResult)](GameKind k) {
                return meant.at(static_cast<std::size_t>(k.variant())) == k.result();
            });
        if (filter.variant)
            requireKind([variant = *filter.variant](GameKind k) { return k.variant() == variant; });
        if (filter.withComments)
            requireKind([](GameKind k) { return k.comments(); });
        if (filter.withVariations)
            requireKind([](GameKind k) { return k.variations(); });
        if (filter.withProblems)
            requireKind([](GameKind k) { return k.problems(); });
    }
    template <class Fits> void requireKind(Fits fits) {
        require(HeaderColumn::kind, [fits](std::uint32_t bits) { return fits(GameKind(bits)); });
    }

    void requireNumbers(const Filter& filter) {
        const auto isIn = [](const Range& range, int n) {
            return range.low <= n && n <= range.high;
        };
        if (filter.rating)
            require(HeaderColumn::ratings, [isIn, range = *filter.rating](std::uint32_t bits) {
                const Ratings ratings(bits);
                return ratings.white > 0 && ratings.black > 0 && isIn(range, ratings.white) &&
                       isIn(range, ratings.black);
            });
        if (filter.plies)
            require(HeaderColumn::plies, [isIn, range = *filter.plies](std::uint32_t plies) {
                return isIn(range, static_cast<int>(plies));
            });
    }

    // Marks the games of a block that fit; false if none does.
    bool mark(std::uint32_t block) {
        if (!markMeant(block))
            return false;
        for (const Condition& condition : conditions_) {
            condition(block);
            if (std::ranges::count(marks_, 1) == 0)
                return false;
        }
        return true;
    }

    // Marks the games of a block that there are and that are listed, if a list was given.
    bool markMeant(std::uint32_t block) {
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

    Connection& connection_;
    Snapshot snapshot_;
    HeaderColumns columns_;
    std::optional<std::vector<GameId>> listed_; ///< ascending; none: all
    std::vector<Condition> conditions_;
    Marks marks_{};
};

} // namespace

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

bool everythingIsMeant(Store& store, const Filter& filter) {
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
