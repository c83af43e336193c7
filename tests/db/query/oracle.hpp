// SPDX-License-Identifier: GPL-3.0-or-later
// Queries answered in the plainest way: every game is played through, and every part of a query is
// tried at every time from its beginning to its end. Slow, and nothing in it is shared with the
// search.
#pragma once

#include "db/search/query/language/query.hpp"
#include "db/search/query/match/matcher.hpp"
#include "rules/game/game.hpp"

#include <set>
#include <vector>

namespace damscope::db::query {

struct OracleHit {
    int ply;
    bool inVariation;
    rules::Position position;
    std::optional<rules::Move> next;
    friend bool operator==(const OracleHit&, const OracleHit&) = default;
};

/// The places of a game where the query holds, in the order that Matcher promises.
[[nodiscard]] std::vector<OracleHit> oracleHits(const rules::Game& game, const Query& query,
                                                Scope scope);

} // namespace damscope::db::query
