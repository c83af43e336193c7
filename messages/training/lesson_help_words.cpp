// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the commands that play out, print and report what is trained.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope play
    {"play a position out against the engine", "speel een stand uit tegen de engine",
     "jouer une position jusqu'au bout contre le moteur", "доиграть позицию против движка",
     "jogar uma posição até o fim contra o motor"},
    {"Plays a game in the terminal from an exercise, a position of a game, a FEN or the start. You "
     "answer with moves; d claims or offers a draw, b takes a move back, r resigns, q leaves "
     "without a result. Where endgame tables know the position, the engine plays perfectly at "
     "every strength: it keeps the result, and loses as late as it can. Afterwards the shortest "
     "win is shown, if the ending was won. A finished game is stored in the collection of games "
     "against the engine.",
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
     "результата. Где позицию знают таблицы окончаний, движок при любой силе играет безошибочно: "
     "сохраняет результат и проигрывает как можно позже. После партии показан кратчайший выигрыш, "
     "если он был. Законченная партия сохраняется в подборке партий с движком.",
     "Joga uma partida no terminal a partir de um exercício, de uma posição de uma partida, de um "
     "FEN ou do início. Você responde com lances; d reclama ou propõe empate, b volta um lance, r "
     "abandona, q sai sem resultado. Onde as tabelas de finais conhecem a posição, o motor joga "
     "perfeitamente com qualquer força: mantém o resultado e perde o mais tarde possível. Depois "
     "mostra-se a vitória mais curta, se o final estava ganho. Uma partida terminada é guardada na "
     "coleção de partidas contra o motor."},
    {"damscope play --strength 3\n"
     "    a game from the start, against a weak engine\n"
     "damscope play 1 --move 10w --as black\n"
     "    continues with Black after White's 10th move of game 1\n"
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
     "    для программ, которые пишут в каждой строке ход, draw, back, resign или quit",
     "damscope play --strength 3\n"
     "    uma partida desde o início, contra um motor fraco\n"
     "damscope play 1 --move 10w --as black\n"
     "    continua de pretas depois do 10.º lance das brancas da partida 1\n"
     "echo q | damscope play --fen \"W:W27,38:B8\" --json\n"
     "    é para programas, que escrevem em cada linha um lance, draw, back, resign ou quit"},
    {"an exercise, by its name in `damscope exercises --json`, or the number of a game; else the "
     "start of a game",
     "een oefening, met haar naam in `damscope exercises --json`, of het nummer van een partij; "
     "anders de beginstand",
     "un exercice, par son nom dans `damscope exercises --json`, ou le numéro d'une partie ; sinon "
     "le début d'une partie",
     "упражнение, по его имени в `damscope exercises --json`, или номер партии; иначе начало "
     "партии",
     "um exercício, pelo seu nome em `damscope exercises --json`, ou o número de uma partida; "
     "senão, o início de uma partida"},
    {"the position after N moves of one side; else the last one",
     "de stand na N zetten van één kant; anders de laatste",
     "la position après N coups d'un camp ; sinon la dernière",
     "позиция после N ходов одной стороны; иначе последняя",
     "a posição depois de N lances de um lado; senão, a última"},
    {"the position after this move: 39w is White's 39th, 39b Black's, 39 the position after both",
     "de stand na deze zet: 39w is wits 39e, 39b die van zwart, 39 die van beiden",
     "la position après ce coup : 39w est le 39e des blancs, 39b celui des noirs, 39 celui des "
     "deux",
     "позиция после этого хода: 39w — 39-й ход белых, 39b — чёрных, 39 — обоих",
     "a posição depois deste lance: 39w é o 39.º das brancas, 39b o das pretas, 39 o de ambos"},
    {"the position to play from", "de stand om uit te spelen", "la position à jouer",
     "позиция, из которой играть", "a posição a partir da qual jogar"},
    {"of --fen or of the game; else international",
     "van --fen of van de partij; anders international",
     "de --fen ou de la partie ; sinon international", "для --fen или партии; иначе international",
     "a de --fen ou da partida; senão, international"},
    {"your side: white or black; else the one to move",
     "uw kleur: white of black; anders wie aan zet is",
     "votre camp : white ou black ; sinon celui qui a le trait",
     "ваша сторона: white или black; иначе та, чей ход",
     "o seu lado: white (brancas) ou black (pretas); senão, o que tem a vez"},
    {"of the engine, 1 to 10; 5 if not set. 1 overlooks a man now and then, 10 thinks for five "
     "seconds a move",
     "van de engine, 1 tot 10; anders 5. 1 ziet soms een schijf over het hoofd, 10 denkt vijf "
     "seconden per zet",
     "du moteur, de 1 à 10 ; sinon 5. 1 oublie parfois un pion, 10 réfléchit cinq secondes par "
     "coup",
     "движка, от 1 до 10; если не задано, 5. 1 иногда просматривает шашку, 10 думает пять секунд "
     "над ходом",
     "do motor, de 1 a 10; se não for dado, 5. 1 esquece uma pedra de vez em quando, 10 pensa "
     "cinco segundos por lance"},
    {"who you are, in the game that is stored", "wie u bent, in de partij die bewaard wordt",
     "qui vous êtes, dans la partie enregistrée", "кто вы, для сохраняемой партии",
     "quem é você, na partida que é guardada"},
    {"the same seed and the same moves give the same game",
     "hetzelfde getal en dezelfde zetten geven dezelfde partij",
     "la même graine et les mêmes coups donnent la même partie",
     "то же число и те же ходы дают ту же партию",
     "a mesma semente e os mesmos lances dão a mesma partida"},
    // damscope sheet
    {"print exercises with their solutions", "druk oefeningen af met hun oplossingen",
     "imprimer des exercices avec leurs solutions", "напечатать упражнения с решениями",
     "imprimir exercícios com as soluções"},
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
     "на последней странице. Для PDF нужна библиотека, рисующая картинки, для HTML — нет.",
     "Escreve exercícios em páginas A4: diagramas com quem joga e uma linha para a resposta, e as "
     "soluções na última página. PDF precisa da biblioteca que desenha imagens, HTML não."},
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
     "    записывает их для браузера, по четыре на странице",
     "damscope exercises make --kind missed-shot --limit 12 && damscope sheet -o lesson.pdf\n"
     "    imprime doze combinações\n"
     "damscope sheet --deck missed-shot --per-page 4 -o lesson.html\n"
     "    escreve-as para um navegador, quatro por página"},
    {"at most N exercises; 24 if not set", "hoogstens N oefeningen; anders 24",
     "au plus N exercices ; sinon 24", "не более N упражнений; если не задано, 24",
     "no máximo N exercícios; se não for dado, 24"},
    {"diagrams on a page; 6 if not set", "diagrammen op een pagina; anders 6",
     "diagrammes par page ; sinon 6", "диаграмм на странице; если не задано, 6",
     "diagramas por página; se não for dado, 6"},
    {"output file: .pdf or .html", "uitvoerbestand: .pdf of .html",
     "fichier de sortie : .pdf ou .html", "файл вывода: .pdf или .html",
     "arquivo de saída: .pdf ou .html"},
    {"pdf or html; else by the file's name", "pdf of html; anders naar de naam van het bestand",
     "pdf ou html ; sinon d'après le nom du fichier", "pdf или html; иначе по имени файла",
     "pdf ou html; senão, pelo nome do arquivo"},
    // damscope coach
    {"report what the players of a club miss", "meld wat de spelers van een club missen",
     "rapporter ce que manquent les joueurs d'un club", "что упускают игроки клуба",
     "mostrar o que escapa aos jogadores de um clube"},
    {"Reports for each player of a club the combinations missed and allowed, by name, against the "
     "other players; three typical positions, and how it was before. What a player misses more "
     "often than chance explains is marked. Games that were searched with 'damscope index --shots' "
     "take little time. docs/training.md says how it counts.",
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
     "Как считается, сказано в docs/training.md.",
     "Mostra para cada jogador de um clube as combinações perdidas e permitidas, por nome, em "
     "comparação com os outros jogadores; três posições típicas, e como era antes. Marca-se o que "
     "um jogador perde mais vezes do que o acaso explica. Partidas examinadas com 'damscope index "
     "--shots' levam pouco tempo. docs/training.md diz como se conta."},
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
     "    записывает страницу для каждого и одну для тренера",
     "printf 'Jansen, Floris\\n李明\\n' > club.txt; damscope coach --players club.txt\n"
     "    relata sobre dois jogadores\n"
     "damscope coach --players club.txt --since 2023 --folder lessons --pdf\n"
     "    escreve uma página para cada um e uma para o treinador"},
    {"names of the players of the club, one per line",
     "namen van de spelers van de club, één per regel", "noms des joueurs du club, un par ligne",
     "имена игроков клуба, по одному в строке", "nomes dos jogadores do clube, um por linha"},
    {"the day of the last report: games from then on; earlier ones show the progress",
     "de dag van het vorige verslag: partijen vanaf dan; eerdere tonen de vooruitgang",
     "le jour du dernier rapport : parties à partir de là ; les précédentes montrent les progrès",
     "день прошлого отчёта: партии с него; более ранние показывают прогресс",
     "o dia do último relatório: partidas a partir dele; as anteriores mostram o progresso"},
    {"write a page for each player and trainer.html there, to print",
     "schrijf daar een pagina voor elke speler en trainer.html, om af te drukken",
     "y écrire une page pour chaque joueur et trainer.html, à imprimer",
     "записать туда страницу для каждого игрока и trainer.html, для печати",
     "escrever lá uma página para cada jogador e trainer.html, para imprimir"},
    {"with --folder: PDF files, trainer.pdf", "met --folder: PDF-bestanden, trainer.pdf",
     "avec --folder : fichiers PDF, trainer.pdf", "с --folder: файлы PDF, trainer.pdf",
     "com --folder: arquivos PDF, trainer.pdf"},
}));

} // namespace

std::span<const Word> lessonHelpWords() {
    return words;
}

} // namespace damscope::tables
