// SPDX-License-Identifier: GPL-3.0-or-later
// Studies in a store: what is kept, what can be undone, and that work goes on where it stopped.
#include "analysis/study/growth.hpp"
#include "analysis/study/view.hpp"
#include "db/findings/study/studies.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/health/check.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

using analysis::study::PlaceId;
using analysis::study::root;
using analysis::study::Tree;
using analysis::study::View;
using rules::Position;

using Searches = std::vector<std::pair<rules::PositionKey, std::uint64_t>>;

// Names its first three moves, and fails as a program does that is killed.
class FirstMoves : public analysis::Engine {
public:
    explicit FirstMoves(Searches& searches, std::size_t diesAt = SIZE_MAX)
        : searches_(searches), diesAt_(diesAt) {}
    [[nodiscard]] std::string name() const override { return "first moves"; }
    void setPosition(const Position& position, std::span<const rules::Move> /*moves*/) override {
        position_ = position;
    }
    analysis::Findings search(const analysis::Limits& limits, const std::stop_token& /*stop*/,
                              const Report& /*report*/) override {
        searches_.emplace_back(position_->key(), limits.nodes.value_or(0));
        if (searches_.size() == diesAt_)
            throw std::runtime_error("killed");
        analysis::Findings found;
        int score = 30;
        for (const rules::Move& move : rules::legalMoves(*position_))
            if (found.lines.size() < 3)
                found.lines.push_back({analysis::Score::centiMen(score -= 10), 5, {move}});
        found.nodes = limits.nodes.value_or(0);
        found.depth = 5;
        return found;
    }
    void newGame() override {}

private:
    Searches& searches_;
    std::size_t diesAt_;
    std::optional<Position> position_;
};

class Studies : public ::testing::Test {
protected:
    std::vector<rules::Move> moves(const std::vector<std::string>& texts) const {
        std::vector<rules::Move> moves;
        Position position = start_;
        for (const std::string& text : texts) {
            moves.push_back(rules::resolve(position, text).moves.at(0));
            position.play(moves.back());
        }
        return moves;
    }

    // As a new program does.
    analysis::study::Report run(std::uint64_t nodes, std::size_t diesAt = SIZE_MAX) {
        Store store(file_, Store::Access::write);
        std::vector<std::unique_ptr<analysis::Engine>> engines;
        engines.push_back(std::make_unique<FirstMoves>(searches_, diesAt));
        return *workOn(store, *findStudy(store, "night"), engines, {{100, 3}, {.nodes = nodes}});
    }

    static std::size_t keptPlaces(const Tree& tree) {
        std::size_t count = 0;
        for (std::size_t i = 0; i < tree.size(); ++i)
            count += tree.at(static_cast<PlaceId>(i)).kept ? 1U : 0U;
        return count;
    }

    TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "games.db";
    Store store_{file_, Store::Access::write};
    const Position start_ = Position::start(rules::Variant::international);
    Searches searches_;
};

TEST_F(Studies, areKeptByName) {
    EXPECT_FALSE(createStudy(store_, "Nuit d'été", start_, "60 22w", "to look at"));
    EXPECT_FALSE(createStudy(store_, "another", Position::start(rules::Variant::russian)));
    const auto study = findStudy(store_, "NUIT D'ETE");
    ASSERT_TRUE(study) << "case and accents do not matter";
    EXPECT_EQ(study->name, "Nuit d'été");
    EXPECT_EQ(study->position, start_);
    EXPECT_EQ(study->origin, "60 22w");
    EXPECT_EQ(study->note, "to look at");
    EXPECT_EQ(study->positions, 1U);
    ASSERT_EQ(studies(store_).size(), 2U);
    EXPECT_EQ(studies(store_)[0].position.variant(), rules::Variant::russian);
    EXPECT_FALSE(findStudy(store_, "other"));
    EXPECT_EQ(createStudy(store_, "NUIT d'été", start_), StudyProblem::exists);
    EXPECT_EQ(createStudy(store_, "?!", start_), StudyProblem::nameless);
    EXPECT_EQ(deleteStudy(store_, "other"), StudyProblem::missing);
    EXPECT_EQ(noteStudy(store_, "other", {}, "x"), StudyProblem::missing);
}

