// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/analysis/game_analysis.hpp"
#include "db/shards/shard.hpp"

#include <filesystem>
#include <string>

namespace damscope::db {

/// One worker of an analysis that is divided among several.
struct ShardRun {
    Shard shard;
    std::filesystem::path file; ///< where its evaluations go
    std::string program;        ///< name and version, for the file
};

/// Evaluates the positions of games that belong to a shard: each position once, where the games
/// first have it, and independently of all others, so that with a limit of nodes any number of
/// shards and threads find the same. The store is only read: evaluations are appended to a file
/// (evaluation_file.hpp), and what that file has is not searched again. Throws RecordFileError if
/// the file cannot be continued, std::system_error if it cannot be written.
AnalysisReport analyseShard(const std::filesystem::path& store, std::span<const GameId> games,
                            const AnalysisSettings& settings, const EngineFactory& engines,
                            const ShardRun& run, const std::stop_token& stop = {},
                            const base::Progress& progress = {});

} // namespace damscope::db
