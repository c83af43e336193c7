// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace damscope::db {

// What the tables mean is described here, for people with the sqlite3 shell: comments inside
// CREATE TABLE are kept in the store (`.schema`).

/// Games, their names and sources, and what is wrong with them. The columns of `game` are read by
/// their places where a store is damaged (db/store/health/recover.cpp).
inline constexpr std::string_view gameTables = R"sql(
CREATE TABLE variant (          -- the games that Damscope knows
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL          -- 'international'
) STRICT;
CREATE TABLE result (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL          -- 'white', 'draw', 'both-lose'
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
    file       TEXT,            -- where it was read: itself or its archive, from the root; null: it is no file
    encoding_source TEXT,       -- 'detected', 'doubtful' or 'chosen'; null: it has no text
    other_encoding  TEXT,       -- in which it reads nearly as well, where doubtful
    variant    INTEGER REFERENCES variant, -- that the user chose for all its games; null: none
    guessed    INTEGER NOT NULL DEFAULT 0, -- games that do not say their variant
    UNIQUE (digest, size)
) STRICT;
CREATE TABLE player (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,  -- as written
    folded TEXT NOT NULL,         -- for finding: lower case, no accents, a blank before each word
    person INTEGER REFERENCES player -- the name that stands for the person meant; null: nobody ('?', 'N.N.')
) STRICT;
CREATE INDEX player_person ON player (person);
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
CREATE TABLE event_year ( -- the year in the name of an event: a guess of when its games were played
    event INTEGER PRIMARY KEY REFERENCES event,
    year  INTEGER NOT NULL
) STRICT;
CREATE TABLE site_year ( -- the same for a place
    site INTEGER PRIMARY KEY REFERENCES site,
    year INTEGER NOT NULL
) STRICT;
CREATE TABLE opening (          -- the names of db/store/opening_names/names.tsv that games have
    id     INTEGER PRIMARY KEY, -- in the order of the file
    name   TEXT NOT NULL,
    other  TEXT NOT NULL,       -- in Dutch, or Russian ones in Latin letters; may be empty
    folded TEXT NOT NULL        -- both, for finding
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
    tags         INTEGER NOT NULL REFERENCES tag_list,
    content      INTEGER NOT NULL,      -- XXH3 of variant, result, tags and movetext
    checksum     INTEGER NOT NULL,      -- XXH3 of content and the columns above
    opening      INTEGER REFERENCES opening,
    deleted      INTEGER REFERENCES journal -- the entry by which it is gone; null: it is there
) STRICT;
CREATE INDEX game_day ON game (day, content >> 32); -- half of the hash finds the same games
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE TABLE movetext (         -- the format is specified in db/store/codec/movetext_format.hpp
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
    id         INTEGER PRIMARY KEY AUTOINCREMENT, -- never that of another: an undone change may come back
    source     INTEGER NOT NULL REFERENCES source,
    game       INTEGER REFERENCES game, -- none: the source's, or of a game that was refused
    ordinal    INTEGER NOT NULL,        -- number of the game in its source; 0 = the source
    line       INTEGER NOT NULL,        -- from 1; 0 = none
    "column"   INTEGER NOT NULL,
    severity   TEXT NOT NULL,           -- 'error', 'warning' or 'note'
    code       TEXT NOT NULL,           -- 'capture-compulsory': docs/pdn.md, docs/rules.md
    parameters TEXT NOT NULL,           -- JSON: what it says more, '{"moves":["23x32"]}'
    move       TEXT NOT NULL,           -- '31... 18-22'
    suggestion TEXT                     -- what may have been meant, as JSON: code and parameters
) STRICT;
CREATE INDEX problem_game ON problem (game) WHERE game IS NOT NULL;
CREATE INDEX problem_source ON problem (source);
)sql";

