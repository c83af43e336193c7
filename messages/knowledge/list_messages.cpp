// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of combinations, structures and openings: their titles, and the lines below them.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"shots-kept",
     {"{n} {shots?combination|combinations}, as stored in the database",
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
    {"shots-unknown",
     {"--name: no combination is called \"{word}\"<; did you mean {similar}?>",
      "--name: geen combinatie heet \"{word}\"<; is {similar} bedoeld?>",
      "--name: aucune combinaison ne s'appelle « {word} »< ; est-ce {similar} ?>",
      "--name: комбинации «{word}» нет<; не имелось ли в виду: {similar}?>",
      "--name: nenhuma combinação se chama \"{word}\"<; seria {similar}?>"}},
    {"shots-none",
     {"no combination within {n} {moves?move|moves}",
      "geen combinatie binnen {n} {moves?zet|zetten}",
      "aucune combinaison en {n} {moves?coup|coups}",
      "нет комбинации в пределах {n} {moves?хода|ходов|ходов}",
      "nenhuma combinação em até {n} {moves?lance|lances}"}},
    {"shots-too-much",
     {"no combination was found within {n} {moves?move|moves}; there are too many lines to examine "
      "all of them",
      "geen combinatie gevonden binnen {n} {moves?zet|zetten}; er is te veel te bekijken",
      "aucune combinaison trouvée en {n} {moves?coup|coups} ; il y a trop à examiner",
      "комбинация в пределах {n} {moves?хода|ходов|ходов} не найдена; вариантов слишком много",
      "nenhuma combinação encontrada em até {n} {moves?lance|lances}; há demais para examinar"}},
    {"games-listed",
     {"{n} {games?game|games}", "{n} {games?partij|partijen}", "{n} {games?partie|parties}",
      "{n} {games?партия|партии|партий}", "{n} {games?partida|partidas}"}},
    {"games-listed-of",
     {"{found} of {n} {games?game|games}", "{found} van {n} {games?partij|partijen}",
      "{found} sur {n} {games?partie|parties}", "{found} из {n} {games?партии|партий|партий}",
      "{found} de {n} {games?partida|partidas}"}},
    {"games-first-shown",
     {"the first {n} shown", "de eerste {n} getoond", "les {n} premières montrées",
      "показаны первые {n}", "mostradas as {n} primeiras"}},
    {"find-places",
     {"{n} {places?place|places}", "{n} {places?plaats|plaatsen}", "{n} {places?endroit|endroits}",
      "{n} {places?место|места|мест}", "{n} {places?lugar|lugares}"}},
    {"find-first",
     {"the first {what}", "de eerste {what}", "les premières : {what}", "первые: {what}",
      "primeiras: {what}"}},
    {"find-not-analysed",
     {"{n} of {m} {all?game|games} {games?has|have} not been analysed, so nothing is known of "
      "errors "
      "in {games?it|them}; {way} does it",
      "{n} van {m} {all?partij|partijen} {games?is|zijn} niet geanalyseerd, zodat over fouten "
      "daarin "
      "niets bekend is; {way} doet het",
      "{n} des {m} {all?partie|parties} {games?n'a pas été analysée|n'ont pas été analysées} : on "
      "ne "
      "sait rien de leurs erreurs ; {way} le fait",
      "{n} из {m} {all?партии|партий|партий} не "
      "{games?проанализирована|проанализированы|проанализировано}, об ошибках в "
      "{games?ней|них|них} "
      "ничего не известно; это делает {way}",
      "{n} de {m} {all?partida|partidas} não {games?foi analisada|foram analisadas}: nada se sabe "
      "dos erros nelas; {way} faz isso"}},
    {"find-without-tables",
     {"in {n} of {m} {all?game|games} the endgame tables know no position; {way} makes tables",
      "in {n} van {m} {all?partij|partijen} kennen de eindspeltabellen geen stelling; {way} maakt "
      "tabellen",
      "dans {n} des {m} {all?partie|parties} les tables de finales ne connaissent aucune position "
      "; "
      "{way} crée des tables",
      "в {n} из {m} {all?партии|партий|партий} таблицы окончаний не знают ни одной позиции; "
      "таблицы "
      "создаёт {way}",
      "em {n} de {m} {all?partida|partidas} as tabelas de finais não conhecem nenhuma posição; "
      "{way} "
      "cria tabelas"}},
    {"find-other-variant",
     {"none of the selected games is of {variant} draughts; choose another variant with --variant",
      "geen van de gekozen partijen is een partij {variant:title}; kies een ander spel met "
      "--variant",
      "aucune des parties choisies n'est une partie de {variant:title} ; choisissez un autre jeu "
      "avec --variant",
      "среди выбранных партий нет таких, где игра: {variant:title}; другую выбирают с --variant",
      "nenhuma das partidas selecionadas é de {variant:title}; escolha outra variante com "
      "--variant"}},
    {"structures-listed",
     {"Side: whose men form the structure. White %: White's share of the points in games with a "
      "result",
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
    {"opening-none-passes",
     {"no game that matches the filter had this position",
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
    {"novelty-later",
     {"{move}, later in {n} {games?game|games}", "{move}, daarna in {n} {games?partij|partijen}",
      "{move}, ensuite dans {n} {games?partie|parties}",
      "{move}, затем в {n} {games?партии|партиях|партиях}",
      "{move}, depois em {n} {games?partida|partidas}"}},
    {"show-position",
     {"Position after {move} (ply {n}):", "Stand na {move} (halve zet {n}):",
      "Position après {move} (demi-coup {n}) :", "Позиция после {move} (полуход {n}):",
      "Posição depois de {move} (meio-lance {n}):"}},
    {"show-deleted",
     {"this game is deleted: damscope delete --restore {n} restores what was deleted with it, too",
      "deze partij is gewist: damscope delete --restore {n} haalt ook terug wat ermee gewist is",
      "cette partie est supprimée : damscope delete --restore {n} rétablit aussi ce qui a été "
      "supprimé avec elle",
      "эта партия удалена: damscope delete --restore {n} возвращает и то, что удалено вместе с ней",
      "esta partida está excluída: damscope delete --restore {n} recupera também o que foi "
      "excluído "
      "com ela"}},
    {"show-position-unknown",
     {"Position after {move} (ply {n}) is not known: a move before it was not recorded",
      "De stand na {move} (halve zet {n}) is onbekend: een zet ervoor is niet genoteerd",
      "La position après {move} (demi-coup {n}) est inconnue : un coup précédent n'a pas été noté",
      "Позиция после {move} (полуход {n}) неизвестна: один из ходов перед ней не записан",
      "A posição depois de {move} (meio-lance {n}) é desconhecida: um lance anterior não foi "
      "anotado"}},
    {"opening-reached",
     {"reached by other moves: {n}", "anders bereikt: {n}", "atteinte autrement : {n}",
      "получена иначе: {n}", "atingida de outra forma: {n}"}},
});

constexpr auto words = std::to_array<Word>({
    {"column", "id", {"Id", "Nr.", "N°", "№", "N.º"}},
    {"column", "date", {"Date", "Datum", "Date", "Дата", "Data"}},
    {"column", "white", {"White", "Wit", "Blancs", "Белые", "Brancas"}},
    {"column", "black", {"Black", "Zwart", "Noirs", "Чёрные", "Pretas"}},
    {"column", "result", {"Result", "Uitslag", "Résultat", "Результат", "Resultado"}},
    {"column", "plies", {"Plies", "Halve zetten", "Demi-coups", "Полуходы", "Meios-lances"}},
    {"column", "variant", {"Variant", "Spel", "Jeu", "Игра", "Variante"}},
    {"column", "event", {"Event", "Toernooi", "Événement", "Соревнование", "Torneio"}},
    {"column", "round", {"Round", "Ronde", "Ronde", "Тур", "Rodada"}},
    {"column", "opening", {"Opening", "Opening", "Ouverture", "Дебют", "Abertura"}},
    {"column", "problems", {"Problems", "Problemen", "Problèmes", "Проблемы", "Problemas"}},
    {"column", "next", {"Next", "Daarna", "Ensuite", "Далее", "Em seguida"}},
    {"column", "ply", {"Ply", "Halve zet", "Demi-coup", "Полуход", "Meio-lance"}},
    {"column", "side", {"Side", "Kant", "Camp", "Сторона", "Lado"}},
    {"column", "what", {"What", "Wat", "Quoi", "Что", "O quê"}},
    {"column", "structure", {"Structure", "Structuur", "Structure", "Построение", "Estrutura"}},
    {"column", "kind", {"Kind", "Soort", "Genre", "Вид", "Tipo"}},
    {"column", "key", {"Key", "Sleutel", "Clé", "Ключ", "Chave"}},
    {"column", "name", {"Name", "Naam", "Nom", "Название", "Nome"}},
    {"column", "changed", {"Changed", "Gewijzigd", "Modifié", "Изменено", "Alterado"}},
    {"column", "definition", {"Definition", "Definitie", "Définition", "Определение", "Definição"}},
    {"shown", "game", {"Game", "Partij", "Partie", "Партия", "Partida"}},
    {"shown", "known-as", {"Known as", "Bekend als", "Ouverture", "Дебют", "Abertura"}},
    {"shown", "new", {"New", "Nieuw", "Nouveauté", "Новинка", "Novidade"}},
    {"shown", "source", {"Source", "Bron", "Source", "Источник", "Fonte"}},
    {"shown", "problems", {"Problems:", "Problemen:", "Problèmes :", "Проблемы:", "Problemas:"}},
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
