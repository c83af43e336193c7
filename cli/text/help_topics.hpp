// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "messages/language.hpp"

#include <span>
#include <string>
#include <string_view>

namespace damscope::cli {

/// Something that several commands share, explained once: `damscope help select`.
struct HelpTopic {
    std::string_view name;
    std::string_view summary;
    std::string (*page)(Language language);
};

[[nodiscard]] std::span<const HelpTopic> helpTopics();
/// A row for an option or argument.
[[nodiscard]] std::string optionRow(const Argument& argument, Language language);
[[nodiscard]] std::string exitStatuses(Language language);
/// The one with a name, or nothing.
[[nodiscard]] const HelpTopic* helpTopic(std::string_view name);

} // namespace damscope::cli
