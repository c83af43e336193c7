// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"

#include <QString>

namespace damscope::gui {

/// A score from White's view for people: "+0.35", "White wins in 4".
[[nodiscard]] QString scoreText(const analysis::Score& score);

} // namespace damscope::gui
