// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/replay.hpp"
#include "rules/text/fen.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

/// Looking ahead along one line of a script: internal to replay.
namespace damscope::rules::detail {

/// A move, an unknown move, a setup.
bool isStep(ScriptItem::Kind kind);
/// The first item from an index on that is a step of the line
/// of that index: variations, comments and numbers are skipped. Nothing if the line ends
/// before, or there is none among the next `farthest` items.
std::optional<std::size_t> stepFrom(const Script& script, std::size_t index,
                                    std::size_t farthest = std::numeric_limits<std::size_t>::max());

/// A move written over one or more items: "11x18", or "11x18" and then "18x25".
struct WrittenMove {
    MoveMatch match;
    std::size_t lastItem = 0;
};

/// The meaning of the move at an item, joined with the items after it if written jump by jump.
WrittenMove readMove(const Position& position, const Script& script, std::size_t item);
/// The same, with the position's legal moves given by the caller.
WrittenMove readMove(const Position& position, const MoveList& legal, const Script& script,
                     std::size_t item);

/// The remaining budget for looking ahead.
struct Effort {
    int forks; ///< readings of ambiguous texts to try
    /// Positions to generate moves for. Those with long captures count as many: on boards that can
    /// be set up, finding them may take very long.
    std::int64_t positions = std::numeric_limits<std::int64_t>::max();

    /// Counts a position with these moves.
    void spendOn(const MoveList& moves);
    /// Counts a position whose longest capture takes this many pieces; 0 if there is no capture.
    void spendOnJumps(int most);
    [[nodiscard]] bool isSpent() const { return positions <= 0; }
};

/// The number of plies of a line that are legal from an item on, trying every reading of ambiguous
/// texts within the budget; a line is not complete if the budget was spent before its end.
Fit follow(std::optional<Position> position, const Script& script, std::optional<std::size_t> item,
           int limit, Effort& effort);

/// The intended one of the moves that a text fits: the one that makes most of the line legal.
struct Choice {
    std::size_t move = 0;
    bool decided = true; ///< no other is as good
};
Choice choose(const Position& before, const Script& script, const WrittenMove& written);

/// The position of a setup's FEN; a null move ("B::") only changes the side to move.
Expected<Position, FenError> readSetup(const Position& before, std::string_view text);
/// Who is to move after it; nothing where it names no side and the position is not known.
std::optional<Color> sideAfterNullMove(std::string_view setup,
                                       const std::optional<Position>& before);
/// Two dashes at an item are no null move: the next move is legal without them, and not with them.
bool isDash(std::string_view setup, const std::optional<Position>& before, const Script& script,
            std::size_t item);

/// What is text among the move numbers of a script: internal to replay.
/// Items that are kept as one text.
struct LooseText {
    std::size_t first = 0;
    std::size_t end = 0;    ///< behind the last of them
    bool isReported = true; ///< it holds unread text, which the parser has reported
};

/// Unread text and move numbers that stand side by side, up to the next item of another kind.
struct LooseRun {
    std::size_t end = 0; ///< behind its last item
    std::vector<LooseText> texts;
    std::uint32_t number = 0; ///< the last move number of the line
};

/// Reads the run that begins at an item, which is unread text or a move number. A number that
/// neither counts the moves nor stands before one is text: "played in 1951.", "32.28", a list of
/// names. `number` is the last move number of the line before.
[[nodiscard]] LooseRun readLooseRun(const Script& script, const ScriptSource& source,
                                    std::size_t first, std::uint32_t number);

/// What the items stand for in their source, as written.
[[nodiscard]] std::string_view textBetween(const Script& script, const ScriptSource& source,
                                           std::size_t first, std::size_t end);

} // namespace damscope::rules::detail
