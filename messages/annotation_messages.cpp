// SPDX-License-Identifier: GPL-3.0-or-later
// What is written into a game about its errors: "Mistake. 32-28 keeps the balance."
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"annotation-inaccuracy",
     {"Inaccuracy.{+better}", "Onnauwkeurig.{+better}", "Imprécision.{+better}",
      "Неточность.{+better}", "Impreciso.{+better}"}},
    {"annotation-mistake",
     {"Mistake.{+better}", "Fout.{+better}", "Erreur.{+better}", "Ошибка.{+better}",
      "Erro.{+better}"}},
    {"annotation-blunder",
     {"Blunder.{+better}", "Blunder.{+better}", "Gaffe.{+better}", "Грубая ошибка.{+better}",
      "Erro grave.{+better}"}},
    {"annotation-missed-win",
     {"Misses a win.{+better}", "Mist de winst.{+better}", "Laisse échapper le gain.{+better}",
      "Упущен выигрыш.{+better}", "Perde a vitória.{+better}"}},
    {"+better",
     {"< {better} {prospect:prospect}.>", "< {better} {prospect:prospect}.>",
      "< {better} {prospect:prospect}.>", "< {better} {prospect:prospect}.>",
      "< {better} {prospect:prospect}.>"}},
});

} // namespace

std::span<const Entry> annotationMessages() {
    return messages;
}

} // namespace damscope::tables
