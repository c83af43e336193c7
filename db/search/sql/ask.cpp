// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/sql/ask.hpp"

#include "db/search/lists/names.hpp"
#include "db/search/moves/move_facts.hpp"
#include "db/store/codec/game_codec.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/schema.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/sqlite/virtual_table.hpp"
#include "db/store/store.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::array<std::string_view, 5> ownTables{"moves", "player_list", "game_players",
                                                    "json_each", "json_tree"};

// Views of tables that the program makes up, which other tools lack: they are not in the file,
// where `players` goes by what was decided about names alone.
constexpr std::array<std::string_view, 3> viewsOfOwnTables{
    R"(players AS SELECT   -- those whom lists of players have
    id, name, games, wins, draws, losses, first_year, last_year, highest_rating,
    id AS person_id
FROM player_list)",
    R"(clocks AS SELECT    -- what games record of their clocks
    game, ply, side, move,
    clock,              -- seconds that the mover had left after it
    time_spent          -- seconds that it took
FROM moves WHERE clock IS NOT NULL OR time_spent IS NOT NULL)",
    R"(evaluations AS SELECT -- moves in positions that an engine has judged
    game, ply, side, move, position_key,
    score_kind, score,  -- of the position before the move, for White
    best,               -- the engine's move
    points_lost,        -- of the mover's expectancy by the move, 0 to 1
    quality             -- of the move: 'best', 'mistake', 'blunder'
FROM moves WHERE score IS NOT NULL)"};

// Tables of a file hide those that the program makes up. Its views do not: ours are found first.
void refuseHidingTables(const Connection& connection) {
    Statement objects = connection.prepare(
        "SELECT type, name FROM main.sqlite_schema WHERE type IN ('table', 'view') AND "
        "(lower(name) IN ('moves', 'player_list', 'game_players', 'json_each', 'json_tree') OR "
        "lower(name) GLOB 'pragma_*')");
    if (!objects.step())
        return;
    throw Error(Error::Kind::failed,
                {objects.text(0) == "view" ? "sql-view-hides" : "sql-table-hides",
                 {{"name", std::string(objects.text(1))}}},
                connection.file());
}

// The program's own views, so that a file from a stranger cannot put others in their place. Virtual
// tables are declared when they are first used, which a guard would take for writing.
void offerViews(Store& store) {
    Connection& connection = store.connection();
    refuseHidingTables(connection);
    connection.execute("PRAGMA query_only=OFF");
    createViews(connection, ViewPlace::connection);
    connection.execute("DROP VIEW temp.players");
    addMovesTable(store);
    addPlayerTables(store);
    for (const std::string_view view : viewsOfOwnTables)
        connection.execute("CREATE TEMP VIEW " + std::string(view));
    connection.execute("PRAGMA query_only=ON");
    for (const std::string_view table : ownTables)
        (void)connection.prepare("SELECT 1 FROM " + std::string(table));
    for (const std::string_view pragma : describingPragmas())
        (void)connection.prepare("SELECT 1 FROM pragma_" + std::string(pragma));
}

} // namespace

Expected<SqlQuery, SqlError> askSql(Store& store, std::string_view sql, SqlLimits limits) {
    offerViews(store);
    return SqlQuery::prepare(store.connection(), sql, std::move(limits));
}

