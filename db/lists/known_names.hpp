// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

enum class NameKind : std::uint8_t { player, event, site };

/// The names in a store, as written, in alphabetical order of their bytes; the first
/// `most` of them. "?" and empty ones are left out.
[[nodiscard]] std::vector<std::string> knownNames(Store& store, NameKind kind,
                                                  std::size_t most = 100'000);

} // namespace damscope::db
