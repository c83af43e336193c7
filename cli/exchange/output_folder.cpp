// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/output_folder.hpp"

#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/system_reason.hpp"

namespace damscope::cli {

void makeFolder(std::string_view option, const std::filesystem::path& folder) {
    try {
        std::filesystem::create_directories(folder);
    } catch (const std::filesystem::filesystem_error& failure) {
        refuseFolder(option, failure);
    }
}

void refuseFolder(std::string_view option, const std::filesystem::filesystem_error& failure) {
    throw UsageError(inWords({"usage-folder-unusable",
                              {{"option", std::string(option)},
                               {"folder", visible(failure.path1().string())},
                               {"reason", systemReason(failure.code().value())}}}));
}

} // namespace damscope::cli
