// SPDX-License-Identifier: GPL-3.0-or-later
// Why a file is not overwritten.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"output-is-store",
     {"{file}: this is a Damscope database, which is never overwritten; choose another file name",
      "{file}: dit is een Damscope-database, die nooit wordt overschreven; kies een andere "
      "bestandsnaam",
      "{file} : c'est une base de données Damscope, qui n'est jamais remplacée ; choisissez un "
      "autre nom de fichier",
      "{file}: это база данных Damscope, она никогда не перезаписывается; выберите другое имя "
      "файла",
      "{file}: esta é uma base de dados do Damscope, que nunca é substituída; escolha outro "
      "nome de arquivo"}},
    {"output-is-part-of-store",
     {"{file}: this file belongs to the Damscope database {other} and is never overwritten; choose "
      "another file name",
      "{file}: dit bestand hoort bij de Damscope-database {other} en wordt nooit overschreven; "
      "kies een andere bestandsnaam",
      "{file} : ce fichier appartient à la base de données Damscope {other} et n'est jamais "
      "remplacé ; choisissez un autre nom de fichier",
      "{file}: этот файл относится к базе данных Damscope {other} и никогда не перезаписывается; "
      "выберите другое имя файла",
      "{file}: este arquivo pertence à base de dados do Damscope {other} e nunca é "
      "substituído; escolha outro nome de arquivo"}},
    {"output-is-input",
     {"{file}: this is the input file {other}; choose another file name",
      "{file}: dit is het bestand {other}, dat wordt gelezen; kies een andere bestandsnaam",
      "{file} : c'est le fichier {other}, qui est lu en ce moment ; choisissez un autre nom de "
      "fichier",
      "{file}: это файл {other}, который сейчас читается; выберите другое имя файла",
      "{file}: este é o arquivo de entrada {other}; escolha outro nome de arquivo"}},
    {"output-is-original",
     {"{file}: games of the database were imported from this file; choose another file name<, or "
      "give {option}>",
      "{file}: uit dit bestand zijn partijen van de database ingelezen; kies een andere "
      "bestandsnaam<, of geef {option}>",
      "{file} : des parties de la base ont été importées de ce fichier ; choisissez un autre nom "
      "de fichier<, ou donnez {option}>",
      "{file}: из этого файла импортированы партии базы; выберите другое имя файла<, или укажите "
      "{option}>",
      "{file}: partidas da base de dados foram importadas deste arquivo; escolha outro nome de "
      "arquivo<, ou indique {option}>"}},
    {"output-is-endgame-table",
     {"{file}: this is an endgame table, which is never overwritten; choose another file name",
      "{file}: dit is een eindspeltabel, die nooit wordt overschreven; kies een andere "
      "bestandsnaam",
      "{file} : c'est une table de finales, qui n'est jamais remplacée ; choisissez un autre nom "
      "de fichier",
      "{file}: это таблица окончаний, она никогда не перезаписывается; выберите другое имя файла",
      "{file}: esta é uma tabela de finais, que nunca é substituída; escolha outro nome de "
      "arquivo"}},
    {"output-is-weights",
     {"{file}: this file contains weights of the engine and is never overwritten; choose another "
      "file name, or remove it first",
      "{file}: dit bestand bevat gewichten van de engine en wordt nooit overschreven; kies een "
      "andere bestandsnaam, of verwijder het eerst",
      "{file} : ce fichier contient des poids du moteur et n'est jamais remplacé ; choisissez un "
      "autre nom de fichier, ou supprimez-le d'abord",
      "{file}: в этом файле веса движка, он никогда не перезаписывается; выберите другое имя файла "
      "или сначала удалите его",
      "{file}: este arquivo contém pesos do motor e nunca é substituído; escolha outro nome de "
      "arquivo ou remova-o antes"}},
    {"output-unreadable",
     {"{file}: this file cannot be read, so it may be a database; choose another file name",
      "{file}: hier staat een bestand dat niet gelezen mag worden, dus het kan een database zijn; "
      "kies een andere bestandsnaam",
      "{file} : il y a ici un fichier qui ne peut pas être lu, et qui est peut-être une base de "
      "données ; choisissez un autre nom de fichier",
      "{file}: здесь есть файл, который нельзя прочитать, поэтому это может быть база данных; "
      "выберите другое имя файла",
      "{file}: este arquivo não pode ser lido e por isso talvez seja uma base de dados; "
      "escolha outro nome de arquivo"}},
    {"output-present",
     {"{file}: this file exists already and was not changed; choose another file name",
      "{file}: dit bestand bestaat al en is niet veranderd; kies een andere bestandsnaam",
      "{file} : ce fichier existe déjà et n'a pas été modifié ; choisissez un autre nom de fichier",
      "{file}: такой файл уже есть, он не изменён; выберите другое имя файла",
      "{file}: este arquivo já existe e não foi alterado; escolha outro nome de arquivo"}},
});

} // namespace

std::span<const Entry> outputMessages() {
    return messages;
}

} // namespace damscope::tables
