// SPDX-License-Identifier: GPL-3.0-or-later
// why, on games in which the obvious reason is not the true one.
#include "tests/cli/store_commands.hpp"

#include <algorithm>

namespace damscope::cli {
namespace {

class WhyCommand : public StoreCommands {
protected:
    void importReport(const std::string& name) const {
        ASSERT_EQ(run({"import", "tests/data/reports/" + name}).status, 0);
    }
    void importPosition(const std::string& fen, const std::string& moves) const {
        import("[White \"a\"]\n[Black \"b\"]\n[GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"" + fen +
               "\"]\n\n" + moves + " *\n\n");
    }
    std::vector<std::string> codes(const Words& words) const {
        Words all{"analyse", "why", "--json"};
        all.insert(all.end(), words.begin(), words.end());
        const Ran ran = run(all);
        EXPECT_EQ(ran.status, 0) << ran.err;
        std::vector<std::string> found;
        for (const Json& reason : objects(ran.out))
            found.push_back(reason["code"]);
        return found;
    }
};

bool isAgainst(const std::string& code) {
    return code.starts_with("why-misses") || code.starts_with("why-loses") ||
           code.starts_with("why-allows") || code.starts_with("why-gives-pieces") ||
           code.starts_with("why-refuted");
}

// The first moves are the best ones by searches of six million positions.
TEST_F(WhyCommand, holdsNothingAgainstTheBestMove) {
    importReport("why-misleading.pdn");
    for (const char* game : {"1", "2"}) {
        const auto found = codes({game, "--move", "1w"});
        ASSERT_FALSE(found.empty()) << "of game " << game;
        for (const std::string& code : found)
            EXPECT_FALSE(isAgainst(code)) << code << " of game " << game;
    }
}

TEST_F(WhyCommand, givesAMistakeItsRefutation) {
    importReport("why-threat-on-blunder.pdn");
    for (const char* game : {"1", "2"}) {
        const auto found = codes({game, "--move", "1w"});
        ASSERT_FALSE(found.empty());
        for (const std::string& code : found)
            EXPECT_TRUE(isAgainst(code)) << code << " of game " << game;
        const auto ofAll = codes({game, "--all"});
        EXPECT_EQ(std::ranges::count(ofAll, "why-threatens"), 0) << "of game " << game;
    }
}

} // namespace
} // namespace damscope::cli
