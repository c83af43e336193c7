// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/count_message.hpp"

#include "cli/terminal/progress.hpp"

#include <utility>

namespace damscope::cli {

Message countMessage(std::string code, std::string unit, std::uint64_t count) {
    Message message{std::move(code), {}};
    addCount(message, "n", std::move(unit), count);
    return message;
}

void addCount(Message& message, std::string name, std::string unit, std::uint64_t count) {
    message.parameters.push_back({std::move(name), grouped(count)});
    message.parameters.push_back({std::move(unit), damscope::counted(count)});
}

} // namespace damscope::cli
