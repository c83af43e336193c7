// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sqlite/sqlite.hpp"

#include "base/files/file_access.hpp"
#include "messages/translation.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <new>

namespace damscope::db {
namespace {

constexpr int busyMilliseconds = 60'000;

struct Fault {
    int code; ///< of SQLite; 0: any other
    Error::Kind kind;
    const char* reason;
};

constexpr std::array faults{
    Fault{SQLITE_BUSY, Error::Kind::busy, "database-busy"},
    Fault{SQLITE_LOCKED, Error::Kind::busy, "database-busy"},
    Fault{SQLITE_FULL, Error::Kind::full, "database-disk-full"},
    Fault{SQLITE_READONLY, Error::Kind::readOnly, "database-read-only"},
    Fault{SQLITE_PERM, Error::Kind::readOnly, "database-read-only"},
    Fault{SQLITE_CORRUPT, Error::Kind::damaged, "database-damaged"},
    Fault{SQLITE_NOTADB, Error::Kind::foreign, "database-foreign"},
    Fault{SQLITE_CANTOPEN, Error::Kind::failed, "database-not-opened"},
    Fault{SQLITE_IOERR, Error::Kind::failed, "database-disk-failed"},
    Fault{SQLITE_TOOBIG, Error::Kind::failed, "database-game-too-large"},
    Fault{0, Error::Kind::failed, "database-unusable"},
};

// Without a handle, and for what the handle does not know of, SQLite has only general words.
std::string detailOf(int code, sqlite3* handle) {
    std::string detail = (sqlite3_errcode(handle) & 0xff) == (code & 0xff) ? sqlite3_errmsg(handle)
                                                                           : sqlite3_errstr(code);
    const int systemError = handle != nullptr ? sqlite3_system_errno(handle) : 0;
    if (systemError != 0)
        detail += "; " + translated(systemReason(base::errorOf(systemError)), Language::english);
    return detail + ", SQLite " + std::to_string(code);
}

int openFlags(Connection::Mode mode) {
    switch (mode) {
    case Connection::Mode::create:
    case Connection::Mode::copy:
        return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Connection::Mode::write:
    case Connection::Mode::read: // SQLite writes the log's index, and recovers after a crash
        return SQLITE_OPEN_READWRITE;
    case Connection::Mode::immutable:
        return SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
    }
    return SQLITE_OPEN_READONLY;
}

// https://www.sqlite.org/uri.html: these three would end the path.
std::string immutableUri(const std::string& path) {
    std::string uri = "file:";
    for (const char c : path) {
        if (c == '%')
            uri += "%25";
        else if (c == '?')
            uri += "%3f";
        else if (c == '#')
            uri += "%23";
        else
            uri += c;
    }
    return uri + "?immutable=1";
}

/// For assertions: a parameter of the statement.
[[maybe_unused]] bool isParameter(sqlite3_stmt* statement, int index) {
    return index >= 1 && index <= sqlite3_bind_parameter_count(statement);
}

/// For assertions: a column of the row that the statement has come to.
[[maybe_unused]] bool isColumn(sqlite3_stmt* statement, int column) {
    return column >= 0 && column < sqlite3_data_count(statement);
}

} // namespace

namespace {

Message inFile(const Message& reason, const std::filesystem::path& file) {
    return file.empty() ? reason
                        : Message{"in-file", {{"file", file.string()}, {"reason", reason}}};
}

} // namespace

Error::Error(Kind kind, Message reason, std::filesystem::path file, int sqliteCode)
    : std::runtime_error(translated(inFile(reason, file), Language::english)), kind_(kind),
      reason_(std::move(reason)), file_(std::move(file)), sqliteCode_(sqliteCode) {}

Message Error::message() const {
    return inFile(reason_, file_);
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const {
    // Its code is that of the last step(), which has been thrown already.
    sqlite3_finalize(statement);
}

Statement::Statement(const Connection& connection, std::string_view sql)
    : connection_(&connection) {
    assert(!sql.empty());
    sqlite3_stmt* handle = nullptr;
    connection.check(sqlite3_prepare_v3(connection.handle_.get(), sql.data(),
                                        static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                                        &handle, nullptr));
    handle_.reset(handle);
}

void Statement::check(int code) const {
    connection_->check(code);
}

void Statement::reset() noexcept {
    // The code of sqlite3_reset is that of the last step(), which has been thrown already; clearing
    // cannot fail.
    sqlite3_reset(handle_.get());
    sqlite3_clear_bindings(handle_.get());
}

void Statement::bindInteger(int index, std::int64_t value) {
    assert(isParameter(handle_.get(), index));
    check(sqlite3_bind_int64(handle_.get(), index, value));
}

void Statement::bindText(int index, std::string_view value) {
    assert(isParameter(handle_.get(), index));
    // A null pointer would bind NULL.
    const char* data = value.data() != nullptr ? value.data() : "";
    check(
        sqlite3_bind_text64(handle_.get(), index, data, value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Statement::bindBlob(int index, Blob value) {
    assert(isParameter(handle_.get(), index));
    const void* data = value.data() != nullptr ? static_cast<const void*>(value.data()) : "";
    check(sqlite3_bind_blob64(handle_.get(), index, data, value.size(), SQLITE_STATIC));
}

void Statement::bindNull(int index) {
    assert(isParameter(handle_.get(), index));
    check(sqlite3_bind_null(handle_.get(), index));
}

bool Statement::step() {
    const int code = sqlite3_step(handle_.get());
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    connection_->fail(code);
}

void Statement::run() {
    [[maybe_unused]] const bool row = step();
    assert(!row);
    sqlite3_reset(handle_.get());
}

bool Statement::isNull(int column) const {
    assert(isColumn(handle_.get(), column));
    return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL;
}

std::int64_t Statement::integer(int column) const {
    assert(isColumn(handle_.get(), column));
    return sqlite3_column_int64(handle_.get(), column);
}

bool Statement::hasRoomFor(std::int64_t id) const {
    return connection_->hasRoomFor(id);
}

void Statement::failValue(int column, std::int64_t value) const {
    const char* name = sqlite3_column_name(handle_.get(), column);
    connection_->failValue(name != nullptr ? name : "", value);
}

std::string_view Statement::text(int column) const {
    assert(isColumn(handle_.get(), column));
    const auto* data = sqlite3_column_text(handle_.get(), column);
    if (data == nullptr)
        return {};
    return {static_cast<const char*>(static_cast<const void*>(data)),
            static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

Blob Statement::blob(int column) const {
    assert(isColumn(handle_.get(), column));
    const auto* data = static_cast<const std::uint8_t*>(sqlite3_column_blob(handle_.get(), column));
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

void Connection::Close::operator()(sqlite3* handle) const {
    // Cannot fail: a handle with statements left lives on until the last of them goes.
    sqlite3_close_v2(handle);
}

Connection::Connection(const std::filesystem::path& file, Mode mode)
    : file_(std::filesystem::absolute(file)) {
    open(mode);
    configure(mode);
}

void Connection::open(Mode mode) {
    const std::string path =
        mode == Mode::immutable ? immutableUri(file_.string()) : file_.string();
    sqlite3* handle = nullptr;
    const int code =
        sqlite3_open_v2(path.c_str(), &handle, openFlags(mode) | SQLITE_OPEN_NOMUTEX, nullptr);
    handle_.reset(handle); // a handle comes even with most errors, to be closed
    check(code);
    sqlite3_extended_result_codes(handle, 1);
}

void Connection::configure(Mode mode) const {
    sqlite3* handle = handle_.get();
    check(sqlite3_busy_timeout(handle, busyMilliseconds));
    // https://www.sqlite.org/security.html, 1.2: files from strangers.
    constexpr std::array<std::pair<int, int>, 6> settings{{{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                                           {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                                           {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
                                                           {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                                                           {SQLITE_DBCONFIG_DQS_DDL, 0},
                                                           {SQLITE_DBCONFIG_DQS_DML, 0}}};
    for (const auto& [setting, value] : settings)
        check(sqlite3_db_config(handle, setting, value, nullptr));
    execute("PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA foreign_keys=ON;"
            "PRAGMA synchronous=FULL;");
    if (mode == Mode::read || mode == Mode::immutable) {
        leaveLog();
        execute("PRAGMA wal_autocheckpoint=0; PRAGMA query_only=ON; PRAGMA cache_size=-32768;");
    } else if (mode == Mode::copy) {
        execute("PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF;");
    } else {
        // Cut the log back to 64 MB after an exceptionally large transaction.
        execute("PRAGMA wal_autocheckpoint=2000; PRAGMA journal_size_limit=67108864;"
                "PRAGMA cache_size=-65536;");
    }
}

void Connection::fail(int code) const {
    if ((code & 0xff) == SQLITE_NOMEM)
        throw std::bad_alloc();
    const auto* fault = std::ranges::find_if(
        faults, [&](const Fault& f) { return f.code == (code & 0xff) || f.code == 0; });
    throw Error(
        fault->kind,
        {"database-sqlite",
         {{"reason", Message{fault->reason, {}}}, {"detail", detailOf(code, handle_.get())}}},
        file_, code);
}

void Connection::check(int code) const {
    if (code != SQLITE_OK)
        fail(code);
}

KeptStatement Connection::kept(std::string_view sql) {
    auto found = kept_.find(sql.data());
    if (found == kept_.end())
        found = kept_.emplace(sql.data(), prepare(sql)).first;
    // By its address: only literals may be kept, and each in one use at a time.
    assert(sqlite3_sql(found->second.handle_.get()) == sql);
    assert(sqlite3_stmt_busy(found->second.handle_.get()) == 0);
    return KeptStatement(found->second);
}

void Connection::execute(const std::string& sql) const {
    check(sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr));
}

std::int64_t Connection::lastInsertId() const {
    return sqlite3_last_insert_rowid(handle_.get());
}

void Connection::failValue(std::string column, std::int64_t value) const {
    throw Error(Error::Kind::damaged,
                {"database-damaged", {{"column", std::move(column)}, {"value", value}}}, file_);
}

bool Connection::hasRoomFor(std::int64_t id) const {
    constexpr std::int64_t smallestRow = 8; // with its place on the page
    if (id > knownRoom_)
        knownRoom_ = std::max(knownRoom_, value("PRAGMA page_count").value_or(0) *
                                              value("PRAGMA page_size").value_or(0) / smallestRow);
    return id <= knownRoom_;
}

std::uint32_t Connection::highestId(std::string_view table) const {
    Statement select = prepare("SELECT max(id) AS id FROM " + std::string(table));
    return select.step() ? select.id(0) : 0;
}

bool Connection::inTransaction() const {
    return sqlite3_get_autocommit(handle_.get()) == 0;
}

void Connection::leaveLog(bool leave) const {
    check(
        sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave ? 1 : 0, nullptr));
}

bool Connection::foldLog() const {
    int frames = 0;
    int written = 0;
    check(sqlite3_busy_timeout(handle_.get(), 0));
    const int code = sqlite3_wal_checkpoint_v2(handle_.get(), "main", SQLITE_CHECKPOINT_TRUNCATE,
                                               &frames, &written);
    check(sqlite3_busy_timeout(handle_.get(), busyMilliseconds));
    if (code == SQLITE_OK)
        return true;
    // All may be written although a reader does not let the log be emptied.
    return (code & 0xff) == SQLITE_BUSY && frames >= 0 && frames == written;
}

bool Connection::hasMoved() const {
    int moved = 0;
    return sqlite3_file_control(handle_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) ==
               SQLITE_OK &&
           moved != 0;
}

void PageCopy::Finish::operator()(sqlite3_backup* backup) const {
    // Its code is that of the last step, which has been thrown already.
    sqlite3_backup_finish(backup);
}

PageCopy::PageCopy(const Connection& from, const Connection& to)
    : to_(to), pageSize_(static_cast<std::uint64_t>(from.value("PRAGMA page_size").value_or(0))),
      handle_(sqlite3_backup_init(to.handle_.get(), "main", from.handle_.get(), "main")) {
    if (!handle_)
        to.fail(sqlite3_errcode(to.handle_.get()));
}

bool PageCopy::step(int pages) {
    assert(pages > 0);
    const int code = sqlite3_backup_step(handle_.get(), pages);
    if (code == SQLITE_DONE)
        return false;
    to_.check(code);
    return true;
}

std::uint64_t PageCopy::done() const {
    const int left = sqlite3_backup_remaining(handle_.get());
    return total() - pageSize_ * static_cast<std::uint64_t>(left);
}

std::uint64_t PageCopy::total() const {
    return pageSize_ * static_cast<std::uint64_t>(sqlite3_backup_pagecount(handle_.get()));
}

Transaction::Transaction(Connection& connection) : connection_(&connection) {
    assert(!connection.inTransaction());
    if (connection.hasMoved())
        throw Error(Error::Kind::moved, {"database-moved", {}}, connection.file());
    connection.execute("BEGIN IMMEDIATE");
    connection.changesBefore_ = sqlite3_total_changes64(connection.handle());
}

Transaction::~Transaction() {
    // Some errors (a full disk, memory) have rolled it back already.
    if (connection_ == nullptr || !connection_->inTransaction())
        return;
    try {
        connection_->execute("ROLLBACK");
    } catch (...) {
        // The connection's end rolls it back; a destructor can do no more.
        connection_ = nullptr;
    }
}

void Transaction::commit() {
    assert(connection_ != nullptr && connection_->inTransaction());
    if (sqlite3_total_changes64(connection_->handle()) != connection_->changesBefore_)
        connection_->execute(connection_->beforeCommit_);
    connection_->execute("COMMIT");
    connection_ = nullptr;
}

} // namespace damscope::db
