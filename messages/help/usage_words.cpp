// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the command line of the other commands, and with shared options. The key is
// the English text.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = translatedTable(
    "usage",
    std::to_array<TranslatedHelp>({
        {"--merge: it stores everything that is in the files; leave the filter out",
         "--merge: dit bewaart alles wat in de bestanden staat; laat het filter weg",
         "--merge : tout ce que contiennent les fichiers est enregistré ; omettez le filtre",
         "--merge: сохраняется всё, что есть в файлах; уберите фильтр",
         "--merge: guarda tudo o que está nos arquivos; omita o filtro"},
        {"--merge: it stores what was searched, and searches nothing itself; leave out the limits "
         "and the choice of positions",
         "--merge: dit bewaart wat doorzocht is en doorzoekt zelf niets; laat de grenzen en de "
         "keuze van standen weg",
         "--merge : enregistre ce qui a été analysé, sans rien analyser ; omettez les limites et "
         "le choix des positions",
         "--merge: сохраняется уже исследованное, само ничего не исследует; уберите пределы и "
         "выбор позиций",
         "--merge: guarda o que foi examinado e não examina nada; omita os limites e a escolha de "
         "posições"},
        {"--confirm: workers search single positions; analyse the same games without --shard and "
         "--serve when they are done",
         "--confirm: werkers doorzoeken losse standen; analyseer dezelfde partijen zonder --shard "
         "en --serve als ze klaar zijn",
         "--confirm : les travailleurs analysent des positions isolées ; analysez les mêmes "
         "parties sans --shard ni --serve quand ils ont fini",
         "--confirm: исполнители исследуют отдельные позиции; проанализируйте те же партии без "
         "--shard и --serve, когда они закончат",
         "--confirm: os trabalhadores examinam posições soltas; analise as mesmas partidas sem "
         "--shard e --serve quando terminarem"},
        {"--confirm: it multiplies --nodes or --time; give one of these",
         "--confirm: dit vermenigvuldigt --nodes of --time; geef een van beide",
         "--confirm : multiplie --nodes ou --time ; donnez l'un des deux",
         "--confirm: умножает --nodes или --time; укажите одно из них",
         "--confirm: multiplica --nodes ou --time; dê um deles"},
        {"--serve: other machines can reach this address; set a key that workers must give, with "
         "--key KEY",
         "--serve: andere machines kunnen dit adres bereiken; stel met --key KEY een sleutel in "
         "die werkers moeten geven",
         "--serve : d'autres machines peuvent atteindre cette adresse ; fixez par --key KEY une "
         "clé que les travailleurs doivent donner",
         "--serve: этот адрес доступен другим машинам; задайте через --key KEY ключ, который "
         "должны указать исполнители",
         "--serve: outras máquinas alcançam este endereço; defina com --key KEY uma chave que os "
         "trabalhadores devem dar"},
        {"say which games: numbers, or a filter such as --player NAME",
         "zeg welke partijen: nummers, of een filter zoals --player NAME",
         "dites quelles parties : des numéros, ou un filtre comme --player NAME",
         "укажите партии: номера или фильтр, например --player NAME",
         "diga quais partidas: números, ou um filtro como --player NAME"},
        {"--print: writes PDN; not with JSON", "--print: schrijft PDN; niet met JSON",
         "--print : écrit du PDN ; pas avec JSON", "--print: выводит PDN; не вместе с JSON",
         "--print: escreve PDN; não com JSON"},
        {"there is no folder to keep tables in: name one with --folder",
         "er is geen map om tabellen in te bewaren: noem er een met --folder",
         "il n'y a pas de dossier où garder les tables : indiquez-en un avec --folder",
         "нет папки для таблиц: укажите её через --folder",
         "não há pasta para guardar tabelas: indique uma com --folder"},
        {"endgame probe: give the position with --fen", "endgame probe: geef de stand met --fen",
         "endgame probe : donnez la position avec --fen",
         "endgame probe: задайте позицию через --fen", "endgame probe: dê a posição com --fen"},
        {"--all: not with --ply or --move", "--all: niet met --ply of --move",
         "--all : pas avec --ply ou --move", "--all: не вместе с --ply или --move",
         "--all: não com --ply nem --move"},
        {"ID is missing: the number of the game in the database",
         "ID ontbreekt: het nummer van de partij in de database",
         "ID manque : le numéro de la partie dans la base", "не указан ID: номер партии в базе",
         "falta ID: o número da partida na base de dados"},
        {"no known move leads there; --ply 1 is the first move",
         "geen bekende zet leidt daarheen; --ply 1 is de eerste zet",
         "aucun coup connu n'y mène ; --ply 1 est le premier coup",
         "ни один известный ход туда не ведёт; --ply 1 — первый ход",
         "nenhum lance conhecido leva até lá; --ply 1 é o primeiro lance"},
        {"--folder: writes the pages of all commands; leave COMMAND out",
         "--folder: schrijft de pagina's van alle opdrachten; laat COMMAND weg",
         "--folder : écrit les pages de toutes les commandes ; omettez COMMAND",
         "--folder: записывает страницы всех команд; уберите COMMAND",
         "--folder: escreve as páginas de todos os comandos; omita COMMAND"},
        {"--folder: writes the schemas of all commands; leave COMMAND out",
         "--folder: schrijft de schema's van alle opdrachten; laat COMMAND weg",
         "--folder : écrit les schémas de toutes les commandes ; omettez COMMAND",
         "--folder: записывает схемы всех команд; уберите COMMAND",
         "--folder: escreve os esquemas de todos os comandos; omita COMMAND"},
        {"--shard: selfplay alone is divided; fit reads the files of all shards",
         "--shard: alleen selfplay wordt verdeeld; fit leest de bestanden van alle delen",
         "--shard : seul selfplay est partagé ; fit lit les fichiers de toutes les parts",
         "--shard: делится только selfplay; fit читает файлы всех долей",
         "--shard: só selfplay é dividido; fit lê os arquivos de todas as partes"},
        {"fit needs samples to learn from: name files of train selfplay",
         "fit heeft monsters nodig om van te leren: noem bestanden van train selfplay",
         "fit a besoin d'échantillons : indiquez des fichiers de train selfplay",
         "fit нужны образцы: укажите файлы train selfplay",
         "fit precisa de amostras: indique arquivos de train selfplay"},
        {"--quiet-only leaves no position to learn from: give it a larger number, or trained "
         "--weights",
         "--quiet-only laat geen stand over om van te leren: geef een groter getal of getrainde "
         "--weights",
         "--quiet-only ne laisse aucune position : donnez un nombre plus grand, ou des --weights "
         "entraînés",
         "--quiet-only не оставляет позиций для обучения: задайте большее число или обученные "
         "--weights",
         "--quiet-only não deixa nenhuma posição: dê um número maior, ou --weights treinados"},
        {"merge needs the files of train selfplay",
         "merge heeft de bestanden van train selfplay nodig",
         "merge a besoin des fichiers de train selfplay", "merge нужны файлы train selfplay",
         "merge precisa dos arquivos de train selfplay"},
        {"there are no openings to play from", "er zijn geen openingen om uit te spelen",
         "il n'y a pas d'ouvertures à jouer", "нет дебютов, из которых играть",
         "não há aberturas de onde jogar"},
        {"name what to tune: --parameter NAME=STEP",
         "noem wat bijgesteld moet worden: --parameter NAME=STEP",
         "dites ce qu'il faut régler : --parameter NAME=STEP",
         "укажите, что настраивать: --parameter NAME=STEP",
         "diga o que ajustar: --parameter NAME=STEP"},
        {"--variant: DamExchange is for boards of 10x10",
         "--variant: DamExchange is voor borden van 10x10",
         "--variant : DamExchange est pour les damiers 10x10",
         "--variant: DamExchange — для досок 10x10",
         "--variant: DamExchange é para tabuleiros de 10x10"},
        {"the name must not contain spaces or '/', and must not be damscope",
         "de naam mag geen spaties of '/' bevatten en niet damscope zijn",
         "le nom ne doit contenir ni espaces ni '/', et ne doit pas être damscope",
         "в имени не должно быть пробелов и '/', и оно не должно быть damscope",
         "o nome não pode conter espaços nem '/', e não pode ser damscope"},
        {"engines add: give the command that starts the engine, such as /opt/scan/scan hub",
         "engines add: geef de opdracht die de engine start, zoals /opt/scan/scan hub",
         "engines add : donnez la commande qui lance le moteur, comme /opt/scan/scan hub",
         "engines add: укажите команду, запускающую движок, например /opt/scan/scan hub",
         "engines add: dê o comando que inicia o motor, como /opt/scan/scan hub"},
        {"--resume: name the file of the games with --pdn",
         "--resume: noem het bestand van de partijen met --pdn",
         "--resume : indiquez le fichier des parties avec --pdn",
         "--resume: укажите файл партий через --pdn",
         "--resume: indique o arquivo das partidas com --pdn"},
        {"--engine: name at least two engines, each with an --engine of its own",
         "--engine: noem minstens twee engines, elk met een eigen --engine",
         "--engine : indiquez au moins deux moteurs, chacun avec son propre --engine",
         "--engine: укажите не менее двух движков, каждый своим --engine",
         "--engine: indique pelo menos dois motores, cada um com o seu --engine"},
        {"there is no home folder to keep names.ini in; set XDG_CONFIG_HOME",
         "er is geen thuismap om names.ini in te bewaren; stel XDG_CONFIG_HOME in",
         "il n'y a pas de dossier personnel où garder names.ini ; définissez XDG_CONFIG_HOME",
         "нет домашней папки для names.ini; задайте XDG_CONFIG_HOME",
         "não há pasta pessoal para guardar names.ini; defina XDG_CONFIG_HOME"},
        {"--spreadsheet: goes with CSV", "--spreadsheet: hoort bij CSV",
         "--spreadsheet : va avec CSV", "--spreadsheet: только вместе с CSV",
         "--spreadsheet: só com CSV"},
        {"-o: with --format parquet this is a folder for the files; name one",
         "-o: met --format parquet is dit een map voor de bestanden; noem er een",
         "-o : avec --format parquet c'est un dossier pour les fichiers ; indiquez-en un",
         "-o: с --format parquet это папка для файлов; укажите её",
         "-o: com --format parquet é uma pasta para os arquivos; indique uma"},
        {"-o: Parquet is written as a folder of files: give --format parquet and the name of a "
         "folder",
         "-o: Parquet wordt als map met bestanden geschreven: geef --format parquet en de naam van "
         "een map",
         "-o : Parquet s'écrit comme un dossier de fichiers : donnez --format parquet et le nom "
         "d'un dossier",
         "-o: Parquet записывается папкой файлов: укажите --format parquet и имя папки",
         "-o: Parquet é escrito como uma pasta de arquivos: dê --format parquet e o nome de uma "
         "pasta"},
        {"choose the format with --format pdn, jsonl, json, csv or html",
         "kies het formaat met --format pdn, jsonl, json, csv of html",
         "choisissez le format avec --format pdn, jsonl, json, csv ou html",
         "выберите формат: --format pdn, jsonl, json, csv или html",
         "escolha o formato com --format pdn, jsonl, json, csv ou html"},
        {"FILE and --db: choose one", "FILE en --db: kies er een",
         "FILE et --db : choisissez-en un", "FILE и --db: выберите одно",
         "FILE e --db: escolha um"},
        {"-o: the name must end in .pdf or .html", "-o: de naam moet eindigen op .pdf of .html",
         "-o : le nom doit finir par .pdf ou .html", "-o: имя должно кончаться на .pdf или .html",
         "-o: o nome deve terminar em .pdf ou .html"},
        {"--engine: a quote is not closed, or there is no command",
         "--engine: een aanhalingsteken is niet gesloten, of er is geen opdracht",
         "--engine : un guillemet n'est pas fermé, ou il n'y a pas de commande",
         "--engine: кавычка не закрыта или нет команды",
         "--engine: falta fechar as aspas, ou não há comando"},
        {"--ply and --move: choose one", "--ply en --move: kies er een",
         "--ply et --move : choisissez-en un", "--ply и --move: выберите одно",
         "--ply e --move: escolha um"},
        {"say what to find: a QUERY such as 'white men on 27 28', --position FEN, --moves TEXT, "
         "--pattern TEXT or --material TEXT",
         "zeg wat te vinden: een QUERY zoals 'white men on 27 28', --position FEN, --moves TEXT, "
         "--pattern TEXT of --material TEXT",
         "dites quoi trouver : une QUERY comme 'white men on 27 28', --position FEN, --moves TEXT, "
         "--pattern TEXT ou --material TEXT",
         "укажите, что найти: QUERY, например 'white men on 27 28', --position FEN, --moves TEXT, "
         "--pattern TEXT или --material TEXT",
         "diga o que encontrar: uma QUERY como 'white men on 27 28', --position FEN, --moves TEXT, "
         "--pattern TEXT ou --material TEXT"},
        {"--merge: it stores what --shard and --out have written; run it alone",
         "--merge: dit bewaart wat --shard en --out hebben geschreven; gebruik het alleen",
         "--merge : enregistre ce que --shard et --out ont écrit ; utilisez-le seul",
         "--merge: сохраняет записанное --shard и --out; запускайте отдельно",
         "--merge: guarda o que --shard e --out escreveram; use-o sozinho"},
        {"--shard: name the file for the share's results with --out FILE",
         "--shard: noem het bestand voor de uitkomsten van het deel met --out FILE",
         "--shard : indiquez le fichier des résultats de la part avec --out FILE",
         "--shard: укажите файл для результатов доли через --out FILE",
         "--shard: indique o arquivo dos resultados da parte com --out FILE"},
        {"--out: a worker continues its file after an interruption; name a file",
         "--out: een werker gaat na een onderbreking verder met zijn bestand; noem een bestand",
         "--out : un travailleur continue son fichier après une interruption ; indiquez un fichier",
         "--out: после прерывания исполнитель продолжает свой файл; укажите файл",
         "--out: um trabalhador continua o seu arquivo depois de uma interrupção; indique um "
         "arquivo"},
        {"--merge: name the files that damscope has written with --out",
         "--merge: noem de bestanden die damscope met --out heeft geschreven",
         "--merge : indiquez les fichiers que damscope a écrits avec --out",
         "--merge: укажите файлы, записанные damscope с --out",
         "--merge: indique os arquivos que damscope escreveu com --out"},
        {"there is no home folder to keep the database in: name it with --db FILE",
         "er is geen thuismap om de database in te bewaren: noem haar met --db FILE",
         "il n'y a pas de dossier personnel où garder la base : indiquez-la avec --db FILE",
         "нет домашней папки для базы: укажите её через --db FILE",
         "não há pasta pessoal para guardar a base de dados: indique-a com --db FILE"},
        {"--db: give the name of a file", "--db: geef de naam van een bestand",
         "--db : donnez le nom d'un fichier", "--db: укажите имя файла",
         "--db: dê o nome de um arquivo"},
    }));

} // namespace

std::span<const Word> usageWords() {
    return words;
}

} // namespace damscope::tables