/// What makes games quick to find, and follows from them.
inline constexpr std::string_view indexTables = R"sql(
CREATE TABLE position_segment ( -- the position index; its format is specified in db/store/index/postings.hpp
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
CREATE TABLE game_column (      -- columns of game in blocks, for quick lists: db/store/index/header_columns.hpp
    id       INTEGER PRIMARY KEY, -- column * 2^32 + block
    contents BLOB NOT NULL
) STRICT;
CREATE TABLE searched ( -- games whose combinations and structures are below: damscope db index --shots
    game    INTEGER PRIMARY KEY REFERENCES game,
    content INTEGER NOT NULL -- game.content when it was searched
) STRICT;
CREATE TABLE shot ( -- combinations that were played or missed: docs/shots.md
    id     INTEGER PRIMARY KEY,
    game   INTEGER NOT NULL REFERENCES game,
    ply    INTEGER NOT NULL, -- moves before it
    side   INTEGER NOT NULL, -- 0 White, 1 Black
    played INTEGER NOT NULL, -- 0: missed
    gain   INTEGER NOT NULL, -- in men; 1000: the game
    given  INTEGER NOT NULL, -- pieces
    line   TEXT NOT NULL     -- '27-22 18x27 32x21'
) STRICT;
CREATE INDEX shot_game ON shot (game);
CREATE TABLE shot_name (
    name TEXT NOT NULL,
    shot INTEGER NOT NULL REFERENCES shot,
    PRIMARY KEY (name, shot)
) STRICT, WITHOUT ROWID;
CREATE INDEX shot_name_shot ON shot_name (shot);
CREATE TABLE structure_stay ( -- structures that lasted: docs/structures.md
    game      INTEGER NOT NULL REFERENCES game,
    structure TEXT NOT NULL,    -- its key in db/search/structures/structures.tsv
    side      INTEGER NOT NULL, -- whose it is: 0 White, 1 Black
    first     INTEGER NOT NULL, -- ply of its first position
    last      INTEGER NOT NULL,
    PRIMARY KEY (game, structure, side, first)
) STRICT, WITHOUT ROWID;
CREATE INDEX structure_stay_structure ON structure_stay (structure, game);
)sql";

/// What people changed and decided, and what that replaced.
inline constexpr std::string_view changeTables = R"sql(
CREATE TABLE edited ( -- games that a person changed after they were stored
    game INTEGER PRIMARY KEY REFERENCES game,
    made TEXT NOT NULL -- when last, UTC
) STRICT;
CREATE TABLE content_before ( -- what games were before they were edited or repaired
    content INTEGER NOT NULL, -- game.content then
    game    INTEGER NOT NULL REFERENCES game,
    PRIMARY KEY (content, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX content_before_game ON content_before (game);
CREATE TABLE naming_pair ( -- what was decided of two names last
    one    INTEGER NOT NULL REFERENCES player,
    other  INTEGER NOT NULL REFERENCES player, -- greater than one
    same   INTEGER NOT NULL,                   -- 1: one person, 0: two
    PRIMARY KEY (one, other)
) STRICT, WITHOUT ROWID;
CREATE TABLE journal ( -- what people did to the store: docs/journal.md
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    made    TEXT NOT NULL,              -- when, UTC
    program TEXT NOT NULL,              -- that did it: 'damscope', 'damscope-gui'
    kind    TEXT NOT NULL,              -- 'edit', 'deletion', 'restoration', 'names', 'import',
                                        -- 'rereading', 'collection', 'bookmark', 'study' or
                                        -- 'removal'
    what    TEXT NOT NULL,              -- the command
    games   INTEGER NOT NULL DEFAULT 0, -- that it changed, brought or deleted
    bytes   INTEGER NOT NULL DEFAULT 0, -- that its changes take in journal_part
    kept    INTEGER NOT NULL DEFAULT 1, -- 0: its changes are gone, it can no longer be undone
    undone  INTEGER NOT NULL DEFAULT 0  -- 0: it stands; else the highest was undone last
) STRICT;
CREATE INDEX journal_bytes ON journal (bytes) WHERE bytes > 0;
CREATE TABLE journal_part ( -- how an entry changed rows, a transaction each
    id      INTEGER PRIMARY KEY,
    entry   INTEGER NOT NULL REFERENCES journal,
    changes BLOB NOT NULL -- a changeset of SQLite's session extension, compressed with zstd
) STRICT;
CREATE INDEX journal_part_entry ON journal_part (entry);
CREATE TABLE journal_game ( -- games that an entry brought to the store or took away, by ranges
    entry INTEGER NOT NULL REFERENCES journal,
    how   TEXT NOT NULL, -- 'brought', 'taken' or 'restored'
    first INTEGER NOT NULL,
    last  INTEGER NOT NULL,
    PRIMARY KEY (entry, how, first)
) STRICT, WITHOUT ROWID;
CREATE TABLE journal_file ( -- what an import met
    id         INTEGER PRIMARY KEY,
    entry      INTEGER NOT NULL REFERENCES journal,
    path       TEXT NOT NULL,
    state      TEXT NOT NULL,    -- 'read', 'known', 'skipped', 'unreadable' or 'noted'
    reason     TEXT,             -- JSON: a message
    games      INTEGER NOT NULL, -- read
    stored     INTEGER NOT NULL,
    duplicates INTEGER NOT NULL,
    refused    INTEGER NOT NULL
) STRICT;
CREATE INDEX journal_file_entry ON journal_file (entry);
CREATE TABLE journal_duplicate ( -- games that an import did not store since the store had them
    entry   INTEGER NOT NULL REFERENCES journal,
    source  INTEGER NOT NULL REFERENCES source,
    ordinal INTEGER NOT NULL, -- number in its source
    line    INTEGER NOT NULL,
    game    INTEGER NOT NULL, -- that it is the same as
    PRIMARY KEY (entry, source, ordinal)
) STRICT, WITHOUT ROWID;
)sql";

/// Also made in a store that was made before there was such a table.
inline constexpr std::string_view eventCountingTable = R"sql(
CREATE TABLE IF NOT EXISTS event_counting ( -- how the event of a game is counted, where that was chosen: docs/events.md
    game         INTEGER PRIMARY KEY REFERENCES game,
    points       TEXT, -- for a win, a draw and a loss, '3-1-0'; null: as the results are written
    match_points TEXT, -- of a team; null: '2-1-0'
    tie_breaks   TEXT, -- 'buchholz,wins'; null: the usual ones
    white_left   INTEGER REFERENCES player, -- White, by the name then, has left the event; null: has not
    black_left   INTEGER REFERENCES player,
    together     INTEGER NOT NULL -- the same in the games of one event: the contents of its first game then
) STRICT;
)sql";

