// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/windows/file_handle.hpp"

#include "base/windows/wide_text.hpp"

#include <fcntl.h>
#include <io.h>

#include <system_error>
#include <utility>

namespace damscope::base::windows {

// https://learn.microsoft.com/windows/win32/fileio/maximum-file-path-limitation: with this prefix a
// path is taken as it is, so it is made absolute and gets the system's own separators before.
std::wstring longPath(const std::filesystem::path& file) {
    constexpr std::size_t shortEnough = 240;
    const std::wstring& name = file.native();
    if (name.starts_with(LR"(\\?\)") || name.starts_with(LR"(\\.\)"))
        return name;
    std::error_code error;
    const std::filesystem::path whole = std::filesystem::absolute(file, error);
    if (error || whole.native().size() < shortEnough)
        return name;
    const std::wstring absolute = whole.lexically_normal().make_preferred().native();
    if (absolute.starts_with(LR"(\\)"))
        return LR"(\\?\UNC)" + absolute.substr(1);
    return LR"(\\?\)" + absolute;
}

Handle openHandle(const std::filesystem::path& file, DWORD access, DWORD creation, DWORD flags) {
    return Handle(::CreateFileW(longPath(file).c_str(), access,
                                FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                creation, flags, nullptr));
}

HANDLE handleOf(const FileDescriptor& file) {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): this is how the C library keeps it
    return reinterpret_cast<HANDLE>(::_get_osfhandle(file.number()));
}

FileDescriptor descriptorOf(Handle handle) {
    if (!handle.isOpen())
        return {};
    const int number = ::_open_osfhandle(reinterpret_cast<std::intptr_t>(handle.get()), _O_BINARY);
    if (number >= 0)
        (void)handle.release();
    return FileDescriptor(number);
}

LockAttempt lockByte(const FileDescriptor& file, std::uint64_t place, std::error_code& error) {
    error.clear();
    OVERLAPPED start{};
    start.Offset = static_cast<DWORD>(place);
    start.OffsetHigh = static_cast<DWORD>(place >> 32);
    if (::LockFileEx(handleOf(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                     &start) != 0)
        return LockAttempt::locked;
    const DWORD failure = ::GetLastError();
    error = genericError(failure);
    return failure == ERROR_LOCK_VIOLATION || failure == ERROR_IO_PENDING ? LockAttempt::taken
                                                                          : LockAttempt::impossible;
}

} // namespace damscope::base::windows
