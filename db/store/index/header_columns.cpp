// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/index/header_columns.hpp"

#include "db/store/codec/hash.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <set>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view rowsSql =
    "SELECT id, variant, result, problems > 0, variations, comments, deleted IS NULL, day, white, "
    "black, event, site, source, white_rating, black_rating, plies, opening FROM game "
    "WHERE id BETWEEN ?1 AND ?2";
constexpr std::string_view readSql = "SELECT contents FROM game_column WHERE id = ?1";
constexpr std::string_view writeSql = "INSERT OR REPLACE INTO game_column VALUES (?1, ?2)";
constexpr std::string_view blocksSql =
    "SELECT DISTINCT id & 0xffffffff FROM game_column ORDER BY 1";

constexpr std::size_t checkBytes = 4;

using Values = std::vector<std::uint32_t>;
using AllValues = std::array<Values, headerColumnCount>;

std::int64_t rowId(HeaderColumn column, std::uint32_t block) {
    return (static_cast<std::int64_t>(column) << 32) + block;
}

std::uint32_t kindOf(const Statement& row) {
    const auto flag = [&row](int column) { return row.integer(column) != 0 ? 1U : 0U; };
    return flag(6) | flag(5) << 1 | flag(4) << 2 | flag(3) << 3 |
           static_cast<std::uint32_t>(row.as<rules::GameResult>(2)) << 4 |
           static_cast<std::uint32_t>(row.as<rules::Variant>(1)) << 7;
}

std::uint32_t ratings(const Statement& row) {
    const auto rating = [&row](int column) {
        return static_cast<std::uint32_t>(row.integer(column) & 0xffff);
    };
    return rating(13) | rating(14) << 16;
}

// Fills in the rows of `game` from `first` to `last`, which are of one block.
void readRows(Connection& connection, std::uint32_t first, std::uint32_t last, AllValues& all) {
    assert(first <= last && first / gamesPerBlock == last / gamesPerBlock);
    const auto select = connection.kept(rowsSql);
    select->bind(first, last);
    while (select->step()) {
        const auto at = static_cast<std::size_t>(select->integer(0) % gamesPerBlock);
        const auto set = [&](HeaderColumn column, std::uint32_t value) {
            all[static_cast<std::size_t>(column)][at] = value;
        };
        set(HeaderColumn::kind, kindOf(*select));
        set(HeaderColumn::day, select->as<std::uint32_t>(7));
        set(HeaderColumn::white, select->id(8));
        set(HeaderColumn::black, select->id(9));
        set(HeaderColumn::event, select->id(10));
        set(HeaderColumn::site, select->id(11));
        set(HeaderColumn::source, select->id(12));
        set(HeaderColumn::ratings, ratings(*select));
        set(HeaderColumn::plies, select->as<std::uint32_t>(15));
        set(HeaderColumn::opening, select->id(16));
    }
}

// The values of a block, from the rows of `game`.
AllValues valuesOf(Connection& connection, std::uint32_t block) {
    AllValues all;
    all.fill(Values(gamesPerBlock));
    const std::uint32_t first = block * gamesPerBlock;
    readRows(connection, first, first + (gamesPerBlock - 1), all);
    return all;
}

std::uint32_t checkOf(std::span<const std::uint8_t> bytes) {
    return static_cast<std::uint32_t>(hashOf(bytes));
}

void putNumber(std::uint8_t* out, std::uint32_t value, std::size_t width) {
    assert(width <= sizeof value);
    for (std::size_t i = 0; i < width; ++i)
        out[i] = static_cast<std::uint8_t>(value >> (8 * i));
}

std::vector<std::uint8_t> encoded(std::span<const std::uint32_t> values) {
    assert(values.size() <= gamesPerBlock);
    while (!values.empty() && values.back() == 0)
        values = values.first(values.size() - 1);
    std::uint32_t all = 0;
    for (const std::uint32_t value : values)
        all |= value;
    const auto width = static_cast<std::size_t>(std::bit_width(all) + 7) / 8;
    std::vector<std::uint8_t> bytes(checkBytes + 1 + values.size() * width);
    bytes[checkBytes] = static_cast<std::uint8_t>(width);
    std::uint8_t* out = bytes.data() + checkBytes + 1;
    for (const std::uint32_t value : values) {
        putNumber(out, value, width);
        out += width;
    }
    putNumber(bytes.data(), checkOf(std::span(bytes).subspan(checkBytes)), checkBytes);
    return bytes;
}

template <std::size_t width> void decodeInto(Values& values, std::span<const std::uint8_t> bytes) {
    const std::size_t count = bytes.size() / width;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t value = 0;
        for (std::size_t byte = 0; byte < width; ++byte)
            value |= std::uint32_t{bytes[i * width + byte]} << (8 * byte);
        values[i] = value;
    }
}

// Nothing if the bytes are not what encoded() makes.
std::optional<Values> decoded(Blob blob) {
    if (blob.size() < checkBytes + 1)
        return std::nullopt;
    std::uint32_t check = 0;
    for (std::size_t i = 0; i < checkBytes; ++i)
        check |= std::uint32_t{blob[i]} << (8 * i);
    const std::size_t width = blob[checkBytes];
    const Blob bytes = blob.subspan(checkBytes + 1);
    if (check != checkOf(blob.subspan(checkBytes)) || width > 4 ||
        bytes.size() > gamesPerBlock * width)
        return std::nullopt;
    Values values(gamesPerBlock);
    if (width == 1)
        decodeInto<1>(values, bytes);
    else if (width == 2)
        decodeInto<2>(values, bytes);
    else if (width == 3)
        decodeInto<3>(values, bytes);
    else if (width == 4)
        decodeInto<4>(values, bytes);
    return values;
}

