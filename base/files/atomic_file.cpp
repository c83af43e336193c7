// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/atomic_file.hpp"

#include "base/files/own_files.hpp"
#include "base/system/standard_streams.hpp"
#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace damscope::base {

AtomicFile::AtomicFile(OutputTarget target) : target_(std::move(target)) {
    requireWritable(target_);
    std::error_code missing;
    const auto present = statusOf(target_.file, missing);
    if (present && present->kind != FileStatus::Kind::regular)
        openDirectly();
    else
        openBeside();
}

void AtomicFile::openDirectly() {
    direct_ = openFile(target_.file, Opening::write);
}

void AtomicFile::openBeside() {
    file_ = followed(target_.file);
    beside_.emplace(file_);
    if (const std::error_code error = takePermissions(beside_->descriptor(), file_))
        failOn(target_.file, error);
}

void AtomicFile::write(std::string_view bytes) {
    if (const std::error_code error = writeAll(descriptor(), bytes))
        failOn(target_.file, error);
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

bool isUnfinishedName(std::string_view name) {
    if (name.size() <= mark.size() + letterCount)
        return false;
    const std::string_view end = name.substr(name.size() - letterCount);
    name.remove_suffix(letterCount);
    return name.ends_with(mark) && std::ranges::all_of(end, isLowerCase);
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
        std::error_code error;
        const FileDescriptor left = openFile(file, Opening::change, error);
        if (left.isOpen() && lockWhole(left, error) == LockAttempt::locked)
            removeWithOthers(file, all);
    }
}

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

} // namespace

UnfinishedFile::UnfinishedFile(const fs::path& file) {
    removeAbandoned(folderOf(file));
    for (;;) {
        path_ = file.parent_path() / (shortened(file.filename().string()) + std::string(mark) +
                                      randomLetters(letterCount));
        std::error_code error;
        descriptor_ = openFile(path_, Opening::make, error);
        if (error && error != std::errc::file_exists)
            failOn(file, error);
        // Another program may have taken it for one that was left.
        if (descriptor_.isOpen() && lockWhole(descriptor_, error) != LockAttempt::taken &&
            isCalled(descriptor_, path_))
            return;
    }
}

UnfinishedFile::~UnfinishedFile() {
    // Renamed: what has this name now, if anything, is another's.
    if (isCalled(descriptor_, path_))
        removeWithOthers(path_, filesIn(folderOf(path_)));
}

} // namespace damscope::base
