// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/openings/replayed_tree.hpp"

#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <optional>
#include <ostream>

namespace damscope::db {
namespace {

using rules::Position;

void count(Counted& counted, const rules::Game& game, rules::Color side) {
    using enum rules::GameResult;
    ++counted.games;
    if (game.result == unknown)
        return;
    if (game.result == draw)
        ++counted.draws;
    else if (game.result == (side == rules::Color::white ? whiteWins : blackWins))
        ++counted.wins;
    else
        ++counted.losses;
}

std::string arrivalName(const Position& from, const std::string& move) {
    return rules::writeFen(from) + " " + move;
}

std::optional<rules::Move> moveBetween(const Position& from, const Position& to) {
    for (const rules::Move& move : rules::legalMoves(from))
        if (from.after(move) == to)
            return move;
    return std::nullopt;
}

// Of the moves, with the positions after them, the one that was played; empty if none was.
std::string moveAfter(const auto& here, const auto& places, const auto& moves) {
    for (const auto& place : places)
        for (const auto& [name, position] : moves)
            if (place.ply == here.ply + 1 && place.position == position)
                return name;
    return "";
}

std::string arrivalAt(const auto& here, const auto& places) {
    for (const auto& before : places) {
        if (before.ply + 1 != here.ply)
            continue;
        if (const auto move = moveBetween(before.position, here.position))
            return arrivalName(before.position, rules::moveText(before.position, *move));
    }
    return "";
}

} // namespace

void PrintTo(const Counted& counted, std::ostream* out) {
    *out << counted.games << " +" << counted.wins << " =" << counted.draws << " -"
         << counted.losses;
}

PlayedThrough::PlayedThrough(const std::vector<rules::Game>& games) {
    for (const rules::Game& game : games) {
        Line line{&game, {{0, game.start()}}};
        std::optional<Position> position = game.start();
        for (const rules::NodeId node : game.mainLine()) {
            position = game.positionAfter(position, node);
            if (position)
                line.places.push_back({game.ply(node), *position});
        }
        lines_.push_back(std::move(line));
    }
}

ReplayedTree PlayedThrough::at(const Position& position, const Meant& meant) const {
    ReplayedTree tree;
    const rules::Color side = position.toMove();
    std::vector<std::pair<std::string, Position>> after;
    for (const rules::Move& move : rules::legalMoves(position))
        after.emplace_back(rules::moveText(position, move), position.after(move));
    for (const Line& line : lines_) {
        if (!meant(*line.game))
            continue;
        const auto had = [&](const Position& p) {
            return std::find_if(line.places.begin(), line.places.end(),
                                [&](const Place& place) { return place.position == p; });
        };
        for (const auto& [name, p] : after)
            if (had(p) != line.places.end())
                ++tree.reached[name];
        const auto here = had(position);
        if (here == line.places.end())
            continue;
        count(tree.all, *line.game, side);
        const std::string next = moveAfter(*here, line.places, after);
        if (next.empty())
            ++tree.ended;
        else
            count(tree.moves[next], *line.game, side);
        if (here->ply == 0)
            ++tree.began;
        const std::string arrival = arrivalAt(*here, line.places);
        if (!arrival.empty())
            ++tree.arrivals[arrival];
    }
    return tree;
}

ReplayedTree shortened(const OpeningTable& table) {
    const auto counted = [](const Tally& tally) {
        return Counted{tally.games, tally.wins, tally.draws, tally.losses};
    };
    ReplayedTree tree;
    tree.all = counted(table.all);
    tree.ended = table.ended;
    tree.began = table.began;
    for (const OpeningMove& move : table.moves) {
        if (move.tally.games > 0)
            tree.moves[move.text] = counted(move.tally);
        tree.reached[move.text] = move.reached;
    }
    for (const Arrival& arrival : table.arrivals)
        tree.arrivals[arrivalName(arrival.from, arrival.text)] = arrival.tally.games;
    return tree;
}

} // namespace damscope::db
