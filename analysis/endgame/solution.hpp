// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/material.hpp"
#include "analysis/endgame/result.hpp"

#include <cstdint>
#include <vector>

namespace damscope::analysis::endgame {

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
