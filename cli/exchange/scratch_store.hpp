// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/console.hpp"
#include "db/import/import.hpp"
#include "db/store/store.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace damscope::cli {

/// A temporary folder, removed by the destructor.
class ScratchFolder {
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// The games of files in a temporary store: commands for a store also work on
/// files.
class ScratchStore {
public:
    /// Reads the files, with progress. Unreadable files are reported on standard error, and those
    /// that are the same as others. Throws std::runtime_error if no game could be read, and
    /// Interrupted at Ctrl-C.
    ScratchStore(const std::vector<std::string>& files, const db::ImportOptions& how,
                 Console& console);

    [[nodiscard]] db::Store& store() { return *store_; }
    [[nodiscard]] const db::ImportSummary& summary() const { return summary_; }

private:
    ScratchFolder folder_;
    std::unique_ptr<db::Store> store_; ///< closed before its folder goes
    db::ImportSummary summary_;
};

} // namespace damscope::cli
