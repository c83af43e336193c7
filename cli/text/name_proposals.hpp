// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/console.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/lists/names.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/store.hpp"

#include <span>
#include <string>
#include <vector>

namespace damscope::cli {

/// The names of the store that are nearest to another: "Wiersma, H. (210 games)".
[[nodiscard]] std::vector<std::string> nearNames(db::Store& store, db::NameKind kind,
                                                 const std::string& name, Language language);

/// For each name in a filter that nothing of its kind in the store has, which are nearest:
/// "no player is called "Wirsma"; did you mean Wiersma, H. (210 games)?".
[[nodiscard]] std::vector<std::string> unknownNames(db::Store& store, const db::Filter& filter,
                                                    Language language);

/// Says that; false if all names are known.
bool proposeNames(db::Store& store, const db::Filter& filter, Console& console);

/// Says why a search of one variant, the usual one if the filter has none, found nothing, if it is
/// because of the filter: names are unknown, it selects no games, or none of this variant.
void explainNothing(db::Store& store, const db::Filter& filter, Console& console);

/// Throws NothingSelected, with the names that are unknown, unless there are games to write.
void requireGames(db::Store& store, std::span<const db::GameId> games, const db::Filter& filter,
                  const Console& console);

} // namespace damscope::cli
