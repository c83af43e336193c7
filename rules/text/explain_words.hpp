// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "rules/text/explain.hpp"

#include <array>
#include <string>
#include <string_view>

namespace damscope::rules {

/// The explanation in words a player of that language uses: "slaan is verplicht: 23x32".
[[nodiscard]] std::string message(const Position& position, const Explanation& explanation,
                                  Language language);

} // namespace damscope::rules

namespace damscope::rules::detail {

/// How explanations are worded in one language. Words in braces are replaced: {0} and {1} are the
/// squares concerned, {piece} is what stands on the first of them, the others are explained in
/// Wording::value of explain_message.cpp.
struct ExplanationWords {
    std::array<std::string_view, static_cast<std::size_t>(Reason::wrongWay) + 1> sentences;
    std::string_view noPieceOnFile;            ///< for a from square given by its file alone
    std::array<std::string_view, 2> movers;    ///< White, Black
    std::array<std::string_view, 2> owners;    ///< White's, Black's
    std::array<std::string_view, 2> pieces;    ///< a man, a king
    std::array<std::string_view, 2> thePieces; ///< the man, the king
    std::string_view canPlay;                  ///< {the} on {from} can play {moves}
    std::string_view andMore;                  ///< {rest} more than are listed
    // How a capture can be better although it takes no more pieces.
    std::string_view moreKings;
    std::string_view moreKingsOrSooner;
    std::string_view worthMore;
    std::string_view goesBefore;
    // The squares that a board has: {last}, {corner}.
    std::string_view numberedSquares;
    std::string_view darkSquares;
    std::string_view allSquares;
    // How the game has ended.
    std::string_view noPieces;
    std::string_view kingMade;
    std::string_view allLost;
    std::string_view blocked;
    // What replay finds besides.
    std::string_view followersFitOnly; ///< behind an ambiguous move: the others do not fit
    std::string_view wasTaken;         ///< behind an ambiguous move: nothing decides
    std::string_view setupUnread;      ///< a position within the moves is no FEN: {fen}
    std::string_view nothingToReplace; ///< a variation before any move
};

[[nodiscard]] const ExplanationWords& explanationWords(Language language);

} // namespace damscope::rules::detail
