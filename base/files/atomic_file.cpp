// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/atomic_file.hpp"

#include "base/files/place_file.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

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
}

} // namespace damscope::base
