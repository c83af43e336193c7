// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/shards/record_file.hpp"
#include "db/shards/shard.hpp"

#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace damscope::db {

/// What files of records do not have.
struct FileFaults {
    std::uint64_t damaged = 0;    ///< records that are not as they were written, or not legal
    std::uint64_t cut = 0;        ///< files without their last record's end
    std::uint64_t unfinished = 0; ///< other files whose worker has not come to its end
    std::vector<Shard> missing;   ///< no file has them whole, though others of their division
};

/// Counts the faults of files while they are read.
class MergedFiles {
public:
    /// A file that was read to its end; `illegal` of its records could not be used. What was
    /// damaged before its worker came to its end is no fault: it was computed again.
    void add(const RecordReader& read, std::uint64_t illegal);
    [[nodiscard]] FileFaults faults() const;

private:
    FileFaults faults_;
    std::map<std::uint64_t, std::set<std::uint64_t>> finished_; // numbers by count
};

} // namespace damscope::db
