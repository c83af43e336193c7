// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/shard_text.hpp"

#include "cli/terminal/progress.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace damscope::cli {
namespace {

constexpr std::size_t mostNamed = 10;

std::string missingText(const std::vector<db::Shard>& missing) {
    std::string text;
    for (std::size_t i = 0; i < std::min(missing.size(), mostNamed); ++i)
        text += (i == 0 ? "" : ", ") + db::text(missing[i]);
    if (missing.size() > mostNamed)
        text += fmt::format(" and {} more", grouped(missing.size() - mostNamed));
    return text;
}

} // namespace

std::string faultsText(const db::FileFaults& faults) {
    std::string text;
    if (faults.cut > 0)
        text += fmt::format("; {} cut off at the end: run its worker again for the rest",
                            counted(faults.cut, "file"));
    if (faults.unfinished > 0)
        text += fmt::format("; {} without its end: wait for its worker, or run it again",
                            counted(faults.unfinished, "file"));
    if (faults.damaged > 0)
        text += fmt::format("; {} damaged and left out: run its worker again",
                            counted(faults.damaged, "line"));
    if (!faults.missing.empty())
        text += fmt::format("; not in these files: shard {}", missingText(faults.missing));
    return text;
}

void addFaults(const db::FileFaults& faults, Json& object) {
    Json missing = Json::array();
    for (const db::Shard& shard : faults.missing)
        missing.push_back(db::text(shard));
    object["damaged"] = faults.damaged;
    object["cut_files"] = faults.cut;
    object["unfinished_files"] = faults.unfinished;
    object["missing_shards"] = missing;
}

ExitStatus statusOf(const db::FileFaults& faults) {
    return faults.damaged + faults.cut + faults.unfinished == 0 ? ExitStatus::allWell
                                                                : ExitStatus::problems;
}

} // namespace damscope::cli
