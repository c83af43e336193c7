// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/shot.hpp"

#include <optional>
#include <string_view>

namespace damscope::analysis::shots {

/// Whether a combination works in a certain way, wherever on the board.
using Mechanism = bool (*)(const Record&);

/// The mechanism by the word that names.tsv uses; nothing for other words.
[[nodiscard]] std::optional<Mechanism> mechanismNamed(std::string_view word);

} // namespace damscope::analysis::shots
