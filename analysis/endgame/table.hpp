// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/material.hpp"
#include "analysis/endgame/result.hpp"
#include "analysis/endgame/solution.hpp"
#include "base/expected.hpp"
#include "base/files/mapped_file.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace damscope::analysis::endgame {

/// The table of one class in a file, mapped into memory. Safe for concurrent use.
///
/// The file, version 1; numbers have their lowest byte first, checks are XXH3 (64 bits, or the
/// lower half of them):
///
///     0    "Damscope endgame"
///     16   version (4 bytes)
///     20   variant, its number in rules::Variant (4)
///     24   white men, black men, white kings, black kings (1 each)
///     28   entries a block: 4096 (4)
///     32   entries: the number of numbered positions (8)
///     40   size of all blocks in bytes (8)
///     48   the nine counts of the census (8 each)
///     120  check of bytes 0 to 119 and the directory (8)
///     128  the directory: for each block its end, from the first block's beginning (4), and its
///          check (4)
///     ...  the blocks, each the run-length code of its entries (see run_length.hpp)
class Table {
public:
    /// Maps a file. Its header and directory are checked, and small files completely; the error
    /// says what is wrong with a file that cannot be used.
    [[nodiscard]] static Expected<Table, std::string> open(const std::filesystem::path& file,
                                                           rules::Variant variant,
                                                           const Material& material,
                                                           std::uint64_t entries);

    [[nodiscard]] const Material& material() const { return material_; }
    [[nodiscard]] std::uint64_t entries() const { return entries_; }
    [[nodiscard]] std::uint64_t fileSize() const { return mapping_.bytes().size(); }
    [[nodiscard]] Census census() const;

    /// The result of the position with this number, which has no capture; nothing if its block is
    /// damaged.
    [[nodiscard]] std::optional<Result> result(std::uint64_t number) const;

    /// Whether all checksums of blocks are correct.
    [[nodiscard]] bool isSound() const;

private:
    using Bytes = std::span<const std::uint8_t>;

    Table(base::MappedFile mapping, const Material& material)
        : mapping_(std::move(mapping)), material_(material) {}
    /// What is wrong with the file; empty if it is correct.
    [[nodiscard]] std::string examine(rules::Variant variant, std::uint64_t entries);
    [[nodiscard]] std::size_t blockCount() const { return directory_.size() / 8; }
    /// The bytes of a block; nothing if they are damaged.
    [[nodiscard]] std::optional<Bytes> block(std::size_t index) const;

    base::MappedFile mapping_;
    Material material_;
    std::uint64_t entries_ = 0;
    Bytes directory_;
    Bytes blocks_;
};

/// Writes the table of a class: first under another name, then renamed. Throws
/// std::system_error.
void writeTable(const std::filesystem::path& file, rules::Variant variant,
                const Solution& solution);

} // namespace damscope::analysis::endgame

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

/// The code of the table files: a byte is a run of equal results. The byte divided by three is the
/// place of the run's length in a list of lengths that belongs to the code, the remainder the
/// result. Positions whose result need not be stored extend the run around them.
namespace damscope::analysis::endgame::runs {

/// Adds the code of these entries to `bytes`.
void append(std::span<const Entry> entries, std::vector<std::uint8_t>& bytes);

/// The result at a place, counted from the first entry of the code; nothing if the code ends before
/// it.
[[nodiscard]] std::optional<Result> resultAt(std::span<const std::uint8_t> bytes,
                                             std::size_t place);

} // namespace damscope::analysis::endgame::runs
