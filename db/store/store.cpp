// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store.hpp"

#include "base/files/open_files.hpp"
#include "base/files/output_target.hpp"
#include "db/store/identity.hpp"
#include "db/store/schema.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "messages/translation.hpp"

#include <chrono>
#include <string>
#include <system_error>
#include <utility>

namespace damscope::db {
namespace fs = std::filesystem;

struct Store::State {
    fs::path file;
    Access access;
    Schema schema;
    std::shared_ptr<const NameCatalogue> names;
    /// It is read without SQLite's files beside it, since there they cannot be made. Nobody may
    /// write to it meanwhile.
    bool readOnlyMedium = false;
    bool leavesLog = false;
    base::FileReference reference; ///< of the file that was opened, whatever its name becomes
    std::optional<Connection> connection;

    void close() noexcept;
    [[nodiscard]] bool mayFold() const;
};

namespace {

// One store has one log and one lock, by whatever link it is reached.
fs::path resolved(const fs::path& file) {
    return base::followed(fs::absolute(file));
}

bool isEmptyOrMissing(const fs::path& file) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (!fs::exists(status)) {
        if (error && error != std::errc::no_such_file_or_directory)
            throw Error(Error::Kind::failed, {"unopened", {{"reason", systemReason(error)}}}, file);
        return true;
    }
    if (!fs::is_regular_file(status))
        throw Error(Error::Kind::foreign, {"database-not-file", {}}, file);
    return fs::file_size(file, error) == 0 && !error;
}

bool hasLog(const fs::path& file) {
    return hasContents(logOf(file));
}

// One of another program: SQLite would play it back into a file that it does not belong to. A store
// has a log instead.
void requireNoJournal(const fs::path& file) {
    const fs::path journal = file.string() + "-journal";
    if (hasContents(journal))
        throw Error(Error::Kind::strayLog, {"database-stray-journal", {{"log", journal.string()}}},
                    file);
}

void requireReadable(const Connection& connection, const Schema& schema) {
    if (connection.value("SELECT count(*) FROM sqlite_schema").value_or(0) == 0)
        throw Error(Error::Kind::damaged, {"database-no-tables", {}}, connection.file());
    const int version = versionOf(connection);
    if (version > schema.version)
        throw Error(Error::Kind::newer, {"database-newer", {}}, connection.file());
    if (version < schema.version)
        throw Error(Error::Kind::older, {"database-older-read-only", {}}, connection.file());
}

// A store created in place of the log or the lock of another store would break that one.
void refusePartOfStore(const fs::path& file) {
    if (auto store = base::owningStore(file))
        throw Error(Error::Kind::foreign,
                    damscope::messageOf(
                        {base::OutputRefusal::Reason::partOfStore, file, std::move(*store)}));
}

// A writable store of an earlier version is brought up to date, also for reading.
void bringUpToDate(const fs::path& file, const Schema& schema) {
    try {
        const Store once(file, Store::Access::write, schema);
    } catch (const Error& error) {
        if (error.kind() != Error::Kind::readOnly && error.kind() != Error::Kind::failed)
            throw;
        throw Error(Error::Kind::older, {"database-older", {{"reason", error.reason()}}}, file);
    }
}

} // namespace

Store::Store(const fs::path& file, Access access, std::shared_ptr<const NameCatalogue> names)
    : Store(file, access, currentSchema) {
    state_->names = std::move(names);
}

Store::Store(const fs::path& file, Access access, const Schema& schema)
    : state_(std::make_unique<State>()) {
    state_->file = resolved(file);
    state_->access = access;
    state_->schema = schema;
    if (access == Access::write)
        openForWriting();
    else
        openForReading();
}

void Store::openForWriting() {
    refusePartOfStore(state_->file);
    if (!isEmptyOrMissing(state_->file))
        requireStore(state_->file, state_->schema); // before a lock is made beside what is none
    const WriterLock lock(state_->file);
    if (isEmptyOrMissing(state_->file))
        createStore(state_->file);
    else
        requireStore(state_->file, state_->schema);
    requireNoJournal(state_->file);
    requireOwnLog(state_->file, LogGuard::locked);
    requireSound(readLog(state_->file), state_->file);
    state_->connection.emplace(state_->file, Connection::Mode::write);
    migrate(*state_->connection, state_->schema);
    makeMissingTables(*state_->connection);
    ensureIdentity(*state_->connection);
    markChanges(*state_->connection);
    state_->reference = base::FileReference(state_->file);
}

