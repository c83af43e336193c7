// SPDX-License-Identifier: GPL-3.0-or-later
// The help pages of merge, repertoire and bookmark.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    {"make one game with variations of many games",
     "maak van veel partijen één partij met varianten",
     "faire de plusieurs parties une seule avec variantes",
     "собрать много партий в одну с вариантами"},
    {"Writes a PDN game with the main lines of the games as variations: they share their moves as "
     "long as they agree, the move of most games comes first, and where a game ends or --depth is "
     "reached a comment says which it was. Such a game can be a repertoire (damscope repertoire).",
     "Schrijft een PDN-partij met de hoofdvarianten van de partijen als varianten: ze delen hun "
     "zetten zolang die gelijk zijn, de zet van de meeste partijen komt eerst, en waar een partij "
     "eindigt of --depth bereikt is zegt een commentaar welke het was. Zo'n partij kan een "
     "repertoire zijn (damscope repertoire).",
     "Écrit une partie PDN avec les lignes principales des parties comme variantes : elles "
     "partagent leurs coups tant qu'ils sont les mêmes, le coup du plus grand nombre de parties "
     "vient d'abord, et là où une partie finit ou que --depth est atteint un commentaire dit "
     "laquelle c'était. Une telle partie peut être un répertoire (damscope repertoire).",
     "Записывает партию PDN, в которой главные линии партий стоят вариантами: общие ходы записаны "
     "один раз, первым идёт ход большинства партий, а где партия кончается или достигнута --depth, "
     "комментарий называет её. Такая партия может быть репертуаром (damscope repertoire)."},
    {"damscope merge --player jansen --won > jansen.pdn\n"
     "    writes the games that a player won as one\n"
     "damscope merge --id 12,17,30 --depth 20 > lines.pdn\n"
     "    writes the first twenty plies of three games",
     "damscope merge --player jansen --won > jansen.pdn\n"
     "    schrijft de partijen die een speler won als één partij\n"
     "damscope merge --id 12,17,30 --depth 20 > lines.pdn\n"
     "    schrijft de eerste twintig ply's van drie partijen",
     "damscope merge --player jansen --won > jansen.pdn\n"
     "    écrit en une seule les parties qu'un joueur a gagnées\n"
     "damscope merge --id 12,17,30 --depth 20 > lines.pdn\n"
     "    écrit les vingt premiers plies de trois parties",
     "damscope merge --player jansen --won > jansen.pdn\n"
     "    записывает выигранные игроком партии как одну\n"
     "damscope merge --id 12,17,30 --depth 20 > lines.pdn\n"
     "    записывает первые двадцать полуходов трёх партий"},
    {"number of plies of each game; 40 if not set", "aantal ply's van elke partij; anders 40",
     "nombre de plies de chaque partie ; sinon 40",
     "число полуходов каждой партии; если не задано, 40"},
    {"the Event of the game; else how many games are in it",
     "de Event-tag van de partij; anders hoeveel partijen erin zitten",
     "l'Event de la partie ; sinon combien de parties elle contient",
     "тег Event партии; иначе сколько в ней партий"},
    {"check games against what was meant to be played",
     "partijen vergelijken met wat men wilde spelen",
     "comparer des parties à ce que l'on voulait jouer",
     "сравнить партии с тем, что собирались играть"},
    {"Reads a repertoire, games with variations, and shows where the games of FILTER left it, by a "
     "move of one's own or of the opponent, the moves of opponents that have no answer in it, and "
     "its lines that come together. Of one's own moves in a position the first is the main one and "
     "the others are second choices; ?, ?! and ?? mark moves to avoid. How a position was reached "
     "does not matter.",
     "Leest een repertoire, partijen met varianten, en toont waar de partijen van FILTER ervan "
     "afweken, door een eigen zet of een zet van de tegenstander, de zetten van tegenstanders "
     "waarop het geen antwoord heeft, en de varianten die op elkaar uitkomen. Van de eigen zetten "
     "in een stelling is de eerste de hoofdzet en zijn de andere tweede keus; ?, ?! en ?? merken "
     "zetten die men wil vermijden. Hoe een stelling bereikt werd doet er niet toe.",
     "Lit un répertoire, des parties avec variantes, et montre où les parties de FILTER l'ont "
     "quitté, par un coup à soi ou de l'adversaire, les coups des adversaires qui n'y ont pas de "
     "réponse, et les variantes qui se rejoignent. Parmi ses propres coups dans une position le "
     "premier est le principal et les autres un second choix ; ?, ?! et ?? marquent les coups à "
     "éviter. Peu importe comment une position est atteinte.",
     "Читает репертуар — партии с вариантами — и показывает, где партии FILTER отошли от него "
     "своим ходом или ходом соперника, ходы соперников, на которые в нём нет ответа, и варианты, "
     "которые сходятся. Из своих ходов в позиции первый главный, остальные запасные; ?, ?! и ?? "
     "отмечают ходы, которых следует избегать. Как возникла позиция, не важно."},
    {"damscope merge --white jansen > lines.pdn; damscope repertoire lines.pdn --as white\n"
     "    shows where all games left the lines of a player with White\n"
     "damscope collection create Lines --black jansen; damscope repertoire Lines --as black --html "
     "> lines.html\n"
     "    the same for a collection of the database, as a page",
     "damscope merge --white jansen > lines.pdn; damscope repertoire lines.pdn --as white\n"
     "    toont waar alle partijen afweken van de varianten van een speler met wit\n"
     "damscope collection create Lines --black jansen; damscope repertoire Lines --as black --html "
     "> lines.html\n"
     "    hetzelfde voor een collectie van de database, als pagina",
     "damscope merge --white jansen > lines.pdn; damscope repertoire lines.pdn --as white\n"
     "    montre où toutes les parties ont quitté les variantes d'un joueur avec les Blancs\n"
     "damscope collection create Lines --black jansen; damscope repertoire Lines --as black --html "
     "> lines.html\n"
     "    de même pour une collection de la base, en page",
     "damscope merge --white jansen > lines.pdn; damscope repertoire lines.pdn --as white\n"
     "    показывает, где все партии отошли от вариантов игрока за белых\n"
     "damscope collection create Lines --black jansen; damscope repertoire Lines --as black --html "
     "> lines.html\n"
     "    то же для подборки базы, страницей"},
    {"the repertoire: a PDN file with variations, or a collection",
     "het repertoire: een PDN-bestand met varianten, of een collectie",
     "le répertoire : un fichier PDN avec variantes, ou une collection",
     "репертуар: файл PDN с вариантами или подборка"},
    {"whose repertoire it is: white or black",
     "van wie het repertoire is: white (wit) of black (zwart)",
     "à qui est le répertoire : white (blancs) ou black (noirs)",
     "чей это репертуар: white (белых) или black (чёрных)"},
    {"gaps: moves that at least N games of the database played; 2 if not set",
     "gaten: zetten die minstens N partijen van de database speelden; anders 2",
     "trous : coups qu'au moins N parties de la base ont joués ; sinon 2",
     "пробелы: ходы, сделанные не менее чем в N партиях базы; если не задано, 2"},
    {"keep positions and searches by name", "bewaar stellingen en zoekopdrachten met een naam",
     "garder des positions et des recherches sous un nom",
     "сохранять позиции и поиски под именами"},
    {"Bookmarks are kept in the database. open shows the games that have the position, or in which "
     "the search finds something, as 'damscope find' does; the desktop has the same bookmarks in "
     "its menu.",
     "Bladwijzers worden in de database bewaard. open toont de partijen die de stelling hebben, of "
     "waarin de zoekopdracht iets vindt, zoals 'damscope find' dat doet; het bureaubladprogramma "
     "heeft dezelfde bladwijzers in zijn menu.",
     "Les signets sont gardés dans la base. open montre les parties qui ont la position, ou dans "
     "lesquelles la recherche trouve quelque chose, comme le fait 'damscope find' ; le programme "
     "de bureau a les mêmes signets dans son menu.",
     "Закладки хранятся в базе. open показывает партии, в которых есть позиция или поиск что-то "
     "находит, как 'damscope find'; в настольной программе те же закладки в меню."},
    {"damscope bookmark add \"Roozenburg\" --moves \"32-28 18-23 33-29\"\n"
     "    keeps the position after these moves\n"
     "damscope bookmark add shots --find 'white captures 4' --filter \"player:jansen\"\n"
     "    keeps a search in the games of a player\n"
     "damscope bookmark open shots\n"
     "    lists the games that it finds now",
     "damscope bookmark add \"Roozenburg\" --moves \"32-28 18-23 33-29\"\n"
     "    bewaart de stelling na deze zetten\n"
     "damscope bookmark add shots --find 'white captures 4' --filter \"player:jansen\"\n"
     "    bewaart een zoekopdracht in de partijen van een speler\n"
     "damscope bookmark open shots\n"
     "    toont de partijen die ze nu vindt",
     "damscope bookmark add \"Roozenburg\" --moves \"32-28 18-23 33-29\"\n"
     "    garde la position après ces coups\n"
     "damscope bookmark add shots --find 'white captures 4' --filter \"player:jansen\"\n"
     "    garde une recherche dans les parties d'un joueur\n"
     "damscope bookmark open shots\n"
     "    liste les parties qu'elle trouve maintenant",
     "damscope bookmark add \"Roozenburg\" --moves \"32-28 18-23 33-29\"\n"
     "    сохраняет позицию после этих ходов\n"
     "damscope bookmark add shots --find 'white captures 4' --filter \"player:jansen\"\n"
     "    сохраняет поиск в партиях игрока\n"
     "damscope bookmark open shots\n"
     "    перечисляет партии, которые он находит теперь"},
    {"list (the default), add, open, rename or remove",
     "list (tonen, zonder opgave), add (toevoegen), open (openen), rename (hernoemen) of remove "
     "(verwijderen)",
     "list (lister, par défaut), add (ajouter), open (ouvrir), rename (renommer) ou remove "
     "(enlever)",
     "list (список, по умолчанию), add (добавить), open (открыть), rename (переименовать) или "
     "remove (удалить)"},
    {"of the bookmark; case and accents do not matter",
     "van de bladwijzer; hoofdletters en accenten doen er niet toe",
     "du signet ; la casse et les accents ne comptent pas",
     "закладки; регистр и диакритика не важны"},
    {"for rename", "voor rename", "pour rename", "для rename"},
    {"with add: a position: W:W31-50:B1-20", "bij add: een stelling: W:W31-50:B1-20",
     "avec add : une position : W:W31-50:B1-20", "с add: позиция: W:W31-50:B1-20"},
    {"with add: the position after these moves from the start",
     "bij add: de stelling na deze zetten vanaf het begin",
     "avec add : la position après ces coups depuis le début",
     "с add: позиция после этих ходов от начала"},
    {"with add: a search, such as 'white men on 27 28'",
     "bij add: een zoekopdracht, zoals 'white men on 27 28'",
     "avec add : une recherche, comme 'white men on 27 28'",
     "с add: поиск, например 'white men on 27 28'"},
    {"with --find: of which games, in one text: \"player:jansen from:1998\"",
     "bij --find: van welke partijen, in één tekst: \"player:jansen from:1998\"",
     "avec --find : de quelles parties, en un seul texte : \"player:jansen from:1998\"",
     "с --find: в каких партиях, одним текстом: \"player:jansen from:1998\""},
    {"with add: about it", "bij add: een opmerking erbij", "avec add : une note",
     "с add: примечание"},
    {"with add: of which variant; international if not set",
     "bij add: van welke variant; anders international",
     "avec add : de quelle variante ; sinon international",
     "с add: какого вида шашек; если не задано, international"},
    {"with open: at most N games", "bij open: hoogstens N partijen",
     "avec open : au plus N parties", "с open: не более N партий"},
}));

} // namespace

std::span<const Word> linesHelpWords() {
    return words;
}

} // namespace damscope::tables
