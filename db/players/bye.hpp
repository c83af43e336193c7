// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace damscope::db {

/// Whether a written name says that a player had no opponent.
enum class ByeName : std::uint8_t {
    no,
    perhaps, ///< a word that is a surname, too: "Frei", "Vrij"
    yes      ///< "bye", "vrijloting", "half point bye"
};
/// In the languages of players: case, accents, signs and a round beside it do not matter.
[[nodiscard]] ByeName byeNameOf(std::string_view written);

} // namespace damscope::db
