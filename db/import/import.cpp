// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/import.hpp"

#include "db/import/committer.hpp"
#include "db/import/reading.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/moved_store.hpp"
#include "db/store/position_index.hpp"
#include "db/store/store.hpp"

#include <cassert>
#include <functional>
#include <memory>

namespace damscope::db {
namespace {

// How many games the index may write again for each one that was added.
constexpr std::uint64_t mergeEffort = 8;

importing::SourceWalk::Lookup lookup(const std::shared_ptr<Store>& store) {
    return {[store](const ContentDigest& digest) { return findSource(*store, digest); },
            [store](const std::string& folder, const ContentDigest& source) {
                return variantsBeside(*store, folder, source);
            }};
}

// A thread that only reads asks over a connection of its own.
std::function<importing::SourceWalk::Lookup()> lookupIn(Store& store, unsigned jobs) {
    if (jobs <= 1) // the store outlives the import
        return
            [&store] { return lookup(std::shared_ptr<Store>(std::shared_ptr<Store>(), &store)); };
    return [file = store.file()] {
        return lookup(std::make_shared<Store>(file, Store::Access::read));
    };
}

ImportSummary importInto(Store& store, const std::vector<std::string>& paths,
                         const ImportOptions& options, const std::stop_token& stop,
                         const ImportListener& listener) {
    importing::Committer committer(store, options, listener);
    importing::Reading reading(paths, options, stop, listener);
    reading.run(lookupIn(store, options.jobs), committer);
    committer.finish();
    ImportSummary summary = committer.summary();
    summary.interrupted = reading.interrupted();
    if (options.indexing == Indexing::now && committer.leavesIndexGaps())
        indexMissing(store, stop);
    if (options.indexing == Indexing::now && summary.stored > 0)
        mergeIndex(store, {mergeEffort * summary.stored, options.jobs}, stop);
    assert(summary.games == summary.stored + summary.duplicates + summary.refused);
    reading.reportProgress(committer);
    summary.seconds = reading.seconds();
    return summary;
}

} // namespace

ImportSummary importSources(Store& store, const std::vector<std::string>& paths,
                            const ImportOptions& options, const std::stop_token& stop,
                            const ImportListener& listener) {
    try {
        ImportSummary summary = importInto(store, paths, options, stop, listener);
        if (!store.connection().hasMoved())
            return summary;
    } catch (const Error&) {
        // Also if it is only another connection that does not find the file.
        if (!store.connection().hasMoved())
            throw;
    }
    throw movedStore(store);
}

} // namespace damscope::db
