// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/merge.hpp"

#include "db/ingest/committer.hpp"
#include "db/ingest/other_store.hpp"
#include "db/store/batch.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/edits.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/journal.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/records/game_contents.hpp"
#include "db/store/records/game_counting.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "intake/byte_stream.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace damscope::db::importing {
namespace {

// About how much of its time a merge takes for each part, in hundredths.
struct MergePart {
    std::uint64_t first = 0;
    std::uint64_t size = 0;
};
constexpr MergePart checking{0, 30};
constexpr MergePart comparing{30, 5};
constexpr MergePart takingGames{35, 55};
constexpr MergePart takingFindings{90, 10};

void reportPart(const MergeProgress& progress, MergePart part, std::uint64_t games,
                std::uint64_t done, std::uint64_t total) {
    if (progress && total > 0)
        progress(games, part.first * total + part.size * done, 100 * total);
}

std::string nameIn(const ImportOptions& options, const std::string& file) {
    const auto named = options.names.find(file);
    return shownName(named == options.names.end() ? file : named->second);
}

bool isOwnSource(const Source& source) {
    return source.path == ownSourcePath && source.digest == ContentDigest{};
}

// As the store knows a source of the other database. It is another than the text itself, of which
// the other database may have only some games: that can still be imported.
Source sourceIn(const std::string& database, Source source) {
    if (isOwnSource(source))
        return source;
    ContentDigest& digest = source.digest;
    digest.high = Hash().add("merged").add(digest.high).value();
    digest.low = Hash().add("merged").add(digest.low).value();
    if (!isNetAddress(source.path))
        source.path = database + (source.path.starts_with('/') ? "" : "/") + source.path;
    return source;
}

// Which positions it has, and what its opening is.
void notePositions(GameRow& row) {
    row.positions = positionsOf(row.moves);
    row.opening = openingNames().of(row.positions);
}

// Whether two games begin with the same position and, if both have one, with the same move.
bool beginAlike(const std::vector<std::uint8_t>& moves, const std::vector<std::uint8_t>& others) {
    MainLineReader one(moves);
    MainLineReader other(others);
    if (!one.next() || !other.next() || one.position() != other.position())
        return false;
    return !one.next() || !other.next() || one.position() == other.position();
}

bool shareAPlayer(const GameHeader& one, const GameHeader& other) {
    return std::ranges::any_of(std::array{&one.white, &one.black}, [&](const std::string* name) {
        return !name->empty() && (*name == other.white || *name == other.black);
    });
}

/// Games of the store that a game of the other database has met already. Each meets one, so that
/// games that are there twice are here twice.
class MetGames {
public:
    [[nodiscard]] bool contains(GameId id) const {
        const auto place = static_cast<std::size_t>(id);
        return place < met_.size() && met_[place];
    }
    void insert(GameId id) {
        const auto place = static_cast<std::size_t>(id);
        if (place >= met_.size())
            met_.resize(std::max(place + 1, 2 * met_.size()));
        met_[place] = true;
    }

private:
    std::vector<bool> met_;
};

// Whether it changes the row of the source of games that were entered here. In one batch with the
// progress of that source, which is not recorded, it would be recorded with it.
bool changesOwnLegality(const std::optional<GameLine>& before, const OtherGame& game) {
    return before && before->sourcePath == ownSourcePath &&
           before->header.legal != game.row.header.legal;
}

class StoreMerge {
public:
    /// `merged`: has what was committed.
    StoreMerge(Store& store, OtherStore& other, std::string name, const ImportOptions& options,
               const ImportListener& listener, const MergeProgress& progress, Merged& merged)
        : store_(store), other_(other), name_(std::move(name)), options_(options),
          listener_(listener), progress_(progress), merged_(merged),
          change_(store, ChangeKind::import, "import " + name_) {}

    void run(const std::stop_token& stop);

private:
    /// A source of the other database.
    struct Member {
        Source source;                ///< as the store knows it
        std::optional<SourceId> id{}; ///< in the store, once it has a game of it
        SourceProgress added{};       ///< by the open batch
    };

    void takeGames(const std::stop_token& stop);
    Batch& batch();
    Member& memberOf(SourceId theirs);

