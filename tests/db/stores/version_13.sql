-- A store as version 13 made it (sqlite3 .dump): never changed, so that it can always be opened.
PRAGMA application_id=1147235699;
PRAGMA user_version=13;
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
    done       INTEGER NOT NULL DEFAULT 0, file TEXT, encoding_source TEXT, other_encoding TEXT, variant INTEGER REFERENCES variant, guessed INTEGER,
    UNIQUE (digest, size)
) STRICT;
INSERT INTO source VALUES(1,'archive/1.pdn','0000000000000001fffffffffffffffe',1000,'UTF-8',4096,4,3,2,1,0,1,2,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO source VALUES(2,'archive/2.pdn','0000000000000002fffffffffffffffd',1000,'UTF-8',100,1,1,1,0,0,0,0,0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE player (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,  -- as written
    folded TEXT NOT NULL          -- for finding: lower case, no accents, a blank before each word
, person INTEGER REFERENCES player) STRICT;
INSERT INTO player VALUES(1,'Wiersma, Harm',' wiersma harm',1);
INSERT INTO player VALUES(2,'Sijbrands, Ton',' sijbrands ton',2);
INSERT INTO player VALUES(3,'Цветов, Юрий',' цветов юрии',3);
INSERT INTO player VALUES(4,'later',' later',4);
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
    tags         INTEGER NOT NULL REFERENCES tag_list,
    content      INTEGER NOT NULL,      -- XXH3 of variant, result, tags and movetext
    checksum     INTEGER NOT NULL       -- XXH3 of content and the columns above, but opening
, opening INTEGER REFERENCES opening, deleted INTEGER REFERENCES deletion) STRICT;
INSERT INTO game VALUES(1,1,1,1,0,2,1,2,1,1,'3',19770517,NULL,2400,NULL,4,1,1,0,1,1,-2341767542904812517,4684273411952962636,10,NULL);
INSERT INTO game VALUES(2,1,2,1,2,3,3,NULL,NULL,NULL,NULL,19900000,'1990',NULL,NULL,30,1,1,1,0,2,5741240555902149750,-4396798917805785943,NULL,NULL);
INSERT INTO game VALUES(3,1,3,1,7,0,NULL,NULL,2,NULL,NULL,0,NULL,NULL,NULL,19,1,0,1,0,3,-7289200723128345900,3338236366164490674,NULL,NULL);
INSERT INTO game VALUES(4,2,1,1,0,0,4,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,1,1,0,0,0,4,7280899765335762734,8489690835756604082,6,NULL);
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
CREATE TABLE opening (          -- the names of db/opening_names/names.tsv that games have
    id     INTEGER PRIMARY KEY, -- in the order of the file
    name   TEXT NOT NULL,
    other  TEXT NOT NULL,       -- in Dutch, or Russian ones in Latin letters; may be empty
    folded TEXT NOT NULL        -- both, for finding
) STRICT;
INSERT INTO opening VALUES(1,'31-26 opening','31-26-opening',' 31 26 opening 31 26 opening');
INSERT INTO opening VALUES(2,'31-27 opening','31-27-opening',' 31 27 opening 31 27 opening');
INSERT INTO opening VALUES(3,'32-27 opening','32-27-opening',' 32 27 opening 32 27 opening');
INSERT INTO opening VALUES(4,'32-28 opening','32-28-opening',' 32 28 opening 32 28 opening');
INSERT INTO opening VALUES(5,'33-28 opening','33-28-opening',' 33 28 opening 33 28 opening');
INSERT INTO opening VALUES(6,'33-29 opening','33-29-opening',' 33 29 opening 33 29 opening');
INSERT INTO opening VALUES(7,'34-29 opening','34-29-opening',' 34 29 opening 34 29 opening');
INSERT INTO opening VALUES(8,'34-30 opening','34-30-opening',' 34 30 opening 34 30 opening');
INSERT INTO opening VALUES(9,'35-30 opening','35-30-opening',' 35 30 opening 35 30 opening');
INSERT INTO opening VALUES(10,'Symmetrical variation','',' symmetrical variation');
INSERT INTO opening VALUES(11,'Chefneux opening','',' chefneux opening');
INSERT INTO opening VALUES(12,'Chefneux opening, the Fox','',' chefneux opening the fox');
INSERT INTO opening VALUES(13,'Chefneux opening, modern variation','',' chefneux opening modern variation');
INSERT INTO opening VALUES(14,'Edinburgh','',' edinburgh');
INSERT INTO opening VALUES(15,'Double Corner','',' double corner');
INSERT INTO opening VALUES(16,'Denny','',' denny');
INSERT INTO opening VALUES(17,'Kelso','',' kelso');
INSERT INTO opening VALUES(18,'Single Corner','',' single corner');
INSERT INTO opening VALUES(19,'Bristol','',' bristol');
INSERT INTO opening VALUES(20,'Dundee','',' dundee');
INSERT INTO opening VALUES(21,'Edinburgh, ballot 1','',' edinburgh ballot 1');
INSERT INTO opening VALUES(22,'Edinburgh, ballot 2','',' edinburgh ballot 2');
INSERT INTO opening VALUES(23,'Edinburgh, ballot 3','',' edinburgh ballot 3');
INSERT INTO opening VALUES(24,'Edinburgh, ballot 4','',' edinburgh ballot 4');
INSERT INTO opening VALUES(25,'Dreaded Edinburgh, ballot 5','',' dreaded edinburgh ballot 5');
INSERT INTO opening VALUES(26,'Inferno, ballot 6','',' inferno ballot 6');
INSERT INTO opening VALUES(27,'Edinburgh, ballot 7','',' edinburgh ballot 7');
INSERT INTO opening VALUES(28,'Edinburgh Single, ballot 8','',' edinburgh single ballot 8');
INSERT INTO opening VALUES(29,'Wilderness I, ballot 9','',' wilderness i ballot 9');
INSERT INTO opening VALUES(30,'Edinburgh, ballot 10','',' edinburgh ballot 10');
INSERT INTO opening VALUES(31,'Edinburgh, ballot 11','',' edinburgh ballot 11');
INSERT INTO opening VALUES(32,'Edinburgh, ballot 12','',' edinburgh ballot 12');
INSERT INTO opening VALUES(33,'Edinburgh, ballot 13','',' edinburgh ballot 13');
INSERT INTO opening VALUES(34,'Edinburgh, ballot 14','',' edinburgh ballot 14');
INSERT INTO opening VALUES(35,'Edinburgh, ballot 15','',' edinburgh ballot 15');
INSERT INTO opening VALUES(36,'Wilderness II, ballot 16','',' wilderness ii ballot 16');
INSERT INTO opening VALUES(37,'Edinburgh, ballot 17','',' edinburgh ballot 17');
INSERT INTO opening VALUES(38,'Edinburgh, ballot 18','',' edinburgh ballot 18');
INSERT INTO opening VALUES(39,'Edinburgh, ballot 19','',' edinburgh ballot 19');
INSERT INTO opening VALUES(40,'Edinburgh, ballot 20','',' edinburgh ballot 20');
INSERT INTO opening VALUES(41,'Edinburgh, ballot 21','',' edinburgh ballot 21');
INSERT INTO opening VALUES(42,'Edinburgh, ballot 22','',' edinburgh ballot 22');
INSERT INTO opening VALUES(43,'Edinburgh, ballot 23','',' edinburgh ballot 23');
INSERT INTO opening VALUES(44,'Edinburgh, ballot 24','',' edinburgh ballot 24');
INSERT INTO opening VALUES(45,'Edinburgh, ballot 25','',' edinburgh ballot 25');
INSERT INTO opening VALUES(46,'Edinburgh, ballot 26','',' edinburgh ballot 26');
INSERT INTO opening VALUES(47,'Edinburgh, ballot 27','',' edinburgh ballot 27');
INSERT INTO opening VALUES(48,'Edinburgh, ballot 28','',' edinburgh ballot 28');
INSERT INTO opening VALUES(49,'Edinburgh, ballot 29','',' edinburgh ballot 29');
INSERT INTO opening VALUES(50,'Edinburgh, ballot 30','',' edinburgh ballot 30');
INSERT INTO opening VALUES(51,'Edinburgh, ballot 31','',' edinburgh ballot 31');
INSERT INTO opening VALUES(52,'Edinburgh, ballot 32','',' edinburgh ballot 32');
INSERT INTO opening VALUES(53,'Edinburgh, ballot 33','',' edinburgh ballot 33');
INSERT INTO opening VALUES(54,'Twilight Zone, ballot 34','',' twilight zone ballot 34');
INSERT INTO opening VALUES(55,'Dundee Barred, ballot 35','',' dundee barred ballot 35');
INSERT INTO opening VALUES(56,'Double Corner, ballot 36','',' double corner ballot 36');
INSERT INTO opening VALUES(57,'Double Corner, ballot 37','',' double corner ballot 37');
INSERT INTO opening VALUES(58,'Double Corner, ballot 38','',' double corner ballot 38');
INSERT INTO opening VALUES(59,'Double Corner, ballot 39','',' double corner ballot 39');
INSERT INTO opening VALUES(60,'Double Corner, ballot 40','',' double corner ballot 40');
INSERT INTO opening VALUES(61,'Double Corner, ballot 41','',' double corner ballot 41');
INSERT INTO opening VALUES(62,'Double Corner, ballot 42','',' double corner ballot 42');
INSERT INTO opening VALUES(63,'Double Corner, ballot 43','',' double corner ballot 43');
INSERT INTO opening VALUES(64,'Double Corner, ballot 44','',' double corner ballot 44');
INSERT INTO opening VALUES(65,'Double Corner, ballot 45','',' double corner ballot 45');
INSERT INTO opening VALUES(66,'Double Cross, ballot 46','',' double cross ballot 46');
INSERT INTO opening VALUES(67,'Double Corner, ballot 47','',' double corner ballot 47');
INSERT INTO opening VALUES(68,'Rattlesnake, ballot 48','',' rattlesnake ballot 48');
INSERT INTO opening VALUES(69,'Double Corner, ballot 49','',' double corner ballot 49');
INSERT INTO opening VALUES(70,'Double Corner, ballot 50','',' double corner ballot 50');
INSERT INTO opening VALUES(71,'Double Corner, ballot 51','',' double corner ballot 51');
INSERT INTO opening VALUES(72,'Double Corner, ballot 52','',' double corner ballot 52');
INSERT INTO opening VALUES(73,'Double Corner, ballot 53','',' double corner ballot 53');
INSERT INTO opening VALUES(74,'Double Corner, ballot 54','',' double corner ballot 54');
INSERT INTO opening VALUES(75,'Double Corner, ballot 55','',' double corner ballot 55');
INSERT INTO opening VALUES(76,'Double Corner, ballot 56','',' double corner ballot 56');
INSERT INTO opening VALUES(77,'Double Corner, ballot 57','',' double corner ballot 57');
INSERT INTO opening VALUES(78,'Double Corner, ballot 58','',' double corner ballot 58');
INSERT INTO opening VALUES(79,'Denny, ballot 59','',' denny ballot 59');
INSERT INTO opening VALUES(80,'Black Hole, ballot 60','',' black hole ballot 60');
INSERT INTO opening VALUES(81,'Denny, ballot 61','',' denny ballot 61');
INSERT INTO opening VALUES(82,'Gemini I, ballot 62','',' gemini i ballot 62');
INSERT INTO opening VALUES(83,'Denny, ballot 63','',' denny ballot 63');
INSERT INTO opening VALUES(84,'Denny, ballot 64','',' denny ballot 64');
INSERT INTO opening VALUES(85,'Fraser''s Inferno, ballot 65','',' fraser s inferno ballot 65');
INSERT INTO opening VALUES(86,'Denny, ballot 66','',' denny ballot 66');
INSERT INTO opening VALUES(87,'Denny, ballot 67','',' denny ballot 67');
INSERT INTO opening VALUES(88,'White Doctor, ballot 68','',' white doctor ballot 68');
INSERT INTO opening VALUES(89,'Denny, ballot 69','',' denny ballot 69');
INSERT INTO opening VALUES(90,'Denny, ballot 70','',' denny ballot 70');
INSERT INTO opening VALUES(91,'Diabolical Denny, ballot 71','',' diabolical denny ballot 71');
INSERT INTO opening VALUES(92,'Denny, ballot 72','',' denny ballot 72');
INSERT INTO opening VALUES(93,'Denny, ballot 73','',' denny ballot 73');
INSERT INTO opening VALUES(94,'Denny, ballot 74','',' denny ballot 74');
INSERT INTO opening VALUES(95,'Denny, ballot 75','',' denny ballot 75');
INSERT INTO opening VALUES(96,'Denny, ballot 76','',' denny ballot 76');
INSERT INTO opening VALUES(97,'Denny, ballot 77','',' denny ballot 77');
INSERT INTO opening VALUES(98,'Denny, ballot 78','',' denny ballot 78');
INSERT INTO opening VALUES(99,'Denny, ballot 79','',' denny ballot 79');
INSERT INTO opening VALUES(100,'Denny, ballot 80','',' denny ballot 80');
INSERT INTO opening VALUES(101,'Denny, ballot 81','',' denny ballot 81');
INSERT INTO opening VALUES(102,'Denny, ballot 82','',' denny ballot 82');
INSERT INTO opening VALUES(103,'Denny, ballot 83','',' denny ballot 83');
INSERT INTO opening VALUES(104,'Denny, ballot 84','',' denny ballot 84');
INSERT INTO opening VALUES(105,'Kelso, ballot 85','',' kelso ballot 85');
INSERT INTO opening VALUES(106,'Octopus, ballot 86','',' octopus ballot 86');
INSERT INTO opening VALUES(107,'Tyne, ballot 87','',' tyne ballot 87');
INSERT INTO opening VALUES(108,'Kelso, ballot 88','',' kelso ballot 88');
INSERT INTO opening VALUES(109,'Kelso, ballot 89','',' kelso ballot 89');
INSERT INTO opening VALUES(110,'Kelso, ballot 90','',' kelso ballot 90');
INSERT INTO opening VALUES(111,'Kelso, ballot 91','',' kelso ballot 91');
INSERT INTO opening VALUES(112,'Kelso, ballot 92','',' kelso ballot 92');
INSERT INTO opening VALUES(113,'Kelso, ballot 93','',' kelso ballot 93');
INSERT INTO opening VALUES(114,'Nutcracker, ballot 94','',' nutcracker ballot 94');
INSERT INTO opening VALUES(115,'Kelso, ballot 95','',' kelso ballot 95');
INSERT INTO opening VALUES(116,'Skull-Cracker, ballot 96','',' skull cracker ballot 96');
INSERT INTO opening VALUES(117,'Kelso, ballot 97','',' kelso ballot 97');
INSERT INTO opening VALUES(118,'Kelso-Cross, ballot 98','',' kelso cross ballot 98');
INSERT INTO opening VALUES(119,'Kelso-Cross, ballot 99','',' kelso cross ballot 99');
INSERT INTO opening VALUES(120,'Kelso-Cross, ballot 100','',' kelso cross ballot 100');
INSERT INTO opening VALUES(121,'Kelso-Cross, ballot 101','',' kelso cross ballot 101');
INSERT INTO opening VALUES(122,'Kelso-Cross, ballot 102','',' kelso cross ballot 102');
INSERT INTO opening VALUES(123,'Kelso, ballot 103','',' kelso ballot 103');
INSERT INTO opening VALUES(124,'Kelso, ballot 104','',' kelso ballot 104');
INSERT INTO opening VALUES(125,'Gemini II, ballot 105','',' gemini ii ballot 105');
INSERT INTO opening VALUES(126,'Kelso, ballot 106','',' kelso ballot 106');
INSERT INTO opening VALUES(127,'Kelso, ballot 107','',' kelso ballot 107');
INSERT INTO opening VALUES(128,'Kelso, ballot 108','',' kelso ballot 108');
INSERT INTO opening VALUES(129,'Kelso, ballot 109','',' kelso ballot 109');
INSERT INTO opening VALUES(130,'Kelso, ballot 110','',' kelso ballot 110');
INSERT INTO opening VALUES(131,'Single Corner, ballot 111','',' single corner ballot 111');
INSERT INTO opening VALUES(132,'Switcher, ballot 112','',' switcher ballot 112');
INSERT INTO opening VALUES(133,'Single Corner, ballot 113','',' single corner ballot 113');
INSERT INTO opening VALUES(134,'Single Corner, ballot 114','',' single corner ballot 114');
INSERT INTO opening VALUES(135,'Single Corner, ballot 115','',' single corner ballot 115');
INSERT INTO opening VALUES(136,'Single Corner, ballot 116','',' single corner ballot 116');
INSERT INTO opening VALUES(137,'Single Corner, ballot 117','',' single corner ballot 117');
INSERT INTO opening VALUES(138,'Single Corner, ballot 118','',' single corner ballot 118');
INSERT INTO opening VALUES(139,'Dyke, ballot 119','',' dyke ballot 119');
INSERT INTO opening VALUES(140,'Single Corner, ballot 120','',' single corner ballot 120');
INSERT INTO opening VALUES(141,'Cross, ballot 121','',' cross ballot 121');
INSERT INTO opening VALUES(142,'Cross, ballot 122','',' cross ballot 122');
INSERT INTO opening VALUES(143,'Cross, ballot 123','',' cross ballot 123');
INSERT INTO opening VALUES(144,'Cross, ballot 124','',' cross ballot 124');
INSERT INTO opening VALUES(145,'Cross, ballot 125','',' cross ballot 125');
INSERT INTO opening VALUES(146,'Single Corner, ballot 126','',' single corner ballot 126');
INSERT INTO opening VALUES(147,'Single Corner, ballot 127','',' single corner ballot 127');
INSERT INTO opening VALUES(148,'Single Corner, ballot 128','',' single corner ballot 128');
INSERT INTO opening VALUES(149,'Single Corner, ballot 129','',' single corner ballot 129');
INSERT INTO opening VALUES(150,'Ayrshire Lassie, ballot 130','',' ayrshire lassie ballot 130');
INSERT INTO opening VALUES(151,'Ayrshire Lassie, ballot 131','',' ayrshire lassie ballot 131');
INSERT INTO opening VALUES(152,'Ayrshire Lassie, ballot 132','',' ayrshire lassie ballot 132');
INSERT INTO opening VALUES(153,'Octopus, ballot 133','',' octopus ballot 133');
INSERT INTO opening VALUES(154,'Bristol, ballot 134','',' bristol ballot 134');
INSERT INTO opening VALUES(155,'Bristol, ballot 135','',' bristol ballot 135');
INSERT INTO opening VALUES(156,'Bristol, ballot 136','',' bristol ballot 136');
INSERT INTO opening VALUES(157,'Shark, ballot 137','',' shark ballot 137');
INSERT INTO opening VALUES(158,'Bristol, ballot 138','',' bristol ballot 138');
INSERT INTO opening VALUES(159,'Bristol, ballot 139','',' bristol ballot 139');
INSERT INTO opening VALUES(160,'Bristol, ballot 140','',' bristol ballot 140');
INSERT INTO opening VALUES(161,'Bristol, ballot 141','',' bristol ballot 141');
INSERT INTO opening VALUES(162,'Bristol, ballot 142','',' bristol ballot 142');
INSERT INTO opening VALUES(163,'Bristol, ballot 143','',' bristol ballot 143');
INSERT INTO opening VALUES(164,'Bristol, ballot 144','',' bristol ballot 144');
INSERT INTO opening VALUES(165,'Cheetah, ballot 145','',' cheetah ballot 145');
INSERT INTO opening VALUES(166,'Bristol, ballot 146','',' bristol ballot 146');
INSERT INTO opening VALUES(167,'Bristol, ballot 147','',' bristol ballot 147');
INSERT INTO opening VALUES(168,'Bristol, ballot 148','',' bristol ballot 148');
INSERT INTO opening VALUES(169,'Bristol, ballot 149','',' bristol ballot 149');
INSERT INTO opening VALUES(170,'Bristol, ballot 150','',' bristol ballot 150');
INSERT INTO opening VALUES(171,'Bristol, ballot 151','',' bristol ballot 151');
INSERT INTO opening VALUES(172,'Bristol, ballot 152','',' bristol ballot 152');
INSERT INTO opening VALUES(173,'Black Widow, ballot 153','',' black widow ballot 153');
INSERT INTO opening VALUES(174,'Bristol, ballot 154','',' bristol ballot 154');
INSERT INTO opening VALUES(175,'Bristol, ballot 155','',' bristol ballot 155');
INSERT INTO opening VALUES(176,'Bristol, ballot 156','',' bristol ballot 156');
INSERT INTO opening VALUES(177,'Bristol, ballot 157','',' bristol ballot 157');
INSERT INTO opening VALUES(178,'Bristol, ballot 158','',' bristol ballot 158');
INSERT INTO opening VALUES(179,'Bristol, ballot 159','',' bristol ballot 159');
INSERT INTO opening VALUES(180,'Dundee, ballot 160','',' dundee ballot 160');
INSERT INTO opening VALUES(181,'Dundee, ballot 161','',' dundee ballot 161');
INSERT INTO opening VALUES(182,'Dundee, ballot 162','',' dundee ballot 162');
INSERT INTO opening VALUES(183,'Dundee, ballot 163','',' dundee ballot 163');
INSERT INTO opening VALUES(184,'Dundee, ballot 164','',' dundee ballot 164');
INSERT INTO opening VALUES(185,'Dundee, ballot 165','',' dundee ballot 165');
INSERT INTO opening VALUES(186,'Dundee, ballot 166','',' dundee ballot 166');
INSERT INTO opening VALUES(187,'Dundee, ballot 167','',' dundee ballot 167');
INSERT INTO opening VALUES(188,'Dundee, ballot 168','',' dundee ballot 168');
INSERT INTO opening VALUES(189,'Dundee, ballot 169','',' dundee ballot 169');
INSERT INTO opening VALUES(190,'Dundee, ballot 170','',' dundee ballot 170');
INSERT INTO opening VALUES(191,'Dundee, ballot 171','',' dundee ballot 171');
INSERT INTO opening VALUES(192,'Dundee, ballot 172','',' dundee ballot 172');
INSERT INTO opening VALUES(193,'Dundee, ballot 173','',' dundee ballot 173');
INSERT INTO opening VALUES(194,'Skunk, ballot 174','',' skunk ballot 174');
INSERT INTO opening VALUES(195,'Ayrshire Lassie','',' ayrshire lassie');
INSERT INTO opening VALUES(196,'Cross','',' cross');
INSERT INTO opening VALUES(197,'Kelso-Cross','',' kelso cross');
INSERT INTO opening VALUES(198,'Alma','',' alma');
INSERT INTO opening VALUES(199,'Black Doctor','',' black doctor');
INSERT INTO opening VALUES(200,'Boston','',' boston');
INSERT INTO opening VALUES(201,'Centre','',' centre');
INSERT INTO opening VALUES(202,'Slip Cross','',' slip cross');
INSERT INTO opening VALUES(203,'Defiance','',' defiance');
INSERT INTO opening VALUES(204,'Douglas','',' douglas');
INSERT INTO opening VALUES(205,'Fife','',' fife');
INSERT INTO opening VALUES(206,'Glasgow','',' glasgow');
INSERT INTO opening VALUES(207,'Glasgow-Whilter','',' glasgow whilter');
INSERT INTO opening VALUES(208,'Laird and Lady','',' laird and lady');
INSERT INTO opening VALUES(209,'Laird and Lady Refused','',' laird and lady refused');
INSERT INTO opening VALUES(210,'Maid of the Mill','',' maid of the mill');
INSERT INTO opening VALUES(211,'Nailor','',' nailor');
INSERT INTO opening VALUES(212,'Old Fourteenth','',' old fourteenth');
INSERT INTO opening VALUES(213,'Городская партия','Gorodskaya partiya',' городская партия gorodskaya partiya');
INSERT INTO opening VALUES(214,'Старая партия','Staraya partiya',' старая партия staraya partiya');
INSERT INTO opening VALUES(215,'Отказанная городская партия','Otkazannaya gorodskaya partiya',' отказанная городская партия otkazannaya gorodskaya partiya');
INSERT INTO opening VALUES(216,'Обратный перекрёсток','Obratny perekryostok',' обратныи перекресток obratny perekryostok');
INSERT INTO opening VALUES(217,'Отказанный обратный перекрёсток','Otkazanny obratny perekryostok',' отказанныи обратныи перекресток otkazanny obratny perekryostok');
INSERT INTO opening VALUES(218,'Отказанный обратный перекрёсток','Otkazanny obratny perekryostok',' отказанныи обратныи перекресток otkazanny obratny perekryostok');
INSERT INTO opening VALUES(219,'Обратный кол','Obratny kol',' обратныи кол obratny kol');
INSERT INTO opening VALUES(220,'Обратный тычок','Obratny tychok',' обратныи тычок obratny tychok');
INSERT INTO opening VALUES(221,'Игра Бодянского','Igra Bodyanskogo',' игра бодянского igra bodyanskogo');
INSERT INTO opening VALUES(222,'Игра Каулена','Igra Kaulena',' игра каулена igra kaulena');
INSERT INTO opening VALUES(223,'Игра Филиппова','Igra Filippova',' игра филиппова igra filippova');
INSERT INTO opening VALUES(224,'Киевская защита','Kievskaya zashchita',' киевская защита kievskaya zashchita');
INSERT INTO opening VALUES(225,'Защита Святого – Коршунова','Zashchita Svyatogo - Korshunova',' защита святого коршунова zashchita svyatogo korshunova');
CREATE TABLE deletion (         -- games that were taken away together, and can come back
    id     INTEGER PRIMARY KEY,
    made   TEXT NOT NULL,       -- when, UTC
    reason TEXT NOT NULL
) STRICT;
CREATE TABLE game_column (      -- columns of game in blocks, for quick lists: db/index/header_columns.hpp
    id       INTEGER PRIMARY KEY, -- column * 2^32 + block
    contents BLOB NOT NULL
) STRICT;
INSERT INTO game_column VALUES(0,X'391209420200002b00370185030100');
INSERT INTO game_column VALUES(4294967296,X'b363e5fe040000000095ac2d0160a62f01');
INSERT INTO game_column VALUES(8589934592,X'ad2eab54010001030004');
INSERT INTO game_column VALUES(12884901888,X'e722e301010002');
INSERT INTO game_column VALUES(17179869184,X'da3684a60100010002');
INSERT INTO game_column VALUES(21474836480,X'7ab7851f010001');
INSERT INTO game_column VALUES(25769803776,X'148673ac010001010102');
INSERT INTO game_column VALUES(30064771072,X'746bb42e0200006009');
INSERT INTO game_column VALUES(34359738368,X'4ebaff510100041e1301');
INSERT INTO game_column VALUES(38654705664,X'80ba57d701000a000006');
CREATE TABLE collection (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,  -- two names may not differ in case and accents only
    note   TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO collection VALUES(1,'Wiersma',' wiersma','to look at');
CREATE TABLE collection_game (
    collection INTEGER NOT NULL REFERENCES collection,
    place      INTEGER NOT NULL,  -- ascending
    game       INTEGER NOT NULL REFERENCES game,
    note       TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (collection, place)
) STRICT, WITHOUT ROWID;
INSERT INTO collection_game VALUES(1,1,1,'');
CREATE TABLE collection_before (  -- what the last changes of collections replaced
    id         INTEGER PRIMARY KEY,
    collection INTEGER NOT NULL,
    change     TEXT NOT NULL,     -- what was done
    state      TEXT               -- JSON: name, note, games; null: it did not exist
) STRICT;
INSERT INTO collection_before VALUES(1,1,'create "Wiersma"',NULL);
INSERT INTO collection_before VALUES(2,1,'add games to "Wiersma"','{"games":[],"name":"Wiersma","note":"to look at"}');
CREATE TABLE setting (            -- facts about the store itself
    name  TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO setting VALUES('identity',3159735420273503643);
INSERT INTO setting VALUES('opening names',7069347911240735147);
INSERT INTO setting VALUES('themes',8347352956910887689);
CREATE TABLE engine (             -- who judged positions
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE     -- with version and settings
) STRICT;
INSERT INTO engine VALUES(1,'Damscope, 1 thread, 64 MB, endgame tables');
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
INSERT INTO evaluation VALUES(-5529499812150839103,0,1,1,'estimate',0,'35-30 9-14 33-28 23x32 38x27',4,2000,0,2000,NULL,NULL,2);
INSERT INTO evaluation VALUES(-5529499812150839103,0,1,2,'estimate',-2,'34-29 23x34 39x30 20-25 44-39',4,2000,0,2000,NULL,NULL,2);
INSERT INTO evaluation VALUES(5031995956412933151,0,1,1,'estimate',-4,'17-21 37-32 19-23 28x19 14x23',4,2000,0,2000,NULL,NULL,2);
INSERT INTO evaluation VALUES(5031995956412933151,0,1,2,'estimate',4,'17-22 28x17 12x21 31-26 11-17',4,2000,0,2000,NULL,NULL,2);
INSERT INTO evaluation VALUES(6080207645731575840,0,1,1,'estimate',-1,'34-30 17-21 31-26 19-23',3,2000,0,2000,NULL,NULL,2);
INSERT INTO evaluation VALUES(6080207645731575840,0,1,2,'estimate',-9,'32-27 19-23 34-29 23x34 39x30',3,2000,0,2000,NULL,NULL,2);
INSERT INTO evaluation VALUES(6542222241407378101,0,1,1,'estimate',0,'14x23 35-30 9-14 33-28 23x32 38x27',5,2000,0,2000,NULL,NULL,2);
INSERT INTO evaluation VALUES(6542222241407378101,0,1,2,'estimate',13,'13x24 34-30 9-13 30x19 14x23 35-30',5,2000,0,2000,NULL,NULL,2);
CREATE TABLE problem (
    id         INTEGER PRIMARY KEY,
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
INSERT INTO problem VALUES(1,1,1,1,31,4,'error','capture-compulsory','{"moves":["23x32"]}','31... 18-22','{"code":"suggestion","parameters":{"sentence":"23x32"}}');
INSERT INTO problem VALUES(2,1,NULL,4,99,1,'error','blocked','{"sentence":"something stands between"}','3. 1-6',NULL);
INSERT INTO problem VALUES(3,2,NULL,5,120,7,'error','nothing-to-take','{"from":"38","to":"38","piece":"man","moves":["38-33","38-32"]}','2. 38-38','{"code":"other-move-meant","parameters":{"move":"2. 38-33","written":"38-38","reach":"game"}}');
INSERT INTO problem VALUES(4,2,NULL,6,140,1,'warning','repaired','{"done":{"code":"other-move-done","parameters":{"written":"38-38","meant":"38-33"}},"move":"2. 38-38","explanation":{"code":"nothing-to-take","parameters":{"from":"38","to":"38","piece":"man","moves":["38-33","38-32"]}},"extent":"game"}','2. 38-38',NULL);
INSERT INTO problem VALUES(5,2,NULL,0,1,3,'warning','not-utf8','{"number":21}','',NULL);
CREATE TABLE edited ( -- games that a person changed after they were stored
    game INTEGER PRIMARY KEY REFERENCES game,
    made TEXT NOT NULL -- when last, UTC
) STRICT;
INSERT INTO edited VALUES(2,'2026-11-20 10:00:00');
CREATE TABLE analysed ( -- games that an engine was asked to judge: their evaluations are in evaluation
    game INTEGER PRIMARY KEY REFERENCES game,
    made TEXT NOT NULL -- when last, UTC
) STRICT;
CREATE TABLE edit ( -- changes by hand of stored games, to be undone
    id     INTEGER PRIMARY KEY,
    made   TEXT NOT NULL, -- when, UTC
    reason TEXT NOT NULL
) STRICT;
INSERT INTO edit VALUES(1,'2026-11-20 10:00:00','edit --set White="Цветов, Юрий"');
CREATE TABLE game_before ( -- what an edit replaced
    edit     INTEGER NOT NULL REFERENCES edit,
    game     INTEGER NOT NULL REFERENCES game,
    written  INTEGER NOT NULL, -- game.content after the edit: undone only while it is that
    edited   INTEGER NOT NULL, -- 1: a person had changed the game before
    tags     TEXT NOT NULL,    -- JSON: [["White","Wiersma, H."],...]
    moves    BLOB NOT NULL,    -- as in movetext
    problems TEXT NOT NULL,    -- JSON: rows of problem
    PRIMARY KEY (edit, game)
) STRICT, WITHOUT ROWID;
INSERT INTO game_before VALUES(1,2,5741240555902149750,0,'[["White","Tsvetov"],["Black","B"]]',X'016215119101350a0f80090e9609256576616c20302e33828282960c25636c6b20303a31303a3030920135829502213f81110d980332353608119700160d92033030370910140d9202213f9709256576616c20302e330609800509171297013593236d6574202261616e68616c696e677374656b656e7322207b656e7d205b68616b656e5d0f161a11810d06010a1916990332353591ac027878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878780f13161197013590236d6574202261616e68616c696e677374656b656e7322207b656e7d205b68616b656e5d020692013518150408941925636c6f636b2077313a30323a3033204239393a35393a3539151000049002213f110e910c25636c6b20303a31303a303098236d6574202261616e68616c696e677374656b656e7322207b656e7d205b68616b656e5d8017120a0e1200080c901925636c6f636b2077313a30323a3033204239393a35393a3539910332353600050c8e02101105179809256576616c20302e33810a11100c11161a1190236d6574202261616e68616c696e677374656b656e7322207b656e7d205b68616b656e5d980f25636c6b2030303a31303a30302040131a80131a1e1795046100620a05090c8e020809070a0e0798033235369601350b021712811e179802213f93046100620a05090c8e0208090408940332353699236d6574202261616e68616c696e677374656b656e7322207b656e7d205b68616b656e5d0e0a900135941925636c6f636b2077313a30323a3033204239393a35393a35390715','[]');
CREATE TABLE searched ( -- games whose combinations and structures are below: damscope index --shots
    game    INTEGER PRIMARY KEY REFERENCES game,
    content INTEGER NOT NULL -- game.content when it was searched
) STRICT;
INSERT INTO searched VALUES(1,-2341767542904812517);
INSERT INTO searched VALUES(2,5741240555902149750);
INSERT INTO searched VALUES(3,-7289200723128345900);
INSERT INTO searched VALUES(4,7280899765335762734);
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
CREATE TABLE shot_name (
    name TEXT NOT NULL,
    shot INTEGER NOT NULL REFERENCES shot,
    PRIMARY KEY (name, shot)
) STRICT, WITHOUT ROWID;
CREATE TABLE structure_stay ( -- structures that lasted: docs/structures.md
    game      INTEGER NOT NULL REFERENCES game,
    structure TEXT NOT NULL,    -- its key in db/structures/structures.tsv
    side      INTEGER NOT NULL, -- whose it is: 0 White, 1 Black
    first     INTEGER NOT NULL, -- ply of its first position
    last      INTEGER NOT NULL,
    PRIMARY KEY (game, structure, side, first)
) STRICT, WITHOUT ROWID;
CREATE TABLE naming ( -- decisions which names mean one person, to be undone
    id     INTEGER PRIMARY KEY,
    made   TEXT NOT NULL, -- when, UTC
    reason TEXT NOT NULL
) STRICT;
CREATE TABLE naming_pair ( -- what was decided of two names; the last decision counts
    naming INTEGER NOT NULL REFERENCES naming,
    one    INTEGER NOT NULL REFERENCES player,
    other  INTEGER NOT NULL REFERENCES player, -- greater than one
    same   INTEGER NOT NULL,                   -- 1: one person, 0: two
    PRIMARY KEY (one, other, naming)
) STRICT, WITHOUT ROWID;
CREATE TABLE person_before ( -- player.person before a decision
    naming INTEGER NOT NULL REFERENCES naming,
    player INTEGER NOT NULL REFERENCES player,
    person INTEGER NOT NULL,
    PRIMARY KEY (naming, player)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE review ( -- answers, one a day; when an exercise is due follows from them
    variant  INTEGER NOT NULL,
    position INTEGER NOT NULL, -- as in exercise
    day      INTEGER NOT NULL, -- days since 1970-01-01
    grade    INTEGER NOT NULL, -- 1 wrong, 3 right with several hints, 4 with one, 5 without
    hints    INTEGER NOT NULL,
    answer   TEXT NOT NULL,    -- the move
    PRIMARY KEY (variant, position, day)
) STRICT, WITHOUT ROWID;
CREATE TABLE bookmark (      -- positions and searches that are opened again by name
    id      INTEGER PRIMARY KEY,
    name    TEXT NOT NULL,
    folded  TEXT NOT NULL UNIQUE, -- two names may not differ in case and accents only
    kind    TEXT NOT NULL,   -- 'position' or 'search'
    variant INTEGER NOT NULL REFERENCES variant,
    text    TEXT NOT NULL,   -- the position as FEN, or the query
    filter  TEXT NOT NULL,   -- of a search: which games, in the words of the command line
    note    TEXT NOT NULL,
    made    TEXT NOT NULL    -- when, UTC
) STRICT;
CREATE TABLE content_before ( -- what games were before they were edited or repaired
    content INTEGER NOT NULL, -- game.content then
    game    INTEGER NOT NULL REFERENCES game,
    PRIMARY KEY (content, game)
) STRICT, WITHOUT ROWID;
INSERT INTO content_before VALUES(-225096841071243196,2);
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE UNIQUE INDEX collection_game_game ON collection_game (game, collection);
CREATE INDEX game_day ON game (day, content >> 32);
CREATE INDEX problem_game ON problem (game) WHERE game IS NOT NULL;
CREATE INDEX problem_source ON problem (source);
CREATE INDEX shot_game ON shot (game);
CREATE INDEX shot_name_shot ON shot_name (shot);
CREATE INDEX structure_stay_structure ON structure_stay (structure, game);
CREATE INDEX player_person ON player (person);
CREATE INDEX exercise_origin_game ON exercise_origin (game);
CREATE INDEX content_before_game ON content_before (game);
CREATE VIEW games AS SELECT          -- what is not known is NULL; deleted games are left out
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
    g.comments           AS comments,   -- 1: has some
    g.variations         AS variations,
    EXISTS (SELECT 1 FROM analysed a WHERE a.game = g.id) AS analysed
FROM game g
    JOIN variant v ON v.id = g.variant JOIN result r ON r.id = g.result
    JOIN source s ON s.id = g.source
    LEFT JOIN player w ON w.id = g.white LEFT JOIN player b ON b.id = g.black
    LEFT JOIN event e ON e.id = g.event LEFT JOIN site t ON t.id = g.site
    LEFT JOIN opening o ON o.id = g.opening
WHERE g.deleted IS NULL
;
CREATE VIEW players AS SELECT        -- names as they are written: a player may have several
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
    GROUP BY player) c ON c.player = p.id
;
CREATE VIEW events AS SELECT
    e.id                 AS id,
    e.name               AS name,
    count(g.id)          AS games,
    min(nullif(g.day, 0)) AS first_day, -- of a dated game, yyyymmdd
    max(nullif(g.day, 0)) AS last_day
FROM event e LEFT JOIN game g ON g.event = e.id AND g.deleted IS NULL
GROUP BY e.id
;
CREATE VIEW evaluations AS SELECT    -- of positions, whatever games they occur in
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
FROM evaluation e JOIN variant v ON v.id = e.variant JOIN engine n ON n.id = e.engine
;
COMMIT;
