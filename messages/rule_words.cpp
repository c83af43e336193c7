// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of sentences about the rules.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = std::to_array<Word>({
    // How a capture can be better although it takes no more pieces.
    {"better-capture",
     "more-kings",
     {"takes more kings", "meer dammen slaat", "prend plus de dames", "берёт больше дамок"}},
    {"better-capture",
     "more-kings-or-sooner",
     {"takes more kings, or takes them sooner,", "meer dammen slaat, of eerder een dam slaat",
      "prend plus de dames, ou les prend plus tôt", "берёт больше дамок или берёт их раньше"}},
    {"better-capture", "worth-more", {"is worth more", "meer waard is", "vaut plus", "ценнее"}},
    {"better-capture", "goes-before", {"goes before it", "voorgaat", "passe avant", "важнее"}},
    // The squares that a board has.
    {"squares",
     "numbered",
     {"squares 1 to {last}", "de velden 1 tot en met {last}", "les cases 1 à {last}",
      "поля с 1 по {last}"}},
    {"squares",
     "dark",
     {"dark squares only, a1 to {last}", "alleen donkere velden, van a1 tot en met {last}",
      "seulement des cases noires, de a1 à {last}", "только тёмные поля, от a1 до {last}"}},
    {"squares",
     "all",
     {"squares a1 to {last}", "de velden a1 tot en met {last}", "les cases a1 à {last}",
      "поля от a1 до {last}"}},
    // How a game has ended.
    {"ending",
     "no-pieces",
     {"{color:side} has no pieces left", "{color:side} heeft geen stukken meer",
      "{color:side} n'ont plus de pièces", "{color:side} остались без шашек"}},
    {"ending",
     "king-made",
     {"a king has been made", "er is een dam gehaald", "une dame a été faite", "проведена дамка"}},
    {"ending",
     "all-lost",
     {"{color:side} cannot move and so has won",
      "{color:side} kan niet zetten en heeft zo gewonnen",
      "{color:side} ne peuvent plus jouer et ont donc gagné",
      "{color:side} не могут ходить и тем выиграли"}},
    {"ending",
     "held-king",
     {"{color:side} can move nothing but a king that has already moved {limit} times in a row",
      "{color:side} kan alleen zetten met een dam waarmee al {limit} keer achter elkaar is gezet",
      "{color:side} ne peuvent jouer qu'une dame qui a déjà joué {limit} fois de suite",
      "{color:side} могут ходить только дамкой, которая уже ходила {limit} раза подряд"}},
    {"ending",
     "blocked",
     {"{color:side} cannot move", "{color:side} kan niet zetten",
      "{color:side} ne peuvent plus jouer", "{color:side} не могут ходить"}},
});

} // namespace

std::span<const Word> ruleWords() {
    return words;
}

} // namespace damscope::tables
