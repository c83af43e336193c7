// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/players/person_name.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace damscope::db {

/// A player whom sources spell in several ways: well_known.tsv.
struct WellKnownPlayer {
    std::string name; ///< as most English texts have it
    std::vector<std::string> spellings;
    std::string source;
};

[[nodiscard]] const std::vector<WellKnownPlayer>& wellKnownPlayers();

/// The place in wellKnownPlayers() of the only one of whom this is a spelling, punctuation, case
/// and the order of the words aside.
[[nodiscard]] std::optional<std::size_t> wellKnownPlayer(const PersonName& name);

} // namespace damscope::db
