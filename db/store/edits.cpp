// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/edits.hpp"

#include "db/store/batch.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/journal.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/position_index.hpp"
#include "db/store/records/game_writer.hpp"
#include "db/store/records/message_json.hpp"
#include "db/store/sources.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/syntax/reader.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

void requireSame(const rules::Game& stored, const rules::Game& game) {
    const bool same =
        stored.tags == game.tags && stored.result == game.result && haveSameMainLine(stored, game);
    if (!same)
        throw std::invalid_argument("the new text is of another game");
}

} // namespace

void replaceGame(StoreChange& change, GameId id, const rules::Game& game) {
    Store& store = change.store();
    Connection& connection = store.connection();
    ChangeTransaction transaction(change);
    const auto stored = loadGame(store, id);
    if (!stored)
        throw Error(stored.error().missing ? Error::Kind::missing : Error::Kind::damaged,
                    stored.error().reason);
    requireSame(*stored, game);
    const GameParts before = *readGameParts(connection, id);
    GameRow row = changedRow(before, game);
    row.problems = problemRows(store, id);
    GameWriter writer(connection);
    writeOver(connection, writer, before.line, row);
    refreshColumns(connection, std::array{id});
    transaction.commit();
}

namespace {

constexpr std::size_t gamesPerTransaction = 500;

bool isAbout(const Problem& problem, std::string_view tag) {
    constexpr std::array result{std::string_view("unclear-result"),
                                std::string_view("result-contradiction"),
                                std::string_view("result-refuted")};
    if (tag == "Result")
        return std::ranges::count(result, problem.code()) > 0;
    if (problem.code() == "unclear-rating")
        return problem.message.text("tag") == tag;
    return tag == "Date" && problem.code() == "unclear-date";
}

// What was wrong with a game and still is, with these tags of it changed.
std::vector<ProblemRow> remaining(std::vector<ProblemRow> problems, const rules::Game& game,
                                  std::span<const rules::Tag> changes) {
    std::erase_if(problems, [&](const ProblemRow& problem) {
        return std::ranges::any_of(
            changes, [&](const rules::Tag& change) { return isAbout(problem, change.name); });
    });
    if (std::ranges::count(changes, "Result", &rules::Tag::name) > 0)
        if (const auto last = parser::lastPosition(game))
            if (auto refuted = parser::resultRefutedByBoard(game, *last))
                problems.push_back({*std::move(refuted), 0, 0});
    return problems;
}

/// One edit while it is made.
class Edit {
public:
    Edit(StoreChange& change, Players players)
        : store_(change.store()), change_(change), players_(players) {}

    [[nodiscard]] StoreChange& change() { return change_; }

    /// Within a transaction. Whether the game is another one now.
    bool write(GameWriter& writer, const GameParts& before, const rules::Game& game,
               std::vector<ProblemRow> problems) {
        GameRow row = editedRow(game, before.line.ordinal, before.line.line);
        if (row.contentHash == before.contentHash)
            return false;
        row.problems = std::move(problems);
        written_.push_back(before.line.id);
        if (isMoved(before.line.header, row.header))
            fromEvents_.insert(before.line.id);
        if (writeEdited(store_.connection(), writer, before.line, row, players_))
            moved_.push_back(before.line.id);
        return true;
    }
    /// Before the transaction's commit.
    void finishPart() {
        refreshColumns(store_.connection(), std::exchange(written_, {}));
        if (!moved_.empty())
            reindex_ = removeSegments(store_.connection(), std::exchange(moved_, {})) || reindex_;
    }
    /// After the last commit.
    void finish() {
        if (!fromEvents_.empty()) {
            ChangeTransaction transaction(change_);
            leaveEvents(store_.connection(), fromEvents_);
            transaction.commit();
        }
        if (reindex_)
            indexMissing(store_);
    }

private:
    Store& store_;
    StoreChange& change_;
    Players players_;
    std::vector<GameId> written_;
    std::vector<GameId> moved_;
    std::set<GameId> fromEvents_; ///< games that went to another event
    bool reindex_ = false;
};

void editPart(Store& store, Edit& edit, std::span<const GameId> ids, const TagChanges& changesOf,
              EditReport& report) {
    ChangeTransaction transaction(edit.change());
    GameWriter writer(store.connection());
    for (const GameId id : ids) {
        auto game = loadGame(store, id);
        const auto before = readGameParts(store.connection(), id);
        if (!game || !before) {
            report.damaged.push_back(game ? missingGame(id) : game.error());
            continue;
        }
        const std::vector<rules::Tag> changes = changesOf(*game);
        const rules::Game changed = withTags(std::move(*game), changes);
        const bool isOther = edit.write(writer, *before, changed,
                                        remaining(problemRows(store, id), changed, changes));
        ++(isOther ? report.changed : report.same);
    }
    edit.finishPart();
    transaction.commit();
}

} // namespace

