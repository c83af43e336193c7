// SPDX-License-Identifier: GPL-3.0-or-later
// Named endings are recognised by position or material, by either side, and nothing else is.
#include "db/search/endings/endings.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace damscope::db {
namespace {

std::string namesIn(const std::string& fen) {
    const auto position = *rules::readFen(rules::Variant::english, fen);
    std::string names;
    for (const EndingName& ending : endingNames())
        if (isEnding(ending, position))
            names += (names.empty() ? "" : ", ") + nameOf(ending, Language::dutch);
    return names;
}

TEST(Endings, AreRecognised) {
    EXPECT_EQ(namesIn("B:W30,K31,K32:BK20,21,K22,K23"), "Fourth Position");
    EXPECT_EQ(namesIn("W:W30,K31,K32:BK20,21,K22,K23"), "Fourth Position");
    EXPECT_EQ(namesIn("W:WK13,12,K11,K10:B3,K2,K1"), "Fourth Position") << "colours exchanged";
    EXPECT_EQ(namesIn("W:WK1,K2,K3:BK30,K28"), "drie dammen tegen twee");
    EXPECT_EQ(namesIn("W:WK30,K28:BK1,K2,K3"), "drie dammen tegen twee");
    EXPECT_EQ(namesIn("W:WK1,K2,K3,K4:BK30,K28,K31"), "vier dammen tegen drie");
    EXPECT_EQ(namesIn("W:WK15,20:B12,K28"), "First Position");
    EXPECT_EQ(namesIn("B:W21,K5:BK18,13"), "First Position") << "colours exchanged";
    EXPECT_EQ(namesIn("B:WK6,K7,K23:B9,K13,K17"), "Sweeney's Draw");
}

TEST(Endings, DependOnTheMainRoad) {
    const auto named = [](const char* fen) {
        const auto position = *rules::readFen(rules::Variant::russian, fen);
        std::string names;
        for (const EndingName& ending : endingNames())
            if (isEnding(ending, position))
                names += (names.empty() ? "" : ", ") + nameOf(ending, Language::english);
        return names;
    };
    const std::string triangle = "three kings against one, Petrov's triangle";
    EXPECT_EQ(named("W:WKc3,Kd6,Ke3:BKb8"), triangle);
    EXPECT_EQ(named("B:WKc3,Kc5,Kf4:BKd8"), triangle) << "on the other side of the main road";
    EXPECT_EQ(named("W:WKa5:BKf6,Ke3,Kd6"), triangle) << "colours exchanged";
    EXPECT_EQ(named("W:WKb8:BKf6,Ke3,Kd6"), "") << "the lone king must capture";
    EXPECT_EQ(named("B:WKc3,Kc5,Kf4:BKe1"), "");
    EXPECT_EQ(named("W:WKc3,Kd6,Kg3:BKb8"), "three kings against one") << "no triangle yet";
    EXPECT_EQ(named("W:WKb4,Kd6,Ke3:BKb8"), "three kings against one") << "nobody on the main road";
    EXPECT_EQ(named("W:WKc1,Kd6,Ke3:BKh8"), "king on the main road");
    EXPECT_EQ(named("W:WKa1:BKc1,Kd6,Ke3"), "king on the main road");
    EXPECT_EQ(named("W:WKc3,Kd6,Ke3:Bb8"), "");
}

// What a board shows of each: its pieces, where they can stand for a while.
TEST(Endings, HaveAnExample) {
    for (const EndingName& ending : endingNames()) {
        rules::Position example = exampleOf(ending);
        EXPECT_TRUE(isEnding(ending, example)) << nameOf(ending, Language::english);
        const auto written = rules::readFen(ending.variant, rules::writeFen(example));
        ASSERT_TRUE(written) << rules::writeFen(example);
        EXPECT_EQ(*written, example);
        if (ending.position)
            continue;
        EXPECT_FALSE(rules::mustCapture(example)) << rules::writeFen(example);
        example.setToMove(rules::opponent(example.toMove()));
        EXPECT_FALSE(rules::mustCapture(example)) << rules::writeFen(example);
    }
    const EndingName menOfBoth{.variant = rules::Variant::frisian, .material = {2, 1, 3, 0}};
    EXPECT_TRUE(isEnding(menOfBoth, exampleOf(menOfBoth)));
    EXPECT_FALSE(exampleOf(menOfBoth).men(rules::Color::white).empty());
}

TEST(Endings, AreFoundByAnyName) {
    EXPECT_EQ(endingsNamed(rules::Variant::russian, "Треугольник петрова").size(), 4U);
    EXPECT_EQ(endingsNamed(rules::Variant::english, "fourth position").size(), 2U);
    EXPECT_TRUE(endingsNamed(rules::Variant::english, "petrov's triangle").empty());
    EXPECT_TRUE(endingsNamed(rules::Variant::english, "").empty());
    EXPECT_TRUE(endingsNamed(rules::Variant::english, "?").empty());
}

TEST(Endings, AreFoundByWordsOfOneName) {
    EXPECT_EQ(endingsNamed(rules::Variant::russian, "petrov").size(), 4U);
    EXPECT_EQ(endingsNamed(rules::Variant::russian, "треугольник").size(), 4U);
    EXPECT_TRUE(endingsNamed(rules::Variant::english, "kings against").empty()) << "several names";
    EXPECT_TRUE(endingsNamed(rules::Variant::english, "ourth").empty()) << "inside a word";
    EXPECT_EQ(endingNameMeant(rules::Variant::english, "kings against"), "three kings against two");
    EXPECT_EQ(endingNameMeant(rules::Variant::english, "Foruth Position"), "Fourth Position");
    EXPECT_EQ(endingNameMeant(rules::Variant::english, "roozenburg"), "");
}

TEST(Endings, AreNotRecognisedASquareOff) {
    EXPECT_EQ(namesIn("B:W29,K31,K32:BK20,21,K22,K23"), "");
    EXPECT_EQ(namesIn("B:W30,31,K32:BK20,21,K22,K23"), "");
    EXPECT_EQ(namesIn("W:WK1,K2,3:BK30,K28"), "");
}

TEST(Endings, TurnedPositionsAreTheSame) {
    for (const EndingName& ending : endingNames())
        if (ending.position) {
            EXPECT_TRUE(isEnding(ending, rules::turned(*ending.position)));
        }
}

TEST(Endings, RefuseTablesThatAreNotInTheForm) {
    EXPECT_EQ(readEndings("english\t0 3 0 2\tname\t\t\t\t\twins\tsource").size(), 1U);
    for (const char* wrong : {"english", "english\t0 3\tname\t\t\t\t\twins\tsource",
                              "english\t0 3 0 1 on\tname\t\t\t\t\twins\tsource",
                              "english\t0 3 0 1 with\tname\t\t\t\t\twins\tsource",
                              "english\t0 3 0 1 on 99\tname\t\t\t\t\twins\tsource",
                              "english\tW:W99:B1\tname\t\t\t\t\twins\tsource",
                              "nogame\t0 3 0 2\tname\t\t\t\t\twins\tsource"})
        EXPECT_THROW((void)readEndings(wrong), std::invalid_argument) << wrong;
}

} // namespace
} // namespace damscope::db
