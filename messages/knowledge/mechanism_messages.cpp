// SPDX-License-Identifier: GPL-3.0-or-later
// How a combination works: the mechanisms of analysis/shots, by their words.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"mechanism-bomb",
     {"a piece captures, stays because the opponent must take elsewhere, and makes the last "
      "capture too",
      "een stuk slaat, blijft staan doordat de tegenstander elders moet slaan, en doet ook de "
      "laatste slag",
      "une pièce prend, reste parce que l'adversaire doit prendre ailleurs, et fait aussi la "
      "dernière rafle",
      "шашка бьёт, остаётся, так как соперник обязан бить в другом месте, и наносит также "
      "последний удар",
      "uma peça captura, fica porque o adversário tem de capturar em outro lugar, e faz também "
      "a última captura"}},
    {"mechanism-chaplet",
     {"two captures are retaken, and the last capture takes two pieces or more that came by taking",
      "twee slagen worden teruggeslagen, en de laatste slag neemt twee of meer stukken die slaand "
      "kwamen",
      "deux prises sont reprises, et la dernière rafle prend deux pièces ou plus venues en prenant",
      "два взятия отыграны, и последний удар снимает не менее двух шашек, пришедших со взятием",
      "duas capturas são retomadas, e a última captura leva duas ou mais peças que vieram "
      "capturando"}},
    {"mechanism-double-two",
     {"two captures of two pieces each and no others, for three",
      "twee slagen van elk twee stukken en geen andere, voor drie",
      "deux prises de deux pièces chacune et aucune autre, pour trois",
      "два взятия по две шашки и никаких других, за три",
      "duas capturas de duas peças cada uma e nenhuma outra, por três"}},
    {"mechanism-drawer",
     {"after the first piece to take is in place, an exchange draws another from the way of the "
      "capture",
      "als het eerste te slaan stuk klaarstaat, haalt een ruil een ander stuk van de slagweg",
      "la première pièce à prendre étant en place, un échange en écarte une autre du chemin de la "
      "rafle",
      "когда первая шашка для боя на месте, размен уводит другую с пути удара",
      "depois que a primeira peça a capturar está no lugar, uma troca tira outra do caminho da "
      "captura"}},
    {"mechanism-free-move",
     {"a move is made while the opponent must make a capture that he then makes in any case",
      "een zet wordt gedaan terwijl de tegenstander een slag moet doen die hij dan toch doet",
      "un coup est joué pendant que l'adversaire doit faire une prise, qu'il fait de toute façon",
      "ход делается, пока соперник обязан бить, и он затем бьёт именно так",
      "um lance é feito enquanto o adversário tem de fazer uma captura, que ele faz em "
      "qualquer caso"}},
    {"mechanism-glued",
     {"a man is moved against one that could take it but must take more elsewhere",
      "een schijf gaat tegen een andere staan, die haar kan slaan maar elders meer moet slaan",
      "un pion se colle à un autre qui pourrait le prendre, mais doit prendre davantage ailleurs",
      "шашка ставится вплотную к шашке, которая могла бы её побить, но обязана бить больше в "
      "другом месте",
      "uma pedra encosta em outra que poderia capturá-la, mas que tem de capturar mais em "
      "outro lugar"}},
    {"mechanism-glued-takes",
     {"a man is moved against one that could take it but must take more elsewhere; then it makes "
      "the last capture",
      "een schijf gaat tegen een andere staan, die haar kan slaan maar elders meer moet slaan; dan "
      "doet zij de laatste slag",
      "un pion se colle à un autre qui pourrait le prendre, mais doit prendre davantage ailleurs ; "
      "puis il fait la dernière rafle",
      "шашка ставится вплотную к шашке, которая могла бы её побить, но обязана бить больше в "
      "другом месте; затем она наносит последний удар",
      "uma pedra encosta em outra que poderia capturá-la, mas que tem de capturar mais em "
      "outro lugar; depois ela faz a última captura"}},
    {"mechanism-half-turkish",
     {"a king takes the man behind the piece that then takes it, and stops in front of that piece; "
      "fewer than four pieces are given",
      "een dam slaat de schijf achter het stuk dat haar dan slaat, en stopt voor dat stuk; minder "
      "dan vier stukken worden gegeven",
      "une dame prend le pion derrière la pièce qui la prend ensuite, et s'arrête devant elle ; "
      "moins de quatre pièces sont données",
      "дамка бьёт шашку позади той, которая затем бьёт её, и останавливается перед ней; отдано "
      "менее четырёх шашек",
      "uma dama captura a pedra atrás da peça que depois a captura, e para na frente dessa "
      "peça; menos de quatro peças são entregues"}},
    {"mechanism-heel",
     {"a piece captures backward and so leaves its place; the opponent must take through it, and "
      "is taken first in the main capture, of two pieces or more",
      "een stuk slaat achteruit en verlaat zo zijn veld; de tegenstander moet daarover slaan en "
      "wordt als eerste geslagen in de hoofdslag, van twee of meer stukken",
      "une pièce prend en arrière et quitte ainsi sa case ; l'adversaire doit prendre par là, et "
      "commence la rafle principale, de deux pièces ou plus",
      "шашка бьёт назад и освобождает поле; соперник обязан бить через него и первым попадает под "
      "главный удар, не менее чем по двум",
      "uma peça captura para trás e assim deixa a sua casa; o adversário tem de capturar por "
      "ali, e é o primeiro a ser capturado na captura principal, de duas ou mais peças"}},
    {"mechanism-in-and-out",
     {"a man is made to jump into the last row, where it stops, and must jump out with the next "
      "capture",
      "een schijf moet de laatste rij in slaan, waar zij stopt, en moet er met de volgende slag "
      "weer uit",
      "un pion doit prendre jusqu'à la dernière rangée, où il s'arrête, et en ressortir à la prise "
      "suivante",
      "шашка обязана бить на последний ряд, где останавливается, и следующим взятием выйти "
      "оттуда",
      "uma pedra tem de capturar até a última fileira, onde para, e sair de lá na captura "
      "seguinte"}},
    {"mechanism-ladder",
     {"two kings or more are taken, in captures of their own",
      "twee of meer dammen worden geslagen, elk in een eigen slag",
      "deux dames ou plus sont prises, chacune dans une prise à part",
      "взяты две или более дамки, каждая отдельным ударом",
      "duas ou mais damas são capturadas, cada uma numa captura à parte"}},
    {"mechanism-parallel",
     {"a man is moved between two pieces of the opponent: whichever takes it stands before the man "
      "behind, which takes it and more",
      "een schijf wordt tussen twee stukken van de tegenstander gezet: welk ook slaat, het komt "
      "voor de schijf erachter, die het en meer slaat",
      "un pion se place entre deux pièces de l'adversaire : quelle que soit celle qui le prend, "
      "elle arrive devant le pion de derrière, qui la prend et d'autres avec elle",
      "шашка ставится между двумя шашками соперника: какая бы её ни побила, она встаёт перед "
      "шашкой позади, которая бьёт её и не только её",
      "uma pedra é movida entre duas peças do adversário: qualquer que a capture para diante da "
      "pedra de trás, que captura essa e mais"}},
    {"mechanism-pierced",
     {"a piece is put in front of the man that makes the last capture, of two pieces or more, and "
      "the one behind it is drawn away",
      "een stuk wordt voor de schijf gebracht die de laatste slag doet, van twee of meer stukken, "
      "en het stuk erachter wordt weggehaald",
      "une pièce est placée devant celle qui fait la dernière rafle, de deux pièces ou plus, et "
      "celle de derrière est écartée",
      "шашка подводится под последний удар, не менее чем по двум, а стоящая за ней уводится",
      "uma peça é posta na frente da pedra que faz a última captura, de duas ou mais peças, e "
      "a que está atrás dela é desviada"}},
    {"mechanism-promenade",
     {"one piece of the opponent makes three captures in a row",
      "één stuk van de tegenstander slaat drie keer achter elkaar",
      "une pièce de l'adversaire fait trois prises de suite",
      "одна шашка соперника бьёт три раза подряд",
      "uma peça do adversário faz três capturas seguidas"}},
    {"mechanism-recall",
     {"a piece that has just taken a gift is made to take another, back towards its own side",
      "een stuk dat net een offer sloeg, moet er nog een slaan, terug naar de eigen kant",
      "une pièce qui vient de prendre un don doit en prendre un autre, en revenant vers son camp",
      "шашка, только что побившая жертву, обязана побить ещё одну, возвращаясь к своим",
      "uma peça que acaba de capturar uma entrega tem de capturar outra, de volta para o seu "
      "lado"}},
    {"mechanism-reversed",
     {"three men could take, one must take two at a right angle, and is taken",
      "drie schijven kunnen slaan, één moet er twee slaan onder een rechte hoek en wordt geslagen",
      "trois pions peuvent prendre, l'un doit en prendre deux à angle droit, et il est pris",
      "бить могли бы три шашки, одна обязана бить две под прямым углом, и её бьют",
      "três pedras poderiam capturar, uma tem de capturar duas em ângulo reto, e é capturada"}},
    {"mechanism-ricochet",
     {"a capture is retaken, and the man that retakes it is taken first in the last capture, of "
      "two pieces or more",
      "een slag wordt teruggeslagen, en de schijf die dat doet, wordt als eerste geslagen in de "
      "laatste slag, van twee of meer stukken",
      "une prise est reprise, et le pion qui reprend est le premier chaînon de la dernière rafle, "
      "de deux pièces ou plus",
      "взятие отыграно, и шашка, которая это сделала, первой попадает под последний удар, не менее "
      "чем по двум",
      "uma captura é retomada, e a pedra que a retoma é a primeira da última captura, de duas "
      "ou mais peças"}},
    {"mechanism-rolled-up",
     {"five men or more are taken on a way that goes two or more forward, two or more across, and "
      "one or more back",
      "vijf of meer schijven worden geslagen op een weg van twee of meer vooruit, twee of meer "
      "dwars en een of meer terug",
      "cinq pions ou plus sont pris sur un chemin enroulé : deux ou plus en avant, deux ou plus de "
      "côté, un ou plus en arrière",
      "взято не менее пяти шашек по закрученному пути: две или более вперёд, две или более вбок, "
      "одна или более назад",
      "cinco ou mais pedras são capturadas num caminho que vai duas ou mais para a frente, "
      "duas ou mais para o lado e uma ou mais para trás"}},
    {"mechanism-sent-to-king",
     {"a man is made to take to its last row, and must take again as a king",
      "een schijf moet naar de laatste rij slaan, en als dam nog eens slaan",
      "un pion doit prendre jusqu'à dame, puis la dame doit prendre à son tour",
      "шашка обязана бить до последнего ряда, а затем бить как дамка",
      "uma pedra tem de capturar até a coroação e depois capturar de novo como dama"}},
    {"mechanism-sponge",
     {"a piece that captured earlier stands behind the one that makes the last capture",
      "een stuk dat eerder sloeg, staat achter het stuk dat de laatste slag doet",
      "une pièce qui a pris auparavant soutient celle qui fait la dernière rafle",
      "шашка, бившая раньше, стоит позади той, что наносит последний удар",
      "uma peça que capturou antes fica atrás da que faz a última captura"}},
    {"mechanism-stopped",
     {"a man of the opponent is made to stand where it stops his king, which is taken first in the "
      "next capture",
      "een schijf van de tegenstander komt te staan waar zij zijn dam tegenhoudt, die in de "
      "volgende slag als eerste geslagen wordt",
      "un pion de l'adversaire est placé là où il arrête sa dame, premier chaînon de la prise "
      "suivante",
      "шашка соперника подводится туда, где она останавливает его дамку, которую следующий удар "
      "снимает первой",
      "uma pedra do adversário é levada aonde detém a dama dele, que é a primeira da captura "
      "seguinte"}},
    {"mechanism-swiss",
     {"a king stops in front of a piece that it has taken in the same capture and is taken later, "
      "not first in the next capture; four pieces or more are given",
      "een dam stopt voor een stuk dat zij in dezelfde slag nam en wordt later geslagen, niet als "
      "eerste in de volgende slag; vier of meer stukken worden gegeven",
      "une dame s'arrête devant une pièce qu'elle vient de prendre et est prise plus tard, sans "
      "commencer la prise suivante ; quatre pièces ou plus sont données",
      "дамка останавливается перед шашкой, побитой тем же взятием, и её бьют позже, не первой в "
      "следующем ударе; отдано не менее четырёх шашек",
      "uma dama para na frente de uma peça que capturou na mesma captura e é capturada mais "
      "tarde, não a primeira da captura seguinte; quatro ou mais peças são entregues"}},
    {"mechanism-trapdoor",
     {"a piece leaves its place behind another, which the opponent must then take; he is taken "
      "first in the main capture, of two pieces or more",
      "een stuk verlaat zijn plaats achter een ander, dat de tegenstander dan moet slaan; hij "
      "wordt als eerste geslagen in de hoofdslag, van twee of meer stukken",
      "une pièce quitte sa place derrière une autre, que l'adversaire doit alors prendre ; il "
      "commence la rafle principale, de deux pièces ou plus",
      "шашка уходит из-за другой, которую соперник затем обязан побить; главный удар, не менее чем "
      "по двум, первой снимает бившую",
      "uma peça deixa a sua casa atrás de outra, que o adversário então tem de capturar; ele é "
      "o primeiro a ser capturado na captura principal, de duas ou mais peças"}},
    {"mechanism-turkish",
     {"a king stops beside a piece that it has taken in the same capture, and is taken; four "
      "pieces or more are given",
      "een dam stopt naast een stuk dat zij in dezelfde slag nam, en wordt geslagen; vier of meer "
      "stukken worden gegeven",
      "une dame s'arrête à côté d'une pièce qu'elle vient de prendre, et est prise ; quatre pièces "
      "ou plus sont données",
      "дамка останавливается рядом с шашкой, побитой тем же взятием, и её бьют; отдано не менее "
      "четырёх шашек",
      "uma dama para ao lado de uma peça que capturou na mesma captura, e é capturada; quatro "
      "ou mais peças são entregues"}},
    {"mechanism-wheel",
     {"a capture of four pieces or more, of either side, comes back to a square where it was",
      "een slag van vier of meer stukken, van een van beide kanten, komt terug op een veld waar "
      "hij al was",
      "une prise de quatre pièces ou plus, de l'un des deux camps, repasse par une case",
      "взятие не менее четырёх шашек, любой стороны, возвращается на уже пройденное поле",
      "uma captura de quatro ou mais peças, de qualquer lado, volta a uma casa por onde passou"}},
    {"mechanism-zigzag",
     {"a man takes three pieces or more, the one that has just taken first: forward, back and "
      "forward, always to the same side",
      "een schijf slaat drie of meer stukken, als eerste het stuk dat net sloeg: vooruit, "
      "achteruit "
      "en vooruit, steeds naar dezelfde kant",
      "un pion prend trois pièces ou plus, d'abord celle qui vient de prendre : en avant, en "
      "arrière et en avant, toujours du même côté",
      "шашка бьёт три или более, первой ту, что только что била: вперёд, назад и вперёд, всё время "
      "в одну сторону",
      "uma pedra captura três ou mais peças, primeiro a que acaba de capturar: para a frente, para "
      "trás e para a frente, sempre para o mesmo lado"}},
});

} // namespace

std::span<const Entry> mechanismMessages() {
    return messages;
}

} // namespace damscope::tables
