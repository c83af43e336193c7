// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of combinations, structures and openings: their titles, and the lines below them.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"shots-kept",
     {"{n} {shots?combination|combinations}, as the database keeps them",
      "{n} {shots?combinatie|combinaties}, zoals de database ze bewaart",
      "{n} {shots?combinaison|combinaisons}, telles que la base les garde",
      "{n} {shots?комбинация|комбинации|комбинаций}, как их хранит база",
      "{n} {shots?combinação|combinações}, como a base de dados as guarda"}},
    {"shots-searched",
     {"{n} {shots?combination|combinations} in {m} {positions?position|positions}",
      "{n} {shots?combinatie|combinaties} gevonden in {m} {positions?stand|standen}",
      "{n} {shots?combinaison|combinaisons} dans {m} {positions?position|positions}",
      "{n} {shots?комбинация|комбинации|комбинаций} в {m} "
      "{positions?позиции|позициях|позициях}",
      "{n} {shots?combinação|combinações} em {m} {positions?posição|posições}"}},
    {"shots-none",
     {"no combination within {n} {moves?move|moves}",
      "geen combinatie binnen {n} {moves?zet|zetten}",
      "aucune combinaison en {n} {moves?coup|coups}",
      "нет комбинации в пределах {n} {moves?хода|ходов|ходов}",
      "nenhuma combinação em até {n} {moves?lance|lances}"}},
    {"shots-too-much",
     {"no combination was found within {n} {moves?move|moves}; there is too much to look at",
      "geen combinatie gevonden binnen {n} {moves?zet|zetten}; er is te veel te bekijken",
      "aucune combinaison trouvée en {n} {moves?coup|coups} ; il y a trop à examiner",
      "комбинация в пределах {n} {moves?хода|ходов|ходов} не найдена; вариантов слишком много",
      "nenhuma combinação encontrada em até {n} {moves?lance|lances}; há demais para examinar"}},
    {"structures-listed",
     {"Side: whose men stand so. White %: White's points of the games with a result",
      "Kant: wiens schijven zo staan. Wit %: punten van wit uit de partijen met een uitslag",
      "Camp : à qui sont les pions placés ainsi. Blancs % : points des blancs dans les parties qui "
      "ont un résultat",
      "Сторона: чьи шашки так стоят. Белые %: очки белых в партиях с результатом",
      "Lado: de quem são as pedras assim dispostas. Brancas %: pontos das brancas nas partidas "
      "com resultado"}},
    {"opening-games",
     {"{n} {games?game|games} had this position",
      "{n} {games?partij had|partijen hadden} deze stand",
      "{n} {games?partie a eu|parties ont eu} cette position",
      "{games?{n} партия имела|{n} партии имели|{n} партий имели} эту позицию",
      "{n} {games?partida teve|partidas tiveram} esta posição"}},
    {"opening-ended",
     {"{n} {games?game|games} ended there", "{n} {games?eindigde|eindigden} daar",
      "{n} {games?s'y est terminée|s'y sont terminées}",
      "{n} {games?закончилась|закончились|закончились} в ней",
      "{n} {games?partida terminou|partidas terminaram} aqui"}},
    {"opening-white-scored",
     {"White scored {score}%", "wit scoorde {score}%", "les blancs ont marqué {score} %",
      "белые набрали {score}%", "as brancas fizeram {score}% dos pontos"}},
    {"opening-black-scored",
     {"Black scored {score}%", "zwart scoorde {score}%", "les noirs ont marqué {score} %",
      "чёрные набрали {score}%", "as pretas fizeram {score}% dos pontos"}},
    {"opening-structure",
     {"{name} ({side:report}): {games} {games?game|games}",
      "{name} ({side:report}): {games} {games?partij|partijen}",
      "{name} ({side:report}) : {games} {games?partie|parties}",
      "{name} ({side:report}): {games} {games?партия|партии|партий}",
      "{name} ({side:report}): {games} {games?partida|partidas}"}},
    {"opening-player-scored",
     {"the player scored {score}%", "de speler scoorde {score}%", "le joueur a marqué {score} %",
      "игрок набрал {score}%", "o jogador fez {score}% dos pontos"}},
    {"opening-never",
     {"no game had this position", "geen partij had deze stand",
      "aucune partie n'a eu cette position", "ни в одной партии не было этой позиции",
      "nenhuma partida teve esta posição"}},
    {"opening-none",
     {"no game of {variant} draughts had this position; choose another variant with --variant",
      "geen partij had deze stand ({variant:title}); kies een andere variant met --variant",
      "aucune partie n'a eu cette position ({variant:title}) ; choisissez une autre variante avec "
      "--variant",
      "ни в одной партии не было этой позиции ({variant:title}); другую игру выбирает --variant",
      "nenhuma partida teve esta posição ({variant:title}); escolha outra variante com "
      "--variant"}},
    {"opening-none-of-these",
     {"no game of {variant} draughts that passes the filter had this position; choose another "
      "variant with --variant",
      "geen partij die aan het filter voldoet had deze stand ({variant:title}); kies een andere "
      "variant met --variant",
      "aucune partie retenue par le filtre n'a eu cette position ({variant:title}) ; choisissez "
      "une autre variante avec --variant",
      "ни в одной партии, прошедшей отбор, не было этой позиции ({variant:title}); другую игру "
      "выбирает --variant",
      "nenhuma partida que passa pelo filtro teve esta posição ({variant:title}); escolha "
      "outra variante com --variant"}},
    {"opening-none-passes",
     {"no game that passes the filter had this position",
      "geen partij die aan het filter voldoet had deze stand",
      "aucune partie retenue par le filtre n'a eu cette position",
      "ни в одной партии, прошедшей отбор, не было этой позиции",
      "nenhuma partida que passa pelo filtro teve esta posição"}},
    {"opening-of-player",
     {"results and ratings are the player's (--side-to-move: those of the side to move)",
      "uitslagen en ratings zijn die van de speler (--side-to-move: die van wie aan zet is)",
      "résultats et classements sont ceux du joueur (--side-to-move : ceux du camp au trait)",
      "результаты и рейтинги — игрока (--side-to-move: того, чей ход)",
      "resultados e ratings são os do jogador (--side-to-move: os do lado que joga)"}},
    {"opening-least",
     {"lines with fewer than {n} games are not followed (--least)",
      "varianten met minder dan {n} partijen worden niet gevolgd (--least)",
      "les lignes de moins de {n} parties ne sont pas suivies (--least)",
      "варианты, где партий меньше {n}, не прослежены (--least)",
      "linhas com menos de {n} partidas não são seguidas (--least)"}},
    {"opening-reached",
     {"reached otherwise: {n}", "anders bereikt: {n}", "atteinte autrement : {n}",
      "получена иначе: {n}", "atingida de outra forma: {n}"}},
});

