// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/health/page_file.hpp"

#include "db/sqlite/log_file.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>

namespace damscope::db::salvage {
namespace {

using namespace std::literals;

constexpr std::size_t usualPageSize = 8192; // of every store
constexpr std::size_t smallestPage = 512;
constexpr std::size_t largestPage = 65'536;
constexpr std::size_t headerSize = 100;

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

// A frame that is damaged may say a wrong page: its contents are looked through as those of a page
// that nothing refers to, and the page keeps what it had before. How many pages there are a damaged
// or hostile file says with any number: no more than it can hold.
void PageFile::readLog(const std::filesystem::path& file) {
    const std::vector<LogFrame> frames = readLogFile(logOf(file), pageSize_).frames;
    if (frames.empty())
        return;
    log_.emplace(logOf(file).string());
    const auto most = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(pageCount_ + frames.size(), UINT32_MAX / 2));
    std::unordered_map<std::uint32_t, std::uint64_t> open;
    std::vector<std::uint64_t> strays;
    std::vector<std::uint64_t> openStrays;
    for (const LogFrame& frame : frames) {
        if (frame.sound && frame.page != 0 && frame.page <= most)
            open[frame.page] = frame.place;
        else
            openStrays.push_back(frame.place);
        if (frame.pagesAfter == 0)
            continue;
        for (const auto& [number, place] : open)
            inLog_[number] = place;
        open.clear();
        strays.insert(strays.end(), openStrays.begin(), openStrays.end());
        openStrays.clear();
        if (frame.sound)
            pageCount_ = std::max(pageCount_, std::min(frame.pagesAfter, most));
    }
    for (const std::uint64_t place : strays)
        inLog_[++pageCount_] = place;
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
