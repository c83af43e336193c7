// SPDX-License-Identifier: GPL-3.0-or-later
// Long work on one position: what is searched, in which order, and what follows from it.
#include "analysis/study/growth.hpp"
#include "analysis/study/tree.hpp"
#include "analysis/study/view.hpp"
#include "analysis/study/walk.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace damscope::analysis::study {
namespace {

using rules::Position;

Position start() {
    return Position::start(rules::Variant::international);
}

Position positionOf(const std::string& fen) {
    return *rules::readFen(rules::Variant::international, fen);
}

rules::Move moveNamed(const Position& position, const std::string& text) {
    return rules::resolve(position, text).moves.at(0);
}

// The place after moves from the start.
PlaceId play(Tree& tree, const std::vector<std::string>& moves) {
    PlaceId place = root;
    for (const std::string& text : moves)
        place = tree.play(place, moveNamed(tree.at(place).position, text));
    return place;
}

// From White's view, as stored.
PositionEvaluation evaluationOf(const Position& position,
                                const std::vector<std::pair<std::string, int>>& lines,
                                const std::string& engine = "one") {
    PositionEvaluation evaluation;
    for (const auto& [move, hundredths] : lines)
        evaluation.lines.push_back({Score::centiMen(hundredths), {moveNamed(position, move)}});
    evaluation.engine = engine;
    evaluation.nodes = 100;
    evaluation.asked.nodes = 100;
    evaluation.asked.lines = static_cast<int>(lines.size());
    return evaluation;
}

constexpr Effort effort{100, 3};

// ---- the tree

TEST(StudyTree, hasOnePlaceForDifferentOrdersOfMoves) {
    Tree tree(start());
    const PlaceId one = play(tree, {"32-28", "18-23", "31-27"});
    EXPECT_EQ(play(tree, {"31-27", "18-23", "32-28"}), one);
    EXPECT_EQ(tree.at(one).position.toMove(), rules::Color::black);
}

TEST(StudyTree, comesBackToWhereItWas) {
    Tree tree(positionOf("W:WK26,31:BK5,40"));
    const PlaceId back = play(tree, {"26-21", "5-10", "21-26", "10-5"});
    EXPECT_EQ(back, root);
}

TEST(StudyTree, followsTheOnlyMove) {
    Tree tree(start());
    const PlaceId place = play(tree, {"32-28", "19-23"});
    EXPECT_FALSE(tree.at(place).isQuestion());
    ASSERT_EQ(tree.at(place).moves.size(), 1U);
    EXPECT_EQ(tree.at(place).moves[0].move, moveNamed(tree.at(place).position, "28x19"));
}

TEST(StudyTree, knowsTheEndOfTheGame) {
    const Tree tree(positionOf("B:W28:B"));
    EXPECT_TRUE(tree.at(root).answer->isWin());
    EXPECT_FALSE(tree.at(root).isQuestion());
}

// ---- what engines find

TEST(StudyView, carriesValuesBack) {
    Tree tree(start());
    tree.take(root, evaluationOf(start(), {{"32-28", 30}, {"33-29", 20}, {"31-27", 5}}));
    EXPECT_EQ(View(tree, "one").value(root), Score::centiMen(30));
    // A closer look finds nothing in 32-28.
    const PlaceId after = play(tree, {"32-28"});
    tree.take(after,
              evaluationOf(tree.at(after).position, {{"18-23", 0}, {"17-22", 10}, {"19-24", 40}}));
    const View view(tree, "one");
    EXPECT_EQ(view.value(after), Score::centiMen(0)) << "Black chooses what is best for him";
    EXPECT_EQ(view.value(root), Score::centiMen(20));
    ASSERT_FALSE(view.best(root).empty());
    EXPECT_EQ(view.best(root)[0].move, moveNamed(start(), "33-29"));
    EXPECT_FALSE(View(tree, "other").value(root)) << "it has searched nothing";
}

TEST(StudyView, countsThePliesToTheEnd) {
    Tree tree(start());
    tree.take(root, evaluationOf(start(), {{"32-28", 30}}));
    const PlaceId after = play(tree, {"32-28"});
    PositionEvaluation won = evaluationOf(tree.at(after).position, {{"18-23", 0}});
    won.lines[0].score = Score::winIn(6);
    tree.take(after, won);
    EXPECT_EQ(View(tree, "one").value(root), Score::winIn(7));
}

TEST(StudyView, endsWhereMovesGoToAndFro) {
    Tree tree(positionOf("W:WK26,31:BK5,40"));
    const auto take = [&](PlaceId place, const std::string& move, int value) {
        tree.take(place, evaluationOf(tree.at(place).position, {{move, value}}));
    };
    take(root, "26-21", 10);
    const PlaceId one = play(tree, {"26-21"});
    take(one, "5-10", 20);
    const PlaceId two = play(tree, {"26-21", "5-10"});
    take(two, "21-26", 30);
    const PlaceId three = play(tree, {"26-21", "5-10", "21-26"});
    take(three, "10-5", 40);
    const View view(tree, "one");
    EXPECT_TRUE(view.value(root));
    EXPECT_LE(view.bestLine(root, 100).size(), 100U);
}

TEST(StudyView, searchesTheBestFirst) {
    Tree tree(start());
    EXPECT_EQ(View(tree, "one").next(effort)->place, root);
    tree.take(root, evaluationOf(start(), {{"32-28", 30}, {"33-29", 25}, {"34-30", -250}}));
    const PlaceId best = play(tree, {"32-28"});
    const auto first = View(tree, "one").next(effort);
    EXPECT_EQ(first->place, best);
    EXPECT_EQ(first->limits.nodes, 100U);
    tree.take(best,
              evaluationOf(tree.at(best).position, {{"18-23", 28}, {"17-22", 29}, {"19-23", 200}}));
    EXPECT_EQ(View(tree, "one").next(effort)->place, play(tree, {"33-29"}))
        << "nearly as good, and a ply nearer than what follows the best";
}

TEST(StudyView, looksLongerAtTheStartInTime) {
    Tree tree(start());
    tree.take(root, evaluationOf(start(), {{"32-28", 30}, {"33-29", 25}, {"31-27", 20}}));
    PlaceId place = root;
    // The best line grows; at last the start is worth a second look, four times as long.
    for (int ply = 0; ply < 500; ++ply) {
        const auto task = View(tree, "one").next(effort);
        ASSERT_TRUE(task);
        if (task->place == root) {
            EXPECT_EQ(task->limits.nodes, 400U);
            return;
        }
        place = task->place;
        const Position& position = tree.at(place).position;
        PositionEvaluation evaluation;
        for (const rules::Move& move : rules::legalMoves(position))
            if (evaluation.lines.size() < 3)
                evaluation.lines.push_back({Score::centiMen(20), {move}});
        evaluation.engine = "one";
        evaluation.asked = task->limits;
        tree.take(place, evaluation);
    }
    FAIL() << "it was never searched again";
}

TEST(StudyView, saysWhereEnginesDisagree) {
    EXPECT_FALSE(disagreement(start(), Score::centiMen(0), std::nullopt));
    EXPECT_EQ(disagreement(start(), Score::centiMen(30), Score::centiMen(30)), 0.0);
    const double little = *disagreement(start(), Score::centiMen(0), Score::centiMen(30));
    const double much = *disagreement(start(), Score::centiMen(-100), Score::centiMen(100));
    EXPECT_GT(much, little);
    EXPECT_LE(much, 1.0);
}

// ---- growing

// What an engine of a test was asked.
struct Asked {
    std::vector<std::pair<rules::PositionKey, std::uint64_t>> searches; ///< position and nodes
    std::vector<Position> positions;
};

// Its scores follow from the position; it names as many lines as it wants to.
class ScriptedEngine : public Engine {
public:
    ScriptedEngine(std::string name, Asked& asked, std::size_t lines = 3)
        : name_(std::move(name)), asked_(asked), lines_(lines) {}

