// SPDX-License-Identifier: GPL-3.0-or-later
// rehearse, as a user and a program see it.
#include "tests/cli/store_commands.hpp"

namespace damscope::cli {
namespace {

class RehearseCommand : public StoreCommands {
protected:
    RehearseCommand() {
        import(tags("Jansen", "Mol") + "1. 33-29 19-23 2. 35-30 20-25 1-1\n\n" +
               tags("Jansen", "Smit") + "1. 33-29 19-23 2. 39-33 14-19 1-1\n\n" +
               tags("Jansen", "Bos") + "1. 33-29 18-23 2. 29x18 12x23 1-1\n\n");
    }
    Ran rehearse(const std::string& input, Words words = {}) const {
        words.insert(words.begin(),
                     {"train", "rehearse", lines_, "--side", "white", "--seed", "1"});
        Start start;
        start.input = input;
        return run(words, start);
    }
    std::vector<Json> events(const std::string& input, Words words = {}) const {
        words.emplace_back("--json");
        const Ran ran = rehearse(input, words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return objects(ran.out);
    }
    const std::string lines_ = write(
        "lines.pdn", "[White \"?\"]\n[GameType \"20\"]\n\n1. 33-29 19-23 (1... 17-21 2. 31-26) "
                     "2. 35-30 (2. 39-33) (2. 38-33?) *\n");
};

TEST_F(RehearseCommand, AsksAgainstWhatGamesPlayed) {
    const auto all = events("h\n33-29\nxyz\n35-30\n", {"--limit", "1"});
    ASSERT_EQ(all.size(), 8U);
    EXPECT_EQ(all[0]["event"], "question");
    EXPECT_EQ(all[0]["variant"], "international");
    EXPECT_TRUE(all[0]["reply"].is_null());
    EXPECT_EQ(all[1]["event"], "hint");
    EXPECT_NE(all[1]["message"].get<std::string>().find("33"), std::string::npos);
    EXPECT_EQ(all[2]["judged"], "main");
    EXPECT_EQ(all[2]["hints"], 1);
    EXPECT_EQ(all[2]["right"], true);
    EXPECT_EQ(all[3]["reply"], Json({{"move", "19-23"}, {"games", 2}, {"of", 3}}))
        << "17-21 was never played, and 18-23 has no answer";
    EXPECT_EQ(all[3]["moves"], Json::array({"33-29", "19-23"}));
    EXPECT_EQ(all[4]["event"], "illegal");
    EXPECT_EQ(all[5]["judged"], "main");
    EXPECT_EQ(all[5]["others"], Json::array({"39-33"}));
    EXPECT_EQ(all[6]["event"], "end");
    EXPECT_EQ(all[6]["moves"], Json::array({"33-29", "19-23", "35-30"}));
    EXPECT_EQ(all[7]["event"], "summary");
    EXPECT_EQ(all[7]["right"], 2);
    EXPECT_EQ(all[7]["lines"], 1);
}

TEST_F(RehearseCommand, DistinguishesSecondChoicesMistakesAndOtherMoves) {
    const auto all = events("32-28\n38-33\n33-29\n39-33\nh\nh\n33-29\ns\ns\nq\n", {"--all"});
    std::vector<std::string> judged;
    std::vector<bool> right;
    for (const Json& event : all)
        if (event["event"] == "answer") {
            judged.push_back(event["judged"]);
            right.push_back(event["right"]);
        }
    EXPECT_EQ(judged, (std::vector<std::string>{"wrong", "avoid", "main", "second", "main"}));
    EXPECT_EQ(right, (std::vector<bool>{false, false, true, true, false}))
        << "who was shown the move has not known it";
    const Json& summary = all.back();
    EXPECT_EQ(summary["answered"], 5);
    EXPECT_EQ(summary["main"], 1);
    EXPECT_EQ(summary["shown"], 1);
    EXPECT_EQ(summary["second"], 1);
    EXPECT_EQ(summary["avoid"], 1);
    EXPECT_EQ(summary["wrong"], 1);
    EXPECT_EQ(summary["right"], 2);
    EXPECT_EQ(summary["lines"], 3) << "the fourth was left";
}

TEST_F(RehearseCommand, CallsNoMoveRightThatWasShown) {
    const Ran ran = rehearse("h\nh\n33-29\n35-30\nq\n", {"--limit", "1"});
    EXPECT_TRUE(contains(ran.out, "The move had been shown already: 33-29")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "Right: 33-29")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "Right: 35-30")) << ran.out;
}

// What was learnt of openings goes to another database with the exercises.
TEST_F(RehearseCommand, CarriesItsScheduleToAnotherDatabase) {
    ASSERT_EQ(rehearse("33-29\n35-30\n", {"--limit", "1", "--today", "2026-11-23"}).status, 0);
    const std::string file = write("answers.jsonl", "");
    const Ran exported = run({"train", "exercises", "export", "-o", file});
    EXPECT_TRUE(contains(exported.err, "0 exercises written, 2 answers")) << exported.err;
    const std::string other = write("unused", "") + ".db";
    const Words into{"train", "exercises", "import",     file,    "--db",
                     other,   "--today",   "2026-11-24", "--json"};
    EXPECT_EQ(objects(run(into).out).at(0)["answers"], 2);
    EXPECT_EQ(objects(run(into).out).at(0)["answers"], 0) << "known by now";
    const auto due = [&](const Words& words) {
        Words all{"train",  "rehearse", lines_,    "--side",     "white",
                  "--seed", "1",        "--today", "2026-11-24", "--json"};
        all.insert(all.end(), words.begin(), words.end());
        Start start;
        start.input = "q\n";
        return objects(run(all, start).out).back()["due"];
    };
    EXPECT_EQ(due({}), 2);
    EXPECT_EQ(due({"--db", other}), 2);
}

TEST_F(RehearseCommand, AsksByDays) {
    const auto on = [&](const std::string& day, const std::string& input, Words more = {}) {
        more.insert(more.end(), {"--today", day});
        return events(input, more);
    };
    const auto asked = [](const std::vector<Json>& all) {
        std::vector<Json> positions;
        for (const Json& event : all)
            if (event["event"] == "question")
                positions.push_back(event["moves"]);
        return positions;
    };
    const Json first = Json::array();
    const Json played = {"33-29", "19-23"};
    const Json unplayed = {"33-29", "17-21"};
    const auto monday = on("2026-11-23", "33-29\n38-33\n31-26\n");
    EXPECT_EQ(asked(monday), (std::vector<Json>{first, played, unplayed}))
        << "what no game has comes last, and nothing twice a day";
    EXPECT_EQ(monday.at(1)["due"], "2026-11-24");
    EXPECT_EQ(monday.at(1)["kept"], true);
    EXPECT_EQ(monday.back()["lines"], 2);
    EXPECT_EQ(monday.back()["new"], 0);
    EXPECT_EQ(monday.back()["all"], 3);
    EXPECT_TRUE(asked(on("2026-11-23", "33-29\n")).empty());
    const auto again = on("2026-11-23", "33-29\nq\n", {"--all"});
    EXPECT_EQ(again.at(1)["kept"], false) << "only the first answer of a day counts";
    const auto tuesday = on("2026-11-24", "33-29\n35-30\n31-26\n");
    EXPECT_EQ(tuesday.at(1)["due"], "2026-11-30") << "right twice: after six days";
    EXPECT_EQ(tuesday.at(3)["due"], "2026-11-25") << "right once";
    EXPECT_EQ(asked(on("2026-11-25", "35-30\n")), (std::vector<Json>{played}))
        << "the lapse comes back; what is not due is played without a question";
    EXPECT_TRUE(asked(on("2026-11-26", "")).empty());
    const Ran ran = rehearse("", {"--today", "2026-11-26"});
    EXPECT_TRUE(contains(ran.err, "no position of this repertoire is due today")) << ran.err;
}

TEST_F(RehearseCommand, AsksOnlyWhatIsDue) {
    EXPECT_EQ(events("33-29\n", {"--due", "--today", "2026-11-23"}).size(), 1U);
    EXPECT_EQ(events("33-29\nq\n", {"--today", "2026-11-23"}).back()["answered"], 1);
    const auto due = events("33-29\n35-30\n", {"--due", "--today", "2026-11-24"});
    EXPECT_EQ(due.back()["answered"], 1) << "the second position is new";
}

TEST_F(RehearseCommand, SpeaksTheLanguages) {
    const Ran english = rehearse("33-29\n39-33\n", {"--limit", "1", "--ascii", "--all"});
    EXPECT_TRUE(contains(english.out, "19-23 was played in 2 of 3 games")) << english.out;
    EXPECT_TRUE(contains(english.out, "39-33 is a second choice; the main move is 35-30"));
    const Ran dutch = rehearse("32-28\n38-33\n", {"--limit", "1", "--language", "nl", "--all"});
    EXPECT_TRUE(contains(dutch.out, "Fout: 32-28 staat niet in het repertoire; dat heeft 33-29"))
        << dutch.out;
    EXPECT_TRUE(contains(dutch.err, "0 te herhalen, 1 nieuw")) << dutch.err;
    EXPECT_TRUE(contains(dutch.err, "2 antwoorden: 0 goed, 0 tweede keus, 1 te vermijden, 1 fout"))
        << dutch.err;
    const Ran french = rehearse("33-29\n", {"--limit", "1", "--language", "fr", "--all"});
    EXPECT_TRUE(contains(french.out, "19-23 fut joué 2 fois en 3 parties")) << french.out;
    const Ran russian = rehearse("33-29\n", {"--limit", "1", "--language", "ru", "--all"});
    EXPECT_TRUE(contains(russian.out, "в 2 из 3 партий")) << russian.out;
}

TEST_F(RehearseCommand, TakesOneOpponentsGamesOrNone) {
    EXPECT_EQ(events("33-29\n", {"--black", "smit", "--all"}).at(2)["reply"]["of"], 1);
    const auto own = events("33-29\n", {"--black", "bos", "--all"}).at(2)["reply"];
    EXPECT_EQ(own["games"], 0) << "18-23 has no answer: the repertoire's own lines";
}

TEST_F(RehearseCommand, TakesACollectionAndRefusesWhatCannotBeAsked) {
    ASSERT_EQ(run({"edit", "collection", "create", "Mine", "1"}).status, 0);
    Start start;
    start.input = "19-23\n";
    EXPECT_EQ(run({"train", "rehearse", "mine", "--side", "black"}, start).status, 0);
    EXPECT_EQ(run({"train", "rehearse", "none", "--side", "black"}).status, 2);
    const std::string one = write("one.pdn", "[White \"?\"]\n[GameType \"20\"]\n\n1. 33-29 *\n");
    EXPECT_EQ(run({"train", "rehearse", one, "--side", "black"}).status, 2);
}

} // namespace
} // namespace damscope::cli
