// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/import/import.hpp"

#include <string>

namespace damscope::cli {

/// "56 games without GameType, read as russian", or for several variants "59 games without
/// GameType: 56 read as russian, 3 as czech"; empty if there were none.
[[nodiscard]] std::string guessedWords(const db::GuessedGames& guessed);

/// {"russian":56}
[[nodiscard]] Json guessedJson(const db::GuessedGames& guessed);

} // namespace damscope::cli