namespace {

constexpr const char* declaration =
    "CREATE TABLE moves (ply INTEGER, number INTEGER, side TEXT, move TEXT, origin INTEGER, "
    "target INTEGER, captured TEXT, captures INTEGER, crowns INTEGER, fen TEXT, "
    "position_key INTEGER, white_men INTEGER, white_kings INTEGER, black_men INTEGER, "
    "black_kings INTEGER, clock INTEGER, time_spent INTEGER, score_kind TEXT, score INTEGER, "
    "best TEXT, points_lost REAL, quality TEXT, game INTEGER HIDDEN)";

enum class MoveColumn : std::uint8_t {
    ply,
    number,
    side,
    move,
    origin,
    target,
    captured,
    captures,
    crowns,
    fen,
    positionKey,
    whiteMen,
    whiteKings,
    blackMen,
    blackKings,
    clock,
    timeSpent,
    scoreKind,
    score,
    best,
    pointsLost,
    quality,
    game
};

constexpr std::string_view oneSql =
    "SELECT m.game, m.moves FROM movetext m JOIN game g ON g.id = m.game "
    "WHERE g.deleted IS NULL AND m.game = ?1";
constexpr std::string_view allSql =
    "SELECT m.game, m.moves FROM movetext m JOIN game g ON g.id = m.game "
    "WHERE g.deleted IS NULL ORDER BY m.game";

/// What is known of the moves of the game that was asked about last: it is looked up when it is
/// needed, and once for all rows of a game, also where a statement reads it several times.
class GameFacts {
public:
    explicit GameFacts(Store& store) : judge_(store) {}

    [[nodiscard]] MoveTimes times(std::int64_t game, Blob moves, std::uint32_t ply) {
        goTo(game);
        if (!times_) {
            const auto decoded = decodeGame(moves);
            times_ = decoded ? moveTimes(*decoded) : std::vector<MoveTimes>();
        }
        return ply < times_->size() ? (*times_)[ply] : MoveTimes();
    }
    [[nodiscard]] JudgedPosition judged(std::int64_t game, Blob moves, std::uint32_t ply) {
        goTo(game);
        if (!judged_)
            judged_ = judge_.of(moves);
        return ply < judged_->size() ? (*judged_)[ply] : JudgedPosition();
    }

private:
    void goTo(std::int64_t game) {
        if (game == game_)
            return;
        game_ = game;
        times_.reset();
        judged_.reset();
    }

    JudgedPositions judge_;
    std::int64_t game_ = -1;
    std::optional<std::vector<MoveTimes>> times_;
    std::optional<std::vector<JudgedPosition>> judged_;
};

/// The rows: the moves of the main lines of games, one after another.
class MoveRows : public VirtualRows {
public:
    MoveRows(Store& store, GameFacts& facts, std::optional<std::int64_t> game)
        : store_(store), facts_(facts), games_(store.connection().prepare(game ? oneSql : allSql)) {
        if (game)
            games_.bind(*game);
        MoveRows::next();
    }
    void next() override {
        evaluation_.reset();
        while (!atEnd_ && !nextMove())
            nextGame();
    }
    [[nodiscard]] bool atEnd() const override { return atEnd_; }
    [[nodiscard]] ColumnValue value(int number) override;
    [[nodiscard]] std::int64_t id() const override {
        constexpr int plyBits = 28;
        return game_ << plyBits | ply_;
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
            throw Error(Error::Kind::damaged, {"game-is-damaged", {{"id", game_}}});
        line_.reset();
        return false;
    }
    /// Looked up when it is needed.
    const std::optional<analysis::PositionEvaluation>& evaluation() {
        if (!evaluation_)
            evaluation_ = db::evaluation(store_, *before_);
        return *evaluation_;
    }
    void nextGame() {
        if (!games_.step()) {
            atEnd_ = true;
            return;
        }
        game_ = games_.integer(0);
        const Blob moves = games_.blob(1);
        moves_.assign(moves.begin(), moves.end());
        line_.emplace(moves_);
        line_->next(); // to the starting position
    }

    [[nodiscard]] ColumnValue timeValue(MoveColumn column) {
        const MoveTimes times = facts_.times(game_, moves_, ply_);
        const auto& seconds = column == MoveColumn::clock ? times.clock : times.timeSpent;
        return seconds ? ColumnValue(std::int64_t{*seconds}) : ColumnValue();
    }
    [[nodiscard]] ColumnValue qualityValue(MoveColumn column) {
        const JudgedPosition judged = facts_.judged(game_, moves_, ply_);
        if (column == MoveColumn::pointsLost)
            return judged.pointsLost ? ColumnValue(*judged.pointsLost) : ColumnValue();
        return judged.quality == analysis::Quality::unknown
                   ? ColumnValue()
                   : ColumnValue(std::string(analysis::name(judged.quality)));
    }

