// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/material.hpp"
#include "analysis/endgame/result.hpp"
#include "base/files/open_files.hpp"
#include "base/vocabulary.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
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

[[nodiscard]] constexpr std::size_t blocksNeeded(std::uint64_t entries) {
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

/// The checksum of the header's bytes before the check, and of the directory.
[[nodiscard]] std::uint64_t check(Bytes header, Bytes directory);
/// The checksum of a block, 32 bits.
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

namespace damscope::analysis::endgame {

/// The name of the file of a class: "0112.endgame".
[[nodiscard]] std::string fileName(const Material& m);

/// The tables of one variant in a folder. After construction safe for concurrent use.
class Tables {
public:
    /// A file that cannot be used, and why.
    struct Refusal {
        std::filesystem::path file;
        std::string reason;
    };

    /// Opens the tables in `folder`/NAME OF THE VARIANT; none if there is no folder.
    Tables(const std::filesystem::path& folder, rules::Variant variant);

    [[nodiscard]] rules::Variant variant() const { return variant_; }
    /// The folder of its files.
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    [[nodiscard]] const std::vector<Refusal>& refusals() const { return refusals_; }
    [[nodiscard]] bool empty() const { return largest_ == 0; }
    /// How many tables there are.
    [[nodiscard]] std::size_t count() const;
    /// The largest number of pieces of a table.
    [[nodiscard]] int largest() const { return largest_; }

    /// The table of a class; null if there is none. A class of more than mostPieces has none.
    [[nodiscard]] const Table* find(const Material& m) const {
        return m.pieces() > largest_ ? nullptr : tables_[keyOf(m)].get();
    }

    [[nodiscard]] std::filesystem::path fileOf(const Material& m) const;
    /// Opens the table of a class if its file is there.
    void open(const Material& m);

private:
    static std::size_t keyOf(const Material& m) {
        return std::size_t{m.whiteMen} | std::size_t{m.blackMen} << 3U |
               std::size_t{m.whiteKings} << 6U | std::size_t{m.blackKings} << 9U;
    }

    std::filesystem::path folder_;
    rules::Variant variant_;
    int largest_ = 0;
    std::vector<std::unique_ptr<const Table>> tables_;
    std::vector<Refusal> refusals_;
};

/// What happens to missing tables when a variant is first used.
enum class Missing : std::uint8_t {
    stay,   ///< missing
    areMade ///< in a thread of low priority: small ones first, then those of backgroundPieces if
            ///< there is room. Later calls get them. Without them if that fails
};

/// The tables of every variant, opened when a variant is first used. Safe for concurrent
/// use.
class Library {
public:
    using ReportRefusal = std::function<void(const Tables&, const Tables::Refusal&)>;

    /// The default folder of tables: $DAMSCOPE_ENDGAMES, else $XDG_DATA_HOME/damscope/endgame.
    /// Nothing if there is no home folder, if $DAMSCOPE_ENDGAMES is "none", or if the build has no
    /// tables.
    [[nodiscard]] static std::optional<std::filesystem::path> usualFolder();

    /// The folder contains a folder for each variant; it need not exist. `report` is called with
    /// each file that cannot be used, by the thread that asks for the variant or the one that makes
    /// its tables, never by two at once.
    explicit Library(std::filesystem::path folder, ReportRefusal report = {},
                     Missing missing = Missing::stay);

    /// The tables of a variant: empty if there are none. They live as long as the library, even if
    /// it has newer ones.
    [[nodiscard]] const Tables& of(rules::Variant variant) const;

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// Whether there is a folder of tables at all.
    [[nodiscard]] bool exists() const;

private:
    /// Makes these the tables of the variant. The mutex is locked.
    void add(rules::Variant variant, std::unique_ptr<const Tables> tables) const;
    /// The number of pieces up to which missing tables are made.
    [[nodiscard]] int piecesToMake(rules::Variant variant) const;
    void makeMissing(rules::Variant variant, int pieces, const std::stop_token& stop) const;

    std::filesystem::path folder_;
    ReportRefusal report_;
    Missing missing_;
    mutable std::mutex mutex_;
    mutable std::map<rules::Variant, std::vector<std::unique_ptr<const Tables>>> tables_;
    mutable std::vector<std::jthread> makers_; // last: they end before what they use
};

} // namespace damscope::analysis::endgame
