// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/search/query/language/query.hpp"
#include "messages/message.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damscope::db {

/// What a structure is: a query `BOARD for N plies`, perhaps `outside exchanges`, perhaps
/// `and earlier BOARD`, where BOARD is about pieces on squares and their numbers.
struct StructureDefinition {
    query::Term board;
    int plies = 0;
    bool outsideExchanges = false;
    std::optional<query::Term> earlier = std::nullopt;
};

/// Returns what is wrong with a text that is no such query.
[[nodiscard]] Expected<StructureDefinition, Message> readDefinition(rules::Variant variant,
                                                                    std::string_view text);
/// The query that the definition is.
[[nodiscard]] query::Term termOf(const StructureDefinition& definition);
/// The same with the board turned and the colours exchanged.
[[nodiscard]] StructureDefinition turned(const rules::Board& board,
                                         const StructureDefinition& definition);
/// The text with another number of plies.
[[nodiscard]] std::string withPlies(std::string_view text, int plies);

/// Whether a BOARD of a definition holds.
[[nodiscard]] bool holds(const query::Term& board, const rules::Position& position);

/// What every position has in which a BOARD holds.
struct RequiredSquares {
    rules::SquareSet white; ///< men
    rules::SquareSet black; ///< men
    rules::SquareSet empty;
    bool isAll = true; ///< nothing else is asked for
};
[[nodiscard]] RequiredSquares requiredSquares(const query::Term& board);

} // namespace damscope::db