rules::Game withTags(rules::Game game, std::span<const rules::Tag> changes) {
    for (const rules::Tag& change : changes)
        rules::putTag(game.tags, change.name, parser::cleanLine(change.value));
    if (std::ranges::count(changes, "Result", &rules::Tag::name) > 0)
        game.result = parser::resultIn(game.tags, game.start().rules()).result;
    return game;
}

EditReport editTags(Store& store, std::span<const GameId> ids, std::span<const rules::Tag> changes,
                    const std::string& reason, const std::stop_token& stop,
                    const base::Progress& progress) {
    const auto same = [all = std::vector(changes.begin(), changes.end())](const rules::Game&) {
        return all;
    };
    return editGames(store, ids, same, reason, stop, progress);
}

EditReport editGames(Store& store, std::span<const GameId> ids, const TagChanges& changes,
                     const std::string& reason, const std::stop_token& stop,
                     const base::Progress& progress) {
    StoreChange change(store, ChangeKind::edit, reason);
    return editGames(change, ids, changes, Players::byNames, stop, progress);
}

EditReport editGames(StoreChange& change, std::span<const GameId> ids, const TagChanges& changes,
                     Players players, const std::stop_token& stop, const base::Progress& progress) {
    Store& store = change.store();
    EditReport report;
    Edit edit(change, players);
    for (std::size_t begin = 0; begin < ids.size() && report.complete;) {
        const auto part = ids.subspan(begin, std::min(gamesPerTransaction, ids.size() - begin));
        editPart(store, edit, part, changes, report);
        begin += part.size();
        if (progress)
            progress(begin, ids.size());
        report.complete = begin == ids.size() || !stop.stop_requested();
    }
    edit.finish();
    return report;
}

namespace {

constexpr std::string_view editedSql = "SELECT 1 FROM edited WHERE game = ?1";
constexpr std::string_view noteSql = "INSERT OR REPLACE INTO edited VALUES (?1, datetime('now'))";

} // namespace

bool isEdited(Connection& connection, GameId id) {
    return connection.kept(editedSql)->bind(id).step();
}

void noteEdited(Connection& connection, GameId id) {
    connection.kept(noteSql)->bind(id).run();
}

GameRow changedRow(const GameParts& before, const rules::Game& game) {
    GameRow row;
    row.ordinal = before.line.ordinal;
    row.line = before.line.line;
    row.header = before.line.header;
    row.header.comments = hasComments(game);
    row.header.variations = hasVariations(game);
    row.tags = before.tags;
    EncodedGame encoded = encodeWithPositions(game);
    row.moves = std::move(encoded.moves);
    row.positions = std::move(encoded.positions);
    row.contentHash = contentHash(row.tags, row.moves);
    row.opening = openingNames().of(row.positions);
    return row;
}

GameRow editedRow(const rules::Game& game, std::uint64_t ordinal, std::uint64_t line) {
    parser::PlaceFinder nowhere{std::string_view()};
    GameRow row = makeRow(parser::edited(game), ordinal, 0, nowhere);
    row.line = line;
    return row;
}

void writeOver(Connection& connection, GameWriter& writer, const GameLine& before,
               const GameRow& after, Players players) {
    assert(connection.inTransaction() && after.ordinal == before.ordinal);
    noteFormerContent(connection, before.id);
    writer.rewrite(before.id, before.source, after, players);
    noteLegality(connection, before.source, before.header.legal, after.header.legal);
}

bool writeEdited(Connection& connection, GameWriter& writer, const GameLine& before,
                 const GameRow& after, Players players) {
    const bool samePositions = writer.hasPositions(before.id, after);
    writeOver(connection, writer, before, after, players);
    noteEdited(connection, before.id);
    return !samePositions;
}

