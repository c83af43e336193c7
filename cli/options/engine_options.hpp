// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/endgame/tables.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "cli/options/arguments.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/json.hpp"
#include "db/store/shards/record_file.hpp"
#include "rules/board/rules.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// --endgames: the endgame tables that the embedded engine may use. Commands that build missing
/// tables also have --no-tables.
struct EndgameOption {
    std::optional<std::string> endgames;
    bool noTables = false;
    Language language = Language::english; ///< of what is reported about tables

    void declare(Arguments& arguments);
    void declareMaking(Arguments& arguments);
    /// Whether to build missing tables: only in the default folder, and not with --no-tables.
    [[nodiscard]] bool makesMissing() const { return !endgames && !noTables; }
    [[nodiscard]] std::shared_ptr<const analysis::endgame::Library>
    library(analysis::endgame::Missing missing = analysis::endgame::Missing::stay) const;
};

/// The tables that a user named: a folder, "none", or nothing for the default folder. Null for
/// "none". Files that cannot be used are reported on standard error. Throws UsageError if a named
/// folder does not exist.
[[nodiscard]] std::shared_ptr<const analysis::endgame::Library>
endgamesFrom(const std::optional<std::string>& text, std::string_view option, Language language,
             analysis::endgame::Missing missing = analysis::endgame::Missing::stay);

/// Whether small tables of a variant are missing in the default folder.
[[nodiscard]] bool lacksUsualTables(rules::Variant variant);

/// Builds the tables that are missing in a folder with analysis::endgame::build() and shows the
/// progress.
[[nodiscard]] analysis::endgame::BuildReport makeTables(const std::filesystem::path& folder,
                                                        rules::Variant variant, int pieces,
                                                        int threads, Console& console);

/// Builds the tables that lacksUsualTables() misses and shows the progress. If it fails, or another
/// program is building them, this is reported and the work continues. False if it was stopped.
[[nodiscard]] bool makeUsualTables(rules::Variant variant, Console& console);

/// The message about a file that cannot be used, and what to do about it.
[[nodiscard]] Message refusalMessage(const analysis::endgame::Tables& tables,
                                     const analysis::endgame::Tables::Refusal& refusal);

/// --threads, --hash, --weights and --endgames: settings of the embedded engine.
struct EngineOptions {
    std::int64_t threads = 1;
    std::int64_t megabytes = 64;
    std::optional<std::string> weights;
    EndgameOption endgames;

    void declare(Arguments& arguments);
    /// Throws UsageError if the file of weights or the folder of tables cannot be used.
    [[nodiscard]] analysis::EngineSettings
    settings(analysis::endgame::Missing missing = analysis::endgame::Missing::stay) const;
    /// Throws UsageError if the weights are for another board than that of the variant.
    void requireWeightsFor(rules::Variant variant) const;
};

/// Reads a file of weights. Throws UsageError naming the option.
[[nodiscard]] std::shared_ptr<const analysis::evaluation::Weights>
weightsFromFile(const std::string& path, std::string_view option);
/// The same for a variant. Weights of another one need the same board, else throws UsageError.
[[nodiscard]] std::shared_ptr<const analysis::evaluation::Weights>
weightsFromFile(const std::string& path, rules::Variant variant, std::string_view option);

/// Accepts "2/8", the second of eight shards.
[[nodiscard]] ValueParser intoShard(std::optional<db::Shard>& shard);

/// --shard, -o and --merge: work divided among workers that know nothing of each other.
struct ShardOptions {
    std::optional<db::Shard> shard;
    std::string out;
    bool merge = false;

    /// What the help says of -o and --merge.
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
