// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/backup.hpp"

#include "base/files/file_kind.hpp"
#include "base/files/output_target.hpp"
#include "db/store/deletions.hpp"
#include "db/store/identity.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <string>
#include <system_error>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

// 8 MB of usual pages: some hundredths of a second between two looks at the stop token.
constexpr int pagesPerStep = 1024;

Error refusal(const fs::path& file, const std::string& reason) {
    return {Error::Kind::foreign, file.string() + ": " + reason};
}

// Files that must never be replaced, except an earlier copy of the same store.
void requireReplaceable(Store& store, const fs::path& file, bool replace) {
    const auto refused = base::refusalOf({file, {store.file()}, !replace});
    const fs::path real = base::followed(file);
    if (refused) {
        std::error_code error;
        const bool isCopy = replace && refused->reason == base::OutputRefusal::Reason::store &&
                            !fs::equivalent(store.file(), real, error) &&
                            isEarlierCopy(store.connection(), real);
        if (!isCopy)
            throw base::OutputRefused(*refused);
    } else if (fs::exists(real) && !fs::is_regular_file(real)) {
        throw refusal(file, "this is not a file, so it cannot be replaced; give another name");
    }
    // The log of a store in use is not a log that was left.
    if (base::kindOf(real) == base::FileKind::store)
        requireUnused(real);
    requireNoLeftLog(real);
}

} // namespace

bool copyPages(Store& store, const fs::path& to, const std::stop_token& stop,
               const base::Progress& progress) {
    const Snapshot snapshot(store);
    const Connection copy(to, Connection::Mode::copy);
    PageCopy pages(store.connection(), copy);
    while (pages.step(pagesPerStep)) {
        if (stop.stop_requested())
            return false;
        if (progress)
            progress(pages.done(), pages.total());
    }
    return true;
}

void requireUnused(const fs::path& store) {
    if (!VfsFile(store, VfsFile::Access::write).lockAlone())
        throw Error(Error::Kind::busy, Message{"database-in-use", {{"file", store.string()}}});
}

BackupReport backUp(Store& store, const fs::path& file, const BackupOptions& options) {
    requireReplaceable(store, file, options.replace);
    requireSound(readSettledLog(store.file()), store.file());
    const Snapshot snapshot(store);
    NewFile unfinished(file, fs::status(store.file()).permissions() & fs::perms::all);
    BackupReport report;
    report.complete = copyPages(store, unfinished.unfinished(), options.stop, options.progress);
    if (!report.complete)
        return report;
    report.games = static_cast<std::uint64_t>(
        store.connection().value("SELECT count(*) FROM game").value_or(0));
    report.deleted = countDeleted(store);
    unfinished.keep(options.replace ? base::Present::replaced : base::Present::refused);
    report.bytes = fs::file_size(file);
    return report;
}

} // namespace damscope::db
