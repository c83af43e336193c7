// SPDX-License-Identifier: GPL-3.0-or-later
// The structures, endings and combinations that were found in a game or a position.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
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
      "{color:report} сыграли, не вынужденно, в партии выиграно: {gain}< ({name})>: {line}"}},
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
