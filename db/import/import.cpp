// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/import.hpp"

#include "db/import/batch_parser.hpp"
#include "db/import/committer.hpp"
#include "db/import/pipeline.hpp"
#include "db/import/source_walk.hpp"
#include "db/store/position_index.hpp"
#include "db/store/store.hpp"

#include <cassert>
#include <chrono>

namespace damscope::db {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds progressInterval{100};
// How many games the index may write anew for each one that was added.
constexpr std::uint64_t mergeEffort = 8;

/// One run of importSources.
class Importer {
public:
    Importer(Store& store, const std::vector<std::string>& paths, const ImportOptions& options,
             std::stop_token stop, const ImportListener& listener)
        : store_(store), options_(options), stop_(std::move(stop)), listener_(listener),
          committer_(store, options, listener),
          intake_(paths, {options.encoding, halt_.get_token(), tick(), options.limits}) {}

    ImportSummary run() {
        if (options_.jobs <= 1)
            runSerially();
        else
            runParallel();
        committer_.finish();
        ImportSummary summary = committer_.summary();
        summary.interrupted = stop_.stop_requested();
        if (options_.indexing == Indexing::now && summary.stored > 0)
            mergeIndex(store_, {mergeEffort * summary.stored, options_.jobs}, stop_);
        assert(summary.games == summary.stored + summary.duplicates + summary.refused);
        tellProgress(true);
        summary.seconds = seconds();
        return summary;
    }

private:
    struct HaltAtEnd {
        std::stop_source& source;
        ~HaltAtEnd() { source.request_stop(); }
    };

    // In the serial import the reader is this thread and may tell how far it is; otherwise this
    // thread looks itself.
    std::function<void()> tick() {
        if (options_.jobs > 1)
            return {};
        return [this] { tellProgress(false); };
    }

    void runSerially() {
        const auto emit = [this](importing::Step step) {
            if (const auto* text = std::get_if<importing::TextStep>(&step))
                committer_.take(importing::parseBatch(*text, options_));
            else
                committer_.take(std::move(step));
            tellProgress(false);
            return true;
        };
        const auto lookup = [this](const ContentDigest& digest) {
            return findSource(store_, digest);
        };
        importing::SourceWalk(intake_, options_, halt_.get_token(), lookup, emit).run();
    }

    void runParallel() {
        const auto produce = [this](const importing::Pipeline::Emit& emit) {
            Store reading(store_.file(), Store::Access::read); // a connection of this thread's own
            const auto lookup = [&reading](const ContentDigest& digest) {
                return findSource(reading, digest);
            };
            importing::SourceWalk(intake_, options_, halt_.get_token(), lookup, emit).run();
        };
        const auto parse = [this](const importing::TextStep& text) {
            return importing::parseBatch(text, options_);
        };
        importing::Pipeline(options_.jobs, produce, parse)
            .run(
                [this](importing::Step step) {
                    committer_.take(std::move(step));
                    tellProgress(false);
                },
                [this] { tellProgress(false); });
    }

    void tellProgress(bool last) {
        const Clock::time_point now = Clock::now();
        if (!listener_.progress || (!last && now - told_ < progressInterval))
            return;
        told_ = now;
        const IntakeProgress read = intake_.progress();
        listener_.progress({read.bytes, read.total, committer_.gamesTaken(), seconds()});
    }

    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    Store& store_;
    const ImportOptions& options_;
    std::stop_token stop_;
    std::stop_source halt_; // ends the reading, on request or because the writing failed
    std::stop_callback<std::function<void()>> onStop_{stop_, [this] { halt_.request_stop(); }};
    const ImportListener& listener_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point told_ = start_;
    importing::Committer committer_;
    Intake intake_;
}; // namespace

} // namespace

ImportSummary importSources(Store& store, const std::vector<std::string>& paths,
                            const ImportOptions& options, const std::stop_token& stop,
                            const ImportListener& listener) {
    return Importer(store, paths, options, stop, listener).run();
}

} // namespace damscope::db
