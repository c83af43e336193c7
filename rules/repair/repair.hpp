// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/replay.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::rules {

/// One change to a script by which a line of it, the main line or a variation, could be played on.
struct Correction {
    enum class Kind : std::uint8_t {
        otherMove,   ///< another move was meant than is written
        missingMove, ///< a move is not written
        extraMove    ///< what is written is a move, or two, too many
    };
    Kind kind;
    std::size_t item;    ///< the first item concerned; a missing move belongs before it
    std::size_t items;   ///< how many are taken out
    std::string written; ///< what they say; empty for a missing move
    std::string meant;   ///< the move in their place, as moveText() writes it; empty for extraMove
    int moveNumber;      ///< of the move concerned, counted from the start of the game
    Color mover;         ///< of the move concerned
    friend bool operator==(const Correction&, const Correction&) = default;
};

/// A correction with what speaks for it.
struct Proposal {
    Correction correction;
    int plies;     ///< how many more plies of the line are legal with it
    bool complete; ///< with it the line is legal to its end
    bool sure;     ///< nothing else explains the text nearly as well
};

/// What may have been meant where the main line of a script breaks: of the legal moves near the
/// place, and before it, the one with which the rest of the line becomes legal, or the longest part
/// of it (docs/repair.md tells how they are weighed). Nothing if the line is legal, if nothing
/// fits, or if several do nearly as well. The work is bounded.
[[nodiscard]] std::optional<Proposal> proposeCorrection(const Position& start,
                                                        const Script& script);

/// The same for variations of a script, as replay() found them: for each, in their order. The work
/// for all of them together is bounded; one with thousands of items gets no proposal.
[[nodiscard]] std::vector<std::optional<Proposal>>
proposeCorrections(const Script& script, std::span<const BrokenVariation> variations);

} // namespace damscope::rules
