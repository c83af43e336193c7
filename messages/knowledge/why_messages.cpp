// SPDX-License-Identifier: GPL-3.0-or-later
// What is proved about a move of a game.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"why-plays",
     {"{move} begins a combination< ({name})> that gains {gain}: {line}",
      "{move} begint een combinatie< ({name})> die {gain} wint: {line}",
      "{move} commence une combinaison< ({name})> qui gagne {gain} : {line}",
      "{move} начинает комбинацию< ({name})>, которая выигрывает {gain}: {line}"}},
    {"why-plays-and-wins",
     {"{move} begins a combination< ({name})> that wins: {line}",
      "{move} begint een combinatie< ({name})> die wint: {line}",
      "{move} commence une combinaison< ({name})> gagnante : {line}",
      "{move} начинает выигрывающую комбинацию< ({name})>: {line}"}},
    {"why-misses",
     {"{move} misses a combination< ({name})> that gains {gain}: {line}",
      "{move} mist een combinatie< ({name})> die {gain} wint: {line}",
      "{move} manque une combinaison< ({name})> qui gagne {gain} : {line}",
      "{move} упускает комбинацию< ({name})>, которая выигрывает {gain}: {line}"}},
    {"why-misses-win",
     {"{move} misses a combination< ({name})> that wins: {line}",
      "{move} mist een combinatie< ({name})> die wint: {line}",
      "{move} manque une combinaison< ({name})> gagnante : {line}",
      "{move} упускает выигрывающую комбинацию< ({name})>: {line}"}},
    {"why-plays-not-forced",
     {"{move} begins a combination< ({name})> that was not forced; it gained {gain} in the game: "
      "{line}",
      "{move} begint een combinatie< ({name})> die niet gedwongen was; zij won {gain} in de "
      "partij: {line}",
      "{move} commence une combinaison< ({name})> qui n'était pas forcée ; elle a gagné {gain} "
      "dans "
      "la partie : {line}",
      "{move} начинает комбинацию< ({name})>, которая не была вынужденной; в партии она выиграла "
      "{gain}: {line}"}},
    {"why-plays-for-nothing",
     {"{move} begins a combination< ({name})> that was not forced; it gained nothing in the game: "
      "{line}",
      "{move} begint een combinatie< ({name})> die niet gedwongen was; zij won niets in de partij: "
      "{line}",
      "{move} commence une combinaison< ({name})> qui n'était pas forcée ; elle n'a rien gagné "
      "dans "
      "la partie : {line}",
      "{move} начинает комбинацию< ({name})>, которая не была вынужденной; в партии она ничего не "
      "выиграла: {line}"}},
    {"why-loses-to",
     {"{move} loses {gain} to a combination< ({name})>: {line}",
      "{move} verliest {gain} door een combinatie< ({name})>: {line}",
      "{move} perd {gain} sur une combinaison< ({name})> : {line}",
      "{move} теряет {gain} из-за комбинации< ({name})>: {line}"}},
    {"why-allows",
     {"{move} allows a combination< ({name})> that gains {gain}: {line}",
      "{move} laat een combinatie< ({name})> toe die {gain} wint: {line}",
      "{move} permet une combinaison< ({name})> qui gagne {gain} : {line}",
      "{move} допускает комбинацию< ({name})>, которая выигрывает {gain}: {line}"}},
    {"why-loses",
     {"{move} loses {gain}: {line}", "{move} verliest {gain}: {line}",
      "{move} perd {gain} : {line}", "{move} теряет {gain}: {line}"}},
    {"why-gives-pieces",
     {"{move} lets the opponent gain {gain}: {line}",
      "{move} laat de tegenstander {gain} winnen: {line}",
      "{move} laisse l'adversaire gagner {gain} : {line}",
      "{move} позволяет сопернику выиграть {gain}: {line}"}},
    {"why-allows-win",
     {"{move} loses the game< ({name})>: {line}", "{move} verliest de partij< ({name})>: {line}",
      "{move} perd la partie< ({name})> : {line}", "{move} проигрывает партию< ({name})>: {line}"}},
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
     {"{move} leads to a structure: {structure}", "{move} leidt tot een structuur: {structure}",
      "{move} mène à une structure : {structure}", "{move} ведёт к построению: {structure}"}},
    {"why-gives-up",
     {"{move} ends a structure: {structure}", "{move} beëindigt een structuur: {structure}",
      "{move} met fin à une structure : {structure}", "{move} разрушает построение: {structure}"}},
    {"why-threatens",
     {"{move} threatens to gain {gain}< ({name})>: {line}",
      "{move} dreigt {gain} te winnen< ({name})>: {line}",
      "{move} menace de gagner {gain}< ({name})> : {line}",
      "{move} грозит выиграть {gain}< ({name})>: {line}"}},
    {"why-threatens-win",
     {"{move} threatens to win< ({name})>: {line}", "{move} dreigt te winnen< ({name})>: {line}",
      "{move} menace de gagner la partie< ({name})> : {line}",
      "{move} грозит выигрышем< ({name})>: {line}"}},
    {"why-exchanges",
     {"{move} begins an exchange that changes the count of tempi from {before} to {after}: {line}",
      "{move} begint een ruil die de tempostand verandert van {before} in {after}: {line}",
      "{move} commence un échange qui change le compte des temps de {before} à {after} : {line}",
      "{move} начинает размен, который меняет счёт темпов с {before} на {after}: {line}"}},
    {"gain-game", {"the game", "de partij", "la partie", "партию"}},
    {"gain-nothing", {"nothing", "niets", "rien", "ничего"}},
    {"gain-men",
     {"{men} {men?man|men}", "{men} {men?schijf|schijven}", "{men} {men?pion|pions}",
      "{men} {men?шашку|шашки|шашек}"}},
    {"gain-plain-men",
     {"{men} {men?man|men}", "{men} {men?schijf|schijven}", "{men} {men?pion|pions}",
      "{men} {men?простую|простые|простых}"}},
    {"gain-kings",
     {"{kings} {kings?king|kings}", "{kings} {kings?dam|dammen}", "{kings} {kings?dame|dames}",
      "{kings} {kings?дамку|дамки|дамок}"}},
    {"gain-new-kings",
     {"{kings} new {kings?king|kings}", "{kings} nieuwe {kings?dam|dammen}",
      "{kings} {kings?nouvelle dame|nouvelles dames}",
      "{kings} нов{kings?ую дамку|ые дамки|ых дамок}"}},
    {"gain-and",
     {"{first} and {second}", "{first} en {second}", "{first} et {second}", "{first} и {second}"}},
    {"gain-for",
     {"{gained} for {given}", "{gained} voor {given}", "{gained} pour {given}",
      "{gained} за {given}"}},
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
