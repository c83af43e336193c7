// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sqlite/changeset.hpp"

// The header declares the session extension only where these are set.
#define SQLITE_ENABLE_SESSION        // NOLINT(cppcoreguidelines-macro-usage)
#define SQLITE_ENABLE_PREUPDATE_HOOK // NOLINT(cppcoreguidelines-macro-usage)
#include <sqlite3.h>

#include <utility>

namespace damscope::db {
namespace {

StoredValue valueOf(sqlite3_value* value) {
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(value));
    switch (sqlite3_value_type(value)) {
    case SQLITE_INTEGER:
        return std::int64_t{sqlite3_value_int64(value)};
    case SQLITE_TEXT:
        return std::string(
            static_cast<const char*>(static_cast<const void*>(sqlite3_value_text(value))), size);
    case SQLITE_BLOB: {
        const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_value_blob(value));
        return bytes == nullptr ? std::vector<std::uint8_t>()
                                : std::vector<std::uint8_t>(bytes, bytes + size);
    }
    default:
        return {};
    }
}

struct EndIteration {
    void operator()(sqlite3_changeset_iter* changes) const { sqlite3changeset_finalize(changes); }
};

using ReadValue = int (*)(sqlite3_changeset_iter*, int, sqlite3_value**);

std::vector<std::optional<StoredValue>> valuesOf(const Connection& connection,
                                                 sqlite3_changeset_iter* changes, int columns,
                                                 ReadValue read) {
    std::vector<std::optional<StoredValue>> values(static_cast<std::size_t>(columns));
    for (int column = 0; column < columns; ++column) {
        sqlite3_value* value = nullptr;
        connection.check(read(changes, column, &value));
        if (value != nullptr)
            values[static_cast<std::size_t>(column)] = valueOf(value);
    }
    return values;
}

// All values are there of rows that were added or removed; of one that was changed its key, and
// what each value was.
bool isWhole(const RowChange& change) {
    for (std::size_t column = 0; column < change.isKey.size(); ++column) {
        const bool before = change.kind == RowChange::Kind::added || change.before[column];
        const bool after = change.kind == RowChange::Kind::removed || change.after[column];
        const bool isUntouched = change.kind == RowChange::Kind::changed && !after;
        if ((!before && !(isUntouched && !change.isKey[column])) || (!after && !isUntouched))
            return false;
    }
    return true;
}

RowChange changeAt(const Connection& connection, sqlite3_changeset_iter* changes) {
    const char* table = nullptr;
    int columns = 0;
    int operation = 0;
    connection.check(sqlite3changeset_op(changes, &table, &columns, &operation, nullptr));
    RowChange change;
    change.table = table;
    unsigned char* keys = nullptr;
    connection.check(sqlite3changeset_pk(changes, &keys, nullptr));
    for (int column = 0; column < columns; ++column)
        change.isKey.push_back(keys[column] != 0);
    change.kind = operation == SQLITE_INSERT   ? RowChange::Kind::added
                  : operation == SQLITE_DELETE ? RowChange::Kind::removed
                                               : RowChange::Kind::changed;
    if (change.kind != RowChange::Kind::added)
        change.before = valuesOf(connection, changes, columns, sqlite3changeset_old);
    if (change.kind != RowChange::Kind::removed)
        change.after = valuesOf(connection, changes, columns, sqlite3changeset_new);
    if (!isWhole(change))
        connection.check(SQLITE_CORRUPT);
    return change;
}

} // namespace

void ChangeRecorder::Delete::operator()(sqlite3_session* session) const {
    sqlite3session_delete(session);
}

ChangeRecorder::ChangeRecorder(const Connection& connection,
                               std::span<const std::string_view> tables)
    : connection_(connection) {
    sqlite3_session* session = nullptr;
    connection.check(sqlite3session_create(connection.handle(), "main", &session));
    session_.reset(session);
    for (const std::string_view table : tables)
        connection.check(sqlite3session_attach(session, std::string(table).c_str()));
}

void ChangeRecorder::record(bool wanted) const {
    sqlite3session_enable(session_.get(), wanted ? 1 : 0);
}

namespace {

// Takes the bytes that SQLite has made, and frees them.
std::vector<std::uint8_t> taken(void* bytes, int size) {
    const std::unique_ptr<void, void (*)(void*)> owner(bytes, sqlite3_free);
    const auto* first = static_cast<const std::uint8_t*>(bytes);
    return size == 0 ? std::vector<std::uint8_t>() : std::vector<std::uint8_t>(first, first + size);
}

} // namespace

std::vector<std::uint8_t> ChangeRecorder::changes() const {
    int size = 0;
    void* bytes = nullptr;
    connection_.check(sqlite3session_changeset(session_.get(), &size, &bytes));
    return taken(bytes, size);
}

std::vector<std::uint8_t> reversed(const Connection& connection,
                                   std::span<const std::uint8_t> changes) {
    int size = 0;
    void* bytes = nullptr;
    connection.check(
        sqlite3changeset_invert(static_cast<int>(changes.size()), changes.data(), &size, &bytes));
    return taken(bytes, size);
}

std::vector<StoredValue> RowChange::key() const {
    const auto& values = kind == Kind::added ? after : before;
    std::vector<StoredValue> key;
    for (std::size_t column = 0; column < isKey.size(); ++column)
        if (isKey[column])
            key.push_back(values[column].value_or(StoredValue()));
    return key;
}

RowChange RowChange::reversed() && {
    // The key stands among the values before only.
    if (kind == Kind::changed)
        for (std::size_t column = 0; column < isKey.size(); ++column)
            if (isKey[column])
                after[column] = std::exchange(before[column], std::nullopt);
    std::swap(before, after);
    if (kind != Kind::changed)
        kind = kind == Kind::added ? Kind::removed : Kind::added;
    return std::move(*this);
}

void eachChange(const Connection& connection, std::span<const std::uint8_t> changes,
                const std::function<void(RowChange)>& visit) {
    sqlite3_changeset_iter* iterator = nullptr;
    // It is not written to.
    void* bytes = const_cast<std::uint8_t*>(changes.data()); // NOLINT(*-const-cast)
    connection.check(sqlite3changeset_start(&iterator, static_cast<int>(changes.size()), bytes));
    const std::unique_ptr<sqlite3_changeset_iter, EndIteration> owner(iterator);
    int code = SQLITE_OK;
    while ((code = sqlite3changeset_next(iterator)) == SQLITE_ROW)
        visit(changeAt(connection, iterator));
    if (code != SQLITE_DONE)
        connection.check(code);
}

bool lacksReferences(const Connection& connection) {
    int now = 0;
    int highest = 0;
    connection.check(
        sqlite3_db_status(connection.handle(), SQLITE_DBSTATUS_DEFERRED_FKS, &now, &highest, 0));
    return now != 0;
}

} // namespace damscope::db
