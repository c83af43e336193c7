// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/find/find.hpp"

namespace damscope::db {

/// The games whose main line has this position, each once.
inline SearchReport findPosition(Store& store, const rules::Position& position,
                                 const Filter& filter, const query::HitSink& sink) {
    const query::Query query{position.variant(), query::Term(query::Exactly{position})};
    return query::find(store, query, filter, sink);
}

} // namespace damscope::db
