// SPDX-License-Identifier: GPL-3.0-or-later
// A virtual table: https://www.sqlite.org/vtab.html
#include "db/sql/moves_table.hpp"

#include "db/codec/main_line.hpp"
#include "db/records/stored_score.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/store.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <sqlite3.h>

#include <array>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <vector>

namespace damscope::db {
namespace {

constexpr const char* declaration =
    "CREATE TABLE moves (ply INTEGER, number INTEGER, side TEXT, notation TEXT, origin TEXT, "
    "target TEXT, captured TEXT, captures INTEGER, crowns INTEGER, fen TEXT, key INTEGER, "
    "white_men INTEGER, white_kings INTEGER, black_men INTEGER, black_kings INTEGER, "
    "score_kind TEXT, score INTEGER, best TEXT, game INTEGER HIDDEN)";

enum class MoveColumn : std::uint8_t {
    ply,
    number,
    side,
    notation,
    origin,
    target,
    captured,
    captures,
    crowns,
    fen,
    key,
    whiteMen,
    whiteKings,
    blackMen,
    blackKings,
    scoreKind,
    score,
    best,
    game
};

constexpr std::string_view oneSql =
    "SELECT m.game, m.moves FROM movetext m JOIN game g ON g.id = m.game "
    "WHERE g.deleted IS NULL AND m.game = ?1";
constexpr std::string_view allSql =
    "SELECT m.game, m.moves FROM movetext m JOIN game g ON g.id = m.game "
    "WHERE g.deleted IS NULL ORDER BY m.game";

// What xBestIndex reports to xFilter.
enum Plan : int { allGames = 0, oneGame = 1 };

/// The rows: the moves of the main lines of games, one after another.
class MoveCursor {
public:
    explicit MoveCursor(Store& store) : store_(store) {}

    void begin(std::optional<std::int64_t> game) {
        games_.emplace(store_.connection().prepare(game ? oneSql : allSql));
        if (game)
            games_->bind(*game);
        next();
    }
    void next() {
        evaluation_.reset();
        while (!atEnd_ && !nextMove())
            nextGame();
    }
    [[nodiscard]] bool atEnd() const { return atEnd_; }
    [[nodiscard]] std::int64_t game() const { return game_; }
    [[nodiscard]] std::uint32_t ply() const { return ply_; }
    [[nodiscard]] const rules::Position& position() const { return *before_; }
    [[nodiscard]] const rules::Move& move() const { return *line_->move(); }
    /// Looked up when it is needed.
    const std::optional<analysis::PositionEvaluation>& evaluation() {
        if (!evaluation_)
            evaluation_ = db::evaluation(store_, *before_);
        return *evaluation_;
    }

private:
    bool nextMove() {
        while (line_) {
            before_ = line_->position();
            ply_ = line_->ply();
            if (!line_->next())
                break;
            if (before_ && line_->move())
                return true;
        }
        if (line_ && line_->failed())
            throw Error(Error::Kind::damaged, "game " + std::to_string(game_) +
                                                  " is damaged; 'damscope check' reports what can "
                                                  "be saved");
        line_.reset();
        return false;
    }
    void nextGame() {
        if (!games_->step()) {
            atEnd_ = true;
            return;
        }
        game_ = games_->integer(0);
        const Blob moves = games_->blob(1);
        moves_.assign(moves.begin(), moves.end());
        line_.emplace(moves_);
        line_->next(); // to the starting position
    }