    std::function<void()> onSearch;

    [[nodiscard]] std::string name() const override { return name_; }
    void setPosition(const Position& position, std::span<const rules::Move> moves) override {
        EXPECT_TRUE(moves.empty());
        position_ = position;
    }
    Findings search(const Limits& limits, const std::stop_token& stop,
                    const Report& /*report*/) override {
        asked_.searches.emplace_back(position_->key(), limits.nodes.value_or(0));
        asked_.positions.push_back(*position_);
        if (onSearch)
            onSearch();
        Findings found;
        if (stop.stop_requested())
            return found;
        const auto wanted = std::min(lines_, static_cast<std::size_t>(limits.lines));
        int score = static_cast<int>(static_cast<std::uint64_t>(position_->key()) % 40);
        for (const rules::Move& move : rules::legalMoves(*position_))
            if (found.lines.size() < wanted)
                found.lines.push_back({Score::centiMen(score -= 5), 7, {move}});
        found.nodes = limits.nodes.value_or(0);
        found.depth = 7;
        return found;
    }
    void newGame() override {}

private:
    std::string name_;
    Asked& asked_;
    std::size_t lines_;
    std::optional<Position> position_;
};

struct Kept {
    std::vector<rules::PositionKey> positions;
    std::vector<std::pair<rules::PositionKey, std::string>> saved;

