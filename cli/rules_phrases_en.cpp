// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rules_phrases.hpp"

namespace damscope::cli {

const RulesPhrases englishPhrases{
    .code = "en",
    .titles = {"International draughts", "English draughts (checkers)",
               "Russian draughts (shashki)", "Italian draughts (dama)", "American pool checkers",
               "Spanish draughts", "Brazilian draughts", "Canadian draughts", "Portuguese draughts",
               "Czech draughts", "Thai draughts (makhos)", "Turkish draughts (dama)",
               "Frisian draughts", "Spantsiretti draughts", "Frysk!", "Killer draughts",
               "Breakthrough draughts", "Antidraughts (losing draughts)"},
    .board = "Board",
    .moves = "Moves",
    .captures = "Captures",
    .end = "Winning",
    .draws = "Draws",
    .white = "White",
    .black = "Black",
    .size = "The board has {} files and {} ranks.",
    .cornerLeft = "The {} dark squares are played on; one of them is at each player's left-hand "
                  "corner.",
    .cornerRight = "The {} dark squares are played on; one of them is at each player's right-hand "
                   "corner.",
    .allSquares = "All {} squares are played on.",
    .men = "Each side begins with {} men on the {} row(s) nearest to it.",
    .menBehindRow = "Each side begins with {} men on {} rows, with an empty row behind them.",
    .firstMover = "{} moves first.",
    .numbered = "The squares are numbered 1 to {} along the rows, from the top left as White sees "
                "the board.",
    .numberedFromBelow = "The squares are numbered 1 to {} along the rows, from the bottom right "
                         "as White sees the board.",
    .lettered = "The squares are named a1 to {}{} from White's left.",
    .manMoves = "A man moves one square diagonally forward.",
    .manMovesOrthogonal = "A man moves one square straight forward or to a side.",
    .kingMoves = "A king moves one square diagonally, forward or backward.",
    .kingFlies = "A king moves any number of empty squares along a diagonal.",
    .kingFliesOrthogonal = "A king moves any number of empty squares along a file or a rank.",
    .kingMovesInARow = "A side that still has men may not move the same king more than {} times "
                       "in a row without capturing.",
    .crowned = "A man that ends its move on the last row becomes a king.",
    .compulsory = "Capturing is compulsory.",
    .manCapturesForward = "A man jumps over a neighbouring piece of the opponent, diagonally "
                          "forward, to the empty square right behind it.",
    .manCapturesBoth = "A man jumps over a neighbouring piece of the opponent, diagonally forward "
                       "or backward, to the empty square right behind it.",
    .manCapturesEightWays = "A man jumps over a piece of the opponent to the empty square right "
                            "behind it: diagonally, but also straight forward, backward and to "
                            "the sides.",
    .manCapturesOrthogonal = "A man jumps over a neighbouring piece of the opponent, straight "
                             "forward or to a side, to the empty square right behind it.",
    .menMayNotTakeKings = "A man may not take a king.",
    .kingCaptures = "A king jumps in the same way, forward and backward.",
    .kingCapturesFlying = "A king takes from any distance and may land on any empty square behind "
                          "the piece taken.",
    .kingLandsBehind = "A king takes from any distance and lands right behind the piece taken.",
    .kingLandsBehindLastKing = "A king takes from any distance and may land on any empty square "
                               "behind the piece taken; but if the last piece taken is a king, "
                               "right behind it.",
    .kingCapturesEightWays = "Kings, too, take along files and ranks as well as diagonals.",
    .goesOn = "A capture goes on as long as the same piece can take more.",
    .removedAfter = "Pieces taken leave the board when the whole capture is over; no piece may be "
                    "jumped twice, an empty square may be passed again.",
    .removedAtOnce = "Each piece taken leaves the board at once.",
    .noTurningBack = "Between two jumps a king may not turn straight back.",
    .free = "Of several captures any may be chosen.",
    .most = "Of several captures the one that takes most pieces must be chosen; kings count as "
            "men.",
    .italian = "Of several captures the one that takes most pieces must be chosen; then one made "
               "by a king; then one that takes most kings; then one that meets a king first.",
    .spanish = "Of several captures the one that takes most pieces must be chosen; of equal ones "
               "the one that takes most kings.",
    .frisian = "Of several captures the one of greatest value must be chosen; a king counts a "
               "little less than two men. Of equal ones, one made by a king goes first.",
    .kingFirst = "Of several captures any may be chosen, but if a king can capture, a king must.",
    .crownedAtRest = "A man that reaches the last row within a capture and can go on, goes on and "
                     "stays a man.",
    .crownedStops = "A man that reaches the last row within a capture becomes a king, and the "
                    "capture is over.",
    .crownedContinues = "A man that reaches the last row within a capture becomes a king at once "
                        "and goes on capturing as a king.",
    .takeOrBlock = "A player who cannot move, because all pieces are taken or blocked, has lost.",
    .firstKing = "The player who first gets a king has won; so has one whose opponent cannot move.",
    .loseAll = "A player who cannot move, because all pieces are taken or blocked, has won.",
    .repetition = "The same position with the same side to move has occurred {} times.",
    .noProgress = "{} moves of each side without a capture and without a man's move.",
    .loneKing = "{} pieces, at least one of them a king, against a lone king: {} moves of each "
                "side.",
    .loneKingOnly = "{} kings against a lone king: {} moves of each side.",
    .mainRoad = "{} pieces against a lone king on the main road: {} moves of each side.",
    .balance = "Both sides have kings, {} pieces in all, and nothing is taken or crowned: {} moves "
               "of each side.",
    .kingAgainstKing = "One king against one king, unless one can be taken.",
    .mayBeClaimed = "A player may claim it.",
    .noDrawRules = "No rule is known; the players agree.",
    .orMore = " or more",
};

} // namespace damscope::cli
