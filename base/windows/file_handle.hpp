// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_access.hpp"
#include "base/windows/handle.hpp"

#include <filesystem>
#include <string>

namespace damscope::base::windows {

/// A path that the system's calls take at any length.
[[nodiscard]] std::wstring longPath(const std::filesystem::path& file);

/// Opens a file so that others may do with it what they want; not open if that fails.
[[nodiscard]] Handle openHandle(const std::filesystem::path& file, DWORD access, DWORD creation,
                                DWORD flags = FILE_ATTRIBUTE_NORMAL);

/// The system's handle of an open file.
[[nodiscard]] HANDLE handleOf(const FileDescriptor& file);
/// A descriptor of the C library for a handle, for bytes; none for none.
[[nodiscard]] FileDescriptor descriptorOf(Handle handle);

/// Tries to lock a byte, of the numbers that no file is long enough to have.
[[nodiscard]] LockAttempt lockByte(const FileDescriptor& file, std::uint64_t place,
                                   std::error_code& error);

} // namespace damscope::base::windows
