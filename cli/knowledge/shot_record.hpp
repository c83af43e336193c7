// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/shots/scan.hpp"

namespace damscope::cli {

/// Adds how a combination goes: `record`, each reply of the opponent and whether he had to play it;
/// `last_capture`; `answered`, what was played after it.
void addShotRecord(Json& object, const db::FoundShot& shot);

} // namespace damscope::cli
