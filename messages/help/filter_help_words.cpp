// SPDX-License-Identifier: GPL-3.0-or-later
// What the help pages of many commands say of games, formats and files.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    {"Which games (all conditions must hold)",
     "Welke partijen (aan alle voorwaarden moet worden voldaan)",
     "Quelles parties (toutes les conditions doivent être remplies)",
     "Какие партии (должны выполняться все условия)",
     "Quais partidas (todas as condições devem valer)"},
    {"by number: 12, or 3,5,8-10", "op nummer: 12, of 3,5,8-10", "par numéro : 12, ou 3,5,8-10",
     "по номеру: 12 или 3,5,8-10", "por número: 12, ou 3,5,8-10"},
    {"of either colour, in any spelling: surname, initials, transliteration; given twice: games "
     "between these two",
     "met een van beide kleuren, in elke spelling: achternaam, voorletters, transliteratie; twee "
     "keer gegeven: partijen van deze twee",
     "de l'une ou l'autre couleur, dans toute graphie : nom, initiales, translittération ; donné "
     "deux fois : parties de ces deux joueurs",
     "любым цветом, в любом написании: фамилия, инициалы, транслитерация; если дано дважды: партии "
     "этих двоих",
     "com qualquer das cores, em qualquer grafia: sobrenome, iniciais, transliteração; dado duas "
     "vezes: partidas entre estes dois"},
    {"who played White", "wie wit had", "qui jouait les Blancs", "кто играл белыми",
     "quem jogou de brancas"},
    {"who played Black", "wie zwart had", "qui jouait les Noirs", "кто играл чёрными",
     "quem jogou de pretas"},
    {"the tournament or match", "het toernooi of de match", "le tournoi ou le match",
     "турнир или матч", "o torneio ou match"},
    {"the name of the opening, in any language, or \"ballot 5\"",
     "de naam van de opening, in elke taal, of \"ballot 5\"",
     "le nom de l'ouverture, dans toute langue, ou « ballot 5 »",
     "название дебюта на любом языке или \"ballot 5\"",
     "o nome da abertura, em qualquer língua, ou \"ballot 5\""},
    {"where it was played", "waar gespeeld is", "où l'on a joué", "где играли", "onde se jogou"},
    {"of the event; 3 is also 3.1", "van het toernooi; 3 is ook 3.1",
     "de l'événement ; 3 vaut aussi 3.1", "соревнования; 3 — это и 3.1",
     "do torneio; 3 é também 3.1"},
    {"who wrote the comments", "wie het commentaar schreef", "qui a écrit les commentaires",
     "кто написал комментарии", "quem escreveu os comentários"},
    {"any tag by part of its value; TEXT may be empty",
     "elke tag op een deel van de waarde; TEXT mag leeg zijn",
     "toute étiquette par une partie de sa valeur ; TEXT peut être vide",
     "любой тег по части значения; TEXT может быть пустым",
     "qualquer etiqueta por uma parte do valor; TEXT pode ser vazio"},
    {"games that the player won, with either colour",
     "partijen die de speler won, met een van beide kleuren",
     "parties que le joueur a gagnées, avec l'une ou l'autre couleur",
     "партии, которые игрок выиграл любым цветом",
     "partidas que o jogador ganhou, com qualquer das cores"},
    {"games that the player lost", "partijen die de speler verloor",
     "parties que le joueur a perdues", "партии, которые игрок проиграл",
     "partidas que o jogador perdeu"},
    {"games that the player drew", "partijen die de speler remise speelde",
     "parties que le joueur a annulées", "партии, которые игрок свёл вничью",
     "partidas que o jogador empatou"},
    {"1998, 1998.05 or 1998.05.17", "1998, 1998.05 of 1998.05.17", "1998, 1998.05 ou 1998.05.17",
     "1998, 1998.05 или 1998.05.17", "1998, 1998.05 ou 1998.05.17"},
    {"included", "tot en met", "inclus", "включительно", "inclusive"},
    {"who won: white, black, draw, unknown, both-lose; or as it is shown: 2-0, 1-0, 1-1",
     "wie won: white, black, draw, unknown, both-lose; of zoals het wordt getoond: 2-0, 1-0, 1-1",
     "qui a gagné : white, black, draw, unknown, both-lose ; ou comme affiché : 2-0, 1-0, 1-1",
     "кто выиграл: white, black, draw, unknown, both-lose; или как показано: 2-0, 1-0, 1-1",
     "quem ganhou: white (brancas), black (pretas), draw (empate), unknown (desconhecido), "
     "both-lose (ambos perdem); ou como é mostrado: 2-0, 1-0, 1-1"},
    {"of both players", "van beide spelers", "des deux joueurs", "обоих игроков",
     "de ambos os jogadores"},
    {"length; a ply is a move of one side", "lengte; een ply is een zet van één kant",
     "longueur ; un ply est un coup d'un camp", "длина; ply — ход одной стороны",
     "duração; um ply (meio-lance) é um lance de um lado"},
    {"whether all moves of the game are legal", "of alle zetten van de partij geldig zijn",
     "si tous les coups de la partie sont réguliers", "все ли ходы партии правильны",
     "se todos os lances da partida são legais"},
    {"international, russian, ..., a common name (dammen, shashki), or its PDN number",
     "international, russian, ..., een gangbare naam (dammen, shashki), of het PDN-nummer",
     "international, russian, ..., un nom courant (dammen, shashki), ou son numéro PDN",
     "international, russian, ..., обычное название (dammen, shashki) или номер PDN",
     "international, russian, ..., um nome usual (dammen, shashki) ou o seu número PDN"},
    {"the number of a source (damscope sources), or part of the path it was imported from",
     "het nummer van een bron (damscope sources), of een deel van het pad waarvan geïmporteerd is",
     "le numéro d'une source (damscope sources), ou une partie du chemin d'où elle a été importée",
     "номер источника (damscope sources) или часть пути, откуда он импортирован",
     "o número de uma fonte (damscope sources), ou uma parte do caminho de onde foi importada"},
    {"in a collection (damscope collection)", "in een verzameling (damscope collection)",
     "dans une collection (damscope collection)", "в подборке (damscope collection)",
     "numa coleção (damscope collection)"},
    {"in which a combination of this name was played, or any; after 'damscope index --shots'",
     "waarin een combinatie van deze naam is gespeeld, of any: een willekeurige; na 'damscope "
     "index --shots'",
     "où une combinaison de ce nom a été jouée, ou any : n'importe laquelle ; après 'damscope "
     "index --shots'",
     "в которых проведена комбинация с этим названием или any — любая; после 'damscope index "
     "--shots'",
     "em que se jogou uma combinação com este nome, ou any: qualquer uma; depois de 'damscope "
     "index --shots'"},
    {"in which it could have been played, and was not",
     "waarin ze gespeeld had kunnen worden en dat niet werd",
     "où elle aurait pu être jouée et ne l'a pas été",
     "в которых её можно было провести, но не провели",
     "em que ela podia ter sido jogada e não foi"},
    {"that gains this many men; a won game counts as 1000",
     "die zoveel schijven wint; de partij telt als 1000",
     "qui gagne autant de pions ; la partie compte pour 1000",
     "которая выигрывает столько простых; партия считается за 1000",
     "que ganha este número de pedras; a partida ganha conta como 1000"},
    {"in which a side had this structure, in any language (docs/structures.md)",
     "waarin een kant deze structuur had, in elke taal (docs/structures.md)",
     "où un camp avait cette structure, dans toute langue (docs/structures.md)",
     "в которых у одной стороны была эта структура, на любом языке (docs/structures.md)",
     "em que um lado teve esta estrutura, em qualquer língua (docs/structures.md)"},
    {"comments, variations, evaluations, problems, errors (problems that cost moves), or "
     "result-doubts: the last position refutes the recorded result",
     "comments (commentaar), variations (varianten), evaluations (waarderingen), problems "
     "(problemen), errors (problemen die zetten kosten), of result-doubts: de laatste stand "
     "weerlegt de genoteerde uitslag",
     "comments (commentaires), variations (variantes), evaluations (évaluations), problems "
     "(problèmes), errors (problèmes qui coûtent des coups), ou result-doubts : la dernière "
     "position réfute le résultat noté",
     "comments (комментарии), variations (варианты), evaluations (оценки), problems (замечания), "
     "errors (замечания, из-за которых пропали ходы) или result-doubts: последняя позиция "
     "опровергает записанный результат",
     "comments (comentários), variations (variantes), evaluations (avaliações), problems "
     "(problemas), errors (problemas que custam lances), ou result-doubts: a última posição refuta "
     "o resultado registrado"},
    {"text, json (one object) or html", "text, json (één object) of html",
     "text, json (un objet) ou html", "text, json (один объект) или html",
     "text, json (um objeto) ou html"},
    {"text, json (one object), csv or html", "text, json (één object), csv of html",
     "text, json (un objet), csv ou html", "text, json (один объект), csv или html",
     "text, json (um objeto), csv ou html"},
    {"text, jsonl (one JSON object per line), json (one array), csv or html",
     "text, jsonl (één JSON-object per regel), json (één array), csv of html",
     "text, jsonl (un objet JSON par ligne), json (un tableau), csv ou html",
     "text, jsonl (объект JSON в строке), json (один массив), csv или html",
     "text, jsonl (um objeto JSON por linha), json (uma lista), csv ou html"},
    {"short for --format csv: comma-separated values with a header line",
     "kort voor --format csv: waarden met komma's ertussen en een kopregel",
     "abrégé de --format csv : valeurs séparées par des virgules, avec une ligne d'en-tête",
     "то же, что --format csv: значения через запятую со строкой заголовков",
     "abreviação de --format csv: valores separados por vírgulas, com uma linha de cabeçalho"},
    {"short for --format html: a page for a browser or for paper",
     "kort voor --format html: een pagina voor een browser of voor papier",
     "abrégé de --format html : une page pour un navigateur ou le papier",
     "то же, что --format html: страница для браузера или печати",
     "abreviação de --format html: uma página para o navegador ou para o papel"},
    {"with CSV: an apostrophe before texts that a spreadsheet would take for formulas (=1+1); "
     "without it every text is written as it is stored",
     "bij CSV: een apostrof voor teksten die een rekenblad als formule zou lezen (=1+1); zonder "
     "deze optie staat elke tekst er zoals hij bewaard is",
     "avec CSV : une apostrophe devant les textes qu'un tableur prendrait pour des formules (=1+1) "
     "; sinon chaque texte est tel qu'enregistré",
     "для CSV: апостроф перед текстами, которые таблица приняла бы за формулы (=1+1); иначе каждый "
     "текст как в базе",
     "com CSV: um apóstrofo antes dos textos que uma planilha tomaria por fórmulas (=1+1); sem "
     "isso, cada texto é escrito como está guardado"},
    {"write pages to print: .pdf or .html", "pagina's om te printen schrijven: .pdf of .html",
     "écrire des pages à imprimer : .pdf ou .html", "записать страницы для печати: .pdf или .html",
     "escrever páginas para imprimir: .pdf ou .html"},
    {"do not replace FILE if it exists", "FILE niet vervangen als het bestaat",
     "ne pas remplacer FILE s'il existe", "не заменять FILE, если он есть",
     "não substituir FILE se existir"},
    {"also write over a file that games of the database were imported from",
     "ook een bestand overschrijven waaruit partijen van de database zijn ingelezen",
     "écrire aussi sur un fichier d'où des parties de la base ont été importées",
     "перезаписать и файл, из которого импортированы партии базы",
     "escrever também sobre um arquivo do qual partidas da base foram importadas"},
    {"exit with 1 if nothing is found", "met 1 eindigen als er niets gevonden wordt",
     "finir avec 1 si rien n'est trouvé", "завершиться с 1, если ничего не найдено",
     "terminar com 1 se nada for encontrado"},
    {"read these files, folders and archives instead of the database, which is not used; - is "
     "standard input",
     "deze bestanden, mappen en archieven lezen in plaats van de database, die niet wordt "
     "gebruikt; - is standaardinvoer",
     "lire ces fichiers, dossiers et archives au lieu de la base, qui n'est pas utilisée ; - est "
     "l'entrée standard",
     "читать эти файлы, папки и архивы вместо базы, которая не используется; - — стандартный ввод",
     "ler estes arquivos, pastas e arquivos compactados em vez da base de dados, que não é usada; "
     "- é a entrada padrão"},
}));

} // namespace

std::span<const Word> filterHelpWords() {
    return words;
}

} // namespace damscope::tables
