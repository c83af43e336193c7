// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace damscope::db::parquet {

/// A number of this many bytes, the lowest first.
void putNumber(std::string& out, std::uint64_t value, std::size_t bytes);

/// How many bits numbers up to this one take, at least one.
[[nodiscard]] unsigned bitWidthOf(std::uint32_t greatest);

/// The hybrid of runs and packed bits, in which Parquet keeps levels and places in dictionaries:
/// https://parquet.apache.org/docs/file-format/data-pages/encodings/#RLE
[[nodiscard]] std::string runsAndBits(std::span<const std::uint32_t> values, unsigned bitWidth);

/// Compressed with zstd. Throws std::bad_alloc.
[[nodiscard]] std::string compressed(const std::string& bytes);

} // namespace damscope::db::parquet
