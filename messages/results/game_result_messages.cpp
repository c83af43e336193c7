// SPDX-License-Identifier: GPL-3.0-or-later
// What commands about games have done. Counts come twice: as text in groups of three digits, and as
// a number, for the form of the word.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Numbers of things, alone or within a sentence.
    {"counted-bookmarks",
     {"{n} {count?bookmark|bookmarks}", "{n} {count?bladwijzer|bladwijzers}",
      "{n} {count?signet|signets}", "{n} {count?закладка|закладки|закладок}",
      "{n} {count?favorito|favoritos}"}},
    {"counted-bytes",
     {"{n} {count?byte|bytes}", "{n} {count?byte|bytes}", "{n} {count?octet|octets}",
      "{n} {count?байт|байта|байтов}", "{n} {count?byte|bytes}"}},
    {"counted-collections",
     {"{n} {count?collection|collections}", "{n} {count?verzameling|verzamelingen}",
      "{n} {count?collection|collections}", "{n} {count?подборка|подборки|подборок}",
      "{n} {count?coleção|coleções}"}},
    {"counted-errors",
     {"{n} {count?error|errors}", "{n} {count?fout|fouten}", "{n} {count?erreur|erreurs}",
      "{n} {count?ошибка|ошибки|ошибок}", "{n} {count?erro|erros}"}},
    {"counted-exercises",
     {"{n} {count?exercise|exercises}", "{n} {count?oefening|oefeningen}",
      "{n} {count?exercice|exercices}", "{n} {count?упражнение|упражнения|упражнений}",
      "{n} {count?exercício|exercícios}"}},
    {"counted-games",
     {"{n} {count?game|games}", "{n} {count?partij|partijen}", "{n} {count?partie|parties}",
      "{n} {count?партия|партии|партий}", "{n} {count?partida|partidas}"}},
    {"counted-megabytes",
     {"{n} {count?MB|MB}", "{n} {count?MB|MB}", "{n} {count?Mo|Mo}", "{n} {count?МБ|МБ|МБ}",
      "{n} {count?MB|MB}"}},
    {"counted-notes",
     {"{n} {count?note|notes}", "{n} {count?opmerking|opmerkingen}",
      "{n} {count?remarque|remarques}", "{n} {count?замечание|замечания|замечаний}",
      "{n} {count?observação|observações}"}},
    {"counted-pages",
     {"{n} {count?page|pages}", "{n} {count?pagina|pagina's}", "{n} {count?page|pages}",
      "{n} {count?страница|страницы|страниц}", "{n} {count?página|páginas}"}},
    {"counted-pairs",
     {"{n} {count?pair|pairs}", "{n} {count?paar|paren}", "{n} {count?paire|paires}",
      "{n} {count?пара|пары|пар}", "{n} {count?par|pares}"}},
    {"counted-players",
     {"{n} {count?player|players}", "{n} {count?speler|spelers}", "{n} {count?joueur|joueurs}",
      "{n} {count?игрок|игрока|игроков}", "{n} {count?jogador|jogadores}"}},
    {"counted-positions",
     {"{n} {count?position|positions}", "{n} {count?stand|standen}",
      "{n} {count?position|positions}", "{n} {count?позиция|позиции|позиций}",
      "{n} {count?posição|posições}"}},
    {"counted-problems",
     {"{n} {count?problem|problems}", "{n} {count?probleem|problemen}",
      "{n} {count?problème|problèmes}", "{n} {count?замечание|замечания|замечаний}",
      "{n} {count?problema|problemas}"}},
    {"counted-rows",
     {"{n} {count?row|rows}", "{n} {count?rij|rijen}", "{n} {count?ligne|lignes}",
      "{n} {count?строка|строки|строк}", "{n} {count?linha|linhas}"}},
    {"counted-steps",
     {"{n} {count?step|steps}", "{n} {count?stap|stappen}", "{n} {count?étape|étapes}",
      "{n} {count?шаг|шага|шагов}", "{n} {count?passo|passos}"}},
    {"counted-tables",
     {"{n} {count?table|tables}", "{n} {count?tabel|tabellen}", "{n} {count?table|tables}",
      "{n} {count?таблица|таблицы|таблиц}", "{n} {count?tabela|tabelas}"}},
    {"counted-trials",
     {"{n} {count?trial|trials}", "{n} {count?poging|pogingen}", "{n} {count?essai|essais}",
      "{n} {count?попытка|попытки|попыток}", "{n} {count?tentativa|tentativas}"}},
    {"counted-warnings",
     {"{n} {count?warning|warnings}", "{n} {count?waarschuwing|waarschuwingen}",
      "{n} {count?avertissement|avertissements}",
      "{n} {count?предупреждение|предупреждения|предупреждений}", "{n} {count?aviso|avisos}"}},
    {"progress",
     {"{done}<, {percent} %><, {rate}/s><, {left} left>",
      "{done}<, {percent} %><, {rate}/s><, nog {left}>",
      "{done}<, {percent} %><, {rate}/s><, reste {left}>",
      "{done}<, {percent} %><, {rate}/с><, осталось {left}>",
      "{done}<, {percent} %><, {rate}/s><, faltam {left}>"}},
    // Bookmarks and collections.
    {"bookmark-added",
     {"\"{name}\" added; damscope bookmark open shows its games",
      "\"{name}\" toegevoegd; damscope bookmark open toont de partijen",
      "« {name} » ajouté ; damscope bookmark open montre ses parties",
      "закладка «{name}» добавлена; её партии показывает damscope bookmark open",
      "\"{name}\" acrescentado; damscope bookmark open mostra as partidas"}},
    {"bookmark-renamed",
     {"renamed to \"{name}\"", "hernoemd tot \"{name}\"", "renommé en « {name} »",
      "переименована в «{name}»", "renomeado para \"{name}\""}},
    {"bookmark-removed",
     {"\"{name}\" removed", "\"{name}\" verwijderd", "« {name} » supprimé",
      "закладка «{name}» удалена", "\"{name}\" removido"}},
    {"collection-made",
     {"collection \"{name}\" made<, {n} {games?game|games} added>",
      "verzameling \"{name}\" gemaakt<, {n} {games?partij|partijen} toegevoegd>",
      "collection « {name} » créée<, {n} {games?partie ajoutée|parties ajoutées}>",
      "подборка «{name}» создана<, {games?добавлена {n} партия|добавлены {n} партии|добавлено {n} "
      "партий}>",
      "coleção \"{name}\" criada<, {n} {games?partida acrescentada|partidas acrescentadas}>"}},
    {"collection-added",
     {"{n} {games?game|games} added to \"{name}\"<, {k} {known?was|were} already in it>",
      "{n} {games?partij|partijen} toegevoegd aan \"{name}\"<, {k} {known?zat|zaten} er al in>",
      "{n} {games?partie ajoutée|parties ajoutées} à « {name} »<, {k} y {known?était|étaient} "
      "déjà>",
      "{games?добавлена {n} партия|добавлены {n} партии|добавлено {n} партий} в «{name}»<, {k} "
      "{known?уже была|уже были|уже было} в ней>",
      "{n} {games?partida acrescentada|partidas acrescentadas} a \"{name}\"<, {k} já "
      "{known?estava|estavam} nela>"}},
    {"collection-removed",
     {"{n} {games?game|games} removed from \"{name}\"; damscope collection undo puts "
      "{games?it|them} back",
      "{n} {games?partij|partijen} uit \"{name}\" gehaald; damscope collection undo zet "
      "{games?haar|ze} terug",
      "{n} {games?partie retirée|parties retirées} de « {name} » ; damscope collection undo "
      "{games?l'y remet|les y remet}",
      "{games?из «{name}» убрана {n} партия|из «{name}» убраны {n} партии|из «{name}» убрано {n} "
      "партий}; возвращает damscope collection undo",
      "{n} {games?partida retirada|partidas retiradas} de \"{name}\"; damscope collection undo "
      "{games?a devolve|as devolve}"}},
    {"collection-renamed",
     {"collection \"{name}\" is now \"{new}\"", "verzameling \"{name}\" heet nu \"{new}\"",
      "la collection « {name} » s'appelle maintenant « {new} »",
      "подборка «{name}» теперь называется «{new}»",
      "a coleção \"{name}\" agora se chama \"{new}\""}},
    {"collection-noted",
     {"note saved for \"{name}\"", "opmerking bewaard bij \"{name}\"",
      "note enregistrée pour « {name} »", "заметка к «{name}» сохранена",
      "nota guardada para \"{name}\""}},
    {"collection-deleted",
     {"collection \"{name}\" deleted, its games stay; damscope collection undo brings it back",
      "verzameling \"{name}\" verwijderd, de partijen blijven; damscope collection undo haalt haar "
      "terug",
      "collection « {name} » supprimée, ses parties restent ; damscope collection undo la rétablit",
      "подборка «{name}» удалена, партии остались; возвращает её damscope collection undo",
      "coleção \"{name}\" excluída, as partidas ficam; damscope collection undo a traz de volta"}},
    {"collection-undone",
     {"undone: {change}", "ongedaan gemaakt: {change}", "annulé : {change}", "отменено: {change}",
      "desfeito: {change}"}},
    {"collection-change-create",
     {"create {name}", "{name} maken", "créer {name}", "создание {name}", "criar {name}"}},
    {"collection-change-rename",
     {"rename {name}< to {new}>", "{name} hernoemen< tot {new}>", "renommer {name}< en {new}>",
      "переименование {name}< в {new}>", "renomear {name}< para {new}>"}},
    {"collection-change-note",
     {"note on {name}", "opmerking bij {name}", "note sur {name}", "заметка к {name}",
      "nota em {name}"}},
    {"collection-change-delete",
     {"delete {name}", "{name} verwijderen", "supprimer {name}", "удаление {name}",
      "excluir {name}"}},
    {"collection-change-add",
     {"add games to {name}", "partijen toevoegen aan {name}", "ajouter des parties à {name}",
      "добавление партий в {name}", "acrescentar partidas a {name}"}},
    {"collection-change-remove",
     {"remove games from {name}", "partijen halen uit {name}", "retirer des parties de {name}",
      "изъятие партий из {name}", "retirar partidas de {name}"}},
    // Converting, writing and merging games.
    {"convert-same",
     {"{n} {files?file|files} skipped: the same as another, byte for byte",
      "{n} {files?bestand|bestanden} overgeslagen: byte voor byte gelijk aan een ander",
      "{n} {files?fichier ignoré|fichiers ignorés} : {files?identique|identiques} à un autre, "
      "octet "
      "par octet",
      "{files?пропущен {n} файл, совпадающий|пропущены {n} файла, совпадающие|пропущено {n} "
      "файлов, "
      "совпадающих} с другим байт в байт",
      "{n} {files?arquivo ignorado: idêntico|arquivos ignorados: idênticos} a outro, byte a byte"}},
    {"convert-duplicates",
     {"{n} {duplicates?duplicate|duplicates} skipped",
      "{n} dubbele {duplicates?partij|partijen} overgeslagen",
      "{n} {duplicates?doublon ignoré|doublons ignorés}",
      "{duplicates?пропущен {n} дубликат|пропущены {n} дубликата|пропущено {n} дубликатов}",
      "{n} {duplicates?duplicata ignorada|duplicatas ignoradas}"}},
    {"convert-refused",
     {"{n} {games?game|games} refused: not legal to the end",
      "{n} {games?partij|partijen} geweigerd: niet geldig tot het einde",
      "{n} {games?partie refusée|parties refusées} : pas {games?régulière|régulières} jusqu'à la "
      "fin",
      "{games?отклонена {n} партия: неправильна до конца|отклонены {n} партии: неправильны до "
      "конца|отклонено {n} партий: неправильны до конца}",
      "{n} {games?partida recusada|partidas recusadas}: {games?ilegal|ilegais} antes do fim"}},
    {"convert-repaired",
     {"{n} {games?game|games} repaired", "{n} {games?partij|partijen} hersteld",
      "{n} {games?partie corrigée|parties corrigées}",
      "{games?исправлена {n} партия|исправлены {n} партии|исправлено {n} партий}",
      "{n} {games?partida reparada|partidas reparadas}"}},
    {"convert-partial",
     {"{n} {games?game|games} only partly legal: the rest is kept as text",
      "{n} {games?partij|partijen} maar voor een deel geldig: de rest is bewaard als tekst",
      "{n} {games?partie|parties} en partie seulement {games?régulière|régulières} : le reste est "
      "gardé comme texte",
      "{n} {games?партия правильна|партии правильны|партий правильны} лишь частично: остальное "
      "сохранено как текст",
      "{n} {games?partida|partidas} só em parte {games?legal|legais}: o resto foi mantido como "
      "texto"}},
    {"convert-problems",
     {"{n} {problems?problem|problems}; damscope lint lists them",
      "{n} {problems?probleem|problemen}; damscope lint toont ze",
      "{n} {problems?problème|problèmes} ; damscope lint les liste",
      "{n} {problems?замечание|замечания|замечаний}; их показывает damscope lint",
      "{n} {problems?problema|problemas}; damscope lint os lista"}},
    {"diagram-caption-start",
     {"{white} - {black}, the start", "{white} - {black}, beginstand",
      "{white} - {black}, le début", "{white} - {black}, начало", "{white} - {black}, o início"}},
    {"diagram-caption",
     {"{white} - {black}, after {move}", "{white} - {black}, na {move}",
      "{white} - {black}, après {move}", "{white} - {black}, после {move}",
      "{white} - {black}, depois de {move}"}},
    {"diagram-skipped",
     {"{reason}; skipped", "{reason}; overgeslagen", "{reason} ; ignorée", "{reason}; пропущена",
      "{reason}; ignorada"}},
    {"export-done",
     {"{n} {games?game|games} written to {file}",
      "{n} {games?partij|partijen} geschreven naar {file}",
      "{n} {games?partie écrite|parties écrites} dans {file}",
      "{games?записана {n} партия|записаны {n} партии|записано {n} партий} в {file}",
      "{n} {games?partida escrita|partidas escritas} em {file}"}},
    {"export-unreadable",
     {"{n} {games?game|games} could not be read and {games?was|were} skipped; damscope check "
      "reports the damage",
      "{n} {games?partij kon niet worden gelezen en is|partijen konden niet worden gelezen en "
      "zijn} overgeslagen; damscope check meldt de schade",
      "{n} {games?partie n'a pas pu être lue et a été ignorée|parties n'ont pas pu être lues et "
      "ont été ignorées} ; damscope check signale les dégâts",
      "{n} {games?партия не прочитана и пропущена|партии не прочитаны и пропущены|партий не "
      "прочитано и пропущено}; о повреждениях сообщает damscope check",
      "{n} {games?partida não pôde ser lida e foi ignorada|partidas não puderam ser lidas e foram "
      "ignoradas}; damscope check informa os danos"}},
    {"export-columns",
     {"{n} {games?game|games} with {m} {positions?position|positions} written to {folder}, {b} "
      "{bytes?byte|bytes}",
      "{n} {games?partij|partijen} met {m} {positions?stand|standen} geschreven naar {folder}, {b} "
      "{bytes?byte|bytes}",
      "{n} {games?partie|parties} avec {m} {positions?position|positions} {games?écrite|écrites} "
      "dans {folder}, {b} {bytes?octet|octets}",
      "в {folder} {games?записана {n} партия|записаны {n} партии|записано {n} партий}, {m} "
      "{positions?позиция|позиции|позиций}, {b} {bytes?байт|байта|байтов}",
      "{n} {games?partida|partidas} com {m} {positions?posição|posições} {games?escrita|escritas} "
      "em {folder}, {b} {bytes?byte|bytes}"}},
    {"export-columns-interrupted",
     {"interrupted; what is complete stays in {folder}; run the command again to write all of it",
      "onderbroken; wat klaar is, blijft in {folder}; geef de opdracht opnieuw om alles te "
      "schrijven",
      "interrompu ; ce qui est complet reste dans {folder} ; relancez la commande pour tout écrire",
      "прервано; готовое остаётся в {folder}; повторите команду, чтобы записать всё",
      "interrompido; o que está completo fica em {folder}; repita o comando para escrever tudo"}},
    {"interrupted-unwritten",
     {"interrupted; nothing was written to {file}",
      "onderbroken; er is niets geschreven naar {file}",
      "interrompu ; rien n'a été écrit dans {file}", "прервано; в {file} ничего не записано",
      "interrompido; nada foi escrito em {file}"}},
    {"merge-done",
     {"{n} {games?game|games} merged", "{n} {games?partij|partijen} samengevoegd",
      "{n} {games?partie réunie|parties réunies}",
      "{games?объединена {n} партия|объединены {n} партии|объединено {n} партий}",
      "{n} {games?partida juntada|partidas juntadas}"}},
    {"merge-left-out",
     {"{n} {games?game|games} left out: another variant or starting position, no moves, or damaged",
      "{n} {games?partij|partijen} weggelaten: een andere variant of beginstand, geen zetten, of "
      "beschadigd",
      "{n} {games?partie omise|parties omises} : autre variante ou position de départ, pas de "
      "coups, ou {games?endommagée|endommagées}",
      "{games?пропущена {n} партия|пропущены {n} партии|пропущено {n} партий}: другой вид шашек "
      "или начальная позиция, нет ходов или повреждение",
      "{n} {games?partida omitida|partidas omitidas}: outra variante ou posição inicial, sem "
      "lances, ou {games?danificada|danificadas}"}},
    {"show-first",
     {"the first of {n} {games?game|games}; damscope show {file} 2 shows the second",
      "de eerste van {n} {games?partij|partijen}; damscope show {file} 2 toont de tweede",
      "la première de {n} {games?partie|parties} ; damscope show {file} 2 montre la deuxième",
      "первая из {n} {games?партии|партий|партий}; вторую показывает damscope show {file} 2",
      "a primeira de {n} {games?partida|partidas}; damscope show {file} 2 mostra a segunda"}},
    {"sources-kind",
     {"{problems} in {m} {games?game|games}, {code}: {text}",
      "{problems} bij {m} {games?partij|partijen}, {code}: {text}",
      "{problems} dans {m} {games?partie|parties}, {code} : {text}",
      "{problems} в {m} {games?партии|партиях|партиях}, {code}: {text}",
      "{problems} em {m} {games?partida|partidas}, {code}: {text}"}},
    {"no-game-read",
     {"no game could be read", "er kon geen partij worden gelezen", "aucune partie n'a pu être lue",
      "ни одной партии прочитать не удалось", "nenhuma partida pôde ser lida"}},
    {"editor-failed",
     {"the editor \"{editor}\" failed; nothing was changed",
      "de editor \"{editor}\" is mislukt; er is niets veranderd",
      "l'éditeur « {editor} » a échoué ; rien n'a été changé",
      "редактор «{editor}» завершился с ошибкой; ничего не изменено",
      "o editor \"{editor}\" falhou; nada foi alterado"}},
    // Duplicates.
    {"duplicates-reason",
     {"{reason:sameness}", "{reason:sameness}", "{reason:sameness}", "{reason:sameness}",
      "{reason:sameness}"}},
    {"duplicates-reason-kept",
     {"{reason:sameness}; kept: it may have been edited",
      "{reason:sameness}; bewaard: misschien is ze bewerkt",
      "{reason:sameness} ; gardée : elle a peut-être été modifiée",
      "{reason:sameness}; оставлена: возможно, она изменена",
      "{reason:sameness}; mantida: talvez tenha sido editada"}},
    {"duplicates-reason-adds",
     {"{reason:sameness}; it has remarks or tags that the better one lacks",
      "{reason:sameness}; ze heeft opmerkingen of tags die de betere niet heeft",
      "{reason:sameness} ; elle a des remarques ou des étiquettes que la meilleure n'a pas",
      "{reason:sameness}; в ней есть примечания или теги, которых нет в лучшей",
      "{reason:sameness}; tem observações ou etiquetas que a melhor não tem"}},
    {"duplicates-restored",
     {"{n} {games?game|games} deleted on {made} UTC restored",
      "{n} {games?partij|partijen}, gewist op {made} UTC, teruggezet",
      "{n} {games?partie supprimée le {made} UTC rétablie|parties supprimées le {made} UTC "
      "rétablies}",
      "{games?восстановлена {n} партия, удалённая|восстановлены {n} партии, "
      "удалённые|восстановлено {n} партий, удалённых} {made} UTC",
      "{n} {games?partida excluída em {made} UTC restaurada|partidas excluídas em {made} UTC "
      "restauradas}"}},
    {"duplicates-proposed",
     {"{n} {games?game repeats another|games repeat others}; nothing was deleted<: {apply}><; "
      "{former}>",
      "{n} {games?partij herhaalt een andere|partijen herhalen andere}; er is niets gewist<: "
      "{apply}><; {former}>",
      "{n} {games?partie en répète une autre|parties en répètent d'autres} ; rien n'a été "
      "supprimé< : {apply}>< ; {former}>",
      "{n} {games?партия повторяет другую|партии повторяют другие|партий повторяют другие}; ничего "
      "не удалено<: {apply}><; {former}>",
      "{n} {games?partida repete outra|partidas repetem outras}; nada foi excluído<: {apply}><; "
      "{former}>"}},
    {"duplicates-apply-one",
     {"--apply deletes it", "--apply wist haar", "--apply la supprime", "её удалит --apply",
      "--apply a exclui"}},
    {"duplicates-apply",
     {"--apply deletes {n} of them", "--apply wist er {n}", "--apply en supprime {n}",
      "--apply удалит {n} из них", "--apply exclui {n} delas"}},
    {"duplicates-former",
     {"--delete-worse only lists them unless --apply is given too",
      "--delete-worse toont ze alleen, tenzij ook --apply is gegeven",
      "--delete-worse ne fait que les lister si --apply n'est pas donné aussi",
      "--delete-worse лишь перечисляет их, если не указан и --apply",
      "--delete-worse só as lista, a menos que também se dê --apply"}},
    {"duplicates-deleted",
     {"{n} {games?game|games} deleted; damscope duplicates --undo restores {games?it|them}<; "
      "{kept}>",
      "{n} {games?partij|partijen} gewist; damscope duplicates --undo zet {games?haar|ze} terug<; "
      "{kept}>",
      "{n} {games?partie supprimée|parties supprimées} ; pour {games?la|les} rétablir : damscope "
      "duplicates --undo< ; {kept}>",
      "{games?удалена {n} партия|удалены {n} партии|удалено {n} партий}; восстанавливает damscope "
      "duplicates --undo<; {kept}>",
      "{n} {games?partida excluída|partidas excluídas}; damscope duplicates --undo {games?a "
      "restaura|as restaura}<; {kept}>"}},
    {"duplicates-undeleted",
     {"nothing deleted<; {kept}>", "niets gewist<; {kept}>", "rien n'a été supprimé< ; {kept}>",
      "ничего не удалено<; {kept}>", "nada excluído<; {kept}>"}},
    {"duplicates-kept",
     {"{n} {games?game|games} kept that may have been edited",
      "{n} {games?partij|partijen} bewaard die misschien bewerkt {games?is|zijn}",
      "{n} {games?partie gardée|parties gardées}, peut-être {games?modifiée|modifiées}",
      "{games?оставлена {n} партия, возможно изменённая|оставлены {n} партии, возможно "
      "изменённые|оставлено {n} партий, возможно изменённых}",
      "{n} {games?partida mantida que talvez tenha sido editada|partidas mantidas que talvez "
      "tenham sido editadas}"}},
    // Searching.
    {"find-into",
     {"{n} {games?game|games} added to \"{name}\"; damscope collection undo takes {games?it|them} "
      "out",
      "{n} {games?partij|partijen} toegevoegd aan \"{name}\"; damscope collection undo haalt "
      "{games?haar|ze} eruit",
      "{n} {games?partie ajoutée|parties ajoutées} à « {name} » ; damscope collection undo "
      "{games?l'en retire|les en retire}",
      "{games?добавлена {n} партия|добавлены {n} партии|добавлено {n} партий} в «{name}»; убирает "
      "damscope collection undo",
      "{n} {games?partida acrescentada|partidas acrescentadas} a \"{name}\"; damscope collection "
      "undo {games?a retira|as retira}"}},
    {"find-into-nothing",
     {"nothing was added to {name}", "er is niets toegevoegd aan {name}",
      "rien n'a été ajouté à {name}", "в {name} ничего не добавлено",
      "nada foi acrescentado a {name}"}},
    {"find-note",
     {"ply {ply}<: {move}>", "halve zet {ply}<: {move}>", "demi-coup {ply}< : {move}>",
      "полуход {ply}<: {move}>", "meio-lance {ply}<: {move}>"}},
    {"game-damaged",
     {"game {id} is damaged and could not be searched completely; damscope check reports the "
      "damage",
      "partij {id} is beschadigd en kon niet helemaal worden doorzocht; damscope check meldt de "
      "schade",
      "la partie {id} est endommagée et n'a pas pu être parcourue entièrement ; damscope check "
      "signale les dégâts",
      "партия {id} повреждена и просмотрена не полностью; о повреждениях сообщает damscope check",
      "a partida {id} está danificada e não pôde ser examinada por completo; damscope check "
      "informa os danos"}},
    {"shots-damaged",
     {"{n} {games?game|games} could not be read completely; damscope check reports the damage",
      "{n} {games?partij kon|partijen konden} niet helemaal worden gelezen; damscope check meldt "
      "de schade",
      "{n} {games?partie n'a pas pu être lue|parties n'ont pas pu être lues} entièrement ; "
      "damscope check signale les dégâts",
      "{n} {games?партия прочитана|партии прочитаны|партий прочитано} не полностью; о повреждениях "
      "сообщает damscope check",
      "{n} {games?partida não pôde ser lida|partidas não puderam ser lidas} por completo; damscope "
      "check informa os danos"}},
    {"sql-interrupted",
     {"interrupted after {n} {rows?row|rows}", "onderbroken na {n} {rows?rij|rijen}",
      "interrompu après {n} {rows?ligne|lignes}", "прервано после {n} {rows?строки|строк|строк}",
      "interrompido depois de {n} {rows?linha|linhas}"}},
    // The moves of a game, and a place in it.
    {"movetext-unread",
     {"[not understood: {text}]", "[niet begrepen: {text}]", "[non compris : {text}]",
      "[непонятно: {text}]", "[não entendido: {text}]"}},
    {"movetext-position",
     {"[new position]", "[nieuwe stand]", "[nouvelle position]", "[новая позиция]",
      "[nova posição]"}},
    {"place-start", {"the start", "het begin", "le début", "начало", "o início"}},
    {"place-position",
     {"a new position", "een nieuwe stand", "une nouvelle position", "новая позиция",
      "uma nova posição"}},
    {"sources-unfinished",
     {"{path} (not read to its end)", "{path} (niet tot het einde gelezen)",
      "{path} (pas lu jusqu'au bout)", "{path} (прочитан не до конца)",
      "{path} (não lida até o fim)"}},
    {"standard-output",
     {"standard output", "de standaarduitvoer", "la sortie standard", "стандартный вывод",
      "a saída padrão"}},
});

} // namespace

std::span<const Entry> gameResultMessages() {
    return messages;
}

} // namespace damscope::tables
