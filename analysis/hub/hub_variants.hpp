// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <optional>
#include <span>
#include <string>

namespace damscope::analysis {

/// The value of an engine's parameter "variant" that stands for a variant: our name for it if the
/// engine knows that, else Scan's ("normal", "bt", "losing"). Nothing if it has neither. An engine
/// without the parameter (no choices) plays international draughts; the text is empty then.
[[nodiscard]] std::optional<std::string> hubVariant(rules::Variant variant,
                                                    std::span<const std::string> choices);

} // namespace damscope::analysis
