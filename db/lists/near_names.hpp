// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;

enum class NameKind : std::uint8_t { player, event, site };

/// The names in a store, as written, in alphabetical order of their bytes; the first
/// `most` of them. "?" and empty ones are left out.
[[nodiscard]] std::vector<std::string> knownNames(Store& store, NameKind kind,
                                                  std::size_t most = 100'000);

/// A name of the store that is like another.
struct NearName {
    std::string name; ///< as written
    std::uint64_t games = 0;
};

/// What may have been meant by a name that nothing of this kind has: the nearest names, the most
/// frequent first; at most `most` of them.
[[nodiscard]] std::vector<NearName> nearNames(Store& store, NameKind kind, std::string_view name,
                                              std::size_t most = 5);

} // namespace damscope::db
