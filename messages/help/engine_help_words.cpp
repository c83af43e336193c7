// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. Engines, and games over a network.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope engines
    {"list (the default), add, remove or test",
     "list (als niets is opgegeven), add, remove of test", "list (par défaut), add, remove ou test",
     "list (если не указано иное), add, remove или test",
     "list (se nada for dado), add, remove ou test"},
    {"the name of the engine; for test also a command",
     "de naam van de engine; voor test ook een opdracht",
     "le nom du moteur ; pour test aussi une commande", "имя движка; для test также команда",
     "o nome do motor; para test, também um comando"},
    {"add: the program and its arguments; write -- before them if one begins with '-'",
     "add: het programma en zijn argumenten; schrijf -- ervoor als er een met '-' begint",
     "add : le programme et ses arguments ; écrire -- devant si l'un commence par '-'",
     "add: программа и её аргументы; напишите перед ними --, если какой-то начинается с '-'",
     "add: o programa e os seus argumentos; escreva -- antes se algum começa com '-'"},
    {"add: replace the engine of that name", "add: vervang de engine met die naam",
     "add : remplacer le moteur de ce nom", "add: заменить движок с этим именем",
     "add: substituir o motor com esse nome"},
    {"add: a parameter of the engine", "add: een parameter van de engine",
     "add : un paramètre du moteur", "add: параметр движка", "add: um parâmetro do motor"},
    {"add: the folder to run it in; else the current folder at each start",
     "add: de map om in te draaien; anders de huidige map bij elke start",
     "add : le dossier où l'exécuter ; sinon le dossier courant à chaque lancement",
     "add: папка для запуска; иначе текущая папка при каждом запуске",
     "add: a pasta em que executar; senão, a pasta corrente em cada início"},
    {"add: the memory that it may use; 4096 if not set",
     "add: het geheugen dat de engine mag gebruiken; anders 4096",
     "add : la mémoire qu'il peut utiliser ; sinon 4096",
     "add: сколько памяти ему можно; если не задано, 4096",
     "add: a memória que pode usar; se não for dada, 4096"},
    {"add: time that it may take to start; 10s if not set; a number is seconds",
     "add: de tijd die het starten mag duren; anders 10s; een getal is in seconden",
     "add : le temps qu'il peut prendre pour démarrer ; sinon 10s ; un nombre est en secondes",
     "add: сколько может длиться запуск; если не задано, 10s; число — в секундах",
     "add: o tempo que pode levar para iniciar; se não for dado, 10s; um número é em segundos"},
    {"test: search this variant's starting position",
     "test: doorzoek de beginstand van deze variant",
     "test : analyser la position initiale de cette variante",
     "test: исследовать начальную позицию этого вида",
     "test: examinar a posição inicial desta variante"},
    {"add, list, remove and test other engines",
     "voeg andere engines toe, toon, verwijder en test ze",
     "ajouter, lister, supprimer et essayer d'autres moteurs",
     "добавить, перечислить, убрать и испытать другие движки",
     "acrescentar, listar, remover e testar outros motores"},
    {"Engines that speak the Hub protocol (versions 1 and 2) can analyse games instead of "
     "Damscope's own. They are kept in $DAMSCOPE_ENGINES, else "
     "$XDG_CONFIG_HOME/damscope/engines.json.",
     "Engines die het Hub-protocol spreken (versie 1 en 2) kunnen partijen analyseren in plaats "
     "van die van Damscope. Ze staan in $DAMSCOPE_ENGINES, anders in "
     "$XDG_CONFIG_HOME/damscope/engines.json.",
     "Les moteurs qui parlent le protocole Hub (versions 1 et 2) peuvent analyser des parties au "
     "lieu de celui de Damscope. Ils sont gardés dans $DAMSCOPE_ENGINES, sinon dans "
     "$XDG_CONFIG_HOME/damscope/engines.json.",
     "Движки с протоколом Hub (версий 1 и 2) могут анализировать партии вместо собственного движка "
     "Damscope. Они хранятся в $DAMSCOPE_ENGINES, иначе в $XDG_CONFIG_HOME/damscope/engines.json.",
     "Os motores que falam o protocolo Hub (versões 1 e 2) podem analisar partidas em vez do motor "
     "do Damscope. Ficam em $DAMSCOPE_ENGINES, senão em $XDG_CONFIG_HOME/damscope/engines.json."},
    {"damscope engines add second damscope hub\n"
     "    adds Damscope itself, as an opponent in matches\n"
     "damscope engines test second\n"
     "    starts it, shows its name and parameters, and measures its speed\n"
     "damscope engines add scan /opt/scan/scan hub --folder /opt/scan --set threads=2\n"
     "    adds another engine under the name scan",
     "damscope engines add second damscope hub\n"
     "    voegt Damscope zelf toe, als tegenstander in matches\n"
     "damscope engines test second\n"
     "    start hem, toont naam en parameters en meet de snelheid\n"
     "damscope engines add scan /opt/scan/scan hub --folder /opt/scan --set threads=2\n"
     "    voegt een andere engine toe onder de naam scan",
     "damscope engines add second damscope hub\n"
     "    ajoute Damscope lui-même, comme adversaire dans des matchs\n"
     "damscope engines test second\n"
     "    le lance, montre son nom et ses paramètres, et mesure sa vitesse\n"
     "damscope engines add scan /opt/scan/scan hub --folder /opt/scan --set threads=2\n"
     "    ajoute un autre moteur sous le nom scan",
     "damscope engines add second damscope hub\n"
     "    добавляет сам Damscope как соперника в матчах\n"
     "damscope engines test second\n"
     "    запускает его, показывает имя и параметры и измеряет скорость\n"
     "damscope engines add scan /opt/scan/scan hub --folder /opt/scan --set threads=2\n"
     "    добавляет другой движок под именем scan",
     "damscope engines add second damscope hub\n"
     "    acrescenta o próprio Damscope, como adversário em matches\n"
     "damscope engines test second\n"
     "    inicia-o, mostra o nome e os parâmetros e mede a velocidade\n"
     "damscope engines add scan /opt/scan/scan hub --folder /opt/scan --set threads=2\n"
     "    acrescenta outro motor com o nome scan"},
    // damscope hub
    {"serve as an engine for other draughts programs", "dien als engine voor andere damprogramma's",
     "servir de moteur à d'autres programmes de dames",
     "служить движком для других шашечных программ",
     "servir de motor para outros programas de damas"},
    {"Speaks the Hub protocol, version 2, on standard input and output. Enter \"damscope hub\" as "
     "the engine's command in the other program. All variants are available: the parameter "
     "\"variant\" selects one.",
     "Spreekt het Hub-protocol, versie 2, op standaardin- en -uitvoer. Geef \"damscope hub\" in "
     "het andere programma op als de opdracht van de engine. Alle varianten zijn beschikbaar: de "
     "parameter \"variant\" kiest er een.",
     "Parle le protocole Hub, version 2, sur l'entrée et la sortie standard. Indiquez \"damscope "
     "hub\" comme commande du moteur dans l'autre programme. Toutes les variantes sont disponibles "
     ": le paramètre \"variant\" en choisit une.",
     "Говорит по протоколу Hub версии 2 через стандартный ввод и вывод. Укажите \"damscope hub\" "
     "командой движка в другой программе. Доступны все виды: их выбирает параметр \"variant\".",
     "Fala o protocolo Hub, versão 2, na entrada e saída padrão. Indique \"damscope hub\" como "
     "comando do motor no outro programa. Todas as variantes estão disponíveis: o parâmetro "
     "\"variant\" escolhe uma."},
    {"damscope hub --threads 2 --hash 256\n"
     "    waits for the commands hub, init, pos, level, go ...",
     "damscope hub --threads 2 --hash 256\n"
     "    wacht op de opdrachten hub, init, pos, level, go ...",
     "damscope hub --threads 2 --hash 256\n"
     "    attend les commandes hub, init, pos, level, go ...",
     "damscope hub --threads 2 --hash 256\n"
     "    ждёт команд hub, init, pos, level, go ...",
     "damscope hub --threads 2 --hash 256\n"
     "    espera os comandos hub, init, pos, level, go ..."},
    // damscope dxp
    {"Games, of the side that asks for them", "Partijen, van de kant die erom vraagt",
     "Parties, du côté qui les demande", "Партии, для стороны, которая их предлагает",
     "Partidas, do lado que as pede"},
    {"how many (1); the colours alternate", "hoeveel (1); de kleuren wisselen",
     "combien (1) ; les couleurs alternent", "сколько (1); цвета чередуются",
     "quantas (1); as cores alternam"},
    {"the position to start from", "de stand om mee te beginnen", "la position de départ",
     "начальная позиция", "a posição inicial"},
    {"of this side in the first game: white or black",
     "van deze kant in de eerste partij: white of black",
     "de ce côté dans la première partie : white ou black",
     "этой стороны в первой партии: white или black",
     "deste lado na primeira partida: white (brancas) ou black (pretas)"},
    {"for each side and the whole game (10)", "voor elke kant en de hele partij (10)",
     "pour chaque camp et toute la partie (10)", "каждой стороне на всю партию (10)",
     "para cada lado e a partida inteira (10)"},
    {"number of moves of each side after which a game ends; 0: no limit (0)",
     "aantal zetten van elke kant waarna een partij eindigt; 0: geen grens (0)",
     "nombre de coups de chaque camp après lequel une partie finit ; 0 : pas de limite (0)",
     "после скольких ходов каждой стороны партия кончается; 0: без предела (0)",
     "número de lances de cada lado depois do qual a partida termina; 0: sem limite (0)"},
    {"HOST, HOST:PORT or PORT of the other program; the usual port is 27531. With --listen the "
     "address to wait at: without a host for programs of this machine only, 0.0.0.0:27531 for all "
     "that can reach it",
     "HOST, HOST:PORT of PORT van het andere programma; de gewone poort is 27531. Met --listen het "
     "adres om op te wachten: zonder host alleen voor programma's op deze machine, 0.0.0.0:27531 "
     "voor alle die haar kunnen bereiken",
     "HOST, HOST:PORT ou PORT de l'autre programme ; le port usuel est 27531. Avec --listen "
     "l'adresse où attendre : sans hôte pour les programmes de cette machine seulement, "
     "0.0.0.0:27531 pour tous ceux qui peuvent l'atteindre",
     "HOST, HOST:PORT или PORT другой программы; обычный порт 27531. С --listen — адрес ожидания: "
     "без хоста только для программ этой машины, 0.0.0.0:27531 для всех, кто может до неё "
     "достучаться",
     "HOST, HOST:PORT ou PORT do outro programa; a porta usual é 27531. Com --listen, o endereço "
     "onde esperar: sem host, só para programas desta máquina; 0.0.0.0:27531, para todos os que a "
     "alcancem"},
    {"wait for the other program to connect", "wacht tot het andere programma verbinding maakt",
     "attendre que l'autre programme se connecte", "ждать подключения другой программы",
     "esperar que o outro programa se ligue"},
    {"who asks for games: initiator (this side) or follower; if not set, the side that connects",
     "wie om partijen vraagt: initiator (deze kant) of follower; anders de kant die verbinding "
     "maakt",
     "qui demande les parties : initiator (ce côté) ou follower ; sinon le côté qui se connecte",
     "кто предлагает партии: initiator (эта сторона) или follower; если не задано, подключившаяся "
     "сторона",
     "quem pede partidas: initiator (este lado) ou follower; se não for dado, o lado que se liga"},
    {"a game on the 10x10 board other than international draughts",
     "een ander spel op het bord van 10x10 dan internationaal dammen",
     "un jeu sur damier 10x10 autre que le jeu international",
     "другой вид на доске 10x10, кроме международных шашек",
     "um jogo no tabuleiro 10x10 que não as damas internacionais"},
    {"as the other program shows it (Damscope)", "zoals het andere programma die toont (Damscope)",
     "tel que l'autre programme le montre (Damscope)",
     "как его показывает другая программа (Damscope)", "como o outro programa o mostra (Damscope)"},
    {"nodes for each move, at most", "knopen per zet, hoogstens", "nœuds par coup, au plus",
     "узлов на ход, не более", "nós por lance, no máximo"},
    {"depth in plies for each move, at most", "diepte in halve zetten per zet, hoogstens",
     "profondeur en demi-coups par coup, au plus", "глубина в полуходах на ход, не более",
     "profundidade em meios-lances por lance, no máximo"},
    {"time for each move, at most: 500ms, 2s; else that of the game is divided",
     "tijd per zet, hoogstens: 500ms, 2s; anders wordt die van de partij verdeeld",
     "temps par coup, au plus : 500ms, 2s ; sinon celui de la partie est réparti",
     "время на ход, не более: 500ms, 2s; иначе делится время партии",
     "tempo por lance, no máximo: 500ms, 2s; senão, reparte-se o da partida"},
    {"how long the other program may be silent before it is given up: 90s; 3600s if not set",
     "hoe lang het andere programma mag zwijgen voor het wordt opgegeven: 90s; anders 3600s",
     "combien de temps l'autre programme peut se taire avant d'être abandonné : 90s ; sinon 3600s",
     "сколько другая программа может молчать, прежде чем её перестанут ждать: 90s; если не задано, "
     "3600s",
     "quanto tempo o outro programa pode calar antes de se desistir dele: 90s; se não for dado, "
     "3600s"},
    {"say this at the start of each game", "zeg dit aan het begin van elke partij",
     "dire ceci au début de chaque partie", "сказать это в начале каждой партии",
     "dizer isto no começo de cada partida"},
    {"refuse when the other side wants to take moves back",
     "weiger als de andere kant zetten wil terugnemen",
     "refuser quand l'autre côté veut reprendre des coups",
     "отказывать, когда другая сторона хочет взять ходы назад",
     "recusar quando o outro lado quer voltar lances"},
    {"play against another program over a network (DamExchange)",
     "speel tegen een ander programma over een netwerk (DamExchange)",
     "jouer contre un autre programme par le réseau (DamExchange)",
     "играть с другой программой по сети (DamExchange)",
     "jogar contra outro programa por uma rede (DamExchange)"},
    {"Lets an engine play by DamExchange (DXP), the protocol of tournaments of draughts programs. "
     "One side waits, the other connects; either can ask for the games. Games are printed as PDN, "
     "what happens on standard error. Chat is shown, and moves are taken back when the other side "
     "asks for it.",
     "Laat een engine spelen via DamExchange (DXP), het protocol van toernooien van "
     "damprogramma's. De ene kant wacht, de andere maakt verbinding; elk van beide kan om de "
     "partijen vragen. Partijen verschijnen als PDN, wat er gebeurt op standaardfout. Gesprekken "
     "worden getoond, en zetten worden teruggenomen als de andere kant erom vraagt.",
     "Fait jouer un moteur par DamExchange (DXP), le protocole des tournois de programmes. Un côté "
     "attend, l'autre se connecte ; l'un ou l'autre peut demander les parties. Les parties sont "
     "écrites en PDN, ce qui se passe sur la sortie d'erreur. Les messages sont montrés, et les "
     "coups repris quand l'autre côté le demande.",
     "Позволяет движку играть по DamExchange (DXP), протоколу турниров шашечных программ. Одна "
     "сторона ждёт, другая подключается; предлагать партии может любая. Партии выводятся в PDN, "
     "ход событий — в стандартный поток ошибок. Сообщения показываются, а ходы берутся назад, "
     "когда просит другая сторона.",
     "Faz um motor jogar por DamExchange (DXP), o protocolo dos torneios de programas de damas. Um "
     "lado espera, o outro liga-se; qualquer dos dois pode pedir as partidas. As partidas são "
     "escritas como PDN, o que acontece vai para a saída de erros. As mensagens são mostradas, e "
     "os lances voltam quando o outro lado o pede."},
    {"damscope dxp --listen 27541 --nodes 200 --endgames none & damscope dxp 27541 --nodes 100 "
     "--endgames none\n"
     "    plays a game of two engines on this machine\n"
     "damscope dxp --listen 0.0.0.0:27531\n"
     "    waits for a program on another machine\n"
     "damscope dxp 192.168.1.5 --games 2 --minutes 5 --engine scan\n"
     "    plays two games with an engine of yours against one there",
     "damscope dxp --listen 27541 --nodes 200 --endgames none & damscope dxp 27541 --nodes 100 "
     "--endgames none\n"
     "    speelt een partij van twee engines op deze machine\n"
     "damscope dxp --listen 0.0.0.0:27531\n"
     "    wacht op een programma op een andere machine\n"
     "damscope dxp 192.168.1.5 --games 2 --minutes 5 --engine scan\n"
     "    speelt twee partijen met een engine van u tegen een daar",
     "damscope dxp --listen 27541 --nodes 200 --endgames none & damscope dxp 27541 --nodes 100 "
     "--endgames none\n"
     "    joue une partie de deux moteurs sur cette machine\n"
     "damscope dxp --listen 0.0.0.0:27531\n"
     "    attend un programme d'une autre machine\n"
     "damscope dxp 192.168.1.5 --games 2 --minutes 5 --engine scan\n"
     "    joue deux parties d'un de vos moteurs contre un de là-bas",
     "damscope dxp --listen 27541 --nodes 200 --endgames none & damscope dxp 27541 --nodes 100 "
     "--endgames none\n"
     "    играет партию двух движков на этой машине\n"
     "damscope dxp --listen 0.0.0.0:27531\n"
     "    ждёт программу с другой машины\n"
     "damscope dxp 192.168.1.5 --games 2 --minutes 5 --engine scan\n"
     "    играет две партии вашего движка против движка там",
     "damscope dxp --listen 27541 --nodes 200 --endgames none & damscope dxp 27541 --nodes 100 "
     "--endgames none\n"
     "    joga uma partida de dois motores nesta máquina\n"
     "damscope dxp --listen 0.0.0.0:27531\n"
     "    espera um programa de outra máquina\n"
     "damscope dxp 192.168.1.5 --games 2 --minutes 5 --engine scan\n"
     "    joga duas partidas de um motor seu contra um de lá"},
    // damscope work
    {"the server: http://HOST:PORT/", "de server: http://HOST:PORT/",
     "le serveur : http://HOST:PORT/", "сервер: http://HOST:PORT/",
     "o servidor: http://HOST:PORT/"},
    {"the key that the server has given to this worker",
     "de sleutel die de server aan deze werker heeft gegeven",
     "la clé que le serveur a donnée à ce travailleur",
     "ключ, который сервер дал этому исполнителю", "a chave que o servidor deu a este trabalhador"},
    {"nodes for each position where the server names no limit (200000)",
     "knopen per stand waar de server geen grens noemt (200000)",
     "nœuds par position quand le serveur ne donne pas de limite (200000)",
     "узлов на позицию, если сервер не задаёт предела (200000)",
     "nós por posição quando o servidor não dá limite (200000)"},
    {"end when there is no work, instead of waiting for more",
     "eindig als er geen werk is, in plaats van op meer te wachten",
     "finir quand il n'y a plus de travail, au lieu d'en attendre",
     "завершиться, когда работы нет, а не ждать новой",
     "terminar quando não há trabalho, em vez de esperar mais"},
    {"analyse for a server (draughtsnet)", "analyseer voor een server (draughtsnet)",
     "analyser pour un serveur (draughtsnet)", "анализировать для сервера (draughtsnet)",
     "analisar para um servidor (draughtsnet)"},
    {"Lets an engine work for a server that speaks draughtsnet, lidraughts' protocol: it asks for "
     "games, analyses them and sends back what it finds. damscope analyse --serve is such a server "
     "(docs/draughtsnet.md). Ctrl-C gives back the game in hand.",
     "Laat een engine werken voor een server die draughtsnet spreekt, het protocol van lidraughts: "
     "vraagt om partijen, analyseert ze en stuurt terug wat er gevonden is. damscope analyse "
     "--serve is zo'n server (docs/draughtsnet.md). Ctrl-C geeft de partij terug waaraan gewerkt "
     "wordt.",
     "Fait travailler un moteur pour un serveur qui parle draughtsnet, le protocole de lidraughts "
     ": il demande des parties, les analyse et renvoie ce qu'il trouve. damscope analyse --serve "
     "est un tel serveur (docs/draughtsnet.md). Ctrl-C rend la partie en cours.",
     "Заставляет движок работать на сервер, говорящий по draughtsnet, протоколу lidraughts: "
     "запрашивает партии, анализирует и отсылает найденное. Такой сервер — damscope analyse "
     "--serve (docs/draughtsnet.md). Ctrl-C возвращает текущую партию.",
     "Põe um motor a trabalhar para um servidor que fala draughtsnet, o protocolo do lidraughts: "
     "pede partidas, analisa-as e devolve o que encontra. damscope analyse --serve é um servidor "
     "desses (docs/draughtsnet.md). Ctrl-C devolve a partida em curso."},
    {"damscope analyse 1-2 --nodes 100 --serve 27542 & sleep 1; damscope work --endpoint "
     "http://127.0.0.1:27542/ --endgames none --until-idle\n"
     "    a server and a worker on this machine",
     "damscope analyse 1-2 --nodes 100 --serve 27542 & sleep 1; damscope work --endpoint "
     "http://127.0.0.1:27542/ --endgames none --until-idle\n"
     "    een server en een werker op deze machine",
     "damscope analyse 1-2 --nodes 100 --serve 27542 & sleep 1; damscope work --endpoint "
     "http://127.0.0.1:27542/ --endgames none --until-idle\n"
     "    un serveur et un travailleur sur cette machine",
     "damscope analyse 1-2 --nodes 100 --serve 27542 & sleep 1; damscope work --endpoint "
     "http://127.0.0.1:27542/ --endgames none --until-idle\n"
     "    сервер и исполнитель на этой машине",
     "damscope analyse 1-2 --nodes 100 --serve 27542 & sleep 1; damscope work --endpoint "
     "http://127.0.0.1:27542/ --endgames none --until-idle\n"
     "    um servidor e um trabalhador nesta máquina"},
}));

} // namespace

std::span<const Word> engineHelpWords() {
    return words;
}

} // namespace damscope::tables
