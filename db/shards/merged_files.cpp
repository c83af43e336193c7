// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/shards/merged_files.hpp"

#include <algorithm>

namespace damscope::db {

void MergedFiles::add(const RecordReader& read, std::uint64_t illegal) {
    if (const auto shard = read.finished()) {
        finished_[shard->count].insert(shard->number);
        return;
    }
    faults_.damaged += read.damaged() + illegal;
    ++(read.isCut() || !read.header() ? faults_.cut : faults_.unfinished);
}

FileFaults MergedFiles::faults() const {
    FileFaults faults = faults_;
    const auto isWhole = [](const auto& entry) { return entry.second.size() == entry.first; };
    if (std::ranges::any_of(finished_, isWhole))
        return faults;
    for (const auto& [count, numbers] : finished_)
        for (std::uint64_t number = 1; number <= count; ++number)
            if (!numbers.contains(number))
                faults.missing.push_back({number, count});
    return faults;
}

} // namespace damscope::db
