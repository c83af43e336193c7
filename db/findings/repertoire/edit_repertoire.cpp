// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/repertoire/edit_repertoire.hpp"

#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "rules/text/explain.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

namespace {

constexpr const char* repertoireChange = "repertoire changed"; // words of the window

std::optional<rules::Move> legalMove(const rules::Position& position, const std::string& text) {
    const auto match = rules::resolve(position, text);
    return match.unique() ? std::optional(match.moves.front()) : std::nullopt;
}

// The number of nodes that the line adds.
std::size_t playLine(rules::Game& game, std::span<const std::string> moves) {
    const std::size_t before = game.nodeCount();
    rules::NodeId node = rules::rootNode;
    rules::Position position = game.start();
    for (const std::string& text : moves) {
        const auto move = legalMove(position, text);
        if (!move)
            break;
        node = rules::play(game, node, *move);
        position.play(*move);
    }
    return game.nodeCount() - before;
}

// Where the line ends; nothing if the game does not have it.
std::optional<rules::NodeId> endOfPath(const rules::Game& game,
                                       std::span<const std::string> moves) {
    rules::NodeId node = rules::rootNode;
    rules::Position position = game.start();
    for (const std::string& text : moves) {
        const auto move = legalMove(position, text);
        rules::NodeId child = move ? game.node(node).firstChild : rules::noNode;
        while (child != rules::noNode &&
               (game.node(child).step != rules::Step::move || game.node(child).move != *move))
            child = game.node(child).nextSibling;
        if (child == rules::noNode)
            return std::nullopt;
        node = child;
        position.play(*move);
    }
    return node == rules::rootNode ? std::nullopt : std::optional(node);
}

struct LinesGame {
    GameId id{};
    VersionedGame stored;
};

// Those of the collection with the usual start.
std::vector<LinesGame> linesOf(Store& store, std::string_view collection, rules::Variant variant) {
    std::vector<LinesGame> games;
    const rules::Position start = rules::Position::start(variant);
    if (const auto collected = gamesIn(store, collection))
        for (const CollectedGame& one : *collected)
            if (auto stored = loadVersion(store, one.id); stored && stored->game.start() == start)
                games.push_back({one.id, std::move(*stored)});
    return games;
}

} // namespace

Repertoire repertoireOf(Store& store, std::string_view collection, rules::Color side) {
    Repertoire repertoire(side);
    if (const auto games = gamesIn(store, collection))
        for (const CollectedGame& collected : *games)
            if (const auto game = loadGame(store, collected.id))
                repertoire.add(*game);
    return repertoire;
}

std::size_t addLine(Store& store, std::string_view collection, rules::Variant variant,
                    std::span<const std::string> moves) {
    auto games = linesOf(store, collection, variant);
    if (!games.empty()) {
        LinesGame& first = games.front();
        const std::size_t added = playLine(first.stored.game, moves);
        if (added > 0 && !overwriteGame(store, first.id, first.stored.game, first.stored.version,
                                        repertoireChange))
            return addLine(store, collection, variant, moves); // another program has saved it
        return added;
    }
    rules::Game game(rules::Position::start(variant));
    rules::putTag(game.tags, "Event", collection);
    const std::size_t added = playLine(game, moves);
    if (added == 0)
        return 0;
    StoreChange change(store, ChangeKind::edit, repertoireChange);
    const GameId id = addOwnGames(change, std::array{game}).front().id;
    (void)addGames(change, collection, collected(std::array{id}));
    return added;
}

namespace {

std::size_t removeLine(StoreChange& change, std::string_view collection, rules::Variant variant,
                       std::span<const std::string> moves) {
    std::size_t changed = 0;
    for (LinesGame& one : linesOf(change.store(), collection, variant)) {
        rules::Game& game = one.stored.game;
        const auto end = endOfPath(game, moves);
        if (!end)
            continue;
        game.remove(*end);
        if (game.node(rules::rootNode).firstChild == rules::noNode)
            (void)removeGames(change, collection, std::array{one.id});
        else if (!overwriteGame(change, one.id, game, one.stored.version))
            return changed + removeLine(change, collection, variant, moves); // see addLine()
        ++changed;
    }
    return changed;
}

} // namespace

std::size_t removeLine(Store& store, std::string_view collection, rules::Variant variant,
                       std::span<const std::string> moves) {
    StoreChange change(store, ChangeKind::edit, repertoireChange);
    return removeLine(change, collection, variant, moves);
}

namespace {

// Collections, bookmarks, studies and the names of players change no moves.
constexpr std::string_view stateSql =
    "SELECT coalesce(max(id), 0), coalesce(sum(undone > 0), 0), coalesce(max(undone), 0) "
    "FROM journal "
    "WHERE what <> ?1 AND kind NOT IN ('collection', 'bookmark', 'study', 'names')";

} // namespace

GamesState gamesState(Store& store) {
    Statement select = store.connection().prepare(stateSql);
    (void)select.bind(std::string_view(repertoireChange)).step();
    return {static_cast<std::int64_t>(countGames(store, {})), select.integer(0), select.integer(1),
            select.integer(2)};
}

} // namespace damscope::db
