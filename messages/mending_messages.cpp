// SPDX-License-Identifier: GPL-3.0-or-later
// What rereading, editing and deleting did. Counts come twice: as a number, for the form of the
// word, and as text in groups of three digits.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"sources-count",
     {"{n} {sources?source|sources}", "{n} {sources?bron|bronnen}", "{n} {sources?source|sources}",
      "{n} {sources?источник|источника|источников}", "{n} {sources?fonte|fontes}"}},
    {"reread-done",
     {"{path}: {n} {games?game|games} read as {encoding}, {same} with the same number<, {new} "
      "new><, {kept} kept as edited in Damscope><, {deleted} still deleted>; {e} "
      "{errors?error|errors}, {w} "
      "{warnings?warning|warnings}",
      "{path}: {n} {games?partij|partijen} gelezen als {encoding}, {same} met hetzelfde nummer<, "
      "{new} nieuw><, {kept} bewaard zoals bewerkt in Damscope><, {deleted} nog gewist>; {e} "
      "{errors?fout|fouten}, {w} "
      "{warnings?waarschuwing|waarschuwingen}",
      "{path} : {n} {games?partie lue|parties lues} en {encoding}, {same} avec le même numéro<, "
      "{new} en plus><, {kept} gardées telles que modifiées dans Damscope><, {deleted} toujours "
      "supprimées> ; {e} "
      "{errors?erreur|erreurs}, {w} {warnings?avertissement|avertissements}",
      "{path}: {games?прочитана {n} партия|прочитано {n} партии|прочитано {n} партий} в кодировке "
      "{encoding}, с прежним номером {same}<, новых {new}><, оставлено изменённых в Damscope "
      "{kept}><, остаётся удалённых {deleted}>; {e} {errors?ошибка|ошибки|ошибок}, {w} "
      "{warnings?предупреждение|предупреждения|предупреждений}",
      "{path}: {n} {games?partida lida|partidas lidas} em {encoding}, {same} com o mesmo "
      "número<, {new} novas><, {kept} mantidas como editadas no Damscope><, {deleted} ainda "
      "excluídas>; {e} "
      "{errors?erro|erros}, {w} {warnings?aviso|avisos}"}},
    {"reread-more-lines",
     {"... and {n} {lines?line|lines} more; damscope sources --problems sums them up",
      "... en nog {n} {lines?regel|regels}; damscope sources --problems vat ze samen",
      "... et encore {n} {lines?ligne|lignes} ; damscope sources --problems les résume",
      "... и ещё {n} {lines?строка|строки|строк}; damscope sources --problems сводит их вместе",
      "... e mais {n} {lines?linha|linhas}; damscope sources --problems as resume"}},
    {"reread-interrupted",
     {"interrupted: the games read so far are safe; the same command reads the source again",
      "afgebroken: de tot nu toe gelezen partijen zijn veilig; dezelfde opdracht leest de bron "
      "opnieuw",
      "interrompu : les parties lues jusqu'ici sont en sûreté ; la même commande relit la source",
      "прервано: прочитанные партии сохранены; та же команда прочитает источник ещё раз",
      "interrompido: as partidas lidas até agora estão a salvo; o mesmo comando lê a fonte de "
      "novo"}},
    {"reread-not-found",
     {"{reason}, with --file FILE", "{reason}, met --file FILE", "{reason}, avec --file FILE",
      "{reason}, с помощью --file FILE", "{reason}, com --file FILE"}},
    {"edit-same",
     {"these games have these values already; nothing was changed",
      "deze partijen hebben deze waarden al; er is niets veranderd",
      "ces parties ont déjà ces valeurs ; rien n'a été changé",
      "у этих партий уже такие значения; ничего не изменено",
      "estas partidas já têm estes valores; nada foi alterado"}},
    {"edit-preview",
     {"{n} {games?game|games} would change; nothing was changed: --apply does it",
      "{n} {games?partij zou|partijen zouden} veranderen; er is niets veranderd: --apply doet het",
      "{n} {games?partie changerait|parties changeraient} ; rien n'a été changé : --apply le fait",
      "{games?изменилась бы {n} партия|изменились бы {n} партии|изменилось бы {n} партий}; ничего "
      "не изменено: это сделает --apply",
      "{n} {games?partida mudaria|partidas mudariam}; nada foi alterado: --apply faz a mudança"}},
    {"edit-done",
     {"{n} {games?game|games} changed; damscope edit --undo reverts it",
      "{n} {games?partij|partijen} veranderd; damscope edit --undo maakt het ongedaan",
      "{n} {games?partie changée|parties changées} ; damscope edit --undo l'annule",
      "{games?изменена {n} партия|изменены {n} партии|изменено {n} партий}; отменяет damscope edit "
      "--undo",
      "{n} {games?partida alterada|partidas alteradas}; damscope edit --undo desfaz"}},
    {"edit-interrupted",
     {"interrupted: {n} {games?game|games} changed; damscope edit --undo reverts it",
      "afgebroken: {n} {games?partij|partijen} veranderd; damscope edit --undo maakt het ongedaan",
      "interrompu : {n} {games?partie changée|parties changées} ; damscope edit --undo l'annule",
      "прервано: {games?изменена {n} партия|изменены {n} партии|изменено {n} партий}; отменяет "
      "damscope edit --undo",
      "interrompido: {n} {games?partida alterada|partidas alteradas}; damscope edit --undo "
      "desfaz"}},
    {"edit-nothing",
     {"nothing was changed", "er is niets veranderd", "rien n'a été changé", "ничего не изменено",
      "nada foi alterado"}},
    {"edit-text-kept",
     {"nothing was changed; your text is in {file}: correct it and use damscope edit --id {id} "
      "--file",
      "er is niets veranderd; uw tekst staat in {file}: verbeter hem en gebruik damscope edit --id "
      "{id} --file",
      "rien n'a été changé ; votre texte est dans {file} : corrigez-le et utilisez damscope edit "
      "--id {id} --file",
      "ничего не изменено; ваш текст сохранён в {file}: исправьте его и введите damscope edit --id "
      "{id} --file",
      "nada foi alterado; o seu texto está em {file}: corrija-o e use damscope edit --id {id} "
      "--file"}},
    {"edit-changed-meanwhile",
     {"nothing was changed: another program has changed game {id} in the meantime; your text is in "
      "{file}",
      "er is niets veranderd: een ander programma heeft partij {id} intussen veranderd; uw tekst "
      "staat in {file}",
      "rien n'a été changé : un autre programme a changé la partie {id} entre-temps ; votre texte "
      "est dans {file}",
      "ничего не изменено: тем временем партию {id} изменила другая программа; ваш текст сохранён "
      "в {file}",
      "nada foi alterado: outro programa alterou a partida {id} entretanto; o seu texto está "
      "em {file}"}},
    {"edit-game-done",
     {"game {id} changed; damscope edit --undo reverts it",
      "partij {id} veranderd; damscope edit --undo maakt het ongedaan",
      "partie {id} changée ; damscope edit --undo l'annule",
      "партия {id} изменена; отменяет damscope edit --undo",
      "partida {id} alterada; damscope edit --undo desfaz"}},
    {"edit-nothing-to-undo",
     {"there is nothing to undo", "er is niets ongedaan te maken", "il n'y a rien à annuler",
      "отменять нечего", "não há nada para desfazer"}},
    {"edit-undone",
     {"{n} {games?game|games} as before {time} UTC ({reason})<; {c} {changed?game|games} changed "
      "since then: left as is>",
      "{n} {games?partij|partijen} zoals vóór {time} UTC ({reason})<; {c} "
      "{changed?partij|partijen} sindsdien veranderd: zo gelaten>",
      "{n} {games?partie|parties} comme avant {time} UTC ({reason})<; {c} {changed?partie "
      "changée|parties changées} depuis : {changed?laissée telle quelle|laissées telles quelles}>",
      "{n} {games?партия|партии|партий} как до {time} UTC ({reason})<; {changed?{c} партия "
      "изменена|{c} партии изменены|{c} партий изменено} с тех пор: не тронуты>",
      "{n} {games?partida|partidas} como antes de {time} UTC ({reason})<; {c} {changed?partida "
      "alterada|partidas alteradas} desde então: {changed?ficou como está|ficaram como estão}>"}},
    {"edit-removed",
     {"{n} {games?game|games} deleted that {games?was|were} entered at {time} UTC ({reason})<; {c} "
      "{changed?game|games} changed since then: left as is>; damscope delete --undo restores "
      "{games?it|them}",
      "{n} {games?partij|partijen} gewist, ingevoerd om {time} UTC ({reason})<; {c} "
      "{changed?partij|partijen} sindsdien veranderd: zo gelaten>; damscope delete --undo herstelt "
      "{games?haar|ze}",
      "{n} {games?partie supprimée, saisie|parties supprimées, saisies} le {time} UTC ({reason})<; "
      "{c} {changed?partie changée|parties changées} depuis : {changed?laissée telle quelle|"
      "laissées telles quelles}> ; damscope delete --undo {games?la|les} rétablit",
      "{games?удалена {n} партия, введённая|удалены {n} партии, введённые|удалено {n} партий, "
      "введённых} {time} UTC ({reason})<; {changed?{c} партия изменена|{c} партии изменены|{c} "
      "партий изменено} с тех пор: не тронуты>; восстанавливает damscope delete --undo",
      "{n} {games?partida excluída, inserida|partidas excluídas, inseridas} em {time} UTC "
      "({reason})<; {c} {changed?partida alterada|partidas alteradas} desde então: {changed?ficou "
      "como está|ficaram como estão}>; damscope delete --undo {games?a|as} restaura"}},
    {"edit-not-last",
     {"nothing was undone. What was done last is {last} ({lastTime} UTC): {command} reverts it. "
      "damscope edit --undo --apply reverts the edit before it: {reason} ({time} UTC)",
      "er is niets ongedaan gemaakt. Het laatste was {last} ({lastTime} UTC): {command} maakt dat "
      "ongedaan. damscope edit --undo --apply maakt de bewerking daarvoor ongedaan: {reason} "
      "({time} UTC)",
      "rien n'a été annulé. Le dernier changement est {last} ({lastTime} UTC) : {command} "
      "l'annule. damscope edit --undo --apply annule la modification précédente : {reason} ({time} "
      "UTC)",
      "ничего не отменено. Последним было {last} ({lastTime} UTC): это отменяет {command}. "
      "damscope edit --undo --apply отменяет более раннее изменение: {reason} ({time} UTC)",
      "nada foi desfeito. A última mudança é {last} ({lastTime} UTC): {command} a desfaz. damscope "
      "edit --undo --apply desfaz a edição anterior: {reason} ({time} UTC)"}},
    {"no-games-selected",
     {"no games are selected", "er zijn geen partijen gekozen", "aucune partie n'est choisie",
      "не выбрано ни одной партии", "nenhuma partida foi selecionada"}},
    {"no-such-games",
     {"the database has no game {id}< (nor {n} more of these numbers)>; damscope games lists the "
      "games",
      "de database heeft geen partij {id}< (en {n} andere van deze nummers ook niet)>; damscope "
      "games toont de partijen",
      "la base n'a pas de partie {id}< (ni {n} autres de ces numéros)> ; damscope games montre les "
      "parties",
      "в базе нет партии {id}< (и ещё номеров: {n})>; партии перечисляет damscope games",
      "a base de dados não tem a partida {id}< (nem mais {n} destes números)>; damscope games "
      "lista as partidas"}},
    {"delete-preview",
     {"{n} {games?game|games} selected; nothing was deleted: --apply deletes {games?it|them}",
      "{n} {games?partij|partijen} gekozen; er is niets gewist: --apply wist {games?haar|ze}",
      "{n} {games?partie choisie|parties choisies} ; rien n'a été supprimé : --apply "
      "{games?la|les} supprime",
      "{games?выбрана {n} партия|выбраны {n} партии|выбрано {n} партий}; ничего не удалено: "
      "удаляет --apply",
      "{n} {games?partida selecionada|partidas selecionadas}; nada foi excluído: --apply "
      "{games?a|as} exclui"}},
    {"delete-done",
     {"{n} {games?game|games} deleted; damscope delete --undo restores {games?it|them}",
      "{n} {games?partij|partijen} gewist; damscope delete --undo brengt {games?haar|ze} terug",
      "{n} {games?partie supprimée|parties supprimées} ; damscope delete --undo {games?la|les} "
      "rétablit",
      "{games?удалена {n} партия|удалены {n} партии|удалено {n} партий}; возвращает damscope "
      "delete --undo",
      "{n} {games?partida excluída|partidas excluídas}; damscope delete --undo {games?a|as} "
      "recupera"}},
    {"delete-undone",
     {"{n} {games?game|games} deleted on {time} UTC ({reason}) restored",
      "{n} {games?partij|partijen}, gewist op {time} UTC ({reason}), teruggebracht",
      "{n} {games?partie supprimée|parties supprimées} le {time} UTC ({reason}) "
      "{games?rétablie|rétablies}",
      "{games?возвращена {n} партия, удалённая|возвращены {n} партии, удалённые|возвращено {n} "
      "партий, удалённых} {time} UTC ({reason})",
      "{n} {games?partida excluída|partidas excluídas} em {time} UTC ({reason}) "
      "{games?recuperada|recuperadas}"}},
    {"delete-restored",
     {"{n} {games?game|games} restored", "{n} {games?partij|partijen} teruggebracht",
      "{n} {games?partie|parties} de retour",
      "{games?возвращена {n} партия|возвращены {n} партии|возвращено {n} партий}",
      "{n} {games?partida recuperada|partidas recuperadas}"}},
    {"delete-listed",
     {"{n} {games?game|games} deleted", "{n} {games?partij|partijen} gewist",
      "{n} {games?partie|parties} parmi les suppressions",
      "{games?удалена {n} партия|удалены {n} партии|удалено {n} партий}",
      "{n} {games?partida excluída|partidas excluídas}"}},
    {"delete-none",
     {"no games are deleted", "er zijn geen gewiste partijen", "aucune partie n'est supprimée",
      "удалённых партий нет", "nenhuma partida está excluída"}},
    {"delete-kept",
     {"nothing was changed: --empty --apply removes them for good",
      "er is niets veranderd: --empty --apply verwijdert ze voorgoed",
      "rien n'a été changé : --empty --apply les efface pour de bon",
      "ничего не изменено: окончательно удаляет --empty --apply",
      "nada foi alterado: --empty --apply as elimina de vez"}},
    {"delete-emptied",
     {"{n} {games?deleted game|deleted games} removed for good",
      "{n} gewiste {games?partij|partijen} voorgoed verwijderd",
      "{n} {games?partie supprimée effacée|parties supprimées effacées} pour de bon",
      "окончательно {games?стёрта {n} удалённая партия|стёрты {n} удалённые партии|стёрто {n} "
      "удалённых партий}",
      "{n} {games?partida excluída eliminada|partidas excluídas eliminadas} de vez"}},
    {"new-nothing",
     {"nothing was entered; nothing was stored", "er is niets ingevoerd; er is niets opgeslagen",
      "rien n'a été saisi ; rien n'a été enregistré", "ничего не введено; ничего не сохранено",
      "nada foi digitado; nada foi guardado"}},
    {"new-refused",
     {"nothing was stored<; your text is in {file}: correct it and use damscope new --file>",
      "er is niets opgeslagen<; uw tekst staat in {file}: verbeter hem en gebruik damscope new "
      "--file>",
      "rien n'a été enregistré< ; votre texte est dans {file} : corrigez-le et utilisez damscope "
      "new --file>",
      "ничего не сохранено<; ваш текст в {file}: исправьте его и введите damscope new --file>",
      "nada foi guardado<; o seu texto está em {file}: corrija-o e use damscope new --file>"}},
    {"new-done",
     {"game {id} stored; damscope edit --undo deletes it",
      "partij {id} opgeslagen; damscope edit --undo wist haar",
      "partie {id} enregistrée ; damscope edit --undo la supprime",
      "партия {id} сохранена; удаляет её damscope edit --undo",
      "partida {id} guardada; damscope edit --undo a exclui"}},
    {"no-such-player",
     {"no player is called \"{name}\"<; did you mean {names}?>",
      "geen speler heet \"{name}\"<; is {names} bedoeld?>",
      "aucun joueur ne s'appelle « {name} »< ; est-ce {names} ?>",
      "игрока «{name}» нет<; не имелось ли в виду: {names}?>",
      "nenhum jogador se chama \"{name}\"<; seria {names}?>"}},
    {"no-such-event",
     {"no event is called \"{name}\"<; did you mean {names}?>",
      "geen toernooi heet \"{name}\"<; is {names} bedoeld?>",
      "aucun événement ne s'appelle « {name} »< ; est-ce {names} ?>",
      "соревнования «{name}» нет<; не имелось ли в виду: {names}?>",
      "nenhum torneio se chama \"{name}\"<; seria {names}?>"}},
    {"no-such-site",
     {"no place is called \"{name}\"<; did you mean {names}?>",
      "geen plaats heet \"{name}\"<; is {names} bedoeld?>",
      "aucun lieu ne s'appelle « {name} »< ; est-ce {names} ?>",
      "места «{name}» нет<; не имелось ли в виду: {names}?>",
      "nenhum lugar se chama \"{name}\"<; seria {names}?>"}},
    {"near-name",
     {"{name} ({n} {games?game|games})", "{name} ({n} {games?partij|partijen})",
      "{name} ({n} {games?partie|parties})", "{name} ({n} {games?партия|партии|партий})",
      "{name} ({n} {games?partida|partidas})"}},
    {"duplicates-none",
     {"no duplicates found", "geen dubbele partijen gevonden", "aucun doublon trouvé",
      "повторов не найдено", "nenhuma duplicata encontrada"}},
});

} // namespace

std::span<const Entry> mendingMessages() {
    return messages;
}

} // namespace damscope::tables
