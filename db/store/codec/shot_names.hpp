// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// The numbers of the combinations that have a name, in any language or an alternative; case,
/// accents and a leading "coup" are ignored. Empty if none has.
[[nodiscard]] std::vector<std::uint32_t> shotsNamed(std::string_view name);

/// The same of those that are switched off, and are given to no combination.
[[nodiscard]] std::vector<std::uint32_t> shotsOffNamed(std::string_view name);

/// The name that was meant by one that no combination has; blank if none is near.
[[nodiscard]] std::string shotNameMeant(std::string_view name);

/// Every name, for finding the one that was meant.
[[nodiscard]] std::vector<std::string_view> allShotNames();

} // namespace damscope::db
