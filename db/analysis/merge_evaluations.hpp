// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "base/parallel/progress.hpp"
#include "db/analysis/evaluation_file.hpp"
#include "db/shards/merged_files.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>

namespace damscope::db {

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

/// Stores the evaluations of files that workers have written (shard_analysis.hpp). An evaluation
/// replaces one of the same engine that is less thorough, so that the order of the files does not
/// matter, and merging again changes nothing. Throws std::system_error if a file cannot be read,
/// and Error if the store fails.
[[nodiscard]] Expected<EvaluationMerge, MergeRefusal>
mergeEvaluations(Store& store, std::span<const std::filesystem::path> files,
                 const std::stop_token& stop = {}, const base::Progress& progress = {});

} // namespace damscope::db
