// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/atomic_file.hpp"
#include "base/windows/file_handle.hpp"
#include "base/windows/wide_text.hpp"

#include <chrono>
#include <cstddef>
#include <cstring>
#include <memory>
#include <system_error>
#include <vector>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

void flush(const fs::path& file) {
    const FileDescriptor opened = openFile(file, Opening::change);
    if (::FlushFileBuffers(windows::handleOf(opened)) == 0)
        failOn(file, windows::lastError());
}

// The system says "access denied" of a file that is open elsewhere, too.
bool isInUse(const fs::path& file) {
    const windows::Handle alone(::CreateFileW(windows::longPath(file).c_str(), DELETE, 0, nullptr,
                                              OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
    return !alone.isOpen() && ::GetLastError() == ERROR_SHARING_VIOLATION;
}

// Replaces a file, too, that programs have open and allow to be removed. False where the system or
// the file system does not know this (before Windows 10, FAT).
bool movedAsOnPosix(const fs::path& from, const fs::path& to, Present present) {
    constexpr auto renamesEx = static_cast<FILE_INFO_BY_HANDLE_CLASS>(22); // FileRenameInfoEx
    constexpr DWORD replaceIfExists = 1;
    constexpr DWORD posixSemantics = 2;
    const windows::Handle moved =
        windows::openHandle(from, DELETE | GENERIC_WRITE | SYNCHRONIZE, OPEN_EXISTING);
    std::error_code unknown;
    const std::wstring name = windows::longPath(fs::absolute(to, unknown).make_preferred());
    const std::size_t size = name.size() * sizeof(wchar_t);
    std::vector<std::max_align_t> room(
        (sizeof(FILE_RENAME_INFO) + size) / sizeof(std::max_align_t) + 1);
    auto* const rename = ::new (room.data()) FILE_RENAME_INFO{};
    const DWORD flags = posixSemantics | (present == Present::replaced ? replaceIfExists : 0);
    std::memcpy(rename, &flags, sizeof flags); // which older headers call ReplaceIfExists
    rename->FileNameLength = static_cast<DWORD>(size);
    std::memcpy(rename->FileName, name.data(), size);
    if (!moved.isOpen() ||
        ::SetFileInformationByHandle(moved.get(), renamesEx, rename,
                                     static_cast<DWORD>(sizeof(FILE_RENAME_INFO) + size)) == 0)
        return false;
    (void)::FlushFileBuffers(moved.get()); // it has its name, whatever comes of this
    return true;
}

// The names are on the disk when it returns.
bool tryMove(const fs::path& from, const fs::path& to, Present present, std::error_code& error) {
    const DWORD replace = present == Present::replaced ? MOVEFILE_REPLACE_EXISTING : 0;
    error.clear();
    if (movedAsOnPosix(from, to, present) ||
        ::MoveFileExW(windows::longPath(from).c_str(), windows::longPath(to).c_str(),
                      MOVEFILE_WRITE_THROUGH | replace) != 0)
        return true;
    error = windows::lastError();
    if (error == std::errc::permission_denied && isInUse(to))
        error = std::make_error_code(std::errc::device_or_resource_busy);
    return error != std::errc::device_or_resource_busy && error != std::errc::permission_denied;
}

} // namespace

// Programs that look for viruses or index the disk have a new file open for a moment.
void placeFile(const fs::path& finished, const fs::path& file, Present present) {
    constexpr std::chrono::seconds patience{2};
    flush(finished);
    std::error_code error;
    (void)waitUntil(patience, [&] { return tryMove(finished, file, present, error); });
    if (error)
        failOn(file, error);
}

} // namespace damscope::base
