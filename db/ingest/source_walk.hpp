// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"
#include "db/ingest/step_taker.hpp"
#include "intake/intake.hpp"
#include "messages/message.hpp"
#include "parser/meaning/find_variant.hpp"
#include "rules/board/rules.hpp"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace damscope::db::importing {

using VariantSet = std::set<rules::Variant>;

/// The folder or archive of a source, with a slash at the end; empty for a name alone.
[[nodiscard]] std::string folderOf(const std::string& path);

/// What the sources of a folder or archive play. It decides for a source of which several variants
/// are possible, such as positions without moves.
class FolderVariants {
public:
    /// A source in the folder has games of this variant.
    void add(const std::string& folder, rules::Variant variant) {
        variants_[folder].insert(variant);
    }
    void add(const std::string& folder, const VariantSet& variants) {
        variants_[folder].insert(variants.begin(), variants.end());
    }
    /// The only variant of the folder among the possible ones; nothing if there are none or
    /// several.
    [[nodiscard]] std::optional<rules::Variant>
    agreed(const std::string& folder, const std::vector<rules::Variant>& possible) const;

private:
    std::map<std::string, VariantSet> variants_;
};

/// The reading end of an import: goes through the sources and makes the steps.
class SourceWalk {
public:
    /// What the store knows; asked in the thread that runs the walk.
    struct Lookup {
        std::function<std::optional<StoredSource>(const ContentDigest&)> source;
        /// The variants of the other sources in a folder.
        std::function<VariantSet(const std::string& folder, const ContentDigest&)> variantsBeside;
    };
    /// Takes a step; false ends the walk.
    using Emit = std::function<bool(ReadStep)>;

    SourceWalk(Intake& intake, const ImportOptions& options, std::stop_token stop, Lookup lookup,
               Emit emit);
    ~SourceWalk();

    /// Until the end of the sources, or until a stop is requested.
    void run();

private:
    bool take(OpenSource& open);
    void continueAs(Source& source, const Source& stored) const;
    bool read(OpenSource& open, SourcePlan plan);
    bool readBatches(BatchReader& reader, SourcePlan plan);
    struct Beginning;
    Beginning beginningOf(BatchReader& reader);
    struct Waiting;
    bool decideByFolder(Waiting& source);
    bool wait(Waiting source);
    bool endFolders(const std::string& path);
    bool emitWaiting(Waiting source);
    bool emitAll(const PlanPtr& plan, std::vector<TextBatch> batches);
    bool emitBatch(const PlanPtr& plan, TextBatch batch);

    Intake& intake_;
    const ImportOptions& options_;
    std::stop_token stop_;
    Lookup lookup_;
    Emit emit_;
    /// Texts met in this import, with the path under which they were: the store may not show them
    /// yet.
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::string> met_;
    std::string file_; ///< that is being read
    FolderVariants folders_;
    /// Read, but the rest of their folder or archive decides which variant they are.
    std::vector<Waiting> waiting_;
    std::uint64_t waitingBytes_ = 0;
    std::vector<SourceId> siblings_; ///< texts of it that the store knows
};

/// Whether there is a game of draughts in a source at all, judged by its first batches. Other files
/// (a letter, a web page, an archive of chess games) must not become games.
class DraughtsDetector {
public:
    /// Examines a batch until the answer is clear.
    void look(const TextBatch& batch);
    /// A game of draughts was found: no more batches are needed.
    [[nodiscard]] bool isDraughts() const { return draughts_; }
    /// Why the source is not read, judged by the batches so far; nothing if it is read.
    [[nodiscard]] std::optional<Message> refusal() const;

private:
    bool draughts_ = false;
    bool header_ = false;
    bool chess_ = false;
    bool text_ = false;
};

/// Reads the games of a batch. Pure: any number of threads may do it at a time.
[[nodiscard]] GamesStep parseBatch(const TextStep& step, const ImportOptions& options);

/// What the first batches of a source suggest for its games without GameType. Looks at 256 games
/// with moves or tags at most.
[[nodiscard]] parser::Preference preferenceOf(const std::vector<TextBatch>& batches);

/// The variants that all games fit whose moves are against their tags.
[[nodiscard]] std::vector<rules::Variant> fittingWrongTags(const std::vector<TextBatch>& batches);

} // namespace damscope::db::importing
