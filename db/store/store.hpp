// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

namespace damscope::db {

class Connection;
struct NameCatalogue;
struct Schema;

/// An open store: one SQLite file. Throws db::Error (sqlite.hpp) where a file or SQLite fails.
///
/// One Store per thread. Any number of programs may read while one writes; writers wait for one
/// another, a minute at most. Readers see whole batches only.
class Store {
public:
    enum class Access {
        read, ///< the file must exist; nothing in it is changed, unless an earlier version made it:
              ///< then it is brought up to the newest schema if it may be written
        write ///< made if it does not exist; brought up to the newest schema
    };

    /// `names`: those of combinations and structures that its games are searched by
    /// (db/search/structures); null: the built-in ones.
    Store(const std::filesystem::path& file, Access access,
          std::shared_ptr<const NameCatalogue> names = nullptr);
    /// As a program with these tables opens it.
    Store(const std::filesystem::path& file, Access access, const Schema& schema);
    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;
    ~Store();

    [[nodiscard]] const std::filesystem::path& file() const;
    [[nodiscard]] Connection& connection();
    [[nodiscard]] const std::shared_ptr<const NameCatalogue>& names() const;

    /// Writes what the log holds into the file, as the end of every Store does too, so that the
    /// file alone is the whole store. False if some of it stays in the log: others read an older
    /// state or write at this moment, or the file cannot be written.
    [[nodiscard]] bool foldLog();
    /// From now on its end leaves the log as it is.
    void leaveLog();
    /// Where the file is now, by whatever name; nothing if it has been deleted.
    [[nodiscard]] std::optional<std::filesystem::path> place() const;

private:
    struct State;
    void openForWriting();
    void openForReading();
    std::unique_ptr<State> state_;
};

/// Whether changes of a store that this program has closed are in its log only, because another
/// program has it open. Tries to write them into the file.
[[nodiscard]] bool lacksItsLog(const std::filesystem::path& store);

/// While it lives, everything read from the store shows one and the same state, whatever others
/// write meanwhile.
class Snapshot {
public:
    explicit Snapshot(Store& store);
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;
    ~Snapshot();

private:
    Store& store_;
    bool own_ = false;
};

} // namespace damscope::db
