// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <array>

/// Every variant as data. Beside each value is the clause that it comes from; the sources are
/// listed in docs/rules.md. This header is internal to the rules module: the generator takes the
/// tables as compile-time constants. All other code uses rules(Variant).
namespace damscope::rules::tables {

inline constexpr Board board8{8, 8, Playing::cornerLeft};
inline constexpr Board board8Mirrored{8, 8, Playing::cornerRight};
inline constexpr Board board10{10, 10, Playing::cornerLeft};
inline constexpr Board board12{12, 12, Playing::cornerLeft};
inline constexpr Board board10x8{10, 8, Playing::cornerLeft};
inline constexpr Board board8All{8, 8, Playing::all};

/// FMJD rules of international draughts, articles 2 to 5; the Dutch and French box rules.
inline constexpr Rules international{
    .variant = Variant::international,
    .name = "international",
    .title = "International draughts",
    .board = board10,                      // FMJD 2.1, 2.4
    .rowsOfMen = 4,                        // 20 men on the four nearest rows
    .firstRowOfMen = 0,                    // FMJD 2.8
    .firstMover = Color::white,            // box rules, introduction
    .lines = Lines::diagonal,              // box rules articles 1, 3
    .menCaptureBackward = true,            // box rules article 1
    .menTakeKings = true,                  // FMJD 4.2; Papyrus "Damslag"
    .flyingKings = true,                   // article 3
    .landing = Landing::anywhere,          // FMJD 4.3
    .choice = CaptureChoice::most,         // article 5
    .crowning = Crowning::atRest,          // article 2
    .removal = Removal::afterCapture,      // Dutch wikibook, "Meerslag"
    .kingMayTurnBack = true,               // the piece taken blocks the way: FMJD 4.11
    .kingMovesInARow = 0,                  // no source limits them
    .goal = Goal::takeOrBlock,             // article 8
    .gameType = 20,                        // PDN 3.0
    .gameTypeTag = "20,W,10,10,N2,0",      // PDN 3.0
    .notation = Notation::numeric,         // FMJD 8.1; PDN "N"
    .firstSquare = FirstSquare::topLeft,   // FMJD 2.6; PDN "2"
    .captureSign = 'x',                    // FMJD 8.2.3
    .results = ResultStyle::international, // PDN 3.0, ResultType
    .resultFirst = Color::white,           // PDN 3.0
};

/// A copy of a table with some values changed.
template <class Change> constexpr Rules derived(Rules base, Change change) {
    change(base);
    return base;
}

/// World Checkers/Draughts Federation (WCDF), rules 1.1 to 1.20; captures of kings: 1.18.
inline constexpr Rules english = derived(international, [](Rules& r) {
    r.variant = Variant::english;
    r.name = "english";
    r.title = "English draughts (checkers)";
    r.board = board8;                // 1.1, 1.4
    r.rowsOfMen = 3;                 // 1.11
    r.firstMover = Color::black;     // 1.10
    r.menCaptureBackward = false;    // 1.18
    r.flyingKings = false;           // 1.15, 1.17
    r.choice = CaptureChoice::free;  // 1.20
    r.crowning = Crowning::stops;    // 1.19
    r.gameType = 21;                 // PDN 3.0
    r.gameTypeTag = "21,B,8,8,N1,0"; // PDN 3.0
    r.results = ResultStyle::chess;  // PDN 3.0
    r.resultFirst = Color::black;    // PDN 1.0 and 2.0: the first mover's side
});

/// Arty Sandler's page; FMJD section 64; the Russian code (1.4.5 kings, 1.5.3, 1.5.15 captures).
inline constexpr Rules russian = derived(international, [](Rules& r) {
    r.variant = Variant::russian;
    r.name = "russian";
    r.title = "Russian draughts (shashki)";
    r.board = board8;                 // FMJD-64; PDN "8,8"
    r.rowsOfMen = 3;                  // FMJD-64
    r.choice = CaptureChoice::free;   // "Meerslag gaat niet voor"
    r.crowning = Crowning::continues; // "onmiddellijke promotie tot dam"
    r.gameType = 25;                  // PDN 3.0
    r.gameTypeTag = "25,W,8,8,A0,0";  // PDN 3.0
    r.notation = Notation::algebraic; // PDN "A0"
    r.captureSign = ':';              // PDN 3.0
    r.results = ResultStyle::chess;   // PDN 3.0
});

/// Federazione Italiana Dama (FID), articles 2 to 6: one-step kings 4.7, no capture backward 5.3.
inline constexpr Rules italian = derived(english, [](Rules& r) {
    r.variant = Variant::italian;
    r.name = "italian";
    r.title = "Italian draughts (dama)";
    r.board = board8Mirrored;          // 2.1, 2.3
    r.firstMover = Color::white;       // PDN "W"
    r.menTakeKings = false;            // 5.3 (b)
    r.choice = CaptureChoice::italian; // 6.6 to 6.9
    r.gameType = 22;                   // PDN 3.0
    r.gameTypeTag = "22,W,8,8,N2,1";   // PDN 3.0
    r.resultFirst = Color::white;      // PDN 3.0
});

/// American Pool Checkers Association (APCA): men 14, kings 15 and 16, captures 17 to 20.
inline constexpr Rules pool = derived(russian, [](Rules& r) {
    r.variant = Variant::pool;
    r.name = "pool";
    r.title = "American pool checkers";
    r.firstMover = Color::black;     // PDN "23,B"
    r.crowning = Crowning::atRest;   // 16, 22, 23
    r.gameType = 23;                 // PDN 3.0
    r.gameTypeTag = "23,B,8,8,N1,0"; // PDN 3.0
    r.notation = Notation::numeric;  // PDN "N1"
    r.captureSign = 'x';             // PDN 3.0
});

/// Spanish rules as dctl and the Portuguese federation (FPD) have them; kings as international.
inline constexpr Rules spanish = derived(international, [](Rules& r) {
    r.variant = Variant::spanish;
    r.name = "spanish";
    r.title = "Spanish draughts";
    r.board = board8Mirrored;                 // FPD 2.1.2, 2.1.5
    r.rowsOfMen = 3;                          // FPD 3
    r.menCaptureBackward = false;             // dctl
    r.choice = CaptureChoice::spanish;        // FPD: quantity, then quality
    r.crowning = Crowning::stops;             // dctl
    r.gameType = 24;                          // PDN 3.0
    r.gameTypeTag = "24,W,8,8,N1,1";          // PDN 3.0
    r.firstSquare = FirstSquare::bottomRight; // White's men on 1 to 12
    r.results = ResultStyle::chess;           // PDN 3.0
});

/// International rules on 64 squares (CBD, FMJD section 64): men, kings, captures are the same.
inline constexpr Rules brazilian = derived(international, [](Rules& r) {
    r.variant = Variant::brazilian;
    r.name = "brazilian";
    r.title = "Brazilian draughts";
    r.board = board8;                 // PDN "8,8"
    r.rowsOfMen = 3;                  // FMJD-64
    r.gameType = 26;                  // PDN 3.0
    r.gameTypeTag = "26,W,8,8,A0,0";  // PDN 3.0
    r.notation = Notation::algebraic; // PDN "A0"
    r.results = ResultStyle::chess;   // PDN 3.0
});

/// International rules on 144 squares (dctl, the GameType table of PDN): all else is the same.
inline constexpr Rules canadian = derived(international, [](Rules& r) {
    r.variant = Variant::canadian;
    r.name = "canadian";
    r.title = "Canadian draughts";
    r.board = board12;                 // PDN "12,12"
    r.rowsOfMen = 5;                   // dctl
    r.gameType = 27;                   // PDN 3.0
    r.gameTypeTag = "27,W,12,12,N2,0"; // PDN 3.0
});

/// Federação Portuguesa de Damas (FPD), articles 3 to 13: the same rules as Spanish.
inline constexpr Rules portuguese = derived(spanish, [](Rules& r) {
    r.variant = Variant::portuguese;
    r.name = "portuguese";
    r.title = "Portuguese draughts";
    r.gameType = 28;                 // PDN 3.0
    r.gameTypeTag = "28,W,8,8,N1,1"; // PDN 3.0
});

/// FMJD's brief rules of Czech draughts, and its full ones (2 to 4) as dctl numbers them; kings 3.9
inline constexpr Rules czech = derived(international, [](Rules& r) {
    r.variant = Variant::czech;
    r.name = "czech";
    r.title = "Czech draughts";
    r.board = board8;                    // 2.1, 2.4
    r.rowsOfMen = 3;                     // the starting position of PDN
    r.menCaptureBackward = false;        // 4.1
    r.choice = CaptureChoice::kingFirst; // 4.14
    r.crowning = Crowning::stops;        // FMJD's brief rules
    r.gameType = 29;                     // PDN 3.0
    r.gameTypeTag = "29,W,8,8,A0,0";     // PDN 3.0
    r.notation = Notation::algebraic;    // 2.6; PDN "A0"
    r.results = ResultStyle::chess;      // PDN 3.0
});

/// Makhos: two rows of men, kings land right behind, captured pieces leave at once. The GameType
/// table numbers the squares from the first mover's side; sources differ on which side that is, so
/// the numbers here run from the top left with White below, as in the other 8x8 games.
inline constexpr Rules thai = derived(english, [](Rules& r) {
    r.variant = Variant::thai;
    r.name = "thai";
    r.title = "Thai draughts (makhos)";
    r.rowsOfMen = 2;                  // MindSports, dctl
    r.flyingKings = true;             // MindSports, dctl
    r.landing = Landing::rightBehind; // MindSports, dctl
    r.removal = Removal::atOnce;      // coldmoon, dctl
    r.gameType = 31;                  // PDN 3.0
    r.gameTypeTag = "31,B,8,8,N2,0";  // PDN 3.0
    r.captureSign = '-';              // PDN 3.0
    r.resultFirst = Color::white;     // PDN 3.0
});

/// Dama: orthogonal moves, captured pieces leave at once, no half turn inside a capture. Sources
/// disagree on a man that reaches the last row in a capture (docs/rules.md).
inline constexpr Rules turkish = derived(international, [](Rules& r) {
    r.variant = Variant::turkish;
    r.name = "turkish";
    r.title = "Turkish draughts (dama)";
    r.board = board8All;              // PDN "8,8"; every square
    r.rowsOfMen = 2;                  // draughts.github.io
    r.firstRowOfMen = 1;              // draughts.github.io
    r.lines = Lines::orthogonal;      // alemanni, draughts.github.io
    r.menCaptureBackward = false;     // alemanni
    r.removal = Removal::atOnce;      // draughts.github.io, pydraughts
    r.kingMayTurnBack = false;        // pydraughts
    r.gameType = 30;                  // PDN 3.0
    r.gameTypeTag = "30,W,8,8,A0,0";  // PDN 3.0
    r.notation = Notation::algebraic; // PDN "A0"
    r.results = ResultStyle::chess;   // PDN 3.0
});

/// Frisian draughts: captures along eight lines, moves along four; men, kings as international.
inline constexpr Rules frisian = derived(international, [](Rules& r) {
    r.variant = Variant::frisian;
    r.name = "frisian";
    r.title = "Frisian draughts";
    r.lines = Lines::diagonalCapturesBoth; // lidraughts, dctl, Wikipedia
    r.choice = CaptureChoice::frisian;     // lidraughts, dctl
    r.kingMovesInARow = 3;                 // lidraughts, dctl, Wikipedia
    r.gameType = 40;                       // PDN 3.0
    r.gameTypeTag = "40,W,10,10,N2,0";     // PDN 3.0
    r.results = ResultStyle::chess;        // PDN 3.0
});

/// Russian rules on 10x8; no rule text could be read: only the GameType (PDN 3.0) is certain.
inline constexpr Rules spantsiretti = derived(russian, [](Rules& r) {
    r.variant = Variant::spantsiretti;
    r.name = "spantsiretti";
    r.title = "Spantsiretti draughts";
    r.board = board10x8;              // PDN "10,8"
    r.gameType = 41;                  // PDN 3.0
    r.gameTypeTag = "41,W,10,8,A0,0"; // PDN 3.0
});

/// Frisian with five men each (lidraughts): all else is the same.
inline constexpr Rules frysk = derived(frisian, [](Rules& r) {
    r.variant = Variant::frysk;
    r.name = "frysk";
    r.title = "Frysk!";
    r.rowsOfMen = 1;      // lidraughts
    r.gameType = 97;      // lidraughts
    r.gameTypeTag = "97"; // lidraughts
});

/// International; a king that takes a king last stops right behind it (MindSports, Zillions).
inline constexpr Rules killer = derived(international, [](Rules& r) {
    r.variant = Variant::killer;
    r.name = "killer";
    r.title = "Killer draughts";
    r.landing = Landing::rightBehindLastKing; // MindSports, Zillions, Scan, dctl
    r.gameType = 0;                           // PDN has none
    r.gameTypeTag = "killer";                 // Damscope's own
});

inline constexpr Rules breakthrough = derived(international, [](Rules& r) {
    r.variant = Variant::breakthrough;
    r.name = "breakthrough";
    r.title = "Breakthrough draughts";
    r.goal = Goal::firstKing; // lidraughts, Scan
    r.gameType = 96;          // lidraughts
    r.gameTypeTag = "96";     // lidraughts
});

inline constexpr Rules antidraughts = derived(international, [](Rules& r) {
    r.variant = Variant::antidraughts;
    r.name = "antidraughts";
    r.title = "Antidraughts (losing draughts)";
    r.goal = Goal::loseAll; // lidraughts
    r.gameType = 98;        // lidraughts
    r.gameTypeTag = "98";   // lidraughts
});

inline constexpr std::array<const Rules*, variantCount> all{
    &international, &english,      &russian,    &italian, &pool,         &spanish,
    &brazilian,     &canadian,     &portuguese, &czech,   &thai,         &turkish,
    &frisian,       &spantsiretti, &frysk,      &killer,  &breakthrough, &antidraughts};

} // namespace damscope::rules::tables
