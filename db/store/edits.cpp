// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/edits.hpp"

#include "db/store/codec/game_codec.hpp"
#include "db/store/edit_journal.hpp"
#include "db/store/games.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/position_index.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/records/game_writer.hpp"
#include "db/store/records/message_json.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/sqlite/writer_lock.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/game_tags.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace damscope::db {
namespace {

bool sameMainLine(const rules::Game& a, const rules::Game& b) {
    return std::ranges::equal(a.mainLine(), b.mainLine(), [&](rules::NodeId x, rules::NodeId y) {
        const rules::Node& one = a.node(x);
        const rules::Node& other = b.node(y);
        return one.step == other.step && one.move == other.move &&
               (one.step != rules::Step::setup || a.setup(x) == b.setup(y));
    });
}

void requireSame(const rules::Game& stored, const rules::Game& game) {
    const bool same = stored.start() == game.start() && stored.tags == game.tags &&
                      stored.result == game.result && sameMainLine(stored, game);
    if (!same)
        throw std::invalid_argument("the new text is of another game");
}

} // namespace

void replaceGame(Store& store, EditEntry& entry, GameId id, const rules::Game& game) {
    const WriterLock lock(store.file());
    Connection& connection = store.connection();
    Transaction transaction(connection);
    const auto stored = loadGame(store, id);
    if (!stored)
        throw Error(stored.error().missing ? Error::Kind::missing : Error::Kind::damaged,
                    stored.error().reason);
    requireSame(*stored, game);
    const GameParts before = *readGameParts(connection, id);
    GameRow row = changedRow(before, game);
    row.problems = problemRows(store, id);
    entry.keep(before, row.contentHash);
    GameWriter writer(connection);
    writeOver(connection, writer, before.line, row);
    refreshColumnsOf(connection, std::array{id});
    transaction.commit();
}

namespace {

constexpr std::size_t gamesPerTransaction = 500;

constexpr std::string_view lastEditSql =
    "SELECT id, made, reason FROM edit ORDER BY id DESC LIMIT 1";
// Games that were entered are deleted by undoing that, and those that another reading of a source
// lacks by that reading: no changes of their own.
constexpr std::string_view undoingReason = "edit --undo: ";
constexpr std::string_view laterSql =
    "WITH last(id) AS (SELECT max(id) FROM edit) "
    "SELECT 0 AS kind, made, reason FROM deletion, last "
    "WHERE edit >= last.id AND reason NOT GLOB ?1 || '*' "
    "AND reason NOT IN (SELECT reason FROM rereading) "
    "UNION ALL SELECT 1, made, reason FROM naming, last WHERE edit >= last.id "
    "UNION ALL SELECT 2, made, reason FROM rereading, last WHERE edit >= last.id "
    "ORDER BY made DESC, kind DESC LIMIT 1";
constexpr std::string_view beforeSql =
    "SELECT game, written, edited, tags, moves, problems FROM game_before WHERE edit = ?1";
constexpr std::string_view forgetGamesSql = "DELETE FROM game_before WHERE edit = ?1";
constexpr std::string_view forgetEditSql = "DELETE FROM edit WHERE id = ?1";

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
    Edit(Store& store, std::string reason) : store_(store), entry_(store, std::move(reason)) {}

    /// Within a transaction. Whether the game is another one now.
    bool write(GameWriter& writer, const GameParts& before, const rules::Game& game,
               std::vector<ProblemRow> problems) {
        GameRow row = editedRow(game, before.line.ordinal, before.line.line);
        if (row.contentHash == before.contentHash)
            return false;
        row.problems = std::move(problems);
        entry_.keep(before, row.contentHash);
        written_.push_back(before.line.id);
        if (writeEdited(store_.connection(), writer, before.line, row))
            moved_.push_back(before.line.id);
        return true;
    }
    /// Before the transaction's commit.
    void finishPart() {
        refreshColumnsOf(store_.connection(), std::exchange(written_, {}));
        if (!moved_.empty())
            reindex_ = removeSegmentsOf(store_.connection(), std::exchange(moved_, {})) || reindex_;
    }
    /// After the last commit.
    void finish() {
        if (reindex_)
            indexMissing(store_);
    }

private:
    Store& store_;
    EditEntry entry_;
    std::vector<GameId> written_;
    std::vector<GameId> moved_;
    bool reindex_ = false;
};

/// A game as it was before an edit; one that was entered has no moves, not even a start.
struct Kept {
    [[nodiscard]] bool wasEntered() const { return moves.empty(); }

    GameId id{};
    std::uint64_t written = 0;
    bool edited = false;
    std::vector<rules::Tag> tags;
    std::vector<std::uint8_t> moves;
    std::vector<ProblemRow> problems;
};

