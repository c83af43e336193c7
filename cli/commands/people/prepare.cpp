// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/result.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/people/player.hpp"
#include "cli/commands/people/repertoire.hpp"
#include "cli/exchange/sheet_paper.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/sheet.hpp"
#include "db/people/dossier.hpp"
#include "db/records/game_reader.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "db/structures/structures.hpp"
#include "messages/counts.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace damscope::cli {

// What `damscope prepare` prints.

[[nodiscard]] Json dossierJson(const db::Dossier& dossier);
/// `most`: rows of each table of the page of the opponent; none: all.
[[nodiscard]] Sheet dossierSheet(db::Store& store, const db::Dossier& dossier,
                                 std::optional<std::size_t> most);

namespace prepare_command {
namespace {

constexpr std::int64_t deepest = 40;
constexpr std::int64_t rowsOfATable = 8;

struct Options {
    StoreOptions store;
    std::string against;
    std::string as;
    std::optional<std::string> mine;
    std::int64_t depth = 8;
    std::int64_t limit = rowsOfATable;
    FormatOption format;
    PrintOption print;
};

db::DossierQuestion questionOf(const Options& options, db::Store& store) {
    const db::Persons persons(store.connection());
    db::DossierQuestion question;
    question.opponent = personMeant(store.connection(), persons, options.against);
    if (options.mine)
        question.mine = personMeant(store.connection(), persons, *options.mine);
    if (question.mine == question.opponent)
        throw UsageError("--mine and --against: these are one player");
    if (!options.as.empty())
        question.opponentSide = options.as == "white" ? rules::Color::black : rules::Color::white;
    question.depth = static_cast<int>(options.depth);
    return question;
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    options.print.require(store);
    const analysis::endgame::ResultJudge judge;
    db::DossierQuestion question = questionOf(options, store);
    question.tables = [&](const rules::Position& position) { return judge.byTables(position); };
    const db::Dossier dossier = db::dossier(store, question);
    const auto sheet = [&] {
        return dossierSheet(store, dossier,
                            options.limit == 0
                                ? std::nullopt
                                : std::optional(static_cast<std::size_t>(options.limit)));
    };
    if (options.print.given())
        options.print.write(sheet(), store, console);
    else if (options.format.isJson())
        console.out().write(jsonLine(dossierJson(dossier)));
    else if (options.format.format() == Format::html)
        console.out().write(sheetHtml(sheet(), environmentLanguage()));
    else
        console.out().write(sheetText(sheet(), console));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    arguments.value(
        {"--against", "NAME", phrase("the opponent: a name in any form, or #NUMBER"), true},
        into(options->against));
    arguments.value(
        {"--as", "COLOR", phrase("the colour that you will have: white or black; else both")},
        oneOf(options->as, {"white", "black"}));
    arguments.value({"--mine", "NAME", phrase("who you are, for your games against the opponent")},
                    into(options->mine));
    arguments.value({"--depth", "N", phrase("number of plies, as an indented tree; 8 if not set")},
                    into(options->depth, 1, deepest));
    arguments.value({"--limit", "N", phrase("at most N rows of each table, 0: all; 8 if not set")},
                    into(options->limit, 0, INT64_MAX));
    options->format.declareDocument(arguments);
    options->print.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace prepare_command

Command prepareCommand() {
    return {
        "prepare",
        phrase("show what to know before a game against an opponent"),
        phrase(
            "Shows how an opponent plays: the beginnings of the games as a tree with results, the "
            "lines that went badly, where the last games left known play, by the opponent's own "
            "move "
            "or by the other side's, endings lost that the endgame tables give as drawn, time "
            "trouble "
            "by the clocks, structures had and avoided, combinations missed, errors by phase, the "
            "last "
            "games, and the games between you. Of the variant that the opponent plays most."),
        phrase("damscope prepare --against \"Jansen, Floris\" --as white\n"
               "    shows how a player plays with Black\n"
               "damscope prepare --against jansen --mine konaté -o jansen.pdf\n"
               "    writes pages to print, with the games between the two"),
        prepare_command::declare,
        Length::paged};
}

namespace {

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
        table.rows.push_back({asTree ? treeMove(line) : numberedMoves(line.moves),
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

const db::GameLine* lineOf(const std::vector<db::GameLine>& lines, db::GameId game) {
    const auto found = std::ranges::find(lines, game, &db::GameLine::id);
    return found == lines.end() ? nullptr : &*found;
}

// A game and a move of it.
struct MoveRow {
    db::GameId game{};
    std::string move;
    std::string note;
};

SheetTable moveTable(std::string_view title, std::string_view noteTitle, db::Store& store,
                     const std::vector<MoveRow>& rows) {
    SheetTable table{pageWord(title),
                     {numberColumn("game"), textColumn("date"), textColumn("white"),
                      textColumn("black"), numberColumn("result"), textColumn("move"),
                      textColumn(noteTitle)},
                     {}};
    std::vector<db::GameId> ids;
    ids.reserve(rows.size());
    for (const MoveRow& row : rows)
        ids.push_back(row.game);
    const std::vector<db::GameLine> lines = db::gameLines(store, ids);
    for (const MoveRow& row : rows)
        if (const db::GameLine* line = lineOf(lines, row.game)) {
            const auto shown = [&](db::GameField field) {
                return db::textOf(shownValue(*line, field, environmentLanguage()));
            };
            table.rows.push_back(
                {std::to_string(db::number(row.game)), shown(db::GameField::date),
                 shown(db::GameField::white), shown(db::GameField::black),
                 resultText(rules::rules(line->header.variant), line->header.result), row.move,
                 row.note});
        }
    return table;
}

SheetTable noveltyTable(std::string_view title, db::Store& store,
                        const std::vector<db::LeftKnownPlay>& games) {
    std::vector<MoveRow> rows;
    rows.reserve(games.size());
    for (const db::LeftKnownPlay& game : games)
        rows.push_back(
            {game.game, noveltyMove(game.novelty),
             game.novelty.laterGames == 0 ? "" : std::to_string(game.novelty.laterGames)});
    return moveTable(title, "followed", store, rows);
}

SheetTable endingTable(db::Store& store, const std::vector<db::LostEnding>& endings) {
    std::vector<MoveRow> rows;
    rows.reserve(endings.size());
    for (const db::LostEnding& ending : endings) {
        const int number = (ending.ply - 1) / 2 + 1;
        rows.push_back(
            {ending.game,
             fmt::format("{}{} {}", number, ending.ply % 2 == 1 ? "." : "...", ending.move),
             pageWord(ending.wasWon ? "was-won" : "was-drawn")});
    }
    return moveTable("lost-endings", "before", store, rows);
}

std::string structureName(const std::string& key) {
    const auto& all = db::structures().all();
    const auto found = std::ranges::find(all, key, &db::Structure::key);
    return found == all.end() ? key : nameOfEither(*found, environmentLanguage());
}

SheetTable avoidedTable(const std::vector<db::AvoidedStructure>& rows, std::size_t most) {
    SheetTable table{pageWord("avoided_structures"),
                     {textColumn("name"), numberColumn("games"), numberColumn("expected"),
                      numberColumn("won"), numberColumn("drawn"), numberColumn("lost"),
                      numberColumn("score")},
                     {}};
    for (const db::AvoidedStructure& row : rows) {
        if (table.rows.size() == most)
            break;
        table.rows.push_back({structureName(row.structure), std::to_string(row.record.games),
                              fmt::format("{:.1f}", row.expected), std::to_string(row.record.wins),
                              std::to_string(row.record.draws), std::to_string(row.record.losses),
                              percentText(row.record.score())});
    }
    table.left = rows.size() - table.rows.size();
    return table;
}

std::vector<std::string> playFacts(const db::Dossier& dossier) {
    std::vector<std::string> facts;
    if (dossier.known.plies) {
        Message known = countMessage("dossier-known", "games", dossier.known.games);
        addCount(known, "plies", "moves",
                 static_cast<std::uint64_t>(std::lround(*dossier.known.plies)));
        facts.push_back(inWords(known));
    }
    if (dossier.clocks.games > 0) {
        const db::Record& trouble = dossier.clocks.trouble;
        Message clocks = countMessage("dossier-clocks", "games", dossier.clocks.games);
        addCount(clocks, "t", "troubled", trouble.games);
        if (trouble.games > 0)
            addCount(clocks, "lost", "losses", trouble.losses);
        facts.push_back(inWords(clocks));
    }
    return facts;
}

Json leftJson(const std::vector<db::LeftKnownPlay>& games) {
    Json all = Json::array();
    for (const db::LeftKnownPlay& game : games) {
        Json object = noveltyJson(game.novelty);
        object["game"] = db::number(game.game);
        all.push_back(std::move(object));
    }
    return all;
}

Json avoidedJson(const std::vector<db::AvoidedStructure>& rows) {
    Json all = Json::array();
    for (const db::AvoidedStructure& row : rows) {
        Json object{{"name", row.structure}, {"expected", row.expected}};
        object.update(recordJson(row.record));
        all.push_back(std::move(object));
    }
    return all;
}

Json playJson(const db::Dossier& dossier) {
    Json endings = Json::array();
    for (const db::LostEnding& ending : dossier.endings)
        endings.push_back({{"game", db::number(ending.game)},
                           {"ply", ending.ply},
                           {"move", ending.move},
                           {"was", ending.wasWon ? "won" : "drawn"}});
    return {{"known_plies", dossier.known.plies ? Json(*dossier.known.plies) : Json()},
            {"left_known_play", leftJson(dossier.known.own)},
            {"novelties_against", leftJson(dossier.known.other)},
            {"lost_endings", std::move(endings)},
            {"avoided_structures", avoidedJson(dossier.avoided)},
            {"clocks", recordJson(dossier.clocks.all)},
            {"time_trouble", recordJson(dossier.clocks.trouble)}};
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

} // namespace

Json dossierJson(const db::Dossier& dossier) {
    Json player = playerJson(dossier.page);
    Json object{
        {"variant", rules::rules(dossier.variant).name}, {"player", std::move(player)},
        {"repertoire", linesJson(dossier.repertoire)},   {"weak_lines", linesJson(dossier.weak)},
        {"recent_games", idsJson(dossier.recent)},       {"mutual_games", idsJson(dossier.mutual)},
        {"mutual", recordJson(dossier.mutualRecord)}};
    object.update(playJson(dossier));
    return object;
}

Sheet dossierSheet(db::Store& store, const db::Dossier& dossier, std::optional<std::size_t> most) {
    Sheet sheet = playerSheet(dossier.page, most);
    sheet.facts.insert(sheet.facts.begin(),
                       word("title", rules::rules(dossier.variant).name, environmentLanguage()));
    for (std::string& fact : playFacts(dossier))
        sheet.facts.push_back(std::move(fact));
    std::vector<SheetTable> first{sheet.tables.front(),
                                  gameTable("mutual", store, dossier.mutual),
                                  gameTable("recent", store, dossier.recent),
                                  lineTable("repertoire", dossier.repertoire, true),
                                  lineTable("weak", dossier.weak, false),
                                  noveltyTable("left-known", store, dossier.known.own),
                                  noveltyTable("novelties-against", store, dossier.known.other),
                                  endingTable(store, dossier.endings),
                                  avoidedTable(dossier.avoided, most.value_or(SIZE_MAX))};
    first.insert(first.end(), sheet.tables.begin() + 1, sheet.tables.end());
    sheet.tables = std::move(first);
    return sheet;
}

} // namespace damscope::cli
