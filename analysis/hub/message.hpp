// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::analysis::hub {

/// One line of the Hub protocol: a command, then arguments that are words or name=value; values
/// with blanks are in double quotes.
struct Message {
    std::string command;
    /// A word without '=' has an empty value.
    std::vector<std::pair<std::string, std::string>> arguments;

    [[nodiscard]] bool has(std::string_view name) const { return value(name).has_value(); }
    /// The value of the first argument with this name.
    [[nodiscard]] std::optional<std::string_view> value(std::string_view name) const;
};

/// Nothing if the line is empty or a quote is not closed.
[[nodiscard]] std::optional<Message> readMessage(std::string_view line);

/// `name=value` as an argument, quoted if the value needs it.
[[nodiscard]] std::string argument(std::string_view name, std::string_view value);

} // namespace damscope::analysis::hub
