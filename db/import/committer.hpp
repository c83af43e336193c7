// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/import.hpp"
#include "db/import/step.hpp"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace damscope::db::importing {

/// The writing end of an import: takes the steps in order, numbers the games, and commits.
///
/// Games are collected and written in one go, so that other programs are kept out of the store only
/// for as long as writing takes; only games that are very large are written while more are awaited.
class Committer {
public:
    Committer(Store& store, const ImportOptions& options, const ImportListener& listener);
    Committer(const Committer&) = delete;
    Committer& operator=(const Committer&) = delete;
    ~Committer();

    /// A step that is not text.
    void take(Step step);
    /// Commits what is left.
    void finish();

    /// Of what was committed.
    [[nodiscard]] const ImportSummary& summary() const { return committed_; }
    /// Games taken so far, committed or not.
    [[nodiscard]] std::uint64_t gamesTaken() const { return taken_; }

private:
    struct SourceRun;
    struct GameRange;
    struct Entry;
    using RunPtr = std::shared_ptr<SourceRun>;

    void takeGames(GamesStep step);
    void takeEnd(const SourceEnd& end);
    void takeKnown(const KnownSource& known);
    void takeNotice(const Notice& notice);
    RunPtr runOf(const PlanPtr& plan);

    void add(Entry entry);
    void write();
    void writeEntry(Entry& entry);
    void meetInStore(SourceRun& run);
    void writeGame(SourceRun& run, const PreparedGame& game);
    bool replaceEarlier(SourceRun& run, const GameRow& row);
    void dropEarlier(SourceRun& run);
    void writeProblem(SourceRun& run, std::uint64_t ordinal, const ProblemRow& problem);
    void tell(const SourceRun& run, const GameRow* game, const ProblemRow& problem, bool refused);
    void commit();

    Store& store_;
    const ImportOptions& options_;
    const ImportListener& listener_;
    RunPtr current_;
    std::vector<Entry> entries_;
    std::size_t entryBytes_ = 0;
    std::uint64_t gamesSinceCommit_ = 0;
    std::uint64_t commits_ = 0;
    std::unique_ptr<Batch> batch_;
    std::vector<RunPtr> written_; ///< sources with progress in the open batch
    std::vector<ImportedSource> finished_;
    std::string file_;       ///< that the last source written belongs to
    std::set<SourceId> kin_; ///< sources of it
    ImportSummary open_;     ///< what the open batch adds
    ImportSummary committed_;
    std::uint64_t taken_ = 0;
};

} // namespace damscope::db::importing
