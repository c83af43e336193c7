// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rules.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace damscope::cli {

/// What a page of rules is made of, in one language. {} stands for a number.
struct RulesPhrases {
    std::string_view code; ///< ISO 639-1: "en"
    std::array<std::string_view, rules::variantCount> titles;

    std::string_view board, moves, captures, end, draws; ///< headings
    std::string_view white, black;

    std::string_view size;       ///< files, ranks
    std::string_view cornerLeft; ///< dark squares, one at each player's left; how many
    std::string_view cornerRight;
    std::string_view allSquares;
    std::string_view men;               ///< how many of each side, on how many rows
    std::string_view menBehindRow;      ///< the same with the first row empty
    std::string_view firstMover;        ///< White or Black
    std::string_view numbered;          ///< the highest number; from the top left as White sees it
    std::string_view numberedFromBelow; ///< from the bottom right
    std::string_view lettered;          ///< last file, last rank

    std::string_view manMoves, manMovesOrthogonal;
    std::string_view kingMoves, kingFlies, kingFliesOrthogonal;
    std::string_view kingMovesInARow; ///< how many
    std::string_view crowned;

    std::string_view compulsory;
    std::string_view manCapturesForward, manCapturesBoth, manCapturesEightWays,
        manCapturesOrthogonal;
    std::string_view menMayNotTakeKings;
    std::string_view kingCaptures, kingCapturesFlying, kingLandsBehind, kingLandsBehindLastKing,
        kingCapturesEightWays;
    std::string_view goesOn;
    std::string_view removedAfter, removedAtOnce, noTurningBack;
    std::string_view free, most, italian, spanish, frisian, kingFirst;
    std::string_view crownedAtRest, crownedStops, crownedContinues;

    std::string_view takeOrBlock, firstKing, loseAll;

    std::string_view repetition;   ///< which occurrence
    std::string_view noProgress;   ///< moves of each side
    std::string_view loneKing;     ///< pieces of the stronger side, moves of each side
    std::string_view loneKingOnly; ///< kings of the stronger side, moves of each side
    std::string_view mainRoad;     ///< pieces, moves
    std::string_view balance;      ///< pieces, moves
    std::string_view kingAgainstKing;
    std::string_view mayBeClaimed; ///< put behind a draw that a player must ask for
    std::string_view noDrawRules;
    std::string_view orMore; ///< behind a number
};

extern const RulesPhrases englishPhrases;
extern const RulesPhrases dutchPhrases;
extern const RulesPhrases frenchPhrases;
extern const RulesPhrases russianPhrases;

} // namespace damscope::cli
