// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide/page.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// All sentences of pages of rules, in every language: internal to guide/page.hpp.
namespace damscope::rules::page {

/// One thing to say. Which of them a variant's page says is decided in page_writer.cpp and
/// page_draws.cpp, how they are said in page_english.cpp and its sisters.
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

/// A sentence in one language. In braces: a value by its name, {squares}, or one of several forms
/// for a number, {men?man|men}; the names are those of page_values.cpp and page_draws.cpp. A
/// newline begins a new line of the page.
struct Wording {
    Sentence sentence;
    std::string_view text;
};
using Wordings = std::array<Wording, sentenceCount>;

/// Whether every sentence is in its place and not empty.
constexpr bool isComplete(const Wordings& wordings) {
    for (std::size_t i = 0; i < wordings.size(); ++i)
        if (static_cast<std::size_t>(wordings[i].sentence) != i || wordings[i].text.empty())
            return false;
    return true;
}

/// The sentences of a language.
struct Phrasebook {
    Wordings wordings;
    Language language;

    [[nodiscard]] constexpr std::string_view operator[](Sentence s) const {
        return wordings[static_cast<std::size_t>(s)].text;
    }
};

extern const Phrasebook english;
extern const Phrasebook dutch;
extern const Phrasebook french;
extern const Phrasebook russian;
extern const Phrasebook portuguese;

[[nodiscard]] const Phrasebook& phrasebook(Language language);

} // namespace damscope::rules::page
