// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace damscope::db {

// Words are folded (foldName).

/// Before surnames of several languages: "van", "de".
[[nodiscard]] bool isSurnamePrefix(std::string_view word);

/// One letter.
[[nodiscard]] bool isInitial(std::string_view word);

/// "jr", "sr", "ii": which of a family.
[[nodiscard]] bool isGeneration(std::string_view word);

/// Written where nobody is named: "unknown", "onbekend".
[[nodiscard]] bool isNobody(std::string_view word);

/// Names somebody only together with a number: "player", "speler".
[[nodiscard]] bool isNumbered(std::string_view word);

/// Of diagrams in books: "White", "Zwart". Alone it is not a name.
[[nodiscard]] bool isSideOfTheBoard(std::string_view word);

/// A title or the sex or country beside a name, as it is written: "GMI", "MFF", "BLR".
[[nodiscard]] bool isTitle(std::string_view written);

/// Forms of one forename: "ton" and "antoon". Forenames that sound alike are not among them.
[[nodiscard]] bool areFormsOfOneForename(std::string_view a, std::string_view b);

/// The groups of forms that a forename is in, by their places in a list: two forenames are forms of
/// one if they share a group.
[[nodiscard]] std::vector<std::size_t> forenameGroups(std::string_view word);

} // namespace damscope::db
