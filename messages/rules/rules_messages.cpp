// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is not legal, or a text names no single move. The codes are those of rules::Reason.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
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
    {"king-move-limit",
     phrase(
         "the king on {square} has moved {limit} times in a row: another piece must move, or this "
         "king must capture")},
    {"ambiguous",
     phrase("several captures fit{+choices}<; the moves that follow fit only {only}><; {taken} was "
            "taken>")},
    {"ambiguous-move", phrase("several moves fit{+choices}<; the moves that follow fit only "
                              "{only}><; {taken} was taken>")},
    {"game-over", phrase("the game is over: {ending:ending}")},
    {"position-unknown", phrase("{reason}")},
    {"wrong-separator", phrase("a capture is written with {sign}, another move with -{+choices}< "
                               "(and {others} more in this "
                               "game)>")},
    {"wrong-way", phrase("a square written between the ends is not on the way{+choices}")},

    // Why a position is not known.
    {"move-not-recorded",
     phrase("a move before it was not recorded, so the position is not known")},
    {"setup-unread", phrase("the position set up cannot be read: {fen}")},
    {"nothing-to-replace", phrase("there is no move before this variation that it could replace")},
});

} // namespace

std::span<const Entry> rulesMessages() {
    return messages;
}

} // namespace damscope::tables