    void take(OtherGame game);
    [[nodiscard]] std::optional<SameGame> duplicateOf(const GameRow& game);
    [[nodiscard]] std::optional<SameGame> correctedFrom(std::uint64_t content);
    [[nodiscard]] bool isVersionOf(GameId id, const OtherGame& game);
    [[nodiscard]] std::optional<GameId> ancestorOf(const OtherGame& game);
    [[nodiscard]] std::vector<GameId> relativesOf(const OtherGame& game);
    void meetRelatives(const std::vector<GameId>& relatives, OtherGame game);
    void update(GameId id, OtherGame game);
    GameId add(OtherGame game);
    void noteDuplicate(const OtherGame& game, const SameGame& of);
    void noteStored(const OtherGame& game, GameId id);
    void noteJudged(const OtherGame& game, GameId id);
    void reportProblems(const OtherGame& game, std::optional<GameId> id);

    void setProgress();
    void commit();
    void takeFindings(const std::stop_token& stop);
    void noteFile(const std::string& state, const std::optional<Message>& reason);

    Store& store_;
    OtherStore& other_;
    std::string name_;
    const ImportOptions& options_;
    const ImportListener& listener_;
    const MergeProgress& progress_;
    Merged& merged_;
    StoreChange change_;
    std::unique_ptr<Batch> batch_;
    std::map<SourceId, Member> members_; ///< by their numbers in the other database
    MetGames met_;
    /// Games that the store has several times and that may not have been met yet; the last first.
    std::map<std::uint64_t, std::vector<SameGame>> doubles_;
    /// Games of the store that are what games of the other database were.
    std::map<std::uint64_t, std::vector<GameId>> ancestors_;
    std::vector<GameId> judged_;     ///< of the other database: an engine was asked to
    std::vector<GameId> judgedHere_; ///< the same in the store
    std::set<GameId> fromEvents_;    ///< games that went to another event
    std::vector<DuplicateGame> duplicates_;
    ImportSummary open_; ///< what the open batch adds
};

void StoreMerge::run(const std::stop_token& stop) {
    try {
        takeGames(stop);
    } catch (const SourceFailure& failure) {
        batch_.reset();
        if (merged_.summary.stored > 0)
            noteFile("unreadable", failure.reason());
        throw;
    }
    if (!fromEvents_.empty()) {
        ChangeTransaction transaction(change_);
        leaveEvents(store_.connection(), fromEvents_);
        transaction.commit();
    }
    if (change_.isBegun())
        noteFile("read", std::nullopt);
    takeFindings(stop);
}

void StoreMerge::takeGames(const std::stop_token& stop) {
    const std::vector<GameId> games = other_.games();
    ancestors_ = gamesWithContents(store_.connection(), other_.formerContents(),
                                   [&](std::uint64_t done, std::uint64_t total) {
                                       reportPart(progress_, comparing, 0, done, total);
                                   });
    judged_ = other_.analysedGames();
    std::uint64_t done = 0;
    for (const GameId id : games) {
        if (stop.stop_requested())
            break;
        take(other_.read(id));
        if (++done % options_.gamesPerCommit == 0)
            commit();
        reportPart(progress_, takingGames, done, done, games.size());
    }
    commit();
}

Batch& StoreMerge::batch() {
    if (!batch_)
        batch_ = std::make_unique<Batch>(store_, options_.indexing, &change_);
    return *batch_;
}

StoreMerge::Member& StoreMerge::memberOf(SourceId theirs) {
    if (const auto known = members_.find(theirs); known != members_.end())
        return known->second;
    return members_.emplace(theirs, Member{sourceIn(name_, other_.source(theirs))}).first->second;
}

void StoreMerge::take(OtherGame game) {
    ++open_.games;
    if (options_.strict && !game.row.header.legal) {
        ++open_.refused;
        return reportProblems(game, std::nullopt);
    }
    if (const auto same = duplicateOf(game.row))
        return noteDuplicate(game, *same);
    // Before asking what was edited here: such an edit may have been undone.
    if (const auto ancestor = ancestorOf(game))
        return update(*ancestor, std::move(game));
    if (const auto edited = correctedFrom(game.row.contentHash)) {
        ++open_.corrected;
        return noteDuplicate(game, *edited);
    }
    if (const auto relatives = relativesOf(game); !relatives.empty())
        return meetRelatives(relatives, std::move(game));
    (void)add(std::move(game));
}

// A list is kept where there are several: some sources hold one game thousands of times.
std::optional<SameGame> StoreMerge::duplicateOf(const GameRow& game) {
    const auto isIt = [&](const SameGame& stored) {
        return !met_.contains(stored.id) && batch().isSame(stored.id, game);
    };
    auto known = doubles_.find(game.contentHash);
    if (known == doubles_.end()) {
        std::vector<SameGame> alike = batch().gamesLike(game);
        if (alike.size() < 2)
            return !alike.empty() && isIt(alike[0]) ? std::optional(alike[0]) : std::nullopt;
        std::ranges::reverse(alike);
        known = doubles_.emplace(game.contentHash, std::move(alike)).first;
    }
    for (std::vector<SameGame>& alike = known->second; !alike.empty();) {
        const SameGame next = alike.back();
        alike.pop_back();
        if (isIt(next))
            return next;
    }
    return std::nullopt;
}

// The stored game that was this one before it was edited or repaired.
std::optional<SameGame> StoreMerge::correctedFrom(std::uint64_t content) {
    for (const SameGame& game : gamesThatWere(store_.connection(), content))
        if (!met_.contains(game.id))
            return game;
    return std::nullopt;
}

// Contents are known by their hashes, and anybody can write these into a file.
bool StoreMerge::isVersionOf(GameId id, const OtherGame& game) {
    const auto ours = readGameParts(store_.connection(), id);
    const GameHeader& header = game.row.header;
    return ours && ours->line.header.variant == header.variant &&
           (shareAPlayer(ours->line.header, header) || beginAlike(ours->moves, game.row.moves));
}

// The stored game that still is what this one was: of games that are the same the first, else the
// last, which a merge brought later.
std::optional<GameId> StoreMerge::ancestorOf(const OtherGame& game) {
    std::optional<GameId> last;
    for (const std::uint64_t content : game.before) {
        const auto found = ancestors_.find(content);
        if (found == ancestors_.end())
            continue;
        const auto first = std::ranges::find_if(found->second, [&](GameId id) {
            return !met_.contains(id) && versionOf(store_, id) == GameVersion{content} &&
                   isVersionOf(id, game);
        });
        if (first != found->second.end() && (!last || *last < *first))
            last = *first;
    }
    return last;
}

// The stored games that were what this one was, and were edited since; the last first.
std::vector<GameId> StoreMerge::relativesOf(const OtherGame& game) {
    std::set<GameId> relatives;
    for (const std::uint64_t content : game.before)
        for (const auto& [id, deleted] : gamesThatWere(store_.connection(), content))
            if (!deleted && !met_.contains(id) && isVersionOf(id, game))
                relatives.insert(id);
    return {relatives.rbegin(), relatives.rend()};
}

void StoreMerge::meetRelatives(const std::vector<GameId>& relatives, OtherGame game) {
    const auto theirs = other_.load(game.id);
    for (const GameId id : relatives) {
        const auto ours = loadGame(store_, id);
        const bool isComparable = ours && theirs && ours->tags == theirs->tags &&
                                  ours->result == theirs->result &&
                                  haveSameMainLine(*ours, *theirs);
        if (isComparable && !hasOwnContents(*theirs, *ours, BrokenRest::counts)) {
            ++open_.corrected;
            return noteDuplicate(game, {id});
        }
        if (isComparable && !hasOwnContents(*ours, *theirs, BrokenRest::counts))
            return update(id, std::move(game));
    }
    ForkedGame fork{relatives.front(), {}, game.row.header.white, game.row.header.black};
    fork.came = add(std::move(game));
    ++open_.forked;
    open_.forks.push_back(std::move(fork));
}

void StoreMerge::update(GameId id, OtherGame game) {
    const auto before = readGameLine(store_.connection(), id);
    const bool isAlone = changesOwnLegality(before, game);
    if (isAlone)
        commit();
    if (before && isMoved(before->header, game.row.header))
        fromEvents_.insert(id);
    notePositions(game.row);
    batch().overwriteGame(id, game.row);
    ++open_.updated;
    noteStored(game, id);
    if (isAlone)
        commit();
}

GameId StoreMerge::add(OtherGame game) {
    notePositions(game.row);
    Member& member = memberOf(game.source);
    if (!member.id) {
        const auto known = findSource(store_, member.source.digest);
        member.id = known ? known->id : batch().addSource(member.source);
    }
    if (isOwnSource(member.source))
        game.row.ordinal = source(store_, *member.id)->progress.games + member.added.games + 1;
    const GameId id = batch().insertGame(*member.id, game.row);
    ++member.added.games;
    ++member.added.stored;
    ++(game.row.header.legal ? member.added.legal : member.added.partial);
    member.added.problems += game.row.problems.size();
    if (game.edited)
        batch().noteEdited(id);
    if (game.counting)
        batch().noteCounting(id, *game.counting);
    noteStored(game, id);
    return id;
}

void StoreMerge::noteStored(const OtherGame& game, GameId id) {
    met_.insert(id);
    for (const std::uint64_t content : game.before)
        batch().noteFormerContent(id, content);
    noteJudged(game, id);
    ++open_.stored;
    ++(game.row.header.legal ? open_.legal : open_.partial);
    reportProblems(game, id);
}

void StoreMerge::noteDuplicate(const OtherGame& game, const SameGame& of) {
    met_.insert(of.id);
    ++open_.duplicates;
    open_.deleted += of.deleted ? 1U : 0U;
    noteJudged(game, of.id);
    const GameRow& row = game.row;
    if (listener_.duplicate)
        duplicates_.push_back({memberOf(game.source).source.path, row.ordinal, row.line,
                               row.header.white, row.header.black, of.id, of.deleted});
}

void StoreMerge::noteJudged(const OtherGame& game, GameId id) {
    if (std::ranges::binary_search(judged_, game.id))
        judgedHere_.push_back(id);
}

// Without a number it is refused.
void StoreMerge::reportProblems(const OtherGame& game, std::optional<GameId> id) {
    const GameRow& row = game.row;
    for (const ProblemRow& problem : row.problems) {
        ++open_.problems;
        open_.errors += problem.severity == Severity::error ? 1U : 0U;
        ++open_.kinds[{problem.severity, problem.code()}];
        if (listener_.problem)
            listener_.problem({memberOf(game.source).source.path, row.ordinal, row.header.white,
                               row.header.black, !id, problem, id});
    }
}

void StoreMerge::setProgress() {
    for (auto& [theirs, member] : members_) {
        const SourceProgress added = std::exchange(member.added, {});
        if (added.games == 0)
            continue;
        SourceProgress progress = source(store_, *member.id)->progress;
        progress.games += added.games;
        progress.stored += added.stored;
        progress.legal += added.legal;
        progress.partial += added.partial;
        progress.problems += added.problems;
        progress.done = true;
        // Among the games entered here others are counted as well.
        batch_->setProgress(*member.id, progress,
                            isOwnSource(member.source) ? Recorded::no : Recorded::yes);
    }
}

void StoreMerge::commit() {
    if (batch_) {
        setProgress();
        batch_->commit();
        merged_.leavesIndexGaps = merged_.leavesIndexGaps || batch_->leavesIndexGaps();
        batch_.reset();
    }
    // Games may have been refused without a batch.
    addTo(merged_.summary, std::exchange(open_, {}));
    for (const DuplicateGame& duplicate : std::exchange(duplicates_, {}))
        listener_.duplicate(duplicate);
}

// What engines found of positions, and which games they were asked to judge.
void StoreMerge::takeFindings(const std::stop_token& stop) {
    constexpr std::size_t together = 10'000;
    const std::uint64_t games = merged_.summary.games;
    while (!stop.stop_requested()) {
        const std::vector<KeyedEvaluation> some = other_.nextEvaluations(together);
        if (some.empty())
            break;
        takeEvaluations(store_, some);
        // Keys ascend, and are spread evenly over all numbers of 64 bits.
        const auto key = static_cast<double>(some.back().position);
        const double part = key / 0x1p64 + 0.5;
        reportPart(progress_, takingFindings, games, static_cast<std::uint64_t>(part * 1000), 1000);
    }
    const std::vector<GameId> known = analysedGames(store_);
    std::erase_if(judgedHere_, [&](GameId id) { return std::ranges::binary_search(known, id); });
    if (!judgedHere_.empty() && !stop.stop_requested())
        EvaluationWriter(store_).noteAnalysed(judgedHere_);
}

void StoreMerge::noteFile(const std::string& state, const std::optional<Message>& reason) {
    const ImportSummary& s = merged_.summary;
    ChangeTransaction transaction(change_);
    change_.note(JournalFile{name_, state, reason, s.games, s.stored, s.duplicates, s.refused});
    transaction.commit();
}

} // namespace

Merged mergeStore(Store& store, const std::string& file, const ImportOptions& options,
                  const std::stop_token& stop, const ImportListener& listener,
                  const MergeProgress& progress) {
    const std::string name = nameIn(options, file);
    Merged merged;
    try {
        OtherStore other(store, file, stop, [&](std::uint64_t done, std::uint64_t total) {
            reportPart(progress, checking, 0, done, total);
        });
        StoreMerge(store, other, name, options, listener, progress, merged).run(stop);
        merged.summary.sources = 1;
    } catch (const SourceFailure& failure) {
        merged.summary.failed = 1;
        const bool isBrokenOff = merged.summary.stored > 0;
        if (listener.notice)
            listener.notice(unreadable(
                name, isBrokenOff ? Message{"merge-broken-off", {{"reason", failure.reason()}}}
                                  : failure.reason()));
    }
    return merged;
}

} // namespace damscope::db::importing
