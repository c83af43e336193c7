// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/census.hpp"
#include "analysis/endgame/material.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

/// The layout of a table's file (see table.hpp): internal to reading and writing it.
namespace damscope::analysis::endgame::layout {

using Bytes = std::span<const std::uint8_t>;

inline constexpr std::uint64_t version = 1;
inline constexpr std::uint64_t entriesABlock = 4096;

inline constexpr std::size_t versionAt = 16;
inline constexpr std::size_t variantAt = 20;
inline constexpr std::size_t materialAt = 24;
inline constexpr std::size_t entriesABlockAt = 28;
inline constexpr std::size_t entriesAt = 32;
inline constexpr std::size_t blocksSizeAt = 40;
inline constexpr std::size_t censusAt = 48;
inline constexpr std::size_t checkAt = 120;
inline constexpr std::size_t headerSize = 128;
inline constexpr std::size_t directoryEntrySize = 8;

[[nodiscard]] constexpr std::size_t blocksOf(std::uint64_t entries) {
    return static_cast<std::size_t>((entries + entriesABlock - 1) / entriesABlock);
}

/// A number of several bytes, which must exist.
template <std::size_t Size>
[[nodiscard]] constexpr std::uint64_t number(Bytes bytes, std::size_t at) {
    assert(at + Size <= bytes.size());
    std::uint64_t n = 0;
    for (std::size_t i = Size; i-- > 0;)
        n = n << 8 | bytes[at + i];
    return n;
}
template <std::size_t Size>
constexpr void setNumber(std::span<std::uint8_t> bytes, std::size_t at, std::uint64_t n) {
    assert(at + Size <= bytes.size());
    for (std::size_t i = 0; i < Size; ++i, n >>= 8)
        bytes[at + i] = static_cast<std::uint8_t>(n);
}

[[nodiscard]] Material materialIn(Bytes header);
[[nodiscard]] Census censusIn(Bytes header);
void setCensus(std::span<std::uint8_t> header, const Census& census);

/// Of the header's bytes before the check, and the directory.
[[nodiscard]] std::uint64_t check(Bytes header, Bytes directory);
/// Of a block, 32 bits.
[[nodiscard]] std::uint64_t blockCheck(Bytes block);

} // namespace damscope::analysis::endgame::layout
