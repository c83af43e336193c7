// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/shots/scan.hpp"

namespace damscope::db {

/// As scanShots() with its usual limits, from what is kept (searchThemes()) instead of a search;
/// every game must have been searched (countUnsearched()). `prevention` as in ShotScan.
[[nodiscard]] bool keptShots(Store& store, const Filter& filter, bool prevention,
                             const ScannedSink& sink, const std::stop_token& stop = {});

} // namespace damscope::db
