// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the command line of commands about engines, analysis and searching, and of
// those for developers.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Engines and matches.
    {"usage-no-engine",
     {"there is no engine \"{word}\"{meant}; add it with damscope engines add, or give the command "
      "that starts it with its path",
      "er is geen engine \"{word}\"{meant}; voeg hem toe met damscope engines add, of geef de "
      "opdracht die hem start, met het pad",
      "il n'y a pas de moteur « {word} »{meant} ; ajoutez-le avec damscope engines add, ou donnez "
      "la commande qui le lance avec son chemin",
      "движка «{word}» нет{meant}; добавьте его через damscope engines add или укажите команду его "
      "запуска с путём",
      "não há motor \"{word}\"{meant}; acrescente-o com damscope engines add, ou dê o comando que "
      "o inicia com o caminho"}},
    {"usage-engine-unknown",
     {"there is no engine \"{word}\"; damscope engines list shows the engines",
      "er is geen engine \"{word}\"; damscope engines list toont de engines",
      "il n'y a pas de moteur « {word} » ; damscope engines list montre les moteurs",
      "движка «{word}» нет; движки показывает damscope engines list",
      "não há motor \"{word}\"; damscope engines list mostra os motores"}},
    {"usage-engine-known",
     {"there is an engine \"{word}\" already; choose another name, or replace it with --force",
      "er is al een engine \"{word}\"; kies een andere naam, of vervang hem met --force",
      "il y a déjà un moteur « {word} » ; choisissez un autre nom, ou remplacez-le avec --force",
      "движок «{word}» уже есть; выберите другое имя или замените его с --force",
      "já há um motor \"{word}\"; escolha outro nome, ou substitua-o com --force"}},
    {"usage-engine-name",
     {"engines {action}: give the name of an engine",
      "engines {action}: geef de naam van een engine",
      "engines {action} : donnez le nom d'un moteur", "engines {action}: укажите имя движка",
      "engines {action}: dê o nome de um motor"}},
    {"usage-engine-set",
     {"--set: expected NAME=VALUE, such as threads=2, not \"{word}\"",
      "--set: verwacht wordt NAAM=WAARDE, zoals threads=2, niet \"{word}\"",
      "--set : il faut NOM=VALEUR, par exemple threads=2, non « {word} »",
      "--set: нужно ИМЯ=ЗНАЧЕНИЕ, например threads=2, а не «{word}»",
      "--set: esperava-se NOME=VALOR, como threads=2, não \"{word}\""}},
    {"usage-side-value",
     {"{option}: write \"{word}=...\"", "{option}: schrijf \"{word}=...\"",
      "{option} : écrivez « {word}=... »", "{option}: пишите «{word}=...»",
      "{option}: escreva \"{word}=...\""}},
    {"usage-side-clock",
     {"{option}: clock: write TIME+INCREMENT, for example 60+0.5",
      "{option}: clock: schrijf TIJD+EXTRA, bijvoorbeeld 60+0.5",
      "{option} : clock : écrivez TEMPS+AJOUT, par exemple 60+0.5",
      "{option}: clock: пишите ВРЕМЯ+ДОБАВКА, например 60+0.5",
      "{option}: clock: escreva TEMPO+ACRÉSCIMO, por exemplo 60+0.5"}},
    {"usage-side-setting",
     {"{option}: there is no setting \"{word}\"", "{option}: er is geen instelling \"{word}\"",
      "{option} : il n'y a pas de réglage « {word} »", "{option}: настройки «{word}» нет",
      "{option}: não há ajuste \"{word}\""}},
    {"usage-side-parameter",
     {"{option}: the engine has no parameter \"{word}\"",
      "{option}: de engine heeft geen parameter \"{word}\"",
      "{option} : le moteur n'a pas de paramètre « {word} »",
      "{option}: у движка нет параметра «{word}»",
      "{option}: o motor não tem parâmetro \"{word}\""}},
    {"usage-side-strength",
     {"{option}: a strength decides the nodes and the depth; leave them out",
      "{option}: een sterkte bepaalt de knopen en de diepte; laat die weg",
      "{option} : une force décide des nœuds et de la profondeur ; omettez-les",
      "{option}: сила определяет узлы и глубину; не указывайте их",
      "{option}: uma força decide os nós e a profundidade; omita-os"}},
    {"usage-resume-no-match",
     {"--resume: {file} does not hold the games of a match; name the file that --pdn wrote",
      "--resume: {file} bevat niet de partijen van een match; noem het bestand dat --pdn schreef",
      "--resume : {file} ne contient pas les parties d'un match ; indiquez le fichier que --pdn a "
      "écrit",
      "--resume: в {file} не партии матча; укажите файл, записанный --pdn",
      "--resume: {file} não contém as partidas de um match; indique o arquivo que --pdn escreveu"}},
    {"usage-match-left",
     {"{file} holds the games of a match that was cut short; continue it with --resume --pdn "
      "{pdn}, or rename or remove that file first",
      "{file} bevat de partijen van een afgebroken match; ga verder met --resume --pdn {pdn}, of "
      "hernoem of verwijder dat bestand eerst",
      "{file} contient les parties d'un match interrompu ; continuez-le avec --resume --pdn "
      "{pdn}, ou renommez ou supprimez d'abord ce fichier",
      "в {file} партии прерванного матча; продолжите его: --resume --pdn {pdn}, или сначала "
      "переименуйте или удалите этот файл",
      "{file} contém as partidas de um match interrompido; continue-o com --resume --pdn {pdn}, "
      "ou primeiro renomeie ou remova esse arquivo"}},
    {"usage-elo-pair",
     {"write two differences in Elo, for example 0:10",
      "schrijf twee verschillen in Elo, bijvoorbeeld 0:10",
      "écrivez deux différences Elo, par exemple 0:10", "пишите две разницы Эло, например 0:10",
      "escreva duas diferenças de Elo, por exemplo 0:10"}},
    {"usage-elo-order",
     {"the second difference in Elo must be the higher one, for example 0:10",
      "het tweede verschil in Elo moet het grootste zijn, bijvoorbeeld 0:10",
      "la deuxième différence Elo doit être la plus grande, par exemple 0:10",
      "вторая разница Эло должна быть больше, например 0:10",
      "a segunda diferença de Elo deve ser a maior, por exemplo 0:10"}},
    {"usage-resign-rule",
     {"write MEN:MOVES, for example 4:3", "schrijf SCHIJVEN:ZETTEN, bijvoorbeeld 4:3",
      "écrivez PIONS:COUPS, par exemple 4:3", "пишите ПРОСТЫЕ:ХОДЫ, например 4:3",
      "escreva PEDRAS:LANCES, por exemplo 4:3"}},
    {"usage-draw-rule",
     {"write MEN:MOVES:PLIES, for example 0.1:10:80",
      "schrijf SCHIJVEN:ZETTEN:HALVE-ZETTEN, bijvoorbeeld 0.1:10:80",
      "écrivez PIONS:COUPS:DEMI-COUPS, par exemple 0.1:10:80",
      "пишите ПРОСТЫЕ:ХОДЫ:ПОЛУХОДЫ, например 0.1:10:80",
      "escreva PEDRAS:LANCES:MEIOS-LANCES, por exemplo 0.1:10:80"}},
    // Weights and endgame tables.
    {"usage-weights-board",
     {"{option}: {file}: weights for {variant} do not fit another board",
      "{option}: {file}: gewichten voor {variant} passen niet op een ander bord",
      "{option} : {file} : des poids pour {variant} ne conviennent pas à un autre damier",
      "{option}: {file}: веса для {variant} не подходят к другой доске",
      "{option}: {file}: pesos para {variant} não servem para outro tabuleiro"}},
    {"usage-endgame-variant",
     {"endgame {action}: name the game with --variant",
      "endgame {action}: noem het spel met --variant",
      "endgame {action} : indiquez le jeu avec --variant",
      "endgame {action}: укажите игру через --variant",
      "endgame {action}: indique o jogo com --variant"}},
    {"usage-no-endgames",
     {"{variant:title} has no endgame tables: a king's moves in a row are limited, so the result "
      "does not follow from the position alone",
      "{variant:title} heeft geen eindspeltabellen: een dam mag maar een beperkt aantal keren "
      "achter elkaar zetten, zodat de uitslag niet uit de stand alleen volgt",
      "{variant:title} n'a pas de tables de finales : les coups de suite d'une dame sont limités, "
      "si bien que le résultat ne découle pas de la seule position",
      "у вида «{variant:title}» нет таблиц окончаний: число ходов дамкой подряд ограничено, и "
      "результат не следует из одной позиции",
      "{variant:title} não tem tabelas de finais: os lances seguidos de uma dama são limitados, e "
      "o resultado não depende só da posição"}},
    // Analysis and combinations by several machines.
    {"record-file-taken",
     {"{file}: another program is writing to it; wait for its end, or choose another file",
      "{file}: een ander programma schrijft ernaar; wacht tot het klaar is, of kies een ander "
      "bestand",
      "{file} : un autre programme y écrit ; attendez qu'il ait fini, ou choisissez un autre "
      "fichier",
      "{file}: в него пишет другая программа; дождитесь её конца или выберите другой файл",
      "{file}: outro programa está escrevendo nele; espere que termine, ou escolha outro arquivo"}},
    {"record-file-irregular",
     {"{file}: not a regular file; name a file to append to",
      "{file}: geen gewoon bestand; noem een bestand om achteraan in te schrijven",
      "{file} : ce n'est pas un fichier ordinaire ; indiquez un fichier auquel ajouter",
      "{file}: не обычный файл; укажите файл, в конец которого писать",
      "{file}: não é um arquivo comum; indique um arquivo ao qual acrescentar"}},
    {"record-file-damaged",
     {"{file}: not a file of results, or its beginning is damaged; choose another file",
      "{file}: geen bestand met uitkomsten, of het begin is beschadigd; kies een ander bestand",
      "{file} : pas un fichier de résultats, ou le début en est endommagé ; choisissez un autre "
      "fichier",
      "{file}: не файл результатов, или его начало повреждено; выберите другой файл",
      "{file}: não é um arquivo de resultados, ou o começo dele está danificado; escolha outro "
      "arquivo"}},
    {"record-file-differs",
     {"{file}: it holds results of other settings; choose another file, or continue it with its "
      "own:\n  it has {own}\n  this is {first}",
      "{file}: er staan uitkomsten van andere instellingen in; kies een ander bestand, of ga ermee "
      "verder met de eigen:\n  die zijn {own}\n  deze {first}",
      "{file} : il contient des résultats d'autres réglages ; choisissez un autre fichier, ou "
      "continuez-le avec les siens :\n  il a {own}\n  ici {first}",
      "{file}: в нём результаты с другими настройками; выберите другой файл или продолжайте с его "
      "собственными:\n  там {own}\n  здесь {first}",
      "{file}: ele tem resultados de outros ajustes; escolha outro arquivo, ou continue-o com os "
      "dele:\n  tem {own}\n  aqui {first}"}},
    {"usage-shard-newer",
     {"{file}: written by a later version of Damscope; merge it with that",
      "{file}: geschreven door een latere versie van Damscope; voeg het daarmee samen",
      "{file} : écrit par une version plus récente de Damscope ; réunissez-le avec elle",
      "{file}: записан более новой версией Damscope; объединяйте его ею",
      "{file}: escrito por uma versão mais nova do Damscope; junte-o com ela"}},
    {"usage-evaluations-differ",
     {"{file}: its evaluations were made in another way than those of the first file; nothing was "
      "stored. Merge the files of each way with a command of their own.\n  the first: {first}\n  "
      "this one: {own}",
      "{file}: de waarderingen zijn op een andere manier gemaakt dan die van het eerste bestand; "
      "er is niets opgeslagen. Voeg de bestanden van elke manier samen met een eigen opdracht.\n  "
      "het eerste: {first}\n  dit: {own}",
      "{file} : ses évaluations ont été faites autrement que celles du premier fichier ; rien n'a "
      "été enregistré. Réunissez les fichiers de chaque sorte avec leur propre commande.\n  le "
      "premier : {first}\n  celui-ci : {own}",
      "{file}: его оценки получены иначе, чем оценки первого файла; ничего не сохранено. "
      "Объединяйте файлы каждого способа отдельной командой.\n  первый: {first}\n  этот: {own}",
      "{file}: as avaliações dele foram feitas de outro modo que as do primeiro arquivo; nada foi "
      "guardado. Junte os arquivos de cada modo com um comando próprio.\n  o primeiro: {first}\n  "
      "este: {own}"}},
    {"usage-no-evaluations",
     {"{file}: not a file of evaluations; name files that damscope analyse has written with --out",
      "{file}: geen bestand met waarderingen; noem bestanden die damscope analyse met --out heeft "
      "geschreven",
      "{file} : pas un fichier d'évaluations ; indiquez des fichiers que damscope analyse a écrits "
      "avec --out",
      "{file}: не файл оценок; укажите файлы, записанные damscope analyse с --out",
      "{file}: não é um arquivo de avaliações; indique arquivos que damscope analyse escreveu com "
      "--out"}},
    {"usage-picture-format",
     {"{file}: the name must end in .svg, .png or .pdf, or --format must name one of them",
      "{file}: de naam moet eindigen op .svg, .png of .pdf, of --format moet er een noemen",
      "{file} : le nom doit finir par .svg, .png ou .pdf, ou --format doit en nommer un",
      "{file}: имя должно кончаться на .svg, .png или .pdf, либо --format должен назвать один из "
      "них",
      "{file}: o nome deve terminar em .svg, .png ou .pdf, ou --format deve indicar um deles"}},
    // The statement of damscope sql.
    {"usage-sql-views",
     {"damscope sql --help lists the views games, players, events and evaluations, and moves(game)",
      "damscope sql --help noemt de views games, players, events en evaluations, en moves(game)",
      "damscope sql --help liste les vues games, players, events et evaluations, et moves(game)",
      "damscope sql --help перечисляет представления games, players, events и evaluations и "
      "moves(game)",
      "damscope sql --help lista as views games, players, events e evaluations, e moves(game)"}},
    // For developers.
    {"usage-exercise-field",
     {"{place}: there is no \"{field}\"", "{place}: \"{field}\" ontbreekt",
      "{place} : il n'y a pas de « {field} »", "{place}: нет «{field}»",
      "{place}: falta \"{field}\""}},
    {"usage-exercise-variant",
     {"{place}: unknown variant", "{place}: onbekende variant", "{place} : variante inconnue",
      "{place}: неизвестный вид шашек", "{place}: variante desconhecida"}},
    {"usage-exercise-move",
     {"{place}: \"{move}\" is not a legal move", "{place}: \"{move}\" is geen geldige zet",
      "{place} : « {move} » n'est pas un coup régulier", "{place}: «{move}» — не правильный ход",
      "{place}: \"{move}\" não é um lance legal"}},
    {"usage-no-exercises",
     {"{file} holds no exercises", "{file} bevat geen oefeningen",
      "{file} ne contient pas d'exercices", "в {file} нет упражнений",
      "{file} não contém exercícios"}},
    {"usage-no-schema",
     {"\"{command}\" prints no JSON; damscope schema lists the commands that do",
      "\"{command}\" geeft geen JSON; damscope schema toont de opdrachten die dat wel doen",
      "« {command} » n'écrit pas de JSON ; damscope schema liste les commandes qui le font",
      "«{command}» не выводит JSON; команды с JSON показывает damscope schema",
      "\"{command}\" não escreve JSON; damscope schema lista os comandos que o fazem"}},
    {"usage-sample-line",
     {"{file}:{line}: {reason}", "{file}:{line}: {reason}", "{file}:{line} : {reason}",
      "{file}:{line}: {reason}", "{file}:{line}: {reason}"}},
    {"usage-merge-settings",
     {"{file} has games of other settings than the first file; merge each kind by itself:\n  the "
      "first: {first}\n  this one: {own}",
      "{file} heeft partijen met andere instellingen dan het eerste bestand; voeg elke soort apart "
      "samen:\n  het eerste: {first}\n  dit: {own}",
      "{file} a des parties d'autres réglages que le premier fichier ; réunissez chaque genre à "
      "part :\n  le premier : {first}\n  celui-ci : {own}",
      "в {file} партии с другими настройками, чем в первом файле; объединяйте каждый вид "
      "отдельно:\n  первый: {first}\n  этот: {own}",
      "{file} tem partidas de outros ajustes que o primeiro arquivo; junte cada tipo por si:\n  o "
      "primeiro: {first}\n  este: {own}"}},
    {"usage-search-parameter",
     {"--parameter: the search has no parameter \"{word}\"{meant}; it has {names}",
      "--parameter: het zoeken heeft geen parameter \"{word}\"{meant}; wel {names}",
      "--parameter : la recherche n'a pas de paramètre « {word} »{meant} ; elle a {names}",
      "--parameter: у поиска нет параметра «{word}»{meant}; есть {names}",
      "--parameter: a busca não tem parâmetro \"{word}\"{meant}; tem {names}"}},
    {"usage-samples-exist",
     {"{file} exists already: continue it with --resume, or choose another name",
      "{file} bestaat al: ga ermee verder met --resume, of kies een andere naam",
      "{file} existe déjà : continuez-le avec --resume, ou choisissez un autre nom",
      "{file} уже есть: продолжите его с --resume или выберите другое имя",
      "{file} já existe: continue-o com --resume, ou escolha outro nome"}},
    {"usage-samples-taken",
     {"{file}: another worker is writing to it; wait for its end, or choose another file",
      "{file}: een andere werker schrijft ernaar; wacht tot die klaar is, of kies een ander "
      "bestand",
      "{file} : un autre travailleur y écrit ; attendez qu'il ait fini, ou choisissez un autre "
      "fichier",
      "{file}: в него пишет другой исполнитель; дождитесь его конца или выберите другой файл",
      "{file}: outro trabalhador está escrevendo nele; espere que termine, ou escolha outro "
      "arquivo"}},
    {"usage-no-samples",
     {"{file} is not a file of samples, or is for another variant: it was not changed",
      "{file} is geen bestand met monsters, of voor een andere variant: het is niet veranderd",
      "{file} n'est pas un fichier d'échantillons, ou est pour une autre variante : il n'a pas été "
      "changé",
      "{file} — не файл образцов или для другого вида шашек: он не изменён",
      "{file} não é um arquivo de amostras, ou é para outra variante: não foi alterado"}},
    {"usage-samples-settings",
     {"{file} has games of other settings; choose another name, or continue it with its own:\n  it "
      "has {own}\n  this is {first}",
      "{file} heeft partijen met andere instellingen; kies een andere naam, of ga ermee verder met "
      "de eigen:\n  die zijn {own}\n  deze {first}",
      "{file} a des parties d'autres réglages ; choisissez un autre nom, ou continuez-le avec les "
      "siens :\n  il a {own}\n  ici {first}",
      "в {file} партии с другими настройками; выберите другое имя или продолжайте с его "
      "собственными:\n  там {own}\n  здесь {first}",
      "{file} tem partidas de outros ajustes; escolha outro nome, ou continue-o com os dele:\n  "
      "tem {own}\n  aqui {first}"}},
    {"usage-wrong-file",
     {"{option}: {file}: {wrong}", "{option}: {file}: {wrong}", "{option} : {file} : {wrong}",
      "{option}: {file}: {wrong}", "{option}: {file}: {wrong}"}},
    {"usage-shots-version",
     {"{file}: another version of Damscope has searched for other things; run its worker again "
      "with this version and a new file",
      "{file}: een andere versie van Damscope heeft naar andere dingen gezocht; draai de werker "
      "opnieuw met deze versie en een nieuw bestand",
      "{file} : une autre version de Damscope a cherché autre chose ; relancez son travailleur "
      "avec cette version et un nouveau fichier",
      "{file}: другая версия Damscope искала другое; запустите его исполнителя снова с этой "
      "версией и новым файлом",
      "{file}: outra versão do Damscope procurou outras coisas; rode o trabalhador dele de novo "
      "com esta versão e um arquivo novo"}},
    {"usage-no-shots",
     {"{file}: not a file of combinations; name files that damscope shots has written with --out",
      "{file}: geen bestand met combinaties; noem bestanden die damscope shots met --out heeft "
      "geschreven",
      "{file} : pas un fichier de combinaisons ; indiquez des fichiers que damscope shots a écrits "
      "avec --out",
      "{file}: не файл комбинаций; укажите файлы, записанные damscope shots с --out",
      "{file}: não é um arquivo de combinações; indique arquivos que damscope shots escreveu com "
      "--out"}},
});

} // namespace

std::span<const Entry> engineUsageMessages() {
    return messages;
}

} // namespace damscope::tables
