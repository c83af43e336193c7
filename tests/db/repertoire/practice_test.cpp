// SPDX-License-Identifier: GPL-3.0-or-later
// A repertoire, asked against what opponents played.
#include "db/findings/repertoire/practice.hpp"
#include "db/search/openings/tree.hpp"
#include "rules/text/explain.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace damscope::db {
namespace {

using Moves = std::vector<std::pair<int, int>>;
using Texts = std::vector<std::string>;

// White: 1. 31-26, and against 20-25 33-28 (second choice 34-29, to avoid 32-28), against 19-23
// 36-31, against 18-22 37-31, against 17-22 nothing.
Repertoire whiteLines() {
    Repertoire repertoire(rules::Color::white);
    rules::Game game = taggedGame({}, {{31, 26}, {20, 25}, {33, 28}});
    const rules::NodeId asked = game.mainLine()[1];
    const auto third = [](int from, int to) {
        return taggedGame({}, {{31, 26}, {20, 25}, {from, to}}).node(rules::NodeId{3}).move;
    };
    game.addMove(asked, third(34, 29));
    game.addRemark(game.addMove(asked, third(32, 28)), rules::Strength{"?"});
    repertoire.add(game);
    repertoire.add(taggedGame({}, {{31, 26}, {19, 23}, {36, 31}}));
    repertoire.add(taggedGame({}, {{31, 26}, {18, 22}, {37, 31}}));
    repertoire.add(taggedGame({}, {{31, 26}, {17, 22}}));
    return repertoire;
}

class PractisedRepertoire : public ::testing::Test {
protected:
    void add(int times, const Moves& moves) {
        for (int i = 0; i < times; ++i) {
            const std::string number = std::to_string(++sources_);
            storeGames(store_, {taggedGame({{"White", "W" + number}, {"Black", "B"}}, moves)},
                       Indexing::now, sources_);
        }
    }
    // Six games of 20-25, three of 19-23, one of 17-22 and five of 16-21, which has no answer.
    void addGames() {
        add(6, {{31, 26}, {20, 25}});
        add(3, {{31, 26}, {19, 23}});
        add(1, {{31, 26}, {17, 22}});
        add(5, {{31, 26}, {16, 21}});
        add(4, {{32, 28}, {18, 22}}); // after another first move: not here
    }
    static rules::Move moveOf(const RepertoirePractice& practice, const std::string& text) {
        return rules::resolve(practice.question()->position, text).moves.at(0);
    }
    // How often each reply to 31-26 is drawn.
    template <class Check> std::map<std::string, int> repliesDrawn(Check check) {
        OpeningBook book(store_, {});
        Opponents opponents(repertoire_, book);
        std::map<std::string, int> drawn;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            RepertoirePractice practice(repertoire_, opponents, seed);
            practice.begin();
            practice.answer(moveOf(practice, "31-26"));
            if (!practice.reply()) {
                ADD_FAILURE() << "no reply is drawn";
                break;
            }
            check(*practice.reply());
            ++drawn[practice.reply()->text];
        }
        return drawn;
    }

    static constexpr int seeds = 10'000;
    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    Repertoire repertoire_ = whiteLines();
    std::uint64_t sources_ = 0;
};

TEST_F(PractisedRepertoire, drawsAnsweredMovesByTheirGames) {
    addGames();
    auto drawn = repliesDrawn(
        [](const auto& reply) { EXPECT_EQ(reply.all, 15U) << "games that had the position"; });
    EXPECT_EQ(drawn.size(), 2U) << "no other move was played and has an answer";
    // 6 and 3 of 9; four standard deviations of 10,000 draws are 189.
    EXPECT_NEAR(drawn["20-25"], seeds * 6.0 / 9, 189);
    EXPECT_NEAR(drawn["19-23"], seeds * 3.0 / 9, 189);
}

TEST_F(PractisedRepertoire, drawsItsOwnLinesEquallyWhereNoGameIs) {
    add(2, {{31, 26}, {16, 21}});
    auto drawn = repliesDrawn([](const auto& reply) { EXPECT_EQ(reply.games, 0U); });
    EXPECT_EQ(drawn.size(), 3U) << "17-22 has no answer";
    for (const std::string move : {"20-25", "19-23", "18-22"})
        EXPECT_NEAR(drawn[move], seeds / 3.0, 189) << move;
}

TEST_F(PractisedRepertoire, asksUntilNothingIsLeft) {
    addGames();
    OpeningBook book(store_, {});
    Opponents opponents(repertoire_, book);
    std::set<const RepertoirePosition*> answered;
    RepertoirePractice practice(repertoire_, opponents, 3, [&](const RepertoirePosition& at) {
        return !answered.contains(&at);
    });
    std::vector<Texts> asked;
    for (practice.begin(); practice.question() != nullptr; practice.begin())
        while (practice.question() != nullptr) {
            asked.push_back(practice.moves());
            answered.insert(practice.question());
            practice.answer(meantMove(repertoire_, *practice.question())->move);
        }
    ASSERT_EQ(asked.size(), 4U) << "each position once";
    EXPECT_EQ(asked.front(), Texts{});
    EXPECT_EQ(asked.back(), (Texts{"31-26", "18-22"})) << "no game has it";
}

