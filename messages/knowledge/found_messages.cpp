// SPDX-License-Identifier: GPL-3.0-or-later
// The structures, endings and combinations that were found in a game or a position.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"named-white", {"white {squares}", "wit {squares}", "blancs {squares}", "белые {squares}"}},
    {"named-black", {"black {squares}", "zwart {squares}", "noirs {squares}", "чёрные {squares}"}},
    {"named-empty", {"empty {squares}", "leeg {squares}", "vides {squares}", "пустые {squares}"}},
    {"named-plies",
     {"{plies} {plies?ply|plies}", "{plies} {plies?halve zet|halve zetten}",
      "{plies} {plies?demi-coup|demi-coups}", "{plies} {plies?полуход|полухода|полуходов}"}},
    {"named-off", {"off", "uit", "désactivé", "отключено"}},
    {"named-own", {"own", "eigen", "personnel", "своё"}},
    {"named-changed", {"changed", "gewijzigd", "modifié", "изменено"}},
    {"named-rule-white",
     {"rule (White plays): {rule}", "regel (wit speelt): {rule}",
      "règle (les blancs jouent) : {rule}", "правило (играют белые): {rule}"}},
    {"named-rule-black",
     {"rule (Black plays): {rule}", "regel (zwart speelt): {rule}",
      "règle (les noirs jouent) : {rule}", "правило (играют чёрные): {rule}"}},
    {"named-example",
     {"example: {moves}", "voorbeeld: {moves}", "exemple : {moves}", "пример: {moves}"}},
    {"named-source",
     {"source: {source}", "bron: {source}", "d'après : {source}", "источник: {source}"}},
    {"found-structures", {"Structures:", "Structuren:", "Structures trouvées :", "Построения:"}},
    {"found-structure",
     {"plies {from}-{to}, {color:report}: {name}",
      "halve zetten {from}-{to}, {color:report}: {name}",
      "demi-coups {from}-{to}, {color:report} : {name}",
      "полуходы {from}-{to}, {color:report}: {name}"}},
    {"found-endings", {"Endings:", "Eindspelen:", "Finales :", "Окончания:"}},
    {"found-ending",
     {"ply {ply}: {name}", "halve zet {ply}: {name}", "demi-coup {ply} : {name}",
      "полуход {ply}: {name}"}},
    {"found-combinations", {"Combinations:", "Combinaties:", "Combinaisons :", "Комбинации:"}},
    {"found-played",
     {"{color:report} played, gains {gain}< ({name})>: {line}",
      "{color:report} speelde, wint {gain}< ({name})>: {line}",
      "{color:report}, jouée, gagne {gain}< ({name})> : {line}",
      "{color:report} сыграли, выигрывает {gain}< ({name})>: {line}"}},
    {"found-not-forced",
     {"{color:report} played, not forced, gained {gain} in the game< ({name})>: {line}",
      "{color:report} speelde, niet gedwongen, won {gain} in de partij< ({name})>: {line}",
      "{color:report}, jouée, non forcée, a gagné {gain} dans la partie< ({name})> : {line}",
      "{color:report} сыграли, не вынужденно, выиграли в партии {gain}< ({name})>: {line}"}},
    {"found-for-nothing",
     {"{color:report} played, not forced, gained nothing in the game< ({name})>: {line}",
      "{color:report} speelde, niet gedwongen, won niets in de partij< ({name})>: {line}",
      "{color:report}, jouée, non forcée, n'a rien gagné dans la partie< ({name})> : {line}",
      "{color:report} сыграли, не вынужденно, в партии ничего не выиграли< ({name})>: {line}"}},
    {"found-missed",
     {"{color:report} missed, gains {gain}< ({name})>: {line}",
      "{color:report} miste, wint {gain}< ({name})>: {line}",
      "{color:report}, manquée, gagne {gain}< ({name})> : {line}",
      "{color:report} упустили, выигрывает {gain}< ({name})>: {line}"}},
    {"found-open",
     {"{color:report} could play it at the end, gains {gain}< ({name})>: {line}",
      "{color:report} kon haar aan het eind spelen, wint {gain}< ({name})>: {line}",
      "{color:report}, possible à la fin, gagne {gain}< ({name})> : {line}",
      "{color:report} могли провести в конце, выигрывает {gain}< ({name})>: {line}"}},
    {"found-in-position",
     {"gains {gain}, after {given} {given?piece|pieces} given<; {name}>",
      "wint {gain}, na {given} gegeven {given?stuk|stukken}<; {name}>",
      "gagne {gain}, après {given} {given?pièce donnée|pièces données}<; {name}>",
      "выигрывает {gain}, отдав {given} {given?шашку|шашки|шашек}<; {name}>"}},
});

} // namespace

std::span<const Entry> foundMessages() {
    return messages;
}

} // namespace damscope::tables