    TreeStorage storage() {
        return {[this](const Position& position) { positions.push_back(position.key()); },
                [this](const Position& position, const PositionEvaluation& evaluation) {
                    saved.emplace_back(position.key(), evaluation.engine);
                }};
    }
};

std::vector<std::unique_ptr<Engine>> only(std::unique_ptr<Engine> engine) {
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::move(engine));
    return engines;
}

template <class Element> bool isUnique(std::vector<Element> all) {
    std::ranges::sort(all);
    return std::ranges::adjacent_find(all) == all.end();
}

TEST(StudyGrowth, searchesNothingTwice) {
    Tree tree(start());
    Asked asked;
    Kept kept;
    const auto engines = only(std::make_unique<ScriptedEngine>("one", asked));
    const Report report = grow(tree, engines, effort, {.nodes = 20'000}, kept.storage());
    EXPECT_GT(asked.searches.size(), 50U);
    EXPECT_EQ(report.searched, asked.searches.size());
    EXPECT_GE(report.nodes, 20'000U);
    EXPECT_TRUE(isUnique(asked.searches)) << "a position twice with the same nodes";
    EXPECT_TRUE(isUnique(kept.positions));
    EXPECT_FALSE(report.exhausted);
    const std::size_t before = asked.searches.size();
    (void)grow(tree, engines, effort, {.nodes = 20'000}, kept.storage());
    EXPECT_GT(asked.searches.size(), before);
    EXPECT_TRUE(isUnique(asked.searches)) << "it goes on where it was";
}

TEST(StudyGrowth, asksAboutChoicesOnly) {
    Tree tree(start());
    Asked asked;
    Kept kept;
    (void)grow(tree, only(std::make_unique<ScriptedEngine>("one", asked)), effort,
               {.nodes = 20'000}, kept.storage());
    EXPECT_GT(asked.positions.size(), 10U);
    for (const Position& position : asked.positions)
        EXPECT_GT(rules::legalMoves(position).size(), 1U);
}

TEST(StudyGrowth, savesEverySearchBeforeTheNext) {
    Tree tree(start());
    Asked asked;
    Kept kept;
    auto engine = std::make_unique<ScriptedEngine>("one", asked);
    engine->onSearch = [&] {
        EXPECT_EQ(kept.saved.size() + 1, asked.searches.size());
        EXPECT_EQ(std::ranges::count(kept.positions, asked.positions.back().key()), 1)
            << "it belongs to the study before it is searched";
    };
    // The first place of a study belongs to it already.
    kept.positions.push_back(start().key());
    (void)grow(tree, only(std::move(engine)), {100'000, 3}, {.nodes = 2'000'000}, kept.storage());
    EXPECT_EQ(kept.saved.size(), asked.searches.size());
}

TEST(StudyGrowth, letsEnginesSearchTheSamePositions) {
    Tree tree(start());
    Asked one;
    Asked other;
    Kept kept;
    auto engines = only(std::make_unique<ScriptedEngine>("one", one));
    engines.push_back(std::make_unique<ScriptedEngine>("other", other, 1));
    (void)grow(tree, engines, effort, {.nodes = 10'000}, kept.storage());
    EXPECT_EQ(one.searches, other.searches);
    EXPECT_EQ(tree.engines(), (std::vector<std::string>{"one", "other"}));
    EXPECT_TRUE(View(tree, "one").value(root));
    EXPECT_TRUE(View(tree, "other").value(root));
}

TEST(StudyGrowth, catchesUpWithAnotherEngine) {
    Tree tree(start());
    Asked one;
    Asked other;
    Kept kept;
    (void)grow(tree, only(std::make_unique<ScriptedEngine>("one", one)), effort, {.nodes = 5'000},
               kept.storage());
    const auto before = one.searches;
    (void)grow(tree, only(std::make_unique<ScriptedEngine>("other", other)), effort,
               {.nodes = 5'000}, kept.storage());
    EXPECT_EQ(one.searches, before);
    EXPECT_EQ(other.searches.front().first, start().key());
    EXPECT_TRUE(isUnique(kept.positions));
}

// The protocol of most engines has no second line: then their other moves are places too.
TEST(StudyGrowth, findsTheOtherMovesOfEnginesWithOneLine) {
    Tree tree(start());
    Asked asked;
    Kept kept;
    (void)grow(tree, only(std::make_unique<ScriptedEngine>("one", asked, 1)), effort,
               {.nodes = 5'000}, kept.storage());
    std::set<rules::PositionKey> afterOne;
    for (const rules::Move& move : rules::legalMoves(start()))
        afterOne.insert(start().after(move).key());
    const auto searched = std::ranges::count_if(
        asked.searches, [&](const auto& each) { return afterOne.contains(each.first); });
    EXPECT_GT(searched, 3);
}

TEST(StudyGrowth, usesWhatIsKnownFromElsewhere) {
    Tree tree(start());
    Asked asked;
    Kept kept;
    TreeStorage storage = kept.storage();
    const Position known = start().after(moveNamed(start(), "31-26"));
    storage.recall = [&](const Position& position) {
        std::vector<PositionEvaluation> all;
        if (position == known)
            all.push_back(evaluationOf(known, {{"18-23", -5}, {"17-22", 0}, {"19-23", 5}}));
        return all;
    };
    const PlaceId place = tree.play(root, moveNamed(start(), "31-26"));
    const Report report = grow(tree, only(std::make_unique<ScriptedEngine>("one", asked)), effort,
                               {.nodes = 20'000}, storage);
    ASSERT_TRUE(tree.at(place).kept);
    EXPECT_EQ(report.reused, 1U);
    EXPECT_EQ(std::ranges::count(asked.searches, std::pair(known.key(), std::uint64_t{100})), 0);
}

TEST(StudyGrowth, keepsNoSearchThatWasCutShort) {
    Tree tree(start());
    Asked asked;
    Kept kept;
    std::stop_source stop;
    auto engine = std::make_unique<ScriptedEngine>("one", asked);
    engine->onSearch = [&] {
        if (asked.searches.size() == 5)
            stop.request_stop();
    };
    const Report report =
        grow(tree, only(std::move(engine)), effort, {}, kept.storage(), stop.get_token());
    EXPECT_EQ(asked.searches.size(), 5U);
    EXPECT_EQ(kept.saved.size(), 4U);
    EXPECT_EQ(report.searched, 4U);
    EXPECT_TRUE(report.problems.empty());
}

TEST(StudyGrowth, endsWhereEverythingIsProved) {
    // White captures, and Black has nothing left.
    Tree tree(positionOf("W:W28:B23"));
    Asked asked;
    Kept kept;
    const Report report = grow(tree, only(std::make_unique<ScriptedEngine>("one", asked)), effort,
                               {}, kept.storage());
    EXPECT_TRUE(report.exhausted);
    EXPECT_TRUE(asked.searches.empty());
    EXPECT_EQ(View(tree, "one").value(root), Score::winIn(1));
}

TEST(StudyGrowth, givesUpAnEngineThatFails) {
    class Broken : public ScriptedEngine {
    public:
        using ScriptedEngine::ScriptedEngine;
        Findings search(const Limits&, const std::stop_token&, const Report&) override {
            throw EngineError(EngineError::Reach::position, "out of ideas");
        }
    };
    Tree tree(start());
    Asked asked;
    Kept kept;
    auto engines = only(std::make_unique<ScriptedEngine>("one", asked));
    engines.push_back(std::make_unique<Broken>("broken", asked));
    const Report report = grow(tree, engines, effort, {.nodes = 5'000}, kept.storage());
    EXPECT_EQ(report.problems.size(), static_cast<std::size_t>(Report::mostFailures));
    EXPECT_FALSE(report.gaveUp) << "the other goes on";
    EXPECT_GT(report.searched, 10U);
    Tree another(start());
    EXPECT_TRUE(
        grow(another, only(std::make_unique<Broken>("broken", asked)), effort, {}, kept.storage())
            .gaveUp);
}

// ---- going through it

TEST(StudyWalk, writesEachPlaceOnceAsAGame) {
    Tree tree(start());
    Asked asked;
    Kept kept;
    (void)grow(tree, only(std::make_unique<ScriptedEngine>("one", asked)), effort,
               {.nodes = 10'000}, kept.storage());
    std::vector<View> views;
    views.emplace_back(tree, "one");
    std::set<PlaceId> places;
    std::size_t again = 0;
    walk(tree, views, 1000, [&](const Stop& stop) {
        again += stop.again ? 1U : 0U;
        EXPECT_TRUE(stop.again || places.insert(stop.place).second);
    });
    std::size_t keptPlaces = 0;
    for (std::size_t i = 0; i < tree.size(); ++i)
        keptPlaces += tree.at(static_cast<PlaceId>(i)).kept ? 1U : 0U;
    EXPECT_GE(places.size(), keptPlaces) << "all of the study, and where only moves lead";
    const rules::Game game = asGame(tree, views, 1000, [](const Stop&) {
        return std::vector<rules::Remark>{rules::Comment{"here"}};
    });
    EXPECT_EQ(game.nodeCount(), places.size() + again);
    EXPECT_EQ(game.start(), start());
    std::size_t deepest = 0;
    walk(tree, views, 2, [&](const Stop& stop) { deepest = std::max(deepest, stop.way.size()); });
    EXPECT_EQ(deepest, 2U);
}

TEST(StudyGrowth, saysHowMuchIsDone) {
    Report report;
    report.nodes = 25;
    report.time = std::chrono::milliseconds(900);
    EXPECT_FALSE(shareDone(report, {}));
    EXPECT_EQ(shareDone(report, {.nodes = 100}), 0.25);
    EXPECT_EQ(shareDone(report, {std::chrono::milliseconds(1000), 100}), 0.9)
        << "whichever comes first";
    EXPECT_EQ(shareDone(report, {.nodes = 10}), 1.0);
}

} // namespace
} // namespace damscope::analysis::study
