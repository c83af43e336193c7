// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. How games are listed, shown, drawn and written.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope games
    {"imported (as they came in), date, white, black, event, opening, rating, plies or result; "
     "unknown values come last",
     "imported (zoals ze binnenkwamen), date, white, black, event, opening, rating, plies of "
     "result; onbekende waarden komen achteraan",
     "imported (dans l'ordre d'arrivée), date, white, black, event, opening, rating, plies ou "
     "result ; les valeurs inconnues viennent à la fin",
     "imported (в порядке поступления), date, white, black, event, opening, rating, plies или "
     "result; неизвестные значения в конце",
     "imported (como entraram), date, white, black, event, opening, rating, plies ou result; "
     "valores desconhecidos vêm no fim"},
    {"in descending order", "in aflopende volgorde", "en ordre décroissant", "в обратном порядке",
     "em ordem decrescente"},
    {"at most N games", "hoogstens N partijen", "au plus N parties", "не более N партий",
     "no máximo N partidas"},
    {"print only their number", "toon alleen hun aantal", "afficher seulement leur nombre",
     "вывести только их число", "mostrar só o número delas"},
    {"show which games are over on the board or decided by an endgame table, who has won, and "
     "which draw rules applied",
     "toon welke partijen op het bord beslist zijn of door een eindspeltabel, wie heeft gewonnen "
     "en welke remiseregels golden",
     "montrer quelles parties sont finies sur le damier ou décidées par une table de finales, qui "
     "a gagné, et quelles règles de nulle s'appliquaient",
     "показать, какие партии окончены на доске или решены таблицей окончаний, кто выиграл и какие "
     "правила ничьей действовали",
     "mostrar quais partidas terminaram no tabuleiro ou estão decididas por uma tabela de finais, "
     "quem ganhou e que regras de empate valeram"},
    {"show the first move of each game to a position that no earlier game of the database had, and "
     "how many games followed",
     "toon van elke partij de eerste zet naar een stand die geen eerdere partij van de database "
     "had, en hoeveel partijen volgden",
     "montrer de chaque partie le premier coup vers une position qu'aucune partie antérieure de la "
     "base n'avait, et combien de parties ont suivi",
     "показать первый ход каждой партии к позиции, которой не было ни в одной более ранней партии "
     "базы, и сколько партий за ней последовало",
     "mostrar o primeiro lance de cada partida para uma posição que nenhuma partida anterior da "
     "base de dados teve, e quantas partidas a seguiram"},
    {"only games whose first new position at least N later games had",
     "alleen partijen waarvan de eerste nieuwe stand in minstens N latere partijen voorkwam",
     "seulement les parties dont la première position nouvelle est apparue dans au moins N parties "
     "ultérieures",
     "только партии, чья первая новая позиция встретилась хотя бы в N более поздних партиях",
     "só partidas cuja primeira posição nova apareceu em pelo menos N partidas posteriores"},
    {"list games", "toon een lijst van partijen", "lister des parties", "перечислить партии",
     "listar partidas"},
    {"Lists the games of the database, or of files, as a table, JSON or CSV. On a terminal the "
     "table is cut to its width.",
     "Toont de partijen van de database, of van bestanden, als tabel, JSON of CSV. Op een terminal "
     "wordt de tabel op de breedte afgekapt.",
     "Liste les parties de la base, ou de fichiers, en tableau, JSON ou CSV. Sur un terminal le "
     "tableau est coupé à sa largeur.",
     "Перечисляет партии базы или файлов таблицей, в JSON или CSV. В терминале таблица обрезается "
     "по его ширине.",
     "Lista as partidas da base de dados, ou de arquivos, como tabela, JSON ou CSV. Num terminal a "
     "tabela é cortada na largura dele."},
    {"damscope games --player Jansen --from 2019 --result draw\n"
     "    lists the draws of a player\n"
     "damscope games samples/international.pdn --player Jansen\n"
     "    lists games of a file, without a database\n"
     "damscope games --with problems --json\n"
     "    lists games that could not be read completely, for other programs\n"
     "damscope games --with comments --endings\n"
     "    lists games with comments, and how those ended that are over on the board\n"
     "damscope games --event \"Waterkant Toernooi\" --novelty\n"
     "    lists the games of an event with the move where each left known play",
     "damscope games --player Jansen --from 2019 --result draw\n"
     "    toont de remises van een speler\n"
     "damscope games samples/international.pdn --player Jansen\n"
     "    toont partijen van een bestand, zonder database\n"
     "damscope games --with problems --json\n"
     "    toont partijen die niet volledig te lezen waren, voor andere programma's\n"
     "damscope games --with comments --endings\n"
     "    toont partijen met commentaar, en hoe de partijen die op het bord beslist zijn afliepen\n"
     "damscope games --event \"Waterkant Toernooi\" --novelty\n"
     "    toont de partijen van een toernooi met de zet waarmee elk het bekende verliet",
     "damscope games --player Jansen --from 2019 --result draw\n"
     "    liste les nulles d'un joueur\n"
     "damscope games samples/international.pdn --player Jansen\n"
     "    liste les parties d'un fichier, sans base\n"
     "damscope games --with problems --json\n"
     "    liste les parties qui n'ont pu être lues entièrement, pour d'autres programmes\n"
     "damscope games --with comments --endings\n"
     "    liste les parties commentées, et comment ont fini celles qui sont finies sur le damier\n"
     "damscope games --event \"Waterkant Toernooi\" --novelty\n"
     "    liste les parties d'un événement avec le coup où chacune a quitté le jeu connu",
     "damscope games --player Jansen --from 2019 --result draw\n"
     "    перечисляет ничьи игрока\n"
     "damscope games samples/international.pdn --player Jansen\n"
     "    перечисляет партии файла, без базы\n"
     "damscope games --with problems --json\n"
     "    перечисляет партии, прочитанные не полностью, для других программ\n"
     "damscope games --with comments --endings\n"
     "    перечисляет партии с комментариями и чем кончились оконченные на доске\n"
     "damscope games --event \"Waterkant Toernooi\" --novelty\n"
     "    перечисляет партии соревнования с ходом, которым каждая отошла от известного",
     "damscope games --player Jansen --from 2019 --result draw\n"
     "    lista os empates de um jogador\n"
     "damscope games samples/international.pdn --player Jansen\n"
     "    lista partidas de um arquivo, sem base de dados\n"
     "damscope games --with problems --json\n"
     "    lista partidas que não puderam ser lidas por completo, para outros programas\n"
     "damscope games --with comments --endings\n"
     "    lista partidas comentadas e como acabaram as que terminaram no tabuleiro\n"
     "damscope games --event \"Waterkant Toernooi\" --novelty\n"
     "    lista as partidas de um torneio com o lance em que cada uma saiu do conhecido"},
    // damscope show
    {"the number of the game in the database, or a PDN file (./12 if it is called so)",
     "het nummer van de partij in de database, of een PDN-bestand (./12 als het zo heet)",
     "le numéro de la partie dans la base, ou un fichier PDN (./12 s'il s'appelle ainsi)",
     "номер партии в базе или файл PDN (./12, если он так называется)",
     "o número da partida na base de dados, ou um arquivo PDN (./12 se ele se chama assim)"},
    {"with a file: which of its games; else the first",
     "bij een bestand: welke van de partijen; anders de eerste",
     "avec un fichier : laquelle de ses parties ; sinon la première",
     "с файлом: какая из его партий; иначе первая",
     "com um arquivo: qual das suas partidas; senão, a primeira"},
    {"draw the board in plain characters: w W b B", "teken het bord met gewone letters: w W b B",
     "dessiner le damier en caractères simples : w W b B",
     "рисовать доску простыми символами: w W b B",
     "desenhar o tabuleiro com caracteres simples: w W b B"},
    {"show a game: tags, moves, diagram, problems",
     "toon een partij: tags, zetten, diagram, problemen",
     "montrer une partie : étiquettes, coups, diagramme, problèmes",
     "показать партию: теги, ходы, диаграмму, замечания",
     "mostrar uma partida: etiquetas, lances, diagrama, problemas"},
    {"The number of a game is what `damscope games` lists under Id.",
     "Het nummer van een partij is wat `damscope games` onder Id toont.",
     "Le numéro d'une partie est ce que `damscope games` montre sous Id.",
     "Номер партии — то, что `damscope games` показывает в столбце Id.",
     "O número de uma partida é o que `damscope games` mostra em Id."},
    {"damscope show 60\n"
     "    shows game 60 and its last position\n"
     "damscope show 60 --move 30w --ascii\n"
     "    shows the position after White's 30th move\n"
     "damscope show samples/international.pdn 3\n"
     "    shows the third game of a file, without a database",
     "damscope show 60\n"
     "    toont partij 60 en de slotstand\n"
     "damscope show 60 --move 30w --ascii\n"
     "    toont de stand na de 30e zet van wit\n"
     "damscope show samples/international.pdn 3\n"
     "    toont de derde partij van een bestand, zonder database",
     "damscope show 60\n"
     "    montre la partie 60 et sa dernière position\n"
     "damscope show 60 --move 30w --ascii\n"
     "    montre la position après le 30e coup des Blancs\n"
     "damscope show samples/international.pdn 3\n"
     "    montre la troisième partie d'un fichier, sans base",
     "damscope show 60\n"
     "    показывает партию 60 и её последнюю позицию\n"
     "damscope show 60 --move 30w --ascii\n"
     "    показывает позицию после 30-го хода белых\n"
     "damscope show samples/international.pdn 3\n"
     "    показывает третью партию файла, без базы",
     "damscope show 60\n"
     "    mostra a partida 60 e a sua última posição\n"
     "damscope show 60 --move 30w --ascii\n"
     "    mostra a posição depois do 30.º lance das brancas\n"
     "damscope show samples/international.pdn 3\n"
     "    mostra a terceira partida de um arquivo, sem base de dados"},
    // damscope diagram
    {"numbers of games in the database (12, or 3,5,8-10), or PDN files with all their games",
     "nummers van partijen in de database (12, of 3,5,8-10), of PDN-bestanden met al hun partijen",
     "numéros de parties de la base (12, ou 3,5,8-10), ou fichiers PDN avec toutes leurs parties",
     "номера партий в базе (12 или 3,5,8-10) или файлы PDN со всеми партиями",
     "números de partidas da base de dados (12, ou 3,5,8-10), ou arquivos PDN com todas as suas "
     "partidas"},
    {"a position: W:W31-50:B1-20; may be given several times",
     "een stand: W:W31-50:B1-20; mag vaker worden opgegeven",
     "une position : W:W31-50:B1-20 ; peut être répété",
     "позиция: W:W31-50:B1-20; можно указать несколько раз",
     "uma posição: W:W31-50:B1-20; pode ser dada várias vezes"},
    {"positions, one FEN per line", "standen, één FEN per regel", "des positions, un FEN par ligne",
     "позиции, по одному FEN в строке", "posições, um FEN por linha"},
    {"of --fen and --fens; else international", "van --fen en --fens; anders international",
     "de --fen et --fens ; sinon international", "для --fen и --fens; иначе international",
     "de --fen e --fens; senão, international"},
    {"Output", "Uitvoer", "Sortie", "Вывод", "Saída"},
    {"output file: .svg, .png or .txt; else text on standard output",
     "uitvoerbestand: .svg, .png of .txt; anders tekst op standaarduitvoer",
     "fichier de sortie : .svg, .png ou .txt ; sinon du texte sur la sortie standard",
     "файл вывода: .svg, .png или .txt; иначе текст в стандартный вывод",
     "arquivo de saída: .svg, .png ou .txt; senão, texto na saída padrão"},
    {"svg, png or text; else by the file's name",
     "svg, png of text; anders naar de naam van het bestand",
     "svg, png ou text ; sinon d'après le nom du fichier",
     "svg, png или text; иначе по имени файла", "svg, png ou text; senão, pelo nome do arquivo"},
    {"seen from Black's side", "gezien vanaf de kant van zwart", "vu du côté des Noirs",
     "со стороны чёрных", "visto do lado das pretas"},
    {"no words below the boards", "geen tekst onder de borden", "pas de texte sous les damiers",
     "без подписей под досками", "sem texto abaixo dos tabuleiros"},
    {"in a picture: boards side by side; else 3", "in een plaatje: borden naast elkaar; anders 3",
     "dans une image : damiers côte à côte ; sinon 3", "на картинке: досок в ряд; иначе 3",
     "numa imagem: tabuleiros lado a lado; senão, 3"},
    {"width of a board in pixels; else 400", "breedte van een bord in pixels; anders 400",
     "largeur d'un damier en pixels ; sinon 400", "ширина доски в пикселях; иначе 400",
     "largura de um tabuleiro em pixels; senão, 400"},
    {"draw text in plain characters: w W b B", "teken met gewone letters: w W b B",
     "dessiner en caractères simples : w W b B", "рисовать простыми символами: w W b B",
     "desenhar o texto com caracteres simples: w W b B"},
    {"draw positions as text, SVG or PNG", "teken standen als tekst, SVG of PNG",
     "dessiner des positions en texte, SVG ou PNG", "нарисовать позиции текстом, в SVG или PNG",
     "desenhar posições em texto, SVG ou PNG"},
    {"Draws one position or many, from games in the database, from files or from FEN. Several "
     "boards become one picture, a sheet to print or hand out. The colours also print well in "
     "black and white. SVG can be scaled without loss.",
     "Tekent een of meer standen, uit partijen in de database, uit bestanden of uit FEN. Meer "
     "borden worden één plaatje: een blad om af te drukken of uit te delen. De kleuren zijn ook in "
     "zwart-wit goed leesbaar. SVG kan zonder verlies worden vergroot.",
     "Dessine une ou plusieurs positions, de parties de la base, de fichiers ou en FEN. Plusieurs "
     "damiers forment une image, une feuille à imprimer ou à distribuer. Les couleurs s'impriment "
     "bien aussi en noir et blanc. Le SVG s'agrandit sans perte.",
     "Рисует одну или несколько позиций: из партий базы, из файлов или FEN. Несколько досок "
     "складываются в одну картинку — лист для печати или раздачи. Цвета хорошо печатаются и в "
     "чёрно-белом виде. SVG масштабируется без потерь.",
     "Desenha uma ou muitas posições, de partidas da base de dados, de arquivos ou em FEN. Vários "
     "tabuleiros formam uma imagem, uma folha para imprimir ou distribuir. As cores também se "
     "imprimem bem em preto e branco. SVG pode ser ampliado sem perda."},
    {"damscope diagram 60 --move 30w -o position.svg\n"
     "    draws the position after White's 30th move\n"
     "damscope diagram --fen \"W:W28,32,37:B13,18,19\" --flipped\n"
     "    prints a position as Black sees it\n"
     "damscope diagram samples/annotated.pdn --ply 10 --columns 2 -o sheet.png\n"
     "    draws a sheet of the games of a file, each after ten plies",
     "damscope diagram 60 --move 30w -o position.svg\n"
     "    tekent de stand na de 30e zet van wit\n"
     "damscope diagram --fen \"W:W28,32,37:B13,18,19\" --flipped\n"
     "    toont een stand zoals zwart hem ziet\n"
     "damscope diagram samples/annotated.pdn --ply 10 --columns 2 -o sheet.png\n"
     "    tekent een blad van de partijen van een bestand, elk na tien halve zetten",
     "damscope diagram 60 --move 30w -o position.svg\n"
     "    dessine la position après le 30e coup des Blancs\n"
     "damscope diagram --fen \"W:W28,32,37:B13,18,19\" --flipped\n"
     "    montre une position vue par les Noirs\n"
     "damscope diagram samples/annotated.pdn --ply 10 --columns 2 -o sheet.png\n"
     "    dessine une feuille des parties d'un fichier, chacune après dix demi-coups",
     "damscope diagram 60 --move 30w -o position.svg\n"
     "    рисует позицию после 30-го хода белых\n"
     "damscope diagram --fen \"W:W28,32,37:B13,18,19\" --flipped\n"
     "    печатает позицию со стороны чёрных\n"
     "damscope diagram samples/annotated.pdn --ply 10 --columns 2 -o sheet.png\n"
     "    рисует лист партий файла, каждая после десяти полуходов",
     "damscope diagram 60 --move 30w -o position.svg\n"
     "    desenha a posição depois do 30.º lance das brancas\n"
     "damscope diagram --fen \"W:W28,32,37:B13,18,19\" --flipped\n"
     "    mostra uma posição como as pretas a veem\n"
     "damscope diagram samples/annotated.pdn --ply 10 --columns 2 -o sheet.png\n"
     "    desenha uma folha das partidas de um arquivo, cada uma depois de dez meios-lances"},
    // damscope export
    {"with --find: begin each game at the position in which the query holds",
     "met --find: begin elke partij bij de stand waarin de zoekvraag klopt",
     "avec --find : commencer chaque partie à la position où la requête est vérifiée",
     "с --find: начинать каждую партию с позиции, где выполняется запрос",
     "com --find: começar cada partida na posição em que a consulta vale"},
    {"write games as PDN, JSON, CSV or a web page",
     "schrijf partijen als PDN, JSON, CSV of webpagina",
     "écrire des parties en PDN, JSON, CSV ou page web",
     "записать партии как PDN, JSON, CSV или веб-страницу",
     "escrever partidas como PDN, JSON, CSV ou página web"},
    {"Games are written in the order of import, PDN as strict PDN 3.0. A web page needs no other "
     "files and no network. The file appears complete or not at all; an older file stays until "
     "then. A database is never overwritten, nor is a file that was imported without "
     "--replace-original. If no game is selected nothing is written, and the status is 1.",
     "Partijen worden in de volgorde van importeren geschreven, PDN als strikt PDN 3.0. Een "
     "webpagina heeft geen andere bestanden en geen netwerk nodig. Het bestand verschijnt volledig "
     "of helemaal niet; een ouder bestand blijft tot dan bestaan. Een database wordt nooit "
     "overschreven, een ingelezen bestand alleen met --replace-original. Is er geen partij "
     "gekozen, "
     "dan wordt niets geschreven en is de status 1.",
     "Les parties sont écrites dans l'ordre de l'importation, le PDN en PDN 3.0 strict. Une page "
     "web ne demande ni autres fichiers ni réseau. Le fichier apparaît complet ou pas du tout ; un "
     "fichier plus ancien reste jusque-là. Une base n'est jamais écrasée, un fichier importé "
     "seulement avec --replace-original. Si aucune partie n'est choisie, rien n'est écrit et le "
     "statut est 1.",
     "Партии записываются в порядке импорта, PDN — как строгий PDN 3.0. Веб-странице не нужны "
     "другие файлы и сеть. Файл появляется целиком или не появляется вовсе; прежний файл до тех "
     "пор остаётся. База никогда не перезаписывается, импортированный файл — только с "
     "--replace-original. Если не выбрано ни одной партии, ничего не пишется, а код завершения 1.",
     "As partidas são escritas na ordem de importação, o PDN como PDN 3.0 estrito. Uma página web "
     "não precisa de outros arquivos nem de rede. O arquivo aparece completo ou não aparece; até "
     "então fica o arquivo anterior. Uma base de dados nunca é sobrescrita, um arquivo importado "
     "só "
     "com --replace-original. Se nenhuma partida for selecionada, nada é escrito e o status é 1."},
    {"damscope export -o all.pdn\n"
     "    writes every game\n"
     "damscope export --player Jansen --format csv -o - | head\n"
     "    shows the first games of a player\n"
     "damscope export --find 'white captures at least 4' --from-hit -o shots.html\n"
     "    makes a page of combinations, each from where it begins\n"
     "damscope export --id 60 -o game.html\n"
     "    makes a page on which a game can be replayed\n"
     "damscope export --format parquet -o columns\n"
     "    writes games and positions for DuckDB, ClickHouse, Spark or Polars",
     "damscope export -o all.pdn\n"
     "    schrijft alle partijen\n"
     "damscope export --player Jansen --format csv -o - | head\n"
     "    toont de eerste partijen van een speler\n"
     "damscope export --find 'white captures at least 4' --from-hit -o shots.html\n"
     "    maakt een pagina van combinaties, elk vanaf het begin ervan\n"
     "damscope export --id 60 -o game.html\n"
     "    maakt een pagina waarop een partij is na te spelen\n"
     "damscope export --format parquet -o columns\n"
     "    schrijft partijen en standen voor DuckDB, ClickHouse, Spark of Polars",
     "damscope export -o all.pdn\n"
     "    écrit toutes les parties\n"
     "damscope export --player Jansen --format csv -o - | head\n"
     "    montre les premières parties d'un joueur\n"
     "damscope export --find 'white captures at least 4' --from-hit -o shots.html\n"
     "    fait une page de combinaisons, chacune à partir de son début\n"
     "damscope export --id 60 -o game.html\n"
     "    fait une page où l'on peut rejouer une partie\n"
     "damscope export --format parquet -o columns\n"
     "    écrit parties et positions pour DuckDB, ClickHouse, Spark ou Polars",
     "damscope export -o all.pdn\n"
     "    записывает все партии\n"
     "damscope export --player Jansen --format csv -o - | head\n"
     "    показывает первые партии игрока\n"
     "damscope export --find 'white captures at least 4' --from-hit -o shots.html\n"
     "    делает страницу комбинаций, каждая с её начала\n"
     "damscope export --id 60 -o game.html\n"
     "    делает страницу, где можно переиграть партию\n"
     "damscope export --format parquet -o columns\n"
     "    записывает партии и позиции для DuckDB, ClickHouse, Spark или Polars",
     "damscope export -o all.pdn\n"
     "    escreve todas as partidas\n"
     "damscope export --player Jansen --format csv -o - | head\n"
     "    mostra as primeiras partidas de um jogador\n"
     "damscope export --find 'white captures at least 4' --from-hit -o shots.html\n"
     "    faz uma página de combinações, cada uma desde o seu começo\n"
     "damscope export --id 60 -o game.html\n"
     "    faz uma página em que se pode rever uma partida\n"
     "damscope export --format parquet -o columns\n"
     "    escreve partidas e posições para DuckDB, ClickHouse, Spark ou Polars"},
    // damscope convert
    {"skip games that are not legal to the end",
     "sla partijen over die niet tot het einde geldig zijn",
     "sauter les parties qui ne sont pas régulières jusqu'au bout",
     "пропускать партии, где не все ходы правильны",
     "pular as partidas que não são legais até o fim"},
    {"correct slips in illegal games where the intended move is clear",
     "verbeter vergissingen in ongeldige partijen waar de bedoelde zet duidelijk is",
     "corriger les lapsus des parties irrégulières où le coup voulu est clair",
     "исправлять описки в неправильных партиях, где задуманный ход ясен",
     "corrigir deslizes em partidas ilegais onde o lance pretendido é claro"},
    {"convert PDN files to PDN 3.0, JSON, CSV or a web page",
     "zet PDN-bestanden om in PDN 3.0, JSON, CSV of een webpagina",
     "convertir des fichiers PDN en PDN 3.0, JSON, CSV ou page web",
     "преобразовать файлы PDN в PDN 3.0, JSON, CSV или веб-страницу",
     "converter arquivos PDN em PDN 3.0, JSON, CSV ou página web"},
    {"Reads files, folders and archives in any encoding and writes their games to one file, "
     "without a database. PDN is written as strict PDN 3.0 in UTF-8. Identical games of several "
     "files are written once. Text that could not be understood is kept as text in the PDN. The "
     "file appears complete or not at all, and never replaces an input file.",
     "Leest bestanden, mappen en archieven in elke codering en schrijft hun partijen naar één "
     "bestand, zonder database. PDN wordt als strikt PDN 3.0 in UTF-8 geschreven. Gelijke partijen "
     "uit verschillende bestanden komen er één keer in. Tekst die niet te begrijpen was blijft als "
     "tekst in de PDN staan. Het bestand verschijnt volledig of helemaal niet en vervangt nooit "
     "een invoerbestand.",
     "Lit des fichiers, dossiers et archives dans tout encodage et écrit leurs parties dans un "
     "seul fichier, sans base. Le PDN est écrit en PDN 3.0 strict, en UTF-8. Les parties "
     "identiques de plusieurs fichiers sont écrites une seule fois. Le texte qui n'a pas pu être "
     "compris reste comme texte dans le PDN. Le fichier apparaît complet ou pas du tout, et ne "
     "remplace jamais un fichier d'entrée.",
     "Читает файлы, папки и архивы в любой кодировке и записывает их партии в один файл, без базы. "
     "PDN записывается как строгий PDN 3.0 в UTF-8. Одинаковые партии из разных файлов "
     "записываются один раз. Непонятый текст остаётся в PDN текстом. Файл появляется целиком или "
     "не появляется вовсе и никогда не заменяет входной файл.",
     "Lê arquivos, pastas e arquivos compactados em qualquer codificação e escreve as suas "
     "partidas num só arquivo, sem base de dados. O PDN é escrito como PDN 3.0 estrito em UTF-8. "
     "Partidas idênticas de vários arquivos são escritas uma só vez. O texto que não pôde ser "
     "compreendido fica como texto no PDN. O arquivo aparece completo ou não aparece, e nunca "
     "substitui um arquivo de entrada."},
    {"damscope convert samples/international.pdn -o clean.pdn\n"
     "    rewrites the games of a file in strict PDN 3.0\n"
     "damscope convert samples/tournaments.zip --player Ashcombe -o ashcombe.html\n"
     "    makes a page of the games of a player",
     "damscope convert samples/international.pdn -o clean.pdn\n"
     "    schrijft de partijen van een bestand opnieuw als strikt PDN 3.0\n"
     "damscope convert samples/tournaments.zip --player Ashcombe -o ashcombe.html\n"
     "    maakt een pagina van de partijen van een speler",
     "damscope convert samples/international.pdn -o clean.pdn\n"
     "    réécrit les parties d'un fichier en PDN 3.0 strict\n"
     "damscope convert samples/tournaments.zip --player Ashcombe -o ashcombe.html\n"
     "    fait une page des parties d'un joueur",
     "damscope convert samples/international.pdn -o clean.pdn\n"
     "    переписывает партии файла в строгом PDN 3.0\n"
     "damscope convert samples/tournaments.zip --player Ashcombe -o ashcombe.html\n"
     "    делает страницу из партий игрока",
     "damscope convert samples/international.pdn -o clean.pdn\n"
     "    reescreve as partidas de um arquivo em PDN 3.0 estrito\n"
     "damscope convert samples/tournaments.zip --player Ashcombe -o ashcombe.html\n"
     "    faz uma página das partidas de um jogador"},
}));

} // namespace

std::span<const Word> gameHelpWords() {
    return words;
}

} // namespace damscope::tables
