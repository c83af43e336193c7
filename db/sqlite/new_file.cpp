// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/new_file.hpp"

#include "base/files/output_target.hpp"
#include "db/sqlite/sqlite.hpp"
#include "messages/system_reason.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
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

// Made before SQLite does, so that nobody else may read what is copied into it.
fs::path makeStoreFile(const base::UnfinishedFile& mark, std::optional<fs::perms> permissions) {
    fs::path file = mark.path().string() + "-store";
    const auto mode = permissions ? static_cast<mode_t>(*permissions) : base::usualMode;
    const base::FileDescriptor made(
        ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode));
    if (!made.isOpen() || (permissions && ::fchmod(made.number(), mode) != 0))
        throw std::system_error(errno, std::generic_category(), file.string());
    return file;
}

} // namespace

void requireNoLeftLog(const fs::path& target) {
    const fs::path real = base::followed(target);
    for (const char* suffix : {"-wal", "-journal"}) {
        const fs::path log = real.string() + suffix;
        std::error_code error;
        if (fs::file_size(log, error) > 0 && !error)
            throw Error(
                Error::Kind::strayLog,
                Message{"database-left-log", {{"file", target.string()}, {"log", log.string()}}});
    }
}

NewFile::NewFile(const fs::path& target, std::optional<fs::perms> permissions)
    : target_(base::followed(target)),
      mark_(asStoreError(target_, [this] { return base::UnfinishedFile(target_); })),
      unfinished_(asStoreError(target_, [&] { return makeStoreFile(mark_, permissions); })) {}

void NewFile::keep(base::Present present) {
    requireNoLeftLog(target_);
    asStoreError(target_, [&] { base::placeFile(unfinished_, target_, present); });
}

} // namespace damscope::db
