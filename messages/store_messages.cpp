// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of a store, and why one cannot be opened, read or written.
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
    {"store-log-damaged",
     {"the log {log} is damaged at page {frame} of {frames}: the changes from there on are missing "
      "here; write nothing to the database, 'damscope recover' saves their games",
      "het logboek {log} is beschadigd bij bladzijde {frame} van {frames}: de wijzigingen vanaf "
      "daar ontbreken hier; schrijf niets naar de database, 'damscope recover' redt hun partijen",
      "le journal {log} est endommagé à la page {frame} sur {frames} : les modifications qui "
      "suivent manquent ici ; n'écrivez rien dans la base, 'damscope recover' sauve leurs parties",
      "журнал {log} повреждён на странице {frame} из {frames}: изменений после неё здесь нет; не "
      "пишите в базу, 'damscope recover' спасает их партии",
      "o registro {log} está danificado na página {frame} de {frames}: as alterações seguintes "
      "faltam aqui; não escreva na base de dados, 'damscope recover' salva as partidas delas"}},
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
    {"store-not-utf8",
     {"{n} {rows?text|texts} in {column} {rows?is|are} not UTF-8, the first is {text}; write "
      "them again, headers with 'damscope edit --set'",
      "{n} {rows?tekst|teksten} in {column} {rows?is|zijn} geen UTF-8, de eerste is {text}; "
      "schrijf "
      "ze opnieuw, koppen met 'damscope edit --set'",
      "{n} {rows?texte|textes} de {column} {rows?n'est|ne sont} pas en UTF-8, le premier est "
      "{text} ; récrivez-les, les en-têtes avec 'damscope edit --set'",
      "{n} {rows?текст|текста|текстов} в {column} не в UTF-8, первый: {text}; запишите их заново, "
      "заголовки — через 'damscope edit --set'",
      "{n} {rows?texto|textos} em {column} não {rows?está|estão} em UTF-8, o primeiro é {text}; "
      "escreva-os de novo, os cabeçalhos com 'damscope edit --set'"}},
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
    {"database-unopened",
     {"{file}: cannot be opened: {reason}", "{file}: kan niet worden geopend: {reason}",
      "{file} : ne peut pas être ouvert : {reason}", "{file}: не открывается: {reason}",
      "{file}: não pode ser aberto: {reason}"}},
    {"database-not-file",
     {"{file}: this is not a file, so it cannot be a database",
      "{file}: dit is geen bestand, dus het kan geen database zijn",
      "{file} : ce n'est pas un fichier, ce ne peut donc pas être une base de données",
      "{file}: это не файл, значит, и не база данных",
      "{file}: isto não é um arquivo, portanto não pode ser uma base de dados"}},
    {"database-no-tables",
     {"{file}: the database has no tables; restore a copy of it",
      "{file}: de database heeft geen tabellen; zet een kopie terug",
      "{file} : la base n'a pas de tables ; rétablissez-en une copie",
      "{file}: в базе нет таблиц; восстановите её копию",
      "{file}: a base de dados não tem tabelas; restaure uma cópia dela"}},
    {"database-newer",
     {"{file}: made by a later version of Damscope",
      "{file}: gemaakt door een latere versie van Damscope",
      "{file} : créée par une version plus récente de Damscope",
      "{file}: создана более новой версией Damscope",
      "{file}: feita por uma versão mais nova do Damscope"}},
    {"database-older-read-only",
     {"{file}: made by an earlier version of Damscope, and it cannot be brought up to date where "
      "it may not be written; make a copy elsewhere and open that",
      "{file}: gemaakt door een eerdere versie van Damscope, en niet bij te werken waar niet "
      "geschreven mag worden; maak elders een kopie en open die",
      "{file} : créée par une version antérieure de Damscope, et impossible à mettre à jour là où "
      "l'écriture est interdite ; faites-en une copie ailleurs et ouvrez celle-ci",
      "{file}: создана прежней версией Damscope, и её нельзя обновить там, где запись запрещена; "
      "сделайте копию в другом месте и откройте её",
      "{file}: feita por uma versão anterior do Damscope, e não pode ser atualizada onde não se "
      "pode escrever; faça uma cópia em outro lugar e abra-a"}},
    {"database-older",
     {"{file}: made by an earlier version of Damscope, and it cannot be brought up to date: "
      "{reason}",
      "{file}: gemaakt door een eerdere versie van Damscope, en niet bij te werken: {reason}",
      "{file} : créée par une version antérieure de Damscope, et impossible à mettre à jour : "
      "{reason}",
      "{file}: создана прежней версией Damscope, и обновить её нельзя: {reason}",
      "{file}: feita por uma versão anterior do Damscope, e não pode ser atualizada: {reason}"}},
    {"database-missing",
     {"{file}: there is no database here yet; make one with 'damscope import', or name another "
      "with --db",
      "{file}: hier is nog geen database; maak er een met 'damscope import', of noem een andere "
      "met --db",
      "{file} : il n'y a pas encore de base ici ; créez-en une avec 'damscope import', ou "
      "indiquez-en une autre avec --db",
      "{file}: здесь ещё нет базы; создайте её через 'damscope import' или укажите другую через "
      "--db",
      "{file}: ainda não há base de dados aqui; crie uma com 'damscope import', ou indique outra "
      "com --db"}},
    {"database-file-exists",
     {"{file}: this file exists already", "{file}: dit bestand bestaat al",
      "{file} : ce fichier existe déjà", "{file}: такой файл уже есть",
      "{file}: este arquivo já existe"}},
    {"database-unmade",
     {"{file}: cannot be made: {reason}", "{file}: kan niet worden gemaakt: {reason}",
      "{file} : ne peut pas être créé : {reason}", "{file}: не создаётся: {reason}",
      "{file}: não pode ser criado: {reason}"}},
    {"database-lock-unopened",
     {"{file}: cannot be opened for writing ({reason}); check that the database's folder exists, "
      "is writable and has space",
      "{file}: kan niet worden geopend om te schrijven ({reason}); controleer of de map van de "
      "database bestaat, beschrijfbaar is en ruimte heeft",
      "{file} : ne peut pas être ouvert en écriture ({reason}) ; vérifiez que le dossier de la "
      "base existe, qu'on peut y écrire et qu'il y a de la place",
      "{file}: не открывается для записи ({reason}); проверьте, что папка базы существует, "
      "доступна для записи и в ней есть место",
      "{file}: não pode ser aberto para escrita ({reason}); verifique se a pasta da base de dados "
      "existe, permite escrita e tem espaço"}},
    {"database-lock-impossible",
     {"{file}: cannot be locked ({reason}); put the database on a file system with locks",
      "{file}: kan niet worden vergrendeld ({reason}); zet de database op een bestandssysteem met "
      "vergrendeling",
      "{file} : ne peut pas être verrouillé ({reason}) ; placez la base sur un système de fichiers "
      "avec verrous",
      "{file}: не блокируется ({reason}); поместите базу в файловую систему с блокировками",
      "{file}: não pode ser bloqueado ({reason}); ponha a base de dados num sistema de arquivos "
      "com bloqueios"}},
    {"database-busy",
     {"{file}: another program has been writing to the database all the time; try again when it is "
      "done",
      "{file}: een ander programma schreef al die tijd naar de database; probeer het opnieuw als "
      "het klaar is",
      "{file} : un autre programme n'a cessé d'écrire dans la base ; réessayez quand il aura fini",
      "{file}: всё это время в базу писала другая программа; попробуйте снова, когда она закончит",
      "{file}: outro programa esteve escrevendo na base de dados o tempo todo; tente de novo "
      "quando terminar"}},
    {"database-index-damaged",
     {"{file}: the position index is damaged; 'damscope index --rebuild' rebuilds it from the "
      "games",
      "{file}: de positie-index is beschadigd; 'damscope index --rebuild' maakt hem opnieuw uit de "
      "partijen",
      "{file} : l'index des positions est endommagé ; 'damscope index --rebuild' le reconstruit à "
      "partir des parties",
      "{file}: индекс позиций повреждён; 'damscope index --rebuild' строит его заново по партиям",
      "{file}: o índice de posições está danificado; 'damscope index --rebuild' o refaz a partir "
      "das partidas"}},
    {"database-log-damaged",
     {"{file}: the log beside it, {log}, is damaged at page {frame} of {frames}, and writing would "
      "destroy the changes from there on; save all games with 'damscope recover' and import them "
      "into a new database",
      "{file}: het logboek ernaast, {log}, is beschadigd bij bladzijde {frame} van {frames}, en "
      "schrijven zou de wijzigingen vanaf daar vernietigen; red alle partijen met 'damscope "
      "recover' en importeer ze in een nieuwe database",
      "{file} : le journal à côté, {log}, est endommagé à la page {frame} sur {frames}, et écrire "
      "détruirait les modifications qui suivent ; sauvez toutes les parties avec 'damscope "
      "recover' et importez-les dans une nouvelle base",
      "{file}: журнал рядом с ней, {log}, повреждён на странице {frame} из {frames}, и запись "
      "уничтожит изменения после неё; спасите все партии командой 'damscope recover' и "
      "импортируйте их в новую базу",
      "{file}: o registro ao lado, {log}, está danificado na página {frame} de {frames}, e "
      "escrever destruiria as alterações seguintes; salve todas as partidas com 'damscope "
      "recover' e importe-as para uma nova base de dados"}},
    {"database-value-impossible",
     {"{file}: the database is damaged: a row has {value} as its \"{column}\", which cannot be; "
      "'damscope check' shows what is wrong, 'damscope recover' saves the games",
      "{file}: de database is beschadigd: een rij heeft {value} als \"{column}\", wat niet kan; "
      "'damscope check' laat zien wat er mis is, 'damscope recover' redt de partijen",
      "{file} : la base est endommagée : une ligne a {value} comme « {column} », ce qui est "
      "impossible ; 'damscope check' montre ce qui ne va pas, 'damscope recover' sauve les parties",
      "{file}: база повреждена: в строке «{column}» равно {value}, чего не может быть; 'damscope "
      "check' показывает, что не так, 'damscope recover' спасает партии",
      "{file}: a base de dados está danificada: uma linha tem {value} em \"{column}\", o que não "
      "pode ser; 'damscope check' mostra o que está errado, 'damscope recover' salva as partidas"}},
    {"database-sqlite",
     {"{file}: {advice:database-advice} [{detail}]", "{file}: {advice:database-advice} [{detail}]",
      "{file} : {advice:database-advice} [{detail}]", "{file}: {advice:database-advice} [{detail}]",
      "{file}: {advice:database-advice} [{detail}]"}},
    {"database-foreign",
     {"{file}: this is not a Damscope database; nothing was changed; give another name with --db",
      "{file}: dit is geen Damscope-database; er is niets veranderd; geef een andere naam met --db",
      "{file} : ce n'est pas une base de données Damscope ; rien n'a été changé ; donnez un autre "
      "nom avec --db",
      "{file}: это не база данных Damscope; ничего не изменено; укажите другое имя через --db",
      "{file}: isto não é uma base de dados do Damscope; nada foi alterado; dê outro nome com "
      "--db"}},
    {"database-newer-unchanged",
     {"{file}: made by a later version of Damscope; nothing was changed; use that version or a "
      "later one",
      "{file}: gemaakt door een latere versie van Damscope; er is niets veranderd; gebruik die "
      "versie of een latere",
      "{file} : créée par une version plus récente de Damscope ; rien n'a été changé ; utilisez "
      "cette version ou une plus récente",
      "{file}: создана более новой версией Damscope; ничего не изменено; используйте ту версию или "
      "новее",
      "{file}: feita por uma versão mais nova do Damscope; nada foi alterado; use essa versão ou "
      "uma posterior"}},
    {"database-moved",
     {"{file}: the file was moved, renamed, replaced or deleted while it was open; nothing more "
      "was written; run the command again with the name that the database has now",
      "{file}: het bestand werd verplaatst, hernoemd, vervangen of verwijderd terwijl het open "
      "was; er is niets meer geschreven; geef de opdracht opnieuw met de naam die de database nu "
      "heeft",
      "{file} : le fichier a été déplacé, renommé, remplacé ou supprimé pendant qu'il était "
      "ouvert ; plus rien n'a été écrit ; relancez la commande avec le nom que la base porte "
      "maintenant",
      "{file}: файл перемещён, переименован, заменён или удалён, пока он был открыт; больше "
      "ничего не записано; повторите команду с новым именем базы",
      "{file}: o arquivo foi movido, renomeado, substituído ou apagado enquanto estava aberto; "
      "nada mais foi escrito; repita o comando com o nome que a base de dados tem agora"}},
    {"database-moved-whole",
     {"{file}: the database was moved or renamed to {place} while it was being written; "
      "{games?the one game|all {n} games} in it so far {games?is|are} there and none stays "
      "behind; run the command again with --db {place}",
      "{file}: de database werd verplaatst of hernoemd naar {place} terwijl erin werd geschreven; "
      "{games?de ene partij|alle {n} partijen} tot nu toe {games?staat|staan} daar en geen blijft "
      "achter; geef de opdracht opnieuw met --db {place}",
      "{file} : la base a été déplacée ou renommée en {place} pendant l'écriture ; "
      "{games?l'unique partie s'y trouve|les {n} parties stockées s'y trouvent toutes} et aucune "
      "ne reste en arrière ; relancez la commande avec --db {place}",
      "{file}: база перемещена или переименована в {place} во время записи; {games?все партии "
      "({n}) там|все партии ({n}) там|все партии ({n}) там}, позади не осталось ни одной; "
      "повторите команду с --db {place}",
      "{file}: a base de dados foi movida ou renomeada para {place} durante a escrita; {games?a "
      "única partida está lá|todas as {n} partidas estão lá} e nenhuma fica para trás; repita o "
      "comando com --db {place}"}},
    {"database-moved-behind",
     {"{file}: the database was moved or renamed to {place} while it was being written; {n} "
      "{games?game stays|games stay} behind in {log}: move the file back to {file} and run "
      "'damscope check --db {file}' before anything else",
      "{file}: de database werd verplaatst of hernoemd naar {place} terwijl erin werd geschreven; "
      "{n} {games?partij blijft|partijen blijven} achter in {log}: zet het bestand terug naar "
      "{file} en geef eerst 'damscope check --db {file}'",
      "{file} : la base a été déplacée ou renommée en {place} pendant l'écriture ; {n} "
      "{games?partie reste|parties restent} en arrière dans {log} : remettez le fichier en {file} "
      "et lancez d'abord 'damscope check --db {file}'",
      "{file}: база перемещена или переименована в {place} во время записи; в {log} "
      "{games?осталась {n} партия|остались {n} партии|осталось {n} партий}: верните файл на место "
      "{file} и прежде всего выполните 'damscope check --db {file}'",
      "{file}: a base de dados foi movida ou renomeada para {place} durante a escrita; {n} "
      "{games?partida fica|partidas ficam} para trás em {log}: mova o arquivo de volta para "
      "{file} e execute antes de tudo 'damscope check --db {file}'"}},
    {"database-deleted",
     {"{file}: the database was deleted or replaced while it was being written; {n} {games?game "
      "of it is|games of it are} gone, also what this command had stored; run it again",
      "{file}: de database werd verwijderd of vervangen terwijl erin werd geschreven; {n} "
      "{games?partij ervan is|partijen ervan zijn} weg, ook wat deze opdracht had opgeslagen; "
      "geef ze opnieuw",
      "{file} : la base a été supprimée ou remplacée pendant l'écriture ; {n} {games?partie en "
      "est perdue|parties en sont perdues}, y compris ce que cette commande avait stocké ; "
      "relancez-la",
      "{file}: база удалена или заменена во время записи; {games?потеряна {n} её партия|потеряны "
      "{n} её партии|потеряно {n} её партий}, и те, что сохранила эта команда; повторите её",
      "{file}: a base de dados foi apagada ou substituída durante a escrita; {n} {games?partida "
      "dela se perdeu|partidas dela se perderam}, também o que este comando tinha guardado; "
      "repita-o"}},
    {"database-linked",
     {"{file}: this file has a second name (a hard link), under which it would have a log of its "
      "own, and games would be lost; nothing was changed; remove the other name, or make a file "
      "of its own with 'damscope backup'",
      "{file}: dit bestand heeft een tweede naam (een harde koppeling), waaronder het een eigen "
      "logboek zou hebben, en er zouden partijen verloren gaan; er is niets veranderd; verwijder "
      "de andere naam, of maak een eigen bestand met 'damscope backup'",
      "{file} : ce fichier a un second nom (un lien physique), sous lequel il aurait un autre "
      "journal, et des parties seraient perdues ; rien n'a été changé ; supprimez l'autre nom, ou "
      "faites-en un fichier à part avec 'damscope backup'",
      "{file}: у этого файла есть второе имя (жёсткая ссылка), под которым у него был бы свой "
      "журнал, и партии терялись бы; ничего не изменено; удалите другое имя или сделайте "
      "отдельный файл командой 'damscope backup'",
      "{file}: este arquivo tem um segundo nome (um link físico), sob o qual teria outro "
      "registro, e partidas se perderiam; nada foi alterado; remova o outro nome, ou faça um "
      "arquivo próprio com 'damscope backup'"}},
    {"database-stray-log",
     {"{file}: {log} beside it holds changes of another database, or of another state of this "
      "one, and would destroy it; nothing was changed; to put a copy in the place of the database "
      "use 'damscope restore COPY --db {file}'; to use the file as it is, move {log} away",
      "{file}: {log} ernaast bevat wijzigingen van een andere database, of van een andere "
      "toestand van deze, en zou haar vernielen; er is niets veranderd; om een kopie op de plaats "
      "van de database te zetten dient 'damscope restore KOPIE --db {file}'; om het bestand te "
      "gebruiken zoals het is, zet {log} ergens anders",
      "{file} : {log}, à côté, contient les modifications d'une autre base, ou d'un autre état de "
      "celle-ci, et la détruirait ; rien n'a été changé ; pour mettre une copie à la place de la "
      "base, utilisez 'damscope restore COPIE --db {file}' ; pour utiliser le fichier tel quel, "
      "déplacez {log}",
      "{file}: {log} рядом с ней хранит изменения другой базы или другого состояния этой и "
      "разрушил бы её; ничего не изменено; чтобы поставить копию на место базы, выполните "
      "'damscope restore КОПИЯ --db {file}'; чтобы взять файл как есть, уберите {log}",
      "{file}: {log} ao lado contém alterações de outra base de dados, ou de outro estado desta, "
      "e a destruiria; nada foi alterado; para pôr uma cópia no lugar da base de dados use "
      "'damscope restore CÓPIA --db {file}'; para usar o arquivo como está, mova {log} para outro "
      "lugar"}},
    {"database-stray-journal",
     {"{file}: {log} beside it is a journal of another program and would change it; nothing was "
      "changed; move {log} away, or open the database with the program that made it",
      "{file}: {log} ernaast is een logboek van een ander programma en zou haar veranderen; er is "
      "niets veranderd; zet {log} ergens anders, of open de database met het programma dat het "
      "maakte",
      "{file} : {log}, à côté, est le journal d'un autre programme et la modifierait ; rien n'a "
      "été changé ; déplacez {log}, ou ouvrez la base avec le programme qui l'a fait",
      "{file}: {log} рядом с ней — журнал другой программы и изменил бы её; ничего не изменено; "
      "уберите {log} или откройте базу той программой, которая его создала",
      "{file}: {log} ao lado é o registro de outro programa e a alteraria; nada foi alterado; "
      "mova {log} para outro lugar, ou abra a base de dados com o programa que o fez"}},
    {"database-left-log",
     {"{file}: {log} is the log of a database of this name, and would be mixed with a new one; "
      "nothing was made; move it away or give another name; if the database was moved, move it "
      "back here",
      "{file}: {log} is het logboek van een database met deze naam, en zou met een nieuwe worden "
      "vermengd; er is niets gemaakt; zet het ergens anders of geef een andere naam; is de "
      "database verplaatst, zet haar dan hier terug",
      "{file} : {log} est le journal d'une base de ce nom et se mêlerait à une nouvelle ; rien "
      "n'a été créé ; déplacez-le ou donnez un autre nom ; si la base a été déplacée, remettez-la "
      "ici",
      "{file}: {log} — журнал базы с этим именем, он смешался бы с новой; ничего не создано; "
      "уберите его или укажите другое имя; если база перемещена, верните её сюда",
      "{file}: {log} é o registro de uma base de dados com este nome, e se misturaria com uma "
      "nova; nada foi feito; mova-o para outro lugar ou dê outro nome; se a base de dados foi "
      "movida, traga-a de volta para cá"}},
    {"database-in-use",
     {"{file}: another program has the database open; nothing was changed; close it there and try "
      "again",
      "{file}: een ander programma heeft de database open; er is niets veranderd; sluit haar daar "
      "en probeer het opnieuw",
      "{file} : un autre programme a ouvert la base ; rien n'a été changé ; fermez-la là-bas et "
      "réessayez",
      "{file}: база открыта в другой программе; ничего не изменено; закройте её там и попробуйте "
      "снова",
      "{file}: outro programa tem a base de dados aberta; nada foi alterado; feche-a lá e tente "
      "de novo"}},
    {"restore-unsound",
     {"{file}: this copy is damaged; nothing was changed; 'damscope check --db {file}' says what "
      "is wrong with it, 'damscope recover' saves its games",
      "{file}: deze kopie is beschadigd; er is niets veranderd; 'damscope check --db {file}' zegt "
      "wat eraan mankeert, 'damscope recover' redt de partijen",
      "{file} : cette copie est endommagée ; rien n'a été changé ; 'damscope check --db {file}' "
      "dit ce qui ne va pas, 'damscope recover' sauve ses parties",
      "{file}: эта копия повреждена; ничего не изменено; 'damscope check --db {file}' скажет, что "
      "с ней, 'damscope recover' спасёт её партии",
      "{file}: esta cópia está danificada; nada foi alterado; 'damscope check --db {file}' diz o "
      "que há de errado, 'damscope recover' salva as partidas"}},
    {"restore-itself",
     {"{file}: this is the database itself; name a copy of it, which 'damscope backup' makes",
      "{file}: dit is de database zelf; noem een kopie ervan, die 'damscope backup' maakt",
      "{file} : c'est la base elle-même ; indiquez-en une copie, que fait 'damscope backup'",
      "{file}: это сама база; укажите её копию, её делает 'damscope backup'",
      "{file}: isto é a própria base de dados; indique uma cópia dela, que 'damscope backup' faz"}},
    {"database-error", {"{reason}", "{reason}", "{reason}", "{reason}", "{reason}"}},
});

