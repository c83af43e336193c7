// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/problem_text.hpp"
#include "tests/base/character.hpp"

#include <gtest/gtest.h>

namespace damscope::cli {
namespace {

const Message compulsory{"capture-compulsory", {{"moves", std::vector<std::string>{"23x32"}}}};

db::ImportProblem exampleProblem() {
    db::ImportProblem met;
    met.path = "club.pdn";
    met.ordinal = 12;
    met.white = "Jansen";
    met.black = "de Vries";
    met.problem = {{Severity::error, compulsory, "31... 18-22"}, 87, 5};
    return met;
}

std::string line(const db::ImportProblem& met) {
    return problemLine(met, Language::english);
}

TEST(ProblemLine, hasPlaceGameMoveAndReason) {
    EXPECT_EQ(line(exampleProblem()), "club.pdn:87:5: game 12 (Jansen - de Vries), 31... 18-22: "
                                      "capture is compulsory: 23x32");
}

TEST(ProblemLine, speaksTheLanguage) {
    db::ImportProblem met = exampleProblem();
    met.problem.severity = Severity::warning;
    met.refused = true;
    met.problem.suggestion = {"missing-move-meant", {{"move", "31... 23x32"}, {"reach", "game"}}};
    EXPECT_EQ(problemLine(met, Language::dutch),
              "club.pdn:87:5: partij 12 (Jansen - de Vries), 31... 18-22: waarschuwing: slaan is "
              "verplicht: 23x32 (ontbreekt de zet 31... 23x32? Daarmee klopt de partij tot het "
              "einde) (geweigerd)");
}

TEST(ProblemLine, leavesOutWhatIsNotKnown) {
    db::ImportProblem met = exampleProblem();
    met.white.clear();
    EXPECT_EQ(line(met), "club.pdn:87:5: game 12 (? - de Vries), 31... 18-22: "
                         "capture is compulsory: 23x32");
    met.black = "?";
    met.problem.move.clear();
    EXPECT_EQ(line(met), "club.pdn:87:5: game 12: capture is compulsory: 23x32");
    met.ordinal = 0;
    met.problem.line = 0;
    met.problem.column = 0;
    EXPECT_EQ(line(met), "club.pdn: capture is compulsory: 23x32");
}

TEST(ProblemLine, marksWarnings) {
    db::ImportProblem met = exampleProblem();
    met.problem.severity = Severity::warning;
    met.problem.message = {"nested-brace", {}};
    EXPECT_NE(line(met).find(": warning: a comment within a comment"), std::string::npos);
}

TEST(ProblemLine, isOneLineWithoutControlCharacters) {
    db::ImportProblem met = exampleProblem();
    met.path = "a\n\x1b[31m.pdn";
    met.white = base::testing::character(0x202e) + "\x07";
    met.problem.message = {"stray-text", {{"text", "x\r\ny"}}};
    EXPECT_EQ(line(met), "a\\x0a\\x1b[31m.pdn:87:5: game 12 (\\u202e\\x07 - de Vries), "
                         "31... 18-22: this is not PDN and is kept as text: x\\x0d\\x0ay");
}

TEST(ProblemLine, staysShortWhateverTheNames) {
    db::ImportProblem met = exampleProblem();
    met.white = std::string(8'000'000, 'W');
    met.black = std::string(8'000'000, '\x01');
    met.problem.message = {"stray-text", {{"text", std::string(8'000'000, 'm')}}};
    EXPECT_LT(line(met).size(), 1000U);
}

TEST(ProblemJson, hasEveryField) {
    EXPECT_EQ(problemJson(exampleProblem(), Language::dutch),
              Json({{"file", "club.pdn"},
                    {"line", 87},
                    {"column", 5},
                    {"ordinal", 12},
                    {"game", nullptr},
                    {"white", "Jansen"},
                    {"black", "de Vries"},
                    {"move", "31... 18-22"},
                    {"severity", "error"},
                    {"code", "capture-compulsory"},
                    {"parameters", {{"moves", Json::array({"23x32"})}}},
                    {"message", "slaan is verplicht: 23x32"},
                    {"suggestion", nullptr},
                    {"suggested", nullptr}}));
}

TEST(ProblemJson, namesTheStoredGame) {
    db::ImportProblem met = exampleProblem();
    met.game = db::GameId{7};
    EXPECT_EQ(problemJson(met, Language::english).at("game"), 7);
}

TEST(ProblemJson, holdsTheSuggestionAsData) {
    db::ImportProblem met = exampleProblem();
    met.problem.suggestion = {"missing-move-meant", {{"move", "31... 23x32"}, {"reach", "game"}}};
    const Json json = problemJson(met, Language::english);
    EXPECT_EQ(json.at("suggestion"),
              "is the move 31... 23x32 missing? With it the game is legal to its end");
    EXPECT_EQ(json.at("suggested"),
              Json({{"code", "missing-move-meant"},
                    {"parameters", {{"move", "31... 23x32"}, {"reach", "game"}}}}));
}

TEST(NoticeLine, speaksTheLanguage) {
    const db::Notice notice =
        db::leftOut(Severity::note, "club.zip/readme.txt", {"not-pdn-name", {}});
    EXPECT_EQ(noticeLine(notice, Language::english),
              "club.zip/readme.txt: note: its name does not end with .pdn");
    EXPECT_EQ(noticeLine(notice, Language::dutch),
              "club.zip/readme.txt: opmerking: de naam eindigt niet op .pdn");
    EXPECT_EQ(noticeJson(notice, Language::dutch).at("parameters"),
              Json({{"reason", {{"code", "not-pdn-name"}, {"parameters", Json::object()}}}}));
}

} // namespace
} // namespace damscope::cli
