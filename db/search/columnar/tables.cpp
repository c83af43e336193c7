// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/columnar/tables.hpp"

#include "db/store/codec/game_codec.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace damscope::db {
namespace {

using parquet::Type;

// The variant and the year are in the name of the folder, as readers expect it.
constexpr auto gameColumns = std::to_array<parquet::ColumnDescription>({
    {"game_hash", Type::uint64},
    {"id", Type::uint32},
    {"white", Type::text, true},
    {"black", Type::text, true},
    {"event", Type::text, true},
    {"site", Type::text, true},
    {"date", Type::text, true},
    {"date_from", Type::text, true},
    {"date_to", Type::text, true},
    {"year_guess", Type::uint16, true},
    {"round", Type::text, true},
    {"result", Type::text},
    {"outcome", Type::text},
    {"plies", Type::uint16},
    {"legal", Type::boolean},
    {"opening", Type::text, true},
    {"source", Type::text},
    {"line", Type::uint32, true},
    {"white_rating", Type::uint16, true},
    {"black_rating", Type::uint16, true},
    {"problems", Type::uint16},
    {"event_id", Type::uint32, true},
});

void put(parquet::ColumnBuffer& column, const FieldValue& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        column.add(static_cast<std::uint64_t>(*number));
    else if (const auto* truth = std::get_if<bool>(&value))
        column.add(std::uint64_t{*truth});
    else if (const auto* text = std::get_if<std::string>(&value))
        column.add(std::string_view(*text));
    else if (column.description().optional)
        column.addNull();
    else
        column.add(std::string_view());
}

} // namespace

GamesTable::GamesTable(parquet::Sink sink) : file_(gameColumns, std::move(sink)) {}

void GamesTable::add(const GameParts& game) {
    std::size_t column = 0;
    file_.column(column++).add(game.contentHash);
    for (const GameField field : gameFields())
        if (field != GameField::variant)
            put(file_.column(column++), valueOf(game.line, field));
    file_.endRow();
}

namespace {

enum Column : std::size_t {
    gameHash,
    ply,
    side,
    positionKey,
    whiteMen,
    whiteKings,
    blackMen,
    blackKings,
    whiteMenBits,
    whiteKingsBits,
    blackMenBits,
    blackKingsBits,
    whiteMenBitsHigh,
    whiteKingsBitsHigh,
    blackMenBitsHigh,
    blackKingsBitsHigh,
    moveText,
    origin,
    target,
    captures,
    capturedBits,
    capturedBitsHigh,
    crowns,
    clock,
    timeSpent,
    scoreKind,
    score,
    pointsLost,
    quality
};

// In the order of Column. All variants have the same columns, so that one query reads all of them:
// the second words of a board of at most 64 squares take no room.
constexpr auto positionColumns = std::to_array<parquet::ColumnDescription>({
    {"game_hash", Type::uint64},
    {"ply", Type::uint16},
    {"side", Type::text},
    {"position_key", Type::uint64},
    {"white_men", Type::uint8},
    {"white_kings", Type::uint8},
    {"black_men", Type::uint8},
    {"black_kings", Type::uint8},
    {"white_men_bits", Type::uint64},
    {"white_kings_bits", Type::uint64},
    {"black_men_bits", Type::uint64},
    {"black_kings_bits", Type::uint64},
    {"white_men_bits_high", Type::uint64},
    {"white_kings_bits_high", Type::uint64},
    {"black_men_bits_high", Type::uint64},
    {"black_kings_bits_high", Type::uint64},
    {"move", Type::text, true},
    {"origin", Type::uint8, true},
    {"target", Type::uint8, true},
    {"captures", Type::uint8, true},
    {"captured_bits", Type::uint64},
    {"captured_bits_high", Type::uint64},
    {"crowns", Type::boolean},
    {"clock", Type::uint32, true},
    {"time_spent", Type::uint32, true},
    {"score_kind", Type::text, true},
    {"score", Type::int32, true},
    {"points_lost", Type::float64, true},
    {"quality", Type::text, true},
});

void addOrNull(parquet::ColumnBuffer& column, const std::optional<int>& value) {
    if (value)
        column.add(static_cast<std::uint64_t>(*value));
    else
        column.addNull();
}

} // namespace

