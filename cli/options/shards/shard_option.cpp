// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/shards/shard_option.hpp"

#include "cli/options/language_option.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/terminal_text.hpp"

namespace damscope::cli {

Accept intoShard(std::optional<db::Shard>& shard) {
    return [&shard](std::string_view text) -> std::optional<std::string> {
        shard = db::shardFrom(text);
        if (!shard)
            return inWords({"usage-shard", {}});
        return std::nullopt;
    };
}

void ShardOptions::declare(Arguments& arguments, const std::string& what) {
    arguments.group("Several machines (docs/shards.md)");
    arguments.value({"--shard", "I/N",
                     "only the share I of N, from 1: every worker gets another share of the same "
                     "work, and nothing is done twice"},
                    intoShard(shard));
    arguments.value({"--out", "FILE",
                     "append the " + what +
                         " of the share to this file, and change no database; the "
                         "same command continues after an interruption"},
                    intoFileName(out));
    arguments.flag(
        {"--merge", "", "store the " + what + " of such files: give their names instead"}, merge);
}

bool ShardOptions::isWorker() const {
    if (merge && (shard || !out.empty()))
        throw UsageError("--merge: it stores what --shard and --out have written; run it alone");
    if (shard && out.empty())
        throw UsageError("--shard: name the file for the share's results with --out FILE");
    if (out == "-")
        throw UsageError("--out: a worker continues its file after an interruption; name a file");
    if (std::filesystem::is_symlink(out))
        throw UsageError(inWords({"usage-link", {{"file", visible(out)}}}));
    return !out.empty();
}

std::vector<std::filesystem::path> filesToMerge(const std::vector<std::string>& words) {
    if (words.empty())
        throw UsageError("--merge: name the files that damscope has written with --out");
    return {words.begin(), words.end()};
}

} // namespace damscope::cli
