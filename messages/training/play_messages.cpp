// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises and positions that are played out in the terminal.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"play-turn",
     {"{side:to-move}; you play", "{side:to-move}: uw zet", "{side:to-move} ; à vous de jouer",
      "{side:to-move}; ваш ход", "{side:to-move}; você joga"}},
    {"play-claim",
     {"you can claim a draw with d: {rule:draw-rule}",
      "met d kunt u remise eisen: {rule:draw-rule}",
      "vous pouvez réclamer la nulle par d : {rule:draw-rule}",
      "командой d можно потребовать ничью: {rule:draw-rule}",
      "você pode reivindicar o empate com d: {rule:draw-rule}"}},
    {"play-words",
     {"answer with a move; d claims or offers a draw, b takes back, r resigns, q leaves",
      "antwoord met een zet; d eist of biedt remise, b neemt terug, r geeft op, q stopt",
      "répondez par un coup ; d réclame ou propose la nulle, b reprend le coup, r abandonne, q "
      "quitte",
      "ответьте ходом; d — потребовать или предложить ничью, b — вернуть ход, r — сдаться, q — "
      "выйти",
      "responda com um lance; d reivindica ou propõe empate, b volta o lance, r abandona, q sai"}},
    {"play-declined",
     {"the engine declines the draw", "de engine wijst remise af", "le moteur refuse la nulle",
      "движок отклоняет ничью", "o motor recusa o empate"}},
    {"play-nothing-back",
     {"there is no move of yours to take back", "er is geen zet van u om terug te nemen",
      "aucun coup de vous à reprendre", "ваших ходов ещё нет, возвращать нечего",
      "nenhum lance seu para voltar"}},
    {"play-won",
     {"You win, in {n} {moves?move|moves}", "U wint, in {n} {moves?zet|zetten}",
      "Vous gagnez, en {n} {moves?coup|coups}", "Вы выиграли за {n} {moves?ход|хода|ходов}",
      "Você ganha, em {n} {moves?lance|lances}"}},
    {"play-lost",
     {"You lose, in {n} {moves?move|moves}", "U verliest, in {n} {moves?zet|zetten}",
      "Vous perdez, en {n} {moves?coup|coups}", "Вы проиграли за {n} {moves?ход|хода|ходов}",
      "Você perde, em {n} {moves?lance|lances}"}},
    {"play-resigned",
     {"You resign, after {n} {moves?move|moves}", "U geeft op, na {n} {moves?zet|zetten}",
      "Vous abandonnez, après {n} {moves?coup|coups}",
      "Вы сдались после {n} {moves?хода|ходов|ходов}",
      "Você abandona, depois de {n} {moves?lance|lances}"}},
    {"play-draw", {"Drawn", "Remise", "Partie nulle", "Ничья", "Empate"}},
    {"play-draw-rule",
     {"Drawn: {rule:draw-rule}", "Remise: {rule:draw-rule}", "Partie nulle : {rule:draw-rule}",
      "Ничья: {rule:draw-rule}", "Empate: {rule:draw-rule}"}},
    {"play-left",
     {"left without a result; nothing is stored", "gestopt zonder uitslag; er is niets bewaard",
      "partie quittée sans résultat ; rien n'est enregistré",
      "партия оставлена без результата и не сохранена",
      "encerrada sem resultado; nada foi guardado"}},
    {"play-stored",
     {"stored as game {id}", "bewaard als partij {id}", "enregistrée comme partie {id}",
      "сохранена как партия {id}", "guardada como partida {id}"}},
    {"play-collection",
     {"Games against the engine", "Partijen tegen de engine", "Parties contre le moteur",
      "Партии с движком", "Partidas contra o motor"}},
    {"play-ending-win",
     {"The endgame tables: {winner:side} could win, at the shortest in {n} "
      "{moves?move|moves}: {line}",
      "De eindspeltabellen: {winner:side} kon winnen, op zijn snelst in {n} "
      "{moves?zet|zetten}: {line}",
      "Les tables de finales : {winner:side} pouvaient gagner, au plus court en {n} "
      "{moves?coup|coups} : {line}",
      "Таблицы окончаний: {winner:side} могли выиграть, кратчайший путь — {n} "
      "{moves?ход|хода|ходов}: {line}",
      "As tabelas de finais: {winner:side} podiam ganhar, no mínimo em {n} "
      "{moves?lance|lances}: {line}"}},
    {"play-ending-long",
     {"The endgame tables: {winner:side} could win; the win is so long that its shortest line was "
      "not found",
      "De eindspeltabellen: {winner:side} kon winnen; de winst duurt zo lang dat de kortste weg "
      "niet gevonden is",
      "Les tables de finales : {winner:side} pouvaient gagner ; le gain est si long que le plus "
      "court n'a pas été trouvé",
      "Таблицы окончаний: {winner:side} могли выиграть; выигрыш так долог, что кратчайший путь не "
      "найден",
      "As tabelas de finais: {winner:side} podiam ganhar; a vitória é tão longa que o caminho "
      "mais curto não foi encontrado"}},
    {"play-ending-draw",
     {"The endgame tables: a draw with best play", "De eindspeltabellen: remise bij het beste spel",
      "Les tables de finales : nulle avec le meilleur jeu",
      "Таблицы окончаний: при лучшей игре ничья",
      "As tabelas de finais: empate com o melhor jogo"}},
});

} // namespace

std::span<const Entry> playMessages() {
    return messages;
}

} // namespace damscope::tables
