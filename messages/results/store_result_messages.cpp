// SPDX-License-Identifier: GPL-3.0-or-later
// What commands about the database, its index and files of several machines have done, and what the
// program lacks.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Checking the database.
    {"check-index",
     {"{n} {faults?fault|faults} found; all games are intact: damscope index --rebuild rebuilds "
      "the position index",
      "{n} {faults?fout|fouten} gevonden; alle partijen zijn gaaf: damscope index --rebuild maakt "
      "de positie-index opnieuw",
      "{n} {faults?défaut trouvé|défauts trouvés} ; toutes les parties sont intactes : damscope "
      "index --rebuild reconstruit l'index des positions",
      "{faults?найдена {n} ошибка|найдены {n} ошибки|найдено {n} ошибок}; все партии целы: "
      "damscope index --rebuild строит индекс позиций заново",
      "{n} {faults?falha encontrada|falhas encontradas}; todas as partidas estão intactas: "
      "damscope index --rebuild refaz o índice de posições"}},
    {"+check-advice",
     {"damscope recover -o saved.pdn writes everything that can be saved, and damscope import "
      "makes a new database from it; keep this one until then",
      "damscope recover -o saved.pdn schrijft alles wat te redden is, en damscope import maakt "
      "daar een nieuwe database van; bewaar deze tot dan",
      "damscope recover -o saved.pdn écrit tout ce qui peut être sauvé, et damscope import en fait "
      "une nouvelle base ; gardez celle-ci jusque-là",
      "damscope recover -o saved.pdn записывает всё, что можно спасти, а damscope import делает из "
      "этого новую базу; до тех пор сохраните эту",
      "damscope recover -o saved.pdn escreve tudo o que pode ser salvo, e damscope import faz "
      "disso uma nova base de dados; guarde esta até lá"}},
    {"check-file",
     {"{n} {faults?fault|faults} found; no game is known to be damaged, but the file is: "
      "{+check-advice}",
      "{n} {faults?fout|fouten} gevonden; voor zover bekend is geen partij beschadigd, maar het "
      "bestand wel: {+check-advice}",
      "{n} {faults?défaut trouvé|défauts trouvés} ; aucune partie n'est endommagée, que l'on "
      "sache, mais le fichier l'est : {+check-advice}",
      "{faults?найдена {n} ошибка|найдены {n} ошибки|найдено {n} ошибок}; повреждённых партий не "
      "найдено, но файл повреждён: {+check-advice}",
      "{n} {faults?falha encontrada|falhas encontradas}; que se saiba, nenhuma partida está "
      "danificada, mas o arquivo está: {+check-advice}"}},
    {"check-games",
     {"{n} {faults?fault|faults} found; {m} {games?game|games} damaged, {k} {others?other "
      "game|other games} intact: {+check-advice}",
      "{n} {faults?fout|fouten} gevonden; {m} {games?partij|partijen} beschadigd, {k} andere "
      "{others?partij|partijen} gaaf: {+check-advice}",
      "{n} {faults?défaut trouvé|défauts trouvés} ; {m} {games?partie endommagée|parties "
      "endommagées}, {k} {others?autre intacte|autres intactes} : {+check-advice}",
      "{faults?найдена {n} ошибка|найдены {n} ошибки|найдено {n} ошибок}; {games?повреждена {m} "
      "партия|повреждены {m} партии|повреждено {m} партий}, {others?цела ещё {k}|целы ещё {k}|целы "
      "ещё {k}}: {+check-advice}",
      "{n} {faults?falha encontrada|falhas encontradas}; {m} {games?partida danificada|partidas "
      "danificadas}, {k} {others?outra intacta|outras intactas}: {+check-advice}"}},
    {"check-more",
     {"... and {n} more", "... en nog {n}", "... et {n} de plus", "... и ещё {n}",
      "... e mais {n}"}},
    {"check-unindexed",
     {"{n} {games?game|games} not yet in the position index: damscope index adds {games?it|them}",
      "{n} {games?partij|partijen} nog niet in de positie-index: damscope index voegt "
      "{games?haar|ze} toe",
      "{n} {games?partie|parties} pas encore dans l'index des positions : damscope index "
      "{games?l'ajoute|les ajoute}",
      "{n} {games?партии|партий|партий} ещё нет в индексе позиций: добавляет damscope index",
      "{n} {games?partida ainda não está|partidas ainda não estão} no índice de posições: damscope "
      "index {games?a acrescenta|as acrescenta}"}},
    {"check-log-cut-off",
     {"the last change in the log beside the database is not whole, as after a power cut: it does "
      "not count",
      "de laatste wijziging in het logboek naast de database is niet volledig, zoals na een "
      "stroomuitval: ze telt niet mee",
      "la dernière modification du journal à côté de la base n'est pas entière, comme après une "
      "coupure de courant : elle ne compte pas",
      "последнее изменение в журнале рядом с базой записано не целиком, как при отключении "
      "питания: оно не учитывается",
      "a última alteração no registro ao lado da base de dados não está inteira, como depois de "
      "uma queda de energia: ela não conta"}},
    {"check-interrupted",
     {"interrupted after {n} {games?game|games}", "onderbroken na {n} {games?partij|partijen}",
      "interrompu après {n} {games?partie|parties}",
      "прервано после {n} {games?партии|партий|партий}",
      "interrompido depois de {n} {games?partida|partidas}"}},
    {"check-sound",
     {"sound: {n} {games?game|games}<, {deleted} of them deleted>",
      "gaaf: {n} {games?partij|partijen}<, waarvan {deleted} verwijderd>",
      "intacte : {n} {games?partie|parties}<, dont {deleted} supprimées>",
      "цела: {n} {games?партия|партии|партий}<, из них удалено: {deleted}>",
      "íntegra: {n} {games?partida|partidas}<, {deleted} delas excluídas>"}},
    {"check-log-left",
     {"the last changes are in {log} and not yet in the file, because another program has the "
      "database open or the file cannot be written: copy it with 'damscope backup' only, or run "
      "'damscope check' again when nobody else has it open",
      "de laatste wijzigingen staan in {log} en nog niet in het bestand, omdat een ander "
      "programma de database open heeft of het bestand niet kan worden geschreven: kopieer haar "
      "alleen met 'damscope backup', of geef 'damscope check' opnieuw als niemand anders haar "
      "open heeft",
      "les dernières modifications sont dans {log} et pas encore dans le fichier, parce qu'un "
      "autre programme a ouvert la base ou que le fichier ne peut être écrit : ne la copiez "
      "qu'avec 'damscope backup', ou relancez 'damscope check' quand personne d'autre ne l'a "
      "ouverte",
      "последние изменения — в {log}, а в файле их ещё нет, потому что база открыта в другой "
      "программе или файл не записывается: копируйте её только командой 'damscope backup' или "
      "повторите 'damscope check', когда её никто больше не держит открытой",
      "as últimas alterações estão em {log} e ainda não no arquivo, porque outro programa tem a "
      "base de dados aberta ou o arquivo não pode ser escrito: copie-a só com 'damscope backup', "
      "ou repita 'damscope check' quando ninguém mais a tiver aberta"}},
    // Recovering games.
    {"recover-unverified",
     {"{n} {games?game|games} written with {games?its|their} moves, but players and event could "
      "not be verified: {games?it is|they are} marked with the tag [DamscopeRecovered "
      "\"unverified\"]",
      "{n} {games?partij|partijen} geschreven met de zetten, maar spelers en toernooi waren niet "
      "te controleren: {games?ze heeft|ze hebben} de tag [DamscopeRecovered \"unverified\"]",
      "{n} {games?partie écrite avec ses coups|parties écrites avec leurs coups}, mais joueurs et "
      "événement n'ont pas pu être vérifiés : {games?elle porte|elles portent} l'étiquette "
      "[DamscopeRecovered \"unverified\"]",
      "{games?записана {n} партия|записаны {n} партии|записано {n} партий} с ходами, но игроки и "
      "соревнование не проверены: {games?она отмечена|они отмечены|они отмечены} тегом "
      "[DamscopeRecovered \"unverified\"]",
      "{n} {games?partida escrita com os seus lances|partidas escritas com os seus lances}, mas "
      "jogadores e torneio não puderam ser verificados: {games?está marcada|estão marcadas} com a "
      "etiqueta [DamscopeRecovered \"unverified\"]"}},
    {"recover-lost",
     {"{n} {games?game|games} lost, with only traces left: {names}",
      "{n} {games?partij|partijen} verloren, alleen sporen zijn over: {names}",
      "{n} {games?partie perdue|parties perdues}, il n'en reste que des traces : {names}",
      "{games?потеряна {n} партия, остались|потеряны {n} партии, остались|потеряно {n} партий, "
      "остались} только следы: {names}",
      "{n} {games?partida perdida, da qual só restam|partidas perdidas, das quais só restam} "
      "vestígios: {names}"}},
    {"recover-missing",
     {"{n} {numbers?number|numbers} of them from games that are lost completely",
      "{n} {numbers?nummer|nummers} ertussen van partijen die helemaal verloren zijn",
      "{n} {numbers?numéro|numéros} parmi ceux de parties entièrement perdues",
      "{n} {numbers?номер|номера|номеров} от полностью потерянных партий",
      "{n} {numbers?número|números} entre eles de partidas totalmente perdidas"}},
    {"recover-pages",
     {"{n} {pages?page|pages} of the file cannot be read",
      "{n} {pages?bladzijde|bladzijden} van het bestand {pages?is|zijn} niet te lezen",
      "{n} {pages?page du fichier ne peut pas être lue|pages du fichier ne peuvent pas être lues}",
      "{n} {pages?страница файла не читается|страницы файла не читаются|страниц файла не читаются}",
      "{n} {pages?página do arquivo não pode ser lida|páginas do arquivo não podem ser lidas}"}},
    {"recover-nothing",
     {"no game was found; nothing was written",
      "er is geen partij gevonden; er is niets geschreven",
      "aucune partie n'a été trouvée ; rien n'a été écrit",
      "не найдено ни одной партии; ничего не записано",
      "nenhuma partida foi encontrada; nada foi escrito"}},
    {"recover-done",
     {"{n} {games?game|games} written whole to {file}",
      "{n} {games?partij|partijen} ongeschonden geschreven naar {file}",
      "{n} {games?partie écrite entière|parties écrites entières} dans {file}",
      "{games?записана целиком {n} партия|записаны целиком {n} партии|записано целиком {n} партий} "
      "в {file}",
      "{n} {games?partida escrita inteira|partidas escritas inteiras} em {file}"}},
    // Repairing games.
    {"repair-none-repaired",
     {"no game was repaired", "er was geen partij hersteld", "aucune partie n'avait été corrigée",
      "исправленных партий нет", "nenhuma partida tinha sido reparada"}},
    {"repair-none-refuted",
     {"no recorded result is refuted", "geen genoteerde uitslag is weerlegd",
      "aucun résultat noté n'est réfuté", "ни один записанный результат не опровергнут",
      "nenhum resultado registrado é refutado"}},
    {"repair-all-legal",
     {"every game is legal to the end", "elke partij is geldig tot het einde",
      "toutes les parties sont régulières jusqu'à la fin", "все партии правильны до конца",
      "todas as partidas são legais até o fim"}},
    {"repair-could",
     {"{changed} of {n} {games?game|games} can be repaired<; {proposals}><; {unchanged}>",
      "{changed} van {n} {games?partij|partijen} te herstellen<; {proposals}><; {unchanged}>",
      "{changed} {games?partie|parties} sur {n} à corriger< ; {proposals}>< ; {unchanged}>",
      "можно исправить {changed} из {n} {games?партии|партий|партий}<; {proposals}><; {unchanged}>",
      "{changed} de {n} {games?partida|partidas} para reparar<; {proposals}><; {unchanged}>"}},
    {"repair-done",
     {"{changed} of {n} {games?game|games} repaired<; {proposals}>",
      "{changed} van {n} {games?partij|partijen} hersteld<; {proposals}>",
      "{changed} {games?partie|parties} sur {n} {games?corrigée|corrigées}< ; {proposals}>",
      "исправлено {changed} из {n} {games?партии|партий|партий}<; {proposals}>",
      "{changed} de {n} {games?partida reparada|partidas reparadas}<; {proposals}>"}},
    {"repair-could-undo",
     {"{changed} of {n} {games?game|games} can be restored to the original text<; {proposals}><; "
      "{unchanged}>",
      "{changed} van {n} {games?partij|partijen} terug te brengen tot de oorspronkelijke tekst<; "
      "{proposals}><; {unchanged}>",
      "{changed} {games?partie|parties} sur {n} à rétablir selon le texte d'origine< ; "
      "{proposals}>< ; {unchanged}>",
      "исходный текст можно вернуть {changed} из {n} {games?партии|партий|партий}<; {proposals}><; "
      "{unchanged}>",
      "{changed} de {n} {games?partida|partidas} para devolver ao texto original<; {proposals}><; "
      "{unchanged}>"}},
    {"repair-undone",
     {"{changed} of {n} {games?game|games} restored to the original text<; {proposals}>",
      "{changed} van {n} {games?partij|partijen} teruggebracht tot de oorspronkelijke tekst<; "
      "{proposals}>",
      "{changed} {games?partie|parties} sur {n} {games?rétablie|rétablies} selon le texte "
      "d'origine< ; {proposals}>",
      "исходный текст возвращён {changed} из {n} {games?партии|партий|партий}<; {proposals}>",
      "{changed} de {n} {games?partida devolvida|partidas devolvidas} ao texto original<; "
      "{proposals}>"}},
    {"repair-proposals",
     {"{n} more {games?has|have} a proposal that is not certain enough",
      "nog {n} {games?heeft|hebben} een voorstel dat niet zeker genoeg is",
      "{n} de plus {games?a|ont} une proposition trop incertaine",
      "ещё для {n} есть лишь недостаточно надёжное {games?предложение|предложение|предложение}",
      "mais {n} {games?tem|têm} uma proposta que não é segura o bastante"}},
    {"repair-unchanged",
     {"nothing was changed: use --apply to do it",
      "er is niets veranderd: gebruik --apply om het te doen",
      "rien n'a été changé : utilisez --apply pour le faire",
      "ничего не изменено: для этого нужен --apply",
      "nada foi alterado: use --apply para fazê-lo"}},
    {"repair-interrupted",
     {"interrupted: the changes so far are safe; the same command continues from there",
      "onderbroken: de wijzigingen tot nu toe zijn veilig; dezelfde opdracht gaat daar verder",
      "interrompu : les changements déjà faits sont sûrs ; la même commande reprend là",
      "прервано: сделанные изменения в безопасности; та же команда продолжит с этого места",
      "interrompido: as mudanças feitas até agora estão a salvo; o mesmo comando continua a partir "
      "daí"}},
    // Copies, settings, names and the position index.
    {"backup-done",
     {"{n} {games?game|games} copied to {file}<, {deleted} of them deleted>",
      "{n} {games?partij|partijen} gekopieerd naar {file}<, waarvan {deleted} verwijderd>",
      "{n} {games?partie copiée|parties copiées} dans {file}<, dont {deleted} supprimées>",
      "{games?скопирована {n} партия|скопированы {n} партии|скопировано {n} партий} в {file}<, из "
      "них удалено: {deleted}>",
      "{n} {games?partida copiada|partidas copiadas} para {file}<, {deleted} delas excluídas>"}},
    {"restore-done",
     {"{n} {games?game|games} restored from {copy} to {file}",
      "{n} {games?partij|partijen} teruggezet van {copy} naar {file}",
      "{n} {games?partie remise|parties remises} de {copy} dans {file}",
      "{games?возвращена {n} партия|возвращены {n} партии|возвращено {n} партий} из {copy} в "
      "{file}",
      "{n} {games?partida restaurada|partidas restauradas} de {copy} para {file}"}},
    {"restore-kept",
     {"what {file} was before is in {before}", "wat {file} daarvoor was staat in {before}",
      "ce qu'était {file} avant se trouve dans {before}", "прежнее содержимое {file} — в {before}",
      "o que {file} era antes está em {before}"}},
    {"config-set",
     {"{setting} set in {file}", "{setting} ingesteld in {file}", "{setting} défini dans {file}",
      "{setting}: значение записано в {file}", "{setting} definido em {file}"}},
    {"config-removed",
     {"{setting} removed in {file}", "{setting} verwijderd uit {file}",
      "{setting} supprimé de {file}", "{setting}: значение удалено из {file}",
      "{setting} removido de {file}"}},
    {"index-interrupted",
     {"interrupted; the games added so far stay, the same command continues from there",
      "onderbroken; de toegevoegde partijen blijven, dezelfde opdracht gaat daar verder",
      "interrompu ; les parties ajoutées restent, la même commande reprend là",
      "прервано; добавленные партии остаются, та же команда продолжит с этого места",
      "interrompido; as partidas já acrescentadas ficam, o mesmo comando continua a partir daí"}},
    {"index-themes",
     {"{n} {games?game|games} searched: {m} {shots?combination|combinations} and {k} "
      "{structures?structure|structures} found",
      "{n} {games?partij|partijen} doorzocht: {m} {shots?combinatie|combinaties} en {k} "
      "{structures?structuur|structuren} gevonden",
      "{n} {games?partie parcourue|parties parcourues} : {m} {shots?combinaison|combinaisons} et "
      "{k} {structures?structure trouvées|structures trouvées}",
      "{games?просмотрена {n} партия|просмотрены {n} партии|просмотрено {n} партий}: найдено {m} "
      "{shots?комбинация|комбинации|комбинаций} и {k} {structures?структура|структуры|структур}",
      "{n} {games?partida examinada|partidas examinadas}: {m} {shots?combinação|combinações} e {k} "
      "{structures?estrutura encontradas|estruturas encontradas}"}},
    {"index-named",
     {"{n} {games?game|games} given an opening name",
      "{n} {games?partij heeft|partijen hebben} een openingsnaam gekregen",
      "{n} {games?partie a reçu|parties ont reçu} un nom d'ouverture",
      "{games?{n} партия получила|{n} партии получили|{n} партий получили} название дебюта",
      "{n} {games?partida recebeu|partidas receberam} um nome de abertura"}},
    {"index-added",
     {"{n} {games?game|games} added to the position index",
      "{n} {games?partij|partijen} toegevoegd aan de positie-index",
      "{n} {games?partie ajoutée|parties ajoutées} à l'index des positions",
      "{games?добавлена {n} партия|добавлены {n} партии|добавлено {n} партий} в индекс позиций",
      "{n} {games?partida acrescentada|partidas acrescentadas} ao índice de posições"}},
    {"names-changed",
     {"{key} changed in {file}; where combinations and structures are kept, 'damscope index "
      "--shots' searches again if a definition has changed",
      "{key} gewijzigd in {file}; waar combinaties en structuren worden bewaard, zoekt 'damscope "
      "index --shots' opnieuw als een definitie is gewijzigd",
      "{key} modifié dans {file} ; là où combinaisons et structures sont gardées, 'damscope index "
      "--shots' cherche de nouveau si une définition a changé",
      "{key}: изменено в {file}; где комбинации и структуры хранятся, 'damscope index --shots' "
      "ищет заново, если изменилось определение",
      "{key} alterado em {file}; onde combinações e estruturas são guardadas, 'damscope index "
      "--shots' procura de novo se uma definição mudou"}},
    {"names-no-file",
     {"{file}: there is no such file, so nothing is changed",
      "{file}: dat bestand is er niet, dus er is niets gewijzigd",
      "{file} : ce fichier n'existe pas, donc rien n'est changé",
      "{file}: такого файла нет, значит, ничего не изменено",
      "{file}: não existe tal arquivo, portanto nada está alterado"}},
    {"names-sound",
     {"{file}: nothing is wrong", "{file}: er is niets mis", "{file} : tout est en ordre",
      "{file}: ошибок нет", "{file}: está tudo certo"}},
    // Files that several machines have written.
    {"shards-cut",
     {"{n} {files?file|files} cut off at the end: run {files?its worker|their workers} again for "
      "the rest",
      "{n} {files?bestand|bestanden} aan het eind afgebroken: draai de {files?werker|werkers} "
      "opnieuw voor de rest",
      "{n} {files?fichier coupé|fichiers coupés} à la fin : relancez {files?son travailleur|leurs "
      "travailleurs} pour le reste",
      "{files?в конце оборван {n} файл|в конце оборваны {n} файла|в конце оборвано {n} файлов}: "
      "запустите {files?его исполнителя|их исполнителей|их исполнителей} снова",
      "{n} {files?arquivo cortado|arquivos cortados} no fim: rode de novo {files?o trabalhador "
      "dele|os trabalhadores deles} para o resto"}},
    {"shards-unfinished",
     {"{n} {files?file|files} without {files?its|their} end: wait for {files?its worker, or run "
      "it|their workers, or run them} again",
      "{n} {files?bestand|bestanden} zonder einde: wacht op de {files?werker, of draai "
      "hem|werkers, of draai ze} opnieuw",
      "{n} {files?fichier inachevé|fichiers inachevés} : attendez {files?son travailleur, ou "
      "relancez-le|leurs travailleurs, ou relancez-les}",
      "{files?не закончен {n} файл|не закончены {n} файла|не закончено {n} файлов}: дождитесь "
      "{files?его исполнителя или запустите его|их исполнителей или запустите их|их исполнителей "
      "или запустите их} снова",
      "{n} {files?arquivo inacabado|arquivos inacabados}: espere {files?o trabalhador dele, ou "
      "rode-o|os trabalhadores deles, ou rode-os} de novo"}},
    {"shards-damaged",
     {"{n} {lines?line|lines} damaged and left out: run {lines?its worker|their worker} again",
      "{n} {lines?regel|regels} beschadigd en weggelaten: draai de {lines?werker|werker} opnieuw",
      "{n} {lines?ligne endommagée et omise|lignes endommagées et omises} : relancez {lines?son "
      "travailleur|leur travailleur}",
      "{lines?повреждена и пропущена {n} строка|повреждены и пропущены {n} строки|повреждено и "
      "пропущено {n} строк}: запустите исполнителя снова",
      "{n} {lines?linha danificada e omitida|linhas danificadas e omitidas}: rode o trabalhador de "
      "novo"}},
    {"shards-missing",
     {"not in these files: shard {shards}<, and {n} more>",
      "niet in deze bestanden: deel {shards}<, en nog {n}>",
      "pas dans ces fichiers : la part {shards}<, et {n} de plus>",
      "в этих файлах нет: доля {shards}<, и ещё {n}>",
      "não está nestes arquivos: a parte {shards}<, e mais {n}>"}},
    {"shots-merged",
     {"{n} {games?game|games} stored", "{n} {games?partij|partijen} opgeslagen",
      "{n} {games?partie enregistrée|parties enregistrées}",
      "{games?сохранена {n} партия|сохранены {n} партии|сохранено {n} партий}",
      "{n} {games?partida guardada|partidas guardadas}"}},
    {"shots-other",
     {"{n} {games?game|games} not in this database as searched: search {games?it|them} with "
      "damscope index --shots",
      "{n} {games?partij staat|partijen staan} niet zo in deze database als doorzocht: doorzoek "
      "{games?haar|ze} met damscope index --shots",
      "{n} {games?partie n'est pas dans cette base telle qu'elle a été parcourue : "
      "parcourez-la|parties ne sont pas dans cette base telles qu'elles ont été parcourues : "
      "parcourez-les} avec damscope index --shots",
      "{n} {games?партии|партий|партий} в этой базе нет в просмотренном виде: просмотрите через "
      "damscope index --shots",
      "{n} {games?partida não está|partidas não estão} nesta base de dados como {games?examinada: "
      "examine-a|examinadas: examine-as} com damscope index --shots"}},
    {"evaluations-merged",
     {"{n} {evaluations?evaluation|evaluations}: {stored} stored",
      "{n} {evaluations?waardering|waarderingen}: {stored} opgeslagen",
      "{n} {evaluations?évaluation|évaluations} : {stored} {evaluations?enregistrée|enregistrées}",
      "{n} {evaluations?оценка|оценки|оценок}: сохранено {stored}",
      "{n} {evaluations?avaliação|avaliações}: {stored} {evaluations?guardada|guardadas}"}},
    // Of the program.
    {"out-of-memory",
     {"out of memory", "er is niet genoeg geheugen", "mémoire insuffisante", "не хватает памяти",
      "memória insuficiente"}},
    {"library-missing",
     {"{file} is not there: install the package damscope again",
      "{file} is er niet: installeer het pakket damscope opnieuw",
      "{file} n'est pas là : réinstallez le paquet damscope",
      "{file} не найден: установите пакет damscope заново",
      "{file} não está presente: instale de novo o pacote damscope"}},
    {"library-pictures-missing",
     {"pictures need {file}, which is not there: install the package damscope-gui, or the Qt "
      "packages that packages.txt names and build Damscope again",
      "afbeeldingen vereisen {file}, dat er niet is: installeer het pakket damscope-gui, of de "
      "Qt-pakketten uit packages.txt en bouw Damscope opnieuw",
      "les images demandent {file}, qui n'est pas là : installez le paquet damscope-gui, ou les "
      "paquets Qt que nomme packages.txt et compilez de nouveau Damscope",
      "для рисунков нужен {file}, которого нет: установите пакет damscope-gui либо пакеты Qt из "
      "packages.txt и соберите Damscope заново",
      "imagens precisam de {file}, que não está presente: instale o pacote damscope-gui, ou os "
      "pacotes Qt que packages.txt indica e compile o Damscope de novo"}},
    {"library-unloaded",
     {"{file}: cannot be loaded: {reason}", "{file}: kan niet worden geladen: {reason}",
      "{file} : impossible de le charger : {reason}", "{file}: не загружается: {reason}",
      "{file}: não pode ser carregado: {reason}"}},
    {"picture-undrawn",
     {"the picture cannot be drawn: {reason}", "de afbeelding kan niet worden getekend: {reason}",
      "l'image ne peut pas être dessinée : {reason}", "рисунок не строится: {reason}",
      "a imagem não pode ser desenhada: {reason}"}},
    {"chart-undrawn",
     {"the chart cannot be drawn: {reason}", "de grafiek kan niet worden getekend: {reason}",
      "le graphique ne peut pas être dessiné : {reason}", "график не строится: {reason}",
      "o gráfico não pode ser desenhado: {reason}"}},
    {"pages-undrawn",
     {"the pages cannot be drawn: {reason}", "de pagina's kunnen niet worden getekend: {reason}",
      "les pages ne peuvent pas être dessinées : {reason}", "страницы не строятся: {reason}",
      "as páginas não podem ser desenhadas: {reason}"}},
});

} // namespace

std::span<const Entry> storeResultMessages() {
    return messages;
}

} // namespace damscope::tables
