// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/names.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// The combinations that have a name, in any language or an alternative; case, accents and a
/// leading "coup" are ignored. Empty if none has.
[[nodiscard]] analysis::shots::GivenNames shotsNamed(const analysis::shots::ShotNames& names,
                                                     std::string_view name);

/// The same of those that are switched off, and are given to no combination.
[[nodiscard]] analysis::shots::GivenNames shotsOffNamed(const analysis::shots::ShotNames& names,
                                                        std::string_view name);

/// The name that was meant by one that no combination has; blank if none is near.
[[nodiscard]] std::string shotNameMeant(const analysis::shots::ShotNames& names,
                                        std::string_view name);

/// Every name, for finding the one that was meant.
[[nodiscard]] std::vector<std::string_view> allShotNames(const analysis::shots::ShotNames& names);

} // namespace damscope::db
