// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

namespace damscope::base {

namespace fs = std::filesystem;

MappedFile::MappedFile(const fs::path& file) {
    const FileDescriptor descriptor = openFile(file, Opening::read);
    struct stat status {};
    if (::fstat(descriptor.number(), &status) != 0)
        failOn(file, errorOf(errno));
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0)
        return; // which cannot be mapped
    void* const start = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor.number(), 0);
    if (start == MAP_FAILED)
        failOn(file, errorOf(errno));
    bytes_ = {static_cast<std::uint8_t*>(start), size};
}

MappedFile::~MappedFile() {
    if (!bytes_.empty())
        ::munmap(bytes_.data(), bytes_.size());
}

// Closing another kind of descriptor would release the locks of SQLite.
FileReference::FileReference(const fs::path& file)
    : descriptor_(::open(file.c_str(), O_PATH | O_CLOEXEC | O_NOFOLLOW)) {}

std::optional<fs::path> FileReference::place() const {
    std::error_code error;
    const auto status = statusOf(descriptor_, error);
    if (!status || status->names == 0)
        return std::nullopt;
    fs::path place =
        fs::read_symlink("/proc/self/fd/" + std::to_string(descriptor_.number()), error);
    return error ? std::nullopt : std::optional(std::move(place));
}

} // namespace damscope::base
