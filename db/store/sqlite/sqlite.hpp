// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>

struct sqlite3;
struct sqlite3_backup;
struct sqlite3_stmt;

namespace damscope::db {

/// Which integers of a store are values of a type: all that it holds, or those that an enumeration
/// names where it is an index of tables.
template <class Value> struct StoredRange {
    using Number = typename std::conditional_t<std::is_enum_v<Value>, std::underlying_type<Value>,
                                               std::type_identity<Value>>::type;
    static constexpr std::int64_t least =
        std::is_signed_v<Number> ? static_cast<std::int64_t>(std::numeric_limits<Number>::min())
                                 : 0;
    static constexpr std::int64_t most =
        std::in_range<std::int64_t>(std::numeric_limits<Number>::max())
            ? static_cast<std::int64_t>(std::numeric_limits<Number>::max())
            : INT64_MAX;
};
template <> struct StoredRange<rules::Color> { static constexpr std::int64_t least = 0, most = 1; };
template <> struct StoredRange<rules::Variant> {
    static constexpr std::int64_t least = 0, most = rules::variantCount - 1;
};
template <> struct StoredRange<rules::GameResult> {
    static constexpr std::int64_t least = 0,
                                  most = static_cast<std::int64_t>(rules::GameResult::bothLose);
};

/// A store that cannot be opened, read or written.
class Error : public std::runtime_error {
public:
    /// The reason, for programs to act on.
    enum class Kind : std::uint8_t {
        failed,   ///< anything else
        missing,  ///< the file does not exist
        foreign,  ///< the file is not a Damscope store
        newer,    ///< made by a later version
        older,    ///< made by an earlier version: to be opened for writing once
        busy,     ///< another program kept writing for too long
        full,     ///< no space left on the disk
        readOnly, ///< may not be written
        damaged,  ///< the contents of the file are damaged
        linked,   ///< has a second name (a hard link), so it may not be written
        moved,    ///< was moved, replaced or deleted while it was open
        strayLog  ///< the log beside it is that of another file
    };
    /// `file`: the one that it is about, where the reason does not say it.
    Error(Kind kind, Message reason, std::filesystem::path file = {}, int sqliteCode = 0);
    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    /// What is wrong with the file, without its name.
    [[nodiscard]] const Message& reason() const { return reason_; }
    /// The file and the reason, which what() says in English.
    [[nodiscard]] Message message() const;
    /// SQLite's extended result code; 0 if it was not SQLite that failed.
    [[nodiscard]] int sqliteCode() const { return sqliteCode_; }

private:
    Kind kind_;
    Message reason_;
    std::filesystem::path file_;
    int sqliteCode_;
};

using Blob = std::span<const std::uint8_t>;

class Connection;

/// A prepared statement. What its text and blob columns point to lives until the next step().
class Statement {
public:
    /// Starts over with these values for ?1, ?2, ... Text and blobs are not copied: they must live
    /// until the last step().
    template <class... Values> Statement& bind(const Values&... values) {
        reset();
        int index = 0;
        (bindOne(++index, values), ...);
        return *this;
    }
    /// The value of ?index, after bind() or reset().
    template <class Value> void bindOne(int index, const Value& value) {
        if constexpr (std::is_enum_v<Value> || std::integral<Value>)
            bindInteger(index, static_cast<std::int64_t>(value));
        else if constexpr (std::convertible_to<const Value&, std::string_view>)
            bindText(index, value);
        else if constexpr (std::convertible_to<const Value&, Blob>)
            bindBlob(index, value);
        else if (value) // an optional
            bindOne(index, *value);
        else
            bindNull(index);
    }
    /// Forgets the result so far and the values.
    void reset() noexcept;
    /// The next row; false after the last.
    bool step();
    /// Executes a statement that yields no rows.
    void run();

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::uint64_t bits(int column) const {
        return static_cast<std::uint64_t>(integer(column));
    }
    /// An integer as a value of a type that need not hold it, or of an enumeration: a damaged or
    /// hostile row may hold any. Throws Error, of Kind::damaged, which names what stands there.
    template <class Value> [[nodiscard]] Value as(int column) const {
        const std::int64_t value = integer(column);
        if (value < StoredRange<Value>::least || value > StoredRange<Value>::most)
            failValue(column, value);
        return static_cast<Value>(value);
    }
    /// The id of a row, or 0 for none: tables by id are made for it. Throws like as(), also where
    /// the file has no room for so many rows.
    template <class Id = std::uint32_t> [[nodiscard]] Id id(int column) const {
        const Id id = as<Id>(column);
        if (!hasRoomFor(static_cast<std::int64_t>(id)))
            failValue(column, static_cast<std::int64_t>(id));
        return id;
    }
    [[nodiscard]] std::string_view text(int column) const;
    [[nodiscard]] Blob blob(int column) const;

private:
    friend class Connection;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    Statement(const Connection& connection, std::string_view sql);
    void bindInteger(int index, std::int64_t value);
    void bindText(int index, std::string_view value);
    void bindBlob(int index, Blob value);
    void bindNull(int index);
    void check(int code) const;
    [[nodiscard]] bool hasRoomFor(std::int64_t id) const;
    [[noreturn]] void failValue(int column, std::int64_t value) const;

