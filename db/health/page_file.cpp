// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/health/page_file.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>
#include <system_error>

namespace damscope::db::salvage {
namespace {

using namespace std::literals;

constexpr std::size_t usualPageSize = 8192; // of every store
constexpr std::size_t smallestPage = 512;
constexpr std::size_t largestPage = 65'536;
constexpr std::size_t headerSize = 100;
constexpr std::size_t logHeaderSize = 32;
constexpr std::size_t frameHeaderSize = 24;

Bytes bytesOf(std::span<const char> text) {
    return {static_cast<const std::uint8_t*>(static_cast<const void*>(text.data())), text.size()};
}

bool isPageSize(std::uint64_t size) {
    return size >= smallestPage && size <= largestPage && std::has_single_bit(size);
}

} // namespace

std::uint64_t bigEndian(Bytes bytes) {
    std::uint64_t number = 0;
    for (const std::uint8_t byte : bytes)
        number = number << 8 | byte;
    return number;
}

PageFile::PageFile(const std::filesystem::path& file)
    : file_(file.string()), pageSize_(usualPageSize) {
    readHeader();
    room_.resize(pageSize_);
    pageCount_ = static_cast<std::uint32_t>((file_.size() + pageSize_ - 1) / pageSize_);
    readLog(file);
}

std::size_t PageFile::fill(const InputFile& file, std::uint64_t offset,
                           std::span<char> buffer) const {
    std::size_t filled = 0;
    try {
        while (filled < buffer.size()) {
            const std::size_t got = file.readAt(offset + filled, buffer.subspan(filled));
            if (got == 0)
                break;
            filled += got;
        }
    } catch (const SourceFailure&) {
        return filled; // a bad sector: the page is lost, the others are not
    }
    return filled;
}

void PageFile::readHeader() {
    std::array<char, headerSize> buffer{};
    if (fill(file_, 0, buffer) < headerSize ||
        !std::string_view(buffer.data(), buffer.size()).starts_with("SQLite format 3\0"sv))
        return;
    const Bytes header = bytesOf(buffer);
    const std::uint64_t size = bigEndian(header.subspan(16, 2));
    const std::uint64_t pageSize = size == 1 ? largestPage : size;
    if (!isPageSize(pageSize))
        return;
    pageSize_ = pageSize;
    reserved_ = header[20] < 64 ? header[20] : 0;
}

// Frames follow one another as they were written; those of the log's present life have its salt,
// and the last frame of a transaction says how many pages the file has then.
void PageFile::readLog(const std::filesystem::path& file) {
    const std::string name = file.string() + "-wal";
    std::error_code error;
    if (!std::filesystem::is_regular_file(name, error))
        return;
    log_.emplace(name);
    std::array<char, logHeaderSize> head{};
    if (fill(*log_, 0, head) < head.size() || bigEndian(bytesOf(head).subspan(8, 4)) != pageSize_)
        return;
    const std::uint64_t salt = bigEndian(bytesOf(head).subspan(16, 8));
    std::unordered_map<std::uint32_t, std::uint64_t> open;
    std::array<char, frameHeaderSize> frame{};
    for (std::uint64_t at = logHeaderSize; fill(*log_, at, frame) == frame.size();
         at += frameHeaderSize + pageSize_) {
        const Bytes bytes = bytesOf(frame);
        if (bigEndian(bytes.subspan(8, 8)) != salt)
            break;
        open[static_cast<std::uint32_t>(bigEndian(bytes.first(4)))] = at + frameHeaderSize;
        const auto pages = static_cast<std::uint32_t>(bigEndian(bytes.subspan(4, 4)));
        if (pages == 0)
            continue;
        for (const auto& [number, place] : open)
            inLog_[number] = place;
        open.clear();
        pageCount_ = std::max(pageCount_, pages);
    }
}

Bytes PageFile::page(std::uint32_t number) {
    if (number == 0 || number > pageCount_)
        return {};
    if (held_ != number) {
        const auto logged = inLog_.find(number);
        const bool inLog = logged != inLog_.end();
        const std::uint64_t offset = inLog ? logged->second : (number - 1ULL) * pageSize_;
        held_ = 0;
        if (fill(inLog ? *log_ : file_, offset, room_) < pageSize_)
            return {};
        held_ = number;
    }
    return bytesOf(room_).first(usableSize());
}

} // namespace damscope::db::salvage
