// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sqlite/sql_query.hpp"

#include "base/text/ascii.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <new>
#include <utility>

namespace damscope::db {
namespace {

// A value that a statement makes: randomblob(1000000000) is refused.
constexpr int longestValue = 256 << 20;

struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Handle = std::unique_ptr<sqlite3_stmt, Finalize>;

// What is the fault of the store, and not of the statement.
bool isFailure(int code) {
    constexpr std::array<int, 7> failures{SQLITE_CORRUPT,  SQLITE_NOTADB, SQLITE_IOERR,
                                          SQLITE_CANTOPEN, SQLITE_FULL,   SQLITE_BUSY,
                                          SQLITE_PROTOCOL};
    return std::ranges::count(failures, code & 0xff) > 0;
}

SqlError errorOf(sqlite3* handle, int code, const QueryGuard& guard) {
    if ((code & 0xff) == SQLITE_NOMEM)
        throw std::bad_alloc();
    if ((code & 0xff) == SQLITE_INTERRUPT)
        return {guard.stopped() ? SqlFault::stopped : SqlFault::outOfTime, {}, {}};
    if (isFailure(code))
        return {SqlFault::failed, {}, sqlite3_errmsg(handle)};
    if (guard.refused())
        return {SqlFault::writes, {}, {}};
    const int offset = sqlite3_error_offset(handle);
    return {SqlFault::wrong,
            offset < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(offset)),
            sqlite3_errmsg(handle)};
}

std::vector<std::string> namesOf(sqlite3_stmt* statement) {
    std::vector<std::string> names;
    for (int i = 0; i < sqlite3_column_count(statement); ++i) {
        const char* const name = sqlite3_column_name(statement, i);
        if (name == nullptr)
            throw std::bad_alloc();
        std::string unique = name;
        for (int n = 2; std::ranges::count(names, unique) > 0; ++n)
            unique = std::string(name) + "_" + std::to_string(n);
        names.push_back(std::move(unique));
    }
    return names;
}

std::string bytesOf(const void* bytes, int count) {
    return count == 0
               ? std::string()
               : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(count));
}

SqlValue valueOf(sqlite3_stmt* row, int column) {
    switch (sqlite3_column_type(row, column)) {
    case SQLITE_INTEGER:
        return std::int64_t{sqlite3_column_int64(row, column)};
    case SQLITE_FLOAT:
        return sqlite3_column_double(row, column);
    case SQLITE_TEXT: {
        const void* const text = sqlite3_column_text(row, column);
        return bytesOf(text, sqlite3_column_bytes(row, column));
    }
    case SQLITE_BLOB: {
        const void* const blob = sqlite3_column_blob(row, column);
        return SqlBlob{bytesOf(blob, sqlite3_column_bytes(row, column))};
    }
    default:
        return std::monostate();
    }
}

} // namespace

Message message(const SqlError& error) {
    // In the order of SqlFault.
    constexpr std::array<std::string_view, 7> codes{"sql-empty", "sql-several",     "sql-writes",
                                                    "sql-wrong", "sql-out-of-time", "sql-stopped",
                                                    "sql-failed"};
    Message message{std::string(codes.at(static_cast<std::size_t>(error.fault))), {}};
    if (!error.reason.empty())
        message.parameters.push_back({"reason", error.reason});
    return message;
}

struct SqlQuery::State {
    State(sqlite3* connection, SqlLimits limits)
        : handle(connection), guard(connection, std::move(limits)) {}

    [[nodiscard]] std::optional<SqlError> prepare(std::string_view sql);
    [[nodiscard]] std::optional<SqlError> refuseAnother(std::string_view rest, std::size_t offset);

    sqlite3* handle;
    QueryGuard guard;
    Handle statement;
    std::vector<std::string> columns;
    bool atEnd = false;
};

std::optional<SqlError> SqlQuery::State::refuseAnother(std::string_view rest, std::size_t offset) {
    // Blanks and comments are no statement.
    sqlite3_stmt* another = nullptr;
    const int code =
        sqlite3_prepare_v2(handle, rest.data(), static_cast<int>(rest.size()), &another, nullptr);
    const Handle owner(another);
    if (code == SQLITE_OK && another == nullptr)
        return std::nullopt;
    return SqlError{
        SqlFault::several, offset + std::min(rest.find_first_not_of(" \t\r\n;"), rest.size()), {}};
}

std::optional<SqlError> SqlQuery::State::prepare(std::string_view sql) {
    // SQLite would take it for the end.
    if (const std::size_t nul = sql.find('\0'); nul != std::string_view::npos)
        return SqlError{SqlFault::wrong, nul, "a zero byte"};
    const char* rest = nullptr;
    sqlite3_stmt* made = nullptr;
    const int code =
        sqlite3_prepare_v2(handle, sql.data(), static_cast<int>(sql.size()), &made, &rest);
    statement.reset(made);
    if (code != SQLITE_OK)
        return errorOf(handle, code, guard);
    if (made == nullptr)
        return SqlError{SqlFault::empty, {}, {}};
    if (sqlite3_stmt_readonly(made) == 0 || sqlite3_column_count(made) == 0)
        return SqlError{SqlFault::writes, {}, {}};
    columns = namesOf(made);
    const auto used = static_cast<std::size_t>(rest - sql.data());
    return refuseAnother(sql.substr(used), used);
}

SqlQuery::SqlQuery(std::unique_ptr<State> state) : state_(std::move(state)) {}
SqlQuery::SqlQuery(SqlQuery&&) noexcept = default;
SqlQuery& SqlQuery::operator=(SqlQuery&&) noexcept = default;
SqlQuery::~SqlQuery() = default;

