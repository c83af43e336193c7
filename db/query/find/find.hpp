// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/progress.hpp"
#include "db/lists/filter.hpp"
#include "db/query/find/count_position.hpp"
#include "db/query/language/query.hpp"
#include "db/query/match/matcher.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace damscope::db::query {

/// A place in a stored game where a query holds.
struct Hit {
    GameId game{};
    int ply = 0; ///< moves before the position
    rules::Color side{};
    std::string next; ///< the move played there, as PDN writes it; empty if there is none
    bool inVariation = false;
    rules::PositionKey key{}; ///< of the position: finds the place of a variation in the game
};

/// Takes a hit; false ends the search.
using HitSink = std::function<bool(const Hit&)>;

struct FindOptions {
    Scope scope{};
    unsigned jobs = 0;            ///< threads that search; 0: one a core
    base::Progress progress = {}; ///< games searched
};

/// The places where the query holds in the games that pass the filter, in the order of import and
/// of Matcher::search; the sink gets them in the calling thread, as soon as they and all before
/// them are found. A position that must occur is looked up in the index, so that only games that
/// have it are read; otherwise all are. Works on one snapshot of the store, whatever others write
/// meanwhile: one connection reads, and several threads search what it has read. `hits` in the
/// report counts places.
SearchReport find(Store& store, const Query& query, const Filter& filter, const HitSink& sink,
                  const FindOptions& options = {}, std::stop_token stop = {});

/// How many places find() would give (see countPosition() about positions that very many games
/// share).
[[nodiscard]] SearchReport count(Store& store, const Query& query, const Filter& filter,
                                 const FindOptions& options = {}, std::stop_token stop = {});

} // namespace damscope::db::query
