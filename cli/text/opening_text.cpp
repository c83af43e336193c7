// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/opening_text.hpp"

#include "base/text/csv.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/opening_names/names.hpp"
#include "db/records/game_reader.hpp"
#include "db/structures/structures.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"
#include "rules/board/variants.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::cli {
namespace {

std::string score(const db::Tally& tally) {
    const auto share = tally.score();
    return share ? fmt::format("{:.1f}", 100 * *share) : std::string();
}

std::string known(const std::optional<int>& number) {
    return number ? std::to_string(*number) : std::string();
}

std::string years(const db::Tally& tally) {
    if (tally.firstYear == 0)
        return {};
    if (tally.firstYear == tally.lastYear)
        return std::to_string(tally.firstYear);
    return fmt::format("{}-{}", tally.firstYear, tally.lastYear);
}

std::string players(const std::vector<db::MovePlayer>& best) {
    std::string text;
    for (const db::MovePlayer& player : best)
        text += fmt::format("{}{} ({})", text.empty() ? "" : "; ", visible(player.name),
                            grouped(player.games));
    return text;
}

// "2003.07.01 Jansen"
std::string since(const std::optional<db::FirstPlayed>& first) {
    if (!first)
        return {};
    const std::string date = db::shownDate(writeDate(first->day));
    return first->player.empty() ? date : date + ' ' + visible(first->player);
}

// A move that was never played here has no games; its position was reached otherwise.
std::string elsewhere(const db::OpeningMove& move, Language language) {
    return words({"opening-reached", {{"n", grouped(move.reached)}}}, language);
}

Table::Cells tallyCells(const db::Tally& tally) {
    return {grouped(tally.games),
            grouped(tally.wins),
            grouped(tally.draws),
            grouped(tally.losses),
            score(tally),
            known(tally.rating),
            known(tally.performance),
            tally.rated == 0 ? std::string() : grouped(tally.rated),
            years(tally)};
}

Table::Cells cellsOf(const TreeLine& line, std::size_t depth, Language language) {
    Table::Cells cells = tallyCells(line.move.tally);
    cells.insert(cells.begin(), std::string(2 * depth, ' ') + line.move.text);
    cells.push_back(since(line.move.first));
    cells.push_back(db::openingText(line.move.opening, language));
    cells.push_back(line.move.tally.games == 0 ? elsewhere(line.move, language)
                                               : players(line.move.players));
    return cells;
}

void addRows(const std::vector<TreeLine>& lines, std::size_t depth, Language language,
             std::vector<Table::Cells>& rows) {
    for (const TreeLine& line : lines) {
        rows.push_back(cellsOf(line, depth, language));
        addRows(line.next, depth + 1, language, rows);
    }
}

Json jsonOf(const std::optional<int>& number) {
    return number ? Json(*number) : Json();
}

void addTally(Json& object, const db::Tally& tally) {
    const auto share = tally.score();
    object["games"] = tally.games;
    object["wins"] = tally.wins;
    object["draws"] = tally.draws;
    object["losses"] = tally.losses;
    object["score"] = share ? Json(*share) : Json();
    object["rating"] = jsonOf(tally.rating);
    object["performance"] = jsonOf(tally.performance);
    object["rated_games"] = tally.rated;
    object["first_year"] = tally.firstYear == 0 ? Json() : Json(tally.firstYear);
    object["last_year"] = tally.lastYear == 0 ? Json() : Json(tally.lastYear);
}

// In each language, and what else it is called; null if the position has no name.
Json namesJson(std::uint32_t opening) {
    if (opening == 0)
        return {};
    Json names = Json::object();
    for (const Language language : nameLanguages)
        names[std::string(codeOf(language))] = db::openingText(opening, language);
    names["alternatives"] = db::openingNames().named(opening).alternatives;
    return names;
}

Json jsonOf(const std::vector<TreeLine>& lines) {
    Json all = Json::array();
    for (const TreeLine& line : lines) {
        Json object{{"move", line.move.text}};
        addTally(object, line.move.tally);
        object["reached"] = line.move.reached;
        object["opening"] = db::openingText(line.move.opening, Language::english);
        const auto& first = line.move.first;
        object["first"] = first ? Json{{"game", db::number(first->game)},
                                       {"date", writeDate(first->day)},
                                       {"player", textOrNull(first->player)}}
                                : Json();
        object["players"] = Json::array();
        for (const db::MovePlayer& player : line.move.players)
            object["players"].push_back({{"name", player.name},
                                         {"games", player.games},
                                         {"rating", jsonOf(player.rating)}});
        object["fen"] = rules::writeFen(line.after);
        if (!line.next.empty())
            object["next"] = jsonOf(line.next);
        all.push_back(std::move(object));
    }
    return all;
}

void addCsv(const std::vector<TreeLine>& lines, const std::string& path, std::string& csv) {
    for (const TreeLine& line : lines) {
        const db::Tally& tally = line.move.tally;
        const auto share = tally.score();
        const auto year = [](int y) { return y == 0 ? std::string() : std::to_string(y); };
        const std::vector<std::string> fields{path,
                                              line.move.text,
                                              std::to_string(tally.games),
                                              std::to_string(tally.wins),
                                              std::to_string(tally.draws),
                                              std::to_string(tally.losses),
                                              share ? fmt::format("{:.4f}", *share) : std::string(),
                                              known(tally.rating),
                                              known(tally.performance),
                                              std::to_string(tally.rated),
                                              year(tally.firstYear),
                                              year(tally.lastYear),
                                              std::to_string(line.move.reached),
                                              line.move.first ? writeDate(line.move.first->day)
                                                              : "",
                                              line.move.first ? line.move.first->player : ""};
        csv += base::csvLine(fields);
        addCsv(line.next, path + (path.empty() ? "" : " ") + line.move.text, csv);
    }
}

} // namespace

