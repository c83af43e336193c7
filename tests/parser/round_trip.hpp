// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/assemble.hpp"

#include <string>

namespace damscope::parser::testing {

/// What goes wrong when a game is written and read back; empty if nothing does. What is written
/// must be strict PDN 3.0; reading it must give one equal game, as legal as before, and writing
/// that the same text again.
std::string roundTripFault(const ReadGame& game);

} // namespace damscope::parser::testing
