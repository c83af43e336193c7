// SPDX-License-Identifier: GPL-3.0-or-later
// What commands about analysis, endgame tables and engines have done.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Analysing games.
    {"analyse-problem",
     {"game {id}<, ply {ply}>: {text}", "partij {id}<, halve zet {ply}>: {text}",
      "partie {id}<, demi-coup {ply}> : {text}", "партия {id}<, полуход {ply}>: {text}",
      "partida {id}<, meio-lance {ply}>: {text}"}},
    {"analyse-more-problems",
     {"and {n} more {problems?problem|problems}", "en nog {n} {problems?probleem|problemen}",
      "et {n} {problems?problème|problèmes} de plus",
      "и ещё {n} {problems?проблема|проблемы|проблем}",
      "e mais {n} {problems?problema|problemas}"}},
    {"analyse-gave-up",
     {"the engine fails again and again: stopped", "de engine faalt keer op keer: gestopt",
      "le moteur échoue à chaque fois : arrêt", "движок отказывает раз за разом: остановлено",
      "o motor falha vez após vez: parado"}},
    {"analyse-done",
     {"{n} {games?game|games}: {m} {positions?position|positions} searched, {reused} already "
      "evaluated, {forced} with at most one legal move<; {confirmed} searched again around "
      "apparent errors>",
      "{n} {games?partij|partijen}: {m} {positions?stand|standen} doorzocht, {reused} al "
      "gewaardeerd, {forced} met hoogstens één geldige zet<; {confirmed} opnieuw doorzocht rond "
      "schijnbare fouten>",
      "{n} {games?partie|parties} : {m} {positions?position analysée|positions analysées}, "
      "{reused} déjà évaluées, {forced} avec au plus un coup régulier< ; {confirmed} analysées de "
      "nouveau autour d'erreurs apparentes>",
      "{n} {games?партия|партии|партий}: {positions?исследована {m} позиция|исследованы {m} "
      "позиции|исследовано {m} позиций}, уже оценено {reused}, не более чем с одним правильным "
      "ходом {forced}<; вокруг возможных ошибок исследовано снова {confirmed}>",
      "{n} {games?partida|partidas}: {m} {positions?posição examinada|posições examinadas}, "
      "{reused} já avaliadas, {forced} com no máximo um lance legal<; {confirmed} examinadas de "
      "novo em torno de erros aparentes>"}},
    {"serve-begins",
     {"serving {n} {games?game|games} at {place}; Ctrl-C ends it",
      "{n} {games?partij wordt|partijen worden} aangeboden op {place}; Ctrl-C beëindigt het",
      "{n} {games?partie proposée|parties proposées} à {place} ; Ctrl-C y met fin",
      "{n} {games?партия раздаётся|партии раздаются|партий раздаётся} на {place}; Ctrl-C завершает",
      "{n} {games?partida servida|partidas servidas} em {place}; Ctrl-C termina"}},
    {"serve-done",
     {"{finished} of {n} {games?game|games} done: {given} positions handed out, {stored} stored; "
      "{m} {answers?answer|answers} refused, {k} {lost?game|games} taken back",
      "{finished} van {n} {games?partij|partijen} klaar: {given} standen uitgedeeld, {stored} "
      "opgeslagen; {m} {answers?antwoord|antwoorden} geweigerd, {k} {lost?partij|partijen} "
      "teruggenomen",
      "{finished} {games?partie|parties} sur {n} {games?terminée|terminées} : {given} positions "
      "distribuées, {stored} enregistrées ; {m} {answers?réponse refusée|réponses refusées}, {k} "
      "{lost?partie reprise|parties reprises}",
      "готово {finished} из {n} {games?партии|партий|партий}: роздано позиций {given}, сохранено "
      "{stored}; {answers?отклонён {m} ответ|отклонены {m} ответа|отклонено {m} ответов}, "
      "{lost?взята назад {k} партия|взяты назад {k} партии|взято назад {k} партий}",
      "{finished} de {n} {games?partida pronta|partidas prontas}: {given} posições distribuídas, "
      "{stored} guardadas; {m} {answers?resposta recusada|respostas recusadas}, {k} {lost?partida "
      "retomada|partidas retomadas}"}},
    {"annotate-done",
     {"annotated: {m} {moves?move|moves} in {n} {games?game|games}",
      "van aantekeningen voorzien: {m} {moves?zet|zetten} in {n} {games?partij|partijen}",
      "annoté : {m} {moves?coup|coups} dans {n} {games?partie|parties}",
      "прокомментировано: {m} {moves?ход|хода|ходов} в {n} {games?партии|партиях|партиях}",
      "anotado: {m} {moves?lance|lances} em {n} {games?partida|partidas}"}},
    {"annotate-removed",
     {"removed: {m} {moves?move|moves} in {n} {games?game|games}",
      "verwijderd: bij {m} {moves?zet|zetten} in {n} {games?partij|partijen}",
      "retiré : {m} {moves?coup|coups} dans {n} {games?partie|parties}",
      "убрано: {m} {moves?ход|хода|ходов} в {n} {games?партии|партиях|партиях}",
      "removido: {m} {moves?lance|lances} em {n} {games?partida|partidas}"}},
    {"annotate-unknown",
     {"{n} {games?game|games} not analysed yet; damscope analyse does it",
      "{n} {games?partij|partijen} nog niet geanalyseerd; damscope analyse doet het",
      "{n} {games?partie pas encore analysée|parties pas encore analysées} ; damscope analyse le "
      "fait",
      "{n} {games?партия ещё не проанализирована|партии ещё не проанализированы|партий ещё не "
      "проанализировано}; это делает damscope analyse",
      "{n} {games?partida ainda não analisada|partidas ainda não analisadas}; damscope analyse faz "
      "isso"}},
    {"eval-speed",
     {"{nodes} nodes in {seconds} s, {speed} million nodes/s",
      "{nodes} knopen in {seconds} s, {speed} miljoen knopen/s",
      "{nodes} nœuds en {seconds} s, {speed} millions de nœuds/s",
      "{nodes} узлов за {seconds} с, {speed} млн узлов/с",
      "{nodes} nós em {seconds} s, {speed} milhões de nós/s"}},
    {"eval-depth",
     {"depth {depth}", "diepte {depth}", "profondeur {depth}", "глубина {depth}",
      "profundidade {depth}"}},
    // Endgame tables.
    {"endgame-stopped",
     {"stopped: {n} {tables?table|tables} built, in {folder}; the same command builds the rest",
      "gestopt: {n} {tables?tabel|tabellen} gebouwd, in {folder}; dezelfde opdracht bouwt de rest",
      "arrêté : {n} {tables?table construite|tables construites}, dans {folder} ; la même commande "
      "construit le reste",
      "остановлено: {tables?построена {n} таблица|построены {n} таблицы|построено {n} таблиц} в "
      "{folder}; остальные построит та же команда",
      "parado: {n} {tables?tabela construída|tabelas construídas}, em {folder}; o mesmo comando "
      "constrói o resto"}},
    {"endgame-built",
     {"{n} {tables?table|tables} built, {ready} already there, in {folder}",
      "{n} {tables?tabel|tabellen} gebouwd, {ready} al aanwezig, in {folder}",
      "{n} {tables?table construite|tables construites}, {ready} déjà là, dans {folder}",
      "{tables?построена {n} таблица|построены {n} таблицы|построено {n} таблиц}, уже было "
      "{ready}, в {folder}",
      "{n} {tables?tabela construída|tabelas construídas}, {ready} já presentes, em {folder}"}},
    {"endgame-listed",
     {"{variant:title}: {n} {tables?table|tables}, {bytes} bytes, in {folder}",
      "{variant:title}: {n} {tables?tabel|tabellen}, samen {bytes} bytes, in {folder}",
      "{variant:title} : {n} {tables?table|tables}, {bytes} octets, dans {folder}",
      "{variant:title}: {n} {tables?таблица|таблицы|таблиц}, байтов: {bytes}, в {folder}",
      "{variant:title}: {n} {tables?tabela|tabelas}, {bytes} bytes, em {folder}"}},
    {"endgame-none",
     {"there are no tables< of {variant:title}> in {folder}; damscope endgame build --variant "
      "{name} builds those of up to {pieces} pieces, as analyse, hub and match do the first time",
      "er zijn geen tabellen< van {variant:title}> in {folder}; damscope endgame build --variant "
      "{name} bouwt die tot en met {pieces} stukken, zoals analyse, hub en match de eerste keer "
      "doen",
      "il n'y a pas de tables< de {variant:title}> dans {folder} ; damscope endgame build "
      "--variant {name} construit celles jusqu'à {pieces} pièces, comme le font analyse, hub et "
      "match la première fois",
      "таблиц< вида «{variant:title}»> в {folder} нет; damscope endgame build --variant {name} "
      "построит таблицы до {pieces} шашек, как делают analyse, hub и match в первый раз",
      "não há tabelas< de {variant:title}> em {folder}; damscope endgame build --variant {name} "
      "constrói as de até {pieces} peças, como fazem analyse, hub e match da primeira vez"}},
    {"endgame-uncovered",
     {"the tables in {folder} do not cover this position; damscope endgame build builds tables of "
      "up to {pieces} pieces with no man on its last row",
      "de tabellen in {folder} kennen deze stand niet; damscope endgame build bouwt tabellen tot "
      "en met {pieces} stukken zonder schijf op de laatste rij",
      "les tables de {folder} ne couvrent pas cette position ; damscope endgame build construit "
      "des tables jusqu'à {pieces} pièces sans pion sur sa dernière rangée",
      "таблицы в {folder} не охватывают эту позицию; damscope endgame build строит таблицы до "
      "{pieces} шашек без простых на последнем ряду",
      "as tabelas em {folder} não cobrem esta posição; damscope endgame build constrói tabelas de "
      "até {pieces} peças sem pedra na última fila"}},
    {"endgame-drawn", {"drawn", "remise", "nulle", "ничья", "empate"}},
    {"endgame-checksum",
     {"its checksums are wrong", "de controlesommen kloppen niet",
      "ses sommes de contrôle sont fausses", "контрольные суммы не сходятся",
      "as somas de verificação estão erradas"}},
    {"endgame-inconsistent",
     {"{wrong} of {n} {positions?position|positions} results do not follow from the next move, "
      "such as that of {fen}",
      "{wrong} uitslagen van {n} {positions?stand|standen} volgen niet uit de volgende zet, zoals "
      "die van {fen}",
      "{wrong} résultats sur {n} {positions?position|positions} ne découlent pas du coup suivant, "
      "comme celui de {fen}",
      "{wrong} результатов из {n} {positions?позиции|позиций|позиций} не следуют из следующего "
      "хода, например у {fen}",
      "{wrong} resultados de {n} {positions?posição|posições} não decorrem do lance seguinte, como "
      "o de {fen}"}},
    {"endgame-incomplete",
     {"it could not be verified: a table that it depends on is missing or damaged",
      "niet te controleren: een tabel waarvan deze afhangt, ontbreekt of is beschadigd",
      "impossible à vérifier : une table dont elle dépend manque ou est endommagée",
      "проверить не удалось: таблица, от которой она зависит, отсутствует или повреждена",
      "não pôde ser verificada: uma tabela da qual depende falta ou está danificada"}},
    {"endgame-census",
     {"its wins, draws and losses are not as many as its header says",
      "het aantal keren winst, remise en verlies is niet zoals de kop zegt",
      "ses gains, nulles et pertes ne sont pas aussi nombreux que le dit son en-tête",
      "число выигрышей, ничьих и проигрышей не такое, как сказано в заголовке",
      "as vitórias, empates e derrotas não são tantas quanto diz o cabeçalho"}},
    {"endgame-fault",
     {"{file}: {fault}", "{file}: {fault}", "{file} : {fault}", "{file}: {fault}",
      "{file}: {fault}"}},
    {"endgame-verified",
     {"{n} {tables?table|tables} verified, no faults",
      "{n} {tables?tabel|tabellen} gecontroleerd, geen fouten",
      "{n} {tables?table vérifiée|tables vérifiées}, aucun défaut",
      "{tables?проверена {n} таблица|проверены {n} таблицы|проверено {n} таблиц}, ошибок нет",
      "{n} {tables?tabela verificada|tabelas verificadas}, nenhuma falha"}},
    {"endgame-verified-wrong",
     {"{n} {tables?table|tables} verified, with problems: remove the files named and build them "
      "again",
      "{n} {tables?tabel|tabellen} gecontroleerd, met problemen: verwijder de genoemde bestanden "
      "en bouw ze opnieuw",
      "{n} {tables?table vérifiée|tables vérifiées}, avec des problèmes : supprimez les fichiers "
      "nommés et reconstruisez-les",
      "{tables?проверена {n} таблица|проверены {n} таблицы|проверено {n} таблиц}, есть проблемы: "
      "удалите названные файлы и постройте их снова",
      "{n} {tables?tabela verificada|tabelas verificadas}, com problemas: remova os arquivos "
      "indicados e construa-os de novo"}},
    {"endgame-refused",
     {"{file}: {reason}; it is not used; build it again with damscope endgame build --variant "
      "{variant}",
      "{file}: {reason}; het wordt niet gebruikt; bouw het opnieuw met damscope endgame build "
      "--variant {variant}",
      "{file} : {reason} ; il n'est pas utilisé ; reconstruisez-le avec damscope endgame build "
      "--variant {variant}",
      "{file}: {reason}; файл не используется; постройте его снова: damscope endgame build "
      "--variant {variant}",
      "{file}: {reason}; não é usado; construa-o de novo com damscope endgame build --variant "
      "{variant}"}},
    {"endgame-building",
     {"building the endgame tables of {variant:title}, once only (see damscope endgame)",
      "de eindspeltabellen van {variant:title} worden gebouwd, eenmalig (zie damscope endgame)",
      "construction des tables de finales de {variant:title}, une seule fois (voir damscope "
      "endgame)",
      "строятся таблицы окончаний, вид «{variant:title}», только один раз (см. damscope endgame)",
      "construindo as tabelas de finais de {variant:title}, uma única vez (veja damscope "
      "endgame)"}},
    {"endgame-without",
     {"continuing without them: {reason}", "het gaat verder zonder: {reason}",
      "on continue sans elles : {reason}", "продолжаем без них: {reason}",
      "continuando sem elas: {reason}"}},
    // Matches and tournaments of engines.
    {"match-test",
     {"SPRT [{least}, {most}]: log likelihood ratio {ratio} of {bound}, {verdict:verdict}",
      "SPRT [{least}, {most}]: logaritme van de aannemelijkheidsverhouding {ratio} van {bound}, "
      "{verdict:verdict}",
      "SPRT [{least}, {most}] : logarithme du rapport de vraisemblance {ratio} sur {bound}, "
      "{verdict:verdict}",
      "SPRT [{least}, {most}]: логарифм отношения правдоподобия {ratio} из {bound}, "
      "{verdict:verdict}",
      "SPRT [{least}, {most}]: logaritmo da razão de verossimilhança {ratio} de {bound}, "
      "{verdict:verdict}"}},
    {"match-pairs",
     {"pairs of 0 to 4 half points: {pairs}", "paren met 0 tot en met 4 halve punten: {pairs}",
      "paires de 0 à 4 demi-points : {pairs}", "пары с 0–4 половинами очка: {pairs}",
      "pares de 0 a 4 meios pontos: {pairs}"}},
    {"match-few-openings",
     {"{file} has no more openings: {n} {pairs?pair|pairs} of games instead of {wanted}",
      "{file} heeft niet meer openingen: {n} {pairs?tweetal|tweetallen} partijen in plaats van "
      "{wanted}",
      "{file} n'a pas plus d'ouvertures : {n} {pairs?paire|paires} de parties au lieu de {wanted}",
      "в {file} больше нет дебютов: {n} {pairs?пара|пары|пар} партий вместо {wanted}",
      "{file} não tem mais aberturas: {n} {pairs?par|pares} de partidas em vez de {wanted}"}},
    {"match-stopped",
     {"the games so far are in {file}; continue with --resume --pdn {pdn}",
      "de partijen tot nu toe staan in {file}; ga verder met --resume --pdn {pdn}",
      "les parties jouées sont dans {file} ; continuez avec --resume --pdn {pdn}",
      "сыгранные партии в {file}; продолжение: --resume --pdn {pdn}",
      "as partidas até agora estão em {file}; continue com --resume --pdn {pdn}"}},
    {"match-cut",
     {"{file}: the last pair of games was not finished; it is removed and played again",
      "{file}: het laatste tweetal partijen was niet af; het is verwijderd en wordt opnieuw "
      "gespeeld",
      "{file} : les deux dernières parties n'étaient pas terminées ; elles sont supprimées et "
      "rejouées",
      "{file}: последняя пара партий не была доиграна; она удалена и будет сыграна снова",
      "{file}: o último par de partidas não estava terminado; foi removido e será jogado de novo"}},
    {"match-first-failed",
     {"game {n}: the first engine loses as {side:played}: {reason}",
      "partij {n}: de eerste engine verliest met {side:played}: {reason}",
      "partie {n} : le premier moteur perd avec {side:played} : {reason}",
      "партия {n}: первый движок проигрывает {side:played}: {reason}",
      "partida {n}: o primeiro motor perde de {side:played}: {reason}"}},
    {"match-second-failed",
     {"game {n}: the second engine loses as {side:played}: {reason}",
      "partij {n}: de tweede engine verliest met {side:played}: {reason}",
      "partie {n} : le second moteur perd avec {side:played} : {reason}",
      "партия {n}: второй движок проигрывает {side:played}: {reason}",
      "partida {n}: o segundo motor perde de {side:played}: {reason}"}},
    {"tournament-failed",
     {"{name} loses as {side:played}: {reason}", "{name} verliest met {side:played}: {reason}",
      "{name} perd avec {side:played} : {reason}", "{name} проигрывает {side:played}: {reason}",
      "{name} perde de {side:played}: {reason}"}},
    {"tournament-unplayed",
     {"{names}: not played", "{names}: niet gespeeld", "{names} : pas joué", "{names}: не сыграно",
      "{names}: não jogado"}},
    // Playing over a network.
    {"dxp-waiting",
     {"waiting for a program at {host}, port {port}",
      "wacht op een programma op {host}, poort {port}",
      "en attente d'un programme à {host}, port {port}",
      "ожидание программы на {host}, порт {port}",
      "à espera de um programa em {host}, porta {port}"}},
    {"dxp-stranger",
     {"somebody who connected does not speak DamExchange; still waiting",
      "iemand die verbinding maakte spreekt geen DamExchange; er wordt verder gewacht",
      "quelqu'un qui s'est connecté ne parle pas DamExchange ; l'attente continue",
      "кто-то подключился, но не говорит по DamExchange; ожидание продолжается",
      "alguém que se conectou não fala DamExchange; a espera continua"}},
    {"dxp-chat",
     {"chat: {text}", "bericht: {text}", "message : {text}", "сообщение: {text}",
      "mensagem: {text}"}},
    {"dxp-false-claim",
     {"the other program has claimed a win that the board does not show; the game has no result",
      "het andere programma claimde winst die het bord niet toont; de partij heeft geen uitslag",
      "l'autre programme a réclamé un gain que le damier ne montre pas ; la partie n'a pas de "
      "résultat",
      "другая программа объявила выигрыш, которого на доске нет; партия без результата",
      "o outro programa reclamou uma vitória que o tabuleiro não mostra; a partida não tem "
      "resultado"}},
    {"dxp-game",
     {"game with {opponent}, {n} {minutes?minute|minutes}; this side has {side:side}",
      "partij met {opponent}, {n} {minutes?minuut|minuten}; deze kant heeft {side:side}",
      "partie avec {opponent}, {n} {minutes?minute|minutes} ; ce côté a {side:side}",
      "партия с {opponent}, {n} {minutes?минута|минуты|минут}; у этой стороны {side:side}",
      "partida com {opponent}, {n} {minutes?minuto|minutos}; este lado tem {side:side}"}},
    {"dxp-refused-version",
     {"this side has refused a game: the other program asks by another version of the protocol",
      "deze kant weigerde een partij: het andere programma vraagt met een andere versie van het "
      "protocol",
      "ce côté a refusé une partie : l'autre programme demande avec une autre version du protocole",
      "эта сторона отказалась от партии: у другой программы иная версия протокола",
      "este lado recusou uma partida: o outro programa pede com outra versão do protocolo"}},
    {"dxp-refused-position",
     {"this side has refused a game: its position cannot be played in this variant; set --variant "
      "as there",
      "deze kant weigerde een partij: de stand kan in deze variant niet worden gespeeld; stel "
      "--variant in zoals daar",
      "ce côté a refusé une partie : sa position ne peut pas être jouée dans cette variante ; "
      "réglez --variant comme là-bas",
      "эта сторона отказалась от партии: её позиция не годится для этого вида шашек; задайте "
      "--variant как там",
      "este lado recusou uma partida: a posição não pode ser jogada nesta variante; ajuste "
      "--variant como lá"}},
    {"dxp-answer-version",
     {"refused: another version of the protocol", "geweigerd: een andere versie van het protocol",
      "refusé : une autre version du protocole", "отказ: другая версия протокола",
      "recusado: outra versão do protocolo"}},
    {"dxp-answer-game",
     {"refused: this game is not wanted, change its time or position",
      "geweigerd: deze partij niet, verander de tijd of de stand",
      "refusé : pas cette partie, changez son temps ou sa position",
      "отказ: эта партия не нужна, измените время или позицию",
      "recusado: esta partida não é desejada, mude o tempo ou a posição"}},
    {"dxp-answer-none",
     {"refused: no game is wanted", "geweigerd: er wordt geen partij gewenst",
      "refusé : aucune partie n'est voulue", "отказ: партия не нужна",
      "recusado: não se deseja partida"}},
    {"dxp-illegal-move",
     {"the other program has played an illegal move: {text}",
      "het andere programma speelde een ongeldige zet: {text}",
      "l'autre programme a joué un coup irrégulier : {text}",
      "другая программа сделала неправильный ход: {text}",
      "o outro programa jogou um lance ilegal: {text}"}},
    {"dxp-unexpected",
     {"the other program does not keep to the protocol: {text} is not expected now",
      "het andere programma houdt zich niet aan het protocol: {text} past hier niet",
      "l'autre programme ne respecte pas le protocole : {text} n'est pas attendu maintenant",
      "другая программа нарушает протокол: {text} сейчас не к месту",
      "o outro programa não segue o protocolo: {text} não é esperado agora"}},
    {"dxp-flood",
     {"the other program floods the chat", "het andere programma overspoelt met berichten",
      "l'autre programme inonde de messages", "другая программа шлёт слишком много сообщений",
      "o outro programa inunda com mensagens"}},
    {"dxp-no-message",
     {"the other program has sent what is not a message: {text}",
      "het andere programma stuurde iets dat geen bericht is: {text}",
      "l'autre programme a envoyé ce qui n'est pas un message : {text}",
      "другая программа прислала не сообщение: {text}",
      "o outro programa enviou algo que não é uma mensagem: {text}"}},
    {"dxp-done",
     {"{n} {games?game|games} finished", "{n} {games?partij|partijen} afgemaakt",
      "{n} {games?partie terminée|parties terminées}",
      "{games?закончена {n} партия|закончены {n} партии|закончено {n} партий}",
      "{n} {games?partida terminada|partidas terminadas}"}},
    // Other engines, and work for a server.
    {"engines-none",
     {"no engine has been added; Damscope's own is always available",
      "er is geen engine toegevoegd; die van Damscope zelf is er altijd",
      "aucun moteur n'a été ajouté ; celui de Damscope est toujours là",
      "ни один движок не добавлен; собственный движок Damscope есть всегда",
      "nenhum motor foi acrescentado; o do próprio Damscope está sempre disponível"}},
    {"engines-added",
     {"{name} added; try it with damscope engines test {name}",
      "{name} toegevoegd; probeer hem met damscope engines test {name}",
      "{name} ajouté ; essayez-le avec damscope engines test {name}",
      "{name}: движок добавлен; проверьте: damscope engines test {name}",
      "{name} acrescentado; experimente-o com damscope engines test {name}"}},
    {"engines-removed",
     {"{name} removed", "{name} verwijderd", "{name} supprimé", "{name}: движок удалён",
      "{name} removido"}},
    {"engines-identity",
     {"{name} {version}, by {author} ({country}), Hub protocol {protocol}",
      "{name} {version}, van {author} ({country}), Hub-protocol {protocol}",
      "{name} {version}, par {author} ({country}), protocole Hub {protocol}",
      "{name} {version}, автор {author} ({country}), протокол Hub {protocol}",
      "{name} {version}, de {author} ({country}), protocolo Hub {protocol}"}},
    {"engines-plays",
     {"plays {variants}", "speelt {variants}", "joue {variants}", "играет: {variants}",
      "joga {variants}"}},
    {"engines-more", {"and {n} more", "en nog {n}", "et {n} de plus", "и ещё {n}", "e mais {n}"}},
    {"engines-speed",
     {"depth {depth}, {nodes} nodes in {seconds} s: {speed} nodes/s",
      "diepte {depth}, {nodes} knopen in {seconds} s: {speed} knopen/s",
      "profondeur {depth}, {nodes} nœuds en {seconds} s : {speed} nœuds/s",
      "глубина {depth}, {nodes} узлов за {seconds} с: {speed} узлов/с",
      "profundidade {depth}, {nodes} nós em {seconds} s: {speed} nós/s"}},
    {"hub-weights",
     {"{file}: weights for {variant}: they are used for the variants on its board; others have the "
      "built-in ones",
      "{file}: gewichten voor {variant}: ze gelden voor de varianten op dat bord; andere hebben de "
      "ingebouwde",
      "{file} : poids pour {variant} : ils servent aux variantes sur ce damier ; les autres ont "
      "ceux du programme",
      "{file}: веса для {variant}: они действуют для видов на этой доске; у других — встроенные",
      "{file}: pesos para {variant}: servem às variantes nesse tabuleiro; as outras têm os "
      "embutidos"}},
    {"work-refused",
     {"the server refuses this worker ({status}): {text}",
      "de server weigert deze werker ({status}): {text}",
      "le serveur refuse ce travailleur ({status}) : {text}",
      "сервер отказывает этому исполнителю ({status}): {text}",
      "o servidor recusa este trabalhador ({status}): {text}"}},
    {"work-unreachable",
     {"the server cannot be reached: {place}", "de server is niet bereikbaar: {place}",
      "le serveur n'est pas joignable : {place}", "сервер недоступен: {place}",
      "não se consegue chegar ao servidor: {place}"}},
    {"work-retries",
     {"the server cannot be reached: {place}; trying again until it answers",
      "de server is niet bereikbaar: {place}; er wordt opnieuw geprobeerd tot hij antwoordt",
      "le serveur n'est pas joignable : {place} ; nouveaux essais jusqu'à ce qu'il réponde",
      "сервер недоступен: {place}; попытки повторяются, пока он не ответит",
      "não se consegue chegar ao servidor: {place}; tenta-se de novo até que ele responda"}},
    {"work-unknown",
     {"the server does not know this work any more; its result is dropped, and more is asked for",
      "de server kent dit werk niet meer; het resultaat vervalt, en er wordt om nieuw werk "
      "gevraagd",
      "le serveur ne connaît plus ce travail ; son résultat est abandonné, et il en est demandé un "
      "autre",
      "сервер больше не знает этого задания; его результат отброшен, запрошено новое",
      "o servidor já não conhece este trabalho; o resultado é descartado, e pede-se outro"}},
    {"work-wrong",
     {"the server sends work that is not legal or not known",
      "de server stuurt werk dat niet geldig of niet bekend is",
      "le serveur envoie un travail irrégulier ou inconnu",
      "сервер прислал неправильное или неизвестное задание",
      "o servidor envia trabalho ilegal ou desconhecido"}},
    {"work-answer-refused",
     {"the server refuses an answer: {text}", "de server weigert een antwoord: {text}",
      "le serveur refuse une réponse : {text}", "сервер отклонил ответ: {text}",
      "o servidor recusa uma resposta: {text}"}},
    {"work-done",
     {"{n} {games?game|games} and {m} {positions?position|positions} analysed",
      "{n} {games?partij|partijen} en {m} {positions?stand|standen} geanalyseerd",
      "{n} {games?partie|parties} et {m} {positions?position analysées|positions analysées}",
      "проанализировано: {n} {games?партия|партии|партий} и {m} "
      "{positions?позиция|позиции|позиций}",
      "{n} {games?partida|partidas} e {m} {positions?posição analisadas|posições analisadas}"}},
    // For developers.
    {"bench-level",
     {"{solved} of {n} solved, {share} %; depth {depth}, {speed} million nodes per second of "
      "processor time",
      "{solved} van {n} opgelost, {share} %; diepte {depth}, {speed} miljoen knopen per seconde "
      "processortijd",
      "{solved} sur {n} résolus, {share} % ; profondeur {depth}, {speed} millions de nœuds par "
      "seconde de processeur",
      "решено {solved} из {n}, {share} %; глубина {depth}, {speed} млн узлов за секунду процессора",
      "{solved} de {n} resolvidos, {share} %; profundidade {depth}, {speed} milhões de nós por "
      "segundo de processador"}},
    {"fit-not-quiet",
     {"{n} of them {positions?is|are} not quiet and left out",
      "{n} ervan {positions?is|zijn} niet rustig en weggelaten",
      "{n} d'entre elles {positions?n'est pas calme et est omise|ne sont pas calmes et sont "
      "omises}",
      "из них {positions?{n} неспокойная, пропущена|{n} неспокойные, пропущены|{n} неспокойных, "
      "пропущены}",
      "{n} delas {positions?não é tranquila e foi omitida|não são tranquilas e foram omitidas}"}},
    {"fit-epoch",
     {"epoch {epoch}: loss {learnt}, on games held back {held}",
      "ronde {epoch}: verlies {learnt}, op achtergehouden partijen {held}",
      "époque {epoch} : perte {learnt}, sur les parties mises de côté {held}",
      "эпоха {epoch}: потери {learnt}, на отложенных партиях {held}",
      "época {epoch}: perda {learnt}, nas partidas reservadas {held}"}},
    {"samples-damaged",
     {"{file}:{line}: {reason}; the other games are taken, run its worker again with --resume",
      "{file}:{line}: {reason}; de andere partijen zijn meegenomen, draai de werker opnieuw met "
      "--resume",
      "{file}:{line} : {reason} ; les autres parties sont prises, relancez son travailleur avec "
      "--resume",
      "{file}:{line}: {reason}; остальные партии взяты, запустите исполнителя снова с --resume",
      "{file}:{line}: {reason}; as outras partidas foram tomadas, rode o trabalhador de novo com "
      "--resume"}},
    {"samples-missing",
     {"of the run with --seed {seed}, {missing} of {n} games are in none of the files; add the "
      "files of its other shards, or run them again with --resume",
      "van de run met --seed {seed} staan {missing} van de {n} partijen in geen van de bestanden; "
      "voeg de bestanden van de andere delen toe, of draai die opnieuw met --resume",
      "de la série --seed {seed}, {missing} parties sur {n} ne sont dans aucun fichier ; ajoutez "
      "les fichiers de ses autres parts, ou relancez-les avec --resume",
      "из прогона с --seed {seed} {missing} из {n} партий нет ни в одном файле; добавьте файлы "
      "других долей или запустите их снова с --resume",
      "da série com --seed {seed}, {missing} de {n} partidas não estão em nenhum arquivo; "
      "acrescente os arquivos das outras partes, ou rode-as de novo com --resume"}},
    {"samples-left-out",
     {"{file}:{line}: {reason}; the game is left out and played again",
      "{file}:{line}: {reason}; de partij wordt weggelaten en opnieuw gespeeld",
      "{file}:{line} : {reason} ; la partie est omise et rejouée",
      "{file}:{line}: {reason}; партия пропущена и будет сыграна снова",
      "{file}:{line}: {reason}; a partida é omitida e jogada de novo"}},
    {"samples-unwritten",
     {"{file} cannot be written", "{file} kan niet worden geschreven",
      "{file} ne peut pas être écrit", "{file} не записывается", "{file} não pode ser escrito"}},
});

} // namespace

std::span<const Entry> engineResultMessages() {
    return messages;
}

} // namespace damscope::tables
