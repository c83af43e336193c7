// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/json.hpp"
#include "db/store/shards/record_file.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// Accepts "2/8", the second of eight shards.
[[nodiscard]] ValueParser intoShard(std::optional<db::Shard>& shard);

/// --shard, --out and --merge: work divided among workers that know nothing of each other.
struct ShardOptions {
    std::optional<db::Shard> shard;
    std::string out;
    bool merge = false;

    /// What the help says of --out and --merge.
    struct Help {
        const char* out;
        const char* merge;
    };
    /// `files`: those that --merge is to merge.
    void declare(Arguments& arguments, const std::vector<std::string>& files, const Help& help);
    /// Whether a worker's share is asked for.
    [[nodiscard]] bool isWorker() const { return !out.empty(); }
};

/// "; 1 file cut off at the end: run its worker again for the rest"; empty if nothing is missing.
[[nodiscard]] std::string faultsText(const db::FileFaults& faults, Language language);
/// The same as members of an object.
void addFaults(const db::FileFaults& faults, Json& object);
/// Shards that no file has are no problem: they may be merged later.
[[nodiscard]] ExitStatus statusOf(const db::FileFaults& faults);

} // namespace damscope::cli