// What to do about an error of SQLite; the key is the English text.
constexpr auto advice = std::to_array<Word>({
    {"database-advice",
     "another program has kept the database busy for a minute; try again when it is done",
     {"another program has kept the database busy for a minute; try again when it is done",
      "een ander programma hield de database een minuut bezet; probeer het opnieuw als het klaar "
      "is",
      "un autre programme a occupé la base pendant une minute ; réessayez quand il aura fini",
      "другая программа занимала базу целую минуту; попробуйте снова, когда она закончит",
      "outro programa manteve a base de dados ocupada por um minuto; tente de novo quando "
      "terminar"}},
    {"database-advice",
     "the disk is full; free some space and run the command again (what was committed is safe)",
     {"the disk is full; free some space and run the command again (what was committed is safe)",
      "de schijf is vol; maak ruimte en geef de opdracht opnieuw (wat al vastgelegd was, is "
      "veilig)",
      "le disque est plein ; libérez de la place et relancez la commande (ce qui était validé est "
      "sûr)",
      "диск заполнен; освободите место и повторите команду (записанное в безопасности)",
      "o disco está cheio; libere espaço e repita o comando (o que já foi gravado está a salvo)"}},
    {"database-advice",
     "the database cannot be written; check the permissions of the file and its folder",
     {"the database cannot be written; check the permissions of the file and its folder",
      "de database kan niet worden beschreven; controleer de rechten van het bestand en zijn map",
      "impossible d'écrire dans la base ; vérifiez les droits du fichier et de son dossier",
      "запись в базу невозможна; проверьте права на файл и его папку",
      "não se pode escrever na base de dados; verifique as permissões do arquivo e da pasta"}},
    {"database-advice",
     "the database is damaged; run 'damscope check' to see how badly, and work on a copy",
     {"the database is damaged; run 'damscope check' to see how badly, and work on a copy",
      "de database is beschadigd; 'damscope check' toont hoe erg, en werk op een kopie",
      "la base est endommagée ; 'damscope check' montre à quel point ; travaillez sur une copie",
      "база повреждена; насколько, покажет 'damscope check'; работайте с копией",
      "a base de dados está danificada; 'damscope check' mostra quanto; trabalhe numa cópia"}},
    {"database-advice",
     "this is not a Damscope database; nothing was changed",
     {"this is not a Damscope database; nothing was changed",
      "dit is geen Damscope-database; er is niets veranderd",
      "ce n'est pas une base de données Damscope ; rien n'a été changé",
      "это не база данных Damscope; ничего не изменено",
      "isto não é uma base de dados do Damscope; nada foi alterado"}},
    {"database-advice",
     "the file, or the log beside it, cannot be opened; check that the folder exists and its "
     "permissions",
     {"the file, or the log beside it, cannot be opened; check that the folder exists and its "
      "permissions",
      "het bestand, of het logboek ernaast, kan niet worden geopend; controleer of de map bestaat, "
      "en de rechten",
      "le fichier, ou le journal à côté, ne peut pas être ouvert ; vérifiez que le dossier existe, "
      "et ses droits",
      "файл или журнал рядом с ним не открывается; проверьте, что папка существует, и права на неё",
      "o arquivo, ou o registro ao lado dele, não pode ser aberto; verifique se a pasta existe e "
      "as permissões dela"}},
    {"database-advice",
     "the disk or the file system failed (what was committed is safe)",
     {"the disk or the file system failed (what was committed is safe)",
      "de schijf of het bestandssysteem faalde (wat al vastgelegd was, is veilig)",
      "le disque ou le système de fichiers a failli (ce qui était validé est sûr)",
      "сбой диска или файловой системы (записанное в безопасности)",
      "o disco ou o sistema de arquivos falhou (o que já foi gravado está a salvo)"}},
    {"database-advice",
     "there is not enough memory",
     {"there is not enough memory", "er is niet genoeg geheugen", "la mémoire ne suffit pas",
      "не хватает памяти", "não há memória suficiente"}},
    {"database-advice",
     "a single game is too large to be stored",
     {"a single game is too large to be stored", "één partij is te groot om te worden opgeslagen",
      "une partie est trop grande pour être enregistrée",
      "одна партия слишком велика, чтобы её сохранить",
      "uma partida é grande demais para ser guardada"}},
    {"database-advice",
     "the database cannot be used",
     {"the database cannot be used", "de database kan niet worden gebruikt",
      "la base ne peut pas être utilisée", "база недоступна",
      "a base de dados não pode ser usada"}},
});

} // namespace

std::span<const Entry> storeMessages() {
    return messages;
}

std::span<const Word> storeWords() {
    return advice;
}

} // namespace damscope::tables
