// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/export/export.hpp"

#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

rules::Game read(const std::string& pdn) {
    parser::Reader reader(pdn);
    parser::GameText text;
    EXPECT_TRUE(reader.next(text));
    return parser::assemble(text).game;
}

TEST(LeftOut, isReadAsWordsWithCommas) {
    EXPECT_EQ(readLeftOut("comments"), (LeftOut{.comments = true}));
    EXPECT_EQ(readLeftOut("clocks, evaluations"), (LeftOut{.clocks = true, .evaluations = true}));
    for (const char* wrong : {"", "all", "comments;clocks", "comments,,clocks"})
        EXPECT_FALSE(readLeftOut(wrong)) << wrong;
}

TEST(LeftOut, leavesTheMovesAndWhatIsNotAskedFor) {
    const rules::Game game = read(
        "[White \"A\"]\n\n{start} 1. 32-28 {[%eval #-4] [%foo bar] wins} 18-23 (1... 19-23 {why} "
        "2. 28x19) {behind} 2. 38-32 {[%clock w0:10:00 B0:09:00]} 12-18 2-0\n");
    const auto text = [&](const LeftOut& parts) { return parser::writePdn(without(game, parts)); };
    EXPECT_EQ(text({}), parser::writePdn(game));
    const std::string bare =
        text({.comments = true, .variations = true, .clocks = true, .evaluations = true});
    EXPECT_NE(bare.find("1. 32-28 {[%foo bar]} 18-23 2. 38-32 12-18 *"), bare.npos) << bare;
    const std::string lines = text({.comments = true});
    EXPECT_NE(lines.find("#-4"), lines.npos);
    EXPECT_NE(lines.find("(1... 19-23 2. 28x19)"), lines.npos) << lines;
    EXPECT_EQ(lines.find("why"), lines.npos);
    const std::string main = text({.variations = true});
    EXPECT_NE(main.find("{behind}"), main.npos)
        << "what stands behind the variation stays: " << main;
    EXPECT_EQ(parser::writePdn(read(main)), main);
}

TEST(OwnOutput, isKnownByItsBeginning) {
    const std::string pdn = parser::writePdn(read("[White \"A\"]\n\n1. 32-28 18-23 2. 38-32 *\n"));
    EXPECT_TRUE(isOwnOutput("", true));
    EXPECT_TRUE(isOwnOutput(pdn + pdn, true));
    const std::string twice = pdn + pdn;
    EXPECT_TRUE(isOwnOutput(std::string_view(twice).substr(0, twice.size() - 9), false));
    EXPECT_FALSE(isOwnOutput(pdn + "% notes\n", true));
    EXPECT_FALSE(isOwnOutput("[White \"A\"]\n1.32-28 18-23 *\n", true));
    EXPECT_FALSE(isOwnOutput("Dear all,\n", true));
    EXPECT_FALSE(isOwnOutput("{\"games\":[]}", true));
    EXPECT_FALSE(isOwnOutput("%PDF-1.4\n1 0 obj\n<< /Creator (Writer) >>\n", true));
    EXPECT_FALSE(isOwnOutput("<!DOCTYPE html>\n<html><p>1. 32-28</p></html>\n", true));
}

} // namespace
} // namespace damscope::db
