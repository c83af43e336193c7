// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a user's file of names. Its words are the same in every language.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"names-heading",
     {"expected [shot KEY] or [structure KEY]", "hier hoort [shot SLEUTEL] of [structure SLEUTEL]",
      "il faut [shot CLÉ] ou [structure CLÉ]", "нужно [shot КЛЮЧ] или [structure КЛЮЧ]",
      "é preciso [shot CHAVE] ou [structure CHAVE]"}},
    {"names-twice",
     {"{word} appears twice", "{word} staat er twee keer", "{word} figure deux fois",
      "{word} встречается дважды", "{word} aparece duas vezes"}},
    {"names-line",
     {"expected FIELD = VALUE, [shot KEY] or [structure KEY]",
      "hier hoort VELD = WAARDE, [shot SLEUTEL] of [structure SLEUTEL]",
      "il faut CHAMP = VALEUR, [shot CLÉ] ou [structure CLÉ]",
      "нужно ПОЛЕ = ЗНАЧЕНИЕ, [shot КЛЮЧ] или [structure КЛЮЧ]",
      "é preciso CAMPO = VALOR, [shot CHAVE] ou [structure CHAVE]"}},
    {"names-before-heading",
     {"a line [shot KEY] or [structure KEY] is needed first",
      "hiervoor hoort een regel [shot SLEUTEL] of [structure SLEUTEL]",
      "il faut d'abord une ligne [shot CLÉ] ou [structure CLÉ]",
      "сначала нужна строка [shot КЛЮЧ] или [structure КЛЮЧ]",
      "é precisa antes uma linha [shot CHAVE] ou [structure CHAVE]"}},
    {"names-encoding",
     {"this is not UTF-8; save the file in that encoding",
      "dit is geen UTF-8; bewaar het bestand in die codering",
      "ce n'est pas de l'UTF-8 ; enregistrez le fichier dans cet encodage",
      "это не UTF-8; сохраните файл в этой кодировке",
      "isto não é UTF-8; salve o arquivo nessa codificação"}},
    {"names-blank",
     {"a name is needed; without this line the program's own name is used",
      "hier hoort een naam; zonder de regel heet het zoals in het programma",
      "il faut un nom ; sans la ligne, c'est celui du programme",
      "нужно название; без этой строки оно такое, как в программе",
      "é preciso um nome; sem a linha, vale o do programa"}},
    {"names-field",
     {"there is no field \"{word}\"; the fields are {words}",
      "het veld \"{word}\" bestaat niet; de velden zijn {words}",
      "il n'y a pas de champ « {word} » ; les champs sont {words}",
      "поля «{word}» нет; есть такие: {words}",
      "não existe o campo \"{word}\"; os campos são {words}"}},
    {"names-number",
     {"{field}: expected a number from {low} to {high}",
      "{field}: hier hoort een getal van {low} tot en met {high}",
      "{field} : il faut un nombre de {low} à {high}", "{field}: нужно число от {low} до {high}",
      "{field}: é preciso um número de {low} a {high}"}},
    {"names-yes-or-no",
     {"expected yes or no, not \"{word}\"", "hier hoort yes of no, niet \"{word}\"",
      "il faut yes ou no, et non « {word} »", "нужно yes или no, а не «{word}»",
      "é preciso yes ou no, e não \"{word}\""}},
    {"names-square",
     {"the board has no square {word}", "het bord heeft geen veld {word}",
      "il n'y a pas de case {word}", "на доске нет поля {word}",
      "o tabuleiro não tem a casa {word}"}},
    {"names-square-twice",
     {"square {word} is in two lists", "veld {word} staat in twee lijsten",
      "la case {word} est dans deux listes", "поле {word} есть в двух списках",
      "a casa {word} está em duas listas"}},
    {"names-variant",
     {"there is no variant \"{word}\"", "het spel \"{word}\" bestaat niet",
      "il n'y a pas de jeu « {word} »", "игры «{word}» нет", "não existe a variante \"{word}\""}},
    {"names-side",
     {"expected white or black, not \"{word}\"", "hier hoort white of black, niet \"{word}\"",
      "il faut white ou black, et non « {word} »", "нужно white или black, а не «{word}»",
      "é preciso white ou black, e não \"{word}\""}},
    {"names-rule",
     {"\"{word}\" is not a rule of a combination; docs/names.md explains them",
      "\"{word}\" is geen regel van een combinatie; docs/names.md legt ze uit",
      "« {word} » n'est pas une règle de combinaison ; docs/names.md les explique",
      "«{word}» — не правило комбинации; они объяснены в docs/names.md",
      "\"{word}\" não é uma regra de combinação; docs/names.md explica quais são"}},
    {"names-no-name",
     {"{word} is new: it needs a name (en, nl, fr, ru or pt)",
      "{word} is nieuw: er hoort een naam bij (en, nl, fr, ru of pt)",
      "{word} est nouveau : il faut un nom (en, nl, fr, ru ou pt)",
      "{word} — новое: нужно название (en, nl, fr, ru или pt)",
      "{word} é novo: precisa de um nome (en, nl, fr, ru ou pt)"}},
    {"names-no-rule",
     {"{word} needs a rule: moves, last or mechanisms",
      "bij {word} hoort een regel: moves, last of mechanisms",
      "il faut une règle à {word} : moves, last ou mechanisms",
      "для {word} нужно правило: moves, last или mechanisms",
      "{word} precisa de uma regra: moves, last ou mechanisms"}},
    {"names-no-men",
     {"{word} needs a query", "bij {word} hoort een zoekvraag: query",
      "il faut une requête à {word} : query", "для {word} нужен запрос: query",
      "{word} precisa de uma consulta: query"}},
    {"names-no-structure",
     {"a structure is what stands on the board for some plies: (white men on 27 28 and black man "
      "on "
      "18) for 4 plies outside exchanges",
      "een structuur is wat een aantal halve zetten op het bord staat: (white men on 27 28 and "
      "black man on 18) for 4 plies outside exchanges",
      "une structure est ce qui reste sur le damier pendant quelques demi-coups : (white men on 27 "
      "28 and black man on 18) for 4 plies outside exchanges",
      "структура — это то, что стоит на доске несколько полуходов: (white men on 27 28 and black "
      "man on 18) for 4 plies outside exchanges",
      "uma estrutura é o que fica no tabuleiro durante alguns meios-lances: (white men on 27 28 "
      "and "
      "black man on 18) for 4 plies outside exchanges"}},
    {"names-query-alone",
     {"{word}: the query says it already; give only one of the two",
      "{word}: dat zegt de zoekvraag al; een van beide",
      "{word} : la requête le dit déjà ; l'un des deux",
      "{word}: это уже сказано в запросе; нужно одно из двух",
      "{word}: a consulta já o diz; um dos dois"}},
});

} // namespace

std::span<const Entry> ownNameMessages() {
    return messages;
}

} // namespace damscope::tables
