// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace damscope::base::testing {

/// Makes a link to what is there: a symbolic link, on Windows a junction to a folder. Whether the
/// system lets this user do so; Wine only says that it did.
inline bool makeLink(const std::filesystem::path& target, const std::filesystem::path& link) {
    std::error_code error;
#ifdef _WIN32
    const bool isFolder = std::filesystem::is_directory(target, error);
    const std::string command = std::string("mklink ") + (isFolder ? "/J " : "") + '"' +
                                link.string() + "\" \"" + target.string() + "\" >NUL 2>&1";
    // NOLINTNEXTLINE(concurrency-mt-unsafe,cert-env33-c): no other thread of the test needs a shell
    return std::system(command.c_str()) == 0 && std::filesystem::exists(link, error);
#else
    std::filesystem::create_symlink(target, link, error);
    return !error;
#endif
}

} // namespace damscope::base::testing
