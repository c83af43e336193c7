// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/choices/used_fields.hpp"

#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace damscope::db {
namespace {

using Row = std::pair<GameField, std::string_view>;

constexpr std::array<Row, 5> questions{
    Row{GameField::whiteRating,
        "SELECT 1 FROM game WHERE white_rating > 0 AND deleted IS NULL LIMIT 1"},
    Row{GameField::blackRating,
        "SELECT 1 FROM game WHERE black_rating > 0 AND deleted IS NULL LIMIT 1"},
    Row{GameField::event, "SELECT 1 FROM game JOIN event ON event.id = game.event "
                          "WHERE event.name NOT IN ('', '?', '-') AND deleted IS NULL LIMIT 1"},
    Row{GameField::round, "SELECT 1 FROM game WHERE round NOT IN ('', '?', '-') "
                          "AND deleted IS NULL LIMIT 1"},
    Row{GameField::opening,
        "SELECT 1 FROM game WHERE opening IS NOT NULL AND deleted IS NULL LIMIT 1"}};

} // namespace

std::set<GameField> usedFields(Store& store) {
    std::set<GameField> used;
    for (const auto& [field, sql] : questions)
        if (store.connection().value(sql))
            used.insert(field);
    return used;
}

} // namespace damscope::db
