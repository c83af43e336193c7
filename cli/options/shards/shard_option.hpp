// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "db/shards/shard.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// Accepts "2/8", the second of eight shards.
[[nodiscard]] Accept intoShard(std::optional<db::Shard>& shard);

/// --shard, --out and --merge: work divided among workers that know nothing of each other.
struct ShardOptions {
    std::optional<db::Shard> shard;
    std::string out;
    bool merge = false;

    /// `what` goes into the file: "evaluations".
    void declare(Arguments& arguments, const std::string& what);
    /// Whether a worker's share is asked for. Throws UsageError for options that do not go
    /// together.
    [[nodiscard]] bool isWorker() const;
};

/// The files to merge, each once. Throws UsageError if there is none.
[[nodiscard]] std::vector<std::filesystem::path>
filesToMerge(const std::vector<std::string>& words);

} // namespace damscope::cli
