// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "rules/board/move.hpp"

#include <optional>
#include <string>

namespace damscope::cli {

/// The warning that a position has more captures than could be listed; nothing of a complete list.
[[nodiscard]] std::optional<std::string> warningOfCutList(const rules::MoveList& moves,
                                                          Language language);

} // namespace damscope::cli
