// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/person_games.hpp"
#include "db/people/person_page.hpp"

#include <span>

namespace damscope::db {

// The parts of a page that need more than headers.

/// Structures and combinations, of the games that were searched for them.
void addThemes(Connection& connection, std::span<const PersonGame> games, PersonPage& page);
/// In which phase games ended.
void addEnds(Connection& connection, std::span<const PersonGame> games, PersonPage& page);
/// How well the moves were, of the last games that were analysed.
void addJudgement(Store& store, std::span<const PersonGame> games, std::size_t most,
                  PersonPage& page);

} // namespace damscope::db
