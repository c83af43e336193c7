// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace damscope::db {

/// Whether two names, folded (foldName), may mean one person: they share a word of three letters or
/// more, or their longest words, of five letters or more, differ in one letter at most (one
/// exchanged, missing or too much). An unknown name is like no other.
[[nodiscard]] bool namesAlike(std::string_view a, std::string_view b);

/// The longest word of a folded name, the first of several: most often the surname. Empty if there
/// is none.
[[nodiscard]] std::string_view longestWord(std::string_view folded);

/// How fully a folded name is written.
struct Fullness {
    std::size_t written = 0; ///< words that are more than an initial
    std::size_t words = 0;   ///< these and initials
};
[[nodiscard]] Fullness fullnessOf(std::string_view folded);

} // namespace damscope::db
