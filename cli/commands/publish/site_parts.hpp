// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands/publish/site_page.hpp"

#include <cstddef>

namespace damscope::cli {

// The parts of a site; each ends early when a stop is requested.

/// How many games were damaged: their pages say so.
std::size_t putGames(Site& site);
void putPlayers(Site& site, const db::Filter& filter);
void putEvents(Site& site);
/// `mostPositions`: pages of positions; those that most games had.
void putOpenings(Site& site, const db::Filter& filter, std::size_t mostPositions);
/// Structures and combinations; false if games have not been searched for them.
bool putThemes(Site& site, const db::Filter& filter);
void putSearchIndex(Site& site);
/// The start page and the lists of players and events.
void putLists(Site& site);

} // namespace damscope::cli
