// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/event_page.hpp"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace damscope::db {

/// A round that can follow those of an event, by the places of its players in the page.
struct RoundProposal {
    int round = 1;
    std::vector<std::pair<std::size_t, std::size_t>> games; ///< White and Black
    std::vector<std::size_t> byes;                          ///< who has no opponent
};

/// The next round of the tables of Berger, if the rounds that are there are the first of these, in
/// the order of their games; later games of `left` need not be there. Who would meet one of `left`
/// has a bye.
[[nodiscard]] std::optional<RoundProposal> nextBergerRound(const EventPage& page,
                                                           const std::set<std::size_t>& left = {});

/// Each against the nearest in the standings whom they have not met, without those who `left`; of
/// an odd number the last one who had no bye has it. White is for who had it less often, else for
/// who had Black last. It is a proposal: an arbiter's rules may differ.
[[nodiscard]] RoundProposal nextRoundByStandings(const EventPage& page,
                                                 const std::set<std::size_t>& left = {});

/// As a list of entrants has it: "Jansen, F. : Konate, A.", "Smit, J. : bye".
[[nodiscard]] std::string writePairings(const RoundProposal& proposal, const EventPage& page);

} // namespace damscope::db