std::vector<Kept> keptBy(Connection& connection, std::int64_t edit) {
    std::vector<Kept> all;
    const auto select = connection.kept(beforeSql);
    select->bind(edit);
    while (select->step()) {
        const Blob moves = select->blob(4);
        all.push_back({select->id<GameId>(0),
                       select->bits(1),
                       select->integer(2) != 0,
                       tagsFromJson(select->text(3)),
                       {moves.begin(), moves.end()},
                       problemsFromJson(select->text(5))});
    }
    return all;
}

/// Reverts an edit within one transaction.
class Reversal {
public:
    explicit Reversal(Connection& connection) : connection_(connection), writer_(connection) {}

    void revert(Kept kept, UndoneEdit& undone) {
        if (kept.wasEntered())
            ++(isAsEntered(kept) ? undone.removed : undone.changedSince);
        else
            ++(restore(std::move(kept)) ? undone.games : undone.changedSince);
    }
    /// Deletes what was entered. Whether the index lacks games now.
    bool finish(const Change& edit) {
        if (!entered_.empty())
            (void)markDeleted(connection_, entered_, std::string(undoingReason) + edit.reason);
        refreshColumnsOf(connection_, changed_);
        return !moved_.empty() && removeSegmentsOf(connection_, moved_);
    }

private:
    bool isAsEntered(const Kept& kept) {
        const auto now = readGameParts(connection_, kept.id);
        if (!now || now->line.deletion || now->contentHash != kept.written)
            return false;
        entered_.push_back(kept.id);
        changed_.push_back(kept.id);
        return true;
    }

    // False for a game that was changed since, or that is deleted.
    bool restore(Kept kept) {
        const auto now = readGameParts(connection_, kept.id);
        auto game = decodeGame(kept.moves);
        if (!now || now->line.deletion || now->contentHash != kept.written || !game)
            return false;
        game->tags = kept.tags;
        GameRow row = editedRow(*game, now->line.ordinal, now->line.line);
        row.tags = std::move(kept.tags); // as they were: a tag that was missing is not added
        row.moves = std::move(kept.moves);
        row.contentHash = contentHash(row.tags, row.moves);
        row.problems = std::move(kept.problems);
        if (writeEdited(connection_, writer_, now->line, row, Former::dropped))
            moved_.push_back(kept.id);
        changed_.push_back(kept.id);
        if (!kept.edited)
            forgetEdited(connection_, kept.id);
        return true;
    }

    Connection& connection_;
    GameWriter writer_;
    std::vector<GameId> changed_;
    std::vector<GameId> moved_;
    std::vector<GameId> entered_;
};

void editPart(Store& store, Edit& edit, std::span<const GameId> ids, const TagChanges& changesOf,
              EditReport& report) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    GameWriter writer(store.connection());
    for (const GameId id : ids) {
        auto game = loadGame(store, id);
        const auto before = readGameParts(store.connection(), id);
        if (!game || !before) {
            report.damaged.push_back(game ? Damage{id, true, {}} : game.error());
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
    EditReport report;
    Edit edit(store, reason);
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

std::optional<Change> lastEdit(Store& store) {
    const auto last = store.connection().kept(lastEditSql);
    if (!last->step())
        return std::nullopt;
    return Change{std::string(last->text(1)), std::string(last->text(2))};
}

std::optional<LaterChange> madeAfterLastEdit(Store& store) {
    const auto later = store.connection().kept(laterSql);
    if (!later->bind(undoingReason).step())
        return std::nullopt;
    return LaterChange{static_cast<LaterChange::Kind>(later->integer(0)),
                       {std::string(later->text(1)), std::string(later->text(2))}};
}

std::optional<UndoneEdit> undoEdit(Store& store) {
    UndoneEdit undone;
    bool reindex = false;
    {
        const WriterLock lock(store.file());
        Connection& connection = store.connection();
        Transaction transaction(connection);
        Statement last = connection.prepare(lastEditSql);
        if (!last.step())
            return std::nullopt;
        const std::int64_t edit = last.integer(0);
        undone.edit = {std::string(last.text(1)), std::string(last.text(2))};
        last.reset();
        Reversal reversal(connection);
        for (Kept& kept : keptBy(connection, edit))
            reversal.revert(std::move(kept), undone);
        connection.kept(forgetGamesSql)->bind(edit).run();
        connection.kept(forgetEditSql)->bind(edit).run();
        reindex = reversal.finish(undone.edit);
        transaction.commit();
    }
    if (reindex)
        indexMissing(store);
    return undone;
}

} // namespace damscope::db
