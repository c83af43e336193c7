// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/columnar/games_table.hpp"

#include "db/records/game_fields.hpp"

#include <array>
#include <utility>

namespace damscope::db {
namespace {

using parquet::Type;

// The variant and the year are in the name of the folder, as readers expect it.
constexpr auto columns = std::to_array<parquet::ColumnDescription>({
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

GamesTable::GamesTable(parquet::Sink sink) : file_(columns, std::move(sink)) {}

void GamesTable::add(const GameParts& game) {
    std::size_t column = 0;
    file_.column(column++).add(game.contentHash);
    for (const GameField field : gameFields())
        if (field != GameField::variant)
            put(file_.column(column++), valueOf(game.line, field));
    file_.column(column).add(std::uint64_t{game.line.header.day.stored()});
    file_.endRow();
}

} // namespace damscope::db
