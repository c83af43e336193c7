// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// What is left of a word of a name, folded (foldName), when its spelling by sound is taken away:
/// the same for all transliterations and spellings of a name between Dutch, English, French,
/// German, Polish and Russian. "чижов", "chizhov", "tsjizjow" and "tchijov" share a skeleton, and
/// so do "шварцман" and "schwarzman". Where letters can stand for several sounds ("ij" before a
/// vowel, "ie") there are several, never none; most words have one.
[[nodiscard]] std::vector<std::string> nameSkeletons(std::string_view word);

} // namespace damscope::db
