// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/shard_option.hpp"

#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"

#include <algorithm>

namespace damscope::cli {

ValueParser intoShard(std::optional<db::Shard>& shard) {
    return [&shard](std::string_view text) -> Complaint {
        shard = db::shardFrom(text);
        if (!shard)
            return Message{"usage-shard", {}};
        return std::nullopt;
    };
}

void ShardOptions::declare(Arguments& arguments, const std::vector<std::string>& files,
                           const Help& help) {
    arguments.group(phrase("Several machines (docs/shards.md)"));
    arguments.value({"--shard", "I/N",
                     phrase("only share I of N, counted from 1: every worker gets another share of "
                            "the same work, and nothing is done twice")},
                    intoShard(shard));
    arguments.value({"--out", "FILE", help.out}, intoFileName(out));
    arguments.flag({"--merge", "", help.merge}, merge);
    arguments.excludes("--merge", {"--shard", "--out"});
    arguments.needs("--shard", {"--out"},
                    phrase("--shard: name the file for the share's results with --out FILE"));
    arguments.refuse(phrase("--merge: name the files that damscope has written with --out"),
                     [this, &files] { return merge && files.empty(); });
    arguments.refuse(
        phrase("--out: a worker continues its file after an interruption; name a file"),
        [this] { return out == "-"; });
    arguments.check([this] {
        return std::filesystem::is_symlink(out)
                   ? Complaint(Message{"usage-link", {{"file", visible(out)}}})
                   : std::nullopt;
    });
}

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

std::string faultsText(const db::FileFaults& faults, Language language) {
    std::string text;
    const auto add = [&](const Message& message) { text += "; " + words(message, language); };
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
