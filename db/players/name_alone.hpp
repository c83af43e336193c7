// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::db {

/// A written name without the round or board that files write beside it, and without doubled
/// blanks: "Bochaton, Stéphane - ronde 5", "van Dijk (bord 3)" and "Bord 3: van  Dijk". A number
/// alone is part of the name: "Jan Visser (2)". As it is if nothing else is left.
[[nodiscard]] std::string nameAlone(std::string_view written);

} // namespace damscope::db