namespace {

constexpr std::string_view versionSql =
    "SELECT content FROM game WHERE id = ?1 AND deleted IS NULL";

} // namespace

std::optional<GameVersion> versionOf(Store& store, GameId id) {
    const auto select = store.connection().kept(versionSql);
    if (!select->bind(id).step())
        return std::nullopt;
    return static_cast<GameVersion>(select->bits(0));
}

Expected<VersionedGame, Damage> loadVersion(Store& store, GameId id) {
    const Snapshot snapshot(store);
    const auto version = versionOf(store, id);
    if (!version)
        return Unexpected{missingGame(id)};
    auto game = loadGame(store, id);
    if (!game)
        return Unexpected{game.error()};
    return VersionedGame{std::move(*game), *version};
}

namespace {

// No text has this digest: there are no bytes with a hash of zero.
constexpr ContentDigest ownDigest{};

EditConflict conflictWith(Store& store, GameId id) {
    auto stored = loadVersion(store, id);
    return {stored ? std::optional(std::move(*stored)) : std::nullopt};
}

} // namespace

std::vector<OwnGame> addOwnGames(Store& store, std::span<const rules::Game> games,
                                 const std::string& reason) {
    StoreChange change(store, ChangeKind::edit, reason);
    return addOwnGames(change, games);
}

std::vector<OwnGame> addOwnGames(StoreChange& change, std::span<const rules::Game> games) {
    Store& store = change.store();
    Batch batch(store, Indexing::now, &change); // no other program writes from here on
    const auto known = findSource(store, ownDigest);
    SourceProgress progress = known ? known->progress : SourceProgress{};
    const SourceId source =
        known ? known->id : batch.addSource({std::string(ownSourcePath), ownDigest, "UTF-8"});
    std::vector<OwnGame> all;
    for (const rules::Game& game : games) {
        const GameRow row = editedRow(parser::withCleanTags(game), ++progress.games, 1);
        const Added added = batch.addGame(source, row, {source});
        all.push_back({added.id, static_cast<GameVersion>(row.contentHash)});
        ++(added.stored ? progress.stored : progress.duplicates);
        if (!added.stored)
            continue;
        ++(row.header.legal ? progress.legal : progress.partial);
    }
    progress.done = true;
    batch.setProgress(source, progress, Recorded::no); // it counts what others enter as well
    batch.commit();
    return all;
}

OwnGame addOwnGame(Store& store, const rules::Game& game, const std::string& reason) {
    return addOwnGames(store, std::span(&game, 1), reason).front();
}

Expected<GameVersion, EditConflict> overwriteGame(Store& store, GameId id, const rules::Game& game,
                                                  GameVersion edited, const std::string& reason) {
    StoreChange change(store, ChangeKind::edit, reason);
    return overwriteGame(change, id, game, edited);
}

Expected<GameVersion, EditConflict> overwriteGame(StoreChange& change, GameId id,
                                                  const rules::Game& game, GameVersion edited) {
    Store& store = change.store();
    bool moved = false;
    GameVersion written{};
    {
        Connection& connection = store.connection();
        ChangeTransaction transaction(change);
        const auto stored = versionOf(store, id);
        const auto before = readGameParts(connection, id);
        if (!stored || !before)
            return Unexpected{EditConflict{}};
        GameRow row =
            editedRow(parser::withCleanTags(game), before->line.ordinal, before->line.line);
        written = static_cast<GameVersion>(row.contentHash);
        if (*stored == written)
            return written;
        if (*stored != edited)
            return Unexpected{conflictWith(store, id)};
        if (parser::endsInUnreadMoves(game))
            row.problems = problemRows(store, id);
        GameWriter writer(connection);
        if (writeEdited(connection, writer, before->line, row))
            moved = removeSegments(connection, std::array{id});
        if (isMoved(before->line.header, row.header))
            leaveEvents(connection, {id});
        refreshColumns(connection, std::array{id});
        transaction.commit();
    }
    if (moved)
        indexMissing(store);
    return written;
}

bool isOwnOrEdited(Connection& connection, const GameLine& game) {
    return game.sourcePath == ownSourcePath || isEdited(connection, game.id);
}

} // namespace damscope::db
