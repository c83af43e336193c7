// SPDX-License-Identifier: GPL-3.0-or-later
// What an import and a check of files did. Counts come twice: as a number, for the form of the
// word, and as text in groups of three digits.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"import-read",
     {"{n} {games?game|games} read from {m} {sources?source|sources} in {seconds} s: {stored} "
      "stored, {d} {duplicates?duplicate|duplicates}, {refused} refused",
      "{n} {games?partij|partijen} gelezen uit {m} {sources?bron|bronnen} in {seconds} s: {stored} "
      "opgeslagen, {d} {duplicates?dubbele|dubbele}, {refused} geweigerd",
      "{n} {games?partie lue|parties lues} de {m} {sources?source|sources} en {seconds} s : "
      "{stored} {games?enregistrée|enregistrées}, {d} {duplicates?doublon|doublons}, {refused} "
      "{games?refusée|refusées}",
      "{games?прочитана {n} партия|прочитано {n} партии|прочитано {n} партий} из {m} "
      "{sources?источника|источников|источников} за {seconds} с: сохранено {stored}, {d} "
      "{duplicates?повтор|повтора|повторов}, отклонено {refused}",
      "{n} {games?partida lida|partidas lidas} de {m} {sources?fonte|fontes} em {seconds} s: "
      "{stored} guardadas, {d} {duplicates?duplicata|duplicatas}, {refused} recusadas"}},
    {"import-known",
     {"{n} {sources?source|sources} imported before, nothing added",
      "{n} {sources?bron|bronnen} al eerder gelezen, niets toegevoegd",
      "{n} {sources?source déjà lue|sources déjà lues}, rien n'est ajouté",
      "{n} {sources?источник прочитан|источника прочитаны|источников прочитаны} раньше, ничего не "
      "добавлено",
      "{n} {sources?fonte já importada|fontes já importadas}, nada foi acrescentado"}},
    {"import-kept-edits",
     {"{n} stored {games?game|games} kept as edited in Damscope",
      "{n} opgeslagen {games?partij|partijen} bewaard zoals bewerkt in Damscope",
      "{n} {games?partie modifiée|parties modifiées} dans Damscope {games?gardée|gardées} "
      "{games?telle quelle|telles quelles}",
      "{games?оставлена {n} партия, изменённая|оставлены {n} партии, изменённые|оставлено {n} "
      "партий, изменённых} в Damscope",
      "{n} {games?partida guardada mantida|partidas guardadas mantidas} como "
      "{games?editada|editadas} no Damscope"}},
    {"import-replaced",
     {"{n} stored {games?game|games} from an earlier import replaced, with the same number",
      "{n} {games?opgeslagen partij|opgeslagen partijen} van een eerdere import vervangen, met "
      "hetzelfde nummer",
      "{n} {games?partie enregistrée remplacée|parties enregistrées remplacées} d'une importation "
      "antérieure, avec le même numéro",
      "{games?заменена {n} партия|заменены {n} партии|заменено {n} партий} прежнего импорта, "
      "номера "
      "те же",
      "{n} {games?partida guardada|partidas guardadas} de uma importação anterior "
      "{games?substituída|substituídas}, com o mesmo número"}},
    {"import-guessed",
     {"{n} {games?game|games} without GameType, read as {variants}; choose another with --variant",
      "{n} {games?partij|partijen} zonder GameType, gelezen als {variants}; kies een ander spel "
      "met "
      "--variant",
      "{n} {games?partie sans GameType, lue|parties sans GameType, lues} comme {variants} ; "
      "choisissez un autre jeu avec --variant",
      "{n} {games?партия|партии|партий} без GameType, прочитано как {variants}; другую игру "
      "выбирает --variant",
      "{n} {games?partida sem GameType, lida|partidas sem GameType, lidas} como {variants}; "
      "escolha outra variante com --variant"}},
    {"import-encoding",
     {"{n} {sources?source|sources} read as {encoding}; choose another with --encoding",
      "{n} {sources?bron|bronnen} gelezen als {encoding}; kies een andere codering met --encoding",
      "{n} {sources?source lue|sources lues} en {encoding} ; choisissez un autre encodage avec "
      "--encoding",
      "{n} {sources?источник прочитан|источника прочитано|источников прочитано} как {encoding}; "
      "другую кодировку выбирает --encoding",
      "{n} {sources?fonte lida|fontes lidas} em {encoding}; escolha outra codificação com "
      "--encoding"}},
    {"import-repaired",
     {"{n} stored {games?game|games} repaired: [%repaired] after a move shows what was written",
      "{n} {games?partij|partijen} hersteld: [%repaired] na een zet toont wat er stond",
      "{n} {games?partie corrigée|parties corrigées} : [%repaired] après un coup montre ce qui "
      "était écrit",
      "{games?исправлена {n} партия|исправлены {n} партии|исправлено {n} партий}: [%repaired] "
      "после "
      "хода показывает, что было написано",
      "{n} {games?partida guardada reparada|partidas guardadas reparadas}: [%repaired] depois "
      "de um lance mostra o que estava escrito"}},
    {"import-mended",
     {"{n} {games?game|games} with text or odd quotes among the tags: read whole, the text is kept",
      "{n} {games?partij|partijen} met tekst of vreemde aanhalingstekens tussen de tags: helemaal "
      "gelezen, de tekst is bewaard",
      "{n} {games?partie|parties} avec du texte ou des guillemets étranges parmi les étiquettes : "
      "{games?lue|lues} en entier, le texte est gardé",
      "{n} {games?партия|партии|партий} с текстом или необычными кавычками среди тегов: прочитано "
      "целиком, текст сохранён",
      "{n} {games?partida|partidas} com texto ou aspas estranhas entre as etiquetas: "
      "{games?lida|lidas} por inteiro, o texto foi mantido"}},
    {"import-partial",
     {"{n} stored {games?game|games} only partly legal: the rest is kept as text",
      "{n} {games?partij|partijen} maar voor een deel geldig: de rest is bewaard als tekst",
      "{n} {games?partie|parties} en partie seulement {games?régulière|régulières} : le reste est "
      "gardé comme texte",
      "{n} {games?партия правильна|партии правильны|партий правильны} лишь частично: остальное "
      "сохранено как текст",
      "{n} {games?partida guardada|partidas guardadas} só em parte {games?legal|legais}: o "
      "resto foi mantido como texto"}},
    {"import-problems",
     {"{n} {problems?problem|problems} stored with the games: damscope games --with problems",
      "{n} {problems?probleem|problemen} opgeslagen bij de partijen: damscope games --with "
      "problems",
      "{n} {problems?problème enregistré|problèmes enregistrés} avec les parties : damscope games "
      "--with problems",
      "{n} {problems?замечание сохранено|замечания сохранены|замечаний сохранено} с партиями: "
      "damscope games --with problems",
      "{n} {problems?problema guardado|problemas guardados} com as partidas: damscope games "
      "--with problems"}},
    {"import-kinds",
     {"by kind: {kinds}; damscope sources --problems",
      "per soort: {kinds}; damscope sources "
      "--problems",
      "par genre : {kinds} ; damscope sources --problems",
      "по видам: {kinds}; damscope sources --problems",
      "por tipo: {kinds}; damscope sources --problems"}},
    {"lint-kinds",
     {"by kind: {kinds}", "per soort: {kinds}", "par genre : {kinds}", "по видам: {kinds}",
      "por tipo: {kinds}"}},
    {"count-error",
     {"{n} {problems?error|errors} {code}", "{n} {problems?fout|fouten} {code}",
      "{n} {problems?erreur|erreurs} {code}", "{n} {problems?ошибка|ошибки|ошибок} {code}",
      "{n} {problems?erro|erros} {code}"}},
    {"count-warning",
     {"{n} {problems?warning|warnings} {code}", "{n} {problems?waarschuwing|waarschuwingen} {code}",
      "{n} {problems?avertissement|avertissements} {code}",
      "{n} {problems?предупреждение|предупреждения|предупреждений} {code}",
      "{n} {problems?aviso|avisos} {code}"}},
    {"count-note",
     {"{n} {problems?note|notes} {code}", "{n} {problems?opmerking|opmerkingen} {code}",
      "{n} {problems?remarque|remarques} {code}",
      "{n} {problems?замечание|замечания|замечаний} {code}",
      "{n} {problems?observação|observações} {code}"}},
    {"import-duplicates",
     {"duplicates, with the number of the stored game:",
      "dubbele partijen, met het nummer van de opgeslagen partij:",
      "doublons, avec le numéro de la partie enregistrée :",
      "повторы, с номером сохранённой партии:", "duplicatas, com o número da partida guardada:"}},
    {"import-duplicate",
     {"{place}: game {ordinal} ({white} - {black}) is game {game}",
      "{place}: partij {ordinal} ({white} - {black}) is partij {game}",
      "{place} : la partie {ordinal} ({white} - {black}) est la partie {game}",
      "{place}: партия {ordinal} ({white} - {black}) — это партия {game}",
      "{place}: a partida {ordinal} ({white} - {black}) é a partida {game}"}},
    {"import-duplicate-deleted",
     {"{place}: game {ordinal} ({white} - {black}) is game {game}, which is deleted",
      "{place}: partij {ordinal} ({white} - {black}) is partij {game}, die gewist is",
      "{place} : la partie {ordinal} ({white} - {black}) est la partie {game}, qui est supprimée",
      "{place}: партия {ordinal} ({white} - {black}) — это партия {game}, которая удалена",
      "{place}: a partida {ordinal} ({white} - {black}) é a partida {game}, que está excluída"}},
    {"import-deleted",
     {"{n} of these {games?is a game|are games} deleted before, and {games?stays|stay} deleted: "
      "damscope delete --list and --restore N bring {games?it|them} back",
      "{n} daarvan {games?is een gewiste partij en blijft|zijn gewiste partijen en blijven} "
      "gewist: "
      "damscope delete --list en --restore N halen {games?die|ze} terug",
      "{n} d'entre eux {games?est une partie supprimée, et le reste|sont des parties supprimées, "
      "et "
      "le restent} : damscope delete --list et --restore N {games?la|les} rétablissent",
      "{n} из них {games?— удалённая партия, она остаётся удалённой|— удалённые партии, они "
      "остаются удалёнными|— удалённые партии, они остаются удалёнными}: вернуть их можно через "
      "damscope delete --list и --restore N",
      "{n} delas {games?é uma partida excluída e continua excluída|são partidas excluídas e "
      "continuam excluídas}: damscope delete --list e --restore N {games?a|as} recuperam"}},
    {"import-corrected",
     {"{n} of these {games?was|were} edited or repaired in Damscope since: the corrected "
      "{games?game stays|games stay}",
      "{n} daarvan {games?is|zijn} sindsdien in Damscope bewerkt of hersteld: de verbeterde "
      "{games?partij blijft|partijen blijven}",
      "{n} d'entre eux {games?a été modifié ou corrigé|ont été modifiés ou corrigés} depuis dans "
      "Damscope : {games?la partie corrigée reste|les parties corrigées restent}",
      "{n} из них с тех пор {games?изменена или исправлена|изменены или исправлены|изменено или "
      "исправлено} в Damscope: {games?исправленная партия остаётся|исправленные партии "
      "остаются|исправленные партии остаются}",
      "{n} delas {games?foi editada ou reparada|foram editadas ou reparadas} no Damscope desde "
      "então: {games?a partida corrigida fica|as partidas corrigidas ficam}"}},
    {"import-more-duplicates",
     {"and {n} more {duplicates?duplicate|duplicates}; --json lists them",
      "en nog {n} {duplicates?dubbele|dubbele}; --json noemt ze alle",
      "et {n} {duplicates?doublon|doublons} de plus ; --json les donne tous",
      "и ещё {n} {duplicates?повтор|повтора|повторов}; --json перечисляет все",
      "e mais {n} {duplicates?duplicata|duplicatas}; --json as lista"}},
    {"import-failed",
     {"{n} {sources?source|sources} could not be read completely",
      "{n} {sources?bron kon|bronnen konden} niet helemaal worden gelezen",
      "{n} {sources?source n'a pas pu être lue|sources n'ont pas pu être lues} en entier",
      "{n} {sources?источник прочитан|источника прочитаны|источников прочитаны} не полностью",
      "{n} {sources?fonte não pôde ser lida|fontes não puderam ser lidas} por completo"}},
    {"import-more-lines",
     {"... and {n} more {lines?line|lines}; damscope lint PATH prints them all",
      "... en nog {n} {lines?regel|regels}; damscope lint PATH toont ze alle",
      "... et {n} {lines?ligne|lignes} de plus ; damscope lint PATH les donne toutes",
      "... и ещё {n} {lines?строка|строки|строк}; damscope lint PATH показывает все",
      "... e mais {n} {lines?linha|linhas}; damscope lint PATH mostra todas"}},
    {"import-interrupted",
     {"interrupted: the games stored so far are safe; the same command continues from there",
      "onderbroken: wat al opgeslagen is, is veilig; dezelfde opdracht gaat daar verder",
      "interrompu : les parties déjà enregistrées sont sûres ; la même commande reprend là",
      "прервано: сохранённые партии в безопасности; та же команда продолжит с этого места",
      "interrompido: as partidas guardadas até agora estão a salvo; o mesmo comando continua a "
      "partir daí"}},
    {"watch-begins",
     {"watching; Ctrl-C stops it", "bezig met volgen; Ctrl-C beëindigt het",
      "surveillance en cours ; Ctrl-C y met fin", "наблюдение; Ctrl-C завершает его",
      "observando; Ctrl-C termina"}},
    {"watch-folder-gone",
     {"{folder} cannot be read at the moment; its games are imported when it is back",
      "{folder} kan nu niet worden gelezen; de partijen worden ingelezen als de map terug is",
      "{folder} ne peut pas être lu pour le moment ; ses parties seront importées à son retour",
      "{folder} сейчас не читается; партии будут импортированы, когда папка вернётся",
      "{folder} não pode ser lida no momento; as suas partidas serão importadas quando voltar"}},
    {"watch-folder-back",
     {"{folder} can be read again", "{folder} kan weer worden gelezen",
      "{folder} est de nouveau lisible", "{folder} снова читается",
      "{folder} pode ser lida de novo"}},
    {"watch-import-failed",
     {"the import failed and is tried again: {reason}",
      "het inlezen is mislukt en wordt opnieuw geprobeerd: {reason}",
      "l'importation a échoué et sera retentée : {reason}",
      "импорт не удался и будет повторён: {reason}",
      "a importação falhou e será tentada de novo: {reason}"}},
    {"lint-summary",
     {"{n} {games?game|games} in {m} {sources?source|sources}: {legal} legal, {partial} in part; "
      "{e} {errors?error|errors}, {w} {warnings?warning|warnings}",
      "{n} {games?partij|partijen} in {m} {sources?bron|bronnen}: {legal} geldig, {partial} voor "
      "een "
      "deel; {e} {errors?fout|fouten}, {w} {warnings?waarschuwing|waarschuwingen}",
      "{n} {games?partie|parties} dans {m} {sources?source|sources} : {legal} "
      "{games?régulière|régulières}, {partial} en partie ; {e} {errors?erreur|erreurs}, {w} "
      "{warnings?avertissement|avertissements}",
      "{n} {games?партия|партии|партий} в {m} {sources?источнике|источниках|источниках}: "
      "правильных "
      "{legal}, частично {partial}; {e} {errors?ошибка|ошибки|ошибок}, {w} "
      "{warnings?предупреждение|предупреждения|предупреждений}",
      "{n} {games?partida|partidas} em {m} {sources?fonte|fontes}: {legal} legais, {partial} "
      "em parte; {e} {errors?erro|erros}, {w} {warnings?aviso|avisos}"}},
    {"lint-guessed",
     {"{n} {games?game|games} without GameType, read as {variants}",
      "{n} {games?partij|partijen} zonder GameType, gelezen als {variants}",
      "{n} {games?partie sans GameType, lue|parties sans GameType, lues} comme {variants}",
      "{n} {games?партия|партии|партий} без GameType, прочитано как {variants}",
      "{n} {games?partida sem GameType, lida|partidas sem GameType, lidas} como {variants}"}},
    {"interrupted", {"interrupted", "onderbroken", "interrompu", "прервано", "interrompido"}},
});

} // namespace

std::span<const Entry> summaryMessages() {
    return messages;
}

} // namespace damscope::tables
