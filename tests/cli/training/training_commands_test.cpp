// SPDX-License-Identifier: GPL-3.0-or-later
// exercises and solve, as a user and a program see them.
#include "tests/cli/store_commands.hpp"

#include <filesystem>
#include <fstream>

namespace damscope::cli {
namespace {

constexpr auto missed =
    "B:W25,26,27,28,31,32,38,40,41,42,43,44,45,46,47:B2,3,4,6,7,9,12,14,16,17,19,21,23,24";
constexpr auto solution = "24-30 25x34 23-29 34x23 17-22 28x8 19x50 26x17 3x43";

// Black's move 14 allows a combination, 15. 29-23, which White misses (A. Dubois - A. Arouette,
// Montpellier 2021).
constexpr auto allowing =
    "1. 33-29 20-24 2. 29x20 14x25 3. 39-33 10-14 4. 44-39 17-22 5. 50-44 11-17 6. 32-28 4-10 7. "
    "37-32 19-23 8. 28x19 14x23 9. 32-28 23x32 10. 38x27 7-11 11. 42-38 2-7 12. 34-30 25x34 13. "
    "40x29 10-14 14. 44-40 13-19 15. 29-24";

std::string setUp(const std::string& fen, const std::string& author, const std::string& moves,
                  const std::string& result) {
    return "[Event \"Le Damier\"]\n[Author \"" + author + "\"]\n[Result \"" + result +
           "\"]\n[GameType \"20\"]\n[FEN \"" + fen + "\"]\n\n" + moves + ' ' + result + "\n\n";
}

class Training : public StoreCommands {
protected:
    // One exercise: the combination that Black missed.
    void makeOne() const {
        import(
            "[White \"Jansen\"]\n[Black \"Meijer\"]\n[Result \"*\"]\n[GameType \"20\"]\n[FEN \"" +
            std::string(missed) + "\"]\n\n1... 6-11 *\n\n");
        const Ran made = run({"train", "exercises", "make", "--json"});
        ASSERT_EQ(made.status, 0) << made.err;
        EXPECT_EQ(objects(made.out).at(0)["added"], 1) << made.out;
    }
    Ran train(const std::string& input, const std::string& today, Words words = {}) const {
        words.insert(words.begin(), {"train", "solve", "--today", today});
        Start start;
        start.input = input;
        return run(words, start);
    }
    std::vector<Json> events(const std::string& input, const std::string& today) const {
        const Ran ran = train(input, today, {"--json"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        return objects(ran.out);
    }
};

TEST_F(Training, MakesAndListsExercises) {
    makeOne();
    const auto all = objects(run({"train", "exercises", "--json"}).out);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0]["kind"], "missed-shot");
    EXPECT_EQ(all[0]["proof"], "captures");
    EXPECT_EQ(all[0]["answers"], Json::array({"24-30"}));
    EXPECT_EQ(all[0]["gain"], 3);
    EXPECT_EQ(all[0]["games"][0]["game"], 1);
    EXPECT_TRUE(all[0]["due"].is_null());
    EXPECT_EQ(objects(run({"train", "exercises", "--deck", "endgame", "--json"}).out).size(), 0U);
    EXPECT_EQ(objects(run({"train", "exercises", "--deck", "player=Meijer", "--json"}).out).size(),
              1U);
    EXPECT_EQ(objects(run({"train", "exercises", "--deck", "player=Jansen", "--json"}).out).size(),
              0U);
    EXPECT_EQ(run({"train", "exercises", "--deck", "late"}).status, 2);
    EXPECT_EQ(run({"train", "exercises", "check"}).status, 0);
}

TEST_F(Training, AsksOnceADayAndAgainWhenDue) {
    makeOne();
    const auto first = events("24-30\n", "2026-11-23");
    ASSERT_EQ(first.size(), 3U);
    EXPECT_EQ(first[0]["event"], "question");
    EXPECT_FALSE(first[0].contains("answers")) << "the question does not show them";
    EXPECT_EQ(first[1]["event"], "answer");
    EXPECT_EQ(first[1]["right"], true);
    EXPECT_EQ(first[1]["due"], "2026-11-24");
    EXPECT_EQ(first[2]["event"], "summary");
    EXPECT_EQ(events("24-30\n", "2026-11-23").size(), 1U) << "not twice a day";
    EXPECT_EQ(events("24-30\n", "2026-11-24").at(1)["due"], "2026-11-30");
    EXPECT_EQ(events("", "2026-11-29").size(), 1U) << "not before it is due";
    const auto lapse = events("6-11\n", "2026-11-30");
    EXPECT_EQ(lapse.at(1)["right"], false);
    EXPECT_GT(lapse.at(1)["points_lost"], 0.05);
    EXPECT_EQ(lapse.at(1)["better"].at(0), "24-30");
    EXPECT_EQ(lapse.at(1)["due"], "2026-12-01") << "a lapse comes back";
}

TEST_F(Training, ShowsHintsInSteps) {
    makeOne();
    const auto all = events("h\nh\nhint\nnonsense\n24-30\n", "2026-11-23");
    ASSERT_EQ(all.size(), 7U);
    EXPECT_NE(all[1]["message"].get<std::string>().find("3 men"), std::string::npos);
    EXPECT_NE(all[2]["message"].get<std::string>().find("24"), std::string::npos);
    EXPECT_EQ(all[4]["event"], "illegal");
    EXPECT_EQ(all[5]["right"], false);
    EXPECT_EQ(all[5]["shown"], true);
    EXPECT_EQ(all[5]["hints"], 3);
    EXPECT_EQ(events("24-30\n", "2026-11-24").size(), 3U)
        << "who was shown the move has not found it";
    EXPECT_EQ(events("24-30\n", "2026-11-25").at(1)["due"], "2026-12-01");
}

// Who was shown the move has not found it: it is seen, not right, and comes back as a lapse.
TEST_F(Training, CountsNoAnswerAfterTheMoveWasShown) {
    makeOne();
    const auto all = events("h\nh\nh\nh\n24-30\n", "2026-11-23");
    const Json& answer = all.at(all.size() - 2);
    EXPECT_EQ(answer["event"], "answer");
    EXPECT_EQ(answer["right"], false);
    EXPECT_EQ(answer["shown"], true);
    EXPECT_EQ(answer["due"], "2026-11-24");
    EXPECT_EQ(all.back()["right"], 0);
    EXPECT_EQ(all.back()["shown"], 1);
    const Json card = objects(run({"train", "exercises", "--json"}).out).at(0);
    EXPECT_EQ(card["wrong"], 1) << "as a lapse";
    const Ran ran = train("h\nh\nh\nh\n24-30\n", "2026-11-24");
    EXPECT_TRUE(contains(ran.out, "The move had been shown already: 1... 24-30")) << ran.out;
    EXPECT_FALSE(contains(ran.out, "Right")) << ran.out;
    EXPECT_TRUE(contains(ran.err, "1 answer, 0 right, 1 after the move was shown")) << ran.err;
}

TEST_F(Training, IsReadableWithoutATerminal) {
    makeOne();
    const Ran ran = train("6-11\n", "2026-11-23", {"--ascii", "--language", "nl"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "zwart aan zet: voer de combinatie uit")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "Fout: ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "Beter: 1... 24-30 2. 25x34")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "komt terug op 2026-11-24")) << ran.out;
    EXPECT_TRUE(contains(ran.err, "1 antwoord, 0 goed")) << ran.err;
}

TEST_F(Training, TakesSoundProblemsOnce) {
    const std::string moves = std::string("1... ") + solution;
    const std::string mirrored = "1. 27-21 26x17 28-22 17x28 34-29 23x43 32x1 25x34 48x8";
    const std::string file =
        write("problems.pdn", setUp(missed, "Weiss", moves, "0-2") +
                                  setUp("W:W6,7,48:B45", "Cooked", "1. 6-1", "2-0") +
                                  setUp("W:W27,28,30,32,34,35,37,39,42,44,45,47,48,49:B4,5,6,7,8,9,"
                                        "10,11,13,19,20,23,24,25,26",
                                        "Copy", mirrored, "2-0"));
    const Ran checked = run({"train", "exercises", "check", file, "--json"});
    EXPECT_EQ(checked.status, 1) << "some are unsound";
    const auto all = objects(checked.out);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0]["soundness"], "sound");
    EXPECT_EQ(all[1]["soundness"], "cook");
    EXPECT_EQ(all[2]["same_as"], "Weiss, Le Damier") << "colours exchanged";
    EXPECT_EQ(objects(run({"train", "exercises", "make", file, "--json"}).out).at(0)["added"], 1);
    EXPECT_EQ(objects(run({"train", "exercises", "make", file, "--json"}).out).at(0)["added"], 0);
    const auto listed =
        objects(run({"train", "exercises", "--deck", "author=weiss", "--json"}).out);
    ASSERT_EQ(listed.size(), 1U);
    EXPECT_EQ(listed[0]["kind"], "composition");
}

// A broken copy does not keep the sound one out.
TEST_F(Training, TakesASoundProblemAfterABrokenOne) {
    const std::string file =
        write("twice.pdn", setUp(missed, "Broken", "1... 24-30 2. 1-50", "0-2") +
                               setUp(missed, "Weiss", std::string("1... ") + solution, "0-2"));
    const auto checked = objects(run({"train", "exercises", "check", file, "--json"}).out);
    EXPECT_EQ(checked.at(1)["same_as"], "Broken, Le Damier");
    const Json made = objects(run({"train", "exercises", "make", file, "--json"}).out).at(0);
    EXPECT_EQ(made["added"], 1);
    EXPECT_EQ(made["rejected"], Json({{"illegal", 1}}));
}

// To another database and back: nothing is twice, and answers of both are one history.
TEST_F(Training, CarriesExercisesToAnotherDatabase) {
    makeOne();
    ASSERT_EQ(train("24-30\n", "2026-11-23").status, 0);
    const std::string file = write("exercises.jsonl", "");
    const Ran exported = run({"train", "exercises", "export", "-o", file});
    EXPECT_EQ(exported.status, 0) << exported.err;
    EXPECT_TRUE(contains(exported.err, "1 exercise written, 1 answer")) << exported.err;
    const std::string other = write("unused", "") + ".db";
    const Words into{"train", "exercises", "import",  file,        "--db",
                     other,   "--json",    "--today", "2026-11-25"};
    const Json first = objects(run(into).out).at(0);
    EXPECT_EQ(first["added"], 1);
    EXPECT_EQ(first["answers"], 1);
    const Json again = objects(run(into).out).at(0);
    EXPECT_EQ(again["added"], 0);
    EXPECT_EQ(again["known"], 1);
    EXPECT_EQ(again["answers"], 0);
    const Json there = objects(run({"train", "exercises", "--json", "--db", other}).out).at(0);
    const Json here = objects(run({"train", "exercises", "--json"}).out).at(0);
    for (const char* field : {"exercise", "fen", "kind", "answers", "line", "due", "answered"})
        EXPECT_EQ(there[field], here[field]) << field;
    EXPECT_EQ(there["games"], Json::array());
    EXPECT_EQ(there["origin"], "Jansen – Meijer");
    EXPECT_TRUE(here["origin"].is_null()) << "its game is here";
    const Ran solved = train("24-30\n", "2026-11-24", {"--db", other});
    EXPECT_TRUE(contains(solved.out, "Jansen – Meijer: 6-11 was played")) << solved.out;
    ASSERT_EQ(run({"train", "exercises", "export", "-o", file, "--db", other}).status, 0);
    const Words back{"train", "exercises", "import", file, "--json", "--today", "2026-11-25"};
    EXPECT_EQ(objects(run(back).out).at(0)["answers"], 1);
    EXPECT_EQ(objects(run({"train", "exercises", "--json"}).out).at(0)["due"], "2026-11-30");
}

TEST_F(Training, WritesOverFilesThatWereImportedOnlyWhenAsked) {
    makeOne();
    const std::string original = folder_.file("games.pdn");
    const std::string before = folder_.read("games.pdn");
    const Ran refused = run({"train", "exercises", "export", "-o", original});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(contains(refused.err, "--force")) << refused.err;
    EXPECT_EQ(folder_.read("games.pdn"), before);
    EXPECT_EQ(run({"train", "exercises", "export", "-o", original, "--force"}).status, 0);
    EXPECT_NE(folder_.read("games.pdn"), before);
    EXPECT_EQ(run({"train", "exercises", "list", "--force"}).status, 2) << "only with export";
}

TEST_F(Training, ReportsLinesThatAreNoExercises) {
    makeOne();
    const std::string line = run({"train", "exercises", "export", "-o", "-"}).out;
    std::string illegal = line;
    illegal.replace(illegal.find("24-30"), 5, "24-31");
    const std::string file = write("bad.jsonl", "{\n\n" + illegal + line + "{\"a\": 1}");
    const Ran ran = run({"train", "exercises", "import", file, "--language", "fr"});
    EXPECT_EQ(ran.status, 1) << "done, with problems reported";
    EXPECT_TRUE(contains(ran.err, file + ":1:2: ce n'est pas du JSON")) << ran.err;
    EXPECT_TRUE(contains(ran.err, file + ":3:")) << ran.err;
    EXPECT_TRUE(contains(ran.err, ": 24-31 n'est pas un coup légal ici")) << ran.err;
    EXPECT_TRUE(contains(ran.err, file + ":5:1: ")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "3 lignes ignorées")) << ran.err;
    EXPECT_EQ(objects(run({"train", "exercises", "--json"}).out).size(), 1U);
    EXPECT_EQ(run({"train", "exercises", "import"}).status, 2);
    const std::string store = write("unused", "") + ".db";
    ASSERT_EQ(run({"train", "exercises", "import", file, "--db", store}).status, 1);
    EXPECT_EQ(run({"train", "exercises", "import", store}).status, 2) << "a database";
    EXPECT_EQ(run({"train", "exercises", "import", file, "--player", "Nobody"}).status, 2);
    EXPECT_EQ(run({"train", "exercises", "export"}).status, 2);
    EXPECT_EQ(run({"train", "exercises", "remove", "-o", file}).status, 2);
}

