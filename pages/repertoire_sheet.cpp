// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/repertoire_sheet.hpp"

#include "db/store/games.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "pages/game_report.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace damscope::pages {

namespace {

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
                          const std::vector<db::Departure>& all, db::LeftBy by,
                          const ResultWords& result, Language language) {
    std::vector<db::Departure> departures;
    std::vector<db::GameId> games;
    for (const db::Departure& departure : all)
        if (departure.by == by) {
            departures.push_back(departure);
            games.push_back(departure.game);
        }
    const auto cells = [&](std::size_t game, const db::GameLine& /*line*/) {
        const db::Departure& departure = departures[game];
        return Cells{moveAfter(static_cast<std::size_t>(departure.ply - 1), departure.move),
                     insteadText(departure)};
    };
    return gameTable(pageWord(title, language), store, games,
                     {textColumn("move", language), textColumn("instead", language)}, cells, result,
                     language);
}

Column filed(Column column, const char* key) {
    column.key = key;
    return column;
}

Cell pathCell(const std::vector<std::string>& moves) {
    return {moves, rules::numberedMoves(moves)};
}

} // namespace

// Moves as lists in files, and with their numbers for people.
SheetTable gapTable(const std::vector<db::Gap>& gaps, Language language) {
    SheetTable table{pageWord("gaps", language),
                     {filed(textColumn("after", language), "path"),
                      filed(textColumn("move", language), "move"),
                      filed(numberColumn("games", language), "games")},
                     {}};
    for (const db::Gap& gap : gaps)
        table.rows.push_back(
            {pathCell(gap.path), {gap.move, moveAfter(gap.path.size(), gap.move)}, gap.games});
    return table;
}

SheetTable transpositionTable(const db::Repertoire& repertoire, Language language) {
    SheetTable table{pageWord("transpositions", language),
                     {filed(textColumn("moves", language), "path"),
                      filed(textColumn("other-order", language), "other")},
                     {}};
    for (const db::RepertoirePosition& position : repertoire.positions())
        for (const auto& other : position.otherPaths)
            table.rows.push_back({pathCell(position.path), pathCell(other)});
    return table;
}

SheetTable conflictTable(const db::Repertoire& repertoire, Language language) {
    SheetTable table{pageWord("conflicts", language),
                     {filed(textColumn("after", language), "path"),
                      filed(textColumn("move", language), "main"),
                      filed(textColumn("other-main", language), "other")},
                     {}};
    for (const db::RepertoirePosition& position : repertoire.positions())
        for (const std::string& other : position.otherMain) {
            const std::string& main = position.moves.front().text;
            table.rows.push_back(
                {pathCell(position.path), {main, moveAfter(position.path.size(), main)}, other});
        }
    return table;
}

namespace {

SheetTable changedTable(const std::vector<db::ChangedEvaluation>& all, Language language) {
    SheetTable table{pageWord("changed-evaluations", language),
                     {textColumn("after", language), numberColumn("then", language),
                      numberColumn("now", language)},
                     {}};
    for (const db::ChangedEvaluation& changed : all)
        table.rows.push_back({rules::numberedMoves(changed.path),
                              scoreWords(changed.then, language),
                              scoreWords(changed.now, language)});
    return table;
}

std::uint64_t countOf(const std::vector<db::Departure>& all, db::LeftBy by) {
    return static_cast<std::uint64_t>(std::ranges::count(all, by, &db::Departure::by));
}

} // namespace

Sheet repertoireSheet(db::Store& store, const db::Repertoire& repertoire,
                      const CheckedRepertoire& checked, const ResultWords& result,
                      Language language) {
    Sheet sheet{pageWord("repertoire", language), {}, {}};
    Message facts = countMessage("repertoire-facts", "positions", repertoire.positions().size());
    addCount(facts, "g", "games", checked.departures.size());
    addCount(facts, "own", "owns", countOf(checked.departures, db::LeftBy::oneself));
    addCount(facts, "other", "others", countOf(checked.departures, db::LeftBy::opponent));
    sheet.facts.push_back(translated(facts, language));
    sheet.tables = {departureTable("left-by-oneself", store, checked.departures,
                                   db::LeftBy::oneself, result, language),
                    departureTable("left-by-opponent", store, checked.departures,
                                   db::LeftBy::opponent, result, language),
                    gapTable(checked.gaps, language),
                    transpositionTable(repertoire, language),
                    conflictTable(repertoire, language),
                    changedTable(checked.changed, language)};
    return sheet;
}

