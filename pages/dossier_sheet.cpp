// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/dossier_sheet.hpp"

#include "db/search/structures/structures.hpp"
#include "db/store/records/game_reader.hpp"
#include "messages/message.hpp"
#include "messages/words.hpp"
#include "pages/player_sheet.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace damscope::pages {
namespace {

std::string moveAt(int ply, const std::string& move) {
    return rules::moveNumberText(rules::moveNumberAfter(ply - 1), ply % 2 == 1) + ' ' + move;
}

/// Composes the tables of a dossier.
class Writer {
public:
    Writer(db::Store& store, const ResultWords& result, Language language)
        : store_(store), result_(result), language_(language) {}

    [[nodiscard]] SheetTable games(const char* title, const std::vector<db::GameId>& games) const {
        const auto cells = [&](std::size_t /*game*/, const db::GameLine& line) {
            return Cells{db::textOf(shownValue(line, db::GameField::event, language_)),
                         db::textOf(shownValue(line, db::GameField::opening, language_))};
        };
        return gameTable(words(title), store_, games, {text("event"), text("opening-name")}, cells,
                         result_, language_);
    }

    [[nodiscard]] SheetTable lines(const char* title, const char* key,
                                   const std::vector<db::RepertoireLine>& lines,
                                   bool asTree) const {
        SheetTable table{words(title), recordColumns(text("moves", "moves"), language_), {}};
        table.key = key;
        table.columns.front().mayShrink = false;
        for (const Column& column :
             {numberColumn("last-year", language_, "last_year"),
              numberColumn("game", language_, "last_game"), fileColumn("own")})
            table.columns.push_back(column);
        for (const db::RepertoireLine& line : lines) {
            const std::string moves =
                asTree ? std::string(2 * (line.moves.size() - 1), ' ') +
                             moveAt(static_cast<int>(line.moves.size()), line.move)
                       : rules::numberedMoves(line.moves);
            Cells cells = recordCells({line.moves, moves}, line.record);
            for (const Cell& cell :
                 {Cell::known(line.lastYear), Cell(db::number(line.last)), Cell(line.own)})
                cells.push_back(cell);
            table.rows.push_back(std::move(cells));
        }
        return table;
    }

    [[nodiscard]] SheetTable departures(const char* title,
                                        const std::vector<db::LeftKnownPlay>& games) const {
        const auto cells = [&](std::size_t game, const db::GameLine& /*line*/) {
            const db::Novelty& novelty = games[game].novelty;
            return Cells{numberedMove(novelty),
                         novelty.laterGames == 0 ? Cell() : novelty.laterGames};
        };
        return gameTable(words(title), store_, idsOf(games), {text("move"), text("followed")},
                         cells, result_, language_);
    }

    [[nodiscard]] SheetTable endings(const std::vector<db::LostEnding>& endings) const {
        const auto cells = [&](std::size_t game, const db::GameLine& /*line*/) {
            const db::LostEnding& ending = endings[game];
            return Cells{
                ending.ply - 1,
                {ending.move, moveAt(ending.ply, ending.move)},
                {ending.wasWon ? "won" : "drawn", words(ending.wasWon ? "was-won" : "was-drawn")}};
        };
        SheetTable table =
            gameTable(words("lost-endings"), store_, idsOf(endings),
                      {fileColumn("ply"), text("move", "move"), text("before", "was")}, cells,
                      result_, language_);
        table.key = "lost_endings";
        return table;
    }

    [[nodiscard]] SheetTable avoided(const std::vector<db::AvoidedStructure>& rows,
                                     std::size_t most) const {
        SheetTable table{
            words("avoided_structures"), recordColumns(text("name", "name"), language_), {}};
        table.key = "avoided_structures";
        table.columns.insert(table.columns.begin() + 2,
                             numberColumn("expected", language_, "expected"));
        for (const db::AvoidedStructure& row : rows) {
            if (table.rows.size() == most)
                break;
            Cells cells = recordCells({row.structure, structureName(row.structure)}, row.record);
            cells.insert(cells.begin() + 2,
                         Cell(row.expected, fmt::format("{:.1f}", row.expected)));
            table.rows.push_back(std::move(cells));
        }
        table.left = rows.size() - table.rows.size();
        return table;
    }

private:
    [[nodiscard]] std::string words(const char* key) const { return pageWord(key, language_); }
    [[nodiscard]] Column text(const char* word, const char* key = "") const {
        return textColumn(word, language_, key);
    }
    template <class Row>
    [[nodiscard]] static std::vector<db::GameId> idsOf(const std::vector<Row>& rows) {
        std::vector<db::GameId> ids;
        std::ranges::transform(rows, std::back_inserter(ids), &Row::game);
        return ids;
    }
    [[nodiscard]] std::string structureName(const std::string& key) const {
        const auto found = namesOf(store_).structures.withKey(key);
        return found == nullptr ? key : nameOfEither(*found, language_);
    }