TEST_F(Training, RemovesOnlyWithApply) {
    makeOne();
    EXPECT_EQ(objects(run({"train", "exercises", "remove", "--json"}).out).size(), 1U);
    EXPECT_EQ(objects(run({"train", "exercises", "--json"}).out).size(), 1U);
    EXPECT_EQ(run({"train", "exercises", "remove", "--apply"}).status, 0);
    EXPECT_EQ(objects(run({"train", "exercises", "--json"}).out).size(), 0U);
}

// An option that would be ignored must not make remove take more than was asked for.
TEST_F(Training, RefusesOptionsThatWouldBeIgnored) {
    makeOne();
    const std::string file = write("problems.pdn", setUp(missed, "Weiss", "1... 24-30", "0-2"));
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"remove", "--kind", "ending", "--apply"},
                                               {"remove", "--player", "Nobody", "--apply"},
                                               {"remove", "--of", "Nobody", "--apply"},
                                               {"list", "--kind", "mistake"},
                                               {"db", "check", "--from", "2020"},
                                               {"make", "--deck", "endgame"},
                                               {"make", file, "--kind", "mistake"},
                                               {"make", file, "--limit", "2"}}) {
        std::vector<std::string> all{"train", "exercises"};
        all.insert(all.end(), words.begin(), words.end());
        EXPECT_EQ(run(all).status, 2) << words[0] << ' ' << words[1];
    }
    EXPECT_EQ(objects(run({"train", "exercises", "--json"}).out).size(), 1U);
}

