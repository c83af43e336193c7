// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/health/records.hpp"

#include "db/store/sqlite/files.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace damscope::db::salvage {
namespace {

constexpr std::size_t fileHeaderSize = 100; // before the first page's own
constexpr std::size_t interiorHeaderSize = 12;
constexpr std::size_t leafHeaderSize = 8;
// An import cuts texts of more than two megabytes: what claims to be much longer is damaged.
constexpr std::uint64_t longestRow = std::uint64_t{16} << 20;
constexpr std::size_t mostColumns = 100;

std::size_t headerPlace(std::uint32_t number) {
    return number == 1 ? fileHeaderSize : 0;
}

bool isInterior(PageKind kind) {
    return kind == PageKind::tableInterior || kind == PageKind::indexInterior;
}

/// Reads from the front of some bytes; says when they did not suffice.
class Front {
public:
    explicit Front(Bytes bytes) : bytes_(bytes) {}

    std::uint64_t varint() {
        std::uint64_t number = 0;
        for (int i = 0; i < 9; ++i) {
            const auto byte = take(1);
            if (byte.empty())
                return 0;
            if (i == 8)
                return number << 8 | byte[0];
            number = number << 7 | (byte[0] & 0x7fU);
            if (byte[0] < 0x80)
                break;
        }
        return number;
    }
    Bytes take(std::uint64_t size) {
        if (size > bytes_.size()) {
            failed_ = true;
            return {};
        }
        const Bytes front = bytes_.first(size);
        bytes_ = bytes_.subspan(size);
        return front;
    }
    [[nodiscard]] Bytes rest() const { return bytes_; }
    [[nodiscard]] bool failed() const { return failed_; }

private:
    Bytes bytes_;
    bool failed_ = false;
};

// How much of a row of this length is on its own page (1.6).
std::uint64_t localSize(std::uint64_t length, std::size_t usable, bool isTable) {
    const std::uint64_t most = isTable ? usable - 35 : (usable - 12) * 64 / 255 - 23;
    const std::uint64_t least = (usable - 12) * 32 / 255 - 23;
    if (length <= most)
        return length;
    const std::uint64_t local = least + (length - least) % (usable - 4);
    return local <= most ? local : least;
}

// The bytes of a row, of which the first stand here and the others on a chain of pages.
std::optional<std::vector<std::uint8_t>> wholeRow(PageFile& file, Front here, std::uint64_t length,
                                                  bool isTable) {
    const std::uint64_t local = localSize(length, file.usableSize(), isTable);
    const Bytes first = here.take(local);
    std::vector<std::uint8_t> row(first.begin(), first.end());
    std::uint64_t next = local < length ? bigEndian(here.take(4)) : 0;
    if (here.failed())
        return std::nullopt;
    while (row.size() < length) {
        const Bytes page = file.page(static_cast<std::uint32_t>(next));
        if (page.empty())
            return std::nullopt;
        next = bigEndian(page.first(4));
        const auto wanted = std::min<std::uint64_t>(length - row.size(), page.size() - 4);
        const Bytes more = page.subspan(4, wanted);
        row.insert(row.end(), more.begin(), more.end());
    }
    return row;
}

// An integer of a record. There are no bytes where the row ends too early.
Value integerOf(Bytes bytes) {
    if (bytes.empty())
        return {};
    std::uint64_t number = bigEndian(bytes);
    const auto bits = 8 * bytes.size();
    if (bits < 64 && (number >> (bits - 1) & 1) != 0)
        number |= ~std::uint64_t{0} << bits;
    return {Value::Kind::integer, static_cast<std::int64_t>(number), {}};
}

// The serial types of a record (2.1).
Value valueOf(std::uint64_t type, Front& body) {
    constexpr std::array<std::size_t, 7> integerSizes{0, 1, 2, 3, 4, 6, 8};
    if (type >= 1 && type <= 6)
        return integerOf(body.take(integerSizes[type]));
    if (type == 8 || type == 9)
        return {Value::Kind::integer, static_cast<std::int64_t>(type - 8), {}};
    if (type == 7)
        body.take(8);
    if (type < 12)
        return {};
    const Bytes bytes = body.take((type - 12) / 2);
    return {type % 2 == 0 ? Value::Kind::blob : Value::Kind::text, 0,
            std::string(bytes.begin(), bytes.end())};
}

std::optional<std::vector<Value>> valuesOf(Bytes record) {
    Front head(record);
    const std::uint64_t headSize = head.varint();
    const std::size_t taken = record.size() - head.rest().size();
    if (head.failed() || headSize < taken || headSize > record.size())
        return std::nullopt;
    Front types(record.subspan(taken, headSize - taken));
    Front body(record.subspan(headSize));
    std::vector<Value> values;
    while (!types.rest().empty() && !types.failed()) {
        if (values.size() == mostColumns)
            return std::nullopt;
        values.push_back(valueOf(types.varint(), body));
    }
    if (types.failed() || body.failed() || !body.rest().empty())
        return std::nullopt;
    return values;
}

// Where a cell begins; the page's end where the page is damaged.
Bytes cellAt(Bytes page, std::uint32_t number, std::uint16_t cell) {
    const bool interior = isInterior(kindOf(page, number));
    const std::size_t pointers =
        headerPlace(number) + (interior ? interiorHeaderSize : leafHeaderSize);
    const std::size_t pointer = pointers + std::size_t{2} * cell;
    if (pointer + 2 > page.size())
        return {};
    const std::uint64_t at = bigEndian(page.subspan(pointer, 2));
    return at < page.size() ? page.subspan(at) : Bytes{};
}

} // namespace

