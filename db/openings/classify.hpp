// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/progress.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace damscope::db {

class Store;

/// Renames the opening of every game, if the names are not current; one transaction.
/// Returns how many games were given a name; nothing is changed if it was stopped.
std::uint64_t classifyOpenings(Store& store, const std::stop_token& stop = {},
                               const base::Progress& progress = {});

} // namespace damscope::db
