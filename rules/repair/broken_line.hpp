// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/game/line_follower.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A line of a script up to the move where it breaks: internal to repair.
namespace damscope::rules::detail {

/// A move of the line, written over one or more items.
struct Turn {
    std::size_t item;
    std::size_t lastItem;
    Position before;
    Move played; ///< as replay reads it; meaningless for the illegal one
};

/// A move number of the line.
struct NumberMark {
    std::size_t turn; ///< number of moves written before it
    int ply;          ///< that it names: 0 for "1.", 1 for "1..."
};

/// An item between the moves that is not a move: unread text, or a number.
struct Fragment {
    std::size_t turn; ///< that it stands before
    std::size_t item;
};

struct BrokenLine {
    /// The turns up to the illegal one, without those before a setup.
    std::vector<Turn> turns;
    int plies = 0; ///< before the first of the turns; one more if the second mover began the game
    std::vector<NumberMark> numbers; ///< including some after the break
    std::vector<Fragment> fragments;
};

/// The start of a line: the main line, or a variation.
struct LineStart {
    Position position;
    std::size_t item = 0; ///< its first; its end is the script's, or the bracket that closes it
    int plies = 0;        ///< as in BrokenLine
};

/// A line of a script, if it breaks at an illegal move. Nothing if it is legal to the end, or
/// breaks where the position is not known. Keeps `most` turns before the break.
std::optional<BrokenLine> findBreak(const LineStart& start, const Script& script, std::size_t most);

/// Slips in writing: internal to repair.
/// The kinds of slip that may have turned a move into a text, likeliest first.
enum class Slip : std::uint8_t {
    sign,      ///< the squares are right
    one,       ///< one character wrong, missing, doubled or swapped with its neighbour; from and
               ///< to swapped; a path cut at either end
    neighbour, ///< one of the two squares is next to the right one
    two,       ///< two characters
    far        ///< anything else
};

/// Compares a text as it was written with moves of a position.
class SlipFinder {
public:
    explicit SlipFinder(std::string_view written);
    /// The slip that turns a legal move of the position into the text.
    [[nodiscard]] Slip slipFrom(const Position& position, const Move& move) const;
    /// Whether one wrong key turns a move of two squares into the text, with whatever sign:
    /// "4,-42" for 48-42.
    [[nodiscard]] bool isOneKeyFrom(const Rules& rules, const Move& move) const;
    /// The square that the text begins with.
    [[nodiscard]] std::optional<Square> firstSquare(const Rules& rules) const;
    /// Whether the text has at least two squares, like a move.
    [[nodiscard]] bool looksLikeMove() const { return squares_.size() > 1 || joined_; }
    /// Whether there is text between the squares that is not a sign of a move.
    [[nodiscard]] bool hasOddSign() const { return oddSign_; }

private:
    [[nodiscard]] Slip slipFrom(const std::vector<std::string>& squares) const;
    [[nodiscard]] bool isCutFrom(const Position& position, const Move& move) const;
    [[nodiscard]] bool isBeside(const Rules& rules, const Move& move) const;

    std::string written_;
    std::string text_; ///< lower case, "-" for every sign
    std::vector<std::string> squares_;
    bool oddSign_;
    bool joined_; ///< "3228"
};

} // namespace damscope::rules::detail
