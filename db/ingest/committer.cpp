// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/committer.hpp"

#include "db/store/position_index.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <map>
#include <span>
#include <utility>

namespace damscope::db::importing {
namespace {

// Games that take more memory than this are written before the next commit.
constexpr std::size_t mostCollected = std::size_t{16} << 20;
// Index segments are merged regularly, so that a long import does not leave thousands.
constexpr std::uint64_t commitsPerMerge = 64;

// More would be no list to work through.
constexpr std::uint64_t mostNoted = 100'000;

// A file that was left out is no change.
bool tellsMore(const JournalFile& file) {
    return file.state == "unreadable";
}

// Each file that was left out of a folder, instead of how many.
std::vector<JournalFile> filesOf(const Notice& notice) {
    const bool isError = notice.severity == Severity::error;
    const bool isLeftOut = notice.message.code == "left-out";
    const char* state = isError ? "unreadable" : isLeftOut ? "skipped" : "noted";
    const Parameter* reason = notice.message.find("reason");
    const auto* why = reason != nullptr ? std::get_if<Message>(&reason->value) : nullptr;
    const Parameter* list = why != nullptr ? why->find("files") : nullptr;
    const auto* names =
        list != nullptr ? std::get_if<std::vector<std::string>>(&list->value) : nullptr;
    std::vector<JournalFile> files;
    if (names == nullptr)
        files.push_back({notice.path, state, notice.message});
    else
        for (const std::string& name : *names)
            files.push_back({name, state,
                             Message{"files-left-out", {{"number", counted(1)}, {"first", name}}}});
    return files;
}

} // namespace

void addTo(ImportSummary& sum, const ImportSummary& more) {
    sum.sources += more.sources;
    sum.failed += more.failed;
    sum.games += more.games;
    sum.stored += more.stored;
    sum.legal += more.legal;
    sum.partial += more.partial;
    sum.repaired += more.repaired;
    sum.duplicates += more.duplicates;
    sum.deleted += more.deleted;
    sum.corrected += more.corrected;
    sum.refused += more.refused;
    sum.problems += more.problems;
    sum.errors += more.errors;
    sum.replaced += more.replaced;
    sum.keptEdits += more.keptEdits;
    sum.updated += more.updated;
    sum.forked += more.forked;
    for (const ForkedGame& fork : more.forks)
        if (sum.forks.size() < ImportSummary::mostForks)
            sum.forks.push_back(fork);
    for (const auto& [variant, games] : more.guessed)
        sum.guessed[variant] += games;
    for (const auto& [kind, problems] : more.kinds)
        sum.kinds[kind] += problems;
}

/// A source while its games are written.
struct Committer::SourceRun {
    PlanPtr plan;
    std::optional<SourceId> id;
    SourceProgress progress;
    bool inBatch = false; ///< id and progress are those of the open batch
    /// Games of an earlier reading, by ordinal, that this one has not reached yet; nothing until
    /// they were looked up.
    std::optional<std::map<std::uint64_t, EarlierGame>> earlier;
};

/// What became of a game.
struct Committer::Outcome {
    bool refused = false;
    bool replaced = false;      ///< it took the place of an earlier reading
    bool keptEdit = false;      ///< an earlier reading stays, which a person has changed
    bool met = false;           ///< an earlier reading stays, since only refused games are added
    std::optional<GameId> id{}; ///< where it is stored

    [[nodiscard]] bool isStored() const { return id.has_value(); }
    [[nodiscard]] bool isDuplicate() const { return !refused && !isStored(); }

