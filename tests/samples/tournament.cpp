// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/tournament.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "tests/samples/player.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace damscope::samples {
namespace {

using rules::Color;
using rules::Game;
using rules::GameResult;
using rules::NodeId;
using rules::Position;

constexpr int randomPlies = 4; // so that no two games are alike
constexpr int longest = 120;   // then they agree to a draw
constexpr int idlePlies = 30;  // without a capture or a man's move: a draw

struct Pairing {
    std::size_t white;
    std::size_t black;
};

// The circle method: the first player stays, the others go round. An odd number gets a bye.
std::vector<std::vector<Pairing>> rounds(std::size_t players, bool twice) {
    const std::size_t seats = players + players % 2;
    std::vector<std::vector<Pairing>> all;
    for (std::size_t round = 0; round + 1 < seats; ++round) {
        std::vector<Pairing> pairings;
        for (std::size_t board = 0; board < seats / 2; ++board) {
            const auto seat = [&](std::size_t place) {
                return place == 0 ? 0 : (place - 1 + round) % (seats - 1) + 1;
            };
            std::size_t a = seat(board);
            std::size_t b = seat(seats - 1 - board);
            if ((round + board) % 2 == 1)
                std::swap(a, b);
            if (a < players && b < players)
                pairings.push_back({a, b});
        }
        all.push_back(std::move(pairings));
    }
    const std::size_t single = all.size();
    for (std::size_t round = 0; twice && round < single; ++round) {
        all.push_back(all[round]);
        for (Pairing& pairing : all.back())
            std::swap(pairing.white, pairing.black);
    }
    return all;
}

class Clock {
public:
    rules::ClockTime afterMove(Color color, std::mt19937& chance) {
        int& left = seconds_[static_cast<std::size_t>(color)];
        left = std::max(left - 20 - static_cast<int>(chance() % 160), 30) + 60;
        return {rules::ClockTime::Kind::left, static_cast<std::uint32_t>(left)};
    }

private:
    std::array<int, 2> seconds_{80 * 60, 80 * 60};
};

// Decides when the players stop.
class DrawWatch {
public:
    bool isDraw(const Position& position, bool idle) {
        idle_ = idle ? idle_ + 1 : 0;
        return idle_ >= idlePlies || ++seen_[position.key()] == 3;
    }

private:
    std::map<rules::PositionKey, int> seen_;
    int idle_ = 0;
};

rules::Move nextMove(const Position& position, int ply, std::mt19937& chance) {
    if (ply >= randomPlies)
        return Player(4, 12).choose(position, chance);
    const rules::MoveList moves = rules::legalMoves(position);
    return moves[chance() % moves.size()];
}

GameResult resultOf(const Position& last) {
    const rules::Outcome outcome = rules::outcome(last);
    return outcome.end == rules::BoardEnd::none ? GameResult::draw : outcome.result;
}

void playMoves(Game& game, bool clocks, std::mt19937& chance) {
    Position position = game.start();
    NodeId node = rules::rootNode;
    Clock clock;
    DrawWatch watch;
    for (int ply = 0; ply < longest && !rules::legalMoves(position).empty(); ++ply) {
        const Color mover = position.toMove();
        const rules::Move move = nextMove(position, ply, chance);
        const bool idle = !move.isCapture() && position.kings().contains(move.from);
        position = position.after(move);
        node = game.addMove(node, move);
        if (clocks)
            game.addRemark(node, clock.afterMove(mover, chance));
        if (watch.isDraw(position, idle))
            break;
    }
    game.result = resultOf(position);
}

void addTags(Game& game, const Tournament& tournament, std::size_t round, const Entrant& white,
             const Entrant& black) {
    const int day = tournament.firstDay + static_cast<int>(round);
    game.tags = {{"Event", tournament.event},
                 {"Site", tournament.site},
                 {"Date", fmt::format("{}{:02}", tournament.month, day)},
                 {"Round", std::to_string(round + 1)},
                 {"White", white.name},
                 {"Black", black.name},
                 {"Result", std::string(writeResult(game.start().rules(), game.result))}};
    if (white.rating > 0 && black.rating > 0) {
        game.tags.push_back({"WhiteRating", std::to_string(white.rating)});
        game.tags.push_back({"BlackRating", std::to_string(black.rating)});
    }
    game.tags.push_back({"GameType", std::string(rules::gameTypeFor(tournament.variant))});
}

} // namespace

std::vector<Game> play(const Tournament& tournament) {
    std::mt19937 chance(tournament.seed);
    std::vector<Game> games;
    const auto plan = rounds(tournament.players.size(), tournament.twice);
    for (std::size_t round = 0; round < plan.size(); ++round)
        for (const Pairing& pairing : plan[round]) {
            Game game(Position::start(tournament.variant));
            playMoves(game, static_cast<int>(round) < tournament.clockRounds, chance);
            addTags(game, tournament, round, tournament.players[pairing.white],
                    tournament.players[pairing.black]);
            games.push_back(std::move(game));
        }
    return games;
}

} // namespace damscope::samples
