// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/user_folder.hpp"

#include "base/windows/wide_text.hpp"

#include <windows.h>

#include <system_error>

namespace damscope::base {

namespace fs = std::filesystem;

std::optional<std::string> environment(const char* name) {
    const std::wstring variable = windows::wide(name);
    std::wstring value(::GetEnvironmentVariableW(variable.c_str(), nullptr, 0), L'\0');
    if (value.empty())
        return std::nullopt;
    value.resize(::GetEnvironmentVariableW(variable.c_str(), value.data(),
                                           static_cast<DWORD>(value.size())));
    return value.empty() ? std::nullopt : std::optional(windows::narrow(value));
}

std::optional<fs::path> homeFolder() {
    const auto home = environment("USERPROFILE");
    return home ? std::optional(fs::path(windows::wide(*home))) : std::nullopt;
}

std::optional<fs::path> usualFolder(UserFiles kind) {
    const auto named = environment(kind == UserFiles::settings ? "APPDATA" : "LOCALAPPDATA");
    if (named)
        return fs::path(windows::wide(*named));
    const auto home = homeFolder();
    const char* folder = kind == UserFiles::settings ? "Roaming" : "Local";
    return home ? std::optional(*home / "AppData" / folder) : std::nullopt;
}

fs::path temporaryFolder() {
    if (const auto named = environment("TMPDIR"))
        return windows::wide(*named);
    std::error_code error;
    const fs::path folder = fs::temp_directory_path(error);
    return error ? fs::path(L".") : folder;
}

} // namespace damscope::base
