// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a query, without its place. The keywords of queries, 'man' or 'captures', are
// the same in every language.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"query-for-example", phrase("for example: {query}")},
    {"query-word-missing", phrase("{words:choice} is expected here")},
    {"query-number-missing", phrase("a number is expected here")},
    {"query-amount-missing", phrase("a number is expected here, or pieces to compare with")},
    {"query-plies-missing", phrase("a number of plies is expected here, such as '6 plies'")},
    {"query-square-missing", phrase("a square is expected here")},
    {"query-action-missing",
     phrase("an action is expected here: 'on', '=', 'to move', 'moves', 'captures', ...")},
    {"query-kind-or-action-missing",
     phrase(
         "'man', 'king' or 'piece' is expected here, or an action: 'to move', 'moves', 'captures', "
         "...")},
    {"query-quotes-missing", phrase("a text in double quotes is expected here")},
    {"query-condition-missing", phrase("a condition is expected here")},
    {"query-end-missing", phrase("'and', 'or', 'then' or the end of the query is expected here")},
    {"query-too-deep", phrase("the query is nested too deep")},
    {"query-closes-nothing", phrase("this parenthesis has no opening one")},
    {"query-not-closed", phrase("this parenthesis is not closed")},
    {"query-until-alone", phrase("'until' needs 'then not' and one condition before it")},
    {"query-for-on-move", phrase("'for' applies to conditions on the board, not to moves")},
    {"query-kind-before", phrase("'man', 'king' or 'piece' is needed before this")},
    {"query-color-before", phrase("'white' or 'black' is needed before this")},
    {"query-on-after-empty", phrase("'on' is needed after 'empty'")},
    {"query-range-backward", phrase("a range goes from the lower number to the higher one")},
    {"query-range-without-equal", phrase("a range needs '='")},
    {"query-number-without-taking", phrase("a number needs 'captures' or 'gives'")},
    {"query-majority-without-taking",
     phrase("'by majority' is about captures; 'moves' is a move that takes nothing")},
    {"query-same-as-none", phrase("no move comes before 'the same piece' in its sequence")},
    {"query-strange-character", phrase("this character is not expected here")},
    {"query-no-such-square",
     phrase("{variant:title} has no square {word}: squares are 1 to {number}")},
    {"query-no-draw-rules", phrase("{variant:title} has no draw rule of this name")},
    {"query-no-such-draw-rule",
     phrase("{variant:title} has no draw rule of this name; it has: {word}")},
    {"query-no-such-shot",
     phrase("no combination has this name<; did you mean {word}?>; 'damscope names' lists them")},
    {"query-no-such-structure",
     phrase(
         "no structure of this game has this name<; did you mean {word}?>; 'damscope names' lists "
         "them")},
    {"query-no-such-ending",
     phrase(
         "no ending of this game has exactly this name<; did you mean {word}?>; 'damscope names' "
         "lists them")},
    {"query-too-many-of-color",
     phrase("{variant:title} is played with at most {number} {color:colored-pieces}")},
    {"query-too-many-pieces", phrase("{variant:title} is played with at most {number} pieces")},
    {"query-man-on-last-row",
     phrase("no {color:colored-man} can be on {word}: it would be a king there")},
    {"query-no-such-number", phrase("no number can be within both limits")},
    {"query-two-things", phrase("two different conditions are given for {word}")},
    {"query-bad-fen", phrase("{fen}")},
    {"query-bad-move", phrase("<{place}: >{move}")},
    {"query-no-moves", phrase("no moves are given")},
    {"query-unknown-move", phrase("every move must be known")},
    {"query-no-pieces", phrase("no piece is named")},
    {"query-not-numbers", phrase("a number of pieces is expected here")},
});

} // namespace

std::span<const Entry> queryMessages() {
    return messages;
}

} // namespace damscope::tables