constexpr auto words = std::to_array<Word>({
    {"column", "ply", {"Ply", "Halve zet", "Demi-coup", "Полуход", "Meio-lance"}},
    {"column", "side", {"Side", "Kant", "Camp", "Сторона", "Lado"}},
    {"column", "what", {"What", "Wat", "Quoi", "Что", "O quê"}},
    {"column", "structure", {"Structure", "Structuur", "Structure", "Построение", "Estrutura"}},
    {"column", "white-score", {"White %", "Wit %", "Blancs %", "Белые %", "Brancas %"}},
    {"column", "of-games", {"of games", "uit partijen", "sur parties", "из партий", "de partidas"}},
    {"column",
     "best-players",
     {"Best players", "Beste spelers", "Meilleurs joueurs", "Лучшие игроки", "Melhores jogadores"}},
    {"column",
     "last-move",
     {"Last move", "Laatste zet", "Dernier coup", "Последний ход", "Último lance"}},
    {"column", "from", {"From", "Uit", "Depuis", "Откуда", "Desde"}},
    {"shot", "played", {"played", "uitgevoerd", "jouée", "проведена", "jogada"}},
    {"shot", "missed", {"missed", "gemist", "manquée", "упущена", "perdida"}},
    {"shot", "open", {"at the end", "aan het eind", "à la fin", "в конце", "no fim"}},
    {"shot",
     "not-forced",
     {"not forced", "niet gedwongen", "non forcée", "не вынуждена", "não forçada"}},
    {"shot", "allowed", {"allowed", "toegelaten", "permise", "допущена", "permitida"}},
});

} // namespace

std::span<const Entry> listMessages() {
    return messages;
}

std::span<const Word> listWords() {
    return words;
}

} // namespace damscope::tables
