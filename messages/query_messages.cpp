// SPDX-License-Identifier: GPL-3.0-or-later
// FILTERs and queries: what is wrong with them, and what they look for.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // What is wrong with a query, without its place. The keywords of queries, 'man' or 'captures',
    // are
    // the same in every language.
    {"query-for-example", phrase("for example: {query}")},
    {"query-word-missing", phrase("{words:choice} is expected here")},
    {"query-number-missing", phrase("a number is expected here")},
    {"query-amount-missing", phrase("a number is expected here, or pieces to compare with")},
    {"query-plies-missing", phrase("a number of plies is expected here, such as '6 plies'")},
    {"query-square-missing", phrase("a square is expected here")},
    {"query-action-missing",
     phrase("an action is expected here: 'on', '=', 'to move', 'moves', 'captures', ...")},
    {"query-kind-or-action-missing", phrase("'man', 'king' or 'piece' is expected here, or an "
                                            "action: 'to move', 'moves', 'captures', ...")},
    {"query-quotes-missing", phrase("a text in double quotes is expected here")},
    {"query-condition-missing", phrase("a condition is expected here")},
    {"query-end-missing", phrase("'and', 'or', 'then' or the end of the query is expected here")},
    {"query-too-deep", phrase("the query is nested too deep")},
    {"query-closes-nothing", phrase("this parenthesis has no opening one")},
    {"query-not-closed", phrase("this parenthesis is not closed")},
    {"query-until-alone", phrase("'until' needs 'then not' and one condition before it")},
    {"query-for-on-move",
     phrase("'outside exchanges' applies to conditions on the board, not to moves")},
    {"query-kind-before", phrase("'man', 'king' or 'piece' is needed before this")},
    {"query-color-before", phrase("'white' or 'black' is needed before this")},
    {"query-on-after-empty", phrase("'on' is needed after 'empty'")},
    {"query-on-after-exposed", phrase("'on' or '=' is needed after attacked or protected pieces")},
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
    {"query-no-such-shot", phrase("no combination has this name<; did you mean {word}?>; 'damscope "
                                  "config names' lists them")},
    {"query-no-such-structure", phrase("no structure of this game has this name<; did you mean "
                                       "{word}?>; 'damscope config names' lists them")},
    {"query-no-such-ending", phrase("no ending of this game has exactly this name<; did you mean "
                                    "{word}?>; 'damscope config names' lists them")},
    {"query-too-many-of-color",
     phrase("{variant:title} is played with at most {number} {color:colored-pieces}")},
    {"query-too-many-pieces", phrase("{variant:title} is played with at most {number} pieces")},
    {"query-man-on-last-row",
     phrase("no {color:colored-man} can be on {word}: it would be a king there")},
    {"query-no-such-number", phrase("no number can be within both limits")},
    {"query-too-few-squares", phrases("number", "there is only {number} square for them",
                                      "there are only {number} squares for them")},
    {"query-not-in-variant", phrase("this cannot be asked of {variant:title}")},
    {"query-not-reflected",
     phrase("with left and right exchanged this would not fit on the board")},
    {"query-two-things", phrase("two different conditions are given for {word}")},
    {"query-bad-fen", phrase("{fen}")},
    {"query-bad-move", phrase("<{place}: >{move}")},
    {"query-no-moves", phrase("no moves are given")},
    {"query-unknown-move", phrase("every move must be known")},
    {"query-no-pieces", phrase("no piece is named")},
    {"query-not-numbers", phrase("a number of pieces is expected here")},

    // How a query was understood.
    {"reading-either", phrase("{one} or {other}")},
    {"reading-on", phrase("{what} on {squares}")},
    {"reading-on-each", phrase("{what} on each of {squares}")},
    {"reading-on-any", phrase("{what} on one of {squares}")},
    {"reading-attacked", phrase("attacked {what}")},
    {"reading-protected", phrase("protected {what}")},
    {"reading-number", phrase("number: {what} {amount}")},
    {"reading-compared", phrase("number: {what} {relation} {other}< {plus}>")},
    {"reading-legal-moves", phrase("legal moves of {side}")},
    {"reading-safe-moves", phrase("moves of {side} that let the opponent capture nothing")},
    {"reading-tempi", phrase("tempi of {side}")},
    {"reading-position", phrase("the position {fen}")},
    {"reading-result", phrase("result: {result}")},
    {"reading-opposition", phrase("{side} has the opposition")},
    {"reading-blocked", phrase("{side} is to move and has pieces, but no move")},
    {"reading-draw-rule", phrase("a rule makes it a draw<: {name}>")},
    {"reading-does", phrase("{who}: {what}")},
    {"reading-clock-under", phrase("{who}: less than {n} seconds left on the clock")},
    {"reading-clock-over", phrase("{who}: more than {n} seconds left on the clock")},
    {"reading-move", phrase("{who}: {does}< from {from}>< to {to}>< over {over}>"
                            "< through {through}>")},
    {"reading-taken", phrase("captured: {what} {amount}")},
    {"reading-given", phrase("given away: {what} {amount}")},
    {"reading-within", phrases("n", "then within {n} ply:", "then within {n} plies:")},
    {"reading-for", phrases("n", "for {n} ply:", "for {n} plies:")},
    {"reading-for-quiet",
     phrases("n", "for {n} ply, exchanges passed over:", "for {n} plies, exchanges passed over:")},
    {"reading-each-move",
     phrases("n", "each move of the next ply:", "each move of the next {n} plies:")},
    {"reading-each-move-of", phrases("n", "each move of {side} in the next ply:",
                                     "each move of {side} in the next {n} plies:")},
    {"reading-often", phrase("so often in the game, {amount}:")},

    // What is wrong with a filter. The keywords of filters are the same in every language.
    {"filter-unknown-key", phrase("there is no \"{word}\"; the keys are {keys}")},
    {"filter-value-missing", phrase("{word}: expected a value")},
    {"filter-ids", phrase("expected game numbers such as 12 or 3,5,8-10, not \"{word}\"")},
    {"filter-date", phrase("expected a date such as 1998, 1998.05 or 1998.05.17, not \"{word}\"")},
    {"filter-no-such-date", phrase("there is no such date as \"{word}\"; write the year, the month "
                                   "and the day, such as 1998.05.17")},
    {"filter-range", phrase("expected MIN-MAX, such as 40-60 or 40-, not \"{word}\"")},
    {"filter-result", phrase("expected {choices:any}, or a result such as 2-0, not \"{word}\"")},
    {"filter-outcome-of-nobody",
     phrase("{word}: by whom? Name a player too, such as player:jansen")},
    {"filter-variant",
     phrase("expected the name of a variant such as international or russian, not \"{word}\"")},
    {"filter-choice", phrase("expected {choices:any}, not \"{word}\"")},
    {"filter-tag", phrase("expected NAME=TEXT, such as Annotator=Keller, not \"{word}\"")},
    {"filter-shot",
     phrase(
         "no combination is called \"{word}\"<; did you mean {similar}?>; 'any' is any of them")},
    {"filter-structure", phrase("no structure is called \"{word}\"<; did you mean {similar}?>")},
    {"filter-third-player", phrase("\"{word}\": a game has only two players")},
    {"filter-opponent-of-nobody",
     phrase("{word}: against whom? Name a player before it, such as Jansen against Sijbrands")},
    {"filter-said-twice",
     phrase("{word}: is said twice; all conditions must hold, so give it once. A name in which "
            "such a word occurs stands in quotes")},
    {"filter-incomplete",
     phrase("after \"{word}\" comes {choices:any}; a name in which such a word occurs stands in "
            "quotes")},
    {"filter-not-joined",
     phrase("{word}: all conditions of a selection must hold; 'or' and 'not' are words of the "
            "query behind 'where'. A name in which such a word occurs stands in quotes")},
    {"filter-year-or-game",
     phrase("{word}: is that a year or the number of a game? Write \"in {word}\" or \"game "
            "{word}\"")},
    {"filter-query-here",
     phrase("{word}: only conditions on games can stand here; a query on positions goes to the "
            "search")},
    {"filter-loose-and",
     phrase("\"{word}\" stands between two conditions or two names; one of them is missing")},
    {"filter-open-quote", phrase("{word}: the quote has no other one at the end of the name")},
    {"filter-no-collection", phrase("there is no collection \"{word}\"")},
    {"filter-not-searched",
     phrase(
         "{word} of the games have not been searched for combinations and structures yet: choose "
         "Find combinations and structures in the menu Database; damscope db index --shots does "
         "the same")},

    // What is wrong with a statement of SQL. What SQLite itself says is in English.
    {"sql-empty", phrase("there is no statement; write one such as SELECT count(*) FROM games")},
    {"sql-several", phrase("another statement begins here; give one at a time")},
    {"sql-writes",
     phrase("this is not a SELECT; only SELECT is possible here, and nothing was changed")},
    {"sql-wrong", phrase("SQLite does not accept this: {reason}")},
    {"sql-out-of-time",
     phrase("not finished in the time that --timeout allows; allow more, or select less")},
    {"sql-stopped", phrase("interrupted")},
    {"sql-failed",
     phrase("the database is damaged or cannot be read: {reason}; 'damscope db check' "
            "reports what can be saved")},

    // The structures, endings and combinations that were found in a game or a position.
    {"named-white", phrase("white {squares}")},
    {"named-black", phrase("black {squares}")},
    {"named-empty", phrase("empty {squares}")},
    {"named-query", phrase("query: {query}")},
    {"named-find", phrase("both sides: {command}")},
    {"named-find-ending", phrase("find: {command}")},
    {"named-placement", phrase("{placement}: {result}")},
    {"named-kings-on", phrase("black kings on {squares}")},
    {"named-kings-off", phrase("black kings not on {squares}")},
    {"named-white-kings", phrase("white kings on {squares}")},
    {"named-off", phrase("off")},
    {"named-own", phrase("own")},
    {"named-changed", phrase("changed")},
    {"named-rule-white", phrase("rule (White plays): {rule}")},
    {"named-rule-black", phrase("rule (Black plays): {rule}")},
    {"named-example", phrase("example: {moves}")},
    {"named-source", phrase("source: {source}")},
    {"found-structures", phrase("Structures:")},
    {"found-structure", phrase("plies {from}-{to}, {color:report}: {name}")},
    {"found-endings", phrase("Endings:")},
    {"found-ending", phrase("ply {ply}: {name}")},
    {"found-material", phrase("White has {white} against {black}")},
    {"material-men", phrases("men", "{men} man", "{men} men")},
    {"material-kings", phrases("kings", "{kings} king", "{kings} kings")},
    {"found-combinations", phrase("Combinations:")},
    {"found-played", phrase("{color:report} played, gains {gain}< ({name})>: {line}")},
    {"found-not-forced",
     phrase("{color:report} played, not forced, gained {gain} in the game< ({name})>: {line}")},
    {"found-for-nothing",
     phrase("{color:report} played, not forced, gained nothing in the game< ({name})>: {line}")},
    {"found-missed", phrase("{color:report} missed, gains {gain}< ({name})>: {line}")},
    {"found-open",
     phrase("{color:report} could play it at the end, gains {gain}< ({name})>: {line}")},
    {"found-in-position", phrases("given", "gains {gain}, after {given} piece given<; {name}>",
                                  "gains {gain}, after {given} pieces given<; {name}>")},
});

} // namespace

std::span<const Entry> queryMessages() {
    return messages;
}

} // namespace damscope::tables
