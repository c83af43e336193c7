// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/windows/program_search.hpp"

#include <array>
#include <string>
#include <windows.h>

namespace damscope::base::windows {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longestPath = 32'768;

std::wstring searchPath() {
    std::wstring path(::GetEnvironmentVariableW(L"PATH", nullptr, 0), L'\0');
    path.resize(::GetEnvironmentVariableW(L"PATH", path.data(), static_cast<DWORD>(path.size())));
    return path;
}

std::wstring foundIn(const wchar_t* places, const std::wstring& file) {
    std::wstring found(longestPath, L'\0');
    const DWORD size = ::SearchPathW(places, file.c_str(), L".exe",
                                     static_cast<DWORD>(found.size()), found.data(), nullptr);
    return size < found.size() ? found.substr(0, size) : std::wstring();
}

} // namespace

fs::path fileOfProgram(const fs::path& name, const fs::path& folder) {
    const bool isPlaced = name.has_parent_path() || name.has_root_name();
    const std::wstring path = isPlaced ? std::wstring() : searchPath();
    const wchar_t* const places = isPlaced ? nullptr : path.c_str();
    const std::wstring file = (isPlaced ? folder / name : name).wstring();
    const std::wstring found = foundIn(places, file);
    // The system adds .exe only to names without a dot, which scan_3.1 has.
    return found.empty() ? foundIn(places, file + L".exe") : found;
}

fs::path systemProgram(const fs::path& name) {
    std::array<wchar_t, MAX_PATH> folder{};
    ::GetSystemDirectoryW(folder.data(), static_cast<UINT>(folder.size()));
    return fs::path(folder.data()) / name;
}

} // namespace damscope::base::windows
