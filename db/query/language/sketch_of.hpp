// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/sketch.hpp"

#include <optional>

namespace damscope::db::query {

/// The query as it would be put together on a board and from numbers; nothing if it asks for more
/// than that, as a sequence does.
[[nodiscard]] std::optional<Sketch> sketchOf(const Query& query);

} // namespace damscope::db::query
