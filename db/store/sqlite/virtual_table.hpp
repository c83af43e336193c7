// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace damscope::db {

class Connection;

/// What a column of a virtual table holds; monostate is NULL.
using ColumnValue = std::variant<std::monostate, std::int64_t, double, std::string>;

/// The rows of a virtual table, one after another. Functions may throw Error.
class VirtualRows {
public:
    VirtualRows() = default;
    VirtualRows(const VirtualRows&) = delete;
    VirtualRows& operator=(const VirtualRows&) = delete;
    virtual ~VirtualRows() = default;

    [[nodiscard]] virtual bool atEnd() const = 0;
    virtual void next() = 0;
    [[nodiscard]] virtual ColumnValue value(int column) = 0;
    [[nodiscard]] virtual std::int64_t id() const = 0;
};

/// A table that the program makes up while SQL reads it: https://www.sqlite.org/vtab.html. It can
/// be called with its argument, the last column, which is hidden: name(argument).
struct VirtualTable {
    std::string name;
    std::string declaration; ///< CREATE TABLE, the argument HIDDEN
    int argumentColumn = 0;
    double rowsOfArgument = 1; ///< about how many
    /// The rows of an argument; without it all rows.
    std::function<std::unique_ptr<VirtualRows>(std::optional<std::int64_t> argument)> rows;
};

/// Makes a table known to a connection, which keeps it. Throws Error.
void addVirtualTable(const Connection& connection, VirtualTable table);

} // namespace damscope::db
