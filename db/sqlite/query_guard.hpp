// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

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

} // namespace damscope::db
