// SPDX-License-Identifier: GPL-3.0-or-later
// Frozen: the sentences in stores of the versions 1 to 3. Never changed with the current ones,
// which are in messages/.
#include "db/store/old_sentence_table.hpp"

#include <array>

namespace damscope::db::old {

namespace {

using enum Role;
using enum Tail;

constexpr auto all = std::to_array<Sentence>({
    // Moves.
    {explanation, "not-a-move", "this cannot be read as a move"},
    {explanation, "no-such-square", "no such square: the {board} board has squares 1 to {last}",
     none, "squares", "numbered"},
    {explanation, "no-such-square",
     "no such square: the {board} board has dark squares only, a1 to {last}", none, "squares",
     "dark"},
    {explanation, "no-such-square", "no such square: the {board} board has squares a1 to {last}",
     none, "squares", "all"},
    {explanation, "no-piece", "no piece stands on {square}"},
    {explanation, "no-piece", "no piece of {color:side} stands on that file"},
    {explanation, "not-yours", "the piece on {square} is {color:owner}"},
    {explanation, "occupied", "{square} is occupied", canPlay},
    {explanation, "not-along-a-line", "{from} and {to} are not on one line", canPlay},
    {explanation, "not-forward", "a man does not move backward", canPlay},
    {explanation, "too-far", "{mover:a} moves one square", canPlay},
    {explanation, "blocked", "the way is blocked on {square}", canPlay},
    {explanation, "capture-compulsory", "capture is compulsory", choices},
    {explanation, "more-to-take", "a capture of {count:number} pieces exists", choices},
    {explanation, "capture-unfinished", "the capture must go on as far as it can", choices},
    {explanation, "king-must-capture", "a capture by a king goes before one by a man", choices},
    {explanation, "better-capture-exists", "a capture that takes more kings exists", choices,
     "better", "more-kings"},
    {explanation, "better-capture-exists",
     "a capture that takes more kings, or takes them sooner, exists", choices, "better",
     "more-kings-or-sooner"},
    {explanation, "better-capture-exists", "a capture that is worth more exists", choices, "better",
     "worth-more"},
    {explanation, "better-capture-exists", "a capture that goes before it exists", choices,
     "better", "goes-before"},
    {explanation, "takes-twice", "the piece on {square} would be jumped twice", canPlay},
    {explanation, "man-may-not-take-king", "a man may not take the king on {square}", canPlay},
    {explanation, "man-may-not-capture-backward", "a man does not capture backward", canPlay},
    {explanation, "must-land-behind", "a king must stop right behind the piece it took", canPlay},
    {explanation, "nothing-to-take", "nothing can be taken from {from} to {to}", canPlay},
    {explanation, "king-move-limit",
     "the king on {square} has moved {limit:number} times in a row: another piece must move, or "
     "this king must capture"},
    {explanation, "ambiguous", "several captures fit", choices},
    {explanation, "game-over", "the game is over: {color:side} has no pieces left", none, "ending",
     "no-pieces"},
    {explanation, "game-over", "the game is over: a king has been made", none, "ending",
     "king-made"},
    {explanation, "game-over", "the game is over: {color:side} cannot move and so has won", none,
     "ending", "all-lost"},
    {explanation, "game-over", "the game is over: {color:side} cannot move", none, "ending",
     "blocked"},
    {explanation, "position-unknown", "{reason:position}"},
    {position, "move-not-recorded",
     "a move before it was not recorded, so the position is not known"},
    {position, "setup-unread", "the position set up cannot be read: {fen:fen}"},
    {position, "nothing-to-replace", "no move stands before this variation that it could replace"},
    {explanation, "wrong-separator", "a capture is written with {sign}, another move with -",
     choices},
    {explanation, "wrong-separator",
     "a capture is written with {sign}, another move with - (and {others:number} more in this "
     "game)"},
    {explanation, "wrong-way", "a square written between the ends is not on the way", choices},

    // Positions.
    {fen, "fen-too-long", "too long for a FEN ({number:number} bytes, more than {most:number})"},
    {fen, "fen-empty", "the FEN is empty"},
    {fen, "fen-bad-side", "the side to move must be W, B or ?, not \"{word:text}\""},
    {fen, "fen-bad-field", "W or B and its squares must stand here, not \"{word:text}\""},
    {fen, "fen-color-twice", "the pieces of {color:side} stand twice"},
    {fen, "fen-comma-missing", "a comma must stand here, not \"{word:text}\""},
    {fen, "fen-square-missing", "a square must stand here, not \"{word:text}\""},
    {fen, "fen-no-such-square", "square {word:text} does not exist on a {board} board"},
    {fen, "fen-no-such-square", "square {word:text} does not exist on an {board} board"},
    {fen, "fen-square-taken", "two pieces on square {word:text}"},
    {fen, "fen-range-of-names", "a range of squares must be written with numbers"},
    {fen, "fen-range-backward", "the range runs backward"},
    {fen, "fen-color-missing", "the pieces of {color:side} are missing"},

    // Tags, comments and the text of a game.
    {problem, "unquoted-value", "the value of the tag {tag:text} has no quotes"},
    {problem, "unclosed-quote",
     "the value of the tag {tag:text} has no closing quote: it ends with its line"},
    {problem, "unclosed-tag", "the tag {tag:text} has no closing bracket"},
    {problem, "value-over-lines",
     "the value of the tag {tag:text} goes over several lines: they are joined"},
    {problem, "lost-bracket", "the tag {tag:text} has no opening bracket"},
    {problem, "doubled-bracket", "the tag {tag:text} has two opening brackets"},
    {problem, "unclosed-comment",
     "the comment that begins here is not closed: it ends with the game"},
    {problem, "nested-brace", "a comment within a comment"},
    {problem, "unbalanced-brace",
     "a brace opens inside this comment and is not closed: a part of the game may stand in the "
     "comment"},
    {problem, "command-outside-comment", "an embedded command stands outside a comment"},
    {problem, "markup", "[pdn] is no part of a game: left out"},
    {problem, "unclosed-remark",
     "the remark in round brackets that begins here is not closed: it ends with its line"},
    {problem, "remark-in-brackets", "a remark in round brackets: kept as a comment"},
    {problem, "too-deep",
     "variations are nested more than {number:number} deep: what is deeper is kept as text"},
    {problem, "stray-text", "this is no PDN and is kept as text: {text:text}"},
    {problem, "number-without-dot", "a move number without its dot"},
    {problem, "semicolon-in-variation", "a semicolon separates two variations here"},
    {problem, "result-in-variation", "a result inside a variation: kept as a comment"},
    {problem, "stray-result", "the result {result:text} belongs to no game: left out"},
    {problem, "unclosed-variation",
     "the variation that begins here is not closed: it ends with the game"},
    {problem, "no-game", "there is no game here, only text: it is kept as it is"},
    {problem, "nul", "{number:number} NUL character; it is kept as the symbol U+2400"},
    {problem, "nul", "{number:number} NUL characters; they are kept as the symbol U+2400"},
    {problem, "not-utf8", "{number:number} byte is not UTF-8; it was read as windows-1252"},
    {problem, "not-utf8", "{number:number} bytes are not UTF-8; they were read as windows-1252"},
    {problem, "undefined-byte",
     "{number:number} byte stands for no character in this encoding; kept as U+EF00 + byte"},
    {problem, "undefined-byte",
     "{number:number} bytes stand for no character in this encoding; kept as U+EF00 + byte"},
    {problem, "text-cut",
     "no game begins or ends for too long: the text was cut here and goes on as another game"},

    // The game as a whole.
    {problem, "unknown-game",
     "GameType {type:text} is no game that Damscope knows: its moves are kept as text"},
    {problem, "bad-fen", "the FEN cannot be read: {fen:fen}; the moves are kept as text"},
    {problem, "variant-overruled", "GameType {type:text} is overruled: read as {variant}"},
    {problem, "unsure-variant",
     "no GameType, and the moves fit several games: read as {variant}, not as {others:list}", none,
     "fit", "several"},
    {problem, "unsure-variant",
     "no GameType, and the moves fit no game to the end: read as {variant}", none, "fit", "none"},
    {problem, "result-contradiction",
     "the game ends with {result:text}, but its Result tag says {tag:text}"},
    {problem, "unclear-result", "the Result tag does not say who won: {tag:text}"},
    {problem, "more-problems", "further problems of this game are not listed: {number:number}"},

    // Repairs.
    {problem, "repaired",
     "{done:done}, which makes the whole game legal; it broke at {move:text}: "
     "{explanation:explanation}",
     none, "extent", "game"},
    {problem, "repaired",
     "{done:done}, with which the game goes on; it broke at {move:text}: "
     "{explanation:explanation}",
     none, "extent", "part"},
    {done, "other-move-done", "written {written:text}, read as {meant:text}"},
    {done, "missing-move-done", "{meant:text} is missing and was put in"},
    {done, "extra-move-done", "{written:text} is too much and was left out"},
    {suggestion, "other-move-meant",
     "did you mean {move:text} instead of {written:text}? With it {reach:reach}"},
    {suggestion, "missing-move-meant", "is the move {move:text} missing? With it {reach:reach}"},
    {suggestion, "extra-move-meant", "is {move:text} too much? Without it {reach:reach}"},
    {suggestion, "other-move-meant",
     "did you mean {move:text} instead of {written:text}? With it {plies:number} more plies are "
     "legal",
     none, "reach", "game-plies"},
    {suggestion, "missing-move-meant",
     "is the move {move:text} missing? With it {plies:number} more plies are legal", none, "reach",
     "game-plies"},
    {suggestion, "extra-move-meant",
     "is {move:text} too much? Without it {plies:number} more plies are legal", none, "reach",
     "game-plies"},
    {suggestion, "other-move-meant",
     "did you mean {move:text} instead of {written:text}? With it {plies:number} more plies of the "
     "variation are legal",
     none, "reach", "variation-plies"},
    {suggestion, "missing-move-meant",
     "is the move {move:text} missing? With it {plies:number} more plies of the variation are "
     "legal",
     none, "reach", "variation-plies"},
    {suggestion, "extra-move-meant",
     "is {move:text} too much? Without it {plies:number} more plies of the variation are legal",
     none, "reach", "variation-plies"},
});

constexpr auto allKeys = std::to_array<Key>({
    {"side", "White", "white"},
    {"side", "Black", "black"},
    {"owner", "White's", "white"},
    {"owner", "Black's", "black"},
    {"a", "a man", "man"},
    {"a", "a king", "king"},
    {"the", "the man", "man"},
    {"the", "the king", "king"},
    {"reach", "the game is legal to its end", "game"},
    {"reach", "the variation is legal to its end", "variation"},
});

} // namespace

std::span<const Sentence> sentences() {
    return all;
}

std::span<const Key> keys() {
    return allKeys;
}

} // namespace damscope::db::old
