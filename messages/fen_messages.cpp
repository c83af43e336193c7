// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a FEN, without its place.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"fen-too-long",
     {"too long for a FEN ({number} bytes, more than {most})",
      "te lang voor een FEN ({number} bytes, meer dan {most})",
      "trop long pour un FEN ({number} octets, plus de {most})",
      "слишком длинно для FEN (байтов: {number}, а можно не больше {most})"}},
    {"fen-empty", {"the FEN is empty", "de FEN is leeg", "le FEN est vide", "запись FEN пуста"}},
    {"fen-bad-side",
     {"the side to move must be W, B or ?, not \"{word}\"",
      "wie aan zet is, schrijf je als W, B of ?, niet als \"{word}\"",
      "le trait s'écrit W, B ou ?, et non « {word} »",
      "очередь хода пишется как W, B или ?, а не «{word}»"}},
    {"fen-bad-field",
     {"expected W or B and its squares, not \"{word}\"",
      "hier moeten W of B en de velden staan, niet \"{word}\"",
      "il faut ici W ou B et ses cases, et non « {word} »",
      "здесь должны стоять W или B и поля, а не «{word}»"}},
    {"fen-color-twice",
     {"the pieces {color:of-all} are given twice", "de stukken {color:of-all} staan er twee keer",
      "les pièces {color:of-all} sont données deux fois", "шашки {color:of-all} указаны дважды"}},
    {"fen-comma-missing",
     {"expected a comma, not \"{word}\"", "hier moet een komma staan, niet \"{word}\"",
      "il faut ici une virgule, et non « {word} »", "здесь должна стоять запятая, а не «{word}»"}},
    {"fen-square-missing",
     {"expected a square, not \"{word}\"", "hier moet een veld staan, niet \"{word}\"",
      "il faut ici une case, et non « {word} »", "здесь должно стоять поле, а не «{word}»"}},
    {"fen-no-such-square",
     {"square {word} does not exist on a board of {board}",
      "veld {word} bestaat niet op een bord van {board}",
      "la case {word} n'existe pas sur un damier de {board}", "поля {word} нет на доске {board}"}},
    {"fen-square-taken",
     {"two pieces on square {word}", "twee stukken op veld {word}",
      "deux pièces sur la case {word}", "две шашки на поле {word}"}},
    {"fen-range-of-names",
     {"a range of squares must be written with numbers", "een reeks velden schrijf je met nummers",
      "une suite de cases s'écrit avec des numéros", "ряд полей записывают номерами"}},
    {"fen-range-backward",
     {"the range runs backward", "de reeks loopt van hoog naar laag", "la suite va à rebours",
      "ряд полей идёт в обратном порядке"}},
    {"fen-color-missing",
     {"the pieces {color:of-all} are missing", "de stukken {color:of-all} ontbreken",
      "les pièces {color:of-all} manquent", "шашки {color:of-all} не указаны"}},
});

} // namespace

std::span<const Entry> fenMessages() {
    return messages;
}

} // namespace damscope::tables
