// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/batch.hpp"

#include "db/store/edits.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/journal.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <cassert>
#include <exception>
#include <string_view>

namespace damscope::db {

namespace {

constexpr std::string_view lineSql = "SELECT line FROM game WHERE id = ?1";

std::int64_t asInteger(std::uint64_t line) {
    return static_cast<std::int64_t>(line);
}

// While it lives, SQLite does not look up again what rows refer to: all that a batch writes refers
// to rows that it has found or written itself, and a game refers to ten of them. `damscope db
// check` looks them all up.
class KnownReferences {
public:
    explicit KnownReferences(Connection& connection) : connection_(connection) {
        connection_.execute("PRAGMA foreign_keys=OFF");
    }
    KnownReferences(const KnownReferences&) = delete;
    KnownReferences& operator=(const KnownReferences&) = delete;
    ~KnownReferences() {
        try {
            connection_.execute("PRAGMA foreign_keys=ON");
        } catch (const std::exception&) { // NOLINT(bugprone-empty-catch): it is of no more use
        }
    }

private:
    Connection& connection_;
};

} // namespace

struct Batch::State {
    State(Store& store, Indexing wanted, StoreChange* change)
        : connection(store.connection()), lock(std::in_place, store.file()),
          references(std::in_place, connection), transaction(std::in_place, connection),
          games(connection), indexing(wanted), part(change) {
        if (part != nullptr)
            recording.emplace(*part);
    }

    void record(bool wanted) const {
        if (recording)
            recording->record(wanted);
    }

    void keepPostings(GameId id, const GameRow& game) {
        for (const KeyedPly& p : game.positions)
            postings.push_back({storedKey(p.key), {static_cast<std::uint32_t>(id), p.ply}});
    }

