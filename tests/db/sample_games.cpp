// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/sample_games.hpp"

#include "rules/moves/generate.hpp"

#include <memory>
#include <stdexcept>

namespace damscope::db {
namespace {

rules::Move legalMove(const rules::Position& position, int from, int to) {
    const rules::Rules& r = position.rules();
    for (const rules::Move& m : rules::legalMoves(position))
        if (r.number(m.from) == from && r.number(m.to) == to)
            return m;
    throw std::runtime_error(std::to_string(from) + "-" + std::to_string(to) + " is not legal");
}

} // namespace

void play(rules::Game& game, const std::vector<std::pair<int, int>>& moves) {
    const auto line = game.mainLine();
    rules::NodeId node = line.empty() ? rules::rootNode : line.back();
    for (const auto& [from, to] : moves)
        node = game.addMove(node, legalMove(*game.position(node), from, to));
}

rules::Game taggedGame(const std::vector<rules::Tag>& tags,
                       const std::vector<std::pair<int, int>>& moves) {
    rules::Game game(rules::Position::start(rules::Variant::international));
    game.tags = tags;
    play(game, moves);
    return game;
}

GameRow rowOf(const rules::Game& game, std::uint64_t ordinal) {
    parser::ReadGame read(game);
    for (const rules::NodeId id : game.mainLine())
        read.plies += game.node(id).step == rules::Step::move ? 1 : 0;
    parser::PlaceFinder places("");
    return makeRow(read, ordinal, 0, places);
}

Source sampleSource(std::uint64_t number) {
    return {"archive/" + std::to_string(number) + ".pdn", {number, ~number, 1000}, "UTF-8"};
}

std::stop_token stopRequested() {
    // On the heap: GCC 12 warns about its own stop_source on the stack.
    const auto source = std::make_unique<std::stop_source>();
    source->request_stop();
    return source->get_token();
}

std::vector<GameId> storeGames(Store& store, const std::vector<rules::Game>& games,
                               Indexing indexing, std::uint64_t source) {
    Batch batch(store, indexing);
    const SourceId id = batch.addSource(sampleSource(source));
    std::vector<GameId> ids;
    std::uint64_t ordinal = 0;
    for (const rules::Game& game : games)
        ids.push_back(batch.addGame(id, rowOf(game, ++ordinal)).id);
    batch.commit();
    return ids;
}

} // namespace damscope::db
