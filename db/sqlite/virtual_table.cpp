// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/virtual_table.hpp"

#include "db/sqlite/sqlite.hpp"

#include <sqlite3.h>

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
    std::unique_ptr<VirtualRows> rows;
};

// What xBestIndex reports to xFilter.
enum Plan : int { allRows = 0, rowsOfArgument = 1 };

// No exception may go through SQLite: the code of its failure, with its words in the table.
template <class Work> int guarded(sqlite3_vtab* table, Work work) {
    try {
        work();
        return SQLITE_OK;
    } catch (const std::bad_alloc&) {
        return SQLITE_NOMEM;
    } catch (const std::exception& failure) {
        sqlite3_free(table->zErrMsg);
        table->zErrMsg = sqlite3_mprintf("%s", failure.what());
        const auto* error = dynamic_cast<const Error*>(&failure);
        return error != nullptr && error->sqliteCode() != 0 ? error->sqliteCode() : SQLITE_ERROR;
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
    const std::unique_ptr<ConnectedTable> gone(static_cast<ConnectedTable*>(table));
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
            constraint.op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        if (constraint.usable == 0)
            return SQLITE_CONSTRAINT; // the table that has the argument must come first
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
    const std::unique_ptr<OpenCursor> gone(static_cast<OpenCursor*>(cursor));
    return SQLITE_OK;
}

int filter(sqlite3_vtab_cursor* cursor, int plan, const char* /*name*/, int /*count*/,
           sqlite3_value** values) {
    return guarded(cursor->pVtab, [&] {
        static_cast<OpenCursor*>(cursor)->rows =
            tableOf(cursor->pVtab)
                .rows(plan == rowsOfArgument ? std::optional(sqlite3_value_int64(values[0]))
                                             : std::nullopt);
    });
}

int next(sqlite3_vtab_cursor* cursor) {
    return guarded(cursor->pVtab, [&] { rowsOf(cursor).next(); });
}

int atEnd(sqlite3_vtab_cursor* cursor) {
    return rowsOf(cursor).atEnd() ? 1 : 0;
}

void setResult(sqlite3_context* context, const ColumnValue& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        sqlite3_result_int64(context, *number);
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

void forget(void* table) {
    const std::unique_ptr<VirtualTable> gone(static_cast<VirtualTable*>(table));
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
    // Whatever it returns, SQLite calls `forget` in the end.
    const int code = sqlite3_create_module_v2(connection.handle(), name.c_str(), &module,
                                              kept.release(), forget);
    if (code != SQLITE_OK)
        throw Error(Error::Kind::failed,
                    connection.file().string() + ": " + name +
                        " cannot be offered: " + sqlite3_errstr(code),
                    code);
}

} // namespace damscope::db
