// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace damscope::analysis::shots {

/// What happens at a move of a combination.
struct Step {
    rules::Position before;
    rules::Move move;
    bool own = false;                 ///< of the side that plays the combination
    std::size_t piece = 0;            ///< which piece moves: the same number, the same piece
    std::vector<rules::Square> taken; ///< in the order of the jumps
};

/// A combination as its names see it: always played by White, colours exchanged and the board
/// turned if it was Black's.
struct Record {
    std::vector<Step> steps;

    /// The last capture of the side that plays the combination; null if there is none.
    [[nodiscard]] const Step* lastCapture() const;
    /// Its capture of most pieces, the last of those.
    [[nodiscard]] const Step* mainCapture() const;
    /// How many pieces the opponent takes.
    [[nodiscard]] int given() const;
    /// The steps before one, and the step after it.
    [[nodiscard]] std::span<const Step> before(const Step& step) const;
    [[nodiscard]] const Step* after(const Step& step) const;
};

/// The steps of a line as it was played, by either colour. The moves must be legal one after
/// another.
[[nodiscard]] std::vector<Step> toSteps(rules::Position start, std::span<const rules::Move> line);

/// Why a move was played and no other.
enum class Choice : std::uint8_t {
    only,     ///< the only legal move, without the majority rule too
    majority, ///< the only legal move, because other captures take less
    free,     ///< there were other legal moves
};
[[nodiscard]] Choice choiceAt(const rules::Position& position);

/// The moves must be legal one after another.
[[nodiscard]] Record toRecord(const rules::Position& start, std::span<const rules::Move> line);

/// What a side is ahead, in men: a king counts three where kings fly, else two. In games that are
/// won by losing all pieces it is what the opponent is ahead.
[[nodiscard]] int lead(const rules::Position& position, rules::Color side);

/// What a king counts there, in men.
[[nodiscard]] int kingsWorth(const rules::Position& position);

/// The men of a side that need two moves or less to become kings.
[[nodiscard]] rules::SquareSet runners(const rules::Position& position, rules::Color side);

/// More than any lead: the game is won.
inline constexpr int won = 1000;

/// What a gain consists of, counted for the side. Each may be below zero, as where a king is won
/// for two men.
struct Gain {
    int men = 0;      ///< taken, less those lost
    int kings = 0;    ///< taken, less those lost
    int newKings = 0; ///< men that became kings, less those of the opponent
    /// One of the new kings is made behind the line: a man breaks through.
    bool breaksThrough = false;

    [[nodiscard]] bool isOfMen() const { return kings == 0 && newKings == 0; }
};

/// What a side has won from one position to a later one, worth a gain in men. Where what is on the
/// board is worth less, a man that breaks through makes up for it if the gain is proved, or all is
/// counted as men.
[[nodiscard]] Gain materialGain(const rules::Position& before, const rules::Position& after,
                                rules::Color side, int worth, bool proved = true);

/// A line in which every move of one side gives or captures and every reply is a capture, or there
/// is no reply left. A man may break through behind it.
struct Shot {
    /// Begins with the side that plays the shot. Where the opponent had a choice it is the reply
    /// that resists longest.
    std::vector<rules::Move> line;
    /// What the lead grows by at least, whatever the opponent captures; `won` if the game ends.
    int gain = 0;
    /// Pieces that the opponent takes in the line.
    int given = 0;
    /// The gain is there only with the king that a man makes behind the line, whatever is played.
    bool breaksThrough = false;
};

/// Whether something is given and then something taken for it, and that gains more than taking
/// without giving. A capture that is taken back, or a man that is given to make a king, is none.
/// `before` is the lead that the gain counts from.
[[nodiscard]] bool isCombination(const rules::Position& start, const Shot& shot, int before);

[[nodiscard]] bool byKing(const Step& step);
/// The squares of a capture, from its first to its last; with several ways, of the first way.
[[nodiscard]] std::vector<rules::Square> landings(const Step& step);

/// A capture of four pieces or more comes back to a square where it was.
[[nodiscard]] bool wheel(const Record& record);

/// The last capture takes five men or more on a way that is rolled up: two or more forward, two or
/// more across, and one or more back.
[[nodiscard]] bool rolledUp(const Record& record);

/// A man's last capture, of three pieces or more, begins with a man that has just taken a gift, and
/// goes forward, back and forward again, always to the same side.
[[nodiscard]] bool zigzag(const Record& record);

} // namespace damscope::analysis::shots
