// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/players/persons.hpp"
#include "db/store/index/header_columns.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Connection;
class Store;

/// Decisions which names mean one person: one entry of the journal each. Games are not changed, and
/// keep the names as they were written. What was decided holds for games that are imported later.

/// Each group of names means one person, with all other names of the persons whom they meant. That
/// person is called by the name that says most: one with a full forename, then one of a well-known
/// player, then the one with most games. Names of nobody are left out. Returns how many names mean
/// another person now; nothing is noted if there are none.
std::uint64_t mergeNames(Store& store, std::span<const std::vector<NameId>> groups,
                         const std::string& reason);

/// Two names mean two persons: they are not proposed again, and if they were one person `other`
/// is one for itself now.
void separateNames(Store& store, NameId one, NameId other, const std::string& reason);

/// A game in which a name is written.
struct Appearance {
    std::uint32_t game = 0;
    bool white = false;
};

/// The games in which each name is written, ascending.
class Appearances {
public:
    explicit Appearances(HeaderColumns& columns);
    [[nodiscard]] std::span<const Appearance> of(NameId name) const;

private:
    std::vector<std::uint32_t> begins_; // by name; one more at the end
    std::vector<Appearance> all_;
};

} // namespace damscope::db
