// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/opening_table.hpp"

#include "db/search/structures/structures.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/records/game_reader.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "rules/board/variants.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace damscope::pages {
namespace {

using enum Column::Align;
using enum Column::Readers;

Cell countCell(std::uint64_t number) {
    return {counted(number), grouped(number)};
}

Cell knownCell(const std::optional<int>& number) {
    return number ? Cell(*number) : Cell();
}

std::string yearsText(const db::Tally& tally) {
    if (tally.firstYear == 0)
        return {};
    return tally.firstYear == tally.lastYear
               ? std::to_string(tally.firstYear)
               : fmt::format("{}-{}", tally.firstYear, tally.lastYear);
}

std::string playersText(const std::vector<db::MovePlayer>& best) {
    std::string text;
    for (const db::MovePlayer& player : best)
        text +=
            fmt::format("{}{} ({})", text.empty() ? "" : "; ", player.name, grouped(player.games));
    return text;
}

void addTallyColumns(std::vector<Column>& columns, Language language) {
    const auto title = [&](const char* key) { return word("page", key, language); };
    constexpr int precise = 4;
    const std::vector<Column> all{
        {title("games"), right, false, false, "games"},
        {title("won"), right, false, false, "wins"},
        {title("drawn"), right, false, false, "draws"},
        {title("lost"), right, false, false, "losses"},
        {title("score"), right, false, false, "score", Column::all, precise},
        {title("rating"), right, false, true, "rating"},
        {title("performance"), right, false, true, "performance"},
        {word("column", "of-games", language), right, false, true, "rated_games"},
        {title("years"), left, false, true},
        fileColumn("first_year"),
        fileColumn("last_year")};
    columns.insert(columns.end(), all.begin(), all.end());
}

void addTally(Cells& cells, const db::Tally& tally) {
    const Cells all{countCell(tally.games),
                    countCell(tally.wins),
                    countCell(tally.draws),
                    countCell(tally.losses),
                    Cell::percent(tally.score()),
                    knownCell(tally.rating),
                    knownCell(tally.performance),
                    {counted(tally.rated), tally.rated == 0 ? "" : grouped(tally.rated)},
                    yearsText(tally),
                    Cell::known(tally.firstYear),
                    Cell::known(tally.lastYear)};
    cells.insert(cells.end(), all.begin(), all.end());
}

// A move that was never played here has no games; its position was reached otherwise.
std::string whoPlayed(const db::OpeningMove& move, Language language) {
    return move.tally.games == 0
               ? translated({"opening-reached", {{"n", grouped(move.reached)}}}, language)
               : playersText(move.players);
}

void addRows(const std::vector<TreeLine>& lines, std::size_t depth, const std::string& path,
             Language language, std::vector<Cells>& rows) {
    for (const TreeLine& line : lines) {
        const db::OpeningMove& move = line.move;
        Cells& cells =
            rows.emplace_back(Cells{path, {move.text, std::string(2 * depth, ' ') + move.text}});
        addTally(cells, move.tally);
        const Cells more{countCell(move.reached),
                         firstPlayedText(move),
                         move.first ? Cell(writeDate(move.first->day)) : Cell(),
                         move.first ? Cell::known(move.first->player) : Cell(),
                         db::openingText(move.opening, language),
                         whoPlayed(move, language)};
        cells.insert(cells.end(), more.begin(), more.end());
        addRows(line.next, depth + 1, path + (path.empty() ? "" : " ") + move.text, language, rows);
    }
}

} // namespace

SheetTable openingTable(const std::vector<TreeLine>& lines, Language language) {
    const auto title = [&](const char* key) { return word("page", key, language); };
    SheetTable table{
        "", {fileColumn("path", csv), {title("move"), left, false, false, "move"}}, {}};
    addTallyColumns(table.columns, language);
    const std::vector<Column> more{fileColumn("reached"),
                                   {title("first-played"), left, true, true},
                                   fileColumn("first_date", csv),
                                   fileColumn("first_player", csv),
                                   {title("opening-name"), left, true, true},
                                   {word("column", "best-players", language), left, true, true}};
    table.columns.insert(table.columns.end(), more.begin(), more.end());
    addRows(lines, 0, "", language, table.rows);
    return table;
}

SheetTable arrivalTable(const std::vector<db::Arrival>& arrivals, Language language) {
    SheetTable table{"", {{word("column", "last-move", language), left, false, false, "move"}}, {}};
    addTallyColumns(table.columns, language);
    table.columns.push_back({word("column", "from", language), left, true, true, "fen"});
    for (const db::Arrival& arrival : arrivals) {
        Cells& cells = table.rows.emplace_back(Cells{arrival.text});
        addTally(cells, arrival.tally);
        cells.emplace_back(rules::writeFen(arrival.from));
    }
    return table;
}

SheetTable tallyTable(const db::Tally& tally, Language language) {
    SheetTable table{"", {}, {Cells()}};
    addTallyColumns(table.columns, language);
    addTally(table.rows.front(), tally);
    return table;
}

SheetTable structureTable(const std::vector<db::StructureResults>& results, Language language) {
    const auto page = [&](const char* title, const char* key) {
        return Column{word("page", title, language), right, false, false, key};
    };
    SheetTable table{
        "",
        {fileColumn("structure"),
         {word("column", "structure", language), left, true, false, "name"},
         fileColumn("variant"),
         {word("column", "side", language), left, false, false, "side"},
         page("games", "games"),
         page("white-won", "white_wins"),
         page("drawn", "draws"),
         page("black-won", "black_wins"),
         {word("column", "white-score", language), right, false, false, "white_score"}},
        {}};
    for (const db::StructureResults& row : results) {
        const db::Structure& structure = *row.structure;
        const std::string_view side = db::sideKey(structure, row.side);
        table.rows.push_back(
            {structure.key, nameOf(structure, row.side, language),
             rules::rules(structure.variant).name,
             Cell(std::string(side), word("report", side, language)), row.games, row.whiteWins,
             row.draws, row.blackWins,
             Cell::percent(row.decided() == 0 ? std::nullopt : std::optional(row.whiteScore()))});
    }
    return table;
}

std::string openingWords(std::uint32_t opening, Language language) {
    const std::string name = db::openingText(opening, language);
    if (opening == 0)
        return name;
    const auto& others = db::openingNames().named(opening).alternatives;
    return others.empty() ? name : fmt::format("{} ({})", name, fmt::join(others, "; "));
}

std::string firstPlayedText(const db::OpeningMove& move) {
    if (!move.first)
        return {};
    const std::string date = db::shownDate(writeDate(move.first->day));
    return move.first->player.empty() ? date : date + ' ' + move.first->player;
}

} // namespace damscope::pages
