// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/mapped_file.hpp"

#include "base/files/file_descriptor.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <system_error>

namespace damscope::base {

namespace {

[[noreturn]] void fail(const std::filesystem::path& file) {
    throw std::system_error(errno, std::generic_category(), file.string());
}

} // namespace

MappedFile::MappedFile(const std::filesystem::path& file) {
    const FileDescriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!descriptor.isOpen())
        fail(file);
    struct stat status {};
    if (::fstat(descriptor.number(), &status) != 0)
        fail(file);
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0)
        return; // which cannot be mapped
    void* const start = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor.number(), 0);
    if (start == MAP_FAILED)
        fail(file);
    bytes_ = {static_cast<std::uint8_t*>(start), size};
}

MappedFile::~MappedFile() {
    if (!bytes_.empty())
        ::munmap(bytes_.data(), bytes_.size());
}

} // namespace damscope::base
