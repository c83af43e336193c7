// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/schema.hpp"

#include "base/files/file_kind.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/schema_tables.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <string>
#include <utility>

namespace damscope::db {
namespace {

// The names people read in joins follow the program: added to whenever the program knows more.
void fillNames(const Connection& connection) {
    Statement variant = connection.prepare("INSERT OR IGNORE INTO variant VALUES (?1, ?2)");
    for (const rules::Variant v : rules::allVariants())
        variant.bind(v, rules::rules(v).name).run();
    Statement result = connection.prepare("INSERT OR IGNORE INTO result VALUES (?1, ?2)");
    for (const auto value :
         {rules::GameResult::unknown, rules::GameResult::whiteWins, rules::GameResult::draw,
          rules::GameResult::blackWins, rules::GameResult::bothLose})
        result
            .bind(value,
                  value == rules::GameResult::unknown ? "unknown" : rules::outcomeName(value))
            .run();
}

void makeTables(const std::filesystem::path& file) {
    Connection connection(file, Connection::Mode::create);
    // Larger pages suit the blocks of the position index.
    connection.execute("PRAGMA page_size=8192;"
                       "PRAGMA application_id=" +
                       std::to_string(base::storeApplication) + "; PRAGMA journal_mode=WAL;");
    Transaction transaction(connection);
    for (const std::string_view tables :
         {gameTables, indexTables, changeTables, keptTables, analysisTables, trainingTables})
        connection.execute(std::string(tables));
    createViews(connection, ViewPlace::store);
    fillNames(connection);
    noteOpeningNames(connection);
    connection.execute("PRAGMA user_version=" + std::to_string(schemaVersion));
    transaction.commit();
}

Error notAStore(const std::filesystem::path& file) {
    return {Error::Kind::foreign, Message{"database-foreign", {{"file", file.string()}}}};
}

Error newerStore(const std::filesystem::path& file) {
    return {Error::Kind::newer, Message{"database-newer-unchanged", {{"file", file.string()}}}};
}

// https://www.sqlite.org/fileformat2.html#the_database_header
constexpr std::size_t versionPlace = 60;
constexpr std::size_t headerSize = 100;

std::int64_t bigEndian(std::string_view bytes) {
    std::int64_t value = 0;
    for (const char byte : bytes)
        value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

// Read as plain bytes: a program that was killed while it carried its log over leaves a file that
// is whole only together with the log, and opening that one for writing would change what may be no
// store at all.
std::string headerOf(const std::filesystem::path& file) {
    return firstBytes(file, headerSize);
}

} // namespace

void createStore(const std::filesystem::path& file) {
    requireNoLeftLog(file);
    NewFile unfinished(file);
    makeTables(unfinished.unfinished());
    unfinished.keep(base::Present::replaced); // an empty file
}

void requireStore(const std::filesystem::path& file, const Schema& schema) {
    const std::string header = headerOf(file);
    if (!base::beginsAsStore(header))
        throw notAStore(file);
    if (bigEndian(std::string_view(header).substr(versionPlace, 4)) > schema.version)
        throw newerStore(file);
}

int versionOf(const Connection& connection) {
    return static_cast<int>(connection.value("PRAGMA user_version").value_or(0));
}

void migrate(Connection& connection, const Schema& schema) {
    const int version = versionOf(connection);
    if (version == schema.version)
        return;
    if (version > schema.version)
        throw newerStore(connection.file());
    if (version < 1)
        throw notAStore(connection.file());
    Transaction transaction(connection);
    for (const Migration& migration : schema.migrations)
        if (version < migration.to)
            migration.run(connection);
    createViews(connection, ViewPlace::store);
    fillNames(connection);
    connection.execute("PRAGMA user_version=" + std::to_string(schema.version));
    transaction.commit();
}

namespace {

// The comments are kept in the store, for people with the sqlite3 shell. A day is yyyymmdd, with 0
// for what is not known of it.
constexpr std::array<View, 4> allViews{{
    {"games", R"sql(SELECT          -- what is not known is NULL; deleted games are left out
    g.id                 AS id,
    w.name               AS white,
    b.name               AS black,
    e.name               AS event,
    t.name               AS site,
    coalesce(g.date, CASE WHEN g.day > 0 THEN
        replace(printf('%04d.%02d.%02d', g.day / 10000, g.day / 100 % 100, g.day % 100), '.00', '.??')
        END)             AS date,       -- as written: '1998.05.??'
    nullif(g.round, '')  AS round,
    CASE WHEN g.result > 0 THEN r.name END AS outcome, -- 'white wins', 'draw', 'black wins', 'both lose'
    v.name               AS variant,
    g.plies              AS plies,      -- of the legal main line
    g.legal              AS legal,      -- 1: the whole main line is
    o.name               AS opening,    -- in English
    s.path               AS source,
    nullif(g.line, 0)    AS line,       -- where it begins there
    g.white_rating       AS white_rating,
    g.black_rating       AS black_rating,
    g.problems           AS problems,   -- how many
    g.day                AS day,        -- the date as yyyymmdd, for sorting and comparing
    nullif(g.day / 10000, 0) AS year,
    CASE WHEN g.day = 0 THEN coalesce(ey.year, ty.year) END
                         AS guessed_year, -- in the name of the event or site of a game without a date
    g.comments           AS comments,   -- 1: has some
    g.variations         AS variations,
    EXISTS (SELECT 1 FROM analysed a WHERE a.game = g.id) AS analysed
FROM game g
    JOIN variant v ON v.id = g.variant JOIN result r ON r.id = g.result
    JOIN source s ON s.id = g.source
    LEFT JOIN player w ON w.id = g.white LEFT JOIN player b ON b.id = g.black
    LEFT JOIN event e ON e.id = g.event LEFT JOIN site t ON t.id = g.site
    LEFT JOIN opening o ON o.id = g.opening
    LEFT JOIN event_year ey ON ey.event = g.event LEFT JOIN site_year ty ON ty.site = g.site
WHERE g.deleted IS NULL)sql"},
    {"players", R"sql(SELECT        -- names as they are written: a player may have several
    p.id                 AS id,
    p.name               AS name,
    coalesce(c.games, 0)  AS games,
    coalesce(c.wins, 0)   AS wins,
    coalesce(c.draws, 0)  AS draws,
    coalesce(c.losses, 0) AS losses,    -- games without a result are none of these
    c.first_day          AS first_day,  -- of a dated game, yyyymmdd
    c.last_day           AS last_day,
    c.highest_rating     AS highest_rating,
    p.person             AS person      -- the id of the name that stands for the person meant
FROM player p LEFT JOIN (
    SELECT player, count(*) AS games, sum(won) AS wins, sum(drawn) AS draws, sum(lost) AS losses,
           min(nullif(day, 0)) AS first_day, max(nullif(day, 0)) AS last_day,
           max(rating) AS highest_rating
    FROM (SELECT white AS player, day, white_rating AS rating, result = 1 AS won,
                 result = 2 AS drawn, result IN (3, 4) AS lost
          FROM game WHERE deleted IS NULL AND white IS NOT NULL
          UNION ALL
          SELECT black, day, black_rating, result = 3, result = 2, result IN (1, 4)
          FROM game WHERE deleted IS NULL AND black IS NOT NULL)
    GROUP BY player) c ON c.player = p.id)sql"},
    {"events", R"sql(SELECT
    e.id                 AS id,
    e.name               AS name,
    count(g.id)          AS games,
    min(nullif(g.day, 0)) AS first_day, -- of a dated game, yyyymmdd
    max(nullif(g.day, 0)) AS last_day
FROM event e LEFT JOIN game g ON g.event = e.id AND g.deleted IS NULL
GROUP BY e.id)sql"},
    {"evaluations", R"sql(SELECT    -- of positions, whatever games they occur in
    e.position           AS key,        -- of the position, as in moves(game)
    v.name               AS variant,
    n.name               AS engine,     -- with version and settings
    e.line               AS line,       -- 1: the best, 2: the second best, ...
    e.kind               AS score_kind, -- 'estimate', 'forced' or 'table'
    e.score              AS score,      -- for White: hundredths of a man; plies to the win, below
                                        -- zero to the loss; 1 won, 0 drawn, -1 lost
    e.moves              AS moves,
    e.depth              AS depth,
    e.nodes              AS nodes,
    e.duration / 1000.0  AS seconds
FROM evaluation e JOIN variant v ON v.id = e.variant JOIN engine n ON n.id = e.engine)sql"},
}};

} // namespace

std::span<const View> views() {
    return allViews;
}

void createViews(const Connection& connection, ViewPlace place) {
    const bool inStore = place == ViewPlace::store;
    for (const View& view : allViews) {
        const std::string name(view.name);
        if (inStore)
            connection.execute("DROP VIEW IF EXISTS " + name);
        connection.execute((inStore ? "CREATE VIEW " : "CREATE TEMP VIEW ") + name + " AS " +
                           std::string(view.select));
    }
}

} // namespace damscope::db