PageKind kindOf(Bytes page, std::uint32_t number) {
    if (page.size() < headerPlace(number) + interiorHeaderSize)
        return PageKind::other;
    switch (page[headerPlace(number)]) {
    case 0x02:
        return PageKind::indexInterior;
    case 0x05:
        return PageKind::tableInterior;
    case 0x0a:
        return PageKind::indexLeaf;
    case 0x0d:
        return PageKind::tableLeaf;
    default:
        return PageKind::other;
    }
}

std::uint16_t cellCount(Bytes page, std::uint32_t number) {
    if (kindOf(page, number) == PageKind::other)
        return 0;
    // Each has a pointer of two bytes, whatever the page declares.
    return static_cast<std::uint16_t>(std::min<std::uint64_t>(
        bigEndian(page.subspan(headerPlace(number) + 3, 2)), page.size() / 2));
}

std::vector<std::uint32_t> childrenOf(Bytes page, std::uint32_t number) {
    std::vector<std::uint32_t> children;
    if (!isInterior(kindOf(page, number)))
        return children;
    for (std::uint16_t i = 0; i < cellCount(page, number); ++i)
        if (const Bytes cell = cellAt(page, number, i); cell.size() >= 4)
            children.push_back(static_cast<std::uint32_t>(bigEndian(cell.first(4))));
    children.push_back(
        static_cast<std::uint32_t>(bigEndian(page.subspan(headerPlace(number) + 8, 4))));
    return children;
}

std::optional<Row> rowAt(PageFile& file, RowPlace place) {
    const Bytes page = file.page(place.page);
    const PageKind kind = kindOf(page, place.page);
    const bool isTable = kind == PageKind::tableLeaf;
    if (kind == PageKind::other || kind == PageKind::tableInterior)
        return std::nullopt;
    Front cell(cellAt(page, place.page, place.cell));
    if (kind == PageKind::indexInterior)
        cell.take(4);
    const std::uint64_t length = cell.varint();
    Row row;
    if (isTable)
        row.id = static_cast<std::int64_t>(cell.varint());
    const std::uint64_t room = std::uint64_t{file.pageCount()} * file.usableSize();
    if (cell.failed() || length == 0 || length > std::min(longestRow, room))
        return std::nullopt;
    const auto bytes = wholeRow(file, cell, length, isTable);
    auto values = bytes ? valuesOf(*bytes) : std::nullopt;
    if (!values)
        return std::nullopt;
    row.values = std::move(*values);
    return row;
}

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
