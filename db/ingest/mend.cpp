// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/mend.hpp"

#include "db/ingest/import.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/journal.hpp"
#include "db/store/position_index.hpp"
#include "db/store/records/game_writer.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/problem_place.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/mend.hpp"
#include "parser/write/write.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>

namespace damscope::db {

namespace {

using rules::Correction;
using rules::ScriptItem;

/// Where the main line of a text cannot be played any more.
struct BreakPlace {
    std::size_t item = 0;
    rules::Position before; ///< on the board
    int plies = 0;          ///< played before it
    int moveNumber = 0;
};

// Text between moves that is no move does not stop a game; the first at the end of it does.
std::optional<std::size_t> firstUnread(const rules::Script& script) {
    int depth = 0;
    for (std::size_t i = 0; i < script.size(); ++i) {
        depth += script[i].kind == ScriptItem::Kind::openVariation ? 1 : 0;
        depth -= script[i].kind == ScriptItem::Kind::closeVariation ? 1 : 0;
        if (depth == 0 && script[i].kind == ScriptItem::Kind::unread)
            return i;
    }
    return std::nullopt;
}

std::optional<BreakPlace> breakOf(const rules::Game& game, const rules::Script& script) {
    const rules::Replayed replayed = rules::replay(game.start(), script);
    const std::vector<rules::NodeId> line = replayed.game.mainLine();
    const auto before = replayed.game.position(line.empty() ? rules::rootNode : line.back());
    if (!before)
        return std::nullopt;
    const auto stop = std::ranges::find_if(replayed.findings, &rules::Finding::stopsMainLine);
    const int plies = replayed.mainLinePlies;
    if (stop != replayed.findings.end())
        return BreakPlace{stop->item, *before, plies, stop->moveNumber};
    if (const auto item = firstUnread(script))
        return BreakPlace{*item, *before, plies, rules::moveNumberAfter(plies)};
    return std::nullopt;
}

Correction correctionOf(Correction::Kind kind, const BreakPlace& place, const ScriptItem& written,
                        const rules::Move& move) {
    const bool replaces = kind == Correction::Kind::otherMove;
    return {kind,
            place.item,
            replaces ? std::size_t{1} : std::size_t{0},
            replaces ? std::string(written.text) : std::string(),
            rules::moveText(place.before, move),
            place.moveNumber,
            place.before.toMove()};
}

MendedGame readWith(const parser::GameText& text, const Correction& correction,
                    const BreakPlace& place, rules::Variant variant) {
    parser::AssembleOptions options;
    options.variant = variant;
    parser::ReadGame read = parser::assemble(parser::corrected(text, correction), options);
    MendedGame mended{std::move(read.game), read.legal, read.plies - place.plies - 1};
    mended.problems.assign(read.problems.begin(), read.problems.end());
    return mended;
}

} // namespace

std::optional<MendedGame> withMove(const rules::Game& game, const rules::Move& move) {
    const std::string written = parser::asWritten(game);
    parser::Reader reader(written);
    parser::GameText text;
    if (!reader.next(text))
        return std::nullopt;
    const auto place = breakOf(game, text.script);
    if (!place || !std::ranges::count(rules::legalMoves(place->before), move))
        return std::nullopt;
    const ScriptItem& item = text.script[place->item];
    const auto read = [&](Correction::Kind kind) {
        return readWith(text, correctionOf(kind, *place, item, move), *place, game.variant());
    };
    MendedGame putIn = read(Correction::Kind::missingMove);
    const bool isOneWord = item.text.find(' ') == std::string_view::npos;
    if (item.kind != ScriptItem::Kind::move && !isOneWord) // the rest of the game in one text
        return putIn;
    MendedGame replaced = read(Correction::Kind::otherMove);
    const auto reach = [](const MendedGame& mended) {
        return std::pair(mended.legal, mended.plies);
    };
    return reach(putIn) > reach(replaced) ? std::move(putIn) : std::move(replaced);
}

namespace {

/// A stored game as it is to be, with what is still wrong with it.
struct Rewritten {
    rules::Game game;
    std::vector<ProblemRow> problems;
};
using Rewrite = std::function<std::optional<Rewritten>(const rules::Game& game,
                                                       std::vector<ProblemRow> problems)>;

bool isMoveError(const Problem& problem) {
    return problem.severity == Severity::error && !problem.move.empty();
}

// One change of one game. Where its positions are others, the index follows.
bool rewrite(Store& store, GameId id, const Rewrite& make) {
    bool moved = false;
    {
        StoreChange change(store, ChangeKind::edit, "edit");
        Connection& connection = store.connection();
        ChangeTransaction transaction(change);
        const auto game = loadGame(store, id);
        const auto before = readGameParts(connection, id);
        if (!game || !before || before->line.deletion)
            return false;
        auto after = make(*game, problemRows(store, id));
        if (!after)
            return false;
        GameRow row = after->game == *game
                          ? changedRow(*before, *game)
                          : editedRow(after->game, before->line.ordinal, before->line.line);
        row.problems = std::move(after->problems);
        GameWriter writer(connection);
        if (after->game == *game)
            writeOver(connection, writer, before->line, row);
        else if (writeEdited(connection, writer, before->line, row))
            moved = removeSegments(connection, std::array{id});
        refreshColumns(connection, std::array{id});
        transaction.commit();
    }
    if (moved)
        indexMissing(store);
    return true;
}

// What is wrong now stands at the line where the game was wrong before.
std::vector<ProblemRow> problemsOf(const MendedGame& mended, std::vector<ProblemRow> rows) {
    const auto first = std::ranges::find_if(rows, isMoveError);
    const ProblemRow place = first == rows.end() ? ProblemRow{} : *first;
    std::erase_if(rows, [&](const ProblemRow& row) {
        return isMoveError(row) || (mended.legal && row.severity == Severity::error);
    });
    for (const Problem& problem : mended.problems)
        if (isMoveError(problem))
            rows.push_back({problem, place.line, place.column});
    return rows;
}

} // namespace

bool playInstead(Store& store, GameId id, const rules::Move& move) {
    return rewrite(
        store, id,
        [&](const rules::Game& game, std::vector<ProblemRow> rows) -> std::optional<Rewritten> {
            auto mended = withMove(game, move);
            if (!mended)
                return std::nullopt;
            auto left = problemsOf(*mended, std::move(rows));
            return Rewritten{std::move(mended->game), std::move(left)};
        });
}

bool removeUnread(Store& store, GameId id, std::string_view move) {
    return rewrite(store, id,
                   [&](rules::Game game, std::vector<ProblemRow> rows) -> std::optional<Rewritten> {
                       const rules::NodeId at = parser::nodeBefore(game, move);
                       if (!parser::hasUnread(game, at))
                           return std::nullopt;
                       parser::removeUnread(game, at);
                       std::erase_if(rows, [&](const ProblemRow& row) {
                           return row.severity == Severity::error && row.move == move;
                       });
                       return Rewritten{std::move(game), std::move(rows)};
                   });
}

bool leaveAsText(Store& store, GameId id) {
    return rewrite(
        store, id,
        [](const rules::Game& game, std::vector<ProblemRow> rows) -> std::optional<Rewritten> {
            bool any = false;
            for (ProblemRow& row : rows)
                if (row.severity == Severity::error) {
                    row.severity = Severity::note;
                    any = true;
                }
            return any ? std::optional(Rewritten{game, std::move(rows)}) : std::nullopt;
        });
}

namespace {

constexpr std::string_view checkedOfSourceSql =
    "UPDATE problem SET severity = 'note' WHERE id = (SELECT p.id FROM problem p "
    "JOIN source s ON s.id = p.source WHERE s.path = ?1 AND p.game IS NULL AND p.ordinal = ?2 AND "
    "p.line = ?3 AND p.code = ?4 AND p.severity = 'warning' ORDER BY p.id LIMIT 1)";

bool markCheckedOfSource(Store& store, const ImportProblem& problem) {
    StoreChange change(store, ChangeKind::edit, "edit");
    ChangeTransaction transaction(change);
    store.connection()
        .kept(checkedOfSourceSql)
        ->bind(problem.path, problem.ordinal, problem.problem.line, problem.problem.code())
        .run();
    transaction.commit();
    return change.isBegun();
}

} // namespace

bool markChecked(Store& store, const ImportProblem& problem) {
    if (problem.problem.severity != Severity::warning)
        return false;
    if (!problem.game)
        return markCheckedOfSource(store, problem);
    return rewrite(
        store, *problem.game,
        [&](const rules::Game& game, std::vector<ProblemRow> rows) -> std::optional<Rewritten> {
            const auto same = std::ranges::find(rows, problem.problem);
            if (same == rows.end())
                return std::nullopt;
            same->severity = Severity::note;
            return Rewritten{game, std::move(rows)};
        });
}

} // namespace damscope::db
