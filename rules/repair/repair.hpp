// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/replay.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::rules {

/// One change to a script that lets one of its lines, the main line or a variation, continue.
struct Correction {
    enum class Kind : std::uint8_t {
        otherMove,   ///< another move was meant than is written
        missingMove, ///< a move is not written
        extraMove    ///< one or two moves too many are written
    };
    Kind kind;
    std::size_t item;    ///< the first item concerned; a missing move belongs before it
    std::size_t items;   ///< number of items to remove
    std::string written; ///< their text; empty for a missing move
    std::string meant;   ///< the move to replace them, as moveText() writes it; empty for extraMove
    int moveNumber;      ///< of the move concerned, counted from the start of the game
    Color mover;         ///< of the move concerned
    friend bool operator==(const Correction&, const Correction&) = default;
};

/// A correction with the evidence for it.
struct Proposal {
    Correction correction;
    int plies;     ///< number of further plies of the line that are legal with it
    bool complete; ///< with it the line is legal to the end
    bool sure;     ///< nothing else explains the text nearly as well, and two plies behind it agree
};

/// What was probably meant where the main line of a script breaks: of the legal moves near that
/// place, and before it, the one that makes the rest of the line, or the longest part of it, legal
/// (docs/repair.md explains the weights). Nothing if the line is legal, if nothing fits, or if
/// several fit almost equally well. The work is bounded.
[[nodiscard]] std::optional<Proposal> proposeCorrection(const Position& start,
                                                        const Script& script);

/// The same for each variation that replay() found, in their order. The total work is bounded; a
/// variation with thousands of items gets no proposal.
[[nodiscard]] std::vector<std::optional<Proposal>>
proposeCorrections(const Script& script, std::span<const BrokenVariation> variations);

} // namespace damscope::rules