TEST_F(Training, NamesSolutionsThatAreNotLegal) {
    const std::string file =
        write("broken.pdn", setUp(missed, "Weiss", "1... 24-30 2. 1-50", "0-2"));
    const Ran checked = run({"train", "exercises", "check", file, "--json"});
    EXPECT_EQ(checked.status, 1);
    EXPECT_EQ(objects(checked.out).at(0)["soundness"], "illegal");
    const Ran text = run({"train", "exercises", "check", file});
    EXPECT_TRUE(contains(text.out, "solution not legal, 2. 1-50")) << text.out;
    EXPECT_EQ(objects(checked.out).at(0)["illegal"], "2. 1-50");
    const Ran made = run({"train", "exercises", "make", file});
    EXPECT_TRUE(contains(made.err, "1  solution not legal")) << made.err;
    EXPECT_EQ(objects(run({"train", "exercises", "make", file, "--json"}).out).at(0)["added"], 0);
    const Ran none =
        run({"train", "exercises", "check", write("empty.pdn", setUp(missed, "Weiss", "", "*"))});
    EXPECT_TRUE(contains(none.err, "1 position without a solution left out")) << none.err;
}

TEST_F(Training, ReportsWhatAClubMisses) {
    makeOne();
    const std::string club = write("club.txt", "# the club\nMeijer\n\nJansen\n");
    const Ran ran = run({"train", "coach", "--players", club, "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json report = objects(ran.out).at(0);
    ASSERT_EQ(report["players"].size(), 2U);
    EXPECT_EQ(report["players"][0]["name"], "Meijer");
    EXPECT_EQ(report["players"][0]["since"]["missed"], 1);
    EXPECT_EQ(report["players"][0]["positions"][0]["fen"], missed);
    EXPECT_EQ(report["players"][1]["since"]["missed"], 0);
    const std::string folder = write("unused", "") + "-lessons";
    EXPECT_EQ(run({"train", "coach", "--players", club, "--folder", folder}).status, 0);
    EXPECT_TRUE(std::filesystem::exists(folder + "/meijer.html"));
    EXPECT_TRUE(std::filesystem::exists(folder + "/jansen.html"));
    EXPECT_TRUE(std::filesystem::exists(folder + "/trainer.html"));
    import("[White \"Westerhuizen, Wilhelmina\"]\n[Black \"Meijer\"]\n[GameType \"20\"]\n\n1. "
           "32-28 *\n");
    const std::string longName = write("long.txt", "Westerhuizen, Wilhelmina\n");
    EXPECT_EQ(run({"train", "coach", "--players", longName, "--folder", folder}).status, 0);
    EXPECT_TRUE(std::filesystem::exists(folder + "/westerhuizen-wilhelmina.html"));
    EXPECT_EQ(run({"train", "coach", "--players", "/"}).status, 2) << "a folder";
    std::ifstream in(folder + "/meijer.html");
    const std::string page{std::istreambuf_iterator<char>(in), {}};
    EXPECT_TRUE(contains(page, "was played"));
    EXPECT_TRUE(contains(page, "Black to move: play the combination"));
    EXPECT_LT(page.rfind("<svg"), page.find("24-30 ")) << "solutions are on the last page";
    EXPECT_EQ(run({"train", "coach", "--players", club, "--pdf"}).status, 2) << "without a folder";
    EXPECT_EQ(run({"train", "coach", "--players", write("empty.txt", "\n")}).status, 2);
    EXPECT_EQ(run({"train", "coach", "--players", write("other.txt", "Nobody\n")}).status, 2);
    const Ran some = run({"train", "coach", "--players", write("some.txt", "Nobody\nMeijer\n")});
    EXPECT_EQ(some.status, 1) << "the others are reported";
    EXPECT_TRUE(contains(some.err, "no player is called \"Nobody\"")) << some.err;
    EXPECT_TRUE(contains(some.out, "1... 24-30 2. 25x34")) << some.out;
}

TEST_F(Training, ReportsWhyALessonHasNoPositions) {
    makeOne();
    const std::string club = write("club.txt", "Jansen\n");
    const Ran ran = run({"train", "coach", "--players", club});
    EXPECT_TRUE(contains(ran.out, "no positions: no combination was missed or allowed") ||
                contains(ran.out, "no positions: of the combinations missed and allowed"))
        << ran.out;
    EXPECT_FALSE(contains(ran.out, "Positions\n")) << ran.out;
}

// The right move is printed, what was played only as "not ...", with what refutes it.
TEST_F(Training, PrintsTheRightMoveOfWhatWasAllowed) {
    import("[White \"Jansen\"]\n[Black \"Meijer\"]\n[GameType \"20\"]\n\n" + std::string(allowing) +
           " *\n\n");
    const std::string club = write("club.txt", "Meijer\n");
    const Json report = objects(run({"train", "coach", "--players", club, "--json"}).out).at(0);
    const Json& positions = report["players"][0]["positions"];
    ASSERT_FALSE(positions.empty()) << report;
    const Json& position = positions[0];
    EXPECT_EQ(position["answers"].size(), 4U);
    EXPECT_EQ(position["allowed"], true);
    const auto right = position["answers"][0].get<std::string>();
    const auto printed = position["solution"].get<std::string>();
    EXPECT_TRUE(printed.starts_with(right)) << printed;
    EXPECT_TRUE(contains(printed, ", not 1... 13-19 2. 29-23")) << printed;
    const std::string folder = write("unused", "") + "-lessons";
    ASSERT_EQ(
        run({"train", "coach", "--players", club, "--folder", folder, "--language", "nl"}).status,
        0);
    std::ifstream in(folder + "/meijer.html");
    const std::string page{std::istreambuf_iterator<char>(in), {}};
    EXPECT_TRUE(contains(page, ", niet 1... 13-19")) << "in the reader's language";
}

TEST_F(Training, IsFoundUnderOtherNames) {
    EXPECT_TRUE(contains(run({"train-me"}).err, "did you mean train solve?"));
    EXPECT_TRUE(contains(run({"trainer"}).err, "did you mean train solve?")) << "not train";
}

TEST_F(Training, RefusesEmptyDecks) {
    makeOne();
    for (const char* deck : {"", ", ,", " "})
        EXPECT_EQ(run({"train", "exercises", "remove", "--deck", deck, "--apply"}).status, 2)
            << deck;
    EXPECT_EQ(objects(run({"train", "exercises", "--json"}).out).size(), 1U);
    const Ran ran = run({"train", "exercises", "--deck", "difficulty=7"});
    EXPECT_TRUE(contains(ran.err, "a number from 1 to 5")) << ran.err;
    EXPECT_TRUE(contains(run({"train", "exercises", "--deck", "phase=late"}).err, "middlegame"));
}

TEST_F(Training, PrintsSheets) {
    makeOne();
    const std::string html = write("unused", "") + ".html";
    ASSERT_EQ(run({"train", "sheet", "-o", html, "--language", "fr"}).status, 0);
    std::ifstream in(html);
    const std::string page{std::istreambuf_iterator<char>(in), {}};
    EXPECT_TRUE(contains(page, "Trait aux noirs"));
    EXPECT_TRUE(contains(page, "\"Content-Security-Policy\" content=\"default-src 'none'"));
    EXPECT_LT(page.find("Trait aux noirs"), page.find("24-30")) << "the solutions come last";
    EXPECT_EQ(page.find("24-30", page.find("</svg>")), page.find("24-30"));
    const std::string pdf = write("unused", "") + ".pdf";
    const Ran printed = run({"train", "sheet", "-o", pdf});
    EXPECT_TRUE(contains(printed.err, "1 exercise printed\n")) << printed.err;
    EXPECT_EQ(run({"train", "sheet", "-o", write("unused", "") + ".txt"}).status, 2);
    EXPECT_EQ(run({"train", "sheet", "--deck", "endgame", "-o", html}).status, 1)
        << "an empty deck";
}

// As on a computer without any font, whatever this one has.
TEST_F(Training, SaysWhichLettersNoFontHas) {
    makeOne();
    const std::string pdf = write("unused", "") + ".pdf";
    Start bare;
    bare.environment = {{"FONTCONFIG_FILE", write("fonts.conf", "<fontconfig></fontconfig>")}};
    const Ran rare = run({"train", "sheet", "-o", pdf, "--title", "Клуб"}, bare);
    EXPECT_TRUE(contains(rare.err, "no font of this computer has these letters")) << rare.err;
}

} // namespace
} // namespace damscope::cli
