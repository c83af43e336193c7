// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/links.hpp"

#include "base/windows/file_handle.hpp"
#include "base/windows/reparse_point.hpp"
#include "base/windows/wide_text.hpp"

#include <winioctl.h>

#include <array>
#include <cstdint>
#include <string>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

windows::Handle openedItself(const fs::path& name) {
    return windows::openHandle(name, FILE_READ_ATTRIBUTES, OPEN_EXISTING,
                               FILE_FLAG_OPEN_REPARSE_POINT | FILE_FLAG_BACKUP_SEMANTICS);
}

FILE_ATTRIBUTE_TAG_INFO attributesOf(const fs::path& name) {
    const windows::Handle named = openedItself(name);
    FILE_ATTRIBUTE_TAG_INFO info{};
    if (!named.isOpen() ||
        ::GetFileInformationByHandleEx(named.get(), FileAttributeTagInfo, &info, sizeof info) == 0)
        return {};
    return info;
}

} // namespace

// Other reparse points are files: those of OneDrive, or what the system keeps compressed.
bool isLink(const fs::path& name) {
    const FILE_ATTRIBUTE_TAG_INFO info = attributesOf(name);
    return (info.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
           IsReparseTagNameSurrogate(info.ReparseTag) != 0;
}

std::optional<fs::path> linkTarget(const fs::path& name) {
    constexpr std::size_t most = 16 * 1024 / sizeof(wchar_t); // MAXIMUM_REPARSE_DATA_BUFFER_SIZE
    const windows::Handle link = openedItself(name);
    std::array<wchar_t, most> data{};
    DWORD size = 0;
    if (!link.isOpen() || ::DeviceIoControl(link.get(), FSCTL_GET_REPARSE_POINT, nullptr, 0,
                                            data.data(), sizeof data, &size, nullptr) == 0)
        return std::nullopt;
    return windows::reparseTarget({data.data(), size / sizeof(wchar_t)});
}

void removeLink(const fs::path& name) {
    const std::wstring link = windows::longPath(name);
    const bool isFolder = (attributesOf(name).FileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    if ((isFolder ? ::RemoveDirectoryW(link.c_str()) : ::DeleteFileW(link.c_str())) == 0)
        failOn(name, windows::lastError());
}

namespace windows {
namespace {

// The system's own way of writing a path.
std::wstring withoutSystemPrefix(std::wstring_view path) {
    constexpr std::wstring_view prefix = LR"(\??\)";
    constexpr std::wstring_view network = LR"(\??\UNC\)";
    if (path.starts_with(network))
        return LR"(\\)" + std::wstring(path.substr(network.size()));
    if (!path.starts_with(prefix))
        return std::wstring(path);
    path.remove_prefix(prefix.size());
    const bool hasDrive = path.size() > 1 && path[1] == L':';
    return (hasDrive ? L"" : LR"(\\?\)") + std::wstring(path); // a volume without a letter
}

} // namespace

// https://learn.microsoft.com/windows-hardware/drivers/ddi/ntifs/ns-ntifs-_reparse_data_buffer:
// the tag, two numbers, the places of two names in bytes, for symbolic links flags, the names.
std::optional<fs::path> reparseTarget(std::wstring_view data) {
    constexpr std::size_t place = 4;
    constexpr std::size_t namesOfJunction = 8;
    constexpr std::size_t namesOfLink = namesOfJunction + 2;
    if (data.size() < namesOfLink)
        return std::nullopt;
    const std::uint32_t tag = std::uint32_t{data[1]} << 16U | data[0];
    const bool isSymbolic = tag == static_cast<std::uint32_t>(IO_REPARSE_TAG_SYMLINK);
    if (!isSymbolic && tag != static_cast<std::uint32_t>(IO_REPARSE_TAG_MOUNT_POINT))
        return std::nullopt;
    const std::size_t start =
        (isSymbolic ? namesOfLink : namesOfJunction) + data[place] / sizeof(wchar_t);
    if (start > data.size())
        return std::nullopt;
    return withoutSystemPrefix(data.substr(start, data[place + 1] / sizeof(wchar_t)));
}

} // namespace windows
} // namespace damscope::base
