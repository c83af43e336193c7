// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace damscope::db {

class Store;

/// Collections that Damscope itself puts games into.
enum class OwnCollection : std::uint8_t { againstEngine, betweenEngines };

/// The name of the collection in a store, which has it from now on. One that was made in another
/// language keeps its name; else it gets `name`.
[[nodiscard]] std::string ownCollection(Store& store, OwnCollection which, const std::string& name);

} // namespace damscope::db
