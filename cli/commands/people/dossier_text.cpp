// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/dossier_text.hpp"

#include "cli/commands/people/player_text.hpp"
#include "cli/options/language_option.hpp"
#include "cli/text/count_message.hpp"
#include "cli/text/result_text.hpp"
#include "db/records/game_fields.hpp"
#include "db/store/games.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::cli {
namespace {

constexpr std::size_t rowsOfATable = 8;

// "1. 32-28 18-23 2. 38-32"
std::string movesText(const std::vector<std::string>& moves) {
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i > 0)
            text += ' ';
        if (i % 2 == 0)
            text += std::to_string(i / 2 + 1) + ". ";
        text += moves[i];
    }
    return text;
}

std::string treeMove(const db::RepertoireLine& line) {
    const std::size_t ply = line.moves.size() - 1;
    return std::string(2 * ply, ' ') +
           fmt::format("{}{} {}", ply / 2 + 1, ply % 2 == 0 ? "." : "...", line.move);
}

SheetTable lineTable(std::string_view title, const std::vector<db::RepertoireLine>& lines,
                     bool asTree) {
    SheetTable table{pageWord(title),
                     {textColumn("moves"), numberColumn("games"), numberColumn("won"),
                      numberColumn("drawn"), numberColumn("lost"), numberColumn("score"),
                      numberColumn("last-year"), numberColumn("game")},
                     {}};
    table.columns.front().mayShrink = false;
    for (const db::RepertoireLine& line : lines)
        table.rows.push_back({asTree ? treeMove(line) : movesText(line.moves),
                              std::to_string(line.record.games), std::to_string(line.record.wins),
                              std::to_string(line.record.draws), std::to_string(line.record.losses),
                              percentText(line.record.score()),
                              line.lastYear == 0 ? "" : std::to_string(line.lastYear),
                              std::to_string(db::number(line.last))});
    return table;
}

SheetTable gameTable(std::string_view title, db::Store& store,
                     const std::vector<db::GameId>& games) {
    SheetTable table{pageWord(title),
                     {numberColumn("game"), textColumn("date"), textColumn("white"),
                      textColumn("black"), numberColumn("result"), textColumn("event"),
                      textColumn("opening-name")},
                     {}};
    for (const db::GameLine& game : db::gameLines(store, games)) {
        const auto shown = [&](db::GameField field) {
            return db::textOf(shownValue(game, field, environmentLanguage()));
        };
        table.rows.push_back({std::to_string(db::number(game.id)), shown(db::GameField::date),
                              shown(db::GameField::white), shown(db::GameField::black),
                              resultText(rules::rules(game.header.variant), game.header.result),
                              shown(db::GameField::event), shown(db::GameField::opening)});
    }
    return table;
}

Json linesJson(const std::vector<db::RepertoireLine>& lines) {
    Json all = Json::array();
    for (const db::RepertoireLine& line : lines) {
        Json object{{"moves", line.moves}, {"own", line.own}};
        object.update(recordJson(line.record));
        object["last_year"] = line.lastYear == 0 ? Json() : Json(line.lastYear);
        object["last_game"] = db::number(line.last);
        all.push_back(std::move(object));
    }
    return all;
}

Json idsJson(const std::vector<db::GameId>& games) {
    Json all = Json::array();
    for (const db::GameId game : games)
        all.push_back(db::number(game));
    return all;
}

} // namespace

Json dossierJson(const db::Dossier& dossier) {
    Json player = playerJson(dossier.page);
    return {
        {"variant", rules::rules(dossier.variant).name}, {"player", std::move(player)},
        {"repertoire", linesJson(dossier.repertoire)},   {"weak_lines", linesJson(dossier.weak)},
        {"recent_games", idsJson(dossier.recent)},       {"mutual_games", idsJson(dossier.mutual)},
        {"mutual", recordJson(dossier.mutualRecord)}};
}

Sheet dossierSheet(db::Store& store, const db::Dossier& dossier) {
    Sheet sheet = playerSheet(dossier.page, rowsOfATable);
    sheet.facts.insert(sheet.facts.begin(),
                       word("title", rules::rules(dossier.variant).name, environmentLanguage()));
    std::vector<SheetTable> first{sheet.tables.front(), gameTable("mutual", store, dossier.mutual),
                                  gameTable("recent", store, dossier.recent),
                                  lineTable("repertoire", dossier.repertoire, true),
                                  lineTable("weak", dossier.weak, false)};
    first.insert(first.end(), sheet.tables.begin() + 1, sheet.tables.end());
    sheet.tables = std::move(first);
    return sheet;
}

} // namespace damscope::cli
