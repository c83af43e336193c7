// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/import/import.hpp"
#include "messages/language.hpp"

#include <string>

namespace damscope::cli {

/// "club.pdn:87:5: game 12 (White - Black), 31... 18-22: capture is compulsory: 23x32", safe for a
/// terminal, without a newline. Long names and messages are cut.
[[nodiscard]] std::string problemLine(const db::ImportProblem& problem, Language language);

/// The same as an object: file line column ordinal (number of the game in the file) id (in the
/// store, or null) white black move severity code parameters message suggestion, and suggested:
/// code and parameters of the suggestion, or null.
[[nodiscard]] Json problemJson(const db::ImportProblem& problem, Language language);

/// A message about a file as a whole, as a line and as an object: file severity code parameters
/// message.
[[nodiscard]] std::string noticeLine(const db::Notice& notice, Language language);
[[nodiscard]] Json noticeJson(const db::Notice& notice, Language language);

/// "1 error capture-compulsory; 30 warnings wrong-separator", errors first, then the most frequent;
/// empty if there are none. And the same as objects: severity code problems.
[[nodiscard]] std::string kindsText(const db::ProblemCounts& kinds, Language language);
[[nodiscard]] Json kindsJson(const db::ProblemCounts& kinds);

/// The parameters of a message as an object.
[[nodiscard]] Json parametersJson(const Message& message);

} // namespace damscope::cli
