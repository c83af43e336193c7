// SPDX-License-Identifier: GPL-3.0-or-later
// The help pages of merge, repertoire and bookmark.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    {"make one game with variations of many games",
     "maak van veel partijen één partij met varianten",
     "faire de plusieurs parties une seule avec variantes",
     "собрать много партий в одну с вариантами", "juntar muitas partidas numa só, com variantes"},
    {"Writes a PDN game with the main lines of the games as variations: they share their moves as "
     "long as they agree, the move of most games comes first, and where a game ends or --depth is "
     "reached a comment says which game it was. Such a game can serve as a repertoire (damscope "
     "repertoire).",
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
     "комментарий называет её. Такая партия может быть репертуаром (damscope repertoire).",
     "Escreve uma partida PDN com as linhas principais das partidas como variantes: os lances são "
     "comuns enquanto coincidem, o lance da maioria das partidas vem primeiro e, onde uma partida "
     "termina ou --depth é atingido, um comentário diz qual era a partida. Uma partida assim pode "
     "servir de repertório (damscope repertoire)."},
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
     "    записывает первые двадцать полуходов трёх партий",
     "damscope merge --player jansen --won > jansen.pdn\n"
     "    escreve numa só as partidas que um jogador ganhou\n"
     "damscope merge --id 12,17,30 --depth 20 > lines.pdn\n"
     "    escreve os primeiros vinte meios-lances de três partidas"},
    {"number of plies of each game; 40 if not set", "aantal ply's van elke partij; anders 40",
     "nombre de plies de chaque partie ; sinon 40",
     "число полуходов каждой партии; если не задано, 40",
     "número de meios-lances de cada partida; se não for dado, 40"},
    {"the Event tag of the game; else how many games are in it",
     "de Event-tag van de partij; anders hoeveel partijen erin zitten",
     "l'Event de la partie ; sinon combien de parties elle contient",
     "тег Event партии; иначе сколько в ней партий",
     "a etiqueta Event da partida; senão, quantas partidas ela contém"},
    {"check games against what was meant to be played",
     "partijen vergelijken met wat men wilde spelen",
     "comparer des parties à ce que l'on voulait jouer",
     "сравнить партии с тем, что собирались играть", "conferir partidas com o que se queria jogar"},
    {"Reads a repertoire, games with variations, and shows where the games of FILTER left it, by a "
     "move of the player or of the opponent, which moves of opponents it does not answer, and "
     "which of its lines transpose into each other. Of the player's own moves in a position the "
     "first is the main one and the others are second choices; ?, ?! and ?? mark moves to avoid. "
     "How a position was reached does not matter.",
     "Leest een repertoire, partijen met varianten, en toont waar de partijen van FILTER ervan "
     "afweken, door een eigen zet of een zet van de tegenstander, de zetten van tegenstanders "
     "waarop het geen antwoord heeft, en de varianten die op elkaar uitkomen. Van de eigen zetten "
     "in een stand is de eerste de hoofdzet en zijn de andere tweede keus; ?, ?! en ?? merken "
     "zetten die men wil vermijden. Hoe een stand bereikt werd doet er niet toe.",
     "Lit un répertoire, des parties avec variantes, et montre où les parties de FILTER l'ont "
     "quitté, par un coup à soi ou de l'adversaire, les coups des adversaires qui n'y ont pas de "
     "réponse, et les variantes qui se rejoignent. Parmi ses propres coups dans une position le "
     "premier est le principal et les autres un second choix ; ?, ?! et ?? marquent les coups à "
     "éviter. Peu importe comment une position est atteinte.",
     "Читает репертуар — партии с вариантами — и показывает, где партии FILTER отошли от него "
     "своим ходом или ходом соперника, ходы соперников, на которые в нём нет ответа, и варианты, "
     "которые сходятся. Из своих ходов в позиции первый главный, остальные запасные; ?, ?! и ?? "
     "отмечают ходы, которых следует избегать. Как возникла позиция, не важно.",
     "Lê um repertório, partidas com variantes, e mostra onde as partidas de FILTER saíram dele, "
     "por um lance do jogador ou do adversário, a que lances dos adversários ele não responde e "
     "quais das suas linhas se transpõem umas nas outras. Dos lances próprios numa posição, o "
     "primeiro é o principal e os outros são segundas opções; ?, ?! e ?? marcam lances a evitar. "
     "Não importa como se chegou à posição."},
    {"damscope merge --white jansen > lines.pdn; damscope repertoire lines.pdn --as white\n"
     "    shows where all games left the lines of a player with White\n"
     "damscope collection create Lines --black jansen; damscope repertoire Lines --as black --html "
     "> lines.html\n"
     "    the same for a collection of the database, as a page",
     "damscope merge --white jansen > lines.pdn; damscope repertoire lines.pdn --as white\n"
     "    toont waar alle partijen afweken van de varianten van een speler met wit\n"
     "damscope collection create Lines --black jansen; damscope repertoire Lines --as black --html "
     "> lines.html\n"
     "    hetzelfde voor een verzameling van de database, als pagina",
     "damscope merge --white jansen > lines.pdn; damscope repertoire lines.pdn --as white\n"
     "    montre où toutes les parties ont quitté les variantes d'un joueur avec les Blancs\n"
     "damscope collection create Lines --black jansen; damscope repertoire Lines --as black --html "
     "> lines.html\n"
     "    de même pour une collection de la base, en page",
     "damscope merge --white jansen > lines.pdn; damscope repertoire lines.pdn --as white\n"
     "    показывает, где все партии отошли от вариантов игрока за белых\n"
     "damscope collection create Lines --black jansen; damscope repertoire Lines --as black --html "
     "> lines.html\n"
     "    то же для подборки базы, страницей",
     "damscope merge --white jansen > lines.pdn; damscope repertoire lines.pdn --as white\n"
     "    mostra onde todas as partidas saíram das linhas de um jogador de brancas\n"
     "damscope collection create Lines --black jansen; damscope repertoire Lines --as black --html "
     "> lines.html\n"
     "    o mesmo para uma coleção da base de dados, como página"},
    {"the repertoire: a PDN file with variations, or a collection",
     "het repertoire: een PDN-bestand met varianten, of een verzameling",
     "le répertoire : un fichier PDN avec variantes, ou une collection",
     "репертуар: файл PDN с вариантами или подборка",
     "o repertório: um arquivo PDN com variantes, ou uma coleção"},
    {"whose repertoire it is: white or black",
     "van wie het repertoire is: white (wit) of black (zwart)",
     "à qui est le répertoire : white (blancs) ou black (noirs)",
     "чей это репертуар: white (белых) или black (чёрных)",
     "de quem é o repertório: white (brancas) ou black (pretas)"},
    {"gaps: moves that at least N games of the database played; 2 if not set",
     "gaten: zetten die minstens N partijen van de database speelden; anders 2",
     "trous : coups qu'au moins N parties de la base ont joués ; sinon 2",
     "пробелы: ходы, сделанные не менее чем в N партиях базы; если не задано, 2",
     "lacunas: lances que pelo menos N partidas da base de dados jogaram; se não for dado, 2"},
    {"keep positions and searches by name", "bewaar standen en zoekopdrachten met een naam",
     "garder des positions et des recherches sous un nom", "сохранять позиции и поиски под именами",
     "guardar posições e buscas por nome"},
    {"Bookmarks are kept in the database. open shows the games that have the position, or in which "
     "the search finds something, as 'damscope find' does; the desktop has the same bookmarks in "
     "its menu.",
     "Bladwijzers worden in de database bewaard. open toont de partijen die de stand hebben, of "
     "waarin de zoekopdracht iets vindt, zoals 'damscope find' dat doet; het bureaubladprogramma "
     "heeft dezelfde bladwijzers in zijn menu.",
     "Les signets sont gardés dans la base. open montre les parties qui ont la position, ou dans "
     "lesquelles la recherche trouve quelque chose, comme le fait 'damscope find' ; le programme "
     "de bureau a les mêmes signets dans son menu.",
     "Закладки хранятся в базе. open показывает партии, в которых есть позиция или поиск что-то "
     "находит, как 'damscope find'; в настольной программе те же закладки в меню.",
     "Os favoritos ficam na base de dados. open mostra as partidas que têm a posição, ou em que a "
     "busca encontra algo, como faz 'damscope find'; o programa de janelas tem os mesmos favoritos "
     "no seu menu."},
    {"damscope bookmark add \"Roozenburg\" --moves \"32-28 18-23 33-29\"\n"
     "    keeps the position after these moves\n"
     "damscope bookmark add shots --find 'white captures 4' --filter \"player:jansen\"\n"
     "    keeps a search in the games of a player\n"
     "damscope bookmark open shots\n"
     "    lists the games that it finds now",
     "damscope bookmark add \"Roozenburg\" --moves \"32-28 18-23 33-29\"\n"
     "    bewaart de stand na deze zetten\n"
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
     "    перечисляет партии, которые он находит теперь",
     "damscope bookmark add \"Roozenburg\" --moves \"32-28 18-23 33-29\"\n"
     "    guarda a posição depois destes lances\n"
     "damscope bookmark add shots --find 'white captures 4' --filter \"player:jansen\"\n"
     "    guarda uma busca nas partidas de um jogador\n"
     "damscope bookmark open shots\n"
     "    lista as partidas que ela encontra agora"},
    {"list (the default), add, open, rename or remove",
     "list (tonen, zonder opgave), add (toevoegen), open (openen), rename (hernoemen) of remove "
     "(verwijderen)",
     "list (lister, par défaut), add (ajouter), open (ouvrir), rename (renommer) ou remove "
     "(enlever)",
     "list (список, по умолчанию), add (добавить), open (открыть), rename (переименовать) или "
     "remove (удалить)",
     "list (se nada for dado), add, open, rename ou remove"},
    {"of the bookmark; case and accents do not matter",
     "van de bladwijzer; hoofdletters en accenten doen er niet toe",
     "du signet ; la casse et les accents ne comptent pas",
     "закладки; регистр и диакритика не важны", "do favorito; maiúsculas e acentos não importam"},
    {"for rename", "voor rename", "pour rename", "для rename", "para rename"},
    {"with add: a position: W:W31-50:B1-20", "bij add: een stand: W:W31-50:B1-20",
     "avec add : une position : W:W31-50:B1-20", "с add: позиция: W:W31-50:B1-20",
     "com add: uma posição: W:W31-50:B1-20"},
    {"with add: the position after these moves from the start",
     "bij add: de stand na deze zetten vanaf het begin",
     "avec add : la position après ces coups depuis le début",
     "с add: позиция после этих ходов от начала",
     "com add: a posição depois destes lances desde o início"},
    {"with add: a search, such as 'white men on 27 28'",
     "bij add: een zoekopdracht, zoals 'white men on 27 28'",
     "avec add : une recherche, comme 'white men on 27 28'",
     "с add: поиск, например 'white men on 27 28'",
     "com add: uma busca, como 'white men on 27 28'"},
    {"with --find: in which games, as one text: \"player:jansen from:1998\"",
     "bij --find: van welke partijen, in één tekst: \"player:jansen from:1998\"",
     "avec --find : de quelles parties, en un seul texte : \"player:jansen from:1998\"",
     "с --find: в каких партиях, одним текстом: \"player:jansen from:1998\"",
     "com --find: em que partidas, num só texto: \"player:jansen from:1998\""},
    {"with add: a remark about it", "bij add: een opmerking erbij", "avec add : une note",
     "с add: примечание", "com add: uma observação sobre ele"},
    {"with add: its variant; international if not set",
     "bij add: van welke variant; anders international",
     "avec add : de quelle variante ; sinon international",
     "с add: какого вида шашек; если не задано, international",
     "com add: a sua variante; se não for dada, international"},
    {"with open: at most N games", "bij open: hoogstens N partijen",
     "avec open : au plus N parties", "с open: не более N партий",
     "com open: no máximo N partidas"},
}));

} // namespace

std::span<const Word> linesHelpWords() {
    return words;
}

} // namespace damscope::tables