/// What people keep: collections and bookmarks; and facts about the store.
inline constexpr std::string_view keptTables = R"sql(
CREATE TABLE collection (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    name   TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,  -- two names may not differ in case and accents only
    note   TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE collection_game (
    collection INTEGER NOT NULL REFERENCES collection,
    place      INTEGER NOT NULL,  -- ascending
    game       INTEGER NOT NULL REFERENCES game,
    note       TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (collection, place)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX collection_game_game ON collection_game (game, collection);
CREATE TABLE bookmark (      -- positions and searches that are opened again by name
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    name    TEXT NOT NULL,
    folded  TEXT NOT NULL UNIQUE, -- two names may not differ in case and accents only
    kind    TEXT NOT NULL,   -- 'position' or 'search'
    variant INTEGER NOT NULL REFERENCES variant,
    text    TEXT NOT NULL,   -- the position as FEN, or the query
    filter  TEXT NOT NULL,   -- of a search: which games, in the words of the command line
    note    TEXT NOT NULL,
    made    TEXT NOT NULL    -- when, UTC
) STRICT;
CREATE TABLE setting (            -- facts about the store itself
    name  TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

/// What engines found.
inline constexpr std::string_view analysisTables = R"sql(
CREATE TABLE engine (             -- who judged positions
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE     -- with version and settings
) STRICT;
CREATE TABLE evaluation (         -- of positions, whatever games they occur in
    position   INTEGER NOT NULL,  -- its key: rules/board/position.hpp
    variant    INTEGER NOT NULL REFERENCES variant,
    engine     INTEGER NOT NULL REFERENCES engine,
    line       INTEGER NOT NULL,  -- 1: the best, 2: the second best, ...
    kind       TEXT NOT NULL,     -- 'estimate', 'forced' or 'table'
    score      INTEGER NOT NULL,  -- from White's view: hundredths of a man; plies to the win, below
                                  -- zero to the loss; 1 won, 0 drawn, -1 lost
    moves      TEXT NOT NULL,     -- as PDN writes them
    depth      INTEGER NOT NULL,
    nodes      INTEGER NOT NULL,
    duration   INTEGER NOT NULL,  -- milliseconds
    asked_nodes    INTEGER,       -- what the engine was allowed
    asked_depth    INTEGER,
    asked_duration INTEGER,
    asked_lines    INTEGER NOT NULL,
    PRIMARY KEY (position, variant, engine, line)
) STRICT, WITHOUT ROWID;
CREATE TABLE analysed ( -- games that an engine was asked to judge: their evaluations are in evaluation
    game INTEGER PRIMARY KEY REFERENCES game,
    made TEXT NOT NULL -- when last, UTC
) STRICT;
CREATE TABLE study (          -- positions that are worked on for long: docs/study.md
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    name    TEXT NOT NULL,
    folded  TEXT NOT NULL UNIQUE, -- two names may not differ in case and accents only
    variant INTEGER NOT NULL REFERENCES variant,
    fen     TEXT NOT NULL,        -- the position
    origin  TEXT NOT NULL,        -- where it was taken from: '60 22w'; '': it was given as it is
    note    TEXT NOT NULL,
    made    TEXT NOT NULL         -- when, UTC
) STRICT;
CREATE TABLE study_position ( -- that belong to a study besides its own; moves lead to each
    study    INTEGER NOT NULL REFERENCES study ON DELETE CASCADE,
    position INTEGER NOT NULL, -- as in evaluation
    note     TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (study, position)
) STRICT, WITHOUT ROWID;
)sql";

/// Exercises and what was answered: docs/training.md. Both are known by their position, so that
/// they survive when games are read again or stores put together.
inline constexpr std::string_view trainingTables = R"sql(
CREATE TABLE exercise ( -- positions to be solved
    id          INTEGER PRIMARY KEY,
    variant     INTEGER NOT NULL REFERENCES variant,
    position    INTEGER NOT NULL, -- key with White to move: if it is Black the board is turned and the colours exchanged
    fen         TEXT NOT NULL,    -- as it is asked
    kind        TEXT NOT NULL,    -- 'missed-shot', 'allowed-shot', 'mistake', 'ending' or 'composition'
    proof       TEXT NOT NULL,    -- 'tables', 'captures', 'search' or 'author'
    gain        INTEGER NOT NULL, -- in men, by captures; 1000: the game
    difficulty  INTEGER NOT NULL, -- 1 to 5
    answers     TEXT NOT NULL,    -- the right moves: '27-22 32-28'
    line        TEXT NOT NULL,    -- how it goes: '27-22 18x27 32x21'
    played      TEXT,             -- in the game
    author      TEXT NOT NULL DEFAULT '', -- of a composition
    source      TEXT NOT NULL DEFAULT '', -- where it was published
    number      TEXT NOT NULL DEFAULT '', -- there
    stipulation TEXT NOT NULL DEFAULT '', -- 'White wins'
    UNIQUE (variant, position)
) STRICT;
CREATE TABLE exercise_theme (
    exercise INTEGER NOT NULL REFERENCES exercise,
    kind     TEXT NOT NULL, -- 'motif' (as shot_name.name) or 'structure' (as structure_stay.structure)
    key      TEXT NOT NULL,
    PRIMARY KEY (exercise, kind, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE exercise_origin ( -- games that had the position
    exercise INTEGER NOT NULL REFERENCES exercise,
    game     INTEGER NOT NULL REFERENCES game,
    ply      INTEGER NOT NULL, -- moves before it
    side     INTEGER NOT NULL, -- to move there: 0 White, 1 Black
    PRIMARY KEY (exercise, game, ply)
) STRICT, WITHOUT ROWID;
CREATE INDEX exercise_origin_game ON exercise_origin (game);
CREATE TABLE review ( -- answers, one a day; when an exercise is due follows from them
    variant  INTEGER NOT NULL,
    position INTEGER NOT NULL, -- as in exercise
    day      INTEGER NOT NULL, -- days since 1970-01-01
    grade    INTEGER NOT NULL, -- 1 wrong, 3 right with several hints, 4 with one, 5 without
    hints    INTEGER NOT NULL,
    answer   TEXT NOT NULL,    -- the move
    PRIMARY KEY (variant, position, day)
) STRICT, WITHOUT ROWID;
)sql";

} // namespace damscope::db
