// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/game_list.hpp"

#include "cli/options/general_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "db/search/export/export.hpp"
#include "db/store/records/game_reader.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "parser/write/write.hpp"
#include "rules/game/game.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

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

std::vector<Column> gameColumns(Language language) {
    std::vector<Column> columns;
    columns.reserve(listColumns.size());
    for (const ListColumn& c : listColumns)
        columns.push_back({.title = word("column", c.title, language),
                           .align = c.align,
                           .mayShrink = c.mayShrink,
                           .mayGo = c.mayGo,
                           .isName = c.field == GameField::white || c.field == GameField::black});
    return columns;
}

Table::Cells gameCells(const db::GameLine& game, const Locale& locale) {
    Table::Cells cells;
    for (const ListColumn& column : listColumns)
        cells.push_back(
            column.field == GameField::result
                ? resultText(rules::rules(game.header.variant), game.header.result, locale)
                : visible(db::textOf(db::shownValue(game, column.field, locale))));
    return cells;
}

void writeGames(db::Store& store, std::span<const db::GameId> ids, const FormatOption& format,
                Console& console) {
    Table table(gameColumns(console.locale()),
                console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                console.mayStyle());
    JsonRows objects = format.rows(console.out());
    for (; !ids.empty(); ids = ids.subspan(std::min(gamesPerPage, ids.size()))) {
        std::vector<Table::Cells> rows;
        for (const db::GameLine& line :
             db::gameLines(store, ids.first(std::min(gamesPerPage, ids.size()))))
            if (format.isJson())
                objects.add(db::gameJson(line));
            else
                rows.push_back(gameCells(line, console.locale()));
        if (!rows.empty())
            console.out().write(table.page(rows));
    }
    if (format.isJson())
        objects.end();
    console.out().flush();
}

void listConcerned(db::Store& store, std::span<const db::GameId> ids, const FormatOption& format,
                   Console& console) {
    writeGames(store, ids, format, console);
    console.say(countMessage("apply-preview", "games", ids.size()));
}

namespace {

using db::query::Hit;

constexpr std::size_t firstPage = 20;

std::vector<Column> columns(Language language, bool lasting) {
    std::vector<Column> all{{word("column", "ply", language), Column::Align::right},
                            {word("column", "next", language)}};
    if (lasting)
        all.push_back({word("column", "lasts", language), Column::Align::right});
    const std::vector<Column> game = gameColumns(language);
    all.insert(all.begin(), game.begin(), game.begin() + 1);
    all.insert(all.end(), game.begin() + 1, game.end());
    return all;
}

Table::Cells cellsOf(const Hit& hit, const db::GameLine& game, bool lasting, const Locale& locale) {
    Table::Cells cells = gameCells(game, locale);
    const std::string next = hit.inVariation ? "(" + hit.next + ")" : hit.next;
    cells.insert(cells.begin() + 1, {std::to_string(hit.ply), next});
    if (lasting)
        cells.insert(cells.begin() + 3, std::to_string(hit.lasts));
    return cells;
}

Json jsonOf(const Hit& hit, const db::GameLine& game, bool lasting) {
    Json object{{"id", db::number(hit.game)},
                {"ply", hit.ply},
                {"next", hit.next.empty() ? Json() : Json(hit.next)},
                {"side", hit.side == rules::Color::white ? "white" : "black"},
                {"variation", hit.inVariation}};
    if (lasting)
        object["lasts"] = hit.lasts;
    const Json fields = db::gameJson(game);
    for (const auto& field : fields.items())
        if (field.key() != "id")
            object[field.key()] = field.value();
    return object;
}

std::vector<db::GameId> gamesOf(const std::vector<Hit>& hits) {
    std::vector<db::GameId> ids;
    for (const Hit& hit : hits)
        if (ids.empty() || ids.back() != hit.game)
            ids.push_back(hit.game);
    return ids;
}

} // namespace

HitList::HitList(db::Store& store, Console& console, HitFormat format, bool lasting)
    : store_(store), console_(console), format_(format),
      table_(columns(console.locale(), lasting),
             console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
             console.mayStyle()),
      objects_(console.out(),
               format == HitFormat::jsonArray ? JsonRows::Layout::array : JsonRows::Layout::lines),
      page_(firstPage), lasting_(lasting) {}

void HitList::add(const Hit& hit) {
    // A game's hits stay together, so that it is looked up and exported once.
    if (hits_.size() >= page_ && hits_.back().game != hit.game) {
        flush();
        page_ = gamesPerPage;
    }
    hits_.push_back(hit);
}

void HitList::flush() {
    if (format_ == HitFormat::pdn)
        writeGames();
    else if (format_ == HitFormat::excerpts)
        writeExcerpts();
    else
        writeLines();
    hits_.clear();
    console_.out().flush();
}

void HitList::finish() {
    flush();
    if (format_ == HitFormat::jsonArray)
        objects_.end();
    console_.out().flush();
}

void HitList::writeLines() {
    const bool isCsv = format_ == HitFormat::csv || format_ == HitFormat::spreadsheet;
    const auto reader =
        format_ == HitFormat::spreadsheet ? base::CsvReader::spreadsheet : base::CsvReader::program;
    if (isCsv && !std::exchange(named_, true))
        console_.out().write(db::csvNames(jsonOf({}, {}, lasting_)));
    std::vector<Table::Cells> rows;
    auto hit = hits_.begin();
    for (const db::GameLine& game : db::gameLines(store_, gamesOf(hits_))) {
        while (hit->game != game.id) // a game that was deleted from the store meanwhile
            ++hit;
        for (; hit != hits_.end() && hit->game == game.id; ++hit) {
            if (format_ == HitFormat::json || format_ == HitFormat::jsonArray)
                objects_.add(jsonOf(*hit, game, lasting_));
            else if (isCsv)
                console_.out().write(db::csvLine(jsonOf(*hit, game, lasting_), reader));
            else
                rows.push_back(cellsOf(*hit, game, lasting_, console_.locale()));
        }
    }
    if (!rows.empty())
        console_.out().write(table_.page(rows));
}

void HitList::writeGames() {
    const db::ExportReport report =
        db::exportGames(store_, gamesOf(hits_), db::ExportFormat::pdn,
                        [this](std::string_view piece) { console_.out().write(piece); });
    damaged_.insert(damaged_.end(), report.damaged.begin(), report.damaged.end());
}

void HitList::writeExcerpts() {
    for (const Hit& hit : hits_) {
        const auto game = db::loadGame(store_, hit.game);
        if (!game) {
            damaged_.push_back(game.error());
            continue;
        }
        const rules::NodeId place = db::query::placeOf(*game, hit);
        if (const auto excerpt = rules::excerptFrom(*game, place))
            console_.out().write(parser::writePdn(*excerpt));
    }
}

void reportGaps(const db::query::Gaps& gaps, Console& console) {
    for (const Message& message :
         db::query::messages(gaps, {"damscope analyse", "damscope analyse endgame build"}))
        console.warn(message);
}

void addGaps(Json& object, const db::query::Gaps& gaps) {
    if (gaps.notAnalysed > 0)
        object["not_analysed"] = gaps.notAnalysed;
    if (gaps.withoutTables > 0)
        object["without_tables"] = gaps.withoutTables;
}

std::optional<std::string> warningOfCutList(const rules::MoveList& moves, Language language) {
    if (!moves.overflowed())
        return std::nullopt;
    return word("severity", "warning", language) + ": " + translated({"moves-cut", {}}, language);
}

} // namespace damscope::cli
