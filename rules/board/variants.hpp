// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <array>

/// Every variant as data. The clause that a value comes from stands beside it; the sources are
/// listed in docs/rules.md. This header is the inside of the rules module: the generator takes the
/// tables as compile-time constants. Everybody else asks rules(Variant).
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
    .board = board10,
    .rowsOfMen = 4, // 20 men on the four nearest rows
    .firstRowOfMen = 0,
    .firstMover = Color::white,
    .lines = Lines::diagonal,
    .menCaptureBackward = true, // box rules article 1
    .menTakeKings = true,
    .flyingKings = true, // article 3
    .landing = Landing::anywhere,
    .choice = CaptureChoice::most,    // article 5
    .crowning = Crowning::atRest,     // article 2
    .removal = Removal::afterCapture, // Dutch wikibook, "Meerslag"
    .kingMayTurnBack = true,
    .kingMovesInARow = 0,
    .goal = Goal::takeOrBlock, // article 8
    .gameType = 20,
    .gameTypeTag = "20,W,10,10,N2,0",
    .notation = Notation::numeric,
    .firstSquare = FirstSquare::topLeft,
    .captureSign = 'x',
    .results = ResultStyle::international,
    .resultFirst = Color::white,
};

/// A copy of a table with some values changed.
template <class Change> constexpr Rules derived(Rules base, Change change) {
    change(base);
    return base;
}

/// World Checkers/Draughts Federation, rules 1.1 to 1.20.
inline constexpr Rules english = derived(international, [](Rules& r) {
    r.variant = Variant::english;
    r.name = "english";
    r.title = "English draughts (checkers)";
    r.board = board8;
    r.rowsOfMen = 3;
    r.firstMover = Color::black;    // 1.10
    r.menCaptureBackward = false;   // 1.16
    r.flyingKings = false;          // 1.15, 1.17
    r.choice = CaptureChoice::free; // 1.20
    r.crowning = Crowning::stops;   // 1.19
    r.gameType = 21;
    r.gameTypeTag = "21,B,8,8,N1,0";
    r.results = ResultStyle::chess;
    r.resultFirst = Color::black; // PDN 1.0 and 2.0: the first mover's side
});

/// FMJD section 64 / Arty Sandler's page.
inline constexpr Rules russian = derived(international, [](Rules& r) {
    r.variant = Variant::russian;
    r.name = "russian";
    r.title = "Russian draughts (shashki)";
    r.board = board8;
    r.rowsOfMen = 3;
    r.choice = CaptureChoice::free;   // "Meerslag gaat niet voor"
    r.crowning = Crowning::continues; // "onmiddellijke promotie tot dam"
    r.gameType = 25;
    r.gameTypeTag = "25,W,8,8,A0,0";
    r.notation = Notation::algebraic;
    r.captureSign = ':';
    r.results = ResultStyle::chess;
});

/// Federazione Italiana Dama, articles 5 and 6.
inline constexpr Rules italian = derived(english, [](Rules& r) {
    r.variant = Variant::italian;
    r.name = "italian";
    r.title = "Italian draughts (dama)";
    r.board = board8Mirrored;
    r.firstMover = Color::white;
    r.menTakeKings = false;            // 5.4
    r.choice = CaptureChoice::italian; // 6.6 to 6.9
    r.gameType = 22;
    r.gameTypeTag = "22,W,8,8,N2,1";
    r.resultFirst = Color::white;
});

/// American Pool Checkers Association, rules 14 to 23.
inline constexpr Rules pool = derived(russian, [](Rules& r) {
    r.variant = Variant::pool;
    r.name = "pool";
    r.title = "American pool checkers";
    r.firstMover = Color::black;
    r.crowning = Crowning::atRest;
    r.gameType = 23;
    r.gameTypeTag = "23,B,8,8,N1,0";
    r.notation = Notation::numeric;
    r.captureSign = 'x';
});

/// Spanish rules: quantity, then quality.
inline constexpr Rules spanish = derived(international, [](Rules& r) {
    r.variant = Variant::spanish;
    r.name = "spanish";
    r.title = "Spanish draughts";
    r.board = board8Mirrored;
    r.rowsOfMen = 3;
    r.menCaptureBackward = false;
    r.choice = CaptureChoice::spanish;
    r.crowning = Crowning::stops;
    r.gameType = 24;
    r.gameTypeTag = "24,W,8,8,N1,1";
    r.firstSquare = FirstSquare::bottomRight; // White's men on 1 to 12
    r.results = ResultStyle::chess;
});

/// International rules on 64 squares (CBD, FMJD section 64).
inline constexpr Rules brazilian = derived(international, [](Rules& r) {
    r.variant = Variant::brazilian;
    r.name = "brazilian";
    r.title = "Brazilian draughts";
    r.board = board8;
    r.rowsOfMen = 3;
    r.gameType = 26;
    r.gameTypeTag = "26,W,8,8,A0,0";
    r.notation = Notation::algebraic;
    r.results = ResultStyle::chess;
});

/// International rules on 144 squares.
inline constexpr Rules canadian = derived(international, [](Rules& r) {
    r.variant = Variant::canadian;
    r.name = "canadian";
    r.title = "Canadian draughts";
    r.board = board12;
    r.rowsOfMen = 5;
    r.gameType = 27;
    r.gameTypeTag = "27,W,12,12,N2,0";
});

