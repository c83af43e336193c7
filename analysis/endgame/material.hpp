// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/result.hpp"
#include "rules/board/rules.hpp"

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace damscope::analysis::endgame {

/// Tables have at most this many pieces.
inline constexpr int mostPieces = 6;

/// The number of men and kings of each side. Every table holds one such class of positions, with
/// White to move; a position with Black to move belongs to the mirrored class, the board rotated.
struct Material {
    std::uint8_t whiteMen = 0;
    std::uint8_t blackMen = 0;
    std::uint8_t whiteKings = 0;
    std::uint8_t blackKings = 0;

    [[nodiscard]] constexpr int white() const { return whiteMen + whiteKings; }
    [[nodiscard]] constexpr int black() const { return blackMen + blackKings; }
    [[nodiscard]] constexpr int men() const { return whiteMen + blackMen; }
    [[nodiscard]] constexpr int pieces() const { return white() + black(); }
    /// The colours exchanged.
    [[nodiscard]] constexpr Material turned() const {
        return {blackMen, whiteMen, blackKings, whiteKings};
    }
    // NOLINTNEXTLINE(modernize-use-nullptr): the 0 that a defaulted <=> compares with
    friend constexpr auto operator<=>(const Material&, const Material&) = default;
};

/// Four digits in the order of the members: "0112" is a king against a man and two kings. The names
/// of files.
[[nodiscard]] std::string nameOf(const Material& material);

/// Whether the variant's rules allow tables: the result must depend on the position alone, which is
/// not the case if a king's moves in a row are limited (Frisian, Frysk!).
[[nodiscard]] bool hasTables(rules::Variant variant);

/// Every class of a variant from two pieces up to a number of them, at least one on each side, in
/// an order where moves lead to the class itself, to its mirrored class, or to earlier ones. A
/// class and its mirrored class follow each other.
[[nodiscard]] std::vector<Material> classesUpTo(rules::Variant variant, int pieces);

/// Counts of the positions of a class.
struct Census {
    std::uint64_t positions = 0;
    std::uint64_t withCapture = 0; ///< the side to move must capture
    std::uint64_t wins = 0;        ///< of all positions, for the side to move
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::uint64_t quietWins = 0; ///< of those without a capture
    std::uint64_t quietDraws = 0;
    std::uint64_t quietLosses = 0;
    std::uint64_t blocked = 0; ///< the side to move has no move
    friend bool operator==(const Census&, const Census&) = default;
};

/// What is known about one numbered position of a class: a byte, since there are billions of them.
/// Zero is a number without a position.
class Entry {
public:
    constexpr Entry() = default;
    constexpr Entry(Result r, bool capture, bool blocked)
        : byte_(static_cast<std::uint8_t>(static_cast<unsigned>(r) | present |
                                          (capture ? captureBit : 0) |
                                          (blocked ? blockedBit : 0))) {}

    [[nodiscard]] constexpr bool isPosition() const { return (byte_ & present) != 0; }
    [[nodiscard]] constexpr Result result() const {
        return static_cast<Result>(byte_ & resultBits);
    }
    /// The side to move has a capture.
    [[nodiscard]] constexpr bool isCapture() const { return (byte_ & captureBit) != 0; }
    /// The side to move has no move.
    [[nodiscard]] constexpr bool isBlocked() const { return (byte_ & blockedBit) != 0; }
    /// Whether a table stores its result: that of a capture follows from smaller classes.
    [[nodiscard]] constexpr bool isStored() const { return isPosition() && !isCapture(); }
    friend constexpr bool operator==(Entry, Entry) = default;

private:
    static constexpr unsigned resultBits = 3;
    static constexpr unsigned captureBit = 4;
    static constexpr unsigned blockedBit = 8;
    static constexpr unsigned present = 16;
    std::uint8_t byte_ = 0;
};

/// A class with the result of each of its positions, by their numbers.
struct Solution {
    Material material;
    std::vector<Entry> entries;
};

[[nodiscard]] Census census(const Solution& solution);

} // namespace damscope::analysis::endgame
