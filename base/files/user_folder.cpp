// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/user_folder.hpp"

namespace damscope::base {
namespace {

const char* variableOf(UserFiles kind) {
    switch (kind) {
    case UserFiles::settings:
        return "XDG_CONFIG_HOME";
    case UserFiles::data:
        return "XDG_DATA_HOME";
    case UserFiles::state:
        break;
    }
    return "XDG_STATE_HOME";
}

} // namespace

std::optional<std::filesystem::path> userFolder(UserFiles kind) {
    const auto named = environment(variableOf(kind));
    const auto folder = named && std::filesystem::path(*named).is_absolute()
                            ? std::optional(std::filesystem::path(*named))
                            : usualFolder(kind);
    return folder ? std::optional(*folder / "damscope") : std::nullopt;
}

} // namespace damscope::base
