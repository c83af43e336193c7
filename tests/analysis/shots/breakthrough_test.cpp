// SPDX-License-Identifier: GPL-3.0-or-later
// Combinations behind which a man makes a king that nobody can stop: the crowning is held against
// every move of both sides.
#include "analysis/shots/names.hpp"
#include "analysis/shots/shot_finder.hpp"
#include "base/text/split.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/analysis/shots/plain_forcing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

namespace damscope::analysis::shots {
namespace {

using rules::Color;
using rules::Move;
using rules::Position;
using rules::Variant;

// Whether a side makes a king in so many moves of its own, and is ahead by so much then, whatever
// the opponent plays. Captures do not count as moves.
bool mustCrown(const Position& position, Color side, int moves, int ahead) {
    const rules::MoveList legal = rules::legalMoves(position);
    if (position.toMove() != side)
        return std::ranges::all_of(legal, [&](const Move& move) {
            return mustCrown(position.after(move), side, moves, ahead);
        });
    return std::ranges::any_of(legal, [&](const Move& move) {
        const Position next = position.after(move);
        if (move.crowns && !rules::mustCapture(next) && lead(next, side) >= ahead)
            return true;
        const int left = moves - (move.isCapture() ? 0 : 1);
        return left > 0 && mustCrown(next, side, left, ahead);
    });
}

bool needsNoGift(const Position& position) {
    const Color side = position.toMove();
    return !rules::mustCapture(position) && mustCrown(position, side, 2, lead(position, side) + 1);
}

Position endOf(Position position, const Shot& shot) {
    for (std::size_t i = 0; i < shot.line.size(); ++i) {
        EXPECT_TRUE(rules::isLegal(position, shot.line[i]));
        EXPECT_TRUE(i % 2 == 0 || shot.line[i].isCapture());
        position.play(shot.line[i]);
    }
    return position;
}

std::optional<Shot> breakthroughOf(const Position& position, int moves = 7) {
    ShotFinder finder({.moves = moves, .positions = 200'000});
    auto shot = finder.find(position, std::nullopt, Aim::breakthrough);
    return shot && shot->breaksThrough ? shot : std::nullopt;
}

void expectProved(const Position& start, const Shot& shot) {
    SCOPED_TRACE(std::string(start.rules().name) + ' ' + rules::writeFen(start));
    const Color side = start.toMove();
    const int ahead = lead(start, side) + shot.gain;
    const Position end = endOf(start, shot);
    EXPECT_GT(shot.gain, 0);
    EXPECT_LT(lead(end, side), ahead) << "the king is made behind the line";
    EXPECT_TRUE(mustCrown(end, side, 2, ahead));
    EXPECT_EQ(materialGain(start, end, side, shot.gain).newKings,
              materialGain(start, end, side, lead(end, side) - lead(start, side)).newKings + 1);
}

struct Labelled {
    std::string fen;
    std::string first; // move of the line
};

std::vector<Labelled> labelled() {
    std::vector<Labelled> rows;
    std::ifstream file("tests/data/reports/shots-breakthrough.tsv");
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#')) {
            const auto fields = base::splitFields(line, "\t");
            rows.push_back({fields.at(0), fields.at(1).substr(0, fields.at(1).find(' '))});
        }
    return rows;
}

TEST(Breakthroughs, ofLabelledPositionsAreFound) {
    const auto rows = labelled();
    ASSERT_EQ(rows.size(), 4U);
    int found = 0;
    for (const Labelled& row : rows) {
        SCOPED_TRACE(row.fen);
        const auto position = rules::readFen(Variant::international, row.fen);
        ASSERT_TRUE(position);
        if (needsNoGift(*position)) {
            // What its line gains is there without the line, too: it is no combination.
            EXPECT_FALSE(breakthroughOf(*position));
            EXPECT_TRUE(row.fen.starts_with("B:W19,21,33,36,38:")) << "40-44 and 44-50 suffice";
            EXPECT_FALSE(mustCrown(*position, position->toMove(), 2,
                                   lead(*position, position->toMove()) + 2))
                << "nor is there more";
            continue;
        }
        ++found;
        ShotFinder plain;
        EXPECT_FALSE(plain.find(*position)) << "captures alone gain nothing";
        const auto shot = breakthroughOf(*position);
        ASSERT_TRUE(shot);
        expectProved(*position, *shot);
        EXPECT_TRUE(isCombination(*position, *shot, lead(*position, position->toMove())));
        const auto first = rules::resolve(*position, row.first);
        ASSERT_TRUE(first.unique());
        const auto itsOwn =
            ShotFinder().findAfter(*position, first.moves.front(), std::nullopt, Aim::breakthrough);
        ASSERT_TRUE(itsOwn);
        EXPECT_TRUE(itsOwn->breaksThrough);
        expectProved(*position, *itsOwn);
    }
    EXPECT_EQ(found, 3) << "in one the man makes a king for as much without the combination";
}

// In the middlegames of every variant: what is found holds, and is no plain gain.
TEST(Breakthroughs, holdAgainstEveryMove) {
    int found = 0;
    for (const Variant variant : rules::allVariants())
        for (unsigned seed = 1; seed <= 150; ++seed) {
            const Position position = randomMiddlegame(variant, seed);
            const auto shot = breakthroughOf(position, 4);
            if (!shot)
                continue;
            ++found;
            expectProved(position, *shot);
            ShotFinder plain({.moves = 4});
            EXPECT_FALSE(plain.find(position)) << rules::writeFen(position);
            EXPECT_FALSE(needsNoGift(position)) << rules::writeFen(position);
        }
    EXPECT_GE(found, 5);
}

// A game in which one was played, and one in which it was missed.
TEST(Breakthroughs, areListedOfGames) {
    const auto rows = labelled();
    for (const Labelled& row : rows) {
        const auto start = rules::readFen(Variant::international, row.fen);
        if (needsNoGift(*start))
            continue;
        const auto shot = breakthroughOf(*start);
        ASSERT_TRUE(shot) << row.fen;
        std::vector<Ply> played{{*start, std::nullopt}};
        for (const Move& move : shot->line) {
            played.back().move = move;
            played.push_back({played.back().position.after(move), std::nullopt});
        }
        ShotFinder finder;
        const auto listed = findShots(played, finder, Sought::played, builtInShotNames());
        ASSERT_FALSE(listed.empty()) << row.fen;
        EXPECT_TRUE(listed[0].at == 0 && listed[0].played && listed[0].shot.breaksThrough);
        EXPECT_EQ(listed[0].shot.line, shot->line);
        const rules::MoveList legal = rules::legalMoves(*start);
        const auto other =
            std::ranges::find_if(legal, [&](const Move& move) { return move != shot->line[0]; });
        ASSERT_NE(other, legal.end());
        const std::vector<Ply> missed{{*start, *other}, {start->after(*other), std::nullopt}};
        const auto all = findShots(missed, finder, Sought::all, builtInShotNames());
        EXPECT_TRUE(std::ranges::any_of(all, [](const GameShot& found) {
            return found.at == 0 && !found.played && found.shot.breaksThrough;
        })) << row.fen;
    }
}

TEST(Breakthroughs, areNoneWhereTheManCanBeStoppedOrNeedsNoHelp) {
    for (const char* fen : {
             "W:W12:B1",          // it walks through, nothing is given
             "W:W12,28:B2,23",    // the same, with men that stand against each other
             "W:W16,27:B6,18",    // nothing is near
             "B:W49,45:B40,12,17" // the man is stopped
         }) {
        const auto position = rules::readFen(Variant::international, fen);
        ASSERT_TRUE(position) << fen;
        EXPECT_FALSE(breakthroughOf(*position)) << fen;
    }
}

} // namespace
} // namespace damscope::analysis::shots
