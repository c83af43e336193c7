// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/avoided_structures.hpp"
#include "db/people/known_play.hpp"
#include "db/people/person_page.hpp"
#include "db/people/repertoire_tree.hpp"
#include "rules/board/rules.hpp"

#include <optional>
#include <vector>

namespace damscope::db {

class Store;

struct DossierQuestion {
    PersonId opponent{};
    std::optional<rules::Color> opponentSide{}; ///< which colour the opponent will have
    std::optional<PersonId> mine{};             ///< who prepares
    std::optional<rules::Variant> variant{};    ///< else the one that the opponent plays most
    int depth = 8;                              ///< plies of the repertoire
    std::size_t recent = 10;                    ///< games
    TableResult tables{};                       ///< else endings are not looked at
};

/// What to know before a game against somebody.
struct Dossier {
    rules::Variant variant{};
    PersonPage page; ///< of the opponent's games in the variant, with that side
    std::vector<RepertoireLine> repertoire; ///< moves that at least two games had, as a tree
    /// Lines of the opponent in which at least three games brought 40% or less, the worst first;
    /// of lines with the same games only the longest.
    std::vector<RepertoireLine> weak;
    KnownPlay known;                 ///< of the last hundred games
    std::vector<LostEnding> endings; ///< lost, though the tables had them as drawn or won
    std::vector<AvoidedStructure> avoided;
    ClockUse clocks;            ///< in the last two hundred games
    std::vector<GameId> recent; ///< the last first
    std::vector<GameId> mutual; ///< games of the two, the last first
    Record mutualRecord;        ///< of the opponent
};

[[nodiscard]] Dossier dossier(Store& store, const DossierQuestion& question);

} // namespace damscope::db