    const Connection* connection_;
    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

/// The use of a statement that its connection keeps prepared: reset when the use ends, so that no
/// forgotten statement holds a transaction open.
class KeptStatement {
public:
    explicit KeptStatement(Statement& statement) : statement_(&statement) {}
    KeptStatement(const KeptStatement&) = delete;
    KeptStatement& operator=(const KeptStatement&) = delete;
    ~KeptStatement() { statement_->reset(); }
    Statement* operator->() const { return statement_; }
    Statement& operator*() const { return *statement_; }

private:
    Statement* statement_;
};

/// A connection to one file, for one thread, set up so that neither a power cut nor a hostile file
/// does harm: write-ahead log with full synchronisation, no triggers, views or schema functions, no
/// memory mapping.
class Connection {
public:
    enum class Mode : std::uint8_t {
        create,    ///< a file that does not exist yet
        write,     ///< the one writer; checkpoints the log
        read,      ///< never writes, never checkpoints
        immutable, ///< a file on a medium that cannot be written, without a log
        copy       ///< a new file that PageCopy fills: nothing in it is safe before its end
    };
    Connection(const std::filesystem::path& file, Mode mode);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() = default;

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    [[nodiscard]] Statement prepare(std::string_view sql) const { return {*this, sql}; }
    /// A statement that is kept prepared, identified by the address of its text: `sql` is a
    /// constant that lives as long as the connection. Only one user at a time can step it.
    KeptStatement kept(std::string_view sql);
    /// Executes statements that take no values.
    void execute(const std::string& sql) const;
    /// The first column of the only row that a statement yields; nothing if it yields none.
    template <class... Values>
    std::optional<std::int64_t> value(std::string_view sql, const Values&... values) const {
        Statement statement = prepare(sql);
        statement.bind(values...);
        return statement.step() ? std::optional(statement.integer(0)) : std::nullopt;
    }
    [[nodiscard]] std::int64_t lastInsertId() const;
    /// Whether a table can have a row with this id: rows get their ids one by one, and each takes
    /// some bytes of the file.
    [[nodiscard]] bool hasRoomFor(std::int64_t id) const;
    /// The highest id of a row of a table; 0 if it has none. Throws Error if it is impossible.
    [[nodiscard]] std::uint32_t highestId(std::string_view table) const;
    /// Throws Error, of Kind::damaged: a row has a value that it cannot have.
    [[noreturn]] void failValue(std::string column, std::int64_t value) const;
    /// Whether a transaction is open.
    [[nodiscard]] bool inTransaction() const;
    /// Statements that a Transaction executes before it commits what it has changed.
    void beforeCommit(std::string sql) { beforeCommit_ = std::move(sql); }
    /// Writes what the log holds into the file, without waiting for anybody: false if some of it
    /// stays, because others read an older state or the file cannot be written. The caller holds
    /// the WriterLock.
    [[nodiscard]] bool foldLog() const;
    /// From now on its end leaves the write-ahead log as it is, or, if it is the last connection of
    /// all programs, folds it in and removes it.
    void leaveLog(bool leave = true) const;
    /// Whether the file has got another name, or its name another file, since it was opened.
    [[nodiscard]] bool hasMoved() const;
    /// For what SQLite offers besides statements (db/search/sql).
    [[nodiscard]] sqlite3* handle() const { return handle_.get(); }
    /// Throws Error for a code of SQLite that is not SQLITE_OK, std::bad_alloc if memory ran out.
    void check(int code) const;

private:
    friend class Statement;
    friend class PageCopy;
    friend class Transaction;
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    void open(Mode mode);
    void configure(Mode mode) const;
    [[noreturn]] void fail(int code) const;

    std::filesystem::path file_;
    std::unique_ptr<sqlite3, Close> handle_;
    std::unordered_map<const char*, Statement> kept_;
    mutable std::int64_t knownRoom_ = 4096; // what hasRoomFor() has found so far
    std::string beforeCommit_;
    std::int64_t changesBefore_ = 0; ///< rows changed when its transaction began
};

/// Copies all pages of a store into another file. `from` is read as its open transaction sees it,
/// whatever others write meanwhile.
class PageCopy {
public:
    PageCopy(const Connection& from, const Connection& to);
    /// Copies some pages; false when all are there. Throws Error.
    bool step(int pages);
    [[nodiscard]] std::uint64_t done() const; ///< bytes, like the total
    [[nodiscard]] std::uint64_t total() const;

private:
    struct Finish {
        void operator()(sqlite3_backup* backup) const;
    };
    const Connection& to_;
    std::uint64_t pageSize_;
    std::unique_ptr<sqlite3_backup, Finish> handle_;
};

/// A write transaction, begun at once (BEGIN IMMEDIATE: one begun later fails with "database is
/// locked" whatever the timeout). Rolled back unless committed.
class Transaction {
public:
    /// Throws Error, of Kind::moved where what is written would not be found by the file's name.
    explicit Transaction(Connection& connection);
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();
    void commit();

private:
    Connection* connection_; ///< null once it is over
};

} // namespace damscope::db
