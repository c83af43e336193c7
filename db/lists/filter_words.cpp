// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/filter_words.hpp"

#include "db/lists/filter_values.hpp"
#include "messages/sentence.hpp"

namespace damscope::db {

namespace detail {

namespace {

constexpr FilterWords english{
    "there is no \"{word}\"; the keys are {keys}",
    "{word}: a value is needed",
    "numbers of games are needed, such as 12 or 3,5,8-10, not \"{word}\"",
    "a date such as 1998, 1998.05 or 1998.05.17 is needed, not \"{word}\"",
    "MIN-MAX is needed, such as 40-60 or 40-, not \"{word}\"",
    "white, black, draw, unknown or both-lose is needed, not \"{word}\"",
    "the name of a game is needed, such as international or russian, not \"{word}\"",
    "comments, variations, evaluations or problems is needed, not \"{word}\"",
    "there is no collection \"{word}\"",
};

constexpr FilterWords dutch{
    "\"{word}\" bestaat niet; de sleutels zijn {keys}",
    "{word}: hier hoort een waarde bij",
    "hier horen nummers van partijen, zoals 12 of 3,5,8-10, niet \"{word}\"",
    "hier hoort een datum, zoals 1998, 1998.05 of 1998.05.17, niet \"{word}\"",
    "hier hoort MIN-MAX, zoals 40-60 of 40-, niet \"{word}\"",
    "hier hoort white, black, draw, unknown of both-lose, niet \"{word}\"",
    "hier hoort de naam van een spel, zoals international of russian, niet \"{word}\"",
    "hier hoort comments, variations, evaluations of problems, niet \"{word}\"",
    "er is geen verzameling \"{word}\"",
};

constexpr FilterWords french{
    "il n'y a pas de « {word} » ; les clés sont {keys}",
    "{word} : il faut une valeur",
    "il faut des numéros de parties, par exemple 12 ou 3,5,8-10, et non « {word} »",
    "il faut une date, par exemple 1998, 1998.05 ou 1998.05.17, et non « {word} »",
    "il faut MIN-MAX, par exemple 40-60 ou 40-, et non « {word} »",
    "il faut white, black, draw, unknown ou both-lose, et non « {word} »",
    "il faut le nom d'un jeu, par exemple international ou russian, et non « {word} »",
    "il faut comments, variations, evaluations ou problems, et non « {word} »",
    "il n'y a pas de collection « {word} »",
};

constexpr FilterWords russian{
    "ключа «{word}» нет; есть такие: {keys}",
    "{word}: нужно значение",
    "нужны номера партий, например 12 или 3,5,8-10, а не «{word}»",
    "нужна дата, например 1998, 1998.05 или 1998.05.17, а не «{word}»",
    "нужен промежуток МИН-МАКС, например 40-60 или 40-, а не «{word}»",
    "нужно white, black, draw, unknown или both-lose, а не «{word}»",
    "нужно название игры, например international или russian, а не «{word}»",
    "нужно comments, variations, evaluations или problems, а не «{word}»",
    "подборки «{word}» нет",
};

std::string listOfKeys() {
    std::string list;
    for (const std::string_view key : filterKeys())
        list += (list.empty() ? "" : ", ") + std::string(key);
    return list;
}

} // namespace

const FilterWords& filterWords(rules::Language language) {
    return wordsIn(language, english, dutch, french, russian);
}

} // namespace detail

std::string message(const FilterError& error, rules::Language language) {
    return rules::filled(
        detail::filterWords(language)[static_cast<std::size_t>(error.fault)],
        [&](std::string_view name) { return name == "keys" ? detail::listOfKeys() : error.word; });
}

} // namespace damscope::db
