// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/result.hpp"

#include <QString>

#include <cstdint>

namespace damscope::gui {

/// How results are shown. Files always have the style of the variant.
enum class ResultsShown : std::uint8_t { ofVariant, twoPoints, onePoint };

/// Applies to the whole application, as its language does.
void showResultsAs(ResultsShown style);
/// "2-0", "1-0", "*", in the style that is shown.
[[nodiscard]] QString resultText(rules::Variant variant, rules::GameResult result);

} // namespace damscope::gui
