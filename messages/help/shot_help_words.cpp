// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. Combinations, and what is proved about moves.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope shots
    {"search this position instead of games", "doorzoek deze stand in plaats van partijen",
     "chercher dans cette position au lieu de parties", "искать в этой позиции, а не в партиях",
     "examinar esta posição em vez de partidas"},
    {"combinations that were played", "combinaties die gespeeld zijn", "les combinaisons jouées",
     "проведённые комбинации", "combinações que foram jogadas"},
    {"those that were possible and were not played", "die mogelijk waren en niet gespeeld zijn",
     "celles qui étaient possibles et n'ont pas été jouées", "возможные, но не проведённые",
     "as que eram possíveis e não foram jogadas"},
    {"those made possible by the opponent's previous move, where another move would have avoided "
     "them",
     "die door de vorige zet van de tegenstander mogelijk werden, waar een andere zet dat had "
     "voorkomen",
     "celles que le coup précédent de l'adversaire a rendues possibles, alors qu'un autre les "
     "aurait évitées",
     "ставшие возможными из-за предыдущего хода соперника, когда другой ход их предотвращал",
     "as que o lance anterior do adversário tornou possíveis, quando outro as teria evitado"},
    {"only those that are proved", "alleen die bewezen zijn", "seulement celles qui sont prouvées",
     "только доказанные", "só as que estão provadas"},
    {"with this name, in any language", "met deze naam, in elke taal",
     "de ce nom, dans toute langue", "с этим названием, на любом языке",
     "com este nome, em qualquer língua"},
    {"that gain at least N men; a king counts three men, or two where kings do not fly",
     "die minstens N schijven winnen; een dam telt als drie schijven, of twee waar dammen niet "
     "vliegen",
     "qui gagnent au moins N pions ; une dame en vaut trois, ou deux où les dames ne volent pas",
     "выигрывающие не менее N простых; дамка считается за три, а где дамки не дальнобойны — за две",
     "que ganham pelo menos N pedras; uma dama conta três pedras, ou duas onde as damas não são "
     "voadoras"},
    {"of at most N moves of the side that plays it; else 7",
     "van hoogstens N zetten van wie ze speelt; anders 7",
     "d'au plus N coups du camp qui la joue ; sinon 7",
     "не длиннее N ходов проводящей стороны; иначе 7",
     "de no máximo N lances do lado que a joga; senão, 7"},
    {"find combinations that were played, missed or allowed",
     "vind combinaties die gespeeld, gemist of toegelaten zijn",
     "trouver les combinaisons jouées, manquées ou permises",
     "найти проведённые, упущенные и допущенные комбинации",
     "encontrar combinações jogadas, perdidas ou permitidas"},
    {"Searches every position of the games for combinations (shots): lines in which every move of "
     "one side gives or captures and every reply is a forced capture. What is listed is proved: it "
     "gains at least so much whatever the opponent captures, up to a position where the opponent "
     "cannot take back at once; combinations that the opponent begins later are not looked at (why "
     "looks at them). Moves of a game that have a name without being proved are listed as \"not "
     "forced\". Ply is the number of plies before it. docs/shots.md explains the names.",
     "Doorzoekt elke stand van de partijen op combinaties: varianten waarin elke zet van de ene "
     "kant geeft of slaat en elk antwoord een gedwongen slag is. Wat getoond wordt is bewezen: het "
     "wint minstens zoveel, wat de tegenstander ook slaat, tot een stand waarin die niet meteen "
     "kan terugslaan; combinaties die de tegenstander later begint worden niet bekeken (why doet "
     "dat). Zetten van een partij die een naam hebben zonder bewezen te zijn, staan er als \"niet "
     "gedwongen\". Ply is het aantal halve zetten ervoor. docs/shots.md legt de namen uit.",
     "Cherche dans chaque position des parties les combinaisons : des lignes où chaque coup d'un "
     "camp donne ou prend et où chaque réponse est une prise forcée. Ce qui est listé est prouvé : "
     "cela gagne au moins autant, quoi que l'adversaire prenne, jusqu'à une position où il ne peut "
     "reprendre aussitôt ; les combinaisons que l'adversaire commence plus tard ne sont pas "
     "examinées (why les examine). Les coups d'une partie qui ont un nom sans être prouvés sont "
     "marqués « non forcée ». Ply est le nombre de demi-coups qui précèdent. docs/shots.md "
     "explique les noms.",
     "Ищет в каждой позиции партий комбинации: варианты, где каждый ход одной стороны отдаёт или "
     "бьёт, а каждый ответ — вынужденное взятие. Показанное доказано: оно выигрывает не меньше "
     "указанного, что бы соперник ни бил, вплоть до позиции, где он не может сразу отыграться; "
     "комбинации, которые соперник начинает позже, не рассматриваются (их рассматривает why). Ходы "
     "партии с названием, но без доказательства отмечены как «не вынуждено». Ply — число полуходов "
     "до неё. docs/shots.md объясняет названия.",
     "Procura em cada posição das partidas combinações: linhas em que todo lance de um lado dá ou "
     "captura e toda resposta é uma captura forçada. O que é listado está provado: ganha pelo "
     "menos tanto, capture o adversário o que capturar, até uma posição em que ele não pode "
     "retomar logo; combinações que o adversário começa mais tarde não são examinadas (why "
     "examina). Os lances de uma partida que têm nome sem estarem provados são listados como \"não "
     "forçada\". Ply é o número de meios-lances antes. docs/shots.md explica os nomes."},
    {"damscope shots --player Jansen --played --gain 2\n"
     "    lists combinations in the games of a player\n"
     "damscope shots --id 60\n"
     "    lists what was played and missed in game 60\n"
     "damscope shots --name \"coup du chapelet\" --limit 20\n"
     "    lists the first ones with a name\n"
     "damscope shots --fen W:W27,32,34,38,40,45:B11,12,16,18,23,25\n"
     "    prints the combination of a position\n"
     "damscope shots --shard 1/2 --out 1.part\n"
     "    is one of two workers that search all games (docs/shards.md)\n"
     "damscope shots --merge 1.part\n"
     "    keeps what a worker has found, like damscope index --shots",
     "damscope shots --player Jansen --played --gain 2\n"
     "    toont combinaties in de partijen van een speler\n"
     "damscope shots --id 60\n"
     "    toont wat er in partij 60 gespeeld en gemist is\n"
     "damscope shots --name \"coup du chapelet\" --limit 20\n"
     "    toont de eerste met een naam\n"
     "damscope shots --fen W:W27,32,34,38,40,45:B11,12,16,18,23,25\n"
     "    toont de combinatie van een stand\n"
     "damscope shots --shard 1/2 --out 1.part\n"
     "    is een van twee werkers die alle partijen doorzoeken (docs/shards.md)\n"
     "damscope shots --merge 1.part\n"
     "    bewaart wat een werker gevonden heeft, zoals damscope index --shots",
     "damscope shots --player Jansen --played --gain 2\n"
     "    liste les combinaisons des parties d'un joueur\n"
     "damscope shots --id 60\n"
     "    liste ce qui a été joué et manqué dans la partie 60\n"
     "damscope shots --name \"coup du chapelet\" --limit 20\n"
     "    liste les premières d'un nom\n"
     "damscope shots --fen W:W27,32,34,38,40,45:B11,12,16,18,23,25\n"
     "    montre la combinaison d'une position\n"
     "damscope shots --shard 1/2 --out 1.part\n"
     "    est l'un de deux travailleurs qui parcourent toutes les parties (docs/shards.md)\n"
     "damscope shots --merge 1.part\n"
     "    garde ce qu'un travailleur a trouvé, comme damscope index --shots",
     "damscope shots --player Jansen --played --gain 2\n"
     "    перечисляет комбинации в партиях игрока\n"
     "damscope shots --id 60\n"
     "    перечисляет, что проведено и упущено в партии 60\n"
     "damscope shots --name \"coup du chapelet\" --limit 20\n"
     "    перечисляет первые с таким названием\n"
     "damscope shots --fen W:W27,32,34,38,40,45:B11,12,16,18,23,25\n"
     "    показывает комбинацию в позиции\n"
     "damscope shots --shard 1/2 --out 1.part\n"
     "    один из двух исполнителей, просматривающих все партии (docs/shards.md)\n"
     "damscope shots --merge 1.part\n"
     "    сохраняет найденное исполнителем, как damscope index --shots",
     "damscope shots --player Jansen --played --gain 2\n"
     "    lista combinações nas partidas de um jogador\n"
     "damscope shots --id 60\n"
     "    lista o que se jogou e se perdeu na partida 60\n"
     "damscope shots --name \"coup du chapelet\" --limit 20\n"
     "    lista as primeiras com um nome\n"
     "damscope shots --fen W:W27,32,34,38,40,45:B11,12,16,18,23,25\n"
     "    mostra a combinação de uma posição\n"
     "damscope shots --shard 1/2 --out 1.part\n"
     "    é um de dois trabalhadores que examinam todas as partidas (docs/shards.md)\n"
     "damscope shots --merge 1.part\n"
     "    guarda o que um trabalhador encontrou, como damscope index --shots"},
    // damscope why
    {"the same", "hetzelfde", "de même", "то же", "o mesmo"},
    {"about every move of the game", "over elke zet van de partij", "sur chaque coup de la partie",
     "о каждом ходе партии", "sobre todos os lances da partida"},
    {"say what is proved about a move", "zeg wat over een zet bewezen is",
     "dire ce qui est prouvé d'un coup", "сказать, что доказано о ходе",
     "dizer o que está provado sobre um lance"},
    {"Says why a move of a game was good or bad, from what is proved: combinations played, missed, "
     "allowed and threatened, men lost by forced captures, tempi of exchanges, results of endgame "
     "tables, structures that begin or end. The strongest reason comes first, and minor ones are "
     "left out where there are greater ones. What is not proved is not said.",
     "Zegt waarom een zet van een partij goed of slecht was, uit wat bewezen is: combinaties die "
     "gespeeld, gemist, toegelaten en gedreigd zijn, schijven verloren door gedwongen slagen, "
     "tempi van ruilen, uitslagen van eindspeltabellen, structuren die beginnen of eindigen. De "
     "sterkste reden staat voorop, en kleine vallen weg naast grotere. Wat niet bewezen is wordt "
     "niet gezegd.",
     "Dit pourquoi un coup d'une partie était bon ou mauvais, d'après ce qui est prouvé : "
     "combinaisons jouées, manquées, permises et menacées, pions perdus par prises forcées, temps "
     "des échanges, résultats des tables de finales, structures qui commencent ou finissent. La "
     "raison la plus forte vient d'abord, et les petites sont omises à côté de plus grandes. Ce "
     "qui n'est pas prouvé n'est pas dit.",
     "Говорит, почему ход партии был хорош или плох, исходя из доказанного: проведённые, "
     "упущенные, допущенные и грозившие комбинации, простые, потерянные при вынужденных взятиях, "
     "темпы разменов, результаты таблиц окончаний, возникшие и распавшиеся структуры. Сильнейшая "
     "причина идёт первой, мелкие опускаются рядом с крупными. О недоказанном не говорится.",
     "Diz por que um lance de uma partida foi bom ou mau, pelo que está provado: combinações "
     "jogadas, perdidas, permitidas e ameaçadas, pedras perdidas por capturas forçadas, tempos das "
     "trocas, resultados das tabelas de finais, estruturas que começam ou terminam. A razão mais "
     "forte vem primeiro, e as menores são omitidas junto das maiores. O que não está provado não "
     "é dito."},
    {"damscope why 60 --move 30w\n"
     "    about White's 30th move of game 60\n"
     "damscope why 60 --all --language fr\n"
     "    about every move, in French",
     "damscope why 60 --move 30w\n"
     "    over de 30e zet van wit in partij 60\n"
     "damscope why 60 --all --language fr\n"
     "    over elke zet, in het Frans",
     "damscope why 60 --move 30w\n"
     "    sur le 30e coup des Blancs de la partie 60\n"
     "damscope why 60 --all --language fr\n"
     "    sur chaque coup, en français",
     "damscope why 60 --move 30w\n"
     "    о 30-м ходе белых в партии 60\n"
     "damscope why 60 --all --language fr\n"
     "    о каждом ходе, по-французски",
     "damscope why 60 --move 30w\n"
     "    sobre o 30.º lance das brancas da partida 60\n"
     "damscope why 60 --all --language fr\n"
     "    sobre todos os lances, em francês"},
    // Work shared by machines
    {"Several machines (docs/shards.md)", "Meer machines (docs/shards.md)",
     "Plusieurs machines (docs/shards.md)", "Несколько машин (docs/shards.md)",
     "Várias máquinas (docs/shards.md)"},
    {"only the share I of N, from 1: every worker gets another share of the same work, and nothing "
     "is done twice",
     "alleen deel I van N, vanaf 1: elke werker krijgt een ander deel van hetzelfde werk, en niets "
     "wordt dubbel gedaan",
     "seulement la part I de N, à partir de 1 : chaque travailleur a une autre part du même "
     "travail, et rien n'est fait deux fois",
     "только доля I из N, считая с 1: каждый исполнитель получает другую долю той же работы, и "
     "ничто не делается дважды",
     "só a parte I de N, a partir de 1: cada trabalhador recebe outra parte do mesmo trabalho, e "
     "nada é feito duas vezes"},
    {"append the evaluations of the share to this file, and change no database; the same command "
     "continues after an interruption",
     "voeg de waarderingen van het deel toe aan dit bestand, en wijzig geen database; dezelfde "
     "opdracht gaat na een onderbreking verder",
     "ajouter les évaluations de la part à ce fichier, sans changer de base ; la même commande "
     "continue après une interruption",
     "дописывать оценки этой доли в этот файл, не меняя базы; после прерывания та же команда "
     "продолжает",
     "acrescentar as avaliações da parte a este arquivo, sem mudar nenhuma base de dados; o mesmo "
     "comando continua depois de uma interrupção"},
    {"append the combinations and structures of the share to this file, and change no database; "
     "the same command continues after an interruption",
     "voeg de combinaties en structuren van het deel toe aan dit bestand, en wijzig geen database; "
     "dezelfde opdracht gaat na een onderbreking verder",
     "ajouter les combinaisons et structures de la part à ce fichier, sans changer de base ; la "
     "même commande continue après une interruption",
     "дописывать комбинации и структуры этой доли в этот файл, не меняя базы; после прерывания та "
     "же команда продолжает",
     "acrescentar as combinações e estruturas da parte a este arquivo, sem mudar nenhuma base de "
     "dados; o mesmo comando continua depois de uma interrupção"},
    {"store the evaluations of such files: give their names instead",
     "bewaar de waarderingen uit zulke bestanden: geef hun namen in plaats daarvan",
     "enregistrer les évaluations de tels fichiers : donner leurs noms à la place",
     "сохранить оценки из таких файлов: укажите вместо этого их имена",
     "guardar as avaliações desses arquivos: em vez disso, dê os nomes deles"},
    {"store the combinations and structures of such files: give their names instead",
     "bewaar de combinaties en structuren uit zulke bestanden: geef hun namen in plaats daarvan",
     "enregistrer les combinaisons et structures de tels fichiers : donner leurs noms à la place",
     "сохранить комбинации и структуры из таких файлов: укажите вместо этого их имена",
     "guardar as combinações e estruturas desses arquivos: em vez disso, dê os nomes deles"},
}));

} // namespace

std::span<const Word> shotHelpWords() {
    return words;
}

} // namespace damscope::tables
