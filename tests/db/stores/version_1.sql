-- A store as version 1 made it (sqlite3 .dump): never changed, so that it can always be opened.
PRAGMA application_id=1147235699;
PRAGMA user_version=1;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE variant (          -- the games that Damscope knows
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL          -- 'international'
) STRICT;
INSERT INTO variant VALUES(0,'international');
INSERT INTO variant VALUES(1,'english');
INSERT INTO variant VALUES(2,'russian');
INSERT INTO variant VALUES(3,'italian');
INSERT INTO variant VALUES(4,'pool');
INSERT INTO variant VALUES(5,'spanish');
INSERT INTO variant VALUES(6,'brazilian');
INSERT INTO variant VALUES(7,'canadian');
INSERT INTO variant VALUES(8,'portuguese');
INSERT INTO variant VALUES(9,'czech');
INSERT INTO variant VALUES(10,'thai');
INSERT INTO variant VALUES(11,'turkish');
INSERT INTO variant VALUES(12,'frisian');
INSERT INTO variant VALUES(13,'spantsiretti');
INSERT INTO variant VALUES(14,'frysk');
INSERT INTO variant VALUES(15,'killer');
INSERT INTO variant VALUES(16,'breakthrough');
INSERT INTO variant VALUES(17,'antidraughts');
CREATE TABLE result (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL          -- 'white wins'
) STRICT;
INSERT INTO result VALUES(0,'unknown');
INSERT INTO result VALUES(1,'white wins');
INSERT INTO result VALUES(2,'draw');
INSERT INTO result VALUES(3,'black wins');
INSERT INTO result VALUES(4,'both lose');
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
INSERT INTO source VALUES(1,'archive/1.pdn','0000000000000001fffffffffffffffe',1000,'UTF-8',4096,4,3,2,1,0,1,2,1);
INSERT INTO source VALUES(2,'archive/2.pdn','0000000000000002fffffffffffffffd',1000,'UTF-8',100,1,1,1,0,0,0,0,0);
CREATE TABLE player (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,  -- as written
    folded TEXT NOT NULL          -- for finding: lower case, no accents, a blank before each word
) STRICT;
INSERT INTO player VALUES(1,'Wiersma, Harm',' wiersma harm');
INSERT INTO player VALUES(2,'Sijbrands, Ton',' sijbrands ton');
INSERT INTO player VALUES(3,'Цветов, Юрий',' цветов юрии');
INSERT INTO player VALUES(4,'later',' later');
CREATE TABLE event (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    folded TEXT NOT NULL
) STRICT;
INSERT INTO event VALUES(1,'Suiker 1977',' suiker 1977');
INSERT INTO event VALUES(2,'Québec',' quebec');
CREATE TABLE site (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    folded TEXT NOT NULL
) STRICT;
INSERT INTO site VALUES(1,'Amsterdam',' amsterdam');
CREATE TABLE tag_list (         -- which tags a game has, in order: one name a line, or name=value
    id    INTEGER PRIMARY KEY,
    names TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO tag_list VALUES(1,replace('Event\nSite\nDate\nRound\nWhite\nBlack\nResult=1-1\nGameType=20\nWhiteRating\nAnnotator\nWhite\n','\n',char(10)));
INSERT INTO tag_list VALUES(2,replace('White\nDate\nResult=0-1\n','\n',char(10)));
INSERT INTO tag_list VALUES(3,replace('Event\n','\n',char(10)));
INSERT INTO tag_list VALUES(4,replace('White\n','\n',char(10)));
CREATE TABLE tag_name (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO tag_name VALUES(1,'Annotator');
INSERT INTO tag_name VALUES(2,'White');
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
INSERT INTO game VALUES(1,1,1,1,0,2,1,2,1,1,'3',19770517,NULL,2400,NULL,4,1,1,0,1,NULL,1,-2341767542904812517,4684273411952962636);
INSERT INTO game VALUES(2,1,2,1,2,3,3,NULL,NULL,NULL,NULL,19900000,'1990',NULL,NULL,30,1,1,1,0,NULL,2,5741240555902149750,-4396798917805785943);
INSERT INTO game VALUES(3,1,3,1,7,0,NULL,NULL,2,NULL,NULL,0,NULL,NULL,NULL,19,1,0,1,0,NULL,3,-7289200723128345900,3338236366164490674);
INSERT INTO game VALUES(4,2,1,1,0,0,4,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,1,1,0,0,0,NULL,4,7280899765335762734,8489690835756604082);
CREATE TABLE movetext (         -- the format is specified in db/game_codec.cpp
    game  INTEGER PRIMARY KEY REFERENCES game,
    moves BLOB NOT NULL
) STRICT;
INSERT INTO movetext VALUES(1,X'01401f1b1216910f74686520757375616c207265706c799b0625636c6b20409c0082381b120d16');
INSERT INTO movetext VALUES(2,X'016215119101350a0f80090e9609256576616c20302e33828282960c25636c6b20303a31303a3030920135829502213f81110d980332353608119700160d92033030370910140d9202213f9709256576616c20302e330609800509171297013593236d6574202261616e68616c696e677374656b656e7322207b656e7d205b68616b656e5d0f161a11810d06010a1916990332353591ac027878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878780f13161197013590236d6574202261616e68616c696e677374656b656e7322207b656e7d205b68616b656e5d020692013518150408941925636c6f636b2077313a30323a3033204239393a35393a3539151000049002213f110e910c25636c6b20303a31303a303098236d6574202261616e68616c696e677374656b656e7322207b656e7d205b68616b656e5d8017120a0e1200080c901925636c6f636b2077313a30323a3033204239393a35393a3539910332353600050c8e02101105179809256576616c20302e33810a11100c11161a1190236d6574202261616e68616c696e677374656b656e7322207b656e7d205b68616b656e5d980f25636c6b2030303a31303a30302040131a80131a1e1795046100620a05090c8e020809070a0e0798033235369601350b021712811e179802213f93046100620a05090c8e0208090408940332353699236d6574202261616e68616c696e677374656b656e7322207b656e7d205b68616b656e5d0e0a900135941925636c6f636b2077313a30323a3033204239393a35393a35390715');
INSERT INTO movetext VALUES(3,X'01078500df7faf3512ca99ffff555555555515110000000000009900960c25636c6b20303a31303a303038321c2380181f9801309403323535811d28090f302a21272e96040e0f1a27920130101b2b258400ff7fb1e00558b3ffff5555555555410000000000002b249509256576616c20302e331eb6022430980330303794033235362e27222d80222d37309600362b97033030373124950c25636c6b20303a31303a30301d239300980332353582828281312b0c123932060c80141a32279609256576616c20302e3381322792033235360006');
INSERT INTO movetext VALUES(4,X'0100201c');
CREATE TABLE tag (              -- tags whose value does not follow from the columns of game
    game  INTEGER NOT NULL REFERENCES game,
    place INTEGER NOT NULL,     -- line of tag_list.names, from 0
    name  INTEGER NOT NULL REFERENCES tag_name,
    value TEXT NOT NULL,
    PRIMARY KEY (game, place)
) STRICT, WITHOUT ROWID;
INSERT INTO tag VALUES(1,9,1,'R. C. Keller');
INSERT INTO tag VALUES(1,10,2,'twice');
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
INSERT INTO problem VALUES(1,1,1,1,31,4,'error','capture-compulsory','31... 18-22','capture is compulsory: 23x32','23x32');
INSERT INTO problem VALUES(2,1,NULL,4,99,1,'error','blocked','3. 1-6','something stands between','');
CREATE TABLE position_segment ( -- the position index; its format is specified in db/index/postings.hpp
    id          INTEGER PRIMARY KEY,
    first_game  INTEGER NOT NULL,
    last_game   INTEGER NOT NULL,
    postings    INTEGER NOT NULL,
    bucket_bits INTEGER NOT NULL,
    checksum    INTEGER NOT NULL -- sum of the hashes of all postings
) STRICT;
INSERT INTO position_segment VALUES(1,1,3,57,0,-6761966492270585277);
CREATE TABLE position_block (
    id       INTEGER PRIMARY KEY, -- segment * 2^32 + bucket
    postings BLOB NOT NULL
) STRICT;
INSERT INTO position_block VALUES(4294967296,X'd0ec34c2d890dcc9de120004d695b594ab030209d8edcdddf91202138a9fe5e3f6250203c0b2c5dfc41f0109ce9684ec912d0202b8c5c1ca4a0209eafeddcc560212d6f19784b70a010b90c8a9b4ce1c010fccbca882560204fad1bfe8de200200cc86c9bcb71001168ed3b4b48902020e9ac191b3b9230108b4c680fdbf050104f2e6c9dbc213010e868898cdba08011886c0dd992e020fe2979a87e4170117c48fbcadcd4b0114c6b4e0c3c2200113f0c2c184913f0206cee8899189060205e2abf496f4090101f6fedd8bc7040100aebab694ae120112c6c28fc298120003f0e6db88d92401038cdb8de313010ddec795bc9106010cc0ce86cf9c0f0001ba8cb495de020207e6c59ce5b4030110f6c2a2c8f30301068695d9c6970b01059ec1fdd6e603020ad4bcdfdcfd0d0102befdeaf8aa08011c86b0ebf1800f0107969bb4f4cc0c0002bebda7d18705011bf68cbcc7fb0d020b8aa3bedccc1a0000dedeabcadb090119b8c2cb87f5120208da8b8cb18e0a011eaed8b4ae9225010a9893b8d8a215011ad0bacfa7e624011ddcb0f898150210e2bc8bae830c02019486bee2e601020cf6c09585cd20020de891d0a5fb0e0111a2dc91a7c71f011590d3b0b1f90b0211');
CREATE TABLE position_hot (     -- positions met very often
    segment  INTEGER NOT NULL REFERENCES position_segment,
    key      INTEGER NOT NULL,
    count    INTEGER NOT NULL,
    postings BLOB NOT NULL,
    PRIMARY KEY (segment, key)
) STRICT;
CREATE INDEX game_day ON game (day, content);
CREATE INDEX problem_game ON problem (game) WHERE game IS NOT NULL;
CREATE INDEX problem_source ON problem (source);
COMMIT;
