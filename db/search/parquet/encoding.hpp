// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

void putVarint(std::string& out, std::uint64_t value);

/// Writes the Thrift compact protocol, in which the metadata of Parquet files is:
/// https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md
class ThriftWriter {
public:
    void boolean(std::int16_t field, bool value);
    void byte(std::int16_t field, std::int8_t value);
    void i32(std::int16_t field, std::int32_t value);
    void i64(std::int16_t field, std::int64_t value);
    void text(std::int16_t field, std::string_view value);

    /// A struct as a field; `end` closes it.
    void beginStruct(std::int16_t field);
    void endStruct();

    enum class Element : std::uint8_t { i32 = 5, text = 8, structure = 12 };
    /// A list as a field; its elements follow.
    void beginList(std::int16_t field, Element element, std::size_t size);
    void elementI32(std::int32_t value);
    void elementText(std::string_view value);
    /// An element that is a struct; `endStruct` closes it.
    void beginElement();

    /// The bytes, when the outermost struct is complete.
    [[nodiscard]] std::string take() &&;

private:
    void header(std::int16_t field, std::uint8_t type);

    std::string out_;
    std::vector<std::int16_t> last_{0}; ///< the field written last, of each open struct
};

} // namespace damscope::db::parquet
