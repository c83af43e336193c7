// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/phrase.hpp"

/// All sentences of pages of rules, in English: internal to guide/writer.hpp. Which of them the
/// page of a variant says is decided in writer.cpp. In braces: a value by its name, {squares}, or
/// one of several forms for a number, {men?man|men}; the names are those of layout.cpp and
/// writer.cpp. A newline begins a new line of the page.
namespace damscope::rules::page::sentences {

inline constexpr Text boardHeading{phrase("The board and the start")};
/// As many files as ranks.
inline constexpr Text boardSquare{phrase("The board has {files} x {ranks} squares.")};
inline constexpr Text boardOblong{
    phrase("The board is {files} squares wide and {ranks} squares deep.")};
inline constexpr Text darkSquaresCornerLeft{
    phrase("Only the {squares} dark squares are used. The board lies so that each player has a "
           "dark square in the near left-hand corner.")};
inline constexpr Text darkSquaresCornerRight{
    phrase("Only the {squares} dark squares are used. The board lies so that each player has a "
           "dark square in the near right-hand corner.")};
inline constexpr Text allSquares{
    phrase("All {squares} squares are used; their colour does not matter.")};
inline constexpr Text menAtTheEdge{
    phrase("Each player begins with {men} {men?man|men}, on {rows?the row|the {rows} rows} nearest "
           "to that player.")};
inline constexpr Text menBehindAnEmptyRow{
    phrase("Each player begins with {men} {men?man|men}. The row nearest to the player stays "
           "empty; the men stand on the next {rows?row|{rows} rows}.")};
inline constexpr Text menOnNumbers{phrase("White's men stand on squares {whiteFirst} to "
                                          "{whiteLast}, Black's on {blackFirst} to {blackLast}.")};
inline constexpr Text menOnRanks{phrase("White's men stand on rows {whiteFirst}-{whiteLast}, "
                                        "Black's on rows {blackFirst}-{blackLast}.")};
inline constexpr Text whiteBegins{phrase("White moves first; then the players take turns.")};
inline constexpr Text blackBegins{phrase("Black moves first; then the players take turns.")};
inline constexpr Text mapCaption{phrase("The squares, as White sees them:")};

inline constexpr Text menHeading{phrase("How men move")};
inline constexpr Text manMovesDiagonally{phrase(
    "A man moves one square diagonally forward, to an empty square. It never moves backward.")};
inline constexpr Text manMovesStraight{
    phrase("A man moves one square straight forward or sideways, to an empty square. It never "
           "moves backward and never diagonally.")};

inline constexpr Text kingsHeading{phrase("How kings move")};
inline constexpr Text kingFliesDiagonally{phrase(
    "A king moves along a diagonal, forward or backward, over any number of empty squares.")};
inline constexpr Text kingFliesStraight{phrase(
    "A king moves straight forward, backward or sideways, over any number of empty squares.")};
inline constexpr Text kingStepsDiagonally{
    phrase("A king moves one square diagonally, forward or backward, to an empty square.")};
inline constexpr Text kingStepsStraight{
    phrase("A king moves one square straight forward, backward or sideways, to an empty square.")};
inline constexpr Text straightLinesOnlyForCaptures{
    phrase("Men and kings go along rows and columns only when they capture.")};
inline constexpr Text kingMoveLimit{
    phrase("As long as a player has men, the same king may make no more than {limit} "
           "{limit?move|moves} in a row without capturing. After that the player must move another "
           "piece or capture; a player who can do neither has lost.")};

inline constexpr Text capturingHeading{phrase("Capturing")};
inline constexpr Text captureIsCompulsory{
    phrase("Capturing is compulsory: a player who can capture must do so.")};
inline constexpr Text manCapturesForwardDiagonally{phrase(
    "A man captures forward only. If an opposing piece stands next to it on a diagonal and the "
    "square right behind that piece is empty, the man jumps to that square and takes the piece.")};
/// Diagonally, along rows and along columns.
inline constexpr Text manCapturesForwardBoth{
    phrase("A man captures in five directions: straight and diagonally forward, and sideways. If "
           "the next square in such a direction holds an opposing piece and the square right "
           "behind it is empty, the man jumps to that square and takes the piece.")};
inline constexpr Text manCapturesForwardStraight{
    phrase("A man captures forward and sideways. If an opposing piece stands next to it in such a "
           "direction and the square right behind that piece is empty, the man jumps to that "
           "square and takes the piece.")};
inline constexpr Text manCapturesAllWaysDiagonally{
    phrase("A man captures forward and backward. If an opposing piece stands next to it on a "
           "diagonal and the square right behind that piece is empty, the man jumps to that square "
           "and takes the piece.")};
inline constexpr Text manCapturesAllWaysBoth{
    phrase("A man captures in eight directions: along diagonals, rows and columns, also backward. "
           "If the next square in such a direction holds an opposing piece and the square right "
           "behind it is empty, the man jumps to that square and takes the piece.")};
inline constexpr Text manCapturesAllWaysStraight{
    phrase("A man captures forward, backward and sideways. If an opposing piece stands next to it "
           "in such a direction and the square right behind that piece is empty, the man jumps to "
           "that square and takes the piece.")};
inline constexpr Text capturesAlongRowsAndColumns{
    phrase("Along rows and columns only the dark squares count; the light squares between them are "
           "skipped.")};
inline constexpr Text manMayTakeKing{phrase("A man may take men and kings.")};
inline constexpr Text manMayNotTakeKing{phrase("A man may take men only, never a king.")};
inline constexpr Text flyingKingCapturesDiagonally{phrase(
    "A king captures along a diagonal, forward and backward, near and far: all squares between the "
    "king and the opposing piece must be empty, and so must the square right behind it.")};
inline constexpr Text flyingKingCapturesBoth{
    phrase("A king captures in the same eight directions, near and far: all squares between the "
           "king and the opposing piece must be empty, and so must the square right behind it.")};
inline constexpr Text flyingKingCapturesStraight{phrase(
    "A king captures straight forward, backward and sideways, near and far: all squares between "
    "the king and the opposing piece must be empty, and so must the square right behind it.")};
inline constexpr Text stepKingCapturesDiagonally{
    phrase("A king captures in the same way, forward and backward: it jumps over a piece right "
           "next to it to the square right behind.")};
inline constexpr Text stepKingCapturesBoth{
    phrase("A king captures in the same way in all eight directions: it jumps over a piece right "
           "next to it to the square right behind.")};
inline constexpr Text stepKingCapturesStraight{
    phrase("A king captures in the same way forward, backward and sideways: it jumps over a piece "
           "right next to it to the square right behind.")};
inline constexpr Text landsAnywhere{phrase("The king may land on any of the empty squares behind "
                                           "the piece it takes, up to the next piece.")};
inline constexpr Text landsRightBehind{
    phrase("The king must land on the square right behind the piece it takes.")};
inline constexpr Text landsRightBehindLastKing{
    phrase("The king may land on any of the empty squares behind the piece it takes, up to the "
           "next piece. But if the last piece it takes is a king, it must stop on the square right "
           "behind that king.")};
inline constexpr Text captureGoesOn{
    phrase("If the same piece can capture again from where it lands, it must go on, in the same or "
           "another direction, until it can take no more. All this is one move.")};
inline constexpr Text landsWhereItGoesOn{
    phrase("If the king can capture again from some of the squares behind a piece, it must land on "
           "one of these.")};
inline constexpr Text chooseFreely{
    phrase("A player who can capture in several ways may choose any of them, even one that takes "
           "fewer pieces. But the capture that is chosen must be finished.")};
inline constexpr Text chooseMost{
    phrase("A player who can capture in several ways must take as many pieces as possible. Among "
           "captures of equally many pieces the choice is free.")};
inline constexpr Text kingCountsAsOnePiece{
    phrase("A king counts as one piece, just like a man, and it makes no difference whether a king "
           "or a man captures.")};
inline constexpr Text chooseItalian{
    phrase("A player who can capture in several ways must choose by these rules, in this "
           "order:\n1. Take as many pieces as possible.\n2. Capture with a king rather than with a "
           "man.\n3. Take as many kings as possible.\n4. Take a king as early in the capture as "
           "possible.\nWhere these rules leave several captures, the choice is free.")};
inline constexpr Text chooseSpanish{phrase(
    "A player who can capture in several ways must take as many pieces as possible and, if that "
    "can be done in several ways, as many kings as possible. Beyond that the choice is free.")};
inline constexpr Text chooseFrisian{
    phrase("A player who can capture in several ways must choose by these rules, in this "
           "order:\n1. Take the greatest value. A king is worth a little less than two men: one "
           "king is more than one man but less than two, two kings are more than three men but "
           "less than four.\n2. If the value is the same, capture with a king rather than with a "
           "man.\nWhere these rules leave several captures, the choice is free.")};
inline constexpr Text chooseKingFirst{phrase(
    "If a king can capture, a king must capture, not a man. Beyond that the player may choose any "
    "capture, even one that takes fewer pieces. But the capture that is chosen must be finished.")};
inline constexpr Text notOverTwo{phrase("A piece never jumps over a piece of its own side, nor "
                                        "over two pieces with no empty square between them.")};
inline constexpr Text takenStayAndBlock{
    phrase("Captured pieces are taken off the board only when the whole capture is finished. Until "
           "then they stay in the way: no piece may be jumped twice, and a piece that has already "
           "been jumped can bar the way on (the Turkish stroke). The square that the capturing "
           "piece came from counts as empty, and an empty square may be crossed several times.")};
inline constexpr Text takenStay{
    phrase("Captured pieces are taken off the board only when the whole capture is finished. No "
           "piece may be jumped twice. The square that the capturing piece came from counts as "
           "empty, and an empty square may be crossed several times.")};
inline constexpr Text takenLeaveAtOnce{
    phrase("A captured piece is taken off the board at once, before the capture goes on. Its "
           "square is then empty and can be crossed in the same capture, and so can the square "
           "that the capturing piece came from.")};
inline constexpr Text kingMayTurnBack{phrase(
    "During a capture a king may turn right round and go on in the direction it came from.")};
inline constexpr Text kingMayNotTurnBack{
    phrase("During a capture a king may not turn right round: it may go straight on or turn a "
           "corner, but not go back along the line it came by.")};

inline constexpr Text crowningHeading{phrase("Becoming a king")};
inline constexpr Text crownedOnLastRow{
    phrase("A man that ends its move on the row nearest to the opponent becomes a king. It moves "
           "as a king from its player's next turn on.")};
inline constexpr Text crowningWins{
    phrase("A man that ends its move on the row nearest to the opponent becomes a king, and that "
           "wins the game at once.")};
inline constexpr Text passingIsNoCrowning{
    phrase("A man that reaches that row during a capture and can take more from there must go on "
           "as a man. It becomes a king only if its capture ends on that row.")};
inline constexpr Text captureStopsOnLastRow{phrase(
    "When a man reaches that row by a capture, its move ends there, even if it could take more.")};
inline constexpr Text captureContinuesAsKing{
    phrase("A man that reaches that row during a capture becomes a king at once and, if it can "
           "take more, goes on as a king in the same move.")};

inline constexpr Text endHeading{phrase("The end of the game")};
inline constexpr Text whoCannotMoveLoses{
    phrase("A player who is to move and cannot has lost: that player has no pieces left, or none "
           "that can move.")};
inline constexpr Text firstKingWins{
    phrase("The first player to make a king wins. A player who is to move and cannot has lost: "
           "that player has no pieces left, or none that can move.")};
inline constexpr Text whoCannotMoveWins{
    phrase("The aim is to lose one's pieces. A player who is to move and cannot has won: that "
           "player has no pieces left, or none that can move.")};
inline constexpr Text resigningAndAgreeing{
    phrase("A player may also resign, and the players may agree on a draw.")};
inline constexpr Text clock{
    phrase("In a game with clocks a player whose time has run out has lost.")};

inline constexpr Text atTheBoardHeading{phrase("At the board")};
inline constexpr Text lots{phrase("Lots decide who plays White.")};
inline constexpr Text touchedPiece{
    phrase("Touching is moving: a player must move a piece of that player's own that was touched, "
           "if it can be moved, unless it was only set straight.")};
inline constexpr Text overlookedCapture{
    phrase("A move that overlooks a capture is taken back, and the capture is made. In tournaments "
           "the opponent decides whether such a move stands.")};
inline constexpr Text takenManOnTop{
    phrase("To mark a king, the opponent puts a captured man on top of it.")};
inline constexpr Text recording{
    phrase("In serious games both players record the moves, by the names of the squares.")};

inline constexpr Text drawsHeading{phrase("Draws")};
inline constexpr Text gameIsDrawn{phrase("The game is drawn:")};
inline constexpr Text drawMayBeClaimed{phrase("A player may claim a draw:")};
inline constexpr Text noDrawRulesKnown{
    phrase("Damscope knows no draw rules for this game. The players may agree on a draw.")};
/// What ends each of them but the last.
inline constexpr Text betweenDrawRules{phrase(";")};
inline constexpr Text repetition{phrase("when the same position, with the same player to move, has "
                                        "occurred {times} {times?time|times}")};
inline constexpr Text noProgress{phrases(
    "moves",
    "when each player has made {moves} move in a row without any capture or any move of a man",
    "when each player has made {moves} moves in a row without any capture or any move of a man")};
inline constexpr Text kingAgainst{phrases("moves",
                                          "when one player has only one king left, the other has "
                                          "{force}, and each has made {moves} move since then",
                                          "when one player has only one king left, the other has "
                                          "{force}, and each has made {moves} moves since then")};
inline constexpr Text kingOnMainRoadAgainst{phrases(
    "moves",
    "when one player has only one king left, which holds the main road, the long diagonal from "
    "{roadStart} to {roadEnd}, the other has {force}, and each has made {moves} move since then",
    "when one player has only one king left, which holds the main road, the long diagonal from "
    "{roadStart} to {roadEnd}, the other has {force}, and each has made {moves} moves since then")};
/// Follows kingAgainst.
inline constexpr Text countRunsOn{phrase(" (also if a piece is taken meanwhile)")};
inline constexpr Text balance{
    phrase("when both players have kings, {force} {force?piece is|pieces are} on the board in all, "
           "and each player has made {moves} {moves?move|moves} in a row without any capture or "
           "any new king")};
inline constexpr Text kingAgainstKing{
    phrase("when each player has only one king left, unless a king can be taken at once or must be "
           "taken by the next move")};
inline constexpr Text forceOfKings{phrases("force", "{force} king", "{force} kings")};
inline constexpr Text forceOfKingsOrMore{phrase("{force} or more kings and no men")};
inline constexpr Text forceWithKings{
    phrase("{force} {force?piece|pieces}, at least {kings} of them {kings?a king|kings}")};
inline constexpr Text forceWithKingsOrMore{
    phrase("{force} or more pieces, at least {kings} of them {kings?a king|kings}")};
inline constexpr Text eitherNumber{phrase("{fewer} or {more}")};

inline constexpr Text notationHeading{phrase("How moves are written")};
inline constexpr Text numbersFromTopLeft{
    phrase("The squares are numbered 1 to {squares}, row by row, beginning at the top left as "
           "White sees the board.")};
inline constexpr Text numbersFromBottomRight{
    phrase("The squares are numbered 1 to {squares}, row by row, beginning at the bottom right as "
           "White sees the board.")};
inline constexpr Text lettersAndNumbers{
    phrase("Each square has the letter of its column (a to {lastFile}, from White's left to right) "
           "and the number of its row (1 to {ranks}, from White's side to Black's).")};
inline constexpr Text moveAndCaptureSigns{
    phrase("A move is written with a dash ({move}), a capture with \"{sign}\" ({capture}).")};
inline constexpr Text oneSignForBoth{
    phrase("Moves ({move}) and captures ({capture}) are both written with a dash.")};
inline constexpr Text longCaptures{phrase(
    "A capture of several pieces is written with the square where it begins and the square where "
    "it ends. If two captures share both, all squares on which the piece lands are written.")};
inline constexpr Text results{
    phrase("Results: {whiteWins} (White wins), {blackWins} (Black wins), {draw} (a draw).")};
inline constexpr Text firstResultIsBlacks{
    phrase("The first number of a result is Black's, who moves first.")};
inline constexpr Text gameTypeTag{
    phrase("In a PDN file this game is marked [GameType \"{tag}\"].")};
inline constexpr Text noPdnNumber{
    phrase("PDN has no number for this game; Damscope marks it [GameType \"{tag}\"].")};
inline constexpr Text fenNumbers{phrase(
    "In a FEN the squares are numbered instead: {firstSquare} is 1, {lastSquare} is {squares}.")};
inline constexpr Text nameInDamscope{phrase("In the commands of Damscope it is called {name}.")};

} // namespace damscope::rules::page::sentences
