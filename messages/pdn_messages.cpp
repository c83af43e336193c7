// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the text of a game, its tags and its result (docs/pdn.md).
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Tags.
    {"unquoted-value",
     {"the value of the tag {tag} has no quotes",
      "de waarde van de tag {tag} heeft geen aanhalingstekens",
      "la valeur de la balise {tag} n'a pas de guillemets",
      "значение тега {tag} не взято в кавычки", "o valor da etiqueta {tag} não tem aspas"}},
    {"unclosed-quote",
     {"the value of the tag {tag} has no closing quote: it ends with its line",
      "de waarde van de tag {tag} heeft geen sluitend aanhalingsteken: zij eindigt met haar regel",
      "la valeur de la balise {tag} n'a pas de guillemet fermant : elle finit avec sa ligne",
      "у значения тега {tag} нет закрывающей кавычки: оно кончается вместе со строкой",
      "o valor da etiqueta {tag} não tem as aspas finais: termina com a sua linha"}},
    {"unclosed-tag",
     {"the tag {tag} has no closing bracket", "de tag {tag} heeft geen sluithaak",
      "la balise {tag} n'a pas de crochet fermant", "у тега {tag} нет закрывающей скобки",
      "a etiqueta {tag} não tem o colchete final"}},
    {"value-over-lines",
     {"the value of the tag {tag} spans several lines: they are joined",
      "de waarde van de tag {tag} loopt over meer regels: die zijn samengevoegd",
      "la valeur de la balise {tag} tient sur plusieurs lignes : elles sont réunies",
      "значение тега {tag} занимает несколько строк: они соединены",
      "o valor da etiqueta {tag} ocupa várias linhas: elas foram unidas"}},
    {"lost-bracket",
     {"the tag {tag} has no opening bracket", "de tag {tag} heeft geen openingshaak",
      "la balise {tag} n'a pas de crochet ouvrant", "у тега {tag} нет открывающей скобки",
      "a etiqueta {tag} não tem o colchete inicial"}},
    {"doubled-bracket",
     {"the tag {tag} has two opening brackets", "de tag {tag} heeft twee openingshaken",
      "la balise {tag} a deux crochets ouvrants", "у тега {tag} две открывающие скобки",
      "a etiqueta {tag} tem dois colchetes iniciais"}},
    {"mistyped-tag",
     {"a wrong character in or next to the name of the tag {tag}",
      "een verkeerd teken in of naast de naam van de tag {tag}",
      "un signe erroné dans le nom de la balise {tag} ou à côté",
      "лишний знак в имени тега {tag} или рядом с ним",
      "um sinal errado no nome da etiqueta {tag} ou ao lado dela"}},

    {"other-quotes",
     {"the value of the tag {tag} is not enclosed in straight double quotes",
      "de waarde van de tag {tag} staat tussen andere tekens dan rechte dubbele aanhalingstekens",
      "la valeur de la balise {tag} est entre d'autres signes que des guillemets droits",
      "значение тега {tag} взято не в прямые двойные кавычки, а в другие знаки",
      "o valor da etiqueta {tag} está entre outros sinais que não as aspas retas"}},
    {"sign-behind-name",
     {"a stray character between the name and the value of the tag {tag}: skipped",
      "tussen de naam en de waarde van de tag {tag} staat een teken: overgeslagen",
      "un signe se trouve entre le nom et la valeur de la balise {tag} : ignoré",
      "между именем и значением тега {tag} стоит знак: пропущен",
      "há um sinal entre o nome e o valor da etiqueta {tag}: ignorado"}},
    {"header-text",
     {"text among the tags: kept as a comment: {text}",
      "tekst tussen de tags: bewaard als commentaar: {text}",
      "du texte parmi les balises : gardé comme commentaire : {text}",
      "текст среди тегов: сохранён как комментарий: {text}",
      "texto entre as etiquetas: mantido como comentário: {text}"}},
    {"quoted-lines",
     {"the lines begin with the marks of quoted mail: these are skipped",
      "de regels beginnen met de tekens van geciteerde mail: die zijn overgeslagen",
      "les lignes commencent par les signes de citation du courrier : ils sont ignorés",
      "строки начинаются со знаков цитирования письма: они пропущены",
      "as linhas começam com os sinais de citação do correio: foram ignorados"}},

    // Comments and remarks.
    {"unclosed-comment",
     {"the comment that begins here is not closed: it ends with the game",
      "het commentaar dat hier begint, is niet gesloten: het eindigt met de partij",
      "le commentaire qui commence ici n'est pas fermé : il finit avec la partie",
      "комментарий, который здесь начинается, не закрыт: он кончается вместе с партией",
      "o comentário que começa aqui não é fechado: termina com a partida"}},
    {"nested-brace",
     {"a comment within a comment", "een commentaar binnen een commentaar",
      "un commentaire dans un commentaire", "комментарий внутри комментария",
      "um comentário dentro de um comentário"}},
    {"unbalanced-brace",
     {"a brace opens inside this comment and is not closed: the comment may contain some of the "
      "game",
      "in dit commentaar gaat een accolade open die niet wordt gesloten: misschien staat een deel "
      "van de partij in het commentaar",
      "une accolade s'ouvre dans ce commentaire et n'est pas fermée : une partie des coups est "
      "peut-être dans le commentaire",
      "в этом комментарии открыта скобка, которая не закрыта: в него могла попасть часть партии",
      "uma chave se abre neste comentário e não é fechada: talvez o comentário contenha uma "
      "parte da partida"}},
    {"command-outside-comment",
     {"an embedded command stands outside a comment",
      "een ingebed commando staat buiten een commentaar",
      "une commande se trouve hors d'un commentaire", "встроенная команда стоит вне комментария",
      "um comando embutido está fora de um comentário"}},
    {"markup",
     {"[pdn] does not belong to a game: skipped", "[pdn] hoort niet bij een partij: overgeslagen",
      "[pdn] n'appartient pas à une partie : ignoré", "[pdn] не относится к партии: пропущено",
      "[pdn] não pertence a uma partida: ignorado"}},
    {"unclosed-remark",
     {"the remark in round brackets that begins here is not closed: it ends with its line",
      "de opmerking tussen ronde haken die hier begint, is niet gesloten: zij eindigt met haar "
      "regel",
      "la remarque entre parenthèses qui commence ici n'est pas fermée : elle finit avec sa ligne",
      "замечание в круглых скобках, которое здесь начинается, не закрыто: оно кончается вместе со "
      "строкой",
      "a observação entre parênteses que começa aqui não é fechada: termina com a sua linha"}},
    {"remark-in-brackets",
     {"a remark in round brackets: kept as a comment",
      "een opmerking tussen ronde haken: bewaard als commentaar",
      "une remarque entre parenthèses : gardée comme commentaire",
      "замечание в круглых скобках: сохранено как комментарий",
      "uma observação entre parênteses: mantida como comentário"}},

    // Moves.
    {"too-deep",
     {"variations are nested more than {number} deep: the deeper ones are kept as text",
      "varianten staan meer dan {number} diep in elkaar: wat dieper staat, is bewaard als tekst",
      "des variantes sont imbriquées sur plus de {number} niveaux : les plus profondes sont "
      "gardées "
      "comme texte",
      "варианты вложены глубже, чем на {number}: более глубокие сохранены как текст",
      "as variantes têm mais de {number} níveis: as mais profundas são mantidas como texto"}},
    {"stray-text",
     {"this is not PDN and is kept as text: {text}",
      "dit is geen PDN en is bewaard als tekst: {text}",
      "ce n'est pas du PDN, c'est gardé comme texte : {text}",
      "это не PDN, сохранено как текст: {text}", "isto não é PDN e é mantido como texto: {text}"}},
    {"number-without-dot",
     {"a move number without its dot", "een zetnummer zonder punt", "un numéro de coup sans point",
      "номер хода без точки", "um número de lance sem o ponto"}},
    {"sign-between-moves",
     {"{sign} stands between moves that go on behind it: read as no comment, and left out",
      "{sign} staat tussen zetten die erachter doorgaan: niet als commentaar gelezen, en "
      "weggelaten",
      "{sign} se trouve entre des coups qui continuent derrière : pas lu comme commentaire, et "
      "omis",
      "{sign} стоит между ходами, которые дальше продолжаются: не комментарий, пропущено",
      "{sign} está entre lances que continuam depois: não é lido como comentário, e é omitido"}},
    {"moves-in-line-comment",
     {"the comment that begins here holds moves only, and it is not clear whether the game goes on "
      "in it: kept as a comment",
      "het commentaar dat hier begint, bevat alleen zetten, en het is niet duidelijk of de partij "
      "erin doorgaat: bewaard als commentaar",
      "le commentaire qui commence ici ne contient que des coups, et on ne sait si la partie y "
      "continue : gardé comme commentaire",
      "комментарий, который здесь начинается, состоит только из ходов, и неясно, не продолжается "
      "ли в нём партия: сохранён как комментарий",
      "o comentário que começa aqui só tem lances, e não é claro se a partida continua nele: "
      "mantido como comentário"}},
    {"heading-read",
     {"the line above the moves names the players: read as tags",
      "de regel boven de zetten noemt de spelers: gelezen als tags",
      "la ligne au-dessus des coups nomme les joueurs : lue comme des balises",
      "строка над ходами называет игроков: прочитана как теги",
      "a linha acima dos lances nomeia os jogadores: lida como etiquetas"}},
    {"moves-in-brackets",
     {"moves of the game stand in round brackets: the numbers go on behind them, so they are read "
      "as no variations",
      "zetten van de partij staan tussen ronde haken: de nummers gaan erachter door, dus zij zijn "
      "niet als varianten gelezen",
      "des coups de la partie sont entre parenthèses : les numéros continuent derrière, ils ne "
      "sont "
      "donc pas lus comme variantes",
      "ходы партии стоят в круглых скобках: номера за ними продолжаются, поэтому они прочитаны не "
      "как варианты",
      "lances da partida estão entre parênteses: os números continuam depois, por isso não são "
      "lidos como variantes"}},
    {"semicolon-in-variation",
     {"a semicolon separates two variations here", "een puntkomma scheidt hier twee varianten",
      "un point-virgule sépare ici deux variantes", "точка с запятой разделяет здесь два варианта",
      "um ponto e vírgula separa aqui duas variantes"}},
    {"result-in-variation",
     {"a result inside a variation: kept as a comment",
      "een uitslag in een variant: bewaard als commentaar",
      "un résultat dans une variante : gardé comme commentaire",
      "результат внутри варианта: сохранён как комментарий",
      "um resultado dentro de uma variante: mantido como comentário"}},
    {"result-inside",
     {"{result} occurs among the moves, which continue: kept as a comment",
      "{result} staat tussen de zetten, die verdergaan: bewaard als commentaar",
      "{result} se trouve parmi les coups, qui continuent : gardé comme commentaire",
      "{result} стоит среди ходов, которые продолжаются: сохранено как комментарий",
      "{result} está no meio dos lances, que continuam: mantido como comentário"}},
    {"stray-result",
     {"the result {result} belongs to no game: skipped",
      "de uitslag {result} hoort bij geen partij: overgeslagen",
      "le résultat {result} n'est celui d'aucune partie : ignoré",
      "результат {result} не относится ни к одной партии: пропущен",
      "o resultado {result} não é de nenhuma partida: ignorado"}},
    {"unclosed-variation",
     {"the variation that begins here is not closed: it ends with the game",
      "de variant die hier begint, is niet gesloten: zij eindigt met de partij",
      "la variante qui commence ici n'est pas fermée : elle finit avec la partie",
      "вариант, который здесь начинается, не закрыт: он кончается вместе с партией",
      "a variante que começa aqui não é fechada: termina com a partida"}},
    {"no-moves",
     {"there is no move, no position and no result: nothing of the game is recorded",
      "er is geen zet, geen stand en geen uitslag: van de partij is niets vastgelegd",
      "il n'y a ni coup, ni position, ni résultat : rien de la partie n'est noté",
      "нет ни хода, ни позиции, ни результата: от партии ничего не записано",
      "não há lance, posição nem resultado: nada da partida está anotado"}},
    {"no-game",
     {"there is no game here, only text: it is kept as it is",
      "hier staat geen partij, alleen tekst: die is bewaard zoals hij is",
      "il n'y a pas de partie ici, seulement du texte : il est gardé tel quel",
      "здесь нет партии, только текст: он сохранён как есть",
      "não há partida aqui, só texto: é mantido como está"}},

    // Characters.
    {"nul",
     {"{number} NUL {number?character; it is|characters; they are} kept as the symbol U+2400",
      "{number} {number?NUL-teken; het is|NUL-tekens; ze zijn} bewaard als het symbool U+2400",
      "{number} {number?caractère NUL, gardé|caractères NUL, gardés} comme le symbole U+2400",
      "{number} {number?символ NUL сохранён|символа NUL сохранены|символов NUL сохранены} как знак "
      "U+2400",
      "{number} {number?caractere NUL, mantido|caracteres NUL, mantidos} como o símbolo U+2400"}},
    {"not-utf8",
     {"{number} {number?byte is not UTF-8; it was|bytes are not UTF-8; they were} read as "
      "windows-1252",
      "{number} {number?byte is geen UTF-8; die is|bytes zijn geen UTF-8; ze zijn} gelezen als "
      "windows-1252",
      "{number} {number?octet n'est pas de l'UTF-8 : il est lu|octets ne sont pas de l'UTF-8 : ils "
      "sont lus} comme windows-1252",
      "{number} {number?байт не в UTF-8: прочитан|байта не в UTF-8: прочитаны|байтов не в UTF-8: "
      "прочитаны} как windows-1252",
      "{number} {number?byte não é UTF-8; foi lido|bytes não são UTF-8; foram lidos} como "
      "windows-1252"}},
    {"undefined-byte",
     {"{number} {number?byte stands|bytes stand} for no character in this encoding; kept as U+EF00 "
      "+ byte",
      "{number} {number?byte is|bytes zijn} geen teken in deze codering; bewaard als U+EF00 + byte",
      "{number} {number?octet n'est pas un caractère de cet encodage : gardé|octets ne sont pas "
      "des "
      "caractères de cet encodage : gardés} comme U+EF00 + octet",
      "{number} {number?байт не означает символа в этой кодировке: сохранён|байта не означают "
      "символов в этой кодировке: сохранены|байтов не означают символов в этой кодировке: "
      "сохранены} как U+EF00 + байт",
      "{number} {number?byte não é|bytes não são} caractere nesta codificação; mantido como "
      "U+EF00 + byte"}},
    {"unsure-encoding",
     {"read as {encoding}, but {other} fits nearly as well: if names are wrong, read again with "
      "--encoding {other}",
      "gelezen als {encoding}, maar {other} past bijna even goed: zijn namen verkeerd, lees dan "
      "opnieuw met --encoding {other}",
      "lu comme {encoding}, mais {other} va presque aussi bien : si des noms sont faux, relire "
      "avec "
      "--encoding {other}",
      "прочитано как {encoding}, но {other} подходит почти так же: если имена искажены, прочитайте "
      "ещё раз с --encoding {other}",
      "lido como {encoding}, mas {other} serve quase tão bem: se os nomes estiverem errados, "
      "leia de novo com --encoding {other}"}},
    {"text-cut",
     {"no game begins or ends for too long: the text was cut here and continues as another game",
      "te lang begint of eindigt er geen partij: de tekst is hier geknipt en gaat verder als een "
      "andere partij",
      "aucune partie ne commence ni ne finit depuis trop longtemps : le texte est coupé ici et "
      "continue comme une autre partie",
      "слишком долго не начинается и не кончается партия: текст здесь разрезан и продолжается как "
      "другая партия",
      "nenhuma partida começa ou termina há tempo demais: o texto foi cortado aqui e continua "
      "como outra partida"}},

    // The game as a whole.
    {"unknown-game",
     {"Damscope does not know the game of GameType {type}: the moves are kept as text",
      "Damscope kent het spel van GameType {type} niet: de zetten zijn bewaard als tekst",
      "Damscope ne connaît pas le jeu de GameType {type} : les coups sont gardés comme texte",
      "игры GameType {type} Damscope не знает: ходы сохранены как текст",
      "o Damscope não conhece o jogo de GameType {type}: os lances são mantidos como texto"}},
    {"moves-of-chess",
     {"these are moves of chess: they are kept as text",
      "dit zijn schaakzetten: zij zijn bewaard als tekst",
      "ce sont des coups d'échecs : ils sont gardés comme texte",
      "это ходы шахмат: они сохранены как текст", "são lances de xadrez: são mantidos como texto"}},
    {"bad-fen",
     {"the FEN cannot be read: {fen}; the moves are kept as text",
      "de FEN is niet te lezen: {fen}; de zetten zijn bewaard als tekst",
      "le FEN ne se lit pas : {fen} ; les coups sont gardés comme texte",
      "FEN не читается: {fen}; ходы сохранены как текст",
      "a FEN não pode ser lida: {fen}; os lances são mantidos como texto"}},
    {"variant-overruled",
     {"GameType {type} is overruled: read as {variant}",
      "GameType {type} geldt hier niet: gelezen als {variant:title}",
      "GameType {type} n'est pas suivi : lu comme {variant:title}",
      "GameType {type} здесь не действует: прочитано как {variant:title}",
      "GameType {type} não é seguido: lido como {variant:title}"}},
    {"header-word",
     {"the tag {word} is read as {tag}", "de tag {word} wordt gelezen als {tag}",
      "la balise {word} est lue comme {tag}", "тег {word} прочитан как {tag}",
      "a etiqueta {word} é lida como {tag}"}},
    {"unclear-date",
     {"the date is not clear: {text}<; read as {date}>",
      "de datum is niet duidelijk: {text}<; gelezen als {date}>",
      "la date n'est pas claire : {text}< ; lue comme {date}>",
      "дата неясна: {text}<; прочитана как {date}>",
      "a data não é clara: {text}<; lida como {date}>"}},
    {"unclear-rating",
     {"the rating in {tag} is not clear: {text}", "de rating in {tag} is niet duidelijk: {text}",
      "le classement dans {tag} n'est pas clair : {text}", "рейтинг в {tag} неясен: {text}",
      "o rating em {tag} não é claro: {text}"}},
    {"variant-contradiction",
     {"GameType is {type}, but Variant is {name}: read as {variant}",
      "GameType is {type}, maar Variant is {name}: gelezen als {variant:title}",
      "GameType est {type}, mais Variant est {name} : lu comme {variant:title}",
      "GameType {type}, а Variant {name}: прочитано как {variant:title}",
      "GameType é {type}, mas Variant é {name}: lido como {variant:title}"}},
    {"unknown-game-guessed",
     {"no game has the GameType {type}: by its moves read as {variant}",
      "geen spel heeft GameType {type}: op grond van de zetten gelezen als {variant:title}",
      "aucun jeu n'a le GameType {type} : lu d'après les coups comme {variant:title}",
      "ни у какой игры нет GameType {type}: по ходам прочитано как {variant:title}",
      "nenhum jogo tem o GameType {type}: pelos lances, lido como {variant:title}"}},
    {"wrong-variant",
     {"the moves do not fit GameType {type}, but fit {variant} to the end: read again with "
      "--variant {variant}, or with --repair",
      "de zetten passen niet bij GameType {type}, maar tot hun eind bij {variant:title}: lees "
      "opnieuw met --variant {variant} of met --repair",
      "les coups ne vont pas au GameType {type}, mais jusqu'à leur fin à {variant:title} : relire "
      "avec --variant {variant} ou avec --repair",
      "ходы не подходят к GameType {type}, а до конца подходят к игре «{variant:title}»: "
      "прочитайте "
      "ещё раз с --variant {variant} или с --repair",
      "os lances não combinam com GameType {type}, mas com {variant:title} até o fim: leia de "
      "novo com --variant {variant} ou com --repair"}},
    {"wrong-variant-open",
     {"the moves do not fit GameType {type}, but fit several games to the end: {variant}, "
      "{others}; nothing decides between them: read again with --variant {variant} or another of "
      "them",
      "de zetten passen niet bij GameType {type}, maar tot hun eind bij verschillende spellen: "
      "{variant:title}, {others:title}; niets beslist daartussen, lees opnieuw met --variant "
      "{variant} of een van de andere",
      "les coups ne vont pas au GameType {type}, mais jusqu'à leur fin à plusieurs jeux : "
      "{variant:title}, {others:title} ; rien ne décide entre eux, relire avec --variant {variant} "
      "ou un autre d'entre eux",
      "ходы не подходят к GameType {type}, а до конца подходят к нескольким играм: "
      "{variant:title}, {others:title}; что из них верно, ничто не решает: прочитайте ещё раз с "
      "--variant {variant} или с другой из них",
      "os lances não combinam com GameType {type}, mas com vários jogos até o fim: "
      "{variant:title}, {others:title}; nada decide entre eles: leia de novo com --variant "
      "{variant} ou com outro deles"}},
    {"variant-corrected",
     {"the moves do not fit GameType {type}, but fit {variant} to the end: read as that; the tag "
      "GameTypeWritten keeps what was written",
      "de zetten passen niet bij GameType {type}, maar tot hun eind bij {variant:title}: zo "
      "gelezen; de tag GameTypeWritten bewaart wat er stond",
      "les coups ne vont pas au GameType {type}, mais jusqu'à leur fin à {variant:title} : lu "
      "ainsi ; la balise GameTypeWritten garde ce qui était écrit",
      "ходы не подходят к GameType {type}, а до конца подходят к игре «{variant:title}»: так и "
      "прочитано; прежнее значение сохранено в теге GameTypeWritten",
      "os lances não combinam com GameType {type}, mas com {variant:title} até o fim: lido "
      "assim; a etiqueta GameTypeWritten guarda o que estava escrito"}},
    {"wrong-variant-source",
     {"{number} of {games} games fit {variant}, not their GameType: --variant {variant} reads them "
      "so, or --repair",
      "{number} van {games} partijen passen bij {variant:title}, niet bij hun GameType: --variant "
      "{variant} leest ze zo, of --repair",
      "{number} parties sur {games} vont à {variant:title}, non à leur GameType : --variant "
      "{variant} les lit ainsi, ou --repair",
      "партий, подходящих к игре «{variant:title}», а не к своему GameType: {number} из {games}; "
      "так их читает --variant {variant} или --repair",
      "{number} de {games} partidas combinam com {variant:title}, e não com o seu GameType: "
      "--variant {variant} as lê assim, ou --repair"}},
    {"wrong-variant-source-open",
     {"{number} of {games} games fit several games, not their GameType: {variant}, {others}; "
      "nothing decides between them: --variant {variant} reads them so, or choose another of them",
      "{number} van {games} partijen passen bij verschillende spellen, niet bij hun GameType: "
      "{variant:title}, {others:title}; niets beslist daartussen: --variant {variant} leest ze zo, "
      "of kies een van de andere",
      "{number} parties sur {games} vont à plusieurs jeux, non à leur GameType : {variant:title}, "
      "{others:title} ; rien ne décide entre eux : --variant {variant} les lit ainsi, ou en "
      "choisir "
      "un autre",
      "партий, подходящих к нескольким играм, а не к своему GameType: {number} из {games} "
      "({variant:title}, {others:title}); что из них верно, ничто не решает: так их читает "
      "--variant {variant}, или выберите другую из них",
      "{number} de {games} partidas combinam com vários jogos, e não com o seu GameType: "
      "{variant:title}, {others:title}; nada decide entre eles: --variant {variant} as lê "
      "assim, ou escolha outro deles"}},
    {"variant-of-folder",
     {"no game of this file decides which variant it is: read as {variant}, like the other files "
      "of "
      "its folder; choose another with --variant",
      "geen partij van dit bestand beslist welk spel het is: gelezen als {variant:title}, zoals de "
      "andere bestanden van de map; --variant beslist anders",
      "aucune partie de ce fichier ne décide de la variante : lu comme {variant:title}, comme les "
      "autres fichiers du dossier ; --variant en décide autrement",
      "ни одна партия этого файла не определяет вид игры: прочитано как «{variant:title}», как "
      "другие файлы папки; иначе решает --variant",
      "nenhuma partida deste arquivo decide qual é a variante: lido como {variant:title}, como "
      "os outros arquivos da pasta; escolha outra com --variant"}},
    {"unsure-position",
     {"a position without moves and without GameType may be of any game on this board: read as "
      "{variant}; --variant decides",
      "een stand zonder zetten en zonder GameType kan van elk spel op dit bord zijn: gelezen als "
      "{variant:title}; --variant beslist",
      "une position sans coups ni GameType peut être de tout jeu de ce damier : lu comme "
      "{variant:title} ; --variant décide",
      "позиция без ходов и без GameType может быть из любой игры на этой доске: прочитано как "
      "{variant:title}; решает --variant",
      "uma posição sem lances e sem GameType pode ser de qualquer jogo deste tabuleiro: lida "
      "como {variant:title}; --variant decide"}},
    {"unsure-variant",
     {"no GameType, and the moves fit {fit:fitting-games}",
      "geen GameType, en de zetten passen bij {fit:fitting-games}",
      "pas de GameType, et {fit:fitting-games}", "нет GameType, а ходы {fit:fitting-games}",
      "sem GameType, e os lances combinam com {fit:fitting-games}"}},
    {"result-contradiction",
     {"the game ends with {result}, but its Result tag says {tag}",
      "de partij eindigt met {result}, maar volgens de tag Result is het {tag}",
      "la partie finit par {result}, mais sa balise Result dit {tag}",
      "партия кончается на {result}, а тег Result говорит {tag}",
      "a partida termina com {result}, mas a etiqueta Result diz {tag}"}},
    {"man-on-crowning-row",
     {"a man stands on its last row, where it would be a king ({squares}): has a K been lost?",
      "een schijf staat op haar laatste rij, waar zij dam zou zijn ({squares}): is er een K "
      "weggevallen?",
      "un pion est sur sa dernière rangée, où il serait dame ({squares}) : un K s'est-il perdu ?",
      "простая стоит на своём последнем ряду, где она была бы дамкой ({squares}): не потеряна ли "
      "буква K?",
      "há uma pedra na sua última fileira, onde seria dama ({squares}): perdeu-se um K?"}},
    {"result-refuted",
     {"{explanation}; but the recorded result is {result}",
      "{explanation}; maar de genoteerde uitslag is {result}",
      "{explanation} ; mais le résultat noté est {result}",
      "{explanation}; а записан результат {result}",
      "{explanation}; mas o resultado anotado é {result}"}},
    {"result-meant",
     {"did you mean {result}?", "is {result} bedoeld?", "est-ce {result} ?",
      "не имелось ли в виду {result}?", "seria {result}?"}},
    {"unclear-result",
     {"the Result tag does not say who won: {tag}",
      "de tag Result zegt niet wie er gewonnen heeft: {tag}",
      "la balise Result ne dit pas qui a gagné : {tag}",
      "тег Result не говорит, кто выиграл: {tag}", "a etiqueta Result não diz quem ganhou: {tag}"}},
    {"more-problems",
     {"further problems of this game are not listed: {number}",
      "verdere problemen van deze partij staan niet in de lijst: {number}",
      "autres problèmes de cette partie, qui ne sont pas dans la liste : {number}",
      "другие замечания к этой партии, которых нет в списке: {number}",
      "outros problemas desta partida, que não estão na lista: {number}"}},
});

} // namespace

std::span<const Entry> pdnMessages() {
    return messages;
}

} // namespace damscope::tables