    Store& store_;
    GameFacts& facts_;
    Statement games_;
    std::int64_t game_ = 0;
    std::vector<std::uint8_t> moves_;
    std::optional<MainLineReader> line_; ///< after the move
    std::optional<rules::Position> before_;
    std::uint32_t ply_ = 0;
    std::optional<std::optional<analysis::PositionEvaluation>> evaluation_;
    bool atEnd_ = false;
};

std::string capturedJson(const rules::Position& position, const rules::Move& move) {
    std::string json = "[";
    for (const rules::Square square : move.captured)
        json += (json.size() > 1 ? "," : "") + std::to_string(position.rules().number(square));
    return json + "]";
}

ColumnValue moveValue(const rules::Position& position, const rules::Move& move, MoveColumn column) {
    switch (column) {
    case MoveColumn::move:
        return rules::moveText(position, move);
    case MoveColumn::origin:
        return std::int64_t{position.rules().number(move.from)};
    case MoveColumn::target:
        return std::int64_t{position.rules().number(move.to)};
    case MoveColumn::captured:
        return capturedJson(position, move);
    case MoveColumn::captures:
        return std::int64_t{move.captured.size()};
    default:
        return std::int64_t{move.crowns ? 1 : 0};
    }
}

ColumnValue positionValue(const rules::Position& position, MoveColumn column) {
    using enum rules::Color;
    switch (column) {
    case MoveColumn::fen:
        return rules::writeFen(position);
    case MoveColumn::positionKey:
        return static_cast<std::int64_t>(position.key());
    case MoveColumn::whiteMen:
        return std::int64_t{position.men(white).size()};
    case MoveColumn::whiteKings:
        return std::int64_t{position.kings(white).size()};
    case MoveColumn::blackMen:
        return std::int64_t{position.men(black).size()};
    default:
        return std::int64_t{position.kings(black).size()};
    }
}

ColumnValue scoreValue(const rules::Position& position,
                       const std::optional<analysis::PositionEvaluation>& evaluation,
                       MoveColumn column) {
    if (!evaluation)
        return {};
    if (column == MoveColumn::scoreKind)
        return std::string(kindName(evaluation->score().kind()));
    if (column == MoveColumn::score)
        return scoreNumber(evaluation->score());
    const auto& moves = evaluation->lines.front().moves;
    return moves.empty() ? ColumnValue() : ColumnValue(rules::moveText(position, moves.front()));
}

ColumnValue MoveRows::value(int number) {
    const auto column = static_cast<MoveColumn>(number);
    if (column == MoveColumn::ply)
        return std::int64_t{ply_};
    if (column == MoveColumn::number)
        return std::int64_t{ply_ / 2 + 1};
    if (column == MoveColumn::side)
        return std::string(before_->toMove() == rules::Color::white ? "white" : "black");
    if (column < MoveColumn::fen)
        return moveValue(*before_, *line_->move(), column);
    if (column < MoveColumn::clock)
        return positionValue(*before_, column);
    if (column < MoveColumn::scoreKind)
        return timeValue(column);
    if (column < MoveColumn::pointsLost)
        return scoreValue(*before_, evaluation(), column);
    if (column < MoveColumn::game)
        return qualityValue(column);
    return game_;
}

} // namespace

void addMovesTable(Store& store) {
    constexpr double pliesOfGame = 80;
    const auto facts = std::make_shared<GameFacts>(store);
    const auto rows = [&store, facts](std::optional<std::int64_t> game) {
        return std::make_unique<MoveRows>(store, *facts, game);
    };
    addVirtualTable(store.connection(),
                    {"moves", declaration, static_cast<int>(MoveColumn::game), pliesOfGame, rows});
}