TEST_F(PractisedRepertoire, leadsToWhatIsAskedAfterASecondChoice) {
    rules::Game game = taggedGame({}, {{31, 26}, {20, 25}, {33, 28}});
    rules::NodeId node = game.mainLine()[1];
    const rules::Game other = taggedGame({}, {{31, 26}, {20, 25}, {34, 29}, {19, 23}, {36, 31}});
    for (const std::uint32_t place : {3U, 4U, 5U})
        node = game.addMove(node, other.node(rules::NodeId{place}).move);
    Repertoire repertoire(rules::Color::white);
    repertoire.add(game);
    OpeningBook book(store_, {});
    Opponents opponents(repertoire, book);
    const auto isLast = [](const RepertoirePosition& at) { return at.path.size() == 4; };
    RepertoirePractice practice(repertoire, opponents, 1, isLast);
    practice.begin();
    ASSERT_NE(practice.question(), nullptr);
    EXPECT_EQ(practice.moves(), (Texts{"31-26", "20-25", "34-29", "19-23"}))
        << "33-28 is the main move, but leads to no question";
    EXPECT_EQ(practice.reply()->text, "19-23");
}

TEST_F(PractisedRepertoire, isTheSameForTheSameSeed) {
    addGames();
    OpeningBook book(store_, {});
    Opponents opponents(repertoire_, book);
    const auto lines = [&](std::uint64_t seed) {
        RepertoirePractice practice(repertoire_, opponents, seed);
        std::vector<Texts> all;
        for (int i = 0; i < 20; ++i) {
            practice.begin();
            while (practice.question() != nullptr)
                practice.answer(meantMove(repertoire_, *practice.question())->move);
            all.push_back(practice.moves());
        }
        return all;
    };
    EXPECT_EQ(lines(7), lines(7));
    EXPECT_NE(lines(7), lines(8));
}

TEST_F(PractisedRepertoire, judgesAnswersAndGoesOnWithTheMainMove) {
    add(1, {{31, 26}, {20, 25}});
    OpeningBook book(store_, {});
    Opponents opponents(repertoire_, book);
    RepertoirePractice practice(repertoire_, opponents, 1);
    practice.begin();
    EXPECT_FALSE(practice.reply()) << "White begins";
    EXPECT_EQ(practice.judge(moveOf(practice, "31-26")), RepertoireMark::main);
    EXPECT_EQ(practice.judge(moveOf(practice, "32-28")), std::nullopt);
    practice.answer(moveOf(practice, "32-28"));
    EXPECT_EQ(practice.moves(), (Texts{"31-26", "20-25"})) << "the main move was played instead";
    EXPECT_EQ(practice.judge(moveOf(practice, "33-28")), RepertoireMark::main);
    EXPECT_EQ(practice.judge(moveOf(practice, "34-29")), RepertoireMark::second);
    EXPECT_EQ(practice.judge(moveOf(practice, "32-28")), RepertoireMark::avoid);
    practice.answer(moveOf(practice, "34-29"));
    EXPECT_EQ(practice.moves(), (Texts{"31-26", "20-25", "34-29"})) << "a second choice is played";
    EXPECT_EQ(practice.question(), nullptr) << "the line ends with the repertoire";
    practice.begin();
    practice.answer(moveOf(practice, "31-26"));
    practice.answer(moveOf(practice, "32-28"));
    EXPECT_EQ(practice.moves(), (Texts{"31-26", "20-25", "33-28"})) << "what is avoided is not";
}

TEST_F(PractisedRepertoire, beginsWithTheOpponentForBlack) {
    Repertoire black(rules::Color::black);
    black.add(taggedGame({}, {{33, 28}, {18, 23}, {39, 33}, {12, 18}}));
    black.add(taggedGame({}, {{34, 29}, {19, 23}}));
    add(3, {{34, 29}, {19, 23}});
    OpeningBook book(store_, {});
    Opponents opponents(black, book);
    RepertoirePractice practice(black, opponents, 5);
    practice.begin();
    ASSERT_TRUE(practice.reply());
    EXPECT_EQ(practice.reply()->text, "34-29") << "the only first move of games";
    EXPECT_EQ(practice.reply()->games, 3U);
    ASSERT_NE(practice.question(), nullptr);
    EXPECT_EQ(practice.question()->position.toMove(), rules::Color::black);
}

TEST_F(PractisedRepertoire, doesNotAskTheOnlyLegalMove) {
    Repertoire white(rules::Color::white);
    // 1. 32-28 19-23 must be answered by 28x19, whatever is meant to be played.
    white.add(taggedGame({}, {{32, 28}, {19, 23}, {28, 19}, {14, 23}, {37, 32}}));
    OpeningBook book(store_, {});
    Opponents opponents(white, book);
    RepertoirePractice practice(white, opponents, 1);
    practice.begin();
    practice.answer(moveOf(practice, "32-28"));
    ASSERT_NE(practice.question(), nullptr);
    EXPECT_EQ(practice.moves(), (Texts{"32-28", "19-23", "28x19", "14x23"}));
    practice.answer(moveOf(practice, "37-32"));
    EXPECT_EQ(practice.question(), nullptr);
}

TEST_F(PractisedRepertoire, hasNothingToAskTheOtherSide) {
    EXPECT_TRUE(canBePractised(repertoire_));
    Repertoire black(rules::Color::black);
    black.add(taggedGame({}, {{31, 26}}));
    EXPECT_FALSE(canBePractised(black));
    OpeningBook book(store_, {});
    Opponents opponents(black, book);
    RepertoirePractice practice(black, opponents, 1);
    practice.begin();
    EXPECT_EQ(practice.question(), nullptr);
}

} // namespace
} // namespace damscope::db
