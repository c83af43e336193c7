// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace damscope::db {

class Connection;

/// Columns of table `game` once more, each for itself: what sorts, filters and counts a million
/// games reads a few megabytes in order instead of a million rows.
///
/// Table game_column has a row for each column and block of `gamesPerBlock` ids. What is stored,
/// version 1:
///
///     block  = check width value*
///     check  = the lowest 32 bits of the XXH3 of the rest, lowest byte first
///     width  = how many bytes a value takes, 0 (all values are 0) to 4
///     value  = that of the block's first id, of the next id, ...; lowest byte first. Ids after
///              the last have 0.
///
/// A block that is not there, or not sound, is read from the rows of `game` instead: leaving one
/// out is always right, one that disagrees with the rows never. So code that changes rows of `game`
/// calls refreshColumns() in the same transaction.
enum class HeaderColumn : std::uint8_t {
    kind, ///< see GameKind
    day,
    white, ///< id of the player, 0 = none; the next ones likewise
    black,
    event,
    site,
    source,
    ratings, ///< see Ratings
    plies,
    opening
};
inline constexpr std::size_t headerColumnCount = 10;
inline constexpr std::uint32_t gamesPerBlock = 4000; // two rows of one byte a game fit on a page

/// HeaderColumn::kind taken apart.
struct GameKind {
    explicit GameKind(std::uint32_t bits) : bits_(bits) {}
    /// The game exists and is not deleted.
    [[nodiscard]] bool present() const { return (bits_ & 1) != 0; }
    [[nodiscard]] bool comments() const { return (bits_ & 2) != 0; }
    [[nodiscard]] bool variations() const { return (bits_ & 4) != 0; }
    [[nodiscard]] bool problems() const { return (bits_ & 8) != 0; }
    [[nodiscard]] rules::GameResult result() const {
        return static_cast<rules::GameResult>(bits_ >> 4 & 7);
    }
    [[nodiscard]] rules::Variant variant() const {
        return static_cast<rules::Variant>(bits_ >> 7 & 31);
    }

private:
    std::uint32_t bits_;
};

/// HeaderColumn::ratings taken apart; 0 = not known.
struct Ratings {
    explicit Ratings(std::uint32_t bits)
        : white(static_cast<int>(bits & 0xffff)), black(static_cast<int>(bits >> 16)) {}
    int white;
    int black;
};

/// Reads columns, block by block as they are asked for, and keeps what it has read. For as long as
/// the store stays as it is: a Snapshot.
class HeaderColumns {
public:
    explicit HeaderColumns(Connection& connection);
    /// One more than the highest id of a game.
    [[nodiscard]] std::uint32_t end() const { return end_; }
    /// The value of any id; 0 where there is no game.
    [[nodiscard]] std::uint32_t value(HeaderColumn column, std::uint32_t game) {
        return block(column, game / gamesPerBlock)[game % gamesPerBlock];
    }
    /// The values of a block: always gamesPerBlock of them.
    [[nodiscard]] std::span<const std::uint32_t> block(HeaderColumn column, std::uint32_t block) {
        Blocks& blocks = columns_[static_cast<std::size_t>(column)];
        if (block >= blocks.size())
            return noGames_;
        if (blocks[block].empty())
            load(column, block);
        return blocks[block];
    }
    /// Calls visit(game, values...) with each game that is not deleted, ascending, and its values
    /// in some columns.
    template <class Visit, class... Columns> void eachGame(Visit visit, Columns... columns) {
        for (std::uint32_t b = 0; b <= end_ / gamesPerBlock; ++b) {
            const auto visitBlock = [&](std::span<const std::uint32_t> kinds,
                                        const auto&... values) {
                for (std::uint32_t i = 0; i < gamesPerBlock; ++i)
                    if (GameKind(kinds[i]).present())
                        visit(GameId{b * gamesPerBlock + i}, values[i]...);
            };
            visitBlock(block(HeaderColumn::kind, b), block(columns, b)...);
        }
    }

private:
    using Blocks = std::vector<std::vector<std::uint32_t>>;
    void load(HeaderColumn column, std::uint32_t block);

    Connection& connection_;
    std::uint32_t end_;
    std::array<Blocks, headerColumnCount> columns_;
    std::vector<std::uint32_t> noGames_ = std::vector<std::uint32_t>(gamesPerBlock);
};

/// Rewrites the blocks of a range of ids from the rows of `game`, within a transaction. Ids
/// above the highest are nothing.
void refreshColumns(Connection& connection, std::uint32_t first, std::uint32_t last);

/// The same for the blocks of some games, each block once.
void refreshColumns(Connection& connection, std::span<const GameId> games);

/// The same for games that were added after all others: what is stored of those before them is
/// kept, so that only the new rows are read.
void extendColumns(Connection& connection, std::uint32_t first, std::uint32_t last);

/// A block that is not what the rows of `game` say; nothing if all agree.
[[nodiscard]] std::optional<std::uint32_t> firstWrongBlock(Connection& connection);

} // namespace damscope::db
