// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogues of DamExchange: what the other side sends, and what must be answered.
#include "analysis/dxp/dialogue.hpp"

#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "tests/analysis/dxp/tornado.hpp"

#include <gtest/gtest.h>

#include <random>

namespace damscope::analysis::dxp {
namespace {

using rules::Color;
using rules::GameResult;
using Side = Dialogue::Side;
using State = Dialogue::State;
using Texts = std::vector<std::string>;

constexpr auto variant = rules::Variant::international;

const std::string request = "R01Tornado voor Windows 4.0        W060065A";
const std::string ours = "ADamscope                        0";

template <class E> std::optional<E> only(const std::vector<Event>& events) {
    if (events.size() != 1 || !std::holds_alternative<E>(events[0]))
        return std::nullopt;
    return std::get<E>(events[0]);
}

class DxpDialogue : public ::testing::Test {
protected:
    // A game in which this side has White, or Black.
    static Dialogue followed(char color = 'W') {
        Dialogue dialogue(Side::follower, variant, "Damscope");
        std::string asks = request;
        asks[35] = color;
        EXPECT_TRUE(only<GameStarted>(dialogue.receive(asks)));
        EXPECT_EQ(dialogue.takeOutgoing(), Texts{ours});
        return dialogue;
    }
    static void play(Dialogue& dialogue, const std::string& move) {
        const auto match = rules::resolve(dialogue.game().position(), move);
        ASSERT_EQ(match.moves.size(), 1U) << move;
        dialogue.play(match.moves[0], std::chrono::seconds(2));
    }
    static Violation::Reason broken(Dialogue& dialogue, const std::string& text) {
        const auto violation = only<Violation>(dialogue.receive(text));
        EXPECT_TRUE(violation) << text;
        EXPECT_EQ(dialogue.state(), State::over);
        EXPECT_TRUE(dialogue.receive(text).empty());
        return violation ? violation->reason : Violation::Reason{};
    }
};

TEST_F(DxpDialogue, theFollowerPlaysTheColourThatIsAsked) {
    Dialogue dialogue = followed();
    EXPECT_EQ(dialogue.ownColor(), Color::white);
    EXPECT_TRUE(dialogue.isOurTurn());
    play(dialogue, "32-28");
    EXPECT_EQ(dialogue.takeOutgoing(), Texts{"M0002322800"});
    const auto played = only<MovePlayed>(dialogue.receive("M0012192300"));
    ASSERT_TRUE(played);
    EXPECT_EQ(played->time, std::chrono::seconds(12));
    play(dialogue, "28x19");
    EXPECT_EQ(dialogue.takeOutgoing(), Texts{"M000228190123"});
    EXPECT_TRUE(only<MovePlayed>(dialogue.receive("M000014230119")));
    EXPECT_EQ(dialogue.game().moves().size(), 4U);
}

TEST_F(DxpDialogue, theInitiatorAsksAndWaits) {
    Dialogue dialogue(Side::initiator, variant, "Damscope");
    dialogue.ask(rules::Position::start(variant), Color::white, 60, 65);
    EXPECT_EQ(dialogue.takeOutgoing(), Texts{"R01Damscope                        W060065A"});
    EXPECT_EQ(dialogue.state(), State::asked);
    const auto started = only<GameStarted>(dialogue.receive(tornadoAnswer));
    ASSERT_TRUE(started);
    EXPECT_EQ(started->opponent, "Tornado voor Windows 4.0");
    EXPECT_EQ(started->own, Color::black);
    EXPECT_FALSE(dialogue.isOurTurn());
}

TEST_F(DxpDialogue, aGameCanBeRefused) {
    Dialogue dialogue(Side::initiator, variant, "Damscope");
    dialogue.ask(rules::Position::start(variant), Color::white, 60, 65);
    std::string refusal = tornadoAnswer;
    refusal.back() = '2';
    EXPECT_EQ(only<GameRefused>(dialogue.receive(refusal))->code, GameAnswer::Code::notThisGame);
    EXPECT_EQ(dialogue.state(), State::idle) << "another may be asked for";
    dialogue.ask(rules::Position::start(variant), Color::white, 5, 0);
    refusal.back() = '3';
    EXPECT_TRUE(only<GameRefused>(dialogue.receive(refusal)));
    EXPECT_EQ(dialogue.state(), State::over);

    Dialogue follower(Side::follower, variant, "Damscope");
    std::string version = request;
    version[2] = '2';
    EXPECT_TRUE(only<GameRefused>(follower.receive(version)));
    EXPECT_EQ(follower.takeOutgoing().at(0).back(), '1');
    // White has no move there.
    const std::string lost = request.substr(0, 42) + "BW" + std::string(50, 'e');
    EXPECT_TRUE(only<GameRefused>(follower.receive(lost)));
    EXPECT_EQ(follower.takeOutgoing().at(0).back(), '2');
    EXPECT_EQ(follower.state(), State::idle);
}

TEST_F(DxpDialogue, eitherSideEndsTheGame) {
    Dialogue dialogue = followed();
    dialogue.end(GameEnd::Reason::resigns, false);
    EXPECT_EQ(dialogue.takeOutgoing(), Texts{"E10"});
    EXPECT_EQ(dialogue.state(), State::ending);
    EXPECT_EQ(only<GameFinished>(dialogue.receive("E00"))->result, GameResult::blackWins);
    EXPECT_EQ(dialogue.state(), State::idle);

    Dialogue other = followed('Z');
    const auto finished = only<GameFinished>(other.receive("E30"));
    EXPECT_EQ(finished->result, GameResult::unknown) << "nothing on the board shows a win";
    EXPECT_TRUE(finished->isOnlyClaimed);
    EXPECT_EQ(other.takeOutgoing(), Texts{"E00"});
    EXPECT_TRUE(only<GameStarted>(other.receive(request))) << "the next game";

    Dialogue third = followed('Z');
    EXPECT_EQ(only<GameFinished>(third.receive("E21"))->result, GameResult::draw);
    EXPECT_EQ(third.state(), State::over) << "it plays no more";
    EXPECT_EQ(only<GameFinished>(followed('Z').receive("E00"))->result, GameResult::unknown);
}

TEST_F(DxpDialogue, movesAreTakenBackWhenBothAgree) {
    Dialogue dialogue = followed();
    for (const auto& [mine, theirs] :
         {std::pair("32-28", "M0001182300"), std::pair("38-32", "M0001121800")}) {
        play(dialogue, mine);
        ASSERT_TRUE(only<MovePlayed>(dialogue.receive(theirs)));
    }
    (void)dialogue.takeOutgoing();
    EXPECT_TRUE(only<BackAsked>(dialogue.receive("B002W")));
    dialogue.answerBack(true);
    EXPECT_EQ(dialogue.takeOutgoing(), Texts{"K0"});
    EXPECT_EQ(dialogue.game().moves().size(), 2U);
    EXPECT_TRUE(dialogue.isOurTurn());
    EXPECT_TRUE(only<BackAsked>(dialogue.receive("B001Z")));
    dialogue.answerBack(false);
    EXPECT_EQ(dialogue.takeOutgoing(), Texts{"K2"});
    EXPECT_EQ(dialogue.game().moves().size(), 2U);
    // What was not played cannot be taken back.
    EXPECT_TRUE(dialogue.receive("B099W").empty());
    EXPECT_EQ(dialogue.takeOutgoing(), Texts{"K2"});

    dialogue.askBack(1);
    EXPECT_EQ(dialogue.takeOutgoing(), Texts{"B001Z"});
    EXPECT_TRUE(only<BackDone>(dialogue.receive("K0")));
    EXPECT_EQ(dialogue.game().moves().size(), 1U);
    dialogue.askBack(0);
    EXPECT_TRUE(only<BackRefused>(dialogue.receive("K1")));
    EXPECT_EQ(dialogue.game().moves().size(), 1U);
}

TEST_F(DxpDialogue, chatIsPossibleAtAnyTime) {
    Dialogue dialogue(Side::follower, variant, "Damscope");
    EXPECT_EQ(only<ChatReceived>(dialogue.receive("CHello"))->text, "Hello");
    dialogue.chat("Hello");
    EXPECT_EQ(dialogue.takeOutgoing(), Texts{"CHello"});
    EXPECT_TRUE(only<GameStarted>(dialogue.receive(request)));
    EXPECT_TRUE(only<ChatReceived>(dialogue.receive("CGood luck")));
    for (int i = 0; i < 99; ++i)
        EXPECT_TRUE(only<ChatReceived>(dialogue.receive("Cx"))) << i;
    EXPECT_EQ(broken(dialogue, "Cx"), Violation::Reason::tooMuchChat);
}

TEST_F(DxpDialogue, requestsToGoBackAreLimitedToo) {
    Dialogue dialogue = followed();
    for (int i = 0; i < 50; ++i) {
        EXPECT_TRUE(dialogue.receive("B099W").empty()) << i;
        EXPECT_TRUE(only<ChatReceived>(dialogue.receive("Cx"))) << i;
    }
    EXPECT_EQ(broken(dialogue, "B099W"), Violation::Reason::tooMuchChat);
}

TEST_F(DxpDialogue, aMoveAllowsChatAgain) {
    Dialogue dialogue = followed('Z');
    for (int i = 0; i < 100; ++i)
        EXPECT_TRUE(only<ChatReceived>(dialogue.receive("Cx"))) << i;
    EXPECT_TRUE(only<MovePlayed>(dialogue.receive("M0001322800")));
    EXPECT_TRUE(only<ChatReceived>(dialogue.receive("Cx")));
}

TEST_F(DxpDialogue, whatDoesNotBelongEndsIt) {
    using Reason = Violation::Reason;
    Dialogue mine = followed();
    EXPECT_EQ(broken(mine, "M0012192300"), Reason::notExpected) << "it is not their turn";
    Dialogue theirs = followed('Z');
    EXPECT_EQ(broken(theirs, "M0012322900"), Reason::illegalMove);
    for (const std::string& text : {request, tornadoAnswer, std::string("K0")}) {
        Dialogue dialogue = followed();
        EXPECT_EQ(broken(dialogue, text), Reason::notExpected) << text;
    }
    for (const std::string text : {"", "hello", "M001232280", "E99"}) {
        Dialogue dialogue = followed('Z');
        EXPECT_EQ(broken(dialogue, text), Reason::notAMessage) << text;
    }
    Dialogue initiator(Side::initiator, variant, "Damscope");
    EXPECT_EQ(broken(initiator, request), Reason::notExpected);
    Dialogue idle(Side::follower, variant, "Damscope");
    EXPECT_EQ(broken(idle, "E00"), Reason::notExpected);
}

// A whole game, as a listener on the line records it: both sides agree on every position.
TEST_F(DxpDialogue, twoSidesUnderstandEachOther) {
    std::mt19937 random(11);
    for (int round = 0; round < 30; ++round) {
        Dialogue initiator(Side::initiator, variant, "One");
        Dialogue follower(Side::follower, variant, "Two");
        initiator.ask(rules::Position::start(variant), round % 2 == 0 ? Color::white : Color::black,
                      5, 0);
        const auto exchange = [&] {
            for (int i = 0; i < 3; ++i) {
                for (const std::string& text : initiator.takeOutgoing())
                    for (const Event& event : follower.receive(text)) {
                        ASSERT_FALSE(std::holds_alternative<Violation>(event)) << text;
                        if (std::holds_alternative<BackAsked>(event))
                            follower.answerBack(true);
                    }
                for (const std::string& text : follower.takeOutgoing())
                    for (const Event& event : initiator.receive(text)) {
                        ASSERT_FALSE(std::holds_alternative<Violation>(event)) << text;
                        if (std::holds_alternative<BackAsked>(event))
                            initiator.answerBack(true);
                    }
            }
        };
        exchange();
        for (int ply = 0; ply < 120; ++ply) {
            Dialogue& mover = initiator.isOurTurn() ? initiator : follower;
            const auto moves = rules::legalMoves(mover.game().position());
            if (moves.empty())
                break;
            mover.play(moves[random() % moves.size()], {});
            exchange();
            if (random() % 10 == 0) {
                Dialogue& asker = random() % 2 == 0 ? initiator : follower;
                asker.askBack(random() % asker.game().moves().size());
                exchange();
            }
            ASSERT_EQ(initiator.game().position(), follower.game().position());
            ASSERT_NE(initiator.isOurTurn(), follower.isOurTurn());
        }
        Dialogue& mover = initiator.isOurTurn() ? initiator : follower;
        mover.end(GameEnd::Reason::resigns, true);
        exchange();
        EXPECT_EQ(initiator.state(), State::over);
        EXPECT_EQ(follower.state(), State::over);
    }
}

} // namespace
} // namespace damscope::analysis::dxp
