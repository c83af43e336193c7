// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// The words of the position key. They are stored on disk in position indexes: the generator, its
/// seed and the order of the draws must never change.
namespace damscope::rules::zobrist {

/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
constexpr std::uint64_t splitMix(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

inline constexpr std::size_t gridBits = 80;

struct Words {
    /// By piece (white man, white king, black man, black king) and grid bit.
    std::array<std::array<std::uint64_t, gridBits>, 4> pieces{};
    std::uint64_t blackToMove = 0;
};

inline constexpr Words all = [] {
    std::uint64_t state = 0x64616d73636f7065ULL; // "damscope"
    Words w;
    for (auto& piece : w.pieces)
        for (auto& word : piece)
            word = splitMix(state);
    w.blackToMove = splitMix(state);
    return w;
}();

inline constexpr const auto& words = all.pieces;
inline constexpr std::uint64_t blackToMove = all.blackToMove;

} // namespace damscope::rules::zobrist
