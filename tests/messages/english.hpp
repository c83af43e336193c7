// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/translation.hpp"

#include <optional>
#include <string>

namespace damscope {

/// What English readers see of a message; nothing of none.
inline std::string english(const Message& message) {
    return translated(message, Language::english);
}
inline std::string english(const std::optional<Message>& message) {
    return message ? english(*message) : std::string();
}

} // namespace damscope
