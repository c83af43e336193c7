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

} // namespace
} // namespace damscope::db
