// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace damscope::base {

/// The number of bits set in both words together.
///
/// Debian's amd64 supports processors without an instruction for it, where std::popcount becomes a
/// library call, which costs the caller its registers. So the
/// bits are added up in place: in fields of two, four and eight bits, then all bytes at once.
[[nodiscard]] constexpr int bitCount(std::uint64_t a, std::uint64_t b) {
#if defined(__x86_64__) && !defined(__POPCNT__)
    constexpr std::uint64_t twos = 0x5555555555555555;
    constexpr std::uint64_t fours = 0x3333333333333333;
    constexpr std::uint64_t bytes = 0x0f0f0f0f0f0f0f0f;
    a -= (a >> 1) & twos;
    b -= (b >> 1) & twos;
    // A field of four bits holds at most 8 after this, a byte at most 16.
    a = (a & fours) + ((a >> 2) & fours) + (b & fours) + ((b >> 2) & fours);
    a = (a & bytes) + ((a >> 4) & bytes);
    return static_cast<int>((a * 0x0101010101010101) >> 56);
#else
    return std::popcount(a) + std::popcount(b);
#endif
}

/// The number of bits set.
[[nodiscard]] constexpr int bitCount(std::uint64_t a) {
#if defined(__x86_64__) && !defined(__POPCNT__)
    a -= (a >> 1) & 0x5555555555555555;
    a = (a & 0x3333333333333333) + ((a >> 2) & 0x3333333333333333);
    a = (a + (a >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<int>((a * 0x0101010101010101) >> 56);
#else
    return std::popcount(a);
#endif
}

} // namespace damscope::base
