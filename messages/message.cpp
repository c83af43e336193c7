// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/message.hpp"

#include <algorithm>

namespace damscope {

bool operator==(const Message& a, const Message& b) {
    return a.code == b.code && a.parameters == b.parameters;
}

const Parameter* Message::find(std::string_view name) const {
    const auto found = std::ranges::find(parameters, name, &Parameter::name);
    return found == parameters.end() ? nullptr : &*found;
}

std::string_view Message::text(std::string_view name) const {
    const Parameter* parameter = find(name);
    const auto* text = parameter == nullptr ? nullptr : std::get_if<std::string>(&parameter->value);
    return text == nullptr ? std::string_view() : std::string_view(*text);
}

} // namespace damscope
