// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/file_access.hpp"

#include "base/files/links.hpp"
#include "base/files/user_folder.hpp"
#include "base/windows/file_handle.hpp"
#include "base/windows/wide_text.hpp"

#include <io.h>

#include <algorithm>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

constexpr DWORD readAndWrite = GENERIC_READ | GENERIC_WRITE;
constexpr std::uint64_t lockedByte = std::uint64_t{1} << 62U;
constexpr std::size_t lettersOfName = 16;

// A lock that one program follows a link to would be another file's.
bool refusesLinks(Opening opening) {
    return opening == Opening::change || opening == Opening::share;
}

windows::Handle opened(const fs::path& file, Opening opening) {
    switch (opening) {
    case Opening::read:
        return windows::openHandle(file, GENERIC_READ, OPEN_EXISTING);
    case Opening::write:
        return windows::openHandle(file, GENERIC_WRITE, OPEN_EXISTING);
    case Opening::append: // with this access alone, the system finds the end for each write
        return windows::openHandle(file, FILE_APPEND_DATA | FILE_READ_ATTRIBUTES | SYNCHRONIZE,
                                   OPEN_ALWAYS);
    case Opening::extend:
        return windows::openHandle(file, FILE_APPEND_DATA | FILE_READ_ATTRIBUTES | SYNCHRONIZE,
                                   OPEN_EXISTING);
    case Opening::change:
        return windows::openHandle(file, readAndWrite, OPEN_EXISTING);
    case Opening::make:
        return windows::openHandle(file, readAndWrite, CREATE_NEW,
                                   FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT);
    case Opening::share:
        break;
    }
    return windows::openHandle(file, readAndWrite, OPEN_ALWAYS);
}

FileStatus::Kind kindOf(DWORD type, DWORD attributes) {
    if (type == FILE_TYPE_PIPE)
        return FileStatus::Kind::pipe;
    if (type != FILE_TYPE_DISK)
        return FileStatus::Kind::device;
    return (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? FileStatus::Kind::folder
                                                        : FileStatus::Kind::regular;
}

std::uint64_t joined(DWORD high, DWORD low) {
    return std::uint64_t{high} << 32U | low;
}

std::optional<FileStatus> statusOf(HANDLE file, std::error_code& error) {
    const DWORD type = ::GetFileType(file);
    BY_HANDLE_FILE_INFORMATION info{};
    if (type == FILE_TYPE_DISK && ::GetFileInformationByHandle(file, &info) == 0) {
        error = windows::lastError();
        return std::nullopt;
    }
    error.clear();
    return FileStatus{kindOf(type, info.dwFileAttributes),
                      joined(info.nFileSizeHigh, info.nFileSizeLow),
                      info.nNumberOfLinks,
                      {info.dwVolumeSerialNumber, joined(info.nFileIndexHigh, info.nFileIndexLow)}};
}

fs::path temporaryName(const fs::path& folder) {
    return folder / ("damscope-" + randomLetters(lettersOfName));
}

} // namespace

void FileDescriptor::close() {
    if (isOpen())
        ::_close(std::exchange(number_, -1));
}

FileDescriptor openFile(const fs::path& file, Opening opening, std::error_code& error,
                        fs::perms /*permissions*/) {
    if (refusesLinks(opening) && isLink(file)) {
        error = std::make_error_code(std::errc::too_many_symbolic_link_levels);
        return {};
    }
    error.clear();
    windows::Handle handle = opened(file, opening);
    if (!handle.isOpen()) {
        error = windows::lastError();
        return {};
    }
    FileDescriptor descriptor = windows::descriptorOf(std::move(handle));
    if (!descriptor.isOpen())
        error = std::make_error_code(std::errc::too_many_files_open);
    return descriptor;
}

FileDescriptor openNamelessFile(std::error_code& error) {
    error.clear();
    windows::Handle handle =
        windows::openHandle(temporaryName(temporaryFolder()), readAndWrite, CREATE_NEW,
                            FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE);
    if (!handle.isOpen())
        error = windows::lastError();
    return windows::descriptorOf(std::move(handle));
}

// The user's own folder for temporary files is closed to others.
fs::path makeTemporaryFolder(const fs::path& in, std::error_code& error) {
    for (;;) {
        const fs::path name = temporaryName(in);
        error.clear();
        if (::CreateDirectoryW(windows::longPath(name).c_str(), nullptr) != 0)
            return name;
        error = windows::lastError();
        if (error != std::errc::file_exists)
            return name;
    }
}

std::size_t readAt(const FileDescriptor& file, std::uint64_t offset, std::span<char> room,
                   std::error_code& error) {
    constexpr std::size_t most = std::size_t{1} << 30U;
    error.clear();
    OVERLAPPED start{};
    start.Offset = static_cast<DWORD>(offset);
    start.OffsetHigh = static_cast<DWORD>(offset >> 32U);
    DWORD got = 0;
    if (::ReadFile(windows::handleOf(file), room.data(),
                   static_cast<DWORD>(std::min(room.size(), most)), &got, &start) != 0)
        return got;
    if (::GetLastError() != ERROR_HANDLE_EOF)
        error = windows::lastError();
    return 0;
}

void expectReadingInOrder(const FileDescriptor& /*file*/) {}

std::optional<FileStatus> statusOf(const fs::path& file, std::error_code& error) {
    const windows::Handle handle =
        windows::openHandle(file, FILE_READ_ATTRIBUTES, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
    if (handle.isOpen())
        return statusOf(handle.get(), error);
    error = windows::lastError();
    return std::nullopt;
}

std::optional<FileStatus> statusOf(const FileDescriptor& file, std::error_code& error) {
    return statusOf(windows::handleOf(file), error);
}

LockAttempt lockWhole(const FileDescriptor& file, std::error_code& error) {
    return windows::lockByte(file, lockedByte, error);
}

void unlockWhole(const FileDescriptor& file) {
    OVERLAPPED start{};
    start.OffsetHigh = static_cast<DWORD>(lockedByte >> 32U);
    ::UnlockFileEx(windows::handleOf(file), 0, 1, 0, &start);
}

std::error_code takePermissions(const FileDescriptor& /*file*/, const fs::path& /*from*/) {
    return {};
}

std::error_code setPermissions(const FileDescriptor& /*file*/, fs::perms /*permissions*/) {
    return {};
}

bool openFilesStay() {
    return true;
}

std::error_code errorOf(int systemNumber) {
    return windows::genericError(static_cast<unsigned long>(systemNumber));
}

std::string withSlashes(std::string path) {
    if (!path.starts_with(R"(\\?\)"))
        std::ranges::replace(path, '\\', '/');
    return path;
}

} // namespace damscope::base
