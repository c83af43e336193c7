// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that look like errors are searched again, more thoroughly.
#include "db/findings/analysis/game_analysis.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

using analysis::Score;

constexpr std::uint64_t quick = 100;

// With few nodes it believes that the second move, Black's, gives two men away; with more it sees
// that it does not. `deeply` is what it finds then after the first move, for White, `hastily` what
// it believes after the second.
class Hasty : public analysis::Engine {
public:
    Hasty(int deeply, int hastily) : deeply_(deeply), hastily_(hastily) {}
    [[nodiscard]] std::string name() const override { return "Hasty"; }
    void setPosition(const rules::Position& start, std::span<const rules::Move> moves) override {
        position_ = start;
        for (const rules::Move& move : moves)
            position_ = position_->after(move);
        ply_ = moves.size();
    }
    analysis::Findings search(const analysis::Limits& limits, const std::stop_token& /*stop*/,
                              const Report& /*report*/) override {
        const bool isDeep = *limits.nodes > quick;
        const int white = isDeep ? (ply_ == 1 ? deeply_ : 0) : (ply_ >= 2 ? hastily_ : 0);
        const rules::MoveList moves = rules::legalMoves(*position_);
        analysis::Findings found;
        found.nodes = *limits.nodes;
        found.depth = isDeep ? 9 : 3;
        found.lines.push_back(
            {Score::centiMen(position_->toMove() == rules::Color::white ? white : -white),
             found.depth,
             {moves[0]}});
        return found;
    }
    void newGame() override {}

private:
    int deeply_;
    int hastily_;
    std::optional<rules::Position> position_;
    std::size_t ply_ = 0;
};

// With few nodes it believes that whoever has the move is two men down. Keeps account of the
// positions that it searched with more.
class Gloomy : public Hasty {
public:
    explicit Gloomy(std::vector<std::string>& searched) : Hasty(0, 0), searched_(searched) {}
    void setPosition(const rules::Position& start, std::span<const rules::Move> moves) override {
        Hasty::setPosition(start, moves);
        position_ = start;
        for (const rules::Move& move : moves)
            position_ = position_->after(move);
    }
    analysis::Findings search(const analysis::Limits& limits, const std::stop_token& stop,
                              const Report& report) override {
        analysis::Findings found = Hasty::search(limits, stop, report);
        const bool isDeep = *limits.nodes > quick;
        found.lines[0].score = Score::centiMen(isDeep ? 0 : -200);
        if (isDeep)
            searched_.push_back(rules::writeFen(*position_));
        return found;
    }

private:
    std::vector<std::string>& searched_;
    std::optional<rules::Position> position_;
};

class Confirmation : public ::testing::Test {
protected:
    Confirmation() {
        Store store(file_, Store::Access::write);
        (void)storeGames(store,
                         {taggedGame({{"White", "A"}}, {{32, 28}, {20, 25}, {37, 32}, {14, 20}})});
        settings_.limits.nodes = quick;
        settings_.confirmation = 10;
    }

    AnalysisReport run(int deeply = 0, int hastily = 200) {
        const std::vector<GameId> ids{GameId{1}};
        return analyseGames(file_, ids, settings_, [&](rules::Variant) {
            return std::make_unique<Hasty>(deeply, hastily);
        });
    }

    /// The nodes that each position was evaluated with, by the plies before it.
    std::map<std::size_t, std::uint64_t> nodes() {
        Store store(file_, Store::Access::read);
        const auto game = loadGame(store, GameId{1});
        std::map<std::size_t, std::uint64_t> found;
        std::vector<rules::NodeId> line = game->mainLine();
        line.insert(line.begin(), rules::rootNode);
        for (std::size_t ply = 0; ply < line.size(); ++ply)
            if (const auto known = evaluation(store, *game->position(line[ply])))
                found[ply] = known->nodes;
        return found;
    }

    TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "games.db";
    AnalysisSettings settings_;
};

TEST_F(Confirmation, anApparentErrorIsSearchedAgain) {
    const AnalysisReport report = run();
    EXPECT_TRUE(report.complete);
    EXPECT_EQ(report.confirmed, 4U) << "all that follows 20-25 was misjudged";
    const auto known = nodes();
    EXPECT_EQ(known.at(0), quick);
    EXPECT_EQ(known.at(1), 10 * quick) << "before 20-25";
    EXPECT_EQ(known.at(2), 10 * quick) << "after it";
}

