// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/library.hpp"

#include <memory>

namespace damscope::gui {

/// The endgame tables of Damscope's own engine, shared by the whole window: two libraries of one
/// folder would both build missing tables and block each other. Null: none.
using EndgameTables = std::shared_ptr<const analysis::endgame::Library>;

/// Opens those in the default folder. Missing small ones are built in the background when a variant
/// is first searched. Null if there is no folder for them.
[[nodiscard]] EndgameTables openEndgameTables();

} // namespace damscope::gui
