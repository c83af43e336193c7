// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/parquet/thrift.hpp"

#include <utility>

namespace damscope::db::parquet {
namespace {

enum Type : std::uint8_t {
    isTrue = 1,
    isFalse = 2,
    i8 = 3,
    i16Type = 4,
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

void ThriftWriter::i16(std::int16_t field, std::int16_t value) {
    header(field, i16Type);
    putVarint(out_, zigzag(value));
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
