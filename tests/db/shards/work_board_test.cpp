// SPDX-License-Identifier: GPL-3.0-or-later
// Work for others: workers that vanish, lie, repeat and steal are survived.
#include "db/findings/analysis/work_board.hpp"

#include "db/search/lists/filter.hpp"
#include "db/store/store.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace damscope::db {
namespace {

namespace net = analysis::draughtsnet;
using std::chrono::seconds;
using Taken = WorkBoard::Taken;

const net::Sender sender{"key", "1", "E"};

net::Part skipped() {
    net::Part part;
    part.state = net::Part::State::skipped;
    return part;
}

class Board : public ::testing::Test {
protected:
    Board() : store_(folder_ / "games.db", Store::Access::write) {
        std::mt19937 random(2);
        std::vector<rules::Game> games;
        for (int i = 0; i < 5; ++i)
            games.push_back(randomGame(rules::Variant::international, random,
                                       {.plies = 20, .variations = false, .specialSteps = false}));
        (void)storeGames(store_, games);
        limits_.nodes = 1000;
        board_.emplace(store_, findGames(store_, {}), limits_, seconds(10));
    }
    // An honest answer: 0.07 for the side to move, by the first legal move.
    static std::vector<net::Part> partsFor(const net::Work& work) {
        std::vector<net::Part> parts;
        rules::Position position = work.start;
        for (std::size_t ply = 0; ply <= work.moves.size(); ++ply) {
            net::Part part;
            part.state = net::Part::State::done;
            part.score = analysis::Score::centiMen(7);
            part.nodes = 1000;
            if (const auto moves = rules::legalMoves(position); !moves.empty())
                part.line = {moves[0]};
            if (std::ranges::count(work.skipped, ply) > 0)
                part = skipped();
            parts.push_back(part);
            if (ply < work.moves.size())
                position.play(work.moves[ply]);
        }
        return parts;
    }
    static std::string answer(const net::Work& work) {
        return net::writeAnalysis(sender, work, partsFor(work));
    }
    Taken take(const std::string& worker, const net::Work& work, const std::string& text) {
        return board_->take(worker, work.id, text, "E, draughtsnet", now_);
    }

