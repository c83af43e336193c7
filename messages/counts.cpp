// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/counts.hpp"

#include <utility>

namespace damscope {

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
