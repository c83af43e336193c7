// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. What is searched for in games.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // Queries
    {"what to find, such as 'white men on 27 28'", "wat te vinden, zoals 'white men on 27 28'",
     "ce qu'il faut trouver, comme 'white men on 27 28'",
     "что найти, например 'white men on 27 28'", "o que encontrar, como 'white men on 27 28'"},
    {"a position: W:W31-50:B1-20", "een stand: W:W31-50:B1-20", "une position : W:W31-50:B1-20",
     "позиция: W:W31-50:B1-20", "uma posição: W:W31-50:B1-20"},
    {"the position after these moves from the start", "de stand na deze zetten vanaf het begin",
     "la position après ces coups depuis le début", "позиция после этих ходов с начала",
     "a posição depois destes lances desde o início"},
    {"these pieces, and any others: W27,28:BK18",
     "deze stukken, en andere mogen erbij: W27,28:BK18",
     "ces pièces, et d'autres quelconques : W27,28:BK18", "эти шашки и любые другие: W27,28:BK18",
     "estas peças, e quaisquer outras: W27,28:BK18"},
    {"piece counts: \"white kings = 2, pieces <= 7\"",
     "aantallen stukken: \"white kings = 2, pieces <= 7\"",
     "nombres de pièces : \"white kings = 2, pieces <= 7\"",
     "число шашек: \"white kings = 2, pieces <= 7\"",
     "números de peças: \"white kings = 2, pieces <= 7\""},
    {"also with the board rotated and the colours exchanged",
     "ook met het bord gedraaid en de kleuren verwisseld",
     "aussi avec le damier retourné et les couleurs échangées",
     "также с повёрнутой доской и переменой цветов",
     "também com o tabuleiro girado e as cores trocadas"},
    {"every place where it holds, not only the first of each game",
     "elke plaats waar het klopt, niet alleen de eerste van elke partij",
     "tous les endroits où c'est vérifié, pas seulement le premier de chaque partie",
     "каждое место, где выполняется, а не только первое в партии",
     "todos os lugares em que vale, não só o primeiro de cada partida"},
    {"search variations too", "doorzoek ook varianten", "chercher aussi dans les variantes",
     "искать и в вариантах", "procurar também nas variantes"},
    {"only games in which QUERY holds, such as 'white men on 27 28' (docs/query.md)",
     "alleen partijen waarin QUERY klopt, zoals 'white men on 27 28' (docs/query.md)",
     "seulement les parties où QUERY est vérifiée, comme 'white men on 27 28' (docs/query.md)",
     "только партии, где выполняется QUERY, например 'white men on 27 28' (docs/query.md)",
     "só partidas em que QUERY vale, como 'white men on 27 28' (docs/query.md)"},
    // damscope find
    {"at most N of them", "hoogstens N ervan", "au plus N d'entre elles", "не более N",
     "no máximo N delas"},
    {"with --pdn: begin each game at the position in which the query holds",
     "met --pdn: begin elke partij bij de stand waarin de zoekvraag klopt",
     "avec --pdn : commencer chaque partie à la position où la requête est vérifiée",
     "с --pdn: начинать каждую партию с позиции, где выполняется запрос",
     "com --pdn: começar cada partida na posição em que a consulta vale"},
    {"add the games to this collection too, each with the place as its note",
     "voeg de partijen ook toe aan deze verzameling, elk met de plaats als opmerking",
     "ajouter aussi les parties à cette collection, chacune avec l'endroit comme note",
     "также добавить партии в эту подборку, каждую с местом в заметке",
     "acrescentar também as partidas a esta coleção, cada uma com o lugar como nota"},
    {"find positions, patterns, manoeuvres and sequences",
     "vind standen, patronen, manoeuvres en zettenreeksen",
     "trouver positions, motifs, manœuvres et suites de coups",
     "найти позиции, расстановки, манёвры и последовательности ходов",
     "encontrar posições, padrões, manobras e sequências"},
    {"Lists the games in which QUERY holds, with the first place: Ply is the number of plies "
     "before it, Next the move played there. Queries are made of conditions on the board ('white "
     "men on 27 28', 'white kings = 2', 'black to move'), on moves ('white moves 27-22', 'black "
     "captures at least 3 men', 'white gives 2 men', 'promotes'), 'and', 'or', 'not', parentheses, "
     "and 'then', 'then within 6 plies', 'then not ... until ...'; docs/query.md explains them "
     "with examples. They search games of one variant (--variant, else international). If several "
     "of QUERY, --position, --moves, --pattern and --material are given, all must hold at the same "
     "place.",
     "Toont de partijen waarin QUERY klopt, met de eerste plaats: Ply is het aantal halve zetten "
     "ervoor, Next de zet die daar gespeeld is. Zoekvragen bestaan uit voorwaarden aan het bord "
     "('white men on 27 28', 'white kings = 2', 'black to move'), aan zetten ('white moves 27-22', "
     "'black captures at least 3 men', 'white gives 2 men', 'promotes'), 'and', 'or', 'not', "
     "haakjes, en 'then', 'then within 6 plies', 'then not ... until ...'; docs/query.md legt ze "
     "uit met voorbeelden. Ze doorzoeken partijen van één variant (--variant, anders "
     "international). Worden meer van QUERY, --position, --moves, --pattern en --material "
     "opgegeven, dan moeten ze alle op dezelfde plaats kloppen.",
     "Liste les parties où QUERY est vérifiée, avec le premier endroit : Ply est le nombre de "
     "demi-coups qui le précèdent, Next le coup qui y a été joué. Les requêtes se composent de "
     "conditions sur le damier ('white men on 27 28', 'white kings = 2', 'black to move'), sur les "
     "coups ('white moves 27-22', 'black captures at least 3 men', 'white gives 2 men', "
     "'promotes'), de 'and', 'or', 'not', de parenthèses, et de 'then', 'then within 6 plies', "
     "'then not ... until ...' ; docs/query.md les explique par des exemples. Elles parcourent les "
     "parties d'une variante (--variant, sinon international). Si plusieurs de QUERY, --position, "
     "--moves, --pattern et --material sont donnés, tous doivent être vérifiés au même endroit.",
     "Перечисляет партии, где выполняется QUERY, с первым местом: Ply — число полуходов до него, "
     "Next — сыгранный там ход. Запросы составляются из условий о доске ('white men on 27 28', "
     "'white kings = 2', 'black to move'), о ходах ('white moves 27-22', 'black captures at least "
     "3 men', 'white gives 2 men', 'promotes'), 'and', 'or', 'not', скобок и 'then', 'then within "
     "6 plies', 'then not ... until ...'; docs/query.md объясняет их на примерах. Просматриваются "
     "партии одного вида (--variant, иначе international). Если даны несколько из QUERY, "
     "--position, --moves, --pattern и --material, все должны выполняться в одном месте.",
     "Lista as partidas em que QUERY vale, com o primeiro lugar: Ply é o número de meios-lances "
     "antes dele, Next o lance jogado ali. As consultas compõem-se de condições sobre o tabuleiro "
     "('white men on 27 28', 'white kings = 2', 'black to move'), sobre lances ('white moves "
     "27-22', 'black captures at least 3 men', 'white gives 2 men', 'promotes'), 'and', 'or', "
     "'not', parênteses, e 'then', 'then within 6 plies', 'then not ... until ...'; docs/query.md "
     "explica-as com exemplos. Examinam partidas de uma variante (--variant, senão international). "
     "Se forem dados vários de QUERY, --position, --moves, --pattern e --material, todos devem "
     "valer no mesmo lugar."},
    {"damscope find --moves \"32-28 18-23\"\n"
     "    lists the games that reached the position after these moves\n"
     "damscope find 'white man on 24 and black men on 13 19' --player Jansen\n"
     "    lists a player's games with a pattern\n"
     "damscope find 'white gives 2 men then white captures 4' --into Shots\n"
     "    lists the games with a combination and puts them into a collection\n"
     "damscope find --moves \"32-28 18-23\" samples/international.pdn\n"
     "    searches a file, without a database",
     "damscope find --moves \"32-28 18-23\"\n"
     "    toont de partijen die de stand na deze zetten bereikten\n"
     "damscope find 'white man on 24 and black men on 13 19' --player Jansen\n"
     "    toont partijen van een speler met een patroon\n"
     "damscope find 'white gives 2 men then white captures 4' --into Shots\n"
     "    toont de partijen met een combinatie en zet ze in een verzameling\n"
     "damscope find --moves \"32-28 18-23\" samples/international.pdn\n"
     "    doorzoekt een bestand, zonder database",
     "damscope find --moves \"32-28 18-23\"\n"
     "    liste les parties qui ont atteint la position après ces coups\n"
     "damscope find 'white man on 24 and black men on 13 19' --player Jansen\n"
     "    liste les parties d'un joueur avec un motif\n"
     "damscope find 'white gives 2 men then white captures 4' --into Shots\n"
     "    liste les parties avec une combinaison et les met dans une collection\n"
     "damscope find --moves \"32-28 18-23\" samples/international.pdn\n"
     "    parcourt un fichier, sans base",
     "damscope find --moves \"32-28 18-23\"\n"
     "    перечисляет партии, где возникла позиция после этих ходов\n"
     "damscope find 'white man on 24 and black men on 13 19' --player Jansen\n"
     "    перечисляет партии игрока с такой расстановкой\n"
     "damscope find 'white gives 2 men then white captures 4' --into Shots\n"
     "    перечисляет партии с комбинацией и кладёт их в подборку\n"
     "damscope find --moves \"32-28 18-23\" samples/international.pdn\n"
     "    ищет в файле, без базы",
     "damscope find --moves \"32-28 18-23\"\n"
     "    lista as partidas que chegaram à posição depois destes lances\n"
     "damscope find 'white man on 24 and black men on 13 19' --player Jansen\n"
     "    lista as partidas de um jogador com um padrão\n"
     "damscope find 'white gives 2 men then white captures 4' --into Shots\n"
     "    lista as partidas com uma combinação e põe-nas numa coleção\n"
     "damscope find --moves \"32-28 18-23\" samples/international.pdn\n"
     "    examina um arquivo, sem base de dados"},
    // damscope openings
    {"a position: W:W31-50:B1-20; else the start",
     "een stand: W:W31-50:B1-20; anders de beginstand",
     "une position : W:W31-50:B1-20 ; sinon celle du début",
     "позиция: W:W31-50:B1-20; иначе начальная", "uma posição: W:W31-50:B1-20; senão, a inicial"},
    {"number of plies, as an indented tree; else 1",
     "aantal halve zetten, als ingesprongen boom; anders 1",
     "nombre de demi-coups, en arbre indenté ; sinon 1",
     "число полуходов, деревом с отступами; иначе 1",
     "número de meios-lances, como árvore recuada; senão, 1"},
    {"with --depth: follow lines of at least N games; else of at least one game in a hundred",
     "met --depth: volg varianten van minstens N partijen; anders van minstens één op de honderd "
     "partijen",
     "avec --depth : suivre les lignes d'au moins N parties ; sinon d'au moins une partie sur cent",
     "с --depth: следовать вариантам не менее чем из N партий; иначе не менее чем из одной партии "
     "на сто",
     "com --depth: seguir linhas de pelo menos N partidas; senão, de pelo menos uma em cada cem"},
    {"with --player, --white or --black: results of the side to move, not of the player",
     "met --player, --white of --black: uitslagen van wie aan zet is, niet van de speler",
     "avec --player, --white ou --black : résultats du camp au trait, non du joueur",
     "с --player, --white или --black: результаты стороны, чей ход, а не игрока",
     "com --player, --white ou --black: resultados do lado que joga, não do jogador"},
    {"show the moves played in a position and their results",
     "toon de zetten die in een stand gespeeld zijn en hun uitslagen",
     "montrer les coups joués dans une position et leurs résultats",
     "показать ходы, сыгранные в позиции, и их результаты",
     "mostrar os lances jogados numa posição e os seus resultados"},
    {"For each move: the games with it, won, drawn and lost by the side to move, or by the player "
     "if one is named, the score, average rating, performance rating (from the games in which the "
     "opponent has a rating, if there are at least ten), the years, and the best players by rating "
     "with their games. Moves that were never played there but lead to positions reached by "
     "another order of moves are listed at the end with 0 games. A second table lists the last "
     "moves that led to the position. Transpositions are included; a game counts once, at the "
     "first place where it had the position.",
     "Voor elke zet: de partijen ermee, gewonnen, remise en verloren door wie aan zet is, of door "
     "de speler als er een genoemd is, de score, de gemiddelde rating, de prestatierating (uit de "
     "partijen waarin de tegenstander een rating heeft, als het er minstens tien zijn), de jaren, "
     "en de sterkste spelers naar rating met hun partijen. Zetten die daar nooit gespeeld zijn "
     "maar naar standen leiden die met een andere zetvolgorde bereikt zijn, staan onderaan met 0 "
     "partijen. Een tweede tabel toont de laatste zetten die naar de stand leidden. "
     "Zetverwisselingen tellen mee; een partij telt één keer, bij de eerste plaats waar ze de "
     "stand had.",
     "Pour chaque coup : les parties, gagnées, nulles et perdues pour le camp au trait, ou pour le "
     "joueur s'il y en a un, le score, le classement moyen, la performance (des parties où "
     "l'adversaire a un classement, s'il y en a au moins dix), les années, et les meilleurs "
     "joueurs par classement avec leurs parties. Les coups jamais joués là mais qui mènent à des "
     "positions atteintes par un autre ordre de coups sont à la fin avec 0 partie. Un second "
     "tableau montre les derniers coups qui ont mené à la position. Les transpositions sont "
     "comprises ; une partie compte une fois, au premier endroit où elle a eu la position.",
     "Для каждого хода: партии с ним, выигранные, сыгранные вничью и проигранные стороной, чей "
     "ход, или игроком, если он назван, очки, средний рейтинг, перформанс (по партиям, где у "
     "соперника есть рейтинг, если их не меньше десяти), годы и сильнейшие игроки по рейтингу с их "
     "партиями. Ходы, которых здесь не делали, но ведущие к позициям, достигнутым другим порядком "
     "ходов, стоят в конце с 0 партий. Вторая таблица показывает последние ходы, приведшие к "
     "позиции. Перестановки ходов учтены; партия считается один раз, в первом месте с этой "
     "позицией.",
     "Para cada lance: as partidas com ele, ganhas, empatadas e perdidas pelo lado que joga, ou "
     "pelo jogador se algum for dado, a pontuação, o rating médio, o desempenho (das partidas em "
     "que o adversário tem rating, se houver pelo menos dez), os anos, e os melhores jogadores por "
     "rating com as suas partidas. Os lances que nunca se jogaram ali mas levam a posições "
     "alcançadas por outra ordem de lances vêm no fim com 0 partidas. Uma segunda tabela lista os "
     "últimos lances que levaram à posição. As transposições estão incluídas; uma partida conta "
     "uma vez, no primeiro lugar em que teve a posição."},
    {"damscope openings --moves \"32-28 18-23\" --from 2000\n"
     "    shows what was played after these moves since 2000\n"
     "damscope openings --player Jansen --depth 4\n"
     "    shows the openings of a player as a tree\n"
     "damscope openings --variant english --json\n"
     "    prints JSON for other programs",
     "damscope openings --moves \"32-28 18-23\" --from 2000\n"
     "    toont wat er sinds 2000 na deze zetten gespeeld is\n"
     "damscope openings --player Jansen --depth 4\n"
     "    toont de openingen van een speler als boom\n"
     "damscope openings --variant english --json\n"
     "    schrijft JSON voor andere programma's",
     "damscope openings --moves \"32-28 18-23\" --from 2000\n"
     "    montre ce qui a été joué après ces coups depuis 2000\n"
     "damscope openings --player Jansen --depth 4\n"
     "    montre les ouvertures d'un joueur en arbre\n"
     "damscope openings --variant english --json\n"
     "    écrit du JSON pour d'autres programmes",
     "damscope openings --moves \"32-28 18-23\" --from 2000\n"
     "    показывает, что играли после этих ходов с 2000 года\n"
     "damscope openings --player Jansen --depth 4\n"
     "    показывает дебюты игрока деревом\n"
     "damscope openings --variant english --json\n"
     "    выводит JSON для других программ",
     "damscope openings --moves \"32-28 18-23\" --from 2000\n"
     "    mostra o que se jogou depois destes lances desde 2000\n"
     "damscope openings --player Jansen --depth 4\n"
     "    mostra as aberturas de um jogador como árvore\n"
     "damscope openings --variant english --json\n"
     "    escreve JSON para outros programas"},
    // damscope structures
    {"show how games with a structure went", "toon hoe partijen met een structuur afliepen",
     "montrer le sort des parties avec une structure",
     "показать, чем кончались партии со структурой",
     "mostrar como foram as partidas com uma estrutura"},
    {"Counts the games in which a side had a middlegame structure, with their results; White % is "
     "White's share of the points in the games with a result. The games must have been searched "
     "with 'damscope index --shots'. docs/structures.md describes the structures.",
     "Telt de partijen waarin een kant een structuur van het middenspel had, met hun uitslagen; "
     "White % is het aandeel van wit in de punten van de partijen met een uitslag. De partijen "
     "moeten met 'damscope index --shots' doorzocht zijn. docs/structures.md beschrijft de "
     "structuren.",
     "Compte les parties où un camp avait une structure de milieu de partie, avec leurs résultats "
     "; White % est la part des Blancs dans les points des parties qui ont un résultat. Les "
     "parties doivent avoir été parcourues par 'damscope index --shots'. docs/structures.md décrit "
     "les structures.",
     "Считает партии, где у одной стороны была структура середины игры, с результатами; White % — "
     "доля очков белых в партиях с результатом. Партии должны быть просмотрены командой 'damscope "
     "index --shots'. docs/structures.md описывает структуры.",
     "Conta as partidas em que um lado teve uma estrutura de meio-jogo, com os resultados; White % "
     "é a parte das brancas nos pontos das partidas com resultado. As partidas devem ter sido "
     "examinadas com 'damscope index --shots'. docs/structures.md descreve as estruturas."},
    {"damscope index --shots\n"
     "    searches the games for them\n"
     "damscope structures --from 2000\n"
     "    all structures in games since 2000\n"
     "damscope structures --structure \"classical position\"\n"
     "    of one structure",
     "damscope index --shots\n"
     "    doorzoekt de partijen erop\n"
     "damscope structures --from 2000\n"
     "    alle structuren in partijen sinds 2000\n"
     "damscope structures --structure \"classical position\"\n"
     "    van één structuur",
     "damscope index --shots\n"
     "    parcourt les parties pour les trouver\n"
     "damscope structures --from 2000\n"
     "    toutes les structures des parties depuis 2000\n"
     "damscope structures --structure \"classical position\"\n"
     "    d'une seule structure",
     "damscope index --shots\n"
     "    ищет их в партиях\n"
     "damscope structures --from 2000\n"
     "    все структуры в партиях с 2000 года\n"
     "damscope structures --structure \"classical position\"\n"
     "    одной структуры",
     "damscope index --shots\n"
     "    procura-as nas partidas\n"
     "damscope structures --from 2000\n"
     "    todas as estruturas em partidas desde 2000\n"
     "damscope structures --structure \"classical position\"\n"
     "    de uma estrutura"},
    // damscope sql
    {"one SELECT, in quotes", "één SELECT, tussen aanhalingstekens", "un SELECT, entre guillemets",
     "один SELECT в кавычках", "um SELECT, entre aspas"},
    {"read the statement from a file; - is standard input",
     "lees de opdracht uit een bestand; - is standaardinvoer",
     "lire l'instruction d'un fichier ; - est l'entrée standard",
     "читать запрос из файла; - — стандартный ввод",
     "ler a instrução de um arquivo; - é a entrada padrão"},
    {"stop after this long, such as 500ms or 2s", "stop na deze tijd, zoals 500ms of 2s",
     "arrêter après ce temps, comme 500ms ou 2s",
     "остановить через это время, например 500ms или 2s",
     "parar depois deste tempo, como 500ms ou 2s"},
    {"ask the database in SQL", "bevraag de database in SQL", "interroger la base en SQL",
     "запросить базу на SQL", "consultar a base de dados em SQL"},
    {"Answers one SELECT in the SQL of SQLite. It cannot change anything.\n"
     "games: id, white, black, event, site, date, round, outcome, variant, plies, legal, opening, "
     "source, line, white_rating, black_rating, problems, day, year, comments, variations, "
     "analysed.\n"
     "players: id, name, games, wins, draws, losses, first_day, last_day, highest_rating.\n"
     "events: id, name, games, first_day, last_day.\n"
     "evaluations: key, variant, engine, line, score_kind, score, moves, depth, nodes, seconds.\n"
     "moves(game): ply, number, side, notation, origin, target, captured, captures, crowns, fen, "
     "key, white_men, white_kings, black_men, black_kings, score_kind, score, best.\n"
     "docs/store.md explains them. Ctrl+C ends a long search. A database of an earlier version of "
     "Damscope is first brought up to date.",
     "Beantwoordt één SELECT in de SQL van SQLite. Er kan niets mee worden gewijzigd.\n"
     "games: id, white, black, event, site, date, round, outcome, variant, plies, legal, opening, "
     "source, line, white_rating, black_rating, problems, day, year, comments, variations, "
     "analysed.\n"
     "players: id, name, games, wins, draws, losses, first_day, last_day, highest_rating.\n"
     "events: id, name, games, first_day, last_day.\n"
     "evaluations: key, variant, engine, line, score_kind, score, moves, depth, nodes, seconds.\n"
     "moves(game): ply, number, side, notation, origin, target, captured, captures, crowns, fen, "
     "key, white_men, white_kings, black_men, black_kings, score_kind, score, best.\n"
     "docs/store.md legt ze uit. Ctrl+C stopt een lange zoekopdracht. Een database van een eerdere "
     "versie van Damscope wordt eerst bijgewerkt.",
     "Répond à un SELECT dans le SQL de SQLite. Rien ne peut être changé ainsi.\n"
     "games: id, white, black, event, site, date, round, outcome, variant, plies, legal, opening, "
     "source, line, white_rating, black_rating, problems, day, year, comments, variations, "
     "analysed.\n"
     "players: id, name, games, wins, draws, losses, first_day, last_day, highest_rating.\n"
     "events: id, name, games, first_day, last_day.\n"
     "evaluations: key, variant, engine, line, score_kind, score, moves, depth, nodes, seconds.\n"
     "moves(game): ply, number, side, notation, origin, target, captured, captures, crowns, fen, "
     "key, white_men, white_kings, black_men, black_kings, score_kind, score, best.\n"
     "docs/store.md les explique. Ctrl+C arrête une longue recherche. La base d'une version "
     "antérieure de Damscope est d'abord mise à jour.",
     "Отвечает на один SELECT на SQL из SQLite. Изменить так ничего нельзя.\n"
     "games: id, white, black, event, site, date, round, outcome, variant, plies, legal, opening, "
     "source, line, white_rating, black_rating, problems, day, year, comments, variations, "
     "analysed.\n"
     "players: id, name, games, wins, draws, losses, first_day, last_day, highest_rating.\n"
     "events: id, name, games, first_day, last_day.\n"
     "evaluations: key, variant, engine, line, score_kind, score, moves, depth, nodes, seconds.\n"
     "moves(game): ply, number, side, notation, origin, target, captured, captures, crowns, fen, "
     "key, white_men, white_kings, black_men, black_kings, score_kind, score, best.\n"
     "docs/store.md объясняет их. Ctrl+C прерывает долгий поиск. База прежней версии Damscope "
     "сначала обновляется.",
     "Responde a um SELECT no SQL do SQLite. Nada pode ser mudado assim.\n"
     "games: id, white, black, event, site, date, round, outcome, variant, plies, legal, opening, "
     "source, line, white_rating, black_rating, problems, day, year, comments, variations, "
     "analysed.\n"
     "players: id, name, games, wins, draws, losses, first_day, last_day, highest_rating.\n"
     "events: id, name, games, first_day, last_day.\n"
     "evaluations: key, variant, engine, line, score_kind, score, moves, depth, nodes, seconds.\n"
     "moves(game): ply, number, side, notation, origin, target, captured, captures, crowns, fen, "
     "key, white_men, white_kings, black_men, black_kings, score_kind, score, best.\n"
     "docs/store.md explica-os. Ctrl+C termina uma busca longa. Uma base de dados de uma versão "
     "anterior do Damscope é primeiro atualizada."},
    {"damscope sql \"SELECT variant, count(*) AS games FROM games GROUP BY variant\"\n"
     "    counts the games of each variant\n"
     "damscope sql \"SELECT number, side, notation FROM moves(60) WHERE captures >= 3\"\n"
     "    lists the captures of three pieces or more in a game\n"
     "damscope sql \"SELECT g.id, m.ply, m.fen FROM games g, moves(g.id) m WHERE m.white_kings > "
     "1\" --csv\n"
     "    finds positions with two white kings, as CSV",
     "damscope sql \"SELECT variant, count(*) AS games FROM games GROUP BY variant\"\n"
     "    telt de partijen van elke variant\n"
     "damscope sql \"SELECT number, side, notation FROM moves(60) WHERE captures >= 3\"\n"
     "    toont de slagen van drie stukken of meer in een partij\n"
     "damscope sql \"SELECT g.id, m.ply, m.fen FROM games g, moves(g.id) m WHERE m.white_kings > "
     "1\" --csv\n"
     "    vindt standen met twee witte dammen, als CSV",
     "damscope sql \"SELECT variant, count(*) AS games FROM games GROUP BY variant\"\n"
     "    compte les parties de chaque variante\n"
     "damscope sql \"SELECT number, side, notation FROM moves(60) WHERE captures >= 3\"\n"
     "    liste les prises de trois pièces ou plus d'une partie\n"
     "damscope sql \"SELECT g.id, m.ply, m.fen FROM games g, moves(g.id) m WHERE m.white_kings > "
     "1\" --csv\n"
     "    trouve les positions à deux dames blanches, en CSV",
     "damscope sql \"SELECT variant, count(*) AS games FROM games GROUP BY variant\"\n"
     "    считает партии каждого вида\n"
     "damscope sql \"SELECT number, side, notation FROM moves(60) WHERE captures >= 3\"\n"
     "    перечисляет взятия трёх и более шашек в партии\n"
     "damscope sql \"SELECT g.id, m.ply, m.fen FROM games g, moves(g.id) m WHERE m.white_kings > "
     "1\" --csv\n"
     "    находит позиции с двумя белыми дамками, в CSV",
     "damscope sql \"SELECT variant, count(*) AS games FROM games GROUP BY variant\"\n"
     "    conta as partidas de cada variante\n"
     "damscope sql \"SELECT number, side, notation FROM moves(60) WHERE captures >= 3\"\n"
     "    lista as capturas de três peças ou mais numa partida\n"
     "damscope sql \"SELECT g.id, m.ply, m.fen FROM games g, moves(g.id) m WHERE m.white_kings > "
     "1\" --csv\n"
     "    encontra posições com duas damas brancas, como CSV"},
}));

} // namespace

std::span<const Word> searchHelpWords() {
    return words;
}

} // namespace damscope::tables