std::vector<Column> treeColumns(Language language) {
    using enum Column::Align;
    const auto title = [&](const char* key) { return word("page", key, language); };
    return {{title("move")},
            {title("games"), right},
            {title("won"), right},
            {title("drawn"), right},
            {title("lost"), right},
            {title("score"), right},
            {title("rating"), right, false, true},
            {title("performance"), right, false, true},
            {word("column", "of-games", language), right, false, true},
            {title("years"), left, false, true},
            {title("first-played"), left, true, true},
            {title("opening-name"), left, true, true},
            {word("column", "best-players", language), left, true, true}};
}

std::vector<Table::Cells> treeRows(const std::vector<TreeLine>& lines, Language language) {
    std::vector<Table::Cells> rows;
    addRows(lines, 0, language, rows);
    return rows;
}

std::string openingWords(std::uint32_t opening, Language language) {
    std::string others;
    if (opening != 0)
        for (const std::string& name : db::openingNames().named(opening).alternatives)
            others += (others.empty() ? "" : "; ") + name;
    const std::string name = db::openingText(opening, language);
    return others.empty() ? name : fmt::format("{} ({})", name, others);
}

std::vector<Column> arrivalColumns(Language language) {
    std::vector<Column> columns = treeColumns(language);
    columns.front().title = word("column", "last-move", language);
    columns.pop_back();
    columns.pop_back();
    columns.back().title = word("column", "from", language);
    return columns;
}

std::vector<Table::Cells> arrivalRows(const db::OpeningTable& table) {
    std::vector<Table::Cells> rows;
    for (const db::Arrival& arrival : table.arrivals) {
        Table::Cells cells = tallyCells(arrival.tally);
        cells.insert(cells.begin(), arrival.text);
        cells.push_back(rules::writeFen(arrival.from));
        rows.push_back(std::move(cells));
    }
    return rows;
}

Json treeJson(const db::OpeningTable& table, const std::vector<TreeLine>& lines) {
    Json object{{"variant", table.position.rules().name},
                {"fen", rules::writeFen(table.position)},
                {"opening", db::openingText(table.opening, Language::english)},
                {"opening_names", namesJson(table.opening)},
                {"to_move", table.position.toMove() == rules::Color::white ? "white" : "black"}};
    addTally(object, table.all);
    object["ended"] = table.ended;
    object["began"] = table.began;
    object["moves"] = jsonOf(lines);
    object["arrivals"] = Json::array();
    for (const db::Arrival& arrival : table.arrivals) {
        Json entry{{"move", arrival.text}};
        addTally(entry, arrival.tally);
        entry["from"] = rules::writeFen(arrival.from);
        object["arrivals"].push_back(std::move(entry));
    }
    return object;
}

std::string treeCsv(const std::vector<TreeLine>& lines) {
    std::string csv =
        "path,move,games,wins,draws,losses,score,rating,performance,rated_games,first_year,"
        "last_year,reached,first_date,first_player\r\n";
    addCsv(lines, "", csv);
    return csv;
}

Json structureJson(const db::StructureResults& row, Language language) {
    const db::Structure& structure = db::structures().numbered(row.structure);
    return {{"key", structure.key},
            {"name", nameOf(structure, row.side, language)},
            {"variant", rules::rules(structure.variant).name},
            {"side", db::sideKey(structure, row.side)},
            {"games", row.games},
            {"white_wins", row.whiteWins},
            {"draws", row.draws},
            {"black_wins", row.blackWins},
            {"white_score", row.decided() == 0 ? Json() : Json(row.whiteScore())}};
}

} // namespace damscope::cli
