// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "messages/message.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

struct sqlite3;

namespace damscope::db {

/// How long a statement of a user's may run.
struct SqlLimits {
    std::stop_token stop;
    std::optional<std::chrono::milliseconds> time; ///< none: as long as it takes
};

/// Pragmas that describe a store, which a statement may use, also as tables (pragma_table_info).
[[nodiscard]] std::span<const std::string_view> describingPragmas();

/// While it lives, a connection only reads: what would write, open other files or change settings
/// is refused when a statement is prepared, and statements end when they have run too long.
class QueryGuard {
public:
    QueryGuard(sqlite3* handle, SqlLimits limits);
    QueryGuard(const QueryGuard&) = delete;
    QueryGuard& operator=(const QueryGuard&) = delete;
    ~QueryGuard();

    /// Why a statement was refused or has ended.
    [[nodiscard]] bool refused() const { return refused_; }
    [[nodiscard]] bool stopped() const { return limits_.stop.stop_requested(); }
    [[nodiscard]] bool outOfTime() const;

private:
    static int authorize(void* guard, int action, const char* first, const char* second,
                         const char* database, const char* trigger);
    static int mustEnd(void* guard);

    sqlite3* handle_;
    SqlLimits limits_;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    bool refused_ = false;
};

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
/// db/store/schema.hpp and moves(game) of db/search/sql/ask.hpp. It reads one state of the store.
/// The store must outlive it, and is good for nothing else meanwhile.
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

/// Whether a function of SQL computes a value from its arguments or the clock and does nothing
/// else. Those of full-text search, of R-trees and for loading code are not: they reveal addresses,
/// or read the tables of an extension.
[[nodiscard]] bool isHarmlessFunction(std::string_view name);

} // namespace damscope::db
