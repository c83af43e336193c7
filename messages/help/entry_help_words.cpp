// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. How games are entered and corrected, and their sources read
// again.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope new
    {"the moves, as PDN: \"1. 32-28 18-23 2. 38-32 2-0\"",
     "de zetten, als PDN: \"1. 32-28 18-23 2. 38-32 2-0\"",
     "les coups, en PDN : \"1. 32-28 18-23 2. 38-32 2-0\"",
     "ходы в PDN: \"1. 32-28 18-23 2. 38-32 2-0\"",
     "os lances, em PDN: \"1. 32-28 18-23 2. 38-32 2-0\""},
    {"of the game; else international", "van de partij; anders international",
     "de la partie ; sinon international", "партии; иначе international",
     "da partida; senão, international"},
    {"a PDN file with the game, - is standard input",
     "een PDN-bestand met de partij, - is standaardinvoer",
     "un fichier PDN avec la partie, - est l'entrée standard",
     "файл PDN с партией, - — стандартный ввод",
     "um arquivo PDN com a partida, - é a entrada padrão"},
    {"enter a game", "voer een partij in", "saisir une partie", "ввести партию",
     "introduzir uma partida"},
    {"Stores a game that you enter: its moves and tags on the command line, or, without them, in a "
     "form that opens in $VISUAL or $EDITOR. A game with an illegal move is refused with the place "
     "of the fault, and the text is kept. The games are those of the source \"Damscope\".",
     "Slaat een partij op die u invoert: zetten en tags op de opdrachtregel, of, zonder die, in "
     "een formulier dat in $VISUAL of $EDITOR opent. Een partij met een ongeldige zet wordt "
     "geweigerd met de plaats van de fout, en de tekst blijft bewaard. De partijen horen bij de "
     "bron \"Damscope\".",
     "Enregistre une partie que vous saisissez : ses coups et étiquettes sur la ligne de commande "
     "ou, sans eux, dans un formulaire qui s'ouvre dans $VISUAL ou $EDITOR. Une partie avec un "
     "coup irrégulier est refusée avec l'endroit de la faute, et le texte est conservé. Ces "
     "parties sont celles de la source \"Damscope\".",
     "Сохраняет вводимую партию: её ходы и теги в командной строке или, без них, в форме, которая "
     "открывается в $VISUAL или $EDITOR. Партия с неправильным ходом отклоняется с указанием места "
     "ошибки, а текст сохраняется. Эти партии относятся к источнику \"Damscope\".",
     "Guarda uma partida que você introduz: os lances e etiquetas na linha de comando ou, sem "
     "eles, num formulário que abre em $VISUAL ou $EDITOR. Uma partida com um lance ilegal é "
     "recusada com o lugar da falta, e o texto é conservado. As partidas são as da fonte "
     "\"Damscope\"."},
    {"damscope new \"1. 32-28 18-23 2. 38-32 12-18 1-1\" --set White=Jansen --set Black=Visser\n"
     "    enters a game\n"
     "damscope new --variant russian\n"
     "    opens a form in the editor",
     "damscope new \"1. 32-28 18-23 2. 38-32 12-18 1-1\" --set White=Jansen --set Black=Visser\n"
     "    voert een partij in\n"
     "damscope new --variant russian\n"
     "    opent een formulier in de editor",
     "damscope new \"1. 32-28 18-23 2. 38-32 12-18 1-1\" --set White=Jansen --set Black=Visser\n"
     "    saisit une partie\n"
     "damscope new --variant russian\n"
     "    ouvre un formulaire dans l'éditeur",
     "damscope new \"1. 32-28 18-23 2. 38-32 12-18 1-1\" --set White=Jansen --set Black=Visser\n"
     "    вводит партию\n"
     "damscope new --variant russian\n"
     "    открывает форму в редакторе",
     "damscope new \"1. 32-28 18-23 2. 38-32 12-18 1-1\" --set White=Jansen --set Black=Visser\n"
     "    introduz uma partida\n"
     "damscope new --variant russian\n"
     "    abre um formulário no editor"},
    // damscope edit
    {"replace the game by the one in a PDN file, - is standard input",
     "vervang de partij door die in een PDN-bestand, - is standaardinvoer",
     "remplacer la partie par celle d'un fichier PDN, - est l'entrée standard",
     "заменить партию партией из файла PDN, - — стандартный ввод",
     "substituir a partida pela de um arquivo PDN, - é a entrada padrão"},
    {"with --set and --remove: change the games; without it the changes are only listed; with "
     "--undo: although games were deleted, or players decided about, since",
     "met --set en --remove: wijzig de partijen; zonder deze optie worden de wijzigingen alleen "
     "getoond; met --undo: ook als daarna partijen zijn verwijderd of over spelers is beslist",
     "avec --set et --remove : modifier les parties ; sinon les changements sont seulement listés "
     "; "
     "avec --undo : même si depuis des parties ont été supprimées ou des joueurs décidés",
     "с --set и --remove: изменить партии; иначе изменения только перечисляются; с --undo: даже "
     "если потом удалялись партии или решалось об игроках",
     "com --set e --remove: mudar as partidas; sem isso, as mudanças são apenas listadas; com "
     "--undo: mesmo que depois se tenham excluído partidas ou decidido sobre jogadores"},
    {"revert the last edit, or delete the games that 'new' and 'event --enter' have made; the last "
     "twenty can be reverted",
     "draai de laatste bewerking terug, of wis de partijen die 'new' en 'event --enter' hebben "
     "gemaakt; dat kan tot twintig keer",
     "annuler la dernière modification, ou supprimer les parties que 'new' et 'event --enter' ont "
     "créées ; les vingt dernières peuvent l'être",
     "отменить последнюю правку или удалить партии, созданные 'new' и 'event --enter'; отменить "
     "можно последние двадцать",
     "desfazer a última edição, ou excluir as partidas que 'new' e 'event --enter' criaram; podem "
     "ser desfeitas as últimas vinte"},
    {"change the headers of games, or a whole game",
     "wijzig kopregels van partijen of een hele partij",
     "modifier les en-têtes de parties, ou une partie entière",
     "изменить заголовки партий или всю партию",
     "mudar os cabeçalhos de partidas, ou uma partida inteira"},
    {"Sets tags of the games that the filter selects. The changes are listed first; --apply makes "
     "them and --undo reverts them. Without --set the whole game opens as PDN in $VISUAL or "
     "$EDITOR, moves and comments too, and is stored when you leave the editor; if nothing was "
     "changed, nothing is stored, and a text with a new illegal move is refused and kept. Games "
     "keep their numbers, collections and evaluations.",
     "Zet tags van de partijen die het filter kiest. Eerst worden de wijzigingen getoond; --apply "
     "voert ze uit en --undo draait ze terug. Zonder --set opent de hele partij als PDN in $VISUAL "
     "of $EDITOR, ook de zetten en het commentaar, en wordt ze opgeslagen als u de editor verlaat; "
     "is er niets gewijzigd, dan wordt er niets opgeslagen, en een tekst met een nieuwe ongeldige "
     "zet wordt geweigerd en bewaard. Partijen houden hun nummer, verzamelingen en waarderingen.",
     "Met des étiquettes aux parties que choisit le filtre. Les changements sont d'abord listés ; "
     "--apply les fait et --undo les annule. Sans --set la partie entière s'ouvre en PDN dans "
     "$VISUAL ou $EDITOR, coups et commentaires compris, et elle est enregistrée quand vous "
     "quittez l'éditeur ; si rien n'a changé, rien n'est enregistré, et un texte avec un nouveau "
     "coup irrégulier est refusé et conservé. Les parties gardent leurs numéros, collections et "
     "évaluations.",
     "Задаёт теги партий, выбранных фильтром. Сначала изменения перечисляются; --apply выполняет "
     "их, --undo отменяет. Без --set вся партия открывается как PDN в $VISUAL или $EDITOR, с "
     "ходами и комментариями, и сохраняется, когда вы закрываете редактор; если ничего не "
     "изменено, ничего не сохраняется, а текст с новым неправильным ходом отклоняется, но не "
     "теряется. Партии сохраняют номера, подборки и оценки.",
     "Define etiquetas das partidas que o filtro escolhe. Primeiro as mudanças são listadas; "
     "--apply faz as mudanças e --undo as desfaz. Sem --set a partida inteira abre como PDN em "
     "$VISUAL ou $EDITOR, também lances e comentários, e é guardada quando você sai do editor; se "
     "nada mudou, nada é guardado, e um texto com um novo lance ilegal é recusado e conservado. "
     "As partidas mantêm números, coleções e avaliações."},
    {"damscope edit --id 60 --set White=\"Jansen, F.\" --set Date=2023.08.05 --apply\n"
     "    corrects a header\n"
     "damscope edit --source russian.pdn --set Event=\"Кубок клуба\"\n"
     "    lists what would change in the games of a file\n"
     "damscope edit --id 60\n"
     "    edits a game as text\n"
     "damscope edit --undo\n"
     "    reverts the last edit",
     "damscope edit --id 60 --set White=\"Jansen, F.\" --set Date=2023.08.05 --apply\n"
     "    verbetert een kopregel\n"
     "damscope edit --source russian.pdn --set Event=\"Кубок клуба\"\n"
     "    toont wat er in de partijen van een bestand zou veranderen\n"
     "damscope edit --id 60\n"
     "    bewerkt een partij als tekst\n"
     "damscope edit --undo\n"
     "    draait de laatste bewerking terug",
     "damscope edit --id 60 --set White=\"Jansen, F.\" --set Date=2023.08.05 --apply\n"
     "    corrige un en-tête\n"
     "damscope edit --source russian.pdn --set Event=\"Кубок клуба\"\n"
     "    liste ce qui changerait dans les parties d'un fichier\n"
     "damscope edit --id 60\n"
     "    modifie une partie comme texte\n"
     "damscope edit --undo\n"
     "    annule la dernière modification",
     "damscope edit --id 60 --set White=\"Jansen, F.\" --set Date=2023.08.05 --apply\n"
     "    исправляет заголовок\n"
     "damscope edit --source russian.pdn --set Event=\"Кубок клуба\"\n"
     "    показывает, что изменилось бы в партиях файла\n"
     "damscope edit --id 60\n"
     "    правит партию как текст\n"
     "damscope edit --undo\n"
     "    отменяет последнюю правку",
     "damscope edit --id 60 --set White=\"Jansen, F.\" --set Date=2023.08.05 --apply\n"
     "    corrige um cabeçalho\n"
     "damscope edit --source russian.pdn --set Event=\"Кубок клуба\"\n"
     "    lista o que mudaria nas partidas de um arquivo\n"
     "damscope edit --id 60\n"
     "    edita uma partida como texto\n"
     "damscope edit --undo\n"
     "    desfaz a última edição"},
    // damscope sources
    {"its number, or part of its path; else all are listed",
     "het nummer, of een deel van het pad; anders worden ze alle getoond",
     "son numéro, ou une partie de son chemin ; sinon toutes sont listées",
     "его номер или часть пути; иначе перечисляются все",
     "o seu número, ou uma parte do caminho; senão, todas são listadas"},
    {"what was wrong with each, by kind, errors first, with an example",
     "wat er met elke bron mis was, naar soort, fouten eerst, met een voorbeeld",
     "ce qui n'allait pas dans chacune, par genre, les erreurs d'abord, avec un exemple",
     "что было не так в каждом, по видам, сначала ошибки, с примером",
     "o que estava errado em cada uma, por tipo, primeiro os erros, com um exemplo"},
    {"list what was imported", "toon wat geïmporteerd is", "lister ce qui a été importé",
     "перечислить импортированное", "listar o que foi importado"},
    {"Lists the files that games came from: their games, the encoding they were read in and how "
     "sure it is (\"chosen\": by --encoding; \"windows-1257, or ISO-8859-13\": the other one fits "
     "nearly as well), the variant (chosen by --variant, guessed, or as the games say), and the "
     "problems. Games entered in Damscope are those of the source \"Damscope\". A source that was "
     "misread can be read again with damscope reread.",
     "Toont de bestanden waar partijen uit komen: hun partijen, de codering waarin ze gelezen zijn "
     "en hoe zeker die is (\"chosen\": met --encoding gekozen; \"windows-1257, or ISO-8859-13\": "
     "de andere past bijna even goed), de variant (met --variant gekozen, geraden, of zoals de "
     "partijen zeggen) en de problemen. Partijen die in Damscope zijn ingevoerd horen bij de bron "
     "\"Damscope\". Een verkeerd gelezen bron kan met damscope reread opnieuw worden gelezen.",
     "Liste les fichiers d'où viennent les parties : leurs parties, l'encodage dans lequel ils ont "
     "été lus et sa certitude (\"chosen\" : par --encoding ; \"windows-1257, or ISO-8859-13\" : "
     "l'autre convient presque aussi bien), la variante (choisie par --variant, devinée, ou telle "
     "que les parties la disent), et les problèmes. Les parties saisies dans Damscope sont celles "
     "de la source \"Damscope\". Une source mal lue peut être relue avec damscope reread.",
     "Перечисляет файлы, откуда взяты партии: их партии, кодировку, в которой они прочитаны, и "
     "насколько она надёжна (\"chosen\": выбрана --encoding; \"windows-1257, or ISO-8859-13\": "
     "другая подходит почти так же), вид (выбран --variant, угадан или указан в партиях) и "
     "замечания. Партии, введённые в Damscope, относятся к источнику \"Damscope\". Неверно "
     "прочитанный источник можно прочитать снова командой damscope reread.",
     "Lista os arquivos de onde vieram as partidas: as suas partidas, a codificação em que foram "
     "lidos e quão certa ela é (\"chosen\": por --encoding; \"windows-1257, or ISO-8859-13\": a "
     "outra serve quase tão bem), a variante (escolhida por --variant, adivinhada, ou como dizem "
     "as partidas) e os problemas. As partidas introduzidas no Damscope são as da fonte "
     "\"Damscope\". Uma fonte mal lida pode ser relida com damscope reread."},
    {"damscope sources\n"
     "    lists all sources\n"
     "damscope sources broken --problems\n"
     "    shows what was wrong with the files of a folder, by kind\n"
     "damscope games --source english.pdn\n"
     "    lists the games of a source",
     "damscope sources\n"
     "    toont alle bronnen\n"
     "damscope sources broken --problems\n"
     "    toont wat er mis was met de bestanden van een map, naar soort\n"
     "damscope games --source english.pdn\n"
     "    toont de partijen van een bron",
     "damscope sources\n"
     "    liste toutes les sources\n"
     "damscope sources broken --problems\n"
     "    montre ce qui n'allait pas dans les fichiers d'un dossier, par genre\n"
     "damscope games --source english.pdn\n"
     "    liste les parties d'une source",
     "damscope sources\n"
     "    перечисляет все источники\n"
     "damscope sources broken --problems\n"
     "    показывает, что было не так с файлами папки, по видам\n"
     "damscope games --source english.pdn\n"
     "    перечисляет партии источника",
     "damscope sources\n"
     "    lista todas as fontes\n"
     "damscope sources broken --problems\n"
     "    mostra o que estava errado com os arquivos de uma pasta, por tipo\n"
     "damscope games --source english.pdn\n"
     "    lista as partidas de uma fonte"},
    // damscope reread
    {"the number of a source, or part of its path: all that have it are read again",
     "het nummer van een bron, of een deel van het pad: alle die het hebben worden opnieuw gelezen",
     "le numéro d'une source, ou une partie de son chemin : toutes celles qui l'ont sont relues",
     "номер источника или часть его пути: перечитываются все подходящие",
     "o número de uma fonte, ou uma parte do seu caminho: todas as que o têm são relidas"},
    {"read in this encoding; \"detect\" drops a chosen one",
     "lees in deze codering; \"detect\" vergeet een gekozen codering",
     "lire dans cet encodage ; \"detect\" oublie un encodage choisi",
     "читать в этой кодировке; \"detect\" отменяет выбранную",
     "ler nesta codificação; \"detect\" esquece a escolhida"},
    {"read all games as this variant, whatever they say; \"detect\" drops a chosen one",
     "lees alle partijen als deze variant, wat ze zelf ook zeggen; \"detect\" vergeet een gekozen "
     "variant",
     "lire toutes les parties comme cette variante, quoi qu'elles disent ; \"detect\" oublie une "
     "variante choisie",
     "читать все партии по этим правилам, что бы в них ни значилось; \"detect\" отменяет выбранный "
     "вид",
     "ler todas as partidas nesta variante, digam elas o que disserem; \"detect\" esquece a "
     "escolhida"},
    {"correct slips, and a wrong GameType, where the intended move or variant is clear; also done "
     "for a source with repaired games",
     "verbeter vergissingen, en een verkeerde GameType, waar de bedoelde zet of variant duidelijk "
     "is; gebeurt ook bij een bron met verbeterde partijen",
     "corriger les lapsus, et un GameType faux, où le coup ou la variante voulus sont clairs ; se "
     "fait aussi pour une source à parties corrigées",
     "исправлять описки и неверный GameType, где задуманный ход или вид ясен; делается и для "
     "источника с исправленными партиями",
     "corrigir deslizes, e um GameType errado, onde o lance ou a variante pretendidos são claros; "
     "também se faz numa fonte com partidas corrigidas"},
    {"revert repairs: read moves and GameType as written",
     "draai verbeteringen terug: lees zetten en GameType zoals ze er staan",
     "annuler les corrections : lire coups et GameType tels qu'écrits",
     "отменить исправления: читать ходы и GameType как написано",
     "desfazer correções: ler lances e GameType como estão escritos"},
    {"where the file, or the archive it is in, is now",
     "waar het bestand, of het archief waarin het zit, nu is",
     "où est maintenant le fichier, ou l'archive qui le contient",
     "где сейчас файл или архив, в котором он лежит",
     "onde está agora o arquivo, ou o arquivo compactado que o contém"},
    {"read a source again, in another encoding or variant",
     "lees een bron opnieuw, in een andere codering of variant",
     "relire une source, dans un autre encodage ou une autre variante",
     "прочитать источник снова, в другой кодировке или по другим правилам",
     "reler uma fonte, em outra codificação ou variante"},
    {"Reads an imported file again: in another encoding, as another variant, or with what this "
     "version of Damscope does better. What was chosen before stays chosen. Games keep their "
     "numbers, and with them their collections and the evaluations of their positions. Games that "
     "were edited in Damscope stay as they are, deleted ones stay deleted. Rereading in the former "
     "encoding or variant reverts it, and --as-written takes repairs back, such as a variant that "
     "import --repair "
     "corrected.",
     "Leest een geïmporteerd bestand opnieuw: in een andere codering, als een andere variant, of "
     "met wat deze versie van Damscope beter doet. Wat eerder gekozen is blijft gekozen. Partijen "
     "houden hun nummer, en daarmee hun verzamelingen en de waarderingen van hun standen. Partijen "
     "die in Damscope bewerkt zijn blijven zoals ze zijn, gewiste blijven gewist. Opnieuw lezen in "
     "de vroegere codering of "
     "variant draait het terug, en --as-written maakt verbeteringen ongedaan, zoals een variant "
     "die import --repair heeft rechtgezet.",
     "Relit un fichier importé : dans un autre encodage, comme une autre variante, ou avec ce que "
     "cette version de Damscope fait mieux. Ce qui a été choisi avant le reste. Les parties "
     "gardent leurs numéros, et avec eux leurs collections et les évaluations de leurs positions. "
     "Les parties modifiées dans Damscope restent telles quelles, celles qui sont supprimées le "
     "restent. Relire dans l'ancien encodage ou "
     "l'ancienne variante annule le changement, et --as-written annule les corrections, comme une "
     "variante que import --repair a corrigée.",
     "Перечитывает импортированный файл: в другой кодировке, по другим правилам или с тем, что эта "
     "версия Damscope делает лучше. Выбранное прежде остаётся выбранным. Партии сохраняют номера, "
     "а с ними подборки и оценки своих позиций. Партии, изменённые в Damscope, остаются как есть, "
     "удалённые остаются удалёнными. Повторное чтение в прежней кодировке или по прежним правилам "
     "отменяет это, а --as-written "
     "отменяет исправления, например вида, исправленного import --repair.",
     "Relê um arquivo importado: em outra codificação, como outra variante, ou com o que esta "
     "versão do Damscope faz melhor. O que foi escolhido antes continua escolhido. As partidas "
     "mantêm os números, e com eles as coleções e as avaliações das posições. As partidas editadas "
     "no Damscope ficam como estão, as excluídas continuam excluídas. Reler na codificação ou "
     "variante anterior desfaz a mudança, e "
     "--as-written desfaz correções, como uma variante que import --repair corrigiu."},
    {"damscope sources\n"
     "    lists the sources with their numbers, encodings and variants\n"
     "damscope reread windows-1252.pdn --encoding windows-1250\n"
     "    reads a source in another encoding\n"
     "damscope reread english.pdn --variant english\n"
     "    reads a source as another variant, whatever its games say",
     "damscope sources\n"
     "    toont de bronnen met hun nummer, codering en variant\n"
     "damscope reread windows-1252.pdn --encoding windows-1250\n"
     "    leest een bron in een andere codering\n"
     "damscope reread english.pdn --variant english\n"
     "    leest een bron als een andere variant, wat de partijen ook zeggen",
     "damscope sources\n"
     "    liste les sources avec numéros, encodages et variantes\n"
     "damscope reread windows-1252.pdn --encoding windows-1250\n"
     "    lit une source dans un autre encodage\n"
     "damscope reread english.pdn --variant english\n"
     "    lit une source comme une autre variante, quoi que disent ses parties",
     "damscope sources\n"
     "    перечисляет источники с номерами, кодировками и видами\n"
     "damscope reread windows-1252.pdn --encoding windows-1250\n"
     "    читает источник в другой кодировке\n"
     "damscope reread english.pdn --variant english\n"
     "    читает источник по другим правилам, что бы ни значилось в партиях",
     "damscope sources\n"
     "    lista as fontes com números, codificações e variantes\n"
     "damscope reread windows-1252.pdn --encoding windows-1250\n"
     "    lê uma fonte em outra codificação\n"
     "damscope reread english.pdn --variant english\n"
     "    lê uma fonte como outra variante, digam o que disserem as partidas"},
}));

} // namespace

std::span<const Word> entryHelpWords() {
    return words;
}

} // namespace damscope::tables