void Store::openForReading() {
    if (isEmptyOrMissing(state_->file))
        throw Error(Error::Kind::missing, {"database-missing", {}}, state_->file);
    requireStore(state_->file, state_->schema);
    requireNoJournal(state_->file);
    requireOwnLog(state_->file, LogGuard::none);
    try {
        state_->connection.emplace(state_->file, Connection::Mode::read);
        requireReadable(*state_->connection, state_->schema);
        // Another file was put in its place between the two: its log is not that of this one.
        if (state_->connection->hasMoved())
            throw Error(Error::Kind::moved, {"database-moved", {}}, state_->file);
    } catch (const Error& error) {
        if (error.kind() == Error::Kind::older) {
            state_->connection.reset();
            bringUpToDate(state_->file, state_->schema);
            state_->connection.emplace(state_->file, Connection::Mode::read);
            return requireReadable(*state_->connection, state_->schema);
        }
        // In write-ahead mode SQLite needs to make files beside the store even for reading, which
        // a read-only medium does not allow. Without a log the file alone is the whole store.
        if (error.kind() != Error::Kind::failed && error.kind() != Error::Kind::readOnly)
            throw;
        if (hasLog(state_->file))
            throw;
        state_->connection.emplace(state_->file, Connection::Mode::immutable);
        requireReadable(*state_->connection, state_->schema);
        state_->readOnlyMedium = true;
    }
}

Store::Store(Store&&) noexcept = default;

Store& Store::operator=(Store&& other) noexcept {
    std::swap(state_, other.state_); // what this one had closes as the other ends
    return *this;
}

// A damaged log holds more than SQLite reads of it: folding it in would destroy the rest. A writer
// has made sure of it when it opened the store.
bool Store::State::mayFold() const {
    return !leavesLog && !readOnlyMedium &&
           (access == Access::write || readLog(file).state != LogState::damaged);
}

// The last to close a store writes its log into the file, and removes the files beside it. One that
// cannot have the lock of the writers need not wait for it: its holder closes the store later.
void Store::State::close() noexcept {
    if (!connection)
        return;
    try {
        connection->leaveLog();
        if (!leavesLog && !readOnlyMedium) {
            const ClosingTurn turn(file);
            const WriterLock lock(file, std::chrono::milliseconds(0));
            if (mayFold()) {
                (void)connection->foldLog(); // others that have it open do not let it be removed
                connection->leaveLog(false);
            }
            connection.reset();
        }
    } catch (...) { // NOLINT(bugprone-empty-catch)
        // No lock can be had, or no memory for its name: the log stays, complete.
    }
    connection.reset();
}

Store::~Store() {
    if (state_ != nullptr)
        state_->close();
}

bool Store::foldLog() {
    if (!hasLog(state_->file))
        return true;
    try {
        const WriterLock lock(state_->file, std::chrono::milliseconds(0));
        return state_->mayFold() && state_->connection->foldLog();
    } catch (const Error&) {
        return false; // somebody writes, or nobody may
    }
}

void Store::leaveLog() {
    state_->leavesLog = true;
}

std::optional<fs::path> Store::place() const {
    return state_->reference.place();
}

bool lacksItsLog(const fs::path& store) {
    if (!hasLog(store))
        return false;
    try {
        return !Store(store, Store::Access::read).foldLog();
    } catch (const Error& error) {
        return error.kind() == Error::Kind::busy;
    }
}

const fs::path& Store::file() const {
    return state_->file;
}

Connection& Store::connection() {
    return *state_->connection;
}

const std::shared_ptr<const NameCatalogue>& Store::names() const {
    return state_->names;
}

Snapshot::Snapshot(Store& store) : store_(store) {
    if (store_.connection().inTransaction())
        return; // inside another snapshot or a batch, which show one state themselves
    store_.connection().execute("BEGIN");
    own_ = true;
    // BEGIN alone fixes nothing: the first read does.
    (void)store_.connection().value("SELECT count(*) FROM source WHERE id = 0");
}

Snapshot::~Snapshot() {
    if (!own_ || !store_.connection().inTransaction())
        return;
    try {
        store_.connection().execute("COMMIT");
    } catch (...) {
        // Nothing was written: the connection's end releases it as well.
        own_ = false;
    }
}

} // namespace damscope::db
