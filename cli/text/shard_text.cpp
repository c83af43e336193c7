// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/shard_text.hpp"

#include "cli/terminal/reader_language.hpp"
#include "messages/counts.hpp"

#include <algorithm>

namespace damscope::cli {
namespace {

constexpr std::size_t mostNamed = 10;

Message missingMessage(const std::vector<db::Shard>& missing) {
    std::vector<std::string> named;
    for (std::size_t i = 0; i < std::min(missing.size(), mostNamed); ++i)
        named.push_back(db::text(missing[i]));
    Message message{"shards-missing", {{"shards", named}}};
    if (missing.size() > mostNamed)
        message.parameters.push_back({"n", grouped(missing.size() - mostNamed)});
    return message;
}

} // namespace

std::string faultsText(const db::FileFaults& faults) {
    std::string text;
    const auto add = [&text](const Message& message) { text += "; " + inWords(message); };
    if (faults.cut > 0)
        add(countMessage("shards-cut", "files", faults.cut));
    if (faults.unfinished > 0)
        add(countMessage("shards-unfinished", "files", faults.unfinished));
    if (faults.damaged > 0)
        add(countMessage("shards-damaged", "lines", faults.damaged));
    if (!faults.missing.empty())
        add(missingMessage(faults.missing));
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
