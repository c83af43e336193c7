// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/parquet/column.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db::parquet {

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