Expected<SqlQuery, SqlError> SqlQuery::prepare(const Connection& connection, std::string_view sql,
                                               SqlLimits limits) {
    sqlite3* const handle = connection.handle();
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, longestValue);
    if (sql.size() > static_cast<std::size_t>(sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, -1)))
        return Unexpected{SqlError{SqlFault::wrong, {}, sqlite3_errstr(SQLITE_TOOBIG)}};
    auto state = std::make_unique<State>(handle, std::move(limits));
    if (auto error = state->prepare(sql))
        return Unexpected{std::move(*error)};
    return SqlQuery(std::move(state));
}

const std::vector<std::string>& SqlQuery::columns() const {
    return state_->columns;
}

Expected<std::optional<std::vector<SqlValue>>, SqlError> SqlQuery::next() {
    using Row = std::optional<std::vector<SqlValue>>;
    if (state_->atEnd)
        return Row();
    const int code = sqlite3_step(state_->statement.get());
    state_->atEnd = code != SQLITE_ROW;
    if (code == SQLITE_DONE)
        return Row();
    if (code != SQLITE_ROW)
        return Unexpected{errorOf(state_->handle, code, state_->guard)};
    std::vector<SqlValue> row;
    row.reserve(state_->columns.size());
    for (int i = 0; i < sqlite3_column_count(state_->statement.get()); ++i)
        row.push_back(valueOf(state_->statement.get(), i));
    return Row(std::move(row));
}

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

namespace {

// https://www.sqlite.org/lang_corefunc.html, lang_aggfunc.html, lang_datefunc.html,
// lang_mathfunc.html, windowfunctions.html, json1.html; sorted.
constexpr auto harmless = std::to_array<std::string_view>({"->",
                                                           "->>",
                                                           "abs",
                                                           "acos",
                                                           "acosh",
                                                           "asin",
                                                           "asinh",
                                                           "atan",
                                                           "atan2",
                                                           "atanh",
                                                           "avg",
                                                           "ceil",
                                                           "ceiling",
                                                           "changes",
                                                           "char",
                                                           "coalesce",
                                                           "concat",
                                                           "concat_ws",
                                                           "cos",
                                                           "cosh",
                                                           "count",
                                                           "cume_dist",
                                                           "current_date",
                                                           "current_time",
                                                           "current_timestamp",
                                                           "date",
                                                           "datetime",
                                                           "degrees",
                                                           "dense_rank",
                                                           "exp",
                                                           "first_value",
                                                           "floor",
                                                           "format",
                                                           "glob",
                                                           "group_concat",
                                                           "hex",
                                                           "if",
                                                           "ifnull",
                                                           "iif",
                                                           "instr",
                                                           "json",
                                                           "json_array",
                                                           "json_array_length",
                                                           "json_error_position",
                                                           "json_extract",
                                                           "json_group_array",
                                                           "json_group_object",
                                                           "json_insert",
                                                           "json_object",
                                                           "json_patch",
                                                           "json_pretty",
                                                           "json_quote",
                                                           "json_remove",
                                                           "json_replace",
                                                           "json_set",
                                                           "json_type",
                                                           "json_valid",
                                                           "jsonb",
                                                           "jsonb_array",
                                                           "jsonb_extract",
                                                           "jsonb_group_array",
                                                           "jsonb_group_object",
                                                           "jsonb_insert",
                                                           "jsonb_object",
                                                           "jsonb_patch",
                                                           "jsonb_remove",
                                                           "jsonb_replace",
                                                           "jsonb_set",
                                                           "julianday",
                                                           "lag",
                                                           "last_insert_rowid",
                                                           "last_value",
                                                           "lead",
                                                           "length",
                                                           "like",
                                                           "likelihood",
                                                           "likely",
                                                           "ln",
                                                           "log",
                                                           "log10",
                                                           "log2",
                                                           "lower",
                                                           "ltrim",
                                                           "max",
                                                           "median",
                                                           "min",
                                                           "mod",
                                                           "nth_value",
                                                           "ntile",
                                                           "nullif",
                                                           "octet_length",
                                                           "percent_rank",
                                                           "percentile",
                                                           "percentile_cont",
                                                           "percentile_disc",
                                                           "pi",
                                                           "pow",
                                                           "power",
                                                           "printf",
                                                           "quote",
                                                           "radians",
                                                           "random",
                                                           "randomblob",
                                                           "rank",
                                                           "replace",
                                                           "round",
                                                           "row_number",
                                                           "rtrim",
                                                           "sign",
                                                           "sin",
                                                           "sinh",
                                                           "soundex",
                                                           "sqlite_compileoption_get",
                                                           "sqlite_compileoption_used",
                                                           "sqlite_source_id",
                                                           "sqlite_version",
                                                           "sqrt",
                                                           "strftime",
                                                           "string_agg",
                                                           "substr",
                                                           "substring",
                                                           "sum",
                                                           "tan",
                                                           "tanh",
                                                           "time",
                                                           "timediff",
                                                           "total",
                                                           "total_changes",
                                                           "trim",
                                                           "trunc",
                                                           "typeof",
                                                           "unhex",
                                                           "unicode",
                                                           "unistr",
                                                           "unistr_quote",
                                                           "unixepoch",
                                                           "unlikely",
                                                           "upper",
                                                           "zeroblob"});
static_assert(std::ranges::is_sorted(harmless));

} // namespace

bool isHarmlessFunction(std::string_view name) {
    return std::ranges::binary_search(harmless, base::lowerCase(name));
}

} // namespace damscope::db
