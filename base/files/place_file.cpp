// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/place_file.hpp"

#include "base/files/file_descriptor.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <random>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& file, int error) {
    throw std::system_error(error, std::generic_category(), file.string());
}

// Short enough for a name with the suffix, cut between two characters of UTF-8.
std::string shortened(std::string name) {
    constexpr std::size_t longest = 240;
    std::size_t size = std::min(name.size(), longest);
    while (size < name.size() && size > 0 && isContinuation(name[size]))
        --size;
    name.resize(size);
    return name;
}

std::string randomLetters() {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::random_device device;
    std::uniform_int_distribution<std::size_t> any(0, letters.size() - 1);
    std::string text(8, ' ');
    std::ranges::generate(text, [&] { return letters[any(device)]; });
    return text;
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

fs::path makeBeside(const fs::path& file) {
    constexpr mode_t lessTheMask = 0666;
    for (;;) {
        fs::path name =
            file.parent_path() / (shortened(file.filename().string()) + '.' + randomLetters());
        const FileDescriptor made(
            ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, lessTheMask));
        if (made.isOpen())
            return name;
        if (errno != EEXIST)
            fail(file, errno);
    }
}

void placeFile(const fs::path& finished, const fs::path& file, Present present) {
    sync(finished, 0);
    if (present == Present::refused)
        renameUnlessPresent(finished, file);
    else if (::rename(finished.c_str(), file.c_str()) != 0)
        fail(file, errno);
    sync(fs::absolute(file).parent_path(), O_DIRECTORY);
}

} // namespace damscope::base
