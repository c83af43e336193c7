// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/own_collection.hpp"

#include <string>

namespace damscope::gui {

/// The name of the collection in a store, which has it from now on; made in the language of the
/// window.
[[nodiscard]] std::string ownCollection(db::Store& store, db::OwnCollection which);

} // namespace damscope::gui
