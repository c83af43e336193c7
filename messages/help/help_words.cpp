// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. The key is the English text itself; a text without an entry is
// shown in English. tests/cli/help_test.cpp lists the commands whose pages are whole in every
// language.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope publish
    {"write the database as a web site", "schrijf de database als website",
     "écrire la base sous forme de site web", "записать базу как веб-сайт",
     "escrever a base de dados como site"},
    {"Writes a site of static pages: players, events with crosstables, games with a board, "
     "openings, structures, combinations, a search, and PDN to download. It needs no server "
     "and no network, and can be read without scripts. A later run writes only what has "
     "changed, and removes pages of games that are gone.",
     "Schrijft een site van vaste pagina's: spelers, toernooien met tabellen, partijen met een "
     "bord, openingen, structuren, combinaties, een zoekveld en PDN om te downloaden. De site "
     "heeft geen server en geen netwerk nodig en is zonder scripts te lezen. Een latere keer "
     "wordt alleen geschreven wat veranderd is; pagina's van verdwenen partijen gaan weg.",
     "Écrit un site de pages statiques : joueurs, événements avec leurs tableaux, parties avec un "
     "damier, ouvertures, structures, combinaisons, une recherche, et du PDN à télécharger. Il ne "
     "demande ni serveur ni réseau et se lit sans scripts. Une exécution ultérieure n'écrit que ce "
     "qui a changé et supprime les pages des parties disparues.",
     "Записывает сайт из статических страниц: игроки, соревнования с таблицами, партии с доской, "
     "дебюты, структуры, комбинации, поиск и PDN для скачивания. Ему не нужны ни сервер, ни сеть, "
     "и читать его можно без скриптов. Следующий запуск записывает только то, что изменилось, и "
     "удаляет страницы исчезнувших партий.",
     "Escreve um site de páginas estáticas: jogadores, torneios com tabelas, partidas com "
     "tabuleiro, aberturas, estruturas, combinações, uma busca e PDN para baixar. O site não "
     "precisa de servidor nem de rede e pode ser lido sem scripts. Uma execução posterior só "
     "escreve o que mudou e remove as páginas das partidas que desapareceram."},
    {"where the site is, or will be", "waar de site is of komt", "où le site est, ou sera",
     "где сайт находится или будет находиться", "onde o site está, ou ficará"},
    {"above each page", "boven elke pagina", "en haut de chaque page", "вверху каждой страницы",
     "no alto de cada página"},
    {"pages of opening positions for each variant; 2000 if not set, 0: none",
     "pagina's met openingsstanden per variant; anders 2000, 0: geen",
     "pages de positions d'ouverture par variante ; sinon 2000, 0 : aucune",
     "страницы дебютных позиций для каждого вида; если не задано, 2000; 0: ни одной",
     "páginas de posições de abertura por variante; se não for dado, 2000; 0: nenhuma"},
    {"damscope publish site\n"
     "    writes or renews the site in the folder site; open site/index.html\n"
     "damscope publish club --event \"waterkant toernooi\" --title \"Waterkant\" --language nl\n"
     "    writes a site of some games, in Dutch",
     "damscope publish site\n"
     "    schrijft of vernieuwt de site in de map site; open site/index.html\n"
     "damscope publish club --event \"waterkant toernooi\" --title \"Waterkant\" --language nl\n"
     "    schrijft een site van enkele partijen, in het Nederlands",
     "damscope publish site\n"
     "    écrit ou renouvelle le site dans le dossier site ; ouvrez site/index.html\n"
     "damscope publish club --event \"waterkant toernooi\" --title \"Waterkant\" --language nl\n"
     "    écrit un site de quelques parties, en néerlandais",
     "damscope publish site\n"
     "    записывает или обновляет сайт в папке site; откройте site/index.html\n"
     "damscope publish club --event \"waterkant toernooi\" --title \"Waterkant\" --language nl\n"
     "    записывает сайт из некоторых партий на нидерландском языке",
     "damscope publish site\n    escreve ou renova o site na pasta site; abra "
     "site/index.html\ndamscope publish club --event \"waterkant toernooi\" --title "
     "\"Waterkant\" --language nl\n    escreve um site de algumas partidas, em neerlandês"},
    // What every page has.
    {"Usage", "Gebruik", "Utilisation", "Использование", "Uso"},
    {"[OPTIONS]", "[OPTIES]", "[OPTIONS]", "[ПАРАМЕТРЫ]", "[OPÇÕES]"},
    {"Options", "Opties", "Options", "Параметры", "Opções"},
    {"Examples", "Voorbeelden", "Exemples", "Примеры", "Exemplos"},
    {"In every command", "In elke opdracht", "Dans toutes les commandes", "Во всех командах",
     "Em todos os comandos"},
    {"Games", "Partijen", "Parties", "Партии", "Partidas"},
    {"Search", "Zoeken", "Recherche", "Поиск", "Busca"},
    {"Analysis", "Analyse", "Analyse", "Анализ", "Análise"},
    {"Players", "Spelers", "Joueurs", "Игроки", "Jogadores"},
    {"Training", "Training", "Entraînement", "Тренировка", "Treino"},
    {"Rules", "Regels", "Règles", "Правила", "Regras"},
    {"Engines", "Engines", "Moteurs", "Движки", "Motores"},
    {"Maintenance", "Onderhoud", "Entretien", "Обслуживание", "Manutenção"},
    {"Developers", "Ontwikkelaars", "Développeurs", "Разработчикам", "Desenvolvedores"},
    {"a draughts game database", "een database van dampartijen",
     "une base de données de parties de dames", "база данных шашечных партий",
     "uma base de dados de partidas de damas"},
    {"Exit status:\n  0  all well\n  1  done, with problems reported\n  2  the command line is "
     "wrong\n  3  the database or a file failed\n  130, 143  interrupted; what was stored is "
     "safe\n",
     "Eindstatus:\n  0  alles goed\n  1  gedaan, met gemelde problemen\n  2  de opdrachtregel "
     "klopt "
     "niet\n  3  de database of een bestand gaf een fout\n  130, 143  onderbroken; wat opgeslagen "
     "is, is veilig\n",
     "Code de sortie :\n  0  tout va bien\n  1  fait, avec des problèmes signalés\n  2  la ligne "
     "de "
     "commande est fausse\n  3  la base ou un fichier est en défaut\n  130, 143  interrompu ; ce "
     "qui est enregistré est sûr\n",
     "Код завершения:\n  0  всё в порядке\n  1  сделано, есть замечания\n  2  ошибка в командной "
     "строке\n  3  ошибка базы или файла\n  130, 143  прервано; сохранённое в безопасности\n",
     "Código de saída:\n  0  tudo certo\n  1  feito, com problemas informados\n  2  a linha "
     "de comando está errada\n  3  a base de dados ou um arquivo falhou\n  130, 143  "
     "interrompido; o que foi guardado está a salvo\n"},
    {"print problems only: no progress and no summary",
     "alleen problemen tonen: geen voortgang en geen samenvatting",
     "n'afficher que les problèmes : ni progression ni résumé",
     "выводить только замечания: без хода работы и итогов",
     "mostrar só os problemas: sem progresso nem resumo"},
    {"auto (on a terminal), always or never", "auto (op een terminal), always of never",
     "auto (sur un terminal), always ou never", "auto (на терминале), always или never",
     "auto (num terminal), always ou never"},
    {"on a terminal, do not show long output with $DAMSCOPE_PAGER, else $PAGER, else less",
     "op een terminal lange uitvoer niet tonen met $DAMSCOPE_PAGER, anders $PAGER, anders less",
     "sur un terminal, ne pas montrer une longue sortie avec $DAMSCOPE_PAGER, sinon $PAGER, sinon "
     "less",
     "на терминале не показывать длинный вывод через $DAMSCOPE_PAGER, иначе $PAGER, иначе less",
     "num terminal, não mostrar as saídas longas com $DAMSCOPE_PAGER, senão $PAGER, senão less"},
    {"en, nl, fr, ru or pt; else that of the environment",
     "en, nl, fr, ru of pt; anders die van de omgeving",
     "en, nl, fr, ru ou pt ; sinon celle de l'environnement",
     "en, nl, fr, ru или pt; иначе язык окружения",
     "en, nl, fr, ru ou pt; senão o idioma do ambiente"},
    {"short for --format json", "kort voor --format json", "abrégé de --format json",
     "кратко вместо --format json", "abreviação de --format json"},
    {"short for --format jsonl", "kort voor --format jsonl", "abrégé de --format jsonl",
     "кратко вместо --format jsonl", "abreviação de --format jsonl"},
    {"text, jsonl (one JSON object per line) or json (one array)",
     "text, jsonl (één JSON-object per regel) of json (één array)",
     "text, jsonl (un objet JSON par ligne) ou json (un tableau)",
     "text, jsonl (объект JSON в строке) или json (один массив)",
     "text, jsonl (um objeto JSON por linha) ou json (uma lista)"},
    {"text, or json: one JSON object", "text, of json: één JSON-object",
     "text, ou json : un objet JSON", "text или json: один объект JSON",
     "text, ou json: um objeto JSON"},
    {"the database; else $DAMSCOPE_DB, else $XDG_DATA_HOME/damscope/games.db",
     "de database; anders $DAMSCOPE_DB, anders $XDG_DATA_HOME/damscope/games.db",
     "la base ; sinon $DAMSCOPE_DB, sinon $XDG_DATA_HOME/damscope/games.db",
     "база данных; иначе $DAMSCOPE_DB, иначе $XDG_DATA_HOME/damscope/games.db",
     "a base de dados; senão $DAMSCOPE_DB, senão $XDG_DATA_HOME/damscope/games.db"},

    // import and lint
    {"a file, a folder with everything below it, an archive (zip, 7z, tar, gz, bz2, xz, zst), or - "
     "for standard input",
     "een bestand, een map met alles eronder, een archief (zip, 7z, tar, gz, bz2, xz, zst), of - "
     "voor standaardinvoer",
     "un fichier, un dossier avec tout ce qu'il contient, une archive (zip, 7z, tar, gz, bz2, xz, "
     "zst), ou - pour l'entrée standard",
     "файл, папка со всем содержимым, архив (zip, 7z, tar, gz, bz2, xz, zst) или - для "
     "стандартного ввода",
     "um arquivo, uma pasta com tudo o que há nela, um arquivo compactado (zip, 7z, tar, gz, "
     "bz2, xz, zst), ou - para a entrada padrão"},
    {"of all files, such as windows-1251; else each file's is detected",
     "van alle bestanden, zoals windows-1251; anders wordt die van elk bestand bepaald",
     "de tous les fichiers, par exemple windows-1251 ; sinon celui de chaque fichier est reconnu",
     "всех файлов, например windows-1251; иначе определяется для каждого файла",
     "de todos os arquivos, por exemplo windows-1251; senão a de cada arquivo é detectada"},
    {"read all games as this variant, whatever they say",
     "alle partijen als dit spel lezen, wat er ook staat",
     "lire toutes les parties comme ce jeu, quoi qu'elles disent",
     "читать все партии как эту игру, что бы в них ни стояло",
     "ler todas as partidas como esta variante, digam o que disserem"},
    {"number of threads that read games; the result is the same",
     "aantal threads dat partijen leest; het resultaat is hetzelfde",
     "nombre de fils qui lisent des parties ; le résultat est le même",
     "число потоков чтения; результат тот же",
     "número de threads que leem partidas; o resultado é o mesmo"},
    {"read PDN files, folders and archives into the database",
     "PDN-bestanden, mappen en archieven in de database lezen",
     "lire des fichiers PDN, dossiers et archives dans la base",
     "прочитать файлы PDN, папки и архивы в базу",
     "ler arquivos PDN, pastas e arquivos compactados para a base de dados"},
    {"Every game is counted as stored, a duplicate of a stored one, or refused. A game with an "
     "illegal move is stored up to that move, with the rest as text, and the problem is reported "
     "with its place.\nImporting the same file again adds nothing, but for games that --strict "
     "refused before. An import that was interrupted, for whatever reason, continues where it "
     "stopped when it is run again.\nA file whose names "
     "were decoded wrongly can be imported again with another --encoding: its games replace those "
     "imported before and keep their numbers.",
     "Elke partij wordt geteld als opgeslagen, dubbel of geweigerd. Een partij met een ongeldige "
     "zet wordt tot die zet opgeslagen, de rest als tekst, en het probleem wordt met zijn plaats "
     "gemeld.\nHetzelfde bestand nog eens importeren voegt niets toe, behalve partijen die eerder "
     "door --strict geweigerd zijn. Een onderbroken import gaat "
     "verder waar hij ophield als hij opnieuw wordt gestart.\nEen bestand waarvan de namen "
     "verkeerd zijn gelezen, kan met een andere --encoding opnieuw worden geïmporteerd: de "
     "partijen "
     "vervangen de eerdere en houden hun nummer.",
     "Chaque partie est comptée comme enregistrée, en double ou refusée. Une partie avec un coup "
     "irrégulier est enregistrée jusqu'à ce coup, le reste comme texte, et le problème est signalé "
     "avec son emplacement.\nImporter de nouveau le même fichier n'ajoute rien, sauf les parties "
     "que --strict avait refusées. Une importation "
     "interrompue reprend où elle s'est arrêtée quand on la relance.\nUn fichier dont les noms ont "
     "été mal décodés peut être importé de nouveau avec un autre --encoding : ses parties "
     "remplacent "
     "les précédentes et gardent leur numéro.",
     "Каждая партия считается сохранённой, повтором или отклонённой. Партия с невозможным ходом "
     "сохраняется до этого хода, остальное — как текст, и о замечании сообщается с его местом.\n"
     "Повторный импорт того же файла ничего не добавляет, кроме партий, отклонённых прежде из-за "
     "--strict. Прерванный импорт продолжается с того "
     "места, где остановился.\nФайл с неверно прочитанными именами можно импортировать снова с "
     "другой --encoding: его партии заменят прежние и сохранят номера.",
     "Cada partida é contada como guardada, duplicata de uma guardada, ou recusada. Uma "
     "partida com um lance ilegal é guardada até esse lance, com o resto como texto, e o "
     "problema é informado com o seu lugar.\nImportar de novo o mesmo arquivo não acrescenta "
     "nada, exceto as partidas que --strict recusou antes. Uma importação interrompida, por "
     "qualquer motivo, continua de onde parou quando é "
     "executada de novo.\nUm arquivo cujos nomes foram mal decodificados pode ser importado "
     "de novo com outra --encoding: as suas partidas substituem as importadas antes e mantêm "
     "os números."},
    {"damscope import samples/english.pdn samples/broken samples/tournaments.zip\n"
     "    reads a file, a folder and an archive\n"
     "damscope import --encoding windows-1251 --variant russian \\\n  "
     "samples/broken/windows-1251.pdn\n"
     "    reads a file whose encoding and variant cannot be guessed\n"
     "cat samples/*.pdn | damscope import -\n"
     "    reads standard input\n"
     "timeout 3 damscope import --watch samples --settled 100ms || true\n"
     "    imports what appears and grows there, here for three seconds",
     "damscope import samples/english.pdn samples/broken samples/tournaments.zip\n"
     "    leest een bestand, een map en een archief\n"
     "damscope import --encoding windows-1251 --variant russian \\\n  "
     "samples/broken/windows-1251.pdn\n"
     "    leest een bestand waarvan codering en spel niet te raden zijn\n"
     "cat samples/*.pdn | damscope import -\n"
     "    leest standaardinvoer\n"
     "timeout 3 damscope import --watch samples --settled 100ms || true\n"
     "    importeert wat daar verschijnt en groeit, hier drie seconden lang",
     "damscope import samples/english.pdn samples/broken samples/tournaments.zip\n"
     "    lit un fichier, un dossier et une archive\n"
     "damscope import --encoding windows-1251 --variant russian \\\n  "
     "samples/broken/windows-1251.pdn\n"
     "    lit un fichier dont l'encodage et le jeu ne se devinent pas\n"
     "cat samples/*.pdn | damscope import -\n"
     "    lit l'entrée standard\n"
     "timeout 3 damscope import --watch samples --settled 100ms || true\n"
     "    importe ce qui y apparaît et grandit, ici pendant trois secondes",
     "damscope import samples/english.pdn samples/broken samples/tournaments.zip\n"
     "    читает файл, папку и архив\n"
     "damscope import --encoding windows-1251 --variant russian \\\n  "
     "samples/broken/windows-1251.pdn\n"
     "    читает файл, кодировку и игру которого не угадать\n"
     "cat samples/*.pdn | damscope import -\n"
     "    читает стандартный ввод\n"
     "timeout 3 damscope import --watch samples --settled 100ms || true\n"
     "    импортирует то, что там появляется и растёт, здесь три секунды",
     "damscope import samples/english.pdn samples/broken samples/tournaments.zip\n    lê um "
     "arquivo, uma pasta e um arquivo compactado\ndamscope import --encoding windows-1251 "
     "--variant russian \\\n  samples/broken/windows-1251.pdn\n    lê um arquivo cuja "
     "codificação e variante não se podem adivinhar\ncat samples/*.pdn | damscope import -\n  "
     "  lê a entrada padrão\ntimeout 3 damscope import --watch samples --settled 100ms || "
     "true\n    importa o que ali aparece e cresce, aqui durante três segundos"},
    {"refuse games that are not legal to the end",
     "partijen weigeren die niet tot het einde geldig zijn",
     "refuser les parties qui ne sont pas régulières jusqu'au bout",
     "отклонять партии, которые правильны не до конца",
     "recusar as partidas que não são legais até o fim"},
    {"correct slips in illegal games where the intended move is clear; else corrections are only "
     "proposed",
     "vergissingen in ongeldige partijen verbeteren waar de bedoelde zet duidelijk is; anders "
     "wordt "
     "dat alleen voorgesteld",
     "corriger les fautes de frappe des parties irrégulières là où le coup voulu est clair ; sinon "
     "les corrections sont seulement proposées",
     "исправлять описки в неправильных партиях, где ход ясен; иначе исправления только "
     "предлагаются",
     "corrigir enganos em partidas ilegais onde o lance pretendido é claro; senão as "
     "correções são apenas propostas"},
    {"do not update the position index; damscope index does it later",
     "de positie-index niet bijwerken; damscope index doet dat later",
     "ne pas mettre à jour l'index des positions ; damscope index le fera",
     "не обновлять индекс позиций; это сделает damscope index",
     "não atualizar o índice de posições; damscope index o faz depois"},
    {"keep importing files that appear or grow in the folders, until Ctrl-C; nothing is imported "
     "twice",
     "blijven importeren wat in de mappen verschijnt en groeit, tot Ctrl-C; zonder dubbele "
     "partijen",
     "continuer à importer ce qui apparaît et grandit dans les dossiers, jusqu'à Ctrl-C ; sans "
     "doublons",
     "продолжать импорт того, что появляется и растёт в папках, до Ctrl-C; без повторов",
     "continuar importando o que aparece e cresce nas pastas, até Ctrl-C; sem duplicatas"},
    {"with --watch: a file is read when it has not changed for this long, or ten times as long if "
     "it does not end with the result of a game: 500ms, 10s; 2s if not set",
     "met --watch: een bestand wordt gelezen als het zo lang niet is veranderd, en tien keer zo "
     "lang als het niet met de uitslag van een partij eindigt: 500ms, 10s; zonder deze optie 2s",
     "avec --watch : un fichier est lu quand il n'a pas changé pendant ce temps, et dix fois ce "
     "temps s'il ne finit pas par le résultat d'une partie : 500ms, 10s ; 2s par défaut",
     "с --watch: файл читается, когда он столько времени не менялся, и в десять раз дольше, если "
     "он не кончается результатом партии: 500ms, 10s; иначе 2s",
     "com --watch: um arquivo é lido quando não mudou durante este tempo, e dez vezes este "
     "tempo se não termina com o resultado de uma partida: 500ms, 10s; se não for dado, 2s"},
    {"text, or json: the summary as one object, with which game is a duplicate of which; problems "
     "as objects, one per line, on standard error",
     "text, of json: de samenvatting als één object, met welke partij dubbel is met welke; "
     "problemen als objecten, één per regel, op standaardfout",
     "text, ou json : le résumé comme un objet, avec les doublons ; les problèmes comme objets, un "
     "par ligne, sur l'erreur standard",
     "text или json: итоги одним объектом, с повторами; замечания объектами по строкам в "
     "стандартный поток ошибок",
     "text, ou json: o resumo como um objeto, com que partida é duplicata de qual; os "
     "problemas como objetos, um por linha, no erro padrão"},
    {"check PDN files without a database", "PDN-bestanden controleren zonder database",
     "vérifier des fichiers PDN sans base", "проверить файлы PDN без базы",
     "verificar arquivos PDN sem base de dados"},
    {"Reads games as import does, replays them by the rules, and prints problems as "
     "FILE:LINE:COLUMN: game, move: reason. The exit status is 0 if there are only warnings.",
     "Leest partijen zoals import, speelt ze na volgens de regels en toont problemen als "
     "BESTAND:REGEL:KOLOM: partij, zet: reden. De eindstatus is 0 als er alleen waarschuwingen "
     "zijn.",
     "Lit les parties comme import, les rejoue selon les règles et affiche les problèmes sous la "
     "forme FICHIER:LIGNE:COLONNE: partie, coup: raison. Le code de sortie est 0 s'il n'y a que "
     "des "
     "avertissements.",
     "Читает партии как import, воспроизводит их по правилам и выводит замечания в виде "
     "ФАЙЛ:СТРОКА:СТОЛБЕЦ: партия, ход: причина. Код завершения 0, если есть только "
     "предупреждения.",
     "Lê as partidas como import, repete-as segundo as regras e mostra os problemas como "
     "ARQUIVO:LINHA:COLUNA: partida, lance: motivo. O código de saída é 0 se só há avisos."},
    {"damscope lint samples/broken/*.pdn\n    prints every problem with its place\ndamscope lint "
     "--json samples/broken > problems.jsonl\n    the same for other programs",
     "damscope lint samples/broken/*.pdn\n    toont elk probleem met zijn plaats\ndamscope lint "
     "--json samples/broken > problems.jsonl\n    hetzelfde voor andere programma's",
     "damscope lint samples/broken/*.pdn\n    affiche chaque problème avec son "
     "emplacement\ndamscope "
     "lint --json samples/broken > problems.jsonl\n    de même pour d'autres programmes",
     "damscope lint samples/broken/*.pdn\n    выводит каждое замечание с его местом\ndamscope lint "
     "--json samples/broken > problems.jsonl\n    то же для других программ",
     "damscope lint samples/broken/*.pdn\n    mostra cada problema com o seu lugar\ndamscope "
     "lint --json samples/broken > problems.jsonl\n    o mesmo para outros programas"},

    // explain
    {"explain whether a move is legal, and which rule it breaks",
     "uitleggen of een zet mag, en welke regel hij schendt",
     "expliquer si un coup est permis, et quelle règle il enfreint",
     "объяснить, возможен ли ход и какое правило он нарушает",
     "explicar se um lance é legal e que regra ele infringe"},
    {"Exit status 1 means that the move is not legal, that several moves match the text, or that a "
     "square written between its ends is not on the path.",
     "Eindstatus 1 betekent dat de zet niet mag, dat er verschillende zetten bij de tekst passen, "
     "of "
     "dat een veld tussen begin en einde niet op de weg ligt.",
     "Le code de sortie 1 signifie que le coup n'est pas permis, que plusieurs coups correspondent "
     "au texte, ou qu'une case écrite entre ses extrémités n'est pas sur le chemin.",
     "Код завершения 1 означает, что ход невозможен, что тексту отвечают несколько ходов или что "
     "поле, записанное между концами, не лежит на пути.",
     "O código de saída 1 significa que o lance não é legal, que vários lances combinam com o "
     "texto, ou que uma casa escrita entre as pontas não está no caminho."},
    {"damscope explain --variant international 32-27\n    answers that the move is legal\ndamscope "
     "explain --variant international --fen \"W:W28,33:B22,23\" 33-29\n    explains that capturing "
     "is compulsory, and lists the captures",
     "damscope explain --variant international 32-27\n    antwoordt dat de zet mag\ndamscope "
     "explain "
     "--variant international --fen \"W:W28,33:B22,23\" 33-29\n    legt uit dat slaan verplicht "
     "is, "
     "en noemt de slagen",
     "damscope explain --variant international 32-27\n    répond que le coup est permis\ndamscope "
     "explain --variant international --fen \"W:W28,33:B22,23\" 33-29\n    explique que la prise "
     "est "
     "obligatoire, et cite les prises",
     "damscope explain --variant international 32-27\n    отвечает, что ход возможен\ndamscope "
     "explain --variant international --fen \"W:W28,33:B22,23\" 33-29\n    объясняет, что бить "
     "обязательно, и называет взятия",
     "damscope explain --variant international 32-27\n    responde que o lance é "
     "legal\ndamscope explain --variant international --fen \"W:W28,33:B22,23\" 33-29\n    "
     "explica que a captura é obrigatória e lista as capturas"},
    {"the game: international english russian italian pool spanish brazilian canadian portuguese "
     "czech thai turkish frisian spantsiretti frysk killer breakthrough antidraughts; or its PDN "
     "number",
     "het spel: international english russian italian pool spanish brazilian canadian portuguese "
     "czech thai turkish frisian spantsiretti frysk killer breakthrough antidraughts; of zijn "
     "PDN-nummer",
     "le jeu : international english russian italian pool spanish brazilian canadian portuguese "
     "czech thai turkish frisian spantsiretti frysk killer breakthrough antidraughts ; ou son "
     "numéro "
     "PDN",
     "игра: international english russian italian pool spanish brazilian canadian portuguese czech "
     "thai turkish frisian spantsiretti frysk killer breakthrough antidraughts; или её номер PDN",
     "o jogo: international english russian italian pool spanish brazilian canadian "
     "portuguese czech thai turkish frisian spantsiretti frysk killer breakthrough "
     "antidraughts; ou o seu número PDN"},
    {"the position, squares as numbers: W:W31-50:B1-20; else the starting position",
     "de stand, velden als getallen: W:W31-50:B1-20; anders de beginstand",
     "la position, les cases en nombres : W:W31-50:B1-20 ; sinon la position de départ",
     "позиция, поля числами: W:W31-50:B1-20; иначе начальная",
     "a posição, com as casas em números: W:W31-50:B1-20; senão a posição inicial"},
    {"the move in notation: 32-28, 32x23, c3:e5", "de zet in notatie: 32-28, 32x23, c3:e5",
     "le coup en notation : 32-28, 32x23, c3:e5", "ход в записи: 32-28, 32x23, c3:e5",
     "o lance em notação: 32-28, 32x23, c3:e5"},

    // report
    {"report on an analysed game: course, accuracy, errors",
     "verslag van een geanalyseerde partij: verloop, nauwkeurigheid, fouten",
     "rapport sur une partie analysée : cours, précision, erreurs",
     "отчёт о разобранной партии: ход, точность, ошибки",
     "relatório de uma partida analisada: andamento, precisão, erros"},
    {"Judges a game by the evaluations that damscope analyse has stored. Scores are in men; "
     "positive "
     "scores favour White. Thresholds can be changed without a new analysis.",
     "Beoordeelt een partij met de waarderingen die damscope analyse heeft opgeslagen. Scores zijn "
     "in "
     "schijven; positief is goed voor wit. Drempels veranderen kan zonder nieuwe analyse.",
     "Juge une partie d'après les évaluations que damscope analyse a enregistrées. Les scores sont "
     "en pions ; positifs, ils favorisent les Blancs. Les seuils changent sans nouvelle analyse.",
     "Судит партию по оценкам, которые сохранил damscope analyse. Оценки в шашках; положительные — "
     "в пользу белых. Пороги меняются без нового анализа.",
     "Julga uma partida pelas avaliações que damscope analyse guardou. Os valores são em "
     "pedras; os positivos favorecem as brancas. Os limites podem ser mudados sem nova "
     "análise."},
    {"damscope report 60\n    shows the course of game 60, both players' accuracy and the worst "
     "moves\ndamscope report 60 --mistake 15 --json\n    judges less strictly and prints JSON for "
     "other programs",
     "damscope report 60\n    toont het verloop van partij 60, de nauwkeurigheid van beide spelers "
     "en de slechtste zetten\ndamscope report 60 --mistake 15 --json\n    oordeelt minder streng "
     "en "
     "toont JSON voor andere programma's",
     "damscope report 60\n    montre le cours de la partie 60, la précision des deux joueurs et "
     "les "
     "pires coups\ndamscope report 60 --mistake 15 --json\n    juge moins sévèrement et affiche du "
     "JSON pour d'autres programmes",
     "damscope report 60\n    показывает ход партии 60, точность игроков и худшие ходы\ndamscope "
     "report 60 --mistake 15 --json\n    судит мягче и выводит JSON для других программ",
     "damscope report 60\n    mostra o andamento da partida 60, a precisão dos dois jogadores "
     "e os piores lances\ndamscope report 60 --mistake 15 --json\n    julga com menos rigor e "
     "escreve JSON para outros programas"},
    {"the number of the game in the database", "het nummer van de partij in de database",
     "le numéro de la partie dans la base", "номер партии в базе",
     "o número da partida na base de dados"},
    {"text, or json: one JSON object, with every move",
     "text, of json: één JSON-object, met elke zet",
     "text, ou json : un objet JSON, avec chaque coup",
     "text или json: объект JSON со всеми ходами",
     "text, ou json: um objeto JSON, com todos os lances"},
    {"Judgement (explained in docs/analysis.md)", "Oordeel (uitleg in docs/analysis.md)",
     "Jugement (expliqué dans docs/analysis.md)", "Оценка (объяснена в docs/analysis.md)",
     "Julgamento (explicado em docs/analysis.md)"},
    {"a move that loses at least P percent of a game; 5 if not set",
     "een zet die minstens P procent van een partij verliest; 5 als niets is gegeven",
     "un coup qui perd au moins P pour cent d'une partie ; 5 par défaut",
     "ход, который теряет не менее P процентов партии; по умолчанию 5",
     "um lance que perde pelo menos P por cento de uma partida; se não for dado, 5"},
    {"likewise; 12 if not set", "net zo; 12 als niets is gegeven", "de même ; 12 par défaut",
     "так же; по умолчанию 12", "da mesma forma; se não for dado, 12"},
    {"likewise; 20 if not set", "net zo; 20 als niets is gegeven", "de même ; 20 par défaut",
     "так же; по умолчанию 20", "da mesma forma; se não for dado, 20"},
    {"less than P percent of the longest time left; 10 if not set",
     "minder dan P procent van de langste resterende tijd; 10 als niets is gegeven",
     "moins de P pour cent du plus long temps restant ; 10 par défaut",
     "меньше P процентов наибольшего оставшегося времени; по умолчанию 10",
     "menos de P por cento do maior tempo restante; se não for dado, 10"},
    {"only evaluations of this engine: the beginning of its full name, or a name from 'damscope "
     "engines'; else the deepest of any engine, or those in the game's comments",
     "alleen waarderingen van deze engine: het begin van zijn volle naam, of een naam uit "
     "'damscope "
     "engines'; anders de diepste van alle engines, of die in het commentaar van de partij",
     "seulement les évaluations de ce moteur : le début de son nom complet, ou un nom de 'damscope "
     "engines' ; sinon la plus profonde, ou celles des commentaires de la partie",
     "только оценки этого движка: начало полного имени или имя из 'damscope engines'; иначе самые "
     "глубокие или оценки из комментариев партии",
     "só as avaliações deste motor: o início do nome completo, ou um nome de 'damscope engines'; "
     "senão a mais profunda de qualquer motor, ou as dos comentários da partida"},
}));

} // namespace

std::span<const Word> helpWords() {
    return words;
}

} // namespace damscope::tables