    template <class Sum> void countIn(Sum& sum, const GameRow& row) const {
        sum.games += 1;
        sum.refused += refused ? 1U : 0U;
        sum.stored += isStored() ? 1U : 0U;
        sum.duplicates += isDuplicate() ? 1U : 0U;
        sum.legal += isStored() && row.header.legal ? 1U : 0U;
        sum.partial += isStored() && !row.header.legal ? 1U : 0U;
    }
};

/// Some of the games of a step.
struct Committer::GameRange {
    std::shared_ptr<PreparedGames> all;
    std::size_t first = 0;
    std::size_t end = 0;
};

/// What waits to be written: games, a problem of the text, or the end of a source.
struct Committer::Entry {
    RunPtr run;
    std::variant<GameRange, ProblemRow, SourceEnd> what;
};

Committer::Committer(Store& store, const ImportOptions& options, const ImportListener& listener,
                     std::string what)
    : StepTaker(listener), store_(store), options_(options),
      change_(store, ChangeKind::import, std::move(what)) {}

Committer::~Committer() = default;

void Committer::beginSource(const PlanPtr& plan) {
    current_ = std::make_shared<SourceRun>();
    current_->plan = plan;
    if (plan->before.games == 0)
        return;
    if (const auto stored = findSource(store_, plan->source.digest))
        for (const StoredProblem& problem : problems(store_, stored->id))
            habits().know(problem.problem);
}

void Committer::takeGames(GamesStep step) {
    assert(current_ && step.games);
    for (ProblemRow& problem : step.problems)
        add({current_, std::move(problem)});
    entryBytes_ += step.bytes;
    GameRange range{step.games};
    while (range.end < step.games->size()) {
        const std::uint64_t ordinal = (*step.games)[range.end++].row.ordinal;
        const bool due = ++gamesSinceCommit_ == options_.gamesPerCommit ||
                         ordinal % options_.gamesPerCommit == 0;
        if (!due)
            continue;
        add({current_, range});
        commit();
        range.first = range.end;
    }
    add({current_, range});
}

void Committer::endSource(const SourceEnd& end) {
    assert(current_);
    add({current_, end});
}

void Committer::add(Entry entry) {
    entries_.push_back(std::move(entry));
    if (entryBytes_ > mostCollected)
        write();
}

void Committer::write() {
    if (!batch_)
        batch_ = std::make_unique<Batch>(store_, options_.indexing, &change_);
    for (Entry& entry : std::exchange(entries_, {}))
        writeEntry(entry);
    entryBytes_ = 0;
}

void Committer::writeEntry(Entry& entry) {
    assert(batch_ && entry.run);
    SourceRun& run = *entry.run;
    if (!run.inBatch) {
        meetInStore(run);
        written_.push_back(entry.run);
    }
    if (const auto* games = std::get_if<GameRange>(&entry.what)) {
        for (std::size_t i = games->first; i < games->end; ++i)
            writeGame(run, (*games->all)[i]);
    } else if (const auto* problem = std::get_if<ProblemRow>(&entry.what)) {
        writeProblem(run, 0, *problem);
        report(open_, run.plan->source, {}, *problem);
    } else {
        dropEarlier(run);
        run.progress.done = true;
        finished_.push_back({run.plan->source, {}, run.progress});
        files_.push_back({run.plan->source.path, "read", std::nullopt, run.progress.games,
                          run.progress.stored, run.progress.duplicates, run.progress.refused});
    }
}

// Another program may be importing the same text: games that it has stored are skipped.
void Committer::meetInStore(SourceRun& run) {
    auto stored = findSource(store_, run.plan->source.digest);
    if (stored && (run.plan->reread || run.plan->completes) && !run.earlier) {
        batch_->restartSource(stored->id, run.plan->source, run.plan->reading);
        if (run.plan->reread)
            change_.becomeRereading();
        stored->progress = {};
    }
    run.id = stored ? stored->id : batch_->addSource(run.plan->source, run.plan->reading);
    run.progress = stored ? stored->progress : SourceProgress{};
    if (!run.earlier)
        run.earlier = stored ? batch_->gamesAfter(stored->id, stored->progress.games)
                             : std::map<std::uint64_t, EarlierGame>{};
    run.inBatch = true;
    if (std::exchange(file_, run.plan->file) != run.plan->file)
        siblings_.clear();
    siblings_.insert(run.plan->siblings.begin(), run.plan->siblings.end());
    siblings_.insert(*run.id);
}

void Committer::writeGame(SourceRun& run, const PreparedGame& game) {
    assert(run.inBatch && run.id);
    const GameRow& row = game.row;
    if (row.ordinal <= run.progress.games)
        return;
    const Outcome outcome = store(run, game);
    outcome.countIn(run.progress, row);
    (outcome.met ? Outcome{} : outcome).countIn(open_, row); // this import has not stored it
    open_.replaced += outcome.replaced ? 1U : 0U;
    open_.keptEdits += outcome.keptEdit ? 1U : 0U;
    open_.repaired += outcome.isStored() && !outcome.met && row.repaired ? 1U : 0U;
    run.progress.problems += outcome.met ? row.problems.size() : 0U; // they are stored with it
    if (row.guessed)
        countGuess(run, row.header.variant);
    run.progress.offset = game.end;
    if (!outcome.isDuplicate() && !outcome.keptEdit && !outcome.met)
        reportProblems(run, row, outcome);
}

void Committer::countGuess(SourceRun& run, rules::Variant variant) {
    ++open_.guessed[variant];
    ++run.progress.guessed;
}

Committer::Outcome Committer::store(SourceRun& run, const PreparedGame& game) {
    const GameRow& row = game.row;
    if (options_.strict && !row.header.legal)
        return {.refused = true};
    if (auto earlier = run.plan->completes ? meetEarlier(run, row) : replaceEarlier(run, row))
        return *earlier;
    return {.id = addNew(run, game)};
}

void Committer::reportProblems(SourceRun& run, const GameRow& row, const Outcome& outcome) {
    for (const ProblemRow& problem : row.problems) {
        if (outcome.refused)
            writeProblem(run, row.ordinal, problem);
        else
            ++run.progress.problems;
        report(open_, run.plan->source, {&row, outcome.refused, outcome.id}, problem);
    }
}

// Nothing if it is a duplicate.
std::optional<GameId> Committer::addNew(SourceRun& run, const PreparedGame& game) {
    const GameRow& row = game.row;
    if (const auto corrected = correctedFrom(game)) {
        ++open_.corrected;
        noteDuplicate(run, row, {corrected->id, corrected->deleted});
        return std::nullopt;
    }
    const Added added = batch_->addGame(*run.id, row, siblings_);
    if (added.stored && game.written)
        batch_->noteFormerContent(added.id, *game.written);
    if (added.stored)
        return added.id;
    noteDuplicate(run, row, {added.id, added.deleted});
    return std::nullopt;
}

// A game that was repaired now may have been stored without the repair, and corrected there.
std::optional<SameGame> Committer::correctedFrom(const PreparedGame& game) const {
    auto corrected = batch_->correctedFrom(game.row.contentHash, siblings_);
    return corrected || !game.written ? corrected : batch_->correctedFrom(*game.written, siblings_);
}

void Committer::noteDuplicate(SourceRun& run, const GameRow& row, const EarlierGame& of) {
    open_.deleted += of.deleted ? 1U : 0U;
    if (notedDuplicates_ < mostNoted) {
        ++notedDuplicates_;
        change_.note(*run.id, {{}, row.ordinal, row.line, of.id});
    }
    if (listener().duplicate)
        duplicates_.push_back({run.plan->source.path, row.ordinal, row.line, row.header.white,
                               row.header.black, of.id, of.deleted});
}

// Nothing if there is no earlier reading of the game, or another game, which is deleted then.
std::optional<Committer::Outcome> Committer::replaceEarlier(SourceRun& run, const GameRow& row) {
    assert(run.earlier);
    const auto earlier = run.earlier->extract(row.ordinal);
    if (earlier.empty())
        return std::nullopt;
    const GameId id = earlier.mapped().id;
    if (earlier.mapped().deleted)
        return rereadDeleted(run, row, id);
    if (batch_->isEdited(id))
        return Outcome{.keptEdit = true, .id = id};
    if (batch_->replaceGame(id, *run.id, row))
        return Outcome{.replaced = true, .id = id};
    batch_->deleteGames(std::span(&id, 1));
    return std::nullopt;
}

// Nothing if the earlier reading has refused the game.
std::optional<Committer::Outcome> Committer::meetEarlier(SourceRun& run, const GameRow& row) {
    assert(run.earlier);
    const auto earlier = run.earlier->extract(row.ordinal);
    if (earlier.empty())
        return std::nullopt;
    const EarlierGame& game = earlier.mapped();
    noteDuplicate(run, row, game);
    return game.deleted ? Outcome{} : Outcome{.met = true, .id = game.id};
}

// What a user deleted stays deleted, so that restoring it gives this reading. Nothing if the row is
// of another game.
std::optional<Committer::Outcome> Committer::rereadDeleted(SourceRun& run, const GameRow& row,
                                                           GameId id) {
    const bool isSame =
        batch_->isEdited(id) ? batch_->isReadingOf(id, row) : batch_->replaceGame(id, *run.id, row);
    if (!isSame)
        return std::nullopt;
    noteDuplicate(run, row, {id, true});
    return Outcome{};
}

void Committer::dropEarlier(SourceRun& run) {
    assert(run.earlier);
    std::vector<GameId> dropped;
    for (const auto& [ordinal, game] : *run.earlier)
        if (!game.deleted)
            dropped.push_back(game.id);
    run.earlier->clear();
    if (!dropped.empty())
        batch_->deleteGames(dropped);
}

void Committer::writeProblem(SourceRun& run, std::uint64_t ordinal, const ProblemRow& problem) {
    assert(run.inBatch && run.id);
    batch_->addProblem(*run.id, ordinal, problem);
    ++run.progress.problems;
}

void Committer::commit() {
    write();
    for (const RunPtr& run : written_) {
        batch_->setProgress(*run->id, run->progress);
        run->inBatch = false;
    }
    noteFiles();
    batch_->commit();
    leavesIndexGaps_ = leavesIndexGaps_ || batch_->leavesIndexGaps();
    batch_.reset();
    written_.clear();
    gamesSinceCommit_ = 0;
    addTo(committed_, std::exchange(open_, {}));
    for (const ImportedSource& source : std::exchange(finished_, {}))
        if (listener().source)
            listener().source(source);
    for (const DuplicateGame& duplicate : std::exchange(duplicates_, {}))
        listener().duplicate(duplicate);
    if (++commits_ % commitsPerMerge == 0 && options_.indexing == Indexing::now)
        mergeIndex(store_, {.jobs = options_.jobs});
}

ImportSummary Committer::summary() const {
    ImportSummary summary = committed_;
    summary.sources = sources();
    summary.known = knownSources();
    summary.failed = failedSources();
    summary.mended = mendedGames();
    summary.encodings = encodings();
    return summary;
}

void Committer::finish() {
    if (!entries_.empty() || batch_)
        commit();
    // What was only met changes nothing else.
    if (!change_.isBegun() && std::ranges::none_of(files_, tellsMore))
        return;
    if (!files_.empty()) {
        ChangeTransaction transaction(change_);
        noteFiles();
        transaction.commit();
    }
}

void Committer::meet(const KnownSource& known) {
    files_.push_back({known.source.path, "known", std::nullopt, known.progress.games});
}

void Committer::meet(const Notice& notice) {
    std::ranges::move(filesOf(notice), std::back_inserter(files_));
}

// Within a transaction. Those that the store holds are not worth an entry.
void Committer::noteFiles() {
    if (!change_.isBegun() && std::ranges::none_of(files_, tellsMore))
        return;
    for (const JournalFile& file : std::exchange(files_, {}))
        change_.note(file);
}

} // namespace damscope::db::importing
