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

std::optional<fs::path> userFolder(const char* variable, const fs::path& inHome) {
    if (const auto named = environment(variable); named && fs::path(*named).is_absolute())
        return fs::path(*named);
    if (const auto home = environment("HOME"))
        return fs::path(*home) / inHome;
    return std::nullopt;
}

fs::path temporaryFolder() {
    return environment("TMPDIR").value_or("/tmp");
}

std::optional<fs::path> userDataFolder() {
    const auto data = userFolder("XDG_DATA_HOME", fs::path(".local") / "share");
    return data ? std::optional(*data / "damscope") : std::nullopt;
}

} // namespace damscope::base
