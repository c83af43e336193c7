// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/people/evidence.hpp"
#include "db/search/players/persons.hpp"
#include "db/store/players/person_name.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// Two names of the store that may mean one person.
struct MergeProposal {
    NameId one{};
    NameId other{};
    std::string oneText;
    std::string otherText;
    std::uint64_t oneGames = 0;
    std::uint64_t otherGames = 0;
    SamePerson grade{}; ///< of names and evidence together
    std::vector<Evidence> evidence;
};

struct MergeProposals {
    std::vector<MergeProposal> all; ///< the surest first, then those with most games
    bool complete = true;           ///< false: stopped
};

/// The pairs of names that may mean one person, and were not decided: not one person already, and
/// not said to be two. Names without a surname, and without games, are in none.
[[nodiscard]] MergeProposals proposeMerges(Store& store, const std::stop_token& stop = {},
                                           const base::Progress& progress = {});

/// The groups of names that the proposals of a grade or better make together, the surest first: a
/// proposal that would join two names which are not one person by any reading is left out.
[[nodiscard]] std::vector<std::vector<NameId>>
mergedGroups(const Connection& connection, const std::vector<MergeProposal>& all, SamePerson least);

/// Two names that may mean one person, by their places in a list.
struct NamePair {
    std::size_t one = 0;
    std::size_t other = 0; ///< greater
    SamePerson grade{};
};

/// The pairs of a list of names that may mean one person, by the names alone; names that are not
/// there are in none; ascending. Names are compared if their surnames share a sound or differ in a
/// letter or in the order of two, and of many with one surname those whose forenames may agree:
/// never each with each.
[[nodiscard]] std::vector<NamePair> namePairs(std::span<const std::optional<PersonName>> names);

} // namespace damscope::db
