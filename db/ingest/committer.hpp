// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/step_taker.hpp"
#include "db/store/journal.hpp"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace damscope::db::importing {

/// Adds what another part of an import did.
void addTo(ImportSummary& sum, const ImportSummary& more);

/// The writing end of an import: takes the steps in order, numbers the games, and commits.
///
/// Games are collected and written in one go, so that other programs are kept out of the store only
/// for as long as writing takes; only games that are very large are written while more are awaited.
class Committer final : public StepTaker {
public:
    /// `what`: the command of the user.
    Committer(Store& store, const ImportOptions& options, const ImportListener& listener,
              std::string what);
    ~Committer() override;

    /// Commits what is left.
    void finish();

    /// Whether games that are read otherwise now have left the index.
    [[nodiscard]] bool leavesIndexGaps() const { return leavesIndexGaps_; }
    /// A summary of what was committed.
    [[nodiscard]] ImportSummary summary() const;

private:
    struct SourceRun;
    struct Outcome;
    struct GameRange;
    struct Entry;
    using RunPtr = std::shared_ptr<SourceRun>;

    void beginSource(const PlanPtr& plan) override;
    void takeGames(GamesStep step) override;
    void endSource(const SourceEnd& end) override;
    void meet(const KnownSource& known) override;
    void meet(const Notice& notice) override;

    void add(Entry entry);
    void write();
    void writeEntry(Entry& entry);
    void meetInStore(SourceRun& run);
    void writeGame(SourceRun& run, const PreparedGame& game);
    Outcome store(SourceRun& run, const PreparedGame& game);
    void reportProblems(SourceRun& run, const GameRow& row, const Outcome& outcome);
    std::optional<GameId> addNew(SourceRun& run, const PreparedGame& game);
    [[nodiscard]] std::optional<SameGame> correctedFrom(const PreparedGame& game) const;
    void noteDuplicate(SourceRun& run, const GameRow& row, const EarlierGame& of);
    std::optional<Outcome> replaceEarlier(SourceRun& run, const GameRow& row);
    std::optional<Outcome> meetEarlier(SourceRun& run, const GameRow& row);
    std::optional<Outcome> rereadDeleted(SourceRun& run, const GameRow& row, GameId id);
    void countGuess(SourceRun& run, rules::Variant variant);
    void dropEarlier(SourceRun& run);
    void writeProblem(SourceRun& run, std::uint64_t ordinal, const ProblemRow& problem);
    void commit();
    void noteFiles();

    Store& store_;
    const ImportOptions& options_;
    StoreChange change_;
    RunPtr current_;
    std::vector<Entry> entries_;
    std::size_t entryBytes_ = 0;
    std::uint64_t gamesSinceCommit_ = 0;
    std::uint64_t commits_ = 0;
    bool leavesIndexGaps_ = false;
    std::unique_ptr<Batch> batch_;
    std::vector<RunPtr> written_; ///< sources with progress in the open batch
    std::vector<ImportedSource> finished_;
    std::vector<DuplicateGame> duplicates_;
    std::vector<JournalFile> files_; ///< that the journal does not have yet
    std::uint64_t notedDuplicates_ = 0;
    std::string file_;            ///< that the last source written belongs to
    std::set<SourceId> siblings_; ///< sources of it
    ImportSummary open_;          ///< what the open batch adds
    ImportSummary committed_;
};

} // namespace damscope::db::importing
