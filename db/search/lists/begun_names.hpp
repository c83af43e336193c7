// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;

/// What has a name in a store.
enum class Named : std::uint8_t {
    player,
    event,
    site,
    opening,
    source, ///< by its file, or the end of its path
    collection,
    bookmark,
    study
};

/// The names that begin with a text, as it is written or with a capital: the first `most` of each,
/// in the order of bytes. Of players, events and sites an index is read, not the whole list.
[[nodiscard]] std::vector<std::string> namesBegun(Store& store, Named kind, std::string_view begun,
                                                  std::size_t most);

} // namespace damscope::db
