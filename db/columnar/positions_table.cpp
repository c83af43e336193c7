// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/columnar/positions_table.hpp"

#include "db/records/stored_score.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace damscope::db {
namespace {

using parquet::Type;

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
constexpr auto columns = std::to_array<parquet::ColumnDescription>({
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
    : numbers_(rules::rules(variant)), file_(columns, std::move(sink)) {}

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

} // namespace damscope::db
