// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/import.hpp"

#include "base/files/file_access.hpp"
#include "db/ingest/committer.hpp"
#include "db/ingest/merge.hpp"
#include "db/ingest/reading.hpp"
#include "db/ingest/step_taker.hpp"
#include "db/store/edits.hpp"
#include "db/store/identity.hpp"
#include "db/store/position_index.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <cassert>
#include <filesystem>
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

// "import club.pdn 1998.zip", as the journal has it.
std::string commandOf(const std::vector<std::string>& paths, const ImportOptions& options) {
    constexpr std::size_t most = 200;
    std::string command = options.reread ? "db reread" : "import";
    for (const std::string& path : paths) {
        const auto named = options.names.find(path);
        if (command.size() < most)
            command += ' ' + shownName(named == options.names.end() ? path : named->second);
    }
    return command;
}

// A folder may hold the store itself.
bool isMetByChance(const PathList::File& database, const Store& store,
                   const std::vector<std::string>& paths) {
    const auto names = [&](const std::string& path) {
        return base::withSlashes(path) == database.path;
    };
    std::error_code ignored;
    return std::ranges::none_of(paths, names) &&
           std::filesystem::equivalent(database.path, store.file(), ignored);
}

void mergeDatabases(Store& store, const std::vector<std::string>& paths,
                    const ImportOptions& options, const std::stop_token& stop,
                    const ImportListener& listener, importing::Reading& reading,
                    importing::Merged& done) {
    const bool wanted = options.databases && !options.reread;
    for (const PathList::File& database : reading.databases()) {
        if (stop.stop_requested())
            return;
        if (wanted && !isMetByChance(database, store, paths)) {
            const std::uint64_t before = done.summary.games;
            const auto progress = [&](std::uint64_t games, std::uint64_t part,
                                      std::uint64_t total) {
                if (part < total)
                    reading.noteMerged(database, part, total, before + games);
            };
            const importing::Merged merged =
                importing::mergeStore(store, database.path, options, stop, listener, progress);
            importing::addTo(done.summary, merged.summary);
            done.leavesIndexGaps = done.leavesIndexGaps || merged.leavesIndexGaps;
        }
        reading.noteMerged(database, 1, 1, done.summary.games); // also one that was left out
    }
}

