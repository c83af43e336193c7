// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// A person's name, taken apart. Words are folded (foldName) and without hyphens.
struct PersonName {
    std::vector<std::string> surname;   ///< one word or more: "diafouana", "kiabiya"
    std::vector<std::string> prefixes;  ///< of the surname: "van", "der"
    std::vector<std::string> forenames; ///< full, abbreviated ("aleks") or initials ("r")
    std::vector<std::string> nicknames; ///< what stood in brackets: "rob"
    std::string generation;             ///< "jr", "sr", "ii"; empty if there is none
    std::string number;                 ///< of one among several: "2" in "Jan Visser (2)"
    /// Which word is the surname was to be seen: a comma, capitals, initials at one end. Otherwise
    /// the last word was taken.
    bool orderIsKnown = false;
    friend bool operator==(const PersonName&, const PersonName&) = default;
};

/// Reads a name as headers of games have it: "Kooij,van der,W. (Wim)", "R.J. Clerc", "Каспаров
/// Ю.", "Alexander GETMANSKI (BLR) GMI 2401". Titles, ratings and countries are left out. A number
/// of one or two digits, or beside a word such as "Player", is no rating: it is part of the name.
/// Nothing if no surname is known: "", "?", "N.N.", "Anonymous", "A."; and of byes. A letter alone
/// is a name: "A".
[[nodiscard]] std::optional<PersonName> readPersonName(std::string_view written);

/// How sure it is from the names alone that they mean one person.
enum class SamePerson : std::uint8_t {
    no,
    possible, ///< one does not say what would decide: "Samb" and "Samb, N'Diaga"
    likely,   ///< nothing differs but a forename is only an initial, or a slip of the pen
    certain   ///< the same words, or the same sounds of a surname and a full forename
};
[[nodiscard]] SamePerson compareNames(const PersonName& a, const PersonName& b);

/// Whether a written name says that a player had no opponent.
enum class ByeName : std::uint8_t {
    no,
    perhaps, ///< a word that is a surname, too: "Frei", "Vrij"
    yes      ///< "bye", "vrijloting", "half point bye"
};
/// In the languages of players: case, accents, signs and a round beside it do not matter.
[[nodiscard]] ByeName byeName(std::string_view written);

/// A written name without the round or board that files write beside it, and without doubled
/// blanks: "Bochaton, Stéphane - ronde 5", "van Dijk (bord 3)" and "Bord 3: van  Dijk". A number
/// alone is part of the name: "Jan Visser (2)". As it is if nothing else is left.
[[nodiscard]] std::string nameAlone(std::string_view written);

} // namespace damscope::db
