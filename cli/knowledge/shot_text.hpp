// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/shots/scan.hpp"
#include "messages/language.hpp"

#include <string>

namespace damscope::cli {

/// "2 men and 1 king", "the game".
[[nodiscard]] std::string gainText(const db::FoundShot& shot);

/// The names of a combination, separated by commas; empty if it has none.
[[nodiscard]] std::string shotNamesText(const db::FoundShot& shot, Language language);

/// Its fields, without those of the game.
[[nodiscard]] Json shotJson(const db::FoundShot& shot, Language language);

} // namespace damscope::cli
