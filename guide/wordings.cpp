// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/sentences.hpp"

namespace damscope::rules::page {

namespace {

using enum Sentence;

constexpr Wordings wordings{{
    {boardHeading, phrase("The board and the start")},
    {boardSquare, phrase("The board has {files} x {ranks} squares.")},
    {boardOblong, phrase("The board is {files} squares wide and {ranks} squares deep.")},
    {darkSquaresCornerLeft,
     phrase(
         "Only the {squares} dark squares are used. The board lies so that each player has a dark "
         "square in the near left-hand corner.")},
    {darkSquaresCornerRight,
     phrase(
         "Only the {squares} dark squares are used. The board lies so that each player has a dark "
         "square in the near right-hand corner.")},
    {allSquares, phrase("All {squares} squares are used; their colour does not matter.")},
    {menAtTheEdge, phrase("Each player begins with {men} {men?man|men}, on {rows?the row|the "
                          "{rows} rows} nearest to "
                          "that player.")},
    {menBehindAnEmptyRow, phrase("Each player begins with {men} {men?man|men}. The row nearest to "
                                 "the player stays empty; the "
                                 "men stand on the next {rows?row|{rows} rows}.")},
    {menOnNumbers,
     phrase("White's men stand on squares {whiteFirst} to {whiteLast}, Black's on {blackFirst} to "
            "{blackLast}.")},
    {menOnRanks, phrase("White's men stand on rows {whiteFirst}-{whiteLast}, Black's on rows "
                        "{blackFirst}-{blackLast}.")},
    {whiteBegins, phrase("White moves first; then the players take turns.")},
    {blackBegins, phrase("Black moves first; then the players take turns.")},
    {mapCaption, phrase("The squares, as White sees them:")},

    {menHeading, phrase("How men move")},
    {manMovesDiagonally, phrase("A man moves one square diagonally forward, to an empty square. It "
                                "never moves backward.")},
    {manMovesStraight,
     phrase(
         "A man moves one square straight forward or sideways, to an empty square. It never moves "
         "backward and never diagonally.")},

    {kingsHeading, phrase("How kings move")},
    {kingFliesDiagonally,
     phrase(
         "A king moves along a diagonal, forward or backward, over any number of empty squares.")},
    {kingFliesStraight,
     phrase(
         "A king moves straight forward, backward or sideways, over any number of empty squares.")},
    {kingStepsDiagonally,
     phrase("A king moves one square diagonally, forward or backward, to an empty square.")},
    {kingStepsStraight,
     phrase("A king moves one square straight forward, backward or sideways, to an empty square.")},
    {straightLinesOnlyForCaptures,
     phrase("Men and kings go along rows and columns only when they capture.")},
    {kingMoveLimit,
     phrase("As long as a player has men, the same king may make no more than {limit} "
            "{limit?move|moves} in a row without capturing. After that the player must move "
            "another piece "
            "or capture; a player who can do neither has lost.")},

    {capturingHeading, phrase("Capturing")},
    {captureIsCompulsory, phrase("Capturing is compulsory: a player who can capture must do so.")},
    {manCapturesForwardDiagonally, phrase("A man captures forward only. If an opposing piece "
                                          "stands next to it on a diagonal and the "
                                          "square right behind that piece is empty, the man jumps "
                                          "to that square and takes the piece.")},
    {manCapturesForwardBoth,
     phrase(
         "A man captures in five directions: straight and diagonally forward, and sideways. If the "
         "next square in such a direction holds an opposing piece and the square right behind it "
         "is "
         "empty, the man jumps to that square and takes the piece.")},
    {manCapturesForwardStraight,
     phrase("A man captures forward and sideways. If an opposing piece stands next to it in such a "
            "direction and the square right behind that piece is empty, the man jumps to that "
            "square and "
            "takes the piece.")},
    {manCapturesAllWaysDiagonally, phrase("A man captures forward and backward. If an opposing "
                                          "piece stands next to it on a diagonal "
                                          "and the square right behind that piece is empty, the "
                                          "man jumps to that square and takes the "
                                          "piece.")},
    {manCapturesAllWaysBoth, phrase("A man captures in eight directions: along diagonals, rows and "
                                    "columns, also backward. If the "
                                    "next square in such a direction holds an opposing piece and "
                                    "the square right behind it is "
                                    "empty, the man jumps to that square and takes the piece.")},
    {manCapturesAllWaysStraight,
     phrase(
         "A man captures forward, backward and sideways. If an opposing piece stands next to it in "
         "such a direction and the square right behind that piece is empty, the man jumps to that "
         "square and takes the piece.")},
    {capturesAlongRowsAndColumns,
     phrase(
         "Along rows and columns only the dark squares count; the light squares between them are "
         "skipped.")},
    {manMayTakeKing, phrase("A man may take men and kings.")},
    {manMayNotTakeKing, phrase("A man may take men only, never a king.")},
    {flyingKingCapturesDiagonally,
     phrase(
         "A king captures along a diagonal, forward and backward, near and far: all squares "
         "between "
         "the king and the opposing piece must be empty, and so must the square right behind it.")},
    {flyingKingCapturesBoth,
     phrase("A king captures in the same eight directions, near and far: all squares between the "
            "king and "
            "the opposing piece must be empty, and so must the square right behind it.")},
    {flyingKingCapturesStraight,
     phrase(
         "A king captures straight forward, backward and sideways, near and far: all squares "
         "between "
         "the king and the opposing piece must be empty, and so must the square right behind it.")},
    {stepKingCapturesDiagonally, phrase("A king captures in the same way, forward and backward: it "
                                        "jumps over a piece right next to "
                                        "it to the square right behind.")},
    {stepKingCapturesBoth, phrase("A king captures in the same way in all eight directions: it "
                                  "jumps over a piece right next to "
                                  "it to the square right behind.")},
    {stepKingCapturesStraight, phrase("A king captures in the same way forward, backward and "
                                      "sideways: it jumps over a piece right "
                                      "next to it to the square right behind.")},
    {landsAnywhere,
     phrase("The king may land on any of the empty squares behind the piece it takes, up "
            "to the next piece.")},
    {landsRightBehind, phrase("The king must land on the square right behind the piece it takes.")},
    {landsRightBehindLastKing,
     phrase("The king may land on any of the empty squares behind the piece it "
            "takes, up to the next piece. But if the last piece it takes is a "
            "king, it must stop on the square right behind that king.")},
    {captureGoesOn,
     phrase(
         "If the same piece can capture again from where it lands, it must go on, in the same or "
         "another direction, until it can take no more. All this is one move.")},
    {landsWhereItGoesOn, phrase("If the king can capture again from some of the squares behind a "
                                "piece, it must land on one "
                                "of these.")},
    {chooseFreely,
     phrase("A player who can capture in several ways may choose any of them, even one that "
            "takes fewer pieces. But the capture that is chosen must be finished.")},
    {chooseMost,
     phrase("A player who can capture in several ways must take as many pieces as possible. "
            "Among captures of equally many pieces the choice is free.")},
    {kingCountsAsOnePiece, phrase("A king counts as one piece, just like a man, and it makes no "
                                  "difference whether a king or a man captures.")},
    {chooseItalian,
     phrase("A player who can capture in several ways must choose by these rules, in this order:\n"
            "1. Take as many pieces as possible.\n"
            "2. Capture with a king rather than with a man.\n"
            "3. Take as many kings as possible.\n"
            "4. Take a king as early in the capture as possible.\n"
            "Where these rules leave several captures, the choice is free.")},
    {chooseSpanish, phrase("A player who can capture in several ways must take as many pieces as "
                           "possible and, if that "
                           "can be done in several ways, as many kings as possible. Beyond that "
                           "the choice is free.")},
    {chooseFrisian,
     phrase(
         "A player who can capture in several ways must choose by these rules, in this order:\n"
         "1. Take the greatest value. A king is worth a little less than two men: one king is more "
         "than one man but less than two, two kings are more than three men but less than four.\n"
         "2. If the value is the same, capture with a king rather than with a man.\n"
         "Where these rules leave several captures, the choice is free.")},
    {chooseKingFirst, phrase("If a king can capture, a king must capture, not a man. Beyond that "
                             "the player may choose any "
                             "capture, even one that takes fewer pieces. But the capture that is "
                             "chosen must be finished.")},
    {notOverTwo, phrase("A piece never jumps over a piece of its own side, nor over two pieces "
                        "with no empty square "
                        "between them.")},
    {takenStayAndBlock,
     phrase(
         "Captured pieces are taken off the board only when the whole capture is finished. Until "
         "then "
         "they stay in the way: no piece may be jumped twice, and a piece that has already been "
         "jumped "
         "can bar the way on (the Turkish stroke). The square that the capturing piece came from "
         "counts as empty, and an empty square may be crossed several times.")},
    {takenStay, phrase("Captured pieces are taken off the board only when the whole capture is "
                       "finished. No piece "
                       "may be jumped twice. The square that the capturing piece came from counts "
                       "as empty, and an "
                       "empty square may be crossed several times.")},
    {takenLeaveAtOnce, phrase("A captured piece is taken off the board at once, before the capture "
                              "goes on. Its square is "
                              "then empty and can be crossed in the same capture, and so can the "
                              "square that the capturing "
                              "piece came from.")},
    {kingMayTurnBack,
     phrase(
         "During a capture a king may turn right round and go on in the direction it came from.")},
    {kingMayNotTurnBack, phrase("During a capture a king may not turn right round: it may go "
                                "straight on or turn a corner, "
                                "but not go back along the line it came by.")},

    {crowningHeading, phrase("Becoming a king")},
    {crownedOnLastRow,
     phrase("A man that ends its move on the row nearest to the opponent becomes a "
            "king. It moves as a king from its player's next turn on.")},
    {crowningWins,
     phrase("A man that ends its move on the row nearest to the opponent becomes a king, "
            "and that wins the game at once.")},
    {passingIsNoCrowning, phrase("A man that reaches that row during a capture and can take more "
                                 "from there must go on as a "
                                 "man. It becomes a king only if its capture ends on that row.")},
    {captureStopsOnLastRow, phrase("When a man reaches that row by a capture, its move ends there, "
                                   "even if it could take more.")},
    {captureContinuesAsKing,
     phrase(
         "A man that reaches that row during a capture becomes a king at once and, if it can take "
         "more, goes on as a king in the same move.")},

    {endHeading, phrase("The end of the game")},
    {whoCannotMoveLoses, phrase("A player who is to move and cannot has lost: that player has no "
                                "pieces left, or none that "
                                "can move.")},
    {firstKingWins,
     phrase(
         "The first player to make a king wins. A player who is to move and cannot has lost: that "
         "player has no pieces left, or none that can move.")},
    {whoCannotMoveWins, phrase("The aim is to lose one's pieces. A player who is to move and "
                               "cannot has won: that player has "
                               "no pieces left, or none that can move.")},
    {resigningAndAgreeing,
     phrase("A player may also resign, and the players may agree on a draw.")},
    {clock, phrase("In a game with clocks a player whose time has run out has lost.")},

    {atTheBoardHeading, phrase("At the board")},
    {lots, phrase("Lots decide who plays White.")},
    {touchedPiece,
     phrase("Touching is moving: a player must move a piece of that player's own that was "
            "touched, if it can be moved, unless it was only set straight.")},
    {overlookedCapture, phrase("A move that overlooks a capture is taken back, and the capture is "
                               "made. In tournaments the "
                               "opponent decides whether such a move stands.")},
    {takenManOnTop, phrase("To mark a king, the opponent puts a captured man on top of it.")},
    {recording,
     phrase("In serious games both players record the moves, by the names of the squares.")},

    {drawsHeading, phrase("Draws")},
    {gameIsDrawn, phrase("The game is drawn:")},
    {drawMayBeClaimed, phrase("A player may claim a draw:")},
    {noDrawRulesKnown,
     phrase("Damscope knows no draw rules for this game. The players may agree on a draw.")},
    {betweenDrawRules, phrase(";")},
    {repetition,
     phrase("when the same position, with the same player to move, has occurred {times} "
            "{times?time|times}")},
    {noProgress,
     phrases(
         "moves",
         "when each player has made {moves} move in a row without any capture or any move of a man",
         "when each player has made {moves} moves in a row without any capture or any move of a "
         "man")},
    {kingAgainst, phrases("moves",
                          "when one player has only one king left, the other has {force}, and each "
                          "has made {moves} move since then",
                          "when one player has only one king left, the other has {force}, and each "
                          "has made {moves} moves since then")},
    {kingOnMainRoadAgainst,
     phrases("moves",
             "when one player has only one king left, which holds the main road, the long diagonal "
             "from {roadStart} to {roadEnd}, the other has {force}, and each has made {moves} move "
             "since then",
             "when one player has only one king left, which holds the main road, the long diagonal "
             "from {roadStart} to {roadEnd}, the other has {force}, and each has made {moves} "
             "moves since then")},
    {countRunsOn, phrase(" (also if a piece is taken meanwhile)")},
    {balance,
     phrase(
         "when both players have kings, {force} {force?piece is|pieces are} on the board in all, "
         "and "
         "each player has made {moves} {moves?move|moves} in a row without any capture or any new "
         "king")},
    {kingAgainstKing,
     phrase(
         "when each player has only one king left, unless a king can be taken at once or must be "
         "taken by the next move")},
    {forceOfKings, phrases("force", "{force} king", "{force} kings")},
    {forceOfKingsOrMore, phrase("{force} or more kings and no men")},
    {forceWithKings,
     phrase("{force} {force?piece|pieces}, at least {kings} of them {kings?a king|kings}")},
    {forceWithKingsOrMore,
     phrase("{force} or more pieces, at least {kings} of them {kings?a king|kings}")},
    {eitherNumber, phrase("{fewer} or {more}")},

    {notationHeading, phrase("How moves are written")},
    {numbersFromTopLeft, phrase("The squares are numbered 1 to {squares}, row by row, beginning at "
                                "the top left as White sees "
                                "the board.")},
    {numbersFromBottomRight, phrase("The squares are numbered 1 to {squares}, row by row, "
                                    "beginning at the bottom right as White "
                                    "sees the board.")},
    {lettersAndNumbers,
     phrase("Each square has the letter of its column (a to {lastFile}, from White's left to "
            "right) and "
            "the number of its row (1 to {ranks}, from White's side to Black's).")},
    {moveAndCaptureSigns,
     phrase("A move is written with a dash ({move}), a capture with \"{sign}\" ({capture}).")},
    {oneSignForBoth,
     phrase("Moves ({move}) and captures ({capture}) are both written with a dash.")},
    {longCaptures,
     phrase(
         "A capture of several pieces is written with the square where it begins and the square "
         "where "
         "it ends. If two captures share both, all squares on which the piece lands are written.")},
    {results,
     phrase("Results: {whiteWins} (White wins), {blackWins} (Black wins), {draw} (a draw).")},
    {firstResultIsBlacks, phrase("The first number of a result is Black's, who moves first.")},
    {gameTypeTag, phrase("In a PDN file this game is marked [GameType \"{tag}\"].")},
    {noPdnNumber,
     phrase("PDN has no number for this game; Damscope marks it [GameType \"{tag}\"].")},
    {fenNumbers, phrase("In a FEN the squares are numbered instead: {firstSquare} is 1, "
                        "{lastSquare} is {squares}.")},
    {nameInDamscope, phrase("In the commands of Damscope it is called {name}.")},
}};
static_assert(isComplete(wordings));

} // namespace

const Text& textOf(Sentence sentence) {
    return wordings[static_cast<std::size_t>(sentence)].text;
}

} // namespace damscope::rules::page
