// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a user's file of names. Its words are the same in every language.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"names-heading",
     {"expected [shot KEY] or [structure KEY]", "hier hoort [shot SLEUTEL] of [structure SLEUTEL]",
      "il faut [shot CLÉ] ou [structure CLÉ]", "нужно [shot КЛЮЧ] или [structure КЛЮЧ]"}},
    {"names-twice",
     {"{word} is there twice", "{word} staat er twee keer", "{word} figure deux fois",
      "{word} встречается дважды"}},
    {"names-line",
     {"expected FIELD = VALUE, [shot KEY] or [structure KEY]",
      "hier hoort VELD = WAARDE, [shot SLEUTEL] of [structure SLEUTEL]",
      "il faut CHAMP = VALEUR, [shot CLÉ] ou [structure CLÉ]",
      "нужно ПОЛЕ = ЗНАЧЕНИЕ, [shot КЛЮЧ] или [structure КЛЮЧ]"}},
    {"names-before-heading",
     {"a line [shot KEY] or [structure KEY] is needed first",
      "hiervoor hoort een regel [shot SLEUTEL] of [structure SLEUTEL]",
      "il faut d'abord une ligne [shot CLÉ] ou [structure CLÉ]",
      "сначала нужна строка [shot КЛЮЧ] или [structure КЛЮЧ]"}},
    {"names-encoding",
     {"this is not UTF-8; save the file in that encoding",
      "dit is geen UTF-8; bewaar het bestand in die codering",
      "ce n'est pas de l'UTF-8 ; enregistrez le fichier dans ce codage",
      "это не UTF-8; сохраните файл в этой кодировке"}},
    {"names-blank",
     {"a name is needed; without the line it is called as the program has it",
      "hier hoort een naam; zonder de regel heet het zoals in het programma",
      "il faut un nom ; sans la ligne, c'est celui du programme",
      "нужно название; без этой строки оно такое, как в программе"}},
    {"names-field",
     {"there is no field \"{word}\"; the fields are {words}",
      "het veld \"{word}\" bestaat niet; de velden zijn {words}",
      "il n'y a pas de champ « {word} » ; les champs sont {words}",
      "поля «{word}» нет; есть такие: {words}"}},
    {"names-number",
     {"{field}: expected a number from {low} to {high}",
      "{field}: hier hoort een getal van {low} tot en met {high}",
      "{field} : il faut un nombre de {low} à {high}", "{field}: нужно число от {low} до {high}"}},
    {"names-yes-or-no",
     {"expected yes or no, not \"{word}\"", "hier hoort yes of no, niet \"{word}\"",
      "il faut yes ou no, et non « {word} »", "нужно yes или no, а не «{word}»"}},
    {"names-square",
     {"the board has no square {word}", "het bord heeft geen veld {word}",
      "il n'y a pas de case {word}", "на доске нет поля {word}"}},
    {"names-square-twice",
     {"square {word} is in two lists", "veld {word} staat in twee lijsten",
      "la case {word} est dans deux listes", "поле {word} есть в двух списках"}},
    {"names-variant",
     {"there is no variant \"{word}\"", "het spel \"{word}\" bestaat niet",
      "il n'y a pas de jeu « {word} »", "игры «{word}» нет"}},
    {"names-side",
     {"expected white or black, not \"{word}\"", "hier hoort white of black, niet \"{word}\"",
      "il faut white ou black, et non « {word} »", "нужно white или black, а не «{word}»"}},
    {"names-rule",
     {"\"{word}\" is not a rule of a combination; docs/names.md explains them",
      "\"{word}\" is geen regel van een combinatie; docs/names.md legt ze uit",
      "« {word} » n'est pas une règle de combinaison ; docs/names.md les explique",
      "«{word}» — не правило комбинации; они объяснены в docs/names.md"}},
    {"names-no-name",
     {"{word} is new: it needs a name (en, nl, fr or ru)",
      "{word} is nieuw: er hoort een naam bij (en, nl, fr of ru)",
      "{word} est nouveau : il faut un nom (en, nl, fr ou ru)",
      "{word} — новое: нужно название (en, nl, fr или ru)"}},
    {"names-no-rule",
     {"{word} needs a rule: moves, last or mechanisms",
      "bij {word} hoort een regel: moves, last of mechanisms",
      "il faut une règle à {word} : moves, last ou mechanisms",
      "для {word} нужно правило: moves, last или mechanisms"}},
    {"names-no-men",
     {"{word} needs men: white or black", "bij {word} horen schijven: white of black",
      "il faut des pions à {word} : white ou black", "для {word} нужны шашки: white или black"}},
});

} // namespace

std::span<const Entry> ownNameMessages() {
    return messages;
}

} // namespace damscope::tables