namespace {

constexpr const char* playerDeclaration =
    "CREATE TABLE player_list (id INTEGER, name TEXT, games INTEGER, wins INTEGER, draws INTEGER, "
    "losses INTEGER, first_year INTEGER, last_year INTEGER, highest_rating INTEGER, "
    "person INTEGER HIDDEN)";
constexpr int personArgument = 9;

class PlayerRows : public VirtualRows {
public:
    PlayerRows(std::vector<PersonLine> lines, std::optional<std::int64_t> person)
        : lines_(std::move(lines)) {
        if (person)
            std::erase_if(lines_, [&](const PersonLine& line) {
                return std::int64_t{number(line.person)} != *person;
            });
    }
    void next() override { ++at_; }
    [[nodiscard]] bool atEnd() const override { return at_ >= lines_.size(); }
    [[nodiscard]] std::int64_t id() const override { return number(lines_[at_].person); }
    [[nodiscard]] ColumnValue value(int column) override {
        const PersonLine& line = lines_[at_];
        const auto known = [](std::int64_t value) {
            return value > 0 ? ColumnValue(value) : ColumnValue();
        };
        const auto count = [](std::uint64_t value) {
            return ColumnValue(static_cast<std::int64_t>(value));
        };
        switch (column) {
        case 1:
            return line.name;
        case 2:
            return count(line.record.games);
        case 3:
            return count(line.record.wins);
        case 4:
            return count(line.record.draws);
        case 5:
            return count(line.record.losses);
        case 6:
            return known(line.firstYear);
        case 7:
            return known(line.lastYear);
        case 8:
            return known(line.highestRating);
        default:
            return id();
        }
    }

private:
    std::vector<PersonLine> lines_;
    std::size_t at_ = 0;
};

constexpr const char* gameDeclaration =
    "CREATE TABLE game_players (white INTEGER, black INTEGER, game INTEGER HIDDEN)";
constexpr int gameArgument = 2;
constexpr std::string_view oneGameSql =
    "SELECT id, white, black FROM game WHERE deleted IS NULL AND id = ?1";
constexpr std::string_view allGamesSql = "SELECT id, white, black FROM game WHERE deleted IS NULL";

class GamePlayerRows : public VirtualRows {
public:
    GamePlayerRows(Store& store, const Persons& persons, std::optional<std::int64_t> game)
        : persons_(persons), games_(store.connection().prepare(game ? oneGameSql : allGamesSql)) {
        if (game)
            games_.bind(*game);
        GamePlayerRows::next();
    }
    void next() override { atEnd_ = !games_.step(); }
    [[nodiscard]] bool atEnd() const override { return atEnd_; }
    [[nodiscard]] std::int64_t id() const override { return games_.integer(0); }
    [[nodiscard]] ColumnValue value(int column) override {
        if (column == gameArgument)
            return id();
        const auto side = column == 0 ? rules::Color::white : rules::Color::black;
        const auto person = persons_.of(games_.id(column + 1), games_.id<GameId>(0), side);
        return person ? ColumnValue(std::int64_t{number(*person)}) : ColumnValue();
    }

private:
    const Persons& persons_;
    Statement games_;
    bool atEnd_ = false;
};

} // namespace

void addPlayerTables(Store& store) {
    constexpr double onePlayer = 1;
    const auto players = [&store](std::optional<std::int64_t> person) {
        return std::make_unique<PlayerRows>(listAllPersons(store.connection()), person);
    };
    addVirtualTable(store.connection(),
                    {"player_list", playerDeclaration, personArgument, onePlayer, players});
    const auto persons =
        std::make_shared<std::unique_ptr<Persons>>(); // asked for by few statements
    const auto games = [&store, persons](std::optional<std::int64_t> game) {
        if (!*persons)
            *persons = std::make_unique<Persons>(store.connection());
        return std::make_unique<GamePlayerRows>(store, **persons, game);
    };
    addVirtualTable(store.connection(),
                    {"game_players", gameDeclaration, gameArgument, onePlayer, games});
}

} // namespace damscope::db
