// SPDX-License-Identifier: GPL-3.0-or-later
// Moves, positions and how games end: what is wrong with them, and the words for sides, pieces and
// variants.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Why a move is not legal, or a text names no single move. The codes are those of
    // rules::Reason.
    // What could be played instead.
    {"+choices", phrase("<: {moves}< and {unlisted} more>>")},
    {"+can-play", phrase("<; {piece:the} on {from} can play {moves}< and {unlisted} more>>")},

    {"not-a-move", phrase("this cannot be read as a move")},
    {"no-such-square", phrase("no such square< {word}>: the {board} board has {squares:squares}")},
    {"no-piece",
     phrase("<there is no piece on {square}><there is no piece of {color:side} on that file>")},
    {"not-yours", phrase("the piece on {square} is {color:owner}")},
    {"occupied", phrase("{square} is occupied{+can-play}")},
    {"not-along-a-line", phrase("{from} and {to} are not on one line{+can-play}")},
    {"not-forward", phrase("a man does not move backward{+can-play}")},
    {"too-far", phrase("{mover:a} moves one square{+can-play}")},
    {"blocked", phrase("the way is blocked on {square}{+can-play}")},
    {"capture-compulsory", phrase("capture is compulsory{+choices}")},
    {"more-to-take", phrase("a capture of {count} pieces exists{+choices}")},
    {"capture-unfinished", phrase("the capture must continue as far as it can{+choices}")},
    {"king-must-capture",
     phrase("a capture by a king takes precedence over one by a man{+choices}")},
    {"better-capture-exists", phrase("a capture that {better:better-capture} exists{+choices}")},
    {"takes-twice", phrase("the piece on {square} would be jumped twice{+can-play}")},
    {"man-may-not-take-king", phrase("a man may not take the king on {square}{+can-play}")},
    {"man-may-not-capture-backward", phrase("a man does not capture backward{+can-play}")},
    {"must-land-behind", phrase("a king must stop right behind the piece it took{+can-play}")},
    {"captures-only-along", phrase("along rows and columns a piece only captures{+can-play}")},
    {"must-land-behind-king",
     phrase("a king that takes a king last must stop right behind it{+can-play}")},
    {"stops-where-crowned", phrase("a man that a capture crowns stops there{+can-play}")},
    {"not-king-yet", phrase("a man that passes the last row in a capture continues as a man, not "
                            "as a king{+can-play}")},
    {"legal-move", phrase("legal: {full}<, takes {count}>")},
    {"moves-cut", phrase("the position has more captures than can be listed: some are missing")},
    {"nothing-to-take", phrase("nothing can be taken from {from} to {to}{+can-play}")},
    {"king-move-limit", phrase("the king on {square} has moved {limit} times in a row: another "
                               "piece must move, or this king must capture")},
    {"ambiguous", phrase("several captures fit{+choices}<; the moves that follow fit only "
                         "{only}><; {taken} was taken>")},
    {"ambiguous-move", phrase("several moves fit{+choices}<; the moves that follow fit only "
                              "{only}><; {taken} was taken>")},
    {"game-over", phrase("the game is over: {ending:ending}")},
    {"position-unknown", phrase("{reason}")},
    {"wrong-separator", phrase("a capture is written with {sign}, another move with -{+choices}< "
                               "(and {others} more in this game)>")},
    {"wrong-way", phrase("a square written between the ends is not on the way{+choices}")},

    // Why a position is not known.
    {"move-not-recorded",
     phrase("a move before it was not recorded, so the position is not known")},
    {"setup-unread", phrase("the position set up cannot be read: {fen}")},
    {"nothing-to-replace", phrase("there is no move before this variation that it could replace")},

    // How a game ended by the rules, and what was made of a recorded result that they refute.
    {"over-on-board",
     phrase("the game is over on the board: {ending:ending}<; {winner:side} has won> ({result})")},
    {"won-by-tables",
     phrase("the endgame tables know the last position: {winner:side} wins ({result})")},
    {"drawn-by-tables", phrase("the endgame tables know the last position: a draw ({result})")},
    {"draw-rule-applied", phrase("{rule:draw-rule}: reached at ply {ply}<, {move}>, counted from "
                                 "ply {since}; {effect:draw-effect}")},

    // The same, short enough for a table.
    {"over-on-board-briefly", phrase("{result}: {ending:ending}")},
    {"result-by-tables-briefly", phrase("{result} by the endgame tables")},
    {"draw-rule-applied-briefly", phrase("{rule:draw-rule}, plies {since} to {ply}")},

    {"result-repaired",
     phrase("the recorded result {written} was changed to {result}: {explanation}")},

    // What is wrong with a FEN, without its place.
    {"fen-too-long", phrase("too long for a FEN ({number} bytes, more than {most})")},
    {"fen-empty", phrase("the FEN is empty")},
    {"fen-bad-side", phrase("the side to move must be W, B or ?, not \"{word}\"")},
    {"fen-bad-field", phrase("expected W or B and its squares, not \"{word}\"")},
    {"fen-color-twice", phrase("the pieces {color:of-all} are given twice")},
    {"fen-comma-missing", phrase("expected a comma, not \"{word}\"")},
    {"fen-square-missing", phrase("expected a square, not \"{word}\"")},
    {"fen-no-such-square", phrase("square {word} does not exist on a board of {board}")},
    {"fen-square-taken", phrase("two pieces on square {word}")},
    {"fen-range-of-names", phrase("a range of squares must be written with numbers")},
    {"fen-range-backward", phrase("the range runs backward")},
    {"fen-color-missing", phrase("the pieces {color:of-all} are missing")},
});

