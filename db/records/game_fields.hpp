// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_line.hpp"
#include "messages/language.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace damscope::db {

/// The fields of a game in a list: those of JSON and CSV, in their order, and the columns of
/// tables.
enum class GameField : std::uint8_t {
    id,
    white,
    black,
    event,
    site,
    date, ///< as written
    round,
    result,  ///< as the variant writes it
    outcome, ///< who won
    variant,
    plies,
    legal,
    opening,
    source,
    line, ///< where it begins in its source
    whiteRating,
    blackRating,
    problems,
    guessedYear ///< of a game without a date, by the name of its event or place
};

[[nodiscard]] std::span<const GameField> gameFields();
/// As JSON and CSV have it: "white_rating".
[[nodiscard]] std::string_view nameOf(GameField field);

/// monostate: the game has no such thing.
using FieldValue = std::variant<std::monostate, bool, std::int64_t, std::string>;
/// For programs: texts as they were written, names of openings in English.
[[nodiscard]] FieldValue valueOf(const GameLine& game, GameField field);
/// For readers: nothing for unknown values, dates without their unknown parts ("1998" for
/// "1998.??.??"), and openings with their names in the reader's language.
[[nodiscard]] FieldValue shownValue(const GameLine& game, GameField field,
                                    Language language = Language::english);

/// A date for readers: "1998" for "1998.??.??"; empty if nothing of it is known.
[[nodiscard]] std::string shownDate(std::string_view date);

/// A value as text; empty where there is none.
[[nodiscard]] std::string textOf(const FieldValue& value);

} // namespace damscope::db