namespace {

/// Goes through the tree of a repertoire.
class RowWriter {
public:
    RowWriter(const db::Repertoire& repertoire, const std::vector<db::Gap>& gaps,
              db::PlayedMoves& played, db::OpeningBook* book)
        : repertoire_(repertoire), gaps_(gaps), played_(played), book_(book) {}

    [[nodiscard]] std::vector<RepertoireRow> rows() && {
        for (const db::RepertoirePosition& at : repertoire_.positions())
            if (at.path.empty())
                write(at);
        return std::move(rows_);
    }

private:
    void write(const db::RepertoirePosition& at) {
        for (const db::RepertoireMove& move : at.moves) {
            RepertoireRow row = rowOf(at, move.move, move.text);
            row.mark = move.mark;
            const db::RepertoirePosition* next = repertoire_.find(row.after);
            const bool isFirstWay = next != nullptr && next->path == row.path;
            row.goesOnElsewhere = next != nullptr && !isFirstWay && !next->moves.empty();
            rows_.push_back(std::move(row));
            if (isFirstWay)
                write(*next);
        }
        for (const db::Gap& gap : gaps_)
            if (gap.path == at.path)
                if (const auto move = playedIn(at.position, gap.move)) {
                    RepertoireRow row = rowOf(at, *move, gap.move);
                    row.isGap = true;
                    rows_.push_back(std::move(row));
                }
    }

    [[nodiscard]] RepertoireRow rowOf(const db::RepertoirePosition& at, const rules::Move& move,
                                      const std::string& text) {
        RepertoireRow row{at.path, moveAfter(at.path.size(), text), at.position.after(move), move};
        row.path.push_back(text);
        row.own = at.position.toMove() == repertoire_.side();
        if (book_ != nullptr)
            row.record = recordOf(at, move, row.own);
        return row;
    }

    // The book counts for the side to move. Games without a result are left out: the lines of a
    // repertoire are kept as such.
    [[nodiscard]] db::Record recordOf(const db::RepertoirePosition& at, const rules::Move& move,
                                      bool own) {
        const auto& moves = played_.at(*book_, at.position);
        const auto found = std::ranges::find(moves, move, &db::OpeningMove::move);
        if (found == moves.end())
            return {};
        const db::Tally& tally = found->tally;
        return {tally.wins + tally.draws + tally.losses, own ? tally.wins : tally.losses,
                tally.draws, own ? tally.losses : tally.wins};
    }

    [[nodiscard]] std::optional<rules::Move> playedIn(const rules::Position& position,
                                                      const std::string& text) {
        if (book_ == nullptr)
            return std::nullopt;
        const auto& moves = played_.at(*book_, position);
        const auto found = std::ranges::find(moves, text, &db::OpeningMove::text);
        return found == moves.end() ? std::nullopt : std::optional(found->move);
    }

    const db::Repertoire& repertoire_;
    const std::vector<db::Gap>& gaps_;
    db::PlayedMoves& played_;
    db::OpeningBook* book_;
    std::vector<RepertoireRow> rows_;
};

} // namespace

std::vector<RepertoireRow> repertoireRows(const db::Repertoire& repertoire,
                                          const std::vector<db::Gap>& gaps, db::PlayedMoves& played,
                                          db::OpeningBook* book) {
    return RowWriter(repertoire, gaps, played, book).rows();
}

SheetTable linesTable(const std::vector<RepertoireRow>& rows, Language language) {
    SheetTable table{pageWord("repertoire", language),
                     recordColumns(textColumn("moves", language), language),
                     {}};
    table.columns.front().mayShrink = false;
    for (const RepertoireRow& row : rows)
        if (!row.isGap)
            table.rows.push_back(recordCells(std::string(2 * (row.path.size() - 1), ' ') + row.text,
                                             row.record.value_or(db::Record())));
    return table;
}

} // namespace damscope::pages
