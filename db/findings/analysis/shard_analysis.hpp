// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "base/vocabulary.hpp"
#include "db/findings/analysis/evaluation_records.hpp"
#include "db/findings/analysis/game_analysis.hpp"
#include "db/store/shards/record_file.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

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
/// of records, and what that file has is not searched again. Throws RecordFileError if
/// the file cannot be continued, std::system_error if it cannot be written.
AnalysisReport analyseShard(const std::filesystem::path& store, std::span<const GameId> games,
                            const AnalysisSettings& settings, const EngineFactory& engines,
                            const ShardRun& run, const std::stop_token& stop = {},
                            const base::Progress& progress = {});

struct EvaluationMerge : FileFaults {
    std::uint64_t records = 0; ///< sound ones that were read
    std::uint64_t stored = 0;  ///< that the store did not have, or not as thorough
    bool complete = true;      ///< else it was stopped
};

/// A file that does not go with the others; nothing was stored.
struct MergeRefusal {
    enum class Reason : std::uint8_t {
        otherContent, ///< it holds no evaluations
        newerFormat,  ///< it is of a later version of Damscope
        otherSettings ///< its engine, program or limits are not those of the first
    };
    Reason reason{};
    std::filesystem::path file;
    EvaluationHeader header = {}; ///< of the file, and
    EvaluationHeader first = {};  ///< of the first, where the settings differ
};

/// Stores the evaluations of files that workers have written (analyseShard). An evaluation
/// replaces one of the same engine that is less thorough, so that the order of the files does not
/// matter, and merging again changes nothing. Throws std::system_error if a file cannot be read,
/// and Error if the store fails.
[[nodiscard]] Expected<EvaluationMerge, MergeRefusal>
mergeEvaluations(Store& store, std::span<const std::filesystem::path> files,
                 const std::stop_token& stop = {}, const base::Progress& progress = {});

} // namespace damscope::db
