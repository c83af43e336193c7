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
      "{move} начинает комбинацию< ({name})>, которая выигрывает {gain}: {line}",
      "{move} começa uma combinação< ({name})> que ganha {gain}: {line}"}},
    {"why-plays-and-wins",
     {"{move} begins a combination< ({name})> that wins: {line}",
      "{move} begint een combinatie< ({name})> die wint: {line}",
      "{move} commence une combinaison< ({name})> gagnante : {line}",
      "{move} начинает выигрывающую комбинацию< ({name})>: {line}",
      "{move} começa uma combinação< ({name})> que ganha a partida: {line}"}},
    {"why-misses",
     {"{move} misses a combination< ({name})> that gains {gain}: {line}",
      "{move} mist een combinatie< ({name})> die {gain} wint: {line}",
      "{move} manque une combinaison< ({name})> qui gagne {gain} : {line}",
      "{move} упускает комбинацию< ({name})>, которая выигрывает {gain}: {line}",
      "{move} deixa passar uma combinação< ({name})> que ganha {gain}: {line}"}},
    {"why-misses-win",
     {"{move} misses a combination< ({name})> that wins: {line}",
      "{move} mist een combinatie< ({name})> die wint: {line}",
      "{move} manque une combinaison< ({name})> gagnante : {line}",
      "{move} упускает выигрывающую комбинацию< ({name})>: {line}",
      "{move} deixa passar uma combinação< ({name})> que ganha a partida: {line}"}},
    {"why-plays-not-forced",
     {"{move} begins a combination< ({name})> that was not forced; it gained {gain} in the game: "
      "{line}",
      "{move} begint een combinatie< ({name})> die niet gedwongen was; zij won {gain} in de "
      "partij: {line}",
      "{move} commence une combinaison< ({name})> qui n'était pas forcée ; elle a gagné {gain} "
      "dans "
      "la partie : {line}",
      "{move} начинает комбинацию< ({name})>, которая не была вынужденной; в партии она выиграла "
      "{gain}: {line}",
      "{move} começa uma combinação< ({name})> que não era forçada; ganhou {gain} na partida: "
      "{line}"}},
    {"why-plays-for-nothing",
     {"{move} begins a combination< ({name})> that was not forced; it gained nothing in the game: "
      "{line}",
      "{move} begint een combinatie< ({name})> die niet gedwongen was; zij won niets in de partij: "
      "{line}",
      "{move} commence une combinaison< ({name})> qui n'était pas forcée ; elle n'a rien gagné "
      "dans "
      "la partie : {line}",
      "{move} начинает комбинацию< ({name})>, которая не была вынужденной; в партии она ничего не "
      "выиграла: {line}",
      "{move} começa uma combinação< ({name})> que não era forçada; nada ganhou na partida: "
      "{line}"}},
    {"why-loses-to",
     {"{move} loses {gain} to a combination< ({name})>: {line}",
      "{move} verliest {gain} door een combinatie< ({name})>: {line}",
      "{move} perd {gain} sur une combinaison< ({name})> : {line}",
      "{move} теряет {gain} из-за комбинации< ({name})>: {line}",
      "{move} perde {gain} numa combinação< ({name})>: {line}"}},
    {"why-allows",
     {"{move} allows a combination< ({name})> that gains {gain}: {line}",
      "{move} laat een combinatie< ({name})> toe die {gain} wint: {line}",
      "{move} permet une combinaison< ({name})> qui gagne {gain} : {line}",
      "{move} допускает комбинацию< ({name})>, которая выигрывает {gain}: {line}",
      "{move} permite uma combinação< ({name})> que ganha {gain}: {line}"}},
    {"why-loses",
     {"{move} loses {gain}: {line}", "{move} verliest {gain}: {line}",
      "{move} perd {gain} : {line}", "{move} теряет {gain}: {line}",
      "{move} perde {gain}: {line}"}},
    {"why-gives-pieces",
     {"{move} lets the opponent gain {gain}: {line}",
      "{move} laat de tegenstander {gain} winnen: {line}",
      "{move} laisse l'adversaire gagner {gain} : {line}",
      "{move} позволяет сопернику выиграть {gain}: {line}",
      "{move} deixa o adversário ganhar {gain}: {line}"}},
    {"why-allows-win",
     {"{move} loses the game< ({name})>: {line}", "{move} verliest de partij< ({name})>: {line}",
      "{move} perd la partie< ({name})> : {line}", "{move} проигрывает партию< ({name})>: {line}",
      "{move} perde a partida< ({name})>: {line}"}},
    {"why-changes",
     {"{move} changes the result by the endgame tables: before it {before:table-result}, after it "
      "{after:table-result}",
      "{move} verandert het resultaat volgens de eindspeltabellen: ervoor {before:table-result}, "
      "erna {after:table-result}",
      "{move} change le résultat selon les tables de finales : avant, {before:table-result} ; "
      "après, {after:table-result}",
      "{move} меняет результат по таблицам окончаний: до него {before:table-result}, после него "
      "{after:table-result}",
      "{move} muda o resultado segundo as tabelas de finais: antes, {before:table-result}; "
      "depois, {after:table-result}"}},
    {"why-takes-up",
     {"{move} leads to a structure: {structure}", "{move} leidt tot een structuur: {structure}",
      "{move} mène à une structure : {structure}", "{move} ведёт к структуре: {structure}",
      "{move} leva a uma estrutura: {structure}"}},
    {"why-gives-up",
     {"{move} ends a structure: {structure}", "{move} beëindigt een structuur: {structure}",
      "{move} met fin à une structure : {structure}", "{move} разрушает структуру: {structure}",
      "{move} desfaz uma estrutura: {structure}"}},
    {"why-refuted",
     {"{move} is answered by {line}; {better} is clearly better",
      "op {move} volgt {line}; {better} is duidelijk beter",
      "{move} est réfuté par {line} ; {better} est nettement meilleur",
      "{move} опровергается: {line}; {better} явно сильнее",
      "{move} é refutado por {line}; {better} é claramente melhor"}},
    {"why-threatens",
     {"{move} threatens to gain {gain}< ({name})>: {line}",
      "{move} dreigt {gain} te winnen< ({name})>: {line}",
      "{move} menace de gagner {gain}< ({name})> : {line}",
      "{move} грозит выиграть {gain}< ({name})>: {line}",
      "{move} ameaça ganhar {gain}< ({name})>: {line}"}},
    {"why-threatens-win",
     {"{move} threatens to win< ({name})>: {line}", "{move} dreigt te winnen< ({name})>: {line}",
      "{move} menace de gagner la partie< ({name})> : {line}",
      "{move} грозит выигрышем< ({name})>: {line}",
      "{move} ameaça ganhar a partida< ({name})>: {line}"}},
    {"why-exchanges",
     {"{move} begins an exchange that changes the count of tempi from {before} to {after}: {line}",
      "{move} begint een ruil die de tempostand verandert van {before} in {after}: {line}",
      "{move} commence un échange qui change le compte des temps de {before} à {after} : {line}",
      "{move} начинает размен, который меняет счёт темпов с {before} на {after}: {line}",
      "{move} começa uma troca que muda a contagem de tempos de {before} para {after}: {line}"}},
    {"gain-game", {"the game", "de partij", "la partie", "партию", "a partida"}},
    {"gain-nothing", {"nothing", "niets", "rien", "ничего", "nada"}},
    {"gain-men",
     {"{men} {men?man|men}", "{men} {men?schijf|schijven}", "{men} {men?pion|pions}",
      "{men} {men?шашку|шашки|шашек}", "{men} {men?pedra|pedras}"}},
    {"gain-plain-men",
     {"{men} {men?man|men}", "{men} {men?schijf|schijven}", "{men} {men?pion|pions}",
      "{men} {men?простую|простые|простых}", "{men} {men?pedra|pedras}"}},
    {"gain-kings",
     {"{kings} {kings?king|kings}", "{kings} {kings?dam|dammen}", "{kings} {kings?dame|dames}",
      "{kings} {kings?дамку|дамки|дамок}", "{kings} {kings?dama|damas}"}},
    {"gain-new-kings",
     {"{kings} new {kings?king|kings}", "{kings} nieuwe {kings?dam|dammen}",
      "{kings} {kings?nouvelle dame|nouvelles dames}",
      "{kings} нов{kings?ую дамку|ые дамки|ых дамок}", "{kings} {kings?nova dama|novas damas}"}},
    {"gain-and",
     {"{first} and {second}", "{first} en {second}", "{first} et {second}", "{first} и {second}",
      "{first} e {second}"}},
    {"gain-for",
     {"{gained} for {given}", "{gained} voor {given}", "{gained} pour {given}",
      "{gained} за {given}", "{gained} por {given}"}},
    {"gain-breaks-through",
     {"{gain} (breaks through)", "{gain} (breekt door)", "{gain} (passe à dame)", "{gain} (прорыв)",
      "{gain} (passa à dama)"}},
    {"why-nothing",
     {"nothing is proved about {move}", "over {move} is niets bewezen",
      "rien n'est prouvé sur {move}", "о ходе {move} ничего не доказано",
      "nada está provado sobre {move}"}},
});

constexpr auto tableResults = std::to_array<Word>({
    {"table-result",
     "white",
     {"White wins", "wit wint", "les blancs gagnent", "белые выигрывают", "as brancas ganham"}},
    {"table-result",
     "black",
     {"Black wins", "zwart wint", "les noirs gagnent", "чёрные выигрывают", "as pretas ganham"}},
    {"table-result", "draw", {"a draw", "remise", "nulle", "ничья", "empate"}},
});

} // namespace

std::span<const Entry> whyMessages() {
    return messages;
}

std::span<const Word> whyWords() {
    return tableResults;
}

} // namespace damscope::tables
