// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/parquet/column.hpp"

#include "db/parquet/encoding.hpp"
#include "db/parquet/thrift.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <span>
#include <utility>

namespace damscope::db::parquet {
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
