// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/query_guard.hpp"

#include "db/sqlite/harmless_functions.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace damscope::db {
namespace {

// How many instructions of SQLite's machine run between two looks at the clock: some microseconds.
constexpr int instructions = 4096;

// Pragmas that describe a store; with a value most of the others would change something.
constexpr std::array<std::string_view, 9> describing{
    "table_list",  "table_info",       "table_xinfo",   "index_list",     "index_info",
    "index_xinfo", "foreign_key_list", "function_list", "compile_options"};

bool describes(const char* pragma) {
    return pragma != nullptr && std::ranges::count(describing, std::string_view(pragma)) > 0;
}

} // namespace

std::span<const std::string_view> describingPragmas() {
    return describing;
}

QueryGuard::QueryGuard(sqlite3* handle, SqlLimits limits)
    : handle_(handle), limits_(std::move(limits)) {
    sqlite3_set_authorizer(handle_, authorize, this);
    sqlite3_progress_handler(handle_, instructions, mustEnd, this);
}

QueryGuard::~QueryGuard() {
    sqlite3_set_authorizer(handle_, nullptr, nullptr);
    sqlite3_progress_handler(handle_, 0, nullptr, nullptr);
}

bool QueryGuard::outOfTime() const {
    return limits_.time && std::chrono::steady_clock::now() - begun_ > *limits_.time;
}

int QueryGuard::authorize(void* guard, int action, const char* first, const char* second,
                          const char* /*database*/, const char* /*trigger*/) {
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE:
        return SQLITE_OK;
    case SQLITE_FUNCTION: // SQLite's own message names the function
        return isHarmlessFunction(second) ? SQLITE_OK : SQLITE_DENY;
    case SQLITE_PRAGMA:
        if (describes(first))
            return SQLITE_OK;
        break;
    default:
        break;
    }
    static_cast<QueryGuard*>(guard)->refused_ = true;
    return SQLITE_DENY;
}

int QueryGuard::mustEnd(void* guard) {
    const auto* limits = static_cast<const QueryGuard*>(guard);
    return limits->stopped() || limits->outOfTime() ? 1 : 0;
}

} // namespace damscope::db