ImportSummary importInto(Store& store, const std::vector<std::string>& paths,
                         const ImportOptions& options, const std::stop_token& stop,
                         const ImportListener& listener) {
    importing::Committer committer(store, options, listener, commandOf(paths, options));
    importing::Reading reading(paths, options, stop, listener);
    reading.run(lookupIn(store, options.jobs), committer);
    committer.finish();
    importing::Merged done{committer.summary(), committer.leavesIndexGaps()};
    mergeDatabases(store, paths, options, stop, listener, reading, done);
    ImportSummary summary = std::move(done.summary);
    summary.interrupted = reading.interrupted();
    if (options.indexing == Indexing::now && done.leavesIndexGaps)
        indexMissing(store, stop);
    if (options.indexing == Indexing::now && summary.stored > 0)
        mergeIndex(store, {mergeEffort * summary.stored, options.jobs}, stop);
    assert(summary.games == summary.stored + summary.duplicates + summary.refused);
    reading.reportProgress(committer.gamesTaken() + summary.games - committer.summary().games);
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

namespace {

using namespace importing;

/// Counts and reports what is read, and keeps nothing.
class Linter final : public StepTaker {
public:
    explicit Linter(const ImportListener& listener) : StepTaker(listener) {}

    [[nodiscard]] LintSummary summary() const {
        LintSummary summary = summary_;
        summary.sources = sources();
        summary.failed = failedSources();
        summary.games = gamesTaken();
        return summary;
    }

private:
    void beginSource(const PlanPtr& plan) override { plan_ = plan; }

    void takeGames(GamesStep step) override {
        for (const ProblemRow& problem : step.problems)
            report(summary_, plan_->source, {}, problem);
        for (const PreparedGame& game : *step.games)
            takeGame(game.row);
    }

    void endSource(const SourceEnd& /*end*/) override {}

    void takeGame(const GameRow& row) {
        ++(row.header.legal ? summary_.legal : summary_.partial);
        if (row.guessed)
            ++summary_.guessed[row.header.variant];
        for (const ProblemRow& problem : row.problems)
            report(summary_, plan_->source, {&row}, problem);
    }

    PlanPtr plan_;
    LintSummary summary_;
};

SourceWalk::Lookup nothingIsKnown() {
    return {[](const ContentDigest&) { return std::nullopt; },
            [](const std::string&, const ContentDigest&) { return VariantSet(); }};
}

} // namespace

LintSummary lintSources(const std::vector<std::string>& paths, const ImportOptions& options,
                        const std::stop_token& stop, const ImportListener& listener) {
    ImportOptions how = options;
    how.indexing = Indexing::later; // positions are of no use here
    Linter linter(listener);
    Reading reading(paths, how, stop, listener);
    reading.run(nothingIsKnown, linter);
    LintSummary summary = linter.summary();
    for (const PathList::File& database : reading.databases()) {
        if (listener.notice)
            listener.notice(
                leftOut(Severity::note, shownName(database.path), {"database-not-linted", {}}));
        reading.noteMerged(database, 1, 1, summary.games);
    }
    summary.interrupted = reading.interrupted();
    return summary;
}

namespace {

namespace fs = std::filesystem;

bool isFile(const std::string& path) {
    std::error_code ignored;
    return !path.empty() && fs::is_regular_file(path, ignored);
}

// "club.zip" for "club.zip/1998.pdn", for a source whose file is no longer where it was, but below
// the folder in which the program runs.
std::string outermostFile(std::string path) {
    while (!path.empty() && !isFile(path)) {
        const std::size_t slash = path.rfind('/');
        path.resize(slash == std::string::npos ? 0 : slash);
    }
    return path;
}

std::string fileOf(const StoredSource& source, const RereadOptions& options) {
    if (!options.file.empty())
        return isFile(options.file) ? options.file : std::string();
    return isFile(source.reading.file) ? source.reading.file : outermostFile(source.source.path);
}

bool hasRepairs(Store& store, SourceId source) {
    return std::ranges::any_of(problems(store, source), [](const StoredProblem& problem) {
        const std::string& code = problem.problem.code();
        return code == "repaired" || code == "variant-corrected";
    });
}

ImportOptions importOptions(Store& store, const StoredSource& source,
                            const RereadOptions& options) {
    ImportOptions how;
    how.jobs = options.jobs;
    how.reread = source.source.digest;
    how.encoding = options.encoding;
    const bool wasChosen = source.source.encodingSource == EncodingSource::chosen;
    if (how.encoding.empty() && wasChosen && !options.detectEncoding)
        how.encoding = source.source.encoding;
    how.variant = options.variant;
    if (!how.variant && !options.detectVariant)
        how.variant = source.reading.variant;
    if (options.repair == Repairing::yes ||
        (options.repair == Repairing::asBefore && hasRepairs(store, source.id)))
        how.repair = parser::Repair::apply;
    return how;
}

} // namespace

Expected<ImportSummary, Message> rereadSource(Store& store, const StoredSource& source,
                                              const RereadOptions& options,
                                              const std::stop_token& stop,
                                              const ImportListener& listener) {
    const std::string& path = source.source.path;
    if (path == ownSourcePath && source.source.digest == ContentDigest{})
        return Unexpected{Message{"own-games-source", {}}};
    const std::string file = fileOf(source, options);
    if (file.empty())
        return Unexpected{
            Message{"source-not-found", {{"path", options.file.empty() ? path : options.file}}}};
    ImportSummary summary =
        importSources(store, {file}, importOptions(store, source, options), stop, listener);
    if (summary.sources == 0 && summary.failed == 0 && !summary.interrupted)
        return Unexpected{Message{"source-changed", {{"path", path}, {"file", file}}}};
    return summary;
}

} // namespace damscope::db
