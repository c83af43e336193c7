// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of a store.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"store-damaged", {"{reason}", "{reason}", "{reason}", "{reason}", "{reason}"}},
    {"store-file-damaged",
     {"the file is damaged; SQLite says: {reason}",
      "het bestand is beschadigd; SQLite meldt: {reason}",
      "le fichier est endommagé ; SQLite indique : {reason}",
      "файл повреждён; SQLite сообщает: {reason}",
      "o arquivo está danificado; o SQLite informa: {reason}"}},
    {"store-lost-row",
     {"row {row} of table {table} refers to a missing row of table {other}",
      "rij {row} van tabel {table} noemt een rij van tabel {other} die er niet is",
      "la ligne {row} de la table {table} désigne une ligne de la table {other} qui n'existe pas",
      "строка {row} таблицы {table} указывает на строку таблицы {other}, которой нет",
      "a linha {row} da tabela {table} se refere a uma linha que falta na tabela {other}"}},
    {"store-illegal-move",
     {"game {game} contains an illegal move at ply {ply}",
      "partij {game} bevat een zet die niet mag, op halve zet {ply}",
      "la partie {game} contient un coup irrégulier, au demi-coup {ply}",
      "в партии {game} есть невозможный ход, полуход {ply}",
      "a partida {game} contém um lance ilegal no meio-lance {ply}"}},
    {"store-columns-differ",
     {"the columns for lists do not match the games from number {first} on; 'damscope index "
      "--rebuild' rebuilds them",
      "de kolommen voor lijsten kloppen niet met de partijen vanaf nummer {first}; 'damscope index "
      "--rebuild' maakt ze opnieuw",
      "les colonnes des listes ne correspondent pas aux parties à partir du numéro {first} ; "
      "'damscope index --rebuild' les reconstruit",
      "столбцы для списков не соответствуют партиям, начиная с номера {first}; 'damscope index "
      "--rebuild' строит их заново",
      "as colunas das listas não correspondem às partidas a partir do número {first}; "
      "'damscope index --rebuild' as refaz"}},
    {"store-index-differs",
     {"the position index of games {first} to {last} does not match the games; 'damscope index "
      "--rebuild' rebuilds it",
      "de positie-index van de partijen {first} tot en met {last} klopt niet met de partijen; "
      "'damscope index --rebuild' maakt hem opnieuw",
      "l'index des positions des parties {first} à {last} ne correspond pas aux parties ; "
      "'damscope "
      "index --rebuild' le reconstruit",
      "индекс позиций партий с {first} по {last} не соответствует партиям; 'damscope index "
      "--rebuild' строит его заново",
      "o índice de posições das partidas {first} a {last} não corresponde às partidas; "
      "'damscope index --rebuild' o refaz"}},
});

} // namespace

std::span<const Entry> storeMessages() {
    return messages;
}

} // namespace damscope::tables
