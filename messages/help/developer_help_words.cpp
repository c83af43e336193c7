// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. What is for developers.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope perft
    {"first print the count below each move", "toon eerst het aantal onder elke zet",
     "afficher d'abord le nombre sous chaque coup", "сначала вывести число под каждым ходом",
     "mostrar primeiro o número abaixo de cada lance"},
    {"count move sequences of a given length, to check the rules",
     "tel zettenreeksen van een gegeven lengte, om de regels te controleren",
     "compter les suites de coups d'une longueur donnée, pour contrôler les règles",
     "сосчитать последовательности ходов данной длины для проверки правил",
     "contar sequências de lances de dado comprimento, para verificar as regras"},
    {"Counts the leaves of the tree of legal moves. Captures that take the same pieces in a "
     "different order count once. The last line is the total alone.",
     "Telt de bladeren van de boom van geldige zetten. Slagen die dezelfde stukken in een andere "
     "volgorde nemen tellen één keer. De laatste regel is alleen het totaal.",
     "Compte les feuilles de l'arbre des coups réguliers. Les prises des mêmes pièces dans un "
     "autre ordre comptent une fois. La dernière ligne est le total seul.",
     "Считает листья дерева возможных ходов. Взятия тех же шашек в другом порядке считаются один "
     "раз. Последняя строка — только итог.",
     "Conta as folhas da árvore de lances legais. Capturas das mesmas peças em outra ordem contam "
     "uma vez. A última linha é só o total."},
    {"damscope perft --variant international --depth 6\n"
     "    prints 167140\n"
     "damscope perft --variant russian --fen \"W:W29,K5:B14,22\" --depth 3 --divide\n"
     "    counts below each move of a position",
     "damscope perft --variant international --depth 6\n"
     "    toont 167140\n"
     "damscope perft --variant russian --fen \"W:W29,K5:B14,22\" --depth 3 --divide\n"
     "    telt onder elke zet van een stand",
     "damscope perft --variant international --depth 6\n"
     "    affiche 167140\n"
     "damscope perft --variant russian --fen \"W:W29,K5:B14,22\" --depth 3 --divide\n"
     "    compte sous chaque coup d'une position",
     "damscope perft --variant international --depth 6\n"
     "    выводит 167140\n"
     "damscope perft --variant russian --fen \"W:W29,K5:B14,22\" --depth 3 --divide\n"
     "    считает под каждым ходом позиции",
     "damscope perft --variant international --depth 6\n"
     "    mostra 167140\n"
     "damscope perft --variant russian --fen \"W:W29,K5:B14,22\" --depth 3 --divide\n"
     "    conta abaixo de cada lance de uma posição"},
    // damscope bench
    {"what is measured: tactics", "wat wordt gemeten: tactics", "ce qui est mesuré : tactics",
     "что измеряется: tactics", "o que se mede: tactics"},
    {"the exercises, one JSON object per line", "de oefeningen, één JSON-object per regel",
     "les exercices, un objet JSON par ligne", "упражнения, объект JSON в строке",
     "os exercícios, um objeto JSON por linha"},
    {"only this many nodes per exercise", "alleen zoveel knopen per oefening",
     "seulement ce nombre de nœuds par exercice", "только столько узлов на упражнение",
     "só este número de nós por exercício"},
    {"only this time per exercise: 500ms, 2s; a number is milliseconds",
     "alleen deze tijd per oefening: 500ms, 2s; een getal is in milliseconden",
     "seulement ce temps par exercice : 500ms, 2s ; un nombre est en millisecondes",
     "только это время на упражнение: 500ms, 2s; число — в миллисекундах",
     "só este tempo por exercício: 500ms, 2s; um número é em milissegundos"},
    {"print the exercises that were not solved", "toon de oefeningen die niet opgelost zijn",
     "afficher les exercices non résolus", "вывести нерешённые упражнения",
     "mostrar os exercícios não resolvidos"},
    {"measure the strength and speed of the engine", "meet de sterkte en snelheid van de engine",
     "mesurer la force et la vitesse du moteur", "измерить силу и скорость движка",
     "medir a força e a velocidade do motor"},
    {"The embedded engine solves positions with one best move, with 2,000, 20,000 and 200,000 "
     "nodes and with a second each, or with the budget that you set.\n"
     "An exercise has \"id\", \"variant\", \"fen\" and \"best\", its move as the Hub protocol "
     "writes it.",
     "De ingebouwde engine lost standen met één beste zet op, met 2.000, 20.000 en 200.000 knopen "
     "en met een seconde per stand, of met wat u zelf opgeeft.\n"
     "Een oefening heeft \"id\", \"variant\", \"fen\" en \"best\", de zet zoals het Hub-protocol "
     "hem schrijft.",
     "Le moteur intégré résout des positions à un seul meilleur coup, avec 2 000, 20 000 et 200 "
     "000 nœuds et avec une seconde chacune, ou avec le budget que vous donnez.\n"
     "Un exercice a \"id\", \"variant\", \"fen\" et \"best\", son coup comme l'écrit le protocole "
     "Hub.",
     "Встроенный движок решает позиции с единственным лучшим ходом при 2000, 20 000 и 200 000 "
     "узлов и за секунду на каждую или с заданным вами пределом.\n"
     "У упражнения есть \"id\", \"variant\", \"fen\" и \"best\" — ход в записи протокола Hub.",
     "O motor interno resolve posições com um só melhor lance, com 2000, 20 000 e 200 000 nós e "
     "com um segundo cada, ou com o limite que você der.\n"
     "Um exercício tem \"id\", \"variant\", \"fen\" e \"best\", o lance como o protocolo Hub o "
     "escreve."},
    {"damscope bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000\n"
     "    prints the share solved within this limit\n"
     "damscope bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000 --failures\n"
     "    lists the exercises that were not solved",
     "damscope bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000\n"
     "    toont het deel dat binnen deze grens is opgelost\n"
     "damscope bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000 --failures\n"
     "    toont de oefeningen die niet zijn opgelost",
     "damscope bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000\n"
     "    affiche la part résolue dans cette limite\n"
     "damscope bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000 --failures\n"
     "    liste les exercices non résolus",
     "damscope bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000\n"
     "    выводит долю решённых в этих пределах\n"
     "damscope bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000 --failures\n"
     "    перечисляет нерешённые упражнения",
     "damscope bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000\n"
     "    mostra a parte resolvida dentro deste limite\n"
     "damscope bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000 --failures\n"
     "    lista os exercícios não resolvidos"},
    // damscope train
    {"selfplay, merge, fit or search", "selfplay, merge, fit of search",
     "selfplay, merge, fit ou search", "selfplay, merge, fit или search",
     "selfplay, merge, fit ou search"},
    {"fit, merge: the samples to learn from, or to put into one file",
     "fit, merge: de monsters om van te leren of in één bestand te zetten",
     "fit, merge : les échantillons dont apprendre, ou à mettre dans un fichier",
     "fit, merge: образцы, по которым учиться или которые сложить в один файл",
     "fit, merge: as amostras com que aprender, ou a pôr num só arquivo"},
    {"samples, weights or parameters", "monsters, gewichten of parameters",
     "échantillons, poids ou paramètres", "образцы, веса или параметры",
     "amostras, pesos ou parâmetros"},
    {"weights to play with or start from, also another variant's with the same board; else plain "
     "weights",
     "gewichten om mee te spelen of te beginnen, ook die van een andere variant met hetzelfde "
     "bord; anders eenvoudige gewichten",
     "poids avec lesquels jouer ou commencer, aussi ceux d'une autre variante au même damier ; "
     "sinon des poids simples",
     "веса, с которыми играть или начинать, можно и другого вида с той же доской; иначе простые "
     "веса",
     "pesos com que jogar ou começar, também os de outra variante com o mesmo tabuleiro; senão, "
     "pesos simples"},
    {"selfplay: endgame tables; they end the games whose result they know",
     "selfplay: eindspeltabellen; ze beëindigen de partijen waarvan ze de uitslag kennen",
     "selfplay : tables de finales ; elles terminent les parties dont elles connaissent le "
     "résultat",
     "selfplay: таблицы эндшпиля; они завершают партии, исход которых знают",
     "selfplay: tabelas de finais; encerram as partidas cujo resultado conhecem"},
    {"Self-play and search", "Spelen tegen zichzelf en zoeken",
     "Parties contre soi-même et recherche", "Игра с собой и поиск",
     "Jogo contra si mesmo e busca"},
    {"how many (1000)", "hoeveel (1000)", "combien (1000)", "сколько (1000)", "quantas (1000)"},
    {"nodes searched per move (1000)", "doorzochte knopen per zet (1000)",
     "nœuds parcourus par coup (1000)", "узлов на ход (1000)", "nós examinados por lance (1000)"},
    {"the same seed gives the same games (1)", "hetzelfde getal geeft dezelfde partijen (1)",
     "la même graine donne les mêmes parties (1)", "то же число даёт те же партии (1)",
     "a mesma semente dá as mesmas partidas (1)"},
    {"games at a time (1)", "partijen tegelijk (1)", "parties à la fois (1)",
     "партий одновременно (1)", "partidas ao mesmo tempo (1)"},
    {"continue the file of an interrupted run: play only the missing games",
     "ga verder met het bestand van een onderbroken loop: speel alleen de ontbrekende partijen",
     "continuer le fichier d'une exécution interrompue : jouer seulement les parties manquantes",
     "продолжить файл прерванного запуска: играть только недостающие партии",
     "continuar o arquivo de uma execução interrompida: jogar só as partidas que faltam"},
    {"selfplay: only the share I of N of the games; every worker writes a file of its own "
     "(docs/shards.md)",
     "selfplay: alleen deel I van N van de partijen; elke werker schrijft een eigen bestand "
     "(docs/shards.md)",
     "selfplay : seulement la part I de N des parties ; chaque travailleur écrit son propre "
     "fichier (docs/shards.md)",
     "selfplay: только доля I из N партий; каждый исполнитель пишет свой файл (docs/shards.md)",
     "selfplay: só a parte I de N das partidas; cada trabalhador escreve o seu próprio arquivo "
     "(docs/shards.md)"},
    {"Fit", "Aanpassen", "Ajustement", "Подгонка", "Ajuste"},
    {"passes over the samples (8)", "keren door de monsters (8)",
     "passages sur les échantillons (8)", "проходов по образцам (8)",
     "passagens pelas amostras (8)"},
    {"largest step, hundredths of a man (12)", "grootste stap, in honderdsten van een schijf (12)",
     "plus grand pas, en centièmes de pion (12)", "наибольший шаг, в сотых долях шашки (12)",
     "maior passo, em centésimos de pedra (12)"},
    {"hundredths of a man that make the odds e to 1 (150)",
     "honderdsten van een schijf die de kansverhouding e tegen 1 maken (150)",
     "centièmes de pion qui donnent un rapport des chances de e contre 1 (150)",
     "сотые доли шашки, при которых шансы относятся как e к 1 (150)",
     "centésimos de pedra que tornam a razão de chances e para 1 (150)"},
    {"weight of a game's result against the search's score (10)",
     "gewicht van de uitslag van een partij tegenover de score van het zoeken (10)",
     "poids du résultat d'une partie face au score de la recherche (10)",
     "вес результата партии против оценки поиска (10)",
     "peso do resultado de uma partida face à pontuação da busca (10)"},
    {"weight of the scores of later positions of the game against a position's own (0)",
     "gewicht van de scores van latere standen van de partij tegenover die van de stand zelf (0)",
     "poids des scores des positions suivantes de la partie face à celui de la position (0)",
     "вес оценок последующих позиций партии против оценки самой позиции (0)",
     "peso das pontuações de posições posteriores da partida face à da própria posição (0)"},
    {"leave out positions where search and --weights expect results that differ by more percentage "
     "points (100)",
     "laat standen weg waar het zoeken en --weights uitslagen verwachten die meer procentpunten "
     "verschillen (100)",
     "omettre les positions où la recherche et --weights attendent des résultats qui diffèrent de "
     "plus de points de pourcentage (100)",
     "пропускать позиции, где ожидаемые поиском и --weights результаты расходятся больше чем на "
     "столько процентных пунктов (100)",
     "omitir posições em que a busca e --weights esperam resultados que diferem em mais pontos "
     "percentuais (100)"},
    {"learn an evaluation from self-play", "leer een waardering uit partijen tegen zichzelf",
     "apprendre une évaluation de parties contre soi-même", "выучить оценку по играм с собой",
     "aprender uma avaliação do jogo contra si mesmo"},
    {"For developers of the engine (docs/development/engine.md). selfplay plays games from random "
     "openings and writes their quiet positions, one per line, to a file; merge puts such files "
     "into one; fit learns weights from them; search tunes the parameters of the search by "
     "self-play.",
     "Voor ontwikkelaars van de engine (docs/development/engine.md). selfplay speelt partijen uit "
     "willekeurige openingen en schrijft hun rustige standen, één per regel, naar een bestand; "
     "merge voegt zulke bestanden samen; fit leert er gewichten van; search stelt de parameters "
     "van het zoeken bij door tegen zichzelf te spelen.",
     "Pour les développeurs du moteur (docs/development/engine.md). selfplay joue des parties à "
     "partir d'ouvertures tirées au sort et écrit leurs positions calmes, une par ligne, dans un "
     "fichier ; merge réunit de tels fichiers ; fit en apprend des poids ; search règle les "
     "paramètres de la recherche en jouant contre soi-même.",
     "Для разработчиков движка (docs/development/engine.md). selfplay играет партии из случайных "
     "дебютов и записывает их спокойные позиции, по одной в строке, в файл; merge объединяет такие "
     "файлы; fit учит по ним веса; search настраивает параметры поиска игрой с собой.",
     "Para desenvolvedores do motor (docs/development/engine.md). selfplay joga partidas de "
     "aberturas aleatórias e escreve as suas posições calmas, uma por linha, num arquivo; merge "
     "junta esses arquivos; fit aprende pesos com eles; search ajusta os parâmetros da busca "
     "jogando contra si mesmo."},
    {"damscope train selfplay --variant russian --games 100 --nodes 100 -o samples.txt --resume\n"
     "    plays games and writes samples; the same command continues after an interruption\n"
     "damscope train merge --variant russian samples.txt -o all.txt\n"
     "    puts the games of all workers into one file, each once\n"
     "damscope train fit --variant russian samples.txt -o russian.weights\n"
     "    learns weights from them, for --weights of other commands\n"
     "damscope train search --variant russian --parameter futility-margin=15 --trials 4 --nodes "
     "100 -o search.txt\n"
     "    tunes a margin, for a side of damscope match",
     "damscope train selfplay --variant russian --games 100 --nodes 100 -o samples.txt --resume\n"
     "    speelt partijen en schrijft monsters; dezelfde opdracht gaat na een onderbreking verder\n"
     "damscope train merge --variant russian samples.txt -o all.txt\n"
     "    zet de partijen van alle werkers in één bestand, elk één keer\n"
     "damscope train fit --variant russian samples.txt -o russian.weights\n"
     "    leert er gewichten van, voor --weights van andere opdrachten\n"
     "damscope train search --variant russian --parameter futility-margin=15 --trials 4 --nodes "
     "100 -o search.txt\n"
     "    stelt een marge bij, voor een kant van damscope match",
     "damscope train selfplay --variant russian --games 100 --nodes 100 -o samples.txt --resume\n"
     "    joue des parties et écrit des échantillons ; la même commande continue après une "
     "interruption\n"
     "damscope train merge --variant russian samples.txt -o all.txt\n"
     "    met les parties de tous les travailleurs dans un fichier, chacune une fois\n"
     "damscope train fit --variant russian samples.txt -o russian.weights\n"
     "    en apprend des poids, pour --weights d'autres commandes\n"
     "damscope train search --variant russian --parameter futility-margin=15 --trials 4 --nodes "
     "100 -o search.txt\n"
     "    règle une marge, pour un camp de damscope match",
     "damscope train selfplay --variant russian --games 100 --nodes 100 -o samples.txt --resume\n"
     "    играет партии и записывает образцы; та же команда продолжает после прерывания\n"
     "damscope train merge --variant russian samples.txt -o all.txt\n"
     "    складывает партии всех исполнителей в один файл, каждую один раз\n"
     "damscope train fit --variant russian samples.txt -o russian.weights\n"
     "    учит по ним веса для --weights других команд\n"
     "damscope train search --variant russian --parameter futility-margin=15 --trials 4 --nodes "
     "100 -o search.txt\n"
     "    настраивает запас для стороны в damscope match",
     "damscope train selfplay --variant russian --games 100 --nodes 100 -o samples.txt --resume\n"
     "    joga partidas e escreve amostras; o mesmo comando continua depois de uma interrupção\n"
     "damscope train merge --variant russian samples.txt -o all.txt\n"
     "    põe as partidas de todos os trabalhadores num só arquivo, cada uma uma vez\n"
     "damscope train fit --variant russian samples.txt -o russian.weights\n"
     "    aprende pesos com elas, para --weights de outros comandos\n"
     "damscope train search --variant russian --parameter futility-margin=15 --trials 4 --nodes "
     "100 -o search.txt\n"
     "    ajusta uma margem, para um lado de damscope match"},
    // damscope train search
    {"what to tune, and the size of a step; may be given more than once",
     "wat bij te stellen, en de grootte van een stap; mag vaker worden opgegeven",
     "ce qu'il faut régler, et la taille d'un pas ; peut être répété",
     "что настраивать и величина шага; можно указать несколько раз",
     "o que ajustar, e o tamanho de um passo; pode ser dado várias vezes"},
    {"how often two settings are compared (1000)",
     "hoe vaak twee instellingen worden vergeleken (1000)",
     "combien de fois deux réglages sont comparés (1000)",
     "сколько раз сравниваются две настройки (1000)",
     "quantas vezes dois ajustes são comparados (1000)"},
    {"pairs of games per trial (4)", "paren partijen per poging (4)",
     "paires de parties par essai (4)", "пар партий на испытание (4)",
     "pares de partidas por ensaio (4)"},
    // damscope schema
    {"the command whose schema is printed; else the commands are listed",
     "de opdracht waarvan het schema wordt getoond; anders een lijst van de opdrachten",
     "la commande dont le schéma est affiché ; sinon les commandes sont listées",
     "команда, схема которой выводится; иначе перечисляются команды",
     "o comando cujo esquema é mostrado; senão, os comandos são listados"},
    {"write the schemas of all commands, as files, here",
     "schrijf de schema's van alle opdrachten hier, als bestanden",
     "écrire ici les schémas de toutes les commandes, en fichiers",
     "записать сюда файлами схемы всех команд",
     "escrever aqui os esquemas de todos os comandos, como arquivos"},
    {"print the JSON schema of a command's output",
     "toon het JSON-schema van de uitvoer van een opdracht",
     "afficher le schéma JSON de la sortie d'une commande", "вывести схему JSON вывода команды",
     "mostrar o esquema JSON da saída de um comando"},
    {"Prints the schema (JSON Schema, draft 2020-12) of the JSON that a command prints: of one "
     "object, which is a line of JSON Lines, an element of an array, or the whole output. An "
     "object has its version as schema_version (docs/json.md).",
     "Toont het schema (JSON Schema, draft 2020-12) van de JSON die een opdracht schrijft: van één "
     "object, dat een regel van JSON Lines, een element van een array of de hele uitvoer is. Een "
     "object heeft zijn versie als schema_version (docs/json.md).",
     "Affiche le schéma (JSON Schema, draft 2020-12) du JSON qu'écrit une commande : d'un objet, "
     "qui est une ligne de JSON Lines, un élément d'un tableau ou toute la sortie. Un objet a sa "
     "version dans schema_version (docs/json.md).",
     "Выводит схему (JSON Schema, draft 2020-12) JSON, который пишет команда: одного объекта — "
     "строки JSON Lines, элемента массива или всего вывода. Версия объекта указана в "
     "schema_version (docs/json.md).",
     "Mostra o esquema (JSON Schema, draft 2020-12) do JSON que um comando escreve: de um objeto, "
     "que é uma linha de JSON Lines, um elemento de uma lista ou a saída inteira. Um objeto tem a "
     "sua versão em schema_version (docs/json.md)."},
    {"damscope schema\n"
     "    lists the commands that print JSON\n"
     "damscope schema games\n"
     "    prints the schema of a game in a list",
     "damscope schema\n"
     "    toont de opdrachten die JSON schrijven\n"
     "damscope schema games\n"
     "    toont het schema van een partij in een lijst",
     "damscope schema\n"
     "    liste les commandes qui écrivent du JSON\n"
     "damscope schema games\n"
     "    affiche le schéma d'une partie dans une liste",
     "damscope schema\n"
     "    перечисляет команды, выводящие JSON\n"
     "damscope schema games\n"
     "    выводит схему партии в списке",
     "damscope schema\n"
     "    lista os comandos que escrevem JSON\n"
     "damscope schema games\n"
     "    mostra o esquema de uma partida numa lista"},
    // damscope man
    {"the command whose page is printed; else the page of damscope",
     "de opdracht waarvan de pagina wordt getoond; anders die van damscope",
     "la commande dont la page est affichée ; sinon celle de damscope",
     "команда, страница которой выводится; иначе страница damscope",
     "o comando cuja página é mostrada; senão, a de damscope"},
    {"write the pages of all commands here", "schrijf de pagina's van alle opdrachten hier",
     "écrire ici les pages de toutes les commandes", "записать сюда страницы всех команд",
     "escrever aqui as páginas de todos os comandos"},
    {"print the manual page of a command", "toon de handleidingpagina van een opdracht",
     "afficher la page de manuel d'une commande", "вывести страницу руководства команды",
     "mostrar a página de manual de um comando"},
    {"Prints a page in the format of man(1), with the same text as --help in English.",
     "Toont een pagina in de opmaak van man(1), met dezelfde tekst als --help in het Engels.",
     "Affiche une page au format de man(1), avec le même texte que --help en anglais.",
     "Выводит страницу в формате man(1), с тем же текстом, что и --help по-английски.",
     "Mostra uma página no formato de man(1), com o mesmo texto de --help em inglês."},
    {"damscope man import\n"
     "    prints the manual page of import, which man -l - shows\n"
     "damscope man --folder man1 && ls man1\n"
     "    writes damscope.1, damscope-import.1, ... into a folder",
     "damscope man import\n"
     "    toont de handleidingpagina van import, die man -l - weergeeft\n"
     "damscope man --folder man1 && ls man1\n"
     "    schrijft damscope.1, damscope-import.1, ... in een map",
     "damscope man import\n"
     "    affiche la page de manuel d'import, que man -l - montre\n"
     "damscope man --folder man1 && ls man1\n"
     "    écrit damscope.1, damscope-import.1, ... dans un dossier",
     "damscope man import\n"
     "    выводит страницу руководства import, которую показывает man -l -\n"
     "damscope man --folder man1 && ls man1\n"
     "    записывает damscope.1, damscope-import.1, ... в папку",
     "damscope man import\n"
     "    mostra a página de manual de import, que man -l - exibe\n"
     "damscope man --folder man1 && ls man1\n"
     "    escreve damscope.1, damscope-import.1, ... numa pasta"},
}));

} // namespace

std::span<const Word> developerHelpWords() {
    return words;
}

} // namespace damscope::tables
