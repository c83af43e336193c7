// SPDX-License-Identifier: GPL-3.0-or-later
// The report on a club and the lessons of its players.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"coach-period",
     {"{n} {games?game|games}< since {since}>: {missed} of {chances} {chances?combination|"
      "combinations} missed, {allowed} allowed",
      "{n} {games?partij|partijen}< sinds {since}>: {missed} van {chances} "
      "{chances?combinatie|combinaties} gemist, {allowed} toegelaten",
      "{n} {games?partie|parties}< depuis {since}> : {missed} {missed?combinaison "
      "manquée|combinaisons manquées} sur {chances}, {allowed} {allowed?permise|permises}",
      "{n} {games?партия|партии|партий}< с {since}>: упущено комбинаций {missed} из {chances}, "
      "допущено {allowed}",
      "{n} {games?partida|partidas}< desde {since}>: {missed} de {chances} "
      "{chances?combinação|combinações} {missed?perdida|perdidas}, {allowed} "
      "{allowed?permitida|permitidas}"}},
    {"coach-before",
     {"before that, {n} {games?game|games}: {missed} of {chances} missed, {allowed} allowed",
      "daarvoor {n} {games?partij|partijen}: {missed} van {chances} gemist, {allowed} toegelaten",
      "avant, {n} {games?partie|parties} : {missed} {missed?manquée|manquées} sur {chances}, "
      "{allowed} {allowed?permise|permises}",
      "до этого {n} {games?партия|партии|партий}: упущено {missed} из {chances}, допущено "
      "{allowed}",
      "antes disso, {n} {games?partida|partidas}: {missed} de {chances} perdidas, {allowed} "
      "permitidas"}},
    {"coach-undated",
     {"{n} {games?game|games} without a date left out",
      "{n} {games?partij|partijen} zonder datum niet meegeteld",
      "{n} {games?partie sans date laissée|parties sans date laissées} de côté",
      "без даты, не {n?учтена|учтены|учтено}: {n} {games?партия|партии|партий}",
      "{n} {games?partida sem data deixada|partidas sem data deixadas} de lado"}},
    {"coach-mark",
     {"!: missed more often than chance explains, compared with the other players",
      "!: vaker gemist dan toeval verklaart, naast de andere spelers",
      "! : manquée plus souvent que le hasard ne l'explique, par rapport aux autres joueurs",
      "!: упущено чаще, чем объясняет случай, по сравнению с другими игроками",
      "!: perdida mais vezes do que o acaso explica, em comparação com os outros jogadores"}},
    {"coach-nothing",
     {"no positions: no combination was missed or allowed",
      "geen standen: er is geen combinatie gemist of toegelaten",
      "pas de positions : aucune combinaison manquée ni permise",
      "позиций нет: ни одна комбинация не упущена и не допущена",
      "sem posições: nenhuma combinação foi perdida nem permitida"}},
    {"coach-unproved",
     {"no positions: of the combinations missed and allowed none makes an exercise whose right "
      "moves are proved",
      "geen standen: van de gemiste en toegelaten combinaties geeft er geen een oefening waarvan "
      "de "
      "goede zetten bewezen zijn",
      "pas de positions : aucune des combinaisons manquées ou permises ne donne un exercice dont "
      "les bons coups sont prouvés",
      "позиций нет: ни из одной упущенной или допущенной комбинации не получается упражнение с "
      "доказанными верными ходами",
      "sem posições: nenhuma das combinações perdidas e permitidas dá um exercício cujos lances "
      "corretos estejam provados"}},
    {"coach-written",
     {"{n} {pages?page|pages} written", "{n} {pages?bladzijde|bladzijden} geschreven",
      "{n} {pages?page écrite|pages écrites}", "записано {n} {pages?страница|страницы|страниц}",
      "{n} {pages?página escrita|páginas escritas}"}},
});

} // namespace

std::span<const Entry> lessonMessages() {
    return messages;
}

} // namespace damscope::tables
