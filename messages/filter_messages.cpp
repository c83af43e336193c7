// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a filter. The keywords of filters are the same in every language.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"filter-unknown-key",
     {"there is no \"{word}\"; the keys are {keys}",
      "\"{word}\" bestaat niet; de sleutels zijn {keys}",
      "il n'y a pas de « {word} » ; les clés sont {keys}", "ключа «{word}» нет; есть такие: {keys}",
      "não existe \"{word}\"; as chaves são {keys}"}},
    {"filter-value-missing",
     {"{word}: expected a value", "{word}: hier hoort een waarde bij",
      "{word} : il faut une valeur", "{word}: нужно значение", "{word}: falta um valor"}},
    {"filter-ids",
     {"expected game numbers such as 12 or 3,5,8-10, not \"{word}\"",
      "hier horen nummers van partijen, zoals 12 of 3,5,8-10, niet \"{word}\"",
      "il faut des numéros de parties, par exemple 12 ou 3,5,8-10, et non « {word} »",
      "нужны номера партий, например 12 или 3,5,8-10, а не «{word}»",
      "são precisos números de partidas, como 12 ou 3,5,8-10, e não \"{word}\""}},
    {"filter-date",
     {"expected a date such as 1998, 1998.05 or 1998.05.17, not \"{word}\"",
      "hier hoort een datum, zoals 1998, 1998.05 of 1998.05.17, niet \"{word}\"",
      "il faut une date, par exemple 1998, 1998.05 ou 1998.05.17, et non « {word} »",
      "нужна дата, например 1998, 1998.05 или 1998.05.17, а не «{word}»",
      "é precisa uma data, como 1998, 1998.05 ou 1998.05.17, e não \"{word}\""}},
    {"filter-no-such-date",
     {"there is no such date as \"{word}\"; write the year, the month and the day, such as "
      "1998.05.17",
      "de datum \"{word}\" bestaat niet; schrijf jaar, maand en dag, zoals 1998.05.17",
      "la date « {word} » n'existe pas ; écrivez l'année, le mois et le jour, par exemple "
      "1998.05.17",
      "даты «{word}» нет; пишите год, месяц и день, например 1998.05.17",
      "a data \"{word}\" não existe; escreva o ano, o mês e o dia, como 1998.05.17"}},
    {"filter-range",
     {"expected MIN-MAX, such as 40-60 or 40-, not \"{word}\"",
      "hier hoort MIN-MAX, zoals 40-60 of 40-, niet \"{word}\"",
      "il faut MIN-MAX, par exemple 40-60 ou 40-, et non « {word} »",
      "нужен промежуток МИН-МАКС, например 40-60 или 40-, а не «{word}»",
      "é preciso MÍN-MÁX, como 40-60 ou 40-, e não \"{word}\""}},
    {"filter-result",
     {"expected white, black, draw, unknown, both-lose or a result such as 2-0, not \"{word}\"",
      "hier hoort white, black, draw, unknown, both-lose of een uitslag zoals 2-0, niet "
      "\"{word}\"",
      "il faut white, black, draw, unknown, both-lose ou un résultat comme 2-0, et non « {word} »",
      "нужно white, black, draw, unknown, both-lose или результат вида 2-0, а не «{word}»",
      "é preciso white, black, draw, unknown, both-lose ou um resultado como 2-0, e não "
      "\"{word}\""}},
    {"filter-outcome",
     {"expected won, lost or drawn, not \"{word}\"",
      "hier hoort won, lost of drawn, niet \"{word}\"",
      "il faut won, lost ou drawn, et non « {word} »", "нужно won, lost или drawn, а не «{word}»",
      "é preciso won, lost ou drawn, e não \"{word}\""}},
    {"filter-outcome-of-nobody",
     {"{word}: by whom? Name a player too, such as player:jansen",
      "{word}: door wie? Noem ook een speler, zoals player:jansen",
      "{word} : par qui ? Nommez aussi un joueur, par exemple player:jansen",
      "{word}: кем? Назовите и игрока, например player:jansen",
      "{word}: por quem? Indique também um jogador, como player:jansen"}},
    {"filter-variant",
     {"expected the name of a variant such as international or russian, not \"{word}\"",
      "hier hoort de naam van een spel, zoals international of russian, niet \"{word}\"",
      "il faut le nom d'un jeu, par exemple international ou russian, et non « {word} »",
      "нужно название игры, например international или russian, а не «{word}»",
      "é preciso o nome de uma variante, como international ou russian, e não \"{word}\""}},
    {"filter-contents",
     {"expected comments, variations, evaluations, problems, errors or result-doubts, not "
      "\"{word}\"",
      "hier hoort comments, variations, evaluations, problems, errors of result-doubts, niet "
      "\"{word}\"",
      "il faut comments, variations, evaluations, problems, errors ou result-doubts, et non « "
      "{word} »",
      "нужно comments, variations, evaluations, problems, errors или result-doubts, а не "
      "«{word}»",
      "é preciso comments, variations, evaluations, problems, errors ou result-doubts, e não "
      "\"{word}\""}},
    {"filter-yes-or-no",
     {"expected yes or no, not \"{word}\"", "hier hoort yes of no, niet \"{word}\"",
      "il faut yes ou no, et non « {word} »", "нужно yes или no, а не «{word}»",
      "é preciso yes ou no, e não \"{word}\""}},
    {"filter-tag",
     {"expected NAME=TEXT, such as Annotator=Keller, not \"{word}\"",
      "hier hoort NAAM=TEKST, zoals Annotator=Keller, niet \"{word}\"",
      "il faut NOM=TEXTE, par exemple Annotator=Keller, et non « {word} »",
      "нужно ИМЯ=ТЕКСТ, например Annotator=Keller, а не «{word}»",
      "é preciso NOME=TEXTO, como Annotator=Keller, e não \"{word}\""}},
    {"filter-shot",
     {"no combination is called \"{word}\"<; did you mean {similar}?>; 'any' is any of them",
      "geen combinatie heet \"{word}\"<; is {similar} bedoeld?>; 'any' is elke combinatie",
      "aucune combinaison ne s'appelle « {word} »< ; est-ce {similar} ?> ; « any » les comprend "
      "toutes",
      "комбинации «{word}» нет<; не имелось ли в виду: {similar}?>; any — любая",
      "nenhuma combinação se chama \"{word}\"<; seria {similar}?>; 'any' vale por qualquer uma"}},
    {"filter-structure",
     {"no structure is called \"{word}\"<; did you mean {similar}?>",
      "geen structuur heet \"{word}\"<; is {similar} bedoeld?>",
      "aucune structure ne s'appelle « {word} »< ; est-ce {similar} ?>",
      "структуры «{word}» нет<; не имелось ли в виду: {similar}?>",
      "nenhuma estrutura se chama \"{word}\"<; seria {similar}?>"}},
    {"filter-third-player",
     {"\"{word}\": a game has only two players", "\"{word}\": een partij heeft maar twee spelers",
      "« {word} » : une partie n'a que deux joueurs", "«{word}»: в партии только два игрока",
      "\"{word}\": uma partida só tem dois jogadores"}},
    {"filter-no-collection",
     {"there is no collection \"{word}\"", "er is geen verzameling \"{word}\"",
      "il n'y a pas de collection « {word} »", "подборки «{word}» нет",
      "não existe a coleção \"{word}\""}},
    {"filter-not-searched",
     {"{word} of the games have not been searched for combinations and structures yet: use "
      "damscope index --shots, or Find combinations and structures in the Database menu",
      "{word} van de partijen zijn nog niet op combinaties en structuren doorzocht: damscope index "
      "--shots, of Combinaties en structuren zoeken in het menu Database",
      "{word} des parties n'ont pas encore été parcourues pour leurs combinaisons et structures : "
      "damscope index --shots, ou Chercher combinaisons et structures dans le menu Base",
      "{word} из партий ещё не просмотрены на комбинации и структуры: damscope index --shots или "
      "«Найти комбинации и структуры» в меню «База»",
      "{word} das partidas ainda não foram examinadas em busca de combinações e estruturas: "
      "damscope index --shots, ou Procurar combinações e estruturas no menu Base de dados"}},
});

} // namespace

std::span<const Entry> filterMessages() {
    return messages;
}

} // namespace damscope::tables
