// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. Matches and tournaments of engines.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope match
    {"the engine whose result is reported", "de engine waarvan de uitslag wordt gemeld",
     "le moteur dont le résultat est donné", "движок, результат которого сообщается",
     "o motor cujo resultado é mostrado"},
    {"its opponent", "zijn tegenstander", "son adversaire", "его соперник", "o seu adversário"},
    {"stop when a sequential test accepts one of two differences in Elo; 10 is 0:10",
     "stop als een sequentiële toets een van twee Elo-verschillen aanneemt; 10 is 0:10",
     "s'arrêter quand un test séquentiel accepte l'une de deux différences d'Elo ; 10 vaut 0:10",
     "остановиться, когда последовательный критерий примет одну из двух разниц Эло; 10 — это 0:10",
     "parar quando um teste sequencial aceita uma de duas diferenças de Elo; 10 é 0:10"},
    {"write the games, with scores and times", "schrijf de partijen, met scores en tijden",
     "écrire les parties, avec scores et temps", "записать партии с оценками и временем",
     "escrever as partidas, com pontuações e tempos"},
    {"count the games in the file of --pdn and continue after them",
     "tel de partijen in het bestand van --pdn mee en ga erna verder",
     "compter les parties du fichier de --pdn et continuer après",
     "учесть партии в файле --pdn и продолжить после них",
     "contar as partidas do arquivo de --pdn e continuar depois delas"},
    {"let engines play against each other", "laat engines tegen elkaar spelen",
     "faire jouer des moteurs l'un contre l'autre", "дать движкам сыграть друг с другом",
     "pôr motores a jogar um contra o outro"},
    {"Plays two games from each opening with colours exchanged and prints the score of the first "
     "engine, the difference in Elo, its 95 % interval and the likelihood that the first is "
     "stronger (LOS).\n"
     "SETTINGS are separated by commas. For each move: nodes=N, depth=N or time=200ms (else 10 000 "
     "nodes); for a game: clock=1m+2s (its time + what each move adds; numbers are milliseconds "
     "for time, seconds for clock). Of Damscope's own engine: weights=FILE, weights=plain, "
     "endgames=FOLDER or none, threads=N, hash=MB, strength=1 to 10 as in the desktop. With "
     "hub:NAME or hub:COMMAND as the first setting the side is an engine of damscope engines, or "
     "one that the command starts; all other settings are its parameters. name=TEXT is the name in "
     "the PDN.\n"
     "Games end on the board, by the variant's draw rules, at the third repetition, and after "
     "--plies; with --adjudicate when the endgame tables know the result. An engine that crashes, "
     "hangs, or plays an illegal move loses the game; the reason is reported and written to the "
     "PDN.",
     "Speelt uit elke opening twee partijen met verwisselde kleuren en toont de score van de "
     "eerste engine, het Elo-verschil, het 95%-interval ervan en de kans dat de eerste sterker is "
     "(LOS).\n"
     "SETTINGS zijn gescheiden door komma's. Voor elke zet: nodes=N, depth=N of time=200ms (anders "
     "10 000 knopen); voor een partij: clock=1m+2s (haar tijd + wat elke zet toevoegt; getallen "
     "zijn milliseconden bij time, seconden bij clock). Van de eigen engine van Damscope: "
     "weights=FILE, weights=plain, endgames=FOLDER of none, threads=N, hash=MB, strength=1 tot 10 "
     "zoals in het venster. Met hub:NAME of hub:COMMAND als eerste instelling is de kant een "
     "engine van damscope engines, of een die de opdracht start; alle andere instellingen zijn "
     "parameters ervan. name=TEXT is de naam in de PDN.\n"
     "Partijen eindigen op het bord, door de remiseregels van de variant, bij de derde herhaling "
     "en na --plies; met --adjudicate als de eindspeltabellen de uitslag kennen. Een engine die "
     "uitvalt, blijft hangen of een ongeldige zet speelt verliest de partij; de reden wordt gemeld "
     "en in de PDN geschreven.",
     "Joue deux parties de chaque ouverture, couleurs échangées, et affiche le score du premier "
     "moteur, la différence d'Elo, son intervalle à 95 % et la probabilité que le premier soit "
     "plus fort (LOS).\n"
     "SETTINGS sont séparés par des virgules. Pour chaque coup : nodes=N, depth=N ou time=200ms "
     "(sinon 10 000 nœuds) ; pour une partie : clock=1m+2s (son temps + ce qu'ajoute chaque coup ; "
     "les nombres sont des millisecondes pour time, des secondes pour clock). Du moteur de "
     "Damscope : weights=FILE, weights=plain, endgames=FOLDER ou none, threads=N, hash=MB, "
     "strength=1 à 10 comme dans le programme à fenêtres. Avec hub:NAME ou hub:COMMAND en premier, "
     "le camp est un moteur de damscope engines, ou celui que la commande lance ; tous les autres "
     "réglages sont ses paramètres. name=TEXT est le nom dans le PDN.\n"
     "Les parties finissent sur le damier, par les règles de nulle de la variante, à la troisième "
     "répétition et après --plies ; avec --adjudicate quand les tables de finales connaissent le "
     "résultat. Un moteur qui plante, se bloque ou joue un coup irrégulier perd la partie ; la "
     "raison est donnée et écrite dans le PDN.",
     "Играет из каждого дебюта две партии с переменой цвета и выводит очки первого движка, разницу "
     "Эло, её 95-процентный интервал и вероятность, что первый сильнее (LOS).\n"
     "SETTINGS разделяются запятыми. Для хода: nodes=N, depth=N или time=200ms (иначе 10 000 "
     "узлов); для партии: clock=1m+2s (время на неё + добавка за ход; числа — миллисекунды для "
     "time, секунды для clock). Для собственного движка Damscope: weights=FILE, weights=plain, "
     "endgames=FOLDER или none, threads=N, hash=MB, strength=1–10, как в оконной программе. Если "
     "первым стоит hub:NAME или hub:COMMAND, сторона — движок из damscope engines или запускаемый "
     "командой; все прочие настройки — его параметры. name=TEXT — имя в PDN.\n"
     "Партии кончаются на доске, по правилам ничьей вида, при третьем повторении и после --plies; "
     "с --adjudicate — когда результат знают таблицы окончаний. Движок, который аварийно "
     "завершился, завис или сделал неправильный ход, проигрывает партию; причина сообщается и "
     "записывается в PDN.",
     "Joga duas partidas de cada abertura com as cores trocadas e mostra a pontuação do primeiro "
     "motor, a diferença de Elo, o seu intervalo de 95 % e a probabilidade de o primeiro ser mais "
     "forte (LOS).\n"
     "SETTINGS são separados por vírgulas. Para cada lance: nodes=N, depth=N ou time=200ms (senão "
     "10 000 nós); para uma partida: clock=1m+2s (o seu tempo + o que cada lance acrescenta; os "
     "números são milissegundos em time, segundos em clock). Do motor do próprio Damscope: "
     "weights=FILE, weights=plain, endgames=FOLDER ou none, threads=N, hash=MB, strength=1 a 10 "
     "como no programa de janelas. Com hub:NAME ou hub:COMMAND em primeiro lugar, o lado é um "
     "motor de damscope engines, ou um que o comando inicia; todos os outros ajustes são "
     "parâmetros dele. name=TEXT é o nome no PDN.\n"
     "As partidas terminam no tabuleiro, pelas regras de empate da variante, na terceira repetição "
     "e depois de --plies; com --adjudicate, quando as tabelas de finais conhecem o resultado. Um "
     "motor que falha, trava ou joga um lance ilegal perde a partida; a razão é mostrada e escrita "
     "no PDN."},
    {"damscope match --variant international --first nodes=2000 --second nodes=1000 --pairs 10\n"
     "    measures the gain from twice the nodes\n"
     "damscope match --variant international --first time=100ms --second hub:scan,time=100ms\n"
     "    plays an engine that was added with damscope engines\n"
     "damscope match --variant russian --first weights=plain,nodes=200 --second nodes=200 --sprt "
     "0:10\n"
     "    tests whether plain weights are better than the built-in ones",
     "damscope match --variant international --first nodes=2000 --second nodes=1000 --pairs 10\n"
     "    meet de winst van tweemaal zoveel knopen\n"
     "damscope match --variant international --first time=100ms --second hub:scan,time=100ms\n"
     "    speelt tegen een engine die met damscope engines is toegevoegd\n"
     "damscope match --variant russian --first weights=plain,nodes=200 --second nodes=200 --sprt "
     "0:10\n"
     "    toetst of de eenvoudige gewichten beter zijn dan de ingebouwde",
     "damscope match --variant international --first nodes=2000 --second nodes=1000 --pairs 10\n"
     "    mesure le gain de deux fois plus de nœuds\n"
     "damscope match --variant international --first time=100ms --second hub:scan,time=100ms\n"
     "    joue contre un moteur ajouté par damscope engines\n"
     "damscope match --variant russian --first weights=plain,nodes=200 --second nodes=200 --sprt "
     "0:10\n"
     "    teste si les poids simples valent mieux que les poids intégrés",
     "damscope match --variant international --first nodes=2000 --second nodes=1000 --pairs 10\n"
     "    измеряет выигрыш от удвоения узлов\n"
     "damscope match --variant international --first time=100ms --second hub:scan,time=100ms\n"
     "    играет с движком, добавленным через damscope engines\n"
     "damscope match --variant russian --first weights=plain,nodes=200 --second nodes=200 --sprt "
     "0:10\n"
     "    проверяет, лучше ли простые веса встроенных",
     "damscope match --variant international --first nodes=2000 --second nodes=1000 --pairs 10\n"
     "    mede o ganho do dobro dos nós\n"
     "damscope match --variant international --first time=100ms --second hub:scan,time=100ms\n"
     "    joga contra um motor acrescentado por damscope engines\n"
     "damscope match --variant russian --first weights=plain,nodes=200 --second nodes=200 --sprt "
     "0:10\n"
     "    testa se os pesos simples são melhores que os internos"},
    // damscope tournament
    {"an engine; once for each, at least twice",
     "een engine; één keer voor elk, minstens twee keer",
     "un moteur ; une fois pour chacun, au moins deux fois",
     "движок; по разу для каждого, не менее двух раз",
     "um motor; uma vez para cada, pelo menos duas vezes"},
    {"the first engine plays each of the others; else a round robin",
     "de eerste engine speelt tegen elk van de andere; anders speelt elk tegen elk",
     "le premier moteur joue contre chacun des autres ; sinon toutes rondes",
     "первый движок играет с каждым из остальных; иначе круговой турнир",
     "o primeiro motor joga contra cada um dos outros; senão, todos contra todos"},
    {"count the games in the file of --pdn and play those missing",
     "tel de partijen in het bestand van --pdn mee en speel de ontbrekende",
     "compter les parties du fichier de --pdn et jouer celles qui manquent",
     "учесть партии в файле --pdn и сыграть недостающие",
     "contar as partidas do arquivo de --pdn e jogar as que faltam"},
    {"play a round robin or a gauntlet between engines",
     "speel een rondtoernooi of een gauntlet tussen engines",
     "jouer un tournoi toutes rondes ou un gauntlet entre moteurs",
     "провести круговой турнир движков или игру одного против всех",
     "jogar um todos contra todos ou um gauntlet entre motores"},
    {"Every pair of engines plays two games from each opening with colours exchanged, all from the "
     "same openings. Prints a crosstable and the difference in Elo of every pairing with its 95 % "
     "interval. SETTINGS are those of damscope match; give every engine a name with name=TEXT. An "
     "engine that crashes, hangs, or plays an illegal move loses the game. Ctrl-C prints the table "
     "so far; the same command with --resume and --pdn plays the rest.",
     "Elk paar engines speelt uit elke opening twee partijen met verwisselde kleuren, alle uit "
     "dezelfde openingen. Toont een kruistabel en van elk paar het Elo-verschil met het "
     "95%-interval. SETTINGS zijn die van damscope match; geef elke engine een naam met name=TEXT. "
     "Een engine die uitvalt, blijft hangen of een ongeldige zet speelt verliest de partij. Ctrl-C "
     "toont de tabel tot dan toe; dezelfde opdracht met --resume en --pdn speelt de rest.",
     "Chaque paire de moteurs joue deux parties de chaque ouverture, couleurs échangées, toutes "
     "des mêmes ouvertures. Affiche une grille et la différence d'Elo de chaque paire avec son "
     "intervalle à 95 %. SETTINGS sont ceux de damscope match ; donnez un nom à chaque moteur par "
     "name=TEXT. Un moteur qui plante, se bloque ou joue un coup irrégulier perd la partie. Ctrl-C "
     "affiche la grille jusque-là ; la même commande avec --resume et --pdn joue le reste.",
     "Каждая пара движков играет из каждого дебюта две партии с переменой цвета, все из одних и "
     "тех же дебютов. Выводит таблицу и разницу Эло каждой пары с 95-процентным интервалом. "
     "SETTINGS те же, что в damscope match; дайте каждому движку имя через name=TEXT. Движок, "
     "который аварийно завершился, завис или сделал неправильный ход, проигрывает партию. Ctrl-C "
     "выводит таблицу на этот момент; та же команда с --resume и --pdn доигрывает остальное.",
     "Cada par de motores joga duas partidas de cada abertura com as cores trocadas, todos das "
     "mesmas aberturas. Mostra uma tabela cruzada e a diferença de Elo de cada par com o intervalo "
     "de 95 %. SETTINGS são os de damscope match; dê um nome a cada motor com name=TEXT. Um motor "
     "que falha, trava ou joga um lance ilegal perde a partida. Ctrl-C mostra a tabela até então; "
     "o mesmo comando com --resume e --pdn joga o resto."},
    {"damscope tournament --variant international --engine nodes=100,name=A \\\n"
     "  --engine nodes=200,name=B --engine nodes=400,name=C --threads 2\n"
     "    plays a round robin, ten openings for each pair\n"
     "damscope tournament --variant russian --gauntlet --engine name=plain,weights=plain,nodes=100 "
     "\\\n"
     "  --engine name=fast,nodes=100 --engine name=deep,depth=4 --pdn games.pdn\n"
     "    plays the first against the others and writes the games",
     "damscope tournament --variant international --engine nodes=100,name=A \\\n"
     "  --engine nodes=200,name=B --engine nodes=400,name=C --threads 2\n"
     "    speelt een rondtoernooi, tien openingen voor elk paar\n"
     "damscope tournament --variant russian --gauntlet --engine name=plain,weights=plain,nodes=100 "
     "\\\n"
     "  --engine name=fast,nodes=100 --engine name=deep,depth=4 --pdn games.pdn\n"
     "    speelt de eerste tegen de andere en schrijft de partijen",
     "damscope tournament --variant international --engine nodes=100,name=A \\\n"
     "  --engine nodes=200,name=B --engine nodes=400,name=C --threads 2\n"
     "    joue un tournoi toutes rondes, dix ouvertures par paire\n"
     "damscope tournament --variant russian --gauntlet --engine name=plain,weights=plain,nodes=100 "
     "\\\n"
     "  --engine name=fast,nodes=100 --engine name=deep,depth=4 --pdn games.pdn\n"
     "    joue le premier contre les autres et écrit les parties",
     "damscope tournament --variant international --engine nodes=100,name=A \\\n"
     "  --engine nodes=200,name=B --engine nodes=400,name=C --threads 2\n"
     "    проводит круговой турнир, по десять дебютов на пару\n"
     "damscope tournament --variant russian --gauntlet --engine name=plain,weights=plain,nodes=100 "
     "\\\n"
     "  --engine name=fast,nodes=100 --engine name=deep,depth=4 --pdn games.pdn\n"
     "    играет первым против остальных и записывает партии",
     "damscope tournament --variant international --engine nodes=100,name=A \\\n"
     "  --engine nodes=200,name=B --engine nodes=400,name=C --threads 2\n"
     "    joga um todos contra todos, dez aberturas por par\n"
     "damscope tournament --variant russian --gauntlet --engine name=plain,weights=plain,nodes=100 "
     "\\\n"
     "  --engine name=fast,nodes=100 --engine name=deep,depth=4 --pdn games.pdn\n"
     "    joga o primeiro contra os outros e escreve as partidas"},
    // damscope match and damscope tournament
    {"the game", "het spel", "le jeu", "вид шашек", "o jogo"},
    {"positions to start from, one FEN per line; else random balanced ones",
     "standen om mee te beginnen, één FEN per regel; anders willekeurige evenwichtige",
     "positions de départ, un FEN par ligne ; sinon des positions équilibrées tirées au sort",
     "начальные позиции, по одному FEN в строке; иначе случайные равные",
     "posições iniciais, um FEN por linha; senão, aleatórias e equilibradas"},
    {"selects the random openings (1)", "kiest de willekeurige openingen (1)",
     "choisit les ouvertures tirées au sort (1)", "выбирает случайные дебюты (1)",
     "escolhe as aberturas aleatórias (1)"},
    {"pairs played at the same time (1)", "paren die tegelijk worden gespeeld (1)",
     "paires jouées en même temps (1)", "пар одновременно (1)", "pares jogados ao mesmo tempo (1)"},
    {"end a game when both engines have scored it as decided, by at least MEN, for MOVES moves "
     "each",
     "eindig een partij als beide engines haar MOVES zetten lang als beslist waarderen, met "
     "minstens MEN schijven",
     "finir une partie quand les deux moteurs la jugent décidée, d'au moins MEN pions, pendant "
     "MOVES coups chacun",
     "завершать партию, когда оба движка MOVES ходов подряд считают её решённой, с перевесом не "
     "менее MEN шашек",
     "terminar uma partida quando ambos os motores a avaliam como decidida, por pelo menos MEN "
     "pedras, durante MOVES lances cada"},
    {"end a game as a draw when both engines have scored it within MEN for MOVES moves each, after "
     "PLIES plies",
     "eindig een partij als remise als beide engines haar na PLIES halve zetten MOVES zetten lang "
     "binnen MEN schijven waarderen",
     "finir une partie comme nulle quand les deux moteurs l'évaluent à moins de MEN pions pendant "
     "MOVES coups chacun, après PLIES demi-coups",
     "завершать партию вничью, когда после PLIES полуходов оба движка MOVES ходов подряд оценивают "
     "её в пределах MEN шашек",
     "terminar uma partida como empate quando ambos os motores a avaliam dentro de MEN pedras "
     "durante MOVES lances cada, depois de PLIES meios-lances"},
    {"usual, or other where federations read them differently: Russian, Brazilian (docs/rules.md, "
     "section 6)",
     "usual, of other waar bonden ze verschillend lezen: Russisch, Braziliaans (docs/rules.md, "
     "paragraaf 6)",
     "usual, ou other où les fédérations les lisent autrement : russe, brésilien (docs/rules.md, "
     "section 6)",
     "usual или other, где федерации толкуют их по-разному: русские, бразильские (docs/rules.md, "
     "раздел 6)",
     "usual, ou other onde as federações as leem de outro modo: russas, brasileiras "
     "(docs/rules.md, secção 6)"},
    {"end games when the endgame tables know the result",
     "eindig partijen als de eindspeltabellen de uitslag kennen",
     "finir les parties quand les tables de finales connaissent le résultat",
     "завершать партии, когда таблицы окончаний знают результат",
     "terminar as partidas quando as tabelas de finais conhecem o resultado"},
    {"end games of this length as draws (400)", "eindig partijen van deze lengte als remise (400)",
     "finir les parties de cette longueur comme nulles (400)",
     "завершать партии такой длины вничью (400)",
     "terminar como empate as partidas desta duração (400)"},
    {"openings, two games each (100)", "openingen, elk twee partijen (100)",
     "ouvertures, deux parties chacune (100)", "дебютов, по две партии из каждого (100)",
     "aberturas, duas partidas de cada (100)"},
    {"openings, two games each (10)", "openingen, elk twee partijen (10)",
     "ouvertures, deux parties chacune (10)", "дебютов, по две партии из каждого (10)",
     "aberturas, duas partidas de cada (10)"},
}));

} // namespace

std::span<const Word> matchHelpWords() {
    return words;
}

} // namespace damscope::tables
