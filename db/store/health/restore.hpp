// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>

namespace damscope::db {

struct RestoreReport {
    std::uint64_t games = 0; ///< in the copy
    /// What the store was before, under another name; nothing if there was none.
    std::optional<std::filesystem::path> before{};
    bool complete = true; ///< false: stopped, and nothing was changed
};

/// Puts a copy of a store in its place. Copying the file over it does that wrongly: a log that lies
/// beside it would be written into the copy. The copy stays as it is, and what the store was before
/// stays with its log under another name. At any moment the store is the old one or the new one.
/// Throws Error where the copy is damaged or no store, or where another program has the store open.
RestoreReport restore(const std::filesystem::path& copy, const std::filesystem::path& store,
                      const std::stop_token& stop = {}, const base::Progress& progress = {});

} // namespace damscope::db
