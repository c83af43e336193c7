// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store.hpp"

#include "base/files/output_target.hpp"
#include "db/sqlite/log_file.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/sqlite/writer_lock.hpp"
#include "db/store/identity.hpp"
#include "db/store/schema.hpp"
#include "messages/output_refusal.hpp"
#include "messages/system_reason.hpp"

#include <chrono>
#include <optional>
#include <system_error>
#include <utility>

namespace damscope::db {
namespace fs = std::filesystem;

struct Store::State {
    fs::path file;
    Access access;
    /// It is read without SQLite's files beside it, since there they cannot be made. Nobody may
    /// write to it meanwhile.
    bool readOnlyMedium = false;
    std::optional<Connection> connection;
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
            throw Error(Error::Kind::failed, Message{"database-unopened",
                                                     {{"file", file.string()},
                                                      {"reason", systemReason(error.value())}}});
        return true;
    }
    if (!fs::is_regular_file(status))
        throw Error(Error::Kind::foreign, Message{"database-not-file", {{"file", file.string()}}});
    return fs::file_size(file, error) == 0 && !error;
}

bool hasLog(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file.string() + "-wal", error);
    return !error && size != 0;
}

void requireReadable(const Connection& connection) {
    if (connection.value("SELECT count(*) FROM sqlite_schema").value_or(0) == 0)
        throw Error(Error::Kind::damaged,
                    Message{"database-no-tables", {{"file", connection.file().string()}}});
    const std::string name = connection.file().string();
    const int version = versionOf(connection);
    if (version > schemaVersion)
        throw Error(Error::Kind::newer, Message{"database-newer", {{"file", name}}});
    if (version < schemaVersion)
        throw Error(Error::Kind::older, Message{"database-older-read-only", {{"file", name}}});
}

// A store created in place of the log or the lock of another store would break that one.
void refusePartOfStore(const fs::path& file) {
    if (auto store = base::storeBesideWhich(file))
        throw Error(Error::Kind::foreign,
                    messageOf({base::OutputRefusal::Reason::partOfStore, file, std::move(*store)}));
}

// A writable store of an earlier version is brought up to date, also for reading.
void bringUpToDate(const fs::path& file) {
    try {
        const Store once(file, Store::Access::write);
    } catch (const Error& error) {
        if (error.kind() != Error::Kind::readOnly && error.kind() != Error::Kind::failed)
            throw;
        throw Error(
            Error::Kind::older,
            Message{"database-older", {{"file", file.string()}, {"reason", error.reason()}}});
    }
}

} // namespace

Store::Store(const fs::path& file, Access access) : state_(std::make_unique<State>()) {
    state_->file = resolved(file);
    state_->access = access;
    if (access == Access::write)
        openForWriting();
    else
        openForReading();
}

void Store::openForWriting() {
    refusePartOfStore(state_->file);
    if (!isEmptyOrMissing(state_->file))
        requireStore(state_->file); // before a lock is made beside what is none
    const WriterLock lock(state_->file);
    if (isEmptyOrMissing(state_->file))
        createStore(state_->file);
    else
        requireStore(state_->file);
    requireSound(readLog(state_->file), state_->file);
    state_->connection.emplace(state_->file, Connection::Mode::write);
    migrate(*state_->connection);
    ensureIdentity(*state_->connection);
}

void Store::openForReading() {
    if (isEmptyOrMissing(state_->file))
        throw Error(Error::Kind::missing,
                    Message{"database-missing", {{"file", state_->file.string()}}});
    requireStore(state_->file);
    try {
        state_->connection.emplace(state_->file, Connection::Mode::read);
        requireReadable(*state_->connection);
    } catch (const Error& error) {
        if (error.kind() == Error::Kind::older) {
            state_->connection.reset();
            bringUpToDate(state_->file);
            state_->connection.emplace(state_->file, Connection::Mode::read);
            return requireReadable(*state_->connection);
        }
        // In write-ahead mode SQLite needs to make files beside the store even for reading, which
        // a read-only medium does not allow. Without a log the file alone is the whole store.
        if (error.kind() != Error::Kind::failed && error.kind() != Error::Kind::readOnly)
            throw;
        if (hasLog(state_->file))
            throw;
        state_->connection.emplace(state_->file, Connection::Mode::immutable);
        requireReadable(*state_->connection);
        state_->readOnlyMedium = true;
    }
}

Store::Store(Store&&) noexcept = default;

Store& Store::operator=(Store&& other) noexcept {
    std::swap(state_, other.state_); // what this one had closes as the other ends
    return *this;
}

namespace {

// A reader leaves no files beside a store that is not in use, so that its one file can be copied. A
// log with something in it is a writer's to bring in.
void removeEmptyLog(const fs::path& file) {
    std::error_code error;
    if (!fs::exists(file.string() + "-wal", error) || hasLog(file))
        return;
    const WriterLock lock(file, std::chrono::milliseconds(0));
    if (hasLog(file))
        return;
    // The last connection to be closed removes them; while others are open they stay.
    const Connection last(file, Connection::Mode::write);
    (void)last.value("SELECT count(*) FROM sqlite_schema");
}

} // namespace

Store::~Store() {
    if (state_ == nullptr)
        return;
    if (state_->access == Access::read) {
        state_->connection.reset();
        try {
            if (!state_->readOnlyMedium)
                removeEmptyLog(state_->file);
        } catch (...) {
            // A writer is at work, or the files cannot be changed: they stay.
            return;
        }
        return;
    }
    try {
        // Closing the last connection checkpoints the log, which only the holder of the lock may.
        const WriterLock lock(state_->file);
        state_->connection.reset();
    } catch (...) {
        // No lock, or no memory for its name: the log stays, complete, and the next writer
        // checkpoints it.
        state_->connection->leaveLog();
    }
}

const fs::path& Store::file() const {
    return state_->file;
}

Connection& Store::connection() {
    return *state_->connection;
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
