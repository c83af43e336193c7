// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is not legal, or a text names no single move. The codes are those of rules::Reason.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // What could be played instead.
    {"+choices",
     {"<: {moves}< and {unlisted} more>>", "<: {moves}< en nog {unlisted}>>",
      "< : {moves}< et {unlisted} {unlisted?autre|autres}>>", "<: {moves}< и ещё {unlisted}>>"}},
    {"+can-play",
     {"<; {piece:the} on {from} can play {moves}< and {unlisted} more>>",
      "<; {piece:the} op {from} kan {moves}< en nog {unlisted}> spelen>",
      "< ; {piece:the} en {from} peut jouer {moves}< et {unlisted} {unlisted?autre|autres}>>",
      "<; {piece:the} на {from} может пойти {moves}< и ещё {unlisted}>>"}},

    {"not-a-move",
     {"this cannot be read as a move", "dit is niet te lezen als een zet",
      "cela ne se lit pas comme un coup", "это не читается как ход"}},
    {"no-such-square",
     {"no such square< {word}>: the {board} board has {squares:squares}",
      "het veld< {word}> bestaat niet: een bord van {board} heeft {squares:squares}",
      "la case< {word}> n'existe pas : un damier de {board} a {squares:squares}",
      "поля< {word}> нет: на доске {board} есть {squares:squares}"}},
    {"no-piece",
     {"<there is no piece on {square}><there is no piece of {color:side} on that file>",
      "<op {square} staat geen stuk><op die lijn staat geen stuk van {color:side}>",
      "<il n'y a pas de pièce en {square}><il n'y a pas de pièce {color:of} sur cette colonne>",
      "<на {square} ничего не стоит><на этой вертикали нет шашек {color:of}>"}},
    {"not-yours",
     {"the piece on {square} is {color:owner}", "het stuk op {square} is van {color:owner}",
      "la pièce en {square} est {color:owner}", "шашка на {square} принадлежит {color:owner}"}},
    {"occupied",
     {"{square} is occupied{+can-play}", "{square} is bezet{+can-play}",
      "la case {square} est occupée{+can-play}", "поле {square} занято{+can-play}"}},
    {"not-along-a-line",
     {"{from} and {to} are not on one line{+can-play}",
      "{from} en {to} liggen niet op één lijn{+can-play}",
      "{from} et {to} ne sont pas sur une même ligne{+can-play}",
      "{from} и {to} не лежат на одной линии{+can-play}"}},
    {"not-forward",
     {"a man does not move backward{+can-play}", "een schijf gaat niet achteruit{+can-play}",
      "un pion ne recule pas{+can-play}", "простая назад не ходит{+can-play}"}},
    {"too-far",
     {"{mover:a} moves one square{+can-play}", "{mover:a} gaat één veld ver{+can-play}",
      "{mover:a} n'avance que d'une case{+can-play}", "{mover:a} ходит на одно поле{+can-play}"}},
    {"blocked",
     {"the way is blocked on {square}{+can-play}", "de weg is versperd op {square}{+can-play}",
      "le chemin est barré en {square}{+can-play}", "путь закрыт на {square}{+can-play}"}},
    {"capture-compulsory",
     {"capture is compulsory{+choices}", "slaan is verplicht{+choices}",
      "la prise est obligatoire{+choices}", "бить обязательно{+choices}"}},
    {"more-to-take",
     {"a capture of {count} pieces exists{+choices}",
      "er zijn {count} stukken te slaan, en meerslag gaat voor{+choices}",
      "on peut prendre {count} pièces, et la prise majoritaire est obligatoire{+choices}",
      "надо бить большинство, можно взять: {count}{+choices}"}},
    {"capture-unfinished",
     {"the capture must continue as far as it can{+choices}",
      "de slag moet worden afgemaakt{+choices}", "la prise doit aller jusqu'au bout{+choices}",
      "бой надо довести до конца{+choices}"}},
    {"king-must-capture",
     {"a capture by a king takes precedence over one by a man{+choices}",
      "slaan met een dam gaat voor slaan met een schijf{+choices}",
      "la prise par une dame passe avant la prise par un pion{+choices}",
      "бой дамкой важнее боя простой{+choices}"}},
    {"better-capture-exists",
     {"a capture that {better:better-capture} exists{+choices}",
      "er is een slag die {better:better-capture}{+choices}",
      "il y a une prise qui {better:better-capture}{+choices}",
      "есть бой, который {better:better-capture}{+choices}"}},
    {"takes-twice",
     {"the piece on {square} would be jumped twice{+can-play}",
      "het stuk op {square} zou twee keer worden geslagen{+can-play}",
      "la pièce en {square} serait sautée deux fois{+can-play}",
      "через шашку на {square} пришлось бы перепрыгнуть дважды{+can-play}"}},
    {"man-may-not-take-king",
     {"a man may not take the king on {square}{+can-play}",
      "een schijf mag de dam op {square} niet slaan{+can-play}",
      "un pion ne peut pas prendre la dame en {square}{+can-play}",
      "простая не может бить дамку на {square}{+can-play}"}},
    {"man-may-not-capture-backward",
     {"a man does not capture backward{+can-play}", "een schijf slaat niet achteruit{+can-play}",
      "un pion ne prend pas en arrière{+can-play}", "простая назад не бьёт{+can-play}"}},
    {"must-land-behind",
     {"a king must stop right behind the piece it took{+can-play}",
      "een dam moet direct achter het geslagen stuk stoppen{+can-play}",
      "une dame doit s'arrêter juste derrière la pièce prise{+can-play}",
      "дамка останавливается сразу за взятой шашкой{+can-play}"}},
    {"captures-only-along",
     {"along rows and columns a piece only captures{+can-play}",
      "langs rijen en kolommen wordt alleen geslagen{+can-play}",
      "le long des rangées et des colonnes on ne fait que prendre{+can-play}",
      "по горизонталям и вертикалям только бьют{+can-play}"}},
    {"must-land-behind-king",
     {"a king that takes a king last must stop right behind it{+can-play}",
      "een dam die als laatste een dam slaat, moet er direct achter stoppen{+can-play}",
      "une dame qui prend en dernier une dame doit s'arrêter juste derrière elle{+can-play}",
      "дамка, которая последней взяла дамку, останавливается сразу за ней{+can-play}"}},
    {"stops-where-crowned",
     {"a man that a capture crowns stops there{+can-play}",
      "een schijf die door een slag dam wordt, stopt daar{+can-play}",
      "un pion qui devient dame par une prise s'arrête là{+can-play}",
      "простая, которая взятием стала дамкой, на этом останавливается{+can-play}"}},
    {"not-king-yet",
     {"a man that passes the last row in a capture continues as a man, not as a king{+can-play}",
      "een schijf die tijdens een slag de laatste rij passeert, slaat verder als schijf, niet als "
      "dam{+can-play}",
      "un pion qui passe par la dernière rangée pendant une prise continue comme pion, et non "
      "comme dame{+can-play}",
      "простая, которая при взятии проходит последний ряд, бьёт дальше как простая, а не как "
      "дамка{+can-play}"}},
    {"legal-move",
     {"legal: {full}<, takes {count}>", "toegestaan: {full}<, slaat {count}>",
      "permis : {full}<, prend {count}>", "можно: {full}<, берёт {count}>"}},
    {"moves-cut",
     {"the position has more captures than can be listed: some are missing",
      "de stelling heeft meer slagen dan kunnen worden opgesomd: er ontbreken er",
      "la position a plus de prises qu'on ne peut en énumérer : il en manque",
      "в позиции больше взятий, чем можно перечислить: некоторых нет"}},
    {"nothing-to-take",
     {"nothing can be taken from {from} to {to}{+can-play}",
      "van {from} naar {to} valt er niets te slaan{+can-play}",
      "il n'y a rien à prendre de {from} à {to}{+can-play}",
      "с {from} на {to} бить нечего{+can-play}"}},
    {"king-move-limit",
     {"the king on {square} has moved {limit} times in a row: another piece must move, or this "
      "king must capture",
      "met de dam op {square} is {limit} keer achter elkaar gezet: zet een ander stuk, of sla met "
      "deze dam",
      "la dame en {square} a joué {limit} fois de suite : jouez une autre pièce, ou prenez avec "
      "cette dame",
      "дамка на {square} ходила подряд, сколько можно ({limit}): ходите другой шашкой или бейте "
      "этой дамкой"}},
    {"ambiguous",
     {"several captures fit{+choices}<; the moves that follow fit only {only}><; {taken} was "
      "taken>",
      "er passen verschillende slagen{+choices}<; de zetten die volgen, passen alleen bij "
      "{only}><; {taken} is genomen>",
      "plusieurs prises conviennent{+choices}< ; les coups qui suivent ne vont qu'avec {only}>< ; "
      "{taken} a été choisi>",
      "подходит несколько взятий{+choices}<; к следующим ходам подходит только {only}><; выбрано "
      "{taken}>"}},
    {"ambiguous-move",
     {"several moves fit{+choices}<; the moves that follow fit only {only}><; {taken} was taken>",
      "er passen verschillende zetten{+choices}<; de zetten die volgen, passen alleen bij "
      "{only}><; {taken} is genomen>",
      "plusieurs coups conviennent{+choices}< ; les coups qui suivent ne vont qu'avec {only}>< ; "
      "{taken} a été choisi>",
      "подходит несколько ходов{+choices}<; к следующим ходам подходит только {only}><; выбран "
      "{taken}>"}},
    {"game-over",
     {"the game is over: {ending:ending}", "de partij is uit: {ending:ending}",
      "la partie est terminée : {ending:ending}", "партия окончена: {ending:ending}"}},
    {"position-unknown", {"{reason}", "{reason}", "{reason}", "{reason}"}},
    {"wrong-separator",
     {"a capture is written with {sign}, another move with -{+choices}< (and {others} more in this "
      "game)>",
      "een slag schrijf je met {sign}, een andere zet met -{+choices}< (en in deze partij nog "
      "{others} keer)>",
      "une prise s'écrit avec {sign}, un autre coup avec -{+choices}< (et encore {others} fois "
      "dans cette partie)>",
      "взятие пишется через {sign}, другие ходы через -{+choices}< (в этой партии таких мест ещё: "
      "{others})>"}},
    {"wrong-way",
     {"a square written between the ends is not on the way{+choices}",
      "een genoemd tussenveld ligt niet op de weg{+choices}",
      "une case intermédiaire n'est pas sur le chemin{+choices}",
      "названное промежуточное поле не лежит на пути{+choices}"}},

    // Why a position is not known.
    {"move-not-recorded",
     {"a move before it was not recorded, so the position is not known",
      "een eerdere zet is niet genoteerd, dus de stand is niet bekend",
      "un coup précédent n'est pas noté, la position n'est donc pas connue",
      "один из прежних ходов не записан, поэтому позиция неизвестна"}},
    {"setup-unread",
     {"the position set up cannot be read: {fen}", "de opgezette stand is niet te lezen: {fen}",
      "la position donnée ne se lit pas : {fen}", "расставленная позиция не читается: {fen}"}},
    {"nothing-to-replace",
     {"there is no move before this variation that it could replace",
      "voor deze variant staat geen zet die zij kan vervangen",
      "avant cette variante il n'y a pas de coup qu'elle puisse remplacer",
      "перед этим вариантом нет хода, который он мог бы заменить"}},
});

} // namespace

std::span<const Entry> rulesMessages() {
    return messages;
}

} // namespace damscope::tables
