// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/saved_file.hpp"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

constexpr mode_t permissionBits = 0777;

// mkstemp() gives the file to its owner alone; it is to have what open() would have given it, or
// what the file that it replaces has.
mode_t permissionsFor(const fs::path& path) {
    struct stat present {};
    if (::stat(path.c_str(), &present) == 0)
        return present.st_mode & permissionBits;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

// A link is followed: what it leads to is replaced, not the link.
fs::path target(const fs::path& path) {
    std::error_code error;
    const fs::path real = fs::canonical(path, error);
    return error ? path : real;
}

} // namespace

SavedFile::SavedFile(const fs::path& path) : path_(target(path)) {
    struct stat present {};
    if (::stat(path_.c_str(), &present) == 0 && !S_ISREG(present.st_mode))
        openDirectly();
    else
        openBeside();
    out_.emplace(descriptor_, path_.string());
}

SavedFile::~SavedFile() {
    if (descriptor_ != -1)
        ::close(descriptor_); // nothing was promised about what is thrown away
    if (!beside_.empty())
        ::unlink(beside_.c_str());
}

void SavedFile::fail(int error) const {
    throw std::system_error(error, std::generic_category(), path_.string());
}

void SavedFile::openDirectly() {
    descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor_ == -1)
        fail(errno);
}

void SavedFile::openBeside() {
    std::string name = path_.string() + ".XXXXXX";
    descriptor_ = ::mkostemp(name.data(), O_CLOEXEC);
    if (descriptor_ == -1)
        fail(errno);
    beside_ = std::move(name);
    if (::fchmod(descriptor_, permissionsFor(path_)) != 0)
        fail(errno);
}

void SavedFile::keep() {
    out_->flush();
    if (!beside_.empty() && ::fsync(descriptor_) != 0)
        fail(errno);
    if (::close(std::exchange(descriptor_, -1)) != 0)
        fail(errno);
    if (!beside_.empty() && ::rename(beside_.c_str(), path_.c_str()) != 0)
        fail(errno);
    beside_.clear();
}

} // namespace damscope::cli
