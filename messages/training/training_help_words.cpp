// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the commands that train.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // Options of several commands
    {"which exercises, as words with commas: names of combinations and structures, kinds "
     "(missed-shot, allowed-shot, mistake, ending, composition), phases (opening, middlegame, "
     "endgame), player=, opening=, author=, source=, variant=, difficulty=2-4; else all",
     "welke oefeningen, in woorden met komma's: namen van combinaties en structuren, soorten "
     "(missed-shot, allowed-shot, mistake, ending, composition), fasen (opening, middlegame, "
     "endgame), player=, opening=, author=, source=, variant=, difficulty=2-4; anders alle",
     "exercices à choisir, en mots séparés par des virgules : noms de combinaisons et de "
     "structures, genres (missed-shot, allowed-shot, mistake, ending, composition), phases "
     "(opening, middlegame, endgame), player=, opening=, author=, source=, variant=, "
     "difficulty=2-4 ; sinon tous",
     "какие упражнения, слова через запятую: названия комбинаций и структур, виды (missed-shot, "
     "allowed-shot, mistake, ending, composition), фазы (opening, middlegame, endgame), player=, "
     "opening=, author=, source=, variant=, difficulty=2-4; иначе все",
     "quais exercícios, em palavras separadas por vírgulas: nomes de combinações e estruturas, "
     "tipos (missed-shot, allowed-shot, mistake, ending, composition), fases (opening, middlegame, "
     "endgame), player=, opening=, author=, source=, variant=, difficulty=2-4; senão, todos"},
    {"the day to count from, such as 2026-11-23; else today",
     "de dag waarvoor het telt, 2026-11-23; anders vandaag",
     "le jour pour lequel cela compte, 2026-11-23 ; sinon aujourd'hui",
     "за какой день это считается, 2026-11-23; иначе за сегодня",
     "o dia a partir do qual se conta, como 2026-11-23; senão, hoje"},
    {"only what is due; nothing new", "alleen wat te herhalen is; niets nieuws",
     "seulement ce qui est à revoir ; rien de nouveau", "только то, что пора повторить; без новых",
     "só o que há para rever; nada novo"},
    {"draw boards in plain characters: w W b B", "teken borden in gewone letters: w W b B",
     "dessiner les damiers en caractères simples : w W b B",
     "рисовать доски простыми буквами: w W b B",
     "desenhar tabuleiros com caracteres simples: w W b B"},
    {"positions visited by each search; 50000 if not set",
     "standen die elke zoektocht bekijkt; anders 50000",
     "positions vues par chaque recherche ; sinon 50000",
     "сколько позиций просматривает каждый поиск; если не задано, 50000",
     "posições visitadas em cada busca; se não for dado, 50000"},
    {"a move that loses at most P percent of the expected points is as good as the best; 5 if not "
     "set",
     "een zet die hoogstens P procent van de verwachte punten kost is zo goed als de beste; anders "
     "5",
     "un coup qui perd au plus P pour cent des points attendus vaut le meilleur ; sinon 5",
     "ход, теряющий не более P процентов ожидаемых очков, так же хорош, как лучший; если не "
     "задано, 5",
     "um lance que perde no máximo P por cento dos pontos esperados vale tanto como o melhor; se "
     "não for dado, 5"},
    {"the engine's endgame tables (see damscope endgame); none: without",
     "de eindspeltabellen van de engine (zie damscope endgame); none: zonder",
     "les tables de finales du moteur (voir damscope endgame) ; none : sans",
     "таблицы окончаний движка (см. damscope endgame); none: без них",
     "as tabelas de finais do motor (ver damscope endgame); none: sem elas"},
    // damscope solve
    {"solve exercises, those due today first", "los oefeningen op, eerst die van vandaag",
     "résoudre des exercices, d'abord ceux du jour",
     "решать упражнения, сначала назначенные на сегодня",
     "resolver exercícios, primeiro os de hoje"},
    {"Shows exercises on a board in the terminal; the answer is a move, h shows a hint, s skips, q "
     "ends. Every move that is as good as the best is right. A wrong answer is played out. An "
     "exercise comes back after a number of days that grows with every right answer, on the next "
     "day after a wrong one, and never twice a day. 'damscope exercises make' makes them. "
     "docs/training.md describes how answers are judged.",
     "Vraagt oefeningen op een bord in de terminal; het antwoord is een zet, h toont een hint, s "
     "slaat over, q stopt. Elke zet die zo goed is als de beste is goed. Een fout antwoord wordt "
     "uitgespeeld. Oefeningen komen terug na dagen die met elk goed antwoord meer worden, een fout "
     "beantwoorde de volgende dag, geen twee keer per dag. 'damscope exercises make' maakt ze. "
     "docs/training.md beschrijft hoe antwoorden worden beoordeeld.",
     "Pose des exercices sur un damier dans le terminal ; la réponse est un coup, h donne un "
     "indice, s passe, q termine. Tout coup qui vaut le meilleur est juste. Une réponse fausse est "
     "jouée jusqu'au bout. Les exercices reviennent après des jours de plus en plus nombreux à "
     "chaque réponse juste, le lendemain après une fausse, jamais deux fois par jour. 'damscope "
     "exercises make' en fait. docs/training.md décrit comment les réponses sont jugées.",
     "Задаёт упражнения на доске в терминале; ответ — ход, h — подсказка, s — пропустить, q — "
     "закончить. Любой ход не хуже лучшего верен. Неверный ответ разыгрывается до ясности. "
     "Упражнения возвращаются через дни, которых с каждым верным ответом больше, после неверного — "
     "на следующий день, и никогда дважды в день. Их создаёт 'damscope exercises make'. "
     "docs/training.md описывает, как оцениваются ответы.",
     "Mostra exercícios num tabuleiro no terminal; a resposta é um lance, h mostra uma dica, s "
     "pula, q termina. Está certo todo lance que valha tanto como o melhor. Uma resposta errada é "
     "jogada até o fim. Um exercício volta depois de um número de dias que cresce com cada "
     "resposta certa, no dia seguinte a uma errada, e nunca duas vezes por dia. 'damscope "
     "exercises make' cria exercícios. docs/training.md descreve como as respostas são julgadas."},
    {"damscope solve\n"
     "    asks what is due, and some new ones\n"
     "damscope solve --deck \"coup royal\" --limit 5\n"
     "    asks five with a combination of that name\n"
     "echo q | damscope solve --due --json\n"
     "    is for programs, which write a move, hint, skip or quit on each line",
     "damscope solve\n"
     "    vraagt wat te herhalen is, en enkele nieuwe\n"
     "damscope solve --deck \"coup royal\" --limit 5\n"
     "    vraagt er vijf met een combinatie van die naam\n"
     "echo q | damscope solve --due --json\n"
     "    is voor programma's, die op elke regel een zet, hint, skip of quit schrijven",
     "damscope solve\n"
     "    pose ce qui est à revoir, et quelques nouveaux\n"
     "damscope solve --deck \"coup royal\" --limit 5\n"
     "    en pose cinq avec une combinaison de ce nom\n"
     "echo q | damscope solve --due --json\n"
     "    est pour les programmes, qui écrivent sur chaque ligne un coup, hint, skip ou quit",
     "damscope solve\n"
     "    задаёт то, что пора повторить, и несколько новых\n"
     "damscope solve --deck \"coup royal\" --limit 5\n"
     "    задаёт пять с комбинацией этого названия\n"
     "echo q | damscope solve --due --json\n"
     "    для программ, которые пишут в каждой строке ход, hint, skip или quit",
     "damscope solve\n"
     "    pergunta o que há para rever e alguns novos\n"
     "damscope solve --deck \"coup royal\" --limit 5\n"
     "    pergunta cinco com uma combinação desse nome\n"
     "echo q | damscope solve --due --json\n"
     "    é para programas, que escrevem em cada linha um lance, hint, skip ou quit"},
    {"ask at most N exercises; 20 if not set", "vraag hoogstens N oefeningen; anders 20",
     "poser au plus N exercices ; sinon 20", "не более N упражнений; если не задано, 20",
     "perguntar no máximo N exercícios; se não for dado, 20"},
    {"at most N that were never asked; 10 if not set",
     "hoogstens N die nog nooit gevraagd zijn; anders 10",
     "au plus N qui n'ont jamais été posés ; sinon 10",
     "не более N ещё не заданных; если не задано, 10",
     "no máximo N que nunca foram perguntados; se não for dado, 10"},
    // damscope exercises
    {"make exercises from games and problems; list, check and exchange them",
     "maak oefeningen van partijen en problemen, toon, controleer en wissel ze uit",
     "faire des exercices de parties et de problèmes, les lister, vérifier, échanger",
     "создавать упражнения из партий и задач, показывать, проверять, переносить",
     "criar exercícios de partidas e problemas; listá-los, conferi-los e trocá-los"},
    {"make looks for what went wrong in games: combinations missed and allowed, mistakes by the "
     "evaluations of 'damscope analyse', won and drawn endings given away by the tables. A "
     "position becomes an exercise only if a search of all moves clearly separates right from "
     "wrong. From FILE it takes the problems that are sound. check looks again, with ten times the "
     "nodes; in FILE it reports cooks, duals, problems without a solution, and problems that are "
     "there twice, with the colours exchanged or not. export writes exercises with their solutions "
     "and all answers, one per line; import takes them into another database: exercises that exist "
     "there are joined, and where both have an answer of the same day, the one that is there "
     "stays. docs/training.md says more.",
     "make zoekt wat er in partijen misging: gemiste en toegelaten combinaties, fouten volgens de "
     "waarderingen van 'damscope analyse', winst en remise in eindspelen die volgens de tabellen "
     "is "
     "weggegeven. Een stand wordt alleen een oefening als een zoektocht over alle zetten goed en "
     "fout duidelijk scheidt. Uit FILE neemt het de problemen die kloppen. check kijkt nog eens, "
     "met tien keer zoveel knopen; van FILE meldt het bijoplossingen, meer dan één slot, "
     "problemen zonder oplossing en die er dubbel zijn, met verwisselde kleuren of niet. export "
     "schrijft oefeningen met hun oplossingen en alle antwoorden, één per regel, import neemt ze "
     "in "
     "een andere database op: bestaande oefeningen worden samengevoegd, van twee antwoorden van "
     "één dag blijft wat er al was. docs/training.md zegt meer.",
     "make cherche ce qui a mal tourné dans les parties : combinaisons manquées et permises, "
     "fautes "
     "d'après les évaluations de 'damscope analyse', gains et nulles de finales donnés d'après les "
     "tables. Une position ne devient un exercice que si une recherche de tous les coups sépare "
     "nettement le juste du faux. De FILE il prend les problèmes corrects. check regarde de "
     "nouveau, avec dix fois plus de positions ; de FILE il signale les démolitions, les duals, "
     "les "
     "problèmes sans solution et les doublons, couleurs échangées ou non. export écrit les "
     "exercices avec leurs solutions et toutes les réponses, un par ligne, import les prend dans "
     "une autre base : les exercices présents sont réunis, de deux réponses du même jour celle qui "
     "est là reste. docs/training.md en dit plus.",
     "make ищет, что в партиях пошло не так: упущенные и допущенные комбинации, ошибки по оценкам "
     "'damscope analyse', упущенные по таблицам выигрыши и ничьи в окончаниях. Позиция становится "
     "упражнением, только если поиск по всем ходам ясно отделяет верное от неверного. Из FILE "
     "берутся задачи, которые верны. check проверяет снова, просматривая в десять раз больше "
     "позиций; о FILE сообщает побочные решения, дуали, задачи без решения и повторы, в том числе "
     "с переменой цветов. export записывает упражнения с решениями и всеми ответами, по одному в "
     "строке, import берёт их в другую базу: имеющиеся объединяются, из двух ответов одного дня "
     "остаётся имеющийся. Подробнее в docs/training.md.",
     "make procura o que correu mal nas partidas: combinações perdidas e permitidas, erros segundo "
     "as avaliações de 'damscope analyse', finais ganhos e empatados desperdiçados segundo as "
     "tabelas. Uma posição só vira exercício se uma busca de todos os lances separa claramente o "
     "certo do errado. De FILE toma os problemas corretos. check examina de novo, com dez vezes "
     "mais nós; em FILE indica demolições, duais, problemas sem solução e os que estão lá duas "
     "vezes, com as cores trocadas ou não. export escreve exercícios com as soluções e todas as "
     "respostas, um por linha; import leva-os para outra base de dados: exercícios que lá existem "
     "são reunidos e, onde ambos têm uma resposta do mesmo dia, fica a que lá está. "
     "docs/training.md diz mais."},
    {"damscope exercises make --player \"Jansen, Floris\" --of \"Jansen, Floris\"\n"
     "    makes exercises from a player's own mistakes\n"
     "damscope exercises make --kind missed-shot --limit 20\n"
     "    makes twenty from combinations that were missed\n"
     "damscope exercises --deck \"missed-shot, difficulty=3-5\"\n"
     "    lists the difficult ones\n"
     "damscope exercises export -o exercises.jsonl\n"
     "    writes all with their answers, for 'damscope exercises import exercises.jsonl'",
     "damscope exercises make --player \"Jansen, Floris\" --of \"Jansen, Floris\"\n"
     "    maakt oefeningen van iemands eigen fouten\n"
     "damscope exercises make --kind missed-shot --limit 20\n"
     "    maakt er twintig van gemiste combinaties\n"
     "damscope exercises --deck \"missed-shot, difficulty=3-5\"\n"
     "    toont de moeilijke\n"
     "damscope exercises export -o exercises.jsonl\n"
     "    schrijft alle met hun antwoorden, voor 'damscope exercises import exercises.jsonl'",
     "damscope exercises make --player \"Jansen, Floris\" --of \"Jansen, Floris\"\n"
     "    fait des exercices des fautes d'un joueur\n"
     "damscope exercises make --kind missed-shot --limit 20\n"
     "    en fait vingt de combinaisons manquées\n"
     "damscope exercises --deck \"missed-shot, difficulty=3-5\"\n"
     "    liste les difficiles\n"
     "damscope exercises export -o exercises.jsonl\n"
     "    les écrit tous avec leurs réponses, pour 'damscope exercises import exercises.jsonl'",
     "damscope exercises make --player \"Jansen, Floris\" --of \"Jansen, Floris\"\n"
     "    создаёт упражнения из ошибок самого игрока\n"
     "damscope exercises make --kind missed-shot --limit 20\n"
     "    создаёт двадцать из упущенных комбинаций\n"
     "damscope exercises --deck \"missed-shot, difficulty=3-5\"\n"
     "    показывает трудные\n"
     "damscope exercises export -o exercises.jsonl\n"
     "    записывает все с ответами, для 'damscope exercises import exercises.jsonl'",
     "damscope exercises make --player \"Jansen, Floris\" --of \"Jansen, Floris\"\n"
     "    cria exercícios dos erros de um jogador\n"
     "damscope exercises make --kind missed-shot --limit 20\n"
     "    cria vinte de combinações perdidas\n"
     "damscope exercises --deck \"missed-shot, difficulty=3-5\"\n"
     "    lista os difíceis\n"
     "damscope exercises export -o exercises.jsonl\n"
     "    escreve todos com as respostas, para 'damscope exercises import exercises.jsonl'"},
    {"list (the default), make, check, remove, export or import",
     "list (als er niets staat), make, check, remove, export of import",
     "list (par défaut), make, check, remove, export ou import",
     "list (по умолчанию), make, check, remove, export или import",
     "list (se nada for dado), make, check, remove, export ou import"},
    {"make, check: problems, positions set up with their solutions as moves; else the games of the "
     "database. import: what export has written",
     "make, check: problemen, opgezette standen met hun oplossing als zetten; anders de partijen "
     "van de database. import: wat export heeft geschreven",
     "make, check : problèmes, positions posées avec leur solution en coups ; sinon les parties de "
     "la base. import : ce que export a écrit",
     "make, check: задачи, расставленные позиции с решением в виде ходов; иначе партии базы. "
     "import: то, что записал export",
     "make, check: problemas, posições montadas com a solução em lances; senão, as partidas da "
     "base de dados. import: o que export escreveu"},
    {"make: only of this kind", "make: alleen van deze soort", "make : seulement de ce genre",
     "make: только этого вида", "make: só deste tipo"},
    {"make: only what went wrong for this player", "make: alleen wat deze speler misging",
     "make : seulement ce qui a mal tourné pour ce joueur", "make: только ошибки этого игрока",
     "make: só o que correu mal a este jogador"},
    {"at most N exercises", "hoogstens N oefeningen", "au plus N exercices",
     "не более N упражнений", "no máximo N exercícios"},
    {"check, remove: remove the exercises that are listed",
     "check, remove: verwijder de oefeningen die getoond worden",
     "check, remove : supprimer les exercices listés",
     "check, remove: удалить показанные упражнения",
     "check, remove: remover os exercícios listados"},
    {"export: the file to write; - is standard output",
     "export: het bestand om te schrijven; - is de standaarduitvoer",
     "export : le fichier à écrire ; - est la sortie standard",
     "export: записываемый файл; - означает стандартный вывод",
     "export: o arquivo a escrever; - é a saída padrão"},
    // damscope rehearse
    {"practise an opening repertoire against what opponents play",
     "oefen een openingsrepertoire tegen wat tegenstanders spelen",
     "travailler un répertoire d'ouvertures contre ce que jouent les adversaires",
     "тренировать дебютный репертуар против того, что играют соперники",
     "praticar um repertório de aberturas contra o que jogam os adversários"},
    {"Plays lines of a repertoire and asks for your moves. The opponent's moves are drawn from the "
     "games of FILTER, each by the number of games that played it there, among those that the "
     "repertoire answers; moves that no game has come after them. The main move is right, and so "
     "is a second choice; after another move the main one is played. Every position comes back "
     "after some days, as exercises do: what is not due is played without a question, nothing is "
     "asked twice a day, and a line ends where nothing is left to ask. h shows a hint, s plays the "
     "main move, q ends. docs/training.md describes it.",
     "Speelt varianten van een repertoire en vraagt uw zetten. De zetten van de tegenstander "
     "worden "
     "geloot uit de partijen van FILTER, elk naar het aantal partijen waarin die daar gespeeld "
     "werd, "
     "onder die waarop het repertoire een antwoord heeft; wat geen partij heeft komt daarna. De "
     "hoofdzet is goed, en een tweede keus ook; na een andere zet wordt de hoofdzet gespeeld. Elke "
     "stand komt na dagen terug, zoals oefeningen: wat nog niet te herhalen is wordt zonder vraag "
     "gespeeld, niets wordt twee keer per dag gevraagd, en een variant eindigt waar niets meer te "
     "vragen is. h toont een hint, s speelt de hoofdzet, q stopt. docs/training.md beschrijft het.",
     "Joue les variantes d'un répertoire et demande vos coups. Les coups de l'adversaire sont "
     "tirés "
     "des parties de FILTER, chacun selon le nombre de parties où il fut joué là, parmi ceux "
     "auxquels le répertoire répond ; ce qu'aucune partie n'a vient après. Le coup principal est "
     "juste, un second choix aussi ; après un autre coup le principal est joué. Chaque position "
     "revient selon les jours, comme les exercices : ce qui n'est pas à revoir est joué sans "
     "question, rien n'est demandé deux fois par jour, et une variante finit où il n'y a plus rien "
     "à demander. h donne un indice, s joue le coup principal, q termine. docs/training.md le "
     "décrit.",
     "Играет варианты репертуара и спрашивает ваши ходы. Ходы соперника выбираются жребием из "
     "партий FILTER, каждый по числу партий, где он там сыгран, среди тех, на которые в репертуаре "
     "есть ответ; чего нет ни в одной партии, идёт после них. Главный ход верен, второй выбор "
     "тоже; "
     "после другого хода играется главный. Каждая позиция возвращается по дням, как упражнения: "
     "что повторять рано, играется без вопроса, ничто не спрашивается дважды в день, а вариант "
     "кончается там, где спрашивать больше нечего. h — подсказка, s — сыграть главный ход, q — "
     "закончить. Описано в docs/training.md.",
     "Joga linhas de um repertório e pergunta os seus lances. Os lances do adversário são "
     "sorteados das partidas de FILTER, cada um pelo número de partidas que o jogaram ali, entre "
     "os que o repertório responde; os lances sem partida vêm depois. O lance principal está "
     "certo, e uma segunda opção também; depois de outro lance joga-se o principal. Cada posição "
     "volta depois de alguns dias, como os exercícios: o que não está para rever é jogado sem "
     "pergunta, nada é perguntado duas vezes por dia, e uma linha termina onde não há mais o que "
     "perguntar. h mostra uma dica, s joga o lance principal, q termina. docs/training.md descreve "
     "isso."},
    {"damscope merge --white jansen > lines.pdn; damscope rehearse lines.pdn --as white\n"
     "    asks for the lines of a player with White\n"
     "damscope rehearse lines.pdn --as white --black meijer --limit 3\n"
     "    asks for three lines, against what one opponent plays\n"
     "damscope rehearse lines.pdn --as white --all\n"
     "    asks for every move, due or not\n"
     "echo q | damscope rehearse lines.pdn --as white --seed 1 --json\n"
     "    is for programs, which write a move, hint, skip or quit on each line",
     "damscope merge --white jansen > lines.pdn; damscope rehearse lines.pdn --as white\n"
     "    vraagt de varianten van een speler met wit\n"
     "damscope rehearse lines.pdn --as white --black meijer --limit 3\n"
     "    vraagt drie varianten, tegen wat één tegenstander speelt\n"
     "damscope rehearse lines.pdn --as white --all\n"
     "    vraagt elke zet, wat er ook te herhalen is\n"
     "echo q | damscope rehearse lines.pdn --as white --seed 1 --json\n"
     "    is voor programma's, die op elke regel een zet, hint, skip of quit schrijven",
     "damscope merge --white jansen > lines.pdn; damscope rehearse lines.pdn --as white\n"
     "    demande les variantes d'un joueur avec les blancs\n"
     "damscope rehearse lines.pdn --as white --black meijer --limit 3\n"
     "    demande trois variantes, contre ce que joue un adversaire\n"
     "damscope rehearse lines.pdn --as white --all\n"
     "    demande chaque coup, quoi qu'il y ait à revoir\n"
     "echo q | damscope rehearse lines.pdn --as white --seed 1 --json\n"
     "    est pour les programmes, qui écrivent sur chaque ligne un coup, hint, skip ou quit",
     "damscope merge --white jansen > lines.pdn; damscope rehearse lines.pdn --as white\n"
     "    спрашивает варианты игрока за белых\n"
     "damscope rehearse lines.pdn --as white --black meijer --limit 3\n"
     "    спрашивает три варианта против того, что играет один соперник\n"
     "damscope rehearse lines.pdn --as white --all\n"
     "    спрашивает каждый ход, что бы ни было назначено\n"
     "echo q | damscope rehearse lines.pdn --as white --seed 1 --json\n"
     "    для программ, которые пишут в каждой строке ход, hint, skip или quit",
     "damscope merge --white jansen > lines.pdn; damscope rehearse lines.pdn --as white\n"
     "    pergunta as linhas de um jogador de brancas\n"
     "damscope rehearse lines.pdn --as white --black meijer --limit 3\n"
     "    pergunta três linhas, contra o que joga um adversário\n"
     "damscope rehearse lines.pdn --as white --all\n"
     "    pergunta todos os lances, para rever ou não\n"
     "echo q | damscope rehearse lines.pdn --as white --seed 1 --json\n"
     "    é para programas, que escrevem em cada linha um lance, hint, skip ou quit"},
    {"every move of a line, also those that are not due",
     "elke zet van een variant, ook wat nog niet hoeft",
     "chaque coup d'une variante, même ce qui n'est pas à revoir",
     "каждый ход варианта, даже если повторять рано",
     "todos os lances de uma linha, mesmo os que não estão para rever"},
    {"ask at most N lines; 10 if not set", "vraag hoogstens N varianten; anders 10",
     "demander au plus N variantes ; sinon 10", "не более N вариантов; если не задано, 10",
     "perguntar no máximo N linhas; se não for dado, 10"},
    {"the same seed draws the same moves; without it they differ every time",
     "hetzelfde getal loot dezelfde zetten; anders telkens andere",
     "la même graine tire les mêmes coups ; sinon d'autres chaque fois",
     "то же число даёт те же ходы; иначе каждый раз другие",
     "a mesma semente sorteia os mesmos lances; sem ela, são outros a cada vez"},
}));

} // namespace

std::span<const Word> trainingHelpWords() {
    return words;
}

} // namespace damscope::tables
