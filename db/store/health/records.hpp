// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/input_file.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace damscope::db::salvage {

using Bytes = std::span<const std::uint8_t>;

/// A number written with its highest byte first.
[[nodiscard]] std::uint64_t bigEndian(Bytes bytes);

/// The pages of a SQLite file, read without SQLite, so that damage in one place hides nothing in
/// another. What was committed to the log beside it is laid over them. Formats:
/// https://www.sqlite.org/fileformat2.html, 1.3 and 4.
class PageFile {
public:
    /// Throws SourceFailure if the file cannot be opened. Where the header is damaged, it is taken
    /// for that of a store.
    explicit PageFile(const std::filesystem::path& file);

    [[nodiscard]] std::uint32_t pageCount() const { return pageCount_; }
    /// How many bytes of a page are used.
    [[nodiscard]] std::size_t usableSize() const { return pageSize_ - reserved_; }
    /// A page, counted from 1, valid until the next call; empty where it is not there or the disk
    /// does not give it.
    [[nodiscard]] Bytes page(std::uint32_t number);

private:
    void readHeader();
    void readLog(const std::filesystem::path& file);
    [[nodiscard]] std::size_t fill(const InputFile& file, std::uint64_t offset,
                                   std::span<char> buffer) const;

    InputFile file_;
    std::optional<InputFile> log_;
    std::unordered_map<std::uint32_t, std::uint64_t> inLog_; // where the last version of a page is
    std::size_t pageSize_;
    std::size_t reserved_ = 0;
    std::uint32_t pageCount_ = 0;
    std::vector<char> room_;
    std::uint32_t held_ = 0; // the page in room_; 0 = none
};

// Rows out of the pages of a SQLite file: https://www.sqlite.org/fileformat2.html, 1.6 and 2. A
// page may contain anything: invalid rows are ignored.

enum class PageKind : std::uint8_t { tableInterior, tableLeaf, indexInterior, indexLeaf, other };
[[nodiscard]] PageKind kindOf(Bytes page, std::uint32_t number);

/// The pages below an interior page.
[[nodiscard]] std::vector<std::uint32_t> childrenOf(Bytes page, std::uint32_t number);

struct Value {
    enum class Kind : std::uint8_t { null, integer, text, blob };
    Kind kind = Kind::null; ///< a real number, which no table has, counts as null
    std::int64_t integer = 0;
    std::string bytes; ///< of a text or blob
};

struct Row {
    std::int64_t id = 0; ///< of a table's row; 0 in an index
    std::vector<Value> values;
};

/// Where a row is.
struct RowPlace {
    std::uint32_t page = 0;
    std::uint16_t cell = 0;
};

/// The number of rows that a page declares; 0 if it has none.
[[nodiscard]] std::uint16_t cellCount(Bytes page, std::uint32_t number);
/// A row of a leaf or of an index; nothing if it is damaged. `file` gives its further pages.
[[nodiscard]] std::optional<Row> rowAt(PageFile& file, RowPlace place);

} // namespace damscope::db::salvage
