// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/input_file.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
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

} // namespace damscope::db::salvage
