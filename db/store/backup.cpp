// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/backup.hpp"

#include "db/sqlite/new_file.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <string>
#include <system_error>
#include <unistd.h>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

// 8 MB of usual pages: some hundredths of a second between two looks at the stop token.
constexpr int pagesPerStep = 1024;

bool isPresent(const fs::path& file) {
    std::error_code error;
    return fs::exists(fs::symlink_status(file, error));
}

Error refusal(const fs::path& file, const std::string& reason) {
    return {Error::Kind::foreign, file.string() + ": " + reason};
}

// What must not be replaced whatever the user said: the store itself, and a store whose log would
// then belong to another file.
void requireReplaceable(const Store& store, const fs::path& file, bool replace) {
    std::error_code error;
    if (fs::equivalent(store.file(), file, error))
        throw refusal(file, "this is the store itself; give the copy another name");
    if (!isPresent(file))
        return;
    if (!replace)
        throw refusal(file, "there is such a file already; give another name, or --force to "
                            "replace it");
    if (!fs::is_regular_file(file, error))
        throw refusal(file, "this is no file, so it cannot be replaced");
    const auto log = fs::file_size(file.string() + "-wal", error);
    if (!error && log > 0)
        throw refusal(file, "it is a store that is in use or was not closed (" + file.string() +
                                "-wal lies beside it); open it with 'damscope check' first, or "
                                "give another name");
}

// False if it was stopped.
bool copyPages(Store& store, const fs::path& to, const BackupOptions& options) {
    const Connection copy(to, Connection::Mode::copy);
    PageCopy pages(store.connection(), copy);
    while (pages.step(pagesPerStep)) {
        if (options.stop.stop_requested())
            return false;
        if (options.progress)
            options.progress(pages.done(), pages.total());
    }
    return true;
}

} // namespace

BackupReport backUp(Store& store, const fs::path& file, const BackupOptions& options) {
    requireReplaceable(store, file, options.replace);
    const Snapshot snapshot(store);
    NewFile unfinished(file, "-new" + std::to_string(getpid()));
    BackupReport report;
    report.complete = copyPages(store, unfinished.unfinished(), options);
    if (!report.complete)
        return report;
    report.games = static_cast<std::uint64_t>(
        store.connection().value("SELECT count(*) FROM game").value_or(0));
    unfinished.keep(options.replace ? NewFile::Present::replaced : NewFile::Present::refused);
    report.bytes = fs::file_size(file);
    return report;
}

} // namespace damscope::db
