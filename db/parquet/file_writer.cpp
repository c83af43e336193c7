// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of fields and kinds are those of
// https://github.com/apache/parquet-format/blob/master/src/main/thrift/parquet.thrift
#include "db/parquet/file_writer.hpp"

#include "db/parquet/encoding.hpp"
#include "db/parquet/thrift.hpp"

#include <array>
#include <cassert>
#include <optional>

namespace damscope::db::parquet {
namespace {

constexpr std::string_view magic = "PAR1";
constexpr std::size_t rowsPerGroup = 131'072;
constexpr std::int32_t zstdCodec = 6;

enum Physical : std::int32_t {
    booleanType = 0,
    int32Type = 1,
    int64Type = 2,
    doubleType = 5,
    byteArray = 6
};

struct Kind {
    Physical physical;
    std::optional<std::int32_t> converted; ///< for readers of before 2018
    std::int8_t unsignedBits;              ///< 0: not an unsigned number
};

// In the order of Type.
constexpr std::array<Kind, 8> kinds{{{booleanType, {}, 0},
                                     {int32Type, 11, 8},
                                     {int32Type, 12, 16},
                                     {int32Type, 13, 32},
                                     {int64Type, 14, 64},
                                     {int32Type, {}, 0},
                                     {doubleType, {}, 0},
                                     {byteArray, 0, 0}}};

const Kind& kindOf(const ColumnDescription& column) {
    return kinds.at(static_cast<std::size_t>(column.type));
}

std::int64_t asSigned(std::uint64_t value) {
    return static_cast<std::int64_t>(value);
}

void writeLogicalType(ThriftWriter& out, const ColumnDescription& column) {
    const Kind& kind = kindOf(column);
    if (column.type != Type::text && kind.unsignedBits == 0)
        return;
    out.beginStruct(10);
    out.beginStruct(column.type == Type::text ? 1 : 10);
    if (kind.unsignedBits != 0) {
        out.byte(1, kind.unsignedBits);
        out.boolean(2, false); // not signed
    }
    out.endStruct();
    out.endStruct();
}

void writeSchema(ThriftWriter& out, const std::vector<ColumnBuffer>& columns) {
    out.beginList(2, ThriftWriter::Element::structure, columns.size() + 1);
    out.beginElement(); // the root
    out.text(4, "damscope");
    out.i32(5, static_cast<std::int32_t>(columns.size()));
    out.endStruct();
    for (const ColumnBuffer& buffer : columns) {
        const ColumnDescription& column = buffer.description();
        out.beginElement();
        out.i32(1, kindOf(column).physical);
        out.i32(3, column.optional ? 1 : 0);
        out.text(4, column.name);
        if (kindOf(column).converted)
            out.i32(6, *kindOf(column).converted);
        writeLogicalType(out, column);
        out.endStruct();
    }
}

void writeEncodings(ThriftWriter& out, const EncodedColumn& column) {
    const bool hasDictionary = column.firstDataPage.has_value();
    out.beginList(2, ThriftWriter::Element::i32, hasDictionary ? 3 : 2);
    out.elementI32(0); // plain
    out.elementI32(3); // levels
    if (hasDictionary)
        out.elementI32(8);
}

void writeStatistics(ThriftWriter& out, const EncodedColumn& column) {
    out.beginStruct(12);
    out.i64(3, asSigned(column.nulls));
    if (column.least && column.greatest) {
        out.text(5, *column.greatest);
        out.text(6, *column.least);
    }
    out.endStruct();
}

} // namespace

FileWriter::FileWriter(std::span<const ColumnDescription> columns, Sink sink,
                       std::vector<std::pair<std::string, std::string>> facts)
    : sink_(std::move(sink)), facts_(std::move(facts)) {
    for (const ColumnDescription& column : columns)
        columns_.emplace_back(column);
    write(magic);
}

void FileWriter::write(std::string_view bytes) {
    sink_(bytes);
    offset_ += bytes.size();
}

void FileWriter::endRow() {
    assert(columns_.front().size() == columns_.back().size());
    ++rows_;
    if (columns_.front().size() == rowsPerGroup)
        writeRowGroup();
}

void FileWriter::writeRowGroup() {
    RowGroup group;
    group.rows = columns_.front().size();
    for (ColumnBuffer& buffer : columns_) {
        WrittenColumn written{buffer.take(), offset_, 0};
        write(written.column.bytes);
        written.size = written.column.bytes.size();
        written.column.bytes.clear();
        written.column.bytes.shrink_to_fit();
        group.columns.push_back(std::move(written));
    }
    groups_.push_back(std::move(group));
}

void FileWriter::end() {
    if (columns_.front().size() > 0)
        writeRowGroup();
    std::string end = footer();
    const std::size_t size = end.size();
    putNumber(end, size, 4);
    write(end);
    write(magic);
}

std::string FileWriter::footer() const {
    ThriftWriter out;
    out.i32(1, 2); // version
    writeSchema(out, columns_);
    out.i64(3, asSigned(rows_));
    out.beginList(4, ThriftWriter::Element::structure, groups_.size());
    for (const RowGroup& group : groups_)
        writeGroup(out, group);
    if (!facts_.empty()) {
        out.beginList(5, ThriftWriter::Element::structure, facts_.size());
        for (const auto& [name, value] : facts_) {
            out.beginElement();
            out.text(1, name);
            out.text(2, value);
            out.endStruct();
        }
    }
    out.text(6, "Damscope");
    // The order of bounds is that of the types.
    out.beginList(7, ThriftWriter::Element::structure, columns_.size());
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        out.beginElement();
        out.beginStruct(1);
        out.endStruct();
        out.endStruct();
    }
    return std::move(out).take();
}

void FileWriter::writeGroup(ThriftWriter& out, const RowGroup& group) const {
    std::uint64_t uncompressed = 0;
    std::uint64_t compressed = 0;
    out.beginElement();
    out.beginList(1, ThriftWriter::Element::structure, group.columns.size());
    for (std::size_t i = 0; i < group.columns.size(); ++i) {
        writeColumn(out, columns_[i].description(), group.columns[i]);
        uncompressed += group.columns[i].column.uncompressed;
        compressed += group.columns[i].size;
    }
    out.i64(2, asSigned(uncompressed));
    out.i64(3, asSigned(group.rows));
    out.i64(5, asSigned(group.columns.front().offset));
    out.i64(6, asSigned(compressed));
    out.endStruct();
}

void FileWriter::writeColumn(ThriftWriter& out, const ColumnDescription& description,
                             const WrittenColumn& written) {
    const EncodedColumn& column = written.column;
    out.beginElement();
    out.i64(2, asSigned(written.offset));
    out.beginStruct(3);
    out.i32(1, kindOf(description).physical);
    writeEncodings(out, column);
    out.beginList(3, ThriftWriter::Element::text, 1);
    out.elementText(description.name);
    out.i32(4, zstdCodec);
    out.i64(5, asSigned(column.values));
    out.i64(6, asSigned(column.uncompressed));
    out.i64(7, asSigned(written.size));
    out.i64(9, asSigned(written.offset + column.firstDataPage.value_or(0)));
    if (column.firstDataPage)
        out.i64(11, asSigned(written.offset));
    writeStatistics(out, column);
    out.endStruct();
    out.endStruct();
}

} // namespace damscope::db::parquet
