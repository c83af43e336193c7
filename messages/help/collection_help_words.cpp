// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. How games are kept: collections, duplicates, deleting and
// correcting.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope collection
    {"list (the default), show, create, add, remove, rename, note, delete or undo",
     "list (als niets is opgegeven), show, create, add, remove, rename, note, delete of undo",
     "list (par défaut), show, create, add, remove, rename, note, delete ou undo",
     "list (если не указано иное), show, create, add, remove, rename, note, delete или undo",
     "list (se nada for dado), show, create, add, remove, rename, note, delete ou undo"},
    {"of the collection; case and accents do not matter",
     "van de verzameling; hoofdletters en accenten maken niet uit",
     "de la collection ; la casse et les accents n'importent pas",
     "подборки; регистр и диакритика не важны", "da coleção; maiúsculas e acentos não importam"},
    {"with create and note: about the collection; with add: about the games",
     "bij create en note: over de verzameling; bij add: over de partijen",
     "avec create et note : sur la collection ; avec add : sur les parties",
     "с create и note: о подборке; с add: о партиях",
     "com create e note: sobre a coleção; com add: sobre as partidas"},
    {"named collections of games", "verzamelingen van partijen met een naam",
     "collections nommées de parties", "именованные подборки партий",
     "coleções de partidas com nome"},
    {"Collections keep games in an order of their own, with notes. --in NAME then selects these "
     "games in every command that lists, searches or exports games. undo reverts the last change; "
     "the last twenty can be undone.",
     "Verzamelingen bewaren partijen in een eigen volgorde, met opmerkingen. --in NAME kiest deze "
     "partijen dan in elke opdracht die partijen toont, doorzoekt of exporteert. undo draait de "
     "laatste wijziging terug; dat kan tot twintig keer.",
     "Les collections gardent des parties dans un ordre propre, avec des notes. --in NAME choisit "
     "ensuite ces parties dans toute commande qui liste, parcourt ou exporte des parties. undo "
     "annule le dernier changement ; les vingt derniers peuvent l'être.",
     "Подборки хранят партии в собственном порядке, с заметками. --in NAME затем выбирает эти "
     "партии в любой команде, которая перечисляет, просматривает или экспортирует партии. undo "
     "отменяет последнее изменение; отменить можно последние двадцать.",
     "As coleções guardam partidas numa ordem própria, com notas. --in NAME escolhe depois estas "
     "partidas em todo comando que liste, examine ou exporte partidas. undo desfaz a última "
     "mudança; podem ser desfeitas as últimas vinte."},
    {"damscope collection create \"My games\" --player Jansen\n"
     "    creates one and adds games to it\n"
     "damscope collection add \"My games\" --id 60,70-74 --note \"to study\"\n"
     "    adds games with a note\n"
     "damscope collection show \"My games\"\n"
     "    lists its games in its order\n"
     "damscope openings --in \"My games\"\n"
     "    shows what was played in the games of a collection",
     "damscope collection create \"My games\" --player Jansen\n"
     "    maakt een verzameling en zet er partijen in\n"
     "damscope collection add \"My games\" --id 60,70-74 --note \"to study\"\n"
     "    voegt partijen toe met een opmerking\n"
     "damscope collection show \"My games\"\n"
     "    toont de partijen in de volgorde van de verzameling\n"
     "damscope openings --in \"My games\"\n"
     "    toont wat er in de partijen van een verzameling is gespeeld",
     "damscope collection create \"My games\" --player Jansen\n"
     "    en crée une et y met des parties\n"
     "damscope collection add \"My games\" --id 60,70-74 --note \"to study\"\n"
     "    ajoute des parties avec une note\n"
     "damscope collection show \"My games\"\n"
     "    liste ses parties dans leur ordre\n"
     "damscope openings --in \"My games\"\n"
     "    montre ce qui a été joué dans les parties d'une collection",
     "damscope collection create \"My games\" --player Jansen\n"
     "    создаёт подборку и добавляет в неё партии\n"
     "damscope collection add \"My games\" --id 60,70-74 --note \"to study\"\n"
     "    добавляет партии с заметкой\n"
     "damscope collection show \"My games\"\n"
     "    показывает её партии в её порядке\n"
     "damscope openings --in \"My games\"\n"
     "    показывает, что играли в партиях подборки",
     "damscope collection create \"My games\" --player Jansen\n"
     "    cria uma e põe partidas nela\n"
     "damscope collection add \"My games\" --id 60,70-74 --note \"to study\"\n"
     "    acrescenta partidas com uma nota\n"
     "damscope collection show \"My games\"\n"
     "    lista as suas partidas na ordem delas\n"
     "damscope openings --in \"My games\"\n"
     "    mostra o que se jogou nas partidas de uma coleção"},
    // damscope duplicates
    {"delete the first game of each line unless it may have been edited; without --apply they are "
     "only listed",
     "verwijder de eerste partij van elke regel, tenzij die bewerkt kan zijn; zonder --apply "
     "worden ze alleen getoond",
     "supprimer la première partie de chaque ligne, sauf si elle a pu être modifiée ; sans --apply "
     "elles sont seulement listées",
     "удалить первую партию каждой строки, если её не могли править; без --apply они только "
     "перечисляются",
     "excluir a primeira partida de cada linha, a não ser que possa ter sido editada; sem --apply, "
     "são apenas listadas"},
    {"list what --apply deletes; it deletes nothing by itself",
     "toon wat --apply verwijdert; verwijdert zelf niets",
     "lister ce que --apply supprime ; ne supprime rien par lui-même",
     "показать, что удалит --apply; само ничего не удаляет",
     "listar o que --apply exclui; por si só não exclui nada"},
    {"restore the games that were deleted last", "zet de laatst verwijderde partijen terug",
     "rétablir les parties supprimées en dernier", "вернуть партии, удалённые последними",
     "restaurar as partidas excluídas por último"},
    {"the least certainty: possible, likely or certain; else all are listed, and --apply deletes "
     "certain ones",
     "de minste zekerheid: possible (mogelijk), likely (waarschijnlijk) of certain (zeker); anders "
     "worden ze alle getoond en verwijdert --apply de zekere",
     "la certitude minimale : possible, likely (probable) ou certain ; sinon tous sont listés, et "
     "--apply supprime les certains",
     "наименьшая уверенность: possible (возможно), likely (вероятно) или certain (точно); иначе "
     "показаны все, а --apply удаляет точные",
     "a certeza mínima: possible (possível), likely (provável) ou certain (certo); senão, todos "
     "são listados e --apply exclui os certos"},
    {"find games that are stored twice", "vind partijen die dubbel zijn opgeslagen",
     "trouver les parties enregistrées deux fois", "найти партии, сохранённые дважды",
     "encontrar partidas guardadas duas vezes"},
    {"Finds pairs of games with the same moves, or where one game is the beginning of the other, "
     "however the names are spelt, with a certainty and its reason. The better game is legal "
     "throughout, longer, annotated, and has a fuller header. A game that a person may have edited "
     "is never deleted: one entered or changed in Damscope, or a later copy with all the tags of "
     "an earlier one, such as a corrected export; such a copy counts as the better one if nothing "
     "else decides. A game with remarks, variations or tags that the better one lacks is never "
     "certain to be superfluous. Nothing is changed without --apply. Deleted games stay in the "
     "database, "
     "hidden, until --undo restores them.",
     "Vindt paren van partijen met dezelfde zetten, of waarvan de ene het begin van de andere is, "
     "hoe de namen ook gespeld zijn, met een zekerheid en de reden ervan. De betere partij is tot "
     "het einde geldig, langer, van commentaar voorzien en heeft vollere kopregels. Een partij die "
     "iemand bewerkt kan hebben wordt nooit verwijderd: een die in Damscope is ingevoerd of "
     "gewijzigd, of een latere kopie met alle tags van een eerdere, zoals een verbeterde export; "
     "zo'n kopie telt als de betere als niets anders beslist. Een partij met opmerkingen, "
     "varianten of tags die de betere niet heeft geldt nooit als zeker overbodig. Zonder --apply "
     "verandert er niets. "
     "Verwijderde partijen blijven verborgen in de database tot --undo ze terugzet.",
     "Trouve les paires de parties qui ont les mêmes coups, ou dont l'une est le début de l'autre, "
     "quelle que soit la graphie des noms, avec une certitude et sa raison. La meilleure partie "
     "est régulière jusqu'au bout, plus longue, commentée, et a un en-tête plus complet. Une "
     "partie que quelqu'un a pu modifier n'est jamais supprimée : saisie ou changée dans Damscope, "
     "ou copie ultérieure avec toutes les étiquettes d'une plus ancienne, comme un export corrigé "
     "; une telle copie compte comme la meilleure si rien d'autre ne décide. Une partie avec des "
     "remarques, des variantes ou des étiquettes que la meilleure n'a pas n'est jamais superflue à "
     "coup sûr. Rien ne change sans "
     "--apply. Les parties supprimées restent dans la base, cachées, jusqu'à ce que --undo les "
     "rétablisse.",
     "Находит пары партий с одинаковыми ходами или таких, где одна — начало другой, как бы ни были "
     "написаны имена, с уверенностью и её причиной. Лучшая партия правильна до конца, длиннее, "
     "прокомментирована и с более полным заголовком. Партия, которую могли править, никогда не "
     "удаляется: введённая или изменённая в Damscope либо более поздняя копия со всеми тегами "
     "прежней, например исправленный экспорт; такая копия считается лучшей, если ничто другое не "
     "решает. Партия с примечаниями, вариантами или тегами, которых нет в лучшей, никогда не "
     "считается точно лишней. Без --apply ничего не меняется. Удалённые партии остаются в базе "
     "скрытыми, пока их "
     "не вернёт --undo.",
     "Encontra pares de partidas com os mesmos lances, ou em que uma é o começo da outra, qualquer "
     "que seja a grafia dos nomes, com uma certeza e a sua razão. A melhor partida é legal até o "
     "fim, mais longa, comentada e tem um cabeçalho mais completo. Uma partida que alguém possa "
     "ter editado nunca é excluída: uma introduzida ou mudada no Damscope, ou uma cópia posterior "
     "com todas as etiquetas de uma anterior, como uma exportação corrigida; tal cópia conta como "
     "a melhor se nada mais decidir. Uma partida com observações, variantes ou etiquetas que a "
     "melhor não tem nunca é certamente supérflua. Nada muda sem --apply. As partidas excluídas "
     "ficam na base de "
     "dados, ocultas, até que --undo as restaure."},
    {"damscope export --id 57 -o - | sed s/Jansen/Janssen/ | damscope import -\n"
     "    stores a game once more, with a name spelt differently\n"
     "damscope duplicates --sure likely\n"
     "    lists games that are probably stored twice\n"
     "damscope duplicates --apply\n"
     "    keeps the better game of each certain pair",
     "damscope export --id 57 -o - | sed s/Jansen/Janssen/ | damscope import -\n"
     "    slaat een partij nog eens op, met een anders gespelde naam\n"
     "damscope duplicates --sure likely\n"
     "    toont partijen die waarschijnlijk dubbel zijn\n"
     "damscope duplicates --apply\n"
     "    houdt van elk zeker paar de betere partij",
     "damscope export --id 57 -o - | sed s/Jansen/Janssen/ | damscope import -\n"
     "    enregistre une partie une fois de plus, avec un nom écrit autrement\n"
     "damscope duplicates --sure likely\n"
     "    liste les parties probablement enregistrées deux fois\n"
     "damscope duplicates --apply\n"
     "    garde la meilleure partie de chaque paire certaine",
     "damscope export --id 57 -o - | sed s/Jansen/Janssen/ | damscope import -\n"
     "    сохраняет партию ещё раз, с иначе написанным именем\n"
     "damscope duplicates --sure likely\n"
     "    показывает партии, вероятно сохранённые дважды\n"
     "damscope duplicates --apply\n"
     "    оставляет лучшую партию каждой точной пары",
     "damscope export --id 57 -o - | sed s/Jansen/Janssen/ | damscope import -\n"
     "    guarda uma partida mais uma vez, com um nome escrito de outro modo\n"
     "damscope duplicates --sure likely\n"
     "    lista partidas provavelmente guardadas duas vezes\n"
     "damscope duplicates --apply\n"
     "    mantém a melhor partida de cada par certo"},
    // damscope delete
    {"delete the games; without it they are only listed",
     "verwijder de partijen; zonder deze optie worden ze alleen getoond",
     "supprimer les parties ; sinon elles sont seulement listées",
     "удалить партии; иначе они только перечисляются",
     "excluir as partidas; sem isso, são apenas listadas"},
    {"restore the games of deletion N", "zet de partijen van verwijdering N terug",
     "rétablir les parties de la suppression N", "вернуть партии удаления N",
     "restaurar as partidas da exclusão N"},
    {"list the deletions that can be undone",
     "toon de verwijderingen die ongedaan gemaakt kunnen worden",
     "lister les suppressions qui peuvent être annulées",
     "перечислить удаления, которые можно отменить", "listar as exclusões que podem ser desfeitas"},
    {"with --apply: remove the deleted games for good; they cannot be restored then",
     "met --apply: wis de verwijderde partijen voorgoed; ze zijn dan niet meer terug te zetten",
     "avec --apply : effacer pour de bon les parties supprimées ; elles ne peuvent plus être "
     "rétablies",
     "с --apply: стереть удалённые партии навсегда; вернуть их будет нельзя",
     "com --apply: remover de vez as partidas excluídas; depois não podem ser restauradas"},
    {"delete games, and restore them", "verwijder partijen en zet ze terug",
     "supprimer des parties, et les rétablir", "удалить партии и вернуть их",
     "excluir partidas e restaurá-las"},
    {"Lists the games that the filter selects, and deletes them with --apply. Deleted games stay "
     "in the database, hidden, with their collections and evaluations, including those deleted in "
     "the desktop or by damscope duplicates: --undo restores the last deletion, --list shows all "
     "of them and --restore N restores one. Only --empty --apply removes them for good.",
     "Toont de partijen die het filter kiest en verwijdert ze met --apply. Verwijderde partijen "
     "blijven verborgen in de database, met hun verzamelingen en waarderingen, ook die in het "
     "venster of door damscope duplicates zijn verwijderd: --undo draait de laatste verwijdering "
     "terug, --list toont ze alle en --restore N zet er een terug. Alleen --empty --apply wist ze "
     "voorgoed.",
     "Liste les parties que choisit le filtre, et les supprime avec --apply. Les parties "
     "supprimées restent dans la base, cachées, avec leurs collections et évaluations, y compris "
     "celles supprimées dans le programme à fenêtres ou par damscope duplicates : --undo annule la "
     "dernière suppression, --list les montre toutes et --restore N en rétablit une. Seul --empty "
     "--apply les efface pour de bon.",
     "Показывает партии, выбранные фильтром, и удаляет их с --apply. Удалённые партии остаются в "
     "базе скрытыми, со своими подборками и оценками, в том числе удалённые в оконной программе "
     "или командой damscope duplicates: --undo отменяет последнее удаление, --list показывает все, "
     "--restore N возвращает одно. Навсегда их стирает только --empty --apply.",
     "Lista as partidas que o filtro escolhe e exclui-as com --apply. As partidas excluídas ficam "
     "na base de dados, ocultas, com as suas coleções e avaliações, também as excluídas no "
     "programa de janelas ou por damscope duplicates: --undo desfaz a última exclusão, --list "
     "mostra todas e --restore N restaura uma. Só --empty --apply as remove de vez."},
    {"damscope delete --id 60,70-74\n"
     "    lists the games that would be deleted\n"
     "damscope delete --source missing-tags.pdn --apply\n"
     "    deletes the games of a source\n"
     "damscope delete --undo\n"
     "    restores them",
     "damscope delete --id 60,70-74\n"
     "    toont de partijen die verwijderd zouden worden\n"
     "damscope delete --source missing-tags.pdn --apply\n"
     "    verwijdert de partijen van een bron\n"
     "damscope delete --undo\n"
     "    zet ze terug",
     "damscope delete --id 60,70-74\n"
     "    liste les parties qui seraient supprimées\n"
     "damscope delete --source missing-tags.pdn --apply\n"
     "    supprime les parties d'une source\n"
     "damscope delete --undo\n"
     "    les rétablit",
     "damscope delete --id 60,70-74\n"
     "    перечисляет партии, которые были бы удалены\n"
     "damscope delete --source missing-tags.pdn --apply\n"
     "    удаляет партии источника\n"
     "damscope delete --undo\n"
     "    возвращает их",
     "damscope delete --id 60,70-74\n"
     "    lista as partidas que seriam excluídas\n"
     "damscope delete --source missing-tags.pdn --apply\n"
     "    exclui as partidas de uma fonte\n"
     "damscope delete --undo\n"
     "    restaura-as"},
}));

} // namespace

std::span<const Word> collectionHelpWords() {
    return words;
}

} // namespace damscope::tables