TEST_F(Studies, goOnWhereTheyStopped) {
    ASSERT_FALSE(createStudy(store_, "night", start_));
    const auto first = run(3'000);
    EXPECT_GE(first.searched, 20U);
    const Tree after = loadTree(store_, *findStudy(store_, "night"));
    EXPECT_EQ(after.at(root).evaluations.size(), 1U);
    EXPECT_EQ(findStudy(store_, "night")->positions, keptPlaces(after));
    const auto second = run(3'000);
    EXPECT_GE(second.searched, 5U);
    EXPECT_EQ(searches_.size(), first.searched + second.searched);
    std::ranges::sort(searches_);
    EXPECT_TRUE(std::ranges::adjacent_find(searches_) == searches_.end())
        << "nothing is searched twice";
    EXPECT_TRUE(check(store_).sound());
}

// What engines added after it was made goes with it, and comes back with it.
TEST_F(Studies, areUndoneAndMadeAgainWithAllTheirPositions) {
    ASSERT_FALSE(createStudy(store_, "night", start_));
    (void)run(3'000);
    const std::uint64_t positions = findStudy(store_, "night")->positions;
    ASSERT_GT(positions, 2U);
    const std::int64_t entry = lastToUndo(store_)->id;
    for (int i = 0; i < 2; ++i) {
        ASSERT_TRUE(undo(store_, entry));
        EXPECT_FALSE(findStudy(store_, "night"));
        ASSERT_TRUE(redo(store_, entry));
        EXPECT_EQ(findStudy(store_, "night")->positions, positions);
    }
    // So it is with a deletion that is made again.
    ASSERT_FALSE(deleteStudy(store_, "night"));
    const std::int64_t deletion = lastToUndo(store_)->id;
    ASSERT_TRUE(undo(store_, deletion));
    (void)run(3'000);
    const std::uint64_t more = findStudy(store_, "night")->positions;
    EXPECT_GT(more, positions);
    ASSERT_TRUE(redo(store_, deletion));
    EXPECT_FALSE(findStudy(store_, "night"));
    ASSERT_TRUE(undo(store_, deletion));
    EXPECT_EQ(findStudy(store_, "night")->positions, more);
    EXPECT_TRUE(check(store_).sound());
}

TEST_F(Studies, areWorkedOnByOneAtATime) {
    ASSERT_FALSE(createStudy(store_, "night", start_));
    ASSERT_FALSE(createStudy(store_, "day", start_));
    const Study night = *findStudy(store_, "night");
    const Study day = *findStudy(store_, "day");
    Store other(file_, Store::Access::write);
    std::vector<std::unique_ptr<analysis::Engine>> engines;
    engines.push_back(std::make_unique<FirstMoves>(searches_));
    const StudyPlan plan{{100, 3}, {.nodes = 300}};
    int refused = 0;
    int done = 0;
    const auto report = workOn(store_, night, engines, plan, {}, [&](const auto&) {
        ++done;
        refused += workOn(other, night, engines, plan) ? 0 : 1;
    });
    ASSERT_TRUE(report);
    EXPECT_GT(done, 0);
    EXPECT_EQ(refused, done);
    EXPECT_EQ(searches_.size(), report->searched) << "nothing was searched by another";
    EXPECT_TRUE(workOn(other, night, engines, plan)) << "its turn has come";
    EXPECT_TRUE(workOn(store_, night, engines, plan, {}, [&](const auto&) {
        EXPECT_TRUE(workOn(other, day, engines, plan)) << "another study is no matter";
    }));
}

TEST_F(Studies, loseNothingButTheLastSearch) {
    ASSERT_FALSE(createStudy(store_, "night", start_));
    EXPECT_THROW(run(100'000, 30), std::runtime_error);
    const Tree tree = loadTree(store_, *findStudy(store_, "night"));
    std::size_t known = 0;
    for (std::size_t i = 0; i < tree.size(); ++i)
        known += tree.at(static_cast<PlaceId>(i)).evaluations.size();
    const auto last = searches_.back();
    std::set<rules::PositionKey> before;
    for (const auto& [position, nodes] : std::span(searches_).first(searches_.size() - 1))
        before.insert(position);
    EXPECT_EQ(known, before.size());
    (void)run(3'000);
    EXPECT_EQ(std::ranges::count(searches_, last), 2) << "the search that was lost is made again";
}

TEST_F(Studies, shareWhatIsKnownOfPositions) {
    ASSERT_FALSE(createStudy(store_, "night", start_));
    (void)run(2'000);
    const std::size_t searched = searches_.size();
    ASSERT_FALSE(deleteStudy(store_, "night"));
    ASSERT_FALSE(createStudy(store_, "night", start_));
    EXPECT_EQ(findStudy(store_, "night")->positions, 1U);
    const auto again = run(100);
    EXPECT_GT(again.reused, 5U) << "what was found stays when a study is deleted";
    EXPECT_EQ(searches_.size(), searched + again.searched);
    std::ranges::sort(searches_);
    EXPECT_TRUE(std::ranges::adjacent_find(searches_) == searches_.end());
}

TEST_F(Studies, keepNotesOnMoves) {
    ASSERT_FALSE(createStudy(store_, "night", start_));
    ASSERT_FALSE(noteStudy(store_, "night", {}, "a quiet evening"));
    ASSERT_FALSE(noteStudy(store_, "night", moves({"32-28", "18-23", "31-27"}), "as he played"));
    const Study study = *findStudy(store_, "night");
    EXPECT_EQ(study.note, "a quiet evening");
    EXPECT_EQ(study.positions, 4U) << "those on the way belong to it";
    Tree tree = loadTree(store_, study);
    EXPECT_EQ(tree.at(root).note, "a quiet evening");
    // By another order of moves it is the same position.
    PlaceId place = root;
    for (const rules::Move& move : moves({"31-27", "18-23", "32-28"}))
        place = tree.play(place, move);
    EXPECT_EQ(tree.at(place).note, "as he played");
    EXPECT_TRUE(tree.at(place).kept);
}

TEST_F(Studies, areChangedByEntriesOfTheJournal) {
    ASSERT_FALSE(createStudy(store_, "night", start_));
    ASSERT_FALSE(noteStudy(store_, "night", moves({"32-28"}), "try it"));
    (void)run(2'000);
    const std::uint64_t positions = findStudy(store_, "night")->positions;
    ASSERT_FALSE(noteStudy(store_, "night", moves({"32-28"}), "it is bad"));
    const auto entries = journal(store_);
    ASSERT_EQ(entries.size(), 3U) << "what engines find is no entry";
    EXPECT_EQ(entries[0].kind, ChangeKind::study);
    EXPECT_EQ(entries[0].what, "study note \"night\"");
    ASSERT_TRUE(undoLast(store_));
    const auto noteNow = [&] {
        Tree tree = loadTree(store_, *findStudy(store_, "night"));
        return tree.at(tree.play(root, moves({"32-28"})[0])).note;
    };
    EXPECT_EQ(noteNow(), "try it");
    ASSERT_FALSE(deleteStudy(store_, "night"));
    EXPECT_FALSE(findStudy(store_, "night"));
    ASSERT_TRUE(undoLast(store_));
    EXPECT_EQ(findStudy(store_, "night")->positions, positions);
    EXPECT_EQ(noteNow(), "try it");
    ASSERT_TRUE(redo(store_, lastToRedo(store_)->id)); // of the deletion
    EXPECT_FALSE(findStudy(store_, "night"));
    ASSERT_TRUE(undoLast(store_));
    EXPECT_TRUE(check(store_).sound());
}

TEST_F(Studies, areNotUndoneUnderTheirNotes) {
    ASSERT_FALSE(createStudy(store_, "night", start_));
    const std::int64_t made = journal(store_).at(0).id;
    ASSERT_FALSE(noteStudy(store_, "night", moves({"32-28"}), "try it"));
    const std::int64_t noted = journal(store_).at(0).id;
    const auto refused = undo(store_, made);
    ASSERT_FALSE(refused) << "the note would be lost";
    EXPECT_EQ(refused.error().reason, JournalRefusal::Reason::undoFirst);
    EXPECT_EQ(refused.error().other->id, noted);
    EXPECT_EQ(findStudy(store_, "night")->positions, 2U);
    // A deletion that is made again after a later note.
    ASSERT_TRUE(undo(store_, noted));
    ASSERT_FALSE(deleteStudy(store_, "night"));
    const std::int64_t deleted = journal(store_).at(0).id;
    ASSERT_TRUE(undo(store_, deleted));
    ASSERT_FALSE(noteStudy(store_, "night", moves({"31-27"}), "or this"));
    EXPECT_FALSE(redo(store_, deleted));
    ASSERT_TRUE(undoLast(store_));
    EXPECT_TRUE(redo(store_, deleted));
    EXPECT_TRUE(check(store_).sound());
}

TEST_F(Studies, areUndoneWithWhatWasFoundMeanwhile) {
    ASSERT_FALSE(createStudy(store_, "night", start_));
    const auto before = run(2'000);
    const Tree tree = loadTree(store_, *findStudy(store_, "night"));
    ASSERT_TRUE(undoLast(store_));
    EXPECT_TRUE(studies(store_).empty());
    ASSERT_TRUE(redo(store_, lastToRedo(store_)->id));
    EXPECT_EQ(findStudy(store_, "night")->position, start_);
    const Tree again = loadTree(store_, *findStudy(store_, "night"));
    EXPECT_EQ(again.size(), tree.size());
    EXPECT_EQ(keptPlaces(again), keptPlaces(tree));
    EXPECT_LT(run(100).searched, before.searched) << "it goes on where it was";
    EXPECT_TRUE(check(store_).sound());
}

} // namespace
} // namespace damscope::db
