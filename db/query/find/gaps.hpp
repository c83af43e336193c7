// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/find/find.hpp"
#include "messages/message.hpp"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {
class Store;
}

namespace damscope::db::query {

/// In how many of the games that a query is about nothing is known of what it asks for. A search
/// finds nothing in these, and so does a search for the opposite: what is not known is not zero.
struct Gaps {
    std::uint64_t games = 0;         ///< of the variant that pass the filter
    std::uint64_t notAnalysed = 0;   ///< if the query asks for errors
    std::uint64_t withoutTables = 0; ///< if it asks the endgame tables: these know no position

    [[nodiscard]] bool any() const { return notAnalysed + withoutTables > 0; }
    friend bool operator==(const Gaps&, const Gaps&) = default;
};

/// Costs nothing unless the query asks for errors or the endgame tables. These are asked about
/// every game, which is a search of its own with the threads and the progress of `options`: do
/// without where a search has ended at as many hits as were wanted. Main lines only, whatever the
/// scope is.
[[nodiscard]] Gaps gapsOf(Store& store, const Query& query, const Filter& filter,
                          FindOptions options = {}, const std::stop_token& stop = {});

/// What a user does about a gap, in the words of a program: a command, or a place in a menu.
struct WaysToFill {
    std::string analyse;
    std::string makeTables;
};

/// A sentence for each kind.
[[nodiscard]] std::vector<Message> messages(const Gaps& gaps, const WaysToFill& ways);

} // namespace damscope::db::query
