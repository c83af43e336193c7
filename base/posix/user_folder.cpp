// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/user_folder.hpp"

#include <cstdlib>

namespace damscope::base {

namespace fs = std::filesystem;

std::optional<std::string> environment(const char* name) {
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nobody sets any
    if (value == nullptr || *value == '\0')
        return std::nullopt;
    return value;
}

std::optional<fs::path> homeFolder() {
    return environment("HOME");
}

std::optional<fs::path> usualFolder(UserFiles kind) {
    const auto home = homeFolder();
    if (!home)
        return std::nullopt;
    switch (kind) {
    case UserFiles::settings:
        return *home / ".config";
    case UserFiles::data:
        return *home / ".local" / "share";
    case UserFiles::state:
        break;
    }
    return *home / ".local" / "state";
}

fs::path temporaryFolder() {
    return environment("TMPDIR").value_or("/tmp");
}

} // namespace damscope::base
