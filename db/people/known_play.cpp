// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/known_play.hpp"

#include "analysis/judgement/clocks.hpp"
#include "db/codec/main_line.hpp"
#include "db/records/game_reader.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

constexpr int mostTablePieces = 8;

// For the person: what the tables say of a position.
std::optional<Outcome> byTables(const TableResult& tables, const rules::Position& position,
                                rules::Color side) {
    if (position.pieces().size() > mostTablePieces)
        return std::nullopt;
    return outcomeFor(side, tables(position));
}

std::optional<LostEnding> lostEnding(const PersonGame& game, Blob moves,
                                     const TableResult& tables) {
    std::optional<LostEnding> found;
    std::optional<rules::Position> before;
    MainLineReader line(moves);
    while (line.next()) {
        if (before && before->toMove() == game.side && line.move() && line.position()) {
            const auto was = byTables(tables, *before, game.side);
            if (was && was != Outcome::lost &&
                byTables(tables, *line.position(), game.side) == Outcome::lost)
                found = LostEnding{game.id, static_cast<int>(line.ply()),
                                   rules::moveText(*before, *line.move()), was == Outcome::won};
        }
        before = line.position();
    }
    return found;
}

// Whether the person was in time trouble; nothing without clocks.
std::optional<bool> wasInTrouble(const rules::Game& game, rules::Color side) {
    int longest = 0;
    std::optional<bool> trouble;
    rules::Color mover = game.start().toMove();
    for (const rules::NodeId node : game.mainLine()) {
        if (std::exchange(mover, rules::opponent(mover)) != side)
            continue;
        if (const auto left = analysis::clockAfter(game, node, side)) {
            longest = std::max(longest, *left);
            trouble = trouble.value_or(false) || analysis::isTimeTrouble(*left, longest);
        }
    }
    return trouble;
}

} // namespace

KnownPlay knownPlay(Store& store, std::span<const PersonGame> games, std::size_t most,
                    std::size_t mostListed) {
    KnownPlay play;
    NoveltyFinder finder(store);
    double plies = 0;
    std::size_t left = 0;
    const auto last = games.last(std::min(most, games.size()));
    for (std::size_t i = last.size(); i-- > 0;) {
        const PersonGame& game = last[i];
        if (game.plies == 0)
            continue;
        ++play.games;
        auto novelty = finder.of(game.id);
        if (!novelty)
            continue;
        ++left;
        plies += novelty->ply - 1;
        auto& list = novelty->mover == game.side ? play.own : play.other;
        if (list.size() < mostListed)
            list.push_back({game.id, std::move(*novelty), game.outcome});
    }
    if (left > 0)
        play.plies = plies / static_cast<double>(left);
    return play;
}

std::vector<LostEnding> lostEndings(Connection& connection, std::span<const PersonGame> games,
                                    const TableResult& tables) {
    std::vector<LostEnding> all;
    for (std::size_t i = games.size(); i-- > 0;) {
        const PersonGame& game = games[i];
        if (game.outcome != Outcome::lost)
            continue;
        if (const auto moves = movetextOf(connection, game.id))
            if (auto ending = lostEnding(game, *moves, tables))
                all.push_back(std::move(*ending));
    }
    return all;
}

ClockUse clockUse(Store& store, std::span<const PersonGame> games, std::size_t most) {
    ClockUse use;
    const auto last = games.last(std::min(most, games.size()));
    for (std::size_t i = last.size(); i-- > 0;) {
        const PersonGame& game = last[i];
        const auto loaded = loadGame(store, game.id);
        const auto trouble = loaded ? wasInTrouble(*loaded, game.side) : std::nullopt;
        if (!trouble)
            continue;
        ++use.games;
        use.all.add(game.outcome);
        if (*trouble)
            use.trouble.add(game.outcome);
    }
    return use;
}

} // namespace damscope::db
