// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace damscope::db::parquet {

/// What a column holds, and so how Parquet stores it.
enum class Type : std::uint8_t { boolean, uint8, uint16, uint32, uint64, int32, float64, text };

struct ColumnDescription {
    std::string_view name;
    Type type = Type::uint64;
    bool optional = false; ///< may be null
};

/// A column of a row group as it stands in the file.
struct EncodedColumn {
    std::string bytes; ///< its pages, the dictionary first if it has one
    std::uint64_t values = 0;
    std::uint64_t nulls = 0;
    std::uint64_t uncompressed = 0;
    std::optional<std::size_t> firstDataPage; ///< its place in `bytes`; none: 0, no dictionary
    std::optional<std::string> least;         ///< plain; none if there is no value or it is long
    std::optional<std::string> greatest;
};

/// The values of a column while its row group is filled.
class ColumnBuffer {
public:
    explicit ColumnBuffer(ColumnDescription description) : description_(description) {}
    [[nodiscard]] const ColumnDescription& description() const { return description_; }
    [[nodiscard]] std::size_t size() const { return present_.size(); }

    /// Numbers of any type but text; a float64 as its bits.
    void add(std::uint64_t value);
    void add(std::string_view text);
    void addNull();

    /// Encodes what was added, and forgets it.
    [[nodiscard]] EncodedColumn take();

private:
    [[nodiscard]] std::string plainValues(std::span<const std::uint64_t> values) const;
    void clear();

    ColumnDescription description_;
    std::vector<std::uint8_t> present_; ///< of each row
    std::vector<std::uint64_t> values_; ///< of the rows that have one; of a text its place below
    std::vector<std::string> texts_;    ///< different ones
    std::unordered_map<std::string, std::uint64_t> places_;
};

class ThriftWriter;

/// Takes the next bytes of the file.
using Sink = std::function<void(std::string_view)>;

/// Writes a Parquet file, row group by row group: memory does not grow with the number of rows.
/// https://parquet.apache.org/docs/file-format/
class FileWriter {
public:
    /// `facts` are names and values that the file says about itself.
    FileWriter(std::span<const ColumnDescription> columns, Sink sink,
               std::vector<std::pair<std::string, std::string>> facts = {});

    /// A row is one value for each column, then endRow().
    [[nodiscard]] ColumnBuffer& column(std::size_t index) { return columns_[index]; }
    void endRow();
    /// Writes what is left and the footer: the file is complete.
    void end();
    [[nodiscard]] std::uint64_t rows() const { return rows_; }

private:
    struct WrittenColumn {
        EncodedColumn column; ///< without its bytes
        std::uint64_t offset = 0;
        std::uint64_t size = 0;
    };
    struct RowGroup {
        std::vector<WrittenColumn> columns;
        std::uint64_t rows = 0;
    };
    void write(std::string_view bytes);
    void writeRowGroup();
    [[nodiscard]] std::string footer() const;
    void writeGroup(ThriftWriter& out, const RowGroup& group) const;
    static void writeColumn(ThriftWriter& out, const ColumnDescription& description,
                            const WrittenColumn& written);

    Sink sink_;
    std::vector<ColumnBuffer> columns_;
    std::vector<std::pair<std::string, std::string>> facts_;
    std::vector<RowGroup> groups_;
    std::uint64_t offset_ = 0;
    std::uint64_t rows_ = 0;
};

} // namespace damscope::db::parquet
