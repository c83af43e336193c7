// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/movetext_format.hpp"
#include "rules/board/position.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// The main line of a movetext blob, position by position, without building a game: for scans.
class MainLineReader {
public:
    /// The blob must live as long as the reader.
    explicit MainLineReader(std::span<const std::uint8_t> blob);
    /// Advances to the next position of the main line; false at its end, and if the blob is not
    /// understood (see failed). The first call goes to the starting position.
    bool next();
    /// The current position; absent at and after an unknown move, up to the next setup.
    [[nodiscard]] const std::optional<rules::Position>& position() const { return position_; }
    /// Moves made before this position, unknown ones and passes included.
    [[nodiscard]] std::uint32_t ply() const { return ply_; }
    /// The move that led here; none at the start, and after other steps.
    [[nodiscard]] const std::optional<rules::Move>& move() const { return move_; }
    [[nodiscard]] bool failed() const { return failed_; }

private:
    void begin();
    bool advance();
    void takeStep();

    movetext::ByteReader in_;
    rules::Variant variant_{};
    std::optional<rules::Position> position_;
    std::optional<rules::Move> move_;
    std::uint32_t ply_ = 0;
    bool started_ = false;
    bool failed_ = false;
};

/// Legal moves as PDN writes them, separated by blanks.
[[nodiscard]] std::string lineText(rules::Position position, const std::vector<rules::Move>& moves);
/// The moves of a line up to the first that is not legal.
[[nodiscard]] std::vector<rules::Move> lineMoves(rules::Position position, std::string_view text);

/// A move of a stored game as PDN writes it. Movetext may hold anything that the board allows: a
/// move that is not legal is written by its ends.
[[nodiscard]] std::string playedText(const rules::Position& position, const rules::Move& move);

/// The first node, in the order of writing, whose move is not legal where it was played; nothing if
/// all moves of the game are.
[[nodiscard]] std::optional<rules::NodeId> firstIllegalMove(const rules::Game& game);

} // namespace damscope::db
