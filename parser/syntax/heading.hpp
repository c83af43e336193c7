// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace damscope::parser {

/// A line above the moves of a game without tags, as bulletins print it: "A. Alder - B. Birch 2-0",
/// "Alder 2-0 Birch", "Alder - Birch". Views into the line.
struct Heading {
    std::string_view white;
    std::string_view black;
    std::string_view whiteRating; ///< "(2245)" behind a name
    std::string_view blackRating;
    std::string_view result;
    bool saysMore = false; ///< there are other words in the line
};
[[nodiscard]] std::optional<Heading> readHeading(std::string_view line);

/// Whether a line of words begins at `at`, and the moves of a game, counted from 1, begin a few
/// lines below, with nothing but words between. Words right below the moves of a game belong to it
/// if there are others behind an empty line.
[[nodiscard]] bool headsGame(std::string_view text, std::size_t at);

/// Whether this line is the one of its game that names the players: none below it does.
[[nodiscard]] bool isLastHeading(std::string_view text, std::size_t at);

/// A tag of PDN or of common programs that needs no look at the functions below.
[[nodiscard]] bool isUsualName(std::string_view name);

/// The PDN tag that a tag's name in another language, or of another program, stands for: "White"
/// for "Bianco", "Event" for "Tournoi"; empty for all others. One table, in header_words.cpp.
[[nodiscard]] std::string_view pdnName(std::string_view name);

/// The PDN tag that a tag's name differs from by one slip of a typist: a letter wrong, too many,
/// missing, or exchanged with its neighbour ("Result" for "Rseult"); empty for all others.
[[nodiscard]] std::string_view misspeltPdnName(std::string_view name);

} // namespace damscope::parser
