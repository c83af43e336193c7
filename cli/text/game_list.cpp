// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/game_list.hpp"

#include "cli/options/language_option.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/result_text.hpp"
#include "db/records/game_fields.hpp"
#include "messages/words.hpp"

#include <array>
#include <string_view>

namespace damscope::cli {
namespace {

using db::GameField;

struct ListColumn {
    GameField field;
    const char* title; ///< key of its words
    Column::Align align = Column::Align::left;
    bool mayShrink = false;
    bool mayGo = false;
};

constexpr std::array<ListColumn, 11> listColumns{{
    {GameField::id, "id", Column::Align::right},
    {GameField::date, "date"},
    {GameField::white, "white", Column::Align::left, true},
    {GameField::black, "black", Column::Align::left, true},
    {GameField::result, "result"},
    {GameField::plies, "plies", Column::Align::right, false, true},
    {GameField::variant, "variant", Column::Align::left, false, true},
    {GameField::event, "event", Column::Align::left, true, true},
    {GameField::round, "round", Column::Align::left, true, true},
    {GameField::opening, "opening", Column::Align::left, true, true},
    {GameField::problems, "problems", Column::Align::right},
}};

} // namespace

std::vector<Column> gameColumns() {
    std::vector<Column> columns;
    columns.reserve(listColumns.size());
    for (const ListColumn& c : listColumns)
        columns.push_back(
            {word("column", c.title, environmentLanguage()), c.align, c.mayShrink, c.mayGo});
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
