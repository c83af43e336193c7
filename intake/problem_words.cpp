// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/problem_words.hpp"

#include "messages/sentence.hpp"
#include "parser/problems/problem_words.hpp"

namespace damscope::db {

namespace detail {

namespace {

constexpr SourceSentences english{
    "no game was found in it",
    "it is no text: too many of its bytes are control characters",
    "it was changed while it was read; import it again",
    "it was changed while it was read, and is not finished; import it again",
    "it is a folder, not a file",
    "it is a pipe, not a file; give '-' to read from standard input",
    "it is a socket, not a file",
    "it is a device, not a file",
    "it is no regular file",
    "cannot be opened: {reason}",
    "cannot be read: {reason}",
    "RAR archives cannot be read; unpack it first",
    "it is packed once more inside; unpack it first",
    "it is encrypted; unpack it with its password first",
    "it is a link or device; such members are not followed",
    "archives inside archives are not opened; unpack it first",
    "{number} more of its members were left out",
    "there is no .pdn file in this archive",
    "there is no .pdn file and no archive in this folder",
    "its compressed data ends too early: the file is cut short",
    "its compressed data is damaged ({library})",
    "it is damaged or cannot be unpacked",
    "it is damaged or cannot be unpacked ({library})",
    "the bytes behind the compressed data are no gzip data and were left unread",
    "refused: it expands to more than {number} GiB",
    "refused: it expands to more than {number} times its size, as archives do that are made to do "
    "harm; if it is sound, unpack it first",
    "refused: it holds more than {number} files; unpack it first",
};

// What a library says of damaged data is English, and left out elsewhere.

constexpr SourceSentences dutch{
    "er is geen partij in gevonden",
    "dit is geen tekst: te veel bytes zijn besturingstekens",
    "dit is tijdens het lezen veranderd; importeer het opnieuw",
    "dit is tijdens het lezen veranderd en niet afgemaakt; importeer het opnieuw",
    "dit is een map, geen bestand",
    "dit is een pijp, geen bestand; '-' leest van de standaardinvoer",
    "dit is een socket, geen bestand",
    "dit is een apparaat, geen bestand",
    "dit is geen gewoon bestand",
    "kan niet worden geopend: {reason}",
    "kan niet worden gelezen: {reason}",
    "RAR-archieven kunnen niet worden gelezen; pak het eerst uit",
    "dit is van binnen nog eens ingepakt; pak het eerst uit",
    "dit is versleuteld; pak het eerst uit met het wachtwoord",
    "dit is een koppeling of apparaat; die worden niet gevolgd",
    "archieven in archieven worden niet geopend; pak het eerst uit",
    "nog {number} bestanden van dit archief zijn overgeslagen",
    "er is geen .pdn-bestand in dit archief",
    "er is geen .pdn-bestand en geen archief in deze map",
    "de ingepakte gegevens eindigen te vroeg: het bestand is afgebroken",
    "de ingepakte gegevens zijn beschadigd",
    "dit is beschadigd of niet uit te pakken",
    "dit is beschadigd of niet uit te pakken",
    "de bytes achter de ingepakte gegevens zijn geen gzip en zijn niet gelezen",
    "geweigerd: uitgepakt is het meer dan {number} GiB",
    "geweigerd: uitgepakt is het meer dan {number} keer zo groot, zoals archieven die kwaad moeten "
    "doen; is het in orde, pak het dan eerst uit",
    "geweigerd: er zitten meer dan {number} bestanden in; pak het eerst uit",
};

constexpr SourceSentences french{
    "aucune partie n'y a été trouvée",
    "ce n'est pas du texte : trop d'octets sont des caractères de commande",
    "le fichier a changé pendant la lecture ; importez-le de nouveau",
    "le fichier a changé pendant la lecture et n'est pas terminé ; importez-le de nouveau",
    "c'est un dossier, pas un fichier",
    "c'est un tube, pas un fichier ; '-' lit l'entrée standard",
    "c'est un socket, pas un fichier",
    "c'est un périphérique, pas un fichier",
    "ce n'est pas un fichier ordinaire",
    "ne peut pas être ouvert : {reason}",
    "ne peut pas être lu : {reason}",
    "les archives RAR ne peuvent pas être lues ; décompressez-la d'abord",
    "c'est compressé une deuxième fois à l'intérieur ; décompressez-le d'abord",
    "c'est chiffré ; décompressez-le d'abord avec son mot de passe",
    "c'est un lien ou un périphérique ; ils ne sont pas suivis",
    "les archives dans les archives ne sont pas ouvertes ; décompressez-la d'abord",
    "{number} autres fichiers de cette archive ont été laissés de côté",
    "il n'y a pas de fichier .pdn dans cette archive",
    "il n'y a ni fichier .pdn ni archive dans ce dossier",
    "les données compressées finissent trop tôt : le fichier est tronqué",
    "les données compressées sont abîmées",
    "c'est abîmé ou ne peut pas être décompressé",
    "c'est abîmé ou ne peut pas être décompressé",
    "les octets derrière les données compressées ne sont pas du gzip et n'ont pas été lus",
    "refusé : décompressé, cela fait plus de {number} Gio",
    "refusé : décompressé, c'est plus de {number} fois plus grand, comme les archives faites pour "
    "nuire ; si elle est saine, décompressez-la d'abord",
    "refusé : il y a plus de {number} fichiers ; décompressez-la d'abord",
};

constexpr SourceSentences russian{
    "в нём не найдено ни одной партии",
    "это не текст: слишком много управляющих символов",
    "файл изменился во время чтения; импортируйте его снова",
    "файл изменился во время чтения и не закончен; импортируйте его снова",
    "это папка, а не файл",
    "это канал, а не файл; '-' читает стандартный ввод",
    "это сокет, а не файл",
    "это устройство, а не файл",
    "это не обычный файл",
    "не открывается: {reason}",
    "не читается: {reason}",
    "архивы RAR не читаются; сначала распакуйте его",
    "внутри упаковано ещё раз; сначала распакуйте",
    "это зашифровано; сначала распакуйте с паролем",
    "это ссылка или устройство; они не читаются",
    "архивы внутри архивов не открываются; сначала распакуйте",
    "пропущено ещё файлов этого архива: {number}",
    "в этом архиве нет файлов .pdn",
    "в этой папке нет ни файлов .pdn, ни архивов",
    "сжатые данные кончаются слишком рано: файл обрезан",
    "сжатые данные повреждены",
    "архив повреждён или не распаковывается",
    "архив повреждён или не распаковывается",
    "байты за сжатыми данными не gzip и не прочитаны",
    "отказано: в распакованном виде больше {number} ГиБ",
    "отказано: распакованное больше архива более чем в {number} раз, как бывает во вредоносных "
    "архивах; если с ним всё в порядке, сначала распакуйте его",
    "отказано: внутри больше {number} файлов; сначала распакуйте",
};

} // namespace

const SourceSentences& sourceSentences(rules::Language language) {
    return wordsIn(language, english, dutch, french, russian);
}

} // namespace detail

namespace {

using rules::Language;
using SystemWords = std::array<std::string_view, 4>;

// What the system says most often; else it says it in its own language.
const SystemWords& systemWords(Language language) {
    static constexpr SystemWords english{"No such file or directory", "Permission denied",
                                         "Is a directory", "Input/output error"};
    static constexpr SystemWords dutch{"bestand of map bestaat niet", "geen toestemming",
                                       "het is een map", "invoer- of uitvoerfout"};
    static constexpr SystemWords french{"aucun fichier ou dossier de ce nom", "permission refusée",
                                        "c'est un dossier", "erreur d'entrée ou de sortie"};
    static constexpr SystemWords russian{"нет такого файла или папки", "нет прав доступа",
                                         "это папка", "ошибка ввода или вывода"};
    return wordsIn(language, english, dutch, french, russian);
}

} // namespace

std::string said(SourceSentence sentence, std::string_view gap) {
    return rules::filled(
        detail::sourceSentences(Language::english)[static_cast<std::size_t>(sentence)],
        [&](std::string_view) { return std::string(gap); });
}

rules::Translation problemWords(Language language) {
    rules::Translation translation;
    translation.addAll("reason", systemWords(Language::english), systemWords(language));
    translation.add("reason", "{systemWords}", "{systemWords}");
    translation.addAll("problem", detail::sourceSentences(Language::english),
                       detail::sourceSentences(language));
    for (const std::string_view gap : {"systemWords", "library"})
        translation.addText(gap);
    parser::addProblems(translation, language);
    return translation;
}

} // namespace damscope::db
