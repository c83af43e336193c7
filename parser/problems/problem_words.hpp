// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/translation.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace damscope::parser {

/// What is said about texts and games. What a comment puts in brackets fills the gaps.
enum class Sentence : std::uint8_t {
    // Tags (tag: its name).
    unquotedValue,
    unclosedQuote,
    unclosedTag,
    valueOverLines,
    lostBracket,
    doubledBracket,
    // Comments and remarks.
    unclosedComment,
    nestedBrace,
    unbalancedBrace,
    commandOutsideComment,
    markup,
    unclosedRemark,
    remarkInBrackets,
    // Moves.
    tooDeep,   ///< (number)
    strayText, ///< (text)
    numberWithoutDot,
    semicolonInVariation,
    resultInVariation,
    strayResult, ///< (result)
    unclosedVariation,
    noGame,
    // Characters (number).
    nul,
    nuls,
    byteNotUtf8,
    bytesNotUtf8,
    undefinedByte,
    undefinedBytes,
    // The game as a whole.
    unknownGame,         ///< (type)
    badFen,              ///< (fen: what is wrong with it)
    variantOverruled,    ///< (type, variant)
    severalGamesFit,     ///< (variant, others)
    noGameFits,          ///< (variant)
    resultContradiction, ///< (result: the terminator, said: the tag)
    unclearResult,       ///< (said)
    moreProblems,        ///< (number)
    textCut,             ///< where no game began or ended for too long
    moreOfThem,          ///< (explanation, number)
    // Repairs (written, meant: moves; move: with its number).
    repairedWhole, ///< (done, move: where it broke, explanation)
    repairedPart,  ///< (done, move: where it broke, explanation)
    otherMoveDone,
    missingMoveDone,
    extraMoveDone,
    otherMoveMeant,   ///< (move, written, reach)
    missingMoveMeant, ///< (move, reach)
    extraMoveMeant,   ///< (move, reach)
    legalToTheEnd,
    morePlies, ///< (number)
    variationLegalToTheEnd,
    morePliesOfVariation ///< (number)
};

using SentenceGap = std::pair<std::string_view, std::string>;

/// The sentence in English, as problems are stored.
[[nodiscard]] std::string said(Sentence sentence, std::initializer_list<SentenceGap> gaps = {});

/// Adds all of them: those that are a whole message as "problem", also what the rules explain, and
/// those that propose something as "suggestion".
void addProblems(rules::Translation& translation, rules::Language language);

/// A problem's message in a language, as far as it is known how it was made; else as it is.
[[nodiscard]] std::string messageIn(rules::Language language, std::string_view message);

} // namespace damscope::parser

namespace damscope::parser::detail {

using Sentences =
    std::array<std::string_view, static_cast<std::size_t>(Sentence::morePliesOfVariation) + 1>;

[[nodiscard]] const Sentences& sentences(rules::Language language);

} // namespace damscope::parser::detail
