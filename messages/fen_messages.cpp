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
      "слишком длинно для FEN (байтов: {number}, а можно не больше {most})",
      "longo demais para uma FEN ({number} bytes, mais de {most})"}},
    {"fen-empty",
     {"the FEN is empty", "de FEN is leeg", "le FEN est vide", "запись FEN пуста",
      "a FEN está vazia"}},
    {"fen-bad-side",
     {"the side to move must be W, B or ?, not \"{word}\"",
      "wie aan zet is, schrijf je als W, B of ?, niet als \"{word}\"",
      "le trait s'écrit W, B ou ?, et non « {word} »",
      "очередь хода пишется как W, B или ?, а не «{word}»",
      "quem joga se escreve W, B ou ?, e não \"{word}\""}},
    {"fen-bad-field",
     {"expected W or B and its squares, not \"{word}\"",
      "hier moeten W of B en de velden staan, niet \"{word}\"",
      "il faut ici W ou B et ses cases, et non « {word} »",
      "здесь должны стоять W или B и поля, а не «{word}»",
      "aqui se espera W ou B e as suas casas, e não \"{word}\""}},
    {"fen-color-twice",
     {"the pieces {color:of-all} are given twice", "de stukken {color:of-all} staan er twee keer",
      "les pièces {color:of-all} sont données deux fois", "шашки {color:of-all} указаны дважды",
      "as peças {color:of-all} são dadas duas vezes"}},
    {"fen-comma-missing",
     {"expected a comma, not \"{word}\"", "hier moet een komma staan, niet \"{word}\"",
      "il faut ici une virgule, et non « {word} »", "здесь должна стоять запятая, а не «{word}»",
      "aqui se espera uma vírgula, e não \"{word}\""}},
    {"fen-square-missing",
     {"expected a square, not \"{word}\"", "hier moet een veld staan, niet \"{word}\"",
      "il faut ici une case, et non « {word} »", "здесь должно стоять поле, а не «{word}»",
      "aqui se espera uma casa, e não \"{word}\""}},
    {"fen-no-such-square",
     {"square {word} does not exist on a board of {board}",
      "veld {word} bestaat niet op een bord van {board}",
      "la case {word} n'existe pas sur un damier de {board}", "поля {word} нет на доске {board}",
      "a casa {word} não existe num tabuleiro de {board}"}},
    {"fen-square-taken",
     {"two pieces on square {word}", "twee stukken op veld {word}",
      "deux pièces sur la case {word}", "две шашки на поле {word}", "duas peças na casa {word}"}},
    {"fen-range-of-names",
     {"a range of squares must be written with numbers", "een reeks velden schrijf je met nummers",
      "une suite de cases s'écrit avec des numéros", "ряд полей записывают номерами",
      "um intervalo de casas tem de ser escrito com números"}},
    {"fen-range-backward",
     {"the range runs backward", "de reeks loopt van hoog naar laag", "la suite va à rebours",
      "ряд полей идёт в обратном порядке", "o intervalo vai de trás para a frente"}},
    {"fen-color-missing",
     {"the pieces {color:of-all} are missing", "de stukken {color:of-all} ontbreken",
      "les pièces {color:of-all} manquent", "шашки {color:of-all} не указаны",
      "faltam as peças {color:of-all}"}},
});

} // namespace

std::span<const Entry> fenMessages() {
    return messages;
}

} // namespace damscope::tables
