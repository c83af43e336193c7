// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"
#include "db/ingest/import.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/store.hpp"
#include "intake/scratch_folder.hpp"
#include "messages/phrase.hpp"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::cli {

/// The games of files in a temporary store: commands for a store also work on
/// files.
class ScratchStore {
public:
    /// Reads the files, with progress. Unreadable files are reported on standard error, and those
    /// that are the same as others. Throws std::runtime_error if no game could be read, and
    /// Interrupted at Ctrl-C.
    ScratchStore(const std::vector<std::string>& files, const db::ImportOptions& how,
                 Console& console);
    /// The same as usual.
    ScratchStore(const std::vector<std::string>& files, Console& console);

    [[nodiscard]] db::Store& store() { return *store_; }
    [[nodiscard]] const db::ImportSummary& summary() const { return summary_; }

private:
    std::stop_token stop_; ///< taken first: a program that is ended at once leaves its folder
    db::ScratchFolder folder_;
    std::unique_ptr<db::Store> store_; ///< closed before its folder goes
    db::ImportSummary summary_;
};

/// A store, or files that were read as one.
class OpenGames {
public:
    explicit OpenGames(db::Store store) : store_(std::move(store)) {}
    explicit OpenGames(std::unique_ptr<ScratchStore> files) : files_(std::move(files)) {}
    [[nodiscard]] db::Store& store() { return files_ ? files_->store() : *store_; }
    /// What was read, if the games come from files; null for a store.
    [[nodiscard]] const db::ImportSummary* read() const {
        return files_ ? &files_->summary() : nullptr;
    }

private:
    std::optional<db::Store> store_;
    std::unique_ptr<ScratchStore> files_;
};

/// Reads files for what a filter asks: their combinations, too, if it asks for those.
[[nodiscard]] OpenGames openFiles(const std::vector<std::string>& files, const db::Filter& filter,
                                  const db::ImportOptions& how, Console& console);

} // namespace damscope::cli
