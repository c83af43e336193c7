// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/message.hpp"

#include <algorithm>
#include <utility>

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

std::string_view nameOf(Severity severity) {
    switch (severity) {
    case Severity::error:
        return "error";
    case Severity::warning:
        return "warning";
    case Severity::note:
        break;
    }
    return "note";
}

Severity severityNamed(std::string_view name) {
    if (name == "warning")
        return Severity::warning;
    return name == "note" ? Severity::note : Severity::error;
}

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t i = text.size(); i > 3; i -= 3)
        text.insert(i - 3, " ");
    return text;
}

Message countMessage(std::string code, std::string unit, std::uint64_t count) {
    Message message{std::move(code), {}};
    addCount(message, "n", std::move(unit), count);
    return message;
}

void addCount(Message& message, std::string name, std::string unit, std::uint64_t count) {
    message.parameters.push_back({std::move(name), grouped(count)});
    message.parameters.push_back({std::move(unit), counted(count)});
}

} // namespace damscope
