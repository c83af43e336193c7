// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/unfinished_file.hpp"

#include "base/text/utf8.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <random>
#include <string>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace damscope::base {
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

// With all that belongs to it; the file itself last, since it tells of the others.
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

} // namespace damscope::base
