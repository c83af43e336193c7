// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/repertoire_text.hpp"

#include "cli/commands/people/numbered_moves.hpp"
#include "cli/options/language_option.hpp"
#include "cli/text/result_text.hpp"
#include "cli/text/score_json.hpp"
#include "db/records/game_fields.hpp"
#include "db/store/games.hpp"
#include "messages/counts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace damscope::cli {
namespace {

constexpr std::array<std::string_view, 3> marks{"main", "second", "avoid"};
constexpr std::array<std::string_view, 3> leavers{"nobody", "oneself", "opponent"};

// The move after a path: "3... 12-18"
std::string moveAfter(std::size_t plies, const std::string& move) {
    return fmt::format("{}{} {}", plies / 2 + 1, plies % 2 == 0 ? "." : "...", move);
}

std::string insteadText(const db::Departure& departure) {
    std::string text;
    for (const db::RepertoireMove& move : departure.instead)
        if (move.mark != db::RepertoireMark::avoid)
            text += (text.empty() ? "" : ", ") + move.text;
    return text;
}

SheetTable departureTable(std::string_view title, db::Store& store,
                          const std::vector<db::Departure>& all, db::LeftBy by) {
    SheetTable table{pageWord(title),
                     {numberColumn("game"), textColumn("date"), textColumn("white"),
                      textColumn("black"), numberColumn("result"), textColumn("move"),
                      textColumn("instead")},
                     {}};
    for (const db::Departure& departure : all) {
        if (departure.by != by)
            continue;
        const auto lines = db::gameLines(store, std::span(&departure.game, 1));
        if (lines.empty())
            continue;
        const auto shown = [&](db::GameField field) {
            return db::textOf(shownValue(lines[0], field, environmentLanguage()));
        };
        table.rows.push_back(
            {std::to_string(db::number(departure.game)), shown(db::GameField::date),
             shown(db::GameField::white), shown(db::GameField::black),
             resultText(rules::rules(lines[0].header.variant), lines[0].header.result),
             moveAfter(static_cast<std::size_t>(departure.ply - 1), departure.move),
             insteadText(departure)});
    }
    return table;
}

SheetTable gapTable(const std::vector<db::Gap>& gaps) {
    SheetTable table{
        pageWord("gaps"), {textColumn("after"), textColumn("move"), numberColumn("games")}, {}};
    for (const db::Gap& gap : gaps)
        table.rows.push_back({numberedMoves(gap.path), moveAfter(gap.path.size(), gap.move),
                              std::to_string(gap.games)});
    return table;
}

SheetTable transpositionTable(const db::Repertoire& repertoire) {
    SheetTable table{
        pageWord("transpositions"), {textColumn("moves"), textColumn("other-order")}, {}};
    for (const db::RepertoirePosition& position : repertoire.positions())
        for (const auto& other : position.otherPaths)
            table.rows.push_back({numberedMoves(position.path), numberedMoves(other)});
    return table;
}

SheetTable conflictTable(const db::Repertoire& repertoire) {
    SheetTable table{pageWord("conflicts"),
                     {textColumn("after"), textColumn("move"), textColumn("other-main")},
                     {}};
    for (const db::RepertoirePosition& position : repertoire.positions())
        for (const std::string& other : position.otherMain)
            table.rows.push_back({numberedMoves(position.path),
                                  moveAfter(position.path.size(), position.moves.front().text),
                                  other});
    return table;
}

SheetTable changedTable(const std::vector<db::ChangedEvaluation>& all) {
    SheetTable table{pageWord("changed-evaluations"),
                     {textColumn("after"), numberColumn("then"), numberColumn("now")},
                     {}};
    for (const db::ChangedEvaluation& changed : all)
        table.rows.push_back({numberedMoves(changed.path), analysis::text(changed.then),
                              analysis::text(changed.now)});
    return table;
}

std::uint64_t countOf(const std::vector<db::Departure>& all, db::LeftBy by) {
    return static_cast<std::uint64_t>(std::ranges::count(all, by, &db::Departure::by));
}

Json movesJson(const std::vector<db::RepertoireMove>& moves) {
    Json all = Json::array();
    for (const db::RepertoireMove& move : moves)
        all.push_back(
            {{"move", move.text}, {"mark", marks.at(static_cast<std::size_t>(move.mark))}});
    return all;
}

} // namespace

Sheet repertoireSheet(db::Store& store, const db::Repertoire& repertoire,
                      const CheckedRepertoire& checked) {
    Sheet sheet{pageWord("repertoire"), {}, {}};
    Message facts = countMessage("repertoire-facts", "positions", repertoire.positions().size());
    addCount(facts, "g", "games", checked.departures.size());
    addCount(facts, "own", "owns", countOf(checked.departures, db::LeftBy::oneself));
    addCount(facts, "other", "others", countOf(checked.departures, db::LeftBy::opponent));
    sheet.facts.push_back(inWords(facts));
    sheet.tables = {
        departureTable("left-by-oneself", store, checked.departures, db::LeftBy::oneself),
        departureTable("left-by-opponent", store, checked.departures, db::LeftBy::opponent),
        gapTable(checked.gaps),
        transpositionTable(repertoire),
        conflictTable(repertoire),
        changedTable(checked.changed)};
    return sheet;
}

Json repertoireJson(const db::Repertoire& repertoire, const CheckedRepertoire& checked) {
    Json departures = Json::array();
    for (const db::Departure& departure : checked.departures)
        departures.push_back({{"game", db::number(departure.game)},
                              {"left_by", leavers.at(static_cast<std::size_t>(departure.by))},
                              {"ply", departure.ply == 0 ? Json() : Json(departure.ply)},
                              {"move", textOrNull(departure.move)},
                              {"path", departure.path},
                              {"instead", movesJson(departure.instead)}});
    Json gaps = Json::array();
    for (const db::Gap& gap : checked.gaps)
        gaps.push_back({{"path", gap.path}, {"move", gap.move}, {"games", gap.games}});
    Json transpositions = Json::array();
    Json conflicts = Json::array();
    for (const db::RepertoirePosition& position : repertoire.positions()) {
        for (const auto& other : position.otherPaths)
            transpositions.push_back({{"path", position.path}, {"other", other}});
        for (const std::string& other : position.otherMain)
            conflicts.push_back(
                {{"path", position.path}, {"main", position.moves.front().text}, {"other", other}});
    }
    Json changes = Json::array();
    for (const db::ChangedEvaluation& changed : checked.changed)
        changes.push_back({{"path", changed.path},
                           {"then", scoreJson(changed.then)},
                           {"now", scoreJson(changed.now)},
                           {"engine", changed.engine}});
    return {{"positions", repertoire.positions().size()},
            {"games", std::move(departures)},
            {"gaps", std::move(gaps)},
            {"transpositions", std::move(transpositions)},
            {"conflicts", std::move(conflicts)},
            {"changed_evaluations", std::move(changes)}};
}

} // namespace damscope::cli