bool isKind(std::uint32_t bits) {
    const GameKind kind(bits);
    return static_cast<std::size_t>(kind.variant()) < rules::variantCount &&
           kind.result() <= rules::GameResult::bothLose;
}

// Whether a column can have these values, which index tables.
bool arePossible(const Connection& connection, HeaderColumn column, const Values& values) {
    switch (column) {
    case HeaderColumn::kind:
        return std::ranges::all_of(values, isKind);
    case HeaderColumn::white:
    case HeaderColumn::black:
    case HeaderColumn::event:
    case HeaderColumn::site:
    case HeaderColumn::source:
    case HeaderColumn::opening:
        return connection.hasRoomFor(std::ranges::max(values));
    case HeaderColumn::day:
    case HeaderColumn::ratings:
    case HeaderColumn::plies:
        break;
    }
    return true;
}

// Nothing if the block is not stored, or not sound.
std::optional<Values> storedValues(Connection& connection, HeaderColumn column,
                                   std::uint32_t block) {
    const auto select = connection.kept(readSql);
    select->bind(rowId(column, block));
    auto values = select->step() ? decoded(select->blob(0)) : std::nullopt;
    return values && arePossible(connection, column, *values) ? std::move(values) : std::nullopt;
}

std::optional<AllValues> storedValues(Connection& connection, std::uint32_t block) {
    AllValues all;
    for (std::size_t c = 0; c < headerColumnCount; ++c) {
        auto values = storedValues(connection, static_cast<HeaderColumn>(c), block);
        if (!values)
            return std::nullopt;
        all[c] = std::move(*values);
    }
    return all;
}

void writeBlock(Connection& connection, std::uint32_t block, const AllValues& all) {
    for (std::size_t c = 0; c < headerColumnCount; ++c)
        connection.kept(writeSql)
            ->bind(rowId(static_cast<HeaderColumn>(c), block), encoded(all[c]))
            .run();
}

bool agrees(Connection& connection, std::uint32_t block) {
    const AllValues all = valuesOf(connection, block);
    for (std::size_t c = 0; c < headerColumnCount; ++c) {
        const auto select = connection.kept(readSql);
        select->bind(rowId(static_cast<HeaderColumn>(c), block));
        if (select->step() && decoded(select->blob(0)) != all[c])
            return false;
    }
    return true;
}

} // namespace

HeaderColumns::HeaderColumns(Connection& connection)
    : connection_(connection), end_(connection.highestId("game") + 1) {
    for (Blocks& blocks : columns_)
        blocks.resize(end_ / gamesPerBlock + 1);
}

void HeaderColumns::load(HeaderColumn column, std::uint32_t block) {
    assert(static_cast<std::size_t>(column) < columns_.size());
    Blocks& blocks = columns_[static_cast<std::size_t>(column)];
    std::optional<Values> values = storedValues(connection_, column, block);
    if (!values) {
        AllValues all = valuesOf(connection_, block);
        values = std::move(all[static_cast<std::size_t>(column)]);
    }
    blocks[block] = std::move(*values);
}

void refreshColumns(Connection& connection, std::uint32_t first, std::uint32_t last) {
    last = std::min(last, connection.highestId("game"));
    if (first > last)
        return;
    for (std::uint32_t block = first / gamesPerBlock; block <= last / gamesPerBlock; ++block)
        writeBlock(connection, block, valuesOf(connection, block));
}

void refreshColumns(Connection& connection, std::span<const GameId> games) {
    std::set<std::uint32_t> blocks;
    for (const GameId game : games)
        blocks.insert(static_cast<std::uint32_t>(game) / gamesPerBlock);
    for (const std::uint32_t block : blocks)
        refreshColumns(connection, block * gamesPerBlock,
                       block * gamesPerBlock + (gamesPerBlock - 1));
}

void extendColumns(Connection& connection, std::uint32_t first, std::uint32_t last) {
    assert(first > 0 && first <= last);
    while (first <= last) {
        const std::uint32_t block = first / gamesPerBlock;
        const std::uint32_t end = std::min(last, block * gamesPerBlock + (gamesPerBlock - 1));
        std::optional<AllValues> all;
        if (first % gamesPerBlock != 0)
            all = storedValues(connection, block);
        if (all)
            readRows(connection, first, end, *all);
        else
            all = valuesOf(connection, block);
        writeBlock(connection, block, *all);
        first = end + 1;
    }
}

std::optional<std::uint32_t> firstWrongBlock(Connection& connection) {
    Statement blocks = connection.prepare(blocksSql);
    while (blocks.step()) {
        const auto block = blocks.as<std::uint32_t>(0);
        if (block >= UINT32_MAX / gamesPerBlock)
            return block; // of no game
        if (!agrees(connection, block))
            return block;
    }
    return std::nullopt;
}

} // namespace damscope::db
