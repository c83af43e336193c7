// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the words of a command line, whatever the command.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"did-you-mean",
     {"; did you mean {similar}?", "; is {similar} bedoeld?", " ; est-ce {similar} ?",
      "; не имелось ли в виду: {similar}?", "; seria {similar}?"}},
    {"see-help",
     {"See damscope {command}--help", "Zie damscope {command}--help",
      "Voir damscope {command}--help", "См. damscope {command}--help",
      "Veja damscope {command}--help"}},
    {"usage-no-command",
     {"there is no command \"{word}\"", "er is geen opdracht \"{word}\"",
      "il n'y a pas de commande « {word} »", "команды «{word}» нет", "não há comando \"{word}\""}},
    {"usage-no-option",
     {"there is no option {option}", "er is geen optie {option}", "il n'y a pas d'option {option}",
      "параметра {option} нет", "não há opção {option}"}},
    {"usage-no-setting",
     {"there is no setting \"{word}\"", "er is geen instelling \"{word}\"",
      "il n'y a pas de réglage « {word} »", "настройки «{word}» нет", "não há ajuste \"{word}\""}},
    {"usage-no-variant",
     {"there is no variant \"{word}\"", "er is geen variant \"{word}\"",
      "il n'y a pas de variante « {word} »", "вида шашек «{word}» нет",
      "não há variante \"{word}\""}},
    {"usage-value-before",
     {"{option}: a value is needed before {value}; if that is the value, write {option}={value}",
      "{option}: vóór {value} is een waarde nodig; is dat de waarde, schrijf dan {option}={value}",
      "{option} : il faut une valeur avant {value} ; si c'est la valeur, écrivez {option}={value}",
      "{option}: перед {value} нужно значение; если это и есть значение, пишите {option}={value}",
      "{option}: falta um valor antes de {value}; se esse é o valor, escreva {option}={value}"}},
    {"usage-one-value",
     {"{option}: exactly one value is needed", "{option}: er is precies één waarde nodig",
      "{option} : il faut exactement une valeur", "{option}: нужно ровно одно значение",
      "{option}: é preciso exatamente um valor"}},
    {"usage-required",
     {"{option} is required", "{option} is verplicht", "{option} est obligatoire",
      "нужно указать {option}", "{option} é obrigatório"}},
    {"usage-too-many",
     {"\"{word}\" is one argument too many", "\"{word}\" is een argument te veel",
      "« {word} » est un argument de trop", "«{word}» — лишний аргумент",
      "\"{word}\" é um argumento a mais"}},
    {"usage-whole-number",
     {"expected a whole number from {least} to {most}, not \"{word}\"",
      "verwacht wordt een geheel getal van {least} tot {most}, niet \"{word}\"",
      "il faut un nombre entier de {least} à {most}, non « {word} »",
      "нужно целое число от {least} до {most}, а не «{word}»",
      "esperava-se um número inteiro de {least} a {most}, não \"{word}\""}},
    {"usage-choice",
     {"\"{word}\" is not one of {choices}", "\"{word}\" is geen van {choices}",
      "« {word} » n'est pas l'un de {choices}", "«{word}» — не одно из {choices}",
      "\"{word}\" não é um de {choices}"}},
    {"usage-duration",
     {"expected a time from 1ms to 24h, such as 200ms or 2s, not \"{word}\"",
      "verwacht wordt een tijd van 1ms tot 24h, zoals 200ms of 2s, niet \"{word}\"",
      "il faut un temps de 1ms à 24h, comme 200ms ou 2s, non « {word} »",
      "нужно время от 1ms до 24h, например 200ms или 2s, а не «{word}»",
      "esperava-se um tempo de 1ms a 24h, como 200ms ou 2s, não \"{word}\""}},
});

} // namespace

std::span<const Entry> usageMessages() {
    return messages;
}

} // namespace damscope::tables
