// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/game_codec.hpp"
#include "db/store/codec/numbers.hpp"
#include "messages/message.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "rules/game/game.hpp"
#include "rules/text/date.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

/// Something that was wrong with a source or a game, with its place in the source.
struct ProblemRow : Problem {
    std::uint64_t line = 0;   ///< from 1; 0 where the problem has no line
    std::uint64_t column = 0; ///< from 1, in characters
    friend bool operator==(const ProblemRow&, const ProblemRow&) = default;
};

using rules::Date;

/// The facts of a game that people list, sort and filter by.
struct GameHeader {
    rules::Variant variant = rules::Variant::international;
    rules::GameResult result = rules::GameResult::unknown;
    std::string white; ///< the first tag of that name, as written; empty if there is none
    std::string black;
    std::string event;
    std::string site;
    std::string round;
    std::string date; ///< as written
    Date day;         ///< what the date means
    std::optional<int> whiteRating;
    std::optional<int> blackRating;
    int plies = 0;     ///< of the legal main line
    bool legal = true; ///< the whole main line was understood and is legal
    bool comments = false;
    bool variations = false;
    friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

/// Whether there is a comment, a variation anywhere in a game.
[[nodiscard]] bool hasComments(const rules::Game& game);
[[nodiscard]] bool hasVariations(const rules::Game& game);

/// A game prepared for the store by a worker: all expensive work is done, so that the single writer
/// only inserts.
struct GameRow {
    std::uint64_t ordinal = 0; ///< number of the game in its source, from 1
    std::uint64_t line = 0;    ///< where it begins in its source, from 1
    GameHeader header;
    std::vector<rules::Tag> tags;
    std::vector<std::uint8_t> moves;  ///< the movetext blob (see game_codec.hpp)
    std::uint64_t contentHash = 0;    ///< of tags and movetext (contentHash())
    std::vector<KeyedPly> positions;  ///< of the main line; variations are not indexed
    std::uint32_t opening = 0;        ///< number in openingNames(); 0 = none
    std::vector<ProblemRow> problems; ///< in the order of their places
    bool guessed = false;             ///< neither GameType nor an option gave the variant
    bool repaired = false;            ///< something was changed to make it legal
};

/// Whether a row keeps the positions of its game: for the index only.
enum class RowPositions : std::uint8_t { kept, leftOut };

/// Prepares a game. Pure: may run in any number of threads. `offset` is where the game begins in
/// the text its problems' offsets count in; `places` turns these offsets into lines and columns and
/// must not have been asked for a later one.
[[nodiscard]] GameRow makeRow(parser::ReadGame read, std::uint64_t ordinal, std::size_t offset,
                              parser::PlaceFinder& places,
                              RowPositions positions = RowPositions::kept);

/// A game as a list shows it.
struct GameLine {
    GameId id{};
    SourceId source{};
    std::string sourcePath;
    std::uint64_t ordinal = 0; ///< number of the game in its source, from 1
    std::uint64_t line = 0;    ///< where it begins in its source
    GameHeader header;
    std::string opening; ///< in English; empty: not classified
    std::uint32_t openingId =
        0; ///< in the store's table; storedOpeningText() knows other languages
    int problems = 0;
    std::optional<std::int64_t> deletion{}; ///< by which it is deleted
    std::optional<std::int64_t> eventId{};  ///< in the store's table
};

/// A hash of the content that identifies a game: tags and movetext (which has variant and result).
[[nodiscard]] std::uint64_t contentHash(std::span<const rules::Tag> tags,
                                        std::span<const std::uint8_t> moves);

/// Where a game is in the store and where it came from.
struct GamePlace {
    GameId id{};
    SourceId source{};
    std::uint64_t ordinal = 0;
    std::uint64_t line = 0;
};

/// A checksum of everything that is stored about a game, except its opening and its problems.
[[nodiscard]] std::uint64_t gameChecksum(const GamePlace& place, const GameHeader& header,
                                         std::uint64_t contentHash);

} // namespace damscope::db
