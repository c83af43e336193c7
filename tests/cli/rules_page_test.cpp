// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rules_page.hpp"

#include "cli/terminal_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

namespace damscope::cli {
namespace {

constexpr int wide = 1000; // so that no sentence is broken

std::string english(rules::Variant variant) {
    return rulesPage(rules::rules(variant), englishPhrases, wide);
}

bool says(const std::string& page, const std::string& sentence) {
    return page.find("- " + sentence + "\n") != std::string::npos;
}

TEST(RulesPage, isCompleteForEveryVariantInEveryLanguage) {
    for (const RulesPhrases* phrases : rulesLanguages())
        for (const rules::Variant variant : rules::allVariants()) {
            const std::string page = rulesPage(rules::rules(variant), *phrases, wide);
            EXPECT_EQ(page.find('{'), std::string::npos) << page;
            EXPECT_EQ(page.find("- \n"), std::string::npos) << page;
            EXPECT_EQ(page.find("\n\n\n"), std::string::npos) << page;
            EXPECT_NE(page.front(), '\n') << page;
        }
}

TEST(RulesPage, everyVariantHasATitleOfItsOwn) {
    for (const RulesPhrases* phrases : rulesLanguages()) {
        const std::set<std::string_view> titles(phrases->titles.begin(), phrases->titles.end());
        EXPECT_EQ(titles.size(), phrases->titles.size()) << phrases->code;
    }
}

TEST(RulesPage, fitsTheWidth) {
    for (const RulesPhrases* phrases : rulesLanguages()) {
        std::istringstream page(rulesPage(rules::rules(rules::Variant::frisian), *phrases, 60));
        for (std::string line; std::getline(page, line);)
            EXPECT_LE(displayWidth(line), 60) << line;
    }
}

TEST(RulesPage, saysWhatInternationalDraughtsIs) {
    const std::string page = english(rules::Variant::international);
    EXPECT_TRUE(says(page, "White moves first."));
    EXPECT_TRUE(says(page, "Each side begins with 20 men on the 4 row(s) nearest to it."));
    EXPECT_TRUE(says(page, "Of several captures the one that takes most pieces must be chosen; "
                           "kings count as men."));
    EXPECT_TRUE(says(page, "A man that reaches the last row within a capture and can go on, goes "
                           "on and stays a man."));
    EXPECT_TRUE(says(page, "25 moves of each side without a capture and without a man's move."));
    EXPECT_TRUE(says(page, "3 pieces, at least one of them a king, against a lone king: 16 moves "
                           "of each side."));
}

TEST(RulesPage, saysWhereVariantsDiffer) {
    using rules::Variant;
    EXPECT_TRUE(says(english(Variant::english), "Black moves first."));
    EXPECT_TRUE(says(english(Variant::english),
                     "A king moves one square diagonally, forward or backward."));
    EXPECT_TRUE(says(english(Variant::russian),
                     "A man that reaches the last row within a capture becomes a king at once and "
                     "goes on capturing as a king."));
    EXPECT_TRUE(says(english(Variant::italian), "A man may not take a king."));
    EXPECT_TRUE(says(english(Variant::turkish), "Each piece taken leaves the board at once."));
    EXPECT_TRUE(
        says(english(Variant::antidraughts),
             "A player who cannot move, because all pieces are taken or blocked, has won."));
    EXPECT_TRUE(says(english(Variant::portuguese),
                     "The squares are numbered 1 to 32 along the rows, from the bottom right as "
                     "White sees the board."));
    EXPECT_TRUE(says(english(Variant::thai), "No rule is known; the players agree."));
}

} // namespace
} // namespace damscope::cli
