// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a statement of SQL. What SQLite itself says is in English.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"sql-empty",
     {"there is no statement; write one such as SELECT count(*) FROM games",
      "er staat geen opdracht; schrijf er een zoals SELECT count(*) FROM games",
      "il n'y a pas d'instruction ; écrivez-en une, par exemple SELECT count(*) FROM games",
      "здесь нет запроса; напишите его, например SELECT count(*) FROM games",
      "não há instrução; escreva uma, como SELECT count(*) FROM games"}},
    {"sql-several",
     {"another statement begins here; give one at a time",
      "hier begint nog een opdracht; geef er een tegelijk",
      "une autre instruction commence ici ; donnez-en une à la fois",
      "здесь начинается другой запрос; давайте по одному",
      "aqui começa outra instrução; dê uma de cada vez"}},
    {"sql-writes",
     {"this is not a SELECT; only SELECT is possible here, and nothing was changed",
      "dit is geen SELECT; hier kan alleen SELECT, en er is niets veranderd",
      "ceci n'est pas un SELECT ; seul SELECT est possible ici, et rien n'a été changé",
      "это не SELECT; здесь можно только SELECT, и ничего не изменено",
      "isto não é um SELECT; aqui só é possível SELECT, e nada foi alterado"}},
    {"sql-wrong",
     {"SQLite does not accept this: {reason}", "SQLite neemt dit niet aan: {reason}",
      "SQLite n'accepte pas ceci : {reason}", "SQLite не принимает это: {reason}",
      "o SQLite não aceita isto: {reason}"}},
    {"sql-out-of-time",
     {"not finished in the time that --timeout allows; allow more, or select less",
      "niet klaar in de tijd die --timeout toestaat; sta meer toe, of kies minder",
      "pas terminé dans le temps que --timeout accorde ; accordez-en davantage ou choisissez moins",
      "не закончено за время, которое даёт --timeout; дайте больше или выберите меньше",
      "não terminou no tempo que --timeout permite; permita mais, ou selecione menos"}},
    {"sql-stopped", {"interrupted", "onderbroken", "interrompu", "прервано", "interrompido"}},
    {"sql-failed",
     {"the database is damaged or cannot be read: {reason}; 'damscope check' reports what can be "
      "saved",
      "de database is beschadigd of kan niet worden gelezen: {reason}; 'damscope check' meldt wat "
      "te redden is",
      "la base de données est endommagée ou illisible : {reason} ; 'damscope check' indique ce qui "
      "peut être sauvé",
      "база данных повреждена или не читается: {reason}; 'damscope check' сообщает, что можно "
      "спасти",
      "a base de dados está danificada ou não pode ser lida: {reason}; 'damscope check' "
      "informa o que pode ser salvo"}},
});

} // namespace

std::span<const Entry> sqlMessages() {
    return messages;
}

} // namespace damscope::tables