    db::Store& store_;
    const ResultWords& result_;
    Language language_;
};

std::vector<std::string> playFacts(const db::Dossier& dossier, Language language) {
    std::vector<std::string> facts;
    if (dossier.known.plies) {
        Message known = countMessage("dossier-known", "games", dossier.known.games);
        addCount(known, "plies", "moves",
                 static_cast<std::uint64_t>(std::lround(*dossier.known.plies)));
        facts.push_back(words(known, language));
    }
    if (dossier.clocks.games > 0) {
        const db::Record& trouble = dossier.clocks.trouble;
        Message clocks = countMessage("dossier-clocks", "games", dossier.clocks.games);
        addCount(clocks, "t", "troubled", trouble.games);
        if (trouble.games > 0)
            addCount(clocks, "lost", "losses", trouble.losses);
        facts.push_back(words(clocks, language));
    }
    return facts;
}

} // namespace

SheetTable gameTable(std::string title, db::Store& store, const std::vector<db::GameId>& games,
                     const std::vector<Column>& further,
                     const std::function<Cells(std::size_t, const db::GameLine&)>& cells,
                     const ResultWords& result, Language language) {
    SheetTable table{std::move(title),
                     {numberColumn("game", language, "game"), textColumn("date", language),
                      textColumn("white", language), textColumn("black", language),
                      numberColumn("result", language)},
                     {}};
    table.columns.insert(table.columns.end(), further.begin(), further.end());
    const std::vector<db::GameLine> lines = db::gameLines(store, games);
    for (std::size_t game = 0; game < games.size(); ++game) {
        const auto line = std::ranges::find(lines, games[game], &db::GameLine::id);
        if (line == lines.end())
            continue;
        const auto shown = [&](db::GameField field) {
            return db::textOf(shownValue(*line, field, language));
        };
        Cells& row = table.rows.emplace_back(
            Cells{db::number(line->id), shown(db::GameField::date), shown(db::GameField::white),
                  shown(db::GameField::black),
                  result(rules::rules(line->header.variant), line->header.result)});
        for (Cell& cell : cells(game, *line))
            row.push_back(std::move(cell));
    }
    return table;
}

std::vector<SheetTable> dossierTables(db::Store& store, const db::Dossier& dossier,
                                      std::optional<std::size_t> most, const ResultWords& result,
                                      Language language) {
    const Writer write(store, result, language);
    return {write.games("mutual", dossier.mutual),
            write.games("recent", dossier.recent),
            write.lines("repertoire", "repertoire", dossier.repertoire, true),
            write.lines("weak", "weak_lines", dossier.weak, false),
            write.departures("left-known", dossier.known.own),
            write.departures("novelties-against", dossier.known.other),
            write.endings(dossier.endings),
            write.avoided(dossier.avoided, most.value_or(SIZE_MAX))};
}

Sheet dossierSheet(db::Store& store, const db::Dossier& dossier, std::optional<std::size_t> most,
                   const ResultWords& result, Language language) {
    Sheet sheet = playerSheet(dossier.page, most, language);
    sheet.facts.insert(sheet.facts.begin(),
                       word("title", rules::rules(dossier.variant).name, language));
    for (std::string& fact : playFacts(dossier, language))
        sheet.facts.push_back(std::move(fact));
    std::vector<SheetTable> tables = dossierTables(store, dossier, most, result, language);
    sheet.tables.insert(sheet.tables.begin() + 1, std::make_move_iterator(tables.begin()),
                        std::make_move_iterator(tables.end()));
    return sheet;
}

} // namespace damscope::pages
