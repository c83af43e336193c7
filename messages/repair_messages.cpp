// SPDX-License-Identifier: GPL-3.0-or-later
// What was probably meant where a game is illegal, and what was done about it (docs/repair.md).
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"repaired",
     {"{done}, {extent:repaired}; it broke at {move}: {explanation}",
      "{done}, {extent:repaired}; zij liep vast op {move}: {explanation}",
      "{done}, {extent:repaired} ; elle s'arrêtait à {move} : {explanation}",
      "{done}, {extent:repaired}; она обрывалась на {move}: {explanation}",
      "{done}, {extent:repaired}; parava em {move}: {explanation}"}},
    {"other-move-done",
     {"written {written}, read as {meant}", "er staat {written}, gelezen als {meant}",
      "{written} est écrit, {meant} est lu", "написано {written}, прочитано как {meant}",
      "está escrito {written}, lido como {meant}"}},
    {"missing-move-done",
     {"{meant} is missing and was inserted", "{meant} ontbreekt en is ingevoegd",
      "{meant} manque et a été ajouté", "{meant} пропущено и добавлено",
      "faltava {meant}, que foi acrescentado"}},
    {"extra-move-done",
     {"{written} is one move too many and was left out", "{written} is te veel en is weggelaten",
      "{written} est de trop et a été laissé de côté", "{written} лишнее и убрано",
      "{written} é um lance a mais e foi deixado de fora"}},

    {"other-move-meant",
     {"did you mean {move} instead of {written}? With it {reach:reach}",
      "is {move} bedoeld in plaats van {written}? Daarmee {reach:reach}",
      "est-ce {move} au lieu de {written} ? Avec ce coup, {reach:reach}",
      "не {move} ли имелось в виду вместо {written}? Тогда {reach:reach}",
      "seria {move} em vez de {written}? Com ele {reach:reach}"}},
    {"missing-move-meant",
     {"is the move {move} missing? With it {reach:reach}",
      "ontbreekt de zet {move}? Daarmee {reach:reach}",
      "le coup {move} manque-t-il ? Avec lui, {reach:reach}",
      "не пропущен ли ход {move}? С ним {reach:reach}",
      "falta o lance {move}? Com ele {reach:reach}"}},
    {"extra-move-meant",
     {"is {move} one move too many? Without it {reach:reach}",
      "is {move} te veel? Zonder die zet {reach:reach}",
      "{move} est-il de trop ? Sans lui, {reach:reach}",
      "не лишнее ли {move}? Без него {reach:reach}",
      "{move} é um lance a mais? Sem ele {reach:reach}"}},
});

} // namespace

std::span<const Entry> repairMessages() {
    return messages;
}

} // namespace damscope::tables
