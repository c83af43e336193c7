// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/expected.hpp"
#include "rules/game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

/// Where a movetext blob cannot be understood, and why.
struct CodecError {
    std::size_t offset = 0; ///< of the byte concerned
    std::string message;
};

/// The start, moves, variations and remarks of a game as bytes; tags are stored apart from it. The
/// format is specified in game_codec.cpp.
[[nodiscard]] std::vector<std::uint8_t> encodeGame(const rules::Game& game);

/// The game again, equal but for its tags: decodeGame(encodeGame(g)) == g for a g without tags. Any
/// bytes are safe: time and memory are bounded by a small multiple of their number. Moves are
/// checked to be possible on the board (own piece, empty square, opponent's pieces taken), not
/// against the rules.
[[nodiscard]] Expected<rules::Game, CodecError> decodeGame(std::span<const std::uint8_t> blob);

/// The main line of a blob, move by move, without building a game: for scans.
class MainLineReader {
public:
    /// Nothing to read if the blob's head is not understood: see failed().
    explicit MainLineReader(std::span<const std::uint8_t> blob);
    /// Goes on to the next position of the main line; false at its end, or where the blob is not
    /// understood. Begins before the start: the first call goes to the starting position.
    bool next();
    /// Where the line stands; none at and after an unknown move, up to the next setup.
    [[nodiscard]] const std::optional<rules::Position>& position() const { return position_; }
    /// Moves made before this position, unknown ones and passes included.
    [[nodiscard]] int ply() const { return ply_; }
    /// The legal move that led here; none at the start, and after other steps.
    [[nodiscard]] const std::optional<rules::Move>& move() const { return move_; }
    [[nodiscard]] bool failed() const { return failed_; }

private:
    std::span<const std::uint8_t> rest_;
    std::optional<rules::Position> position_;
    std::optional<rules::Move> move_;
    int ply_ = 0;
    bool started_ = false;
    bool failed_ = false;
};

} // namespace damscope::db