    Store& store_;
    std::optional<Statement> games_;
    std::int64_t game_ = 0;
    std::vector<std::uint8_t> moves_;
    std::optional<MainLineReader> line_; ///< after the move
    std::optional<rules::Position> before_;
    std::uint32_t ply_ = 0;
    std::optional<std::optional<analysis::PositionEvaluation>> evaluation_;
    bool atEnd_ = false;
};

// What SQLite knows of them begins with its own part.
struct MovesTable : sqlite3_vtab {
    Store* store;
};
struct OpenCursor : sqlite3_vtab_cursor {
    std::optional<MoveCursor> rows;
};

void setText(sqlite3_context* context, std::string_view text) {
    sqlite3_result_text64(context, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

std::string capturedJson(const rules::Position& position, const rules::Move& move) {
    std::string json = "[";
    for (const rules::Square square : move.captured)
        json +=
            (json.size() > 1 ? ",\"" : "\"") + rules::squareName(position.rules(), square) + '"';
    return json + "]";
}

void setScore(sqlite3_context* context, MoveCursor& rows, MoveColumn column) {
    const auto& evaluation = rows.evaluation();
    if (!evaluation)
        return sqlite3_result_null(context);
    if (column == MoveColumn::scoreKind)
        return setText(context, kindName(evaluation->score().kind()));
    if (column == MoveColumn::score)
        return sqlite3_result_int64(context, scoreNumber(evaluation->score()));
    const auto& moves = evaluation->lines.front().moves;
    if (moves.empty())
        return sqlite3_result_null(context);
    setText(context, rules::moveText(rows.position(), moves.front()));
}

void setMove(sqlite3_context* context, const MoveCursor& rows, MoveColumn column) {
    const rules::Position& position = rows.position();
    const rules::Move& move = rows.move();
    switch (column) {
    case MoveColumn::notation:
        return setText(context, rules::moveText(position, move));
    case MoveColumn::origin:
        return setText(context, rules::squareName(position.rules(), move.from));
    case MoveColumn::target:
        return setText(context, rules::squareName(position.rules(), move.to));
    case MoveColumn::captured:
        return setText(context, capturedJson(position, move));
    case MoveColumn::captures:
        return sqlite3_result_int(context, move.captured.size());
    default:
        return sqlite3_result_int(context, move.crowns ? 1 : 0);
    }
}

void setPosition(sqlite3_context* context, const MoveCursor& rows, MoveColumn column) {
    using enum rules::Color;
    const rules::Position& position = rows.position();
    switch (column) {
    case MoveColumn::fen:
        return setText(context, rules::writeFen(position));
    case MoveColumn::key:
        return sqlite3_result_int64(context, static_cast<std::int64_t>(position.key()));
    case MoveColumn::whiteMen:
        return sqlite3_result_int(context, position.men(white).size());
    case MoveColumn::whiteKings:
        return sqlite3_result_int(context, position.kings(white).size());
    case MoveColumn::blackMen:
        return sqlite3_result_int(context, position.men(black).size());
    default:
        return sqlite3_result_int(context, position.kings(black).size());
    }
}

void setValue(sqlite3_context* context, MoveCursor& rows, MoveColumn column) {
    if (column == MoveColumn::ply)
        sqlite3_result_int64(context, rows.ply());
    else if (column == MoveColumn::number)
        sqlite3_result_int64(context, rows.ply() / 2 + 1);
    else if (column == MoveColumn::side)
        setText(context, rows.position().toMove() == rules::Color::white ? "white" : "black");
    else if (column < MoveColumn::fen)
        setMove(context, rows, column);
    else if (column < MoveColumn::scoreKind)
        setPosition(context, rows, column);
    else if (column < MoveColumn::game)
        setScore(context, rows, column);
    else
        sqlite3_result_int64(context, rows.game());
}

// No exception may go through SQLite: the code of its failure, with its words in the table.
template <class Work> int guarded(sqlite3_vtab* table, Work work) {
    try {
        work();
        return SQLITE_OK;
    } catch (const std::bad_alloc&) {
        return SQLITE_NOMEM;
    } catch (const Error& error) {
        sqlite3_free(table->zErrMsg);
        table->zErrMsg = sqlite3_mprintf("%s", error.what());
        return error.sqliteCode() != 0 ? error.sqliteCode() : SQLITE_ERROR;
    } catch (const std::exception& error) {
        sqlite3_free(table->zErrMsg);
        table->zErrMsg = sqlite3_mprintf("%s", error.what());
        return SQLITE_ERROR;
    }
}

MoveCursor& rowsOf(sqlite3_vtab_cursor* cursor) {
    return *static_cast<OpenCursor*>(cursor)->rows;
}

int connect(sqlite3* handle, void* store, int, const char* const*, sqlite3_vtab** table, char**) {
    const int code = sqlite3_declare_vtab(handle, declaration);
    if (code != SQLITE_OK)
        return code;
    auto* made = new (std::nothrow) MovesTable{};
    if (made == nullptr)
        return SQLITE_NOMEM;
    made->store = static_cast<Store*>(store);
    *table = made;
    return SQLITE_OK;
}

int disconnect(sqlite3_vtab* table) {
    const std::unique_ptr<MovesTable> gone(static_cast<MovesTable*>(table));
    return SQLITE_OK;
}

// The game comes first in every plan; all games are a last resort.
int bestIndex(sqlite3_vtab*, sqlite3_index_info* info) {
    constexpr double pliesOfGame = 80;
    constexpr double all = 1e9;
    info->idxNum = allGames;
    info->estimatedCost = all;
    info->estimatedRows = static_cast<sqlite3_int64>(all);
    for (int i = 0; i < info->nConstraint; ++i) {
        const auto& constraint = info->aConstraint[i];
        if (constraint.iColumn != static_cast<int>(MoveColumn::game) ||
            constraint.op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        if (constraint.usable == 0)
            return SQLITE_CONSTRAINT; // the table that has the game must come first
        info->aConstraintUsage[i].argvIndex = 1;
        info->aConstraintUsage[i].omit = 1;
        info->idxNum = oneGame;
        info->estimatedCost = pliesOfGame;
        info->estimatedRows = static_cast<sqlite3_int64>(pliesOfGame);
        break;
    }
    return SQLITE_OK;
}

int openCursor(sqlite3_vtab*, sqlite3_vtab_cursor** cursor) {
    *cursor = new (std::nothrow) OpenCursor{};
    return *cursor == nullptr ? SQLITE_NOMEM : SQLITE_OK;
}

int closeCursor(sqlite3_vtab_cursor* cursor) {
    const std::unique_ptr<OpenCursor> gone(static_cast<OpenCursor*>(cursor));
    return SQLITE_OK;
}

int filter(sqlite3_vtab_cursor* cursor, int plan, const char*, int, sqlite3_value** values) {
    return guarded(cursor->pVtab, [&] {
        auto& rows = static_cast<OpenCursor*>(cursor)->rows;
        rows.emplace(*static_cast<MovesTable*>(cursor->pVtab)->store);
        rows->begin(plan == oneGame ? std::optional(sqlite3_value_int64(values[0])) : std::nullopt);
    });
}

int next(sqlite3_vtab_cursor* cursor) {
    return guarded(cursor->pVtab, [&] { rowsOf(cursor).next(); });
}

int atEnd(sqlite3_vtab_cursor* cursor) {
    return rowsOf(cursor).atEnd() ? 1 : 0;
}

int columnOf(sqlite3_vtab_cursor* cursor, sqlite3_context* context, int column) {
    return guarded(cursor->pVtab,
                   [&] { setValue(context, rowsOf(cursor), static_cast<MoveColumn>(column)); });
}

int rowId(sqlite3_vtab_cursor* cursor, sqlite3_int64* id) {
    constexpr int plyBits = 28;
    *id = rowsOf(cursor).game() << plyBits | rowsOf(cursor).ply();
    return SQLITE_OK;
}

// Eponymous: it is there without CREATE VIRTUAL TABLE.
constexpr sqlite3_module module = [] {
    sqlite3_module m{};
    m.iVersion = 1;
    m.xConnect = connect;
    m.xBestIndex = bestIndex;
    m.xDisconnect = disconnect;
    m.xOpen = openCursor;
    m.xClose = closeCursor;
    m.xFilter = filter;
    m.xNext = next;
    m.xEof = atEnd;
    m.xColumn = columnOf;
    m.xRowid = rowId;
    return m;
}();

} // namespace

void addMovesTable(Store& store) {
    const Connection& connection = store.connection();
    const int code =
        sqlite3_create_module_v2(connection.handle(), "moves", &module, &store, nullptr);
    if (code != SQLITE_OK)
        throw Error(Error::Kind::failed,
                    connection.file().string() +
                        ": moves(game) cannot be offered: " + sqlite3_errstr(code),
                    code);
}

} // namespace damscope::db