constexpr auto words = std::to_array<Word>({
    // Parts of sentences about the rules.
    // How a capture can be better although it takes no more pieces.
    {"better-capture", "more-kings", phrase("takes more kings")},
    {"better-capture", "more-kings-or-sooner", phrase("takes more kings, or takes them sooner,")},
    {"better-capture", "worth-more", phrase("is worth more")},
    {"better-capture", "goes-before", phrase("goes before it")},
    // The squares that a board has.
    {"squares", "numbered", phrase("squares 1 to {last}")},
    {"squares", "dark", phrase("dark squares only, a1 to {last}")},
    {"squares", "all", phrase("squares a1 to {last}")},
    // How a game has ended.
    {"ending", "no-pieces", phrase("{color:side} has no pieces left")},
    {"ending", "king-made", phrase("a king has been made")},
    {"ending", "all-lost", phrase("{color:side} cannot move and so has won")},
    {"ending", "held-king",
     phrase(
         "{color:side} can move nothing but a king that has already moved {limit} times in a row")},
    {"ending", "blocked", phrase("{color:side} cannot move")},
    // The rules by which games are drawn.
    {"draw-rule", "threefold repetition", phrase("threefold repetition")},
    {"draw-rule", "fourfold repetition", phrase("fourfold repetition")},
    {"draw-rule", "king against king", phrase("king against king")},
    {"draw-rule", "three-kings rule", phrase("three-kings rule")},
    {"draw-rule", "main-road rule", phrase("main-road rule")},
    {"draw-rule", "5-move rule", phrase("5-move rule")},
    {"draw-rule", "7-move rule", phrase("7-move rule")},
    {"draw-rule", "13-move rule", phrase("13-move rule")},
    {"draw-rule", "15-move rule", phrase("15-move rule")},
    {"draw-rule", "16-move rule", phrase("16-move rule")},
    {"draw-rule", "20-move rule", phrase("20-move rule")},
    {"draw-rule", "25-move rule", phrase("25-move rule")},
    {"draw-rule", "30-move rule", phrase("30-move rule")},
    {"draw-rule", "40-move rule", phrase("40-move rule")},
    {"draw-rule", "60-move rule", phrase("60-move rule")},
    {"draw-effect", "ends-game", phrase("the game is drawn")},
    {"draw-effect", "may-be-claimed", phrase("a draw may be claimed")},

    // Sides and pieces, in the forms that sentences need.
    // The player: "White has no pieces left".
    {"side", "white", phrase("side", "White")},
    {"side", "black", phrase("side", "Black")},
    // The owner of a piece: "is White's".
    {"owner", "white", phrase("White's")},
    {"owner", "black", phrase("Black's")},
    // Behind "the pieces": "the pieces of White".
    {"of", "white", phrase("of White")},
    {"of", "black", phrase("of Black")},
    {"of-all", "white", phrase("of-all", "of White")},
    {"of-all", "black", phrase("of-all", "of Black")},
    {"colored-pieces", "white", phrase("white pieces")},
    {"colored-pieces", "black", phrase("black pieces")},
    {"colored-man", "white", phrase("white man")},
    {"colored-man", "black", phrase("black man")},
    {"a", "man", phrase("a man")},
    {"a", "king", phrase("a king")},
    {"the", "man", phrase("the man")},
    {"the", "king", phrase("the king")},

    // What the games are called, by the name that the command line takes.
    {"title", "international", phrase("International draughts")},
    {"title", "english", phrase("English draughts (checkers)")},
    {"title", "russian", phrase("Russian draughts (shashki)")},
    {"title", "italian", phrase("Italian draughts (dama)")},
    {"title", "pool", phrase("American pool checkers")},
    {"title", "spanish", phrase("Spanish draughts")},
    {"title", "brazilian", phrase("Brazilian draughts")},
    {"title", "canadian", phrase("Canadian draughts")},
    {"title", "portuguese", phrase("Portuguese draughts")},
    {"title", "czech", phrase("Czech draughts")},
    {"title", "thai", phrase("Thai draughts (makhos)")},
    {"title", "turkish", phrase("Turkish draughts (dama)")},
    {"title", "frisian", phrase("Frisian draughts")},
    {"title", "spantsiretti", phrase("Spantsiretti draughts")},
    {"title", "frysk", phrase("Frysk!")},
    {"title", "killer", phrase("Killer draughts")},
    {"title", "breakthrough", phrase("Breakthrough draughts")},
    {"title", "antidraughts", phrase("Antidraughts (losing draughts)")},
});

} // namespace

std::span<const Entry> rulesMessages() {
    return messages;
}

std::span<const Word> rulesWords() {
    return words;
}

} // namespace damscope::tables
