// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. How a database is kept in order.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope check
    {"check only the file and the checksums; do not replay the games",
     "controleer alleen het bestand en de controlesommen; speel de partijen niet na",
     "contrôler seulement le fichier et les sommes de contrôle ; ne pas rejouer les parties",
     "проверить только файл и контрольные суммы; не переигрывать партии",
     "verificar só o arquivo e as somas de verificação; não rejogar as partidas"},
    {"check the database for damage", "controleer de database op schade",
     "contrôler si la base est endommagée", "проверить, не повреждена ли база",
     "verificar se a base de dados está danificada"},
    {"Checks the file, the checksum of every game, and the position index, and replays every game "
     "by the rules. Changes nothing; reports what is damaged, what can be saved, and how. Exit "
     "status 1 means that something is wrong.",
     "Controleert het bestand, de controlesom van elke partij en de positie-index, en speelt elke "
     "partij volgens de regels na. Wijzigt niets; meldt wat beschadigd is, wat te redden is, en "
     "hoe. Eindstatus 1 betekent dat er iets mis is.",
     "Contrôle le fichier, la somme de contrôle de chaque partie et l'index des positions, et "
     "rejoue chaque partie selon les règles. Ne change rien ; dit ce qui est endommagé, ce qui "
     "peut être sauvé, et comment. Le code de fin 1 signifie que quelque chose ne va pas.",
     "Проверяет файл, контрольную сумму каждой партии и индекс позиций и переигрывает каждую "
     "партию по правилам. Ничего не меняет; сообщает, что повреждено, что можно спасти и как. Код "
     "завершения 1 означает, что что-то не так.",
     "Verifica o arquivo, a soma de verificação de cada partida e o índice de posições, e rejoga "
     "cada partida pelas regras. Não muda nada; diz o que está danificado, o que pode ser salvo e "
     "como. O código de saída 1 significa que algo está errado."},
    {"damscope check\n"
     "    prints \"sound\" and the number of games, or what is wrong",
     "damscope check\n"
     "    toont \"sound\" en het aantal partijen, of wat er mis is",
     "damscope check\n"
     "    affiche \"sound\" et le nombre de parties, ou ce qui ne va pas",
     "damscope check\n"
     "    выводит \"sound\" и число партий или что не так",
     "damscope check\n"
     "    mostra \"sound\" e o número de partidas, ou o que está errado"},
    // damscope recover
    {"output file, as PDN; - is standard output", "uitvoerbestand, als PDN; - is standaarduitvoer",
     "fichier de sortie, en PDN ; - est la sortie standard",
     "файл вывода в PDN; - — стандартный вывод", "arquivo de saída, em PDN; - é a saída padrão"},
    {"save the games of a damaged database as PDN",
     "red de partijen van een beschadigde database als PDN",
     "sauver en PDN les parties d'une base endommagée", "спасти партии повреждённой базы в PDN",
     "salvar em PDN as partidas de uma base de dados danificada"},
    {"Reads the database file page by page, whatever is damaged, and writes every game that is "
     "left: games that match their checksums, and games of which at least the moves can be read. "
     "Reports what is lost. The database itself is not changed; keep it until you have looked at "
     "the result. No program may write to the database meanwhile.",
     "Leest het databasebestand pagina voor pagina, wat er ook beschadigd is, en schrijft elke "
     "partij die over is: partijen die met hun controlesom kloppen en partijen waarvan minstens de "
     "zetten te lezen zijn. Meldt wat verloren is. De database zelf verandert niet; bewaar haar "
     "tot u het resultaat hebt bekeken. Intussen mag geen programma naar de database schrijven.",
     "Lit le fichier de la base page par page, quels que soient les dommages, et écrit chaque "
     "partie qui reste : celles qui concordent avec leur somme de contrôle, et celles dont on peut "
     "lire au moins les coups. Dit ce qui est perdu. La base elle-même n'est pas changée ; "
     "gardez-la jusqu'à ce que vous ayez vu le résultat. Aucun programme ne doit écrire dans la "
     "base pendant ce temps.",
     "Читает файл базы страница за страницей, что бы ни было повреждено, и записывает все "
     "уцелевшие партии: совпадающие со своей контрольной суммой и те, где читаются хотя бы ходы. "
     "Сообщает, что потеряно. Сама база не меняется; храните её, пока не посмотрите результат. В "
     "это время ни одна программа не должна писать в базу.",
     "Lê o arquivo da base de dados página por página, esteja o que estiver danificado, e escreve "
     "todas as partidas que restam: as que conferem com a soma de verificação e as de que se podem "
     "ler pelo menos os lances. Diz o que se perdeu. A base de dados em si não muda; guarde-a até "
     "ter visto o resultado. Entretanto nenhum programa pode escrever nela."},
    {"damscope recover -o saved.pdn\n"
     "    writes all games that can be read\n"
     "damscope import --db new.db saved.pdn\n"
     "    makes a new database from them",
     "damscope recover -o saved.pdn\n"
     "    schrijft alle partijen die te lezen zijn\n"
     "damscope import --db new.db saved.pdn\n"
     "    maakt er een nieuwe database van",
     "damscope recover -o saved.pdn\n"
     "    écrit toutes les parties lisibles\n"
     "damscope import --db new.db saved.pdn\n"
     "    en fait une nouvelle base",
     "damscope recover -o saved.pdn\n"
     "    записывает все читаемые партии\n"
     "damscope import --db new.db saved.pdn\n"
     "    делает из них новую базу",
     "damscope recover -o saved.pdn\n"
     "    escreve todas as partidas que podem ser lidas\n"
     "damscope import --db new.db saved.pdn\n"
     "    faz delas uma nova base de dados"},
    // damscope backup
    {"output file; a complete database", "uitvoerbestand; een volledige database",
     "fichier de sortie ; une base complète", "файл вывода; полная база",
     "arquivo de saída; uma base de dados completa"},
    {"replace FILE if it exists; a database only if it is an earlier copy of the same database",
     "vervang FILE als het bestaat; een database alleen als het een eerdere kopie van dezelfde "
     "database is",
     "remplacer FILE s'il existe ; une base seulement si c'est une copie antérieure de la même "
     "base",
     "заменить FILE, если он есть; базу — только если это прежняя копия той же базы",
     "substituir FILE se existir; uma base de dados só se for uma cópia anterior da mesma base de "
     "dados"},
    {"do not replace FILE if it exists (the default)",
     "vervang FILE niet als het bestaat (als niets is opgegeven)",
     "ne pas remplacer FILE s'il existe (par défaut)",
     "не заменять FILE, если он есть (по умолчанию)",
     "não substituir FILE se existir (se nada for dado)"},
    {"copy the database, also while it is in use",
     "kopieer de database, ook terwijl ze in gebruik is",
     "copier la base, même pendant qu'elle est utilisée",
     "скопировать базу, даже если она используется", "copiar a base de dados, mesmo em uso"},
    {"The copy is a database in one file, as the database was when the command began; imports may "
     "run meanwhile. It appears complete or not at all. Copying the file by other means while a "
     "program writes to it gives a damaged copy.",
     "De kopie is een database in één bestand, zoals de database was toen de opdracht begon; er "
     "mag intussen geïmporteerd worden. Ze verschijnt volledig of helemaal niet. Wie het bestand "
     "op een andere manier kopieert terwijl een programma naar de database schrijft, krijgt een "
     "beschadigde kopie.",
     "La copie est une base en un seul fichier, telle qu'elle était au début de la commande ; des "
     "importations peuvent se faire pendant ce temps. Elle apparaît complète ou pas du tout. "
     "Copier le fichier par d'autres moyens pendant qu'un programme écrit dans la base donne une "
     "copie endommagée.",
     "Копия — база в одном файле, какой она была в начале команды; в это время можно "
     "импортировать. Она появляется целиком или не появляется вовсе. Копирование файла иным "
     "способом, пока программа пишет в базу, даёт повреждённую копию.",
     "A cópia é uma base de dados num só arquivo, como ela estava quando o comando começou; "
     "entretanto podem decorrer importações. Aparece completa ou não aparece. Copiar o arquivo por "
     "outros meios enquanto um programa escreve na base de dados dá uma cópia danificada."},
    {"damscope backup games-2024.db\n"
     "    copies the whole database\n"
     "damscope games --db games-2024.db\n"
     "    lists the games of the copy",
     "damscope backup games-2024.db\n"
     "    kopieert de hele database\n"
     "damscope games --db games-2024.db\n"
     "    toont de partijen van de kopie",
     "damscope backup games-2024.db\n"
     "    copie toute la base\n"
     "damscope games --db games-2024.db\n"
     "    liste les parties de la copie",
     "damscope backup games-2024.db\n"
     "    копирует всю базу\n"
     "damscope games --db games-2024.db\n"
     "    перечисляет партии копии",
     "damscope backup games-2024.db\n"
     "    copia toda a base de dados\n"
     "damscope games --db games-2024.db\n"
     "    lista as partidas da cópia"},
    // damscope restore
    {"a copy of the database, as backup makes it",
     "een kopie van de database, zoals backup die maakt",
     "une copie de la base, comme en fait backup", "копия базы, какую делает backup",
     "uma cópia da base de dados, como a que backup faz"},
    {"put a copy of the database in its place", "zet een kopie van de database op haar plaats",
     "mettre une copie de la base à sa place", "поставить копию базы на её место",
     "pôr uma cópia da base de dados no lugar dela"},
    {"Checks the copy and puts its contents in the place of the database, which no other program "
     "may have open. What the database was before is kept beside it, as NAME-before-restore.db. "
     "Copying a file over a database by other means mixes it with the log that may lie beside it.",
     "Controleert de kopie en zet de inhoud ervan op de plaats van de database, die geen ander "
     "programma open mag hebben. Wat de database daarvoor was, blijft ernaast staan als "
     "NAME-before-restore.db. Wie een bestand op een andere manier over een database kopieert, "
     "vermengt het met het logboek dat er misschien naast ligt.",
     "Vérifie la copie et met son contenu à la place de la base, qu'aucun autre programme ne doit "
     "avoir ouverte. Ce que la base était avant reste à côté, sous le nom NAME-before-restore.db. "
     "Copier un fichier sur une base par d'autres moyens le mêle au journal qui se trouve "
     "peut-être à côté.",
     "Проверяет копию и ставит её содержимое на место базы, которую никакая другая программа не "
     "должна держать открытой. Прежнее содержимое базы остаётся рядом как NAME-before-restore.db. "
     "Если скопировать файл поверх базы иначе, он смешается с журналом, который может лежать "
     "рядом.",
     "Verifica a cópia e põe o seu conteúdo no lugar da base de dados, que nenhum outro programa "
     "pode ter aberta. O que a base de dados era antes fica ao lado, como NAME-before-restore.db. "
     "Copiar um arquivo sobre uma base de dados por outros meios mistura-o com o registro que "
     "talvez esteja ao lado."},
    {"damscope restore games-2024.db\n"
     "    the database is as it was when this copy was made",
     "damscope restore games-2024.db\n"
     "    de database is weer zoals toen deze kopie werd gemaakt",
     "damscope restore games-2024.db\n"
     "    la base est comme elle était quand cette copie a été faite",
     "damscope restore games-2024.db\n"
     "    база снова такая, как при создании этой копии",
     "damscope restore games-2024.db\n"
     "    a base de dados volta a ser como era quando esta cópia foi feita"},
    // damscope index
    {"discard the index and rebuild it from the games",
     "gooi de index weg en maak hem opnieuw uit de partijen",
     "jeter l'index et le reconstruire à partir des parties",
     "отбросить индекс и построить его заново по партиям",
     "descartar o índice e reconstruí-lo a partir das partidas"},
    {"search new games for combinations and structures instead, for --shot and --structure of "
     "other commands",
     "doorzoek in plaats daarvan de nieuwe partijen op combinaties en structuren, voor --shot en "
     "--structure van andere opdrachten",
     "chercher plutôt les combinaisons et structures des nouvelles parties, pour --shot et "
     "--structure d'autres commandes",
     "вместо этого искать комбинации и структуры в новых партиях, для --shot и --structure других "
     "команд",
     "em vez disso, procurar combinações e estruturas nas partidas novas, para --shot e "
     "--structure de outros comandos"},
    {"complete the position index", "maak de positie-index volledig",
     "compléter l'index des positions", "дополнить индекс позиций",
     "completar o índice de posições"},
    {"Adds games that were imported with --no-index, merges the segments of the index for fast "
     "searches, and updates the opening names of games if this version of the program has other "
     "names.",
     "Voegt partijen toe die met --no-index zijn geïmporteerd, voegt de delen van de index samen "
     "zodat zoeken snel gaat, en werkt de openingsnamen van partijen bij als deze versie van het "
     "programma andere namen heeft.",
     "Ajoute les parties importées avec --no-index, fusionne les segments de l'index pour des "
     "recherches rapides, et met à jour les noms d'ouverture des parties si cette version du "
     "programme en a d'autres.",
     "Добавляет партии, импортированные с --no-index, сливает части индекса для быстрого поиска и "
     "обновляет названия дебютов партий, если в этой версии программы другие названия.",
     "Acrescenta partidas importadas com --no-index, junta os segmentos do índice para buscas "
     "rápidas e atualiza os nomes de abertura das partidas se esta versão do programa tem outros "
     "nomes."},
    {"damscope index --rebuild\n"
     "    rebuilds the index from the games\n"
     "damscope import --no-index samples/international.pdn --db new.db\n"
     "    imports faster\n"
     "damscope index --db new.db\n"
     "    brings the index of that database up to date\n"
     "damscope index --shots\n"
     "    finds what --shot, --missed-shot and --structure ask for",
     "damscope index --rebuild\n"
     "    maakt de index opnieuw uit de partijen\n"
     "damscope import --no-index samples/international.pdn --db new.db\n"
     "    importeert sneller\n"
     "damscope index --db new.db\n"
     "    werkt de index van die database bij\n"
     "damscope index --shots\n"
     "    vindt waar --shot, --missed-shot en --structure om vragen",
     "damscope index --rebuild\n"
     "    reconstruit l'index à partir des parties\n"
     "damscope import --no-index samples/international.pdn --db new.db\n"
     "    importe plus vite\n"
     "damscope index --db new.db\n"
     "    met à jour l'index de cette base\n"
     "damscope index --shots\n"
     "    trouve ce que demandent --shot, --missed-shot et --structure",
     "damscope index --rebuild\n"
     "    строит индекс заново по партиям\n"
     "damscope import --no-index samples/international.pdn --db new.db\n"
     "    импортирует быстрее\n"
     "damscope index --db new.db\n"
     "    обновляет индекс этой базы\n"
     "damscope index --shots\n"
     "    находит то, что запрашивают --shot, --missed-shot и --structure",
     "damscope index --rebuild\n"
     "    reconstrói o índice a partir das partidas\n"
     "damscope import --no-index samples/international.pdn --db new.db\n"
     "    importa mais depressa\n"
     "damscope index --db new.db\n"
     "    atualiza o índice dessa base de dados\n"
     "damscope index --shots\n"
     "    encontra o que --shot, --missed-shot e --structure pedem"},
    // damscope repair
    {"change the games; without it they are only listed",
     "wijzig de partijen; zonder deze optie worden ze alleen getoond",
     "modifier les parties ; sinon elles sont seulement listées",
     "изменить партии; иначе они только перечисляются",
     "mudar as partidas; sem isso, são apenas listadas"},
    {"restore repaired games to the original text",
     "zet verbeterde partijen terug op de oorspronkelijke tekst",
     "rendre aux parties corrigées leur texte d'origine",
     "вернуть исправленным партиям исходный текст",
     "restaurar o texto original das partidas corrigidas"},
    {"with --apply: also change games whose proposal is not certain",
     "met --apply: wijzig ook partijen waarvan het voorstel niet zeker is",
     "avec --apply : modifier aussi les parties dont la proposition n'est pas certaine",
     "с --apply: изменить и партии, где предложение не наверняка",
     "com --apply: mudar também partidas cuja proposta não é certa"},
    {"instead of moves, repair recorded results that the last position refutes: certain by the "
     "board, proposed by an endgame table",
     "verbeter in plaats van zetten genoteerde uitslagen die de laatste stand weerlegt: zeker door "
     "het bord, voorgesteld door een eindspeltabel",
     "au lieu des coups, corriger les résultats notés que la dernière position réfute : certains "
     "par le damier, proposés par une table de finales",
     "вместо ходов исправлять записанные результаты, которые опровергает последняя позиция: "
     "наверняка — по доске, предположительно — по таблице окончаний",
     "em vez de lances, corrigir resultados registrados que a última posição refuta: certos pelo "
     "tabuleiro, propostos por uma tabela de finais"},
    {"correct slips in games with illegal moves",
     "verbeter vergissingen in partijen met ongeldige zetten",
     "corriger les lapsus des parties à coups irréguliers",
     "исправить описки в партиях с неправильными ходами",
     "corrigir deslizes em partidas com lances ilegais"},
    {"Examines the stored games that are not legal to the end. If exactly one slip, such as a "
     "wrong digit or a missing or repeated move, explains the illegal move, the game can be "
     "repaired; a remark on the move then shows what was written, also in an export. Nothing is "
     "changed without --apply, and --undo --apply reverts repairs. damscope import --repair does "
     "the same during import.",
     "Onderzoekt de opgeslagen partijen die niet tot het einde geldig zijn. Als precies één "
     "vergissing, zoals een verkeerd cijfer of een ontbrekende of herhaalde zet, de ongeldige zet "
     "verklaart, kan de partij verbeterd worden; een opmerking bij de zet zegt dan wat er stond, "
     "ook in een export. Zonder --apply verandert er niets, en --undo --apply draait verbeteringen "
     "terug. damscope import --repair doet hetzelfde bij het importeren.",
     "Examine les parties enregistrées qui ne sont pas régulières jusqu'au bout. Si un seul "
     "lapsus, comme un chiffre faux ou un coup manquant ou répété, explique le coup irrégulier, la "
     "partie peut être corrigée ; une remarque au coup dit alors ce qui était écrit, aussi dans un "
     "export. Rien ne change sans --apply, et --undo --apply annule les corrections. damscope "
     "import --repair fait de même à l'importation.",
     "Изучает сохранённые партии, где не все ходы правильны. Если неправильный ход объясняет ровно "
     "одна описка — неверная цифра, пропущенный или повторённый ход, — партию можно исправить; "
     "тогда примечание к ходу сообщает, что было написано, и в экспорте тоже. Без --apply ничего "
     "не меняется, --undo --apply отменяет исправления. damscope import --repair делает то же при "
     "импорте.",
     "Examina as partidas guardadas que não são legais até o fim. Se exatamente um deslize, como "
     "um algarismo errado ou um lance que falta ou se repete, explica o lance ilegal, a partida "
     "pode ser corrigida; uma observação no lance mostra então o que estava escrito, também numa "
     "exportação. Nada muda sem --apply, e --undo --apply desfaz as correções. damscope import "
     "--repair faz o mesmo durante a importação."},
    {"damscope repair\n"
     "    lists possible and proposed repairs\n"
     "damscope repair --apply --source illegal-move.pdn\n"
     "    repairs the games of a file\n"
     "damscope repair --undo --apply --source illegal-move.pdn\n"
     "    reverts that",
     "damscope repair\n"
     "    toont mogelijke en voorgestelde verbeteringen\n"
     "damscope repair --apply --source illegal-move.pdn\n"
     "    verbetert de partijen van een bestand\n"
     "damscope repair --undo --apply --source illegal-move.pdn\n"
     "    draait dat terug",
     "damscope repair\n"
     "    liste les corrections possibles et proposées\n"
     "damscope repair --apply --source illegal-move.pdn\n"
     "    corrige les parties d'un fichier\n"
     "damscope repair --undo --apply --source illegal-move.pdn\n"
     "    l'annule",
     "damscope repair\n"
     "    перечисляет возможные и предлагаемые исправления\n"
     "damscope repair --apply --source illegal-move.pdn\n"
     "    исправляет партии файла\n"
     "damscope repair --undo --apply --source illegal-move.pdn\n"
     "    отменяет это",
     "damscope repair\n"
     "    lista correções possíveis e propostas\n"
     "damscope repair --apply --source illegal-move.pdn\n"
     "    corrige as partidas de um arquivo\n"
     "damscope repair --undo --apply --source illegal-move.pdn\n"
     "    desfaz isso"},
}));

} // namespace

std::span<const Word> storeHelpWords() {
    return words;
}

} // namespace damscope::tables
