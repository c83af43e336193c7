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

} // namespace

fs::path fileOfProgram(const fs::path& name, const fs::path& folder) {
    std::wstring found(longestPath, L'\0');
    const bool isPlaced = name.has_parent_path() || name.has_root_name();
    const std::wstring places = isPlaced ? std::wstring() : searchPath();
    const fs::path file = isPlaced ? folder / name : name;
    const DWORD size = ::SearchPathW(isPlaced ? nullptr : places.c_str(), file.c_str(), L".exe",
                                     static_cast<DWORD>(found.size()), found.data(), nullptr);
    return size < found.size() ? fs::path(found.substr(0, size)) : fs::path();
}

fs::path systemProgram(const fs::path& name) {
    std::array<wchar_t, MAX_PATH> folder{};
    ::GetSystemDirectoryW(folder.data(), static_cast<UINT>(folder.size()));
    return fs::path(folder.data()) / name;
}

} // namespace damscope::base::windows
