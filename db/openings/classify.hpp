// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace damscope::db {

class Store;

/// Takes `done` games classified of `total`.
using ClassifyProgress = std::function<void(std::uint64_t done, std::uint64_t total)>;

/// Gives every game the name of its opening anew, if the names are not current; one transaction.
/// Returns how many games were given a name; nothing is changed if it was stopped.
std::uint64_t classifyOpenings(Store& store, const std::stop_token& stop = {},
                               const ClassifyProgress& progress = {});

} // namespace damscope::db
