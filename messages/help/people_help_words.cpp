// SPDX-License-Identifier: GPL-3.0-or-later
// The help pages of players, player, prepare, events and event.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    {"list players, and decide which names mean one person",
     "toon spelers, en beslis welke namen één persoon betekenen",
     "lister les joueurs, et décider quels noms désignent une même personne",
     "список игроков; решить, какие имена принадлежат одному лицу",
     "listar jogadores e decidir quais nomes são da mesma pessoa"},
    {"Lists the players of the games with games, results, years and last rating. Names of one "
     "person are counted together once that was decided: --merge proposes pairs of names by grade, "
     "with what speaks for and against them; --same and --different decide about names. Nothing is "
     "merged silently, the names in games stay as they are written, and what was decided holds for "
     "later imports. docs/players.md describes the grades.",
     "Toont de spelers van de partijen met partijen, uitslagen, jaren en laatste rating. Namen die "
     "één persoon betekenen tellen samen zodra dat besloten is: --merge stelt paren namen voor, "
     "met een graad en met wat ervoor en ertegen spreekt; --same en --different beslissen over "
     "namen. Niets wordt ongemerkt samengevoegd, de namen in partijen blijven zoals ze geschreven "
     "zijn, en wat besloten is geldt ook voor latere imports. docs/players.md beschrijft de "
     "graden.",
     "Liste les joueurs des parties avec parties, résultats, années et dernier classement. Les "
     "noms qui désignent une même personne comptent ensemble dès que cela a été décidé : --merge "
     "propose des paires de noms par degré, avec ce qui parle pour et contre ; --same et "
     "--different décident des noms. Rien n'est fusionné en silence, les noms des parties restent "
     "tels qu'ils sont écrits, et ce qui a été décidé vaut pour les importations suivantes. "
     "docs/players.md décrit les degrés.",
     "Перечисляет игроков партий: партии, результаты, годы и последний рейтинг. Имена одного лица "
     "считаются вместе, когда это решено: --merge предлагает пары имён по степени уверенности, с "
     "доводами за и против; --same и --different решают об именах. Ничто не объединяется молча, "
     "имена в партиях остаются как написаны, а решения действуют и для будущих импортов. Степени "
     "описаны в docs/players.md.",
     "Lista os jogadores das partidas com partidas, resultados, anos e último rating. Os nomes de "
     "uma mesma pessoa contam juntos depois que isso foi decidido: --merge propõe pares de nomes "
     "por grau, com o que fala a favor e contra; --same e --different decidem sobre nomes. Nada é "
     "reunido em silêncio, os nomes nas partidas ficam como estão escritos e o que foi decidido "
     "vale para importações posteriores. docs/players.md descreve os graus."},
    {"damscope players jansen\n"
     "    lists the players of that name\n"
     "damscope players --merge\n"
     "    proposes names that may mean one person\n"
     "damscope players --merge --grade certain --apply\n"
     "    counts the certain ones as one person\n"
     "damscope players --undo\n"
     "    reverts that",
     "damscope players jansen\n"
     "    toont de spelers met die naam\n"
     "damscope players --merge\n"
     "    stelt namen voor die één persoon kunnen betekenen\n"
     "damscope players --merge --grade certain --apply\n"
     "    laat de zekere één persoon betekenen\n"
     "damscope players --undo\n"
     "    maakt dat ongedaan",
     "damscope players jansen\n"
     "    liste les joueurs de ce nom\n"
     "damscope players --merge\n"
     "    propose des noms qui peuvent désigner une même personne\n"
     "damscope players --merge --grade certain --apply\n"
     "    réunit ceux qui sont certains\n"
     "damscope players --undo\n"
     "    annule cela",
     "damscope players jansen\n"
     "    перечисляет игроков с этим именем\n"
     "damscope players --merge\n"
     "    предлагает имена, которые могут принадлежать одному лицу\n"
     "damscope players --merge --grade certain --apply\n"
     "    объединяет те, что не вызывают сомнений\n"
     "damscope players --undo\n"
     "    отменяет это",
     "damscope players jansen\n"
     "    lista os jogadores com esse nome\n"
     "damscope players --merge\n"
     "    propõe nomes que podem ser da mesma pessoa\n"
     "damscope players --merge --grade certain --apply\n"
     "    conta os pares certos como uma só pessoa\n"
     "damscope players --undo\n"
     "    desfaz isso"},
    {"Who is who", "Wie is wie", "Qui est qui", "Кто есть кто", "Quem é quem"},
    {"a name in any form; else all players", "een naam in welke vorm ook; anders alle spelers",
     "un nom sous toute forme ; sinon tous les joueurs", "имя в любой форме; иначе все игроки",
     "um nome em qualquer forma; senão, todos os jogadores"},
    {"at most N players", "hoogstens N spelers", "au plus N joueurs", "не более N игроков",
     "no máximo N jogadores"},
    {"propose names that may mean one person", "namen voorstellen die één persoon kunnen betekenen",
     "proposer des noms qui peuvent désigner une même personne",
     "предложить имена, которые могут принадлежать одному лицу",
     "propor nomes que podem ser da mesma pessoa"},
    {"of at least this grade: certain, likely or possible; else all",
     "certain (zeker), likely (waarschijnlijk) of possible (mogelijk), en beter; anders alle",
     "certain (certain), likely (probable) ou possible (possible), et mieux ; sinon tous",
     "certain (точно), likely (вероятно) или possible (возможно) и выше; иначе все",
     "pelo menos deste grau: certain (certo), likely (provável) ou possible (possível); senão, "
     "todos"},
    {"count the proposed names as one person", "de voorgestelde namen één persoon laten betekenen",
     "réunir les noms proposés en une même personne", "объединить предложенные имена в одно лицо",
     "contar os nomes propostos como uma só pessoa"},
    {"these names mean one person: as they are written, or #NUMBER; give it twice or more",
     "deze namen betekenen één persoon: zoals ze geschreven zijn, of #NUMBER; geef het twee keer "
     "of vaker",
     "ces noms désignent une même personne : tels qu'ils sont écrits, ou #NUMBER ; à donner deux "
     "fois ou plus",
     "эти имена принадлежат одному лицу: как написаны или #NUMBER; указать два раза или больше",
     "estes nomes são da mesma pessoa: como estão escritos, ou #NUMBER; dar duas ou mais vezes"},
    {"these two names mean two persons, however similar they look; give it twice",
     "deze twee namen betekenen twee personen, hoe ze er ook uitzien; geef het twee keer",
     "ces deux noms désignent deux personnes, quoi qu'il en paraisse ; à donner deux fois",
     "эти два имени принадлежат двум лицам, как бы они ни выглядели; указать дважды",
     "estes dois nomes são de duas pessoas, por mais parecidos que sejam; dar duas vezes"},
    {"undo the last of these decisions", "de laatste van deze beslissingen ongedaan maken",
     "annuler la dernière de ces décisions", "отменить последнее из этих решений",
     "desfazer a última destas decisões"},
    {"show a player: results, openings, rating, errors",
     "toon een speler: uitslagen, openingen, rating, fouten",
     "montrer un joueur : résultats, ouvertures, classement, erreurs",
     "показать игрока: результаты, дебюты, рейтинг, ошибки",
     "mostrar um jogador: resultados, aberturas, rating, erros"},
    {"Shows how a player's games went: by colour, year, variant, opening, structure, opponent and "
     "event; rating over time, longest streaks, the phase in which games ended; combinations "
     "missed in the games searched with 'damscope index --shots', and accuracy and errors by phase "
     "in those analysed with 'damscope analyse'. All names that were decided to be this player's "
     "count ('damscope players').",
     "Toont hoe het een speler verging: per kleur, jaar, variant, opening, structuur, tegenstander "
     "en toernooi; de rating in de loop van de tijd, de langste reeksen, de fase waarin partijen "
     "eindigden; van partijen die met 'damscope index --shots' doorzocht zijn de gemiste "
     "combinaties, van partijen die met 'damscope analyse' geanalyseerd zijn de nauwkeurigheid en "
     "de fouten per fase. Alle namen waarvan besloten is dat ze de speler betekenen tellen mee "
     "('damscope players').",
     "Montre comment les parties d'un joueur se sont passées : par couleur, année, variante, "
     "ouverture, structure, adversaire et événement ; le classement dans le temps, les plus "
     "longues séries, la phase où les parties ont fini ; pour les parties parcourues par 'damscope "
     "index --shots' les combinaisons manquées, pour celles analysées par 'damscope analyse' la "
     "précision et les erreurs par phase. Tous les noms dont on a décidé qu'ils désignent le "
     "joueur comptent ('damscope players').",
     "Показывает, как шли партии игрока: по цвету, году, виду шашек, дебюту, структуре, сопернику "
     "и соревнованию; рейтинг по времени, самые длинные серии, стадия, на которой кончались "
     "партии; для партий, просмотренных 'damscope index --shots', — упущенные комбинации, для "
     "разобранных 'damscope analyse' — точность и ошибки по стадиям. Считаются все имена, о "
     "которых решено, что они принадлежат игроку ('damscope players').",
     "Mostra como foram as partidas de um jogador: por cor, ano, variante, abertura, estrutura, "
     "adversário e torneio; rating ao longo do tempo, séries mais longas, a fase em que as "
     "partidas terminaram; as combinações perdidas nas partidas examinadas com 'damscope index "
     "--shots', e a precisão e os erros por fase nas analisadas com 'damscope analyse'. Contam "
     "todos os nomes que se decidiu serem deste jogador ('damscope players')."},
    {"damscope player \"Jansen, Floris\"\n"
     "    shows the record of a player\n"
     "damscope player konaté --from 2020 -o konate.pdf\n"
     "    writes pages to print",
     "damscope player \"Jansen, Floris\"\n"
     "    toont de partijen van een speler in getallen\n"
     "damscope player konaté --from 2020 -o konate.pdf\n"
     "    schrijft pagina's om te printen",
     "damscope player \"Jansen, Floris\"\n"
     "    montre les parties d'un joueur en chiffres\n"
     "damscope player konaté --from 2020 -o konate.pdf\n"
     "    écrit des pages à imprimer",
     "damscope player \"Jansen, Floris\"\n"
     "    показывает партии игрока в числах\n"
     "damscope player konaté --from 2020 -o konate.pdf\n"
     "    записывает страницы для печати",
     "damscope player \"Jansen, Floris\"\n"
     "    mostra os números de um jogador\n"
     "damscope player konaté --from 2020 -o konate.pdf\n"
     "    escreve páginas para imprimir"},
    {"the player: a name in any form, or #NUMBER",
     "de speler: een naam in welke vorm ook, of #NUMBER",
     "le joueur : un nom sous toute forme, ou #NUMBER", "игрок: имя в любой форме или #NUMBER",
     "o jogador: um nome em qualquer forma, ou #NUMBER"},
    {"at most N rows of each table, 0: all; 10 if not set",
     "hoogstens N rijen van elke tabel, 0: alle; anders 10",
     "au plus N lignes de chaque tableau, 0 : toutes ; sinon 10",
     "не более N строк каждой таблицы, 0: все; если не задано, 10",
     "no máximo N linhas de cada tabela, 0: todas; se não for dado, 10"},
    {"at most N rows of each table, 0: all; 8 if not set",
     "hoogstens N rijen van elke tabel, 0: alle; anders 8",
     "au plus N lignes de chaque tableau, 0 : toutes ; sinon 8",
     "не более N строк каждой таблицы, 0: все; если не задано, 8",
     "no máximo N linhas de cada tabela, 0: todas; se não for dado, 8"},
    {"judge the moves of the last N analysed games; 50 if not set",
     "de zetten beoordelen van de laatste N partijen die geanalyseerd zijn; anders 50",
     "juger les coups des N dernières parties analysées ; sinon 50",
     "судить о ходах последних N разобранных партий; если не задано, 50",
     "julgar os lances das últimas N partidas analisadas; se não for dado, 50"},
    {"show what to know before a game against an opponent",
     "toon wat men weten wil vóór een partij tegen iemand",
     "montrer ce qu'il faut savoir avant une partie contre quelqu'un",
     "показать, что надо знать перед партией с соперником",
     "mostrar o que saber antes de uma partida contra um adversário"},
    {"Shows how an opponent plays: the beginnings of the games as a tree with results, the lines "
     "that went badly, where the last games left known play, by the opponent's own move or by the "
     "other side's, endings lost that the endgame tables give as drawn, time trouble by the "
     "clocks, structures had and avoided, combinations missed, errors by phase, the last games, "
     "and the games between you. Of the variant that the opponent plays most.",
     "Toont hoe een tegenstander speelt: het begin van de partijen als boom met uitslagen, de "
     "varianten die slecht gingen, waar de laatste partijen afweken van wat bekend was, door een "
     "zet van de tegenstander of tegen hem, verloren eindspelen die volgens de eindspeltabellen "
     "remise waren, tijdnood volgens de klokken, gespeelde en gemeden structuren, gemiste "
     "combinaties, fouten per fase, "
     "de laatste partijen en die van u tegen elkaar. Van de variant die de tegenstander het meest "
     "speelt.",
     "Montre comment joue un adversaire : les débuts des parties en arbre avec résultats, les "
     "variantes qui ont mal tourné, où les dernières parties ont quitté ce qui était connu, par un "
     "coup de l'adversaire ou contre lui, les finales perdues que les tables donnent "
     "nulles, le manque de temps d'après les pendules, les structures jouées et évitées, les "
     "combinaisons manquées, "
     "les erreurs par phase, les dernières parties, et les vôtres l'un contre l'autre. De la "
     "variante que l'adversaire joue le plus.",
     "Показывает, как играет соперник: начала партий деревом с результатами, неудачные варианты, "
     "где последние партии отошли от известного — ходом соперника или против него, проигранные "
     "окончания, ничейные по таблицам, цейтнот по часам, структуры — игравшиеся и избегаемые, "
     "упущенные комбинации, ошибки "
     "по стадиям, последние партии и ваши партии друг с другом. Для того вида шашек, в который "
     "соперник играет чаще всего.",
     "Mostra como joga um adversário: os começos das partidas como árvore com resultados, as "
     "linhas que correram mal, onde as últimas partidas saíram do que era conhecido, por um lance "
     "dele ou do outro lado, finais perdidos que as tabelas de finais dão como empatados, apuros "
     "de tempo segundo os relógios, estruturas jogadas e evitadas, combinações perdidas, erros por "
     "fase, as últimas partidas e as que jogaram entre si. Na variante que o adversário mais "
     "joga."},
    {"damscope prepare --against \"Jansen, Floris\" --as white\n"
     "    shows how a player plays with Black\n"
     "damscope prepare --against jansen --mine konaté -o jansen.pdf\n"
     "    writes pages to print, with the games between the two",
     "damscope prepare --against \"Jansen, Floris\" --as white\n"
     "    toont hoe een speler met zwart speelt\n"
     "damscope prepare --against jansen --mine konaté -o jansen.pdf\n"
     "    schrijft pagina's om te printen, met de partijen van de twee",
     "damscope prepare --against \"Jansen, Floris\" --as white\n"
     "    montre comment un joueur joue les Noirs\n"
     "damscope prepare --against jansen --mine konaté -o jansen.pdf\n"
     "    écrit des pages à imprimer, avec les parties des deux",
     "damscope prepare --against \"Jansen, Floris\" --as white\n"
     "    показывает, как игрок играет чёрными\n"
     "damscope prepare --against jansen --mine konaté -o jansen.pdf\n"
     "    записывает страницы для печати с партиями этих двоих",
     "damscope prepare --against \"Jansen, Floris\" --as white\n"
     "    mostra como um jogador joga de pretas\n"
     "damscope prepare --against jansen --mine konaté -o jansen.pdf\n"
     "    escreve páginas para imprimir, com as partidas entre os dois"},
    {"the opponent: a name in any form, or #NUMBER",
     "de tegenstander: een naam in welke vorm ook, of #NUMBER",
     "l'adversaire : un nom sous toute forme, ou #NUMBER",
     "соперник: имя в любой форме или #NUMBER",
     "o adversário: um nome em qualquer forma, ou #NUMBER"},
    {"the colour that you will have: white or black; else both",
     "de kleur die u krijgt: white (wit) of black (zwart); anders beide",
     "la couleur que vous aurez : white (blancs) ou black (noirs) ; sinon les deux",
     "ваш цвет: white (белые) или black (чёрные); иначе оба",
     "a cor que você terá: white (brancas) ou black (pretas); senão, ambas"},
    {"who you are, for your games against the opponent",
     "wie u bent, voor uw partijen tegen de tegenstander",
     "qui vous êtes, pour vos parties contre l'adversaire", "кто вы, для ваших партий с соперником",
     "quem é você, para as suas partidas contra o adversário"},
    {"number of plies, as an indented tree; 8 if not set",
     "aantal ply's, als ingesprongen boom; anders 8", "nombre de plies, en arbre indenté ; sinon 8",
     "число полуходов, деревом с отступами; если не задано, 8",
     "número de meios-lances, como árvore recuada; se não for dado, 8"},
    {"list tournaments and matches", "toon toernooien en matches",
     "lister les tournois et les matchs", "список турниров и матчей", "listar torneios e matches"},
    {"Lists the events of the games, the latest first, with dates, games and players. Spellings of "
     "a name, and names with a round or a year in them, are one event; games of one name more than "
     "half a year apart are different editions. docs/events.md gives the details.",
     "Toont de toernooien van de partijen, het laatste eerst, met data, partijen en spelers. "
     "Spellingen van een naam, en namen met een ronde of een jaar erin, zijn één toernooi; "
     "partijen van één naam die meer dan een half jaar uit elkaar liggen zijn andere edities. "
     "docs/events.md beschrijft hoe.",
     "Liste les événements des parties, le dernier d'abord, avec dates, parties et joueurs. Les "
     "graphies d'un nom, et les noms qui contiennent une ronde ou une année, sont un même "
     "événement ; des parties d'un même nom éloignées de plus de six mois sont d'autres éditions. "
     "docs/events.md décrit comment.",
     "Перечисляет соревнования партий, последнее первым, с датами, партиями и игроками. Разные "
     "написания названия и названия с туром или годом — одно соревнование; партии с одним "
     "названием, между которыми больше полугода, — разные розыгрыши. Подробнее в docs/events.md.",
     "Lista os torneios das partidas, o mais recente primeiro, com datas, partidas e jogadores. As "
     "grafias de um nome, e nomes com rodada ou ano, são um só torneio; partidas do mesmo nome com "
     "mais de meio ano entre si são edições diferentes. docs/events.md dá os pormenores."},
    {"damscope events\n"
     "    lists all events\n"
     "damscope events waterkant --player Jansen\n"
     "    lists those of this name in which a player took part",
     "damscope events\n"
     "    toont alle toernooien\n"
     "damscope events waterkant --player Jansen\n"
     "    toont die met deze naam waaraan een speler meedeed",
     "damscope events\n"
     "    liste tous les événements\n"
     "damscope events waterkant --player Jansen\n"
     "    liste ceux de ce nom auxquels un joueur a participé",
     "damscope events\n"
     "    перечисляет все соревнования\n"
     "damscope events waterkant --player Jansen\n"
     "    перечисляет те с этим названием, в которых участвовал игрок",
     "damscope events\n"
     "    lista todos os torneios\n"
     "damscope events waterkant --player Jansen\n"
     "    lista os que têm esse nome e em que um jogador participou"},
    {"words of the name; else all events", "woorden van de naam; anders alle toernooien",
     "des mots du nom ; sinon tous les événements", "слова названия; иначе все соревнования",
     "palavras do nome; senão, todos os torneios"},
    {"at most N events", "hoogstens N toernooien", "au plus N événements",
     "не более N соревнований", "no máximo N torneios"},
    {"show the crosstable of an event; correct or enter an event",
     "toon de kruistabel van een toernooi, verbeter het, voer er een in",
     "montrer la grille d'un événement, le corriger, en saisir un",
     "показать таблицу соревнования, исправить его, ввести новое",
     "mostrar a tabela cruzada de um torneio; corrigir ou introduzir um torneio"},
    {"Shows who played in an event, with the results in a table: each against each, or round by "
     "round, with points, Sonneborn-Berger, Buchholz, and performance where ratings are known. A "
     "missing game is shown as ? or -. A cell 5w2 is a game against number five with White that "
     "brought two points. For teams it also shows the table of the teams and each match board by "
     "board. With --set it changes tags of all games of the event, with --enter it makes the games "
     "of a new one.",
     "Toont wie in een toernooi speelden, met de uitslagen in een tabel: elk tegen elk of ronde na "
     "ronde, met punten, Sonneborn-Berger, Buchholz, en de prestatie waar ratings bekend zijn. Een "
     "ontbrekende partij is een gat: ? of -. Een vakje 5w2 is een partij met wit tegen de vijfde "
     "die twee punten opleverde. Van teams toont het ook de stand van de teams, en elke wedstrijd "
     "bord voor bord. Met --set verandert het tags van alle partijen van het toernooi, "
     "met --enter maakt het de partijen van een nieuw toernooi.",
     "Montre qui a joué dans un événement, avec les résultats dans une grille : toutes rondes, ou "
     "ronde par ronde, avec points, Sonneborn-Berger, Buchholz, et performance là où les "
     "classements sont connus. Une partie qui manque est un trou : ? ou -. Une case 5w2 est une "
     "partie avec les Blancs contre le cinquième, qui a rapporté deux points. Pour des équipes il "
     "montre aussi leur classement, et chaque "
     "rencontre damier par damier. Avec --set il change "
     "des étiquettes de toutes les parties de l'événement, avec --enter il crée les parties d'un "
     "nouveau.",
     "Показывает участников соревнования с результатами в таблице: каждый с каждым или по турам, с "
     "очками, коэффициентами Зоннеборна-Бергера и Бухгольца и перформансом, где известны рейтинги. "
     "Недостающая партия — пробел: ? или -. Клетка 5w2 — партия белыми с пятым, принёсшая два "
     "очка. Для команд показывает и таблицу команд, и каждый матч по доскам. С --set меняет теги "
     "всех партий соревнования, с --enter создаёт партии нового.",
     "Mostra quem jogou num torneio, com os resultados numa tabela: todos contra todos, ou rodada "
     "por rodada, com pontos, Sonneborn-Berger, Buchholz e desempenho onde os ratings são "
     "conhecidos. Uma partida que falta aparece como ? ou -. Uma célula 5w2 é uma partida de "
     "brancas contra o número cinco que rendeu dois pontos. De equipes mostra também a "
     "tabela delas e cada confronto tabuleiro por tabuleiro. Com --set muda etiquetas de todas as "
     "partidas do torneio, com --enter cria as partidas de um novo."},
    {"damscope event \"Waterkant Toernooi 2023\"\n"
     "    shows its crosstable\n"
     "damscope event \"waterkant toernooi\" --points 1 --csv\n"
     "    writes it with a point for a win\n"
     "damscope event \"Waterkant Toernooi 2023\" -o waterkant.pdf\n"
     "    writes it to print\n"
     "damscope event \"Waterkant Toernooi 2023\" --set Site=Waterkant\n"
     "    lists how many games would change\n"
     "seq -f \"Player %g\" 6 | damscope event \"Club 2024\" --enter -\n"
     "    makes the games of a tournament; a file has one player per line",
     "damscope event \"Waterkant Toernooi 2023\"\n"
     "    toont de kruistabel\n"
     "damscope event \"waterkant toernooi\" --points 1 --csv\n"
     "    schrijft haar met één punt voor winst\n"
     "damscope event \"Waterkant Toernooi 2023\" -o waterkant.pdf\n"
     "    schrijft haar om te printen\n"
     "damscope event \"Waterkant Toernooi 2023\" --set Site=Waterkant\n"
     "    toont hoeveel partijen zouden veranderen\n"
     "seq -f \"Player %g\" 6 | damscope event \"Club 2024\" --enter -\n"
     "    maakt de partijen van een toernooi; een bestand heeft een speler op elke regel",
     "damscope event \"Waterkant Toernooi 2023\"\n"
     "    montre sa grille\n"
     "damscope event \"waterkant toernooi\" --points 1 --csv\n"
     "    l'écrit avec un point par gain\n"
     "damscope event \"Waterkant Toernooi 2023\" -o waterkant.pdf\n"
     "    l'écrit pour l'imprimer\n"
     "damscope event \"Waterkant Toernooi 2023\" --set Site=Waterkant\n"
     "    indique combien de parties changeraient\n"
     "seq -f \"Player %g\" 6 | damscope event \"Club 2024\" --enter -\n"
     "    crée les parties d'un tournoi ; un fichier a un joueur par ligne",
     "damscope event \"Waterkant Toernooi 2023\"\n"
     "    показывает таблицу\n"
     "damscope event \"waterkant toernooi\" --points 1 --csv\n"
     "    записывает её с одним очком за победу\n"
     "damscope event \"Waterkant Toernooi 2023\" -o waterkant.pdf\n"
     "    записывает её для печати\n"
     "damscope event \"Waterkant Toernooi 2023\" --set Site=Waterkant\n"
     "    сообщает, сколько партий изменилось бы\n"
     "seq -f \"Player %g\" 6 | damscope event \"Club 2024\" --enter -\n"
     "    создаёт партии турнира; в файле по игроку в строке",
     "damscope event \"Waterkant Toernooi 2023\"\n"
     "    mostra a tabela cruzada\n"
     "damscope event \"waterkant toernooi\" --points 1 --csv\n"
     "    escreve-a com um ponto por vitória\n"
     "damscope event \"Waterkant Toernooi 2023\" -o waterkant.pdf\n"
     "    escreve-a para imprimir\n"
     "damscope event \"Waterkant Toernooi 2023\" --set Site=Waterkant\n"
     "    lista quantas partidas mudariam\n"
     "seq -f \"Player %g\" 6 | damscope event \"Club 2024\" --enter -\n"
     "    cria as partidas de um torneio; um arquivo tem um jogador por linha"},
    {"Correcting all its games", "Alle partijen ervan verbeteren", "Corriger toutes ses parties",
     "Исправить все его партии", "Corrigir todas as suas partidas"},
    {"Entering a tournament", "Een toernooi invoeren", "Saisir un tournoi", "Ввод турнира",
     "Introduzir um torneio"},
    {"the event: words of its name", "het toernooi: woorden van de naam",
     "l'événement : des mots de son nom", "соревнование: слова названия",
     "o torneio: palavras do nome"},
    {"for a win, a draw, a loss: 2 (2-1-0), 1 (1-½-0), 3 (3-1-0), or others such as 5-2-0; if not "
     "set, 2, or as the results are written (9-1, 8-4)",
     "voor winst, remise, verlies: 2 (2-1-0), 1 (1-½-0), 3 (3-1-0), of zoals 5-2-0; anders 2, of "
     "zoals de uitslagen geschreven zijn (9-1, 8-4)",
     "d'un gain, d'une remise, d'une perte : 2 (2-1-0), 1 (1-½-0), 3 (3-1-0), ou comme 5-2-0 ; "
     "sinon 2, ou comme les résultats sont écrits (9-1, 8-4)",
     "за победу, ничью, поражение: 2 (2-1-0), 1 (1-½-0), 3 (3-1-0) или как 5-2-0; если не задано, "
     "2 или так, как записаны результаты (9-1, 8-4)",
     "por vitória, empate e derrota: 2 (2-1-0), 1 (1-½-0), 3 (3-1-0), ou outros como 5-2-0; se não "
     "for dado, 2, ou como os resultados estão escritos (9-1, 8-4)"},
    {"the same for a match of two teams: won, drawn, lost; 2 if not set",
     "hetzelfde voor een wedstrijd van twee teams: winst, gelijkspel, verlies; anders 2",
     "de même pour une rencontre de deux équipes : gain, nul, perte ; sinon 2",
     "то же за матч двух команд: победа, ничья, поражение; если не задано, 2",
     "o mesmo de um confronto de duas equipes: vitória, empate, derrota; 2 se não for dado"},
    {"which one --csv writes: players, if not set; teams, their standings; boards, the games of "
     "teams against teams",
     "welke --csv schrijft: players, als niets is gezet; teams, hun stand; boards, de partijen van "
     "teams tegen teams",
     "laquelle --csv écrit : players, par défaut ; teams, leur classement ; boards, les parties "
     "d'équipes contre équipes",
     "какую записывает --csv: players, если не задано; teams, положение команд; boards, партии "
     "команд с командами",
     "qual --csv escreve: players, se não for dada; teams, a classificação delas; boards, as "
     "partidas de equipes contra equipes"},
    {"change the year in the dates of its games; months and days stay",
     "van de data van de partijen; maanden en dagen blijven",
     "des dates de ses parties ; mois et jours restent",
     "год в датах его партий; месяцы и дни остаются",
     "mudar o ano nas datas das suas partidas; meses e dias ficam"},
    {"spell a player's name differently: \"Wirsma=Wiersma, H.\"",
     "de naam van een speler anders schrijven: \"Wirsma=Wiersma, H.\"",
     "écrire autrement le nom d'un joueur : \"Wirsma=Wiersma, H.\"",
     "записать имя игрока иначе: \"Wirsma=Wiersma, H.\"",
     "escrever de outro modo o nome de um jogador: \"Wirsma=Wiersma, H.\""},
    {"only this many rounds of the Berger tables; for two players: a match of this many games",
     "alleen zoveel ronden van de tabellen van Berger; met twee spelers: een match van zoveel "
     "partijen",
     "seulement tant de rondes des tables de Berger ; à deux joueurs : un match de tant de parties",
     "только столько туров по таблицам Бергера; для двух игроков: матч из стольких партий",
     "só este número de rodadas das tabelas de Berger; para dois jogadores: um match com este "
     "número de partidas"},
    {"the file has the games of round R, one per line: White : Black; for a Swiss tournament or a "
     "knock-out",
     "het bestand heeft de partijen van ronde R, één op elke regel: Wit : Zwart; voor een Zwitsers "
     "toernooi of een afvaltoernooi",
     "le fichier a les parties de la ronde R, une par ligne : Blancs : Noirs ; pour un système "
     "suisse ou une coupe",
     "в файле партии тура R, по одной в строке: белые : чёрные; для швейцарской или кубковой "
     "системы",
     "o arquivo tem as partidas da rodada R, uma por linha: White : Black (brancas : pretas); para "
     "um torneio suíço ou eliminatório"},
    {"the standings after this round; else after all", "de stand na deze ronde; anders na alle",
     "le classement après cette ronde ; sinon après toutes",
     "положение после этого тура; иначе после всех",
     "a classificação depois desta rodada; senão, depois de todas"},
    {"set a tag: White=\"Wiersma, H.\", Date=1998.05.17; an empty value removes it",
     "een tag zetten: White=\"Wiersma, H.\", Date=1998.05.17; een lege waarde verwijdert hem",
     "mettre une étiquette : White=\"Wiersma, H.\", Date=1998.05.17 ; une valeur vide l'enlève",
     "задать тег: White=\"Wiersma, H.\", Date=1998.05.17; пустое значение удаляет его",
     "definir uma etiqueta: White=\"Wiersma, H.\", Date=1998.05.17; um valor vazio remove-a"},
    {"remove a tag", "een tag verwijderen", "enlever une étiquette", "удалить тег",
     "remover uma etiqueta"},
    {"make the changes; 'damscope edit --undo' reverts them",
     "de veranderingen doorvoeren; 'damscope edit --undo' maakt ze ongedaan",
     "faire les changements ; 'damscope edit --undo' les annule",
     "внести изменения; 'damscope edit --undo' отменяет их",
     "fazer as mudanças; 'damscope edit --undo' desfaz"},
    {"make the games of a new event in which the players in this file, one per line, play each "
     "other; results and moves follow with 'damscope edit'",
     "de partijen maken van een nieuw toernooi waarin de spelers in dit bestand, één op elke "
     "regel, tegen elkaar spelen; uitslagen en zetten volgen met 'damscope edit'",
     "créer les parties d'un nouvel événement où les joueurs de ce fichier, un par ligne, jouent "
     "tous entre eux ; résultats et coups suivent avec 'damscope edit'",
     "создать партии нового соревнования, в котором игроки из этого файла, по одному в строке, "
     "играют друг с другом; результаты и ходы вводятся потом с 'damscope edit'",
     "criar as partidas de um novo torneio em que os jogadores deste arquivo, um por linha, jogam "
     "uns contra os outros; resultados e lances vêm depois com 'damscope edit'"},
    {"twice, with both colours", "twee keer, met beide kleuren",
     "deux fois, avec les deux couleurs", "дважды, обоими цветами",
     "duas vezes, com ambas as cores"},
    {"when it begins", "wanneer het begint", "quand il commence", "когда оно начинается",
     "quando começa"},
    {"where it is played", "waar het gespeeld wordt", "où il se joue", "где оно проходит",
     "onde se joga"},
}));

} // namespace

std::span<const Word> peopleHelpWords() {
    return words;
}

} // namespace damscope::tables
