// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/phrase.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

/// All sentences of pages of rules: internal to guide/writer.hpp.
namespace damscope::rules::page {

/// One thing to say. Which of them a variant's page says is decided in writer.cpp, how they are
/// said in wordings.cpp.
enum class Sentence : std::uint8_t {
    boardHeading,
    boardSquare, ///< as many files as ranks
    boardOblong,
    darkSquaresCornerLeft,
    darkSquaresCornerRight,
    allSquares,
    menAtTheEdge,
    menBehindAnEmptyRow,
    menOnNumbers,
    menOnRanks,
    whiteBegins,
    blackBegins,
    mapCaption,

    menHeading,
    manMovesDiagonally,
    manMovesStraight,

    kingsHeading,
    kingFliesDiagonally,
    kingFliesStraight,
    kingStepsDiagonally,
    kingStepsStraight,
    straightLinesOnlyForCaptures,
    kingMoveLimit,

    capturingHeading,
    captureIsCompulsory,
    manCapturesForwardDiagonally,
    manCapturesForwardBoth, ///< diagonally, along rows and along columns
    manCapturesForwardStraight,
    manCapturesAllWaysDiagonally,
    manCapturesAllWaysBoth,
    manCapturesAllWaysStraight,
    capturesAlongRowsAndColumns,
    manMayTakeKing,
    manMayNotTakeKing,
    flyingKingCapturesDiagonally,
    flyingKingCapturesBoth,
    flyingKingCapturesStraight,
    stepKingCapturesDiagonally,
    stepKingCapturesBoth,
    stepKingCapturesStraight,
    landsAnywhere,
    landsRightBehind,
    landsRightBehindLastKing,
    captureGoesOn,
    landsWhereItGoesOn,
    chooseFreely,
    chooseMost,
    kingCountsAsOnePiece,
    chooseItalian,
    chooseSpanish,
    chooseFrisian,
    chooseKingFirst,
    notOverTwo,
    takenStayAndBlock,
    takenStay,
    takenLeaveAtOnce,
    kingMayTurnBack,
    kingMayNotTurnBack,

    crowningHeading,
    crownedOnLastRow,
    crowningWins,
    passingIsNoCrowning,
    captureStopsOnLastRow,
    captureContinuesAsKing,

    endHeading,
    whoCannotMoveLoses,
    firstKingWins,
    whoCannotMoveWins,
    resigningAndAgreeing,
    clock,

    atTheBoardHeading,
    lots,
    touchedPiece,
    overlookedCapture,
    takenManOnTop,
    recording,

    drawsHeading,
    gameIsDrawn,
    drawMayBeClaimed,
    noDrawRulesKnown,
    betweenDrawRules, ///< what ends each of them but the last
    repetition,
    noProgress,
    kingAgainst,
    kingOnMainRoadAgainst,
    countRunsOn, ///< follows kingAgainst
    balance,
    kingAgainstKing,
    forceOfKings,
    forceOfKingsOrMore,
    forceWithKings,
    forceWithKingsOrMore,
    eitherNumber,

    notationHeading,
    numbersFromTopLeft,
    numbersFromBottomRight,
    lettersAndNumbers,
    moveAndCaptureSigns,
    oneSignForBoth,
    longCaptures,
    results,
    firstResultIsBlacks,
    gameTypeTag,
    noPdnNumber,
    fenNumbers,
    nameInDamscope,
};
inline constexpr std::size_t sentenceCount = static_cast<std::size_t>(Sentence::nameInDamscope) + 1;

/// A sentence in English. In braces: a value by its name, {squares}, or one of several forms for a
/// number, {men?man|men}; the names are those of values.cpp and writer.cpp. A newline begins a new
/// line of the page.
struct Wording {
    Sentence sentence;
    Text text;
};
using Wordings = std::array<Wording, sentenceCount>;

/// Whether every sentence is in its place and not empty.
constexpr bool isComplete(const Wordings& wordings) {
    for (std::size_t i = 0; i < wordings.size(); ++i)
        if (static_cast<std::size_t>(wordings[i].sentence) != i || wordings[i].text.english.empty())
            return false;
    return true;
}

[[nodiscard]] const Text& textOf(Sentence sentence);

} // namespace damscope::rules::page
