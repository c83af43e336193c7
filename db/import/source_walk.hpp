// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/folder_variants.hpp"
#include "db/import/import.hpp"
#include "db/import/step.hpp"
#include "intake/intake.hpp"

#include <functional>
#include <map>

namespace damscope::db::importing {

/// The reading end of an import: goes through the sources and makes the steps.
class SourceWalk {
public:
    /// What the store knows; asked in the thread that runs the walk.
    struct Lookup {
        std::function<std::optional<StoredSource>(const ContentDigest&)> source;
        /// Of the other sources in a folder.
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

} // namespace damscope::db::importing
