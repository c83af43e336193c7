// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>

namespace damscope::db {

class Connection;

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

    Store(const std::filesystem::path& file, Access access);
    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;
    ~Store();

    [[nodiscard]] const std::filesystem::path& file() const;
    [[nodiscard]] Connection& connection();

private:
    struct State;
    void openForWriting();
    void openForReading();
    std::unique_ptr<State> state_;
};

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
