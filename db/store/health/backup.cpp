// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/health/backup.hpp"

#include "base/files/open_files.hpp"
#include "base/files/output_target.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/identity.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "messages/translation.hpp"

#include <chrono>
#include <string>
#include <system_error>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

// 8 MB of usual pages: some hundredths of a second between two looks at the stop token.
constexpr int pagesPerStep = 1024;

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
        throw Error(Error::Kind::foreign, {"backup-not-file", {}}, file);
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
        throw Error(Error::Kind::busy, {"database-in-use", {}}, store);
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

namespace {

namespace fs = std::filesystem;

Error about(Error::Kind kind, const char* code, const fs::path& file) {
    return {kind, {code, {{"file", file.string()}}}, file};
}

// False if it was stopped.
bool requireSound(Store& copy, const std::stop_token& stop) {
    const CheckReport report = check(copy, CheckDepth::quick, stop);
    if (report.complete && report.isDamaged())
        throw about(Error::Kind::damaged, "restore-unsound", copy.file());
    return report.complete;
}

// A file that is no store is not replaced by one; one that is damaged is.
void requireReplaceable(const fs::path& store, const fs::path& copy) {
    std::error_code error;
    if (fs::equivalent(store, copy, error) && !error)
        throw about(Error::Kind::foreign, "restore-itself", copy);
    base::requireWritable({store, {}, false, base::FileKind::store});
    if (fs::exists(store, error) && fs::file_size(store, error) > 0 &&
        base::kindOf(store) != base::FileKind::store)
        throw about(Error::Kind::foreign, "database-foreign", store);
}

// Threads of this program that have just closed it may be about to leave it.
void lockAlone(VfsFile& file, const fs::path& store) {
    if (!base::waitUntil(std::chrono::seconds(2), [&] { return file.lockAlone(); }))
        throw about(Error::Kind::busy, "database-in-use", store);
}

// "games-before-restore.db", or with a number. If the store has no file but a log, because a
// restore was killed, its file has such a name already: the one that the log belongs to.
fs::path nameForBefore(const fs::path& store) {
    const bool isInterrupted = !fs::exists(store);
    for (int i = 1;; ++i) {
        fs::path name = store;
        name.replace_filename(store.stem().string() + "-before-restore" +
                              (i == 1 ? "" : "-" + std::to_string(i)) + store.extension().string());
        if (fs::exists(logOf(name)))
            continue;
        if (!fs::exists(name) || (isInterrupted && isLogOf(logOf(store), name)))
            return name;
    }
}

void moveIfThere(const fs::path& from, const fs::path& to) {
    if (fs::exists(from))
        fs::rename(from, to);
}

void moveTo(const fs::path& from, const fs::path& to) {
    moveIfThere(from, to);
    moveIfThere(logOf(from), logOf(to));
    moveIfThere(from.string() + "-journal", to.string() + "-journal");
}

// The file first: without it the log is refused, while without the log the file would be an older
// state of the store that looks whole.
std::optional<fs::path> moveAway(const fs::path& store) {
    const fs::path before = nameForBefore(store);
    const bool isThere = fs::exists(store) || fs::exists(logOf(store));
    moveTo(store, before);
    fs::remove(store.string() + "-shm");
    return isThere ? std::optional(before) : std::nullopt;
}

// Nobody opens the old file by the name of the store meanwhile.
std::optional<fs::path> exchange(NewFile& made, const fs::path& store) {
    try {
        std::optional<VfsFile> present;
        if (fs::exists(store)) {
            present.emplace(store, VfsFile::Access::write);
            lockAlone(*present, store);
            if (base::openFilesStay())
                present.reset(); // it could not be renamed, nor while another has it open
        }
        auto before = moveAway(store);
        try {
            made.keep(base::Present::refused);
        } catch (...) {
            if (before)
                moveTo(*before, store);
            throw;
        }
        return before;
    } catch (const fs::filesystem_error& error) {
        throw Error(Error::Kind::failed,
                    {"database-unmade", {{"reason", systemReason(error.code())}}}, store);
    }
}

// So that its file alone is all of it, where that can be.
void foldLogOf(const fs::path& before) {
    try {
        const Store store(before, Store::Access::read);
    } catch (const Error&) { // NOLINT(bugprone-empty-catch): it stays with its log as it was
    }
}

} // namespace

RestoreReport restore(const fs::path& copy, const fs::path& store, const std::stop_token& stop,
                      const base::Progress& progress) {
    const fs::path target = base::followed(fs::absolute(store));
    requireReplaceable(target, copy);
    Store from(copy, Store::Access::read);
    RestoreReport report;
    report.complete = requireSound(from, stop);
    if (!report.complete)
        return report;
    const WriterLock lock(target);
    NewFile made(target);
    report.games = static_cast<std::uint64_t>(
        from.connection().value("SELECT count(*) FROM game WHERE deleted IS NULL").value_or(0));
    report.complete = copyPages(from, made.unfinished(), stop, progress);
    if (!report.complete)
        return report;
    report.before = exchange(made, target);
    if (report.before)
        foldLogOf(*report.before);
    return report;
}

} // namespace damscope::db
