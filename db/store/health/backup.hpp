// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>

namespace damscope::db {

class Store;

struct BackupOptions {
    bool replace = false; ///< replace an existing file, also an earlier copy of the same store
    std::stop_token stop;
    base::Progress progress; ///< bytes
};

struct BackupReport {
    std::uint64_t bytes = 0;
    std::uint64_t games = 0;   ///< in the copy
    std::uint64_t deleted = 0; ///< of them
    bool complete = true;      ///< false: stopped, and nothing was made
};

/// Copies a store into one file that needs no other beside it. Others may read and write the store
/// meanwhile: the copy is what it was at the beginning, whole batches only. The file appears
/// complete or not at all. Throws OutputRefused where there is such a file (unless it is to be
/// replaced) or it is another store; Error where it cannot be written or the store not be read.
BackupReport backUp(Store& store, const std::filesystem::path& file,
                    const BackupOptions& options = {});

/// Copies all pages of a store into an empty file, as a snapshot shows them; false if it was
/// stopped before the end.
[[nodiscard]] bool copyPages(Store& store, const std::filesystem::path& to,
                             const std::stop_token& stop, const base::Progress& progress);

/// Throws Error, of Kind::busy, if any program has a store open: a file that is replaced meanwhile
/// would share its log with its successor.
void requireUnused(const std::filesystem::path& store);

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
