// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "db/sqlite/query_guard.hpp"
#include "messages/message.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damscope::db {

class Connection;

/// What is wrong with a statement, or why it ended.
enum class SqlFault : std::uint8_t {
    empty,     ///< there is no statement
    several,   ///< another statement follows (offset)
    writes,    ///< it is not a SELECT
    wrong,     ///< SQLite does not understand it (reason, offset)
    outOfTime, ///< SqlLimits::time is over
    stopped,   ///< it was asked to stop
    failed     ///< the store is damaged or cannot be read (reason)
};

struct SqlError {
    SqlFault fault = SqlFault::wrong;
    std::optional<std::size_t> offset; ///< 0-based byte of the text, where it is known
    std::string reason;                ///< SQLite's, in English
};
[[nodiscard]] Message message(const SqlError& error);

struct SqlBlob {
    std::string bytes;
};
/// A value of a row; monostate is NULL.
using SqlValue = std::variant<std::monostate, std::int64_t, double, std::string, SqlBlob>;

/// One SELECT of a user's on a store, which nothing in it can change: with the views of
/// db/views/views.hpp and moves(game) of moves_table.hpp. It reads one state of the store. The
/// store must outlive it, and is good for nothing else meanwhile.
class SqlQuery {
public:
    SqlQuery(SqlQuery&&) noexcept;
    SqlQuery& operator=(SqlQuery&&) noexcept;
    ~SqlQuery();

    [[nodiscard]] static Expected<SqlQuery, SqlError>
    prepare(const Connection& connection, std::string_view sql, SqlLimits limits = {});
    /// The names of the columns; a name that occurs again gets a number: "name", "name_2".
    [[nodiscard]] const std::vector<std::string>& columns() const;
    /// The next row; nothing after the last.
    [[nodiscard]] Expected<std::optional<std::vector<SqlValue>>, SqlError> next();

private:
    struct State;
    explicit SqlQuery(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

} // namespace damscope::db
