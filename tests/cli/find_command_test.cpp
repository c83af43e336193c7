// SPDX-License-Identifier: GPL-3.0-or-later
// find in a store of a test's own.
#include "tests/cli/store_commands.hpp"

namespace damscope::cli {
namespace {

using FindCommand = StoreCommands;

TEST_F(FindCommand, findKnowsTranspositions) {
    const std::string one = tags("A", "B") + "1. 32-28 18-23 2. 38-32 12-18 *\n\n";
    const std::string two = tags("C", "D") + "1. 32-28 18-23 2. 37-32 12-18 *\n\n";
    const std::string three = tags("E", "F") + "1. 34-30 18-23 2. 31-27 12-18 *\n\n";
    const std::string four = tags("G", "H") + "1. 31-27 18-23 2. 34-30 17-21 *\n\n";
    import(one + two + three + four);
    const Ran ran = run({"find", "--moves", "1. 34-30 18-23 2. 31-27", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::vector<Json> hits = objects(ran.out);
    ASSERT_EQ(hits.size(), 2U);
    EXPECT_EQ(hits[0]["id"], 3);
    EXPECT_EQ(hits[0]["ply"], 3);
    EXPECT_EQ(hits[0]["next"], "12-18");
    EXPECT_EQ(hits[1]["id"], 4);
    EXPECT_EQ(hits[1]["next"], "17-21");
    EXPECT_EQ(run({"find", "--moves", "34-30 18-23 31-27", "--count"}).out, "2\n");
    EXPECT_EQ(run({"find", "--moves", "32-28 18-23", "--count", "--white", "C"}).out, "1\n");
    EXPECT_EQ(objects(run({"find", "--moves", "32-28", "--json", "--limit", "1"}).out).size(), 1U);
}

TEST_F(FindCommand, findGoesByTheClock) {
    import(tags("A", "B") +
           "1. 32-28 {[%clk 0:06:00]} 18-23 {[%clk 0:01:00]} 2. 38-32 {[%clk 0:04:59]} 12-18 "
           "{[%clk 0:00:59]} 1-1\n\n" +
           other);
    const auto plies = [&](const std::string& query) {
        std::string found;
        for (const Json& hit : objects(run({"find", query, "--every", "--json"}).out))
            found += std::to_string(hit["id"].get<int>()) + ':' +
                     std::to_string(hit["ply"].get<int>()) + ' ';
        return found;
    };
    EXPECT_EQ(plies("white clock under 5 minutes"), "1:3 1:4 ");
    EXPECT_EQ(plies("black clock under 60 seconds"), "1:4 ");
    EXPECT_EQ(plies("black clock under 1 minute"), "1:4 ");
    EXPECT_EQ(plies("white clock over 5 minutes"), "1:1 1:2 ");
    EXPECT_EQ(plies("clock under 2 minutes and black to move"), "1:3 ");
    EXPECT_EQ(plies("not white clock under 5 minutes"), "1:1 1:2 ")
        << "nothing is known of the start, nor of the other game";
    EXPECT_EQ(run({"find", "white clock under 5"}).status, 2);
}

TEST_F(FindCommand, findRanksByLength) {
    import(tags("A", "B") + "1. 32-28 18-23 2. 38-32 12-18 *\n\n" + tags("C", "D") +
           "1. 33-29 19-23 2. 32-28 23x32 *\n\n" + other);
    const auto hits = objects(run({"find", "white man on 28", "--by-length", "--json"}).out);
    ASSERT_EQ(hits.size(), 2U);
    EXPECT_EQ(hits[0]["white"], "A");
    EXPECT_EQ(hits[0]["ply"], 1);
    EXPECT_EQ(hits[0]["lasts"], 3) << "and after each of the next three plies";
    EXPECT_EQ(hits[1]["white"], "C");
    EXPECT_EQ(hits[1]["lasts"], 0);
    EXPECT_EQ(objects(run({"find", "white man on 28", "--by-length", "--json", "--limit", "1"}).out)
                  .size(),
              1U);
    EXPECT_EQ(run({"find", "white man on 28", "--by-length", "--count"}).status, 2);
}

TEST_F(FindCommand, findTakesAPosition) {
    import(sound + other);
    const std::string fen = "B:W28,31,33-50:B1-20"; // after 1. 32-28
    EXPECT_EQ(run({"find", "--position", fen, "--count"}).out, "1\n");
    EXPECT_TRUE(contains(run({"find", "--position", fen}).out, "18-23"));
    EXPECT_EQ(run({"find", "--position", "1 1w", "--count"}).out, "1\n") << "of game 1";
    EXPECT_EQ(run({"find", "--position", "9 1w", "--count"}).status, 2) << "no such game";
    EXPECT_EQ(run({"find", "--position", "W:W51:B1"}).status, 2);
    EXPECT_EQ(run({"find", "--moves", "32-27 99-1"}).status, 2);
    EXPECT_EQ(run({"find"}).status, 2);
    EXPECT_EQ(run({"find", "--position", fen, "--moves", "32-28"}).status, 2);
}

TEST_F(FindCommand, findAnswersQueries) {
    import(sound + other);
    const Ran ran = run({"find", "white man on 28 and black man on 23", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto hits = objects(ran.out);
    ASSERT_EQ(hits.size(), 1U);
    EXPECT_EQ(hits[0]["id"], 1);
    EXPECT_EQ(hits[0]["ply"], 2);
    EXPECT_EQ(hits[0]["side"], "white");
    EXPECT_EQ(hits[0]["next"], "38-32");
    EXPECT_EQ(hits[0]["variation"], false);
    EXPECT_EQ(hits[0]["white"], "Jansen");
    EXPECT_EQ(objects(run({"find", "white moves", "--every", "--json"}).out).size(), 4U);
    EXPECT_EQ(run({"find", "white moves", "--every", "--count"}).out, "4\n");
    EXPECT_EQ(run({"find", "white moves", "--count", "--player", "Konaté"}).out, "1\n");
    EXPECT_EQ(run({"find", "white plays 32-28", "--count"}).out, "1\n");
    EXPECT_EQ(run({"find", "white plays 32-28", "--mirror", "--count"}).out, "2\n"); // 19-23
    EXPECT_EQ(run({"find", "black man on 23", "--pattern", "W28", "--count"}).out, "1\n");
    EXPECT_EQ(run({"find", "--material", "pieces = 40, kings = 0", "--count"}).out, "2\n");
}

TEST_F(FindCommand, findWritesWhatItFindsInOtherForms) {
    import(sound + other);
    const std::string csv = run({"find", "black man on 23", "--csv"}).out;
    EXPECT_EQ(csv.rfind("id,ply,next,side,variation,white,", 0), 0U) << csv;
    EXPECT_TRUE(contains(csv, "\n1,2,38-32,white,false,Jansen,")) << csv;
    const std::string pdn = run({"find", "black moves 18-23", "--pdn"}).out;
    EXPECT_TRUE(contains(pdn, "1. 32-28 18-23 2. 38-32 12-18")) << pdn;
    EXPECT_FALSE(contains(pdn, "Konat")) << pdn;
    EXPECT_EQ(run({"find", "captures", "--csv", "--json"}).status, 2);
}

// "0" is no answer where nothing was computed.
TEST_F(FindCommand, saysWhereNothingIsKnown) {
    import(sound + other);
    for (const char* query : {"blunder by white", "error", "missed win", "not mistake by black",
                              "inaccuracy and white to move"}) {
        const Ran ran = run({"find", query, "--count"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_TRUE(contains(ran.err, "2 of 2 games have not been analysed")) << ran.err;
        EXPECT_TRUE(contains(ran.err, "damscope analyse")) << ran.err;
        EXPECT_EQ(objects(run({"find", query, "--count", "--json"}).out).at(0)["not_analysed"], 2);
        EXPECT_TRUE(contains(run({"find", query}).err, "2 of 2 games have not been analysed"));
    }
    for (const char* query : {"table win for white", "not table draw", "table loss for black"}) {
        const Ran ran = run({"find", query, "--count"});
        EXPECT_TRUE(contains(ran.err, "in 2 of 2 games the endgame tables know no position"))
            << ran.err;
        EXPECT_EQ(objects(run({"find", query, "--count", "--json"}).out).at(0)["without_tables"],
                  2);
    }
    ASSERT_EQ(run({"edit", "bookmark", "add", "slips", "where", "blunder"}).status, 0);
    EXPECT_TRUE(contains(run({"edit", "bookmark", "open", "slips"}).err, "2 of 2 games"));
    ASSERT_EQ(run({"analyse", "1", "--nodes", "200"}).status, 0);
    EXPECT_TRUE(contains(run({"find", "blunder"}).err, "1 of 2 games has not been analysed"));
    // Combinations and structures are searched for, whatever is kept.
    EXPECT_EQ(run({"find", "shot missed or structure \"outpost 24\" by white", "--count"}).err, "");
}

TEST_F(FindCommand, explainsAQueryInWords) {
    const Ran ran = run({"find", "--explain", "white won and not white king on 46"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "all of these, in one place:\n"
                       "  result: White won\n"
                       "  not:\n"
                       "    white king on 46\n");
    EXPECT_EQ(run({"find", "--explain", "white won", "--count"}).status, 2);
}

TEST_F(FindCommand, findOfNothingIsNoError) {
    import(sound);
    const Ran none = run({"find", "white kings = 3"});
    EXPECT_EQ(none.status, 0);
    EXPECT_EQ(none.out, "");
    EXPECT_EQ(none.err, "0 games\n");
    const Ran count = run({"find", "white kings = 3", "--count"});
    EXPECT_EQ(count.status, 0);
    EXPECT_EQ(count.out, "0\n");
}

TEST_F(FindCommand, findPointsAtTheMistake) {
    import(sound);
    const Ran ran = run({"find", "white man on 27 and\nblack man on 51"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(contains(ran.err, "has no square 51")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "\n  black man on 51\n               ^\n")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "for example: white man on 27")) << ran.err;
    EXPECT_EQ(run({"find", "--pattern", "W28:B28"}).status, 2);
    EXPECT_EQ(run({"find", "white man on 33", "--variant", "english"}).status, 2);
}

TEST_F(FindCommand, gamesWithoutAnIndexAreFoundToo) {
    (void)run({"import", "--no-index", write("a.pdn", sound + other)});
    EXPECT_EQ(run({"find", "--moves", "32-28", "--count"}).out, "1\n");
    EXPECT_TRUE(contains(run({"db", "check"}).err, "2 games not yet in the position index"));
    EXPECT_EQ(run({"db", "index"}).err, "2 games added to the position index\n");
    EXPECT_EQ(run({"db", "check"}).err, "");
    EXPECT_EQ(run({"find", "--moves", "32-28", "--count"}).out, "1\n");
    EXPECT_EQ(run({"db", "index", "--rebuild"}).status, 0);
    EXPECT_EQ(run({"find", "--moves", "32-28", "--count"}).out, "1\n");
}

// export(import(x)) is a fixed point, and its import reports no problem.
} // namespace
} // namespace damscope::cli
