// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/parquet/file_writer.hpp"

#include "db/search/parquet/encoding.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

// The numbers of fields and kinds are those of
// https://github.com/apache/parquet-format/blob/master/src/main/thrift/parquet.thrift

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

namespace {

// https://github.com/apache/parquet-format/blob/master/src/main/thrift/parquet.thrift
enum PageType : std::int32_t { dataPage = 0, dictionaryPage = 2 };
enum Encoding : std::int32_t { plain = 0, rle = 3, rleDictionary = 8 };

constexpr std::size_t rowsPerPage = 16'384;
constexpr std::size_t largestDictionary = 32'768;
constexpr std::size_t longestBound = 64; // bytes of a text in the statistics

std::size_t bytesOf(Type type) {
    return type == Type::uint64 || type == Type::float64 ? 8 : 4;
}

std::string plainNumbers(std::span<const std::uint64_t> values, Type type) {
    std::string out;
    if (type != Type::boolean) {
        for (const std::uint64_t value : values)
            putNumber(out, value, bytesOf(type));
        return out;
    }
    out.resize((values.size() + 7) / 8);
    for (std::size_t i = 0; i < values.size(); ++i)
        out[i / 8] = static_cast<char>(static_cast<unsigned char>(out[i / 8]) | values[i] << i % 8);
    return out;
}

void putText(std::string& out, std::string_view text) {
    putNumber(out, text.size(), 4);
    out += text;
}

/// The pages of one column.
class Pages {
public:
    void add(PageType type, std::size_t values, Encoding encoding, const std::string& contents) {
        const std::string body = compressed(contents);
        ThriftWriter header;
        header.i32(1, type);
        header.i32(2, static_cast<std::int32_t>(contents.size()));
        header.i32(3, static_cast<std::int32_t>(body.size()));
        header.beginStruct(type == dataPage ? 5 : 7);
        header.i32(1, static_cast<std::int32_t>(values));
        header.i32(2, encoding);
        if (type == dataPage) {
            header.i32(3, rle); // definition levels
            header.i32(4, rle); // repetition levels, of which there are none
        }
        header.endStruct();
        const std::string head = std::move(header).take();
        encoded.bytes += head;
        encoded.bytes += body;
        encoded.uncompressed += head.size() + contents.size();
    }

    EncodedColumn encoded;
};

/// The values that occur, and the place of each value among them.
struct Dictionary {
    std::vector<std::uint64_t> entries;
    std::vector<std::uint32_t> places;
};

// Nothing if it would not save anything.
std::optional<Dictionary> dictionaryOf(std::span<const std::uint64_t> values, Type type) {
    if (type == Type::boolean || values.empty())
        return std::nullopt;
    const std::size_t most = std::min(largestDictionary, values.size() / 2);
    Dictionary dictionary;
    dictionary.places.reserve(values.size());
    std::unordered_map<std::uint64_t, std::uint32_t> found;
    for (const std::uint64_t value : values) {
        const auto [entry, isNew] =
            found.try_emplace(value, static_cast<std::uint32_t>(dictionary.entries.size()));
        if (isNew && dictionary.entries.size() >= most)
            return std::nullopt;
        if (isNew)
            dictionary.entries.push_back(value);
        dictionary.places.push_back(entry->second);
    }
    return dictionary;
}

// Some of the places of a column, as a page has them.
std::string placesIn(const Dictionary& dictionary, std::size_t first, std::size_t count) {
    const unsigned width = bitWidthOf(static_cast<std::uint32_t>(dictionary.entries.size() - 1));
    return static_cast<char>(width) +
           runsAndBits(std::span(dictionary.places).subspan(first, count), width);
}

std::string levels(std::span<const std::uint8_t> present) {
    const std::vector<std::uint32_t> values(present.begin(), present.end());
    const std::string runs = runsAndBits(values, 1);
    std::string out;
    putNumber(out, runs.size(), 4);
    return out + runs;
}

bool isLess(Type type, std::uint64_t a, std::uint64_t b) {
    if (type == Type::int32)
        return static_cast<std::int32_t>(a) < static_cast<std::int32_t>(b);
    if (type == Type::float64)
        return std::bit_cast<double>(a) < std::bit_cast<double>(b);
    return a < b;
}

std::string boundOf(Type type, std::uint64_t value) {
    const std::uint64_t one[] = {value}; // NOLINT(modernize-avoid-c-arrays)
    return plainNumbers(one, type);
}

void addBounds(EncodedColumn& column, Type type, std::span<const std::uint64_t> values) {
    if (values.empty())
        return;
    const auto less = [type](std::uint64_t a, std::uint64_t b) { return isLess(type, a, b); };
    const auto [least, greatest] = std::minmax_element(values.begin(), values.end(), less);
    column.least = boundOf(type, *least);
    column.greatest = boundOf(type, *greatest);
}

void addBounds(EncodedColumn& column, const std::vector<std::string>& texts) {
    if (texts.empty())
        return;
    const auto [least, greatest] = std::ranges::minmax_element(texts); // by unsigned bytes
    if (least->size() <= longestBound && greatest->size() <= longestBound) {
        column.least = *least;
        column.greatest = *greatest;
    }
}

} // namespace

void ColumnBuffer::add(std::uint64_t value) {
    assert(description_.type != Type::text);
    present_.push_back(1);
    values_.push_back(value);
}

void ColumnBuffer::add(std::string_view text) {
    assert(description_.type == Type::text);
    const auto [entry, isNew] = places_.try_emplace(std::string(text), texts_.size());
    if (isNew)
        texts_.emplace_back(text);
    present_.push_back(1);
    values_.push_back(entry->second);
}

void ColumnBuffer::addNull() {
    assert(description_.optional);
    present_.push_back(0);
}

EncodedColumn ColumnBuffer::take() {
    Pages pages;
    const auto dictionary = dictionaryOf(values_, description_.type);
    if (dictionary) {
        pages.add(dictionaryPage, dictionary->entries.size(), plain,
                  plainValues(dictionary->entries));
        pages.encoded.firstDataPage = pages.encoded.bytes.size();
    }
    std::size_t used = 0;
    for (std::size_t row = 0; row < present_.size(); row += rowsPerPage) {
        const auto rows = std::span(present_).subspan(row, std::min(rowsPerPage, size() - row));
        const auto count = static_cast<std::size_t>(std::ranges::count(rows, 1));
        std::string contents = description_.optional ? levels(rows) : std::string();
        contents += dictionary ? placesIn(*dictionary, used, count)
                               : plainValues(std::span(values_).subspan(used, count));
        pages.add(dataPage, rows.size(), dictionary ? rleDictionary : plain, contents);
        used += count;
    }
    EncodedColumn& column = pages.encoded;
    column.values = present_.size();
    column.nulls = present_.size() - values_.size();
    if (description_.type == Type::text)
        addBounds(column, texts_);
    else
        addBounds(column, description_.type, values_);
    clear();
    return std::move(column);
}

std::string ColumnBuffer::plainValues(std::span<const std::uint64_t> values) const {
    if (description_.type != Type::text)
        return plainNumbers(values, description_.type);
    std::string out;
    for (const std::uint64_t place : values)
        putText(out, texts_[place]);
    return out;
}

void ColumnBuffer::clear() {
    present_.clear();
    values_.clear();
    texts_.clear();
    places_.clear();
}

} // namespace damscope::db::parquet
