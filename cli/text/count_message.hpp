// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"

#include <cstdint>
#include <string>

namespace damscope::cli {

/// A message about a number of things: {n} is the number in groups of three digits, {unit?...} the
/// form of a word that goes with it.
[[nodiscard]] Message countMessage(std::string code, std::string unit, std::uint64_t count);
/// One more number, under a name of its own.
void addCount(Message& message, std::string name, std::string unit, std::uint64_t count);

} // namespace damscope::cli
