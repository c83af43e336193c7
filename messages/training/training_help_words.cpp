// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the commands that train.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // Options of several commands
    {"exercises to choose, in words with commas: names of combinations and structures, kinds "
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
     "opening=, author=, source=, variant=, difficulty=2-4; иначе все"},
    {"the day that it counts as, 2026-11-23; else today",
     "de dag waarvoor het telt, 2026-11-23; anders vandaag",
     "le jour pour lequel cela compte, 2026-11-23 ; sinon aujourd'hui",
     "за какой день это считается, 2026-11-23; иначе за сегодня"},
    {"only what is due; nothing new", "alleen wat te herhalen is; niets nieuws",
     "seulement ce qui est à revoir ; rien de nouveau", "только то, что пора повторить; без новых"},
    {"draw boards in plain characters: w W b B", "teken borden in gewone letters: w W b B",
     "dessiner les damiers en caractères simples : w W b B",
     "рисовать доски простыми буквами: w W b B"},
    {"positions visited by each search; 50000 if not set",
     "stellingen die elke zoektocht bekijkt; anders 50000",
     "positions vues par chaque recherche ; sinon 50000",
     "сколько позиций просматривает каждый поиск; если не задано, 50000"},
    {"a move that loses at most P percent of the expected points is as good as the best; 5 if not "
     "set",
     "een zet die hoogstens P procent van de verwachte punten kost is zo goed als de beste; anders "
     "5",
     "un coup qui perd au plus P pour cent des points attendus vaut le meilleur ; sinon 5",
     "ход, теряющий не более P процентов ожидаемых очков, так же хорош, как лучший; если не "
     "задано, 5"},
    {"the engine's endgame tables (see damscope endgame); none: without",
     "de eindspeltabellen van de engine (zie damscope endgame); none: zonder",
     "les tables de finales du moteur (voir damscope endgame) ; none : sans",
     "таблицы эндшпиля движка (см. damscope endgame); none: без них"},
    // damscope solve
    {"solve exercises, those due today first", "los oefeningen op, eerst die van vandaag",
     "résoudre des exercices, d'abord ceux du jour",
     "решать упражнения, сначала назначенные на сегодня"},
    {"Asks exercises on a board in the terminal; the answer is a move, h shows a hint, s skips, q "
     "ends. Every move that is as good as the best is right. A wrong answer is played out. "
     "Exercises come back after days that grow with every right answer, one answered wrongly on "
     "the next day, none twice a day. 'damscope exercises make' makes them. docs/training.md "
     "describes how answers are judged.",
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
     "docs/training.md описывает, как оцениваются ответы."},
    {"damscope solve\n"
     "    asks what is due, and some that are new\n"
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
     "    для программ, которые пишут в каждой строке ход, hint, skip или quit"},
    {"ask at most N exercises; 20 if not set", "vraag hoogstens N oefeningen; anders 20",
     "poser au plus N exercices ; sinon 20", "не более N упражнений; если не задано, 20"},
    {"at most N that were never asked; 10 if not set",
     "hoogstens N die nog nooit gevraagd zijn; anders 10",
     "au plus N qui n'ont jamais été posés ; sinon 10",
     "не более N ещё не заданных; если не задано, 10"},
    // damscope exercises
    {"make exercises of games and problems, list, check and exchange them",
     "maak oefeningen van partijen en problemen, toon, controleer en wissel ze uit",
     "faire des exercices de parties et de problèmes, les lister, vérifier, échanger",
     "создавать упражнения из партий и задач, показывать, проверять, переносить"},
    {"make looks for what went wrong in games: combinations missed and allowed, mistakes by the "
     "evaluations of 'damscope analyse', wins and draws of endings given away by the tables. A "
     "position becomes an exercise only if a search of all moves clearly separates right from "
     "wrong. Of FILE it takes problems that are sound. check looks again, with ten times the "
     "nodes; of FILE it reports cooks, duals, problems without a solution and those that are there "
     "twice, colours exchanged or not. export writes exercises with their solutions and all "
     "answers, one on a line, import takes them into another database: exercises that are there "
     "are joined, of two answers of one day that which is there stays. docs/training.md says more.",
     "make zoekt wat er in partijen misging: gemiste en toegelaten combinaties, fouten volgens de "
     "evaluaties van 'damscope analyse', winst en remise in eindspelen die volgens de tabellen is "
     "weggegeven. Een stand wordt alleen een oefening als een zoektocht over alle zetten goed en "
     "fout duidelijk scheidt. Uit FILE neemt het de problemen die kloppen. check kijkt nog eens, "
     "met tien keer zoveel stellingen; van FILE meldt het bijoplossingen, meer dan één slot, "
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
     "'damscope analyse', упущенные по таблицам выигрыши и ничьи в эндшпиле. Позиция становится "
     "упражнением, только если поиск по всем ходам ясно отделяет верное от неверного. Из FILE "
     "берутся задачи, которые верны. check проверяет снова, просматривая в десять раз больше "
     "позиций; о FILE сообщает побочные решения, дуали, задачи без решения и повторы, в том числе "
     "с переменой цветов. export записывает упражнения с решениями и всеми ответами, по одному в "
     "строке, import берёт их в другую базу: имеющиеся объединяются, из двух ответов одного дня "
     "остаётся имеющийся. Подробнее в docs/training.md."},
    {"damscope exercises make --player \"Jansen, Floris\" --of \"Jansen, Floris\"\n"
     "    makes exercises of a player's own mistakes\n"
     "damscope exercises make --kind missed-shot --limit 20\n"
     "    makes twenty of combinations that were missed\n"
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
     "    записывает все с ответами, для 'damscope exercises import exercises.jsonl'"},
    {"list (the default), make, check, remove, export or import",
     "list (als er niets staat), make, check, remove, export of import",
     "list (par défaut), make, check, remove, export ou import",
     "list (по умолчанию), make, check, remove, export или import"},
    {"make, check: problems, positions that are set up with their solutions as moves; else the "
     "games of the database. import: what export has written",
     "make, check: problemen, opgezette standen met hun oplossing als zetten; anders de partijen "
     "van de database. import: wat export heeft geschreven",
     "make, check : problèmes, positions posées avec leur solution en coups ; sinon les parties de "
     "la base. import : ce que export a écrit",
     "make, check: задачи, расставленные позиции с решением в виде ходов; иначе партии базы. "
     "import: то, что записал export"},
    {"make: only of this kind", "make: alleen van deze soort", "make : seulement de ce genre",
     "make: только этого вида"},
    {"make: only what went wrong for this player", "make: alleen wat deze speler misging",
     "make : seulement ce qui a mal tourné pour ce joueur", "make: только ошибки этого игрока"},
    {"at most N exercises", "hoogstens N oefeningen", "au plus N exercices",
     "не более N упражнений"},
    {"check, remove: remove the exercises that are listed",
     "check, remove: verwijder de oefeningen die getoond worden",
     "check, remove : supprimer les exercices listés",
     "check, remove: удалить показанные упражнения"},
    {"export: the file to write; - is standard output",
     "export: het bestand om te schrijven; - is de standaarduitvoer",
     "export : le fichier à écrire ; - est la sortie standard",
     "export: записываемый файл; - означает стандартный вывод"},
    // damscope rehearse
    {"practise an opening repertoire against what opponents play",
     "oefen een openingsrepertoire tegen wat tegenstanders spelen",
     "travailler un répertoire d'ouvertures contre ce que jouent les adversaires",
     "тренировать дебютный репертуар против того, что играют соперники"},
    {"Plays lines of a repertoire and asks your moves. The opponent's moves are drawn from the "
     "games of FILTER, each by the number of games that played it there, among those that the "
     "repertoire answers; what no game has comes after them. The main move is right, and so is a "
     "second choice; after another move the main one is played. Every position comes back by days, "
     "as exercises do: what is not due is played without a question, none is asked twice a day, "
     "and "
     "a line ends where nothing is left to ask. h shows a hint, s plays the main move, q ends. "
     "docs/training.md describes it.",
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
     "закончить. Описано в docs/training.md."},
    {"damscope merge --white jansen > lines.pdn; damscope rehearse lines.pdn --as white\n"
     "    asks the lines of a player with White\n"
     "damscope rehearse lines.pdn --as white --black meijer --limit 3\n"
     "    asks three lines, against what one opponent plays\n"
     "damscope rehearse lines.pdn --as white --all\n"
     "    asks every move, whatever is due\n"
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
     "    для программ, которые пишут в каждой строке ход, hint, skip или quit"},
    {"every move of a line, also what is not due",
     "elke zet van een variant, ook wat nog niet hoeft",
     "chaque coup d'une variante, même ce qui n'est pas à revoir",
     "каждый ход варианта, даже если повторять рано"},
    {"ask at most N lines; 10 if not set", "vraag hoogstens N varianten; anders 10",
     "demander au plus N variantes ; sinon 10", "не более N вариантов; если не задано, 10"},
    {"the same seed draws the same moves; else others every time",
     "hetzelfde getal loot dezelfde zetten; anders telkens andere",
     "la même graine tire les mêmes coups ; sinon d'autres chaque fois",
     "то же число даёт те же ходы; иначе каждый раз другие"},
    // damscope play
    {"play a position out against the engine", "speel een stand uit tegen de engine",
     "jouer une position jusqu'au bout contre le moteur", "доиграть позицию против движка"},
    {"Plays a game in the terminal from an exercise, a position of a game, a FEN or the start. You "
     "answer with moves; d claims or offers a draw, b takes back, r resigns, q leaves without a "
     "result. Where endgame tables know the position the engine plays perfectly at every strength: "
     "it keeps the result, and loses as late as it can. Afterwards the shortest win is shown, if "
     "the ending was one. A game that is over is stored in the collection of games against the "
     "engine.",
     "Speelt een partij in de terminal vanuit een oefening, een stand van een partij, een FEN of "
     "de "
     "beginstand. U antwoordt met zetten; d eist of biedt remise, b neemt terug, r geeft op, q "
     "stopt "
     "zonder uitslag. Waar eindspeltabellen de stand kennen speelt de engine op elke sterkte "
     "foutloos: die houdt de uitslag vast en verliest zo laat mogelijk. Na afloop wordt de snelste "
     "winst getoond, als het eindspel gewonnen was. Een partij die uit is wordt bewaard in de "
     "verzameling partijen tegen de engine.",
     "Joue une partie dans le terminal à partir d'un exercice, d'une position d'une partie, d'un "
     "FEN ou du début. Vous répondez par des coups ; d réclame ou propose la nulle, b reprend, r "
     "abandonne, q quitte sans résultat. Où les tables de finales connaissent la position, le "
     "moteur "
     "joue parfaitement à toute force : il garde le résultat et perd aussi tard que possible. "
     "Après "
     "la partie le gain le plus court est montré, si la finale en était un. Une partie finie est "
     "enregistrée dans la collection des parties contre le moteur.",
     "Играет партию в терминале из упражнения, позиции партии, FEN или с начала. Вы отвечаете "
     "ходами; d — потребовать или предложить ничью, b — вернуть ход, r — сдаться, q — выйти без "
     "результата. Где позицию знают таблицы эндшпиля, движок при любой силе играет безошибочно: "
     "сохраняет результат и проигрывает как можно позже. После партии показан кратчайший выигрыш, "
     "если он был. Законченная партия сохраняется в подборке партий с движком."},
    {"damscope play --strength 3\n"
     "    a game from the start, against a weak engine\n"
     "damscope play 1 --move 10w --as black\n"
     "    goes on with Black after White's 10th move of game 1\n"
     "echo q | damscope play --fen \"W:W27,38:B8\" --json\n"
     "    is for programs, which write a move, draw, back, resign or quit on each line",
     "damscope play --strength 3\n"
     "    een partij vanaf het begin, tegen een zwakke engine\n"
     "damscope play 1 --move 10w --as black\n"
     "    gaat met zwart verder na wits 10e zet van partij 1\n"
     "echo q | damscope play --fen \"W:W27,38:B8\" --json\n"
     "    is voor programma's, die op elke regel een zet, draw, back, resign of quit schrijven",
     "damscope play --strength 3\n"
     "    une partie depuis le début, contre un moteur faible\n"
     "damscope play 1 --move 10w --as black\n"
     "    continue avec les noirs après le 10e coup des blancs de la partie 1\n"
     "echo q | damscope play --fen \"W:W27,38:B8\" --json\n"
     "    est pour les programmes, qui écrivent sur chaque ligne un coup, draw, back, resign ou "
     "quit",
     "damscope play --strength 3\n"
     "    партия с начала против слабого движка\n"
     "damscope play 1 --move 10w --as black\n"
     "    продолжает за чёрных после 10-го хода белых в партии 1\n"
     "echo q | damscope play --fen \"W:W27,38:B8\" --json\n"
     "    для программ, которые пишут в каждой строке ход, draw, back, resign или quit"},
    {"an exercise, by its name in `damscope exercises --json`, or the number of a game; else the "
     "start of a game",
     "een oefening, met haar naam in `damscope exercises --json`, of het nummer van een partij; "
     "anders de beginstand",
     "un exercice, par son nom dans `damscope exercises --json`, ou le numéro d'une partie ; sinon "
     "le début d'une partie",
     "упражнение, по его имени в `damscope exercises --json`, или номер партии; иначе начало "
     "партии"},
    {"the position after N moves of one side; else the last one",
     "de stand na N zetten van één kant; anders de laatste",
     "la position après N coups d'un camp ; sinon la dernière",
     "позиция после N ходов одной стороны; иначе последняя"},
    {"the position after this move: 39w is White's 39th, 39b Black's, 39 that of both",
     "de stand na deze zet: 39w is wits 39e, 39b die van zwart, 39 die van beiden",
     "la position après ce coup : 39w est le 39e des blancs, 39b celui des noirs, 39 celui des "
     "deux",
     "позиция после этого хода: 39w — 39-й ход белых, 39b — чёрных, 39 — обоих"},
    {"the position to play from", "de stand om uit te spelen", "la position à jouer",
     "позиция, из которой играть"},
    {"of --fen or of the game; else international",
     "van --fen of van de partij; anders international",
     "de --fen ou de la partie ; sinon international", "для --fen или партии; иначе international"},
    {"your side: white or black; else the one to move",
     "uw kleur: white of black; anders wie aan zet is",
     "votre camp : white ou black ; sinon celui qui a le trait",
     "ваша сторона: white или black; иначе та, чей ход"},
    {"of the engine, 1 to 10; 5 if not set. 1 overlooks a man now and then, 10 thinks five seconds "
     "a move",
     "van de engine, 1 tot 10; anders 5. 1 ziet soms een schijf over het hoofd, 10 denkt vijf "
     "seconden per zet",
     "du moteur, de 1 à 10 ; sinon 5. 1 oublie parfois un pion, 10 réfléchit cinq secondes par "
     "coup",
     "движка, от 1 до 10; если не задано, 5. 1 иногда просматривает шашку, 10 думает пять секунд "
     "над ходом"},
    {"who you are, in the game that is stored", "wie u bent, in de partij die bewaard wordt",
     "qui vous êtes, dans la partie enregistrée", "кто вы, для сохраняемой партии"},
    {"the same seed and the same moves give the same game",
     "hetzelfde getal en dezelfde zetten geven dezelfde partij",
     "la même graine et les mêmes coups donnent la même partie",
     "то же число и те же ходы дают ту же партию"},
    // damscope sheet
    {"print exercises with their solutions", "druk oefeningen af met hun oplossingen",
     "imprimer des exercices avec leurs solutions", "напечатать упражнения с решениями"},
    {"Writes exercises as pages of A4: diagrams with who is to move and a line for the answer, and "
     "the solutions on the last page. PDF needs the library that draws pictures, HTML does not.",
     "Schrijft oefeningen als pagina's A4: diagrammen met wie aan zet is en een regel voor het "
     "antwoord, en de oplossingen op de laatste pagina. PDF heeft de bibliotheek nodig die "
     "plaatjes "
     "tekent, HTML niet.",
     "Écrit des exercices en pages A4 : diagrammes avec le trait et une ligne pour la réponse, et "
     "les solutions sur la dernière page. Le PDF demande la bibliothèque qui dessine les images, "
     "le HTML non.",
     "Записывает упражнения страницами A4: диаграммы с указанием хода и строкой для ответа, "
     "решения "
     "на последней странице. Для PDF нужна библиотека, рисующая картинки, для HTML — нет."},
    {"damscope exercises make --kind missed-shot --limit 12 && damscope sheet -o lesson.pdf\n"
     "    prints twelve combinations\n"
     "damscope sheet --deck missed-shot --per-page 4 -o lesson.html\n"
     "    prints them for a browser, four on a page",
     "damscope exercises make --kind missed-shot --limit 12 && damscope sheet -o lesson.pdf\n"
     "    drukt twaalf combinaties af\n"
     "damscope sheet --deck missed-shot --per-page 4 -o lesson.html\n"
     "    schrijft ze voor een browser, vier op een pagina",
     "damscope exercises make --kind missed-shot --limit 12 && damscope sheet -o lesson.pdf\n"
     "    imprime douze combinaisons\n"
     "damscope sheet --deck missed-shot --per-page 4 -o lesson.html\n"
     "    les écrit pour un navigateur, quatre par page",
     "damscope exercises make --kind missed-shot --limit 12 && damscope sheet -o lesson.pdf\n"
     "    печатает двенадцать комбинаций\n"
     "damscope sheet --deck missed-shot --per-page 4 -o lesson.html\n"
     "    записывает их для браузера, по четыре на странице"},
    {"at most N exercises; 24 if not set", "hoogstens N oefeningen; anders 24",
     "au plus N exercices ; sinon 24", "не более N упражнений; если не задано, 24"},
    {"diagrams on a page; 6 if not set", "diagrammen op een pagina; anders 6",
     "diagrammes par page ; sinon 6", "диаграмм на странице; если не задано, 6"},
    {"output file: .pdf or .html", "uitvoerbestand: .pdf of .html",
     "fichier de sortie : .pdf ou .html", "файл вывода: .pdf или .html"},
    {"pdf or html; else by the file's name", "pdf of html; anders naar de naam van het bestand",
     "pdf ou html ; sinon d'après le nom du fichier", "pdf или html; иначе по имени файла"},
    // damscope coach
    {"report what the players of a club miss", "meld wat de spelers van een club missen",
     "rapporter ce que manquent les joueurs d'un club", "что упускают игроки клуба"},
    {"Reports for each player of a club the combinations missed and allowed, by name, against the "
     "other players; three typical positions, and how it was before. What a player misses more "
     "than chance explains is marked. Games that were searched with 'damscope index --shots' take "
     "little time. docs/training.md says how it counts.",
     "Meldt voor elke speler van een club de gemiste en toegelaten combinaties, bij naam, naast de "
     "andere spelers; drie typische standen, en hoe het eerder was. Wat een speler vaker mist dan "
     "toeval verklaart is gemerkt. Partijen die met 'damscope index --shots' doorzocht zijn kosten "
     "weinig tijd. docs/training.md zegt hoe geteld wordt.",
     "Rapporte pour chaque joueur d'un club les combinaisons manquées et permises, par nom, face "
     "aux "
     "autres joueurs ; trois positions typiques, et ce qu'il en était avant. Ce qu'un joueur "
     "manque "
     "plus que le hasard ne l'explique est marqué. Les parties parcourues par 'damscope index "
     "--shots' prennent peu de temps. docs/training.md dit comment c'est compté.",
     "Сообщает о каждом игроке клуба упущенные и допущенные комбинации, по названиям, рядом с "
     "остальными; три характерные позиции и как было раньше. Отмечено то, что игрок упускает чаще, "
     "чем объяснимо случаем. Партии, просмотренные 'damscope index --shots', занимают мало "
     "времени. "
     "Как считается, сказано в docs/training.md."},
    {"printf 'Jansen, Floris\\n李明\\n' > club.txt; damscope coach --players club.txt\n"
     "    reports on two players\n"
     "damscope coach --players club.txt --since 2023 --folder lessons --pdf\n"
     "    writes a page for each of them and one for the trainer",
     "printf 'Jansen, Floris\\n李明\\n' > club.txt; damscope coach --players club.txt\n"
     "    meldt over twee spelers\n"
     "damscope coach --players club.txt --since 2023 --folder lessons --pdf\n"
     "    schrijft een pagina voor ieder van hen en een voor de trainer",
     "printf 'Jansen, Floris\\n李明\\n' > club.txt; damscope coach --players club.txt\n"
     "    rapporte sur deux joueurs\n"
     "damscope coach --players club.txt --since 2023 --folder lessons --pdf\n"
     "    écrit une page pour chacun et une pour l'entraîneur",
     "printf 'Jansen, Floris\\n李明\\n' > club.txt; damscope coach --players club.txt\n"
     "    сообщает о двух игроках\n"
     "damscope coach --players club.txt --since 2023 --folder lessons --pdf\n"
     "    записывает страницу для каждого и одну для тренера"},
    {"names of the players of the club, one on each line",
     "namen van de spelers van de club, één per regel", "noms des joueurs du club, un par ligne",
     "имена игроков клуба, по одному в строке"},
    {"the day of the last report: games from then on; earlier ones show the progress",
     "de dag van het vorige verslag: partijen vanaf dan; eerdere tonen de vooruitgang",
     "le jour du dernier rapport : parties à partir de là ; les précédentes montrent les progrès",
     "день прошлого отчёта: партии с него; более ранние показывают прогресс"},
    {"write a page for each player and trainer.html there, to print",
     "schrijf daar een pagina voor elke speler en trainer.html, om af te drukken",
     "y écrire une page pour chaque joueur et trainer.html, à imprimer",
     "записать туда страницу для каждого игрока и trainer.html, для печати"},
    {"with --folder: PDF files, trainer.pdf", "met --folder: PDF-bestanden, trainer.pdf",
     "avec --folder : fichiers PDF, trainer.pdf", "с --folder: файлы PDF, trainer.pdf"},
}));

} // namespace

std::span<const Word> trainingHelpWords() {
    return words;
}

} // namespace damscope::tables