    TemporaryFolder folder_;
    Store store_;
    analysis::Limits limits_;
    std::optional<WorkBoard> board_;
    WorkBoard::Time now_{};
};

TEST_F(Board, isEmptiedByHonestWorkers) {
    int works = 0;
    while (const auto work = board_->give("w" + std::to_string(works % 2), now_)) {
        EXPECT_EQ(take("w" + std::to_string(works % 2), *work, answer(*work)), Taken::stored);
        EXPECT_EQ(evaluation(store_, work->start)->engine, "E, draughtsnet");
        ++works;
    }
    EXPECT_TRUE(board_->isFinished());
    EXPECT_EQ(board_->counts().finished, 5U);
    EXPECT_GT(board_->counts().stored, 20U);
    // The scores are White's in the store.
    WorkBoard again(store_, findGames(store_, {}), limits_, seconds(10));
    EXPECT_FALSE(again.give("w", now_)) << "all is done";
    EXPECT_TRUE(again.isFinished());
}

// After 17-22 White has one capture; the next answer has one, too, but the game goes on.
TEST_F(Board, aForcedReplyIsAskedForAtTheEndOnly) {
    (void)storeGames(
        store_,
        {taggedGame({}, {{32, 28}, {17, 22}}), taggedGame({}, {{32, 28}, {17, 22}, {28, 17}})},
        Indexing::now, 2);
    WorkBoard board(store_, {GameId{6}, GameId{7}}, limits_, seconds(10));
    const auto ends = board.give("w", now_);
    const auto goesOn = board.give("w", now_);
    ASSERT_TRUE(ends && goesOn);
    EXPECT_EQ(ends->skipped, std::vector<std::size_t>{});
    EXPECT_EQ(goesOn->skipped, std::vector<std::size_t>{2});
    EXPECT_EQ(board.take("w", ends->id, answer(*ends), "E", now_), Taken::stored);
    EXPECT_EQ(board.counts().stored, 3U);
}

TEST_F(Board, workOfWhoVanishesGoesToAnother) {
    const auto lost = board_->give("gone", now_);
    for (int i = 0; i < 4; ++i) {
        const auto work = board_->give("w", now_);
        EXPECT_EQ(take("w", *work, answer(*work)), Taken::stored);
    }
    EXPECT_FALSE(board_->give("w", now_));
    now_ += seconds(11);
    const auto work = board_->give("w", now_);
    ASSERT_TRUE(work);
    EXPECT_EQ(work->moves, lost->moves);
    EXPECT_NE(work->id, lost->id);
    EXPECT_EQ(take("gone", *lost, answer(*lost)), Taken::unknown) << "too late";
    EXPECT_EQ(take("w", *work, answer(*work)), Taken::stored);
    EXPECT_EQ(take("w", *work, answer(*work)), Taken::unknown) << "repeated";
    EXPECT_TRUE(board_->isFinished());
    EXPECT_EQ(board_->counts().lost, 1U);
}

TEST_F(Board, aLiarStoresNothingAndGetsNoMore) {
    for (int i = 0; i < 3; ++i) {
        const auto work = board_->give("liar", now_);
        ASSERT_TRUE(work);
        auto parts = partsFor(*work);
        std::string text = net::writeAnalysis(sender, *work, parts);
        if (i == 0)
            text = "not JSON";
        if (i == 1)
            text.replace(text.find("\"cp\":7"), 6, "\"mate\":7");
        if (i == 2) { // what was asked for, skipped
            for (net::Part& part : parts)
                part = skipped();
            text = net::writeAnalysis(sender, *work, parts);
        }
        EXPECT_EQ(take("liar", *work, text), i == 2 ? Taken::excluded : Taken::wrong);
    }
    EXPECT_FALSE(board_->give("liar", now_));
    EXPECT_EQ(board_->counts().stored, 0U);
    EXPECT_EQ(board_->counts().refused, 3U);
    int works = 0;
    for (; const auto work = board_->give("w", now_); ++works)
        EXPECT_EQ(take("w", *work, answer(*work)), Taken::stored);
    EXPECT_EQ(works, 5);
}

// A worker that lies under ever other names must not fill the memory: the mistakes of ten thousand
// names are counted, no more.
TEST_F(Board, remembersSoManyLiarsOnly) {
    const auto lie = [&](const std::string& worker) {
        const auto work = board_->give(worker, now_);
        return work ? take(worker, *work, "not JSON") : Taken::excluded;
    };
    EXPECT_EQ(lie("first"), Taken::wrong);
    for (int i = 1; i < 10'000; ++i)
        ASSERT_EQ(lie("w" + std::to_string(i)), Taken::wrong);
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(lie("late"), Taken::wrong);
    EXPECT_EQ(lie("first"), Taken::wrong);
    EXPECT_EQ(lie("first"), Taken::excluded);
}

TEST_F(Board, workBelongsToOneWorker) {
    const auto work = board_->give("w", now_);
    EXPECT_EQ(take("thief", *work, answer(*work)), Taken::unknown);
    board_->giveBack("thief", work->id);
    EXPECT_EQ(take("w", *work, answer(*work)), Taken::stored);
    const auto second = board_->give("w", now_);
    board_->giveBack("w", second->id);
    EXPECT_EQ(board_->give("v", now_)->moves, second->moves);
}

TEST_F(Board, progressIsKeptAndGivesTime) {
    const auto work = board_->give("w", now_);
    auto parts = partsFor(*work);
    for (std::size_t i = 0; i + 1 < parts.size(); ++i)
        parts[i] = {};
    now_ += seconds(9);
    EXPECT_EQ(take("w", *work, net::writeAnalysis(sender, *work, parts)), Taken::progress);
    now_ += seconds(9);
    EXPECT_EQ(take("w", *work, answer(*work)), Taken::stored);
}

} // namespace
} // namespace damscope::db
