// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/links.hpp"

#include <system_error>

namespace damscope::base {

namespace fs = std::filesystem;

bool isLink(const fs::path& name) {
    std::error_code missing;
    return fs::is_symlink(name, missing);
}

std::optional<fs::path> linkTarget(const fs::path& name) {
    std::error_code other;
    fs::path target = fs::read_symlink(name, other);
    return other ? std::nullopt : std::optional(std::move(target));
}

void removeLink(const fs::path& name) {
    fs::remove(name);
}

} // namespace damscope::base
