// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/output_folder.hpp"

#include "cli/options/arguments.hpp"

#include <fmt/format.h>

namespace damscope::cli {

void makeFolder(std::string_view option, const std::filesystem::path& folder) {
    try {
        std::filesystem::create_directories(folder);
    } catch (const std::filesystem::filesystem_error& failure) {
        refuseFolder(option, failure);
    }
}

void refuseFolder(std::string_view option, const std::filesystem::filesystem_error& failure) {
    throw UsageError(fmt::format("{}: {} cannot be a folder to write into: {}; name another folder",
                                 option, failure.path1().string(), failure.code().message()));
}

} // namespace damscope::cli
