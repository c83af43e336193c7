// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/output_options.hpp"
#include "cli/options/shard_option.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"
#include "db/search/lists/filter.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

struct ShotsToWrite {
    const StoreOptions& store;
    const db::Filter& filter;
    const ShardOptions& shards;
    const FormatOption& format;
};
/// Appends the combinations and structures of a share of the games to a file.
[[nodiscard]] ExitStatus writeShots(const ShotsToWrite& work, Console& console);

struct ShotsToMerge {
    const std::vector<std::string>& files;
    const StoreOptions& store;
    const FormatOption& format;
};
/// Keeps what such files have.
[[nodiscard]] ExitStatus mergeShots(const ShotsToMerge& work, Console& console);

} // namespace damscope::cli
