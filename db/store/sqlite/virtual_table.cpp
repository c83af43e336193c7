// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sqlite/virtual_table.hpp"

#include "db/store/sqlite/sqlite.hpp"

#include <sqlite3.h>

#include <cmath>
#include <exception>
#include <new>
#include <utility>

namespace damscope::db {
namespace {

// What SQLite knows of them begins with its own part.
struct ConnectedTable : sqlite3_vtab {
    const VirtualTable* table;
};
struct OpenCursor : sqlite3_vtab_cursor {
    std::unique_ptr<VirtualRows> rows; ///< none: there are no rows
};

// What xBestIndex reports to xFilter.
enum Plan : int { allRows = 0, rowsOfArgument = 1 };

int codeOf(const Error* error) {
    if (error == nullptr)
        return SQLITE_ERROR;
    if (error->sqliteCode() != 0)
        return error->sqliteCode();
    return error->kind() == Error::Kind::damaged ? SQLITE_CORRUPT_VTAB : SQLITE_ERROR;
}

// SQLite is written in C, so no exception may pass through it: the failure becomes a result code,
// and the table keeps its message.
template <class Work> int guarded(sqlite3_vtab* table, Work work) {
    try {
        work();
        return SQLITE_OK;
    } catch (const std::bad_alloc&) {
        return SQLITE_NOMEM;
    } catch (const std::exception& failure) {
        sqlite3_free(table->zErrMsg);
        table->zErrMsg = sqlite3_mprintf("%s", failure.what());
        return codeOf(dynamic_cast<const Error*>(&failure));
    }
}

VirtualRows& rowsOf(sqlite3_vtab_cursor* cursor) {
    return *static_cast<OpenCursor*>(cursor)->rows;
}

const VirtualTable& tableOf(sqlite3_vtab* table) {
    return *static_cast<ConnectedTable*>(table)->table;
}

int connect(sqlite3* handle, void* table, int /*count*/, const char* const* /*words*/,
            sqlite3_vtab** connected, char** /*error*/) {
    const auto* const description = static_cast<const VirtualTable*>(table);
    const int code = sqlite3_declare_vtab(handle, description->declaration.c_str());
    if (code != SQLITE_OK)
        return code;
    auto made = std::unique_ptr<ConnectedTable>(new (std::nothrow) ConnectedTable{});
    if (!made)
        return SQLITE_NOMEM;
    made->table = description;
    *connected = made.release();
    return SQLITE_OK;
}

int disconnect(sqlite3_vtab* table) {
    const std::unique_ptr<ConnectedTable> owner(static_cast<ConnectedTable*>(table));
    return SQLITE_OK;
}

// The argument comes first in every plan; all rows are a last resort.
int bestIndex(sqlite3_vtab* table, sqlite3_index_info* info) {
    constexpr double all = 1e9;
    const VirtualTable& description = tableOf(table);
    info->idxNum = allRows;
    info->estimatedCost = all;
    info->estimatedRows = static_cast<sqlite3_int64>(all);
    for (int i = 0; i < info->nConstraint; ++i) {
        const auto& constraint = info->aConstraint[i];
        if (constraint.iColumn != description.argumentColumn ||
            constraint.op != SQLITE_INDEX_CONSTRAINT_EQ || constraint.usable == 0)
            continue; // not usable: in this plan the table with the argument comes later
        info->aConstraintUsage[i].argvIndex = 1;
        info->aConstraintUsage[i].omit = 1;
        info->idxNum = rowsOfArgument;
        info->estimatedCost = description.rowsOfArgument;
        info->estimatedRows = static_cast<sqlite3_int64>(description.rowsOfArgument);
        break;
    }
    return SQLITE_OK;
}

int openCursor(sqlite3_vtab* /*table*/, sqlite3_vtab_cursor** cursor) {
    *cursor = new (std::nothrow) OpenCursor{};
    return *cursor == nullptr ? SQLITE_NOMEM : SQLITE_OK;
}

int closeCursor(sqlite3_vtab_cursor* cursor) {
    const std::unique_ptr<OpenCursor> owner(static_cast<OpenCursor*>(cursor));
    return SQLITE_OK;
}

// As SQL compares a number with an integer: '7' and 7.0 are 7, others are equal to none.
std::optional<std::int64_t> integerOf(sqlite3_value* value) {
    const int type = sqlite3_value_numeric_type(value);
    if (type == SQLITE_INTEGER)
        return sqlite3_value_int64(value);
    constexpr double largestExact = 9007199254740992.0;
    const double number = type == SQLITE_FLOAT ? sqlite3_value_double(value) : 0.5;
    if (number != std::floor(number) || std::abs(number) > largestExact)
        return std::nullopt;
    return static_cast<std::int64_t>(number);
}

std::unique_ptr<VirtualRows> rowsOf(const VirtualTable& table, int plan, sqlite3_value** values) {
    if (plan == allRows)
        return table.rows(std::nullopt);
    const auto argument = integerOf(values[0]);
    return argument ? table.rows(argument) : nullptr;
}

int filter(sqlite3_vtab_cursor* cursor, int plan, const char* /*name*/, int /*count*/,
           sqlite3_value** values) {
    return guarded(cursor->pVtab, [&] {
        static_cast<OpenCursor*>(cursor)->rows = rowsOf(tableOf(cursor->pVtab), plan, values);
    });
}

int next(sqlite3_vtab_cursor* cursor) {
    return guarded(cursor->pVtab, [&] { rowsOf(cursor).next(); });
}

int atEnd(sqlite3_vtab_cursor* cursor) {
    const auto& rows = static_cast<OpenCursor*>(cursor)->rows;
    return rows == nullptr || rows->atEnd() ? 1 : 0;
}

void setResult(sqlite3_context* context, const ColumnValue& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        sqlite3_result_int64(context, *number);
    else if (const auto* real = std::get_if<double>(&value))
        sqlite3_result_double(context, *real);
    else if (const auto* text = std::get_if<std::string>(&value))
        sqlite3_result_text64(context, text->data(), text->size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    else
        sqlite3_result_null(context);
}

int columnOf(sqlite3_vtab_cursor* cursor, sqlite3_context* context, int column) {
    return guarded(cursor->pVtab, [&] { setResult(context, rowsOf(cursor).value(column)); });
}

int rowId(sqlite3_vtab_cursor* cursor, sqlite3_int64* id) {
    *id = rowsOf(cursor).id();
    return SQLITE_OK;
}

void destroy(void* table) {
    const std::unique_ptr<VirtualTable> owner(static_cast<VirtualTable*>(table));
}

// Eponymous: it is there without CREATE VIRTUAL TABLE.
constexpr sqlite3_module module = [] {
    sqlite3_module m{};
    m.iVersion = 1;
    m.xConnect = connect;
    m.xBestIndex = bestIndex;
    m.xDisconnect = disconnect;
    m.xOpen = openCursor;
    m.xClose = closeCursor;
    m.xFilter = filter;
    m.xNext = next;
    m.xEof = atEnd;
    m.xColumn = columnOf;
    m.xRowid = rowId;
    return m;
}();

} // namespace

void addVirtualTable(const Connection& connection, VirtualTable table) {
    auto kept = std::make_unique<VirtualTable>(std::move(table));
    const std::string name = kept->name;
    // Whatever it returns, SQLite calls `destroy` in the end.
    connection.check(sqlite3_create_module_v2(connection.handle(), name.c_str(), &module,
                                              kept.release(), destroy));
}

} // namespace damscope::db
