// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/id_set.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;
class Store;

/// The players that a name means, in whatever form it is written (name_query.hpp), with all other
/// names that were decided to mean these persons (db/people). Those in whose names its words are
/// only somewhere inside count if there is no other.
[[nodiscard]] IdSet playersNamed(const Connection& connection, std::string_view name);

/// A name of the store that is like another.
struct NearName {
    std::string name; ///< as written
    std::uint64_t games = 0;
};

/// What may have been meant by a name that no player has: the nearest names, the most frequent
/// first; at most `most` of them.
[[nodiscard]] std::vector<NearName> nearNames(Store& store, std::string_view name,
                                              std::size_t most = 5);

} // namespace damscope::db
