// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"

#include "base/windows/file_handle.hpp"
#include "base/windows/wide_text.hpp"

#include <string>
#include <system_error>

namespace damscope::base {

namespace fs = std::filesystem;

// The view keeps the file open when its handles are closed.
MappedFile::MappedFile(const fs::path& file) {
    const FileDescriptor descriptor = openFile(file, Opening::read);
    const HANDLE handle = windows::handleOf(descriptor);
    LARGE_INTEGER size{};
    if (::GetFileSizeEx(handle, &size) == 0)
        failOn(file, windows::lastError());
    if (size.QuadPart == 0)
        return; // which cannot be mapped
    const windows::Handle mapping(
        ::CreateFileMappingW(handle, nullptr, PAGE_READONLY, 0, 0, nullptr));
    if (!mapping.isOpen())
        failOn(file, windows::lastError());
    void* const start = ::MapViewOfFile(mapping.get(), FILE_MAP_READ, 0, 0, 0);
    if (start == nullptr)
        failOn(file, windows::lastError());
    bytes_ = {static_cast<std::uint8_t*>(start), static_cast<std::size_t>(size.QuadPart)};
}

MappedFile::~MappedFile() {
    if (!bytes_.empty())
        ::UnmapViewOfFile(bytes_.data());
}

bool NumberLock::tryLock(std::int64_t number) {
    constexpr std::uint64_t firstPlace = std::uint64_t{1} << 61U;
    std::error_code error;
    const LockAttempt attempt =
        windows::lockByte(descriptor_, firstPlace + static_cast<std::uint64_t>(number), error);
    if (attempt == LockAttempt::impossible)
        failOn(file_, error);
    return attempt == LockAttempt::locked;
}

FileReference::FileReference(const fs::path& file)
    : descriptor_(
          windows::descriptorOf(windows::openHandle(file, FILE_READ_ATTRIBUTES, OPEN_EXISTING))) {}

namespace {

// Empty if it has none of that kind.
std::wstring finalName(HANDLE file, DWORD kind) {
    std::wstring name(::GetFinalPathNameByHandleW(file, nullptr, 0, kind), L'\0');
    name.resize(
        ::GetFinalPathNameByHandleW(file, name.data(), static_cast<DWORD>(name.size()), kind));
    return name;
}

} // namespace

std::optional<fs::path> FileReference::place() const {
    if (!descriptor_.isOpen())
        return std::nullopt;
    const HANDLE handle = windows::handleOf(descriptor_);
    std::wstring name = finalName(handle, VOLUME_NAME_DOS);
    if (name.empty()) // a volume that has no letter, such as some disks in memory
        name = LR"(\\?\GLOBALROOT)" + finalName(handle, VOLUME_NAME_NT);
    else if (name.starts_with(LR"(\\?\UNC\)"))
        name.replace(0, 7, LR"(\)");
    else if (name.starts_with(LR"(\\?\)"))
        name.erase(0, 4);
    // Until it is closed, a removed file has its name, and so has what was renamed in Wine.
    return isCalled(descriptor_, name) ? std::optional(fs::path(name)) : std::nullopt;
}

} // namespace damscope::base
