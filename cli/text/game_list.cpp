// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/game_list.hpp"

#include "cli/terminal/terminal_text.hpp"
#include "cli/text/result_text.hpp"
#include "db/records/game_fields.hpp"

#include <array>
#include <string_view>

namespace damscope::cli {
namespace {

using db::GameField;

struct ListColumn {
    GameField field;
    std::string_view title;
    Column::Align align = Column::Align::left;
    bool mayShrink = false;
    bool mayGo = false;
};

constexpr std::array<ListColumn, 11> listColumns{{
    {GameField::id, "Id", Column::Align::right},
    {GameField::date, "Date"},
    {GameField::white, "White", Column::Align::left, true},
    {GameField::black, "Black", Column::Align::left, true},
    {GameField::result, "Result"},
    {GameField::plies, "Plies", Column::Align::right, false, true},
    {GameField::variant, "Variant", Column::Align::left, false, true},
    {GameField::event, "Event", Column::Align::left, true, true},
    {GameField::round, "Round", Column::Align::left, true, true},
    {GameField::opening, "Opening", Column::Align::left, true, true},
    {GameField::problems, "Problems", Column::Align::right},
}};

} // namespace

std::vector<Column> gameColumns() {
    std::vector<Column> columns;
    columns.reserve(listColumns.size());
    for (const ListColumn& c : listColumns)
        columns.push_back({std::string(c.title), c.align, c.mayShrink, c.mayGo});
    return columns;
}

Table::Cells gameCells(const db::GameLine& game, Language language) {
    Table::Cells cells;
    for (const ListColumn& column : listColumns)
        cells.push_back(column.field == GameField::result
                            ? resultText(rules::rules(game.header.variant), game.header.result)
                            : visible(db::textOf(db::shownValue(game, column.field, language))));
    return cells;
}

} // namespace damscope::cli
