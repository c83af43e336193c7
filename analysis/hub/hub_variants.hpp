// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <optional>
#include <span>
#include <string>

namespace damscope::analysis {

/// The value of an engine's parameter "variant" for a variant: Damscope's name if the engine has
/// it, else Scan's ("normal", "bt", "losing"). Nothing if it has neither. An engine without the
/// parameter (no choices) plays international draughts; the text is then empty.
[[nodiscard]] std::optional<std::string> hubVariant(rules::Variant variant,
                                                    std::span<const std::string> choices);

} // namespace damscope::analysis
