// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of draughtsnet, as its worker sends and reads them.
#include "analysis/draughtsnet/protocol.hpp"

#include "rules/moves/generate.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis::draughtsnet {
namespace {

const std::string start = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
const std::string acquired = R"({"work":{"type":"analysis","id":"work1"},"game_id":"abcdefgh",)"
                             R"("position":")" +
                             start +
                             R"(","variant":"standard",)"
                             R"("moves":"32-28 19-23 28x19x23","nodes":3500000,)"
                             R"("skipPositions":[1]})";
const std::string head = R"({"draughtsnet":{"version":"1.15.7","python":"3.9","apikey":"XXX"},)"
                         R"("scan":{"name":"Scan 3.1","options":{"threads":"4"}},)";

std::string analysis(const std::string& parts) {
    return head + "\"analysis\":[" + parts + "]}";
}
const std::string whole = R"({"depth":18,"score":{"cp":24},"time":1004,"nodes":1686023,)"
                          R"("nps":1670251,"pv":"3228 1923","bestmove":"3228"},)"
                          R"({"skipped":true},)"
                          R"({"depth":5,"score":{"win":1},"time":3,"nodes":36,"pv":"2819"},)"
                          R"({"depth":7,"score":{"win":-4},"time":3,"nodes":36,"pv":"1423"})";

TEST(DraughtsnetWork, isReadAsAServerSendsIt) {
    const auto work = readWork(acquired);
    ASSERT_TRUE(work);
    EXPECT_EQ(work->kind, Work::Kind::analysis);
    EXPECT_EQ(work->id, "work1");
    EXPECT_EQ(work->moves.size(), 3U);
    EXPECT_EQ(work->nodes, 3'500'000U);
    EXPECT_EQ(work->skipped, std::vector<std::size_t>{1});
    const auto again = readWork(writeWork(*work));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->moves, work->moves);
    EXPECT_EQ(again->start, work->start);
    const auto move = readWork(R"({"work":{"type":"move","id":"m","level":5},"position":")" +
                               start + R"(","variant":"frisian","moves":""})");
    ASSERT_TRUE(move);
    EXPECT_EQ(move->kind, Work::Kind::move);
    EXPECT_EQ(move->start.variant(), rules::Variant::frisian);
}

TEST(DraughtsnetWork, ofAHostileServerIsRefused) {
    const auto with = [](const std::string& from, const std::string& to) {
        std::string text = acquired;
        text.replace(text.find(from), from.size(), to);
        return readWork(text).has_value();
    };
    EXPECT_TRUE(with("work1", "w"));
    EXPECT_FALSE(with("work1", "../etc"));
    EXPECT_FALSE(with("work1", ""));
    EXPECT_FALSE(with("work1", std::string(5000, 'x')));
    EXPECT_FALSE(with("32-28", "32-29"));
    EXPECT_FALSE(with("Wbbb", "Wxbb"));
    EXPECT_FALSE(with("standard", "chess"));
    EXPECT_FALSE(with("\"analysis\"", "\"mining\""));
    EXPECT_FALSE(with("3500000", "{}\"") || with("[1]", "[-1.5e400]"));
    for (const char* text : {"", "null", "[]", "{}", "{\"work\":3}"})
        EXPECT_FALSE(readWork(text)) << text;
}

TEST(DraughtsnetAnalysis, isReadAsAWorkerSendsIt) {
    const auto work = *readWork(acquired);
    const auto parts = readAnalysis(analysis(whole), work);
    ASSERT_TRUE(parts);
    ASSERT_EQ(parts->size(), 4U);
    EXPECT_EQ((*parts)[0].score, Score::centiMen(24));
    EXPECT_EQ((*parts)[0].line.size(), 2U);
    EXPECT_EQ((*parts)[1].state, Part::State::skipped);
    EXPECT_EQ((*parts)[2].score, Score::winIn(1));
    EXPECT_EQ((*parts)[3].score, Score::lossIn(8));
    const Sender sender = *readSender(analysis(whole));
    EXPECT_EQ(sender.key, "XXX");
    EXPECT_EQ(sender.engine, "Scan 3.1");
    const auto again = readAnalysis(writeAnalysis(sender, work, *parts), work);
    ASSERT_TRUE(again);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ((*again)[i].state, (*parts)[i].state);
        EXPECT_EQ((*again)[i].score, (*parts)[i].score);
        EXPECT_EQ((*again)[i].line, (*parts)[i].line);
    }
    EXPECT_EQ(readAnalysis(analysis("null,null,null," +
                                    whole.substr(whole.rfind('{', whole.rfind("score") - 12))),
                           work)
                  ->front()
                  .state,
              Part::State::pending)
        << "a report of progress";
}

TEST(DraughtsnetAnalysis, ofALiarIsRefused) {
    const auto work = *readWork(acquired);
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string text = analysis(whole);
        text.replace(text.find(from), from.size(), to);
        return readAnalysis(text, work).has_value();
    };
    EXPECT_TRUE(with("1923", "1953")) << "the line ends there";
    EXPECT_FALSE(with("3228", "3299"));
    EXPECT_FALSE(with("3228 1923", ""));
    EXPECT_FALSE(with("\"cp\":24", "\"cp\":\"much\""));
    EXPECT_FALSE(with("\"win\":1", "\"win\":999999"));
    EXPECT_FALSE(with("{\"cp\":24}", "{}"));
    EXPECT_FALSE(with("{\"skipped\":true},", ""));
    EXPECT_FALSE(with("{\"skipped\":true}", "[]"));
    for (const std::string& text : {std::string(), std::string("{}"), head + "\"analysis\":{}}"})
        EXPECT_FALSE(readAnalysis(text, work));
    EXPECT_FALSE(readSender("{}"));
    const auto sender =
        readSender(R"({"draughtsnet":{"apikey":"a\u001b[31mb"},"scan":{"name":"x\ny"}})");
    EXPECT_EQ(sender->key, "") << "none that a server can have";
    EXPECT_EQ(sender->engine, "xy");
}

TEST(DraughtsnetMove, hasItsEndsAndWhatItTakes) {
    const auto work = *readWork(acquired);
    rules::Position position = work.start;
    for (const rules::Move& move : work.moves)
        position.play(move);
    const auto text = writeBestMove({"k", "1", "e"}, work, rules::legalMoves(position)[0]);
    EXPECT_NE(text.find(R"("bestmove":"1)"), std::string::npos) << text;
    EXPECT_NE(text.find(R"("taken":"19")"), std::string::npos) << text;
}

} // namespace
} // namespace damscope::analysis::draughtsnet