/// Federação Portuguesa de Damas: as Spanish.
inline constexpr Rules portuguese = derived(spanish, [](Rules& r) {
    r.variant = Variant::portuguese;
    r.name = "portuguese";
    r.title = "Portuguese draughts";
    r.gameType = 28;
    r.gameTypeTag = "28,W,8,8,N1,1";
});

/// FMJD's brief rules of Czech draughts, articles 3 and 4.
inline constexpr Rules czech = derived(international, [](Rules& r) {
    r.variant = Variant::czech;
    r.name = "czech";
    r.title = "Czech draughts";
    r.board = board8;
    r.rowsOfMen = 3;
    r.menCaptureBackward = false;
    r.choice = CaptureChoice::kingFirst;
    r.crowning = Crowning::stops;
    r.gameType = 29;
    r.gameTypeTag = "29,W,8,8,A0,0";
    r.notation = Notation::algebraic;
    r.results = ResultStyle::chess;
});

/// Makhos: two rows of men, kings land right behind, captured pieces leave at once. The GameType
/// table numbers the squares from the first mover's side; sources differ on who that is, so the
/// numbers here run from the top left with White below, as in the other 8x8 games.
inline constexpr Rules thai = derived(english, [](Rules& r) {
    r.variant = Variant::thai;
    r.name = "thai";
    r.title = "Thai draughts (makhos)";
    r.rowsOfMen = 2;
    r.flyingKings = true;
    r.landing = Landing::rightBehind;
    r.removal = Removal::atOnce;
    r.gameType = 31;
    r.gameTypeTag = "31,B,8,8,N2,0";
    r.captureSign = '-';
    r.resultFirst = Color::white;
});

/// Dama: orthogonal moves, captured pieces leave at once, no half turn inside a capture. Sources
/// disagree on a man that reaches the last row in a capture (docs/rules.md).
inline constexpr Rules turkish = derived(international, [](Rules& r) {
    r.variant = Variant::turkish;
    r.name = "turkish";
    r.title = "Turkish draughts (dama)";
    r.board = board8All;
    r.rowsOfMen = 2;
    r.firstRowOfMen = 1;
    r.lines = Lines::orthogonal;
    r.menCaptureBackward = false;
    r.removal = Removal::atOnce;
    r.kingMayTurnBack = false;
    r.gameType = 30;
    r.gameTypeTag = "30,W,8,8,A0,0";
    r.notation = Notation::algebraic;
    r.results = ResultStyle::chess;
});

/// Frisian draughts: captures along eight lines, moves along four.
inline constexpr Rules frisian = derived(international, [](Rules& r) {
    r.variant = Variant::frisian;
    r.name = "frisian";
    r.title = "Frisian draughts";
    r.lines = Lines::diagonalCapturesBoth;
    r.choice = CaptureChoice::frisian;
    r.kingMovesInARow = 3;
    r.gameType = 40;
    r.gameTypeTag = "40,W,10,10,N2,0";
    r.results = ResultStyle::chess;
});

/// Russian rules on 10x8; no rule text could be read.
inline constexpr Rules spantsiretti = derived(russian, [](Rules& r) {
    r.variant = Variant::spantsiretti;
    r.name = "spantsiretti";
    r.title = "Spantsiretti draughts";
    r.board = board10x8;
    r.gameType = 41;
    r.gameTypeTag = "41,W,10,8,A0,0";
});

/// Frisian with five men each.
inline constexpr Rules frysk = derived(frisian, [](Rules& r) {
    r.variant = Variant::frysk;
    r.name = "frysk";
    r.title = "Frysk!";
    r.rowsOfMen = 1;
    r.gameType = 97; // lidraughts
    r.gameTypeTag = "97";
});

/// International; a king that takes a king last stops right behind it.
inline constexpr Rules killer = derived(international, [](Rules& r) {
    r.variant = Variant::killer;
    r.name = "killer";
    r.title = "Killer draughts";
    r.landing = Landing::rightBehindLastKing;
    r.gameType = 0;
    r.gameTypeTag = "killer";
});

inline constexpr Rules breakthrough = derived(international, [](Rules& r) {
    r.variant = Variant::breakthrough;
    r.name = "breakthrough";
    r.title = "Breakthrough draughts";
    r.goal = Goal::firstKing;
    r.gameType = 96; // lidraughts
    r.gameTypeTag = "96";
});

inline constexpr Rules antidraughts = derived(international, [](Rules& r) {
    r.variant = Variant::antidraughts;
    r.name = "antidraughts";
    r.title = "Antidraughts (losing draughts)";
    r.goal = Goal::loseAll;
    r.gameType = 98; // lidraughts
    r.gameTypeTag = "98";
});

inline constexpr std::array<const Rules*, variantCount> all{
    &international, &english,      &russian,    &italian, &pool,         &spanish,
    &brazilian,     &canadian,     &portuguese, &czech,   &thai,         &turkish,
    &frisian,       &spantsiretti, &frysk,      &killer,  &breakthrough, &antidraughts};

} // namespace damscope::rules::tables
