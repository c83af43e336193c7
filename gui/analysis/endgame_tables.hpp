// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/library.hpp"

#include <memory>

namespace damscope::gui {

/// The endgame tables in the usual folder, for Damscope's own engine. Small ones that are missing
/// are made beside everything else when a variant is first thought about. Null where there is no
/// folder for them.
[[nodiscard]] std::shared_ptr<const analysis::endgame::Library> endgameTables();

} // namespace damscope::gui
