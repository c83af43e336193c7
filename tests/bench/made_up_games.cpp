// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/made_up_games.hpp"

#include "rules/board/position.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

namespace damscope::bench {
namespace {

using rules::Game;
using rules::Move;
using rules::Position;

constexpr int openingPlies = 24;
constexpr std::uint64_t players = 3000;

/// Numbers at random, the same on every machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15ULL + 1) {}
    std::uint64_t next() { return rules::zobrist::splitMix(state_); }
    bool chance(unsigned percent) { return next() % 100 < percent; }
    /// Below n, small numbers far more often.
    std::uint64_t uneven(std::uint64_t n) {
        const std::uint64_t a = next() % n;
        const std::uint64_t b = next() % n;
        return a * b / n;
    }

private:
    std::uint64_t state_;
};

std::uint64_t rank(const Position& position, const Move& move) {
    std::uint64_t state = static_cast<std::uint64_t>(position.key()) ^
                          (std::uint64_t{move.from.bit()} << 8 | move.to.bit());
    return rules::zobrist::splitMix(state);
}

Move choose(const Position& position, const rules::MoveList& legal, unsigned percent, Dice& dice) {
    std::vector<const Move*> ranked;
    for (const Move& move : legal)
        ranked.push_back(&move);
    std::ranges::sort(ranked, {}, [&](const Move* move) { return rank(position, *move); });
    std::size_t at = 0;
    while (at + 1 < ranked.size() && !dice.chance(percent))
        ++at;
    return *ranked[at];
}

std::string playerName(std::uint64_t number) {
    return "Player " + std::to_string(number);
}

void addTags(Game& game, std::uint64_t number, Dice& dice) {
    const std::uint64_t year = 2024 - dice.uneven(65);
    std::array<char, 16> date{};
    std::snprintf(date.data(), date.size(), "%04u.%02u.%02u", static_cast<unsigned>(year),
                  static_cast<unsigned>(1 + dice.next() % 12),
                  static_cast<unsigned>(1 + dice.next() % 28));
    const std::uint64_t white = dice.uneven(players);
    const std::uint64_t black = (white + 1 + dice.uneven(players - 1)) % players;
    game.tags = {
        {"Event", "Tournament " + std::to_string(year) + "-" + std::to_string(dice.uneven(50))},
        {"Date", date.data()},
        {"Round", std::to_string(1 + number % 11)},
        {"White", playerName(white)},
        {"Black", playerName(black)},
        {"WhiteRating", std::to_string(2300 - white / 4)},
        {"BlackRating", std::to_string(2300 - black / 4)},
        {"GameType", "20"}};
}

} // namespace

Game madeUpGame(std::uint64_t number) {
    Dice dice(number);
    Game game(Position::start(rules::Variant::international));
    addTags(game, number, dice);
    const int length = 60 + static_cast<int>(dice.next() % 61);
    Position position = game.start();
    rules::NodeId node = rules::rootNode;
    for (int ply = 0; ply < length; ++ply) {
        const rules::MoveList legal = rules::legalMoves(position);
        if (legal.empty())
            break;
        const Move move = choose(position, legal, ply < openingPlies ? 55 : 25, dice);
        node = game.addMove(node, move);
        position = position.after(move);
    }
    const int ahead =
        position.pieces(rules::Color::white).size() - position.pieces(rules::Color::black).size();
    game.result = ahead > 1    ? rules::GameResult::whiteWins
                  : ahead < -1 ? rules::GameResult::blackWins
                               : rules::GameResult::draw;
    return game;
}

} // namespace damscope::bench
