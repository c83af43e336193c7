// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/columnar/tables.hpp"

#include "analysis/judgement/judgement.hpp"
#include "db/store/codec/game_codec.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
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
    {"game", Type::uint64},
    {"id", Type::uint32},
    {"white", Type::text, true},
    {"black", Type::text, true},
    {"event", Type::text, true},
    {"site", Type::text, true},
    {"date", Type::text, true},
    {"round", Type::text, true},
    {"result", Type::text},
    {"outcome", Type::text, true},
    {"plies", Type::uint16},
    {"legal", Type::boolean},
    {"opening", Type::text, true},
    {"source", Type::text},
    {"line", Type::uint32, true},
    {"white_rating", Type::uint16, true},
    {"black_rating", Type::uint16, true},
    {"problems", Type::uint16},
    {"guessed_year", Type::uint16, true},
    {"day", Type::uint32},
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
    file_.column(column).add(std::uint64_t{game.line.header.day.stored()});
    file_.endRow();
}

namespace {

enum Column : std::size_t {
    game,
    ply,
    side,
    key,
    whiteMen,
    whiteKings,
    blackMen,
    blackKings,
    whiteMenHigh,
    whiteKingsHigh,
    blackMenHigh,
    blackKingsHigh,
    moveText,
    origin,
    target,
    taken,
    takenHigh,
    crowns,
    scoreKind,
    score,
    loss
};

// In the order of Column. All variants have the same columns, so that one query reads all of them:
// the second words of a board of at most 64 squares take no room.
constexpr auto positionColumns = std::to_array<parquet::ColumnDescription>({
    {"game", Type::uint64},
    {"ply", Type::uint16},
    {"side", Type::uint8},
    {"key", Type::uint64},
    {"white_men", Type::uint64},
    {"white_kings", Type::uint64},
    {"black_men", Type::uint64},
    {"black_kings", Type::uint64},
    {"white_men_high", Type::uint64},
    {"white_kings_high", Type::uint64},
    {"black_men_high", Type::uint64},
    {"black_kings_high", Type::uint64},
    {"move", Type::text, true},
    {"origin", Type::uint8, true},
    {"target", Type::uint8, true},
    {"taken", Type::uint64},
    {"taken_high", Type::uint64},
    {"crowns", Type::boolean},
    {"score_kind", Type::text, true},
    {"score", Type::int32, true},
    {"loss", Type::float64, true},
});

} // namespace

PositionsTable::PositionsTable(rules::Variant variant, parquet::Sink sink)
    : numbers_(rules::rules(variant)), file_(positionColumns, std::move(sink)) {}

void PositionsTable::add(const GameParts& parts, const std::vector<JudgedPosition>& judged) {
    MainLineReader reader(parts.moves);
    for (bool more = reader.next(); more;) {
        const auto before = reader.position();
        const std::uint32_t moves = reader.ply();
        more = reader.next();
        if (!before)
            continue;
        addPosition(parts.contentHash, moves, *before);
        addMove(before->rules(), more ? reader.move() : std::nullopt);
        addJudgement(moves < judged.size() ? judged[moves] : JudgedPosition{});
        file_.endRow();
    }
}

void PositionsTable::addPosition(std::uint64_t id, std::uint32_t moves,
                                 const rules::Position& position) {
    using enum rules::Color;
    file_.column(game).add(id);
    file_.column(ply).add(std::uint64_t{std::min<std::uint32_t>(moves, UINT16_MAX)});
    file_.column(side).add(static_cast<std::uint64_t>(position.toMove()));
    file_.column(key).add(static_cast<std::uint64_t>(position.key()));
    const std::array sets{position.men(white), position.kings(white), position.men(black),
                          position.kings(black)};
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const auto words = numbers_.of(sets[i]);
        file_.column(whiteMen + i).add(words[0]);
        file_.column(whiteMenHigh + i).add(words[1]);
    }
}

void PositionsTable::addMove(const rules::Rules& rules, const std::optional<rules::Move>& move) {
    const auto words = numbers_.of(move ? move->captured : rules::SquareSet());
    file_.column(taken).add(words[0]);
    file_.column(takenHigh).add(words[1]);
    file_.column(crowns).add(std::uint64_t{move && move->crowns});
    if (!move) {
        for (const Column column : {moveText, origin, target})
            file_.column(column).addNull();
        return;
    }
    file_.column(moveText).add(std::string_view(rules::shortText(rules, *move)));
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
    if (judged.loss)
        file_.column(loss).add(std::bit_cast<std::uint64_t>(*judged.loss));
    else
        file_.column(loss).addNull();
}

namespace {

using Evaluations = std::vector<std::optional<analysis::PositionEvaluation>>;

// By the moves before a position; empty if there is none.
Evaluations evaluationsOf(Store& store, const GameParts& game) {
    Evaluations found;
    bool any = false;
    MainLineReader reader(game.moves);
    while (reader.next()) {
        if (!reader.position())
            continue;
        found.resize(reader.ply() + std::size_t{1});
        found.back() = evaluation(store, *reader.position());
        any |= found.back().has_value();
    }
    return any ? found : Evaluations();
}

void addLosses(const GameParts& parts, const analysis::EvaluationSource& source,
               std::vector<JudgedPosition>& positions) {
    using enum analysis::Quality;
    const auto game = decodeGame(parts.moves);
    if (!game)
        return;
    for (const analysis::JudgedMove& move : analysis::judge(*game, source).moves) {
        const auto before = static_cast<std::size_t>(move.ply - 1);
        if (move.quality != unknown && move.quality != forced && before < positions.size())
            positions[before].loss = move.loss;
    }
}

} // namespace

JudgedPositions::JudgedPositions(Store& store)
    : store_(store),
      any_(store.connection().value("SELECT EXISTS (SELECT 1 FROM evaluation)") == 1) {}

std::vector<JudgedPosition> JudgedPositions::of(const GameParts& game) const {
    std::vector<JudgedPosition> positions;
    if (!any_)
        return positions;
    const Evaluations evaluations = evaluationsOf(store_, game);
    for (const auto& known : evaluations)
        positions.push_back({known ? std::optional(known->score()) : std::nullopt, std::nullopt});
    if (!positions.empty())
        addLosses(
            game, [&](const rules::Position& p) { return evaluation(store_, p); }, positions);
    return positions;
}

} // namespace damscope::db
