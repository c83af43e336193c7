// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/records/game_row.hpp"
#include "messages/language.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damscope::db {

class Connection;

/// A game's rows as they are, nothing verified.
struct GameParts {
    GameLine line;
    std::vector<rules::Tag> tags;
    std::vector<std::uint8_t> moves;
    std::uint64_t contentHash = 0;
    std::uint64_t checksum = 0;
};

/// The line of a game; nothing if it does not exist. Throws Error if a value in it is impossible.
[[nodiscard]] std::optional<GameLine> readGameLine(Connection& connection, GameId id);
/// Everything about a game; nothing if it does not exist.
[[nodiscard]] std::optional<GameParts> readGameParts(Connection& connection, GameId id);

/// The movetext of a game; nothing if it has none.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> movetextOf(Connection& connection,
                                                                  GameId id);

/// Whether the parts are unchanged, by their checksums.
[[nodiscard]] bool isIntact(const GameParts& parts);

/// The fields of a game in a list: those of JSON and CSV, in their order, and the columns of
/// tables.
enum class GameField : std::uint8_t {
    id,
    white,
    black,
    event,
    site,
    date,      ///< as written
    dateFrom,  ///< the first day that it can mean
    dateTo,    ///< the last
    yearGuess, ///< of a game without a date, by the name of its event or place
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
    eventId
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
