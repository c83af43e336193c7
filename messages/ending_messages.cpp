// SPDX-License-Identifier: GPL-3.0-or-later
// How a game ended by the rules, and what was made of a recorded result that they refute.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"over-on-board",
     {"the game is over on the board: {ending:ending}<; {winner:side} has won> ({result})",
      "de partij is op het bord uit: {ending:ending}<; {winner:side} heeft gewonnen> ({result})",
      "la partie est terminée sur le damier : {ending:ending}<, {winner:side} ont gagné> "
      "({result})",
      "партия окончена на доске: {ending:ending}<, {winner:side} выиграли> ({result})",
      "a partida terminou no tabuleiro: {ending:ending}<; {winner:side} ganharam> ({result})"}},
    {"won-by-tables",
     {"the endgame tables know the last position: {winner:side} wins ({result})",
      "de eindspeltabellen kennen de laatste stand: {winner:side} wint ({result})",
      "les tables de finales connaissent la dernière position : {winner:side} gagnent ({result})",
      "таблицы окончаний знают последнюю позицию: {winner:side} выигрывают ({result})",
      "as tabelas de finais conhecem a última posição: {winner:side} ganham ({result})"}},
    {"drawn-by-tables",
     {"the endgame tables know the last position: a draw ({result})",
      "de eindspeltabellen kennen de laatste stand: remise ({result})",
      "les tables de finales connaissent la dernière position : nulle ({result})",
      "таблицы окончаний знают последнюю позицию: ничья ({result})",
      "as tabelas de finais conhecem a última posição: empate ({result})"}},
    {"draw-rule-applied",
     {"{rule:draw-rule}: reached at ply {ply}<, {move}>, counted from ply {since}; "
      "{effect:draw-effect}",
      "{rule:draw-rule}: bereikt op halve zet {ply}<, {move}>, geteld vanaf halve zet {since}; "
      "{effect:draw-effect}",
      "{rule:draw-rule} : atteinte au demi-coup {ply}<, {move}>, comptée depuis le demi-coup "
      "{since} ; {effect:draw-effect}",
      "{rule:draw-rule}: достигнуто на полуходе {ply}<, {move}>, счёт с полухода {since}; "
      "{effect:draw-effect}",
      "{rule:draw-rule}: atingida no meio-lance {ply}<, {move}>, contada desde o meio-lance "
      "{since}; {effect:draw-effect}"}},

    // The same, short enough for a table.
    {"over-on-board-briefly",
     {"{result}: {ending:ending}", "{result}: {ending:ending}", "{result} : {ending:ending}",
      "{result}: {ending:ending}", "{result}: {ending:ending}"}},
    {"result-by-tables-briefly",
     {"{result} by the endgame tables", "{result} volgens de eindspeltabellen",
      "{result} selon les tables de finales", "{result} по таблицам окончаний",
      "{result} pelas tabelas de finais"}},
    {"draw-rule-applied-briefly",
     {"{rule:draw-rule}, plies {since} to {ply}",
      "{rule:draw-rule}, halve zetten {since} tot {ply}",
      "{rule:draw-rule}, demi-coups {since} à {ply}",
      "{rule:draw-rule}, полуходы с {since} по "
      "{ply}",
      "{rule:draw-rule}, meios-lances {since} a {ply}"}},

    {"result-repaired",
     {"the recorded result {written} was changed to {result}: {explanation}",
      "de genoteerde uitslag {written} is veranderd in {result}: {explanation}",
      "le résultat noté {written} a été changé en {result} : {explanation}",
      "записанный результат {written} заменён на {result}: {explanation}",
      "o resultado anotado {written} foi mudado para {result}: {explanation}"}},
});

} // namespace

std::span<const Entry> endingMessages() {
    return messages;
}

} // namespace damscope::tables
