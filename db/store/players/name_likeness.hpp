// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/players/person_name.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
[[nodiscard]] Fullness fullness(std::string_view folded);

/// How two words differ that a slip of the pen can have made of one.
enum class Slip : std::uint8_t {
    none,   ///< they are the same, or differ in more
    letter, ///< one is another, missing or too much
    swapped ///< two neighbours are the other way round
};
/// By characters of UTF-8.
[[nodiscard]] Slip slipBetween(std::string_view a, std::string_view b);

/// The characters of a UTF-8 text.
[[nodiscard]] std::u32string charactersOf(std::string_view text);

/// What is left of a word of a name, folded (foldName), when its spelling by sound is taken away:
/// the same for all transliterations and spellings of a name between Dutch, English, French,
/// German, Polish and Russian. "чижов", "chizhov", "tsjizjow" and "tchijov" share a skeleton, and
/// so do "шварцман" and "schwarzman". Where letters can stand for several sounds ("ij" before a
/// vowel, "ie") there are several, never none; most words have one.
[[nodiscard]] std::vector<std::string> nameSkeletons(std::string_view word);

/// A player whom sources spell in several ways: well_known.tsv.
struct WellKnownPlayer {
    std::string name; ///< as most English texts have it
    std::vector<std::string> spellings;
    std::string source;
};

[[nodiscard]] const std::vector<WellKnownPlayer>& wellKnownPlayers();

/// The place in wellKnownPlayers() of the only one of whom this is a spelling, punctuation, case
/// and the order of the words aside.
[[nodiscard]] std::optional<std::size_t> wellKnownPlayer(const PersonName& name);

} // namespace damscope::db