std::span<const parquet::ColumnDescription> gameColumnsOfParquet() {
    return gameColumns;
}

std::span<const parquet::ColumnDescription> positionColumnsOfParquet() {
    return positionColumns;
}

PositionsTable::PositionsTable(rules::Variant variant, parquet::Sink sink)
    : numbers_(rules::rules(variant)), file_(positionColumns, std::move(sink)) {}

void PositionsTable::add(const GameParts& parts, const std::vector<JudgedPosition>& judged) {
    const auto game = decodeGame(parts.moves);
    const auto times = game ? moveTimes(*game) : std::vector<MoveTimes>();
    MainLineReader reader(parts.moves);
    for (bool more = reader.next(); more;) {
        const auto before = reader.position();
        const std::uint32_t moves = reader.ply();
        more = reader.next();
        if (!before)
            continue;
        addPosition(parts.contentHash, moves, *before);
        addMove(before->rules(), more ? reader.move() : std::nullopt);
        addOrNull(file_.column(clock), moves < times.size() ? times[moves].clock : std::nullopt);
        addOrNull(file_.column(timeSpent),
                  moves < times.size() ? times[moves].timeSpent : std::nullopt);
        addJudgement(moves < judged.size() ? judged[moves] : JudgedPosition{});
        file_.endRow();
    }
}

void PositionsTable::addPosition(std::uint64_t id, std::uint32_t moves,
                                 const rules::Position& position) {
    using enum rules::Color;
    file_.column(gameHash).add(id);
    file_.column(ply).add(std::uint64_t{std::min<std::uint32_t>(moves, UINT16_MAX)});
    file_.column(side).add(std::string_view(position.toMove() == white ? "white" : "black"));
    file_.column(positionKey).add(static_cast<std::uint64_t>(position.key()));
    const std::array sets{position.men(white), position.kings(white), position.men(black),
                          position.kings(black)};
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const auto words = numbers_.of(sets[i]);
        file_.column(whiteMen + i).add(static_cast<std::uint64_t>(sets[i].size()));
        file_.column(whiteMenBits + i).add(words[0]);
        file_.column(whiteMenBitsHigh + i).add(words[1]);
    }
}

void PositionsTable::addMove(const rules::Rules& rules, const std::optional<rules::Move>& move) {
    const auto words = numbers_.of(move ? move->captured : rules::SquareSet());
    file_.column(capturedBits).add(words[0]);
    file_.column(capturedBitsHigh).add(words[1]);
    file_.column(crowns).add(std::uint64_t{move && move->crowns});
    if (!move) {
        for (const Column column : {moveText, origin, target, captures})
            file_.column(column).addNull();
        return;
    }
    file_.column(moveText).add(std::string_view(rules::shortText(rules, *move)));
    file_.column(captures).add(static_cast<std::uint64_t>(move->captured.size()));
    file_.column(origin).add(std::uint64_t{numbers_.numberOf(move->from)});
    file_.column(target).add(std::uint64_t{numbers_.numberOf(move->to)});
}

void PositionsTable::addJudgement(const JudgedPosition& judged) {
    if (judged.score) {
        file_.column(scoreKind).add(kindName(judged.score->kind()));
        file_.column(score).add(static_cast<std::uint64_t>(scoreNumber(*judged.score)));
    } else {
        file_.column(scoreKind).addNull();
        file_.column(score).addNull();
    }
    if (judged.pointsLost)
        file_.column(pointsLost).add(std::bit_cast<std::uint64_t>(*judged.pointsLost));
    else
        file_.column(pointsLost).addNull();
    if (judged.quality == analysis::Quality::unknown)
        file_.column(quality).addNull();
    else
        file_.column(quality).add(analysis::name(judged.quality));
}

} // namespace damscope::db
