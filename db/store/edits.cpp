// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/edits.hpp"

#include "db/store/edit_journal.hpp"
#include "db/store/games.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/journal.hpp"
#include "db/store/position_index.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/records/game_writer.hpp"
#include "db/store/sqlite/sqlite.hpp"
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
    Edit(Store& store, std::string reason)
        : store_(store), change_(store, ChangeKind::edit, std::move(reason)) {}

    [[nodiscard]] StoreChange& change() { return change_; }

    /// Within a transaction. Whether the game is another one now.
    bool write(GameWriter& writer, const GameParts& before, const rules::Game& game,
               std::vector<ProblemRow> problems) {
        GameRow row = editedRow(game, before.line.ordinal, before.line.line);
        if (row.contentHash == before.contentHash)
            return false;
        row.problems = std::move(problems);
        written_.push_back(before.line.id);
        if (writeEdited(store_.connection(), writer, before.line, row))
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
        if (reindex_)
            indexMissing(store_);
    }

private:
    Store& store_;
    StoreChange change_;
    std::vector<GameId> written_;
    std::vector<GameId> moved_;
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

} // namespace damscope::db
