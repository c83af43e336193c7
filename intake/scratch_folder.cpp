// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/scratch_folder.hpp"

#include "base/files/user_folder.hpp"
#include "intake/byte_stream.hpp"

#include <string_view>
#include <system_error>
#include <utility>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view lockEnding = ".in-use";

fs::path lockFileOf(fs::path folder) {
    return folder += lockEnding;
}

// Other users may have files and folders in the same place, which cannot be opened or removed.
void removeUnused(const fs::path& lockFile) {
    try {
        base::FileLock lock(lockFile);
        if (!lock.tryLock())
            return;
        std::error_code ignored;
        fs::path folder = lockFile;
        folder.replace_extension();
        if (fs::is_directory(fs::symlink_status(folder, ignored)))
            fs::remove_all(folder, ignored);
        if (!fs::exists(folder, ignored))
            fs::remove(lockFile, ignored);
    } catch (const std::system_error&) {
        return; // it is somebody else's
    }
}

void removeThoseOfKilledPrograms() {
    std::error_code error;
    fs::directory_iterator entry(base::temporaryFolder(), error);
    while (!error && entry != fs::directory_iterator()) {
        const fs::path file = entry->path();
        if (file.extension() == lockEnding && file.filename().string().starts_with("damscope-"))
            removeUnused(file);
        entry.increment(error);
    }
}

// The folder is made before its lock is held, so another program may just have taken it for one
// that was left; then there is another. The name of a lock file is of use to one folder only, which
// is why the file may be removed.
ScratchFolder::Made makeScratchFolder() {
    for (;;) {
        std::error_code error;
        fs::path folder = base::makeTemporaryFolder(base::temporaryFolder(), error);
        if (error)
            throw noTemporaryFile(error);
        try {
            base::FileLock lock(lockFileOf(folder));
            if (lock.tryLock() && fs::exists(folder))
                return {std::move(folder), std::move(lock)};
        } catch (const std::system_error&) {
            // The file system has no locks. Without the file nobody removes the folder.
            fs::remove(lockFileOf(folder), error);
            return {std::move(folder), std::nullopt};
        }
    }
}

} // namespace

ScratchFolder::ScratchFolder() : ScratchFolder(makeScratchFolder()) {
    removeThoseOfKilledPrograms();
}

ScratchFolder::ScratchFolder(Made made)
    : path_(std::move(made.first)), lock_(std::move(made.second)) {}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored; // an error here cannot be reported
    fs::remove_all(path_, ignored);
    if (!fs::exists(path_, ignored))
        fs::remove(lockFileOf(path_), ignored);
}

} // namespace damscope::db
