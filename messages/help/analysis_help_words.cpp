// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. How games and positions are evaluated.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope analyse
    {"evaluate every move of games with an engine", "waardeer elke zet van partijen met een engine",
     "évaluer chaque coup de parties avec un moteur", "оценить каждый ход партий движком",
     "avaliar todos os lances de partidas com um motor"},
    {"Searches every position of the games, from the last to the first, and stores what the engine "
     "reports. Positions that have been evaluated well enough, in any game, are not searched "
     "again, nor are those whose only legal move was played. The positions before and after a move "
     "that looks like an error or a gain are searched again, more thoroughly (--confirm). Ctrl-C "
     "keeps what "
     "is done; the same command continues where it stopped. damscope report, annotate and plot "
     "show the outcome.",
     "Doorzoekt elke stand van de partijen, van de laatste naar de eerste, en bewaart wat de "
     "engine meldt. Standen die al goed genoeg gewaardeerd zijn, in welke partij ook, worden niet "
     "opnieuw doorzocht, en standen waarin de enige geldige zet gespeeld is evenmin. De standen "
     "voor en na een zet die "
     "op een fout of op puntenwinst lijkt worden opnieuw en grondiger doorzocht (--confirm). "
     "Ctrl-C bewaart wat "
     "gedaan is; dezelfde opdracht gaat verder waar ze ophield. damscope report, annotate en plot "
     "tonen het "
     "resultaat.",
     "Analyse chaque position des parties, de la dernière à la première, et enregistre ce que dit "
     "le moteur. Les positions déjà assez bien évaluées, dans n'importe quelle partie, ne sont pas "
     "analysées de nouveau, ni celles dont le seul coup régulier a été joué. Les positions avant "
     "et après un "
     "coup qui semble une erreur ou un gain sont analysées de nouveau, plus à fond (--confirm). "
     "Ctrl-C garde "
     "ce qui est fait ; la "
     "même commande continue où elle s'est arrêtée. damscope report, annotate et plot montrent le "
     "résultat.",
     "Исследует каждую позицию партий, от последней к первой, и сохраняет, что сообщает движок. "
     "Позиции, уже достаточно хорошо оценённые в любой партии, не исследуются снова, как и "
     "позиции, "
     "где сделан единственный возможный ход. Позиции до и после хода, похожего на ошибку или на "
     "прибыль, "
     "исследуются ещё раз, "
     "тщательнее (--confirm). Ctrl-C сохраняет сделанное; та же команда продолжает с места "
     "остановки. damscope report, annotate и plot показывают итог.",
     "Examina cada posição das partidas, da última à primeira, e guarda o que o motor diz. As "
     "posições já avaliadas bem o bastante, em qualquer partida, não são examinadas de novo, nem "
     "aquelas em que o único lance legal foi jogado. As posições antes e depois de um lance que "
     "parece um erro ou "
     "um ganho são "
     "examinadas de novo, mais a fundo (--confirm). Ctrl-C guarda o que está feito; o mesmo "
     "comando continua onde "
     "parou. damscope report, annotate e plot mostram o resultado."},
    {"damscope analyse 60\n"
     "    analyses game 60\n"
     "damscope analyse --player Jansen --from 2023.08.10 --nodes 20000\n"
     "    analyses games quickly\n"
     "damscope analyse 60 --engine scan --time 2s\n"
     "    analyses with an engine that was added with damscope engines\n"
     "damscope analyse 1-20 --nodes 1000 --shard 1/2 --out 1.part\n"
     "    is one of two workers, which may be on two machines (docs/shards.md)\n"
     "damscope analyse --merge *.part\n"
     "    stores what the workers have found",
     "damscope analyse 60\n"
     "    analyseert partij 60\n"
     "damscope analyse --player Jansen --from 2023.08.10 --nodes 20000\n"
     "    analyseert partijen snel\n"
     "damscope analyse 60 --engine scan --time 2s\n"
     "    analyseert met een engine die met damscope engines is toegevoegd\n"
     "damscope analyse 1-20 --nodes 1000 --shard 1/2 --out 1.part\n"
     "    is een van twee werkers, die op twee machines mogen zijn (docs/shards.md)\n"
     "damscope analyse --merge *.part\n"
     "    bewaart wat de werkers gevonden hebben",
     "damscope analyse 60\n"
     "    analyse la partie 60\n"
     "damscope analyse --player Jansen --from 2023.08.10 --nodes 20000\n"
     "    analyse des parties rapidement\n"
     "damscope analyse 60 --engine scan --time 2s\n"
     "    analyse avec un moteur ajouté par damscope engines\n"
     "damscope analyse 1-20 --nodes 1000 --shard 1/2 --out 1.part\n"
     "    est l'un de deux travailleurs, qui peuvent être sur deux machines (docs/shards.md)\n"
     "damscope analyse --merge *.part\n"
     "    enregistre ce que les travailleurs ont trouvé",
     "damscope analyse 60\n"
     "    анализирует партию 60\n"
     "damscope analyse --player Jansen --from 2023.08.10 --nodes 20000\n"
     "    быстро анализирует партии\n"
     "damscope analyse 60 --engine scan --time 2s\n"
     "    анализирует движком, добавленным через damscope engines\n"
     "damscope analyse 1-20 --nodes 1000 --shard 1/2 --out 1.part\n"
     "    один из двух исполнителей, возможно на двух машинах (docs/shards.md)\n"
     "damscope analyse --merge *.part\n"
     "    сохраняет найденное исполнителями",
     "damscope analyse 60\n"
     "    analisa a partida 60\n"
     "damscope analyse --player Jansen --from 2023.08.10 --nodes 20000\n"
     "    analisa partidas rapidamente\n"
     "damscope analyse 60 --engine scan --time 2s\n"
     "    analisa com um motor acrescentado por damscope engines\n"
     "damscope analyse 1-20 --nodes 1000 --shard 1/2 --out 1.part\n"
     "    é um de dois trabalhadores, que podem estar em duas máquinas (docs/shards.md)\n"
     "damscope analyse --merge *.part\n"
     "    guarda o que os trabalhadores encontraram"},
    // damscope analyse
    {"nodes to search for each move; 200000 if no limit is set",
     "te doorzoeken knopen per zet; 200000 als geen grens is opgegeven",
     "nœuds à parcourir par coup ; 200000 si aucune limite n'est donnée",
     "узлов на ход; 200000, если предел не задан",
     "nós a examinar por lance; 200000 se nenhum limite for dado"},
    {"depth in plies for each move", "diepte in halve zetten per zet",
     "profondeur en demi-coups par coup", "глубина в полуходах на ход",
     "profundidade em meios-lances por lance"},
    {"time for each move: 500ms, 2s; a number is seconds",
     "tijd per zet: 500ms, 2s; een getal is in seconden",
     "temps par coup : 500ms, 2s ; un nombre est en secondes",
     "время на ход: 500ms, 2s; число — в секундах",
     "tempo por lance: 500ms, 2s; um número é em segundos"},
    {"how many of the best moves are evaluated; 2 if not set, which finds moves that are the only "
     "good one; 1 is faster",
     "hoeveel van de beste zetten worden gewaardeerd; anders 2, waarmee zetten worden gevonden die "
     "als enige goed zijn; 1 is sneller",
     "combien des meilleurs coups sont évalués ; sinon 2, ce qui trouve les coups seuls bons ; 1 "
     "est plus rapide",
     "сколько лучших ходов оценивать; если не задано, 2: так находятся единственные хорошие ходы; "
     "1 быстрее",
     "quantos dos melhores lances são avaliados; se não for dado, 2, o que encontra os lances "
     "únicos bons; 1 é mais rápido"},
    {"search again before and after each move that looks like an error, or like a gain, which no "
     "move can be, with N times the nodes or the time, a quarter of that if it is only close to "
     "one; 20 if not set, 1: do not",
     "doorzoek de standen voor en na elke zet die op een fout lijkt, of op puntenwinst, wat geen "
     "zet kan zijn, opnieuw, met N keer zoveel knopen of tijd, met een kwart daarvan als het "
     "er maar dichtbij komt; anders 20, 1: niet",
     "analyser de nouveau avant et après chaque coup qui semble une erreur, ou un gain, ce "
     "qu'aucun coup ne peut être, avec N fois les nœuds ou le temps, un quart s'il n'en est que "
     "proche ; sinon 20, 1 : pas du tout",
     "исследовать ещё раз позиции до и после каждого хода, похожего на ошибку или на прибыль, "
     "какой ни один ход принести не может, с N-кратным числом узлов или временем, а если ход лишь "
     "близок к этому — с четвертью; если не задано, 20; 1: нет",
     "examinar de novo antes e depois de cada lance que parece um erro, ou um ganho, o que nenhum "
     "lance pode ser, com N vezes os nós ou o tempo, um quarto disso se apenas chega perto; se não "
     "for dado, 20; 1: não"},
    {"game numbers: 12, or 3,5,8-10; without numbers and without a filter, all games",
     "nummers van partijen: 12, of 3,5,8-10; zonder nummers en zonder filter alle partijen",
     "numéros de parties : 12, ou 3,5,8-10 ; sans numéros ni filtre, toutes les parties",
     "номера партий: 12 или 3,5,8-10; без номеров и фильтра — все партии",
     "números de partidas: 12, ou 3,5,8-10; sem números nem filtro, todas as partidas"},
    {"games analysed at the same time; one per core if not set",
     "partijen die tegelijk worden geanalyseerd; anders één per kern",
     "parties analysées en même temps ; sinon une par cœur",
     "партий одновременно; иначе по одной на ядро",
     "partidas analisadas ao mesmo tempo; se não for dado, uma por núcleo"},
    {"only these plies of each game, counted from 1",
     "alleen deze halve zetten van elke partij, geteld vanaf 1",
     "seulement ces demi-coups de chaque partie, comptés à partir de 1",
     "только эти полуходы каждой партии, считая с 1",
     "só estes meios-lances de cada partida, contados a partir de 1"},
    {"also variations", "ook varianten", "aussi les variantes", "и варианты",
     "também as variantes"},
    {"search positions again even if they have been evaluated well enough",
     "doorzoek ook standen opnieuw die al goed genoeg gewaardeerd zijn",
     "analyser de nouveau les positions déjà assez bien évaluées",
     "снова исследовать позиции, оценённые достаточно хорошо",
     "examinar de novo as posições já avaliadas bem o bastante"},
    {"forget the previous position before each, as --shard does: with one thread and --nodes "
     "always the same evaluations",
     "vergeet voor elke stand de vorige, zoals --shard doet: met één thread en --nodes altijd "
     "dezelfde waarderingen",
     "oublier avant chaque position la précédente, comme le fait --shard : avec un fil et --nodes, "
     "toujours les mêmes évaluations",
     "забывать перед каждой позицией предыдущую, как делает --shard: с одним потоком и --nodes "
     "оценки всегда те же",
     "esquecer antes de cada posição a anterior, como faz --shard: com uma thread e --nodes, "
     "sempre as mesmas avaliações"},
    {"hand the games to workers that speak draughtsnet, lidraughts' protocol, at ADDRESS:PORT or "
     "PORT; without an address to those of this machine only (docs/draughtsnet.md)",
     "geef de partijen aan werkers die draughtsnet spreken, het protocol van lidraughts, op "
     "ADDRESS:PORT of PORT; zonder adres alleen aan die op deze machine (docs/draughtsnet.md)",
     "confier les parties à des travailleurs qui parlent draughtsnet, le protocole de lidraughts, "
     "à ADDRESS:PORT ou PORT ; sans adresse, à ceux de cette machine seulement "
     "(docs/draughtsnet.md)",
     "раздавать партии исполнителям, говорящим по draughtsnet, протоколу lidraughts, на "
     "ADDRESS:PORT или PORT; без адреса — только с этой машины (docs/draughtsnet.md)",
     "entregar as partidas a trabalhadores que falam draughtsnet, o protocolo do lidraughts, em "
     "ADDRESS:PORT ou PORT; sem endereço, só aos desta máquina (docs/draughtsnet.md)"},
    {"with --serve: the key that workers must give",
     "met --serve: de sleutel die werkers moeten geven",
     "avec --serve : la clé que les travailleurs doivent donner",
     "с --serve: ключ, который должны указать исполнители",
     "com --serve: a chave que os trabalhadores devem dar"},
    {"with --serve: a game that is not answered in this time goes to another worker: 90s; 900s if "
     "not set",
     "met --serve: een partij die in deze tijd niet beantwoord is gaat naar een andere werker: "
     "90s; anders 900s",
     "avec --serve : une partie sans réponse dans ce délai va à un autre travailleur : 90s ; sinon "
     "900s",
     "с --serve: партия без ответа за это время переходит другому исполнителю: 90s; если не "
     "задано, 900s",
     "com --serve: uma partida sem resposta neste tempo passa a outro trabalhador: 90s; se não for "
     "dado, 900s"},
    // damscope annotate
    {"game numbers: 12, or 3,5,8-10", "nummers van partijen: 12, of 3,5,8-10",
     "numéros de parties : 12, ou 3,5,8-10", "номера партий: 12 или 3,5,8-10",
     "números de partidas: 12, ou 3,5,8-10"},
    {"at most N plies of a better line; 10 if not set",
     "hoogstens N halve zetten van een betere variant; anders 10",
     "au plus N demi-coups d'une meilleure ligne ; sinon 10",
     "не более N полуходов лучшего варианта; если не задано, 10",
     "no máximo N meios-lances de uma linha melhor; se não for dado, 10"},
    {"add to the comments what is proved about the move, as why says it",
     "voeg aan het commentaar toe wat over de zet bewezen is, zoals why het zegt",
     "ajouter aux commentaires ce qui est prouvé du coup, comme le dit why",
     "добавить в комментарии, что доказано о ходе, как говорит why",
     "acrescentar aos comentários o que está provado sobre o lance, como diz why"},
    {"remove Damscope's annotations", "verwijder de aantekeningen van Damscope",
     "supprimer les annotations de Damscope", "убрать примечания Damscope",
     "remover as anotações do Damscope"},
    {"print the games as PDN and leave the database unchanged",
     "toon de partijen als PDN en laat de database ongewijzigd",
     "afficher les parties en PDN sans changer la base", "вывести партии в PDN, не меняя базу",
     "mostrar as partidas em PDN sem mudar a base de dados"},
    {"write the judgement of analysed games into them",
     "schrijf het oordeel in geanalyseerde partijen",
     "écrire le jugement dans des parties analysées", "записать оценки в проанализированные партии",
     "escrever o julgamento nas partidas analisadas"},
    {"Marks inaccuracies with ?!, mistakes with ? and blunders with ??; adds a short comment, in "
     "the language of --language, and the better line as a variation. Signs, comments and "
     "variations that people wrote are kept and not repeated. What Damscope added is marked with "
     "[%damscope ...], replaced by the next annotate, and removed by --remove.",
     "Merkt onnauwkeurigheden met ?!, fouten met ? en blunders met ??; voegt kort commentaar toe, "
     "in de taal van --language, en de betere variant. Tekens, commentaar en varianten van mensen "
     "blijven staan en worden niet herhaald. Wat Damscope toevoegt is gemerkt met [%damscope ...], "
     "wordt door de volgende annotate vervangen en door --remove verwijderd.",
     "Marque les imprécisions par ?!, les erreurs par ? et les gaffes par ?? ; ajoute un bref "
     "commentaire, dans la langue de --language, et la meilleure ligne comme variante. Les signes, "
     "commentaires et variantes écrits par des personnes sont gardés et non répétés. Ce que "
     "Damscope ajoute est marqué par [%damscope ...], remplacé par le prochain annotate et "
     "supprimé par --remove.",
     "Отмечает неточности знаком ?!, ошибки ? и зевки ??; добавляет краткий комментарий на языке "
     "--language и лучший вариант. Знаки, комментарии и варианты, написанные людьми, сохраняются и "
     "не повторяются. Добавленное Damscope отмечено [%damscope ...], заменяется следующим annotate "
     "и убирается --remove.",
     "Marca imprecisões com ?!, erros com ? e erros graves com ??; acrescenta um comentário curto, "
     "na língua de --language, e a linha melhor como variante. Sinais, comentários e variantes "
     "escritos por pessoas são mantidos e não repetidos. O que o Damscope acrescenta é marcado com "
     "[%damscope ...], substituído pelo próximo annotate e removido por --remove."},
    {"damscope annotate 60 --language nl\n"
     "    annotates game 60 in Dutch\n"
     "damscope annotate 60 --print\n"
     "    shows what annotate would write\n"
     "damscope annotate 60 --remove\n"
     "    removes these annotations",
     "damscope annotate 60 --language nl\n"
     "    voorziet partij 60 van commentaar in het Nederlands\n"
     "damscope annotate 60 --print\n"
     "    toont wat annotate zou schrijven\n"
     "damscope annotate 60 --remove\n"
     "    verwijdert deze aantekeningen",
     "damscope annotate 60 --language nl\n"
     "    annote la partie 60 en néerlandais\n"
     "damscope annotate 60 --print\n"
     "    montre ce qu'annotate écrirait\n"
     "damscope annotate 60 --remove\n"
     "    supprime ces annotations",
     "damscope annotate 60 --language nl\n"
     "    комментирует партию 60 на нидерландском\n"
     "damscope annotate 60 --print\n"
     "    показывает, что записал бы annotate\n"
     "damscope annotate 60 --remove\n"
     "    убирает эти примечания",
     "damscope annotate 60 --language nl\n"
     "    anota a partida 60 em neerlandês\n"
     "damscope annotate 60 --print\n"
     "    mostra o que annotate escreveria\n"
     "damscope annotate 60 --remove\n"
     "    remove estas anotações"},
    // damscope plot
    {"output file: .svg, .png or .pdf; - is standard output",
     "uitvoerbestand: .svg, .png of .pdf; - is standaarduitvoer",
     "fichier de sortie : .svg, .png ou .pdf ; - est la sortie standard",
     "файл вывода: .svg, .png или .pdf; - — стандартный вывод",
     "arquivo de saída: .svg, .png ou .pdf; - é a saída padrão"},
    {"svg, png or pdf, whatever the file's name is",
     "svg, png of pdf, wat de naam van het bestand ook is",
     "svg, png ou pdf, quel que soit le nom du fichier",
     "svg, png или pdf, каким бы ни было имя файла",
     "svg, png ou pdf, seja qual for o nome do arquivo"},
    {"1100 if not set; in pixels, or points in a PDF",
     "anders 1100; in pixels, of punten in een PDF",
     "sinon 1100 ; en pixels, ou en points dans un PDF",
     "если не задано, 1100; в пикселях, в PDF — в пунктах",
     "se não for dado, 1100; em pixels, ou pontos num PDF"},
    {"520 if not set", "anders 520", "sinon 520", "если не задано, 520", "se não for dado, 520"},
    {"light on dark", "licht op donker", "clair sur fond sombre", "светлое на тёмном",
     "claro sobre escuro"},
    {"draw the evaluation of an analysed game as a picture",
     "teken de waardering van een geanalyseerde partij",
     "dessiner l'évaluation d'une partie analysée",
     "нарисовать график оценки проанализированной партии",
     "desenhar a avaliação de uma partida analisada"},
    {"Scores that favour White are drawn above the middle, scores that favour Black below it. "
     "Errors are marked, moves that were not evaluated are gaps, and clock times, if the game has "
     "them, are drawn below.",
     "Waarderingen in het voordeel van wit staan boven het midden, die in het voordeel van zwart "
     "eronder. Fouten zijn gemerkt, niet gewaardeerde zetten zijn gaten, en bedenktijden, als de "
     "partij die heeft, staan eronder.",
     "Les évaluations favorables aux Blancs sont dessinées au-dessus du milieu, celles favorables "
     "aux Noirs au-dessous. Les erreurs sont marquées, les coups non évalués sont des trous, et "
     "les temps de réflexion, si la partie en a, sont dessinés en bas.",
     "Оценки в пользу белых рисуются выше середины, в пользу чёрных — ниже. Ошибки отмечены, "
     "неоценённые ходы — пропуски, а время на часах, если оно есть в партии, показано внизу.",
     "As avaliações favoráveis às brancas são desenhadas acima do meio, as favoráveis às pretas "
     "abaixo. Os erros são marcados, os lances sem avaliação são falhas na linha, e os tempos do "
     "relógio, se a partida os tiver, são desenhados embaixo."},
    {"damscope plot 60 -o game.svg\n"
     "    draws game 60\n"
     "damscope plot 60 -o game.png --dark --width 1600\n"
     "    draws it light on dark, as a PNG",
     "damscope plot 60 -o game.svg\n"
     "    tekent partij 60\n"
     "damscope plot 60 -o game.png --dark --width 1600\n"
     "    tekent haar licht op donker, als PNG",
     "damscope plot 60 -o game.svg\n"
     "    dessine la partie 60\n"
     "damscope plot 60 -o game.png --dark --width 1600\n"
     "    la dessine en clair sur fond sombre, en PNG",
     "damscope plot 60 -o game.svg\n"
     "    рисует партию 60\n"
     "damscope plot 60 -o game.png --dark --width 1600\n"
     "    рисует её светлым на тёмном, в PNG",
     "damscope plot 60 -o game.svg\n"
     "    desenha a partida 60\n"
     "damscope plot 60 -o game.png --dark --width 1600\n"
     "    desenha-a em claro sobre escuro, como PNG"},
    // damscope eval
    {"How long (a second if not set)", "Hoe lang (anders een seconde)", "Durée (sinon une seconde)",
     "Сколько (если не задано, секунда)", "Quanto tempo (se não for dado, um segundo)"},
    {"nodes to search", "te doorzoeken knopen", "nœuds à parcourir", "сколько узлов просмотреть",
     "nós a examinar"},
    {"depth in plies", "diepte in halve zetten", "profondeur en demi-coups", "глубина в полуходах",
     "profundidade em meios-lances"},
    {"500ms, 2s; a number is milliseconds", "500ms, 2s; een getal is in milliseconden",
     "500ms, 2s ; un nombre est en millisecondes", "500ms, 2s; число — в миллисекундах",
     "500ms, 2s; um número é em milissegundos"},
    {"What and how", "Wat en hoe", "Quoi et comment", "Что и как", "O quê e como"},
    {"show the N best moves (1)", "toon de N beste zetten (1)", "montrer les N meilleurs coups (1)",
     "показать N лучших ходов (1)", "mostrar os N melhores lances (1)"},
    {"evaluate a position with the engine", "waardeer een stand met de engine",
     "évaluer une position avec le moteur", "оценить позицию движком",
     "avaliar uma posição com o motor"},
    {"Searches the position with the embedded engine and prints the best line with its score: in "
     "men for White (+0.35), or the plies to a forced end.",
     "Doorzoekt de stand met de ingebouwde engine en toont de beste variant met de waardering: in "
     "schijven voor wit (+0.35), of het aantal halve zetten tot een gedwongen einde.",
     "Analyse la position avec le moteur intégré et affiche la meilleure ligne avec son évaluation "
     ": en pions pour les Blancs (+0.35), ou les demi-coups jusqu'à une fin forcée.",
     "Исследует позицию встроенным движком и выводит лучший вариант с оценкой: в шашках для белых "
     "(+0.35) или в полуходах до вынужденного конца.",
     "Examina a posição com o motor interno e mostra a melhor linha com a avaliação: em pedras "
     "para as brancas (+0.35), ou os meios-lances até um fim forçado."},
    {"damscope eval --variant international --nodes 1000000\n"
     "    evaluates the starting position\n"
     "damscope eval --variant russian --fen \"W:W29,31,32,K5:B14,18,22\" --multipv 3\n"
     "    finds the three best moves of a position in a second",
     "damscope eval --variant international --nodes 1000000\n"
     "    waardeert de beginstand\n"
     "damscope eval --variant russian --fen \"W:W29,31,32,K5:B14,18,22\" --multipv 3\n"
     "    vindt de drie beste zetten van een stand in een seconde",
     "damscope eval --variant international --nodes 1000000\n"
     "    évalue la position initiale\n"
     "damscope eval --variant russian --fen \"W:W29,31,32,K5:B14,18,22\" --multipv 3\n"
     "    trouve les trois meilleurs coups d'une position en une seconde",
     "damscope eval --variant international --nodes 1000000\n"
     "    оценивает начальную позицию\n"
     "damscope eval --variant russian --fen \"W:W29,31,32,K5:B14,18,22\" --multipv 3\n"
     "    находит три лучших хода в позиции за секунду",
     "damscope eval --variant international --nodes 1000000\n"
     "    avalia a posição inicial\n"
     "damscope eval --variant russian --fen \"W:W29,31,32,K5:B14,18,22\" --multipv 3\n"
     "    encontra os três melhores lances de uma posição num segundo"},
}));

} // namespace

std::span<const Word> analysisHelpWords() {
    return words;
}

} // namespace damscope::tables
