// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/query_error.hpp"

#include <array>
#include <string_view>

namespace damscope::db::query::detail {

/// How the errors of a query are worded in one language: {word} and {number} are those of the
/// QueryError, {words} are its words as a choice, {title} is the name of the game, {pieces} and
/// {man} are those of its color, {fen} and {move} say what is wrong in quotes.
struct QueryWords {
    std::array<std::string_view, static_cast<std::size_t>(QueryFault::notNumbers) + 1> sentences;
    std::string_view orWord;                ///< between the last two of a choice
    std::array<std::string_view, 2> pieces; ///< white pieces, black pieces
    std::array<std::string_view, 2> men;    ///< white man, black man
};

[[nodiscard]] const QueryWords& queryWords(rules::Language language);

} // namespace damscope::db::query::detail
