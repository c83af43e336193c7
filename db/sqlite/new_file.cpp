// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/new_file.hpp"

#include "base/files/output_target.hpp"
#include "db/sqlite/sqlite.hpp"
#include "messages/system_reason.hpp"

#include <system_error>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

// Failures as an error of the store.
template <class Action> auto asStoreError(const fs::path& file, const Action& action) {
    try {
        return action();
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::file_exists)
            throw Error(Error::Kind::foreign,
                        Message{"database-file-exists", {{"file", file.string()}}});
        const bool isFull = error.code() == std::errc::no_space_on_device;
        throw Error(
            isFull ? Error::Kind::full : Error::Kind::failed,
            Message{"database-unmade",
                    {{"file", file.string()}, {"reason", systemReason(error.code().value())}}});
    }
}

void removeQuietly(const fs::path& file) {
    std::error_code ignored; // there is an error to report already, or nothing to remove
    for (const char* suffix : {"", "-wal", "-shm", "-journal"})
        fs::remove(file.string() + suffix, ignored);
}

} // namespace

NewFile::NewFile(const fs::path& target)
    : target_(base::followed(target)),
      unfinished_(asStoreError(target_, [this] { return base::makeBeside(target_); })) {}

NewFile::~NewFile() {
    if (!kept_)
        removeQuietly(unfinished_);
}

void NewFile::keep(base::Present present) {
    asStoreError(target_, [&] { base::placeFile(unfinished_, target_, present); });
    kept_ = true;
}

} // namespace damscope::db
