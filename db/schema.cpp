// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema.hpp"

#include "db/sqlite.hpp"
#include "rules/result.hpp"
#include "rules/rules.hpp"

#include <array>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace damscope::db {
namespace {

/// What the tables mean is told here, for people with the sqlite3 shell: comments inside CREATE
/// TABLE are kept in the store (`.schema`).
constexpr std::string_view tables = R"sql(
CREATE TABLE variant (          -- the games that Damscope knows
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL          -- 'international'
) STRICT;
CREATE TABLE result (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL          -- 'white wins'
) STRICT;
CREATE TABLE source (           -- what was imported: files, members of archives
    id         INTEGER PRIMARY KEY,
    path       TEXT NOT NULL,
    digest     TEXT NOT NULL,   -- XXH3, 128 bits, hexadecimal, of its bytes
    size       INTEGER NOT NULL,
    encoding   TEXT NOT NULL,
    offset     INTEGER NOT NULL DEFAULT 0,  -- how far it has been taken in
    games      INTEGER NOT NULL DEFAULT 0,  -- read: stored + duplicates + refused
    stored     INTEGER NOT NULL DEFAULT 0,
    legal      INTEGER NOT NULL DEFAULT 0,
    partial    INTEGER NOT NULL DEFAULT 0,
    duplicates INTEGER NOT NULL DEFAULT 0,
    refused    INTEGER NOT NULL DEFAULT 0,
    problems   INTEGER NOT NULL DEFAULT 0,
    done       INTEGER NOT NULL DEFAULT 0,
    UNIQUE (digest, size)
) STRICT;
CREATE TABLE player (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,  -- as written
    folded TEXT NOT NULL          -- for finding: lower case, no accents, a blank before each word
) STRICT;
CREATE TABLE event (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    folded TEXT NOT NULL
) STRICT;
CREATE TABLE site (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    folded TEXT NOT NULL
) STRICT;
CREATE TABLE tag_list (         -- which tags a game has, in order: one name a line, or name=value
    id    INTEGER PRIMARY KEY,
    names TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE tag_name (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE game (
    id           INTEGER PRIMARY KEY,   -- in the order of import
    source       INTEGER NOT NULL REFERENCES source,
    ordinal      INTEGER NOT NULL,      -- number in its source, from 1
    line         INTEGER NOT NULL,      -- where it begins there
    variant      INTEGER NOT NULL REFERENCES variant,
    result       INTEGER NOT NULL REFERENCES result,
    white        INTEGER REFERENCES player,
    black        INTEGER REFERENCES player,
    event        INTEGER REFERENCES event,
    site         INTEGER REFERENCES site,
    round        TEXT,
    day          INTEGER NOT NULL,      -- the date as yyyymmdd, unknown parts 0
    date         TEXT,                  -- as written, where that is not yyyy.mm.dd
    white_rating INTEGER,
    black_rating INTEGER,
    plies        INTEGER NOT NULL,      -- of the legal main line
    legal        INTEGER NOT NULL,      -- 1: the whole main line is
    comments     INTEGER NOT NULL,      -- 1: has some
    variations   INTEGER NOT NULL,      -- 1: has some
    problems     INTEGER NOT NULL,      -- how many rows in problem
    opening      TEXT,
    tags         INTEGER NOT NULL REFERENCES tag_list,
    content      INTEGER NOT NULL,      -- XXH3 of variant, result, tags and movetext
    checksum     INTEGER NOT NULL       -- XXH3 of content and the columns above, but opening
) STRICT;
CREATE INDEX game_day ON game (day, content);
CREATE TABLE movetext (         -- the format is specified in db/game_codec.cpp
    game  INTEGER PRIMARY KEY REFERENCES game,
    moves BLOB NOT NULL
) STRICT;
CREATE TABLE tag (              -- tags whose value does not follow from the columns of game
    game  INTEGER NOT NULL REFERENCES game,
    place INTEGER NOT NULL,     -- line of tag_list.names, from 0
    name  INTEGER NOT NULL REFERENCES tag_name,
    value TEXT NOT NULL,
    PRIMARY KEY (game, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE problem (
    id         INTEGER PRIMARY KEY,
    source     INTEGER NOT NULL REFERENCES source,
    game       INTEGER REFERENCES game, -- none: the source's, or of a game that was refused
    ordinal    INTEGER NOT NULL,        -- number of the game in its source; 0 = the source
    line       INTEGER NOT NULL,        -- from 1; 0 = none
    "column"   INTEGER NOT NULL,
    severity   TEXT NOT NULL,           -- 'error' or 'warning'
    code       TEXT NOT NULL,
    move       TEXT NOT NULL,           -- '31... 18-22'
    message    TEXT NOT NULL,
    suggestion TEXT NOT NULL
) STRICT;
CREATE INDEX problem_game ON problem (game) WHERE game IS NOT NULL;
CREATE INDEX problem_source ON problem (source);
CREATE TABLE position_segment ( -- the position index; its format is specified in db/postings.hpp
    id          INTEGER PRIMARY KEY,
    first_game  INTEGER NOT NULL,
    last_game   INTEGER NOT NULL,
    postings    INTEGER NOT NULL,
    bucket_bits INTEGER NOT NULL,
    checksum    INTEGER NOT NULL -- sum of the hashes of all postings
) STRICT;
CREATE TABLE position_block (
    id       INTEGER PRIMARY KEY, -- segment * 2^32 + bucket
    postings BLOB NOT NULL
) STRICT;
CREATE TABLE position_hot (     -- positions met very often
    segment  INTEGER NOT NULL REFERENCES position_segment,
    key      INTEGER NOT NULL,
    count    INTEGER NOT NULL,
    postings BLOB NOT NULL,
    PRIMARY KEY (segment, key)
) STRICT;
)sql";

constexpr std::array<std::pair<rules::GameResult, std::string_view>, 5> resultNames{
    {{rules::GameResult::unknown, "unknown"},
     {rules::GameResult::whiteWins, "white wins"},
     {rules::GameResult::draw, "draw"},
     {rules::GameResult::blackWins, "black wins"},
     {rules::GameResult::bothLose, "both lose"}}};

// The names people read in joins follow the program: added to whenever the program knows more.
void fillNames(const Connection& connection) {
    Statement variant = connection.prepare("INSERT OR IGNORE INTO variant VALUES (?1, ?2)");
    for (const rules::Variant v : rules::allVariants())
        variant.bind(v, rules::rules(v).name).run();
    Statement result = connection.prepare("INSERT OR IGNORE INTO result VALUES (?1, ?2)");
    for (const auto& [value, name] : resultNames)
        result.bind(value, name).run();
}

void makeTables(const std::filesystem::path& file) {
    Connection connection(file, Connection::Mode::create);
    // Larger pages suit the blocks of the position index.
    connection.execute("PRAGMA page_size=8192;"
                       "PRAGMA application_id=" +
                       std::to_string(applicationId) + "; PRAGMA journal_mode=WAL;");
    Transaction transaction(connection);
    connection.execute(std::string(tables));
    fillNames(connection);
    connection.execute("PRAGMA user_version=" + std::to_string(schemaVersion));
    transaction.commit();
}

// A new name is safe from a power cut only when its folder is on the disk.
void syncFolder(const std::filesystem::path& folder) {
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return; // a folder that may be written but not read: nothing more can be done
    const int code = fsync(descriptor);
    const int error = errno;
    close(descriptor);
    if (code != 0 && error != EINVAL && error != EROFS)
        throw Error(Error::Kind::failed, folder.string() + ": cannot be written to the disk: " +
                                             std::generic_category().message(error));
}

void removeQuietly(const std::filesystem::path& file) {
    std::error_code ignored; // there is an error to report already, or nothing to remove
    for (const char* suffix : {"", "-wal", "-shm", "-journal"})
        std::filesystem::remove(file.string() + suffix, ignored);
}

Error notAStore(const std::filesystem::path& file) {
    return {Error::Kind::foreign, file.string() + ": this is not a Damscope store; nothing was "
                                                  "changed; give another name with --db"};
}

Error newerStore(const std::filesystem::path& file) {
    return {Error::Kind::newer, file.string() + ": made by a later version of Damscope; nothing "
                                                "was changed; use that version or a later one"};
}

/// What is said about a store in the first bytes of its file.
struct Header {
    std::int64_t application = 0;
    std::int64_t version = 0;
};

std::int64_t bigEndian(std::string_view bytes) {
    std::int64_t value = 0;
    for (const char byte : bytes)
        value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

// Read without SQLite (https://www.sqlite.org/fileformat2.html#the_database_header): a program that
// was killed while it carried its log over leaves a file that is whole only together with the log,
// and opening that one for writing would change what may be no store at all.
Header headerOf(const std::filesystem::path& file) {
    constexpr std::string_view magic("SQLite format 3\0", 16);
    constexpr std::size_t versionPlace = 60;
    constexpr std::size_t applicationPlace = 68;
    std::string bytes(100, '\0');
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw Error(Error::Kind::failed, file.string() + ": cannot be opened: " +
                                             std::generic_category().message(errno));
    if (!in.read(bytes.data(), static_cast<std::streamsize>(bytes.size())) ||
        !bytes.starts_with(magic))
        throw notAStore(file);
    const std::string_view header = bytes;
    return {bigEndian(header.substr(applicationPlace, 4)),
            bigEndian(header.substr(versionPlace, 4))};
}

} // namespace

void createStore(const std::filesystem::path& file) {
    // Under the WriterLock one name is enough, and what a killed attempt left is cleared away.
    const std::filesystem::path unfinished = file.string() + "-new";
    removeQuietly(unfinished);
    try {
        makeTables(unfinished);
        std::filesystem::rename(unfinished, file);
        syncFolder(file.parent_path());
    } catch (const std::filesystem::filesystem_error& error) {
        removeQuietly(unfinished);
        throw Error(Error::Kind::failed,
                    file.string() + ": the store cannot be made: " + error.code().message());
    } catch (...) {
        removeQuietly(unfinished);
        throw;
    }
}

void requireStore(const std::filesystem::path& file) {
    const Header header = headerOf(file);
    if (header.application != applicationId)
        throw notAStore(file);
    if (header.version > schemaVersion)
        throw newerStore(file);
}

int versionOf(const Connection& connection) {
    return static_cast<int>(connection.value("PRAGMA user_version").value_or(0));
}

void migrate(Connection& connection) {
    const int version = versionOf(connection);
    if (version == schemaVersion)
        return;
    if (version > schemaVersion)
        throw newerStore(connection.file());
    if (version < 1)
        throw notAStore(connection.file());
    Transaction transaction(connection);
    // A step for each version to come: if (version < 2) connection.execute(...);
    fillNames(connection);
    connection.execute("PRAGMA user_version=" + std::to_string(schemaVersion));
    transaction.commit();
}

} // namespace damscope::db
