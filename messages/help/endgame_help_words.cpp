// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. Endgame tables and the rules.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope endgame
    {"build, verify, info or probe", "build, verify, info of probe", "build, verify, info ou probe",
     "build, verify, info или probe", "build, verify, info ou probe"},
    {"the game; info shows all without it", "het spel; info toont zonder deze optie alle",
     "le jeu ; sans cette option info les montre tous", "вид шашек; без него info показывает все",
     "o jogo; sem isso, info mostra todos"},
    {"build, verify: threads to use; one per core if not set",
     "build, verify: te gebruiken threads; anders één per kern",
     "build, verify : fils d'exécution à utiliser ; sinon un par cœur",
     "build, verify: сколько потоков использовать; иначе по одному на ядро",
     "build, verify: threads a usar; se não for dado, uma por núcleo"},
    {"where the tables are; else $DAMSCOPE_ENDGAMES, else $XDG_DATA_HOME/damscope/endgame",
     "waar de tabellen zijn; anders $DAMSCOPE_ENDGAMES, anders $XDG_DATA_HOME/damscope/endgame",
     "où sont les tables ; sinon $DAMSCOPE_ENDGAMES, sinon $XDG_DATA_HOME/damscope/endgame",
     "где лежат таблицы; иначе $DAMSCOPE_ENDGAMES, иначе $XDG_DATA_HOME/damscope/endgame",
     "onde estão as tabelas; senão $DAMSCOPE_ENDGAMES, senão $XDG_DATA_HOME/damscope/endgame"},
    {"probe: the position, squares as numbers: W:WK5,K22:BK47",
     "probe: de stand, velden als getallen: W:WK5,K22:BK47",
     "probe : la position, les cases en nombres : W:WK5,K22:BK47",
     "probe: позиция, поля числами: W:WK5,K22:BK47",
     "probe: a posição, casas como números: W:WK5,K22:BK47"},
    {"verify: check every position", "verify: controleer elke stand",
     "verify : contrôler chaque position", "verify: проверить каждую позицию",
     "verify: verificar todas as posições"},
    {"tables with the result of every position with few pieces",
     "tabellen met de uitslag van elke stand met weinig stukken",
     "tables avec le résultat de chaque position à peu de pièces",
     "таблицы с результатом каждой позиции с малым числом шашек",
     "tabelas com o resultado de cada posição com poucas peças"},
    {"build computes which positions with few pieces are won, drawn and lost, from the rules "
     "alone, and saves the results in files; eval, analyse, hub and match then use them. Ctrl-C "
     "keeps the tables that are done; the same command builds the rest. Draw rules (25 moves, 16 "
     "moves, repetition) are not in the tables.\n"
     "A table is named by the men of White and Black and the kings of White and Black, White to "
     "move: 0021 is two kings against one.",
     "build berekent uit de spelregels alleen welke standen met weinig stukken gewonnen, remise en "
     "verloren zijn, en bewaart de uitslagen in bestanden; eval, analyse, hub en match gebruiken "
     "ze daarna. Ctrl-C bewaart de tabellen die klaar zijn; dezelfde opdracht maakt de rest. "
     "Remiseregels (25 zetten, 16 zetten, herhaling) zitten niet in de tabellen.\n"
     "Een tabel heet naar de schijven van wit en zwart en de dammen van wit en zwart, met wit aan "
     "zet: 0021 is twee dammen tegen één.",
     "build calcule, par les seules règles, quelles positions à peu de pièces sont gagnées, nulles "
     "ou perdues, et enregistre les résultats dans des fichiers ; eval, analyse, hub et match les "
     "utilisent ensuite. Ctrl-C garde les tables finies ; la même commande construit le reste. Les "
     "règles de nulle (25 coups, 16 coups, répétition) ne sont pas dans les tables.\n"
     "Une table est nommée d'après les pions des Blancs et des Noirs, puis les dames des Blancs et "
     "des Noirs, les Blancs au trait : 0021 est deux dames contre une.",
     "build вычисляет по одним правилам, какие позиции с малым числом шашек выиграны, ничейны и "
     "проиграны, и сохраняет результаты в файлы; затем их используют eval, analyse, hub и match. "
     "Ctrl-C сохраняет готовые таблицы; та же команда строит остальные. Правил ничьей (25 ходов, "
     "16 ходов, повторение) в таблицах нет.\n"
     "Таблица названа по простым белых и чёрных и дамкам белых и чёрных, ход белых: 0021 — две "
     "дамки против одной.",
     "build calcula, só pelas regras, que posições com poucas peças estão ganhas, empatadas e "
     "perdidas, e guarda os resultados em arquivos; eval, analyse, hub e match usam-nos depois. "
     "Ctrl-C guarda as tabelas prontas; o mesmo comando constrói o resto. As regras de empate (25 "
     "lances, 16 lances, repetição) não estão nas tabelas.\n"
     "Uma tabela tem o nome das pedras de brancas e pretas e das damas de brancas e pretas, com as "
     "brancas a jogar: 0021 são duas damas contra uma."},
    {"damscope endgame build --variant international --pieces 3\n"
     "    builds the tables of up to 3 pieces, in a second; of 4 in a minute\n"
     "damscope endgame probe --variant international --fen \"W:WK1,K2:BK47\"\n"
     "    says who wins, and what every move leads to\n"
     "damscope endgame verify --variant international --pieces 3 --all\n"
     "    compares every result with the results one move later",
     "damscope endgame build --variant international --pieces 3\n"
     "    maakt de tabellen tot 3 stukken in een seconde; die tot 4 in een minuut\n"
     "damscope endgame probe --variant international --fen \"W:WK1,K2:BK47\"\n"
     "    zegt wie wint en waar elke zet toe leidt\n"
     "damscope endgame verify --variant international --pieces 3 --all\n"
     "    vergelijkt elke uitslag met de uitslagen één zet later",
     "damscope endgame build --variant international --pieces 3\n"
     "    construit en une seconde les tables jusqu'à 3 pièces ; jusqu'à 4 en une minute\n"
     "damscope endgame probe --variant international --fen \"W:WK1,K2:BK47\"\n"
     "    dit qui gagne, et où mène chaque coup\n"
     "damscope endgame verify --variant international --pieces 3 --all\n"
     "    compare chaque résultat à ceux d'un coup plus loin",
     "damscope endgame build --variant international --pieces 3\n"
     "    строит таблицы до 3 шашек за секунду; до 4 — за минуту\n"
     "damscope endgame probe --variant international --fen \"W:WK1,K2:BK47\"\n"
     "    говорит, кто выигрывает и к чему ведёт каждый ход\n"
     "damscope endgame verify --variant international --pieces 3 --all\n"
     "    сравнивает каждый результат с результатами на ход позже",
     "damscope endgame build --variant international --pieces 3\n"
     "    constrói as tabelas de até 3 peças, num segundo; de 4, num minuto\n"
     "damscope endgame probe --variant international --fen \"W:WK1,K2:BK47\"\n"
     "    diz quem ganha e a que leva cada lance\n"
     "damscope endgame verify --variant international --pieces 3 --all\n"
     "    compara cada resultado com os de um lance depois"},
    // damscope rules
    {"name or PDN number; else all variants are listed",
     "naam of PDN-nummer; anders worden alle varianten getoond",
     "nom ou numéro PDN ; sinon toutes les variantes sont listées",
     "название или номер PDN; иначе перечисляются все виды",
     "nome ou número PDN; senão, todas as variantes são listadas"},
    {"print the rules of a variant", "toon de regels van een variant",
     "afficher les règles d'une variante", "вывести правила вида шашек",
     "mostrar as regras de uma variante"},
    {"The text is generated from the data that the moves are checked with. Without VARIANT it "
     "lists names, PDN numbers and titles.",
     "De tekst wordt gemaakt uit de gegevens waarmee de zetten worden gecontroleerd. Zonder "
     "VARIANT een lijst van namen, PDN-nummers en titels.",
     "Le texte est fait à partir des données qui servent à contrôler les coups. Sans VARIANT, "
     "liste les noms, numéros PDN et titres.",
     "Текст строится по данным, которыми проверяются ходы. Без VARIANT перечисляет имена, номера "
     "PDN и названия.",
     "O texto é gerado a partir dos dados com que os lances são verificados. Sem VARIANT, lista "
     "nomes, números PDN e títulos."},
    {"damscope rules\n"
     "    lists the variants\n"
     "damscope rules frisian --language nl\n"
     "    prints the rules of Frisian draughts in Dutch",
     "damscope rules\n"
     "    toont de varianten\n"
     "damscope rules frisian --language nl\n"
     "    toont de regels van Fries dammen in het Nederlands",
     "damscope rules\n"
     "    liste les variantes\n"
     "damscope rules frisian --language nl\n"
     "    affiche les règles du jeu frison en néerlandais",
     "damscope rules\n"
     "    перечисляет виды шашек\n"
     "damscope rules frisian --language nl\n"
     "    выводит правила фризских шашек на нидерландском",
     "damscope rules\n"
     "    lista as variantes\n"
     "damscope rules frisian --language nl\n"
     "    mostra as regras das damas frísias em neerlandês"},
    // damscope moves
    {"list the legal moves of a position", "toon de geldige zetten van een stand",
     "lister les coups réguliers d'une position", "перечислить возможные ходы в позиции",
     "listar os lances legais de uma posição"},
    {"Prints one move per line, as PDN writes it. With --fen - it reads one FEN per line from "
     "standard input and prints one JSON object per line.\n"
     "In FEN and JSON squares are numbers in every variant; moves are in the variant's own "
     "notation.",
     "Toont één zet per regel, zoals PDN hem schrijft. Met --fen - leest het één FEN per regel van "
     "standaardinvoer en schrijft het één JSON-object per regel.\n"
     "In FEN en JSON zijn velden in elke variant getallen; zetten staan in de eigen notatie van de "
     "variant.",
     "Affiche un coup par ligne, comme l'écrit le PDN. Avec --fen - lit un FEN par ligne sur "
     "l'entrée standard et écrit un objet JSON par ligne.\n"
     "En FEN et JSON les cases sont des nombres dans toute variante ; les coups sont dans la "
     "notation propre à la variante.",
     "Выводит по ходу в строке, как их пишет PDN. С --fen - читает по одному FEN в строке из "
     "стандартного ввода и выводит по объекту JSON в строке.\n"
     "В FEN и JSON поля в любом виде — числа; ходы записаны в нотации самого вида.",
     "Mostra um lance por linha, como o PDN o escreve. Com --fen - lê um FEN por linha da entrada "
     "padrão e escreve um objeto JSON por linha.\n"
     "Em FEN e JSON as casas são números em todas as variantes; os lances estão na notação da "
     "própria variante."},
    {"damscope moves --variant international --fen \"W:W28,33:B22,23\"\n"
     "    prints the captures\n"
     "echo W:W9:B14 | damscope moves --variant russian --fen -\n"
     "    lists the moves of many positions",
     "damscope moves --variant international --fen \"W:W28,33:B22,23\"\n"
     "    toont de slagen\n"
     "echo W:W9:B14 | damscope moves --variant russian --fen -\n"
     "    toont de zetten van veel standen",
     "damscope moves --variant international --fen \"W:W28,33:B22,23\"\n"
     "    affiche les prises\n"
     "echo W:W9:B14 | damscope moves --variant russian --fen -\n"
     "    liste les coups de nombreuses positions",
     "damscope moves --variant international --fen \"W:W28,33:B22,23\"\n"
     "    выводит взятия\n"
     "echo W:W9:B14 | damscope moves --variant russian --fen -\n"
     "    перечисляет ходы многих позиций",
     "damscope moves --variant international --fen \"W:W28,33:B22,23\"\n"
     "    mostra as capturas\n"
     "echo W:W9:B14 | damscope moves --variant russian --fen -\n"
     "    lista os lances de muitas posições"},
    // Endgame tables of the engine
    {"do not build missing endgame tables; existing ones are used",
     "maak ontbrekende eindspeltabellen niet; bestaande worden gebruikt",
     "ne pas construire les tables de finales manquantes ; celles qui existent sont utilisées",
     "не строить недостающие таблицы окончаний; имеющиеся используются",
     "não construir as tabelas de finais que faltam; as existentes são usadas"},
    // The engine
    {"the engine: a name from `damscope engines list`, or a command that starts an engine with the "
     "Hub protocol; else Damscope's own",
     "de engine: een naam uit `damscope engines list`, of een opdracht die een engine met het "
     "Hub-protocol start; anders die van Damscope zelf",
     "le moteur : un nom de `damscope engines list`, ou une commande qui lance un moteur au "
     "protocole Hub ; sinon celui de Damscope",
     "движок: имя из `damscope engines list` или команда, запускающая движок с протоколом Hub; "
     "иначе собственный движок Damscope",
     "o motor: um nome de `damscope engines list`, ou um comando que inicia um motor com o "
     "protocolo Hub; senão, o do próprio Damscope"},
    {"transposition table of Damscope's own engine; 64 if not set",
     "transpositietabel van de eigen engine van Damscope; anders 64",
     "table de transposition du moteur de Damscope ; sinon 64",
     "таблица перестановок собственного движка Damscope; если не задано, 64",
     "tabela de transposição do motor do próprio Damscope; se não for dada, 64"},
    // The engine of Damscope
    {"threads of the engine (1)", "threads van de engine (1)", "fils d'exécution du moteur (1)",
     "потоки движка (1)", "threads do motor (1)"},
    {"size of its transposition table (64)", "grootte van de transpositietabel (64)",
     "taille de sa table de transposition (64)", "размер его таблицы перестановок (64)",
     "tamanho da tabela de transposição (64)"},
    {"evaluate with these weights instead of the built-in ones",
     "waardeer met deze gewichten in plaats van de ingebouwde",
     "évaluer avec ces poids au lieu des poids intégrés",
     "оценивать с этими весами вместо встроенных", "avaliar com estes pesos em vez dos internos"},
    {"build: up to this many pieces (4); verify, info: at most this many",
     "build: tot zoveel stukken (4); verify, info: hoogstens zoveel",
     "build : jusqu'à ce nombre de pièces (4) ; verify, info : au plus ce nombre",
     "build: до стольких шашек (4); verify, info: не более стольких",
     "build: até este número de peças (4); verify, info: no máximo este número"},
    {"verify: check about this many positions of each table (100000)",
     "verify: controleer ongeveer zoveel standen van elke tabel (100000)",
     "verify : contrôler environ ce nombre de positions de chaque table (100000)",
     "verify: проверить примерно столько позиций каждой таблицы (100000)",
     "verify: verificar cerca deste número de posições de cada tabela (100000)"},
}));

} // namespace

std::span<const Word> endgameHelpWords() {
    return words;
}

} // namespace damscope::tables
