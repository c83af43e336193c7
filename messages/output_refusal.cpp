// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/output_refusal.hpp"

#include "messages/sentence.hpp"

#include <array>
#include <string_view>

namespace damscope::base {
namespace {

/// In the order of OutputRefusal::Reason.
using Words =
    std::array<std::string_view, static_cast<std::size_t>(OutputRefusal::Reason::present) + 1>;

constexpr Words english{
    "{file}: this is a Damscope database, which is never written over; choose another file name",
    "{file}: this file belongs to the Damscope database {other} and is never written over; choose "
    "another file name",
    "{file}: this is the file {other}, which is being read; choose another file name",
    "{file}: this is an endgame table, which is never written over; choose another file name",
    "{file}: this file holds weights of the engine and is never written over; choose another file "
    "name, or remove it first",
    "{file}: there is a file that may not be read, so it may be a database; choose another file "
    "name",
    "{file}: there is such a file already, and it was left as it is; choose another file name",
};

constexpr Words dutch{
    "{file}: dit is een Damscope-database, die nooit wordt overschreven; kies een andere "
    "bestandsnaam",
    "{file}: dit bestand hoort bij de Damscope-database {other} en wordt nooit overschreven; kies "
    "een andere bestandsnaam",
    "{file}: dit is het bestand {other}, dat wordt gelezen; kies een andere bestandsnaam",
    "{file}: dit is een eindspeltabel, die nooit wordt overschreven; kies een andere bestandsnaam",
    "{file}: dit bestand bevat gewichten van de engine en wordt nooit overschreven; kies een "
    "andere bestandsnaam, of verwijder het eerst",
    "{file}: hier staat een bestand dat niet gelezen mag worden, dus het kan een database zijn; "
    "kies een andere bestandsnaam",
    "{file}: dit bestand bestaat al en is niet veranderd; kies een andere bestandsnaam",
};

constexpr Words french{
    "{file} : c'est une base de données Damscope, qui n'est jamais remplacée ; choisissez un autre "
    "nom de fichier",
    "{file} : ce fichier appartient à la base de données Damscope {other} et n'est jamais "
    "remplacé ; choisissez un autre nom de fichier",
    "{file} : c'est le fichier {other}, qui est lu en ce moment ; choisissez un autre nom de "
    "fichier",
    "{file} : c'est une table de finales, qui n'est jamais remplacée ; choisissez un autre nom de "
    "fichier",
    "{file} : ce fichier contient des poids du moteur et n'est jamais remplacé ; choisissez un "
    "autre nom de fichier, ou supprimez-le d'abord",
    "{file} : il y a ici un fichier qui ne peut pas être lu, et qui est peut-être une base de "
    "données ; choisissez un autre nom de fichier",
    "{file} : ce fichier existe déjà et n'a pas été modifié ; choisissez un autre nom de fichier",
};

constexpr Words russian{
    "{file}: это база данных Damscope, она никогда не перезаписывается; выберите другое имя файла",
    "{file}: этот файл относится к базе данных Damscope {other} и никогда не перезаписывается; "
    "выберите другое имя файла",
    "{file}: это файл {other}, который сейчас читается; выберите другое имя файла",
    "{file}: это таблица окончаний, она никогда не перезаписывается; выберите другое имя файла",
    "{file}: в этом файле веса движка, он никогда не перезаписывается; выберите другое имя файла "
    "или сначала удалите его",
    "{file}: здесь есть файл, который нельзя прочитать, поэтому это может быть база данных; "
    "выберите другое имя файла",
    "{file}: такой файл уже есть, он не изменён; выберите другое имя файла",
};

} // namespace

std::string message(const OutputRefusal& refusal, rules::Language language) {
    const Words& words = wordsIn(language, english, dutch, french, russian);
    return rules::filled(words[static_cast<std::size_t>(refusal.reason)],
                         [&](std::string_view name) {
                             return (name == "file" ? refusal.file : refusal.other).string();
                         });
}

} // namespace damscope::base
