// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/mapped_file.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace damscope::analysis::endgame {

namespace {

[[noreturn]] void fail(const std::filesystem::path& file) {
    throw std::system_error(errno, std::generic_category(), file.string());
}

/// A descriptor that is closed at the end of its scope.
class Descriptor {
public:
    explicit Descriptor(const std::filesystem::path& file)
        : number_(::open(file.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (number_ == -1)
            fail(file);
    }
    ~Descriptor() { ::close(number_); } // read only: there is nothing to lose
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

} // namespace

MappedFile::MappedFile(const std::filesystem::path& file) {
    const Descriptor descriptor(file);
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

} // namespace damscope::analysis::endgame
