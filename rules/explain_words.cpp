// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/explain_words.hpp"

namespace damscope::rules::detail {

namespace {

constexpr ExplanationWords english{
    .sentences =
        {"this cannot be read as a move",
         "no such square: the {board} board has {squares}",
         "no piece stands on {0}",
         "the piece on {0} is {opponent}",
         "{0} is occupied",
         "{0} and {1} are not on one line",
         "a man does not move backward",
         "{piece} moves one square",
         "the way is blocked on {0}",
         "capture is compulsory",
         "a capture of {count} pieces exists",
         "the capture must go on as far as it can",
         "a capture by a king goes before one by a man",
         "a capture that {better} exists",
         "the piece on {0} would be jumped twice",
         "a man may not take the king on {0}",
         "a man does not capture backward",
         "a king must stop right behind the piece it took",
         "nothing can be taken from {0} to {1}",
         "the king on {0} has moved {limit} times in a row: another piece must move, or this king "
         "must capture",
         "several captures fit",
         "the game is over: {ending}",
         "a move before it was not recorded, so the position is not known",
         "a capture is written with {sign}, another move with -",
         "a square written between the ends is not on the way"},
    .noPieceOnFile = "no piece of {mover} stands on that file",
    .movers = {"White", "Black"},
    .owners = {"White's", "Black's"},
    .pieces = {"a man", "a king"},
    .thePieces = {"the man", "the king"},
    .canPlay = "{the} on {from} can play {moves}",
    .andMore = " and {rest} more",
    .moreKings = "takes more kings",
    .moreKingsOrSooner = "takes more kings, or takes them sooner,",
    .worthMore = "is worth more",
    .goesBefore = "goes before it",
    .numberedSquares = "squares 1 to {last}",
    .darkSquares = "dark squares only, a1 to {corner}",
    .allSquares = "squares a1 to {corner}",
    .noPieces = "{mover} has no pieces left",
    .kingMade = "a king has been made",
    .allLost = "{mover} cannot move and so has won",
    .blocked = "{mover} cannot move",
};

constexpr ExplanationWords dutch{
    .sentences =
        {"dit is niet te lezen als een zet",
         "zo'n veld is er niet: een bord van {board} heeft {squares}",
         "op {0} staat geen stuk",
         "het stuk op {0} is van {opponent}",
         "{0} is bezet",
         "{0} en {1} liggen niet op één lijn",
         "een schijf gaat niet achteruit",
         "{piece} gaat één veld ver",
         "de weg is versperd op {0}",
         "slaan is verplicht",
         "er zijn {count} stukken te slaan, en meerslag gaat voor",
         "de slag moet worden afgemaakt",
         "slaan met een dam gaat voor slaan met een schijf",
         "er is een slag die {better}",
         "het stuk op {0} zou twee keer worden gepasseerd",
         "een schijf mag de dam op {0} niet slaan",
         "een schijf slaat niet achteruit",
         "een dam moet direct achter het geslagen stuk stoppen",
         "van {0} naar {1} valt er niets te slaan",
         "met de dam op {0} is {limit} keer achter elkaar gezet: zet een ander stuk, of sla met "
         "deze dam",
         "er passen verschillende slagen",
         "de partij is uit: {ending}",
         "een eerdere zet is niet genoteerd, dus de stand is niet bekend",
         "een slag schrijf je met {sign}, een andere zet met -",
         "een genoemd tussenveld ligt niet op de weg"},
    .noPieceOnFile = "op die lijn staat geen stuk van {mover}",
    .movers = {"wit", "zwart"},
    .owners = {"wit", "zwart"},
    .pieces = {"een schijf", "een dam"},
    .thePieces = {"de schijf", "de dam"},
    .canPlay = "{the} op {from} kan {moves} spelen",
    .andMore = " en nog {rest}",
    .moreKings = "meer dammen slaat",
    .moreKingsOrSooner = "meer dammen slaat, of eerder een dam slaat",
    .worthMore = "meer waard is",
    .goesBefore = "voorgaat",
    .numberedSquares = "de velden 1 tot en met {last}",
    .darkSquares = "alleen donkere velden, van a1 tot {corner}",
    .allSquares = "de velden a1 tot en met {corner}",
    .noPieces = "{mover} heeft geen stukken meer",
    .kingMade = "er is een dam gehaald",
    .allLost = "{mover} kan niet zetten en heeft zo gewonnen",
    .blocked = "{mover} kan niet zetten",
};

constexpr ExplanationWords french{
    .sentences =
        {"cela ne se lit pas comme un coup",
         "cette case n'existe pas : un damier de {board} a {squares}",
         "il n'y a pas de pièce en {0}",
         "la pièce en {0} est {opponent}",
         "la case {0} est occupée",
         "{0} et {1} ne sont pas sur une même ligne",
         "un pion ne recule pas",
         "{piece} n'avance que d'une case",
         "le chemin est barré en {0}",
         "la prise est obligatoire",
         "on peut prendre {count} pièces, et la prise majoritaire est obligatoire",
         "la prise doit aller jusqu'au bout",
         "la prise par une dame passe avant la prise par un pion",
         "il y a une prise qui {better}",
         "la pièce en {0} serait sautée deux fois",
         "un pion ne peut pas prendre la dame en {0}",
         "un pion ne prend pas en arrière",
         "une dame doit s'arrêter juste derrière la pièce prise",
         "il n'y a rien à prendre de {0} à {1}",
         "la dame en {0} a joué {limit} fois de suite : jouez une autre pièce, ou prenez avec "
         "cette dame",
         "plusieurs prises conviennent",
         "la partie est terminée : {ending}",
         "un coup précédent n'est pas noté, la position n'est donc pas connue",
         "une prise s'écrit avec {sign}, un autre coup avec -",
         "une case intermédiaire n'est pas sur le chemin"},
    .noPieceOnFile = "il n'y a pas de pièce de ce camp sur cette colonne",
    .movers = {"les Blancs", "les Noirs"},
    .owners = {"aux Blancs", "aux Noirs"},
    .pieces = {"un pion", "une dame"},
    .thePieces = {"le pion", "la dame"},
    .canPlay = "{the} en {from} peut jouer {moves}",
    .andMore = " et {rest} autres",
    .moreKings = "prend plus de dames",
    .moreKingsOrSooner = "prend plus de dames, ou les prend plus tôt",
    .worthMore = "vaut plus",
    .goesBefore = "passe avant",
    .numberedSquares = "les cases 1 à {last}",
    .darkSquares = "seulement des cases noires, de a1 à {corner}",
    .allSquares = "les cases a1 à {corner}",
    .noPieces = "{mover} n'ont plus de pièces",
    .kingMade = "une dame a été faite",
    .allLost = "{mover} ne peuvent plus jouer et ont donc gagné",
    .blocked = "{mover} ne peuvent plus jouer",
};

constexpr ExplanationWords russian{
    .sentences =
        {"это не читается как ход",
         "нет такого поля: на доске {board} {squares}",
         "на {0} ничего не стоит",
         "шашка на {0} принадлежит {opponent}",
         "поле {0} занято",
         "{0} и {1} не лежат на одной линии",
         "простая назад не ходит",
         "{piece} ходит на одно поле",
         "путь закрыт на {0}",
         "бить обязательно",
         "надо бить большинство, можно взять: {count}",
         "бой надо довести до конца",
         "бой дамкой важнее боя простой",
         "есть бой, который {better}",
         "через шашку на {0} пришлось бы перепрыгнуть дважды",
         "простая не может бить дамку на {0}",
         "простая назад не бьёт",
         "дамка останавливается сразу за взятой шашкой",
         "с {0} на {1} бить нечего",
         "дамка на {0} ходила подряд, сколько можно ({limit}): ходите другой шашкой или бейте "
         "этой дамкой",
         "подходит несколько взятий",
         "партия окончена: {ending}",
         "один из прежних ходов не записан, поэтому позиция неизвестна",
         "взятие пишется через {sign}, другие ходы через -",
         "названное поле не лежит на пути"},
    .noPieceOnFile = "на этой вертикали нет шашек этой стороны",
    .movers = {"белые", "чёрные"},
    .owners = {"белым", "чёрным"},
    .pieces = {"простая", "дамка"},
    .thePieces = {"простая", "дамка"},
    .canPlay = "{the} на {from} может пойти {moves}",
    .andMore = " и ещё {rest}",
    .moreKings = "берёт больше дамок",
    .moreKingsOrSooner = "берёт больше дамок или берёт их раньше",
    .worthMore = "ценнее",
    .goesBefore = "важнее",
    .numberedSquares = "поля с 1 по {last}",
    .darkSquares = "только тёмные поля, от a1 до {corner}",
    .allSquares = "поля от a1 до {corner}",
    .noPieces = "{mover} остались без шашек",
    .kingMade = "проведена дамка",
    .allLost = "{mover} не могут ходить и тем выиграли",
    .blocked = "{mover} не могут ходить",
};

} // namespace

const ExplanationWords& explanationWords(Language language) {
    switch (language) {
    case Language::dutch:
        return dutch;
    case Language::french:
        return french;
    case Language::russian:
        return russian;
    case Language::english:
        break;
    }
    return english;
}

} // namespace damscope::rules::detail