// Once the position after the second move is known to be even the third would gain two men, and
// then the fourth.
TEST_F(Confirmation, whatFollowsIsSearchedAgainUntilNoMoveGains) {
    (void)run();
    EXPECT_EQ(nodes().at(3), 10 * quick);
    EXPECT_EQ(nodes().at(4), 10 * quick);
}

// A move cannot gain: the position before it was better for Black than the engine believed, and the
// move before that perhaps an error.
TEST_F(Confirmation, anApparentGainIsSearchedAgain) {
    (void)run(0, -200);
    const auto known = nodes();
    EXPECT_EQ(known.at(0), quick);
    EXPECT_EQ(known.at(1), 10 * quick) << "before 20-25";
    EXPECT_EQ(known.at(2), 10 * quick) << "after it";
}

TEST_F(Confirmation, theSameAgainHasNothingToDo) {
    (void)run();
    const AnalysisReport again = run();
    EXPECT_EQ(again.searched, 0U);
    EXPECT_EQ(again.confirmed, 0U);
}

// The closer look finds the position after the first move to be lost: now that move is in doubt.
TEST_F(Confirmation, aNeighbourIsPutInDoubt) {
    EXPECT_EQ(run(-200).confirmed, 5U);
    EXPECT_EQ(nodes().at(0), 10 * quick);
}

// "100%" only when nothing is left to do, and never back.
TEST_F(Confirmation, countsInTheProgress) {
    std::vector<std::pair<std::uint64_t, double>> shown;
    const std::vector<GameId> ids{GameId{1}};
    (void)analyseGames(
        file_, ids, settings_, [](rules::Variant) { return std::make_unique<Hasty>(0, 200); }, {},
        [&](std::uint64_t done, std::uint64_t total) {
            shown.emplace_back(done, static_cast<double>(done) / static_cast<double>(total));
        });
    ASSERT_EQ(shown.size(), 9U) << "five positions, four of them twice";
    EXPECT_TRUE(std::ranges::is_sorted(shown));
    EXPECT_EQ(shown.back(), std::pair(std::uint64_t{9}, 1.0));
    for (std::size_t i = 0; i + 1 < shown.size(); ++i)
        EXPECT_LT(shown[i].second, 1.0) << i;
    EXPECT_LT(shown.at(4).second, 0.5) << "all were searched once, with a tenth of the effort";
}

TEST_F(Confirmation, aPositionThatIsRepeatedIsSearchedAgainOnce) {
    rules::Game shuffled(rules::readFen(rules::Variant::international, "W:WK46,31:BK1,20").value());
    play(shuffled, {{46, 41}, {1, 7}, {41, 46}, {7, 1}, {46, 41}, {1, 7}, {41, 46}, {7, 1}});
    const std::filesystem::path file = folder_ / "shuffled.db";
    Store store(file, Store::Access::write);
    const std::vector<GameId> ids = storeGames(store, {shuffled});
    std::vector<std::string> searched;
    const AnalysisReport report = analyseGames(
        file, ids, settings_, [&](rules::Variant) { return std::make_unique<Gloomy>(searched); });
    EXPECT_EQ(report.confirmed, 4U);
    EXPECT_EQ(std::set(searched.begin(), searched.end()).size(), 4U);
    EXPECT_EQ(searched.size(), 4U);
}

TEST_F(Confirmation, onlyTheWantedPliesAreSearchedAgain) {
    settings_.plies = Range{1, 2};
    EXPECT_EQ(run().confirmed, 0U) << "the position after the second move was not evaluated";
    settings_.plies = Range{2, 3};
    EXPECT_EQ(run(-200).confirmed, 2U);
    EXPECT_EQ(nodes().at(0), quick);
}

TEST_F(Confirmation, canBeLeftOut) {
    settings_.confirmation = 1;
    EXPECT_EQ(run().confirmed, 0U);
    EXPECT_EQ(nodes().at(1), quick);
}

TEST_F(Confirmation, whatWasAnalysedBeforeIsConfirmedLater) {
    settings_.confirmation = 1;
    (void)run();
    settings_.confirmation = standardConfirmation;
    const AnalysisReport later = run();
    EXPECT_EQ(later.searched, 0U);
    EXPECT_EQ(later.confirmed, 4U);
}

} // namespace
} // namespace damscope::db