    Connection& connection;
    // In this order: the transaction ends before the lock is given back. References cannot be
    // switched within one.
    std::optional<WriterLock> lock;
    std::optional<KnownReferences> references;
    std::optional<Transaction> transaction;
    GameWriter games;
    Indexing indexing;
    StoreChange* part;
    std::optional<Recording> recording;
    std::optional<GameId> first;
    GameId last{};
    std::vector<Posting> postings;
    std::vector<GameId> changed; ///< games that were there before
    std::vector<GameId> moved;   ///< of them, those with other positions now
    bool leavesGaps = false;
};

Batch::Batch(Store& store, Indexing indexing, StoreChange* change)
    : state_(std::make_unique<State>(store, indexing, change)) {}

Batch::~Batch() = default;

SourceId Batch::addSource(const Source& source, const SourceReading& reading) {
    assert(state_->transaction && !source.path.empty());
    state_->record(false); // it stays, as one that was not read
    const SourceId id = insertSource(state_->connection, source, reading);
    state_->record(true);
    return id;
}

void Batch::setProgress(SourceId source, const SourceProgress& progress, Recorded recorded) {
    assert(state_->transaction && number(source) > 0);
    state_->record(recorded == Recorded::yes);
    updateProgress(state_->connection, source, progress);
    state_->record(true);
}

Added Batch::addGame(SourceId source, const GameRow& game, const std::set<SourceId>& siblings) {
    assert(state_->transaction && number(source) > 0 && game.ordinal > 0);
    if (const auto same = state_->games.duplicateOf(game, siblings))
        return {false, same->id, same->deleted};
    return {true, insertGame(source, game)};
}

GameId Batch::insertGame(SourceId source, const GameRow& game) {
    assert(state_->transaction && number(source) > 0 && game.ordinal > 0);
    state_->record(false); // its number is noted at the end
    const GameId id = state_->games.insert(source, game);
    state_->record(true);
    state_->first = state_->first.value_or(id);
    state_->last = id;
    if (state_->indexing == Indexing::now)
        state_->keepPostings(id, game);
    return id;
}

std::vector<SameGame> Batch::gamesLike(const GameRow& game) const {
    return state_->games.gamesLike(game);
}

bool Batch::isSame(GameId stored, const GameRow& game) const {
    return state_->games.isSame(stored, game);
}

void Batch::overwriteGame(GameId id, GameRow game) {
    assert(state_->transaction && number(id) > 0);
    const auto before = readGameLine(state_->connection, id);
    assert(before);
    game.ordinal = before->ordinal;
    game.line = before->line;
    state_->changed.push_back(id);
    if (writeEdited(state_->connection, state_->games, *before, game))
        state_->moved.push_back(id);
}

void Batch::noteEdited(GameId id) {
    assert(state_->transaction && number(id) > 0);
    state_->record(false); // it goes and comes with the game
    db::noteEdited(state_->connection, id);
    state_->record(true);
}

void Batch::noteCounting(GameId id, const GameCounting& counting) {
    assert(state_->transaction && number(id) > 0);
    state_->record(false); // it goes and comes with the game
    inheritCounting(state_->connection, id, counting);
    state_->record(true);
}

void Batch::noteFormerContent(GameId id, std::uint64_t content) {
    assert(state_->transaction && number(id) > 0);
    db::noteFormerContent(state_->connection, id, content);
}

std::optional<SameGame> Batch::correctedFrom(std::uint64_t content,
                                             const std::set<SourceId>& siblings) const {
    return gameThatWas(state_->connection, content, siblings);
}

void Batch::restartSource(SourceId id, const Source& source, const SourceReading& reading) {
    assert(state_->transaction && number(id) > 0);
    forgetReading(state_->connection, id, source, reading);
}

bool Batch::isEdited(GameId id) const {
    return db::isEdited(state_->connection, id);
}

std::map<std::uint64_t, EarlierGame> Batch::gamesAfter(SourceId source,
                                                       std::uint64_t ordinal) const {
    return state_->games.gamesAfter(source, ordinal);
}

bool Batch::isReadingOf(GameId id, const GameRow& game) const {
    return state_->connection.value(lineSql, id) == asInteger(game.line) ||
           state_->games.hasPositions(id, game);
}

bool Batch::replaceGame(GameId id, SourceId source, const GameRow& game) {
    assert(state_->transaction && number(id) > 0 && number(source) > 0);
    if (!isReadingOf(id, game))
        return false;
    const bool samePositions = state_->games.hasPositions(id, game);
    state_->games.rewrite(id, source, game, Players::same);
    state_->changed.push_back(id);
    if (!samePositions)
        state_->moved.push_back(id);
    return true;
}

bool Batch::leavesIndexGaps() const {
    return state_->leavesGaps;
}

void Batch::deleteGames(std::span<const GameId> ids) {
    assert(state_->transaction && state_->part != nullptr && !ids.empty());
    (void)state_->part->take(ids);
    state_->changed.insert(state_->changed.end(), ids.begin(), ids.end());
}

void Batch::addProblem(SourceId source, std::uint64_t ordinal, const ProblemRow& problem) {
    assert(state_->transaction && number(source) > 0);
    state_->games.insertProblem(source, std::nullopt, ordinal, problem);
}

void Batch::commit() {
    assert(state_->transaction);
    refreshColumns(state_->connection, state_->changed);
    if (!state_->moved.empty())
        state_->leavesGaps = removeSegments(state_->connection, state_->moved);
    if (state_->first)
        extendColumns(state_->connection, static_cast<std::uint32_t>(*state_->first),
                      static_cast<std::uint32_t>(state_->last));
    if (state_->first && state_->indexing == Indexing::now)
        writeSegment(state_->connection, static_cast<std::uint32_t>(*state_->first),
                     static_cast<std::uint32_t>(state_->last), std::move(state_->postings));
    if (state_->part != nullptr && state_->first)
        state_->part->bring(*state_->first, state_->last);
    if (state_->recording)
        state_->recording->finish();
    state_->recording.reset();
    state_->transaction->commit();
    state_->transaction.reset();
    state_->references.reset();
    state_->lock.reset();
}

} // namespace damscope::db
