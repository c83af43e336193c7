// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"

#include <cstdint>
#include <string>

namespace damscope {

/// A count in groups of three digits: "12 408".
[[nodiscard]] std::string grouped(std::uint64_t number);

/// A message about a number of things: {n} is the number in groups of three digits, {unit?...} the
/// form of a word that goes with it.
[[nodiscard]] Message countMessage(std::string code, std::string unit, std::uint64_t count);
/// One more number, under a name of its own.
void addCount(Message& message, std::string name, std::string unit, std::uint64_t count);

} // namespace damscope
