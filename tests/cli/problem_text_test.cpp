// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/problem_text.hpp"

#include <gtest/gtest.h>

namespace damscope::cli {
namespace {

LocatedProblem example() {
    LocatedProblem located{"club.pdn", 12, "Jansen", "de Vries", {}};
    located.problem.line = 87;
    located.problem.column = 5;
    located.problem.code = "capture-compulsory";
    located.problem.where = "31... 18-22";
    located.problem.message = "capture is compulsory: 23x32";
    return located;
}

TEST(ProblemLine, hasPlaceGameMoveAndReason) {
    EXPECT_EQ(problemLine(example()), "club.pdn:87:5: game 12 (Jansen - de Vries), 31... 18-22: "
                                      "capture is compulsory: 23x32");
}

TEST(ProblemLine, leavesOutWhatIsNotKnown) {
    LocatedProblem located = example();
    located.white.clear();
    EXPECT_EQ(problemLine(located), "club.pdn:87:5: game 12 (? - de Vries), 31... 18-22: "
                                    "capture is compulsory: 23x32");
    located.black = "?";
    located.problem.where.clear();
    EXPECT_EQ(problemLine(located), "club.pdn:87:5: game 12: capture is compulsory: 23x32");
    located.game = 0;
    located.problem.line = 0;
    located.problem.column = 0;
    EXPECT_EQ(problemLine(located), "club.pdn: capture is compulsory: 23x32");
}

TEST(ProblemLine, tellsWarningsFromErrors) {
    LocatedProblem located = example();
    located.problem.severity = parser::Problem::Severity::warning;
    located.problem.message = "the game is guessed";
    EXPECT_NE(problemLine(located).find(": warning: the game is guessed"), std::string::npos);
}

TEST(ProblemLine, isOneLineWithoutControlCharacters) {
    LocatedProblem located = example();
    located.file = "a\n\x1b[31m.pdn";
    located.white = "\u202e\x07";
    located.problem.message = "x\r\ny";
    EXPECT_EQ(problemLine(located), "a\\x0a\\x1b[31m.pdn:87:5: game 12 (\\u202e\\x07 - de Vries), "
                                    "31... 18-22: x\\x0d\\x0ay");
}

TEST(ProblemLine, staysShortWhateverTheNames) {
    LocatedProblem located = example();
    located.white = std::string(10'000'000, 'W');
    located.black = std::string(10'000'000, '\x01');
    located.problem.message = std::string(10'000'000, 'm');
    EXPECT_LT(problemLine(located).size(), 1000U);
}

TEST(ProblemJson, hasEveryField) {
    EXPECT_EQ(problemJson(example()), Json({{"file", "club.pdn"},
                                            {"line", 87},
                                            {"column", 5},
                                            {"game", 12},
                                            {"white", "Jansen"},
                                            {"black", "de Vries"},
                                            {"move", "31... 18-22"},
                                            {"severity", "error"},
                                            {"code", "capture-compulsory"},
                                            {"message", "capture is compulsory: 23x32"},
                                            {"suggestion", ""}}));
}

} // namespace
} // namespace damscope::cli
