// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/exchange/scratch_store.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/store_options.hpp"
#include "db/lists/filter.hpp"
#include "db/store/store.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// A store, or files that were read as one.
class OpenGames {
public:
    explicit OpenGames(db::Store store) : store_(std::move(store)) {}
    explicit OpenGames(std::unique_ptr<ScratchStore> files) : files_(std::move(files)) {}
    [[nodiscard]] db::Store& store() { return files_ ? files_->store() : *store_; }

private:
    std::optional<db::Store> store_;
    std::unique_ptr<ScratchStore> files_;
};

/// FILE or --db: the games of a command that only reads.
struct GamesSource {
    StoreOptions store;
    std::vector<std::string> files;

    /// --db and, as the last positional arguments, FILE.
    void declare(Arguments& arguments);
    /// With what the filter needs; of files their combinations, where it asks for those. Throws
    /// UsageError if both were given.
    [[nodiscard]] OpenGames open(const db::Filter& filter, Console& console) const;
};

} // namespace damscope::cli
