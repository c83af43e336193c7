// SPDX-License-Identifier: GPL-3.0-or-later
// What is reported of files, folders and archives as a whole.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"unreadable", {"{reason}", "{reason}", "{reason}", "{reason}", "{reason}"}},
    {"left-out", {"{reason}", "{reason}", "{reason}", "{reason}", "{reason}"}},
    {"empty",
     {"the file is empty", "het bestand is leeg", "le fichier est vide", "файл пуст",
      "o arquivo está vazio"}},
    {"no-games",
     {"no game was found in it", "er is geen partij in gevonden", "aucune partie n'y a été trouvée",
      "в нём не найдено ни одной партии", "nenhuma partida foi encontrada nele"}},
    {"chess",
     {"these are games of chess, not of draughts", "dit zijn schaakpartijen, geen dampartijen",
      "ce sont des parties d'échecs, et non de dames", "это партии в шахматы, а не в шашки",
      "são partidas de xadrez, e não de damas"}},
    {"known",
     {"this was imported before<, as {path}>; nothing is added",
      "dit is al eerder gelezen<, als {path}>; het voegt niets toe",
      "cela a déjà été lu<, sous le nom {path}> ; rien n'est ajouté",
      "это уже прочитано<, как {path}>; ничего не добавлено",
      "isto já foi importado<, como {path}>; nada foi acrescentado"}},
    {"same-text",
     {"this is the same, byte for byte, as {path}: it is read once",
      "dit is byte voor byte hetzelfde als {path}: het wordt één keer gelezen",
      "c'est la même chose, octet par octet, que {path} : on ne lit qu'une fois",
      "это байт в байт то же, что {path}: читается один раз",
      "isto é o mesmo, byte a byte, que {path}: é lido uma só vez"}},
    {"known-deleted",
     {"this was imported before<, as {path}>; nothing is added, and {n} of its games "
      "{games?stays|stay} deleted: damscope delete --list and --restore N bring {games?it|them} "
      "back",
      "dit is al eerder gelezen<, als {path}>; het voegt niets toe, en {n} van de partijen "
      "{games?blijft|blijven} gewist: damscope delete --list en --restore N halen {games?die|ze} "
      "terug",
      "cela a déjà été lu<, sous le nom {path}> ; rien n'est ajouté, et {n} de ses parties "
      "{games?reste supprimée|restent supprimées} : damscope delete --list et --restore N "
      "{games?la|les} rétablissent",
      "это уже прочитано<, как {path}>; ничего не добавлено, и {n} {games?его партия остаётся "
      "удалённой|его партии остаются удалёнными|его партий остаются удалёнными}: вернуть их можно "
      "через damscope delete --list и --restore N",
      "isto já foi importado<, como {path}>; nada foi acrescentado, e {n} de suas partidas "
      "{games?continua excluída|continuam excluídas}: damscope delete --list e --restore N "
      "{games?a|as} recuperam"}},
    {"own-games-source",
     {"these games were entered in Damscope: there is no file to read again",
      "deze partijen zijn in Damscope ingevoerd: er is geen bestand om opnieuw te lezen",
      "ces parties ont été saisies dans Damscope : il n'y a pas de fichier à relire",
      "эти партии введены в Damscope: нет файла, который можно прочитать снова",
      "estas partidas foram digitadas no Damscope: não há arquivo para ler de novo"}},
    {"source-not-found",
     {"{path}: there is no such file any more; say where it is now",
      "{path}: dat bestand is er niet meer; geef op waar het nu staat",
      "{path} : ce fichier n'existe plus ; indiquez où il est maintenant",
      "{path}: такого файла больше нет; укажите, где он теперь",
      "{path}: este arquivo já não existe; indique onde está agora"}},
    {"source-changed",
     {"{path} is no longer what was imported: {file} has changed; import it as a new file",
      "{path} is niet meer wat er gelezen is: {file} is veranderd; importeer het als nieuw bestand",
      "{path} n'est plus ce qui a été lu : {file} a changé ; importez-le comme un nouveau fichier",
      "{path} уже не то, что было прочитано: {file} изменился; импортируйте его как новый файл",
      "{path} já não é o que foi importado: {file} mudou; importe-o como arquivo novo"}},

    // What it is instead of a text.
    {"not-text",
     {"this is not text: too many of its bytes are control characters",
      "dit is geen tekst: te veel bytes zijn besturingstekens",
      "ce n'est pas du texte : trop d'octets sont des caractères de commande",
      "это не текст: слишком много управляющих символов",
      "isto não é texto: bytes demais são caracteres de controle"}},
    {"folder",
     {"this is a folder, not a file", "dit is een map, geen bestand",
      "c'est un dossier, pas un fichier", "это папка, а не файл",
      "isto é uma pasta, e não um arquivo"}},
    {"pipe",
     {"this is a pipe, not a file; '-' reads standard input",
      "dit is een pijp, geen bestand; '-' leest van de standaardinvoer",
      "c'est un tube, pas un fichier ; '-' lit l'entrée standard",
      "это канал, а не файл; '-' читает стандартный ввод",
      "isto é um pipe, e não um arquivo; '-' lê a entrada padrão"}},
    {"socket",
     {"this is a socket, not a file", "dit is een socket, geen bestand",
      "c'est un socket, pas un fichier", "это сокет, а не файл",
      "isto é um socket, e não um arquivo"}},
    {"device",
     {"this is a device, not a file", "dit is een apparaat, geen bestand",
      "c'est un périphérique, pas un fichier", "это устройство, а не файл",
      "isto é um dispositivo, e não um arquivo"}},
    {"not-regular",
     {"this is not a regular file", "dit is geen gewoon bestand",
      "ce n'est pas un fichier ordinaire", "это не обычный файл", "isto não é um arquivo comum"}},

    // Why it cannot be read completely.
    {"changed",
     {"the file changed while it was being read; import it again",
      "het bestand is tijdens het lezen veranderd; importeer het opnieuw",
      "le fichier a changé pendant la lecture ; importez-le de nouveau",
      "файл изменился во время чтения; импортируйте его снова",
      "o arquivo mudou enquanto era lido; importe-o de novo"}},
    {"changed-unfinished",
     {"the file changed while it was being read, and was not read completely; import it again",
      "het bestand is tijdens het lezen veranderd en niet tot het einde gelezen; importeer het "
      "opnieuw",
      "le fichier a changé pendant la lecture et n'a pas été lu jusqu'au bout ; importez-le de "
      "nouveau",
      "файл изменился во время чтения и не прочитан до конца; импортируйте его снова",
      "o arquivo mudou enquanto era lido e não foi lido por completo; importe-o de novo"}},
    {"unopened",
     {"cannot be opened: {reason}", "kan niet worden geopend: {reason}",
      "ne peut pas être ouvert : {reason}", "не открывается: {reason}",
      "não pode ser aberto: {reason}"}},
    {"unread",
     {"cannot be read: {reason}", "kan niet worden gelezen: {reason}",
      "ne peut pas être lu : {reason}", "не читается: {reason}", "não pode ser lido: {reason}"}},
    {"no-temporary-file",
     {"cannot make a temporary file in {folder}: {reason}; make that folder, or name another in "
      "the "
      "variable TMPDIR",
      "in {folder} kan geen tijdelijk bestand worden gemaakt: {reason}; maak die map, of noem een "
      "andere in de variabele TMPDIR",
      "impossible de créer un fichier temporaire dans {folder} : {reason} ; créez ce dossier, ou "
      "indiquez-en un autre dans la variable TMPDIR",
      "в {folder} не создаётся временный файл: {reason}; создайте эту папку или укажите другую в "
      "переменной TMPDIR",
      "não é possível criar um arquivo temporário em {folder}: {reason}; crie essa pasta, ou "
      "indique outra na variável TMPDIR"}},
    {"input-not-kept",
     {"standard input cannot be kept in a temporary file: {reason}",
      "de standaardinvoer kan niet in een tijdelijk bestand worden bewaard: {reason}",
      "l'entrée standard ne peut pas être gardée dans un fichier temporaire : {reason}",
      "стандартный ввод не сохраняется во временном файле: {reason}",
      "a entrada padrão não pode ser guardada num arquivo temporário: {reason}"}},
    {"input-unread",
     {"standard input cannot be read: {reason}",
      "de standaardinvoer kan niet worden gelezen: {reason}",
      "l'entrée standard ne peut pas être lue : {reason}", "стандартный ввод не читается: {reason}",
      "a entrada padrão não pode ser lida: {reason}"}},

    // Archives and compressed files.
    {"rar",
     {"RAR archives cannot be read; unpack it first",
      "RAR-archieven kunnen niet worden gelezen; pak het eerst uit",
      "les archives RAR ne peuvent pas être lues ; décompressez-la d'abord",
      "архивы RAR не читаются; сначала распакуйте его",
      "arquivos RAR não podem ser lidos; descompacte-o antes"}},
    {"packed-twice",
     {"it is compressed twice; unpack it first",
      "dit is van binnen nog eens ingepakt; pak het eerst uit",
      "c'est compressé une deuxième fois à l'intérieur ; décompressez-le d'abord",
      "внутри упаковано ещё раз; сначала распакуйте",
      "está compactado duas vezes; descompacte-o antes"}},
    {"encrypted",
     {"it is encrypted; unpack it with its password first",
      "dit is versleuteld; pak het eerst uit met het wachtwoord",
      "c'est chiffré ; décompressez-le d'abord avec son mot de passe",
      "это зашифровано; сначала распакуйте с паролем",
      "está cifrado; descompacte-o antes com a sua senha"}},
    {"link-or-device",
     {"it is a link or device; these are not followed",
      "dit is een koppeling of apparaat; die worden niet gevolgd",
      "c'est un lien ou un périphérique ; ils ne sont pas suivis",
      "это ссылка или устройство; они не читаются",
      "é um link ou dispositivo; estes não são seguidos"}},
    {"archive-inside",
     {"it is in more than two other archives, encrypted, or not an archive; unpack it first",
      "het zit in meer dan twee andere archieven, is versleuteld of geen archief; pak het eerst "
      "uit",
      "elle est dans plus de deux autres archives, chiffrée, ou n'est pas une archive ; "
      "décompressez-la d'abord",
      "он лежит глубже двух других архивов, зашифрован или не архив; сначала распакуйте",
      "está dentro de mais de dois outros arquivos compactados, está cifrado ou não é um "
      "arquivo compactado; descompacte-o antes"}},
    {"not-pdn-name",
     {"its name does not end with .pdn", "de naam eindigt niet op .pdn",
      "son nom ne finit pas par .pdn", "имя не оканчивается на .pdn",
      "o nome não termina em .pdn"}},
    {"more-members",
     {"{number} more of its files {number?was|were} skipped",
      "nog {number} {number?bestand van dit archief is|bestanden van dit archief zijn} "
      "overgeslagen",
      "{number} {number?autre fichier de cette archive a été ignoré|autres fichiers de cette "
      "archive "
      "ont été ignorés}",
      "ещё {number} {number?файл этого архива пропущен|файла этого архива пропущены|файлов этого "
      "архива пропущены}",
      "{number} {number?outro arquivo dele foi ignorado|outros arquivos dele foram ignorados}"}},
    {"no-pdn-in-archive",
     {"there is no .pdn file in this archive", "er is geen .pdn-bestand in dit archief",
      "il n'y a pas de fichier .pdn dans cette archive", "в этом архиве нет файлов .pdn",
      "não há arquivo .pdn neste arquivo compactado"}},
    {"no-pdn-in-folder",
     {"there is no .pdn file and no archive in this folder",
      "er is geen .pdn-bestand en geen archief in deze map",
      "il n'y a ni fichier .pdn ni archive dans ce dossier",
      "в этой папке нет ни файлов .pdn, ни архивов",
      "não há arquivo .pdn nem arquivo compactado nesta pasta"}},
    {"files-left-out",
     {"{number} {number?file was skipped ({first})|files were skipped (the first is {first})}: "
      "from "
      "folders only .pdn files and archives are read; name a file itself to import it",
      "{number} {number?bestand is overgeslagen ({first})|bestanden zijn overgeslagen (het eerste "
      "is {first})}: uit mappen worden alleen .pdn-bestanden en archieven gelezen; noem een "
      "bestand "
      "zelf om het te importeren",
      "{number} {number?fichier a été ignoré ({first})|fichiers ont été ignorés (le premier est "
      "{first})} : dans un dossier, seuls les fichiers .pdn et les archives sont lus ; nommez un "
      "fichier lui-même pour l'importer",
      "{number} {number?файл пропущен ({first})|файла пропущены (первый: {first})|файлов пропущены "
      "(первый: {first})}: из папок читаются только файлы .pdn и архивы; чтобы импортировать файл, "
      "назовите его сам",
      "{number} {number?arquivo foi ignorado ({first})|arquivos foram ignorados (o primeiro é "
      "{first})}: de pastas só se leem arquivos .pdn e arquivos compactados; indique o próprio "
      "arquivo para importá-lo"}},
    {"cut-short",
     {"its compressed data ends too early: the file is truncated",
      "de ingepakte gegevens eindigen te vroeg: het bestand is afgebroken",
      "les données compressées finissent trop tôt : le fichier est tronqué",
      "сжатые данные кончаются слишком рано: файл обрезан",
      "os dados compactados terminam cedo demais: o arquivo está truncado"}},
    // What a library says of damaged data is English, and left out elsewhere.
    {"damaged-data",
     {"its compressed data is damaged< ({library})>", "de ingepakte gegevens zijn beschadigd",
      "les données compressées sont abîmées", "сжатые данные повреждены",
      "os dados compactados estão danificados"}},
    {"damaged-archive",
     {"it is damaged or cannot be unpacked< ({library})>",
      "dit is beschadigd of niet uit te pakken", "c'est abîmé ou ne peut pas être décompressé",
      "архив повреждён или не распаковывается", "está danificado ou não pode ser descompactado"}},
    {"junk-behind",
     {"the bytes after the compressed data are not gzip data and were not read",
      "de bytes achter de ingepakte gegevens zijn geen gzip en zijn niet gelezen",
      "les octets derrière les données compressées ne sont pas du gzip et n'ont pas été lus",
      "байты за сжатыми данными не gzip и не прочитаны",
      "os bytes depois dos dados compactados não são gzip e não foram lidos"}},
    {"expands-too-far",
     {"refused: it expands to more than {number} GiB",
      "geweigerd: uitgepakt is het meer dan {number} GiB",
      "refusé : décompressé, cela fait plus de {number} Gio",
      "отказано: в распакованном виде больше {number} ГиБ",
      "recusado: descompactado, passa de {number} GiB"}},
    {"expands-too-much",
     {"refused: it expands to more than {number} times its size, like malicious archives; if you "
      "trust it, unpack it first",
      "geweigerd: uitgepakt is het meer dan {number} keer zo groot, zoals archieven die kwaad "
      "moeten doen; is het in orde, pak het dan eerst uit",
      "refusé : décompressé, c'est plus de {number} fois plus grand, comme les archives faites "
      "pour "
      "nuire ; si elle est saine, décompressez-la d'abord",
      "отказано: распакованное больше архива более чем в {number} раз, как бывает во вредоносных "
      "архивах; если с ним всё в порядке, сначала распакуйте его",
      "recusado: descompactado, tem mais de {number} vezes o tamanho, como arquivos "
      "maliciosos; se você confia nele, descompacte-o antes"}},
    {"too-many-members",
     {"refused: it contains more than {number} files; unpack it first",
      "geweigerd: er zitten meer dan {number} bestanden in; pak het eerst uit",
      "refusé : il y a plus de {number} fichiers ; décompressez-la d'abord",
      "отказано: внутри больше {number} файлов; сначала распакуйте",
      "recusado: contém mais de {number} arquivos; descompacte-o antes"}},

    // Why the system refuses.
    {"system-no-such-file",
     {"No such file or directory", "bestand of map bestaat niet",
      "aucun fichier ou dossier de ce nom", "нет такого файла или папки",
      "arquivo ou pasta inexistente"}},
    {"system-no-permission",
     {"Permission denied", "geen toestemming", "permission refusée", "нет прав доступа",
      "permissão negada"}},
    {"system-folder",
     {"Is a directory", "het is een map", "c'est un dossier", "это папка", "é uma pasta"}},
    {"system-disk-full",
     {"No space left on device", "de schijf is vol", "le disque est plein", "диск заполнен",
      "não há espaço no disco"}},
    {"system-input-output",
     {"Input/output error", "invoer- of uitvoerfout", "erreur d'entrée ou de sortie",
      "ошибка ввода или вывода", "erro de entrada/saída"}},
    {"system-connection-refused",
     {"Connection refused", "verbinding geweigerd", "connexion refusée", "соединение отклонено",
      "conexão recusada"}},
    {"system-address-in-use",
     {"Address already in use", "het adres is al in gebruik", "l'adresse est déjà utilisée",
      "адрес уже занят", "o endereço já está em uso"}},
    {"system-file-exists",
     {"File exists", "het bestand bestaat al", "le fichier existe déjà", "такой файл уже есть",
      "o arquivo já existe"}},
    {"system-not-folder",
     {"Not a directory", "het is geen map", "ce n'est pas un dossier", "это не папка",
      "não é uma pasta"}},
    {"system-read-only",
     {"Read-only file system", "het bestandssysteem is alleen-lezen",
      "le système de fichiers est en lecture seule", "файловая система только для чтения",
      "o sistema de arquivos é só de leitura"}},
    {"system", {"{text}", "{text}", "{text}", "{text}", "{text}"}},
});

} // namespace

std::span<const Entry> sourceMessages() {
    return messages;
}

} // namespace damscope::tables
