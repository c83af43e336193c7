// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/import/import.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"

#include <optional>
#include <string>

namespace damscope::cli {

/// "56 games without GameType, read as russian", or for several variants "... read as
/// international (2), russian (56)"; nothing if there were none. `code` is that of the sentence.
[[nodiscard]] std::optional<Message>
guessedMessage(std::string code, const db::GuessedGames& guessed, Language language);

/// {"russian":56}
[[nodiscard]] Json guessedJson(const db::GuessedGames& guessed);

} // namespace damscope::cli
