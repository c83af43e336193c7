// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/parquet/encoding.hpp"

#include <zstd.h>

#include <algorithm>
#include <bit>
#include <new>
#include <utility>

namespace damscope::db::parquet {
namespace {

// Packed bits come in groups of eight values.
constexpr std::size_t group = 8;

class HybridWriter {
public:
    explicit HybridWriter(unsigned bitWidth) : bitWidth_(bitWidth) {}

    void add(std::uint32_t value, std::size_t times) {
        // A group that has begun must be filled before a run.
        for (; times > 0 && packed_.size() % group != 0; --times)
            packed_.push_back(value);
        if (times >= group) {
            endGroups();
            putVarint(out_, times << 1U);
            putNumber(out_, value, (bitWidth_ + 7) / 8);
            return;
        }
        packed_.insert(packed_.end(), times, value);
    }
    [[nodiscard]] std::string take() && {
        packed_.resize((packed_.size() + group - 1) / group * group);
        endGroups();
        return std::move(out_);
    }

private:
    void endGroups() {
        if (packed_.empty())
            return;
        putVarint(out_, packed_.size() / group << 1U | 1U);
        std::uint64_t bits = 0;
        unsigned count = 0;
        for (const std::uint32_t value : packed_) {
            bits |= std::uint64_t{value} << count;
            for (count += bitWidth_; count >= 8; count -= 8, bits >>= 8U)
                out_ += static_cast<char>(bits);
        }
        packed_.clear();
    }

    unsigned bitWidth_;
    std::vector<std::uint32_t> packed_;
    std::string out_;
};

} // namespace

void putNumber(std::string& out, std::uint64_t value, std::size_t bytes) {
    for (std::size_t i = 0; i < bytes; ++i)
        out += static_cast<char>(value >> 8 * i);
}

unsigned bitWidthOf(std::uint32_t greatest) {
    return std::max(1U, static_cast<unsigned>(std::bit_width(greatest)));
}

std::string runsAndBits(std::span<const std::uint32_t> values, unsigned bitWidth) {
    HybridWriter writer(bitWidth);
    for (std::size_t i = 0; i < values.size();) {
        std::size_t end = i + 1;
        while (end < values.size() && values[end] == values[i])
            ++end;
        writer.add(values[i], end - i);
        i = end;
    }
    return std::move(writer).take();
}

std::string compressed(const std::string& bytes) {
    constexpr int level = 3; // zstd's own choice
    std::string out(ZSTD_compressBound(bytes.size()), '\0');
    const std::size_t size =
        ZSTD_compress(out.data(), out.size(), bytes.data(), bytes.size(), level);
    if (ZSTD_isError(size) != 0) // the room suffices, so it is memory
        throw std::bad_alloc();
    out.resize(size);
    return out;
}

namespace {

enum ThriftType : std::uint8_t {
    isTrue = 1,
    isFalse = 2,
    i8 = 3,
    i32Type = 5,
    i64Type = 6,
    binary = 8,
    list = 9,
    structure = 12
};

std::uint64_t zigzag(std::int64_t value) {
    return static_cast<std::uint64_t>(value) << 1U ^ static_cast<std::uint64_t>(value >> 63U);
}

} // namespace

void putVarint(std::string& out, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7U)
        out += static_cast<char>(value | 0x80U);
    out += static_cast<char>(value);
}

// Fields come in ascending order, so a short difference always fits.
void ThriftWriter::header(std::int16_t field, std::uint8_t type) {
    const int difference = field - last_.back();
    out_ += static_cast<char>(difference << 4 | type);
    last_.back() = field;
}

void ThriftWriter::boolean(std::int16_t field, bool value) {
    header(field, value ? isTrue : isFalse);
}

void ThriftWriter::byte(std::int16_t field, std::int8_t value) {
    header(field, i8);
    out_ += static_cast<char>(value);
}

void ThriftWriter::i32(std::int16_t field, std::int32_t value) {
    header(field, i32Type);
    putVarint(out_, zigzag(value));
}

void ThriftWriter::i64(std::int16_t field, std::int64_t value) {
    header(field, i64Type);
    putVarint(out_, zigzag(value));
}

void ThriftWriter::text(std::int16_t field, std::string_view value) {
    header(field, binary);
    elementText(value);
}

void ThriftWriter::beginStruct(std::int16_t field) {
    header(field, structure);
    last_.push_back(0);
}

void ThriftWriter::endStruct() {
    out_ += '\0';
    last_.pop_back();
}

void ThriftWriter::beginList(std::int16_t field, Element element, std::size_t size) {
    constexpr std::size_t fewest = 15; // from here on the size stands behind
    header(field, list);
    const auto type = static_cast<std::uint8_t>(element);
    out_ += static_cast<char>((size < fewest ? size : fewest) << 4U | type);
    if (size >= fewest)
        putVarint(out_, size);
}

void ThriftWriter::elementI32(std::int32_t value) {
    putVarint(out_, zigzag(value));
}

void ThriftWriter::elementText(std::string_view value) {
    putVarint(out_, value.size());
    out_ += value;
}

void ThriftWriter::beginElement() {
    last_.push_back(0);
}

std::string ThriftWriter::take() && {
    out_ += '\0';
    return std::move(out_);
}

} // namespace damscope::db::parquet
