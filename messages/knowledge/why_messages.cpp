// SPDX-License-Identifier: GPL-3.0-or-later
// What is proved about a move of a game.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"why-plays",
     {"{move} begins a combination<, {name},> that gains {gain} {gain?man|men}: {line}",
      "{move} begint een combinatie<, {name},> die {gain} {gain?schijf|schijven} wint: {line}",
      "{move} commence une combinaison<, {name},> qui gagne {gain} {gain?pion|pions} : {line}",
      "{move} начинает комбинацию< ({name})>, которая выигрывает {gain} "
      "{gain?шашку|шашки|шашек}: {line}"}},
    {"why-plays-and-wins",
     {"{move} begins a combination<, {name},> that wins: {line}",
      "{move} begint een combinatie<, {name},> die wint: {line}",
      "{move} commence une combinaison<, {name},> gagnante : {line}",
      "{move} начинает выигрывающую комбинацию< ({name})>: {line}"}},
    {"why-misses",
     {"{move} misses a combination<, {name},> that gains {gain} {gain?man|men}: {line}",
      "{move} mist een combinatie<, {name},> die {gain} {gain?schijf|schijven} wint: {line}",
      "{move} manque une combinaison<, {name},> qui gagne {gain} {gain?pion|pions} : {line}",
      "{move} упускает комбинацию< ({name})>, которая выигрывает {gain} "
      "{gain?шашку|шашки|шашек}: {line}"}},
    {"why-misses-win",
     {"{move} misses a combination<, {name},> that wins: {line}",
      "{move} mist een combinatie<, {name},> die wint: {line}",
      "{move} manque une combinaison<, {name},> gagnante : {line}",
      "{move} упускает выигрывающую комбинацию< ({name})>: {line}"}},
    {"why-allows",
     {"{move} loses {gain} {gain?man|men} to a combination<, {name}>: {line}",
      "{move} verliest {gain} {gain?schijf|schijven} door een combinatie<, {name}>: {line}",
      "{move} perd {gain} {gain?pion|pions} sur une combinaison<, {name}> : {line}",
      "{move} теряет {gain} {gain?шашку|шашки|шашек} из-за комбинации< ({name})>: {line}"}},
    {"why-allows-win",
     {"{move} loses the game<, to {name}>: {line}",
      "{move} verliest de partij<, door {name}>: {line}",
      "{move} perd la partie<, sur {name}> : {line}",
      "{move} проигрывает партию< ({name})>: {line}"}},
    {"why-gives",
     {"{move} loses {gain} {gain?man|men}: {line}",
      "{move} verliest {gain} {gain?schijf|schijven}: {line}",
      "{move} perd {gain} {gain?pion|pions} : {line}",
      "{move} теряет {gain} {gain?шашку|шашки|шашек}: {line}"}},
    {"why-changes",
     {"{move} changes the result by the endgame tables: before it {before:table-result}, after it "
      "{after:table-result}",
      "{move} verandert het resultaat volgens de eindspeltabellen: ervoor {before:table-result}, "
      "erna {after:table-result}",
      "{move} change le résultat selon les tables de finales : avant, {before:table-result} ; "
      "après, {after:table-result}",
      "{move} меняет результат по таблицам эндшпиля: до него {before:table-result}, после него "
      "{after:table-result}"}},
    {"why-takes-up",
     {"{move} takes up a structure: {structure}", "{move} neemt een stelling in: {structure}",
      "{move} forme une structure : {structure}", "{move} создаёт построение: {structure}"}},
    {"why-gives-up",
     {"{move} gives up a structure: {structure}", "{move} geeft een stelling op: {structure}",
      "{move} abandonne une structure : {structure}",
      "{move} отказывается от построения: {structure}"}},
    {"why-threatens",
     {"{move} threatens to gain {gain} {gain?man|men}<, by {name}>: {line}",
      "{move} dreigt {gain} {gain?schijf|schijven} te winnen<, door {name}>: {line}",
      "{move} menace de gagner {gain} {gain?pion|pions}<, par {name}> : {line}",
      "{move} грозит выиграть {gain} {gain?шашку|шашки|шашек}< ({name})>: {line}"}},
    {"why-threatens-win",
     {"{move} threatens to win<, by {name}>: {line}",
      "{move} dreigt te winnen<, door {name}>: {line}",
      "{move} menace de gagner la partie<, par {name}> : {line}",
      "{move} грозит выигрышем< ({name})>: {line}"}},
    {"why-exchanges",
     {"{move} begins an exchange that changes the count of tempi from {before} to {after}: {line}",
      "{move} begint een ruil die de tempostand verandert van {before} in {after}: {line}",
      "{move} commence un échange qui change le compte des temps de {before} à {after} : {line}",
      "{move} начинает размен, который меняет счёт темпов с {before} на {after}: {line}"}},
    {"why-nothing",
     {"nothing is proved about {move}", "over {move} is niets bewezen",
      "rien n'est prouvé sur {move}", "о ходе {move} ничего не доказано"}},
});

constexpr auto resultWords = std::to_array<Word>({
    {"table-result", "white", {"White wins", "wit wint", "les blancs gagnent", "белые выигрывают"}},
    {"table-result",
     "black",
     {"Black wins", "zwart wint", "les noirs gagnent", "чёрные выигрывают"}},
    {"table-result", "draw", {"a draw", "remise", "nulle", "ничья"}},
});

} // namespace

std::span<const Entry> whyMessages() {
    return messages;
}

std::span<const Word> whyWords() {
    return resultWords;
}

} // namespace damscope::tables
