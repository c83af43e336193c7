// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/schema.hpp"

#include "base/files/open_files.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/schema_tables.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <map>
#include <string>
#include <string_view>

namespace damscope::db {
namespace {

constexpr std::array allResults{rules::GameResult::unknown, rules::GameResult::whiteWins,
                                rules::GameResult::draw, rules::GameResult::blackWins,
                                rules::GameResult::bothLose};

// The names people read in joins follow the program: added to whenever the program knows more.
void fillNames(const Connection& connection) {
    Statement variant = connection.prepare("INSERT OR IGNORE INTO variant VALUES (?1, ?2)");
    for (const rules::Variant v : rules::allVariants())
        variant.bind(v, rules::rules(v).name).run();
    Statement result = connection.prepare("INSERT OR IGNORE INTO result VALUES (?1, ?2)");
    for (const rules::GameResult value : allResults)
        result.bind(value, rules::outcomeName(value)).run();
}

void makeTables(const std::filesystem::path& file) {
    Connection connection(file, Connection::Mode::create);
    // Larger pages suit the blocks of the position index.
    connection.execute("PRAGMA page_size=8192;"
                       "PRAGMA application_id=" +
                       std::to_string(base::storeApplication) + "; PRAGMA journal_mode=WAL;");
    Transaction transaction(connection);
    for (const std::string_view tables : {gameTables, indexTables, changeTables, keptTables,
                                          eventCountingTable, analysisTables, trainingTables})
        connection.execute(std::string(tables));
    createViews(connection, ViewPlace::store);
    fillNames(connection);
    noteOpeningNames(connection);
    connection.execute("PRAGMA user_version=" + std::to_string(schemaVersion));
    transaction.commit();
}

Error notAStore(const std::filesystem::path& file) {
    return {Error::Kind::foreign, {"database-foreign", {}}, file};
}

Error newerStore(const std::filesystem::path& file) {
    return {Error::Kind::newer, {"database-newer", {}}, file};
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

void makeMissingTables(Connection& connection) {
    connection.execute(std::string(eventCountingTable));
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

// The contents of a store by the names that people use, documented in docs/store.md.
struct View {
    std::string_view name;
    std::string_view select;
};

// The comments are kept in the store, for people with the sqlite3 shell.
// cli/schemas/vocabulary.json describes the columns. A day is stored as yyyymmdd, with 0 for what
// is not known of it.
constexpr std::array<View, 6> views{{
    {"games", R"sql(SELECT          -- what is not known is NULL; deleted games are left out
    g.id                 AS id,
    w.name               AS white,
    b.name               AS black,
    e.name               AS event,
    t.name               AS site,
    coalesce(g.date, CASE WHEN g.day > 0 THEN
        replace(printf('%04d.%02d.%02d', g.day / 10000, g.day / 100 % 100, g.day % 100), '.00', '.??')
        END)             AS date,       -- as written: '1998.05.??'
    CASE WHEN g.day > 0 THEN printf('%04d-%02d-%02d', g.day / 10000, max(g.day / 100 % 100, 1),
        CASE WHEN g.day / 100 % 100 = 0 THEN 1 ELSE max(g.day % 100, 1) END)
        END              AS date_from,  -- the first day that it can mean: '1998-05-01'
    CASE WHEN g.day / 100 % 100 > 0 AND g.day % 100 > 0
            THEN printf('%04d-%02d-%02d', g.day / 10000, g.day / 100 % 100, g.day % 100)
        WHEN g.day / 100 % 100 > 0
            THEN date(printf('%04d-%02d-01', g.day / 10000, g.day / 100 % 100), '+1 month', '-1 day')
        WHEN g.day > 0 THEN printf('%04d-12-31', g.day / 10000)
        END              AS date_to,    -- the last: '1998-05-31'
    nullif(g.day / 10000, 0) AS year,   -- of the date
    CASE WHEN g.day = 0 THEN coalesce(ey.year, ty.year) END
                         AS year_guess, -- in the name of the event or site of a game without a date
    nullif(g.round, '')  AS round,
    @result@             AS result,     -- as the variant writes it: '2-0'
    r.name               AS outcome,    -- 'white', 'draw', 'black', 'both-lose', 'unknown'
    v.name               AS variant,
    g.plies              AS plies,      -- of the legal main line
    g.legal              AS legal,      -- 1: the whole main line is
    o.name               AS opening,    -- in English
    s.path               AS source,
    nullif(g.line, 0)    AS line,       -- where it begins there
    g.white_rating       AS white_rating,
    g.black_rating       AS black_rating,
    g.problems           AS problems,   -- how many
    @white_person@       AS white_person_id, -- players.person_id
    @black_person@       AS black_person_id,
    g.event              AS event_id,   -- events.id
    g.comments           AS comments,   -- 1: has some
    g.variations         AS variations,
    EXISTS (SELECT 1 FROM searched d WHERE d.game = g.id AND d.content = g.content)
                         AS searched,   -- 1: its rows in shots and structures are known
    EXISTS (SELECT 1 FROM analysed a WHERE a.game = g.id) AS analysed -- 1: by an engine
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
    c.first_day / 10000  AS first_year, -- of a dated game
    c.last_day / 10000   AS last_year,
    c.highest_rating     AS highest_rating,
    p.person             AS person_id   -- the id of the name that stands for the person meant
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
    min(nullif(g.day, 0)) / 10000 AS first_year, -- of a dated game
    max(nullif(g.day, 0)) / 10000 AS last_year
FROM event e LEFT JOIN game g ON g.event = e.id AND g.deleted IS NULL
GROUP BY e.id)sql"},
    {"shots", R"sql(SELECT          -- combinations; of the games that were searched for them
    s.game               AS game,
    s.ply                AS ply,        -- moves before it
    CASE s.side WHEN 0 THEN 'white' ELSE 'black' END AS side, -- who plays it, or missed it
    CASE s.played WHEN 0 THEN 'missed' WHEN 3 THEN 'open' ELSE 'played' END AS kind,
    s.played <> 2        AS forced,     -- 1: it is proved
    nullif(s.gain, 1000) AS gain,       -- in men; NULL where it wins the game
    s.gain = 1000        AS wins,       -- 1: it wins the game
    s.given              AS given,      -- pieces
    s.line               AS moves,      -- '27-22 18x27 32x21'
    (SELECT json_group_array(n.name) FROM shot_name n WHERE n.shot = s.id)
                         AS motifs      -- JSON: keys of its names, '["coup-philippe"]'
FROM shot s JOIN game g ON g.id = s.game JOIN searched d ON d.game = s.game
WHERE g.deleted IS NULL AND d.content = g.content)sql"},
    {"structures",
     R"sql(SELECT     -- structures that lasted; of the games that were searched for them
    s.game               AS game,
    s.structure          AS structure,  -- its key: 'outpost-22'
    CASE s.side WHEN 0 THEN 'white' ELSE 'black' END AS side, -- whose it is
    s.first              AS from_ply,   -- moves before its first position
    s.last               AS to_ply      -- before its last
FROM structure_stay s JOIN game g ON g.id = s.game JOIN searched d ON d.game = s.game
WHERE g.deleted IS NULL AND d.content = g.content)sql"},
    {"position_evaluations", R"sql(SELECT -- of positions, whatever games they occur in
    e.position           AS position_key, -- as in moves(game)
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

// What a result is in the style of each variant.
std::string resultSql() {
    std::map<std::string, std::string> variantsByStyle;
    for (const rules::Variant variant : rules::allVariants()) {
        std::string style;
        for (const rules::GameResult result : allResults)
            style.append(" WHEN ")
                .append(std::to_string(static_cast<int>(result)))
                .append(" THEN '")
                .append(rules::writeResult(rules::rules(variant), result))
                .append("'");
        std::string& variants = variantsByStyle[style];
        variants += (variants.empty() ? "" : ", ") + std::to_string(static_cast<int>(variant));
    }
    std::string sql = "CASE";
    for (const auto& [style, variants] : variantsByStyle)
        sql.append("\n        WHEN g.variant IN (")
            .append(variants)
            .append(") THEN CASE g.result")
            .append(style)
            .append(" END");
    return sql + " END";
}

void replace(std::string& select, std::string_view mark, std::string_view with) {
    if (const std::size_t place = select.find(mark); place != std::string::npos)
        select.replace(place, mark.size(), with);
}

// In the store who is meant is what was decided about names; a connection of ours knows more.
std::string selectOf(const View& view, ViewPlace place) {
    const bool inStore = place == ViewPlace::store;
    std::string select(view.select);
    replace(select, "@result@", resultSql());
    replace(select, "@white_person@",
            inStore ? "w.person" : "(SELECT p.white FROM game_players(g.id) p)");
    replace(select, "@black_person@",
            inStore ? "b.person" : "(SELECT p.black FROM game_players(g.id) p)");
    return select;
}

} // namespace

void createViews(const Connection& connection, ViewPlace place) {
    const bool inStore = place == ViewPlace::store;
    for (const View& view : views) {
        const std::string name(view.name);
        if (inStore)
            connection.execute("DROP VIEW IF EXISTS " + name);
        connection.execute((inStore ? "CREATE VIEW " : "CREATE TEMP VIEW ") + name + " AS " +
                           selectOf(view, place));
    }
}

} // namespace damscope::db
