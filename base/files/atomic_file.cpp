// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/atomic_file.hpp"

#include "base/files/own_files.hpp"
#include "base/text/utf8.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <random>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace damscope::base {
namespace {

// The same permissions as the file that will be replaced.
int takePermissions(int descriptor, const std::filesystem::path& file) {
    constexpr mode_t permissionBits = 0777;
    struct stat present {};
    return ::stat(file.c_str(), &present) == 0
               ? ::fchmod(descriptor, present.st_mode & permissionBits)
               : 0;
}

} // namespace

AtomicFile::AtomicFile(OutputTarget target) : target_(std::move(target)) {
    requireWritable(target_);
    struct stat present {};
    if (::stat(target_.file.c_str(), &present) == 0 && !S_ISREG(present.st_mode))
        openDirectly();
    else
        openBeside();
}

void AtomicFile::fail(int error) const {
    throw std::system_error(error, std::generic_category(), target_.file.string());
}

void AtomicFile::openDirectly() {
    direct_ = FileDescriptor(::open(target_.file.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (!direct_.isOpen())
        fail(errno);
}

void AtomicFile::openBeside() {
    file_ = followed(target_.file);
    beside_.emplace(file_);
    if (takePermissions(descriptor(), file_) != 0)
        fail(errno);
}

void AtomicFile::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor(), bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            fail(errno);
    }
}

void AtomicFile::keep() {
    direct_.close();
    if (!beside_)
        return;
    requireWritable(target_);
    // Its lock is held until it has its name: nobody takes it for one that was left.
    placeFile(beside_->path(), file_, target_.keepPresent ? Present::refused : Present::replaced);
    beside_.reset();
    if (target_.isRemembered)
        rememberOwnFile(file_);
}

namespace {

namespace fs = std::filesystem;

// Nobody names a file of his own so: dates, numbers and words are shorter, or have digits.
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view mark = ".damscope-";
constexpr std::size_t letterCount = 16;

// Short enough for a name with all that may follow, cut between two characters of UTF-8.
std::string shortened(std::string name) {
    constexpr std::size_t longest = 212;
    std::size_t size = std::min(name.size(), longest);
    while (size < name.size() && size > 0 && isContinuation(name[size]))
        --size;
    name.resize(size);
    return name;
}

std::string randomLetters() {
    std::random_device device;
    std::uniform_int_distribution<std::size_t> any(0, letters.size() - 1);
    std::string text(letterCount, ' ');
    std::ranges::generate(text, [&] { return letters[any(device)]; });
    return text;
}

bool isUnfinishedName(std::string_view name) {
    if (name.size() <= mark.size() + letterCount)
        return false;
    const std::string_view end = name.substr(name.size() - letterCount);
    name.remove_suffix(letterCount);
    return name.ends_with(mark) && end.find_first_not_of(letters) == end.npos;
}

bool isLocked(int descriptor) {
    return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

// Whether it still has a name: another program may have taken it for one that was left.
bool isNamed(int descriptor) {
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 && status.st_nlink > 0;
}

std::vector<fs::path> filesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    const fs::directory_iterator end;
    for (fs::directory_iterator at(folder, error); !error && at != end; at.increment(error))
        files.push_back(at->path());
    return files;
}

// Removes a file with all that belongs to it; the file itself goes last, since the others are found
// by its name.
void removeWithOthers(const fs::path& file, const std::vector<fs::path>& all) {
    const std::string start = file.filename().string() + '-';
    std::error_code ignored; // nothing depends on their going
    for (const fs::path& other : all)
        if (other.filename().string().starts_with(start))
            fs::remove(other, ignored);
    fs::remove(file, ignored);
}

// What programs left that were killed: nobody holds its lock. Where the file system has no locks
// nothing is known, and it stays.
void removeAbandoned(const fs::path& folder) {
    const std::vector<fs::path> all = filesIn(folder);
    for (const fs::path& file : all) {
        if (!isUnfinishedName(file.filename().string()))
            continue;
        const FileDescriptor left(
            ::open(file.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY));
        if (left.isOpen() && isLocked(left.number()))
            removeWithOthers(file, all);
    }
}

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

} // namespace

UnfinishedFile::UnfinishedFile(const fs::path& file, mode_t mode) {
    removeAbandoned(folderOf(file));
    for (;;) {
        path_ = file.parent_path() /
                (shortened(file.filename().string()) + std::string(mark) + randomLetters());
        descriptor_ = FileDescriptor(
            ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode));
        if (!descriptor_.isOpen() && errno != EEXIST)
            throw std::system_error(errno, std::generic_category(), file.string());
        const bool isTaken =
            descriptor_.isOpen() && !isLocked(descriptor()) && errno == EWOULDBLOCK;
        if (descriptor_.isOpen() && !isTaken && isNamed(descriptor()))
            return;
    }
}

UnfinishedFile::~UnfinishedFile() {
    struct stat own {};
    struct stat named {};
    // Renamed: what has this name now, if anything, is another's.
    if (::fstat(descriptor(), &own) != 0 || ::lstat(path_.c_str(), &named) != 0 ||
        own.st_ino != named.st_ino || own.st_dev != named.st_dev)
        return;
    removeWithOthers(path_, filesIn(folderOf(path_)));
}

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& file, int error) {
    throw std::system_error(error, std::generic_category(), file.string());
}

// Syncs a file, or the names in a folder, to the disk.
void sync(const fs::path& path, int flags) {
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | flags));
    if (!file.isOpen())
        return; // a folder that may be written but not read: nothing more can be done
    if (::fsync(file.number()) != 0 && errno != EINVAL && errno != EROFS)
        fail(path, errno);
}

// Atomic if the file system supports it.
void renameUnlessPresent(const fs::path& from, const fs::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return;
    if (errno != EINVAL && errno != ENOSYS)
        fail(to, errno);
    std::error_code error;
    if (fs::exists(fs::symlink_status(to, error)))
        fail(to, EEXIST);
    if (::rename(from.c_str(), to.c_str()) != 0)
        fail(to, errno);
}

} // namespace

void placeFile(const fs::path& finished, const fs::path& file, Present present) {
    sync(finished, 0);
    if (present == Present::refused)
        renameUnlessPresent(finished, file);
    else if (::rename(finished.c_str(), file.c_str()) != 0)
        fail(file, errno);
    sync(fs::absolute(file).parent_path(), O_DIRECTORY);
}

} // namespace damscope::base
