// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::db {

/// Some moves around the place where two texts of a game first differ, as a person compares them:
/// "... 5... 9-14 6. 38-83 3-9 ..." and "... 5... 9-14 6. 38-33 3-9 ...". Both are empty where the
/// moves are the same.
struct ChangedMoves {
    std::string before;
    std::string after;
};

/// The texts are PDN. Comments are left out, and it does not matter how captures are spelt.
[[nodiscard]] ChangedMoves changedMoves(std::string_view before, std::string_view after);

} // namespace damscope::db
